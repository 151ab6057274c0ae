; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i1
  %2 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %3 = getelementptr inbounds i8, ptr %0, i64 8
  %4 = load i64, ptr %3, align 8, !invariant.load !0, !noundef !0
  %5 = getelementptr inbounds i8, ptr %0, i64 16
  %6 = load ptr, ptr %5, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 24
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = getelementptr inbounds i8, ptr %0, i64 32
  %10 = load i64, ptr %9, align 8, !invariant.load !0, !noundef !0
  %11 = sub i64 %10, 2
  %12 = add i64 %10, 1
  %13 = sub i64 %12, %10
  %14 = add i64 %12, %10
  %15 = load i64, ptr %1, align 8, !range !1
  %16 = getelementptr inbounds i8, ptr %1, i64 8
  %17 = load i64, ptr %16, align 8, !range !1
  %18 = icmp slt i64 %15, %17
  br i1 %18, label %b2, label %b1
b2:
  %19 = add nsw i64 %17, -1
  %20 = udiv i64 %15, %11
  %21 = udiv i64 %19, %11
  %22 = mul i64 %20, %11
  %23 = sub i64 %15, %22
  %24 = mul i64 %21, %11
  %25 = sub i64 %19, %24
  %26 = icmp eq i64 %20, %21
  %27 = select i1 %26, i64 %23, i64 0
  %28 = call i64 @llvm.smax.i64(i64 %11, i64 1)
  %29 = add nsw i64 %28, -1
  %30 = select i1 %26, i64 %25, i64 %29
  %31 = sext i64 %12 to i128
  %32 = icmp slt i64 %10, 0
  %33 = select i1 %32, i64 %21, i64 %20
  %34 = select i1 %32, i64 %20, i64 %21
  %35 = sext i64 %33 to i128
  %36 = sext i64 %10 to i128
  %37 = mul nsw i128 %36, %35
  %38 = add nsw i128 %31, %37
  %39 = sext i64 %34 to i128
  %40 = sext i64 %10 to i128
  %41 = mul nsw i128 %40, %39
  %42 = add nsw i128 %31, %41
  %43 = sext i64 %27 to i128
  %44 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %38, i128 %43)
  %45 = extractvalue { i128, i1 } %44, 0
  %46 = extractvalue { i128, i1 } %44, 1
  %47 = sext i64 %30 to i128
  %48 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %42, i128 %47)
  %49 = extractvalue { i128, i1 } %48, 0
  %50 = extractvalue { i128, i1 } %48, 1
  %51 = icmp sge i128 %45, 0
  %52 = sext i64 %4 to i128
  %53 = icmp slt i128 %49, %52
  %54 = and i1 %51, %53
  %55 = xor i1 %46, true
  %56 = and i1 %54, %55
  %57 = xor i1 %50, true
  %58 = and i1 %56, %57
  %59 = sext i64 %13 to i128
  %60 = icmp slt i64 %10, 0
  %61 = select i1 %60, i64 %21, i64 %20
  %62 = select i1 %60, i64 %20, i64 %21
  %63 = sext i64 %61 to i128
  %64 = sext i64 %10 to i128
  %65 = mul nsw i128 %64, %63
  %66 = add nsw i128 %59, %65
  %67 = sext i64 %62 to i128
  %68 = sext i64 %10 to i128
  %69 = mul nsw i128 %68, %67
  %70 = add nsw i128 %59, %69
  %71 = sext i64 %27 to i128
  %72 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %66, i128 %71)
  %73 = extractvalue { i128, i1 } %72, 0
  %74 = extractvalue { i128, i1 } %72, 1
  %75 = sext i64 %30 to i128
  %76 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %70, i128 %75)
  %77 = extractvalue { i128, i1 } %76, 0
  %78 = extractvalue { i128, i1 } %76, 1
  %79 = icmp sge i128 %73, 0
  %80 = sext i64 %8 to i128
  %81 = icmp slt i128 %77, %80
  %82 = and i1 %79, %81
  %83 = xor i1 %74, true
  %84 = and i1 %82, %83
  %85 = xor i1 %78, true
  %86 = and i1 %84, %85
  %87 = and i1 %58, %86
  %88 = sext i64 %14 to i128
  %89 = icmp slt i64 %10, 0
  %90 = select i1 %89, i64 %21, i64 %20
  %91 = select i1 %89, i64 %20, i64 %21
  %92 = sext i64 %90 to i128
  %93 = sext i64 %10 to i128
  %94 = mul nsw i128 %93, %92
  %95 = add nsw i128 %88, %94
  %96 = sext i64 %91 to i128
  %97 = sext i64 %10 to i128
  %98 = mul nsw i128 %97, %96
  %99 = add nsw i128 %88, %98
  %100 = sext i64 %27 to i128
  %101 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %95, i128 %100)
  %102 = extractvalue { i128, i1 } %101, 0
  %103 = extractvalue { i128, i1 } %101, 1
  %104 = sext i64 %30 to i128
  %105 = call { i128, i1 } @llvm.sadd.with.overflow.i128(i128 %99, i128 %104)
  %106 = extractvalue { i128, i1 } %105, 0
  %107 = extractvalue { i128, i1 } %105, 1
  %108 = icmp sge i128 %102, 0
  %109 = sext i64 %8 to i128
  %110 = icmp slt i128 %106, %109
  %111 = and i1 %108, %110
  %112 = xor i1 %103, true
  %113 = and i1 %111, %112
  %114 = xor i1 %107, true
  %115 = and i1 %113, %114
  %116 = and i1 %87, %115
  %117 = xor i1 %116, true
  %118 = sub i64 %17, %15
  %119 = icmp sle i64 %118, 64
  %120 = or i1 %116, %119
  br i1 %120, label %b4, label %b3, !prof !2
