; A global, which lives as long as the program.
; strict: error 9: invalid-free: leads to the global '@count'
; note: 6: it is defined here
declare i8* @malloc(i64)
declare void @free(i8*)
@count = global i64 10
define i64 @main() {
  %r = bitcast i64* @count to i8*
  call void @free(i8* %r)
  ret i64 0
}
