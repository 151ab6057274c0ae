; A global and a local function of the same names as in helper2.ll.
define i32 @helper(i32 %x) nounwind noinline {
  %r = add i32 %x, 1
  ret i32 %r
}
define internal i32 @inner(i32 %x) nounwind noinline {
  %r = mul i32 %x, 10
  ret i32 %r
}
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
  %x = load i32, ptr %a
  %y = call i32 @helper(i32 %x)
  %z = call i32 @inner(i32 %y)
  ret i32 %z
}
