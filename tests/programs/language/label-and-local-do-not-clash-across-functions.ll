; exit: 30
define i64 @f(i64 %x) {
  br label %done
done:
  %y = add i64 %x, 1
  ret i64 %y
}
define i64 @g(i64 %y) {
  br label %done
done:
  %x = add i64 %y, 2
  ret i64 %x
}
define i64 @main() {
  %x = call i64 @f(i64 12)
  %y = call i64 @g(i64 15)
  %z = add i64 %x, %y
  ret i64 %z
}
