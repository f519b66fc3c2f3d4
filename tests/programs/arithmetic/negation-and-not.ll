; -x as 0 - x, ~x as x xor -1, and -x = ~x + 1.
; exit: 3
define i64 @main(i64 %argc, i8** %argv) {
  %x = shl i64 %argc, 40
  %n = sub i64 0, %x
  %t = xor i64 %x, -1
  %u = add i64 %t, 1
  %same = icmp eq i64 %n, %u
  br i1 %same, label %a, label %bad
a:
  %min = shl i64 %argc, 63
  %nmin = sub i64 0, %min
  %still = icmp eq i64 %min, %nmin
  br i1 %still, label %b, label %bad
b:
  ret i64 3
bad:
  ret i64 0
}
