; error: 4:9: %n
define i64 @main() {
  %n = add i64 1, 0
  br i1 %n, label %a, label %a
a:
  ret i64 0
}
