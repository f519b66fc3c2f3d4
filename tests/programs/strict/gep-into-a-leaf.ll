; "Similarly, if B is not an aggregate type and we computed a path into it, the result of the gep would be undef."
; The types are compatible (both flatten to [i64]); the path ends too early.
; strict: error 8: invalid-pointer
@n = global i64 5
define i64 @main() {
  %p = bitcast i64* @n to { i64 }*
  %q = getelementptr { i64 }* %p, i32 0, i32 0
  %v = load i64* %q
  ret i64 %v
}
