; lanes: 32 iterations side by side
source_filename = "spelt"
target datalayout = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-i128:128-f80:128-n8:16:32:64-S128"
target triple = "x86_64-unknown-linux-gnu"

define i32 @spelt_task(ptr noalias readonly align 8 captures(none) %0, ptr noalias align 8 captures(none) %1) #0 {
b0:
  %n0 = alloca <32 x double>
  %n1 = alloca <32 x i32>
  %n2 = alloca i64
  %n3 = alloca i1
  %n5 = alloca <32 x i1>
  %n6 = alloca <32 x i1>
  %n7 = alloca <32 x i1>
  %n8 = alloca <32 x i1>
  %n9 = alloca <32 x i1>
  %n10 = alloca <32 x i1>
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
  store i64 %9, ptr %n2
  store i1 false, ptr %n3
  %15 = sub nsw i64 %11, %9
  %16 = and i64 %15, -32
  %17 = add nsw i64 %9, %16
  %18 = icmp slt i64 %9, %17
  br i1 %18, label %b5, label %b6
b5:
  %19 = phi i64 [ %9, %b2 ], [ %n4, %b7 ]
  %20 = insertelement <32 x i64> poison, i64 %19, i64 0
  %21 = shufflevector <32 x i64> %20, <32 x i64> poison, <32 x i32> zeroinitializer
  %22 = add <32 x i64> %21, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %23 = sitofp <32 x i64> %22 to <32 x double>
  %24 = fmul <32 x double> %23, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> splat (i1 true), ptr %n5
  store <32 x i1> splat (i1 true), ptr %n6
  store <32 x i1> splat (i1 true), ptr %n7
  br label %b10
b10:
  %25 = load <32 x i1>, ptr %n6
  store <32 x i1> %25, ptr %n7
  %26 = load <32 x i32>, ptr %n1
  %27 = icmp slt <32 x i32> %26, splat (i32 50)
  %28 = and <32 x i1> %25, %27
  %29 = xor <32 x i1> %27, splat (i1 true)
  %30 = and <32 x i1> %25, %29
  %31 = load <32 x i1>, ptr %n7
  %32 = xor <32 x i1> %30, splat (i1 true)
  %33 = and <32 x i1> %31, %32
  store <32 x i1> %33, ptr %n7
  %34 = load <32 x i1>, ptr %n6
  %35 = xor <32 x i1> %30, splat (i1 true)
  %36 = and <32 x i1> %34, %35
  store <32 x i1> %36, ptr %n6
  %37 = load <32 x i1>, ptr %n7
  %38 = and <32 x i1> %25, %37
  %39 = load <32 x double>, ptr %n0
  %40 = fmul <32 x double> %39, %39
  %41 = fadd <32 x double> %40, %24
  %42 = load <32 x double>, ptr %n0
  %43 = select <32 x i1> %38, <32 x double> %41, <32 x double> %42
  store <32 x double> %43, ptr %n0
  %44 = fcmp ogt <32 x double> %41, splat (double 0x4010000000000000)
  %45 = and <32 x i1> %38, %44
  %46 = load <32 x i1>, ptr %n7
  %47 = xor <32 x i1> %45, splat (i1 true)
  %48 = and <32 x i1> %46, %47
  store <32 x i1> %48, ptr %n7
  %49 = load <32 x i1>, ptr %n6
  %50 = xor <32 x i1> %45, splat (i1 true)
  %51 = and <32 x i1> %49, %50
  store <32 x i1> %51, ptr %n6
  %52 = load <32 x i1>, ptr %n5
  %53 = xor <32 x i1> %45, splat (i1 true)
  %54 = and <32 x i1> %52, %53
  store <32 x i1> %54, ptr %n5
  br label %b11
b11:
  %55 = load <32 x i1>, ptr %n6
  store <32 x i1> %55, ptr %n7
  %56 = bitcast <32 x i1> %55 to i32
  %57 = icmp ne i32 %56, 0
  br i1 %57, label %b13, label %b12
b13:
  %58 = load <32 x i32>, ptr %n1
  %59 = add <32 x i32> %58, splat (i32 1)
  %60 = load <32 x i32>, ptr %n1
  %61 = select <32 x i1> %55, <32 x i32> %59, <32 x i32> %60
  store <32 x i32> %61, ptr %n1
  br label %b10
b12:
  %62 = load <32 x i1>, ptr %n5
  %63 = load <32 x i32>, ptr %n1
  %64 = select <32 x i1> %62, <32 x i32> splat (i32 0), <32 x i32> %63
  store <32 x i32> %64, ptr %n1
  br label %b9
b9:
  %65 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %14, <32 x i64> splat (i64 0))
  %66 = icmp ult <32 x i64> %22, %65
  %67 = xor <32 x i1> %66, splat (i1 true)
  %68 = bitcast <32 x i1> %67 to i32
  %69 = icmp eq i32 %68, 0
  br i1 %69, label %b14, label %b15, !prof !2
b14:
  %70 = getelementptr [4 x i8], ptr %4, i64 %19
  %71 = load <32 x i32>, ptr %n1
  store <32 x i32> %71, ptr %70, align 4, !tbaa !6
  br label %b8
b8:
  br label %b7
b7:
  %n4 = add nuw i64 %19, 32
  %72 = icmp slt i64 %n4, %17
  br i1 %72, label %b5, label %b16, !llvm.loop !8
b16:
  store i64 %17, ptr %n2
  br label %b6
b6:
  br label %b3
b3:
  %73 = load i64, ptr %n2
  %74 = icmp slt i64 %73, %11
  br i1 %74, label %b17, label %b4
