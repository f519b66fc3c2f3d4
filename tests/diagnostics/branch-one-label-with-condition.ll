; error: 4:1: ','
define i64 @main() {
  br i1 true, label %a
a:
  ret i64 0
}
