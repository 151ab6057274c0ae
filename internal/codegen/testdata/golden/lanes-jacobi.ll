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
  %118 = getelementptr inbounds i8, ptr %1, i64 24
  %119 = load i64, ptr %118, align 8
  %120 = icmp ne i64 %119, 0
  %121 = udiv i64 %15, %11
  %122 = mul nuw nsw i64 %121, %11
  br label %b3
b3:
  %123 = phi i64 [ %122, %b2 ], [ %n2, %b4 ]
  %124 = phi i64 [ %121, %b2 ], [ %n3, %b4 ]
  %125 = sub nsw i64 %15, %123
  %126 = call i64 @llvm.smax.i64(i64 %125, i64 0)
  %127 = sub nsw i64 %17, %123
  %128 = call i64 @llvm.smin.i64(i64 %127, i64 %11)
  %129 = add i64 %124, 1
  %130 = mul i64 %129, %10
  %131 = add i64 %126, 1
  %132 = add i64 %130, %131
  %133 = getelementptr [4 x i8], ptr %2, i64 %132
  %134 = ptrtoint ptr %133 to i64
  %135 = sub i64 0, %134
  %136 = and i64 %135, 63
  %137 = lshr i64 %136, 2
  %138 = sub nsw i64 %128, %126
  %139 = icmp sge i64 %138, 256
  %140 = add nsw i64 %126, %137
  %141 = select i1 %139, i64 %140, i64 %126
  %142 = or i1 %120, %117
  %143 = select i1 %142, i64 %128, i64 %141
  store i64 %126, ptr %n0
  store i64 %143, ptr %n1
  br label %b6
b6:
  %144 = load i64, ptr %n0
  %145 = load i64, ptr %n1
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %b7, label %b8
b7:
  %147 = sub nsw i64 %145, %144
  br i1 %117, label %b10, label %b11, !prof !2
b10:
  %148 = call i64 @llvm.smin.i64(i64 %147, i64 64)
  %149 = add nsw i64 %148, -1
  %150 = add nsw i64 %144, %149
  %151 = sext i64 %12 to i128
  %152 = icmp slt i64 %10, 0
  %153 = select i1 %152, i64 %124, i64 %124
  %154 = select i1 %152, i64 %124, i64 %124
  %155 = sext i64 %153 to i128
  %156 = sext i64 %10 to i128
  %157 = mul nsw i128 %156, %155
  %158 = add nsw i128 %151, %157
  %159 = sext i64 %154 to i128
  %160 = sext i64 %10 to i128
  %161 = mul nsw i128 %160, %159
  %162 = add nsw i128 %151, %161
  %163 = sext i64 %144 to i128
  %164 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %158, i128 %163)
  %165 = extractvalue { i128, i1 } %164, 0
  %166 = extractvalue { i128, i1 } %164, 1
  %167 = sext i64 %150 to i128
  %168 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %162, i128 %167)
  %169 = extractvalue { i128, i1 } %168, 0
  %170 = extractvalue { i128, i1 } %168, 1
  %171 = icmp sge i128 %165, 0
  %172 = sext i64 %4 to i128
  %173 = icmp slt i128 %169, %172
  %174 = and i1 %171, %173
  %175 = xor i1 %166, true
  %176 = and i1 %174, %175
  %177 = xor i1 %170, true
  %178 = and i1 %176, %177
  %179 = sext i64 %13 to i128
  %180 = icmp slt i64 %10, 0
  %181 = select i1 %180, i64 %124, i64 %124
  %182 = select i1 %180, i64 %124, i64 %124
  %183 = sext i64 %181 to i128
  %184 = sext i64 %10 to i128
  %185 = mul nsw i128 %184, %183
  %186 = add nsw i128 %179, %185
  %187 = sext i64 %182 to i128
  %188 = sext i64 %10 to i128
  %189 = mul nsw i128 %188, %187
  %190 = add nsw i128 %179, %189
  %191 = sext i64 %144 to i128
  %192 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %186, i128 %191)
  %193 = extractvalue { i128, i1 } %192, 0
  %194 = extractvalue { i128, i1 } %192, 1
  %195 = sext i64 %150 to i128
  %196 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %190, i128 %195)
  %197 = extractvalue { i128, i1 } %196, 0
  %198 = extractvalue { i128, i1 } %196, 1
  %199 = icmp sge i128 %193, 0
  %200 = sext i64 %8 to i128
  %201 = icmp slt i128 %197, %200
  %202 = and i1 %199, %201
  %203 = xor i1 %194, true
  %204 = and i1 %202, %203
  %205 = xor i1 %198, true
  %206 = and i1 %204, %205
  %207 = and i1 %178, %206
  %208 = sext i64 %14 to i128
  %209 = icmp slt i64 %10, 0
  %210 = select i1 %209, i64 %124, i64 %124
  %211 = select i1 %209, i64 %124, i64 %124
  %212 = sext i64 %210 to i128
  %213 = sext i64 %10 to i128
  %214 = mul nsw i128 %213, %212
  %215 = add nsw i128 %208, %214
  %216 = sext i64 %211 to i128
  %217 = sext i64 %10 to i128
  %218 = mul nsw i128 %217, %216
  %219 = add nsw i128 %208, %218
  %220 = sext i64 %144 to i128
  %221 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %215, i128 %220)
  %222 = extractvalue { i128, i1 } %221, 0
  %223 = extractvalue { i128, i1 } %221, 1
  %224 = sext i64 %150 to i128
  %225 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %219, i128 %224)
  %226 = extractvalue { i128, i1 } %225, 0
  %227 = extractvalue { i128, i1 } %225, 1
  %228 = icmp sge i128 %222, 0
  %229 = sext i64 %8 to i128
  %230 = icmp slt i128 %226, %229
  %231 = and i1 %228, %230
  %232 = xor i1 %223, true
  %233 = and i1 %231, %232
  %234 = xor i1 %227, true
  %235 = and i1 %233, %234
  %236 = and i1 %207, %235
  %237 = sub nsw i64 %144, %126
  %238 = and i64 %237, 63
  %239 = icmp ne i64 %238, 0
  %240 = or i1 %120, %239
  %241 = xor i1 %236, true
  %242 = or i1 %240, %241
  br label %b11