b17:
  %75 = sub nsw i64 %11, %73
  %76 = load i1, ptr %n3
  %77 = select i1 %76, i64 1, i64 %75
  %78 = select i1 %76, i64 1, i64 32
  %79 = call i64 @llvm.smin.i64(i64 %77, i64 32)
  %80 = sub i64 32, %79
  %81 = trunc i64 %80 to i32
  %82 = lshr i32 -1, %81
  %83 = bitcast i32 %82 to <32 x i1>
  %84 = insertelement <32 x i64> poison, i64 %73, i64 0
  %85 = shufflevector <32 x i64> %84, <32 x i64> poison, <32 x i32> zeroinitializer
  %86 = add <32 x i64> %85, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15, i64 16, i64 17, i64 18, i64 19, i64 20, i64 21, i64 22, i64 23, i64 24, i64 25, i64 26, i64 27, i64 28, i64 29, i64 30, i64 31>
  %87 = sitofp <32 x i64> %86 to <32 x double>
  %88 = fmul <32 x double> %87, splat (double 0x3f847ae147ae147b)
  store <32 x double> splat (double 0x0000000000000000), ptr %n0
  store <32 x i32> splat (i32 0), ptr %n1
  store <32 x i1> %83, ptr %n8
  store <32 x i1> %83, ptr %n9
  store <32 x i1> %83, ptr %n10
  br label %b20
b20:
  %89 = load <32 x i1>, ptr %n9
  store <32 x i1> %89, ptr %n10
  %90 = load <32 x i32>, ptr %n1
  %91 = icmp slt <32 x i32> %90, splat (i32 50)
  %92 = and <32 x i1> %89, %91
  %93 = xor <32 x i1> %91, splat (i1 true)
  %94 = and <32 x i1> %89, %93
  %95 = load <32 x i1>, ptr %n10
  %96 = xor <32 x i1> %94, splat (i1 true)
  %97 = and <32 x i1> %95, %96
  store <32 x i1> %97, ptr %n10
  %98 = load <32 x i1>, ptr %n9
  %99 = xor <32 x i1> %94, splat (i1 true)
  %100 = and <32 x i1> %98, %99
  store <32 x i1> %100, ptr %n9
  %101 = load <32 x i1>, ptr %n10
  %102 = and <32 x i1> %89, %101
  %103 = load <32 x double>, ptr %n0
  %104 = fmul <32 x double> %103, %103
  %105 = fadd <32 x double> %104, %88
  %106 = load <32 x double>, ptr %n0
  %107 = select <32 x i1> %102, <32 x double> %105, <32 x double> %106
  store <32 x double> %107, ptr %n0
  %108 = fcmp ogt <32 x double> %105, splat (double 0x4010000000000000)
  %109 = and <32 x i1> %102, %108
  %110 = load <32 x i1>, ptr %n10
  %111 = xor <32 x i1> %109, splat (i1 true)
  %112 = and <32 x i1> %110, %111
  store <32 x i1> %112, ptr %n10
  %113 = load <32 x i1>, ptr %n9
  %114 = xor <32 x i1> %109, splat (i1 true)
  %115 = and <32 x i1> %113, %114
  store <32 x i1> %115, ptr %n9
  %116 = load <32 x i1>, ptr %n8
  %117 = xor <32 x i1> %109, splat (i1 true)
  %118 = and <32 x i1> %116, %117
  store <32 x i1> %118, ptr %n8
  br label %b21
b21:
  %119 = load <32 x i1>, ptr %n9
  store <32 x i1> %119, ptr %n10
  %120 = bitcast <32 x i1> %119 to i32
  %121 = icmp ne i32 %120, 0
  br i1 %121, label %b23, label %b22
b23:
  %122 = load <32 x i32>, ptr %n1
  %123 = add <32 x i32> %122, splat (i32 1)
  %124 = load <32 x i32>, ptr %n1
  %125 = select <32 x i1> %119, <32 x i32> %123, <32 x i32> %124
  store <32 x i32> %125, ptr %n1
  br label %b20
b22:
  %126 = load <32 x i1>, ptr %n8
  %127 = and <32 x i1> %83, %126
  %128 = load <32 x i32>, ptr %n1
  %129 = select <32 x i1> %127, <32 x i32> splat (i32 0), <32 x i32> %128
  store <32 x i32> %129, ptr %n1
  br label %b19
b19:
  %130 = call <32 x i64> @llvm.smax.v32i64(<32 x i64> %14, <32 x i64> splat (i64 0))
  %131 = icmp ult <32 x i64> %86, %130
  %132 = xor <32 x i1> %131, splat (i1 true)
  %133 = and <32 x i1> %83, %132
  %134 = bitcast <32 x i1> %133 to i32
  %135 = icmp eq i32 %134, 0
  br i1 %135, label %b24, label %b25, !prof !2
b24:
  %136 = getelementptr [4 x i8], ptr %4, i64 %73
  %137 = load <32 x i32>, ptr %n1
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %137, ptr align 4 %136, <32 x i1> %83), !tbaa !6
  br label %b18
b18:
  %138 = add nuw i64 %73, %78
  store i64 %138, ptr %n2
  br label %b3, !llvm.loop !9
b4:
  br label %b1
b1:
  ret i32 0
b15:
  store i64 %19, ptr %n2
  store i1 true, ptr %n3
  br label %b3
b26:
  %139 = getelementptr inbounds i8, ptr %1, i64 24
  store i64 32, ptr %139, align 8
  %140 = getelementptr inbounds i8, ptr %1, i64 32
  store i64 %73, ptr %140, align 8
  %141 = getelementptr inbounds i8, ptr %1, i64 40
  store i64 %6, ptr %141, align 8
  ret i32 1
b25:
  br i1 %76, label %b26, label %b27
b27:
  store i64 %73, ptr %n2
  store i1 true, ptr %n3
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
