; The low 64 bits of the product, for operands of every sign.
; exit: 171
; output: -1
; output: -8198552921648689607
; output: -9223372036854775808
; output: 0
; output: 1
; output: 6148914689804861440
; output: 6148914692668172971
define void @show(i64 %v) {
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %big = add i64 6148914691236517204, %argc
  %min = shl i64 %argc, 63
  %m1 = sub i64 0, %argc
  %a = mul i64 %big, 3
  call void @show(i64 %a)
  %b = mul i64 %big, %big
  call void @show(i64 %b)
  %c = mul i64 %min, %m1
  call void @show(i64 %c)
  %d = mul i64 %min, %min
  call void @show(i64 %d)
  %e = mul i64 %m1, %m1
  call void @show(i64 %e)
  %f = mul i64 %big, 4294967296
  call void @show(i64 %f)
  %g = mul i64 %big, -4294967297
  call void @show(i64 %g)
  ret i64 %g
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
