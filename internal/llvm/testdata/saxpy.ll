%struct.chunk = type { i64, i64 }
%struct.args = type { float, ptr, i64, ptr, i64 }

define i32 @spelt_task(ptr noalias %A, ptr noalias %c) nounwind {
entry:
  %retval = alloca i32, align 4
  %A.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %lo = alloca i64, align 8
  %hi = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %i = alloca i64, align 8
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
  %4 = load i64, ptr %hi, align 8
  %5 = load ptr, ptr %A.addr, align 8
  %nx = getelementptr inbounds nuw %struct.args, ptr %5, i32 0, i32 2
  %6 = load i64, ptr %nx, align 8
  %cmp = icmp sgt i64 %4, %6
  br i1 %cmp, label %if.then, label %lor.lhs.false

lor.lhs.false:
  %7 = load i64, ptr %hi, align 8
  %8 = load ptr, ptr %A.addr, align 8
  %ny = getelementptr inbounds nuw %struct.args, ptr %8, i32 0, i32 4
  %9 = load i64, ptr %ny, align 8
  %cmp3 = icmp sgt i64 %7, %9
  br i1 %cmp3, label %if.then, label %lor.lhs.false4

lor.lhs.false4:
  %10 = load i64, ptr %lo, align 8
  %cmp5 = icmp slt i64 %10, 0
  br i1 %cmp5, label %if.then, label %if.end

if.then:
  store i32 1, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end:
  %11 = load i64, ptr %lo, align 8
  store i64 %11, ptr %i, align 8
  br label %for.cond

for.cond:
  %12 = load i64, ptr %i, align 8
  %13 = load i64, ptr %hi, align 8
  %cmp6 = icmp slt i64 %12, %13
  br i1 %cmp6, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %for.end

for.body:
  %14 = load ptr, ptr %A.addr, align 8
  %a = getelementptr inbounds nuw %struct.args, ptr %14, i32 0, i32 0
  %15 = load float, ptr %a, align 8
  %16 = load ptr, ptr %A.addr, align 8
  %x = getelementptr inbounds nuw %struct.args, ptr %16, i32 0, i32 1
  %17 = load ptr, ptr %x, align 8
  %18 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds float, ptr %17, i64 %18
  %19 = load float, ptr %arrayidx, align 4
  %20 = load ptr, ptr %A.addr, align 8
  %y = getelementptr inbounds nuw %struct.args, ptr %20, i32 0, i32 3
  %21 = load ptr, ptr %y, align 8
  %22 = load i64, ptr %i, align 8
  %arrayidx7 = getelementptr inbounds float, ptr %21, i64 %22
  %23 = load float, ptr %arrayidx7, align 4
  %24 = call float @llvm.fmuladd.f32(float %15, float %19, float %23)
  %25 = load ptr, ptr %A.addr, align 8
  %y8 = getelementptr inbounds nuw %struct.args, ptr %25, i32 0, i32 3
  %26 = load ptr, ptr %y8, align 8
  %27 = load i64, ptr %i, align 8
  %arrayidx9 = getelementptr inbounds float, ptr %26, i64 %27
  store float %24, ptr %arrayidx9, align 4
  br label %for.inc

for.inc:
  %28 = load i64, ptr %i, align 8
  %inc = add nsw i64 %28, 1
  store i64 %inc, ptr %i, align 8
  br label %for.cond

for.end:
  store i32 0, ptr %retval, align 4
  store i32 1, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:
  %29 = load i32, ptr %retval, align 4
  ret i32 %29
}


declare float @llvm.fmuladd.f32(float, float, float)
