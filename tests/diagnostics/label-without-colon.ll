; error: 4:1: a label is written 'loop:'
define i64 @f(i64 %a, i1 %c, i64* %p) {
  br label %loop
loop
  ret i64 1
}
