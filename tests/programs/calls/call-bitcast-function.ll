; A function called through a pointer that was cast to bytes and back.
; exit: 50
@slot = global i8* bitcast (i64 (i64)* @half to i8*)
define i64 @half(i64 %x) {
  %r = ashr i64 %x, 1
  ret i64 %r
}
define i64 @main() {
  %p = load i8** @slot
  %f = bitcast i8* %p to i64 (i64)*
  %r = call i64 %f(i64 100)
  ret i64 %r
}
