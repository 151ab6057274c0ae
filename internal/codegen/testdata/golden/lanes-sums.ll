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
  %n6 = alloca <16 x i1>
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
  %23 = load float, ptr %2
  %24 = insertelement <16 x float> poison, float %23, i64 0
  %25 = shufflevector <16 x float> %24, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %25, ptr %n0
  %26 = load float, ptr %3
  %27 = insertelement <16 x float> poison, float %26, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %28, ptr %n1
  %29 = load float, ptr %4
  %30 = insertelement <16 x float> poison, float %29, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %31, ptr %n2
  %32 = load i64, ptr %5
  %33 = insertelement <16 x i64> poison, i64 %32, i64 0
  %34 = shufflevector <16 x i64> %33, <16 x i64> poison, <16 x i32> zeroinitializer
  store <16 x i64> %34, ptr %n3
  %35 = select i1 %22, i64 %13, i64 %11
  store i64 %11, ptr %n4
  store i64 %35, ptr %n5
  br label %b3
b3:
  %36 = load i64, ptr %n4
  %37 = load i64, ptr %n5
  %38 = icmp slt i64 %36, %37
  br i1 %38, label %b4, label %b5
b4:
  %39 = sub nsw i64 %37, %36
  br i1 %22, label %b7, label %b8, !prof !2
b7:
  %40 = call i64 @llvm.smin.i64(i64 %39, i64 16)
  %41 = add nsw i64 %40, -1
  %42 = add nsw i64 %36, %41
  %43 = sext i64 %36 to i128
  %44 = sext i64 %42 to i128
  %45 = icmp sge i128 %43, 0
  %46 = sext i64 %8 to i128
  %47 = icmp slt i128 %44, %46
  %48 = and i1 %45, %47
  %49 = sub nsw i64 %36, %11
  %50 = and i64 %49, 15
  %51 = icmp ne i64 %50, 0
  %52 = or i1 false, %51
  %53 = xor i1 %48, true
  %54 = or i1 %52, %53
  br label %b8
b8:
  %55 = phi i1 [ false, %b4 ], [ %54, %b7 ]
  %56 = select i1 %55, i64 1, i64 %39
  %57 = select i1 %55, i64 1, i64 16
  br i1 %55, label %b9, label %b10, !prof !2
b9:
  %58 = sub nsw i64 %36, %11
  %59 = and i64 %58, 15
  %60 = load <16 x float>, ptr %n0
  %61 = extractelement <16 x float> %60, i64 0
  %62 = extractelement <16 x float> %60, i64 %59
  %63 = insertelement <16 x float> %60, float %62, i64 0
  %64 = insertelement <16 x float> %63, float %61, i64 %59
  store <16 x float> %64, ptr %n0
  %65 = load <16 x float>, ptr %n1
  %66 = extractelement <16 x float> %65, i64 0
  %67 = extractelement <16 x float> %65, i64 %59
  %68 = insertelement <16 x float> %65, float %67, i64 0
  %69 = insertelement <16 x float> %68, float %66, i64 %59
  store <16 x float> %69, ptr %n1
  %70 = load <16 x float>, ptr %n2
  %71 = extractelement <16 x float> %70, i64 0
  %72 = extractelement <16 x float> %70, i64 %59
  %73 = insertelement <16 x float> %70, float %72, i64 0
  %74 = insertelement <16 x float> %73, float %71, i64 %59
  store <16 x float> %74, ptr %n2
  br label %b10
b10:
  %75 = call i64 @llvm.smin.i64(i64 %56, i64 16)
  %76 = sub i64 16, %75
  %77 = trunc i64 %76 to i16
  %78 = lshr i16 -1, %77
  %79 = bitcast i16 %78 to <16 x i1>
  store <16 x i1> %79, ptr %n6
  br i1 %55, label %b12, label %b13, !prof !2
b12:
  %80 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %81 = icmp ult i64 %36, %80
  br i1 %81, label %b13, label %b14, !prof !3
