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
  %23 = getelementptr inbounds i8, ptr %1, i64 24
  %24 = load i64, ptr %23, align 8
  %25 = icmp ne i64 %24, 0
  %26 = load float, ptr %2
  %27 = insertelement <16 x float> poison, float %26, i64 0
  %28 = shufflevector <16 x float> %27, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %28, ptr %n0
  %29 = load float, ptr %3
  %30 = insertelement <16 x float> poison, float %29, i64 0
  %31 = shufflevector <16 x float> %30, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %31, ptr %n1
  %32 = load float, ptr %4
  %33 = insertelement <16 x float> poison, float %32, i64 0
  %34 = shufflevector <16 x float> %33, <16 x float> poison, <16 x i32> zeroinitializer
  store <16 x float> %34, ptr %n2
  %35 = load i64, ptr %5
  %36 = insertelement <16 x i64> poison, i64 %35, i64 0
  %37 = shufflevector <16 x i64> %36, <16 x i64> poison, <16 x i32> zeroinitializer
  store <16 x i64> %37, ptr %n3
  %38 = or i1 %25, %22
  %39 = select i1 %38, i64 %13, i64 %11
  store i64 %11, ptr %n4
  store i64 %39, ptr %n5
  br label %b3
b3:
  %40 = load i64, ptr %n4
  %41 = load i64, ptr %n5
  %42 = icmp slt i64 %40, %41
  br i1 %42, label %b4, label %b5
b4:
  %43 = sub nsw i64 %41, %40
  br i1 %22, label %b7, label %b8, !prof !2
b7:
  %44 = call i64 @llvm.smin.i64(i64 %43, i64 16)
  %45 = add nsw i64 %44, -1
  %46 = add nsw i64 %40, %45
  %47 = sext i64 %40 to i128
  %48 = sext i64 %46 to i128
  %49 = icmp sge i128 %47, 0
  %50 = sext i64 %8 to i128
  %51 = icmp slt i128 %48, %50
  %52 = and i1 %49, %51
  %53 = sub nsw i64 %40, %11
  %54 = and i64 %53, 15
  %55 = icmp ne i64 %54, 0
  %56 = or i1 %25, %55
  %57 = xor i1 %52, true
  %58 = or i1 %56, %57
  br label %b8
b8:
  %59 = phi i1 [ %25, %b4 ], [ %58, %b7 ]
  %60 = select i1 %59, i64 1, i64 %43
  %61 = select i1 %59, i64 1, i64 16
  br i1 %59, label %b9, label %b10, !prof !2
b9:
  %62 = sub nsw i64 %40, %11
  %63 = and i64 %62, 15
  %64 = load <16 x float>, ptr %n0
  %65 = extractelement <16 x float> %64, i64 0
  %66 = extractelement <16 x float> %64, i64 %63
  %67 = insertelement <16 x float> %64, float %66, i64 0
  %68 = insertelement <16 x float> %67, float %65, i64 %63
  store <16 x float> %68, ptr %n0
  %69 = load <16 x float>, ptr %n1
  %70 = extractelement <16 x float> %69, i64 0
  %71 = extractelement <16 x float> %69, i64 %63
  %72 = insertelement <16 x float> %69, float %71, i64 0
  %73 = insertelement <16 x float> %72, float %70, i64 %63
  store <16 x float> %73, ptr %n1
  %74 = load <16 x float>, ptr %n2
  %75 = extractelement <16 x float> %74, i64 0
  %76 = extractelement <16 x float> %74, i64 %63
  %77 = insertelement <16 x float> %74, float %76, i64 0
  %78 = insertelement <16 x float> %77, float %75, i64 %63
  store <16 x float> %78, ptr %n2
  br label %b10
b10:
  %79 = call i64 @llvm.smin.i64(i64 %60, i64 16)
  %80 = sub i64 16, %79
  %81 = trunc i64 %80 to i16
  %82 = lshr i16 -1, %81
  %83 = bitcast i16 %82 to <16 x i1>
  store <16 x i1> %83, ptr %n6
  br i1 %59, label %b12, label %b13, !prof !2
b12:
  %84 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %85 = icmp ult i64 %40, %84
  br i1 %85, label %b13, label %b14, !prof !3
