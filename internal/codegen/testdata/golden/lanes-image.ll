; lanes: 32 iterations side by side
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
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = load i64, ptr %1, align 8, !range !1
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !range !1
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %b2, label %b1
b2:
  %15 = add nsw i64 %13, -1
  %16 = sext i64 %11 to i128
  %17 = mul nsw i128 4, %16
  %18 = sext i64 %15 to i128
  %19 = mul nsw i128 4, %18
  %20 = icmp sge i128 %17, 0
  %21 = sext i64 %8 to i128
  %22 = icmp slt i128 %19, %21
  %23 = and i1 %20, %22
  %24 = sext i64 %11 to i128
  %25 = mul nsw i128 4, %24
  %26 = add nsw i128 3, %25
  %27 = sext i64 %15 to i128
  %28 = mul nsw i128 4, %27
  %29 = add nsw i128 3, %28
  %30 = icmp sge i128 %26, 0
  %31 = sext i64 %8 to i128
  %32 = icmp slt i128 %29, %31
  %33 = and i1 %30, %32
  %34 = and i1 %23, %33
  %35 = sext i64 %11 to i128
  %36 = mul nsw i128 4, %35
  %37 = sext i64 %15 to i128
  %38 = mul nsw i128 4, %37
  %39 = icmp sge i128 %36, 0
  %40 = sext i64 %4 to i128
  %41 = icmp slt i128 %38, %40
  %42 = and i1 %39, %41
  %43 = and i1 %34, %42
  %44 = sext i64 %11 to i128
  %45 = mul nsw i128 4, %44
  %46 = add nsw i128 3, %45
  %47 = sext i64 %15 to i128
  %48 = mul nsw i128 4, %47
  %49 = add nsw i128 3, %48
  %50 = icmp sge i128 %46, 0
  %51 = sext i64 %4 to i128
  %52 = icmp slt i128 %49, %51
  %53 = and i1 %50, %52
  %54 = and i1 %43, %53
  %55 = xor i1 %54, true
  %56 = sub i64 %13, %11
  %57 = icmp sle i64 %56, 64
  %58 = or i1 %54, %57
  br i1 %58, label %b4, label %b3, !prof !2
b3:
  %59 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %59
b4:
  store i64 %11, ptr %n0
  store i1 %55, ptr %n1
  %60 = sub nsw i64 %13, %11
  %61 = and i64 %60, -32
  %62 = add nsw i64 %11, %61
  %63 = icmp slt i64 %11, %62
  %64 = xor i1 %55, true
  %65 = and i1 %63, %64
  br i1 %65, label %b7, label %b8
