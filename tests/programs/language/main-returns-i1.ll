; exit: 1
define i1 @main() {
  %c = icmp slt i64 1, 2
  ret i1 %c
}
