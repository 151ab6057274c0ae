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
  %43 = trunc <64 x i64> %42 to <64 x i32>
  %44 = and <64 x i32> %43, splat (i32 3)
  %45 = zext <64 x i32> %44 to <64 x i64>
  %46 = sub <64 x i64> %42, %45
  %47 = inttoptr <64 x i64> %46 to <64 x ptr>
  %48 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %47, <64 x i1> %28, <64 x i32> zeroinitializer)
  %49 = shl <64 x i32> %44, splat (i32 3)
  %50 = lshr <64 x i32> %48, %49
  %51 = trunc <64 x i32> %50 to <64 x i8>
  %52 = trunc <64 x i8> %51 to <64 x i1>
  %53 = getelementptr i8, ptr %31, i64 8
  %54 = getelementptr i8, ptr %53, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %55 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 1 %54, <64 x i1> %28, <64 x i32> zeroinitializer), !tbaa !7
  %56 = srem <64 x i32> %55, splat (i32 3)
  %57 = icmp eq <64 x i32> %56, splat (i32 0)
  %58 = xor <64 x i1> %52, %57
  %59 = getelementptr i8, ptr %31, i64 12
  %60 = getelementptr i8, ptr %59, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %61 = zext <64 x i1> %58 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %61, <64 x ptr> align 1 %60, <64 x i1> %28), !tbaa !5
  %62 = icmp eq <64 x i32> %56, splat (i32 0)
  %63 = select <64 x i1> %62, <64 x i32> splat (i32 1), <64 x i32> %56
  %64 = sitofp <64 x i32> %55 to <64 x double>
  %65 = sitofp <64 x i32> %63 to <64 x double>
  %66 = fdiv <64 x double> %64, %65
  %67 = fptosi <64 x double> %66 to <64 x i64>
  %68 = trunc <64 x i64> %67 to <64 x i32>
  %69 = mul <64 x i32> %68, %56
  %70 = sub <64 x i32> %55, %69
  %71 = and <64 x i1> %28, %58
  %72 = bitcast <64 x i1> %71 to i64
  %73 = icmp ne i64 %72, 0
  br i1 %73, label %b10, label %b11
b10:
  %74 = bitcast <64 x i1> %71 to i64
  br label %b12
b12:
  %75 = phi i64 [ %74, %b10 ], [ %n3, %b12 ]
  %76 = call i64 @llvm.cttz.i64(i64 %75, i1 true)
  %77 = extractelement <64 x ptr> %32, i64 %76
  call void @llvm.memset.p0.i64(ptr %77, i8 0, i64 8, i1 false)
  %78 = add i64 %75, -1
  %n3 = and i64 %75, %78
  %79 = icmp ne i64 %n3, 0
  br i1 %79, label %b12, label %b13
b13:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %56, <64 x ptr> align 1 %54, <64 x i1> %71), !tbaa !8
  br label %b11
b11:
  %80 = and <64 x i1> %28, %58
  %81 = xor <64 x i1> %58, splat (i1 true)
  %82 = and <64 x i1> %28, %81
  %83 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 1 %54, <64 x i1> %82, <64 x i32> zeroinitializer), !tbaa !7
  %84 = xor <64 x i32> %83, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %84, <64 x ptr> align 1 %54, <64 x i1> %82), !tbaa !7
  br label %b7
b7:
  %85 = call i64 @llvm.smin.i64(i64 %22, i64 %24)
  %86 = add nuw nsw i64 %19, %85
  store i64 %86, ptr %n0
  br label %b3, !llvm.loop !11
b5:
  %87 = icmp slt i64 %20, %13
  br i1 %87, label %b14, label %b6
b14:
  %88 = sub nsw i64 %13, %19
  %89 = and i64 %88, -64
  %90 = add nsw i64 %19, %89
  %91 = icmp slt i64 %19, %90
  br i1 %91, label %b15, label %b16
b15:
  br label %b17
b17:
  %92 = phi i64 [ %19, %b15 ], [ %n4, %b18 ]
  %93 = getelementptr [16 x i8], ptr %6, i64 %92
  %94 = getelementptr i8, ptr %93, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %95 = getelementptr [16 x i8], ptr %2, i64 %92
  %96 = getelementptr i8, ptr %95, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %97 = bitcast <64 x i1> splat (i1 true) to i64
  br label %b20
b20:
  %98 = phi i64 [ %97, %b17 ], [ %n5, %b20 ]
  %99 = call i64 @llvm.cttz.i64(i64 %98, i1 true)
  %100 = extractelement <64 x ptr> %96, i64 %99
  %101 = extractelement <64 x ptr> %94, i64 %99
  call void @llvm.memmove.p0.p0.i64(ptr %100, ptr %101, i64 16, i1 false)
  %102 = add i64 %98, -1
  %n5 = and i64 %98, %102
  %103 = icmp ne i64 %n5, 0
  br i1 %103, label %b20, label %b21
