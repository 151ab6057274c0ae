; scalar code: asked for
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <32 x float>
  %n1 = alloca <32 x float>
  %n3 = alloca <32 x float>
  %n4 = alloca <32 x float>
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
  %34 = sub nsw i64 %33, %16
  %35 = and i64 %34, 31
  %36 = getelementptr inbounds float, ptr %n0, i64 %35
  %37 = getelementptr inbounds float, ptr %n1, i64 %35
  %38 = call i64 @llvm.smax.i64(i64 %13, i64 0)
  %39 = icmp ult i64 %33, %38
  br i1 %39, label %b9, label %b10, !prof !2
b9:
  %40 = getelementptr inbounds [4 x i8], ptr %11, i64 %33
  %41 = load float, ptr %40, align 4, !tbaa !8
  %42 = call float @llvm.fabs.f32(float %41)
  %43 = fcmp olt float %42, 0x41e0000000000000
  %44 = fptosi float %41 to i32
  %45 = select i1 %43, i32 %44, i32 -2147483648
  %46 = load float, ptr %36
  %47 = fadd float %46, %41
  store float %47, ptr %36
  %48 = load float, ptr %3
  %49 = call float @llvm.minimum.f32(float %48, float %41)
  store float %49, ptr %3
  %50 = load float, ptr %4
  %51 = call float @llvm.maximum.f32(float %50, float %41)
  store float %51, ptr %4
  %52 = load i32, ptr %5
  %53 = add i32 %52, %45
  store i32 %53, ptr %5
  %54 = load i32, ptr %6
  %55 = and i32 %54, %45
  store i32 %55, ptr %6
  %56 = load i32, ptr %7
  %57 = xor i32 %45, %56
  store i32 %57, ptr %7
  %58 = fcmp ogt float %41, 0x4008000000000000
  br i1 %58, label %b12, label %b11
b12:
  %59 = load float, ptr %37
  %60 = call float @llvm.fma.f32(float %41, float 0x4008000000000000, float %59)
  store float %60, ptr %37
  br label %b11
b11:
  %61 = load i32, ptr %9
  %62 = icmp sgt i32 %45, %61
  br i1 %62, label %b14, label %b13
b14:
  store i32 %45, ptr %9
  br label %b13
b13:
  %63 = load float, ptr %10
  %64 = fcmp oge float %41, %63
  br i1 %64, label %b16, label %b15
b16:
  store float %41, ptr %10
  br label %b15
b15:
  br label %b8
b8:
  br label %b7
b7:
  %n2 = add nuw nsw i64 %33, 1
  %65 = icmp slt i64 %n2, %18
  br i1 %65, label %b6, label %b5, !llvm.loop !4
b5:
  %66 = load <32 x float>, ptr %n0
  %67 = shufflevector <32 x float> %66, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %68 = shufflevector <32 x float> %66, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %69 = fadd <16 x float> %67, %68
  %70 = shufflevector <16 x float> %69, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %71 = shufflevector <16 x float> %69, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %72 = fadd <8 x float> %70, %71
  %73 = shufflevector <8 x float> %72, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %74 = shufflevector <8 x float> %72, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %75 = fadd <4 x float> %73, %74
  %76 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %77 = shufflevector <4 x float> %75, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %78 = fadd <2 x float> %76, %77
  %79 = shufflevector <2 x float> %78, <2 x float> poison, <1 x i32> <i32 0>
  %80 = shufflevector <2 x float> %78, <2 x float> poison, <1 x i32> <i32 1>
  %81 = fadd <1 x float> %79, %80
  %82 = extractelement <1 x float> %81, i64 0
  store float %82, ptr %2
  %83 = load <32 x float>, ptr %n1
  %84 = shufflevector <32 x float> %83, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %85 = shufflevector <32 x float> %83, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %86 = fadd <16 x float> %84, %85
  %87 = shufflevector <16 x float> %86, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %88 = shufflevector <16 x float> %86, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %89 = fadd <8 x float> %87, %88
  %90 = shufflevector <8 x float> %89, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %91 = shufflevector <8 x float> %89, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %92 = fadd <4 x float> %90, %91
  %93 = shufflevector <4 x float> %92, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %94 = shufflevector <4 x float> %92, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %95 = fadd <2 x float> %93, %94
  %96 = shufflevector <2 x float> %95, <2 x float> poison, <1 x i32> <i32 0>
  %97 = shufflevector <2 x float> %95, <2 x float> poison, <1 x i32> <i32 1>
  %98 = fadd <1 x float> %96, %97
  %99 = extractelement <1 x float> %98, i64 0
  store float %99, ptr %8
  br label %b1
