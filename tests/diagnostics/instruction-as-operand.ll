; error: 3:11: an instruction is not an operand
define i64 @f(i64 %a, i1 %c, i64* %p) {
  ret i64 add i64 %a, 1
}
