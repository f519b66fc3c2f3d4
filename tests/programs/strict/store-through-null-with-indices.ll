; A getelementptr from null is undef; the error says what it came from.
; strict: error 6: null-pointer
%pair = type { i64, i64 }
define i64 @main() {
  %q = getelementptr %pair* null, i32 0, i32 1
  store i64 1, i64* %q
  ret i64 0
}
