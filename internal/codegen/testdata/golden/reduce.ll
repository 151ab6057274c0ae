; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <32 x float>
  %n1 = alloca <32 x float>
  %n4 = alloca <32 x float>
  %n5 = alloca <32 x float>
  %2 = alloca float
  %3 = alloca float
  %4 = alloca float
  %5 = alloca i32
  %6 = alloca i32
  %7 = alloca i32
  %8 = alloca float
  %9 = alloca i32
  %10 = alloca float
  %11 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %12 = getelementptr inbounds i8, ptr %0, i64 8
  %13 = load i64, ptr %12, align 8, !invariant.load !0, !noundef !0
  %14 = getelementptr inbounds i8, ptr %0, i64 16
  %15 = load i64, ptr %14, align 8, !invariant.load !0, !noundef !0
  store float 0x8000000000000000, ptr %2
  store float 0x7ff0000000000000, ptr %3
  store float 0xfff0000000000000, ptr %4
  store i32 0, ptr %5
  store i32 -1, ptr %6
  store i32 0, ptr %7
  store float 0x8000000000000000, ptr %8
  store i32 -2147483648, ptr %9
  store float 0xfff0000000000000, ptr %10
  %16 = load i64, ptr %1, align 8, !range !1
  %17 = getelementptr inbounds i8, ptr %1, i64 8
  %18 = load i64, ptr %17, align 8, !range !1
  %19 = icmp slt i64 %16, %18
  br i1 %19, label %b2, label %b1
b2:
  %20 = add nsw i64 %18, -1
  %21 = sext i64 %16 to i128
  %22 = sext i64 %20 to i128
  %23 = icmp sge i128 %21, 0
  %24 = sext i64 %13 to i128
  %25 = icmp slt i128 %22, %24
  %26 = and i1 %23, %25
  br i1 %26, label %b3, label %b4, !prof !2
b4:
  %27 = load float, ptr %2
  %28 = insertelement <32 x float> poison, float %27, i64 0
  %29 = shufflevector <32 x float> %28, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %29, ptr %n0
  %30 = load float, ptr %8
  %31 = insertelement <32 x float> poison, float %30, i64 0
  %32 = shufflevector <32 x float> %31, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %32, ptr %n1
  br label %b6
b6:
  %33 = phi i64 [ %16, %b4 ], [ %n2, %b7 ]
  %34 = sub nsw i64 %18, %33
  %35 = call i64 @llvm.smin.i64(i64 %34, i64 2048)
  %n2 = add nuw nsw i64 %33, %35
  br label %b9
b9:
  %36 = phi i64 [ %33, %b6 ], [ %n3, %b10 ]
  %37 = sub nsw i64 %36, %16
  %38 = and i64 %37, 31
  %39 = getelementptr inbounds float, ptr %n0, i64 %38
  %40 = getelementptr inbounds float, ptr %n1, i64 %38
  %41 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %42 = icmp ult i64 %36, %41
  br i1 %42, label %b12, label %b13, !prof !2
b12:
  %43 = getelementptr inbounds [4 x i8], ptr %11, i64 %36
  %44 = load float, ptr %43, align 1, !tbaa !8
  %45 = call float @llvm.fabs.f32(float %44)
  %46 = fcmp olt float %45, 0x41e0000000000000
  %47 = fptosi float %44 to i32
  %48 = select i1 %46, i32 %47, i32 -2147483648
  %49 = load float, ptr %39
  %50 = fadd float %49, %44
  store float %50, ptr %39
  %51 = load float, ptr %3
  %52 = call float @llvm.minimum.f32(float %51, float %44)
  store float %52, ptr %3
  %53 = load float, ptr %4
  %54 = call float @llvm.maximum.f32(float %53, float %44)
  store float %54, ptr %4
  %55 = load i32, ptr %5
  %56 = add i32 %55, %48
  store i32 %56, ptr %5
  %57 = load i32, ptr %6
  %58 = and i32 %57, %48
  store i32 %58, ptr %6
  %59 = load i32, ptr %7
  %60 = xor i32 %48, %59
  store i32 %60, ptr %7
  %61 = fcmp ogt float %44, 0x4008000000000000
  br i1 %61, label %b15, label %b14
b15:
  %62 = load float, ptr %40
  %63 = call float @llvm.fma.f32(float %44, float 0x4008000000000000, float %62)
  store float %63, ptr %40
  br label %b14
b14:
  %64 = load i32, ptr %9
  %65 = icmp sgt i32 %48, %64
  br i1 %65, label %b17, label %b16
b17:
  store i32 %48, ptr %9
  br label %b16
b16:
  %66 = load float, ptr %10
  %67 = fcmp oge float %44, %66
  br i1 %67, label %b19, label %b18
b19:
  store float %44, ptr %10
  br label %b18
b18:
  br label %b11
b11:
  br label %b10
b10:
  %n3 = add nuw nsw i64 %36, 1
  %68 = icmp slt i64 %n3, %n2
  br i1 %68, label %b9, label %b8, !llvm.loop !4
