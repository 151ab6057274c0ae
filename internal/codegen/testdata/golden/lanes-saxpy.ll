; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i1
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
  store i64 %17, ptr %n0
  store i1 %42, ptr %n1
  %49 = sub nsw i64 %19, %17
  %50 = and i64 %49, -64
  %51 = add nsw i64 %17, %50
  %52 = icmp slt i64 %17, %51
  %53 = xor i1 %42, true
  %54 = and i1 %52, %53
  br i1 %54, label %b7, label %b8
b7:
  %55 = phi i64 [ %17, %b4 ], [ %n2, %b9 ]
  %56 = getelementptr [4 x i8], ptr %6, i64 %55
  %57 = load <64 x float>, ptr %56, align 4, !tbaa !6
  %58 = fmul <64 x float> %57, %48
  %59 = getelementptr [4 x i8], ptr %10, i64 %55
  %60 = load <64 x float>, ptr %59, align 4, !tbaa !6
  %61 = fadd <64 x float> %58, %60
  %62 = getelementptr [4 x i8], ptr %2, i64 %55
  store <64 x float> %61, ptr %62, align 4, !tbaa !6
  br label %b10
b10:
  br label %b9
b9:
  %n2 = add nuw i64 %55, 64
  %63 = icmp slt i64 %n2, %51
  br i1 %63, label %b7, label %b11, !llvm.loop !9
b11:
  store i64 %51, ptr %n0
  br label %b8
b8:
  br label %b5
b5:
  %64 = load i64, ptr %n0
  %65 = icmp slt i64 %64, %19
  br i1 %65, label %b12, label %b6
b12:
  %66 = sub nsw i64 %19, %64
  %67 = load i1, ptr %n1
  %68 = select i1 %67, i64 1, i64 %66
  %69 = select i1 %67, i64 1, i64 64
  %70 = call i64 @llvm.smin.i64(i64 %68, i64 64)
  %71 = sub i64 64, %70
  %72 = lshr i64 -1, %71
  %73 = bitcast i64 %72 to <64 x i1>
  br i1 %67, label %b14, label %b15, !prof !10
b14:
  %74 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %75 = icmp ult i64 %64, %74
  br i1 %75, label %b15, label %b16, !prof !2
b15:
  %76 = getelementptr [4 x i8], ptr %6, i64 %64
  %77 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %76, <64 x i1> %73, <64 x float> zeroinitializer), !tbaa !6
  %78 = fmul <64 x float> %77, %48
  br i1 %67, label %b17, label %b18, !prof !10
b17:
  %79 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %80 = icmp ult i64 %64, %79
  br i1 %80, label %b18, label %b19, !prof !2
b18:
  %81 = getelementptr [4 x i8], ptr %10, i64 %64
  %82 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %81, <64 x i1> %73, <64 x float> zeroinitializer), !tbaa !6
  %83 = fadd <64 x float> %78, %82
  br i1 %67, label %b20, label %b21, !prof !10
b20:
  %84 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %85 = icmp ult i64 %64, %84
  br i1 %85, label %b21, label %b22, !prof !2
b21:
  %86 = getelementptr [4 x i8], ptr %2, i64 %64
  call void @llvm.masked.store.v64f32.p0(<64 x float> %83, ptr align 4 %86, <64 x i1> %73), !tbaa !6
  br label %b13
b13:
  %87 = add nuw i64 %64, %69
  store i64 %87, ptr %n0
  br label %b5, !llvm.loop !11
b6:
  br label %b1
b1:
  ret i32 0
b16:
  %88 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 12, ptr %88, align 8
  %89 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %64, ptr %89, align 8
  %90 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %90, align 8
  ret i32 1
b19:
  %91 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 16, ptr %91, align 8
  %92 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %64, ptr %92, align 8
  %93 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %12, ptr %93, align 8
  ret i32 1
b22:
  %94 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 20, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %64, ptr %95, align 8
  %96 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %96, align 8
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
!3 = !{!"spelt"}
!4 = !{!"f32", !3, i64 0}
!5 = !{!"f32[]", !4, i64 0}
!6 = !{!5, !5, i64 0}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.vectorize.enable", i1 false}
!9 = distinct !{!9, !7, !8}
!10 = !{!"branch_weights", i32 1, i32 1048575}
!11 = distinct !{!11, !7, !8}
