; lanes: 32 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <32 x double>
  %n1 = alloca <32 x i32>
  %n2 = alloca i64
  %n3 = alloca i64
  %n4 = alloca i1
  %n5 = alloca <32 x i1>
  %n6 = alloca <32 x i1>
  %n7 = alloca <32 x i1>
  %n9 = alloca <32 x i1>
  %n10 = alloca <32 x i1>
  %n11 = alloca <32 x i1>
  %2 = alloca double
  %3 = alloca i32
  %4 = load ptr, ptr %0, align 8, !invariant.load !0, !noundef !0
  %5 = getelementptr inbounds i8, ptr %0, i64 8
  %6 = load i64, ptr %5, align 8, !invariant.load !0, !noundef !0
  %7 = getelementptr inbounds i8, ptr %0, i64 16
  %8 = load i64, ptr %7, align 8, !invariant.load !0, !noundef !0
  %9 = load i64, ptr %1, align 8, !range !1
  %10 = getelementptr inbounds i8, ptr %1, i64 8
  %11 = load i64, ptr %10, align 8, !range !1
  %12 = icmp slt i64 %9, %11
  br i1 %12, label %b2, label %b1
b2:
  %13 = getelementptr inbounds i8, ptr %1, i64 24
  %14 = load i64, ptr %13, align 8
  %15 = icmp ne i64 %14, 0
  %16 = insertelement <32 x i64> poison, i64 %6, i64 0
  %17 = shufflevector <32 x i64> %16, <32 x i64> poison, <32 x i32> zeroinitializer
  %18 = getelementptr [4 x i8], ptr %4, i64 %9
  %19 = ptrtoint ptr %18 to i64
  %20 = sub i64 0, %19
  %21 = and i64 %20, 63
  %22 = lshr i64 %21, 2
  %23 = sub nsw i64 %11, %9
  %24 = icmp sge i64 %23, 128
  %25 = add nsw i64 %9, %22
  %26 = select i1 %24, i64 %25, i64 %9
  %27 = select i1 %15, i64 %11, i64 %26
  store i64 %9, ptr %n2
  store i64 %27, ptr %n3
  store i1 false, ptr %n4
  br label %b3
b3:
  %28 = load i64, ptr %n2
  %29 = load i64, ptr %n3
  %30 = icmp slt i64 %28, %29
  br i1 %30, label %b4, label %b5
b4:
  %31 = sub nsw i64 %29, %28
  %32 = load i1, ptr %n4
  %33 = or i1 %15, %32
  %34 = select i1 %33, i64 1, i64 %31
  %35 = select i1 %33, i64 1, i64 32
  %36 = call i64 @llvm.smin.i64(i64 %34, i64 32)
  %37 = sub i64 32, %36
  %38 = trunc i64 %37 to i32
  %39 = lshr i32 -1, %38
  %40 = bitcast i32 %39 to <32 x i1>
  %41 = insertelement <32 x i64> poison, i64 %28, i64 0
  %42 = shufflevector <32 x i64> %41, <32 x i64> poison, <32 x i32> zeroinitializer
  %43 = add <32 x i64> %42, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %44 = sitofp <32 x i64> %43 to <32 x double>
  %45 = fmul <32 x double> %44, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> %40, ptr %n5
  store <32 x i1> %40, ptr %n6
  store <32 x i1> %40, ptr %n7
  br label %b9
b9:
  %46 = load <32 x i1>, ptr %n6
  store <32 x i1> %46, ptr %n7
  %47 = load <32 x i32>, ptr %n1
  %48 = icmp slt <32 x i32> %47, splat (i32 50)
  %49 = and <32 x i1> %46, %48
  %50 = xor <32 x i1> %48, splat (i1 true)
  %51 = and <32 x i1> %46, %50
  %52 = load <32 x i1>, ptr %n7
  %53 = xor <32 x i1> %51, splat (i1 true)
  %54 = and <32 x i1> %52, %53
  store <32 x i1> %54, ptr %n7
  %55 = load <32 x i1>, ptr %n6
  %56 = xor <32 x i1> %51, splat (i1 true)
  %57 = and <32 x i1> %55, %56
  store <32 x i1> %57, ptr %n6
  %58 = load <32 x i1>, ptr %n7
  %59 = and <32 x i1> %46, %58
  %60 = load <32 x double>, ptr %n0
  %61 = fmul <32 x double> %60, %60
  %62 = fadd <32 x double> %61, %45
  %63 = load <32 x double>, ptr %n0
  %64 = select <32 x i1> %59, <32 x double> %62, <32 x double> %63
  store <32 x double> %64, ptr %n0
  %65 = fcmp ogt <32 x double> %62, splat (double 0x4010000000000000)
  %66 = and <32 x i1> %59, %65
  %67 = load <32 x i1>, ptr %n7
  %68 = xor <32 x i1> %66, splat (i1 true)
  %69 = and <32 x i1> %67, %68
  store <32 x i1> %69, ptr %n7
  %70 = load <32 x i1>, ptr %n6
  %71 = xor <32 x i1> %66, splat (i1 true)
  %72 = and <32 x i1> %70, %71
  store <32 x i1> %72, ptr %n6
  %73 = load <32 x i1>, ptr %n5
  %74 = xor <32 x i1> %66, splat (i1 true)
  %75 = and <32 x i1> %73, %74
  store <32 x i1> %75, ptr %n5
  br label %b10
