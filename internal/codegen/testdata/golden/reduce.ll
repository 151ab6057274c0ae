; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <32 x float>
  %n1 = alloca <32 x float>
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca i32
  %6 = alloca i32
  %7 = alloca i32
  %8 = alloca float
  %9 = alloca i32
  %10 = alloca float
  %11 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !0, !noundef !0
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %2
  store float 0x7ff0000000000000, ptr %3
  store float 0xfff0000000000000, ptr %4
  store i32 0, ptr %5
  store i32 -1, ptr %6
  store i32 0, ptr %7
  store float 0x8000000000000000, ptr %8
  store i32 -2147483648, ptr %9
  store float 0xfff0000000000000, ptr %10
  %16 = load i64, ptr %1, align 8, !range !1
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8, !range !1
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %b2, label %b1
b2:
  %20 = add nsw i64 %18, -1
  %21 = sext i64 %16 to i128
  %22 = sext i64 %20 to i128
  %23 = icmp sge i128 %21, 0
  %24 = sext i64 %13 to i128
  %25 = icmp slt i128 %22, %24
  %26 = and i1 %23, %25
  br i1 %26, label %b3, label %b4, !prof !2
b4:
  %27 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %27
b3:
  %28 = load float, ptr %2
  %29 = insertelement <32 x float> poison, float %28, i64 0
  %30 = shufflevector <32 x float> %29, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %30, ptr %n0
  %31 = load float, ptr %8
  %32 = insertelement <32 x float> poison, float %31, i64 0
  %33 = shufflevector <32 x float> %32, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %33, ptr %n1
  br label %b6
b6:
  %34 = phi i64 [ %16, %b3 ], [ %n2, %b7 ]
  %35 = sub nsw i64 %34, %16
  %36 = and i64 %35, 31
  %37 = getelementptr inbounds float, ptr %n0, i64 %36
  %38 = getelementptr inbounds float, ptr %n1, i64 %36
  %39 = getelementptr inbounds [4 x i8], ptr %11, i64 %34
  %40 = load float, ptr %39, align 4, !tbaa !10, !llvm.access.group !4
  %41 = call float @llvm.fabs.f32(float %40)
  %42 = fcmp olt float %41, 0x41e0000000000000
  %43 = fptosi float %40 to i32
  %44 = select i1 %42, i32 %43, i32 -2147483648
  %45 = load float, ptr %37
  %46 = fadd float %45, %40
  store float %46, ptr %37
  %47 = load float, ptr %3
  %48 = call float @llvm.minimum.f32(float %47, float %40)
  store float %48, ptr %3
  %49 = load float, ptr %4
  %50 = call float @llvm.maximum.f32(float %49, float %40)
  store float %50, ptr %4
  %51 = load i32, ptr %5
  %52 = add i32 %51, %44
  store i32 %52, ptr %5
  %53 = load i32, ptr %6
  %54 = and i32 %53, %44
  store i32 %54, ptr %6
  %55 = load i32, ptr %7
  %56 = xor i32 %44, %55
  store i32 %56, ptr %7
  %57 = fcmp ogt float %40, 0x4008000000000000
  br i1 %57, label %b10, label %b9
b10:
  %58 = load float, ptr %38
  %59 = call float @llvm.fma.f32(float %40, float 0x4008000000000000, float %58)
  store float %59, ptr %38
  br label %b9
b9:
  %60 = load i32, ptr %9
  %61 = icmp sgt i32 %44, %60
  br i1 %61, label %b12, label %b11
b12:
  store i32 %44, ptr %9
  br label %b11
b11:
  %62 = load float, ptr %10
  %63 = fcmp oge float %40, %62
  br i1 %63, label %b14, label %b13
b14:
  store float %40, ptr %10
  br label %b13
b13:
  br label %b8
b8:
  br label %b7
b7:
  %n2 = add nuw nsw i64 %34, 1
  %64 = icmp slt i64 %n2, %18
  br i1 %64, label %b6, label %b5, !llvm.loop !6
