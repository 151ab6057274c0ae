; lanes: 32 iterations side by side
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
  %56 = getelementptr inbounds i8, ptr %1, i64 24
  %57 = load i64, ptr %56, align 8
  %58 = icmp ne i64 %57, 0
  %59 = or i1 %58, %55
  %60 = select i1 %59, i64 %13, i64 %11
  store i64 %11, ptr %n0
  store i64 %60, ptr %n1
  br label %b3
b3:
  %61 = load i64, ptr %n0
  %62 = load i64, ptr %n1
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %b4, label %b5
b4:
  %64 = sub nsw i64 %62, %61
  br i1 %55, label %b7, label %b8, !prof !2
b7:
  %65 = call i64 @llvm.smin.i64(i64 %64, i64 32)
  %66 = add nsw i64 %65, -1
  %67 = add nsw i64 %61, %66
  %68 = sext i64 %61 to i128
  %69 = mul nsw i128 4, %68
  %70 = sext i64 %67 to i128
  %71 = mul nsw i128 4, %70
  %72 = icmp sge i128 %69, 0
  %73 = sext i64 %8 to i128
  %74 = icmp slt i128 %71, %73
  %75 = and i1 %72, %74
  %76 = sext i64 %61 to i128
  %77 = mul nsw i128 4, %76
  %78 = add nsw i128 3, %77
  %79 = sext i64 %67 to i128
  %80 = mul nsw i128 4, %79
  %81 = add nsw i128 3, %80
  %82 = icmp sge i128 %78, 0
  %83 = sext i64 %8 to i128
  %84 = icmp slt i128 %81, %83
  %85 = and i1 %82, %84
  %86 = and i1 %75, %85
  %87 = sext i64 %61 to i128
  %88 = mul nsw i128 4, %87
  %89 = sext i64 %67 to i128
  %90 = mul nsw i128 4, %89
  %91 = icmp sge i128 %88, 0
  %92 = sext i64 %4 to i128
  %93 = icmp slt i128 %90, %92
  %94 = and i1 %91, %93
  %95 = and i1 %86, %94
  %96 = sext i64 %61 to i128
  %97 = mul nsw i128 4, %96
  %98 = add nsw i128 3, %97
  %99 = sext i64 %67 to i128
  %100 = mul nsw i128 4, %99
  %101 = add nsw i128 3, %100
  %102 = icmp sge i128 %98, 0
  %103 = sext i64 %4 to i128
  %104 = icmp slt i128 %101, %103
  %105 = and i1 %102, %104
  %106 = and i1 %95, %105
  %107 = sub nsw i64 %61, %11
  %108 = and i64 %107, 31
  %109 = icmp ne i64 %108, 0
  %110 = or i1 %58, %109
  %111 = xor i1 %106, true
  %112 = or i1 %110, %111
  br label %b8
b8:
  %113 = phi i1 [ %58, %b4 ], [ %112, %b7 ]
  %114 = select i1 %113, i64 1, i64 %64
  %115 = select i1 %113, i64 1, i64 32
  %116 = call i64 @llvm.smin.i64(i64 %114, i64 32)
  %117 = sub i64 32, %116
  %118 = trunc i64 %117 to i32
  %119 = lshr i32 -1, %118
  %120 = bitcast i32 %119 to <32 x i1>
  %121 = mul i64 %61, 4
  br i1 %113, label %b10, label %b11, !prof !2
b10:
  %122 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %123 = icmp ult i64 %121, %122
  br i1 %123, label %b11, label %b12, !prof !3