b3:
  %100 = load float, ptr %2
  %101 = insertelement <32 x float> poison, float %100, i64 0
  %102 = shufflevector <32 x float> %101, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %102, ptr %n3
  %103 = load float, ptr %8
  %104 = insertelement <32 x float> poison, float %103, i64 0
  %105 = shufflevector <32 x float> %104, <32 x float> poison, <32 x i32> zeroinitializer
  store <32 x float> %105, ptr %n4
  br label %b18
b18:
  %106 = phi i64 [ %16, %b3 ], [ %n5, %b19 ]
  %107 = sub nsw i64 %106, %16
  %108 = and i64 %107, 31
  %109 = getelementptr inbounds float, ptr %n3, i64 %108
  %110 = getelementptr inbounds float, ptr %n4, i64 %108
  %111 = getelementptr inbounds [4 x i8], ptr %11, i64 %106
  %112 = load float, ptr %111, align 4, !tbaa !8
  %113 = call float @llvm.fabs.f32(float %112)
  %114 = fcmp olt float %113, 0x41e0000000000000
  %115 = fptosi float %112 to i32
  %116 = select i1 %114, i32 %115, i32 -2147483648
  %117 = load float, ptr %109
  %118 = fadd float %117, %112
  store float %118, ptr %109
  %119 = load float, ptr %3
  %120 = call float @llvm.minimum.f32(float %119, float %112)
  store float %120, ptr %3
  %121 = load float, ptr %4
  %122 = call float @llvm.maximum.f32(float %121, float %112)
  store float %122, ptr %4
  %123 = load i32, ptr %5
  %124 = add i32 %123, %116
  store i32 %124, ptr %5
  %125 = load i32, ptr %6
  %126 = and i32 %125, %116
  store i32 %126, ptr %6
  %127 = load i32, ptr %7
  %128 = xor i32 %116, %127
  store i32 %128, ptr %7
  %129 = fcmp ogt float %112, 0x4008000000000000
  br i1 %129, label %b22, label %b21
b22:
  %130 = load float, ptr %110
  %131 = call float @llvm.fma.f32(float %112, float 0x4008000000000000, float %130)
  store float %131, ptr %110
  br label %b21
b21:
  %132 = load i32, ptr %9
  %133 = icmp sgt i32 %116, %132
  br i1 %133, label %b24, label %b23
b24:
  store i32 %116, ptr %9
  br label %b23
b23:
  %134 = load float, ptr %10
  %135 = fcmp oge float %112, %134
  br i1 %135, label %b26, label %b25
b26:
  store float %112, ptr %10
  br label %b25
b25:
  br label %b20
b20:
  br label %b19
b19:
  %n5 = add nuw nsw i64 %106, 1
  %136 = icmp slt i64 %n5, %18
  br i1 %136, label %b18, label %b17, !llvm.loop !9
