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
  %63 = select <64 x i1> %62, <64 x i32> splat (i32 1), <64 x i32> %56
  %64 = sitofp <64 x i32> %55 to <64 x double>
  %65 = sitofp <64 x i32> %63 to <64 x double>
  %66 = fdiv <64 x double> %64, %65
  %67 = fptosi <64 x double> %66 to <64 x i64>
  %68 = trunc <64 x i64> %67 to <64 x i32>
  %69 = mul <64 x i32> %68, %56
  %70 = sub <64 x i32> %55, %69
  %71 = bitcast <64 x i1> %58 to i64
  %72 = icmp ne i64 %71, 0
  br i1 %72, label %b11, label %b12
b11:
  %73 = bitcast <64 x i1> %58 to i64
  br label %b13
b13:
  %74 = phi i64 [ %73, %b11 ], [ %n3, %b13 ]
  %75 = call i64 @llvm.cttz.i64(i64 %74, i1 true)
  %76 = extractelement <64 x ptr> %23, i64 %75
  call void @llvm.memset.p0.i64(ptr %76, i8 0, i64 8, i1 false)
  %77 = add i64 %74, -1
  %n3 = and i64 %74, %77
  %78 = icmp ne i64 %n3, 0
  br i1 %78, label %b13, label %b14
b14:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %56, <64 x ptr> align 4 %44, <64 x i1> %58), !tbaa !9
  br label %b12
b12:
  %79 = xor <64 x i1> %58, splat (i1 true)
  %80 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %44, <64 x i1> %79, <64 x i32> zeroinitializer), !tbaa !8
  %81 = xor <64 x i32> %80, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %81, <64 x ptr> align 4 %44, <64 x i1> %79), !tbaa !8
  br label %b8
b8:
  br label %b7
b7:
  %n1 = add nuw i64 %19, 64
  %82 = icmp slt i64 %n1, %17
  br i1 %82, label %b5, label %b15, !llvm.loop !12
b15:
  store i64 %17, ptr %n0
  br label %b6
b6:
  br label %b3
b3:
  %83 = load i64, ptr %n0
  %84 = icmp slt i64 %83, %13
  br i1 %84, label %b16, label %b4
b16:
  %85 = sub nsw i64 %13, %83
  %86 = call i64 @llvm.smin.i64(i64 %85, i64 64)
  %87 = sub i64 64, %86
  %88 = lshr i64 -1, %87
  %89 = bitcast i64 %88 to <64 x i1>
  %90 = getelementptr [16 x i8], ptr %6, i64 %83
  %91 = getelementptr i8, ptr %90, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %92 = getelementptr [16 x i8], ptr %2, i64 %83
  %93 = getelementptr i8, ptr %92, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %94 = bitcast <64 x i1> %89 to i64
  br label %b18
b18:
  %95 = phi i64 [ %94, %b16 ], [ %n4, %b18 ]
  %96 = call i64 @llvm.cttz.i64(i64 %95, i1 true)
  %97 = extractelement <64 x ptr> %93, i64 %96
  %98 = extractelement <64 x ptr> %91, i64 %96
  call void @llvm.memmove.p0.p0.i64(ptr %97, ptr %98, i64 16, i1 false)
  %99 = add i64 %95, -1
  %n4 = and i64 %95, %99
  %100 = icmp ne i64 %n4, 0
  br i1 %100, label %b18, label %b19
