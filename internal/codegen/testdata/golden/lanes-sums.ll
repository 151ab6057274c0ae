; lanes: 16 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <16 x float>
  %n1 = alloca <16 x float>
  %n2 = alloca <16 x float>
  %n3 = alloca <16 x i64>
  %n4 = alloca i64
  %n5 = alloca i64
  %n6 = alloca i1
  %n7 = alloca <16 x i1>
  %n9 = alloca <16 x i1>
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca i64
  %6 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %2
  store float 0x8000000000000000, ptr %3
  store float 0x8000000000000000, ptr %4
  store i64 0, ptr %5
  %11 = load i64, ptr %1, align 8, !range !1
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !range !1
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %b2, label %b1
b2:
  %15 = add nsw i64 %13, -1
  %16 = sext i64 %11 to i128
  %17 = sext i64 %15 to i128
  %18 = icmp sge i128 %16, 0
  %19 = sext i64 %8 to i128
  %20 = icmp slt i128 %17, %19
  %21 = and i1 %18, %20
  %22 = xor i1 %21, true
  %23 = sub i64 %13, %11
  %24 = icmp sle i64 %23, 64
  %25 = or i1 %21, %24
  br i1 %25, label %b4, label %b3, !prof !2
b3:
  %26 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %26
b4:
  %27 = load float, ptr %2
  %28 = insertelement <16 x float> poison, float %27, i64 0
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %29, ptr %n0
  %30 = load float, ptr %3
  %31 = insertelement <16 x float> poison, float %30, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %32, ptr %n1
  %33 = load float, ptr %4
  %34 = insertelement <16 x float> poison, float %33, i64 0
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %35, ptr %n2
  %36 = load i64, ptr %5
  %37 = insertelement <16 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <16 x i64> %37, <16 x i64> poison, <16 x i32> zeroinitializer
  store <16 x i64> %38, ptr %n3
  %39 = select i1 %22, i64 %13, i64 %11
  store i64 %11, ptr %n4
  store i64 %39, ptr %n5
  store i1 %22, ptr %n6
  br label %b5
b5:
  %40 = load i64, ptr %n4
  %41 = load i64, ptr %n5
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %b6, label %b7
b6:
  %43 = sub nsw i64 %41, %40
  %44 = load i1, ptr %n6
  %45 = select i1 %44, i64 1, i64 %43
  %46 = select i1 %44, i64 1, i64 16
  br i1 %44, label %b9, label %b10, !prof !3
b9:
  %47 = sub nsw i64 %40, %11
  %48 = and i64 %47, 15
  %49 = load <16 x float>, ptr %n0
  %50 = extractelement <16 x float> %49, i64 0
  %51 = extractelement <16 x float> %49, i64 %48
  %52 = insertelement <16 x float> %49, float %51, i64 0
  %53 = insertelement <16 x float> %52, float %50, i64 %48
  store <16 x float> %53, ptr %n0
  %54 = load <16 x float>, ptr %n1
  %55 = extractelement <16 x float> %54, i64 0
  %56 = extractelement <16 x float> %54, i64 %48
  %57 = insertelement <16 x float> %54, float %56, i64 0
  %58 = insertelement <16 x float> %57, float %55, i64 %48
  store <16 x float> %58, ptr %n1
  %59 = load <16 x float>, ptr %n2
  %60 = extractelement <16 x float> %59, i64 0
  %61 = extractelement <16 x float> %59, i64 %48
  %62 = insertelement <16 x float> %59, float %61, i64 0
  %63 = insertelement <16 x float> %62, float %60, i64 %48
  store <16 x float> %63, ptr %n2
  br label %b10
b10:
  %64 = call i64 @llvm.smin.i64(i64 %45, i64 16)
  %65 = sub i64 16, %64
  %66 = trunc i64 %65 to i16
  %67 = lshr i16 -1, %66
  %68 = bitcast i16 %67 to <16 x i1>
  store <16 x i1> %68, ptr %n7
  br i1 %44, label %b12, label %b13, !prof !3
