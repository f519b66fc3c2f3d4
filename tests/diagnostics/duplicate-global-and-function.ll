; error: 4:12: @f
; note: 3: @f
@f = global i64 1
define i64 @f() {
  ret i64 1
}
