; scalar code: no parallel loop
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %2 = alloca i64
  %3 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %4 = getelementptr inbounds i8, ptr %0, i64 8
  %5 = load i64, ptr %4, align 8, !invariant.load !0, !noundef !0
  %6 = getelementptr inbounds i8, ptr %0, i64 16
  %7 = load i64, ptr %6, align 8, !invariant.load !0, !noundef !0
  store i64 0, ptr %2
  %8 = icmp slt i64 0, %7
  br i1 %8, label %b4, label %b3
b4:
  %9 = phi i64 [ 0, %b0 ], [ %n0, %b5 ]
  %10 = icmp slt i64 0, 7
  br i1 %10, label %b7, label %b6
b7:
  %11 = phi i64 [ 0, %b4 ], [ %n1, %b8 ]
  %12 = load i64, ptr %2
  %13 = mul i64 %12, 7
  %14 = add i64 %13, %9
  %15 = xor i64 %14, %11
  store i64 %15, ptr %2
  %16 = srem i64 %15, 7
  %17 = icmp eq i64 %16, 1
  br i1 %17, label %b10, label %b9
b10:
  br label %b8
b9:
  %18 = icmp slt i64 0, %11
  br i1 %18, label %b12, label %b11
b12:
  %19 = phi i64 [ 0, %b9 ], [ %n2, %b13 ]
  %20 = icmp sgt i64 %19, %16
  br i1 %20, label %b15, label %b14
b15:
  br label %b8
b14:
  %21 = mul i64 %9, 900
  %22 = add i64 %21, %19
  %23 = icmp eq i64 %15, %22
  br i1 %23, label %b17, label %b16
b17:
  br label %b3
b16:
  br label %b13
b13:
  %n2 = add nuw nsw i64 %19, 1
  %24 = icmp slt i64 %n2, %11
  br i1 %24, label %b12, label %b11, !llvm.loop !3
b11:
  %25 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %26 = icmp ult i64 %9, %25
  br i1 %26, label %b18, label %b19, !prof !4
b18:
  %27 = getelementptr inbounds [8 x i8], ptr %3, i64 %9
  store i64 %15, ptr %27, align 8, !tbaa !8
  %28 = icmp sgt i64 %9, 900
  br i1 %28, label %b21, label %b20
b21:
  br label %b2
b20:
  br label %b8
b8:
  %n1 = add nuw nsw i64 %11, 1
  %29 = icmp slt i64 %n1, 7
  br i1 %29, label %b7, label %b6, !llvm.loop !2
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %9, 1
  %30 = icmp slt i64 %n0, %7
  br i1 %30, label %b4, label %b3
b3:
  %31 = icmp slt i64 %7, 7
  br i1 %31, label %b23, label %b22
b23:
  br label %b1
b22:
  %32 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %33 = icmp ult i64 0, %32
  br i1 %33, label %b24, label %b25, !prof !4
b24:
  store i64 %7, ptr %3, align 8, !tbaa !8
  br label %b2
b2:
  %34 = icmp ne i64 %7, 0
  br i1 %34, label %b26, label %b27, !prof !4
b26:
  %35 = load i64, ptr %2
  store i64 %35, ptr %3, align 8, !tbaa !8
  br label %b1
b1:
  ret i32 0
b19:
  %36 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 31, ptr %36, align 8
  %37 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %9, ptr %37, align 8
  %38 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %5, ptr %38, align 8
  ret i32 1
b25:
  %39 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 40, ptr %39, align 8
  %40 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 0, ptr %40, align 8
  %41 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %5, ptr %41, align 8
  ret i32 1
b27:
  %42 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 42, ptr %42, align 8
  %43 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %7, ptr %43, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
!4 = !{!"branch_weights", i32 1048575, i32 1}
!5 = !{!"spelt"}
!6 = !{!"i64", !5, i64 0}
!7 = !{!"i64[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
