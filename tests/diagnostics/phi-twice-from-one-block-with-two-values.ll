; error: 6:36: %entry
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %join, label %join
join:
  %x = phi i64 [ 1, %entry ], [ 2, %entry ]
  ret i64 %x
}
