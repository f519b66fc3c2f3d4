; error: 3:16: a character is written as its number
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = add i64 'a', 1
  ret i64 0
}