b21:
  %104 = getelementptr i8, ptr %93, i64 12
  %105 = getelementptr i8, ptr %104, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %106 = ptrtoint <64 x ptr> %105 to <64 x i64>
  %107 = trunc <64 x i64> %106 to <64 x i32>
  %108 = and <64 x i32> %107, splat (i32 3)
  %109 = zext <64 x i32> %108 to <64 x i64>
  %110 = sub <64 x i64> %106, %109
  %111 = inttoptr <64 x i64> %110 to <64 x ptr>
  %112 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %111, <64 x i1> splat (i1 true), <64 x i32> zeroinitializer)
  %113 = shl <64 x i32> %108, splat (i32 3)
  %114 = lshr <64 x i32> %112, %113
  %115 = trunc <64 x i32> %114 to <64 x i8>
  %116 = trunc <64 x i8> %115 to <64 x i1>
  %117 = getelementptr i8, ptr %95, i64 8
  %118 = getelementptr i8, ptr %117, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %119 = load <64 x i32>, ptr %117, align 1, !tbaa !7
  %120 = shufflevector <64 x i32> %119, <64 x i32> poison, <64 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %121 = getelementptr i8, ptr %117, i64 256
  %122 = load <64 x i32>, ptr %121, align 1, !tbaa !7
  %123 = shufflevector <64 x i32> %120, <64 x i32> %122, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %124 = getelementptr i8, ptr %117, i64 512
  %125 = load <64 x i32>, ptr %124, align 1, !tbaa !7
  %126 = shufflevector <64 x i32> %123, <64 x i32> %125, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %127 = getelementptr i8, ptr %117, i64 756
  %128 = load <64 x i32>, ptr %127, align 1, !tbaa !7
  %129 = shufflevector <64 x i32> %126, <64 x i32> %128, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 67, i32 71, i32 75, i32 79, i32 83, i32 87, i32 91, i32 95, i32 99, i32 103, i32 107, i32 111, i32 115, i32 119, i32 123, i32 127>
  %130 = srem <64 x i32> %129, splat (i32 3)
  %131 = icmp eq <64 x i32> %130, splat (i32 0)
  %132 = xor <64 x i1> %116, %131
  %133 = getelementptr i8, ptr %95, i64 12
  %134 = getelementptr i8, ptr %133, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %135 = zext <64 x i1> %132 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %135, <64 x ptr> align 1 %134, <64 x i1> splat (i1 true)), !tbaa !5
  %136 = icmp eq <64 x i32> %130, splat (i32 0)
  %137 = select <64 x i1> %136, <64 x i32> splat (i32 1), <64 x i32> %130
  %138 = sitofp <64 x i32> %129 to <64 x double>
  %139 = sitofp <64 x i32> %137 to <64 x double>
  %140 = fdiv <64 x double> %138, %139
  %141 = fptosi <64 x double> %140 to <64 x i64>
  %142 = trunc <64 x i64> %141 to <64 x i32>
  %143 = mul <64 x i32> %142, %130
  %144 = sub <64 x i32> %129, %143
  %145 = bitcast <64 x i1> %132 to i64
  %146 = icmp ne i64 %145, 0
  br i1 %146, label %b22, label %b23
b22:
  %147 = bitcast <64 x i1> %132 to i64
  br label %b24
b24:
  %148 = phi i64 [ %147, %b22 ], [ %n6, %b24 ]
  %149 = call i64 @llvm.cttz.i64(i64 %148, i1 true)
  %150 = extractelement <64 x ptr> %96, i64 %149
  call void @llvm.memset.p0.i64(ptr %150, i8 0, i64 8, i1 false)
  %151 = add i64 %148, -1
  %n6 = and i64 %148, %151
  %152 = icmp ne i64 %n6, 0
  br i1 %152, label %b24, label %b25
b25:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %130, <64 x ptr> align 1 %118, <64 x i1> %132), !tbaa !8
  br label %b23
b23:
  %153 = xor <64 x i1> %132, splat (i1 true)
  %154 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 1 %118, <64 x i1> %153, <64 x i32> zeroinitializer), !tbaa !7
  %155 = xor <64 x i32> %154, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %155, <64 x ptr> align 1 %118, <64 x i1> %153), !tbaa !7
  br label %b19
b19:
  br label %b18
b18:
  %n4 = add nuw i64 %92, 64
  %156 = icmp slt i64 %n4, %90
  br i1 %156, label %b17, label %b16, !llvm.loop !12
b16:
  store i64 %90, ptr %n0
  store i64 %13, ptr %n1
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"spelt"}
!3 = !{!"number", !2, i64 0}
!4 = !{!"number.0", !3, i64 0}
!5 = !{!4, !4, i64 0}
!6 = !{!"number.1", !3, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!3, !3, i64 0}
!9 = !{!"llvm.loop.mustprogress"}
!10 = !{!"llvm.loop.vectorize.enable", i1 false}
!11 = distinct !{!11, !9, !10}
!12 = distinct !{!12, !9, !10}
