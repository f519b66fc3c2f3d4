; Both operands constant: folded or not, the answer is the same.
; exit: 1
define i64 @main() {
  %c = icmp sgt i64 9223372036854775807, -9223372036854775808
  br i1 %c, label %a, label %b
a:
  ret i64 1
b:
  ret i64 0
}
