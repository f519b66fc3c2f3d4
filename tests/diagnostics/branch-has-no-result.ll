; error: 3:3: br
define i64 @main() {
  %x = br label %next
next:
  ret i64 0
}