b19:
  %101 = getelementptr i8, ptr %90, i64 12
  %102 = getelementptr i8, ptr %101, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %103 = ptrtoint <64 x ptr> %102 to <64 x i64>
  %104 = and <64 x i64> %103, splat (i64 -4)
  %105 = inttoptr <64 x i64> %104 to <64 x ptr>
  %106 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %105, <64 x i1> %89, <64 x i32> zeroinitializer)
  %107 = trunc <64 x i64> %103 to <64 x i32>
  %108 = and <64 x i32> %107, splat (i32 3)
  %109 = shl <64 x i32> %108, splat (i32 3)
  %110 = lshr <64 x i32> %106, %109
  %111 = trunc <64 x i32> %110 to <64 x i8>
  %112 = trunc <64 x i8> %111 to <64 x i1>
  %113 = getelementptr i8, ptr %92, i64 8
  %114 = getelementptr i8, ptr %113, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %115 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %114, <64 x i1> %89, <64 x i32> zeroinitializer), !tbaa !8
  %116 = srem <64 x i32> %115, splat (i32 3)
  %117 = icmp eq <64 x i32> %116, splat (i32 0)
  %118 = xor <64 x i1> %112, %117
  %119 = getelementptr i8, ptr %92, i64 12
  %120 = getelementptr i8, ptr %119, <64 x i64> <i64 0, i64 16, i64 32, i64 48, i64 64, i64 80, i64 96, i64 112, i64 128, i64 144, i64 160, i64 176, i64 192, i64 208, i64 224, i64 240, i64 256, i64 272, i64 288, i64 304, i64 320, i64 336, i64 352, i64 368, i64 384, i64 400, i64 416, i64 432, i64 448, i64 464, i64 480, i64 496, i64 512, i64 528, i64 544, i64 560, i64 576, i64 592, i64 608, i64 624, i64 640, i64 656, i64 672, i64 688, i64 704, i64 720, i64 736, i64 752, i64 768, i64 784, i64 800, i64 816, i64 832, i64 848, i64 864, i64 880, i64 896, i64 912, i64 928, i64 944, i64 960, i64 976, i64 992, i64 1008>
  %121 = zext <64 x i1> %118 to <64 x i8>
  call void @llvm.masked.scatter.v64i8.v64p0(<64 x i8> %121, <64 x ptr> align 1 %120, <64 x i1> %89), !tbaa !5
  %122 = icmp eq <64 x i32> %116, splat (i32 0)
  %123 = select <64 x i1> %122, <64 x i32> splat (i32 1), <64 x i32> %116
  %124 = sitofp <64 x i32> %115 to <64 x double>
  %125 = sitofp <64 x i32> %123 to <64 x double>
  %126 = fdiv <64 x double> %124, %125
  %127 = fptosi <64 x double> %126 to <64 x i64>
  %128 = trunc <64 x i64> %127 to <64 x i32>
  %129 = mul <64 x i32> %128, %116
  %130 = sub <64 x i32> %115, %129
  %131 = and <64 x i1> %89, %118
  %132 = bitcast <64 x i1> %131 to i64
  %133 = icmp ne i64 %132, 0
  br i1 %133, label %b20, label %b21
b20:
  %134 = bitcast <64 x i1> %131 to i64
  br label %b22
b22:
  %135 = phi i64 [ %134, %b20 ], [ %n5, %b22 ]
  %136 = call i64 @llvm.cttz.i64(i64 %135, i1 true)
  %137 = extractelement <64 x ptr> %93, i64 %136
  call void @llvm.memset.p0.i64(ptr %137, i8 0, i64 8, i1 false)
  %138 = add i64 %135, -1
  %n5 = and i64 %135, %138
  %139 = icmp ne i64 %n5, 0
  br i1 %139, label %b22, label %b23
b23:
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %116, <64 x ptr> align 4 %114, <64 x i1> %131), !tbaa !9
  br label %b21
b21:
  %140 = and <64 x i1> %89, %118
  %141 = xor <64 x i1> %118, splat (i1 true)
  %142 = and <64 x i1> %89, %141
  %143 = call <64 x i32> @llvm.masked.gather.v64i32.v64p0(<64 x ptr> align 4 %114, <64 x i1> %142, <64 x i32> zeroinitializer), !tbaa !8
  %144 = xor <64 x i32> %143, splat (i32 3)
  call void @llvm.masked.scatter.v64i32.v64p0(<64 x i32> %144, <64 x ptr> align 4 %114, <64 x i1> %142), !tbaa !8
  br label %b17
b17:
  %145 = add nuw i64 %83, 64
  store i64 %145, ptr %n0
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
