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
  %56 = select i1 %55, i64 %13, i64 %11
  store i64 %11, ptr %n0
  store i64 %56, ptr %n1
  br label %b3
b3:
  %57 = load i64, ptr %n0
  %58 = load i64, ptr %n1
  %59 = icmp slt i64 %57, %58
  br i1 %59, label %b4, label %b5
b4:
  %60 = sub nsw i64 %58, %57
  br i1 %55, label %b7, label %b8, !prof !2
b7:
  %61 = call i64 @llvm.smin.i64(i64 %60, i64 32)
  %62 = add nsw i64 %61, -1
  %63 = add nsw i64 %57, %62
  %64 = sext i64 %57 to i128
  %65 = mul nsw i128 4, %64
  %66 = sext i64 %63 to i128
  %67 = mul nsw i128 4, %66
  %68 = icmp sge i128 %65, 0
  %69 = sext i64 %8 to i128
  %70 = icmp slt i128 %67, %69
  %71 = and i1 %68, %70
  %72 = sext i64 %57 to i128
  %73 = mul nsw i128 4, %72
  %74 = add nsw i128 3, %73
  %75 = sext i64 %63 to i128
  %76 = mul nsw i128 4, %75
  %77 = add nsw i128 3, %76
  %78 = icmp sge i128 %74, 0
  %79 = sext i64 %8 to i128
  %80 = icmp slt i128 %77, %79
  %81 = and i1 %78, %80
  %82 = and i1 %71, %81
  %83 = sext i64 %57 to i128
  %84 = mul nsw i128 4, %83
  %85 = sext i64 %63 to i128
  %86 = mul nsw i128 4, %85
  %87 = icmp sge i128 %84, 0
  %88 = sext i64 %4 to i128
  %89 = icmp slt i128 %86, %88
  %90 = and i1 %87, %89
  %91 = and i1 %82, %90
  %92 = sext i64 %57 to i128
  %93 = mul nsw i128 4, %92
  %94 = add nsw i128 3, %93
  %95 = sext i64 %63 to i128
  %96 = mul nsw i128 4, %95
  %97 = add nsw i128 3, %96
  %98 = icmp sge i128 %94, 0
  %99 = sext i64 %4 to i128
  %100 = icmp slt i128 %97, %99
  %101 = and i1 %98, %100
  %102 = and i1 %91, %101
  %103 = sub nsw i64 %57, %11
  %104 = and i64 %103, 31
  %105 = icmp ne i64 %104, 0
  %106 = or i1 false, %105
  %107 = xor i1 %102, true
  %108 = or i1 %106, %107
  br label %b8
b8:
  %109 = phi i1 [ false, %b4 ], [ %108, %b7 ]
  %110 = select i1 %109, i64 1, i64 %60
  %111 = select i1 %109, i64 1, i64 32
  %112 = call i64 @llvm.smin.i64(i64 %110, i64 32)
  %113 = sub i64 32, %112
  %114 = trunc i64 %113 to i32
  %115 = lshr i32 -1, %114
  %116 = bitcast i32 %115 to <32 x i1>
  %117 = mul i64 %57, 4
  br i1 %109, label %b10, label %b11, !prof !2
b10:
  %118 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %119 = icmp ult i64 %117, %118
  br i1 %119, label %b11, label %b12, !prof !3
