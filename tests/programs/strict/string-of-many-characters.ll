; A string is one leaf, with a byte of memory for each character.
; strict: error 3: out-of-memory
@text = global [70368744177664 x i8] zeroinitializer

define i64 @main() {
  ret i64 0
}
