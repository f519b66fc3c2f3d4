; Between pointers, back and forth, and from a function pointer.
; exit: 17
define i64 @f() {
  ret i64 8
}
define i64 @main() {
  %p = alloca i64
  store i64 9, i64* %p
  %b = bitcast i64* %p to i8*
  %c = bitcast i8* %b to { i64, i64 }*
  %d = getelementptr { i64, i64 }* %c, i32 0, i32 0
  %v = load i64* %d
  %g = bitcast i64 ()* @f to i8*
  %h = bitcast i8* %g to i64 ()*
  %w = call i64 %h()
  %s = add i64 %v, %w
  ret i64 %s
}
