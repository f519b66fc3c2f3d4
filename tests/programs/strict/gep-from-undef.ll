; A getelementptr from undef is undef again.
; strict: error 8: out-of-bounds
%pair = type { i64, i64 }
@a = global [2 x %pair] [%pair { i64 1, i64 2 }, %pair { i64 3, i64 4 }]
define i64 @main() {
  %p = getelementptr [2 x %pair]* @a, i32 0, i32 2
  %q = getelementptr %pair* %p, i32 0, i32 1
  store i64 1, i64* %q
  ret i64 0
}
