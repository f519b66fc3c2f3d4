; exit: 34
@a = global [4 x i64] [i64 1, i64 3, i64 5, i64 30]
define i64 @main() {
  %p = getelementptr [4 x i64]* @a, i32 0, i32 3
  %q = getelementptr [4 x i64]* @a, i64 0, i64 1
  %r = getelementptr i64* %q, i32 -1
  %x = load i64* %p
  %y = load i64* %q
  %z = load i64* %r
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  ret i64 %t
}
