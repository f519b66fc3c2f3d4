; A heap block takes no room until its first use gives it a shape.
; strict: error 8: out-of-memory
declare i8* @malloc(i64)

define i64 @main() {
  %p = call i8* @malloc(i64 4000000000)
  %q = bitcast i8* %p to i64*
  store i64 1, i64* %q
  ret i64 0
}
