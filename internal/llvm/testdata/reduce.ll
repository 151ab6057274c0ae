%struct.chunk = type { i64, i64 }
%struct.args = type { ptr, i64, ptr, i64, ptr, ptr }

define i32 @spelt_task(ptr noalias %A, ptr noalias %c) nounwind {
entry:
  %retval = alloca i32, align 4
  %A.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %s = alloca i64, align 8
  %m = alloca float, align 4
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i64, align 8
  store ptr %A, ptr %A.addr, align 8
  store ptr %c, ptr %c.addr, align 8
  store i64 0, ptr %s, align 8
  store float 0xFFF0000000000000, ptr %m, align 4
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
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

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
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %for.end

for.body:
  %15 = load ptr, ptr %A.addr, align 8
  %x = getelementptr inbounds nuw %struct.args, ptr %15, i32 0, i32 0
  %16 = load ptr, ptr %x, align 8
  %17 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i32, ptr %16, i64 %17
  %18 = load i32, ptr %arrayidx, align 4
  %conv = sext i32 %18 to i64
  %19 = load i64, ptr %s, align 8
  %add = add nsw i64 %19, %conv
  store i64 %add, ptr %s, align 8
  %20 = load ptr, ptr %A.addr, align 8
  %y = getelementptr inbounds nuw %struct.args, ptr %20, i32 0, i32 2
  %21 = load ptr, ptr %y, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx8 = getelementptr inbounds float, ptr %21, i64 %22
  %23 = load float, ptr %arrayidx8, align 4
  %24 = load float, ptr %m, align 4
  %cmp9 = fcmp ogt float %23, %24
  br i1 %cmp9, label %if.then11, label %if.end14

if.then11:
  %25 = load ptr, ptr %A.addr, align 8
  %y12 = getelementptr inbounds nuw %struct.args, ptr %25, i32 0, i32 2
  %26 = load ptr, ptr %y12, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx13 = getelementptr inbounds float, ptr %26, i64 %27
  %28 = load float, ptr %arrayidx13, align 4
  store float %28, ptr %m, align 4
  br label %if.end14

if.end14:
  br label %for.inc

for.inc:
  %29 = load i64, ptr %i, align 8
  %inc = add nsw i64 %29, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  %30 = load i64, ptr %s, align 8
  %31 = load ptr, ptr %A.addr, align 8
  %sum = getelementptr inbounds nuw %struct.args, ptr %31, i32 0, i32 4
  %32 = load ptr, ptr %sum, align 8
  store i64 %30, ptr %32, align 8
  %33 = load float, ptr %m, align 4
  %34 = load ptr, ptr %A.addr, align 8
  %max = getelementptr inbounds nuw %struct.args, ptr %34, i32 0, i32 5
  %35 = load ptr, ptr %max, align 8
  store float %33, ptr %35, align 4
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:
  %36 = load i32, ptr %retval, align 4
  ret i32 %36
}
