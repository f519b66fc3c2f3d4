; exit: 9
define i64 @main() {
  %i = alloca i64
  store i64 9, i64* %i
  br label %head
head:
  %n = load i64* %i
  %c = icmp slt i64 %n, 0
  br i1 %c, label %body, label %done
body:
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  br label %head
done:
  %r = load i64* %i
  ret i64 %r
}
