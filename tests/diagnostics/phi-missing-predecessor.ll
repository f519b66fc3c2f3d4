; error: 9:8: %b
define i64 @f(i1 %c) {
  br i1 %c, label %a, label %b
a:
  br label %join
b:
  br label %join
join:
  %x = phi i64 [ 1, %a ]
  ret i64 %x
}
