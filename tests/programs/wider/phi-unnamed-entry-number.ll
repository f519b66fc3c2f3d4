; The unnamed entry block takes the next number: %0 without parameters, %1 behind one numbered parameter.
; exit: 47
define i64 @f(i64 %0) {
  %2 = icmp slt i64 %0, 5
  br i1 %2, label %4, label %3
3:
  br label %4
4:
  %5 = phi i64 [ 40, %1 ], [ 7, %3 ]
  ret i64 %5
}
define i64 @main() {
  %1 = call i64 @f(i64 1)
  %2 = call i64 @f(i64 9)
  %3 = add i64 %1, %2
  ret i64 %3
}
