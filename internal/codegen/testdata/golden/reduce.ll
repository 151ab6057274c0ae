source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca float
  %6 = alloca i32
  %7 = alloca i32
  %8 = alloca i32
  %9 = alloca float
  %10 = alloca i32
  %11 = alloca float
  %12 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !invariant.load !0, !noundef !0
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load i64, ptr %15, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %3
  store float 0x7ff0000000000000, ptr %4
  store float 0xfff0000000000000, ptr %5
  store i32 0, ptr %6
  store i32 -1, ptr %7
  store i32 0, ptr %8
  store float 0x8000000000000000, ptr %9
  store i32 -2147483648, ptr %10
  store float 0xfff0000000000000, ptr %11
  %17 = load i64, ptr %1, align 8, !range !1
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8, !range !1
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %b2, label %b1
b2:
  %21 = add nsw i64 %19, -1
  %22 = sext i64 %17 to i128
  %23 = sext i64 %21 to i128
  %24 = icmp sge i128 %22, 0
  %25 = sext i64 %14 to i128
  %26 = icmp slt i128 %23, %25
  %27 = and i1 %24, %26
  br i1 %27, label %b3, label %b4, !prof !2
b4:
  %28 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %28
b3:
  br label %b6
b6:
  %29 = phi i64 [ %17, %b3 ], [ %n0, %b7 ]
  store float 0x8000000000000000, ptr %2
  %30 = getelementptr inbounds [4 x i8], ptr %12, i64 %29
  %31 = load float, ptr %30, align 4, !tbaa !10, !llvm.access.group !4
  %32 = call float @llvm.fabs.f32(float %31)
  %33 = fcmp olt float %32, 0x41e0000000000000
  %34 = fptosi float %31 to i32
  %35 = select i1 %33, i32 %34, i32 -2147483648
  %36 = load float, ptr %3
  %37 = fadd reassoc float %36, %31
  store float %37, ptr %3
  %38 = load float, ptr %4
  %39 = call float @llvm.minimum.f32(float %38, float %31)
  store float %39, ptr %4
  %40 = load float, ptr %5
  %41 = call float @llvm.maximum.f32(float %40, float %31)
  store float %41, ptr %5
  %42 = load i32, ptr %6
  %43 = add i32 %42, %35
  store i32 %43, ptr %6
  %44 = load i32, ptr %7
  %45 = and i32 %44, %35
  store i32 %45, ptr %7
  %46 = load i32, ptr %8
  %47 = xor i32 %35, %46
  store i32 %47, ptr %8
  %48 = fcmp ogt float %31, 0x4008000000000000
  br i1 %48, label %b10, label %b9
b10:
  %49 = load float, ptr %2
  %50 = call reassoc float @llvm.fmuladd.f32(float %31, float 0x4008000000000000, float %49)
  store float %50, ptr %2
  br label %b9
b9:
  %51 = load i32, ptr %10
  %52 = icmp sgt i32 %35, %51
  br i1 %52, label %b12, label %b11
b12:
  store i32 %35, ptr %10
  br label %b11
b11:
  %53 = load float, ptr %11
  %54 = fcmp oge float %31, %53
  br i1 %54, label %b14, label %b13
b14:
  store float %31, ptr %11
  br label %b13
b13:
  br label %b8
b8:
  %55 = load float, ptr %9
  %56 = load float, ptr %2
  %57 = fadd reassoc float %55, %56
  store float %57, ptr %9
  br label %b7
b7:
  %n0 = add nuw nsw i64 %29, 1
  %58 = icmp slt i64 %n0, %19
  br i1 %58, label %b6, label %b5, !llvm.loop !6
b5:
  br label %b1
b1:
  %59 = getelementptr inbounds i8, ptr %1, i64 16
  %60 = load ptr, ptr %59, align 8
  %61 = load float, ptr %3
  %62 = bitcast float %61 to i32
  %63 = zext i32 %62 to i64
  store i64 %63, ptr %60, align 8
  %64 = load float, ptr %4
  %65 = bitcast float %64 to i32
  %66 = zext i32 %65 to i64
  %67 = getelementptr inbounds i8, ptr %60, i64 8
  store i64 %66, ptr %67, align 8
  %68 = load float, ptr %5
  %69 = bitcast float %68 to i32
  %70 = zext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %60, i64 16
  store i64 %70, ptr %71, align 8
  %72 = load i32, ptr %6
  %73 = sext i32 %72 to i64
  %74 = getelementptr inbounds i8, ptr %60, i64 24
  store i64 %73, ptr %74, align 8
  %75 = load i32, ptr %7
  %76 = sext i32 %75 to i64
  %77 = getelementptr inbounds i8, ptr %60, i64 32
  store i64 %76, ptr %77, align 8
  %78 = load i32, ptr %8
  %79 = sext i32 %78 to i64
  %80 = getelementptr inbounds i8, ptr %60, i64 40
  store i64 %79, ptr %80, align 8
  %81 = load float, ptr %9
  %82 = bitcast float %81 to i32
  %83 = zext i32 %82 to i64
  %84 = getelementptr inbounds i8, ptr %60, i64 48
  store i64 %83, ptr %84, align 8
  %85 = load i32, ptr %10
  %86 = sext i32 %85 to i64
  %87 = getelementptr inbounds i8, ptr %60, i64 56
  store i64 %86, ptr %87, align 8
  %88 = load float, ptr %11
  %89 = bitcast float %88 to i32
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %60, i64 64
  store i64 %90, ptr %91, align 8
  ret i32 0
}

