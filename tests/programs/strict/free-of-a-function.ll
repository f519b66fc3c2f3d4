; A function is not memory.
; strict: error 7: invalid-free: leads to a function
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %r = bitcast i64 ()* @main to i8*
  call void @free(i8* %r)
  ret i64 0
}
