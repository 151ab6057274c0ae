; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
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
  %15 = sub nsw i64 %13, %11
  %16 = and i64 %15, -64
  %17 = add nsw i64 %11, %16
  %18 = icmp slt i64 %11, %17
  br i1 %18, label %b5, label %b6
b5:
  %19 = phi i64 [ %11, %b2 ], [ %n1, %b7 ]
  %20 = getelementptr [16 x i8], ptr %6, i64 %19
  %21 = getelementptr i8, ptr %20, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %22 = getelementptr [16 x i8], ptr %2, i64 %19
  %23 = getelementptr i8, ptr %22, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %24 = bitcast <64 x i1> splat (i1 true) to i64
  br label %b9
b9:
  %25 = phi i64 [ %24, %b5 ], [ %n2, %b9 ]
  %26 = call i64 @llvm.cttz.i64(i64 %25, i1 true)
  %27 = extractelement <64 x ptr> %23, i64 %26
  %28 = extractelement <64 x ptr> %21, i64 %26
  call void @llvm.memmove.p0.p0.i64(ptr %27, ptr %28, i64 16, i1 false)
  %29 = add i64 %25, -1
  %n2 = and i64 %25, %29
  %30 = icmp ne i64 %n2, 0
  br i1 %30, label %b9, label %b10
b10:
  %31 = getelementptr i8, ptr %20, i64 12
  %32 = getelementptr i8, ptr %31, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %33 = ptrtoint <64 x ptr> %32 to <64 x i64>
  %34 = and <64 x i64> %33, splat (i64 -4)
  %35 = inttoptr <64 x i64> %34 to <64 x ptr>
  %36 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %35, <64 x i1> splat (i1 true), <64 x i32> zeroinitializer)
  %37 = trunc <64 x i64> %33 to <64 x i32>
  %38 = and <64 x i32> %37, splat (i32 3)
  %39 = shl <64 x i32> %38, splat (i32 3)
  %40 = lshr <64 x i32> %36, %39
  %41 = trunc <64 x i32> %40 to <64 x i8>
  %42 = trunc <64 x i8> %41 to <64 x i1>
  %43 = getelementptr i8, ptr %22, i64 8
  %44 = getelementptr i8, ptr %43, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %45 = load <64 x i32>, ptr %43, align 4, !tbaa !8
  %46 = shufflevector <64 x i32> %45, <64 x i32> poison, <64 x i32> <i32 0, i32 4, i32 8, i32 12, i32 16, i32 20, i32 24, i32 28, i32 32, i32 36, i32 40, i32 44, i32 48, i32 52, i32 56, i32 60, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63, i32 63>
  %47 = getelementptr i8, ptr %43, i64 256
  %48 = load <64 x i32>, ptr %47, align 4, !tbaa !8
  %49 = shufflevector <64 x i32> %46, <64 x i32> %48, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %50 = getelementptr i8, ptr %43, i64 512
  %51 = load <64 x i32>, ptr %50, align 4, !tbaa !8
  %52 = shufflevector <64 x i32> %49, <64 x i32> %51, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 64, i32 68, i32 72, i32 76, i32 80, i32 84, i32 88, i32 92, i32 96, i32 100, i32 104, i32 108, i32 112, i32 116, i32 120, i32 124, i32 48, i32 49, i32 50, i32 51, i32 52, i32 53, i32 54, i32 55, i32 56, i32 57, i32 58, i32 59, i32 60, i32 61, i32 62, i32 63>
  %53 = getelementptr i8, ptr %43, i64 756
  %54 = load <64 x i32>, ptr %53, align 4, !tbaa !8
  %55 = shufflevector <64 x i32> %52, <64 x i32> %54, <64 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31, i32 32, i32 33, i32 34, i32 35, i32 36, i32 37, i32 38, i32 39, i32 40, i32 41, i32 42, i32 43, i32 44, i32 45, i32 46, i32 47, i32 67, i32 71, i32 75, i32 79, i32 83, i32 87, i32 91, i32 95, i32 99, i32 103, i32 107, i32 111, i32 115, i32 119, i32 123, i32 127>
  %56 = srem <64 x i32> %55, splat (i32 3)
  %57 = icmp eq <64 x i32> %56, splat (i32 0)
  %58 = xor <64 x i1> %42, %57
  %59 = getelementptr i8, ptr %22, i64 12
  %60 = getelementptr i8, ptr %59, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %61 = zext <64 x i1> %58 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %61, <64 x ptr> align 1 %60, <64 x i1> splat (i1 true)), !tbaa !5
  %62 = icmp eq <64 x i32> %56, splat (i32 0)
  %63 = icmp eq <64 x i32> %56, splat (i32 -1)
  %64 = or <64 x i1> %62, %63
  %65 = select <64 x i1> %64, <64 x i32> splat (i32 1), <64 x i32> %56
  %66 = srem <64 x i32> %55, %65
  %67 = bitcast <64 x i1> %58 to i64
  %68 = icmp ne i64 %67, 0
  br i1 %68, label %b11, label %b12
b11:
  %69 = bitcast <64 x i1> %58 to i64
  br label %b13
b13:
  %70 = phi i64 [ %69, %b11 ], [ %n3, %b13 ]
  %71 = call i64 @llvm.cttz.i64(i64 %70, i1 true)
  %72 = extractelement <64 x ptr> %23, i64 %71
  call void @llvm.memset.p0.i64(ptr %72, i8 0, i64 8, i1 false)
  %73 = add i64 %70, -1
  %n3 = and i64 %70, %73
  %74 = icmp ne i64 %n3, 0
  br i1 %74, label %b13, label %b14
