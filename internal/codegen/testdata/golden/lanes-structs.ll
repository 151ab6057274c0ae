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
  %11 = load i64, ptr %1, align 8, !range !1
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !range !1
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %b2, label %b1
b2:
  %15 = getelementptr inbounds i8, ptr %1, i64 24
  %16 = load i64, ptr %15, align 8
  %17 = icmp ne i64 %16, 0
  %18 = select i1 %17, i64 %13, i64 %11
  store i64 %11, ptr %n0
  store i64 %18, ptr %n1
  br label %b3
b3:
  %19 = load i64, ptr %n0
  %20 = load i64, ptr %n1
  %21 = icmp slt i64 %19, %20
  br i1 %21, label %b4, label %b5
b4:
  %22 = sub nsw i64 %20, %19
  %23 = select i1 %17, i64 1, i64 %22
  %24 = select i1 %17, i64 1, i64 64
  %25 = call i64 @llvm.smin.i64(i64 %23, i64 64)
  %26 = sub i64 64, %25
  %27 = lshr i64 -1, %26
  %28 = bitcast i64 %27 to <64 x i1>
  %29 = getelementptr [16 x i8], ptr %6, i64 %19
  %30 = getelementptr i8, ptr %29, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %31 = getelementptr [16 x i8], ptr %2, i64 %19
  %32 = getelementptr i8, ptr %31, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %33 = bitcast <64 x i1> %28 to i64
  br label %b8
b8:
  %34 = phi i64 [ %33, %b4 ], [ %n2, %b8 ]
  %35 = call i64 @llvm.cttz.i64(i64 %34, i1 true)
  %36 = extractelement <64 x ptr> %32, i64 %35
  %37 = extractelement <64 x ptr> %30, i64 %35
  call void @llvm.memmove.p0.p0.i64(ptr %36, ptr %37, i64 16, i1 false)
  %38 = add i64 %34, -1
  %n2 = and i64 %34, %38
  %39 = icmp ne i64 %n2, 0
  br i1 %39, label %b8, label %b9
b9:
  %40 = getelementptr i8, ptr %29, i64 12
  %41 = getelementptr i8, ptr %40, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %42 = ptrtoint <64 x ptr> %41 to <64 x i64>
  %43 = and <64 x i64> %42, splat (i64 -4)
  %44 = inttoptr <64 x i64> %43 to <64 x ptr>
  %45 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %44, <64 x i1> %28, <64 x i32> zeroinitializer)
  %46 = trunc <64 x i64> %42 to <64 x i32>
  %47 = and <64 x i32> %46, splat (i32 3)
  %48 = shl <64 x i32> %47, splat (i32 3)
  %49 = lshr <64 x i32> %45, %48
  %50 = trunc <64 x i32> %49 to <64 x i8>
  %51 = trunc <64 x i8> %50 to <64 x i1>
  %52 = getelementptr i8, ptr %31, i64 8
  %53 = getelementptr i8, ptr %52, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %54 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %53, <64 x i1> %28, <64 x i32> zeroinitializer), !tbaa !8
  %55 = srem <64 x i32> %54, splat (i32 3)
  %56 = icmp eq <64 x i32> %55, splat (i32 0)
  %57 = xor <64 x i1> %51, %56
  %58 = getelementptr i8, ptr %31, i64 12
  %59 = getelementptr i8, ptr %58, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %60 = zext <64 x i1> %57 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %60, <64 x ptr> align 1 %59, <64 x i1> %28), !tbaa !5
  %61 = icmp eq <64 x i32> %55, splat (i32 0)
  %62 = select <64 x i1> %61, <64 x i32> splat (i32 1), <64 x i32> %55
  %63 = sitofp <64 x i32> %54 to <64 x double>
  %64 = sitofp <64 x i32> %62 to <64 x double>
  %65 = fdiv <64 x double> %63, %64
  %66 = fptosi <64 x double> %65 to <64 x i64>
  %67 = trunc <64 x i64> %66 to <64 x i32>
  %68 = mul <64 x i32> %67, %55
  %69 = sub <64 x i32> %54, %68
  %70 = and <64 x i1> %28, %57
  %71 = bitcast <64 x i1> %70 to i64
  %72 = icmp ne i64 %71, 0
  br i1 %72, label %b10, label %b11
