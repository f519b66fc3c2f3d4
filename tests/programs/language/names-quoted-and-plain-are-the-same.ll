; %"x" is %x.
; exit: 5
@"g" = global i64 5
define i64 @main() {
  %"x" = load i64, i64* @g
  br label %"next"
next:
  ret i64 %x
}