b10:
  %76 = load <32 x i1>, ptr %n6
  store <32 x i1> %76, ptr %n7
  %77 = bitcast <32 x i1> %76 to i32
  %78 = icmp ne i32 %77, 0
  br i1 %78, label %b12, label %b11
b12:
  %79 = load <32 x i32>, ptr %n1
  %80 = add <32 x i32> %79, splat (i32 1)
  %81 = load <32 x i32>, ptr %n1
  %82 = select <32 x i1> %76, <32 x i32> %80, <32 x i32> %81
  store <32 x i32> %82, ptr %n1
  %83 = getelementptr inbounds i8, ptr %1, i64 32
  %84 = load volatile i64, ptr %83, align 8
  %85 = icmp eq i64 %84, 0
  br i1 %85, label %b9, label %b13, !prof !2
b11:
  %86 = load <32 x i1>, ptr %n5
  %87 = and <32 x i1> %40, %86
  %88 = load <32 x i32>, ptr %n1
  %89 = select <32 x i1> %87, <32 x i32> splat (i32 0), <32 x i32> %88
  store <32 x i32> %89, ptr %n1
  br label %b8
b8:
  %90 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %17, <32 x i64> splat (i64 0))
  %91 = icmp ult <32 x i64> %43, %90
  %92 = xor <32 x i1> %91, splat (i1 true)
  %93 = and <32 x i1> %40, %92
  %94 = bitcast <32 x i1> %93 to i32
  %95 = icmp eq i32 %94, 0
  br i1 %95, label %b14, label %b15, !prof !2
b14:
  %96 = getelementptr [4 x i8], ptr %4, i64 %28
  %97 = load <32 x i32>, ptr %n1
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %97, ptr align 1 %96, <32 x i1> %40), !tbaa !6
  br label %b7
b7:
  %98 = call i64 @llvm.smin.i64(i64 %31, i64 %35)
  %99 = add nuw nsw i64 %28, %98
  store i64 %99, ptr %n2
  %100 = getelementptr inbounds i8, ptr %1, i64 32
  %101 = load volatile i64, ptr %100, align 8
  %102 = icmp eq i64 %101, 0
  br i1 %102, label %b3, label %b13, !prof !2, !llvm.loop !8
b5:
  %103 = icmp slt i64 %29, %11
  br i1 %103, label %b17, label %b6
b17:
  %104 = sub nsw i64 %11, %28
  %105 = and i64 %104, -32
  %106 = add nsw i64 %28, %105
  %107 = icmp slt i64 %28, %106
  br i1 %107, label %b18, label %b19
b18:
  br label %b20
b20:
  %108 = phi i64 [ %28, %b18 ], [ %n8, %b22 ]
  %109 = insertelement <32 x i64> poison, i64 %108, i64 0
  %110 = shufflevector <32 x i64> %109, <32 x i64> poison, <32 x i32> zeroinitializer
  %111 = add <32 x i64> %110, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %112 = sitofp <32 x i64> %111 to <32 x double>
  %113 = fmul <32 x double> %112, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> splat (i1 true), ptr %n9
  store <32 x i1> splat (i1 true), ptr %n10
  store <32 x i1> splat (i1 true), ptr %n11
  br label %b25
