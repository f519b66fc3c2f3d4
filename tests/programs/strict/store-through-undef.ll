; store: "If OP2 is not a valid pointer … the operation raises an error".
; strict: error 6: out-of-bounds
@a = global [2 x i64] [i64 1, i64 2]
define i64 @main() {
  %p = getelementptr [2 x i64]* @a, i32 0, i32 2
  store i64 1, i64* %p
  ret i64 0
}
