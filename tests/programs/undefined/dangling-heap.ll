; Read after free.
; interpret-error: 10: dangling
declare i8* @malloc(i64)
declare void @free(i8*)
define i64 @main() {
  %raw = call i8* @malloc(i64 16)
  %p = bitcast i8* %raw to i64*
  store i64 3, i64* %p
  call void @free(i8* %raw)
  %v = load i64* %p
  ret i64 %v
}
