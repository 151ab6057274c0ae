%struct.chunk = type { i64, i64 }
%struct.args = type { ptr, i64, ptr, i64 }

define i32 @spelt_task(ptr noalias %A, ptr noalias %c) nounwind {
entry:
  %retval = alloca i32, align 4
  %A.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  %v0 = alloca float, align 4
  %v1 = alloca float, align 4
  %v2 = alloca float, align 4
  %v3 = alloca float, align 4
  %v4 = alloca float, align 4
  %v5 = alloca float, align 4
  %v6 = alloca float, align 4
  %v7 = alloca float, align 4
  %v8 = alloca float, align 4
  %v9 = alloca float, align 4
  %v10 = alloca float, align 4
  %v11 = alloca float, align 4
  %v12 = alloca float, align 4
  %v13 = alloca float, align 4
  %v14 = alloca float, align 4
  %v15 = alloca float, align 4
  %v16 = alloca float, align 4
  %v17 = alloca float, align 4
  %v18 = alloca float, align 4
  %v19 = alloca float, align 4
  %v20 = alloca float, align 4
  %v21 = alloca float, align 4
  %v22 = alloca float, align 4
  %v23 = alloca float, align 4
  %v24 = alloca float, align 4
  %v25 = alloca float, align 4
  %v26 = alloca float, align 4
  %v27 = alloca float, align 4
  %v28 = alloca float, align 4
  %v29 = alloca float, align 4
  %v30 = alloca float, align 4
  %v31 = alloca float, align 4
  %v32 = alloca float, align 4
  %v33 = alloca float, align 4
  %v34 = alloca float, align 4
  %v35 = alloca float, align 4
  %v36 = alloca float, align 4
  %v37 = alloca float, align 4
  %v38 = alloca float, align 4
  %v39 = alloca float, align 4
  %v40 = alloca float, align 4
  %v41 = alloca float, align 4
  %v42 = alloca float, align 4
  %v43 = alloca float, align 4
  %v44 = alloca float, align 4
  %v45 = alloca float, align 4
  %v46 = alloca float, align 4
  %v47 = alloca float, align 4
  %v48 = alloca float, align 4
  %v49 = alloca float, align 4
  %v50 = alloca float, align 4
  %v51 = alloca float, align 4
  %v52 = alloca float, align 4
  %v53 = alloca float, align 4
  %v54 = alloca float, align 4
  %v55 = alloca float, align 4
  %v56 = alloca float, align 4
  %v57 = alloca float, align 4
  %v58 = alloca float, align 4
  %v59 = alloca float, align 4
  %v60 = alloca float, align 4
  %v61 = alloca float, align 4
  %v62 = alloca float, align 4
  %v63 = alloca float, align 4
  %v64 = alloca float, align 4
  %v65 = alloca float, align 4
  %v66 = alloca float, align 4
  %v67 = alloca float, align 4
  %v68 = alloca float, align 4
  %v69 = alloca float, align 4
  %v70 = alloca float, align 4
  %v71 = alloca float, align 4
  %v72 = alloca float, align 4
  %v73 = alloca float, align 4
  %v74 = alloca float, align 4
  %v75 = alloca float, align 4
  %v76 = alloca float, align 4
  %v77 = alloca float, align 4
  %v78 = alloca float, align 4
  %v79 = alloca float, align 4
  %v80 = alloca float, align 4
  %v81 = alloca float, align 4
  %v82 = alloca float, align 4
  %v83 = alloca float, align 4
  %v84 = alloca float, align 4
  %v85 = alloca float, align 4
  %v86 = alloca float, align 4
  %v87 = alloca float, align 4
  %v88 = alloca float, align 4
  %v89 = alloca float, align 4
  %v90 = alloca float, align 4
  %v91 = alloca float, align 4
  %v92 = alloca float, align 4
  %v93 = alloca float, align 4
  %v94 = alloca float, align 4
  %v95 = alloca float, align 4
  %v96 = alloca float, align 4
  %v97 = alloca float, align 4
  %v98 = alloca float, align 4
  %v99 = alloca float, align 4
  %v100 = alloca float, align 4
  %v101 = alloca float, align 4
  %v102 = alloca float, align 4
  %v103 = alloca float, align 4
  %v104 = alloca float, align 4
  %v105 = alloca float, align 4
  %v106 = alloca float, align 4
  %v107 = alloca float, align 4
  %v108 = alloca float, align 4
  %v109 = alloca float, align 4
  %v110 = alloca float, align 4
  %v111 = alloca float, align 4
  %v112 = alloca float, align 4
  %v113 = alloca float, align 4
  %v114 = alloca float, align 4
  %v115 = alloca float, align 4
  %v116 = alloca float, align 4
  %v117 = alloca float, align 4
  %v118 = alloca float, align 4
  %v119 = alloca float, align 4
  %v120 = alloca float, align 4
  %v121 = alloca float, align 4
  %v122 = alloca float, align 4
  %v123 = alloca float, align 4
  %v124 = alloca float, align 4
  %v125 = alloca float, align 4
  %v126 = alloca float, align 4
  %v127 = alloca float, align 4
  %v128 = alloca float, align 4
  %v129 = alloca float, align 4
  %v130 = alloca float, align 4
  %v131 = alloca float, align 4
  %v132 = alloca float, align 4
  %v133 = alloca float, align 4
  %v134 = alloca float, align 4
  %v135 = alloca float, align 4
  %v136 = alloca float, align 4
  %v137 = alloca float, align 4
  %v138 = alloca float, align 4
  %v139 = alloca float, align 4
  %v140 = alloca float, align 4
  %v141 = alloca float, align 4
  %v142 = alloca float, align 4
  %v143 = alloca float, align 4
  %v144 = alloca float, align 4
  %v145 = alloca float, align 4
  %v146 = alloca float, align 4
  %v147 = alloca float, align 4
  %v148 = alloca float, align 4
  %v149 = alloca float, align 4
  %v150 = alloca float, align 4
  %v151 = alloca float, align 4
  %v152 = alloca float, align 4
  %v153 = alloca float, align 4
  %v154 = alloca float, align 4
  %v155 = alloca float, align 4
  %v156 = alloca float, align 4
  %v157 = alloca float, align 4
  %v158 = alloca float, align 4
  %v159 = alloca float, align 4
  %v160 = alloca float, align 4
  %v161 = alloca float, align 4
  %v162 = alloca float, align 4
  %v163 = alloca float, align 4
  %v164 = alloca float, align 4
  %v165 = alloca float, align 4
  %v166 = alloca float, align 4
  %v167 = alloca float, align 4
  %v168 = alloca float, align 4
  %v169 = alloca float, align 4
  %v170 = alloca float, align 4
  %v171 = alloca float, align 4
  %v172 = alloca float, align 4
  %v173 = alloca float, align 4
  %v174 = alloca float, align 4
  %v175 = alloca float, align 4
  %v176 = alloca float, align 4
  %v177 = alloca float, align 4
  %v178 = alloca float, align 4
  %v179 = alloca float, align 4
  %v180 = alloca float, align 4
  %v181 = alloca float, align 4
  %v182 = alloca float, align 4
  %v183 = alloca float, align 4
  %v184 = alloca float, align 4
  %v185 = alloca float, align 4
  %v186 = alloca float, align 4
  %v187 = alloca float, align 4
  %v188 = alloca float, align 4
  %v189 = alloca float, align 4
  %v190 = alloca float, align 4
  %v191 = alloca float, align 4
  %v192 = alloca float, align 4
  %v193 = alloca float, align 4
  %v194 = alloca float, align 4
  %v195 = alloca float, align 4
  %v196 = alloca float, align 4
  %v197 = alloca float, align 4
  %v198 = alloca float, align 4
  %v199 = alloca float, align 4
  %v200 = alloca float, align 4
  %v201 = alloca float, align 4
  %v202 = alloca float, align 4
  %v203 = alloca float, align 4
  store ptr %A, ptr %A.addr, align 8
  store ptr %c, ptr %c.addr, align 8
  %0 = load ptr, ptr %c.addr, align 8
  %lo = getelementptr inbounds nuw %struct.chunk, ptr %0, i32 0, i32 0
  %1 = load i64, ptr %lo, align 8
  %cmp = icmp slt i64 %1, 0
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %2 = load ptr, ptr %c.addr, align 8
  %hi = getelementptr inbounds nuw %struct.chunk, ptr %2, i32 0, i32 1
  %3 = load i64, ptr %hi, align 8
  %4 = load ptr, ptr %A.addr, align 8
  %nx = getelementptr inbounds nuw %struct.args, ptr %4, i32 0, i32 1
  %5 = load i64, ptr %nx, align 8
  %cmp1 = icmp sgt i64 %3, %5
  br i1 %cmp1, label %if.then, label %lor.lhs.false2

lor.lhs.false2:
  %6 = load ptr, ptr %c.addr, align 8
  %hi3 = getelementptr inbounds nuw %struct.chunk, ptr %6, i32 0, i32 1
  %7 = load i64, ptr %hi3, align 8
  %8 = load ptr, ptr %A.addr, align 8
  %ny = getelementptr inbounds nuw %struct.args, ptr %8, i32 0, i32 3
  %9 = load i64, ptr %ny, align 8
  %cmp4 = icmp sgt i64 %7, %9
  br i1 %cmp4, label %if.then, label %if.end

if.then:
  store i32 1, ptr %retval, align 4
  br label %return

if.end:
  %10 = load ptr, ptr %c.addr, align 8
  %lo5 = getelementptr inbounds nuw %struct.chunk, ptr %10, i32 0, i32 0
  %11 = load i64, ptr %lo5, align 8
  store i64 %11, ptr %i, align 8
  br label %for.cond

for.cond:
  %12 = load i64, ptr %i, align 8
  %13 = load ptr, ptr %c.addr, align 8
  %hi6 = getelementptr inbounds nuw %struct.chunk, ptr %13, i32 0, i32 1
  %14 = load i64, ptr %hi6, align 8
  %cmp7 = icmp slt i64 %12, %14
  br i1 %cmp7, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  br label %for.end

for.body:
  %15 = load ptr, ptr %A.addr, align 8
  %x = getelementptr inbounds nuw %struct.args, ptr %15, i32 0, i32 0
  %16 = load ptr, ptr %x, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds float, ptr %16, i64 %17
  %18 = load float, ptr %arrayidx, align 4
  store float %18, ptr %v0, align 4
  %19 = load ptr, ptr %A.addr, align 8
  %y = getelementptr inbounds nuw %struct.args, ptr %19, i32 0, i32 2
  %20 = load ptr, ptr %y, align 8
  %21 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds float, ptr %20, i64 %21
  %22 = load float, ptr %arrayidx8, align 4
  store float %22, ptr %v1, align 4
  %23 = load float, ptr %v0, align 4
  %mul = fmul float %23, 5.000000e-01
  store float %mul, ptr %v2, align 4
  %24 = load float, ptr %v1, align 4
  %add = fadd float %24, 1.000000e+00
  store float %add, ptr %v3, align 4
  %25 = load float, ptr %v2, align 4
  %mul9 = fmul float %25, 5.000000e-01
  %26 = load float, ptr %v1, align 4
  %mul10 = fmul float %mul9, %26
  store float %mul10, ptr %v4, align 4
  %27 = load float, ptr %v0, align 4
  %28 = load float, ptr %v2, align 4
  %29 = call float @llvm.fmuladd.f32(float %27, float 5.000000e-01, float %28)
  store float %29, ptr %v5, align 4
  %30 = load float, ptr %v0, align 4
  %31 = load float, ptr %v3, align 4
  %32 = call float @llvm.fmuladd.f32(float %30, float 5.000000e-01, float %31)
  store float %32, ptr %v6, align 4
  %33 = load float, ptr %v4, align 4
  %34 = load float, ptr %v3, align 4
  %35 = call float @llvm.fmuladd.f32(float %33, float 5.000000e-01, float %34)
  store float %35, ptr %v7, align 4
  %36 = load float, ptr %v0, align 4
  %mul14 = fmul float %36, 5.000000e-01
  %37 = load float, ptr %v6, align 4
  %mul15 = fmul float %mul14, %37
  store float %mul15, ptr %v8, align 4
  %38 = load float, ptr %v2, align 4
  %mul16 = fmul float %38, 5.000000e-01
  %39 = load float, ptr %v4, align 4
  %mul17 = fmul float %mul16, %39
  store float %mul17, ptr %v9, align 4
  %40 = load float, ptr %v4, align 4
  %41 = load float, ptr %v8, align 4
  %neg = fneg float %41
  %42 = call float @llvm.fmuladd.f32(float %40, float 5.000000e-01, float %neg)
  store float %42, ptr %v10, align 4
  %43 = load float, ptr %v1, align 4
  %mul19 = fmul float %43, 5.000000e-01
  %44 = load float, ptr %v8, align 4
  %mul20 = fmul float %mul19, %44
  store float %mul20, ptr %v11, align 4
  %45 = load float, ptr %v10, align 4
  %46 = load float, ptr %v8, align 4
  %neg22 = fneg float %46
  %47 = call float @llvm.fmuladd.f32(float %45, float 5.000000e-01, float %neg22)
  store float %47, ptr %v12, align 4
  %48 = load float, ptr %v8, align 4
  %49 = load float, ptr %v6, align 4
  %50 = call float @llvm.fmuladd.f32(float %48, float 5.000000e-01, float %49)
  store float %50, ptr %v13, align 4
  %51 = load float, ptr %v5, align 4
  %mul24 = fmul float %51, 5.000000e-01
  %52 = load float, ptr %v3, align 4
  %mul25 = fmul float %mul24, %52
  store float %mul25, ptr %v14, align 4
  %53 = load float, ptr %v14, align 4
  %mul26 = fmul float %53, 5.000000e-01
  %54 = load float, ptr %v10, align 4
  %mul27 = fmul float %mul26, %54
  store float %mul27, ptr %v15, align 4
  %55 = load float, ptr %v5, align 4
  %56 = load float, ptr %v5, align 4
  %neg29 = fneg float %56
  %57 = call float @llvm.fmuladd.f32(float %55, float 5.000000e-01, float %neg29)
  store float %57, ptr %v16, align 4
  %58 = load float, ptr %v7, align 4
  %mul30 = fmul float %58, 5.000000e-01
  %59 = load float, ptr %v12, align 4
  %mul31 = fmul float %mul30, %59
  store float %mul31, ptr %v17, align 4
  %60 = load float, ptr %v11, align 4
  %mul32 = fmul float %60, 5.000000e-01
  %61 = load float, ptr %v17, align 4
  %mul33 = fmul float %mul32, %61
  store float %mul33, ptr %v18, align 4
  %62 = load float, ptr %v14, align 4
  %63 = load float, ptr %v16, align 4
  %neg35 = fneg float %63
  %64 = call float @llvm.fmuladd.f32(float %62, float 5.000000e-01, float %neg35)
  store float %64, ptr %v19, align 4
  %65 = load float, ptr %v15, align 4
  %mul36 = fmul float %65, 5.000000e-01
  %66 = load float, ptr %v19, align 4
  %mul37 = fmul float %mul36, %66
  store float %mul37, ptr %v20, align 4
  %67 = load float, ptr %v19, align 4
  %68 = load float, ptr %v18, align 4
  %neg39 = fneg float %68
  %69 = call float @llvm.fmuladd.f32(float %67, float 5.000000e-01, float %neg39)
  store float %69, ptr %v21, align 4
  %70 = load float, ptr %v21, align 4
  %71 = load float, ptr %v16, align 4
  %neg41 = fneg float %71
  %72 = call float @llvm.fmuladd.f32(float %70, float 5.000000e-01, float %neg41)
  store float %72, ptr %v22, align 4
  %73 = load float, ptr %v20, align 4
  %74 = load float, ptr %v12, align 4
  %75 = call float @llvm.fmuladd.f32(float %73, float 5.000000e-01, float %74)
  store float %75, ptr %v23, align 4
  %76 = load float, ptr %v15, align 4
  %77 = load float, ptr %v16, align 4
  %neg44 = fneg float %77
  %78 = call float @llvm.fmuladd.f32(float %76, float 5.000000e-01, float %neg44)
  store float %78, ptr %v24, align 4
  %79 = load float, ptr %v14, align 4
  %80 = load float, ptr %v15, align 4
  %neg46 = fneg float %80
  %81 = call float @llvm.fmuladd.f32(float %79, float 5.000000e-01, float %neg46)
  store float %81, ptr %v25, align 4
  %82 = load float, ptr %v16, align 4
  %mul47 = fmul float %82, 5.000000e-01
  %83 = load float, ptr %v20, align 4
  %mul48 = fmul float %mul47, %83
  store float %mul48, ptr %v26, align 4
  %84 = load float, ptr %v21, align 4
  %85 = load float, ptr %v20, align 4
  %86 = call float @llvm.fmuladd.f32(float %84, float 5.000000e-01, float %85)
  store float %86, ptr %v27, align 4
  %87 = load float, ptr %v17, align 4
  %88 = load float, ptr %v18, align 4
  %89 = call float @llvm.fmuladd.f32(float %87, float 5.000000e-01, float %88)
  store float %89, ptr %v28, align 4
  %90 = load float, ptr %v19, align 4
  %91 = load float, ptr %v21, align 4
  %92 = call float @llvm.fmuladd.f32(float %90, float 5.000000e-01, float %91)
  store float %92, ptr %v29, align 4
  %93 = load float, ptr %v26, align 4
  %94 = load float, ptr %v23, align 4
  %95 = call float @llvm.fmuladd.f32(float %93, float 5.000000e-01, float %94)
  store float %95, ptr %v30, align 4
  %96 = load float, ptr %v30, align 4
  %97 = load float, ptr %v27, align 4
  %neg54 = fneg float %97
  %98 = call float @llvm.fmuladd.f32(float %96, float 5.000000e-01, float %neg54)
  store float %98, ptr %v31, align 4
  %99 = load float, ptr %v26, align 4
  %100 = load float, ptr %v26, align 4
  %neg56 = fneg float %100
  %101 = call float @llvm.fmuladd.f32(float %99, float 5.000000e-01, float %neg56)
  store float %101, ptr %v32, align 4
  %102 = load float, ptr %v22, align 4
  %103 = load float, ptr %v28, align 4
  %104 = call float @llvm.fmuladd.f32(float %102, float 5.000000e-01, float %103)
  store float %104, ptr %v33, align 4
  %105 = load float, ptr %v23, align 4
  %106 = load float, ptr %v25, align 4
  %neg59 = fneg float %106
  %107 = call float @llvm.fmuladd.f32(float %105, float 5.000000e-01, float %neg59)
  store float %107, ptr %v34, align 4
  %108 = load float, ptr %v32, align 4
  %mul60 = fmul float %108, 5.000000e-01
  %109 = load float, ptr %v23, align 4
  %mul61 = fmul float %mul60, %109
  store float %mul61, ptr %v35, align 4
  %110 = load float, ptr %v25, align 4
  %111 = load float, ptr %v29, align 4
  %112 = call float @llvm.fmuladd.f32(float %110, float 5.000000e-01, float %111)
  store float %112, ptr %v36, align 4
  %113 = load float, ptr %v27, align 4
  %114 = load float, ptr %v35, align 4
  %neg64 = fneg float %114
  %115 = call float @llvm.fmuladd.f32(float %113, float 5.000000e-01, float %neg64)
  store float %115, ptr %v37, align 4
  %116 = load float, ptr %v35, align 4
  %117 = load float, ptr %v31, align 4
  %neg66 = fneg float %117
  %118 = call float @llvm.fmuladd.f32(float %116, float 5.000000e-01, float %neg66)
  store float %118, ptr %v38, align 4
  %119 = load float, ptr %v34, align 4
  %120 = load float, ptr %v34, align 4
  %121 = call float @llvm.fmuladd.f32(float %119, float 5.000000e-01, float %120)
  store float %121, ptr %v39, align 4
  %122 = load float, ptr %v33, align 4
  %123 = load float, ptr %v39, align 4
  %neg69 = fneg float %123
  %124 = call float @llvm.fmuladd.f32(float %122, float 5.000000e-01, float %neg69)
  store float %124, ptr %v40, align 4
  %125 = load float, ptr %v40, align 4
  %mul70 = fmul float %125, 5.000000e-01
  %126 = load float, ptr %v31, align 4
  %mul71 = fmul float %mul70, %126
  store float %mul71, ptr %v41, align 4
  %127 = load float, ptr %v35, align 4
  %mul72 = fmul float %127, 5.000000e-01
  %128 = load float, ptr %v32, align 4
  %mul73 = fmul float %mul72, %128
  store float %mul73, ptr %v42, align 4
  %129 = load float, ptr %v32, align 4
  %mul74 = fmul float %129, 5.000000e-01
  %130 = load float, ptr %v42, align 4
  %mul75 = fmul float %mul74, %130
  store float %mul75, ptr %v43, align 4
  %131 = load float, ptr %v37, align 4
  %mul76 = fmul float %131, 5.000000e-01
  %132 = load float, ptr %v35, align 4
  %mul77 = fmul float %mul76, %132
  store float %mul77, ptr %v44, align 4
  %133 = load float, ptr %v36, align 4
  %mul78 = fmul float %133, 5.000000e-01
  %134 = load float, ptr %v36, align 4
  %mul79 = fmul float %mul78, %134
  store float %mul79, ptr %v45, align 4
  %135 = load float, ptr %v42, align 4
  %mul80 = fmul float %135, 5.000000e-01
  %136 = load float, ptr %v41, align 4
  %mul81 = fmul float %mul80, %136
  store float %mul81, ptr %v46, align 4
  %137 = load float, ptr %v39, align 4
  %138 = load float, ptr %v42, align 4
  %139 = call float @llvm.fmuladd.f32(float %137, float 5.000000e-01, float %138)
  store float %139, ptr %v47, align 4
  %140 = load float, ptr %v41, align 4
  %141 = load float, ptr %v43, align 4
  %neg84 = fneg float %141
  %142 = call float @llvm.fmuladd.f32(float %140, float 5.000000e-01, float %neg84)
  store float %142, ptr %v48, align 4
  %143 = load float, ptr %v38, align 4
  %144 = load float, ptr %v40, align 4
  %145 = call float @llvm.fmuladd.f32(float %143, float 5.000000e-01, float %144)
  store float %145, ptr %v49, align 4
  %146 = load float, ptr %v43, align 4
  %147 = load float, ptr %v41, align 4
  %neg87 = fneg float %147
  %148 = call float @llvm.fmuladd.f32(float %146, float 5.000000e-01, float %neg87)
  store float %148, ptr %v50, align 4
  %149 = load float, ptr %v49, align 4
  %150 = load float, ptr %v44, align 4
  %neg89 = fneg float %150
  %151 = call float @llvm.fmuladd.f32(float %149, float 5.000000e-01, float %neg89)
  store float %151, ptr %v51, align 4
  %152 = load float, ptr %v47, align 4
  %mul90 = fmul float %152, 5.000000e-01
  %153 = load float, ptr %v42, align 4
  %mul91 = fmul float %mul90, %153
  store float %mul91, ptr %v52, align 4
  %154 = load float, ptr %v52, align 4
  %155 = load float, ptr %v47, align 4
  %neg93 = fneg float %155
  %156 = call float @llvm.fmuladd.f32(float %154, float 5.000000e-01, float %neg93)
  store float %156, ptr %v53, align 4
  %157 = load float, ptr %v53, align 4
  %158 = load float, ptr %v43, align 4
  %159 = call float @llvm.fmuladd.f32(float %157, float 5.000000e-01, float %158)
  store float %159, ptr %v54, align 4
  %160 = load float, ptr %v43, align 4
  %mul95 = fmul float %160, 5.000000e-01
  %161 = load float, ptr %v45, align 4
  %mul96 = fmul float %mul95, %161
  store float %mul96, ptr %v55, align 4
  %162 = load float, ptr %v53, align 4
  %mul97 = fmul float %162, 5.000000e-01
  %163 = load float, ptr %v51, align 4
  %mul98 = fmul float %mul97, %163
  store float %mul98, ptr %v56, align 4
  %164 = load float, ptr %v53, align 4
  %mul99 = fmul float %164, 5.000000e-01
  %165 = load float, ptr %v47, align 4
  %mul100 = fmul float %mul99, %165
  store float %mul100, ptr %v57, align 4
  %166 = load float, ptr %v57, align 4
  %167 = load float, ptr %v48, align 4
  %168 = call float @llvm.fmuladd.f32(float %166, float 5.000000e-01, float %167)
  store float %168, ptr %v58, align 4
  %169 = load float, ptr %v51, align 4
  %mul102 = fmul float %169, 5.000000e-01
  %170 = load float, ptr %v50, align 4
  %mul103 = fmul float %mul102, %170
  store float %mul103, ptr %v59, align 4
  %171 = load float, ptr %v53, align 4
  %172 = load float, ptr %v52, align 4
  %173 = call float @llvm.fmuladd.f32(float %171, float 5.000000e-01, float %172)
  store float %173, ptr %v60, align 4
  %174 = load float, ptr %v56, align 4
  %mul105 = fmul float %174, 5.000000e-01
  %175 = load float, ptr %v59, align 4
  %mul106 = fmul float %mul105, %175
  store float %mul106, ptr %v61, align 4
  %176 = load float, ptr %v52, align 4
  %177 = load float, ptr %v58, align 4
  %neg108 = fneg float %177
  %178 = call float @llvm.fmuladd.f32(float %176, float 5.000000e-01, float %neg108)
  store float %178, ptr %v62, align 4
  %179 = load float, ptr %v53, align 4
  %180 = load float, ptr %v60, align 4
  %181 = call float @llvm.fmuladd.f32(float %179, float 5.000000e-01, float %180)
  store float %181, ptr %v63, align 4
  %182 = load float, ptr %v59, align 4
  %183 = load float, ptr %v61, align 4
  %neg111 = fneg float %183
  %184 = call float @llvm.fmuladd.f32(float %182, float 5.000000e-01, float %neg111)
  store float %184, ptr %v64, align 4
  %185 = load float, ptr %v61, align 4
  %186 = load float, ptr %v61, align 4
  %187 = call float @llvm.fmuladd.f32(float %185, float 5.000000e-01, float %186)
  store float %187, ptr %v65, align 4
  %188 = load float, ptr %v57, align 4
  %189 = load float, ptr %v57, align 4
  %190 = call float @llvm.fmuladd.f32(float %188, float 5.000000e-01, float %189)
  store float %190, ptr %v66, align 4
  %191 = load float, ptr %v56, align 4
  %192 = load float, ptr %v63, align 4
  %193 = call float @llvm.fmuladd.f32(float %191, float 5.000000e-01, float %192)
  store float %193, ptr %v67, align 4
  %194 = load float, ptr %v63, align 4
  %mul115 = fmul float %194, 5.000000e-01
  %195 = load float, ptr %v61, align 4
  %mul116 = fmul float %mul115, %195
  store float %mul116, ptr %v68, align 4
  %196 = load float, ptr %v65, align 4
  %mul117 = fmul float %196, 5.000000e-01
  %197 = load float, ptr %v65, align 4
  %mul118 = fmul float %mul117, %197
  store float %mul118, ptr %v69, align 4
  %198 = load float, ptr %v61, align 4
  %199 = load float, ptr %v69, align 4
  %neg120 = fneg float %199
  %200 = call float @llvm.fmuladd.f32(float %198, float 5.000000e-01, float %neg120)
  store float %200, ptr %v70, align 4
  %201 = load float, ptr %v60, align 4
  %202 = load float, ptr %v65, align 4
  %neg122 = fneg float %202
  %203 = call float @llvm.fmuladd.f32(float %201, float 5.000000e-01, float %neg122)
  store float %203, ptr %v71, align 4
  %204 = load float, ptr %v61, align 4
  %205 = load float, ptr %v70, align 4
  %206 = call float @llvm.fmuladd.f32(float %204, float 5.000000e-01, float %205)
  store float %206, ptr %v72, align 4
  %207 = load float, ptr %v62, align 4
  %208 = load float, ptr %v63, align 4
  %209 = call float @llvm.fmuladd.f32(float %207, float 5.000000e-01, float %208)
  store float %209, ptr %v73, align 4
  %210 = load float, ptr %v66, align 4
  %211 = load float, ptr %v64, align 4
  %neg126 = fneg float %211
  %212 = call float @llvm.fmuladd.f32(float %210, float 5.000000e-01, float %neg126)
  store float %212, ptr %v74, align 4
  %213 = load float, ptr %v70, align 4
  %mul127 = fmul float %213, 5.000000e-01
  %214 = load float, ptr %v65, align 4
  %mul128 = fmul float %mul127, %214
  store float %mul128, ptr %v75, align 4
  %215 = load float, ptr %v70, align 4
  %216 = load float, ptr %v69, align 4
  %217 = call float @llvm.fmuladd.f32(float %215, float 5.000000e-01, float %216)
  store float %217, ptr %v76, align 4
  %218 = load float, ptr %v66, align 4
  %219 = load float, ptr %v76, align 4
  %220 = call float @llvm.fmuladd.f32(float %218, float 5.000000e-01, float %219)
  store float %220, ptr %v77, align 4
  %221 = load float, ptr %v71, align 4
  %222 = load float, ptr %v74, align 4
  %neg132 = fneg float %222
  %223 = call float @llvm.fmuladd.f32(float %221, float 5.000000e-01, float %neg132)
  store float %223, ptr %v78, align 4
  %224 = load float, ptr %v72, align 4
  %225 = load float, ptr %v75, align 4
  %226 = call float @llvm.fmuladd.f32(float %224, float 5.000000e-01, float %225)
  store float %226, ptr %v79, align 4
  %227 = load float, ptr %v69, align 4
  %228 = load float, ptr %v72, align 4
  %229 = call float @llvm.fmuladd.f32(float %227, float 5.000000e-01, float %228)
  store float %229, ptr %v80, align 4
  %230 = load float, ptr %v71, align 4
  %231 = load float, ptr %v75, align 4
  %neg136 = fneg float %231
  %232 = call float @llvm.fmuladd.f32(float %230, float 5.000000e-01, float %neg136)
  store float %232, ptr %v81, align 4
  %233 = load float, ptr %v78, align 4
  %mul137 = fmul float %233, 5.000000e-01
  %234 = load float, ptr %v79, align 4
  %mul138 = fmul float %mul137, %234
  store float %mul138, ptr %v82, align 4
  %235 = load float, ptr %v76, align 4
  %236 = load float, ptr %v72, align 4
  %neg140 = fneg float %236
  %237 = call float @llvm.fmuladd.f32(float %235, float 5.000000e-01, float %neg140)
  store float %237, ptr %v83, align 4
  %238 = load float, ptr %v73, align 4
  %239 = load float, ptr %v76, align 4
  %neg142 = fneg float %239
  %240 = call float @llvm.fmuladd.f32(float %238, float 5.000000e-01, float %neg142)
  store float %240, ptr %v84, align 4
  %241 = load float, ptr %v76, align 4
  %242 = load float, ptr %v74, align 4
  %243 = call float @llvm.fmuladd.f32(float %241, float 5.000000e-01, float %242)
  store float %243, ptr %v85, align 4
  %244 = load float, ptr %v79, align 4
  %245 = load float, ptr %v82, align 4
  %neg145 = fneg float %245
  %246 = call float @llvm.fmuladd.f32(float %244, float 5.000000e-01, float %neg145)
  store float %246, ptr %v86, align 4
  %247 = load float, ptr %v84, align 4
  %248 = load float, ptr %v77, align 4
  %249 = call float @llvm.fmuladd.f32(float %247, float 5.000000e-01, float %248)
  store float %249, ptr %v87, align 4
  %250 = load float, ptr %v78, align 4
  %251 = load float, ptr %v80, align 4
  %neg148 = fneg float %251
  %252 = call float @llvm.fmuladd.f32(float %250, float 5.000000e-01, float %neg148)
  store float %252, ptr %v88, align 4
  %253 = load float, ptr %v85, align 4
  %254 = load float, ptr %v80, align 4
  %neg150 = fneg float %254
  %255 = call float @llvm.fmuladd.f32(float %253, float 5.000000e-01, float %neg150)
  store float %255, ptr %v89, align 4
  %256 = load float, ptr %v80, align 4
  %257 = load float, ptr %v82, align 4
  %258 = call float @llvm.fmuladd.f32(float %256, float 5.000000e-01, float %257)
  store float %258, ptr %v90, align 4
  %259 = load float, ptr %v83, align 4
  %mul152 = fmul float %259, 5.000000e-01
  %260 = load float, ptr %v79, align 4
  %mul153 = fmul float %mul152, %260
  store float %mul153, ptr %v91, align 4
  %261 = load float, ptr %v87, align 4
  %mul154 = fmul float %261, 5.000000e-01
  %262 = load float, ptr %v81, align 4
  %mul155 = fmul float %mul154, %262
  store float %mul155, ptr %v92, align 4
  %263 = load float, ptr %v87, align 4
  %mul156 = fmul float %263, 5.000000e-01
  %264 = load float, ptr %v89, align 4
  %mul157 = fmul float %mul156, %264
  store float %mul157, ptr %v93, align 4
  %265 = load float, ptr %v85, align 4
  %266 = load float, ptr %v85, align 4
  %neg159 = fneg float %266
  %267 = call float @llvm.fmuladd.f32(float %265, float 5.000000e-01, float %neg159)
  store float %267, ptr %v94, align 4
  %268 = load float, ptr %v88, align 4
  %mul160 = fmul float %268, 5.000000e-01
  %269 = load float, ptr %v83, align 4
  %mul161 = fmul float %mul160, %269
  store float %mul161, ptr %v95, align 4
  %270 = load float, ptr %v95, align 4
  %271 = load float, ptr %v88, align 4
  %272 = call float @llvm.fmuladd.f32(float %270, float 5.000000e-01, float %271)
  store float %272, ptr %v96, align 4
  %273 = load float, ptr %v93, align 4
  %mul163 = fmul float %273, 5.000000e-01
  %274 = load float, ptr %v95, align 4
  %mul164 = fmul float %mul163, %274
  store float %mul164, ptr %v97, align 4
  %275 = load float, ptr %v90, align 4
  %276 = load float, ptr %v86, align 4
  %277 = call float @llvm.fmuladd.f32(float %275, float 5.000000e-01, float %276)
  store float %277, ptr %v98, align 4
  %278 = load float, ptr %v94, align 4
  %279 = load float, ptr %v87, align 4
  %neg167 = fneg float %279
  %280 = call float @llvm.fmuladd.f32(float %278, float 5.000000e-01, float %neg167)
  store float %280, ptr %v99, align 4
  %281 = load float, ptr %v93, align 4
  %282 = load float, ptr %v96, align 4
  %neg169 = fneg float %282
  %283 = call float @llvm.fmuladd.f32(float %281, float 5.000000e-01, float %neg169)
  store float %283, ptr %v100, align 4
  %284 = load float, ptr %v91, align 4
  %285 = load float, ptr %v89, align 4
  %neg171 = fneg float %285
  %286 = call float @llvm.fmuladd.f32(float %284, float 5.000000e-01, float %neg171)
  store float %286, ptr %v101, align 4
  %287 = load float, ptr %v91, align 4
  %288 = load float, ptr %v97, align 4
  %289 = call float @llvm.fmuladd.f32(float %287, float 5.000000e-01, float %288)
  store float %289, ptr %v102, align 4
  %290 = load float, ptr %v99, align 4
  %291 = load float, ptr %v91, align 4
  %292 = call float @llvm.fmuladd.f32(float %290, float 5.000000e-01, float %291)
  store float %292, ptr %v103, align 4
  %293 = load float, ptr %v98, align 4
  %294 = load float, ptr %v101, align 4
  %neg175 = fneg float %294
  %295 = call float @llvm.fmuladd.f32(float %293, float 5.000000e-01, float %neg175)
  store float %295, ptr %v104, align 4
  %296 = load float, ptr %v97, align 4
  %mul176 = fmul float %296, 5.000000e-01
  %297 = load float, ptr %v103, align 4
  %mul177 = fmul float %mul176, %297
  store float %mul177, ptr %v105, align 4
  %298 = load float, ptr %v100, align 4
  %299 = load float, ptr %v99, align 4
  %300 = call float @llvm.fmuladd.f32(float %298, float 5.000000e-01, float %299)
  store float %300, ptr %v106, align 4
  %301 = load float, ptr %v99, align 4
  %302 = load float, ptr %v106, align 4
  %303 = call float @llvm.fmuladd.f32(float %301, float 5.000000e-01, float %302)
  store float %303, ptr %v107, align 4
  %304 = load float, ptr %v107, align 4
  %mul180 = fmul float %304, 5.000000e-01
  %305 = load float, ptr %v104, align 4
  %mul181 = fmul float %mul180, %305
  store float %mul181, ptr %v108, align 4
  %306 = load float, ptr %v105, align 4
  %307 = load float, ptr %v106, align 4
  %308 = call float @llvm.fmuladd.f32(float %306, float 5.000000e-01, float %307)
  store float %308, ptr %v109, align 4
  %309 = load float, ptr %v100, align 4
  %310 = load float, ptr %v108, align 4
  %311 = call float @llvm.fmuladd.f32(float %309, float 5.000000e-01, float %310)
  store float %311, ptr %v110, align 4
  %312 = load float, ptr %v105, align 4
  %mul184 = fmul float %312, 5.000000e-01
  %313 = load float, ptr %v106, align 4
  %mul185 = fmul float %mul184, %313
  store float %mul185, ptr %v111, align 4
  %314 = load float, ptr %v103, align 4
  %315 = load float, ptr %v107, align 4
  %316 = call float @llvm.fmuladd.f32(float %314, float 5.000000e-01, float %315)
  store float %316, ptr %v112, align 4
  %317 = load float, ptr %v108, align 4
  %mul187 = fmul float %317, 5.000000e-01
  %318 = load float, ptr %v102, align 4
  %mul188 = fmul float %mul187, %318
  store float %mul188, ptr %v113, align 4
  %319 = load float, ptr %v113, align 4
  %320 = load float, ptr %v113, align 4
  %neg190 = fneg float %320
  %321 = call float @llvm.fmuladd.f32(float %319, float 5.000000e-01, float %neg190)
  store float %321, ptr %v114, align 4
  %322 = load float, ptr %v104, align 4
  %323 = load float, ptr %v107, align 4
  %324 = call float @llvm.fmuladd.f32(float %322, float 5.000000e-01, float %323)
  store float %324, ptr %v115, align 4
  %325 = load float, ptr %v111, align 4
  %326 = load float, ptr %v111, align 4
  %327 = call float @llvm.fmuladd.f32(float %325, float 5.000000e-01, float %326)
  store float %327, ptr %v116, align 4
  %328 = load float, ptr %v112, align 4
  %329 = load float, ptr %v115, align 4
  %330 = call float @llvm.fmuladd.f32(float %328, float 5.000000e-01, float %329)
  store float %330, ptr %v117, align 4
  %331 = load float, ptr %v111, align 4
  %mul194 = fmul float %331, 5.000000e-01
  %332 = load float, ptr %v110, align 4
  %mul195 = fmul float %mul194, %332
  store float %mul195, ptr %v118, align 4
  %333 = load float, ptr %v116, align 4
  %334 = load float, ptr %v109, align 4
  %neg197 = fneg float %334
  %335 = call float @llvm.fmuladd.f32(float %333, float 5.000000e-01, float %neg197)
  store float %335, ptr %v119, align 4
  %336 = load float, ptr %v112, align 4
  %mul198 = fmul float %336, 5.000000e-01
  %337 = load float, ptr %v118, align 4
  %mul199 = fmul float %mul198, %337
  store float %mul199, ptr %v120, align 4
  %338 = load float, ptr %v120, align 4
  %339 = load float, ptr %v117, align 4
  %neg201 = fneg float %339
  %340 = call float @llvm.fmuladd.f32(float %338, float 5.000000e-01, float %neg201)
  store float %340, ptr %v121, align 4
  %341 = load float, ptr %v117, align 4
  %342 = load float, ptr %v117, align 4
  %neg203 = fneg float %342
  %343 = call float @llvm.fmuladd.f32(float %341, float 5.000000e-01, float %neg203)
  store float %343, ptr %v122, align 4
  %344 = load float, ptr %v111, align 4
  %345 = load float, ptr %v115, align 4
  %346 = call float @llvm.fmuladd.f32(float %344, float 5.000000e-01, float %345)
  store float %346, ptr %v123, align 4
  %347 = load float, ptr %v120, align 4
  %348 = load float, ptr %v119, align 4
  %349 = call float @llvm.fmuladd.f32(float %347, float 5.000000e-01, float %348)
  store float %349, ptr %v124, align 4
  %350 = load float, ptr %v114, align 4
  %351 = load float, ptr %v115, align 4
  %neg207 = fneg float %351
  %352 = call float @llvm.fmuladd.f32(float %350, float 5.000000e-01, float %neg207)
  store float %352, ptr %v125, align 4
  %353 = load float, ptr %v124, align 4
  %354 = load float, ptr %v122, align 4
  %355 = call float @llvm.fmuladd.f32(float %353, float 5.000000e-01, float %354)
  store float %355, ptr %v126, align 4
  %356 = load float, ptr %v118, align 4
  %357 = load float, ptr %v122, align 4
  %neg210 = fneg float %357
  %358 = call float @llvm.fmuladd.f32(float %356, float 5.000000e-01, float %neg210)
  store float %358, ptr %v127, align 4
  %359 = load float, ptr %v116, align 4
  %360 = load float, ptr %v123, align 4
  %neg212 = fneg float %360
  %361 = call float @llvm.fmuladd.f32(float %359, float 5.000000e-01, float %neg212)
  store float %361, ptr %v128, align 4
  %362 = load float, ptr %v119, align 4
  %363 = load float, ptr %v123, align 4
  %neg214 = fneg float %363
  %364 = call float @llvm.fmuladd.f32(float %362, float 5.000000e-01, float %neg214)
  store float %364, ptr %v129, align 4
  %365 = load float, ptr %v123, align 4
  %366 = load float, ptr %v118, align 4
  %neg216 = fneg float %366
  %367 = call float @llvm.fmuladd.f32(float %365, float 5.000000e-01, float %neg216)
  store float %367, ptr %v130, align 4
  %368 = load float, ptr %v125, align 4
  %mul217 = fmul float %368, 5.000000e-01
  %369 = load float, ptr %v120, align 4
  %mul218 = fmul float %mul217, %369
  store float %mul218, ptr %v131, align 4
  %370 = load float, ptr %v125, align 4
  %371 = load float, ptr %v121, align 4
  %neg220 = fneg float %371
  %372 = call float @llvm.fmuladd.f32(float %370, float 5.000000e-01, float %neg220)
  store float %372, ptr %v132, align 4
  %373 = load float, ptr %v126, align 4
  %374 = load float, ptr %v127, align 4
  %375 = call float @llvm.fmuladd.f32(float %373, float 5.000000e-01, float %374)
  store float %375, ptr %v133, align 4
  %376 = load float, ptr %v122, align 4
  %mul222 = fmul float %376, 5.000000e-01
  %377 = load float, ptr %v132, align 4
  %mul223 = fmul float %mul222, %377
  store float %mul223, ptr %v134, align 4
  %378 = load float, ptr %v127, align 4
  %379 = load float, ptr %v129, align 4
  %380 = call float @llvm.fmuladd.f32(float %378, float 5.000000e-01, float %379)
  store float %380, ptr %v135, align 4
  %381 = load float, ptr %v124, align 4
  %mul225 = fmul float %381, 5.000000e-01
  %382 = load float, ptr %v134, align 4
  %mul226 = fmul float %mul225, %382
  store float %mul226, ptr %v136, align 4
  %383 = load float, ptr %v133, align 4
  %mul227 = fmul float %383, 5.000000e-01
  %384 = load float, ptr %v128, align 4
  %mul228 = fmul float %mul227, %384
  store float %mul228, ptr %v137, align 4
  %385 = load float, ptr %v135, align 4
  %386 = load float, ptr %v128, align 4
  %neg230 = fneg float %386
  %387 = call float @llvm.fmuladd.f32(float %385, float 5.000000e-01, float %neg230)
  store float %387, ptr %v138, align 4
  %388 = load float, ptr %v129, align 4
  %389 = load float, ptr %v129, align 4
  %neg232 = fneg float %389
  %390 = call float @llvm.fmuladd.f32(float %388, float 5.000000e-01, float %neg232)
  store float %390, ptr %v139, align 4
  %391 = load float, ptr %v132, align 4
  %392 = load float, ptr %v132, align 4
  %neg234 = fneg float %392
  %393 = call float @llvm.fmuladd.f32(float %391, float 5.000000e-01, float %neg234)
  store float %393, ptr %v140, align 4
  %394 = load float, ptr %v133, align 4
  %395 = load float, ptr %v136, align 4
  %396 = call float @llvm.fmuladd.f32(float %394, float 5.000000e-01, float %395)
  store float %396, ptr %v141, align 4
  %397 = load float, ptr %v132, align 4
  %mul236 = fmul float %397, 5.000000e-01
  %398 = load float, ptr %v140, align 4
  %mul237 = fmul float %mul236, %398
  store float %mul237, ptr %v142, align 4
  %399 = load float, ptr %v134, align 4
  %400 = load float, ptr %v138, align 4
  %neg239 = fneg float %400
  %401 = call float @llvm.fmuladd.f32(float %399, float 5.000000e-01, float %neg239)
  store float %401, ptr %v143, align 4
  %402 = load float, ptr %v138, align 4
  %403 = load float, ptr %v134, align 4
  %404 = call float @llvm.fmuladd.f32(float %402, float 5.000000e-01, float %403)
  store float %404, ptr %v144, align 4
  %405 = load float, ptr %v141, align 4
  %406 = load float, ptr %v134, align 4
  %407 = call float @llvm.fmuladd.f32(float %405, float 5.000000e-01, float %406)
  store float %407, ptr %v145, align 4
  %408 = load float, ptr %v139, align 4
  %mul242 = fmul float %408, 5.000000e-01
  %409 = load float, ptr %v138, align 4
  %mul243 = fmul float %mul242, %409
  store float %mul243, ptr %v146, align 4
  %410 = load float, ptr %v141, align 4
  %411 = load float, ptr %v141, align 4
  %neg245 = fneg float %411
  %412 = call float @llvm.fmuladd.f32(float %410, float 5.000000e-01, float %neg245)
  store float %412, ptr %v147, align 4
  %413 = load float, ptr %v136, align 4
  %mul246 = fmul float %413, 5.000000e-01
  %414 = load float, ptr %v143, align 4
  %mul247 = fmul float %mul246, %414
  store float %mul247, ptr %v148, align 4
  %415 = load float, ptr %v142, align 4
  %416 = load float, ptr %v139, align 4
  %417 = call float @llvm.fmuladd.f32(float %415, float 5.000000e-01, float %416)
  store float %417, ptr %v149, align 4
  %418 = load float, ptr %v144, align 4
  %419 = load float, ptr %v144, align 4
  %neg250 = fneg float %419
  %420 = call float @llvm.fmuladd.f32(float %418, float 5.000000e-01, float %neg250)
  store float %420, ptr %v150, align 4
  %421 = load float, ptr %v141, align 4
  %mul251 = fmul float %421, 5.000000e-01
  %422 = load float, ptr %v139, align 4
  %mul252 = fmul float %mul251, %422
  store float %mul252, ptr %v151, align 4
  %423 = load float, ptr %v147, align 4
  %424 = load float, ptr %v149, align 4
  %neg254 = fneg float %424
  %425 = call float @llvm.fmuladd.f32(float %423, float 5.000000e-01, float %neg254)
  store float %425, ptr %v152, align 4
  %426 = load float, ptr %v149, align 4
  %427 = load float, ptr %v148, align 4
  %428 = call float @llvm.fmuladd.f32(float %426, float 5.000000e-01, float %427)
  store float %428, ptr %v153, align 4
  %429 = load float, ptr %v144, align 4
  %mul256 = fmul float %429, 5.000000e-01
  %430 = load float, ptr %v144, align 4
  %mul257 = fmul float %mul256, %430
  store float %mul257, ptr %v154, align 4
  %431 = load float, ptr %v154, align 4
  %432 = load float, ptr %v153, align 4
  %433 = call float @llvm.fmuladd.f32(float %431, float 5.000000e-01, float %432)
  store float %433, ptr %v155, align 4
  %434 = load float, ptr %v153, align 4
  %435 = load float, ptr %v144, align 4
  %436 = call float @llvm.fmuladd.f32(float %434, float 5.000000e-01, float %435)
  store float %436, ptr %v156, align 4
  %437 = load float, ptr %v153, align 4
  %mul260 = fmul float %437, 5.000000e-01
  %438 = load float, ptr %v155, align 4
  %mul261 = fmul float %mul260, %438
  store float %mul261, ptr %v157, align 4
  %439 = load float, ptr %v147, align 4
  %440 = load float, ptr %v147, align 4
  %neg263 = fneg float %440
  %441 = call float @llvm.fmuladd.f32(float %439, float 5.000000e-01, float %neg263)
  store float %441, ptr %v158, align 4
  %442 = load float, ptr %v151, align 4
  %mul264 = fmul float %442, 5.000000e-01
  %443 = load float, ptr %v150, align 4
  %mul265 = fmul float %mul264, %443
  store float %mul265, ptr %v159, align 4
  %444 = load float, ptr %v152, align 4
  %445 = load float, ptr %v155, align 4
  %neg267 = fneg float %445
  %446 = call float @llvm.fmuladd.f32(float %444, float 5.000000e-01, float %neg267)
  store float %446, ptr %v160, align 4
  %447 = load float, ptr %v157, align 4
  %448 = load float, ptr %v152, align 4
  %neg269 = fneg float %448
  %449 = call float @llvm.fmuladd.f32(float %447, float 5.000000e-01, float %neg269)
  store float %449, ptr %v161, align 4
  %450 = load float, ptr %v161, align 4
  %451 = load float, ptr %v160, align 4
  %452 = call float @llvm.fmuladd.f32(float %450, float 5.000000e-01, float %451)
  store float %452, ptr %v162, align 4
  %453 = load float, ptr %v158, align 4
  %454 = load float, ptr %v161, align 4
  %neg272 = fneg float %454
  %455 = call float @llvm.fmuladd.f32(float %453, float 5.000000e-01, float %neg272)
  store float %455, ptr %v163, align 4
  %456 = load float, ptr %v155, align 4
  %457 = load float, ptr %v162, align 4
  %neg274 = fneg float %457
  %458 = call float @llvm.fmuladd.f32(float %456, float 5.000000e-01, float %neg274)
  store float %458, ptr %v164, align 4
  %459 = load float, ptr %v158, align 4
  %460 = load float, ptr %v164, align 4
  %neg276 = fneg float %460
  %461 = call float @llvm.fmuladd.f32(float %459, float 5.000000e-01, float %neg276)
  store float %461, ptr %v165, align 4
  %462 = load float, ptr %v157, align 4
  %mul277 = fmul float %462, 5.000000e-01
  %463 = load float, ptr %v154, align 4
  %mul278 = fmul float %mul277, %463
  store float %mul278, ptr %v166, align 4
  %464 = load float, ptr %v163, align 4
  %465 = load float, ptr %v156, align 4
  %neg280 = fneg float %465
  %466 = call float @llvm.fmuladd.f32(float %464, float 5.000000e-01, float %neg280)
  store float %466, ptr %v167, align 4
  %467 = load float, ptr %v163, align 4
  %468 = load float, ptr %v159, align 4
  %neg282 = fneg float %468
  %469 = call float @llvm.fmuladd.f32(float %467, float 5.000000e-01, float %neg282)
  store float %469, ptr %v168, align 4
  %470 = load float, ptr %v158, align 4
  %471 = load float, ptr %v166, align 4
  %472 = call float @llvm.fmuladd.f32(float %470, float 5.000000e-01, float %471)
  store float %472, ptr %v169, align 4
  %473 = load float, ptr %v165, align 4
  %474 = load float, ptr %v164, align 4
  %neg285 = fneg float %474
  %475 = call float @llvm.fmuladd.f32(float %473, float 5.000000e-01, float %neg285)
  store float %475, ptr %v170, align 4
  %476 = load float, ptr %v159, align 4
  %477 = load float, ptr %v162, align 4
  %neg287 = fneg float %477
  %478 = call float @llvm.fmuladd.f32(float %476, float 5.000000e-01, float %neg287)
  store float %478, ptr %v171, align 4
  %479 = load float, ptr %v160, align 4
  %480 = load float, ptr %v162, align 4
  %neg289 = fneg float %480
  %481 = call float @llvm.fmuladd.f32(float %479, float 5.000000e-01, float %neg289)
  store float %481, ptr %v172, align 4
  %482 = load float, ptr %v172, align 4
  %483 = load float, ptr %v166, align 4
  %484 = call float @llvm.fmuladd.f32(float %482, float 5.000000e-01, float %483)
  store float %484, ptr %v173, align 4
  %485 = load float, ptr %v164, align 4
  %486 = load float, ptr %v172, align 4
  %487 = call float @llvm.fmuladd.f32(float %485, float 5.000000e-01, float %486)
  store float %487, ptr %v174, align 4
  %488 = load float, ptr %v174, align 4
  %489 = load float, ptr %v169, align 4
  %neg293 = fneg float %489
  %490 = call float @llvm.fmuladd.f32(float %488, float 5.000000e-01, float %neg293)
  store float %490, ptr %v175, align 4
  %491 = load float, ptr %v171, align 4
  %492 = load float, ptr %v166, align 4
  %neg295 = fneg float %492
  %493 = call float @llvm.fmuladd.f32(float %491, float 5.000000e-01, float %neg295)
  store float %493, ptr %v176, align 4
  %494 = load float, ptr %v166, align 4
  %495 = load float, ptr %v170, align 4
  %neg297 = fneg float %495
  %496 = call float @llvm.fmuladd.f32(float %494, float 5.000000e-01, float %neg297)
  store float %496, ptr %v177, align 4
  %497 = load float, ptr %v171, align 4
  %mul298 = fmul float %497, 5.000000e-01
  %498 = load float, ptr %v170, align 4
  %mul299 = fmul float %mul298, %498
  store float %mul299, ptr %v178, align 4
  %499 = load float, ptr %v172, align 4
  %500 = load float, ptr %v175, align 4
  %501 = call float @llvm.fmuladd.f32(float %499, float 5.000000e-01, float %500)
  store float %501, ptr %v179, align 4
  %502 = load float, ptr %v173, align 4
  %mul301 = fmul float %502, 5.000000e-01
  %503 = load float, ptr %v173, align 4
  %mul302 = fmul float %mul301, %503
  store float %mul302, ptr %v180, align 4
  %504 = load float, ptr %v175, align 4
  %505 = load float, ptr %v172, align 4
  %neg304 = fneg float %505
  %506 = call float @llvm.fmuladd.f32(float %504, float 5.000000e-01, float %neg304)
  store float %506, ptr %v181, align 4
  %507 = load float, ptr %v171, align 4
  %508 = load float, ptr %v170, align 4
  %509 = call float @llvm.fmuladd.f32(float %507, float 5.000000e-01, float %508)
  store float %509, ptr %v182, align 4
  %510 = load float, ptr %v180, align 4
  %511 = load float, ptr %v176, align 4
  %neg307 = fneg float %511
  %512 = call float @llvm.fmuladd.f32(float %510, float 5.000000e-01, float %neg307)
  store float %512, ptr %v183, align 4
  %513 = load float, ptr %v172, align 4
  %514 = load float, ptr %v176, align 4
  %neg309 = fneg float %514
  %515 = call float @llvm.fmuladd.f32(float %513, float 5.000000e-01, float %neg309)
  store float %515, ptr %v184, align 4
  %516 = load float, ptr %v177, align 4
  %517 = load float, ptr %v173, align 4
  %518 = call float @llvm.fmuladd.f32(float %516, float 5.000000e-01, float %517)
  store float %518, ptr %v185, align 4
  %519 = load float, ptr %v181, align 4
  %520 = load float, ptr %v185, align 4
  %neg312 = fneg float %520
  %521 = call float @llvm.fmuladd.f32(float %519, float 5.000000e-01, float %neg312)
  store float %521, ptr %v186, align 4
  %522 = load float, ptr %v182, align 4
  %523 = load float, ptr %v177, align 4
  %524 = call float @llvm.fmuladd.f32(float %522, float 5.000000e-01, float %523)
  store float %524, ptr %v187, align 4
  %525 = load float, ptr %v176, align 4
  %mul314 = fmul float %525, 5.000000e-01
  %526 = load float, ptr %v187, align 4
  %mul315 = fmul float %mul314, %526
  store float %mul315, ptr %v188, align 4
  %527 = load float, ptr %v182, align 4
  %mul316 = fmul float %527, 5.000000e-01
  %528 = load float, ptr %v184, align 4
  %mul317 = fmul float %mul316, %528
  store float %mul317, ptr %v189, align 4
  %529 = load float, ptr %v179, align 4
  %530 = load float, ptr %v186, align 4
  %531 = call float @llvm.fmuladd.f32(float %529, float 5.000000e-01, float %530)
  store float %531, ptr %v190, align 4
  %532 = load float, ptr %v189, align 4
  %mul319 = fmul float %532, 5.000000e-01
  %533 = load float, ptr %v179, align 4
  %mul320 = fmul float %mul319, %533
  store float %mul320, ptr %v191, align 4
  %534 = load float, ptr %v188, align 4
  %535 = load float, ptr %v185, align 4
  %536 = call float @llvm.fmuladd.f32(float %534, float 5.000000e-01, float %535)
  store float %536, ptr %v192, align 4
  %537 = load float, ptr %v185, align 4
  %538 = load float, ptr %v190, align 4
  %neg323 = fneg float %538
  %539 = call float @llvm.fmuladd.f32(float %537, float 5.000000e-01, float %neg323)
  store float %539, ptr %v193, align 4
  %540 = load float, ptr %v189, align 4
  %541 = load float, ptr %v193, align 4
  %542 = call float @llvm.fmuladd.f32(float %540, float 5.000000e-01, float %541)
  store float %542, ptr %v194, align 4
  %543 = load float, ptr %v189, align 4
  %mul325 = fmul float %543, 5.000000e-01
  %544 = load float, ptr %v190, align 4
  %mul326 = fmul float %mul325, %544
  store float %mul326, ptr %v195, align 4
  %545 = load float, ptr %v185, align 4
  %546 = load float, ptr %v188, align 4
  %neg328 = fneg float %546
  %547 = call float @llvm.fmuladd.f32(float %545, float 5.000000e-01, float %neg328)
  store float %547, ptr %v196, align 4
  %548 = load float, ptr %v190, align 4
  %549 = load float, ptr %v189, align 4
  %550 = call float @llvm.fmuladd.f32(float %548, float 5.000000e-01, float %549)
  store float %550, ptr %v197, align 4
  %551 = load float, ptr %v193, align 4
  %552 = load float, ptr %v189, align 4
  %553 = call float @llvm.fmuladd.f32(float %551, float 5.000000e-01, float %552)
  store float %553, ptr %v198, align 4
  %554 = load float, ptr %v191, align 4
  %555 = load float, ptr %v196, align 4
  %neg332 = fneg float %555
  %556 = call float @llvm.fmuladd.f32(float %554, float 5.000000e-01, float %neg332)
  store float %556, ptr %v199, align 4
  %557 = load float, ptr %v192, align 4
  %mul333 = fmul float %557, 5.000000e-01
  %558 = load float, ptr %v191, align 4
  %mul334 = fmul float %mul333, %558
  store float %mul334, ptr %v200, align 4
  %559 = load float, ptr %v190, align 4
  %560 = load float, ptr %v199, align 4
  %561 = call float @llvm.fmuladd.f32(float %559, float 5.000000e-01, float %560)
  store float %561, ptr %v201, align 4
  %562 = load float, ptr %v197, align 4
  %563 = load float, ptr %v193, align 4
  %neg337 = fneg float %563
  %564 = call float @llvm.fmuladd.f32(float %562, float 5.000000e-01, float %neg337)
  store float %564, ptr %v202, align 4
  %565 = load float, ptr %v194, align 4
  %566 = load float, ptr %v192, align 4
  %567 = call float @llvm.fmuladd.f32(float %565, float 5.000000e-01, float %566)
  store float %567, ptr %v203, align 4
  %568 = load float, ptr %v203, align 4
  %569 = load ptr, ptr %A.addr, align 8
  %y339 = getelementptr inbounds nuw %struct.args, ptr %569, i32 0, i32 2
  %570 = load ptr, ptr %y339, align 8
  %571 = load i64, ptr %i, align 8
  %arrayidx340 = getelementptr inbounds float, ptr %570, i64 %571
  store float %568, ptr %arrayidx340, align 4
  br label %for.inc

for.inc:
  %572 = load i64, ptr %i, align 8
  %inc = add nsw i64 %572, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %573 = load i32, ptr %retval, align 4
  ret i32 %573
}


declare float @llvm.fmuladd.f32(float, float, float)
