; Slots of a frame are children of its root, but no array.
; strict: error 9: out-of-bounds
define i64 @main() {
  %a = alloca i64
  %b = alloca i64
  store i64 1, i64* %a
  store i64 2, i64* %b
  %q = getelementptr i64* %a, i32 1
  %v = load i64* %q
  ret i64 %v
}
