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
  %16 = getelementptr [16 x i8], ptr %6, i64 %15
  %17 = getelementptr [16 x i8], ptr %2, i64 %15
  call void @llvm.memmove.p0.p0.i64(ptr %17, ptr %16, i64 16, i1 false)
  %18 = getelementptr i8, ptr %16, i64 12
  %19 = load i8, ptr %18, align 1, !tbaa !7
  %20 = trunc i8 %19 to i1
  %21 = getelementptr i8, ptr %17, i64 8
  %22 = load i32, ptr %21, align 1, !tbaa !9
  %23 = srem i32 %22, 3
  %24 = icmp eq i32 %23, 0
  %25 = xor i1 %20, %24
  %26 = getelementptr i8, ptr %17, i64 12
  %27 = zext i1 %25 to i8
  store i8 %27, ptr %26, align 1, !tbaa !7
  %28 = icmp eq i32 %23, 0
  %29 = icmp eq i32 %23, -1
  %30 = or i1 %28, %29
  %31 = select i1 %30, i32 1, i32 %23
  %32 = srem i32 %22, %31
  br i1 %25, label %b8, label %b9
b8:
  call void @llvm.memset.p0.i64(ptr %17, i8 0, i64 8, i1 false)
  store i32 %23, ptr %21, align 1, !tbaa !10
  br label %b7
b9:
  %33 = load i32, ptr %21, align 1, !tbaa !9
  %34 = xor i32 %33, 3
  store i32 %34, ptr %21, align 1, !tbaa !9
  br label %b7
b7:
  br label %b6
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %15, 1
  %35 = icmp slt i64 %n0, %13
  br i1 %35, label %b4, label %b3, !llvm.loop !3
b3:
  br label %b1
b1:
  ret i32 0
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"llvm.loop.mustprogress"}
!3 = distinct !{!3, !2}
!4 = !{!"spelt"}
!5 = !{!"number", !4, i64 0}
!6 = !{!"number.0", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"number.1", !5, i64 0}
!9 = !{!8, !8, i64 0}
!10 = !{!5, !5, i64 0}
