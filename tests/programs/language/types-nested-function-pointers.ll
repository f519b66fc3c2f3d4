; A function that returns a function pointer and takes one that takes one.
; exit: 21
define i64 @inc(i64 %x) {
  %r = add i64 %x, 1
  ret i64 %r
}
define i64 @double(i64 %x) {
  %r = mul i64 %x, 2
  ret i64 %r
}
define i64 (i64)* @choose(i1 %c) {
  br i1 %c, label %a, label %b
a:
  ret i64 (i64)* @inc
b:
  ret i64 (i64)* @double
}
define i64 @use(i64 (i64)* (i1)* %choose, i1 %c, i64 %x) {
  %f = call i64 (i64)* %choose(i1 %c)
  %r = call i64 %f(i64 %x)
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @use(i64 (i64)* (i1)* @choose, i1 1, i64 10)
  %b = call i64 @use(i64 (i64)* (i1)* @choose, i1 0, i64 5)
  %s = add i64 %a, %b
  ret i64 %s
}