b14:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %56, <64 x ptr> align 4 %44, <64 x i1> %58), !tbaa !9
  br label %b12
b12:
  %75 = xor <64 x i1> %58, splat (i1 true)
  %76 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %44, <64 x i1> %75, <64 x i32> zeroinitializer), !tbaa !8
  %77 = xor <64 x i32> %76, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %77, <64 x ptr> align 4 %44, <64 x i1> %75), !tbaa !8
  br label %b8
b8:
  br label %b7
b7:
  %n1 = add nuw i64 %19, 64
  %78 = icmp slt i64 %n1, %17
  br i1 %78, label %b5, label %b15, !llvm.loop !12
b15:
  store i64 %17, ptr %n0
  br label %b6
b6:
  br label %b3
b3:
  %79 = load i64, ptr %n0
  %80 = icmp slt i64 %79, %13
  br i1 %80, label %b16, label %b4
b16:
  %81 = sub nsw i64 %13, %79
  %82 = call i64 @llvm.smin.i64(i64 %81, i64 64)
  %83 = sub i64 64, %82
  %84 = lshr i64 -1, %83
  %85 = bitcast i64 %84 to <64 x i1>
  %86 = getelementptr [16 x i8], ptr %6, i64 %79
  %87 = getelementptr i8, ptr %86, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %88 = getelementptr [16 x i8], ptr %2, i64 %79
  %89 = getelementptr i8, ptr %88, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %90 = bitcast <64 x i1> %85 to i64
  br label %b18
b18:
  %91 = phi i64 [ %90, %b16 ], [ %n4, %b18 ]
  %92 = call i64 @llvm.cttz.i64(i64 %91, i1 true)
  %93 = extractelement <64 x ptr> %89, i64 %92
  %94 = extractelement <64 x ptr> %87, i64 %92
  call void @llvm.memmove.p0.p0.i64(ptr %93, ptr %94, i64 16, i1 false)
  %95 = add i64 %91, -1
  %n4 = and i64 %91, %95
  %96 = icmp ne i64 %n4, 0
  br i1 %96, label %b18, label %b19
b19:
  %97 = getelementptr i8, ptr %86, i64 12
  %98 = getelementptr i8, ptr %97, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %99 = ptrtoint <64 x ptr> %98 to <64 x i64>
  %100 = and <64 x i64> %99, splat (i64 -4)
  %101 = inttoptr <64 x i64> %100 to <64 x ptr>
  %102 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %101, <64 x i1> %85, <64 x i32> zeroinitializer)
  %103 = trunc <64 x i64> %99 to <64 x i32>
  %104 = and <64 x i32> %103, splat (i32 3)
  %105 = shl <64 x i32> %104, splat (i32 3)
  %106 = lshr <64 x i32> %102, %105
  %107 = trunc <64 x i32> %106 to <64 x i8>
  %108 = trunc <64 x i8> %107 to <64 x i1>
  %109 = getelementptr i8, ptr %88, i64 8
  %110 = getelementptr i8, ptr %109, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %111 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %110, <64 x i1> %85, <64 x i32> zeroinitializer), !tbaa !8
  %112 = srem <64 x i32> %111, splat (i32 3)
  %113 = icmp eq <64 x i32> %112, splat (i32 0)
  %114 = xor <64 x i1> %108, %113
  %115 = getelementptr i8, ptr %88, i64 12
  %116 = getelementptr i8, ptr %115, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %117 = zext <64 x i1> %114 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %117, <64 x ptr> align 1 %116, <64 x i1> %85), !tbaa !5
  %118 = icmp eq <64 x i32> %112, splat (i32 0)
  %119 = icmp eq <64 x i32> %112, splat (i32 -1)
  %120 = or <64 x i1> %118, %119
  %121 = select <64 x i1> %120, <64 x i32> splat (i32 1), <64 x i32> %112
  %122 = srem <64 x i32> %111, %121
  %123 = and <64 x i1> %85, %114
  %124 = bitcast <64 x i1> %123 to i64
  %125 = icmp ne i64 %124, 0
  br i1 %125, label %b20, label %b21
b20:
  %126 = bitcast <64 x i1> %123 to i64
  br label %b22
b22:
  %127 = phi i64 [ %126, %b20 ], [ %n5, %b22 ]
  %128 = call i64 @llvm.cttz.i64(i64 %127, i1 true)
  %129 = extractelement <64 x ptr> %89, i64 %128
  call void @llvm.memset.p0.i64(ptr %129, i8 0, i64 8, i1 false)
  %130 = add i64 %127, -1
  %n5 = and i64 %127, %130
  %131 = icmp ne i64 %n5, 0
  br i1 %131, label %b22, label %b23
b23:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %112, <64 x ptr> align 4 %110, <64 x i1> %123), !tbaa !9
  br label %b21
b21:
  %132 = and <64 x i1> %85, %114
  %133 = xor <64 x i1> %114, splat (i1 true)
  %134 = and <64 x i1> %85, %133
  %135 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %110, <64 x i1> %134, <64 x i32> zeroinitializer), !tbaa !8
  %136 = xor <64 x i32> %135, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %136, <64 x ptr> align 4 %110, <64 x i1> %134), !tbaa !8
  br label %b17
b17:
  %137 = add nuw i64 %79, 64
  store i64 %137, ptr %n0
  br label %b3, !llvm.loop !13
b4:
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
