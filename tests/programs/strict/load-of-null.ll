; "the Null constant evaluates to a pointer with the special null block identifier": no memory value is associated with it.
; strict: error 6: null-pointer
@p = global i64* null
define i64 @main() {
  %p = load i64** @p
  %v = load i64* %p
  ret i64 %v
}
