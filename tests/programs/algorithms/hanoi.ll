; Ten discs; the moves are counted and mixed into a checksum.
; exit: 20
; output: 1023
; output: -5082746093847357932
@count = global i64 0
@check = global i64 0
define void @hanoi(i64 %n, i64 %from, i64 %to, i64 %via) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %end, label %more
more:
  %m = sub i64 %n, 1
  call void @hanoi(i64 %m, i64 %from, i64 %via, i64 %to)
  %c = load i64* @count
  %c1 = add i64 %c, 1
  store i64 %c1, i64* @count
  %k = load i64* @check
  %k1 = mul i64 %k, 7
  %f = mul i64 %from, 3
  %g = add i64 %f, %to
  %k2 = add i64 %k1, %g
  store i64 %k2, i64* @check
  call void @hanoi(i64 %m, i64 %via, i64 %to, i64 %from)
  br label %end
end:
  ret void
}
define i64 @main() {
  call void @hanoi(i64 10, i64 0, i64 2, i64 1)
  %c = load i64* @count
  %s = call i8* @ll_ltoa(i64 %c)
  call void @ll_puts(i8* %s)
  %k = load i64* @check
  %t = call i8* @ll_ltoa(i64 %k)
  call void @ll_puts(i8* %t)
  ret i64 %k
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
