; A block of the heap that was freed: its pointers lead nowhere.
; strict: error 12: dangling: whose block was freed
; note: 8: the block was allocated here
; note: 11: it was freed here
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %b = call i8* @malloc(i64 16)
  %p = bitcast i8* %b to i64*
  store i64 7, i64* %p
  call void @free(i8* %b)
  %v = load i64* %p
  ret i64 %v
}
