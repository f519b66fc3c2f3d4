; exit: 45
define i64 @main() {
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %head
head:
  %n = load i64* %i
  %c = icmp slt i64 %n, 10
  br i1 %c, label %body, label %done
body:
  %t = load i64* %s
  %u = add i64 %t, %n
  store i64 %u, i64* %s
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  br label %head
done:
  %r = load i64* %s
  ret i64 %r
}
