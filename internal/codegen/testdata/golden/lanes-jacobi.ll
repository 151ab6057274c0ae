; lanes: 64 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca i64
  %n1 = alloca i64
  %n2 = alloca i1
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
  %124 = phi i64 [ %123, %b4 ], [ %n3, %b6 ]
  %125 = phi i64 [ %122, %b4 ], [ %n4, %b6 ]
  %126 = sub nsw i64 %15, %124
  %127 = call i64 @llvm.smax.i64(i64 %126, i64 0)
  %128 = sub nsw i64 %17, %124
  %129 = call i64 @llvm.smin.i64(i64 %128, i64 %11)
  %130 = add i64 %125, 1
  %131 = mul i64 %130, %10
  %132 = add i64 %127, 1
  %133 = add i64 %131, %132
  %134 = getelementptr [4 x i8], ptr %2, i64 %133
  %135 = ptrtoint ptr %134 to i64
  %136 = sub i64 0, %135
  %137 = and i64 %136, 63
  %138 = lshr i64 %137, 2
  %139 = sub nsw i64 %129, %127
  %140 = icmp sge i64 %139, 256
  %141 = add nsw i64 %127, %138
  %142 = select i1 %140, i64 %141, i64 %127
  %143 = select i1 %117, i64 %129, i64 %142
  store i64 %127, ptr %n0
  store i64 %143, ptr %n1
  store i1 %117, ptr %n2
  br label %b8
b8:
  %144 = load i64, ptr %n0
  %145 = load i64, ptr %n1
  %146 = icmp slt i64 %144, %145
  br i1 %146, label %b9, label %b10
b9:
  %147 = sub nsw i64 %145, %144
  %148 = load i1, ptr %n2
  %149 = select i1 %148, i64 1, i64 %147
  %150 = select i1 %148, i64 1, i64 64
  %151 = call i64 @llvm.smin.i64(i64 %149, i64 64)
  %152 = sub i64 64, %151
  %153 = lshr i64 -1, %152
  %154 = bitcast i64 %153 to <64 x i1>
  %155 = add i64 %125, 1
  %156 = mul i64 %155, %10
  %157 = add i64 %144, 1
  %158 = add i64 %156, %157
  %159 = sub i64 %158, %10
  br i1 %148, label %b13, label %b14, !prof !3
b13:
  %160 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %161 = icmp ult i64 %159, %160
  br i1 %161, label %b14, label %b15, !prof !2
b14:
  %162 = getelementptr [4 x i8], ptr %6, i64 %159
  %163 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %162, <64 x i1> %154, <64 x float> zeroinitializer), !tbaa !7
  %164 = add i64 %158, %10
  br i1 %148, label %b16, label %b17, !prof !3
b16:
  %165 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %166 = icmp ult i64 %164, %165
  br i1 %166, label %b17, label %b18, !prof !2
b17:
  %167 = getelementptr [4 x i8], ptr %6, i64 %164
  %168 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %167, <64 x i1> %154, <64 x float> zeroinitializer), !tbaa !7
  %169 = sub i64 %158, 1
  br i1 %148, label %b19, label %b20, !prof !3
b19:
  %170 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %171 = icmp ult i64 %169, %170
  br i1 %171, label %b20, label %b21, !prof !2
b20:
  %172 = getelementptr [4 x i8], ptr %6, i64 %169
  %173 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %172, <64 x i1> %154, <64 x float> zeroinitializer), !tbaa !7
  %174 = add i64 %158, 1
  br i1 %148, label %b22, label %b23, !prof !3
b22:
  %175 = call i64 @llvm.smax.i64(i64 %8, i64 0)
  %176 = icmp ult i64 %174, %175
  br i1 %176, label %b23, label %b24, !prof !2
b23:
  %177 = getelementptr [4 x i8], ptr %6, i64 %174
  %178 = call <64 x float> @llvm.masked.load.v64f32.p0(ptr align 4 %177, <64 x i1> %154, <64 x float> zeroinitializer), !tbaa !7
  %179 = fadd <64 x float> %163, %168
  %180 = fadd <64 x float> %179, %173
  %181 = fadd <64 x float> %180, %178
  %182 = fmul <64 x float> splat (float 0x3fd0000000000000), %181
  br i1 %148, label %b25, label %b26, !prof !3
