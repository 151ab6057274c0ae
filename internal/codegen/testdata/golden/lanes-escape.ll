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
  %13 = insertelement <32 x i64> poison, i64 %6, i64 0
  %14 = shufflevector <32 x i64> %13, <32 x i64> poison, <32 x i32> zeroinitializer
  %15 = getelementptr [4 x i8], ptr %4, i64 %9
  %16 = ptrtoint ptr %15 to i64
  %17 = sub i64 0, %16
  %18 = and i64 %17, 63
  %19 = lshr i64 %18, 2
  %20 = sub nsw i64 %11, %9
  %21 = icmp sge i64 %20, 128
  %22 = add nsw i64 %9, %19
  %23 = select i1 %21, i64 %22, i64 %9
  store i64 %9, ptr %n2
  store i64 %23, ptr %n3
  store i1 false, ptr %n4
  br label %b3
b3:
  %24 = load i64, ptr %n2
  %25 = load i64, ptr %n3
  %26 = icmp slt i64 %24, %25
  br i1 %26, label %b4, label %b5
b4:
  %27 = sub nsw i64 %25, %24
  %28 = load i1, ptr %n4
  %29 = select i1 %28, i64 1, i64 %27
  %30 = select i1 %28, i64 1, i64 32
  %31 = call i64 @llvm.smin.i64(i64 %29, i64 32)
  %32 = sub i64 32, %31
  %33 = trunc i64 %32 to i32
  %34 = lshr i32 -1, %33
  %35 = bitcast i32 %34 to <32 x i1>
  %36 = insertelement <32 x i64> poison, i64 %24, i64 0
  %37 = shufflevector <32 x i64> %36, <32 x i64> poison, <32 x i32> zeroinitializer
  %38 = add <32 x i64> %37, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %39 = sitofp <32 x i64> %38 to <32 x double>
  %40 = fmul <32 x double> %39, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> %35, ptr %n5
  store <32 x i1> %35, ptr %n6
  store <32 x i1> %35, ptr %n7
  br label %b9
b9:
  %41 = load <32 x i1>, ptr %n6
  store <32 x i1> %41, ptr %n7
  %42 = load <32 x i32>, ptr %n1
  %43 = icmp slt <32 x i32> %42, splat (i32 50)
  %44 = and <32 x i1> %41, %43
  %45 = xor <32 x i1> %43, splat (i1 true)
  %46 = and <32 x i1> %41, %45
  %47 = load <32 x i1>, ptr %n7
  %48 = xor <32 x i1> %46, splat (i1 true)
  %49 = and <32 x i1> %47, %48
  store <32 x i1> %49, ptr %n7
  %50 = load <32 x i1>, ptr %n6
  %51 = xor <32 x i1> %46, splat (i1 true)
  %52 = and <32 x i1> %50, %51
  store <32 x i1> %52, ptr %n6
  %53 = load <32 x i1>, ptr %n7
  %54 = and <32 x i1> %41, %53
  %55 = load <32 x double>, ptr %n0
  %56 = fmul <32 x double> %55, %55
  %57 = fadd <32 x double> %56, %40
  %58 = load <32 x double>, ptr %n0
  %59 = select <32 x i1> %54, <32 x double> %57, <32 x double> %58
  store <32 x double> %59, ptr %n0
  %60 = fcmp ogt <32 x double> %57, splat (double 0x4010000000000000)
  %61 = and <32 x i1> %54, %60
  %62 = load <32 x i1>, ptr %n7
  %63 = xor <32 x i1> %61, splat (i1 true)
  %64 = and <32 x i1> %62, %63
  store <32 x i1> %64, ptr %n7
  %65 = load <32 x i1>, ptr %n6
  %66 = xor <32 x i1> %61, splat (i1 true)
  %67 = and <32 x i1> %65, %66
  store <32 x i1> %67, ptr %n6
  %68 = load <32 x i1>, ptr %n5
  %69 = xor <32 x i1> %61, splat (i1 true)
  %70 = and <32 x i1> %68, %69
  store <32 x i1> %70, ptr %n5
  br label %b10
b10:
  %71 = load <32 x i1>, ptr %n6
  store <32 x i1> %71, ptr %n7
  %72 = bitcast <32 x i1> %71 to i32
  %73 = icmp ne i32 %72, 0
  br i1 %73, label %b12, label %b11
b12:
  %74 = load <32 x i32>, ptr %n1
  %75 = add <32 x i32> %74, splat (i32 1)
  %76 = load <32 x i32>, ptr %n1
  %77 = select <32 x i1> %71, <32 x i32> %75, <32 x i32> %76
  store <32 x i32> %77, ptr %n1
  br label %b9
b11:
  %78 = load <32 x i1>, ptr %n5
  %79 = and <32 x i1> %35, %78
  %80 = load <32 x i32>, ptr %n1
  %81 = select <32 x i1> %79, <32 x i32> splat (i32 0), <32 x i32> %80
  store <32 x i32> %81, ptr %n1
  br label %b8
b8:
  %82 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %14, <32 x i64> splat (i64 0))
  %83 = icmp ult <32 x i64> %38, %82
  %84 = xor <32 x i1> %83, splat (i1 true)
  %85 = and <32 x i1> %35, %84
  %86 = bitcast <32 x i1> %85 to i32
  %87 = icmp eq i32 %86, 0
  br i1 %87, label %b13, label %b14, !prof !2
b13:
  %88 = getelementptr [4 x i8], ptr %4, i64 %24
  %89 = load <32 x i32>, ptr %n1
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %89, ptr align 4 %88, <32 x i1> %35), !tbaa !6
  br label %b7
