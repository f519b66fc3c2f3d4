; One element beyond the end of a global array.
; interpret-error: 6: out-of-bounds
@a = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
define i64 @get(i64 %i) {
  %p = getelementptr [4 x i64]* @a, i32 0, i64 %i
  %v = load i64* %p
  ret i64 %v
}
define i64 @main() {
  %a = call i64 @get(i64 3)
  %b = call i64 @get(i64 4)
  %c = add i64 %a, %b
  ret i64 %c
}
