; exit: 255
; output: -1
; output: 9223372036854775807
; output: 4294967295
; output: 1
; output: 4611686018427387904
define void @show(i64 %v) {
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret void
}
define i64 @main(i64 %argc, i8** %argv) {
  %m1 = sub i64 0, %argc
  %a = lshr i64 %m1, 0
  call void @show(i64 %a)
  %b = lshr i64 %m1, 1
  call void @show(i64 %b)
  %c = lshr i64 %m1, 32
  call void @show(i64 %c)
  %d = lshr i64 %m1, 63
  call void @show(i64 %d)
  %e = lshr i64 -9223372036854775808, %argc
  call void @show(i64 %e)
  ret i64 %c
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
