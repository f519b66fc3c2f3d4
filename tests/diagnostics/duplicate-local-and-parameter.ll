; error: 4:3: %n
; note: 3: %n
define i64 @f(i64 %n) {
  %n = add i64 3, 4
  ret i64 %n
}