b5:
  %65 = load <32 x float>, ptr %n0
  %66 = shufflevector <32 x float> %65, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %67 = shufflevector <32 x float> %65, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %68 = fadd <16 x float> %66, %67
  %69 = shufflevector <16 x float> %68, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %70 = shufflevector <16 x float> %68, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %71 = fadd <8 x float> %69, %70
  %72 = shufflevector <8 x float> %71, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %73 = shufflevector <8 x float> %71, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %74 = fadd <4 x float> %72, %73
  %75 = shufflevector <4 x float> %74, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %76 = shufflevector <4 x float> %74, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %77 = fadd <2 x float> %75, %76
  %78 = shufflevector <2 x float> %77, <2 x float> poison, <1 x i32> <i32 0>
  %79 = shufflevector <2 x float> %77, <2 x float> poison, <1 x i32> <i32 1>
  %80 = fadd <1 x float> %78, %79
  %81 = extractelement <1 x float> %80, i64 0
  store float %81, ptr %2
  %82 = load <32 x float>, ptr %n1
  %83 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %84 = shufflevector <32 x float> %82, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %85 = fadd <16 x float> %83, %84
  %86 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %87 = shufflevector <16 x float> %85, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %88 = fadd <8 x float> %86, %87
  %89 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %90 = shufflevector <8 x float> %88, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %91 = fadd <4 x float> %89, %90
  %92 = shufflevector <4 x float> %91, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %93 = shufflevector <4 x float> %91, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %94 = fadd <2 x float> %92, %93
  %95 = shufflevector <2 x float> %94, <2 x float> poison, <1 x i32> <i32 0>
  %96 = shufflevector <2 x float> %94, <2 x float> poison, <1 x i32> <i32 1>
  %97 = fadd <1 x float> %95, %96
  %98 = extractelement <1 x float> %97, i64 0
  store float %98, ptr %8
  br label %b1
b1:
  %99 = getelementptr inbounds i8, ptr %1, i64 16
  %100 = load ptr, ptr %99, align 8
  %101 = load float, ptr %2
  %102 = bitcast float %101 to i32
  %103 = zext i32 %102 to i64
  store i64 %103, ptr %100, align 8
  %104 = load float, ptr %3
  %105 = bitcast float %104 to i32
  %106 = zext i32 %105 to i64
  %107 = getelementptr inbounds i8, ptr %100, i64 8
  store i64 %106, ptr %107, align 8
  %108 = load float, ptr %4
  %109 = bitcast float %108 to i32
  %110 = zext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %100, i64 16
  store i64 %110, ptr %111, align 8
  %112 = load i32, ptr %5
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %100, i64 24
  store i64 %113, ptr %114, align 8
  %115 = load i32, ptr %6
  %116 = sext i32 %115 to i64
  %117 = getelementptr inbounds i8, ptr %100, i64 32
  store i64 %116, ptr %117, align 8
  %118 = load i32, ptr %7
  %119 = sext i32 %118 to i64
  %120 = getelementptr inbounds i8, ptr %100, i64 40
  store i64 %119, ptr %120, align 8
  %121 = load float, ptr %8
  %122 = bitcast float %121 to i32
  %123 = zext i32 %122 to i64
  %124 = getelementptr inbounds i8, ptr %100, i64 48
  store i64 %123, ptr %124, align 8
  %125 = load i32, ptr %9
  %126 = sext i32 %125 to i64
  %127 = getelementptr inbounds i8, ptr %100, i64 56
  store i64 %126, ptr %127, align 8
  %128 = load float, ptr %10
  %129 = bitcast float %128 to i32
  %130 = zext i32 %129 to i64
  %131 = getelementptr inbounds i8, ptr %100, i64 64
  store i64 %130, ptr %131, align 8
  ret i32 0
}