b25:
  %183 = call i64 @llvm.smax.i64(i64 %4, i64 0)
  %184 = icmp ult i64 %158, %183
  br i1 %184, label %b26, label %b27, !prof !2
b26:
  %185 = getelementptr [4 x i8], ptr %2, i64 %158
  call void @llvm.masked.store.v64f32.p0(<64 x float> %182, ptr align 4 %185, <64 x i1> %154), !tbaa !7
  br label %b12
b12:
  %186 = call i64 @llvm.smin.i64(i64 %147, i64 %150)
  %187 = add nuw nsw i64 %144, %186
  store i64 %187, ptr %n0
  br label %b8, !llvm.loop !10
b10:
  %188 = icmp slt i64 %145, %129
  br i1 %188, label %b28, label %b11
b28:
  %189 = sub nsw i64 %129, %144
  %190 = and i64 %189, -64
  %191 = add nsw i64 %144, %190
  %192 = icmp slt i64 %144, %191
  br i1 %192, label %b29, label %b30
b29:
  %193 = phi i64 [ %144, %b28 ], [ %n5, %b31 ]
  %194 = add i64 %125, 1
  %195 = mul i64 %194, %10
  %196 = add i64 %193, 1
  %197 = add i64 %195, %196
  %198 = sub i64 %197, %10
  %199 = getelementptr [4 x i8], ptr %6, i64 %198
  %200 = load <64 x float>, ptr %199, align 4, !tbaa !7
  %201 = add i64 %197, %10
  %202 = getelementptr [4 x i8], ptr %6, i64 %201
  %203 = load <64 x float>, ptr %202, align 4, !tbaa !7
  %204 = sub i64 %197, 1
  %205 = getelementptr [4 x i8], ptr %6, i64 %204
  %206 = load <64 x float>, ptr %205, align 4, !tbaa !7
  %207 = add i64 %197, 1
  %208 = getelementptr [4 x i8], ptr %6, i64 %207
  %209 = load <64 x float>, ptr %208, align 4, !tbaa !7
  %210 = fadd <64 x float> %200, %203
  %211 = fadd <64 x float> %210, %206
  %212 = fadd <64 x float> %211, %209
  %213 = fmul <64 x float> splat (float 0x3fd0000000000000), %212
  %214 = getelementptr [4 x i8], ptr %2, i64 %197
  store <64 x float> %213, ptr %214, align 4, !tbaa !7
  br label %b32
b32:
  br label %b31
b31:
  %n5 = add nuw i64 %193, 64
  %215 = icmp slt i64 %n5, %191
  br i1 %215, label %b29, label %b30, !llvm.loop !11
b30:
  store i64 %191, ptr %n0
  store i64 %129, ptr %n1
  br label %b8
b11:
  br label %b6
b6:
  %n3 = add nuw nsw i64 %124, %11
  %n4 = add nuw nsw i64 %125, 1
  %216 = icmp slt i64 %n3, %17
  br i1 %216, label %b5, label %b7
b7:
  br label %b1
b1:
  ret i32 0
b15:
  %217 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 21, ptr %217, align 8
  %218 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %159, ptr %218, align 8
  %219 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %219, align 8
  ret i32 1
b18:
  %220 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 25, ptr %220, align 8
  %221 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %164, ptr %221, align 8
  %222 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %222, align 8
  ret i32 1
b21:
  %223 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 29, ptr %223, align 8
  %224 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %169, ptr %224, align 8
  %225 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %225, align 8
  ret i32 1
b24:
  %226 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 33, ptr %226, align 8
  %227 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %174, ptr %227, align 8
  %228 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %8, ptr %228, align 8
  ret i32 1
b27:
  %229 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 40, ptr %229, align 8
  %230 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %158, ptr %230, align 8
  %231 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %4, ptr %231, align 8
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
!3 = !{!"branch_weights", i32 1, i32 1048575}
!4 = !{!"spelt"}
!5 = !{!"f32", !4, i64 0}
!6 = !{!"f32[]", !5, i64 0}
!7 = !{!6, !6, i64 0}
!8 = !{!"llvm.loop.mustprogress"}
!9 = !{!"llvm.loop.vectorize.enable", i1 false}
!10 = distinct !{!10, !8, !9}
!11 = distinct !{!11, !8, !9}
