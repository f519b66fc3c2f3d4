; exit: 24
define i64 @main() {
entry:
  br label %first
join:
  %r = phi i64 [ %y, %third ], [ 0, %second ]
  ret i64 %r
third:
  %y = mul i64 %x, 4
  br label %join
first:
  %x = add i64 4, 2
  %c = icmp eq i64 %x, 6
  br i1 %c, label %third, label %second
second:
  br label %join
}
