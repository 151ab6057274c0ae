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
  %117 = xor i1 %116, true
  %118 = udiv i64 %15, %11
  %119 = mul nuw nsw i64 %118, %11
  br label %b3
b3:
  %120 = phi i64 [ %119, %b2 ], [ %n2, %b4 ]
  %121 = phi i64 [ %118, %b2 ], [ %n3, %b4 ]
  %122 = sub nsw i64 %15, %120
  %123 = call i64 @llvm.smax.i64(i64 %122, i64 0)
  %124 = sub nsw i64 %17, %120
  %125 = call i64 @llvm.smin.i64(i64 %124, i64 %11)
  %126 = add i64 %121, 1
  %127 = mul i64 %126, %10
  %128 = add i64 %123, 1
  %129 = add i64 %127, %128
  %130 = getelementptr [4 x i8], ptr %2, i64 %129
  %131 = ptrtoint ptr %130 to i64
  %132 = sub i64 0, %131
  %133 = and i64 %132, 63
  %134 = lshr i64 %133, 2
  %135 = sub nsw i64 %125, %123
  %136 = icmp sge i64 %135, 256
  %137 = add nsw i64 %123, %134
  %138 = select i1 %136, i64 %137, i64 %123
  %139 = select i1 %117, i64 %125, i64 %138
  store i64 %123, ptr %n0
  store i64 %139, ptr %n1
  br label %b6
b6:
  %140 = load i64, ptr %n0
  %141 = load i64, ptr %n1
  %142 = icmp slt i64 %140, %141
  br i1 %142, label %b7, label %b8
b7:
  %143 = sub nsw i64 %141, %140
  br i1 %117, label %b10, label %b11, !prof !2
b10:
  %144 = call i64 @llvm.smin.i64(i64 %143, i64 64)
  %145 = add nsw i64 %144, -1
  %146 = add nsw i64 %140, %145
  %147 = sext i64 %12 to i128
  %148 = icmp slt i64 %10, 0
  %149 = select i1 %148, i64 %121, i64 %121
  %150 = select i1 %148, i64 %121, i64 %121
  %151 = sext i64 %149 to i128
  %152 = sext i64 %10 to i128
  %153 = mul nsw i128 %152, %151
  %154 = add nsw i128 %147, %153
  %155 = sext i64 %150 to i128
  %156 = sext i64 %10 to i128
  %157 = mul nsw i128 %156, %155
  %158 = add nsw i128 %147, %157
  %159 = sext i64 %140 to i128
  %160 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %154, i128 %159)
  %161 = extractvalue { i128, i1 } %160, 0
  %162 = extractvalue { i128, i1 } %160, 1
  %163 = sext i64 %146 to i128
  %164 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %158, i128 %163)
  %165 = extractvalue { i128, i1 } %164, 0
  %166 = extractvalue { i128, i1 } %164, 1
  %167 = icmp sge i128 %161, 0
  %168 = sext i64 %4 to i128
  %169 = icmp slt i128 %165, %168
  %170 = and i1 %167, %169
  %171 = xor i1 %162, true
  %172 = and i1 %170, %171
  %173 = xor i1 %166, true
  %174 = and i1 %172, %173
  %175 = sext i64 %13 to i128
  %176 = icmp slt i64 %10, 0
  %177 = select i1 %176, i64 %121, i64 %121
  %178 = select i1 %176, i64 %121, i64 %121
  %179 = sext i64 %177 to i128
  %180 = sext i64 %10 to i128
  %181 = mul nsw i128 %180, %179
  %182 = add nsw i128 %175, %181
  %183 = sext i64 %178 to i128
  %184 = sext i64 %10 to i128
  %185 = mul nsw i128 %184, %183
  %186 = add nsw i128 %175, %185
  %187 = sext i64 %140 to i128
  %188 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %182, i128 %187)
  %189 = extractvalue { i128, i1 } %188, 0
  %190 = extractvalue { i128, i1 } %188, 1
  %191 = sext i64 %146 to i128
  %192 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %186, i128 %191)
  %193 = extractvalue { i128, i1 } %192, 0
  %194 = extractvalue { i128, i1 } %192, 1
  %195 = icmp sge i128 %189, 0
  %196 = sext i64 %8 to i128
  %197 = icmp slt i128 %193, %196
  %198 = and i1 %195, %197
  %199 = xor i1 %190, true
  %200 = and i1 %198, %199
  %201 = xor i1 %194, true
  %202 = and i1 %200, %201
  %203 = and i1 %174, %202
  %204 = sext i64 %14 to i128
  %205 = icmp slt i64 %10, 0
  %206 = select i1 %205, i64 %121, i64 %121
  %207 = select i1 %205, i64 %121, i64 %121
  %208 = sext i64 %206 to i128
  %209 = sext i64 %10 to i128
  %210 = mul nsw i128 %209, %208
  %211 = add nsw i128 %204, %210
  %212 = sext i64 %207 to i128
  %213 = sext i64 %10 to i128
  %214 = mul nsw i128 %213, %212
  %215 = add nsw i128 %204, %214
  %216 = sext i64 %140 to i128
  %217 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %211, i128 %216)
  %218 = extractvalue { i128, i1 } %217, 0
  %219 = extractvalue { i128, i1 } %217, 1
  %220 = sext i64 %146 to i128
  %221 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %215, i128 %220)
  %222 = extractvalue { i128, i1 } %221, 0
  %223 = extractvalue { i128, i1 } %221, 1
  %224 = icmp sge i128 %218, 0
  %225 = sext i64 %8 to i128
  %226 = icmp slt i128 %222, %225
  %227 = and i1 %224, %226
  %228 = xor i1 %219, true
  %229 = and i1 %227, %228
  %230 = xor i1 %223, true
  %231 = and i1 %229, %230
  %232 = and i1 %203, %231
  %233 = sub nsw i64 %140, %123
  %234 = and i64 %233, 63
  %235 = icmp ne i64 %234, 0
  %236 = or i1 false, %235
  %237 = xor i1 %232, true
  %238 = or i1 %236, %237
  br label %b11
