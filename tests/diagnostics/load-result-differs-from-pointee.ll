; error: 4:18: i1
define i64 @main() {
  %p = alloca i1
  %v = load i64, i1* %p
  ret i64 %v
}
