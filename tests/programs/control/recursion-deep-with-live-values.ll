; 20000 calls deep, five values alive across each call.
; exit: 173
; output: -5563068641305338195
define i64 @down(i64 %n, i64 %a, i64 %b, i64 %c, i64 %d) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
end:
  %x = xor i64 %a, %b
  ret i64 %x
more:
  %m = sub i64 %n, 1
  %a1 = add i64 %a, %d
  %b1 = xor i64 %b, %n
  %c1 = sub i64 %c, %b
  %d1 = add i64 %d, 1
  %r = call i64 @down(i64 %m, i64 %b1, i64 %c1, i64 %a1, i64 %d1)
  %s = mul i64 %r, 3
  %t = add i64 %s, %a
  %u = xor i64 %t, %b
  %v = sub i64 %u, %c
  %w = add i64 %v, %d1
  ret i64 %w
}
define i64 @main() {
  %r = call i64 @down(i64 20000, i64 1, i64 2, i64 3, i64 4)
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
