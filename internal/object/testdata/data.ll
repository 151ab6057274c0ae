; Writable data, zeroes, and constants that need relocation. Returns counter, counts it up, and stores through a table.
@counter = internal global i32 7
@zeroes = internal global [1000 x i32] zeroinitializer
@table = internal constant [2 x ptr] [ptr @counter, ptr @zeroes]
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
  %k = load i64, ptr %a
  %slot = getelementptr [2 x ptr], ptr @table, i64 0, i64 %k
  %p = load ptr, ptr %slot
  %old = load volatile i32, ptr %p
  %new = add i32 %old, 1
  store volatile i32 %new, ptr %p
  ret i32 %old
}
