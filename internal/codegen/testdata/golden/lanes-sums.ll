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
  %n5 = alloca i1
  %n7 = alloca <16 x i1>
  %n8 = alloca <16 x i1>
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
  store i64 %11, ptr %n4
  store i1 %22, ptr %n5
  %39 = sub nsw i64 %13, %11
  %40 = and i64 %39, -16
  %41 = add nsw i64 %11, %40
  %42 = icmp slt i64 %11, %41
  %43 = xor i1 %22, true
  %44 = and i1 %42, %43
  br i1 %44, label %b7, label %b8
b7:
  %45 = phi i64 [ %11, %b4 ], [ %n6, %b9 ]
  store <16 x i1> splat (i1 true), ptr %n7
  %46 = getelementptr [4 x i8], ptr %6, i64 %45
  %47 = load <16 x float>, ptr %46, align 4, !tbaa !6
  %48 = load <16 x float>, ptr %n0
  %49 = fadd <16 x float> %48, %47
  store <16 x float> %49, ptr %n0
  %50 = load <16 x float>, ptr %n1
  %51 = call <16 x float> @llvm.fma.v16f32(<16 x float> %47, <16 x float> %47, <16 x float> %50)
  store <16 x float> %51, ptr %n1
  %52 = fcmp olt <16 x float> %47, splat (float 0x4024000000000000)
  %53 = load <16 x i1>, ptr %n7
  %54 = xor <16 x i1> %52, splat (i1 true)
  %55 = and <16 x i1> %53, %54
  store <16 x i1> %55, ptr %n7
  %56 = load <16 x i1>, ptr %n7
  %57 = load <16 x float>, ptr %n2
  %58 = fsub <16 x float> %57, %47
  %59 = load <16 x float>, ptr %n2
  %60 = select <16 x i1> %56, <16 x float> %58, <16 x float> %59
  store <16 x float> %60, ptr %n2
  %61 = load <16 x i64>, ptr %n3
  %62 = add <16 x i64> %61, splat (i64 1)
  %63 = load <16 x i64>, ptr %n3
  %64 = select <16 x i1> %56, <16 x i64> %62, <16 x i64> %63
  store <16 x i64> %64, ptr %n3
  br label %b10
b10:
  br label %b9
b9:
  %n6 = add nuw i64 %45, 16
  %65 = icmp slt i64 %n6, %41
  br i1 %65, label %b7, label %b11, !llvm.loop !9
b11:
  store i64 %41, ptr %n4
  br label %b8
b8:
  br label %b5
b5:
  %66 = load i64, ptr %n4
  %67 = icmp slt i64 %66, %13
  br i1 %67, label %b12, label %b6
b12:
  %68 = sub nsw i64 %13, %66
  %69 = load i1, ptr %n5
  %70 = select i1 %69, i64 1, i64 %68
  %71 = select i1 %69, i64 1, i64 16
  %72 = call i64 @llvm.smin.i64(i64 %70, i64 16)
  %73 = sub i64 16, %72
  %74 = trunc i64 %73 to i16
  %75 = lshr i16 -1, %74
  %76 = bitcast i16 %75 to <16 x i1>
  store <16 x i1> %76, ptr %n8
  br i1 %69, label %b14, label %b15, !prof !10
b14:
  %77 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %78 = icmp ult i64 %66, %77
  br i1 %78, label %b15, label %b16, !prof !2
b15:
  %79 = getelementptr [4 x i8], ptr %6, i64 %66
  %80 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %79, <16 x i1> %76, <16 x float> zeroinitializer), !tbaa !6
  %81 = load <16 x float>, ptr %n0
  %82 = fadd <16 x float> %81, %80
  %83 = load <16 x float>, ptr %n0
  %84 = select <16 x i1> %76, <16 x float> %82, <16 x float> %83
  store <16 x float> %84, ptr %n0
  %85 = load <16 x float>, ptr %n1
  %86 = call <16 x float> @llvm.fma.v16f32(<16 x float> %80, <16 x float> %80, <16 x float> %85)
  %87 = load <16 x float>, ptr %n1
  %88 = select <16 x i1> %76, <16 x float> %86, <16 x float> %87
  store <16 x float> %88, ptr %n1
  %89 = fcmp olt <16 x float> %80, splat (float 0x4024000000000000)
  %90 = and <16 x i1> %76, %89
  %91 = load <16 x i1>, ptr %n8
  %92 = xor <16 x i1> %90, splat (i1 true)
  %93 = and <16 x i1> %91, %92
  store <16 x i1> %93, ptr %n8
  %94 = load <16 x i1>, ptr %n8
  %95 = and <16 x i1> %76, %94
  %96 = load <16 x float>, ptr %n2
  %97 = fsub <16 x float> %96, %80
  %98 = load <16 x float>, ptr %n2
  %99 = select <16 x i1> %95, <16 x float> %97, <16 x float> %98
  store <16 x float> %99, ptr %n2
  %100 = load <16 x i64>, ptr %n3
  %101 = add <16 x i64> %100, splat (i64 1)
  %102 = load <16 x i64>, ptr %n3
  %103 = select <16 x i1> %95, <16 x i64> %101, <16 x i64> %102
  store <16 x i64> %103, ptr %n3
  br label %b13