b11:
  %120 = getelementptr [1 x i8], ptr %6, i64 %117
  %121 = getelementptr i8, ptr %120, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %122 = ptrtoint <32 x ptr> %121 to <32 x i64>
  %123 = and <32 x i64> %122, splat (i64 -4)
  %124 = inttoptr <32 x i64> %123 to <32 x ptr>
  %125 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %124, <32 x i1> %116, <32 x i32> zeroinitializer)
  %126 = trunc <32 x i64> %122 to <32 x i32>
  %127 = and <32 x i32> %126, splat (i32 3)
  %128 = shl <32 x i32> %127, splat (i32 3)
  %129 = lshr <32 x i32> %125, %128
  %130 = trunc <32 x i32> %129 to <32 x i8>
  %131 = getelementptr i8, ptr %120, i64 1
  %132 = getelementptr i8, ptr %131, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %133 = ptrtoint <32 x ptr> %132 to <32 x i64>
  %134 = and <32 x i64> %133, splat (i64 -4)
  %135 = inttoptr <32 x i64> %134 to <32 x ptr>
  %136 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %135, <32 x i1> %116, <32 x i32> zeroinitializer)
  %137 = trunc <32 x i64> %133 to <32 x i32>
  %138 = and <32 x i32> %137, splat (i32 3)
  %139 = shl <32 x i32> %138, splat (i32 3)
  %140 = lshr <32 x i32> %136, %139
  %141 = trunc <32 x i32> %140 to <32 x i8>
  %142 = getelementptr i8, ptr %120, i64 2
  %143 = getelementptr i8, ptr %142, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %144 = ptrtoint <32 x ptr> %143 to <32 x i64>
  %145 = and <32 x i64> %144, splat (i64 -4)
  %146 = inttoptr <32 x i64> %145 to <32 x ptr>
  %147 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %146, <32 x i1> %116, <32 x i32> zeroinitializer)
  %148 = trunc <32 x i64> %144 to <32 x i32>
  %149 = and <32 x i32> %148, splat (i32 3)
  %150 = shl <32 x i32> %149, splat (i32 3)
  %151 = lshr <32 x i32> %147, %150
  %152 = trunc <32 x i32> %151 to <32 x i8>
  %153 = add i64 %117, 3
  br i1 %109, label %b13, label %b14, !prof !2
b13:
  %154 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %155 = icmp ult i64 %153, %154
  br i1 %155, label %b14, label %b15, !prof !3
b14:
  %156 = getelementptr [1 x i8], ptr %6, i64 %153
  %157 = getelementptr i8, ptr %156, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %158 = ptrtoint <32 x ptr> %157 to <32 x i64>
  %159 = and <32 x i64> %158, splat (i64 -4)
  %160 = inttoptr <32 x i64> %159 to <32 x ptr>
  %161 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %160, <32 x i1> %116, <32 x i32> zeroinitializer)
  %162 = trunc <32 x i64> %158 to <32 x i32>
  %163 = and <32 x i32> %162, splat (i32 3)
  %164 = shl <32 x i32> %163, splat (i32 3)
  %165 = lshr <32 x i32> %161, %164
  %166 = trunc <32 x i32> %165 to <32 x i8>
  %167 = uitofp <32 x i8> %130 to <32 x float>
  %168 = uitofp <32 x i8> %141 to <32 x float>
  %169 = uitofp <32 x i8> %152 to <32 x float>
  %170 = fmul <32 x float> %167, splat (float 0x3fd3333340000000)
  %171 = fmul <32 x float> %168, splat (float 0x3fe3333340000000)
  %172 = fmul <32 x float> %169, splat (float 0x3ffe666660000000)
  %173 = fadd <32 x float> %170, %171
  %174 = fadd <32 x float> %173, %172
  %175 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %174, <32 x float> splat (float 0x406fe00000000000))
  %176 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %175)
  %177 = fcmp olt <32 x float> %176, splat (float 0x41e0000000000000)
  %178 = fptosi <32 x float> %175 to <32 x i32>
  %179 = select <32 x i1> %177, <32 x i32> %178, <32 x i32> splat (i32 -2147483648)
  %180 = trunc <32 x i32> %179 to <32 x i8>
  br i1 %109, label %b16, label %b17, !prof !2
b16:
  %181 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %182 = icmp ult i64 %117, %181
  br i1 %182, label %b17, label %b18, !prof !3
