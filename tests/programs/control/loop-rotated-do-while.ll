; The test at the bottom: the body runs once for a count of 0.
; exit: 21
define i64 @times(i64 %n) {
  %i = alloca i64
  %k = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %k
  br label %body
body:
  %a = load i64* %k
  %b = add i64 %a, 1
  store i64 %b, i64* %k
  %c = load i64* %i
  %d = add i64 %c, 1
  store i64 %d, i64* %i
  %t = icmp slt i64 %d, %n
  br i1 %t, label %body, label %done
done:
  %r = load i64* %k
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @times(i64 0)
  %b = call i64 @times(i64 20)
  %c = add i64 %a, %b
  ret i64 %c
}
