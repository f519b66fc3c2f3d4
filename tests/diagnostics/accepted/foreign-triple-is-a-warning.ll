; warning: 2:17: darwin
target triple = "x86_64-apple-darwin14"
define i64 @f() {
  ret i64 1
}
