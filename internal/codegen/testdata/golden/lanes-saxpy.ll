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
  %43 = insertelement <64 x float> poison, float %14, i64 0
  %44 = shufflevector <64 x float> %43, <64 x float> poison, <64 x i32> zeroinitializer
  %45 = getelementptr [4 x i8], ptr %2, i64 %17
  %46 = ptrtoint ptr %45 to i64
  %47 = sub i64 0, %46
  %48 = and i64 %47, 63
  %49 = lshr i64 %48, 2
  %50 = sub nsw i64 %19, %17
  %51 = icmp sge i64 %50, 256
  %52 = add nsw i64 %17, %49
  %53 = select i1 %51, i64 %52, i64 %17
  %54 = select i1 %42, i64 %19, i64 %53
  store i64 %17, ptr %n0
  store i64 %54, ptr %n1
  br label %b3
b3:
  %55 = load i64, ptr %n0
  %56 = load i64, ptr %n1
  %57 = icmp slt i64 %55, %56
  br i1 %57, label %b4, label %b5
b4:
  %58 = sub nsw i64 %56, %55
  br i1 %42, label %b7, label %b8, !prof !2
b7:
  %59 = call i64 @llvm.smin.i64(i64 %58, i64 64)
  %60 = add nsw i64 %59, -1
  %61 = add nsw i64 %55, %60
  %62 = sext i64 %55 to i128
  %63 = sext i64 %61 to i128
  %64 = icmp sge i128 %62, 0
  %65 = sext i64 %4 to i128
  %66 = icmp slt i128 %63, %65
  %67 = and i1 %64, %66
  %68 = sext i64 %55 to i128
  %69 = sext i64 %61 to i128
  %70 = icmp sge i128 %68, 0
  %71 = sext i64 %8 to i128
  %72 = icmp slt i128 %69, %71
  %73 = and i1 %70, %72
  %74 = and i1 %67, %73
  %75 = sext i64 %55 to i128
  %76 = sext i64 %61 to i128
  %77 = icmp sge i128 %75, 0
  %78 = sext i64 %12 to i128
  %79 = icmp slt i128 %76, %78
  %80 = and i1 %77, %79
  %81 = and i1 %74, %80
  %82 = sub nsw i64 %55, %17
  %83 = and i64 %82, 63
  %84 = icmp ne i64 %83, 0
  %85 = or i1 false, %84
  %86 = xor i1 %81, true
  %87 = or i1 %85, %86
  br label %b8
b8:
  %88 = phi i1 [ false, %b4 ], [ %87, %b7 ]
  %89 = select i1 %88, i64 1, i64 %58
  %90 = select i1 %88, i64 1, i64 64
  %91 = call i64 @llvm.smin.i64(i64 %89, i64 64)
  %92 = sub i64 64, %91
  %93 = lshr i64 -1, %92
  %94 = bitcast i64 %93 to <64 x i1>
  br i1 %88, label %b10, label %b11, !prof !2
b10:
  %95 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %96 = icmp ult i64 %55, %95
  br i1 %96, label %b11, label %b12, !prof !3
b11:
  %97 = getelementptr [4 x i8], ptr %6, i64 %55
  %98 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %97, <64 x i1> %94, <64 x float> zeroinitializer), !tbaa !7
  %99 = freeze <64 x float> %98
  %100 = fmul <64 x float> %99, %44
  br i1 %88, label %b13, label %b14, !prof !2
b13:
  %101 = call i64 @llvm.smax.i64(i64 %12, i64 0)
  %102 = icmp ult i64 %55, %101
  br i1 %102, label %b14, label %b15, !prof !3
b14:
  %103 = getelementptr [4 x i8], ptr %10, i64 %55
  %104 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %103, <64 x i1> %94, <64 x float> zeroinitializer), !tbaa !7
  %105 = freeze <64 x float> %104
  %106 = fadd <64 x float> %100, %105
  br i1 %88, label %b16, label %b17, !prof !2
b16:
  %107 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %108 = icmp ult i64 %55, %107
  br i1 %108, label %b17, label %b18, !prof !3
b17:
  %109 = getelementptr [4 x i8], ptr %2, i64 %55
  call void @llvm.masked.store.v64f32.p0(<64 x float> %106, ptr align 4 %109, <64 x i1> %94), !tbaa !7
  br label %b9
b9:
  %110 = call i64 @llvm.smin.i64(i64 %58, i64 %90)
  %111 = add nuw nsw i64 %55, %110
  store i64 %111, ptr %n0
  br label %b3, !llvm.loop !10
b5:
  %112 = icmp slt i64 %56, %19
  br i1 %112, label %b19, label %b6
b19:
  %113 = sub nsw i64 %19, %55
  %114 = and i64 %113, -64
  %115 = add nsw i64 %55, %114
  %116 = icmp slt i64 %55, %115
  br i1 %116, label %b20, label %b21
b20:
  %117 = phi i64 [ %55, %b19 ], [ %n2, %b22 ]
  %118 = getelementptr [4 x i8], ptr %6, i64 %117
  %119 = load <64 x float>, ptr %118, align 4, !tbaa !7
  %120 = fmul <64 x float> %119, %44
  %121 = getelementptr [4 x i8], ptr %10, i64 %117
  %122 = load <64 x float>, ptr %121, align 4, !tbaa !7
  %123 = fadd <64 x float> %120, %122
  %124 = getelementptr [4 x i8], ptr %2, i64 %117
  store <64 x float> %123, ptr %124, align 4, !tbaa !7
  br label %b23
b23:
  br label %b22
b22:
  %n2 = add nuw i64 %117, 64
  %125 = icmp slt i64 %n2, %115
  br i1 %125, label %b20, label %b21, !llvm.loop !11
b21:
  store i64 %115, ptr %n0
  store i64 %19, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b12:
  %126 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 12, ptr %126, align 8
  %127 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %55, ptr %127, align 8
  %128 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %128, align 8
  ret i32 1
b15:
  %129 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 16, ptr %129, align 8
  %130 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %55, ptr %130, align 8
  %131 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %12, ptr %131, align 8
  ret i32 1
b18:
  %132 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 20, ptr %132, align 8
  %133 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %55, ptr %133, align 8
  %134 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %134, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1, i32 1048575}
!3 = !{!"branch_weights", i32 1048575, i32 1}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
