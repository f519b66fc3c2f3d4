; error: 8:36: %a
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %join
a:
  ret i64 1
join:
  %x = phi i64 [ 1, %entry ], [ 2, %a ]
  ret i64 %x
}
