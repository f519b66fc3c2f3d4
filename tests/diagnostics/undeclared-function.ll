; warning: 3:17: @unknown
define i64 @f() {
  %x = call i64 @unknown(i64 1)
  ret i64 %x
}