b13:
  %86 = getelementptr [4 x i8], ptr %6, i64 %40
  %87 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr align 1 %86, <16 x i1> %83, <16 x float> zeroinitializer), !tbaa !7
  %88 = freeze <16 x float> %87
  %89 = load <16 x float>, ptr %n0
  %90 = fadd <16 x float> %89, %88
  %91 = load <16 x float>, ptr %n0
  %92 = select <16 x i1> %83, <16 x float> %90, <16 x float> %91
  store <16 x float> %92, ptr %n0
  %93 = load <16 x float>, ptr %n1
  %94 = call <16 x float> @llvm.fma.v16f32(<16 x float> %88, <16 x float> %88, <16 x float> %93)
  %95 = load <16 x float>, ptr %n1
  %96 = select <16 x i1> %83, <16 x float> %94, <16 x float> %95
  store <16 x float> %96, ptr %n1
  %97 = fcmp olt <16 x float> %88, splat (float 0x4024000000000000)
  %98 = and <16 x i1> %83, %97
  %99 = load <16 x i1>, ptr %n6
  %100 = xor <16 x i1> %98, splat (i1 true)
  %101 = and <16 x i1> %99, %100
  store <16 x i1> %101, ptr %n6
  %102 = load <16 x i1>, ptr %n6
  %103 = and <16 x i1> %83, %102
  %104 = load <16 x float>, ptr %n2
  %105 = fsub <16 x float> %104, %88
  %106 = load <16 x float>, ptr %n2
  %107 = select <16 x i1> %103, <16 x float> %105, <16 x float> %106
  store <16 x float> %107, ptr %n2
  %108 = load <16 x i64>, ptr %n3
  %109 = add <16 x i64> %108, splat (i64 1)
  %110 = load <16 x i64>, ptr %n3
  %111 = select <16 x i1> %103, <16 x i64> %109, <16 x i64> %110
  store <16 x i64> %111, ptr %n3
  br label %b11
b11:
  br i1 %59, label %b15, label %b16, !prof !2
b15:
  %112 = sub nsw i64 %40, %11
  %113 = and i64 %112, 15
  %114 = load <16 x float>, ptr %n0
  %115 = extractelement <16 x float> %114, i64 0
  %116 = extractelement <16 x float> %114, i64 %113
  %117 = insertelement <16 x float> %114, float %116, i64 0
  %118 = insertelement <16 x float> %117, float %115, i64 %113
  store <16 x float> %118, ptr %n0
  %119 = load <16 x float>, ptr %n1
  %120 = extractelement <16 x float> %119, i64 0
  %121 = extractelement <16 x float> %119, i64 %113
  %122 = insertelement <16 x float> %119, float %121, i64 0
  %123 = insertelement <16 x float> %122, float %120, i64 %113
  store <16 x float> %123, ptr %n1
  %124 = load <16 x float>, ptr %n2
  %125 = extractelement <16 x float> %124, i64 0
  %126 = extractelement <16 x float> %124, i64 %113
  %127 = insertelement <16 x float> %124, float %126, i64 0
  %128 = insertelement <16 x float> %127, float %125, i64 %113
  store <16 x float> %128, ptr %n2
  br label %b16
b16:
  %129 = call i64 @llvm.smin.i64(i64 %43, i64 %61)
  %130 = add nuw nsw i64 %40, %129
  store i64 %130, ptr %n4
  %131 = getelementptr inbounds i8, ptr %1, i64 32
  %132 = load volatile i64, ptr %131, align 8
  %133 = icmp eq i64 %132, 0
  br i1 %133, label %b3, label %b17, !prof !3, !llvm.loop !10
b5:
  %134 = icmp slt i64 %41, %13
  br i1 %134, label %b18, label %b6
b18:
  %135 = sub nsw i64 %13, %40
  %136 = and i64 %135, -16
  %137 = add nsw i64 %40, %136
  %138 = icmp slt i64 %40, %137
  br i1 %138, label %b19, label %b20
b19:
  br label %b21
b21:
  %139 = phi i64 [ %40, %b19 ], [ %n7, %b22 ]
  %140 = sub nsw i64 %137, %139
  %141 = call i64 @llvm.smin.i64(i64 %140, i64 4096)
  %n7 = add nuw nsw i64 %139, %141
  br label %b24
b24:
  %142 = phi i64 [ %139, %b21 ], [ %n8, %b25 ]
  store <16 x i1> splat (i1 true), ptr %n9
  %143 = getelementptr [4 x i8], ptr %6, i64 %142
  %144 = load <16 x float>, ptr %143, align 1, !tbaa !7
  %145 = load <16 x float>, ptr %n0
  %146 = fadd <16 x float> %145, %144
  store <16 x float> %146, ptr %n0
  %147 = load <16 x float>, ptr %n1
  %148 = call <16 x float> @llvm.fma.v16f32(<16 x float> %144, <16 x float> %144, <16 x float> %147)
  store <16 x float> %148, ptr %n1
  %149 = fcmp olt <16 x float> %144, splat (float 0x4024000000000000)
  %150 = load <16 x i1>, ptr %n9
  %151 = xor <16 x i1> %149, splat (i1 true)
  %152 = and <16 x i1> %150, %151
  store <16 x i1> %152, ptr %n9
  %153 = load <16 x i1>, ptr %n9
  %154 = load <16 x float>, ptr %n2
  %155 = fsub <16 x float> %154, %144
  %156 = load <16 x float>, ptr %n2
  %157 = select <16 x i1> %153, <16 x float> %155, <16 x float> %156
  store <16 x float> %157, ptr %n2
  %158 = load <16 x i64>, ptr %n3
  %159 = add <16 x i64> %158, splat (i64 1)
  %160 = load <16 x i64>, ptr %n3
  %161 = select <16 x i1> %153, <16 x i64> %159, <16 x i64> %160
  store <16 x i64> %161, ptr %n3
  br label %b26
