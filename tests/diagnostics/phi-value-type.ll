; error: 6:18: %c
define i64 @f(i1 %c) {
entry:
  br label %join
join:
  %x = phi i64 [ %c, %entry ]
  ret i64 %x
}