b11:
  %243 = phi i1 [ %120, %b7 ], [ %242, %b10 ]
  %244 = select i1 %243, i64 1, i64 %147
  %245 = select i1 %243, i64 1, i64 64
  %246 = call i64 @llvm.smin.i64(i64 %244, i64 64)
  %247 = sub i64 64, %246
  %248 = lshr i64 -1, %247
  %249 = bitcast i64 %248 to <64 x i1>
  %250 = add i64 %124, 1
  %251 = mul i64 %250, %10
  %252 = add i64 %144, 1
  %253 = add i64 %251, %252
  %254 = sub i64 %253, %10
  br i1 %243, label %b13, label %b14, !prof !2
b13:
  %255 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %256 = icmp ult i64 %254, %255
  br i1 %256, label %b14, label %b15, !prof !3
b14:
  %257 = getelementptr [4 x i8], ptr %6, i64 %254
  %258 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %257, <64 x i1> %249, <64 x float> zeroinitializer), !tbaa !7
  %259 = freeze <64 x float> %258
  %260 = add i64 %253, %10
  br i1 %243, label %b16, label %b17, !prof !2
b16:
  %261 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %262 = icmp ult i64 %260, %261
  br i1 %262, label %b17, label %b18, !prof !3
b17:
  %263 = getelementptr [4 x i8], ptr %6, i64 %260
  %264 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %263, <64 x i1> %249, <64 x float> zeroinitializer), !tbaa !7
  %265 = freeze <64 x float> %264
  %266 = sub i64 %253, 1
  br i1 %243, label %b19, label %b20, !prof !2
b19:
  %267 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %268 = icmp ult i64 %266, %267
  br i1 %268, label %b20, label %b21, !prof !3
b20:
  %269 = getelementptr [4 x i8], ptr %6, i64 %266
  %270 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %269, <64 x i1> %249, <64 x float> zeroinitializer), !tbaa !7
  %271 = freeze <64 x float> %270
  %272 = add i64 %253, 1
  br i1 %243, label %b22, label %b23, !prof !2
b22:
  %273 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %274 = icmp ult i64 %272, %273
  br i1 %274, label %b23, label %b24, !prof !3
