; error: 8:16: '['
define i64 @f(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  br label %b
b:
  %x = phi i64 1, %a, 2, %entry
  ret i64 0
}
