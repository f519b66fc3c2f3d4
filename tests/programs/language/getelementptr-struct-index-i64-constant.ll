; LLVMlite allows an i64 constant where LLVM wants an i32 in a struct.
; exit: 13
@s = global { i64, { i64, i64 } } { i64 11, { i64, i64 } { i64 12, i64 13 } }
define i64 @main() {
  %p = getelementptr { i64, { i64, i64 } }* @s, i64 0, i64 1, i64 1
  %v = load i64* %p
  ret i64 %v
}
