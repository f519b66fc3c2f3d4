; error: 5:17: @g
; note: 3: @g
@g = global i64 1
define i64 @main() {
  %x = call i64 @g()
  ret i64 %x
}