b7:
  %66 = phi i64 [ %11, %b4 ], [ %n2, %b9 ]
  %67 = mul i64 %66, 4
  %68 = getelementptr [1 x i8], ptr %6, i64 %67
  %69 = getelementptr i8, ptr %68, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %70 = load <32 x i8>, ptr %68, align 1, !tbaa !6
  %71 = shufflevector <32 x i8> %70, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %72 = getelementptr i8, ptr %68, i64 32
  %73 = load <32 x i8>, ptr %72, align 1, !tbaa !6
  %74 = shufflevector <32 x i8> %71, <32 x i8> %73, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %75 = getelementptr i8, ptr %68, i64 64
  %76 = load <32 x i8>, ptr %75, align 1, !tbaa !6
  %77 = shufflevector <32 x i8> %74, <32 x i8> %76, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %78 = getelementptr i8, ptr %68, i64 93
  %79 = load <32 x i8>, ptr %78, align 1, !tbaa !6
  %80 = shufflevector <32 x i8> %77, <32 x i8> %79, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %81 = getelementptr i8, ptr %68, i64 1
  %82 = getelementptr i8, ptr %81, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %83 = load <32 x i8>, ptr %81, align 1, !tbaa !6
  %84 = shufflevector <32 x i8> %83, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %85 = getelementptr i8, ptr %81, i64 32
  %86 = load <32 x i8>, ptr %85, align 1, !tbaa !6
  %87 = shufflevector <32 x i8> %84, <32 x i8> %86, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %88 = getelementptr i8, ptr %81, i64 64
  %89 = load <32 x i8>, ptr %88, align 1, !tbaa !6
  %90 = shufflevector <32 x i8> %87, <32 x i8> %89, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %91 = getelementptr i8, ptr %81, i64 93
  %92 = load <32 x i8>, ptr %91, align 1, !tbaa !6
  %93 = shufflevector <32 x i8> %90, <32 x i8> %92, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %94 = getelementptr i8, ptr %68, i64 2
  %95 = getelementptr i8, ptr %94, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %96 = load <32 x i8>, ptr %94, align 1, !tbaa !6
  %97 = shufflevector <32 x i8> %96, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %98 = getelementptr i8, ptr %94, i64 32
  %99 = load <32 x i8>, ptr %98, align 1, !tbaa !6
  %100 = shufflevector <32 x i8> %97, <32 x i8> %99, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %101 = getelementptr i8, ptr %94, i64 64
  %102 = load <32 x i8>, ptr %101, align 1, !tbaa !6
  %103 = shufflevector <32 x i8> %100, <32 x i8> %102, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %104 = getelementptr i8, ptr %94, i64 93
  %105 = load <32 x i8>, ptr %104, align 1, !tbaa !6
  %106 = shufflevector <32 x i8> %103, <32 x i8> %105, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %107 = add i64 %67, 3
  %108 = getelementptr [1 x i8], ptr %6, i64 %107
  %109 = getelementptr i8, ptr %108, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %110 = load <32 x i8>, ptr %108, align 1, !tbaa !6
  %111 = shufflevector <32 x i8> %110, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %112 = getelementptr i8, ptr %108, i64 32
  %113 = load <32 x i8>, ptr %112, align 1, !tbaa !6
  %114 = shufflevector <32 x i8> %111, <32 x i8> %113, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %115 = getelementptr i8, ptr %108, i64 64
  %116 = load <32 x i8>, ptr %115, align 1, !tbaa !6
  %117 = shufflevector <32 x i8> %114, <32 x i8> %116, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %118 = getelementptr i8, ptr %108, i64 93
  %119 = load <32 x i8>, ptr %118, align 1, !tbaa !6
  %120 = shufflevector <32 x i8> %117, <32 x i8> %119, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %121 = uitofp <32 x i8> %80 to <32 x float>
  %122 = uitofp <32 x i8> %93 to <32 x float>
  %123 = uitofp <32 x i8> %106 to <32 x float>
  %124 = fmul <32 x float> %121, splat (float 0x3fd3333340000000)
  %125 = fmul <32 x float> %122, splat (float 0x3fe3333340000000)
  %126 = fmul <32 x float> %123, splat (float 0x3ffe666660000000)
  %127 = fadd <32 x float> %124, %125
  %128 = fadd <32 x float> %127, %126
  %129 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %128, <32 x float> splat (float 0x406fe00000000000))
  %130 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %129)
  %131 = fcmp olt <32 x float> %130, splat (float 0x41e0000000000000)
  %132 = fptosi <32 x float> %129 to <32 x i32>
  %133 = select <32 x i1> %131, <32 x i32> %132, <32 x i32> splat (i32 -2147483648)
  %134 = trunc <32 x i32> %133 to <32 x i8>
  %135 = getelementptr [1 x i8], ptr %2, i64 %67
  %136 = getelementptr i8, ptr %135, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %137 = getelementptr i8, ptr %135, i64 1
  %138 = getelementptr i8, ptr %137, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %139 = getelementptr i8, ptr %135, i64 2
  %140 = getelementptr i8, ptr %139, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %141 = getelementptr [1 x i8], ptr %2, i64 %107
  %142 = getelementptr i8, ptr %141, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %143 = shufflevector <32 x i8> %134, <32 x i8> %134, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %144 = shufflevector <32 x i8> %134, <32 x i8> %120, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %145 = shufflevector <64 x i8> %143, <64 x i8> %144, <128 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
  store <128 x i8> %145, ptr %135, align 1
  br label %b10