b12:
  %69 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %70 = icmp ult i64 %40, %69
  br i1 %70, label %b13, label %b14, !prof !2
b13:
  %71 = getelementptr [4 x i8], ptr %6, i64 %40
  %72 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %71, <16 x i1> %68, <16 x float> zeroinitializer), !tbaa !7
  %73 = load <16 x float>, ptr %n0
  %74 = fadd <16 x float> %73, %72
  %75 = load <16 x float>, ptr %n0
  %76 = select <16 x i1> %68, <16 x float> %74, <16 x float> %75
  store <16 x float> %76, ptr %n0
  %77 = load <16 x float>, ptr %n1
  %78 = call <16 x float> @llvm.fma.v16f32(<16 x float> %72, <16 x float> %72, <16 x float> %77)
  %79 = load <16 x float>, ptr %n1
  %80 = select <16 x i1> %68, <16 x float> %78, <16 x float> %79
  store <16 x float> %80, ptr %n1
  %81 = fcmp olt <16 x float> %72, splat (float 0x4024000000000000)
  %82 = and <16 x i1> %68, %81
  %83 = load <16 x i1>, ptr %n7
  %84 = xor <16 x i1> %82, splat (i1 true)
  %85 = and <16 x i1> %83, %84
  store <16 x i1> %85, ptr %n7
  %86 = load <16 x i1>, ptr %n7
  %87 = and <16 x i1> %68, %86
  %88 = load <16 x float>, ptr %n2
  %89 = fsub <16 x float> %88, %72
  %90 = load <16 x float>, ptr %n2
  %91 = select <16 x i1> %87, <16 x float> %89, <16 x float> %90
  store <16 x float> %91, ptr %n2
  %92 = load <16 x i64>, ptr %n3
  %93 = add <16 x i64> %92, splat (i64 1)
  %94 = load <16 x i64>, ptr %n3
  %95 = select <16 x i1> %87, <16 x i64> %93, <16 x i64> %94
  store <16 x i64> %95, ptr %n3
  br label %b11
b11:
  br i1 %44, label %b15, label %b16, !prof !3
b15:
  %96 = sub nsw i64 %40, %11
  %97 = and i64 %96, 15
  %98 = load <16 x float>, ptr %n0
  %99 = extractelement <16 x float> %98, i64 0
  %100 = extractelement <16 x float> %98, i64 %97
  %101 = insertelement <16 x float> %98, float %100, i64 0
  %102 = insertelement <16 x float> %101, float %99, i64 %97
  store <16 x float> %102, ptr %n0
  %103 = load <16 x float>, ptr %n1
  %104 = extractelement <16 x float> %103, i64 0
  %105 = extractelement <16 x float> %103, i64 %97
  %106 = insertelement <16 x float> %103, float %105, i64 0
  %107 = insertelement <16 x float> %106, float %104, i64 %97
  store <16 x float> %107, ptr %n1
  %108 = load <16 x float>, ptr %n2
  %109 = extractelement <16 x float> %108, i64 0
  %110 = extractelement <16 x float> %108, i64 %97
  %111 = insertelement <16 x float> %108, float %110, i64 0
  %112 = insertelement <16 x float> %111, float %109, i64 %97
  store <16 x float> %112, ptr %n2
  br label %b16
b16:
  %113 = call i64 @llvm.smin.i64(i64 %43, i64 %46)
  %114 = add nuw nsw i64 %40, %113
  store i64 %114, ptr %n4
  br label %b5, !llvm.loop !10
b7:
  %115 = icmp slt i64 %41, %13
  br i1 %115, label %b17, label %b8
b17:
  %116 = sub nsw i64 %13, %40
  %117 = and i64 %116, -16
  %118 = add nsw i64 %40, %117
  %119 = icmp slt i64 %40, %118
  br i1 %119, label %b18, label %b19