b11:
  %239 = phi i1 [ false, %b7 ], [ %238, %b10 ]
  %240 = select i1 %239, i64 1, i64 %143
  %241 = select i1 %239, i64 1, i64 64
  %242 = call i64 @llvm.smin.i64(i64 %240, i64 64)
  %243 = sub i64 64, %242
  %244 = lshr i64 -1, %243
  %245 = bitcast i64 %244 to <64 x i1>
  %246 = add i64 %121, 1
  %247 = mul i64 %246, %10
  %248 = add i64 %140, 1
  %249 = add i64 %247, %248
  %250 = sub i64 %249, %10
  br i1 %239, label %b13, label %b14, !prof !2
b13:
  %251 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %252 = icmp ult i64 %250, %251
  br i1 %252, label %b14, label %b15, !prof !3
b14:
  %253 = getelementptr [4 x i8], ptr %6, i64 %250
  %254 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %253, <64 x i1> %245, <64 x float> zeroinitializer), !tbaa !7
  %255 = freeze <64 x float> %254
  %256 = add i64 %249, %10
  br i1 %239, label %b16, label %b17, !prof !2
b16:
  %257 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %258 = icmp ult i64 %256, %257
  br i1 %258, label %b17, label %b18, !prof !3
b17:
  %259 = getelementptr [4 x i8], ptr %6, i64 %256
  %260 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %259, <64 x i1> %245, <64 x float> zeroinitializer), !tbaa !7
  %261 = freeze <64 x float> %260
  %262 = sub i64 %249, 1
  br i1 %239, label %b19, label %b20, !prof !2
b19:
  %263 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %264 = icmp ult i64 %262, %263
  br i1 %264, label %b20, label %b21, !prof !3
b20:
  %265 = getelementptr [4 x i8], ptr %6, i64 %262
  %266 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %265, <64 x i1> %245, <64 x float> zeroinitializer), !tbaa !7
  %267 = freeze <64 x float> %266
  %268 = add i64 %249, 1
  br i1 %239, label %b22, label %b23, !prof !2
b22:
  %269 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %270 = icmp ult i64 %268, %269
  br i1 %270, label %b23, label %b24, !prof !3