b3:
  %121 = call i32 @spelt_split(ptr %0, ptr %1)
  ret i32 %121
b4:
  %122 = udiv i64 %15, %11
  %123 = mul nuw nsw i64 %122, %11
  br label %b5
b5:
  %124 = phi i64 [ %123, %b4 ], [ %n2, %b6 ]
  %125 = phi i64 [ %122, %b4 ], [ %n3, %b6 ]
  %126 = sub nsw i64 %15, %124
  %127 = call i64 @llvm.smax.i64(i64 %126, i64 0)
  %128 = sub nsw i64 %17, %124
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 %11)
  store i64 %127, ptr %n0
  store i1 %117, ptr %n1
  %130 = sub nsw i64 %129, %127
  %131 = and i64 %130, -64
  %132 = add nsw i64 %127, %131
  %133 = icmp slt i64 %127, %132
  %134 = xor i1 %117, true
  %135 = and i1 %133, %134
  br i1 %135, label %b10, label %b11
b10:
  %136 = phi i64 [ %127, %b5 ], [ %n4, %b12 ]
  %137 = add i64 %125, 1
  %138 = mul i64 %137, %10
  %139 = add i64 %136, 1
  %140 = add i64 %138, %139
  %141 = sub i64 %140, %10
  %142 = getelementptr [4 x i8], ptr %6, i64 %141
  %143 = load <64 x float>, ptr %142, align 4, !tbaa !6
  %144 = add i64 %140, %10
  %145 = getelementptr [4 x i8], ptr %6, i64 %144
  %146 = load <64 x float>, ptr %145, align 4, !tbaa !6
  %147 = sub i64 %140, 1
  %148 = getelementptr [4 x i8], ptr %6, i64 %147
  %149 = load <64 x float>, ptr %148, align 4, !tbaa !6
  %150 = add i64 %140, 1
  %151 = getelementptr [4 x i8], ptr %6, i64 %150
  %152 = load <64 x float>, ptr %151, align 4, !tbaa !6
  %153 = fadd <64 x float> %143, %146
  %154 = fadd <64 x float> %153, %149
  %155 = fadd <64 x float> %154, %152
  %156 = fmul <64 x float> splat (float 0x3fd0000000000000), %155
  %157 = getelementptr [4 x i8], ptr %2, i64 %140
  store <64 x float> %156, ptr %157, align 4, !tbaa !6
  br label %b13
b13:
  br label %b12
b12:
  %n4 = add nuw i64 %136, 64
  %158 = icmp slt i64 %n4, %132
  br i1 %158, label %b10, label %b14, !llvm.loop !9
b14:
  store i64 %132, ptr %n0
  br label %b11
b11:
  br label %b8
b8:
  %159 = load i64, ptr %n0
  %160 = icmp slt i64 %159, %129
  br i1 %160, label %b15, label %b9
b15:
  %161 = sub nsw i64 %129, %159
  %162 = load i1, ptr %n1
  %163 = select i1 %162, i64 1, i64 %161
  %164 = select i1 %162, i64 1, i64 64
  %165 = call i64 @llvm.smin.i64(i64 %163, i64 64)
  %166 = sub i64 64, %165
  %167 = lshr i64 -1, %166
  %168 = bitcast i64 %167 to <64 x i1>
  %169 = add i64 %125, 1
  %170 = mul i64 %169, %10
  %171 = add i64 %159, 1
  %172 = add i64 %170, %171
  %173 = sub i64 %172, %10
  br i1 %162, label %b17, label %b18, !prof !10
