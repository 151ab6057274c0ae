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
  store i64 %11, ptr %n0
  store i64 %11, ptr %n1
  br label %b3
b3:
  %15 = load i64, ptr %n0
  %16 = load i64, ptr %n1
  %17 = icmp slt i64 %15, %16
  br i1 %17, label %b4, label %b5
b4:
  %18 = sub nsw i64 %16, %15
  %19 = call i64 @llvm.smin.i64(i64 %18, i64 64)
  %20 = sub i64 64, %19
  %21 = lshr i64 -1, %20
  %22 = bitcast i64 %21 to <64 x i1>
  %23 = getelementptr [16 x i8], ptr %6, i64 %15
  %24 = getelementptr i8, ptr %23, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %25 = getelementptr [16 x i8], ptr %2, i64 %15
  %26 = getelementptr i8, ptr %25, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %27 = bitcast <64 x i1> %22 to i64
  br label %b8
b8:
  %28 = phi i64 [ %27, %b4 ], [ %n2, %b8 ]
  %29 = call i64 @llvm.cttz.i64(i64 %28, i1 true)
  %30 = extractelement <64 x ptr> %26, i64 %29
  %31 = extractelement <64 x ptr> %24, i64 %29
  call void @llvm.memmove.p0.p0.i64(ptr %30, ptr %31, i64 16, i1 false)
  %32 = add i64 %28, -1
  %n2 = and i64 %28, %32
  %33 = icmp ne i64 %n2, 0
  br i1 %33, label %b8, label %b9
b9:
  %34 = getelementptr i8, ptr %23, i64 12
  %35 = getelementptr i8, ptr %34, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %36 = ptrtoint <64 x ptr> %35 to <64 x i64>
  %37 = and <64 x i64> %36, splat (i64 -4)
  %38 = inttoptr <64 x i64> %37 to <64 x ptr>
  %39 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %38, <64 x i1> %22, <64 x i32> zeroinitializer)
  %40 = trunc <64 x i64> %36 to <64 x i32>
  %41 = and <64 x i32> %40, splat (i32 3)
  %42 = shl <64 x i32> %41, splat (i32 3)
  %43 = lshr <64 x i32> %39, %42
  %44 = trunc <64 x i32> %43 to <64 x i8>
  %45 = trunc <64 x i8> %44 to <64 x i1>
  %46 = getelementptr i8, ptr %25, i64 8
  %47 = getelementptr i8, ptr %46, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %48 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %47, <64 x i1> %22, <64 x i32> zeroinitializer), !tbaa !8
  %49 = srem <64 x i32> %48, splat (i32 3)
  %50 = icmp eq <64 x i32> %49, splat (i32 0)
  %51 = xor <64 x i1> %45, %50
  %52 = getelementptr i8, ptr %25, i64 12
  %53 = getelementptr i8, ptr %52, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %54 = zext <64 x i1> %51 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %54, <64 x ptr> align 1 %53, <64 x i1> %22), !tbaa !5
  %55 = icmp eq <64 x i32> %49, splat (i32 0)
  %56 = select <64 x i1> %55, <64 x i32> splat (i32 1), <64 x i32> %49
  %57 = sitofp <64 x i32> %48 to <64 x double>
  %58 = sitofp <64 x i32> %56 to <64 x double>
  %59 = fdiv <64 x double> %57, %58
  %60 = fptosi <64 x double> %59 to <64 x i64>
  %61 = trunc <64 x i64> %60 to <64 x i32>
  %62 = mul <64 x i32> %61, %49
  %63 = sub <64 x i32> %48, %62
  %64 = and <64 x i1> %22, %51
  %65 = bitcast <64 x i1> %64 to i64
  %66 = icmp ne i64 %65, 0
  br i1 %66, label %b10, label %b11
b10:
  %67 = bitcast <64 x i1> %64 to i64
  br label %b12
b12:
  %68 = phi i64 [ %67, %b10 ], [ %n3, %b12 ]
  %69 = call i64 @llvm.cttz.i64(i64 %68, i1 true)
  %70 = extractelement <64 x ptr> %26, i64 %69
  call void @llvm.memset.p0.i64(ptr %70, i8 0, i64 8, i1 false)
  %71 = add i64 %68, -1
  %n3 = and i64 %68, %71
  %72 = icmp ne i64 %n3, 0
  br i1 %72, label %b12, label %b13
b13:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %49, <64 x ptr> align 4 %47, <64 x i1> %64), !tbaa !9
  br label %b11
b11:
  %73 = and <64 x i1> %22, %51
  %74 = xor <64 x i1> %51, splat (i1 true)
  %75 = and <64 x i1> %22, %74
  %76 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %47, <64 x i1> %75, <64 x i32> zeroinitializer), !tbaa !8
  %77 = xor <64 x i32> %76, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %77, <64 x ptr> align 4 %47, <64 x i1> %75), !tbaa !8
  br label %b7
b7:
  %78 = call i64 @llvm.smin.i64(i64 %18, i64 64)
  %79 = add nuw nsw i64 %15, %78
  store i64 %79, ptr %n0
  br label %b3, !llvm.loop !12
b5:
  %80 = icmp slt i64 %16, %13
  br i1 %80, label %b14, label %b6
b14:
  %81 = sub nsw i64 %13, %15
  %82 = and i64 %81, -64
  %83 = add nsw i64 %15, %82
  %84 = icmp slt i64 %15, %83
  br i1 %84, label %b15, label %b16
