%struct.chunk = type { i64, i64 }
%struct.args = type { ptr, i64, ptr, i64, i64 }

define i32 @spelt_task(ptr noalias %A, ptr noalias %c) nounwind {
entry:
  %retval = alloca i32, align 4
  %A.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %lo = alloca i64, align 8
  %hi = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i64, align 8
  %j = alloca i64, align 8
  store ptr %A, ptr %A.addr, align 8
  store ptr %c, ptr %c.addr, align 8
  %0 = load ptr, ptr %c.addr, align 8
  %lo1 = getelementptr inbounds nuw %struct.chunk, ptr %0, i32 0, i32 0
  %1 = load i64, ptr %lo1, align 8
  store i64 %1, ptr %lo, align 8
  %2 = load ptr, ptr %c.addr, align 8
  %hi2 = getelementptr inbounds nuw %struct.chunk, ptr %2, i32 0, i32 1
  %3 = load i64, ptr %hi2, align 8
  store i64 %3, ptr %hi, align 8
  %4 = load i64, ptr %lo, align 8
  %cmp = icmp slt i64 %4, 1
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %5 = load i64, ptr %hi, align 8
  %add = add nsw i64 %5, 1
  %6 = load ptr, ptr %A.addr, align 8
  %w = getelementptr inbounds nuw %struct.args, ptr %6, i32 0, i32 4
  %7 = load i64, ptr %w, align 8
  %mul = mul nsw i64 %add, %7
  %8 = load ptr, ptr %A.addr, align 8
  %nu = getelementptr inbounds nuw %struct.args, ptr %8, i32 0, i32 1
  %9 = load i64, ptr %nu, align 8
  %cmp3 = icmp sgt i64 %mul, %9
  br i1 %cmp3, label %if.then, label %lor.lhs.false4

lor.lhs.false4:
  %10 = load i64, ptr %hi, align 8
  %add5 = add nsw i64 %10, 1
  %11 = load ptr, ptr %A.addr, align 8
  %w6 = getelementptr inbounds nuw %struct.args, ptr %11, i32 0, i32 4
  %12 = load i64, ptr %w6, align 8
  %mul7 = mul nsw i64 %add5, %12
  %13 = load ptr, ptr %A.addr, align 8
  %nv = getelementptr inbounds nuw %struct.args, ptr %13, i32 0, i32 3
  %14 = load i64, ptr %nv, align 8
  %cmp8 = icmp sgt i64 %mul7, %14
  br i1 %cmp8, label %if.then, label %if.end

if.then:
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:
  %15 = load i64, ptr %lo, align 8
  store i64 %15, ptr %i, align 8
  br label %for.cond

for.cond:
  %16 = load i64, ptr %i, align 8
  %17 = load i64, ptr %hi, align 8
  %cmp9 = icmp slt i64 %16, %17
  br i1 %cmp9, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %for.end47

for.body:
  store i64 1, ptr %j, align 8
  br label %for.cond10

for.cond10:
  %18 = load i64, ptr %j, align 8
  %19 = load ptr, ptr %A.addr, align 8
  %w11 = getelementptr inbounds nuw %struct.args, ptr %19, i32 0, i32 4
  %20 = load i64, ptr %w11, align 8
  %sub = sub nsw i64 %20, 1
  %cmp12 = icmp slt i64 %18, %sub
  br i1 %cmp12, label %for.body14, label %for.cond.cleanup13

for.cond.cleanup13:
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %for.end

for.body14:
  %21 = load ptr, ptr %A.addr, align 8
  %u = getelementptr inbounds nuw %struct.args, ptr %21, i32 0, i32 0
  %22 = load ptr, ptr %u, align 8
  %23 = load i64, ptr %i, align 8
  %24 = load ptr, ptr %A.addr, align 8
  %w15 = getelementptr inbounds nuw %struct.args, ptr %24, i32 0, i32 4
  %25 = load i64, ptr %w15, align 8
  %mul16 = mul nsw i64 %23, %25
  %26 = load i64, ptr %j, align 8
  %add17 = add nsw i64 %mul16, %26
  %sub18 = sub nsw i64 %add17, 1
  %arrayidx = getelementptr inbounds float, ptr %22, i64 %sub18
  %27 = load float, ptr %arrayidx, align 4
  %28 = load ptr, ptr %A.addr, align 8
  %u19 = getelementptr inbounds nuw %struct.args, ptr %28, i32 0, i32 0
  %29 = load ptr, ptr %u19, align 8
  %30 = load i64, ptr %i, align 8
  %31 = load ptr, ptr %A.addr, align 8
  %w20 = getelementptr inbounds nuw %struct.args, ptr %31, i32 0, i32 4
  %32 = load i64, ptr %w20, align 8
  %mul21 = mul nsw i64 %30, %32
  %33 = load i64, ptr %j, align 8
  %add22 = add nsw i64 %mul21, %33
  %add23 = add nsw i64 %add22, 1
  %arrayidx24 = getelementptr inbounds float, ptr %29, i64 %add23
  %34 = load float, ptr %arrayidx24, align 4
  %add25 = fadd float %27, %34
  %35 = load ptr, ptr %A.addr, align 8
  %u26 = getelementptr inbounds nuw %struct.args, ptr %35, i32 0, i32 0
  %36 = load ptr, ptr %u26, align 8
  %37 = load i64, ptr %i, align 8
  %sub27 = sub nsw i64 %37, 1
  %38 = load ptr, ptr %A.addr, align 8
  %w28 = getelementptr inbounds nuw %struct.args, ptr %38, i32 0, i32 4
  %39 = load i64, ptr %w28, align 8
  %mul29 = mul nsw i64 %sub27, %39
  %40 = load i64, ptr %j, align 8
  %add30 = add nsw i64 %mul29, %40
  %arrayidx31 = getelementptr inbounds float, ptr %36, i64 %add30
  %41 = load float, ptr %arrayidx31, align 4
  %add32 = fadd float %add25, %41
  %42 = load ptr, ptr %A.addr, align 8
  %u33 = getelementptr inbounds nuw %struct.args, ptr %42, i32 0, i32 0
  %43 = load ptr, ptr %u33, align 8
  %44 = load i64, ptr %i, align 8
  %add34 = add nsw i64 %44, 1
  %45 = load ptr, ptr %A.addr, align 8
  %w35 = getelementptr inbounds nuw %struct.args, ptr %45, i32 0, i32 4
  %46 = load i64, ptr %w35, align 8
  %mul36 = mul nsw i64 %add34, %46
  %47 = load i64, ptr %j, align 8
  %add37 = add nsw i64 %mul36, %47
  %arrayidx38 = getelementptr inbounds float, ptr %43, i64 %add37
  %48 = load float, ptr %arrayidx38, align 4
  %add39 = fadd float %add32, %48
  %mul40 = fmul float 2.500000e-01, %add39
  %49 = load ptr, ptr %A.addr, align 8
  %v = getelementptr inbounds nuw %struct.args, ptr %49, i32 0, i32 2
  %50 = load ptr, ptr %v, align 8
  %51 = load i64, ptr %i, align 8
  %52 = load ptr, ptr %A.addr, align 8
  %w41 = getelementptr inbounds nuw %struct.args, ptr %52, i32 0, i32 4
  %53 = load i64, ptr %w41, align 8
  %mul42 = mul nsw i64 %51, %53
  %54 = load i64, ptr %j, align 8
  %add43 = add nsw i64 %mul42, %54
  %arrayidx44 = getelementptr inbounds float, ptr %50, i64 %add43
  store float %mul40, ptr %arrayidx44, align 4
  br label %for.inc

for.inc:
  %55 = load i64, ptr %j, align 8
  %inc = add nsw i64 %55, 1
  store i64 %inc, ptr %j, align 8
  br label %for.cond10

for.end:
  br label %for.inc45

for.inc45:
  %56 = load i64, ptr %i, align 8
  %inc46 = add nsw i64 %56, 1
  store i64 %inc46, ptr %i, align 8
  br label %for.cond

for.end47:
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:
  %57 = load i32, ptr %retval, align 4
  ret i32 %57
}