b7:
  %90 = call i64 @llvm.smin.i64(i64 %27, i64 %30)
  %91 = add nuw nsw i64 %24, %90
  store i64 %91, ptr %n2
  br label %b3, !llvm.loop !8
b5:
  %92 = icmp slt i64 %25, %11
  br i1 %92, label %b16, label %b6
b16:
  %93 = sub nsw i64 %11, %24
  %94 = and i64 %93, -32
  %95 = add nsw i64 %24, %94
  %96 = icmp slt i64 %24, %95
  br i1 %96, label %b17, label %b18
b17:
  %97 = phi i64 [ %24, %b16 ], [ %n8, %b19 ]
  %98 = insertelement <32 x i64> poison, i64 %97, i64 0
  %99 = shufflevector <32 x i64> %98, <32 x i64> poison, <32 x i32> zeroinitializer
  %100 = add <32 x i64> %99, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %101 = sitofp <32 x i64> %100 to <32 x double>
  %102 = fmul <32 x double> %101, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> splat (i1 true), ptr %n9
  store <32 x i1> splat (i1 true), ptr %n10
  store <32 x i1> splat (i1 true), ptr %n11
  br label %b22
b22:
  %103 = load <32 x i1>, ptr %n10
  store <32 x i1> %103, ptr %n11
  %104 = load <32 x i32>, ptr %n1
  %105 = icmp slt <32 x i32> %104, splat (i32 50)
  %106 = and <32 x i1> %103, %105
  %107 = xor <32 x i1> %105, splat (i1 true)
  %108 = and <32 x i1> %103, %107
  %109 = load <32 x i1>, ptr %n11
  %110 = xor <32 x i1> %108, splat (i1 true)
  %111 = and <32 x i1> %109, %110
  store <32 x i1> %111, ptr %n11
  %112 = load <32 x i1>, ptr %n10
  %113 = xor <32 x i1> %108, splat (i1 true)
  %114 = and <32 x i1> %112, %113
  store <32 x i1> %114, ptr %n10
  %115 = load <32 x i1>, ptr %n11
  %116 = and <32 x i1> %103, %115
  %117 = load <32 x double>, ptr %n0
  %118 = fmul <32 x double> %117, %117
  %119 = fadd <32 x double> %118, %102
  %120 = load <32 x double>, ptr %n0
  %121 = select <32 x i1> %116, <32 x double> %119, <32 x double> %120
  store <32 x double> %121, ptr %n0
  %122 = fcmp ogt <32 x double> %119, splat (double 0x4010000000000000)
  %123 = and <32 x i1> %116, %122
  %124 = load <32 x i1>, ptr %n11
  %125 = xor <32 x i1> %123, splat (i1 true)
  %126 = and <32 x i1> %124, %125
  store <32 x i1> %126, ptr %n11
  %127 = load <32 x i1>, ptr %n10
  %128 = xor <32 x i1> %123, splat (i1 true)
  %129 = and <32 x i1> %127, %128
  store <32 x i1> %129, ptr %n10
  %130 = load <32 x i1>, ptr %n9
  %131 = xor <32 x i1> %123, splat (i1 true)
  %132 = and <32 x i1> %130, %131
  store <32 x i1> %132, ptr %n9
  br label %b23
b23:
  %133 = load <32 x i1>, ptr %n10
  store <32 x i1> %133, ptr %n11
  %134 = bitcast <32 x i1> %133 to i32
  %135 = icmp ne i32 %134, 0
  br i1 %135, label %b25, label %b24
b25:
  %136 = load <32 x i32>, ptr %n1
  %137 = add <32 x i32> %136, splat (i32 1)
  %138 = load <32 x i32>, ptr %n1
  %139 = select <32 x i1> %133, <32 x i32> %137, <32 x i32> %138
  store <32 x i32> %139, ptr %n1
  br label %b22
b24:
  %140 = load <32 x i1>, ptr %n9
  %141 = load <32 x i32>, ptr %n1
  %142 = select <32 x i1> %140, <32 x i32> splat (i32 0), <32 x i32> %141
  store <32 x i32> %142, ptr %n1
  br label %b21
b21:
  %143 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %14, <32 x i64> splat (i64 0))
  %144 = icmp ult <32 x i64> %100, %143
  %145 = xor <32 x i1> %144, splat (i1 true)
  %146 = bitcast <32 x i1> %145 to i32
  %147 = icmp eq i32 %146, 0
  br i1 %147, label %b26, label %b27, !prof !2
b26:
  %148 = getelementptr [4 x i8], ptr %4, i64 %97
  %149 = load <32 x i32>, ptr %n1
  store <32 x i32> %149, ptr %148, align 4, !tbaa !6
  br label %b20
b20:
  br label %b19
b19:
  %n8 = add nuw i64 %97, 32
  %150 = icmp slt i64 %n8, %95
  br i1 %150, label %b17, label %b18, !llvm.loop !9
b18:
  store i64 %95, ptr %n2
  store i64 %11, ptr %n3
  br label %b3
b6:
  br label %b1
b1:
  ret i32 0
b15:
  %151 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 32, ptr %151, align 8
  %152 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %24, ptr %152, align 8
  %153 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %6, ptr %153, align 8
  ret i32 1
b14:
  br i1 %28, label %b15, label %b28
b28:
  store i64 %24, ptr %n2
  store i64 %11, ptr %n3
  store i1 true, ptr %n4
  br label %b3
b27:
  store i64 %97, ptr %n2
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