b18:
  %120 = phi i64 [ %40, %b17 ], [ %n8, %b20 ]
  store <16 x i1> splat (i1 true), ptr %n9
  %121 = getelementptr [4 x i8], ptr %6, i64 %120
  %122 = load <16 x float>, ptr %121, align 4, !tbaa !7
  %123 = load <16 x float>, ptr %n0
  %124 = fadd <16 x float> %123, %122
  store <16 x float> %124, ptr %n0
  %125 = load <16 x float>, ptr %n1
  %126 = call <16 x float> @llvm.fma.v16f32(<16 x float> %122, <16 x float> %122, <16 x float> %125)
  store <16 x float> %126, ptr %n1
  %127 = fcmp olt <16 x float> %122, splat (float 0x4024000000000000)
  %128 = load <16 x i1>, ptr %n9
  %129 = xor <16 x i1> %127, splat (i1 true)
  %130 = and <16 x i1> %128, %129
  store <16 x i1> %130, ptr %n9
  %131 = load <16 x i1>, ptr %n9
  %132 = load <16 x float>, ptr %n2
  %133 = fsub <16 x float> %132, %122
  %134 = load <16 x float>, ptr %n2
  %135 = select <16 x i1> %131, <16 x float> %133, <16 x float> %134
  store <16 x float> %135, ptr %n2
  %136 = load <16 x i64>, ptr %n3
  %137 = add <16 x i64> %136, splat (i64 1)
  %138 = load <16 x i64>, ptr %n3
  %139 = select <16 x i1> %131, <16 x i64> %137, <16 x i64> %138
  store <16 x i64> %139, ptr %n3
  br label %b21
b21:
  br label %b20
b20:
  %n8 = add nuw i64 %120, 16
  %140 = icmp slt i64 %n8, %118
  br i1 %140, label %b18, label %b19, !llvm.loop !11
b19:
  store i64 %118, ptr %n4
  store i64 %13, ptr %n5
  br label %b5
b8:
  %141 = load <16 x float>, ptr %n0
  %142 = shufflevector <16 x float> %141, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %143 = shufflevector <16 x float> %141, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %144 = fadd <8 x float> %142, %143
  %145 = shufflevector <8 x float> %144, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %146 = shufflevector <8 x float> %144, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %147 = fadd <4 x float> %145, %146
  %148 = shufflevector <4 x float> %147, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %149 = shufflevector <4 x float> %147, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %150 = fadd <2 x float> %148, %149
  %151 = shufflevector <2 x float> %150, <2 x float> poison, <1 x i32> <i32 0>
  %152 = shufflevector <2 x float> %150, <2 x float> poison, <1 x i32> <i32 1>
  %153 = fadd <1 x float> %151, %152
  %154 = extractelement <1 x float> %153, i64 0
  store float %154, ptr %2
  %155 = load <16 x float>, ptr %n1
  %156 = shufflevector <16 x float> %155, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %157 = shufflevector <16 x float> %155, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %158 = fadd <8 x float> %156, %157
  %159 = shufflevector <8 x float> %158, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %160 = shufflevector <8 x float> %158, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %161 = fadd <4 x float> %159, %160
  %162 = shufflevector <4 x float> %161, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %163 = shufflevector <4 x float> %161, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %164 = fadd <2 x float> %162, %163
  %165 = shufflevector <2 x float> %164, <2 x float> poison, <1 x i32> <i32 0>
  %166 = shufflevector <2 x float> %164, <2 x float> poison, <1 x i32> <i32 1>
  %167 = fadd <1 x float> %165, %166
  %168 = extractelement <1 x float> %167, i64 0
  store float %168, ptr %3
  %169 = load <16 x float>, ptr %n2
  %170 = shufflevector <16 x float> %169, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %171 = shufflevector <16 x float> %169, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %172 = fadd <8 x float> %170, %171
  %173 = shufflevector <8 x float> %172, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %174 = shufflevector <8 x float> %172, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %175 = fadd <4 x float> %173, %174
  %176 = shufflevector <4 x float> %175, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %177 = shufflevector <4 x float> %175, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %178 = fadd <2 x float> %176, %177
  %179 = shufflevector <2 x float> %178, <2 x float> poison, <1 x i32> <i32 0>
  %180 = shufflevector <2 x float> %178, <2 x float> poison, <1 x i32> <i32 1>
  %181 = fadd <1 x float> %179, %180
  %182 = extractelement <1 x float> %181, i64 0
  store float %182, ptr %4
  %183 = load <16 x i64>, ptr %n3
  %184 = shufflevector <16 x i64> %183, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %185 = shufflevector <16 x i64> %183, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %186 = add <8 x i64> %184, %185
  %187 = shufflevector <8 x i64> %186, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %188 = shufflevector <8 x i64> %186, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %189 = add <4 x i64> %187, %188
  %190 = shufflevector <4 x i64> %189, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %191 = shufflevector <4 x i64> %189, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %192 = add <2 x i64> %190, %191
  %193 = shufflevector <2 x i64> %192, <2 x i64> poison, <1 x i32> <i32 0>
  %194 = shufflevector <2 x i64> %192, <2 x i64> poison, <1 x i32> <i32 1>
  %195 = add <1 x i64> %193, %194
  %196 = extractelement <1 x i64> %195, i64 0
  store i64 %196, ptr %5
  br label %b1
