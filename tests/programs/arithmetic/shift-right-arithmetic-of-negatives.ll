; exit: 252
; output: -9223372036854775808
; output: -4611686018427387904
; output: -2
; output: -1
; output: -4
; output: 1
define void @show(i64 %v) {
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %min = shl i64 %argc, 63
  %a = ashr i64 %min, 0
  call void @show(i64 %a)
  %b = ashr i64 %min, 1
  call void @show(i64 %b)
  %c = ashr i64 %min, 62
  call void @show(i64 %c)
  %d = ashr i64 %min, 63
  call void @show(i64 %d)
  %e = ashr i64 -7, %argc
  call void @show(i64 %e)
  %f = ashr i64 4611686018427387904, 62
  call void @show(i64 %f)
  ret i64 %e
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
