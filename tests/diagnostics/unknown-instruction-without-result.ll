; error: 3:3: goto
define i64 @main() {
  goto label %x
x:
  ret i64 0
}
