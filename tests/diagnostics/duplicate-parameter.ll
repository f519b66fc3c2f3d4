; error: 3:27: %n
; note: 3: %n
define i64 @f(i64 %n, i64 %n) {
  ret i64 %n
}
