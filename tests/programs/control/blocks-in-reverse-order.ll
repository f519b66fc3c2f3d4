; exit: 10
define i64 @main() {
  br label %b1
b5:
  %x5 = add i64 %x4, 4
  ret i64 %x5
b4:
  %x4 = add i64 %x3, 3
  br label %b5
b3:
  %x3 = add i64 %x2, 2
  br label %b4
b2:
  %x2 = add i64 %x1, 1
  br label %b3
b1:
  %x1 = add i64 0, 0
  br label %b2
}