b11:
  %124 = getelementptr [1 x i8], ptr %6, i64 %121
  %125 = getelementptr i8, ptr %124, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %126 = ptrtoint <32 x ptr> %125 to <32 x i64>
  %127 = trunc <32 x i64> %126 to <32 x i32>
  %128 = and <32 x i32> %127, splat (i32 3)
  %129 = zext <32 x i32> %128 to <32 x i64>
  %130 = sub <32 x i64> %126, %129
  %131 = inttoptr <32 x i64> %130 to <32 x ptr>
  %132 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %131, <32 x i1> %120, <32 x i32> zeroinitializer)
  %133 = shl <32 x i32> %128, splat (i32 3)
  %134 = lshr <32 x i32> %132, %133
  %135 = trunc <32 x i32> %134 to <32 x i8>
  %136 = getelementptr i8, ptr %124, i64 1
  %137 = getelementptr i8, ptr %136, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %138 = ptrtoint <32 x ptr> %137 to <32 x i64>
  %139 = trunc <32 x i64> %138 to <32 x i32>
  %140 = and <32 x i32> %139, splat (i32 3)
  %141 = zext <32 x i32> %140 to <32 x i64>
  %142 = sub <32 x i64> %138, %141
  %143 = inttoptr <32 x i64> %142 to <32 x ptr>
  %144 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %143, <32 x i1> %120, <32 x i32> zeroinitializer)
  %145 = shl <32 x i32> %140, splat (i32 3)
  %146 = lshr <32 x i32> %144, %145
  %147 = trunc <32 x i32> %146 to <32 x i8>
  %148 = getelementptr i8, ptr %124, i64 2
  %149 = getelementptr i8, ptr %148, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %150 = ptrtoint <32 x ptr> %149 to <32 x i64>
  %151 = trunc <32 x i64> %150 to <32 x i32>
  %152 = and <32 x i32> %151, splat (i32 3)
  %153 = zext <32 x i32> %152 to <32 x i64>
  %154 = sub <32 x i64> %150, %153
  %155 = inttoptr <32 x i64> %154 to <32 x ptr>
  %156 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %155, <32 x i1> %120, <32 x i32> zeroinitializer)
  %157 = shl <32 x i32> %152, splat (i32 3)
  %158 = lshr <32 x i32> %156, %157
  %159 = trunc <32 x i32> %158 to <32 x i8>
  %160 = add i64 %121, 3
  br i1 %113, label %b13, label %b14, !prof !2
b13:
  %161 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %162 = icmp ult i64 %160, %161
  br i1 %162, label %b14, label %b15, !prof !3
b14:
  %163 = getelementptr [1 x i8], ptr %6, i64 %160
  %164 = getelementptr i8, ptr %163, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %165 = ptrtoint <32 x ptr> %164 to <32 x i64>
  %166 = trunc <32 x i64> %165 to <32 x i32>
  %167 = and <32 x i32> %166, splat (i32 3)
  %168 = zext <32 x i32> %167 to <32 x i64>
  %169 = sub <32 x i64> %165, %168
  %170 = inttoptr <32 x i64> %169 to <32 x ptr>
  %171 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %170, <32 x i1> %120, <32 x i32> zeroinitializer)
  %172 = shl <32 x i32> %167, splat (i32 3)
  %173 = lshr <32 x i32> %171, %172
  %174 = trunc <32 x i32> %173 to <32 x i8>
  %175 = uitofp <32 x i8> %135 to <32 x float>
  %176 = uitofp <32 x i8> %147 to <32 x float>
  %177 = uitofp <32 x i8> %159 to <32 x float>
  %178 = fmul <32 x float> %175, splat (float 0x3fd3333340000000)
  %179 = fmul <32 x float> %176, splat (float 0x3fe3333340000000)
  %180 = fmul <32 x float> %177, splat (float 0x3ffe666660000000)
  %181 = fadd <32 x float> %178, %179
  %182 = fadd <32 x float> %181, %180
  %183 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %182, <32 x float> splat (float 0x406fe00000000000))
  %184 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %183)
  %185 = fcmp olt <32 x float> %184, splat (float 0x41e0000000000000)
  %186 = fptosi <32 x float> %183 to <32 x i32>
  %187 = select <32 x i1> %185, <32 x i32> %186, <32 x i32> splat (i32 -2147483648)
  %188 = trunc <32 x i32> %187 to <32 x i8>
  br i1 %113, label %b16, label %b17, !prof !2
b16:
  %189 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %190 = icmp ult i64 %121, %189
  br i1 %190, label %b17, label %b18, !prof !3