b15:
  %85 = phi i64 [ %15, %b14 ], [ %n4, %b17 ]
  %86 = getelementptr [16 x i8], ptr %6, i64 %85
  %87 = getelementptr i8, ptr %86, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %88 = getelementptr [16 x i8], ptr %2, i64 %85
  %89 = getelementptr i8, ptr %88, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %90 = bitcast <64 x i1> splat (i1 true) to i64
  br label %b19
b19:
  %91 = phi i64 [ %90, %b15 ], [ %n5, %b19 ]
  %92 = call i64 @llvm.cttz.i64(i64 %91, i1 true)
  %93 = extractelement <64 x ptr> %89, i64 %92
  %94 = extractelement <64 x ptr> %87, i64 %92
  call void @llvm.memmove.p0.p0.i64(ptr %93, ptr %94, i64 16, i1 false)
  %95 = add i64 %91, -1
  %n5 = and i64 %91, %95
  %96 = icmp ne i64 %n5, 0
  br i1 %96, label %b19, label %b20
b20:
  %97 = getelementptr i8, ptr %86, i64 12
  %98 = getelementptr i8, ptr %97, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %99 = ptrtoint <64 x ptr> %98 to <64 x i64>
  %100 = and <64 x i64> %99, splat (i64 -4)
  %101 = inttoptr <64 x i64> %100 to <64 x ptr>
  %102 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %101, <64 x i1> splat (i1 true), <64 x i32> zeroinitializer)
  %103 = trunc <64 x i64> %99 to <64 x i32>
  %104 = and <64 x i32> %103, splat (i32 3)
  %105 = shl <64 x i32> %104, splat (i32 3)
  %106 = lshr <64 x i32> %102, %105
  %107 = trunc <64 x i32> %106 to <64 x i8>
  %108 = trunc <64 x i8> %107 to <64 x i1>
  %109 = getelementptr i8, ptr %88, i64 8
  %110 = getelementptr i8, ptr %109, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %111 = load <64 x i32>, ptr %109, align 4, !tbaa !8
  %112 = shufflevector <64 x i32> %111, <64 x i32> poison, <64 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %113 = getelementptr i8, ptr %109, i64 256
  %114 = load <64 x i32>, ptr %113, align 4, !tbaa !8
  %115 = shufflevector <64 x i32> %112, <64 x i32> %114, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %116 = getelementptr i8, ptr %109, i64 512
  %117 = load <64 x i32>, ptr %116, align 4, !tbaa !8
  %118 = shufflevector <64 x i32> %115, <64 x i32> %117, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %119 = getelementptr i8, ptr %109, i64 756
  %120 = load <64 x i32>, ptr %119, align 4, !tbaa !8
  %121 = shufflevector <64 x i32> %118, <64 x i32> %120, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 67, i32 71, i32 75, i32 79, i32 83, i32 87, i32 91, i32 95, i32 99, i32 103, i32 107, i32 111, i32 115, i32 119, i32 123, i32 127>
  %122 = srem <64 x i32> %121, splat (i32 3)
  %123 = icmp eq <64 x i32> %122, splat (i32 0)
  %124 = xor <64 x i1> %108, %123
  %125 = getelementptr i8, ptr %88, i64 12
  %126 = getelementptr i8, ptr %125, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %127 = zext <64 x i1> %124 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %127, <64 x ptr> align 1 %126, <64 x i1> splat (i1 true)), !tbaa !5
  %128 = icmp eq <64 x i32> %122, splat (i32 0)
  %129 = select <64 x i1> %128, <64 x i32> splat (i32 1), <64 x i32> %122
  %130 = sitofp <64 x i32> %121 to <64 x double>
  %131 = sitofp <64 x i32> %129 to <64 x double>
  %132 = fdiv <64 x double> %130, %131
  %133 = fptosi <64 x double> %132 to <64 x i64>
  %134 = trunc <64 x i64> %133 to <64 x i32>
  %135 = mul <64 x i32> %134, %122
  %136 = sub <64 x i32> %121, %135
  %137 = bitcast <64 x i1> %124 to i64
  %138 = icmp ne i64 %137, 0
  br i1 %138, label %b21, label %b22
b21:
  %139 = bitcast <64 x i1> %124 to i64
  br label %b23
b23:
  %140 = phi i64 [ %139, %b21 ], [ %n6, %b23 ]
  %141 = call i64 @llvm.cttz.i64(i64 %140, i1 true)
  %142 = extractelement <64 x ptr> %89, i64 %141
  call void @llvm.memset.p0.i64(ptr %142, i8 0, i64 8, i1 false)
  %143 = add i64 %140, -1
  %n6 = and i64 %140, %143
  %144 = icmp ne i64 %n6, 0
  br i1 %144, label %b23, label %b24
b24:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %122, <64 x ptr> align 4 %110, <64 x i1> %124), !tbaa !9
  br label %b22
b22:
  %145 = xor <64 x i1> %124, splat (i1 true)
  %146 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %110, <64 x i1> %145, <64 x i32> zeroinitializer), !tbaa !8
  %147 = xor <64 x i32> %146, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %147, <64 x ptr> align 4 %110, <64 x i1> %145), !tbaa !8
  br label %b18
b18:
  br label %b17
b17:
  %n4 = add nuw i64 %85, 64
  %148 = icmp slt i64 %n4, %83
  br i1 %148, label %b15, label %b16, !llvm.loop !13
b16:
  store i64 %83, ptr %n0
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