b25:
  %114 = load <32 x i1>, ptr %n10
  store <32 x i1> %114, ptr %n11
  %115 = load <32 x i32>, ptr %n1
  %116 = icmp slt <32 x i32> %115, splat (i32 50)
  %117 = and <32 x i1> %114, %116
  %118 = xor <32 x i1> %116, splat (i1 true)
  %119 = and <32 x i1> %114, %118
  %120 = load <32 x i1>, ptr %n11
  %121 = xor <32 x i1> %119, splat (i1 true)
  %122 = and <32 x i1> %120, %121
  store <32 x i1> %122, ptr %n11
  %123 = load <32 x i1>, ptr %n10
  %124 = xor <32 x i1> %119, splat (i1 true)
  %125 = and <32 x i1> %123, %124
  store <32 x i1> %125, ptr %n10
  %126 = load <32 x i1>, ptr %n11
  %127 = and <32 x i1> %114, %126
  %128 = load <32 x double>, ptr %n0
  %129 = fmul <32 x double> %128, %128
  %130 = fadd <32 x double> %129, %113
  %131 = load <32 x double>, ptr %n0
  %132 = select <32 x i1> %127, <32 x double> %130, <32 x double> %131
  store <32 x double> %132, ptr %n0
  %133 = fcmp ogt <32 x double> %130, splat (double 0x4010000000000000)
  %134 = and <32 x i1> %127, %133
  %135 = load <32 x i1>, ptr %n11
  %136 = xor <32 x i1> %134, splat (i1 true)
  %137 = and <32 x i1> %135, %136
  store <32 x i1> %137, ptr %n11
  %138 = load <32 x i1>, ptr %n10
  %139 = xor <32 x i1> %134, splat (i1 true)
  %140 = and <32 x i1> %138, %139
  store <32 x i1> %140, ptr %n10
  %141 = load <32 x i1>, ptr %n9
  %142 = xor <32 x i1> %134, splat (i1 true)
  %143 = and <32 x i1> %141, %142
  store <32 x i1> %143, ptr %n9
  br label %b26
b26:
  %144 = load <32 x i1>, ptr %n10
  store <32 x i1> %144, ptr %n11
  %145 = bitcast <32 x i1> %144 to i32
  %146 = icmp ne i32 %145, 0
  br i1 %146, label %b28, label %b27
b28:
  %147 = load <32 x i32>, ptr %n1
  %148 = add <32 x i32> %147, splat (i32 1)
  %149 = load <32 x i32>, ptr %n1
  %150 = select <32 x i1> %144, <32 x i32> %148, <32 x i32> %149
  store <32 x i32> %150, ptr %n1
  %151 = getelementptr inbounds i8, ptr %1, i64 32
  %152 = load volatile i64, ptr %151, align 8
  %153 = icmp eq i64 %152, 0
  br i1 %153, label %b25, label %b13, !prof !2
b27:
  %154 = load <32 x i1>, ptr %n9
  %155 = load <32 x i32>, ptr %n1
  %156 = select <32 x i1> %154, <32 x i32> splat (i32 0), <32 x i32> %155
  store <32 x i32> %156, ptr %n1
  br label %b24
b24:
  %157 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %17, <32 x i64> splat (i64 0))
  %158 = icmp ult <32 x i64> %111, %157
  %159 = xor <32 x i1> %158, splat (i1 true)
  %160 = bitcast <32 x i1> %159 to i32
  %161 = icmp eq i32 %160, 0
  br i1 %161, label %b29, label %b30, !prof !2
b29:
  %162 = getelementptr [4 x i8], ptr %4, i64 %108
  %163 = load <32 x i32>, ptr %n1
  store <32 x i32> %163, ptr %162, align 1, !tbaa !6
  br label %b23
b23:
  br label %b21
b21:
  %n8 = add nuw i64 %108, 32
  %164 = icmp slt i64 %n8, %106
  br i1 %164, label %b22, label %b19
b22:
  %165 = getelementptr inbounds i8, ptr %1, i64 32
  %166 = load volatile i64, ptr %165, align 8
  %167 = icmp eq i64 %166, 0
  br i1 %167, label %b20, label %b13, !prof !2, !llvm.loop !9
b19:
  store i64 %106, ptr %n2
  store i64 %11, ptr %n3
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b13:
  ret i32 2
b16:
  %168 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 32, ptr %168, align 8
  %169 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %28, ptr %169, align 8
  %170 = getelementptr inbounds i8, ptr %1, i64 56
  store i64 %6, ptr %170, align 8
  ret i32 1
b15:
  br i1 %33, label %b16, label %b31
b31:
  store i64 %28, ptr %n2
  store i64 %11, ptr %n3
  store i1 true, ptr %n4
  br label %b3
b30:
  store i64 %108, ptr %n2
  store i64 %11, ptr %n3
  store i1 true, ptr %n4
  br label %b3
}

attributes #0 = { nounwind "no-trapping-math"="true" "warn-stack-size"="786432" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"spelt"}
!4 = !{!"number", !3, i64 0}
!5 = !{!"number[]", !4, i64 0}
!6 = !{!5, !5, i64 0}
!7 = !{!"llvm.loop.vectorize.enable", i1 false}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
