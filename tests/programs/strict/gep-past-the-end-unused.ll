; A getelementptr never crashes: undef that nobody looks at does no harm.
; strict: exit 2
@a = global [3 x i64] [i64 1, i64 2, i64 3]
define i64 @main() {
  %p = getelementptr [3 x i64]* @a, i32 0, i32 3
  %q = getelementptr [3 x i64]* @a, i32 0, i32 1
  %v = load i64* %q
  ret i64 %v
}