b8:
  %69 = icmp slt i64 %n2, %18
  br i1 %69, label %b7, label %b5
b7:
  %70 = getelementptr inbounds i8, ptr %1, i64 32
  %71 = load volatile i64, ptr %70, align 8
  %72 = icmp eq i64 %71, 0
  br i1 %72, label %b6, label %b20, !prof !2
b5:
  %73 = load <32 x float>, ptr %n0
  %74 = shufflevector <32 x float> %73, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %75 = shufflevector <32 x float> %73, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %76 = fadd <16 x float> %74, %75
  %77 = shufflevector <16 x float> %76, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %78 = shufflevector <16 x float> %76, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %79 = fadd <8 x float> %77, %78
  %80 = shufflevector <8 x float> %79, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %81 = shufflevector <8 x float> %79, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %82 = fadd <4 x float> %80, %81
  %83 = shufflevector <4 x float> %82, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %84 = shufflevector <4 x float> %82, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %85 = fadd <2 x float> %83, %84
  %86 = shufflevector <2 x float> %85, <2 x float> poison, <1 x i32> <i32 0>
  %87 = shufflevector <2 x float> %85, <2 x float> poison, <1 x i32> <i32 1>
  %88 = fadd <1 x float> %86, %87
  %89 = extractelement <1 x float> %88, i64 0
  store float %89, ptr %2
  %90 = load <32 x float>, ptr %n1
  %91 = shufflevector <32 x float> %90, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %92 = shufflevector <32 x float> %90, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %93 = fadd <16 x float> %91, %92
  %94 = shufflevector <16 x float> %93, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %95 = shufflevector <16 x float> %93, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %96 = fadd <8 x float> %94, %95
  %97 = shufflevector <8 x float> %96, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %98 = shufflevector <8 x float> %96, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %99 = fadd <4 x float> %97, %98
  %100 = shufflevector <4 x float> %99, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %101 = shufflevector <4 x float> %99, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %102 = fadd <2 x float> %100, %101
  %103 = shufflevector <2 x float> %102, <2 x float> poison, <1 x i32> <i32 0>
  %104 = shufflevector <2 x float> %102, <2 x float> poison, <1 x i32> <i32 1>
  %105 = fadd <1 x float> %103, %104
  %106 = extractelement <1 x float> %105, i64 0
  store float %106, ptr %8
  br label %b1
b3:
  %107 = load float, ptr %2
  %108 = insertelement <32 x float> poison, float %107, i64 0
  %109 = shufflevector <32 x float> %108, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %109, ptr %n4
  %110 = load float, ptr %8
  %111 = insertelement <32 x float> poison, float %110, i64 0
  %112 = shufflevector <32 x float> %111, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %112, ptr %n5
  br label %b22
b22:
  %113 = phi i64 [ %16, %b3 ], [ %n6, %b23 ]
  %114 = sub nsw i64 %18, %113
  %115 = call i64 @llvm.smin.i64(i64 %114, i64 2048)
  %n6 = add nuw nsw i64 %113, %115
  br label %b25
b25:
  %116 = phi i64 [ %113, %b22 ], [ %n7, %b26 ]
  %117 = sub nsw i64 %116, %16
  %118 = and i64 %117, 31
  %119 = getelementptr inbounds float, ptr %n4, i64 %118
  %120 = getelementptr inbounds float, ptr %n5, i64 %118
  %121 = getelementptr inbounds [4 x i8], ptr %11, i64 %116
  %122 = load float, ptr %121, align 1, !tbaa !8
  %123 = call float @llvm.fabs.f32(float %122)
  %124 = fcmp olt float %123, 0x41e0000000000000
  %125 = fptosi float %122 to i32
  %126 = select i1 %124, i32 %125, i32 -2147483648
  %127 = load float, ptr %119
  %128 = fadd float %127, %122
  store float %128, ptr %119
  %129 = load float, ptr %3
  %130 = call float @llvm.minimum.f32(float %129, float %122)
  store float %130, ptr %3
  %131 = load float, ptr %4
  %132 = call float @llvm.maximum.f32(float %131, float %122)
  store float %132, ptr %4
  %133 = load i32, ptr %5
  %134 = add i32 %133, %126
  store i32 %134, ptr %5
  %135 = load i32, ptr %6
  %136 = and i32 %135, %126
  store i32 %136, ptr %6
  %137 = load i32, ptr %7
  %138 = xor i32 %126, %137
  store i32 %138, ptr %7
  %139 = fcmp ogt float %122, 0x4008000000000000
  br i1 %139, label %b29, label %b28
b29:
  %140 = load float, ptr %120
  %141 = call float @llvm.fma.f32(float %122, float 0x4008000000000000, float %140)
  store float %141, ptr %120
  br label %b28
b28:
  %142 = load i32, ptr %9
  %143 = icmp sgt i32 %126, %142
  br i1 %143, label %b31, label %b30
b31:
  store i32 %126, ptr %9
  br label %b30
b30:
  %144 = load float, ptr %10
  %145 = fcmp oge float %122, %144
  br i1 %145, label %b33, label %b32
