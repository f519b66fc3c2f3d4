; The message names the block's allocation and its first free.
; strict: error 12: double-free: the heap block is freed twice
; note: 8: the block was allocated here
; note: 11: it was freed here
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %p = call i8* @malloc(i64 16)
  %q = bitcast i8* %p to i64*
  store i64 1, i64* %q
  call void @free(i8* %p)
  call void @free(i8* %p)
  ret i64 0
}