b10:
  br label %b9
b9:
  %n2 = add nuw i64 %66, 32
  %146 = icmp slt i64 %n2, %62
  br i1 %146, label %b7, label %b11, !llvm.loop !9
b11:
  store i64 %62, ptr %n0
  br label %b8
b8:
  br label %b5
b5:
  %147 = load i64, ptr %n0
  %148 = icmp slt i64 %147, %13
  br i1 %148, label %b12, label %b6
b12:
  %149 = sub nsw i64 %13, %147
  %150 = load i1, ptr %n1
  %151 = select i1 %150, i64 1, i64 %149
  %152 = select i1 %150, i64 1, i64 32
  %153 = call i64 @llvm.smin.i64(i64 %151, i64 32)
  %154 = sub i64 32, %153
  %155 = trunc i64 %154 to i32
  %156 = lshr i32 -1, %155
  %157 = bitcast i32 %156 to <32 x i1>
  %158 = mul i64 %147, 4
  br i1 %150, label %b14, label %b15, !prof !10
b14:
  %159 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %160 = icmp ult i64 %158, %159
  br i1 %160, label %b15, label %b16, !prof !2
b15:
  %161 = getelementptr [1 x i8], ptr %6, i64 %158
  %162 = getelementptr i8, ptr %161, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %163 = ptrtoint <32 x ptr> %162 to <32 x i64>
  %164 = and <32 x i64> %163, splat (i64 -4)
  %165 = inttoptr <32 x i64> %164 to <32 x ptr>
  %166 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %165, <32 x i1> %157, <32 x i32> zeroinitializer)
  %167 = trunc <32 x i64> %163 to <32 x i32>
  %168 = and <32 x i32> %167, splat (i32 3)
  %169 = shl <32 x i32> %168, splat (i32 3)
  %170 = lshr <32 x i32> %166, %169
  %171 = trunc <32 x i32> %170 to <32 x i8>
  %172 = getelementptr i8, ptr %161, i64 1
  %173 = getelementptr i8, ptr %172, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %174 = ptrtoint <32 x ptr> %173 to <32 x i64>
  %175 = and <32 x i64> %174, splat (i64 -4)
  %176 = inttoptr <32 x i64> %175 to <32 x ptr>
  %177 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %176, <32 x i1> %157, <32 x i32> zeroinitializer)
  %178 = trunc <32 x i64> %174 to <32 x i32>
  %179 = and <32 x i32> %178, splat (i32 3)
  %180 = shl <32 x i32> %179, splat (i32 3)
  %181 = lshr <32 x i32> %177, %180
  %182 = trunc <32 x i32> %181 to <32 x i8>
  %183 = getelementptr i8, ptr %161, i64 2
  %184 = getelementptr i8, ptr %183, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %185 = ptrtoint <32 x ptr> %184 to <32 x i64>
  %186 = and <32 x i64> %185, splat (i64 -4)
  %187 = inttoptr <32 x i64> %186 to <32 x ptr>
  %188 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %187, <32 x i1> %157, <32 x i32> zeroinitializer)
  %189 = trunc <32 x i64> %185 to <32 x i32>
  %190 = and <32 x i32> %189, splat (i32 3)
  %191 = shl <32 x i32> %190, splat (i32 3)
  %192 = lshr <32 x i32> %188, %191
  %193 = trunc <32 x i32> %192 to <32 x i8>
  %194 = add i64 %158, 3
  br i1 %150, label %b17, label %b18, !prof !10
b17:
  %195 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %196 = icmp ult i64 %194, %195
  br i1 %196, label %b18, label %b19, !prof !2
