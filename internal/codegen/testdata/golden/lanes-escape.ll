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
  br label %b9
b11:
  %83 = load <32 x i1>, ptr %n5
  %84 = and <32 x i1> %40, %83
  %85 = load <32 x i32>, ptr %n1
  %86 = select <32 x i1> %84, <32 x i32> splat (i32 0), <32 x i32> %85
  store <32 x i32> %86, ptr %n1
  br label %b8
b8:
  %87 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %17, <32 x i64> splat (i64 0))
  %88 = icmp ult <32 x i64> %43, %87
  %89 = xor <32 x i1> %88, splat (i1 true)
  %90 = and <32 x i1> %40, %89
  %91 = bitcast <32 x i1> %90 to i32
  %92 = icmp eq i32 %91, 0
  br i1 %92, label %b13, label %b14, !prof !2
b13:
  %93 = getelementptr [4 x i8], ptr %4, i64 %28
  %94 = load <32 x i32>, ptr %n1
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %94, ptr align 4 %93, <32 x i1> %40), !tbaa !6
  br label %b7
b7:
  %95 = call i64 @llvm.smin.i64(i64 %31, i64 %35)
  %96 = add nuw nsw i64 %28, %95
  store i64 %96, ptr %n2
  br label %b3, !llvm.loop !8
b5:
  %97 = icmp slt i64 %29, %11
  br i1 %97, label %b16, label %b6
b16:
  %98 = sub nsw i64 %11, %28
  %99 = and i64 %98, -32
  %100 = add nsw i64 %28, %99
  %101 = icmp slt i64 %28, %100
  br i1 %101, label %b17, label %b18
b17:
  %102 = phi i64 [ %28, %b16 ], [ %n8, %b19 ]
  %103 = insertelement <32 x i64> poison, i64 %102, i64 0
  %104 = shufflevector <32 x i64> %103, <32 x i64> poison, <32 x i32> zeroinitializer
  %105 = add <32 x i64> %104, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %106 = sitofp <32 x i64> %105 to <32 x double>
  %107 = fmul <32 x double> %106, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> splat (i1 true), ptr %n9
  store <32 x i1> splat (i1 true), ptr %n10
  store <32 x i1> splat (i1 true), ptr %n11
  br label %b22
b22:
  %108 = load <32 x i1>, ptr %n10
  store <32 x i1> %108, ptr %n11
  %109 = load <32 x i32>, ptr %n1
  %110 = icmp slt <32 x i32> %109, splat (i32 50)
  %111 = and <32 x i1> %108, %110
  %112 = xor <32 x i1> %110, splat (i1 true)
  %113 = and <32 x i1> %108, %112
  %114 = load <32 x i1>, ptr %n11
  %115 = xor <32 x i1> %113, splat (i1 true)
  %116 = and <32 x i1> %114, %115
  store <32 x i1> %116, ptr %n11
  %117 = load <32 x i1>, ptr %n10
  %118 = xor <32 x i1> %113, splat (i1 true)
  %119 = and <32 x i1> %117, %118
  store <32 x i1> %119, ptr %n10
  %120 = load <32 x i1>, ptr %n11
  %121 = and <32 x i1> %108, %120
  %122 = load <32 x double>, ptr %n0
  %123 = fmul <32 x double> %122, %122
  %124 = fadd <32 x double> %123, %107
  %125 = load <32 x double>, ptr %n0
  %126 = select <32 x i1> %121, <32 x double> %124, <32 x double> %125
  store <32 x double> %126, ptr %n0
  %127 = fcmp ogt <32 x double> %124, splat (double 0x4010000000000000)
  %128 = and <32 x i1> %121, %127
  %129 = load <32 x i1>, ptr %n11
  %130 = xor <32 x i1> %128, splat (i1 true)
  %131 = and <32 x i1> %129, %130
  store <32 x i1> %131, ptr %n11
  %132 = load <32 x i1>, ptr %n10
  %133 = xor <32 x i1> %128, splat (i1 true)
  %134 = and <32 x i1> %132, %133
  store <32 x i1> %134, ptr %n10
  %135 = load <32 x i1>, ptr %n9
  %136 = xor <32 x i1> %128, splat (i1 true)
  %137 = and <32 x i1> %135, %136
  store <32 x i1> %137, ptr %n9
  br label %b23
b23:
  %138 = load <32 x i1>, ptr %n10
  store <32 x i1> %138, ptr %n11
  %139 = bitcast <32 x i1> %138 to i32
  %140 = icmp ne i32 %139, 0
  br i1 %140, label %b25, label %b24
b25:
  %141 = load <32 x i32>, ptr %n1
  %142 = add <32 x i32> %141, splat (i32 1)
  %143 = load <32 x i32>, ptr %n1
  %144 = select <32 x i1> %138, <32 x i32> %142, <32 x i32> %143
  store <32 x i32> %144, ptr %n1
  br label %b22
b24:
  %145 = load <32 x i1>, ptr %n9
  %146 = load <32 x i32>, ptr %n1
  %147 = select <32 x i1> %145, <32 x i32> splat (i32 0), <32 x i32> %146
  store <32 x i32> %147, ptr %n1
  br label %b21
b21:
  %148 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %17, <32 x i64> splat (i64 0))
  %149 = icmp ult <32 x i64> %105, %148
  %150 = xor <32 x i1> %149, splat (i1 true)
  %151 = bitcast <32 x i1> %150 to i32
  %152 = icmp eq i32 %151, 0
  br i1 %152, label %b26, label %b27, !prof !2
b26:
  %153 = getelementptr [4 x i8], ptr %4, i64 %102
  %154 = load <32 x i32>, ptr %n1
  store <32 x i32> %154, ptr %153, align 4, !tbaa !6
  br label %b20
b20:
  br label %b19
b19:
  %n8 = add nuw i64 %102, 32
  %155 = icmp slt i64 %n8, %100
  br i1 %155, label %b17, label %b18, !llvm.loop !9
b18:
  store i64 %100, ptr %n2
  store i64 %11, ptr %n3
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b15:
  %156 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 32, ptr %156, align 8
  %157 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %28, ptr %157, align 8
  %158 = getelementptr inbounds i8, ptr %1, i64 48
  store i64 %6, ptr %158, align 8
  ret i32 1
b14:
  br i1 %33, label %b15, label %b28
b28:
  store i64 %28, ptr %n2
  store i64 %11, ptr %n3
  store i1 true, ptr %n4
  br label %b3
b27:
  store i64 %102, ptr %n2
  store i64 %11, ptr %n3
  store i1 true, ptr %n4
  br label %b3
}

attributes #0 = { nounwind "no-trapping-math"="true" "prefer-vector-width"="512" }
!0 = !{}
!1 = !{i64 0, i64 -9223372036854775808}
!2 = !{!"branch_weights", i32 1048575, i32 1}
!3 = !{!"spelt"}
!4 = !{!"i32", !3, i64 0}
!5 = !{!"i32[]", !4, i64 0}
!6 = !{!5, !5, i64 0}
!7 = !{!"llvm.loop.vectorize.enable", i1 false}
!8 = distinct !{!8, !7}
!9 = distinct !{!9, !7}
