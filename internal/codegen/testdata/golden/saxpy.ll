; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
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
  br i1 %41, label %b3, label %b4, !prof !2
b4:
  %42 = musttail call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %42
b3:
  br label %b6
b6:
  %43 = phi i64 [ %17, %b3 ], [ %n0, %b7 ]
  %44 = getelementptr inbounds [4 x i8], ptr %6, i64 %43
  %45 = load float, ptr %44, align 1, !tbaa !8
  %46 = fmul float %45, %14
  %47 = getelementptr inbounds [4 x i8], ptr %10, i64 %43
  %48 = load float, ptr %47, align 1, !tbaa !8
  %49 = fadd float %46, %48
  %50 = getelementptr inbounds [4 x i8], ptr %2, i64 %43
  store float %49, ptr %50, align 1, !tbaa !8
  br label %b8
b8:
  br label %b7
b7:
  %n0 = add nuw nsw i64 %43, 1
  %51 = icmp slt i64 %n0, %19
  br i1 %51, label %b6, label %b5, !llvm.loop !4
b5:
  br label %b1
b1:
  ret i32 0
}

define internal i32 @spelt_checked(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
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
  br label %b4
b4:
  %21 = phi i64 [ %17, %b2 ], [ %n0, %b5 ]
  %22 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %23 = icmp ult i64 %21, %22
  br i1 %23, label %b7, label %b8, !prof !2
b7:
  %24 = getelementptr inbounds [4 x i8], ptr %6, i64 %21
  %25 = load float, ptr %24, align 1, !tbaa !8
  %26 = fmul float %25, %14
  %27 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %28 = icmp ult i64 %21, %27
  br i1 %28, label %b9, label %b10, !prof !2
b9:
  %29 = getelementptr inbounds [4 x i8], ptr %10, i64 %21
  %30 = load float, ptr %29, align 1, !tbaa !8
  %31 = fadd float %26, %30
  %32 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %33 = icmp ult i64 %21, %32
  br i1 %33, label %b11, label %b12, !prof !2
b11:
  %34 = getelementptr inbounds [4 x i8], ptr %2, i64 %21
  store float %31, ptr %34, align 1, !tbaa !8
  br label %b6
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %21, 1
  %35 = icmp slt i64 %n0, %19
  br i1 %35, label %b4, label %b3, !llvm.loop !9
b3:
  br label %b1
b1:
  ret i32 0
b8:
  %36 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 12, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %21, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %38, align 8
  ret i32 1
b10:
  %39 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 16, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %21, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %12, ptr %41, align 8
  ret i32 1
b12:
  %42 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 20, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %21, ptr %43, align 8
  %44 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %44, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [0 x i8], align 8
  %3 = load i64, ptr %1, align 8
  %4 = getelementptr inbounds i8, ptr %1, i64 8
  %5 = load i64, ptr %4, align 8
  %6 = getelementptr inbounds i8, ptr %1, i64 16
  %7 = load ptr, ptr %6, align 8
  %8 = sub i64 %5, %3
  %9 = icmp sle i64 %8, 64
  br i1 %9, label %b1, label %b2
b1:
  %10 = call i32 @spelt_checked(ptr %0, ptr %1)
  ret i32 %10
b2:
  %11 = lshr i64 %8, 1
  %12 = add i64 %3, %11
  store i64 %3, ptr %1, align 8
  %13 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %12, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr %2, ptr %14, align 8
  %15 = call i32 @spelt_task(ptr %0, ptr %1)
  %16 = icmp eq i32 %15, 0
  br i1 %16, label %b3, label %b4
b4:
  ret i32 %15
b3:
  store i64 %12, ptr %1, align 8
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  store i64 %5, ptr %17, align 8
  %18 = getelementptr inbounds i8, ptr %1, i64 16
  store ptr %2, ptr %18, align 8
  %19 = call i32 @spelt_task(ptr %0, ptr %1)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %b5, label %b6
b6:
  ret i32 %19
b5:
  ret i32 0
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = !{!"spelt"}
!6 = !{!"number", !5, i64 0}
!7 = !{!"number[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
!9 = distinct !{!9, !3}
