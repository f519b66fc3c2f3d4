; error: 5:25: %q
define i64 @main() {
  %p = alloca i64
  %q = alloca i1
  %c = icmp eq i64* %p, %q
  ret i64 0
}
