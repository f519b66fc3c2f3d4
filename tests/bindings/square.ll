define i64 @square(i64 %x) {
  %y = mul i64 %x, %x
  ret i64 %y
}
