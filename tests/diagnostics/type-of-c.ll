; error: 3:8: did you mean 'i32' or 'i64'?
; error: 6:8: did you mean 'i1'?
define int @f() {
  ret i64 1
}
define bool @g(char* %a) {
  ret i64 1
}
