; Two slots of one frame are two blocks, however close they lie.
; interpret-error: 9: out-of-bounds
define i64 @main() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, i64* %a
  store i64 2, i64* %b
  %p = getelementptr i64* %a, i32 1
  %v = load i64* %p
  ret i64 %v
}
