define i64 @f(i64 %x) {
  ret i64 %y
}
define void @g() {
  ret i64 0
}
