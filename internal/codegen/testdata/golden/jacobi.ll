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
  %11 = sub i64 %10, 2
  %12 = add i64 %10, 1
  %13 = sub i64 %12, %10
  %14 = add i64 %12, %10
  %15 = load i64, ptr %1, align 8, !range !1
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8, !range !1
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %b2, label %b1
b2:
  %19 = add nsw i64 %17, -1
  %20 = udiv i64 %15, %11
  %21 = udiv i64 %19, %11
  %22 = mul i64 %20, %11
  %23 = sub i64 %15, %22
  %24 = mul i64 %21, %11
  %25 = sub i64 %19, %24
  %26 = icmp eq i64 %20, %21
  %27 = select i1 %26, i64 %23, i64 0
  %28 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %29 = add nsw i64 %28, -1
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = sext i64 %12 to i128
  %32 = icmp slt i64 %10, 0
  %33 = select i1 %32, i64 %21, i64 %20
  %34 = select i1 %32, i64 %20, i64 %21
  %35 = sext i64 %33 to i128
  %36 = sext i64 %10 to i128
  %37 = mul nsw i128 %36, %35
  %38 = add nsw i128 %31, %37
  %39 = sext i64 %34 to i128
  %40 = sext i64 %10 to i128
  %41 = mul nsw i128 %40, %39
  %42 = add nsw i128 %31, %41
  %43 = sext i64 %27 to i128
  %44 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %38, i128 %43)
  %45 = extractvalue { i128, i1 } %44, 0
  %46 = extractvalue { i128, i1 } %44, 1
  %47 = sext i64 %30 to i128
  %48 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %42, i128 %47)
  %49 = extractvalue { i128, i1 } %48, 0
  %50 = extractvalue { i128, i1 } %48, 1
  %51 = icmp sge i128 %45, 0
  %52 = sext i64 %4 to i128
  %53 = icmp slt i128 %49, %52
  %54 = and i1 %51, %53
  %55 = xor i1 %46, true
  %56 = and i1 %54, %55
  %57 = xor i1 %50, true
  %58 = and i1 %56, %57
  %59 = sext i64 %13 to i128
  %60 = icmp slt i64 %10, 0
  %61 = select i1 %60, i64 %21, i64 %20
  %62 = select i1 %60, i64 %20, i64 %21
  %63 = sext i64 %61 to i128
  %64 = sext i64 %10 to i128
  %65 = mul nsw i128 %64, %63
  %66 = add nsw i128 %59, %65
  %67 = sext i64 %62 to i128
  %68 = sext i64 %10 to i128
  %69 = mul nsw i128 %68, %67
  %70 = add nsw i128 %59, %69
  %71 = sext i64 %27 to i128
  %72 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %66, i128 %71)
  %73 = extractvalue { i128, i1 } %72, 0
  %74 = extractvalue { i128, i1 } %72, 1
  %75 = sext i64 %30 to i128
  %76 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %70, i128 %75)
  %77 = extractvalue { i128, i1 } %76, 0
  %78 = extractvalue { i128, i1 } %76, 1
  %79 = icmp sge i128 %73, 0
  %80 = sext i64 %8 to i128
  %81 = icmp slt i128 %77, %80
  %82 = and i1 %79, %81
  %83 = xor i1 %74, true
  %84 = and i1 %82, %83
  %85 = xor i1 %78, true
  %86 = and i1 %84, %85
  %87 = and i1 %58, %86
  %88 = sext i64 %14 to i128
  %89 = icmp slt i64 %10, 0
  %90 = select i1 %89, i64 %21, i64 %20
  %91 = select i1 %89, i64 %20, i64 %21
  %92 = sext i64 %90 to i128
  %93 = sext i64 %10 to i128
  %94 = mul nsw i128 %93, %92
  %95 = add nsw i128 %88, %94
  %96 = sext i64 %91 to i128
  %97 = sext i64 %10 to i128
  %98 = mul nsw i128 %97, %96
  %99 = add nsw i128 %88, %98
  %100 = sext i64 %27 to i128
  %101 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %95, i128 %100)
  %102 = extractvalue { i128, i1 } %101, 0
  %103 = extractvalue { i128, i1 } %101, 1
  %104 = sext i64 %30 to i128
  %105 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %99, i128 %104)
  %106 = extractvalue { i128, i1 } %105, 0
  %107 = extractvalue { i128, i1 } %105, 1
  %108 = icmp sge i128 %102, 0
  %109 = sext i64 %8 to i128
  %110 = icmp slt i128 %106, %109
  %111 = and i1 %108, %110
  %112 = xor i1 %103, true
  %113 = and i1 %111, %112
  %114 = xor i1 %107, true
  %115 = and i1 %113, %114
  %116 = and i1 %87, %115
  br i1 %116, label %b3, label %b4, !prof !2
b4:
  %117 = musttail call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %117
b3:
  %118 = udiv i64 %15, %11
  %119 = mul nuw nsw i64 %118, %11
  br label %b5
b5:
  %120 = phi i64 [ %119, %b3 ], [ %n0, %b6 ]
  %121 = phi i64 [ %118, %b3 ], [ %n1, %b6 ]
  %122 = sub nsw i64 %15, %120
  %123 = call i64 @llvm.smax.i64(i64 %122, i64 0)
  %124 = sub nsw i64 %17, %120
  %125 = call i64 @llvm.smin.i64(i64 %124, i64 %11)
  br label %b9
