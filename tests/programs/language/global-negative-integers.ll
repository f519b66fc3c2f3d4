; exit: 1
@a = global i64 -1
@min = global i64 -9223372036854775808
@max = global i64 9223372036854775807
define i64 @main() {
  %x = load i64* @min
  %y = load i64* @max
  %s = add i64 %x, %y
  %a = load i64* @a
  %c = icmp eq i64 %s, %a
  br i1 %c, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