b17:
  %183 = getelementptr [1 x i8], ptr %2, i64 %117
  %184 = getelementptr i8, ptr %183, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %180, <32 x ptr> align 1 %184, <32 x i1> %116), !tbaa !7
  %185 = getelementptr i8, ptr %183, i64 1
  %186 = getelementptr i8, ptr %185, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %180, <32 x ptr> align 1 %186, <32 x i1> %116), !tbaa !7
  %187 = getelementptr i8, ptr %183, i64 2
  %188 = getelementptr i8, ptr %187, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %180, <32 x ptr> align 1 %188, <32 x i1> %116), !tbaa !7
  br i1 %109, label %b19, label %b20, !prof !2
b19:
  %189 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %190 = icmp ult i64 %153, %189
  br i1 %190, label %b20, label %b21, !prof !3
b20:
  %191 = getelementptr [1 x i8], ptr %2, i64 %153
  %192 = getelementptr i8, ptr %191, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %166, <32 x ptr> align 1 %192, <32 x i1> %116), !tbaa !7
  br label %b9
b9:
  %193 = call i64 @llvm.smin.i64(i64 %60, i64 %111)
  %194 = add nuw nsw i64 %57, %193
  store i64 %194, ptr %n0
  br label %b3, !llvm.loop !10
b5:
  %195 = icmp slt i64 %58, %13
  br i1 %195, label %b22, label %b6
b22:
  %196 = sub nsw i64 %13, %57
  %197 = and i64 %196, -32
  %198 = add nsw i64 %57, %197
  %199 = icmp slt i64 %57, %198
  br i1 %199, label %b23, label %b24
