; Lends symbols to outside.ll, and has a helper of the same name as others.
@shared_value = constant i32 41
define i32 @helper(i32 %x) nounwind noinline {
  %r = add i32 %x, 1000
  ret i32 %r
}
define i32 @shared_function(i32 %x) nounwind noinline {
  %r = call i32 @helper(i32 %x)
  ret i32 %r
}