b17:
  %137 = load <32 x float>, ptr %n3
  %138 = shufflevector <32 x float> %137, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %139 = shufflevector <32 x float> %137, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %140 = fadd <16 x float> %138, %139
  %141 = shufflevector <16 x float> %140, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %142 = shufflevector <16 x float> %140, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %143 = fadd <8 x float> %141, %142
  %144 = shufflevector <8 x float> %143, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %145 = shufflevector <8 x float> %143, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %146 = fadd <4 x float> %144, %145
  %147 = shufflevector <4 x float> %146, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %148 = shufflevector <4 x float> %146, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %149 = fadd <2 x float> %147, %148
  %150 = shufflevector <2 x float> %149, <2 x float> poison, <1 x i32> <i32 0>
  %151 = shufflevector <2 x float> %149, <2 x float> poison, <1 x i32> <i32 1>
  %152 = fadd <1 x float> %150, %151
  %153 = extractelement <1 x float> %152, i64 0
  store float %153, ptr %2
  %154 = load <32 x float>, ptr %n4
  %155 = shufflevector <32 x float> %154, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %156 = shufflevector <32 x float> %154, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %157 = fadd <16 x float> %155, %156
  %158 = shufflevector <16 x float> %157, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %159 = shufflevector <16 x float> %157, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %160 = fadd <8 x float> %158, %159
  %161 = shufflevector <8 x float> %160, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %162 = shufflevector <8 x float> %160, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %163 = fadd <4 x float> %161, %162
  %164 = shufflevector <4 x float> %163, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %165 = shufflevector <4 x float> %163, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %166 = fadd <2 x float> %164, %165
  %167 = shufflevector <2 x float> %166, <2 x float> poison, <1 x i32> <i32 0>
  %168 = shufflevector <2 x float> %166, <2 x float> poison, <1 x i32> <i32 1>
  %169 = fadd <1 x float> %167, %168
  %170 = extractelement <1 x float> %169, i64 0
  store float %170, ptr %8
  br label %b1
b1:
  %171 = getelementptr inbounds i8, ptr %1, i64 16
  %172 = load ptr, ptr %171, align 8
  %173 = load float, ptr %2
  %174 = bitcast float %173 to i32
  %175 = zext i32 %174 to i64
  store i64 %175, ptr %172, align 8
  %176 = load float, ptr %3
  %177 = bitcast float %176 to i32
  %178 = zext i32 %177 to i64
  %179 = getelementptr inbounds i8, ptr %172, i64 8
  store i64 %178, ptr %179, align 8
  %180 = load float, ptr %4
  %181 = bitcast float %180 to i32
  %182 = zext i32 %181 to i64
  %183 = getelementptr inbounds i8, ptr %172, i64 16
  store i64 %182, ptr %183, align 8
  %184 = load i32, ptr %5
  %185 = sext i32 %184 to i64
  %186 = getelementptr inbounds i8, ptr %172, i64 24
  store i64 %185, ptr %186, align 8
  %187 = load i32, ptr %6
  %188 = sext i32 %187 to i64
  %189 = getelementptr inbounds i8, ptr %172, i64 32
  store i64 %188, ptr %189, align 8
  %190 = load i32, ptr %7
  %191 = sext i32 %190 to i64
  %192 = getelementptr inbounds i8, ptr %172, i64 40
  store i64 %191, ptr %192, align 8
  %193 = load float, ptr %8
  %194 = bitcast float %193 to i32
  %195 = zext i32 %194 to i64
  %196 = getelementptr inbounds i8, ptr %172, i64 48
  store i64 %195, ptr %196, align 8
  %197 = load i32, ptr %9
  %198 = sext i32 %197 to i64
  %199 = getelementptr inbounds i8, ptr %172, i64 56
  store i64 %198, ptr %199, align 8
  %200 = load float, ptr %10
  %201 = bitcast float %200 to i32
  %202 = zext i32 %201 to i64
  %203 = getelementptr inbounds i8, ptr %172, i64 64
  store i64 %202, ptr %203, align 8
  ret i32 0
b10:
  %204 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 24, ptr %204, align 8
  %205 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %33, ptr %205, align 8
  %206 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %13, ptr %206, align 8
  ret i32 1
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"llvm.loop.mustprogress"}
!4 = distinct !{!4, !3}
!5 = !{!"spelt"}
!6 = !{!"f32", !5, i64 0}
!7 = !{!"f32[]", !6, i64 0}
!8 = !{!7, !7, i64 0}
!9 = distinct !{!9, !3}