b10:
  %73 = bitcast <64 x i1> %70 to i64
  br label %b12
b12:
  %74 = phi i64 [ %73, %b10 ], [ %n3, %b12 ]
  %75 = call i64 @llvm.cttz.i64(i64 %74, i1 true)
  %76 = extractelement <64 x ptr> %32, i64 %75
  call void @llvm.memset.p0.i64(ptr %76, i8 0, i64 8, i1 false)
  %77 = add i64 %74, -1
  %n3 = and i64 %74, %77
  %78 = icmp ne i64 %n3, 0
  br i1 %78, label %b12, label %b13
b13:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %55, <64 x ptr> align 4 %53, <64 x i1> %70), !tbaa !9
  br label %b11
b11:
  %79 = and <64 x i1> %28, %57
  %80 = xor <64 x i1> %57, splat (i1 true)
  %81 = and <64 x i1> %28, %80
  %82 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %53, <64 x i1> %81, <64 x i32> zeroinitializer), !tbaa !8
  %83 = xor <64 x i32> %82, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %83, <64 x ptr> align 4 %53, <64 x i1> %81), !tbaa !8
  br label %b7
b7:
  %84 = call i64 @llvm.smin.i64(i64 %22, i64 %24)
  %85 = add nuw nsw i64 %19, %84
  store i64 %85, ptr %n0
  br label %b3, !llvm.loop !12
b5:
  %86 = icmp slt i64 %20, %13
  br i1 %86, label %b14, label %b6
b14:
  %87 = sub nsw i64 %13, %19
  %88 = and i64 %87, -64
  %89 = add nsw i64 %19, %88
  %90 = icmp slt i64 %19, %89
  br i1 %90, label %b15, label %b16
b15:
  br label %b17
b17:
  %91 = phi i64 [ %19, %b15 ], [ %n4, %b18 ]
  %92 = getelementptr [16 x i8], ptr %6, i64 %91
  %93 = getelementptr i8, ptr %92, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %94 = getelementptr [16 x i8], ptr %2, i64 %91
  %95 = getelementptr i8, ptr %94, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %96 = bitcast <64 x i1> splat (i1 true) to i64
  br label %b20
b20:
  %97 = phi i64 [ %96, %b17 ], [ %n5, %b20 ]
  %98 = call i64 @llvm.cttz.i64(i64 %97, i1 true)
  %99 = extractelement <64 x ptr> %95, i64 %98
  %100 = extractelement <64 x ptr> %93, i64 %98
  call void @llvm.memmove.p0.p0.i64(ptr %99, ptr %100, i64 16, i1 false)
  %101 = add i64 %97, -1
  %n5 = and i64 %97, %101
  %102 = icmp ne i64 %n5, 0
  br i1 %102, label %b20, label %b21
