; error: 3:18: load of 'i64' from 'i64', which is not a pointer
define void @f(i64 %a) {
  %x = load i64, i64 %a
  ret void
}