b13:
  %82 = getelementptr [4 x i8], ptr %6, i64 %36
  %83 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 4 %82, <16 x i1> %79, <16 x float> zeroinitializer), !tbaa !7
  %84 = freeze <16 x float> %83
  %85 = load <16 x float>, ptr %n0
  %86 = fadd <16 x float> %85, %84
  %87 = load <16 x float>, ptr %n0
  %88 = select <16 x i1> %79, <16 x float> %86, <16 x float> %87
  store <16 x float> %88, ptr %n0
  %89 = load <16 x float>, ptr %n1
  %90 = call <16 x float> @llvm.fma.v16f32(<16 x float> %84, <16 x float> %84, <16 x float> %89)
  %91 = load <16 x float>, ptr %n1
  %92 = select <16 x i1> %79, <16 x float> %90, <16 x float> %91
  store <16 x float> %92, ptr %n1
  %93 = fcmp olt <16 x float> %84, splat (float 0x4024000000000000)
  %94 = and <16 x i1> %79, %93
  %95 = load <16 x i1>, ptr %n6
  %96 = xor <16 x i1> %94, splat (i1 true)
  %97 = and <16 x i1> %95, %96
  store <16 x i1> %97, ptr %n6
  %98 = load <16 x i1>, ptr %n6
  %99 = and <16 x i1> %79, %98
  %100 = load <16 x float>, ptr %n2
  %101 = fsub <16 x float> %100, %84
  %102 = load <16 x float>, ptr %n2
  %103 = select <16 x i1> %99, <16 x float> %101, <16 x float> %102
  store <16 x float> %103, ptr %n2
  %104 = load <16 x i64>, ptr %n3
  %105 = add <16 x i64> %104, splat (i64 1)
  %106 = load <16 x i64>, ptr %n3
  %107 = select <16 x i1> %99, <16 x i64> %105, <16 x i64> %106
  store <16 x i64> %107, ptr %n3
  br label %b11
b11:
  br i1 %55, label %b15, label %b16, !prof !2
b15:
  %108 = sub nsw i64 %36, %11
  %109 = and i64 %108, 15
  %110 = load <16 x float>, ptr %n0
  %111 = extractelement <16 x float> %110, i64 0
  %112 = extractelement <16 x float> %110, i64 %109
  %113 = insertelement <16 x float> %110, float %112, i64 0
  %114 = insertelement <16 x float> %113, float %111, i64 %109
  store <16 x float> %114, ptr %n0
  %115 = load <16 x float>, ptr %n1
  %116 = extractelement <16 x float> %115, i64 0
  %117 = extractelement <16 x float> %115, i64 %109
  %118 = insertelement <16 x float> %115, float %117, i64 0
  %119 = insertelement <16 x float> %118, float %116, i64 %109
  store <16 x float> %119, ptr %n1
  %120 = load <16 x float>, ptr %n2
  %121 = extractelement <16 x float> %120, i64 0
  %122 = extractelement <16 x float> %120, i64 %109
  %123 = insertelement <16 x float> %120, float %122, i64 0
  %124 = insertelement <16 x float> %123, float %121, i64 %109
  store <16 x float> %124, ptr %n2
  br label %b16
b16:
  %125 = call i64 @llvm.smin.i64(i64 %39, i64 %57)
  %126 = add nuw nsw i64 %36, %125
  store i64 %126, ptr %n4
  br label %b3, !llvm.loop !10
b5:
  %127 = icmp slt i64 %37, %13
  br i1 %127, label %b17, label %b6
b17:
  %128 = sub nsw i64 %13, %36
  %129 = and i64 %128, -16
  %130 = add nsw i64 %36, %129
  %131 = icmp slt i64 %36, %130
  br i1 %131, label %b18, label %b19
b18:
  %132 = phi i64 [ %36, %b17 ], [ %n7, %b20 ]
  store <16 x i1> splat (i1 true), ptr %n8
  %133 = getelementptr [4 x i8], ptr %6, i64 %132
  %134 = load <16 x float>, ptr %133, align 4, !tbaa !7
  %135 = load <16 x float>, ptr %n0
  %136 = fadd <16 x float> %135, %134
  store <16 x float> %136, ptr %n0
  %137 = load <16 x float>, ptr %n1
  %138 = call <16 x float> @llvm.fma.v16f32(<16 x float> %134, <16 x float> %134, <16 x float> %137)
  store <16 x float> %138, ptr %n1
  %139 = fcmp olt <16 x float> %134, splat (float 0x4024000000000000)
  %140 = load <16 x i1>, ptr %n8
  %141 = xor <16 x i1> %139, splat (i1 true)
  %142 = and <16 x i1> %140, %141
  store <16 x i1> %142, ptr %n8
  %143 = load <16 x i1>, ptr %n8
  %144 = load <16 x float>, ptr %n2
  %145 = fsub <16 x float> %144, %134
  %146 = load <16 x float>, ptr %n2
  %147 = select <16 x i1> %143, <16 x float> %145, <16 x float> %146
  store <16 x float> %147, ptr %n2
  %148 = load <16 x i64>, ptr %n3
  %149 = add <16 x i64> %148, splat (i64 1)
  %150 = load <16 x i64>, ptr %n3
  %151 = select <16 x i1> %143, <16 x i64> %149, <16 x i64> %150
  store <16 x i64> %151, ptr %n3
  br label %b21
b21:
  br label %b20
