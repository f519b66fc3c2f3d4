; interpret-error: 6: out-of-bounds
define i64 @main() {
  %a = alloca [4 x i64]
  %i = sub i64 0, 1
  %p = getelementptr [4 x i64]* %a, i32 0, i64 %i
  store i64 9, i64* %p
  ret i64 0
}