b17:
  %191 = getelementptr [1 x i8], ptr %2, i64 %121
  %192 = getelementptr i8, ptr %191, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %188, <32 x ptr> align 1 %192, <32 x i1> %120), !tbaa !7
  %193 = getelementptr i8, ptr %191, i64 1
  %194 = getelementptr i8, ptr %193, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %188, <32 x ptr> align 1 %194, <32 x i1> %120), !tbaa !7
  %195 = getelementptr i8, ptr %191, i64 2
  %196 = getelementptr i8, ptr %195, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %188, <32 x ptr> align 1 %196, <32 x i1> %120), !tbaa !7
  br i1 %113, label %b19, label %b20, !prof !2
b19:
  %197 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %198 = icmp ult i64 %160, %197
  br i1 %198, label %b20, label %b21, !prof !3
b20:
  %199 = getelementptr [1 x i8], ptr %2, i64 %160
  %200 = getelementptr i8, ptr %199, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %174, <32 x ptr> align 1 %200, <32 x i1> %120), !tbaa !7
  br label %b9
b9:
  %201 = call i64 @llvm.smin.i64(i64 %64, i64 %115)
  %202 = add nuw nsw i64 %61, %201
  store i64 %202, ptr %n0
  br label %b3, !llvm.loop !10
b5:
  %203 = icmp slt i64 %62, %13
  br i1 %203, label %b22, label %b6
b22:
  %204 = sub nsw i64 %13, %61
  %205 = and i64 %204, -32
  %206 = add nsw i64 %61, %205
  %207 = icmp slt i64 %61, %206
  br i1 %207, label %b23, label %b24
b23:
  br label %b25