b9:
  %126 = phi i64 [ %123, %b5 ], [ %n2, %b10 ]
  %127 = add i64 %121, 1
  %128 = mul i64 %127, %10
  %129 = add i64 %126, 1
  %130 = add i64 %128, %129
  %131 = sub i64 %130, %10
  %132 = getelementptr inbounds [4 x i8], ptr %6, i64 %131
  %133 = load float, ptr %132, align 1, !tbaa !8
  %134 = add i64 %130, %10
  %135 = getelementptr inbounds [4 x i8], ptr %6, i64 %134
  %136 = load float, ptr %135, align 1, !tbaa !8
  %137 = sub i64 %130, 1
  %138 = getelementptr inbounds [4 x i8], ptr %6, i64 %137
  %139 = load float, ptr %138, align 1, !tbaa !8
  %140 = add i64 %130, 1
  %141 = getelementptr inbounds [4 x i8], ptr %6, i64 %140
  %142 = load float, ptr %141, align 1, !tbaa !8
  %143 = fadd float %133, %136
  %144 = fadd float %143, %139
  %145 = fadd float %144, %142
  %146 = fmul float 0x3fd0000000000000, %145
  %147 = getelementptr inbounds [4 x i8], ptr %2, i64 %130
  store float %146, ptr %147, align 1, !tbaa !8
  br label %b11
b11:
  br label %b10
b10:
  %n2 = add nuw nsw i64 %126, 1
  %148 = icmp slt i64 %n2, %125
  br i1 %148, label %b9, label %b8, !llvm.loop !4
b8:
  br label %b6
b6:
  %n0 = add nuw nsw i64 %120, %11
  %n1 = add nuw nsw i64 %121, 1
  %149 = icmp slt i64 %n0, %17
  br i1 %149, label %b5, label %b7
b7:
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
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = sub i64 %10, 2
  %12 = add i64 %10, 1
  %13 = sub i64 %12, %10
  %14 = add i64 %12, %10
  %15 = load i64, ptr %1, align 8, !range !1
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8, !range !1
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %b2, label %b1
b2:
  %19 = udiv i64 %15, %11
  %20 = mul nuw nsw i64 %19, %11
  br label %b3
b3:
  %21 = phi i64 [ %20, %b2 ], [ %n0, %b4 ]
  %22 = phi i64 [ %19, %b2 ], [ %n1, %b4 ]
  %23 = sub nsw i64 %15, %21
  %24 = call i64 @llvm.smax.i64(i64 %23, i64 0)
  %25 = sub nsw i64 %17, %21
  %26 = call i64 @llvm.smin.i64(i64 %25, i64 %11)
  br label %b7
b7:
  %27 = phi i64 [ %24, %b3 ], [ %n2, %b8 ]
  %28 = add i64 %22, 1
  %29 = mul i64 %28, %10
  %30 = add i64 %27, 1
  %31 = add i64 %29, %30
  %32 = sub i64 %31, %10
  %33 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %34 = icmp ult i64 %32, %33
  br i1 %34, label %b10, label %b11, !prof !2
b10:
  %35 = getelementptr inbounds [4 x i8], ptr %6, i64 %32
  %36 = load float, ptr %35, align 1, !tbaa !8
  %37 = add i64 %31, %10
  %38 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %39 = icmp ult i64 %37, %38
  br i1 %39, label %b12, label %b13, !prof !2
b12:
  %40 = getelementptr inbounds [4 x i8], ptr %6, i64 %37
  %41 = load float, ptr %40, align 1, !tbaa !8
  %42 = sub i64 %31, 1
  %43 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %44 = icmp ult i64 %42, %43
  br i1 %44, label %b14, label %b15, !prof !2
b14:
  %45 = getelementptr inbounds [4 x i8], ptr %6, i64 %42
  %46 = load float, ptr %45, align 1, !tbaa !8
  %47 = add i64 %31, 1
  %48 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %49 = icmp ult i64 %47, %48
  br i1 %49, label %b16, label %b17, !prof !2
b16:
  %50 = getelementptr inbounds [4 x i8], ptr %6, i64 %47
  %51 = load float, ptr %50, align 1, !tbaa !8
  %52 = fadd float %36, %41
  %53 = fadd float %52, %46
  %54 = fadd float %53, %51
  %55 = fmul float 0x3fd0000000000000, %54
  %56 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %57 = icmp ult i64 %31, %56
  br i1 %57, label %b18, label %b19, !prof !2
b18:
  %58 = getelementptr inbounds [4 x i8], ptr %2, i64 %31
  store float %55, ptr %58, align 1, !tbaa !8
  br label %b9
b9:
  br label %b8
b8:
  %n2 = add nuw nsw i64 %27, 1
  %59 = icmp slt i64 %n2, %26
  br i1 %59, label %b7, label %b6, !llvm.loop !9
b6:
  br label %b4
b4:
  %n0 = add nuw nsw i64 %21, %11
  %n1 = add nuw nsw i64 %22, 1
  %60 = icmp slt i64 %n0, %17
  br i1 %60, label %b3, label %b5
b5:
  br label %b1
b1:
  ret i32 0
b11:
  %61 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 21, ptr %61, align 8
  %62 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %32, ptr %62, align 8
  %63 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %63, align 8
  ret i32 1
b13:
  %64 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 25, ptr %64, align 8
  %65 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %37, ptr %65, align 8
  %66 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %66, align 8
  ret i32 1
b15:
  %67 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 29, ptr %67, align 8
  %68 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %42, ptr %68, align 8
  %69 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %69, align 8
  ret i32 1
b17:
  %70 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 33, ptr %70, align 8
  %71 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %47, ptr %71, align 8
  %72 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %72, align 8
  ret i32 1
b19:
  %73 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 40, ptr %73, align 8
  %74 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %31, ptr %74, align 8
  %75 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %75, align 8
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