b18:
  %197 = getelementptr [1 x i8], ptr %6, i64 %194
  %198 = getelementptr i8, ptr %197, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %199 = ptrtoint <32 x ptr> %198 to <32 x i64>
  %200 = and <32 x i64> %199, splat (i64 -4)
  %201 = inttoptr <32 x i64> %200 to <32 x ptr>
  %202 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %201, <32 x i1> %157, <32 x i32> zeroinitializer)
  %203 = trunc <32 x i64> %199 to <32 x i32>
  %204 = and <32 x i32> %203, splat (i32 3)
  %205 = shl <32 x i32> %204, splat (i32 3)
  %206 = lshr <32 x i32> %202, %205
  %207 = trunc <32 x i32> %206 to <32 x i8>
  %208 = uitofp <32 x i8> %171 to <32 x float>
  %209 = uitofp <32 x i8> %182 to <32 x float>
  %210 = uitofp <32 x i8> %193 to <32 x float>
  %211 = fmul <32 x float> %208, splat (float 0x3fd3333340000000)
  %212 = fmul <32 x float> %209, splat (float 0x3fe3333340000000)
  %213 = fmul <32 x float> %210, splat (float 0x3ffe666660000000)
  %214 = fadd <32 x float> %211, %212
  %215 = fadd <32 x float> %214, %213
  %216 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %215, <32 x float> splat (float 0x406fe00000000000))
  %217 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %216)
  %218 = fcmp olt <32 x float> %217, splat (float 0x41e0000000000000)
  %219 = fptosi <32 x float> %216 to <32 x i32>
  %220 = select <32 x i1> %218, <32 x i32> %219, <32 x i32> splat (i32 -2147483648)
  %221 = trunc <32 x i32> %220 to <32 x i8>
  br i1 %150, label %b20, label %b21, !prof !10
b20:
  %222 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %223 = icmp ult i64 %158, %222
  br i1 %223, label %b21, label %b22, !prof !2
b21:
  %224 = getelementptr [1 x i8], ptr %2, i64 %158
  %225 = getelementptr i8, ptr %224, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %221, <32 x ptr> align 1 %225, <32 x i1> %157), !tbaa !6
  %226 = getelementptr i8, ptr %224, i64 1
  %227 = getelementptr i8, ptr %226, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %221, <32 x ptr> align 1 %227, <32 x i1> %157), !tbaa !6
  %228 = getelementptr i8, ptr %224, i64 2
  %229 = getelementptr i8, ptr %228, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %221, <32 x ptr> align 1 %229, <32 x i1> %157), !tbaa !6
  br i1 %150, label %b23, label %b24, !prof !10
b23:
  %230 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %231 = icmp ult i64 %194, %230
  br i1 %231, label %b24, label %b25, !prof !2
b24:
  %232 = getelementptr [1 x i8], ptr %2, i64 %194
  %233 = getelementptr i8, ptr %232, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %207, <32 x ptr> align 1 %233, <32 x i1> %157), !tbaa !6
  br label %b13
b13:
  %234 = add nuw i64 %147, %152
  store i64 %234, ptr %n0
  br label %b5, !llvm.loop !11
b6:
  br label %b1
b1:
  ret i32 0
b16:
  %235 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 15, ptr %235, align 8
  %236 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %158, ptr %236, align 8
  %237 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %237, align 8
  ret i32 1
b19:
  %238 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 23, ptr %238, align 8
  %239 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %194, ptr %239, align 8
  %240 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %240, align 8
  ret i32 1
b22:
  %241 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 36, ptr %241, align 8
  %242 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %158, ptr %242, align 8
  %243 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %243, align 8
  ret i32 1
b25:
  %244 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 43, ptr %244, align 8
  %245 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %194, ptr %245, align 8
  %246 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %246, align 8
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
!4 = !{!"i8", !3, i64 0}
!5 = !{!"i8[]", !4, i64 0}
!6 = !{!5, !5, i64 0}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.vectorize.enable", i1 false}
!9 = distinct !{!9, !7, !8}
!10 = !{!"branch_weights", i32 1, i32 1048575}
!11 = distinct !{!11, !7, !8}