b13:
  %104 = add nuw i64 %66, %71
  store i64 %104, ptr %n4
  br label %b5, !llvm.loop !11
b6:
  %105 = load <16 x float>, ptr %n0
  %106 = shufflevector <16 x float> %105, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %107 = shufflevector <16 x float> %105, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %108 = fadd <8 x float> %106, %107
  %109 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %110 = shufflevector <8 x float> %108, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %111 = fadd <4 x float> %109, %110
  %112 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %113 = shufflevector <4 x float> %111, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %114 = fadd <2 x float> %112, %113
  %115 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> <i32 0>
  %116 = shufflevector <2 x float> %114, <2 x float> poison, <1 x i32> <i32 1>
  %117 = fadd <1 x float> %115, %116
  %118 = extractelement <1 x float> %117, i64 0
  store float %118, ptr %2
  %119 = load <16 x float>, ptr %n1
  %120 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %121 = shufflevector <16 x float> %119, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %122 = fadd <8 x float> %120, %121
  %123 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %124 = shufflevector <8 x float> %122, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %125 = fadd <4 x float> %123, %124
  %126 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %127 = shufflevector <4 x float> %125, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %128 = fadd <2 x float> %126, %127
  %129 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> <i32 0>
  %130 = shufflevector <2 x float> %128, <2 x float> poison, <1 x i32> <i32 1>
  %131 = fadd <1 x float> %129, %130
  %132 = extractelement <1 x float> %131, i64 0
  store float %132, ptr %3
  %133 = load <16 x float>, ptr %n2
  %134 = shufflevector <16 x float> %133, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %135 = shufflevector <16 x float> %133, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %136 = fadd <8 x float> %134, %135
  %137 = shufflevector <8 x float> %136, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %138 = shufflevector <8 x float> %136, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %139 = fadd <4 x float> %137, %138
  %140 = shufflevector <4 x float> %139, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %141 = shufflevector <4 x float> %139, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %142 = fadd <2 x float> %140, %141
  %143 = shufflevector <2 x float> %142, <2 x float> poison, <1 x i32> <i32 0>
  %144 = shufflevector <2 x float> %142, <2 x float> poison, <1 x i32> <i32 1>
  %145 = fadd <1 x float> %143, %144
  %146 = extractelement <1 x float> %145, i64 0
  store float %146, ptr %4
  %147 = load <16 x i64>, ptr %n3
  %148 = shufflevector <16 x i64> %147, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %149 = shufflevector <16 x i64> %147, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %150 = add <8 x i64> %148, %149
  %151 = shufflevector <8 x i64> %150, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %152 = shufflevector <8 x i64> %150, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %153 = add <4 x i64> %151, %152
  %154 = shufflevector <4 x i64> %153, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %155 = shufflevector <4 x i64> %153, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %156 = add <2 x i64> %154, %155
  %157 = shufflevector <2 x i64> %156, <2 x i64> poison, <1 x i32> <i32 0>
  %158 = shufflevector <2 x i64> %156, <2 x i64> poison, <1 x i32> <i32 1>
  %159 = add <1 x i64> %157, %158
  %160 = extractelement <1 x i64> %159, i64 0
  store i64 %160, ptr %5
  br label %b1
b1:
  %161 = getelementptr inbounds i8, ptr %1, i64 16
  %162 = load ptr, ptr %161, align 8
  %163 = load float, ptr %2
  %164 = bitcast float %163 to i32
  %165 = zext i32 %164 to i64
  store i64 %165, ptr %162, align 8
  %166 = load float, ptr %3
  %167 = bitcast float %166 to i32
  %168 = zext i32 %167 to i64
  %169 = getelementptr inbounds i8, ptr %162, i64 8
  store i64 %168, ptr %169, align 8
  %170 = load float, ptr %4
  %171 = bitcast float %170 to i32
  %172 = zext i32 %171 to i64
  %173 = getelementptr inbounds i8, ptr %162, i64 16
  store i64 %172, ptr %173, align 8
  %174 = load i64, ptr %5
  %175 = getelementptr inbounds i8, ptr %162, i64 24
  store i64 %174, ptr %175, align 8
  ret i32 0
b16:
  %176 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 13, ptr %176, align 8
  %177 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %66, ptr %177, align 8
  %178 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %178, align 8
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
!3 = !{!"spelt"}
!4 = !{!"f32", !3, i64 0}
!5 = !{!"f32[]", !4, i64 0}
!6 = !{!5, !5, i64 0}
!7 = !{!"llvm.loop.mustprogress"}
!8 = !{!"llvm.loop.vectorize.enable", i1 false}
!9 = distinct !{!9, !7, !8}
!10 = !{!"branch_weights", i32 1, i32 1048575}
!11 = distinct !{!11, !7, !8}