b1:
  %197 = getelementptr inbounds i8, ptr %1, i64 16
  %198 = load ptr, ptr %197, align 8
  %199 = load float, ptr %2
  %200 = bitcast float %199 to i32
  %201 = zext i32 %200 to i64
  store i64 %201, ptr %198, align 8
  %202 = load float, ptr %3
  %203 = bitcast float %202 to i32
  %204 = zext i32 %203 to i64
  %205 = getelementptr inbounds i8, ptr %198, i64 8
  store i64 %204, ptr %205, align 8
  %206 = load float, ptr %4
  %207 = bitcast float %206 to i32
  %208 = zext i32 %207 to i64
  %209 = getelementptr inbounds i8, ptr %198, i64 16
  store i64 %208, ptr %209, align 8
  %210 = load i64, ptr %5
  %211 = getelementptr inbounds i8, ptr %198, i64 24
  store i64 %210, ptr %211, align 8
  ret i32 0
b14:
  %212 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 13, ptr %212, align 8
  %213 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %40, ptr %213, align 8
  %214 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %214, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [32 x i8], align 8
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
  %18 = load float, ptr %3, align 4
  %19 = getelementptr inbounds i8, ptr %3, i64 8
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %3, i64 16
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %3, i64 24
  %24 = load i64, ptr %23, align 8
  store i64 %9, ptr %2, align 8
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %25, align 8
  %26 = call i32 @spelt_task(ptr %0, ptr %2)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %b3, label %b1
b3:
  %28 = load float, ptr %3, align 4
  %29 = getelementptr inbounds i8, ptr %3, i64 8
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %3, i64 16
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %3, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = fadd float %18, %28
  %38 = bitcast float %37 to i32
  %39 = zext i32 %38 to i64
  store i64 %39, ptr %36, align 8
  %40 = fadd float %20, %30
  %41 = bitcast float %40 to i32
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %36, i64 8
  store i64 %42, ptr %43, align 8
  %44 = fadd float %22, %32
  %45 = bitcast float %44 to i32
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %36, i64 16
  store i64 %46, ptr %47, align 8
  %48 = add i64 %24, %34
  %49 = getelementptr inbounds i8, ptr %36, i64 24
  store i64 %48, ptr %49, align 8
  ret i32 0
b1:
  %50 = getelementptr inbounds i8, ptr %2, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %51, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %2, i64 32
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %2, i64 40
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %2, i64 48
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %60, ptr %61, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"branch_weights", i32 1, i32 1048575}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
