; interpret-error: 6: invalid-free: leads to a stack block of 8 bytes
declare void @free(i8*)
define i64 @main() {
  %p = alloca i64
  %b = bitcast i64* %p to i8*
  call void @free(i8* %b)
  ret i64 0
}
