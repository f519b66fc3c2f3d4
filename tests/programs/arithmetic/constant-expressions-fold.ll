; Both operands constant in every operation: folding must wrap as the machine does.
; exit: 15
; output: -9223372036854775808
; output: 9223372036854775807
; output: 0
; output: -2
; output: -9223372036854775808
; output: 15
; output: -1
; output: 3840
; output: -241
; output: -9223372036854775808
define void @show(i64 %v) {
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main() {
  %a = add i64 9223372036854775807, 1
  call void @show(i64 %a)
  %b = sub i64 -9223372036854775808, 1
  call void @show(i64 %b)
  %c = mul i64 4294967296, 4294967296
  call void @show(i64 %c)
  %d = mul i64 9223372036854775807, 2
  call void @show(i64 %d)
  %e = shl i64 3, 63
  call void @show(i64 %e)
  %f = lshr i64 -1, 60
  call void @show(i64 %f)
  %g = ashr i64 -1, 60
  call void @show(i64 %g)
  %h = and i64 -256, 4095
  call void @show(i64 %h)
  %i = or i64 -256, 15
  call void @show(i64 %i)
  %j = xor i64 -1, 9223372036854775807
  call void @show(i64 %j)
  ret i64 %f
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
