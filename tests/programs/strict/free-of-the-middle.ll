; The second element of a block; the first one is its start.
; strict: error 12: invalid-free: leads into the middle of a heap block
; note: 7: the block was allocated here
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %b = call i8* @malloc(i64 16)
  %p = bitcast i8* %b to i64*
  %q = getelementptr i64, i64* %p, i64 1
  store i64 1, i64* %q
  %r = bitcast i64* %q to i8*
  call void @free(i8* %r)
  ret i64 0
}
