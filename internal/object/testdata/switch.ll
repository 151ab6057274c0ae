; A jump table: constants that point into code.
define i32 @spelt_task(ptr noalias %a, ptr noalias %out) nounwind {
entry:
  %k = load i32, ptr %a
  %x = load i32, ptr %out
  switch i32 %k, label %other [
    i32 0, label %c0
    i32 1, label %c1
    i32 2, label %c2
    i32 3, label %c3
    i32 4, label %c4
    i32 5, label %c5
  ]
c0:
  %r0 = add i32 %x, 17
  br label %end
c1:
  %r1 = mul i32 %x, 3
  br label %end
c2:
  %r2 = sub i32 7, %x
  br label %end
c3:
  %r3 = xor i32 %x, 255
  br label %end
c4:
  %r4 = shl i32 %x, 5
  br label %end
c5:
  %r5 = udiv i32 %x, 3
  br label %end
other:
  br label %end
end:
  %r = phi i32 [ %r0, %c0 ], [ %r1, %c1 ], [ %r2, %c2 ], [ %r3, %c3 ], [ %r4, %c4 ], [ %r5, %c5 ], [ -1, %other ]
  ret i32 %r
}
