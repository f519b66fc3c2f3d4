; The value must be there at the end of the block it comes from.
; error: 13:29: %y
; note: 8: %y
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  %y = add i64 1, 2
  br label %join
b:
  br label %join
join:
  %x = phi i64 [ 1, %a ], [ %y, %b ]
  ret i64 %x
}
