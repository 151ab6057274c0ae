; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i64
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
  %43 = getelementptr inbounds i8, ptr %1, i64 24
  %44 = load i64, ptr %43, align 8
  %45 = icmp ne i64 %44, 0
  %46 = insertelement <64 x float> poison, float %14, i64 0
  %47 = shufflevector <64 x float> %46, <64 x float> poison, <64 x i32> zeroinitializer
  %48 = getelementptr [4 x i8], ptr %2, i64 %17
  %49 = ptrtoint ptr %48 to i64
  %50 = sub i64 0, %49
  %51 = and i64 %50, 63
  %52 = lshr i64 %51, 2
  %53 = sub nsw i64 %19, %17
  %54 = icmp sge i64 %53, 256
  %55 = add nsw i64 %17, %52
  %56 = select i1 %54, i64 %55, i64 %17
  %57 = or i1 %45, %42
  %58 = select i1 %57, i64 %19, i64 %56
  store i64 %17, ptr %n0
  store i64 %58, ptr %n1
  br label %b3
b3:
  %59 = load i64, ptr %n0
  %60 = load i64, ptr %n1
  %61 = icmp slt i64 %59, %60
  br i1 %61, label %b4, label %b5
b4:
  %62 = sub nsw i64 %60, %59
  br i1 %42, label %b7, label %b8, !prof !2
b7:
  %63 = call i64 @llvm.smin.i64(i64 %62, i64 64)
  %64 = add nsw i64 %63, -1
  %65 = add nsw i64 %59, %64
  %66 = sext i64 %59 to i128
  %67 = sext i64 %65 to i128
  %68 = icmp sge i128 %66, 0
  %69 = sext i64 %4 to i128
  %70 = icmp slt i128 %67, %69
  %71 = and i1 %68, %70
  %72 = sext i64 %59 to i128
  %73 = sext i64 %65 to i128
  %74 = icmp sge i128 %72, 0
  %75 = sext i64 %8 to i128
  %76 = icmp slt i128 %73, %75
  %77 = and i1 %74, %76
  %78 = and i1 %71, %77
  %79 = sext i64 %59 to i128
  %80 = sext i64 %65 to i128
  %81 = icmp sge i128 %79, 0
  %82 = sext i64 %12 to i128
  %83 = icmp slt i128 %80, %82
  %84 = and i1 %81, %83
  %85 = and i1 %78, %84
  %86 = sub nsw i64 %59, %17
  %87 = and i64 %86, 63
  %88 = icmp ne i64 %87, 0
  %89 = or i1 %45, %88
  %90 = xor i1 %85, true
  %91 = or i1 %89, %90
  br label %b8
b8:
  %92 = phi i1 [ %45, %b4 ], [ %91, %b7 ]
  %93 = select i1 %92, i64 1, i64 %62
  %94 = select i1 %92, i64 1, i64 64
  %95 = call i64 @llvm.smin.i64(i64 %93, i64 64)
  %96 = sub i64 64, %95
  %97 = lshr i64 -1, %96
  %98 = bitcast i64 %97 to <64 x i1>
  br i1 %92, label %b10, label %b11, !prof !2
b10:
  %99 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %100 = icmp ult i64 %59, %99
  br i1 %100, label %b11, label %b12, !prof !3
b11:
  %101 = getelementptr [4 x i8], ptr %6, i64 %59
  %102 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %101, <64 x i1> %98, <64 x float> zeroinitializer), !tbaa !7
  %103 = freeze <64 x float> %102
  %104 = fmul <64 x float> %103, %47
  br i1 %92, label %b13, label %b14, !prof !2
b13:
  %105 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %106 = icmp ult i64 %59, %105
  br i1 %106, label %b14, label %b15, !prof !3
b14:
  %107 = getelementptr [4 x i8], ptr %10, i64 %59
  %108 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %107, <64 x i1> %98, <64 x float> zeroinitializer), !tbaa !7
  %109 = freeze <64 x float> %108
  %110 = fadd <64 x float> %104, %109
  br i1 %92, label %b16, label %b17, !prof !2
b16:
  %111 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %112 = icmp ult i64 %59, %111
  br i1 %112, label %b17, label %b18, !prof !3
b17:
  %113 = getelementptr [4 x i8], ptr %2, i64 %59
  call void @llvm.masked.store.v64f32.p0(<64 x float> %110, ptr align 1 %113, <64 x i1> %98), !tbaa !7
  br label %b9
b9:
  %114 = call i64 @llvm.smin.i64(i64 %62, i64 %94)
  %115 = add nuw nsw i64 %59, %114
  store i64 %115, ptr %n0
  br label %b3, !llvm.loop !10
b5:
  %116 = icmp slt i64 %60, %19
  br i1 %116, label %b19, label %b6
b19:
  %117 = sub nsw i64 %19, %59
  %118 = and i64 %117, -64
  %119 = add nsw i64 %59, %118
  %120 = icmp slt i64 %59, %119
  br i1 %120, label %b20, label %b21
b20:
  br label %b22
b22:
  %121 = phi i64 [ %59, %b20 ], [ %n2, %b23 ]
  %122 = getelementptr [4 x i8], ptr %6, i64 %121
  %123 = load <64 x float>, ptr %122, align 1, !tbaa !7
  %124 = fmul <64 x float> %123, %47
  %125 = getelementptr [4 x i8], ptr %10, i64 %121
  %126 = load <64 x float>, ptr %125, align 1, !tbaa !7
  %127 = fadd <64 x float> %124, %126
  %128 = getelementptr [4 x i8], ptr %2, i64 %121
  store <64 x float> %127, ptr %128, align 1, !tbaa !7
  br label %b24
b24:
  br label %b23
b23:
  %n2 = add nuw i64 %121, 64
  %129 = icmp slt i64 %n2, %119
  br i1 %129, label %b22, label %b21, !llvm.loop !11
b21:
  store i64 %119, ptr %n0
  store i64 %19, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b12:
  %130 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 12, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %59, ptr %131, align 8
  %132 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %132, align 8
  ret i32 1
b15:
  %133 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 16, ptr %133, align 8
  %134 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %59, ptr %134, align 8
  %135 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %12, ptr %135, align 8
  ret i32 1
b18:
  %136 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 20, ptr %136, align 8
  %137 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %59, ptr %137, align 8
  %138 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %138, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1, i32 1048575}
!3 = !{!"branch_weights", i32 1048575, i32 1}
!4 = !{!"spelt"}
!5 = !{!"number", !4, i64 0}
!6 = !{!"number[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
