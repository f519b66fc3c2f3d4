; A block without a label leaves its number to the label that has it, wherever that stands.
; exit: 42
define i64 @f(i1 %c) {
  br i1 %c, label %2, label %1
  ret i64 0
1:
  %3 = add i64 20, 1
  br label %4
  br label %1
2:
  ret i64 21
  %5 = add i64 1, 1
  ret i64 %5
4:
  ret i64 %3
}
define i64 @main() {
  %a = call i64 @f(i1 true)
  %b = call i64 @f(i1 false)
  %s = add i64 %a, %b
  ret i64 %s
}
