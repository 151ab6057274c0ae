; scalar code: no parallel loop
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n2 = call i64 asm "", "=r,0"(i64 0)
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
  %9 = phi i64 [ 0, %b0 ], [ %n0, %b6 ]
  %10 = icmp slt i64 0, 7
  br i1 %10, label %b8, label %b7
b8:
  %11 = phi i64 [ 0, %b4 ], [ %n1, %b10 ]
  %12 = load i64, ptr %2
  %13 = or i64 %12, %n2
  %14 = mul i64 %13, 7
  %15 = add i64 %14, %9
  %16 = xor i64 %15, %11
  store i64 %16, ptr %2
  %17 = srem i64 %16, 7
  %18 = icmp eq i64 %17, 1
  br i1 %18, label %b12, label %b11
b12:
  br label %b9
b11:
  %19 = icmp slt i64 0, %11
  br i1 %19, label %b14, label %b13
b14:
  br label %b15
b15:
  %20 = phi i64 [ 0, %b14 ], [ %n3, %b16 ]
  %21 = sub nsw i64 %11, %20
  %22 = call i64 @llvm.smin.i64(i64 %21, i64 4096)
  %n3 = add nuw nsw i64 %20, %22
  br label %b18
b18:
  %23 = phi i64 [ %20, %b15 ], [ %n4, %b19 ]
  %24 = icmp sgt i64 %23, %17
  br i1 %24, label %b21, label %b20
b21:
  br label %b9
b20:
  %25 = mul i64 %9, 900
  %26 = add i64 %25, %23
  %27 = icmp eq i64 %16, %26
  br i1 %27, label %b23, label %b22
b23:
  br label %b3
b22:
  br label %b19
b19:
  %n4 = add nuw nsw i64 %23, 1
  %28 = icmp slt i64 %n4, %n3
  br i1 %28, label %b18, label %b17, !llvm.loop !3
b17:
  %29 = icmp slt i64 %n3, %11
  br i1 %29, label %b16, label %b13
b16:
  %30 = getelementptr inbounds i8, ptr %1, i64 32
  %31 = load volatile i64, ptr %30, align 8
  %32 = icmp eq i64 %31, 0
  br i1 %32, label %b15, label %b24, !prof !4
b13:
  %33 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %34 = icmp ult i64 %9, %33
  br i1 %34, label %b25, label %b26, !prof !4
b25:
  %35 = getelementptr inbounds [8 x i8], ptr %3, i64 %9
  store i64 %16, ptr %35, align 1, !tbaa !8
  %36 = icmp sgt i64 %9, 900
  br i1 %36, label %b28, label %b27
b28:
  br label %b2
b27:
  br label %b9
b9:
  %n1 = add nuw nsw i64 %11, 1
  %37 = icmp slt i64 %n1, 7
  br i1 %37, label %b10, label %b7
b10:
  %38 = getelementptr inbounds i8, ptr %1, i64 32
  %39 = load volatile i64, ptr %38, align 8
  %40 = icmp eq i64 %39, 0
  br i1 %40, label %b8, label %b24, !prof !4, !llvm.loop !2
b7:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %9, 1
  %41 = icmp slt i64 %n0, %7
  br i1 %41, label %b6, label %b3
b6:
  %42 = getelementptr inbounds i8, ptr %1, i64 32
  %43 = load volatile i64, ptr %42, align 8
  %44 = icmp eq i64 %43, 0
  br i1 %44, label %b4, label %b24, !prof !4
b3:
  %45 = icmp slt i64 %7, 7
  br i1 %45, label %b30, label %b29
b30:
  br label %b1
b29:
  %46 = call i64 @llvm.smax.i64(i64 %5, i64 0)
  %47 = icmp ult i64 0, %46
  br i1 %47, label %b31, label %b32, !prof !4
b31:
  store i64 %7, ptr %3, align 1, !tbaa !8
  br label %b2
b2:
  %48 = icmp ne i64 %7, 0
  br i1 %48, label %b33, label %b34, !prof !4
b33:
  %49 = load i64, ptr %2
  store i64 %49, ptr %3, align 1, !tbaa !8
  br label %b1
b1:
  ret i32 0
b24:
  ret i32 2
b26:
  %50 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 31, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %9, ptr %51, align 8
  %52 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %5, ptr %52, align 8
  ret i32 1
b32:
  %53 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 40, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 0, ptr %54, align 8
  %55 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %5, ptr %55, align 8
  ret i32 1
b34:
  %56 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 42, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %7, ptr %57, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{!"llvm.loop.mustprogress"}
!2 = distinct !{!2, !1}
!3 = distinct !{!3, !1}
!4 = !{!"branch_weights", i32 1048575, i32 1}
!5 = !{!"spelt"}
!6 = !{!"number", !5, i64 0}
!7 = !{!"number[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
