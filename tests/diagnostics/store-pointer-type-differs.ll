; The pointer written does not point to the type of the value.
; error: 5:16: i1
define i64 @main() {
  %p = alloca i1
  store i64 1, i1* %p
  ret i64 0
}
