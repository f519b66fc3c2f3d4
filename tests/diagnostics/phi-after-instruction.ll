; error: 7:8: phi
define i64 @f(i64 %n) {
entry:
  br label %join
join:
  %y = add i64 %n, 1
  %x = phi i64 [ 1, %entry ]
  ret i64 %x
}
