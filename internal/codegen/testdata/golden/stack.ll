; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

@0 = private unnamed_addr constant [32 x i8] c"\01\00\00\00\F0\FF\FF\FF\03\00\00\00\05\00\00\00\07\00\00\00\0B\00\00\00\0D\00\00\00\11\00\00\00", align 16
define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %2 = alloca [32 x i8], align 16
  %3 = alloca i32
  %4 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load ptr, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 24
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = getelementptr inbounds i8, ptr %0, i64 32
  %12 = load i64, ptr %11, align 8, !invariant.load !0, !noundef !0
  %13 = load i64, ptr %1, align 8, !range !1
  %14 = getelementptr inbounds i8, ptr %1, i64 8
  %15 = load i64, ptr %14, align 8, !range !1
  %16 = icmp slt i64 %13, %15
  br i1 %16, label %b2, label %b1
b2:
  br label %b4
b4:
  %17 = phi i64 [ %13, %b2 ], [ %n0, %b5 ]
  call void @llvm.memset.p0.i64(ptr %2, i8 0, i64 32, i1 false)
  %18 = call i64 @llvm.smax.i64(i64 %10, i64 0)
  %19 = icmp ult i64 %17, %18
  br i1 %19, label %b7, label %b8, !prof !4
b7:
  %20 = getelementptr inbounds [1 x i8], ptr %8, i64 %17
  %21 = load i8, ptr %20, align 1, !tbaa !8
  %22 = and i8 %21, 7
  %23 = zext i8 %22 to i64
  %24 = icmp slt i64 0, 3
  br i1 %24, label %b10, label %b9
b10:
  %25 = phi i64 [ 0, %b7 ], [ %n1, %b11 ]
  %26 = add i64 %23, %25
  %27 = srem i64 %26, 8
  %28 = icmp ult i64 %27, 8
  br i1 %28, label %b12, label %b13, !prof !4
b12:
  %29 = getelementptr inbounds [4 x i8], ptr %2, i64 %27
  %30 = load i32, ptr %29, align 4, !tbaa !8
  %31 = getelementptr inbounds [4 x i8], ptr @0, i64 %27
  %32 = load i32, ptr %31, align 1, !tbaa !8
  %33 = add i32 %30, %32
  store i32 %33, ptr %29, align 4, !tbaa !8
  br label %b11
b11:
  %n1 = add nuw nsw i64 %25, 1
  %34 = icmp slt i64 %n1, 3
  br i1 %34, label %b10, label %b9, !llvm.loop !9
b9:
  store i32 0, ptr %3
  %35 = icmp slt i64 0, 8
  br i1 %35, label %b15, label %b14
b15:
  %36 = phi i64 [ 0, %b9 ], [ %n2, %b16 ]
  %37 = icmp ult i64 %36, 8
  br i1 %37, label %b17, label %b18, !prof !4
b17:
  %38 = getelementptr inbounds [4 x i8], ptr %2, i64 %36
  %39 = load i32, ptr %38, align 4, !tbaa !8
  %40 = load i32, ptr %3
  %41 = shl i32 %40, 1
  %42 = add i32 %41, %39
  store i32 %42, ptr %3
  br label %b16
b16:
  %n2 = add nuw nsw i64 %36, 1
  %43 = icmp slt i64 %n2, 8
  br i1 %43, label %b15, label %b14, !llvm.loop !10
b14:
  %44 = call i64 @llvm.smax.i64(i64 %6, i64 0)
  %45 = icmp ult i64 %17, %44
  br i1 %45, label %b19, label %b20, !prof !4
b19:
  %46 = getelementptr inbounds [4 x i8], ptr %4, i64 %17
  %47 = load i32, ptr %3
  store i32 %47, ptr %46, align 1, !tbaa !8
  br label %b6
b6:
  br label %b5
b5:
  %n0 = add nuw nsw i64 %17, 1
  %48 = icmp slt i64 %n0, %15
  br i1 %48, label %b4, label %b3, !llvm.loop !3
b3:
  br label %b1
b1:
  ret i32 0
b8:
  %49 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 14, ptr %49, align 8
  %50 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %17, ptr %50, align 8
  %51 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %10, ptr %51, align 8
  ret i32 1
b13:
  %52 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 23, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %27, ptr %53, align 8
  %54 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 8, ptr %54, align 8
  ret i32 1
b18:
  %55 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 33, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %36, ptr %56, align 8
  %57 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 8, ptr %57, align 8
  ret i32 1
b20:
  %58 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 40, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %17, ptr %59, align 8
  %60 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %6, ptr %60, align 8
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
!9 = distinct !{!9, !2}
!10 = distinct !{!10, !2}
