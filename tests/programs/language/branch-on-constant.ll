; exit: 6
define i64 @main() {
  br i1 true, label %a, label %b
a:
  br i1 0, label %b, label %c
b:
  ret i64 5
c:
  ret i64 6
}
