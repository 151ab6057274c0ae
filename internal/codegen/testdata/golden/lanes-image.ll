; lanes: 32 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i64
  %n2 = alloca i1
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
  %60 = select i1 %55, i64 %13, i64 %11
  store i64 %11, ptr %n0
  store i64 %60, ptr %n1
  store i1 %55, ptr %n2
  br label %b5
b5:
  %61 = load i64, ptr %n0
  %62 = load i64, ptr %n1
  %63 = icmp slt i64 %61, %62
  br i1 %63, label %b6, label %b7
b6:
  %64 = sub nsw i64 %62, %61
  %65 = load i1, ptr %n2
  %66 = select i1 %65, i64 1, i64 %64
  %67 = select i1 %65, i64 1, i64 32
  %68 = call i64 @llvm.smin.i64(i64 %66, i64 32)
  %69 = sub i64 32, %68
  %70 = trunc i64 %69 to i32
  %71 = lshr i32 -1, %70
  %72 = bitcast i32 %71 to <32 x i1>
  %73 = mul i64 %61, 4
  br i1 %65, label %b10, label %b11, !prof !3
b10:
  %74 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %75 = icmp ult i64 %73, %74
  br i1 %75, label %b11, label %b12, !prof !2
b11:
  %76 = getelementptr [1 x i8], ptr %6, i64 %73
  %77 = getelementptr i8, ptr %76, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %78 = ptrtoint <32 x ptr> %77 to <32 x i64>
  %79 = and <32 x i64> %78, splat (i64 -4)
  %80 = inttoptr <32 x i64> %79 to <32 x ptr>
  %81 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %80, <32 x i1> %72, <32 x i32> zeroinitializer)
  %82 = trunc <32 x i64> %78 to <32 x i32>
  %83 = and <32 x i32> %82, splat (i32 3)
  %84 = shl <32 x i32> %83, splat (i32 3)
  %85 = lshr <32 x i32> %81, %84
  %86 = trunc <32 x i32> %85 to <32 x i8>
  %87 = getelementptr i8, ptr %76, i64 1
  %88 = getelementptr i8, ptr %87, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %89 = ptrtoint <32 x ptr> %88 to <32 x i64>
  %90 = and <32 x i64> %89, splat (i64 -4)
  %91 = inttoptr <32 x i64> %90 to <32 x ptr>
  %92 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %91, <32 x i1> %72, <32 x i32> zeroinitializer)
  %93 = trunc <32 x i64> %89 to <32 x i32>
  %94 = and <32 x i32> %93, splat (i32 3)
  %95 = shl <32 x i32> %94, splat (i32 3)
  %96 = lshr <32 x i32> %92, %95
  %97 = trunc <32 x i32> %96 to <32 x i8>
  %98 = getelementptr i8, ptr %76, i64 2
  %99 = getelementptr i8, ptr %98, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %100 = ptrtoint <32 x ptr> %99 to <32 x i64>
  %101 = and <32 x i64> %100, splat (i64 -4)
  %102 = inttoptr <32 x i64> %101 to <32 x ptr>
  %103 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %102, <32 x i1> %72, <32 x i32> zeroinitializer)
  %104 = trunc <32 x i64> %100 to <32 x i32>
  %105 = and <32 x i32> %104, splat (i32 3)
  %106 = shl <32 x i32> %105, splat (i32 3)
  %107 = lshr <32 x i32> %103, %106
  %108 = trunc <32 x i32> %107 to <32 x i8>
  %109 = add i64 %73, 3
  br i1 %65, label %b13, label %b14, !prof !3
b13:
  %110 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %111 = icmp ult i64 %109, %110
  br i1 %111, label %b14, label %b15, !prof !2
