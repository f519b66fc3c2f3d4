; The first field of the first element is the start of its block.
; strict: exit 7
declare i8* @malloc(i64)
declare void @free(i8*)
%pair = type { i64, [2 x i64] }
define i64 @main() {
  %b = call i8* @malloc(i64 24)
  %p = bitcast i8* %b to %pair*
  %q = getelementptr %pair, %pair* %p, i64 0, i32 0
  store i64 7, i64* %q
  %v = load i64, i64* %q
  %r = bitcast i64* %q to i8*
  call void @free(i8* %r)
  ret i64 %v
}