b21:
  %103 = getelementptr i8, ptr %92, i64 12
  %104 = getelementptr i8, ptr %103, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %105 = ptrtoint <64 x ptr> %104 to <64 x i64>
  %106 = and <64 x i64> %105, splat (i64 -4)
  %107 = inttoptr <64 x i64> %106 to <64 x ptr>
  %108 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %107, <64 x i1> splat (i1 true), <64 x i32> zeroinitializer)
  %109 = trunc <64 x i64> %105 to <64 x i32>
  %110 = and <64 x i32> %109, splat (i32 3)
  %111 = shl <64 x i32> %110, splat (i32 3)
  %112 = lshr <64 x i32> %108, %111
  %113 = trunc <64 x i32> %112 to <64 x i8>
  %114 = trunc <64 x i8> %113 to <64 x i1>
  %115 = getelementptr i8, ptr %94, i64 8
  %116 = getelementptr i8, ptr %115, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %117 = load <64 x i32>, ptr %115, align 4, !tbaa !8
  %118 = shufflevector <64 x i32> %117, <64 x i32> poison, <64 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %119 = getelementptr i8, ptr %115, i64 256
  %120 = load <64 x i32>, ptr %119, align 4, !tbaa !8
  %121 = shufflevector <64 x i32> %118, <64 x i32> %120, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %122 = getelementptr i8, ptr %115, i64 512
  %123 = load <64 x i32>, ptr %122, align 4, !tbaa !8
  %124 = shufflevector <64 x i32> %121, <64 x i32> %123, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %125 = getelementptr i8, ptr %115, i64 756
  %126 = load <64 x i32>, ptr %125, align 4, !tbaa !8
  %127 = shufflevector <64 x i32> %124, <64 x i32> %126, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 67, i32 71, i32 75, i32 79, i32 83, i32 87, i32 91, i32 95, i32 99, i32 103, i32 107, i32 111, i32 115, i32 119, i32 123, i32 127>
  %128 = srem <64 x i32> %127, splat (i32 3)
  %129 = icmp eq <64 x i32> %128, splat (i32 0)
  %130 = xor <64 x i1> %114, %129
  %131 = getelementptr i8, ptr %94, i64 12
  %132 = getelementptr i8, ptr %131, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %133 = zext <64 x i1> %130 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %133, <64 x ptr> align 1 %132, <64 x i1> splat (i1 true)), !tbaa !5
  %134 = icmp eq <64 x i32> %128, splat (i32 0)
  %135 = select <64 x i1> %134, <64 x i32> splat (i32 1), <64 x i32> %128
  %136 = sitofp <64 x i32> %127 to <64 x double>
  %137 = sitofp <64 x i32> %135 to <64 x double>
  %138 = fdiv <64 x double> %136, %137
  %139 = fptosi <64 x double> %138 to <64 x i64>
  %140 = trunc <64 x i64> %139 to <64 x i32>
  %141 = mul <64 x i32> %140, %128
  %142 = sub <64 x i32> %127, %141
  %143 = bitcast <64 x i1> %130 to i64
  %144 = icmp ne i64 %143, 0
  br i1 %144, label %b22, label %b23
b22:
  %145 = bitcast <64 x i1> %130 to i64
  br label %b24
b24:
  %146 = phi i64 [ %145, %b22 ], [ %n6, %b24 ]
  %147 = call i64 @llvm.cttz.i64(i64 %146, i1 true)
  %148 = extractelement <64 x ptr> %95, i64 %147
  call void @llvm.memset.p0.i64(ptr %148, i8 0, i64 8, i1 false)
  %149 = add i64 %146, -1
  %n6 = and i64 %146, %149
  %150 = icmp ne i64 %n6, 0
  br i1 %150, label %b24, label %b25
b25:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %128, <64 x ptr> align 4 %116, <64 x i1> %130), !tbaa !9
  br label %b23
b23:
  %151 = xor <64 x i1> %130, splat (i1 true)
  %152 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %116, <64 x i1> %151, <64 x i32> zeroinitializer), !tbaa !8
  %153 = xor <64 x i32> %152, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %153, <64 x ptr> align 4 %116, <64 x i1> %151), !tbaa !8
  br label %b19
b19:
  br label %b18
b18:
  %n4 = add nuw i64 %91, 64
  %154 = icmp slt i64 %n4, %89
  br i1 %154, label %b17, label %b16, !llvm.loop !13
b16:
  store i64 %89, ptr %n0
  store i64 %13, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"spelt"}
!3 = !{!"i8", !2, i64 0}
!4 = !{!"i8.0", !3, i64 0}
!5 = !{!4, !4, i64 0}
!6 = !{!"i32", !2, i64 0}
!7 = !{!"i32.1", !6, i64 0}
!8 = !{!7, !7, i64 0}
!9 = !{!6, !6, i64 0}
!10 = !{!"llvm.loop.mustprogress"}
!11 = !{!"llvm.loop.vectorize.enable", i1 false}
!12 = distinct !{!12, !10, !11}
!13 = distinct !{!13, !10, !11}
