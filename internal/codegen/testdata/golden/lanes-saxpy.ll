; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i64
  %n2 = alloca i1
  %2 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !invariant.load !0, !noundef !0
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load ptr, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = getelementptr inbounds i8, ptr %0, i64 40
  %12 = load i64, ptr %11, align 8, !invariant.load !0, !noundef !0
  %13 = getelementptr inbounds i8, ptr %0, i64 48
  %14 = load float, ptr %13, align 8, !invariant.load !0, !noundef !0
  %15 = getelementptr inbounds i8, ptr %0, i64 56
  %16 = load i64, ptr %15, align 8, !invariant.load !0, !noundef !0
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
  %25 = sext i64 %4 to i128
  %26 = icmp slt i128 %23, %25
  %27 = and i1 %24, %26
  %28 = sext i64 %17 to i128
  %29 = sext i64 %21 to i128
  %30 = icmp sge i128 %28, 0
  %31 = sext i64 %8 to i128
  %32 = icmp slt i128 %29, %31
  %33 = and i1 %30, %32
  %34 = and i1 %27, %33
  %35 = sext i64 %17 to i128
  %36 = sext i64 %21 to i128
  %37 = icmp sge i128 %35, 0
  %38 = sext i64 %12 to i128
  %39 = icmp slt i128 %36, %38
  %40 = and i1 %37, %39
  %41 = and i1 %34, %40
  %42 = xor i1 %41, true
  %43 = sub i64 %19, %17
  %44 = icmp sle i64 %43, 64
  %45 = or i1 %41, %44
  br i1 %45, label %b4, label %b3, !prof !2
b3:
  %46 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %46
b4:
  %47 = insertelement <64 x float> poison, float %14, i64 0
  %48 = shufflevector <64 x float> %47, <64 x float> poison, <64 x i32> zeroinitializer
  %49 = getelementptr [4 x i8], ptr %2, i64 %17
  %50 = ptrtoint ptr %49 to i64
  %51 = sub i64 0, %50
  %52 = and i64 %51, 63
  %53 = lshr i64 %52, 2
  %54 = sub nsw i64 %19, %17
  %55 = icmp sge i64 %54, 256
  %56 = add nsw i64 %17, %53
  %57 = select i1 %55, i64 %56, i64 %17
  %58 = select i1 %42, i64 %19, i64 %57
  store i64 %17, ptr %n0
  store i64 %58, ptr %n1
  store i1 %42, ptr %n2
  br label %b5
b5:
  %59 = load i64, ptr %n0
  %60 = load i64, ptr %n1
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %b6, label %b7
b6:
  %62 = sub nsw i64 %60, %59
  %63 = load i1, ptr %n2
  %64 = select i1 %63, i64 1, i64 %62
  %65 = select i1 %63, i64 1, i64 64
  %66 = call i64 @llvm.smin.i64(i64 %64, i64 64)
  %67 = sub i64 64, %66
  %68 = lshr i64 -1, %67
  %69 = bitcast i64 %68 to <64 x i1>
  br i1 %63, label %b10, label %b11, !prof !3
b10:
  %70 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %71 = icmp ult i64 %59, %70
  br i1 %71, label %b11, label %b12, !prof !2
b11:
  %72 = getelementptr [4 x i8], ptr %6, i64 %59
  %73 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %72, <64 x i1> %69, <64 x float> zeroinitializer), !tbaa !7
  %74 = fmul <64 x float> %73, %48
  br i1 %63, label %b13, label %b14, !prof !3
b13:
  %75 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %76 = icmp ult i64 %59, %75
  br i1 %76, label %b14, label %b15, !prof !2
b14:
  %77 = getelementptr [4 x i8], ptr %10, i64 %59
  %78 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %77, <64 x i1> %69, <64 x float> zeroinitializer), !tbaa !7
  %79 = fadd <64 x float> %74, %78
  br i1 %63, label %b16, label %b17, !prof !3
b16:
  %80 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %81 = icmp ult i64 %59, %80
  br i1 %81, label %b17, label %b18, !prof !2
b17:
  %82 = getelementptr [4 x i8], ptr %2, i64 %59
  call void @llvm.masked.store.v64f32.p0(<64 x float> %79, ptr align 4 %82, <64 x i1> %69), !tbaa !7
  br label %b9
b9:
  %83 = call i64 @llvm.smin.i64(i64 %62, i64 %65)
  %84 = add nuw nsw i64 %59, %83
  store i64 %84, ptr %n0
  br label %b5, !llvm.loop !10
b7:
  %85 = icmp slt i64 %60, %19
  br i1 %85, label %b19, label %b8
b19:
  %86 = sub nsw i64 %19, %59
  %87 = and i64 %86, -64
  %88 = add nsw i64 %59, %87
  %89 = icmp slt i64 %59, %88
  br i1 %89, label %b20, label %b21
b20:
  %90 = phi i64 [ %59, %b19 ], [ %n3, %b22 ]
  %91 = getelementptr [4 x i8], ptr %6, i64 %90
  %92 = load <64 x float>, ptr %91, align 4, !tbaa !7
  %93 = fmul <64 x float> %92, %48
  %94 = getelementptr [4 x i8], ptr %10, i64 %90
  %95 = load <64 x float>, ptr %94, align 4, !tbaa !7
  %96 = fadd <64 x float> %93, %95
  %97 = getelementptr [4 x i8], ptr %2, i64 %90
  store <64 x float> %96, ptr %97, align 4, !tbaa !7
  br label %b23
b23:
  br label %b22
b22:
  %n3 = add nuw i64 %90, 64
  %98 = icmp slt i64 %n3, %88
  br i1 %98, label %b20, label %b21, !llvm.loop !11
b21:
  store i64 %88, ptr %n0
  store i64 %19, ptr %n1
  br label %b5
b8:
  br label %b1
b1:
  ret i32 0
b12:
  %99 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 12, ptr %99, align 8
  %100 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %59, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %101, align 8
  ret i32 1
b15:
  %102 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 16, ptr %102, align 8
  %103 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %59, ptr %103, align 8
  %104 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %12, ptr %104, align 8
  ret i32 1
b18:
  %105 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 20, ptr %105, align 8
  %106 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %59, ptr %106, align 8
  %107 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %107, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [0 x i8], align 8
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %6, %4
  %8 = lshr i64 %7, 1
  %9 = add i64 %4, %8
  %10 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %3, ptr %10, align 8
  %11 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 0, ptr %11, align 8
  %12 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 0, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 40
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 48
  store i64 0, ptr %14, align 8
  store i64 %4, ptr %2, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %9, ptr %15, align 8
  %16 = call i32 @spelt_task(ptr %0, ptr %2)
  %17 = icmp eq i32 %16, 0
  br i1 %17, label %b2, label %b1
b2:
  store i64 %9, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %18, align 8
  %19 = call i32 @spelt_task(ptr %0, ptr %2)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %b3, label %b1
b3:
  ret i32 0
b1:
  %21 = getelementptr inbounds i8, ptr %2, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %2, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %2, i64 40
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %2, i64 48
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %31, ptr %32, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"branch_weights", i32 1, i32 1048575}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