b25:
  %208 = phi i64 [ %61, %b23 ], [ %n2, %b26 ]
  %209 = mul i64 %208, 4
  %210 = getelementptr [1 x i8], ptr %6, i64 %209
  %211 = getelementptr i8, ptr %210, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %212 = load <32 x i8>, ptr %210, align 1, !tbaa !7
  %213 = shufflevector <32 x i8> %212, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %214 = getelementptr i8, ptr %210, i64 32
  %215 = load <32 x i8>, ptr %214, align 1, !tbaa !7
  %216 = shufflevector <32 x i8> %213, <32 x i8> %215, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %217 = getelementptr i8, ptr %210, i64 64
  %218 = load <32 x i8>, ptr %217, align 1, !tbaa !7
  %219 = shufflevector <32 x i8> %216, <32 x i8> %218, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %220 = getelementptr i8, ptr %210, i64 93
  %221 = load <32 x i8>, ptr %220, align 1, !tbaa !7
  %222 = shufflevector <32 x i8> %219, <32 x i8> %221, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %223 = getelementptr i8, ptr %210, i64 1
  %224 = getelementptr i8, ptr %223, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %225 = load <32 x i8>, ptr %223, align 1, !tbaa !7
  %226 = shufflevector <32 x i8> %225, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %227 = getelementptr i8, ptr %223, i64 32
  %228 = load <32 x i8>, ptr %227, align 1, !tbaa !7
  %229 = shufflevector <32 x i8> %226, <32 x i8> %228, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %230 = getelementptr i8, ptr %223, i64 64
  %231 = load <32 x i8>, ptr %230, align 1, !tbaa !7
  %232 = shufflevector <32 x i8> %229, <32 x i8> %231, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %233 = getelementptr i8, ptr %223, i64 93
  %234 = load <32 x i8>, ptr %233, align 1, !tbaa !7
  %235 = shufflevector <32 x i8> %232, <32 x i8> %234, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %236 = getelementptr i8, ptr %210, i64 2
  %237 = getelementptr i8, ptr %236, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %238 = load <32 x i8>, ptr %236, align 1, !tbaa !7
  %239 = shufflevector <32 x i8> %238, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %240 = getelementptr i8, ptr %236, i64 32
  %241 = load <32 x i8>, ptr %240, align 1, !tbaa !7
  %242 = shufflevector <32 x i8> %239, <32 x i8> %241, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %243 = getelementptr i8, ptr %236, i64 64
  %244 = load <32 x i8>, ptr %243, align 1, !tbaa !7
  %245 = shufflevector <32 x i8> %242, <32 x i8> %244, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %246 = getelementptr i8, ptr %236, i64 93
  %247 = load <32 x i8>, ptr %246, align 1, !tbaa !7
  %248 = shufflevector <32 x i8> %245, <32 x i8> %247, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %249 = add i64 %209, 3
  %250 = getelementptr [1 x i8], ptr %6, i64 %249
  %251 = getelementptr i8, ptr %250, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %252 = load <32 x i8>, ptr %250, align 1, !tbaa !7
  %253 = shufflevector <32 x i8> %252, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %254 = getelementptr i8, ptr %250, i64 32
  %255 = load <32 x i8>, ptr %254, align 1, !tbaa !7
  %256 = shufflevector <32 x i8> %253, <32 x i8> %255, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %257 = getelementptr i8, ptr %250, i64 64
  %258 = load <32 x i8>, ptr %257, align 1, !tbaa !7
  %259 = shufflevector <32 x i8> %256, <32 x i8> %258, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %260 = getelementptr i8, ptr %250, i64 93
  %261 = load <32 x i8>, ptr %260, align 1, !tbaa !7
  %262 = shufflevector <32 x i8> %259, <32 x i8> %261, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %263 = uitofp <32 x i8> %222 to <32 x float>
  %264 = uitofp <32 x i8> %235 to <32 x float>
  %265 = uitofp <32 x i8> %248 to <32 x float>
  %266 = fmul <32 x float> %263, splat (float 0x3fd3333340000000)
  %267 = fmul <32 x float> %264, splat (float 0x3fe3333340000000)
  %268 = fmul <32 x float> %265, splat (float 0x3ffe666660000000)
  %269 = fadd <32 x float> %266, %267
  %270 = fadd <32 x float> %269, %268
  %271 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %270, <32 x float> splat (float 0x406fe00000000000))
  %272 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %271)
  %273 = fcmp olt <32 x float> %272, splat (float 0x41e0000000000000)
  %274 = fptosi <32 x float> %271 to <32 x i32>
  %275 = select <32 x i1> %273, <32 x i32> %274, <32 x i32> splat (i32 -2147483648)
  %276 = trunc <32 x i32> %275 to <32 x i8>
  %277 = getelementptr [1 x i8], ptr %2, i64 %209
  %278 = getelementptr i8, ptr %277, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %279 = getelementptr i8, ptr %277, i64 1
  %280 = getelementptr i8, ptr %279, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %281 = getelementptr i8, ptr %277, i64 2
  %282 = getelementptr i8, ptr %281, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %283 = getelementptr [1 x i8], ptr %2, i64 %249
  %284 = getelementptr i8, ptr %283, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %285 = shufflevector <32 x i8> %276, <32 x i8> %276, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %286 = shufflevector <32 x i8> %276, <32 x i8> %262, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %287 = shufflevector <64 x i8> %285, <64 x i8> %286, <128 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
  store <128 x i8> %287, ptr %277, align 1
  br label %b27
b27:
  br label %b26
b26:
  %n2 = add nuw i64 %208, 32
  %288 = icmp slt i64 %n2, %206
  br i1 %288, label %b25, label %b24, !llvm.loop !11
b24:
  store i64 %206, ptr %n0
  store i64 %13, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b12:
  %289 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 15, ptr %289, align 8
  %290 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %121, ptr %290, align 8
  %291 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %291, align 8
  ret i32 1
b15:
  %292 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 23, ptr %292, align 8
  %293 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %160, ptr %293, align 8
  %294 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %294, align 8
  ret i32 1
b18:
  %295 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 36, ptr %295, align 8
  %296 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %121, ptr %296, align 8
  %297 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %297, align 8
  ret i32 1
b21:
  %298 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 43, ptr %298, align 8
  %299 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %160, ptr %299, align 8
  %300 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %4, ptr %300, align 8
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