b23:
  %271 = getelementptr [4 x i8], ptr %6, i64 %268
  %272 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %271, <64 x i1> %245, <64 x float> zeroinitializer), !tbaa !7
  %273 = freeze <64 x float> %272
  %274 = fadd <64 x float> %255, %261
  %275 = fadd <64 x float> %274, %267
  %276 = fadd <64 x float> %275, %273
  %277 = fmul <64 x float> splat (float 0x3fd0000000000000), %276
  br i1 %239, label %b25, label %b26, !prof !2
b25:
  %278 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %279 = icmp ult i64 %249, %278
  br i1 %279, label %b26, label %b27, !prof !3
b26:
  %280 = getelementptr [4 x i8], ptr %2, i64 %249
  call void @llvm.masked.store.v64f32.p0(<64 x float> %277, ptr align 4 %280, <64 x i1> %245), !tbaa !7
  br label %b12
b12:
  %281 = call i64 @llvm.smin.i64(i64 %143, i64 %241)
  %282 = add nuw nsw i64 %140, %281
  store i64 %282, ptr %n0
  br label %b6, !llvm.loop !10
b8:
  %283 = icmp slt i64 %141, %125
  br i1 %283, label %b28, label %b9
b28:
  %284 = sub nsw i64 %125, %140
  %285 = and i64 %284, -64
  %286 = add nsw i64 %140, %285
  %287 = icmp slt i64 %140, %286
  br i1 %287, label %b29, label %b30
b29:
  %288 = phi i64 [ %140, %b28 ], [ %n4, %b31 ]
  %289 = add i64 %121, 1
  %290 = mul i64 %289, %10
  %291 = add i64 %288, 1
  %292 = add i64 %290, %291
  %293 = sub i64 %292, %10
  %294 = getelementptr [4 x i8], ptr %6, i64 %293
  %295 = load <64 x float>, ptr %294, align 4, !tbaa !7
  %296 = add i64 %292, %10
  %297 = getelementptr [4 x i8], ptr %6, i64 %296
  %298 = load <64 x float>, ptr %297, align 4, !tbaa !7
  %299 = sub i64 %292, 1
  %300 = getelementptr [4 x i8], ptr %6, i64 %299
  %301 = load <64 x float>, ptr %300, align 4, !tbaa !7
  %302 = add i64 %292, 1
  %303 = getelementptr [4 x i8], ptr %6, i64 %302
  %304 = load <64 x float>, ptr %303, align 4, !tbaa !7
  %305 = fadd <64 x float> %295, %298
  %306 = fadd <64 x float> %305, %301
  %307 = fadd <64 x float> %306, %304
  %308 = fmul <64 x float> splat (float 0x3fd0000000000000), %307
  %309 = getelementptr [4 x i8], ptr %2, i64 %292
  store <64 x float> %308, ptr %309, align 4, !tbaa !7
  br label %b32
b32:
  br label %b31
b31:
  %n4 = add nuw i64 %288, 64
  %310 = icmp slt i64 %n4, %286
  br i1 %310, label %b29, label %b30, !llvm.loop !11
b30:
  store i64 %286, ptr %n0
  store i64 %125, ptr %n1
  br label %b6
b9:
  br label %b4
b4:
  %n2 = add nuw nsw i64 %120, %11
  %n3 = add nuw nsw i64 %121, 1
  %311 = icmp slt i64 %n2, %17
  br i1 %311, label %b3, label %b5
b5:
  br label %b1
b1:
  ret i32 0
b15:
  %312 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 21, ptr %312, align 8
  %313 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %250, ptr %313, align 8
  %314 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %314, align 8
  ret i32 1
b18:
  %315 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 25, ptr %315, align 8
  %316 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %256, ptr %316, align 8
  %317 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %317, align 8
  ret i32 1
b21:
  %318 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 29, ptr %318, align 8
  %319 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %262, ptr %319, align 8
  %320 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %320, align 8
  ret i32 1
b24:
  %321 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 33, ptr %321, align 8
  %322 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %268, ptr %322, align 8
  %323 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %323, align 8
  ret i32 1
b27:
  %324 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 40, ptr %324, align 8
  %325 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %249, ptr %325, align 8
  %326 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %326, align 8
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
