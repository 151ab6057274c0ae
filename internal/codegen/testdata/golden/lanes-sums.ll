; lanes: 16 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <16 x float>
  %n1 = alloca <16 x float>
  %n2 = alloca <16 x float>
  %n3 = alloca <16 x i64>
  %n4 = alloca i64
  %n5 = alloca i64
  %n6 = alloca i1
  %n7 = alloca <16 x i1>
  %n9 = alloca <16 x i1>
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca i64
  %6 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 8
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 16
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %2
  store float 0x8000000000000000, ptr %3
  store float 0x8000000000000000, ptr %4
  store i64 0, ptr %5
  %11 = load i64, ptr %1, align 8, !range !1
  %12 = getelementptr inbounds i8, ptr %1, i64 8
  %13 = load i64, ptr %12, align 8, !range !1
  %14 = icmp slt i64 %11, %13
  br i1 %14, label %b2, label %b1
b2:
  %15 = add nsw i64 %13, -1
  %16 = sext i64 %11 to i128
  %17 = sext i64 %15 to i128
  %18 = icmp sge i128 %16, 0
  %19 = sext i64 %8 to i128
  %20 = icmp slt i128 %17, %19
  %21 = and i1 %18, %20
  %22 = xor i1 %21, true
  %23 = sub i64 %13, %11
  %24 = icmp sle i64 %23, 64
  %25 = or i1 %21, %24
  br i1 %25, label %b4, label %b3, !prof !2
b3:
  %26 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %26
b4:
  %27 = load float, ptr %2
  %28 = insertelement <16 x float> poison, float %27, i64 0
  %29 = shufflevector <16 x float> %28, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %29, ptr %n0
  %30 = load float, ptr %3
  %31 = insertelement <16 x float> poison, float %30, i64 0
  %32 = shufflevector <16 x float> %31, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %32, ptr %n1
  %33 = load float, ptr %4
  %34 = insertelement <16 x float> poison, float %33, i64 0
  %35 = shufflevector <16 x float> %34, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %35, ptr %n2
  %36 = load i64, ptr %5
  %37 = insertelement <16 x i64> poison, i64 %36, i64 0
  %38 = shufflevector <16 x i64> %37, <16 x i64> poison, <16 x i32> zeroinitializer
  store <16 x i64> %38, ptr %n3
  %39 = select i1 %22, i64 %13, i64 %11
  store i64 %11, ptr %n4
  store i64 %39, ptr %n5
  store i1 %22, ptr %n6
  br label %b5
b5:
  %40 = load i64, ptr %n4
  %41 = load i64, ptr %n5
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %b6, label %b7
b6:
  %43 = sub nsw i64 %41, %40
  %44 = load i1, ptr %n6
  %45 = select i1 %44, i64 1, i64 %43
  %46 = select i1 %44, i64 1, i64 16
  %47 = call i64 @llvm.smin.i64(i64 %45, i64 16)
  %48 = sub i64 16, %47
  %49 = trunc i64 %48 to i16
  %50 = lshr i16 -1, %49
  %51 = bitcast i16 %50 to <16 x i1>
  store <16 x i1> %51, ptr %n7
  br i1 %44, label %b10, label %b11, !prof !3
b10:
  %52 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %53 = icmp ult i64 %40, %52
  br i1 %53, label %b11, label %b12, !prof !2
b11:
  %54 = getelementptr [4 x i8], ptr %6, i64 %40
  %55 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %54, <16 x i1> %51, <16 x float> zeroinitializer), !tbaa !7
  %56 = load <16 x float>, ptr %n0
  %57 = fadd <16 x float> %56, %55
  %58 = load <16 x float>, ptr %n0
  %59 = select <16 x i1> %51, <16 x float> %57, <16 x float> %58
  store <16 x float> %59, ptr %n0
  %60 = load <16 x float>, ptr %n1
  %61 = call <16 x float> @llvm.fma.v16f32(<16 x float> %55, <16 x float> %55, <16 x float> %60)
  %62 = load <16 x float>, ptr %n1
  %63 = select <16 x i1> %51, <16 x float> %61, <16 x float> %62
  store <16 x float> %63, ptr %n1
  %64 = fcmp olt <16 x float> %55, splat (float 0x4024000000000000)
  %65 = and <16 x i1> %51, %64
  %66 = load <16 x i1>, ptr %n7
  %67 = xor <16 x i1> %65, splat (i1 true)
  %68 = and <16 x i1> %66, %67
  store <16 x i1> %68, ptr %n7
  %69 = load <16 x i1>, ptr %n7
  %70 = and <16 x i1> %51, %69
  %71 = load <16 x float>, ptr %n2
  %72 = fsub <16 x float> %71, %55
  %73 = load <16 x float>, ptr %n2
  %74 = select <16 x i1> %70, <16 x float> %72, <16 x float> %73
  store <16 x float> %74, ptr %n2
  %75 = load <16 x i64>, ptr %n3
  %76 = add <16 x i64> %75, splat (i64 1)
  %77 = load <16 x i64>, ptr %n3
  %78 = select <16 x i1> %70, <16 x i64> %76, <16 x i64> %77
  store <16 x i64> %78, ptr %n3
  br label %b9
