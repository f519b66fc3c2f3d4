; error: 4:6: i64
define i64 @main() {
  %n = add i64 1, 0
  br i64 %n, label %a, label %a
a:
  ret i64 0
}