b20:
  %n7 = add nuw i64 %132, 16
  %152 = icmp slt i64 %n7, %130
  br i1 %152, label %b18, label %b19, !llvm.loop !11
b19:
  store i64 %130, ptr %n4
  store i64 %13, ptr %n5
  br label %b3
b6:
  %153 = load <16 x float>, ptr %n0
  %154 = shufflevector <16 x float> %153, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %155 = shufflevector <16 x float> %153, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %156 = fadd <8 x float> %154, %155
  %157 = shufflevector <8 x float> %156, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %158 = shufflevector <8 x float> %156, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %159 = fadd <4 x float> %157, %158
  %160 = shufflevector <4 x float> %159, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %161 = shufflevector <4 x float> %159, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %162 = fadd <2 x float> %160, %161
  %163 = shufflevector <2 x float> %162, <2 x float> poison, <1 x i32> <i32 0>
  %164 = shufflevector <2 x float> %162, <2 x float> poison, <1 x i32> <i32 1>
  %165 = fadd <1 x float> %163, %164
  %166 = extractelement <1 x float> %165, i64 0
  store float %166, ptr %2
  %167 = load <16 x float>, ptr %n1
  %168 = shufflevector <16 x float> %167, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %169 = shufflevector <16 x float> %167, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %170 = fadd <8 x float> %168, %169
  %171 = shufflevector <8 x float> %170, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %172 = shufflevector <8 x float> %170, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %173 = fadd <4 x float> %171, %172
  %174 = shufflevector <4 x float> %173, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %175 = shufflevector <4 x float> %173, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %176 = fadd <2 x float> %174, %175
  %177 = shufflevector <2 x float> %176, <2 x float> poison, <1 x i32> <i32 0>
  %178 = shufflevector <2 x float> %176, <2 x float> poison, <1 x i32> <i32 1>
  %179 = fadd <1 x float> %177, %178
  %180 = extractelement <1 x float> %179, i64 0
  store float %180, ptr %3
  %181 = load <16 x float>, ptr %n2
  %182 = shufflevector <16 x float> %181, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %183 = shufflevector <16 x float> %181, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %184 = fadd <8 x float> %182, %183
  %185 = shufflevector <8 x float> %184, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %186 = shufflevector <8 x float> %184, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %187 = fadd <4 x float> %185, %186
  %188 = shufflevector <4 x float> %187, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %189 = shufflevector <4 x float> %187, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %190 = fadd <2 x float> %188, %189
  %191 = shufflevector <2 x float> %190, <2 x float> poison, <1 x i32> <i32 0>
  %192 = shufflevector <2 x float> %190, <2 x float> poison, <1 x i32> <i32 1>
  %193 = fadd <1 x float> %191, %192
  %194 = extractelement <1 x float> %193, i64 0
  store float %194, ptr %4
  %195 = load <16 x i64>, ptr %n3
  %196 = shufflevector <16 x i64> %195, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %197 = shufflevector <16 x i64> %195, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %198 = add <8 x i64> %196, %197
  %199 = shufflevector <8 x i64> %198, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %200 = shufflevector <8 x i64> %198, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %201 = add <4 x i64> %199, %200
  %202 = shufflevector <4 x i64> %201, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %203 = shufflevector <4 x i64> %201, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %204 = add <2 x i64> %202, %203
  %205 = shufflevector <2 x i64> %204, <2 x i64> poison, <1 x i32> <i32 0>
  %206 = shufflevector <2 x i64> %204, <2 x i64> poison, <1 x i32> <i32 1>
  %207 = add <1 x i64> %205, %206
  %208 = extractelement <1 x i64> %207, i64 0
  store i64 %208, ptr %5
  br label %b1
b1:
  %209 = getelementptr inbounds i8, ptr %1, i64 16
  %210 = load ptr, ptr %209, align 8
  %211 = load float, ptr %2
  %212 = bitcast float %211 to i32
  %213 = zext i32 %212 to i64
  store i64 %213, ptr %210, align 8
  %214 = load float, ptr %3
  %215 = bitcast float %214 to i32
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %210, i64 8
  store i64 %216, ptr %217, align 8
  %218 = load float, ptr %4
  %219 = bitcast float %218 to i32
  %220 = zext i32 %219 to i64
  %221 = getelementptr inbounds i8, ptr %210, i64 16
  store i64 %220, ptr %221, align 8
  %222 = load i64, ptr %5
  %223 = getelementptr inbounds i8, ptr %210, i64 24
  store i64 %222, ptr %223, align 8
  ret i32 0
b14:
  %224 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 13, ptr %224, align 8
  %225 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %36, ptr %225, align 8
  %226 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %226, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1, i32 1048575}
!3 = !{!"branch_weights", i32 1048575, i32 1}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