b9:
  %79 = call i64 @llvm.smin.i64(i64 %43, i64 %46)
  %80 = add nuw nsw i64 %40, %79
  store i64 %80, ptr %n4
  br label %b5, !llvm.loop !10
b7:
  %81 = icmp slt i64 %41, %13
  br i1 %81, label %b13, label %b8
b13:
  %82 = sub nsw i64 %13, %40
  %83 = and i64 %82, -16
  %84 = add nsw i64 %40, %83
  %85 = icmp slt i64 %40, %84
  br i1 %85, label %b14, label %b15
b14:
  %86 = phi i64 [ %40, %b13 ], [ %n8, %b16 ]
  store <16 x i1> splat (i1 true), ptr %n9
  %87 = getelementptr [4 x i8], ptr %6, i64 %86
  %88 = load <16 x float>, ptr %87, align 4, !tbaa !7
  %89 = load <16 x float>, ptr %n0
  %90 = fadd <16 x float> %89, %88
  store <16 x float> %90, ptr %n0
  %91 = load <16 x float>, ptr %n1
  %92 = call <16 x float> @llvm.fma.v16f32(<16 x float> %88, <16 x float> %88, <16 x float> %91)
  store <16 x float> %92, ptr %n1
  %93 = fcmp olt <16 x float> %88, splat (float 0x4024000000000000)
  %94 = load <16 x i1>, ptr %n9
  %95 = xor <16 x i1> %93, splat (i1 true)
  %96 = and <16 x i1> %94, %95
  store <16 x i1> %96, ptr %n9
  %97 = load <16 x i1>, ptr %n9
  %98 = load <16 x float>, ptr %n2
  %99 = fsub <16 x float> %98, %88
  %100 = load <16 x float>, ptr %n2
  %101 = select <16 x i1> %97, <16 x float> %99, <16 x float> %100
  store <16 x float> %101, ptr %n2
  %102 = load <16 x i64>, ptr %n3
  %103 = add <16 x i64> %102, splat (i64 1)
  %104 = load <16 x i64>, ptr %n3
  %105 = select <16 x i1> %97, <16 x i64> %103, <16 x i64> %104
  store <16 x i64> %105, ptr %n3
  br label %b17
b17:
  br label %b16
b16:
  %n8 = add nuw i64 %86, 16
  %106 = icmp slt i64 %n8, %84
  br i1 %106, label %b14, label %b15, !llvm.loop !11
b15:
  store i64 %84, ptr %n4
  store i64 %13, ptr %n5
  br label %b5
b8:
  %107 = load <16 x float>, ptr %n0
  %108 = shufflevector <16 x float> %107, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %109 = shufflevector <16 x float> %107, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %110 = fadd <8 x float> %108, %109
  %111 = shufflevector <8 x float> %110, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %112 = shufflevector <8 x float> %110, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %113 = fadd <4 x float> %111, %112
  %114 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %115 = shufflevector <4 x float> %113, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %116 = fadd <2 x float> %114, %115
  %117 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> <i32 0>
  %118 = shufflevector <2 x float> %116, <2 x float> poison, <1 x i32> <i32 1>
  %119 = fadd <1 x float> %117, %118
  %120 = extractelement <1 x float> %119, i64 0
  store float %120, ptr %2
  %121 = load <16 x float>, ptr %n1
  %122 = shufflevector <16 x float> %121, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %123 = shufflevector <16 x float> %121, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %124 = fadd <8 x float> %122, %123
  %125 = shufflevector <8 x float> %124, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %126 = shufflevector <8 x float> %124, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %127 = fadd <4 x float> %125, %126
  %128 = shufflevector <4 x float> %127, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %129 = shufflevector <4 x float> %127, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %130 = fadd <2 x float> %128, %129
  %131 = shufflevector <2 x float> %130, <2 x float> poison, <1 x i32> <i32 0>
  %132 = shufflevector <2 x float> %130, <2 x float> poison, <1 x i32> <i32 1>
  %133 = fadd <1 x float> %131, %132
  %134 = extractelement <1 x float> %133, i64 0
  store float %134, ptr %3
  %135 = load <16 x float>, ptr %n2
  %136 = shufflevector <16 x float> %135, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %137 = shufflevector <16 x float> %135, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %138 = fadd <8 x float> %136, %137
  %139 = shufflevector <8 x float> %138, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %140 = shufflevector <8 x float> %138, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %141 = fadd <4 x float> %139, %140
  %142 = shufflevector <4 x float> %141, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %143 = shufflevector <4 x float> %141, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %144 = fadd <2 x float> %142, %143
  %145 = shufflevector <2 x float> %144, <2 x float> poison, <1 x i32> <i32 0>
  %146 = shufflevector <2 x float> %144, <2 x float> poison, <1 x i32> <i32 1>
  %147 = fadd <1 x float> %145, %146
  %148 = extractelement <1 x float> %147, i64 0
  store float %148, ptr %4
  %149 = load <16 x i64>, ptr %n3
  %150 = shufflevector <16 x i64> %149, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %151 = shufflevector <16 x i64> %149, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %152 = add <8 x i64> %150, %151
  %153 = shufflevector <8 x i64> %152, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %154 = shufflevector <8 x i64> %152, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %155 = add <4 x i64> %153, %154
  %156 = shufflevector <4 x i64> %155, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %157 = shufflevector <4 x i64> %155, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %158 = add <2 x i64> %156, %157
  %159 = shufflevector <2 x i64> %158, <2 x i64> poison, <1 x i32> <i32 0>
  %160 = shufflevector <2 x i64> %158, <2 x i64> poison, <1 x i32> <i32 1>
  %161 = add <1 x i64> %159, %160
  %162 = extractelement <1 x i64> %161, i64 0
  store i64 %162, ptr %5
  br label %b1
