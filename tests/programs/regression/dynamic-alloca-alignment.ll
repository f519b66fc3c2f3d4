; A block of 16-byte alignment above an odd number of outgoing stack arguments, and in a leaf.
; exit: 0
define i64 @seven(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, ptr %p) {
  %i = ptrtoint ptr %p to i64
  %m = and i64 %i, 15
  ret i64 %m
}
define i64 @caller(i64 %n) {
  %p = alloca i64, i64 %n, align 16
  %r = call i64 @seven(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, ptr %p)
  ret i64 %r
}
define i64 @leaf(i64 %n) {
  %p = alloca i64, i64 %n, align 16
  %i = ptrtoint ptr %p to i64
  %m = and i64 %i, 15
  ret i64 %m
}
define i64 @main() {
  %a = call i64 @caller(i64 3)
  %b = call i64 @leaf(i64 5)
  %r = or i64 %a, %b
  ret i64 %r
}
