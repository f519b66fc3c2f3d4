; error: 9:11: %x
; note: 6: %x
define i64 @f(i1 %c) {
  br i1 %c, label %then, label %else
then:
  %x = add i64 1, 2
  ret i64 %x
else:
  ret i64 %x
}
