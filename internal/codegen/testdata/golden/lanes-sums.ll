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
  %84 = load <16 x float>, ptr %n0
  %85 = fadd <16 x float> %84, %83
  %86 = load <16 x float>, ptr %n0
  %87 = select <16 x i1> %79, <16 x float> %85, <16 x float> %86
  store <16 x float> %87, ptr %n0
  %88 = load <16 x float>, ptr %n1
  %89 = call <16 x float> @llvm.fma.v16f32(<16 x float> %83, <16 x float> %83, <16 x float> %88)
  %90 = load <16 x float>, ptr %n1
  %91 = select <16 x i1> %79, <16 x float> %89, <16 x float> %90
  store <16 x float> %91, ptr %n1
  %92 = fcmp olt <16 x float> %83, splat (float 0x4024000000000000)
  %93 = and <16 x i1> %79, %92
  %94 = load <16 x i1>, ptr %n6
  %95 = xor <16 x i1> %93, splat (i1 true)
  %96 = and <16 x i1> %94, %95
  store <16 x i1> %96, ptr %n6
  %97 = load <16 x i1>, ptr %n6
  %98 = and <16 x i1> %79, %97
  %99 = load <16 x float>, ptr %n2
  %100 = fsub <16 x float> %99, %83
  %101 = load <16 x float>, ptr %n2
  %102 = select <16 x i1> %98, <16 x float> %100, <16 x float> %101
  store <16 x float> %102, ptr %n2
  %103 = load <16 x i64>, ptr %n3
  %104 = add <16 x i64> %103, splat (i64 1)
  %105 = load <16 x i64>, ptr %n3
  %106 = select <16 x i1> %98, <16 x i64> %104, <16 x i64> %105
  store <16 x i64> %106, ptr %n3
  br label %b11
b11:
  br i1 %55, label %b15, label %b16, !prof !2
b15:
  %107 = sub nsw i64 %36, %11
  %108 = and i64 %107, 15
  %109 = load <16 x float>, ptr %n0
  %110 = extractelement <16 x float> %109, i64 0
  %111 = extractelement <16 x float> %109, i64 %108
  %112 = insertelement <16 x float> %109, float %111, i64 0
  %113 = insertelement <16 x float> %112, float %110, i64 %108
  store <16 x float> %113, ptr %n0
  %114 = load <16 x float>, ptr %n1
  %115 = extractelement <16 x float> %114, i64 0
  %116 = extractelement <16 x float> %114, i64 %108
  %117 = insertelement <16 x float> %114, float %116, i64 0
  %118 = insertelement <16 x float> %117, float %115, i64 %108
  store <16 x float> %118, ptr %n1
  %119 = load <16 x float>, ptr %n2
  %120 = extractelement <16 x float> %119, i64 0
  %121 = extractelement <16 x float> %119, i64 %108
  %122 = insertelement <16 x float> %119, float %121, i64 0
  %123 = insertelement <16 x float> %122, float %120, i64 %108
  store <16 x float> %123, ptr %n2
  br label %b16
b16:
  %124 = call i64 @llvm.smin.i64(i64 %39, i64 %57)
  %125 = add nuw nsw i64 %36, %124
  store i64 %125, ptr %n4
  br label %b3, !llvm.loop !10
b5:
  %126 = icmp slt i64 %37, %13
  br i1 %126, label %b17, label %b6
b17:
  %127 = sub nsw i64 %13, %36
  %128 = and i64 %127, -16
  %129 = add nsw i64 %36, %128
  %130 = icmp slt i64 %36, %129
  br i1 %130, label %b18, label %b19
b18:
  %131 = phi i64 [ %36, %b17 ], [ %n7, %b20 ]
  store <16 x i1> splat (i1 true), ptr %n8
  %132 = getelementptr [4 x i8], ptr %6, i64 %131
  %133 = load <16 x float>, ptr %132, align 4, !tbaa !7
  %134 = load <16 x float>, ptr %n0
  %135 = fadd <16 x float> %134, %133
  store <16 x float> %135, ptr %n0
  %136 = load <16 x float>, ptr %n1
  %137 = call <16 x float> @llvm.fma.v16f32(<16 x float> %133, <16 x float> %133, <16 x float> %136)
  store <16 x float> %137, ptr %n1
  %138 = fcmp olt <16 x float> %133, splat (float 0x4024000000000000)
  %139 = load <16 x i1>, ptr %n8
  %140 = xor <16 x i1> %138, splat (i1 true)
  %141 = and <16 x i1> %139, %140
  store <16 x i1> %141, ptr %n8
  %142 = load <16 x i1>, ptr %n8
  %143 = load <16 x float>, ptr %n2
  %144 = fsub <16 x float> %143, %133
  %145 = load <16 x float>, ptr %n2
  %146 = select <16 x i1> %142, <16 x float> %144, <16 x float> %145
  store <16 x float> %146, ptr %n2
  %147 = load <16 x i64>, ptr %n3
  %148 = add <16 x i64> %147, splat (i64 1)
  %149 = load <16 x i64>, ptr %n3
  %150 = select <16 x i1> %142, <16 x i64> %148, <16 x i64> %149
  store <16 x i64> %150, ptr %n3
  br label %b21
