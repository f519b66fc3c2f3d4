; error: 4:19: @g
@g = global i64 1
define i64 @main() {
  %x = add i64 1, @g
  ret i64 %x
}
