; load: "If the pointer is valid, but the value in memory is not a simple value of type S, the operation raises an error".
; strict: error 7: type-mismatch
define i64 @main() {
  %p = alloca i64
  store i64 1, i64* %p
  %q = bitcast i64* %p to i1*
  %v = load i1* %q
  ret i64 0
}