b1:
  %163 = getelementptr inbounds i8, ptr %1, i64 16
  %164 = load ptr, ptr %163, align 8
  %165 = load float, ptr %2
  %166 = bitcast float %165 to i32
  %167 = zext i32 %166 to i64
  store i64 %167, ptr %164, align 8
  %168 = load float, ptr %3
  %169 = bitcast float %168 to i32
  %170 = zext i32 %169 to i64
  %171 = getelementptr inbounds i8, ptr %164, i64 8
  store i64 %170, ptr %171, align 8
  %172 = load float, ptr %4
  %173 = bitcast float %172 to i32
  %174 = zext i32 %173 to i64
  %175 = getelementptr inbounds i8, ptr %164, i64 16
  store i64 %174, ptr %175, align 8
  %176 = load i64, ptr %5
  %177 = getelementptr inbounds i8, ptr %164, i64 24
  store i64 %176, ptr %177, align 8
  ret i32 0
b12:
  %178 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 13, ptr %178, align 8
  %179 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %40, ptr %179, align 8
  %180 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %180, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [32 x i8], align 8
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
  %18 = load float, ptr %3, align 4
  %19 = getelementptr inbounds i8, ptr %3, i64 8
  %20 = load float, ptr %19, align 4
  %21 = getelementptr inbounds i8, ptr %3, i64 16
  %22 = load float, ptr %21, align 4
  %23 = getelementptr inbounds i8, ptr %3, i64 24
  %24 = load i64, ptr %23, align 8
  store i64 %9, ptr %2, align 8
  %25 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %25, align 8
  %26 = call i32 @spelt_task(ptr %0, ptr %2)
  %27 = icmp eq i32 %26, 0
  br i1 %27, label %b3, label %b1
b3:
  %28 = load float, ptr %3, align 4
  %29 = getelementptr inbounds i8, ptr %3, i64 8
  %30 = load float, ptr %29, align 4
  %31 = getelementptr inbounds i8, ptr %3, i64 16
  %32 = load float, ptr %31, align 4
  %33 = getelementptr inbounds i8, ptr %3, i64 24
  %34 = load i64, ptr %33, align 8
  %35 = getelementptr inbounds i8, ptr %1, i64 16
  %36 = load ptr, ptr %35, align 8
  %37 = fadd float %18, %28
  %38 = bitcast float %37 to i32
  %39 = zext i32 %38 to i64
  store i64 %39, ptr %36, align 8
  %40 = fadd float %20, %30
  %41 = bitcast float %40 to i32
  %42 = zext i32 %41 to i64
  %43 = getelementptr inbounds i8, ptr %36, i64 8
  store i64 %42, ptr %43, align 8
  %44 = fadd float %22, %32
  %45 = bitcast float %44 to i32
  %46 = zext i32 %45 to i64
  %47 = getelementptr inbounds i8, ptr %36, i64 16
  store i64 %46, ptr %47, align 8
  %48 = add i64 %24, %34
  %49 = getelementptr inbounds i8, ptr %36, i64 24
  store i64 %48, ptr %49, align 8
  ret i32 0
b1:
  %50 = getelementptr inbounds i8, ptr %2, i64 24
  %51 = load i64, ptr %50, align 8
  %52 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %51, ptr %52, align 8
  %53 = getelementptr inbounds i8, ptr %2, i64 32
  %54 = load i64, ptr %53, align 8
  %55 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %54, ptr %55, align 8
  %56 = getelementptr inbounds i8, ptr %2, i64 40
  %57 = load i64, ptr %56, align 8
  %58 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %57, ptr %58, align 8
  %59 = getelementptr inbounds i8, ptr %2, i64 48
  %60 = load i64, ptr %59, align 8
  %61 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %60, ptr %61, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
attributes #1 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" cold noinline optnone }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"branch_weights", i32 1, i32 1048575}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
