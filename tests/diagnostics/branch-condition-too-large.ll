; error: 3:9: 2
define i64 @main() {
  br i1 2, label %a, label %a
a:
  ret i64 0
}
