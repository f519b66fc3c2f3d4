; One way to the use does not pass the definition.
; error: 10:11: %x
; note: 7: %x
define i64 @f(i1 %c) {
  br i1 %c, label %then, label %join
then:
  %x = add i64 1, 2
  br label %join
join:
  ret i64 %x
}