b26:
  br label %b25
b25:
  %n8 = add nuw i64 %142, 16
  %162 = icmp slt i64 %n8, %n7
  br i1 %162, label %b24, label %b23, !llvm.loop !11
b23:
  %163 = icmp slt i64 %n7, %137
  br i1 %163, label %b22, label %b20
b22:
  %164 = getelementptr inbounds i8, ptr %1, i64 32
  %165 = load volatile i64, ptr %164, align 8
  %166 = icmp eq i64 %165, 0
  br i1 %166, label %b21, label %b17, !prof !3
b20:
  store i64 %137, ptr %n4
  store i64 %13, ptr %n5
  br label %b3
b6:
  %167 = load <16 x float>, ptr %n0
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
  store float %180, ptr %2
  %181 = load <16 x float>, ptr %n1
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
  store float %194, ptr %3
  %195 = load <16 x float>, ptr %n2
  %196 = shufflevector <16 x float> %195, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %197 = shufflevector <16 x float> %195, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %198 = fadd <8 x float> %196, %197
  %199 = shufflevector <8 x float> %198, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %200 = shufflevector <8 x float> %198, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %201 = fadd <4 x float> %199, %200
  %202 = shufflevector <4 x float> %201, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %203 = shufflevector <4 x float> %201, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %204 = fadd <2 x float> %202, %203
  %205 = shufflevector <2 x float> %204, <2 x float> poison, <1 x i32> <i32 0>
  %206 = shufflevector <2 x float> %204, <2 x float> poison, <1 x i32> <i32 1>
  %207 = fadd <1 x float> %205, %206
  %208 = extractelement <1 x float> %207, i64 0
  store float %208, ptr %4
  %209 = load <16 x i64>, ptr %n3
  %210 = shufflevector <16 x i64> %209, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %211 = shufflevector <16 x i64> %209, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %212 = add <8 x i64> %210, %211
  %213 = shufflevector <8 x i64> %212, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %214 = shufflevector <8 x i64> %212, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %215 = add <4 x i64> %213, %214
  %216 = shufflevector <4 x i64> %215, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %217 = shufflevector <4 x i64> %215, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %218 = add <2 x i64> %216, %217
  %219 = shufflevector <2 x i64> %218, <2 x i64> poison, <1 x i32> <i32 0>
  %220 = shufflevector <2 x i64> %218, <2 x i64> poison, <1 x i32> <i32 1>
  %221 = add <1 x i64> %219, %220
  %222 = extractelement <1 x i64> %221, i64 0
  store i64 %222, ptr %5
  br label %b1
b1:
  %223 = getelementptr inbounds i8, ptr %1, i64 16
  %224 = load ptr, ptr %223, align 8
  %225 = load float, ptr %2
  %226 = bitcast float %225 to i32
  %227 = zext i32 %226 to i64
  store i64 %227, ptr %224, align 8
  %228 = load float, ptr %3
  %229 = bitcast float %228 to i32
  %230 = zext i32 %229 to i64
  %231 = getelementptr inbounds i8, ptr %224, i64 8
  store i64 %230, ptr %231, align 8
  %232 = load float, ptr %4
  %233 = bitcast float %232 to i32
  %234 = zext i32 %233 to i64
  %235 = getelementptr inbounds i8, ptr %224, i64 16
  store i64 %234, ptr %235, align 8
  %236 = load i64, ptr %5
  %237 = getelementptr inbounds i8, ptr %224, i64 24
  store i64 %236, ptr %237, align 8
  ret i32 0
b14:
  %238 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 13, ptr %238, align 8
  %239 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %40, ptr %239, align 8
  %240 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %8, ptr %240, align 8
  ret i32 1
b17:
  ret i32 2
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1, i32 1048575}
!3 = !{!"branch_weights", i32 1048575, i32 1}
!4 = !{!"spelt"}
!5 = !{!"number", !4, i64 0}
!6 = !{!"number[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
