; exit: 10
@c = constant i64 4
@d = constant [2 x i64] [i64 5, i64 6]
define i64 @main() {
  %x = load i64* @c
  %p = getelementptr [2 x i64]* @d, i32 0, i32 1
  %y = load i64* %p
  %s = add i64 %x, %y
  ret i64 %s
}
