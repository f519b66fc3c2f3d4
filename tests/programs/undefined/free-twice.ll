; interpret-error: 7: double-free: the heap block is freed twice
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %p = call i8* @malloc(i64 16)
  call void @free(i8* %p)
  call void @free(i8* %p)
  ret i64 0
}
