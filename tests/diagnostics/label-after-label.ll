; error: 4:1: one
define i64 @main() {
  br label %two
one:
two:
  ret i64 0
}
