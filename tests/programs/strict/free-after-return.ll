; The address of a stack block of a call that has returned.
; strict: error 12: dangling
declare i8* @malloc(i64)
declare void @free(i8*)
define i8* @local() {
  %p = alloca i64
  %q = bitcast i64* %p to i8*
  ret i8* %q
}
define i64 @main() {
  %p = call i8* @local()
  call void @free(i8* %p)
  ret i64 0
}
