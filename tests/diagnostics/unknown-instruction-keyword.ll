; An operation's name in the wrong place.
; error: 4:8: global
define i64 @main() {
  %x = global i64 1
  ret i64 0
}
