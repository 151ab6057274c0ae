; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %2 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load ptr, ptr %3, align 8, !invariant.load !0, !noundef !0
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = load i64, ptr %1, align 8, !range !1
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !range !1
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %b2, label %b1
b2:
  br label %b4
b4:
  %15 = phi i64 [ %11, %b2 ], [ %n0, %b5 ]
  %16 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %17 = icmp ult i64 %15, %16
  br i1 %17, label %b7, label %b8, !prof !4
b7:
  %18 = getelementptr inbounds [1 x i8], ptr %6, i64 %15
  %19 = load i8, ptr %18, align 1, !tbaa !8
  %20 = zext i8 %19 to i32
  %21 = atomicrmw add ptr %2, i32 1 seq_cst, align 4
  %22 = getelementptr inbounds i8, ptr %2, i64 4
  %23 = atomicrmw xor ptr %22, i32 %20 seq_cst, align 4
  %24 = getelementptr inbounds i8, ptr %2, i64 8
  %25 = atomicrmw umin ptr %24, i32 %20 seq_cst, align 4
  %26 = getelementptr inbounds i8, ptr %2, i64 12
  %27 = atomicrmw umax ptr %26, i32 %20 seq_cst, align 4
  %28 = getelementptr inbounds i8, ptr %2, i64 16
  %29 = atomicrmw or ptr %28, i32 %20 seq_cst, align 4
  %30 = zext i8 %19 to i32
  %31 = getelementptr inbounds i8, ptr %2, i64 20
  %32 = atomicrmw min ptr %31, i32 %30 seq_cst, align 4
  %33 = uitofp i8 %19 to float
  %34 = atomicrmw fadd ptr %4, float %33 seq_cst, align 4
  %35 = getelementptr inbounds i8, ptr %4, i64 4
  %36 = fneg float %33
  %37 = atomicrmw fminimum ptr %35, float %36 seq_cst, align 4
  %38 = getelementptr inbounds i8, ptr %4, i64 8
  %39 = atomicrmw fmaximum ptr %38, float %33 seq_cst, align 4
  %40 = getelementptr inbounds i8, ptr %2, i64 24
  %41 = load atomic i32, ptr %40 seq_cst, align 4
  %42 = cmpxchg ptr %40, i32 %41, i32 %20 seq_cst seq_cst, align 4
  %43 = extractvalue { i32, i1 } %42, 1
  %44 = trunc i64 %15 to i32
  %45 = select i1 %43, i32 %44, i32 %41
  %46 = getelementptr inbounds i8, ptr %2, i64 28
  store atomic i32 %45, ptr %46 seq_cst, align 4
  %47 = load volatile i32, ptr %46, align 1
  store volatile i32 %47, ptr %46, align 1
  br label %b6
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %15, 1
  %48 = icmp slt i64 %n0, %13
  br i1 %48, label %b4, label %b3, !llvm.loop !3
b3:
  br label %b1
b1:
  ret i32 0
b8:
  %49 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 8, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %15, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %51, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2}
!4 = !{!"branch_weights", i32 1048575, i32 1}
!5 = !{!"spelt"}
!6 = !{!"number", !5, i64 0}
!7 = !{!"number[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
