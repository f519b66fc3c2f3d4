; alloca: "adding a subtree of undef"; undef is no value of type i64.
; strict: error 5: undef-load
define i64 @main() {
  %p = alloca i64
  %v = load i64* %p
  ret i64 0
}
