; error: 4:8: phi
define i64 @f(i64 %n) {
entry:
  %x = phi i64 [ 1, %entry ]
  ret i64 %x
}
