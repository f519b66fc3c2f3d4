; The two typed ages may be mixed in one file, even in one block.
; exit: 44
@g = global i64 22
define i64 @main() {
  %v = load i64* @g
  %w = load i64, i64* @g
  %s = add i64 %v, %w
  ret i64 %s
}
