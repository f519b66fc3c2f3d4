; @x, %x and the type %x live in three name spaces.
; exit: 16
%x = type { i64 }
@x = global %x { i64 9 }
define i64 @main() {
  %x = getelementptr %x* @x, i32 0, i32 0
  %v = load i64* %x
  %w = add i64 %v, 7
  ret i64 %w
}