b14:
  %112 = getelementptr [1 x i8], ptr %6, i64 %109
  %113 = getelementptr i8, ptr %112, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %114 = ptrtoint <32 x ptr> %113 to <32 x i64>
  %115 = and <32 x i64> %114, splat (i64 -4)
  %116 = inttoptr <32 x i64> %115 to <32 x ptr>
  %117 = call <32 x i32> @llvm.masked.gather.v32i32.v32p0(<32 x ptr> align 4 %116, <32 x i1> %72, <32 x i32> zeroinitializer)
  %118 = trunc <32 x i64> %114 to <32 x i32>
  %119 = and <32 x i32> %118, splat (i32 3)
  %120 = shl <32 x i32> %119, splat (i32 3)
  %121 = lshr <32 x i32> %117, %120
  %122 = trunc <32 x i32> %121 to <32 x i8>
  %123 = uitofp <32 x i8> %86 to <32 x float>
  %124 = uitofp <32 x i8> %97 to <32 x float>
  %125 = uitofp <32 x i8> %108 to <32 x float>
  %126 = fmul <32 x float> %123, splat (float 0x3fd3333340000000)
  %127 = fmul <32 x float> %124, splat (float 0x3fe3333340000000)
  %128 = fmul <32 x float> %125, splat (float 0x3ffe666660000000)
  %129 = fadd <32 x float> %126, %127
  %130 = fadd <32 x float> %129, %128
  %131 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %130, <32 x float> splat (float 0x406fe00000000000))
  %132 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %131)
  %133 = fcmp olt <32 x float> %132, splat (float 0x41e0000000000000)
  %134 = fptosi <32 x float> %131 to <32 x i32>
  %135 = select <32 x i1> %133, <32 x i32> %134, <32 x i32> splat (i32 -2147483648)
  %136 = trunc <32 x i32> %135 to <32 x i8>
  br i1 %65, label %b16, label %b17, !prof !3
b16:
  %137 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %138 = icmp ult i64 %73, %137
  br i1 %138, label %b17, label %b18, !prof !2
b17:
  %139 = getelementptr [1 x i8], ptr %2, i64 %73
  %140 = getelementptr i8, ptr %139, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %136, <32 x ptr> align 1 %140, <32 x i1> %72), !tbaa !7
  %141 = getelementptr i8, ptr %139, i64 1
  %142 = getelementptr i8, ptr %141, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %136, <32 x ptr> align 1 %142, <32 x i1> %72), !tbaa !7
  %143 = getelementptr i8, ptr %139, i64 2
  %144 = getelementptr i8, ptr %143, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %136, <32 x ptr> align 1 %144, <32 x i1> %72), !tbaa !7
  br i1 %65, label %b19, label %b20, !prof !3
b19:
  %145 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %146 = icmp ult i64 %109, %145
  br i1 %146, label %b20, label %b21, !prof !2
b20:
  %147 = getelementptr [1 x i8], ptr %2, i64 %109
  %148 = getelementptr i8, ptr %147, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  call void @llvm.masked.scatter.v32i8.v32p0(<32 x i8> %122, <32 x ptr> align 1 %148, <32 x i1> %72), !tbaa !7
  br label %b9
b9:
  %149 = call i64 @llvm.smin.i64(i64 %64, i64 %67)
  %150 = add nuw nsw i64 %61, %149
  store i64 %150, ptr %n0
  br label %b5, !llvm.loop !10
b7:
  %151 = icmp slt i64 %62, %13
  br i1 %151, label %b22, label %b8
b22:
  %152 = sub nsw i64 %13, %61
  %153 = and i64 %152, -32
  %154 = add nsw i64 %61, %153
  %155 = icmp slt i64 %61, %154
  br i1 %155, label %b23, label %b24
