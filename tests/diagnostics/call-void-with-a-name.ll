; A void call has no result to name.
; error: 7:3: void
define void @f() {
  ret void
}
define i64 @main() {
  %x = call void @f()
  ret i64 0
}