define internal i32 @spelt_checked(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %n0 = alloca <32 x float>
  %n1 = alloca <32 x float>
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca i32
  %6 = alloca i32
  %7 = alloca i32
  %8 = alloca float
  %9 = alloca i32
  %10 = alloca float
  %11 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !0, !noundef !0
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %2
  store float 0x7ff0000000000000, ptr %3
  store float 0xfff0000000000000, ptr %4
  store i32 0, ptr %5
  store i32 -1, ptr %6
  store i32 0, ptr %7
  store float 0x8000000000000000, ptr %8
  store i32 -2147483648, ptr %9
  store float 0xfff0000000000000, ptr %10
  %16 = load i64, ptr %1, align 8, !range !1
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8, !range !1
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %b2, label %b1
b2:
  %20 = load float, ptr %2
  %21 = insertelement <32 x float> poison, float %20, i64 0
  %22 = shufflevector <32 x float> %21, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %22, ptr %n0
  %23 = load float, ptr %8
  %24 = insertelement <32 x float> poison, float %23, i64 0
  %25 = shufflevector <32 x float> %24, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %25, ptr %n1
  br label %b4
b4:
  %26 = phi i64 [ %16, %b2 ], [ %n2, %b5 ]
  %27 = sub nsw i64 %26, %16
  %28 = and i64 %27, 31
  %29 = getelementptr inbounds float, ptr %n0, i64 %28
  %30 = getelementptr inbounds float, ptr %n1, i64 %28
  %31 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %32 = icmp ult i64 %26, %31
  br i1 %32, label %b7, label %b8, !prof !2
b7:
  %33 = getelementptr inbounds [4 x i8], ptr %11, i64 %26
  %34 = load float, ptr %33, align 4, !tbaa !10
  %35 = call float @llvm.fabs.f32(float %34)
  %36 = fcmp olt float %35, 0x41e0000000000000
  %37 = fptosi float %34 to i32
  %38 = select i1 %36, i32 %37, i32 -2147483648
  %39 = load float, ptr %29
  %40 = fadd float %39, %34
  store float %40, ptr %29
  %41 = load float, ptr %3
  %42 = call float @llvm.minimum.f32(float %41, float %34)
  store float %42, ptr %3
  %43 = load float, ptr %4
  %44 = call float @llvm.maximum.f32(float %43, float %34)
  store float %44, ptr %4
  %45 = load i32, ptr %5
  %46 = add i32 %45, %38
  store i32 %46, ptr %5
  %47 = load i32, ptr %6
  %48 = and i32 %47, %38
  store i32 %48, ptr %6
  %49 = load i32, ptr %7
  %50 = xor i32 %38, %49
  store i32 %50, ptr %7
  %51 = fcmp ogt float %34, 0x4008000000000000
  br i1 %51, label %b10, label %b9
b10:
  %52 = load float, ptr %30
  %53 = call float @llvm.fma.f32(float %34, float 0x4008000000000000, float %52)
  store float %53, ptr %30
  br label %b9
b9:
  %54 = load i32, ptr %9
  %55 = icmp sgt i32 %38, %54
  br i1 %55, label %b12, label %b11
b12:
  store i32 %38, ptr %9
  br label %b11
b11:
  %56 = load float, ptr %10
  %57 = fcmp oge float %34, %56
  br i1 %57, label %b14, label %b13
b14:
  store float %34, ptr %10
  br label %b13
b13:
  br label %b6
b6:
  br label %b5
b5:
  %n2 = add nuw nsw i64 %26, 1
  %58 = icmp slt i64 %n2, %18
  br i1 %58, label %b4, label %b3, !llvm.loop !11
b3:
  %59 = load <32 x float>, ptr %n0
  %60 = shufflevector <32 x float> %59, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %61 = shufflevector <32 x float> %59, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %62 = fadd <16 x float> %60, %61
  %63 = shufflevector <16 x float> %62, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %64 = shufflevector <16 x float> %62, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %65 = fadd <8 x float> %63, %64
  %66 = shufflevector <8 x float> %65, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %67 = shufflevector <8 x float> %65, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %68 = fadd <4 x float> %66, %67
  %69 = shufflevector <4 x float> %68, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %70 = shufflevector <4 x float> %68, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %71 = fadd <2 x float> %69, %70
  %72 = shufflevector <2 x float> %71, <2 x float> poison, <1 x i32> <i32 0>
  %73 = shufflevector <2 x float> %71, <2 x float> poison, <1 x i32> <i32 1>
  %74 = fadd <1 x float> %72, %73
  %75 = extractelement <1 x float> %74, i64 0
  store float %75, ptr %2
  %76 = load <32 x float>, ptr %n1
  %77 = shufflevector <32 x float> %76, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %78 = shufflevector <32 x float> %76, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %79 = fadd <16 x float> %77, %78
  %80 = shufflevector <16 x float> %79, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %81 = shufflevector <16 x float> %79, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %82 = fadd <8 x float> %80, %81
  %83 = shufflevector <8 x float> %82, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %84 = shufflevector <8 x float> %82, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %85 = fadd <4 x float> %83, %84
  %86 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %87 = shufflevector <4 x float> %85, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %88 = fadd <2 x float> %86, %87
  %89 = shufflevector <2 x float> %88, <2 x float> poison, <1 x i32> <i32 0>
  %90 = shufflevector <2 x float> %88, <2 x float> poison, <1 x i32> <i32 1>
  %91 = fadd <1 x float> %89, %90
  %92 = extractelement <1 x float> %91, i64 0
  store float %92, ptr %8
  br label %b1
b1:
  %93 = getelementptr inbounds i8, ptr %1, i64 16
  %94 = load ptr, ptr %93, align 8
  %95 = load float, ptr %2
  %96 = bitcast float %95 to i32
  %97 = zext i32 %96 to i64
  store i64 %97, ptr %94, align 8
  %98 = load float, ptr %3
  %99 = bitcast float %98 to i32
  %100 = zext i32 %99 to i64
  %101 = getelementptr inbounds i8, ptr %94, i64 8
  store i64 %100, ptr %101, align 8
  %102 = load float, ptr %4
  %103 = bitcast float %102 to i32
  %104 = zext i32 %103 to i64
  %105 = getelementptr inbounds i8, ptr %94, i64 16
  store i64 %104, ptr %105, align 8
  %106 = load i32, ptr %5
  %107 = sext i32 %106 to i64
  %108 = getelementptr inbounds i8, ptr %94, i64 24
  store i64 %107, ptr %108, align 8
  %109 = load i32, ptr %6
  %110 = sext i32 %109 to i64
  %111 = getelementptr inbounds i8, ptr %94, i64 32
  store i64 %110, ptr %111, align 8
  %112 = load i32, ptr %7
  %113 = sext i32 %112 to i64
  %114 = getelementptr inbounds i8, ptr %94, i64 40
  store i64 %113, ptr %114, align 8
  %115 = load float, ptr %8
  %116 = bitcast float %115 to i32
  %117 = zext i32 %116 to i64
  %118 = getelementptr inbounds i8, ptr %94, i64 48
  store i64 %117, ptr %118, align 8
  %119 = load i32, ptr %9
  %120 = sext i32 %119 to i64
  %121 = getelementptr inbounds i8, ptr %94, i64 56
  store i64 %120, ptr %121, align 8
  %122 = load float, ptr %10
  %123 = bitcast float %122 to i32
  %124 = zext i32 %123 to i64
  %125 = getelementptr inbounds i8, ptr %94, i64 64
  store i64 %124, ptr %125, align 8
  ret i32 0
b8:
  %126 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 24, ptr %126, align 8
  %127 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %26, ptr %127, align 8
  %128 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %13, ptr %128, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [72 x i8], align 8
  %4 = load i64, ptr %1, align 8
  %5 = getelementptr inbounds i8, ptr %1, i64 8
  %6 = load i64, ptr %5, align 8
  %7 = sub i64 %6, %4
  %8 = icmp sle i64 %7, 64
  br i1 %8, label %b2, label %b3
b2:
  %9 = call i32 @spelt_checked(ptr %0, ptr %1)
  ret i32 %9
b3:
  %10 = lshr i64 %7, 1
  %11 = add i64 %4, %10
  %12 = getelementptr inbounds i8, ptr %2, i64 16
  store ptr %3, ptr %12, align 8
  %13 = getelementptr inbounds i8, ptr %2, i64 24
  store i64 0, ptr %13, align 8
  %14 = getelementptr inbounds i8, ptr %2, i64 32
  store i64 0, ptr %14, align 8
  %15 = getelementptr inbounds i8, ptr %2, i64 40
  store i64 0, ptr %15, align 8
  %16 = getelementptr inbounds i8, ptr %2, i64 48
  store i64 0, ptr %16, align 8
  store i64 %4, ptr %2, align 8
  %17 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %11, ptr %17, align 8
  %18 = call i32 @spelt_task(ptr %0, ptr %2)
  %19 = icmp eq i32 %18, 0
  br i1 %19, label %b4, label %b1
b4:
  %20 = load float, ptr %3, align 4
  %21 = getelementptr inbounds i8, ptr %3, i64 8
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %3, i64 16
  %24 = load float, ptr %23, align 4
  %25 = getelementptr inbounds i8, ptr %3, i64 24
  %26 = load i32, ptr %25, align 4
  %27 = getelementptr inbounds i8, ptr %3, i64 32
  %28 = load i32, ptr %27, align 4
  %29 = getelementptr inbounds i8, ptr %3, i64 40
  %30 = load i32, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %3, i64 48
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %3, i64 56
  %34 = load i32, ptr %33, align 4
  %35 = getelementptr inbounds i8, ptr %3, i64 64
  %36 = load float, ptr %35, align 4
  store i64 %11, ptr %2, align 8
  %37 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %37, align 8
  %38 = call i32 @spelt_task(ptr %0, ptr %2)
  %39 = icmp eq i32 %38, 0
  br i1 %39, label %b5, label %b1
b5:
  %40 = load float, ptr %3, align 4
  %41 = getelementptr inbounds i8, ptr %3, i64 8
  %42 = load float, ptr %41, align 4
  %43 = getelementptr inbounds i8, ptr %3, i64 16
  %44 = load float, ptr %43, align 4
  %45 = getelementptr inbounds i8, ptr %3, i64 24
  %46 = load i32, ptr %45, align 4
  %47 = getelementptr inbounds i8, ptr %3, i64 32
  %48 = load i32, ptr %47, align 4
  %49 = getelementptr inbounds i8, ptr %3, i64 40
  %50 = load i32, ptr %49, align 4
  %51 = getelementptr inbounds i8, ptr %3, i64 48
  %52 = load float, ptr %51, align 4
  %53 = getelementptr inbounds i8, ptr %3, i64 56
  %54 = load i32, ptr %53, align 4
  %55 = getelementptr inbounds i8, ptr %3, i64 64
  %56 = load float, ptr %55, align 4
  %57 = getelementptr inbounds i8, ptr %1, i64 16
  %58 = load ptr, ptr %57, align 8
  %59 = fadd float %20, %40
  %60 = bitcast float %59 to i32
  %61 = zext i32 %60 to i64
  store i64 %61, ptr %58, align 8
  %62 = call float @llvm.minimum.f32(float %22, float %42)
  %63 = bitcast float %62 to i32
  %64 = zext i32 %63 to i64
  %65 = getelementptr inbounds i8, ptr %58, i64 8
  store i64 %64, ptr %65, align 8
  %66 = call float @llvm.maximum.f32(float %24, float %44)
  %67 = bitcast float %66 to i32
  %68 = zext i32 %67 to i64
  %69 = getelementptr inbounds i8, ptr %58, i64 16
  store i64 %68, ptr %69, align 8
  %70 = add i32 %26, %46
  %71 = sext i32 %70 to i64
  %72 = getelementptr inbounds i8, ptr %58, i64 24
  store i64 %71, ptr %72, align 8
  %73 = and i32 %28, %48
  %74 = sext i32 %73 to i64
  %75 = getelementptr inbounds i8, ptr %58, i64 32
  store i64 %74, ptr %75, align 8
  %76 = xor i32 %30, %50
  %77 = sext i32 %76 to i64
  %78 = getelementptr inbounds i8, ptr %58, i64 40
  store i64 %77, ptr %78, align 8
  %79 = fadd float %32, %52
  %80 = bitcast float %79 to i32
  %81 = zext i32 %80 to i64
  %82 = getelementptr inbounds i8, ptr %58, i64 48
  store i64 %81, ptr %82, align 8
  %83 = icmp sgt i32 %54, %34
  %84 = select i1 %83, i32 %54, i32 %34
  %85 = sext i32 %84 to i64
  %86 = getelementptr inbounds i8, ptr %58, i64 56
  store i64 %85, ptr %86, align 8
  %87 = fcmp oge float %56, %36
  %88 = select i1 %87, float %56, float %36
  %89 = bitcast float %88 to i32
  %90 = zext i32 %89 to i64
  %91 = getelementptr inbounds i8, ptr %58, i64 64
  store i64 %90, ptr %91, align 8
  ret i32 0
b1:
  %92 = getelementptr inbounds i8, ptr %2, i64 24
  %93 = load i64, ptr %92, align 8
  %94 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %93, ptr %94, align 8
  %95 = getelementptr inbounds i8, ptr %2, i64 32
  %96 = load i64, ptr %95, align 8
  %97 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %96, ptr %97, align 8
  %98 = getelementptr inbounds i8, ptr %2, i64 40
  %99 = load i64, ptr %98, align 8
  %100 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %99, ptr %100, align 8
  %101 = getelementptr inbounds i8, ptr %2, i64 48
  %102 = load i64, ptr %101, align 8
  %103 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %102, ptr %103, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{}
!5 = !{!"llvm.loop.parallel_accesses", !4}
!6 = distinct !{!6, !3, !5}
!7 = !{!"spelt"}
!8 = !{!"f32", !7, i64 0}
!9 = !{!"f32[]", !8, i64 0}
!10 = !{!9, !9, i64 0}
!11 = distinct !{!11, !3}