b23:
  %156 = phi i64 [ %61, %b22 ], [ %n3, %b25 ]
  %157 = mul i64 %156, 4
  %158 = getelementptr [1 x i8], ptr %6, i64 %157
  %159 = getelementptr i8, ptr %158, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %160 = load <32 x i8>, ptr %158, align 1, !tbaa !7
  %161 = shufflevector <32 x i8> %160, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %162 = getelementptr i8, ptr %158, i64 32
  %163 = load <32 x i8>, ptr %162, align 1, !tbaa !7
  %164 = shufflevector <32 x i8> %161, <32 x i8> %163, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %165 = getelementptr i8, ptr %158, i64 64
  %166 = load <32 x i8>, ptr %165, align 1, !tbaa !7
  %167 = shufflevector <32 x i8> %164, <32 x i8> %166, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %168 = getelementptr i8, ptr %158, i64 93
  %169 = load <32 x i8>, ptr %168, align 1, !tbaa !7
  %170 = shufflevector <32 x i8> %167, <32 x i8> %169, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %171 = getelementptr i8, ptr %158, i64 1
  %172 = getelementptr i8, ptr %171, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %173 = load <32 x i8>, ptr %171, align 1, !tbaa !7
  %174 = shufflevector <32 x i8> %173, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %175 = getelementptr i8, ptr %171, i64 32
  %176 = load <32 x i8>, ptr %175, align 1, !tbaa !7
  %177 = shufflevector <32 x i8> %174, <32 x i8> %176, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %178 = getelementptr i8, ptr %171, i64 64
  %179 = load <32 x i8>, ptr %178, align 1, !tbaa !7
  %180 = shufflevector <32 x i8> %177, <32 x i8> %179, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %181 = getelementptr i8, ptr %171, i64 93
  %182 = load <32 x i8>, ptr %181, align 1, !tbaa !7
  %183 = shufflevector <32 x i8> %180, <32 x i8> %182, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %184 = getelementptr i8, ptr %158, i64 2
  %185 = getelementptr i8, ptr %184, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %186 = load <32 x i8>, ptr %184, align 1, !tbaa !7
  %187 = shufflevector <32 x i8> %186, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %188 = getelementptr i8, ptr %184, i64 32
  %189 = load <32 x i8>, ptr %188, align 1, !tbaa !7
  %190 = shufflevector <32 x i8> %187, <32 x i8> %189, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %191 = getelementptr i8, ptr %184, i64 64
  %192 = load <32 x i8>, ptr %191, align 1, !tbaa !7
  %193 = shufflevector <32 x i8> %190, <32 x i8> %192, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %194 = getelementptr i8, ptr %184, i64 93
  %195 = load <32 x i8>, ptr %194, align 1, !tbaa !7
  %196 = shufflevector <32 x i8> %193, <32 x i8> %195, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %197 = add i64 %157, 3
  %198 = getelementptr [1 x i8], ptr %6, i64 %197
  %199 = getelementptr i8, ptr %198, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %200 = load <32 x i8>, ptr %198, align 1, !tbaa !7
  %201 = shufflevector <32 x i8> %200, <32 x i8> poison, <32 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31, i32 31>
  %202 = getelementptr i8, ptr %198, i64 32
  %203 = load <32 x i8>, ptr %202, align 1, !tbaa !7
  %204 = shufflevector <32 x i8> %201, <32 x i8> %203, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %205 = getelementptr i8, ptr %198, i64 64
  %206 = load <32 x i8>, ptr %205, align 1, !tbaa !7
  %207 = shufflevector <32 x i8> %204, <32 x i8> %206, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %208 = getelementptr i8, ptr %198, i64 93
  %209 = load <32 x i8>, ptr %208, align 1, !tbaa !7
  %210 = shufflevector <32 x i8> %207, <32 x i8> %209, <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 35, i32 39, i32 43, i32 47, i32 51, i32 55, i32 59, i32 63>
  %211 = uitofp <32 x i8> %170 to <32 x float>
  %212 = uitofp <32 x i8> %183 to <32 x float>
  %213 = uitofp <32 x i8> %196 to <32 x float>
  %214 = fmul <32 x float> %211, splat (float 0x3fd3333340000000)
  %215 = fmul <32 x float> %212, splat (float 0x3fe3333340000000)
  %216 = fmul <32 x float> %213, splat (float 0x3ffe666660000000)
  %217 = fadd <32 x float> %214, %215
  %218 = fadd <32 x float> %217, %216
  %219 = call <32 x float> @llvm.minimum.v32f32(<32 x float> %218, <32 x float> splat (float 0x406fe00000000000))
  %220 = call <32 x float> @llvm.fabs.v32f32(<32 x float> %219)
  %221 = fcmp olt <32 x float> %220, splat (float 0x41e0000000000000)
  %222 = fptosi <32 x float> %219 to <32 x i32>
  %223 = select <32 x i1> %221, <32 x i32> %222, <32 x i32> splat (i32 -2147483648)
  %224 = trunc <32 x i32> %223 to <32 x i8>
  %225 = getelementptr [1 x i8], ptr %2, i64 %157
  %226 = getelementptr i8, ptr %225, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %227 = getelementptr i8, ptr %225, i64 1
  %228 = getelementptr i8, ptr %227, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %229 = getelementptr i8, ptr %225, i64 2
  %230 = getelementptr i8, ptr %229, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %231 = getelementptr [1 x i8], ptr %2, i64 %197
  %232 = getelementptr i8, ptr %231, <32 x i64> <i64 0, i64 4, i64 8, i64 12, i64 16, i64 20, i64 24, i64 28, i64 32, i64 36, i64 40, i64 44, i64 48, i64 52, i64 56, i64 60, i64 64, i64 68, i64 72, i64 76, i64 80, i64 84, i64 88, i64 92, i64 96, i64 100, i64 104, i64 108, i64 112, i64 116, i64 120, i64 124>
  %233 = shufflevector <32 x i8> %224, <32 x i8> %224, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %234 = shufflevector <32 x i8> %224, <32 x i8> %210, <64 x i32> <i32 0, i32 32, i32 1, i32 33, i32 2, i32 34, i32 3, i32 35, i32 4, i32 36, i32 5, i32 37, i32 6, i32 38, i32 7, i32 39, i32 8, i32 40, i32 9, i32 41, i32 10, i32 42, i32 11, i32 43, i32 12, i32 44, i32 13, i32 45, i32 14, i32 46, i32 15, i32 47, i32 16, i32 48, i32 17, i32 49, i32 18, i32 50, i32 19, i32 51, i32 20, i32 52, i32 21, i32 53, i32 22, i32 54, i32 23, i32 55, i32 24, i32 56, i32 25, i32 57, i32 26, i32 58, i32 27, i32 59, i32 28, i32 60, i32 29, i32 61, i32 30, i32 62, i32 31, i32 63>
  %235 = shufflevector <64 x i8> %233, <64 x i8> %234, <128 x i32> <i32 0, i32 64, i32 1, i32 65, i32 2, i32 66, i32 3, i32 67, i32 4, i32 68, i32 5, i32 69, i32 6, i32 70, i32 7, i32 71, i32 8, i32 72, i32 9, i32 73, i32 10, i32 74, i32 11, i32 75, i32 12, i32 76, i32 13, i32 77, i32 14, i32 78, i32 15, i32 79, i32 16, i32 80, i32 17, i32 81, i32 18, i32 82, i32 19, i32 83, i32 20, i32 84, i32 21, i32 85, i32 22, i32 86, i32 23, i32 87, i32 24, i32 88, i32 25, i32 89, i32 26, i32 90, i32 27, i32 91, i32 28, i32 92, i32 29, i32 93, i32 30, i32 94, i32 31, i32 95, i32 32, i32 96, i32 33, i32 97, i32 34, i32 98, i32 35, i32 99, i32 36, i32 100, i32 37, i32 101, i32 38, i32 102, i32 39, i32 103, i32 40, i32 104, i32 41, i32 105, i32 42, i32 106, i32 43, i32 107, i32 44, i32 108, i32 45, i32 109, i32 46, i32 110, i32 47, i32 111, i32 48, i32 112, i32 49, i32 113, i32 50, i32 114, i32 51, i32 115, i32 52, i32 116, i32 53, i32 117, i32 54, i32 118, i32 55, i32 119, i32 56, i32 120, i32 57, i32 121, i32 58, i32 122, i32 59, i32 123, i32 60, i32 124, i32 61, i32 125, i32 62, i32 126, i32 63, i32 127>
  store <128 x i8> %235, ptr %225, align 1
  br label %b26
b26:
  br label %b25
b25:
  %n3 = add nuw i64 %156, 32
  %236 = icmp slt i64 %n3, %154
  br i1 %236, label %b23, label %b24, !llvm.loop !11
b24:
  store i64 %154, ptr %n0
  store i64 %13, ptr %n1
  br label %b5
b8:
  br label %b1
b1:
  ret i32 0
b12:
  %237 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 15, ptr %237, align 8
  %238 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %73, ptr %238, align 8
  %239 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %239, align 8
  ret i32 1
b15:
  %240 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 23, ptr %240, align 8
  %241 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %109, ptr %241, align 8
  %242 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %242, align 8
  ret i32 1
b18:
  %243 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 36, ptr %243, align 8
  %244 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %73, ptr %244, align 8
  %245 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %245, align 8
  ret i32 1
b21:
  %246 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 43, ptr %246, align 8
  %247 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %109, ptr %247, align 8
  %248 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %248, align 8
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
!3 = !{!"branch_weights", i32 1, i32 1048575}
!4 = !{!"spelt"}
!5 = !{!"i8", !4, i64 0}
!6 = !{!"i8[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
