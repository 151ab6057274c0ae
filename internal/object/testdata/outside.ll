; Data of another object, by way of the global offset table, and a function of another object.
@shared_value = external global i32
declare i32 @shared_function(i32)
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
  %v = load i32, ptr @shared_value
  %r = call i32 @shared_function(i32 %v)
  ret i32 %r
}
