; An integer literal is no pointer.
; error: 5:14: 4
define i64 @main() {
  %p = alloca i64*
  store i64* 4, i64** %p
  ret i64 0
}