define internal i32 @spelt_checked(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca float
  %6 = alloca i32
  %7 = alloca i32
  %8 = alloca i32
  %9 = alloca float
  %10 = alloca i32
  %11 = alloca float
  %12 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %13 = getelementptr inbounds i8, ptr %0, i64 8
  %14 = load i64, ptr %13, align 8, !invariant.load !0, !noundef !0
  %15 = getelementptr inbounds i8, ptr %0, i64 16
  %16 = load i64, ptr %15, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %3
  store float 0x7ff0000000000000, ptr %4
  store float 0xfff0000000000000, ptr %5
  store i32 0, ptr %6
  store i32 -1, ptr %7
  store i32 0, ptr %8
  store float 0x8000000000000000, ptr %9
  store i32 -2147483648, ptr %10
  store float 0xfff0000000000000, ptr %11
  %17 = load i64, ptr %1, align 8, !range !1
  %18 = getelementptr inbounds i8, ptr %1, i64 8
  %19 = load i64, ptr %18, align 8, !range !1
  %20 = icmp slt i64 %17, %19
  br i1 %20, label %b2, label %b1
b2:
  br label %b4
b4:
  %21 = phi i64 [ %17, %b2 ], [ %n0, %b5 ]
  %22 = call i64 @llvm.smax.i64(i64 %14, i64 0)
  %23 = icmp ult i64 %21, %22
  br i1 %23, label %b7, label %b8, !prof !2
b7:
  %24 = getelementptr inbounds [4 x i8], ptr %12, i64 %21
  %25 = load float, ptr %24, align 4, !tbaa !10
  %26 = call float @llvm.fabs.f32(float %25)
  %27 = fcmp olt float %26, 0x41e0000000000000
  %28 = fptosi float %25 to i32
  %29 = select i1 %27, i32 %28, i32 -2147483648
  %30 = load float, ptr %3
  %31 = fadd float %30, %25
  store float %31, ptr %3
  %32 = load float, ptr %4
  %33 = call float @llvm.minimum.f32(float %32, float %25)
  store float %33, ptr %4
  %34 = load float, ptr %5
  %35 = call float @llvm.maximum.f32(float %34, float %25)
  store float %35, ptr %5
  %36 = load i32, ptr %6
  %37 = add i32 %36, %29
  store i32 %37, ptr %6
  %38 = load i32, ptr %7
  %39 = and i32 %38, %29
  store i32 %39, ptr %7
  %40 = load i32, ptr %8
  %41 = xor i32 %29, %40
  store i32 %41, ptr %8
  %42 = fcmp ogt float %25, 0x4008000000000000
  br i1 %42, label %b10, label %b9
b10:
  %43 = load float, ptr %9
  %44 = call float @llvm.fma.f32(float %25, float 0x4008000000000000, float %43)
  store float %44, ptr %9
  br label %b9
b9:
  %45 = load i32, ptr %10
  %46 = icmp sgt i32 %29, %45
  br i1 %46, label %b12, label %b11
b12:
  store i32 %29, ptr %10
  br label %b11
b11:
  %47 = load float, ptr %11
  %48 = fcmp oge float %25, %47
  br i1 %48, label %b14, label %b13
b14:
  store float %25, ptr %11
  br label %b13
b13:
  br label %b6
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %21, 1
  %49 = icmp slt i64 %n0, %19
  br i1 %49, label %b4, label %b3, !llvm.loop !11
b3:
  br label %b1
b1:
  %50 = getelementptr inbounds i8, ptr %1, i64 16
  %51 = load ptr, ptr %50, align 8
  %52 = load float, ptr %3
  %53 = bitcast float %52 to i32
  %54 = zext i32 %53 to i64
  store i64 %54, ptr %51, align 8
  %55 = load float, ptr %4
  %56 = bitcast float %55 to i32
  %57 = zext i32 %56 to i64
  %58 = getelementptr inbounds i8, ptr %51, i64 8
  store i64 %57, ptr %58, align 8
  %59 = load float, ptr %5
  %60 = bitcast float %59 to i32
  %61 = zext i32 %60 to i64
  %62 = getelementptr inbounds i8, ptr %51, i64 16
  store i64 %61, ptr %62, align 8
  %63 = load i32, ptr %6
  %64 = sext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %51, i64 24
  store i64 %64, ptr %65, align 8
  %66 = load i32, ptr %7
  %67 = sext i32 %66 to i64
  %68 = getelementptr inbounds i8, ptr %51, i64 32
  store i64 %67, ptr %68, align 8
  %69 = load i32, ptr %8
  %70 = sext i32 %69 to i64
  %71 = getelementptr inbounds i8, ptr %51, i64 40
  store i64 %70, ptr %71, align 8
  %72 = load float, ptr %9
  %73 = bitcast float %72 to i32
  %74 = zext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %51, i64 48
  store i64 %74, ptr %75, align 8
  %76 = load i32, ptr %10
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %51, i64 56
  store i64 %77, ptr %78, align 8
  %79 = load float, ptr %11
  %80 = bitcast float %79 to i32
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %51, i64 64
  store i64 %81, ptr %82, align 8
  ret i32 0
b8:
  %83 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 24, ptr %83, align 8
  %84 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %21, ptr %84, align 8
  %85 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %14, ptr %85, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [72 x i8], align 8
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %6, %4
  %8 = icmp sle i64 %7, 64
  br i1 %8, label %b2, label %b3
b2:
  %9 = call i32 @spelt_checked(ptr %0, ptr %1)
  ret i32 %9
b3:
  %10 = lshr i64 %7, 1
  %11 = add i64 %4, %10
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %3, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 40
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 48
  store i64 0, ptr %16, align 8
  store i64 %4, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %11, ptr %17, align 8
  %18 = call i32 @spelt_task(ptr %0, ptr %2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %b4, label %b1
b4:
  %20 = load float, ptr %3, align 4
  %21 = getelementptr inbounds i8, ptr %3, i64 8
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %3, i64 16
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %3, i64 24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i8, ptr %3, i64 32
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %3, i64 40
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %3, i64 48
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %3, i64 56
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %3, i64 64
  %36 = load float, ptr %35, align 4
  store i64 %11, ptr %2, align 8
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %37, align 8
  %38 = call i32 @spelt_task(ptr %0, ptr %2)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %b5, label %b1
b5:
  %40 = load float, ptr %3, align 4
  %41 = getelementptr inbounds i8, ptr %3, i64 8
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds i8, ptr %3, i64 16
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds i8, ptr %3, i64 24
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i8, ptr %3, i64 32
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds i8, ptr %3, i64 40
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds i8, ptr %3, i64 48
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds i8, ptr %3, i64 56
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i8, ptr %3, i64 64
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds i8, ptr %1, i64 16
  %58 = load ptr, ptr %57, align 8
  %59 = fadd float %20, %40
  %60 = bitcast float %59 to i32
  %61 = zext i32 %60 to i64
  store i64 %61, ptr %58, align 8
  %62 = call float @llvm.minimum.f32(float %22, float %42)
  %63 = bitcast float %62 to i32
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %58, i64 8
  store i64 %64, ptr %65, align 8
  %66 = call float @llvm.maximum.f32(float %24, float %44)
  %67 = bitcast float %66 to i32
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %58, i64 16
  store i64 %68, ptr %69, align 8
  %70 = add i32 %26, %46
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %58, i64 24
  store i64 %71, ptr %72, align 8
  %73 = and i32 %28, %48
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %58, i64 32
  store i64 %74, ptr %75, align 8
  %76 = xor i32 %30, %50
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %58, i64 40
  store i64 %77, ptr %78, align 8
  %79 = fadd float %32, %52
  %80 = bitcast float %79 to i32
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %58, i64 48
  store i64 %81, ptr %82, align 8
  %83 = icmp sgt i32 %54, %34
  %84 = select i1 %83, i32 %54, i32 %34
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %58, i64 56
  store i64 %85, ptr %86, align 8
  %87 = fcmp oge float %56, %36
  %88 = select i1 %87, float %56, float %36
  %89 = bitcast float %88 to i32
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %58, i64 64
  store i64 %90, ptr %91, align 8
  ret i32 0
b1:
  %92 = getelementptr inbounds i8, ptr %2, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %93, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %2, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %2, i64 40
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %99, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %2, i64 48
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %102, ptr %103, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{}
!5 = !{!"llvm.loop.parallel_accesses", !4}
!6 = distinct !{!6, !3, !5}
!7 = !{!"spelt"}
!8 = !{!"f32", !7, i64 0}
!9 = !{!"f32[]", !8, i64 0}
!10 = !{!9, !9, i64 0}
!11 = distinct !{!11, !3}
