; The first call of an undeclared function fixes its type.
; error: 6:17: @mystery
; note: 5: @mystery
define i64 @main() {
  %x = call i64 @mystery(i64 1)
  %y = call i64 @mystery(i64 1, i64 2)
  ret i64 %x
}
