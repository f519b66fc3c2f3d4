; LLVMlite writes i32 before an index that is an i64 local.
; exit: 9
@a = global [5 x i64] [i64 1, i64 3, i64 5, i64 7, i64 9]
define i64 @main() {
  %i = add i64 2, 2
  %p = getelementptr [5 x i64]* @a, i32 0, i32 %i
  %v = load i64* %p
  ret i64 %v
}
