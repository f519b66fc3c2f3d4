; interpret-error: 7: invalid-free: leads into the middle of a heap block of 16 bytes
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %p = call i8* @malloc(i64 16)
  %q = getelementptr i8* %p, i32 8
  call void @free(i8* %q)
  ret i64 0
}