b23:
  %200 = phi i64 [ %57, %b22 ], [ %n2, %b25 ]
  %201 = mul i64 %200, 4
  %202 = getelementptr [1 x i8], ptr %6, i64 %201
  %203 = getelementptr i8, ptr %202, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %204 = load <32 x i8>, ptr %202, align 1, !tbaa !7
  %205 = shufflevector <32 x i8> %204, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %206 = getelementptr i8, ptr %202, i64 32
  %207 = load <32 x i8>, ptr %206, align 1, !tbaa !7
  %208 = shufflevector <32 x i8> %205, <32 x i8> %207, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %209 = getelementptr i8, ptr %202, i64 64
  %210 = load <32 x i8>, ptr %209, align 1, !tbaa !7
  %211 = shufflevector <32 x i8> %208, <32 x i8> %210, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %212 = getelementptr i8, ptr %202, i64 93
  %213 = load <32 x i8>, ptr %212, align 1, !tbaa !7
  %214 = shufflevector <32 x i8> %211, <32 x i8> %213, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %215 = getelementptr i8, ptr %202, i64 1
  %216 = getelementptr i8, ptr %215, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %217 = load <32 x i8>, ptr %215, align 1, !tbaa !7
  %218 = shufflevector <32 x i8> %217, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %219 = getelementptr i8, ptr %215, i64 32
  %220 = load <32 x i8>, ptr %219, align 1, !tbaa !7
  %221 = shufflevector <32 x i8> %218, <32 x i8> %220, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %222 = getelementptr i8, ptr %215, i64 64
  %223 = load <32 x i8>, ptr %222, align 1, !tbaa !7
  %224 = shufflevector <32 x i8> %221, <32 x i8> %223, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %225 = getelementptr i8, ptr %215, i64 93
  %226 = load <32 x i8>, ptr %225, align 1, !tbaa !7
  %227 = shufflevector <32 x i8> %224, <32 x i8> %226, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %228 = getelementptr i8, ptr %202, i64 2
  %229 = getelementptr i8, ptr %228, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %230 = load <32 x i8>, ptr %228, align 1, !tbaa !7
  %231 = shufflevector <32 x i8> %230, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %232 = getelementptr i8, ptr %228, i64 32
  %233 = load <32 x i8>, ptr %232, align 1, !tbaa !7
  %234 = shufflevector <32 x i8> %231, <32 x i8> %233, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %235 = getelementptr i8, ptr %228, i64 64
  %236 = load <32 x i8>, ptr %235, align 1, !tbaa !7
  %237 = shufflevector <32 x i8> %234, <32 x i8> %236, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %238 = getelementptr i8, ptr %228, i64 93
  %239 = load <32 x i8>, ptr %238, align 1, !tbaa !7
  %240 = shufflevector <32 x i8> %237, <32 x i8> %239, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %241 = add i64 %201, 3
  %242 = getelementptr [1 x i8], ptr %6, i64 %241
  %243 = getelementptr i8, ptr %242, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %244 = load <32 x i8>, ptr %242, align 1, !tbaa !7
  %245 = shufflevector <32 x i8> %244, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %246 = getelementptr i8, ptr %242, i64 32
  %247 = load <32 x i8>, ptr %246, align 1, !tbaa !7
  %248 = shufflevector <32 x i8> %245, <32 x i8> %247, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %249 = getelementptr i8, ptr %242, i64 64
  %250 = load <32 x i8>, ptr %249, align 1, !tbaa !7
  %251 = shufflevector <32 x i8> %248, <32 x i8> %250, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %252 = getelementptr i8, ptr %242, i64 93
  %253 = load <32 x i8>, ptr %252, align 1, !tbaa !7
  %254 = shufflevector <32 x i8> %251, <32 x i8> %253, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %255 = uitofp <32 x i8> %214 to <32 x float>
  %256 = uitofp <32 x i8> %227 to <32 x float>
  %257 = uitofp <32 x i8> %240 to <32 x float>
  %258 = fmul <32 x float> %255, splat (float 0x3fd3333340000000)
  %259 = fmul <32 x float> %256, splat (float 0x3fe3333340000000)
  %260 = fmul <32 x float> %257, splat (float 0x3ffe666660000000)
  %261 = fadd <32 x float> %258, %259
  %262 = fadd <32 x float> %261, %260
  %263 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %262, <32 x float> splat (float 0x406fe00000000000))
  %264 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %263)
  %265 = fcmp olt <32 x float> %264, splat (float 0x41e0000000000000)
  %266 = fptosi <32 x float> %263 to <32 x i32>
  %267 = select <32 x i1> %265, <32 x i32> %266, <32 x i32> splat (i32 -2147483648)
  %268 = trunc <32 x i32> %267 to <32 x i8>
  %269 = getelementptr [1 x i8], ptr %2, i64 %201
  %270 = getelementptr i8, ptr %269, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %271 = getelementptr i8, ptr %269, i64 1
  %272 = getelementptr i8, ptr %271, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %273 = getelementptr i8, ptr %269, i64 2
  %274 = getelementptr i8, ptr %273, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %275 = getelementptr [1 x i8], ptr %2, i64 %241
  %276 = getelementptr i8, ptr %275, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %277 = shufflevector <32 x i8> %268, <32 x i8> %268, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %278 = shufflevector <32 x i8> %268, <32 x i8> %254, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %279 = shufflevector <64 x i8> %277, <64 x i8> %278, <128 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
  store <128 x i8> %279, ptr %269, align 1
  br label %b26
b26:
  br label %b25
b25:
  %n2 = add nuw i64 %200, 32
  %280 = icmp slt i64 %n2, %198
  br i1 %280, label %b23, label %b24, !llvm.loop !11
b24:
  store i64 %198, ptr %n0
  store i64 %13, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b12:
  %281 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 15, ptr %281, align 8
  %282 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %117, ptr %282, align 8
  %283 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %283, align 8
  ret i32 1
b15:
  %284 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 23, ptr %284, align 8
  %285 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %153, ptr %285, align 8
  %286 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %286, align 8
  ret i32 1
b18:
  %287 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 36, ptr %287, align 8
  %288 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %117, ptr %288, align 8
  %289 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %289, align 8
  ret i32 1
b21:
  %290 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 43, ptr %290, align 8
  %291 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %153, ptr %291, align 8
  %292 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %292, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1, i32 1048575}
!3 = !{!"branch_weights", i32 1048575, i32 1}
!4 = !{!"spelt"}
!5 = !{!"i8", !4, i64 0}
!6 = !{!"i8[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
