; A global block has one child at its root.
; strict: error 6: out-of-bounds
@a = global [3 x i64] [i64 10, i64 20, i64 30]
define i64 @main() {
  %q = getelementptr [3 x i64]* @a, i32 1, i32 0
  %v = load i64* %q
  ret i64 %v
}