b23:
  %275 = getelementptr [4 x i8], ptr %6, i64 %272
  %276 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 1 %275, <64 x i1> %249, <64 x float> zeroinitializer), !tbaa !7
  %277 = freeze <64 x float> %276
  %278 = fadd <64 x float> %259, %265
  %279 = fadd <64 x float> %278, %271
  %280 = fadd <64 x float> %279, %277
  %281 = fmul <64 x float> splat (float 0x3fd0000000000000), %280
  br i1 %243, label %b25, label %b26, !prof !2
b25:
  %282 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %283 = icmp ult i64 %253, %282
  br i1 %283, label %b26, label %b27, !prof !3
b26:
  %284 = getelementptr [4 x i8], ptr %2, i64 %253
  call void @llvm.masked.store.v64f32.p0(<64 x float> %281, ptr align 1 %284, <64 x i1> %249), !tbaa !7
  br label %b12
b12:
  %285 = call i64 @llvm.smin.i64(i64 %147, i64 %245)
  %286 = add nuw nsw i64 %144, %285
  store i64 %286, ptr %n0
  br label %b6, !llvm.loop !10
b8:
  %287 = icmp slt i64 %145, %128
  br i1 %287, label %b28, label %b9
b28:
  %288 = sub nsw i64 %128, %144
  %289 = and i64 %288, -64
  %290 = add nsw i64 %144, %289
  %291 = icmp slt i64 %144, %290
  br i1 %291, label %b29, label %b30
b29:
  br label %b31
b31:
  %292 = phi i64 [ %144, %b29 ], [ %n4, %b32 ]
  %293 = add i64 %124, 1
  %294 = mul i64 %293, %10
  %295 = add i64 %292, 1
  %296 = add i64 %294, %295
  %297 = sub i64 %296, %10
  %298 = getelementptr [4 x i8], ptr %6, i64 %297
  %299 = load <64 x float>, ptr %298, align 1, !tbaa !7
  %300 = add i64 %296, %10
  %301 = getelementptr [4 x i8], ptr %6, i64 %300
  %302 = load <64 x float>, ptr %301, align 1, !tbaa !7
  %303 = sub i64 %296, 1
  %304 = getelementptr [4 x i8], ptr %6, i64 %303
  %305 = load <64 x float>, ptr %304, align 1, !tbaa !7
  %306 = add i64 %296, 1
  %307 = getelementptr [4 x i8], ptr %6, i64 %306
  %308 = load <64 x float>, ptr %307, align 1, !tbaa !7
  %309 = fadd <64 x float> %299, %302
  %310 = fadd <64 x float> %309, %305
  %311 = fadd <64 x float> %310, %308
  %312 = fmul <64 x float> splat (float 0x3fd0000000000000), %311
  %313 = getelementptr [4 x i8], ptr %2, i64 %296
  store <64 x float> %312, ptr %313, align 1, !tbaa !7
  br label %b33
b33:
  br label %b32
b32:
  %n4 = add nuw i64 %292, 64
  %314 = icmp slt i64 %n4, %290
  br i1 %314, label %b31, label %b30, !llvm.loop !11
b30:
  store i64 %290, ptr %n0
  store i64 %128, ptr %n1
  br label %b6
b9:
  br label %b4
b4:
  %n2 = add nuw nsw i64 %123, %11
  %n3 = add nuw nsw i64 %124, 1
  %315 = icmp slt i64 %n2, %17
  br i1 %315, label %b3, label %b5
b5:
  br label %b1
b1:
  ret i32 0
b15:
  %316 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 21, ptr %316, align 8
  %317 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %254, ptr %317, align 8
  %318 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %318, align 8
  ret i32 1
b18:
  %319 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 25, ptr %319, align 8
  %320 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %260, ptr %320, align 8
  %321 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %321, align 8
  ret i32 1
b21:
  %322 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 29, ptr %322, align 8
  %323 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %266, ptr %323, align 8
  %324 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %324, align 8
  ret i32 1
b24:
  %325 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 33, ptr %325, align 8
  %326 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %272, ptr %326, align 8
  %327 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %327, align 8
  ret i32 1
b27:
  %328 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 40, ptr %328, align 8
  %329 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %253, ptr %329, align 8
  %330 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %330, align 8
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