b33:
  store float %122, ptr %10
  br label %b32
b32:
  br label %b27
b27:
  br label %b26
b26:
  %n7 = add nuw nsw i64 %116, 1
  %146 = icmp slt i64 %n7, %n6
  br i1 %146, label %b25, label %b24, !llvm.loop !9
b24:
  %147 = icmp slt i64 %n6, %18
  br i1 %147, label %b23, label %b21
b23:
  %148 = getelementptr inbounds i8, ptr %1, i64 32
  %149 = load volatile i64, ptr %148, align 8
  %150 = icmp eq i64 %149, 0
  br i1 %150, label %b22, label %b20, !prof !2
b21:
  %151 = load <32 x float>, ptr %n4
  %152 = shufflevector <32 x float> %151, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %153 = shufflevector <32 x float> %151, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %154 = fadd <16 x float> %152, %153
  %155 = shufflevector <16 x float> %154, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %156 = shufflevector <16 x float> %154, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %157 = fadd <8 x float> %155, %156
  %158 = shufflevector <8 x float> %157, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %159 = shufflevector <8 x float> %157, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %160 = fadd <4 x float> %158, %159
  %161 = shufflevector <4 x float> %160, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %162 = shufflevector <4 x float> %160, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %163 = fadd <2 x float> %161, %162
  %164 = shufflevector <2 x float> %163, <2 x float> poison, <1 x i32> <i32 0>
  %165 = shufflevector <2 x float> %163, <2 x float> poison, <1 x i32> <i32 1>
  %166 = fadd <1 x float> %164, %165
  %167 = extractelement <1 x float> %166, i64 0
  store float %167, ptr %2
  %168 = load <32 x float>, ptr %n5
  %169 = shufflevector <32 x float> %168, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %170 = shufflevector <32 x float> %168, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %171 = fadd <16 x float> %169, %170
  %172 = shufflevector <16 x float> %171, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %173 = shufflevector <16 x float> %171, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %174 = fadd <8 x float> %172, %173
  %175 = shufflevector <8 x float> %174, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %176 = shufflevector <8 x float> %174, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %177 = fadd <4 x float> %175, %176
  %178 = shufflevector <4 x float> %177, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %179 = shufflevector <4 x float> %177, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %180 = fadd <2 x float> %178, %179
  %181 = shufflevector <2 x float> %180, <2 x float> poison, <1 x i32> <i32 0>
  %182 = shufflevector <2 x float> %180, <2 x float> poison, <1 x i32> <i32 1>
  %183 = fadd <1 x float> %181, %182
  %184 = extractelement <1 x float> %183, i64 0
  store float %184, ptr %8
  br label %b1
b1:
  %185 = getelementptr inbounds i8, ptr %1, i64 16
  %186 = load ptr, ptr %185, align 8
  %187 = load float, ptr %2
  %188 = bitcast float %187 to i32
  %189 = zext i32 %188 to i64
  store i64 %189, ptr %186, align 8
  %190 = load float, ptr %3
  %191 = bitcast float %190 to i32
  %192 = zext i32 %191 to i64
  %193 = getelementptr inbounds i8, ptr %186, i64 8
  store i64 %192, ptr %193, align 8
  %194 = load float, ptr %4
  %195 = bitcast float %194 to i32
  %196 = zext i32 %195 to i64
  %197 = getelementptr inbounds i8, ptr %186, i64 16
  store i64 %196, ptr %197, align 8
  %198 = load i32, ptr %5
  %199 = sext i32 %198 to i64
  %200 = getelementptr inbounds i8, ptr %186, i64 24
  store i64 %199, ptr %200, align 8
  %201 = load i32, ptr %6
  %202 = sext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %186, i64 32
  store i64 %202, ptr %203, align 8
  %204 = load i32, ptr %7
  %205 = sext i32 %204 to i64
  %206 = getelementptr inbounds i8, ptr %186, i64 40
  store i64 %205, ptr %206, align 8
  %207 = load float, ptr %8
  %208 = bitcast float %207 to i32
  %209 = zext i32 %208 to i64
  %210 = getelementptr inbounds i8, ptr %186, i64 48
  store i64 %209, ptr %210, align 8
  %211 = load i32, ptr %9
  %212 = sext i32 %211 to i64
  %213 = getelementptr inbounds i8, ptr %186, i64 56
  store i64 %212, ptr %213, align 8
  %214 = load float, ptr %10
  %215 = bitcast float %214 to i32
  %216 = zext i32 %215 to i64
  %217 = getelementptr inbounds i8, ptr %186, i64 64
  store i64 %216, ptr %217, align 8
  ret i32 0
b13:
  %218 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 24, ptr %218, align 8
  %219 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %36, ptr %219, align 8
  %220 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %13, ptr %220, align 8
  ret i32 1
b20:
  ret i32 2
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = !{!"spelt"}
!6 = !{!"number", !5, i64 0}
!7 = !{!"number[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
!9 = distinct !{!9, !3}
