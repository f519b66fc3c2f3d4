declare double @twice(double)
define double @f(double %x) {
  %y = call double @twice(double %x)
  ret double %y
}
declare zeroext i1 @odd(i32)
define zeroext i1 @parity(i32 %x) {
  %y = call zeroext i1 @odd(i32 %x)
  ret i1 %y
}
