; A call of the C library. The first word of the first argument is the length.
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
  %n = load i64, ptr %a
  %from = getelementptr i8, ptr %a, i64 8
  call void @llvm.memcpy.p0.p0.i64(ptr %out, ptr %from, i64 %n, i1 false)
  ret i32 0
}
