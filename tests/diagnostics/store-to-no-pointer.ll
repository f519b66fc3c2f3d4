; error: 3:16: store of 'i64' to 'i64', which is not a pointer
define void @f(i64 %a) {
  store i64 5, i64 %a
  ret void
}