b17:
  %174 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %175 = icmp ult i64 %173, %174
  br i1 %175, label %b18, label %b19, !prof !2
b18:
  %176 = getelementptr [4 x i8], ptr %6, i64 %173
  %177 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %176, <64 x i1> %168, <64 x float> zeroinitializer), !tbaa !6
  %178 = add i64 %172, %10
  br i1 %162, label %b20, label %b21, !prof !10
b20:
  %179 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %180 = icmp ult i64 %178, %179
  br i1 %180, label %b21, label %b22, !prof !2
b21:
  %181 = getelementptr [4 x i8], ptr %6, i64 %178
  %182 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %181, <64 x i1> %168, <64 x float> zeroinitializer), !tbaa !6
  %183 = sub i64 %172, 1
  br i1 %162, label %b23, label %b24, !prof !10
b23:
  %184 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %185 = icmp ult i64 %183, %184
  br i1 %185, label %b24, label %b25, !prof !2
b24:
  %186 = getelementptr [4 x i8], ptr %6, i64 %183
  %187 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %186, <64 x i1> %168, <64 x float> zeroinitializer), !tbaa !6
  %188 = add i64 %172, 1
  br i1 %162, label %b26, label %b27, !prof !10
b26:
  %189 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %190 = icmp ult i64 %188, %189
  br i1 %190, label %b27, label %b28, !prof !2
b27:
  %191 = getelementptr [4 x i8], ptr %6, i64 %188
  %192 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %191, <64 x i1> %168, <64 x float> zeroinitializer), !tbaa !6
  %193 = fadd <64 x float> %177, %182
  %194 = fadd <64 x float> %193, %187
  %195 = fadd <64 x float> %194, %192
  %196 = fmul <64 x float> splat (float 0x3fd0000000000000), %195
  br i1 %162, label %b29, label %b30, !prof !10
b29:
  %197 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %198 = icmp ult i64 %172, %197
  br i1 %198, label %b30, label %b31, !prof !2
b30:
  %199 = getelementptr [4 x i8], ptr %2, i64 %172
  call void @llvm.masked.store.v64f32.p0(<64 x float> %196, ptr align 4 %199, <64 x i1> %168), !tbaa !6
  br label %b16
b16:
  %200 = add nuw i64 %159, %164
  store i64 %200, ptr %n0
  br label %b8, !llvm.loop !11
b9:
  br label %b6
b6:
  %n2 = add nuw nsw i64 %124, %11
  %n3 = add nuw nsw i64 %125, 1
  %201 = icmp slt i64 %n2, %17
  br i1 %201, label %b5, label %b7
b7:
  br label %b1
b1:
  ret i32 0
b19:
  %202 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 21, ptr %202, align 8
  %203 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %173, ptr %203, align 8
  %204 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %204, align 8
  ret i32 1
b22:
  %205 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 25, ptr %205, align 8
  %206 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %178, ptr %206, align 8
  %207 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %207, align 8
  ret i32 1
b25:
  %208 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 29, ptr %208, align 8
  %209 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %183, ptr %209, align 8
  %210 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %210, align 8
  ret i32 1
b28:
  %211 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 33, ptr %211, align 8
  %212 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %188, ptr %212, align 8
  %213 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %213, align 8
  ret i32 1
b31:
  %214 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 40, ptr %214, align 8
  %215 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %172, ptr %215, align 8
  %216 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %216, align 8
  ret i32 1
}

define internal i32 @spelt_split(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #1 {
b0:
  %2 = alloca [56 x i8], align 8
  %3 = alloca [0 x i8], align 8
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
  store i64 %9, ptr %2, align 8
  %18 = getelementptr inbounds i8, ptr %2, i64 8
  store i64 %6, ptr %18, align 8
  %19 = call i32 @spelt_task(ptr %0, ptr %2)
  %20 = icmp eq i32 %19, 0
  br i1 %20, label %b3, label %b1
b3:
  ret i32 0
b1:
  %21 = getelementptr inbounds i8, ptr %2, i64 24
  %22 = load i64, ptr %21, align 8
  %23 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 %22, ptr %23, align 8
  %24 = getelementptr inbounds i8, ptr %2, i64 32
  %25 = load i64, ptr %24, align 8
  %26 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %25, ptr %26, align 8
  %27 = getelementptr inbounds i8, ptr %2, i64 40
  %28 = load i64, ptr %27, align 8
  %29 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %28, ptr %29, align 8
  %30 = getelementptr inbounds i8, ptr %2, i64 48
  %31 = load i64, ptr %30, align 8
  %32 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %31, ptr %32, align 8
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