b21:
  br label %b20
b20:
  %n7 = add nuw i64 %131, 16
  %151 = icmp slt i64 %n7, %129
  br i1 %151, label %b18, label %b19, !llvm.loop !11
b19:
  store i64 %129, ptr %n4
  store i64 %13, ptr %n5
  br label %b3
b6:
  %152 = load <16 x float>, ptr %n0
  %153 = shufflevector <16 x float> %152, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %154 = shufflevector <16 x float> %152, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %155 = fadd <8 x float> %153, %154
  %156 = shufflevector <8 x float> %155, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %157 = shufflevector <8 x float> %155, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %158 = fadd <4 x float> %156, %157
  %159 = shufflevector <4 x float> %158, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %160 = shufflevector <4 x float> %158, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %161 = fadd <2 x float> %159, %160
  %162 = shufflevector <2 x float> %161, <2 x float> poison, <1 x i32> <i32 0>
  %163 = shufflevector <2 x float> %161, <2 x float> poison, <1 x i32> <i32 1>
  %164 = fadd <1 x float> %162, %163
  %165 = extractelement <1 x float> %164, i64 0
  store float %165, ptr %2
  %166 = load <16 x float>, ptr %n1
  %167 = shufflevector <16 x float> %166, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %168 = shufflevector <16 x float> %166, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %169 = fadd <8 x float> %167, %168
  %170 = shufflevector <8 x float> %169, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %171 = shufflevector <8 x float> %169, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %172 = fadd <4 x float> %170, %171
  %173 = shufflevector <4 x float> %172, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %174 = shufflevector <4 x float> %172, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %175 = fadd <2 x float> %173, %174
  %176 = shufflevector <2 x float> %175, <2 x float> poison, <1 x i32> <i32 0>
  %177 = shufflevector <2 x float> %175, <2 x float> poison, <1 x i32> <i32 1>
  %178 = fadd <1 x float> %176, %177
  %179 = extractelement <1 x float> %178, i64 0
  store float %179, ptr %3
  %180 = load <16 x float>, ptr %n2
  %181 = shufflevector <16 x float> %180, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %182 = shufflevector <16 x float> %180, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %183 = fadd <8 x float> %181, %182
  %184 = shufflevector <8 x float> %183, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %185 = shufflevector <8 x float> %183, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %186 = fadd <4 x float> %184, %185
  %187 = shufflevector <4 x float> %186, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %188 = shufflevector <4 x float> %186, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %189 = fadd <2 x float> %187, %188
  %190 = shufflevector <2 x float> %189, <2 x float> poison, <1 x i32> <i32 0>
  %191 = shufflevector <2 x float> %189, <2 x float> poison, <1 x i32> <i32 1>
  %192 = fadd <1 x float> %190, %191
  %193 = extractelement <1 x float> %192, i64 0
  store float %193, ptr %4
  %194 = load <16 x i64>, ptr %n3
  %195 = shufflevector <16 x i64> %194, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %196 = shufflevector <16 x i64> %194, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %197 = add <8 x i64> %195, %196
  %198 = shufflevector <8 x i64> %197, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %199 = shufflevector <8 x i64> %197, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %200 = add <4 x i64> %198, %199
  %201 = shufflevector <4 x i64> %200, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %202 = shufflevector <4 x i64> %200, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %203 = add <2 x i64> %201, %202
  %204 = shufflevector <2 x i64> %203, <2 x i64> poison, <1 x i32> <i32 0>
  %205 = shufflevector <2 x i64> %203, <2 x i64> poison, <1 x i32> <i32 1>
  %206 = add <1 x i64> %204, %205
  %207 = extractelement <1 x i64> %206, i64 0
  store i64 %207, ptr %5
  br label %b1
b1:
  %208 = getelementptr inbounds i8, ptr %1, i64 16
  %209 = load ptr, ptr %208, align 8
  %210 = load float, ptr %2
  %211 = bitcast float %210 to i32
  %212 = zext i32 %211 to i64
  store i64 %212, ptr %209, align 8
  %213 = load float, ptr %3
  %214 = bitcast float %213 to i32
  %215 = zext i32 %214 to i64
  %216 = getelementptr inbounds i8, ptr %209, i64 8
  store i64 %215, ptr %216, align 8
  %217 = load float, ptr %4
  %218 = bitcast float %217 to i32
  %219 = zext i32 %218 to i64
  %220 = getelementptr inbounds i8, ptr %209, i64 16
  store i64 %219, ptr %220, align 8
  %221 = load i64, ptr %5
  %222 = getelementptr inbounds i8, ptr %209, i64 24
  store i64 %221, ptr %222, align 8
  ret i32 0
b14:
  %223 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 13, ptr %223, align 8
  %224 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %36, ptr %224, align 8
  %225 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %225, align 8
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
