%struct.chunk = type { i64, i64 }
%struct.args = type { ptr, i64, i64, i64, i32 }

define i32 @spelt_task(ptr noalias %A, ptr noalias %c) nounwind {
entry:
  %retval = alloca i32, align 4
  %A.addr = alloca ptr, align 8
  %c.addr = alloca ptr, align 8
  %i = alloca i64, align 8
  %cleanup.dest.slot = alloca i32, align 4
  %cx = alloca float, align 4
  %cy = alloca float, align 4
  %x = alloca float, align 4
  %y = alloca float, align 4
  %k = alloca i32, align 4
  %xx = alloca float, align 4
  %yy = alloca float, align 4
  %t = alloca float, align 4
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
  %n = getelementptr inbounds nuw %struct.args, ptr %4, i32 0, i32 1
  %5 = load i64, ptr %n, align 8
  %cmp1 = icmp sgt i64 %3, %5
  br i1 %cmp1, label %if.then, label %if.end

if.then:
  store i32 1, ptr %retval, align 4
  br label %return

if.end:
  %6 = load ptr, ptr %c.addr, align 8
  %lo2 = getelementptr inbounds nuw %struct.chunk, ptr %6, i32 0, i32 0
  %7 = load i64, ptr %lo2, align 8
  store i64 %7, ptr %i, align 8
  br label %for.cond

for.cond:
  %8 = load i64, ptr %i, align 8
  %9 = load ptr, ptr %c.addr, align 8
  %hi3 = getelementptr inbounds nuw %struct.chunk, ptr %9, i32 0, i32 1
  %10 = load i64, ptr %hi3, align 8
  %cmp4 = icmp slt i64 %8, %10
  br i1 %cmp4, label %for.body, label %for.cond.cleanup

for.cond.cleanup:
  store i32 2, ptr %cleanup.dest.slot, align 4
  br label %for.end40

for.body:
  %11 = load i64, ptr %i, align 8
  %12 = load ptr, ptr %A.addr, align 8
  %w = getelementptr inbounds nuw %struct.args, ptr %12, i32 0, i32 2
  %13 = load i64, ptr %w, align 8
  %rem = srem i64 %11, %13
  %conv = sitofp i64 %rem to float
  %mul = fmul float 3.000000e+00, %conv
  %14 = load ptr, ptr %A.addr, align 8
  %w5 = getelementptr inbounds nuw %struct.args, ptr %14, i32 0, i32 2
  %15 = load i64, ptr %w5, align 8
  %conv6 = sitofp i64 %15 to float
  %div = fdiv float %mul, %conv6
  %add = fadd float -2.000000e+00, %div
  store float %add, ptr %cx, align 4
  %16 = load i64, ptr %i, align 8
  %17 = load ptr, ptr %A.addr, align 8
  %w7 = getelementptr inbounds nuw %struct.args, ptr %17, i32 0, i32 2
  %18 = load i64, ptr %w7, align 8
  %div8 = sdiv i64 %16, %18
  %conv9 = sitofp i64 %div8 to float
  %mul10 = fmul float 2.000000e+00, %conv9
  %19 = load ptr, ptr %A.addr, align 8
  %h = getelementptr inbounds nuw %struct.args, ptr %19, i32 0, i32 3
  %20 = load i64, ptr %h, align 8
  %conv11 = sitofp i64 %20 to float
  %div12 = fdiv float %mul10, %conv11
  %add13 = fadd float -1.000000e+00, %div12
  store float %add13, ptr %cy, align 4
  store float 0.000000e+00, ptr %x, align 4
  store float 0.000000e+00, ptr %y, align 4
  store i32 0, ptr %k, align 4
  br label %for.cond14

for.cond14:
  %21 = load i32, ptr %k, align 4
  %22 = load ptr, ptr %A.addr, align 8
  %limit = getelementptr inbounds nuw %struct.args, ptr %22, i32 0, i32 4
  %23 = load i32, ptr %limit, align 8
  %cmp15 = icmp slt i32 %21, %23
  br i1 %cmp15, label %for.body17, label %for.end

for.body17:
  %24 = load float, ptr %x, align 4
  %25 = load float, ptr %x, align 4
  %mul18 = fmul float %24, %25
  store float %mul18, ptr %xx, align 4
  %26 = load float, ptr %y, align 4
  %27 = load float, ptr %y, align 4
  %mul19 = fmul float %26, %27
  store float %mul19, ptr %yy, align 4
  %28 = load float, ptr %xx, align 4
  %29 = load float, ptr %yy, align 4
  %add20 = fadd float %28, %29
  %cmp21 = fcmp ogt float %add20, 4.000000e+00
  br i1 %cmp21, label %if.then23, label %if.end24

if.then23:
  store i32 5, ptr %cleanup.dest.slot, align 4
  br label %cleanup

if.end24:
  %30 = load float, ptr %xx, align 4
  %31 = load float, ptr %yy, align 4
  %sub = fsub float %30, %31
  %32 = load float, ptr %cx, align 4
  %add25 = fadd float %sub, %32
  store float %add25, ptr %t, align 4
  %33 = load float, ptr %x, align 4
  %mul26 = fmul float 2.000000e+00, %33
  %34 = load float, ptr %y, align 4
  %35 = load float, ptr %cy, align 4
  %36 = call float @llvm.fmuladd.f32(float %mul26, float %34, float %35)
  store float %36, ptr %y, align 4
  %37 = load float, ptr %t, align 4
  store float %37, ptr %x, align 4
  store i32 0, ptr %cleanup.dest.slot, align 4
  br label %cleanup

cleanup:
  %cleanup.dest = load i32, ptr %cleanup.dest.slot, align 4
  switch i32 %cleanup.dest, label %unreachable [
    i32 0, label %cleanup.cont
    i32 5, label %for.end
  ]

cleanup.cont:
  br label %for.inc

for.inc:
  %38 = load i32, ptr %k, align 4
  %inc = add nsw i32 %38, 1
  store i32 %inc, ptr %k, align 4
  br label %for.cond14

for.end:
  %39 = load i32, ptr %k, align 4
  %40 = load ptr, ptr %A.addr, align 8
  %limit29 = getelementptr inbounds nuw %struct.args, ptr %40, i32 0, i32 4
  %41 = load i32, ptr %limit29, align 8
  %cmp30 = icmp eq i32 %39, %41
  br i1 %cmp30, label %if.then32, label %if.else

if.then32:
  %42 = load ptr, ptr %A.addr, align 8
  %out = getelementptr inbounds nuw %struct.args, ptr %42, i32 0, i32 0
  %43 = load ptr, ptr %out, align 8
  %44 = load i64, ptr %i, align 8
  %arrayidx = getelementptr inbounds i32, ptr %43, i64 %44
  store i32 0, ptr %arrayidx, align 4
  br label %if.end36

if.else:
  %45 = load i32, ptr %k, align 4
  %add33 = add nsw i32 %45, 1
  %46 = load ptr, ptr %A.addr, align 8
  %out34 = getelementptr inbounds nuw %struct.args, ptr %46, i32 0, i32 0
  %47 = load ptr, ptr %out34, align 8
  %48 = load i64, ptr %i, align 8
  %arrayidx35 = getelementptr inbounds i32, ptr %47, i64 %48
  store i32 %add33, ptr %arrayidx35, align 4
  br label %if.end36

if.end36:
  br label %for.inc37

for.inc37:
  %49 = load i64, ptr %i, align 8
  %inc38 = add nsw i64 %49, 1
  store i64 %inc38, ptr %i, align 8
  br label %for.cond

for.end40:
  store i32 0, ptr %retval, align 4
  br label %return

return:
  %50 = load i32, ptr %retval, align 4
  ret i32 %50

unreachable:
  unreachable
}


declare float @llvm.fmuladd.f32(float, float, float)
