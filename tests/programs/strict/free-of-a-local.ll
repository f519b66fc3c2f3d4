; A stack block.
; strict: error 8: invalid-free: leads to a stack block
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %p = alloca i64
  %r = bitcast i64* %p to i8*
  call void @free(i8* %r)
  ret i64 0
}
