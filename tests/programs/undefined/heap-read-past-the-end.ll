; 24 bytes on the heap, read at 24.
; interpret-error: 9: out-of-bounds
define i64 @main() {
  %raw = call i8* @ll_malloc(i64 3, i64 8)
  %a = bitcast i8* %raw to [0 x i64]*
  %p2 = getelementptr [0 x i64]* %a, i32 0, i32 2
  store i64 5, i64* %p2
  %p3 = getelementptr [0 x i64]* %a, i32 0, i32 3
  %v = load i64* %p3
  ret i64 %v
}
declare i8* @ll_malloc(i64, i64)
