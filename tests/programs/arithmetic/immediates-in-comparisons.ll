; Comparison with constants that need 64 bits, on either side.
; exit: 244
; output: 409929868822004
@acc = global i64 1
define void @bit(i1 %b) {
  %a = load i64* @acc
  %c = shl i64 %a, 1
  br i1 %b, label %t, label %f
t:
  %d = or i64 %c, 1
  store i64 %d, i64* @acc
  ret void
f:
  store i64 %c, i64* @acc
  ret void
}
define void @all(i64 %x) {
  %1 = icmp slt i64 %x, 2147483647
  call void @bit(i1 %1)
  %2 = icmp slt i64 %x, 2147483648
  call void @bit(i1 %2)
  %3 = icmp sgt i64 %x, -2147483648
  call void @bit(i1 %3)
  %4 = icmp sgt i64 %x, -2147483649
  call void @bit(i1 %4)
  %5 = icmp eq i64 %x, 4294967295
  call void @bit(i1 %5)
  %6 = icmp ne i64 4294967296, %x
  call void @bit(i1 %6)
  %7 = icmp sle i64 9223372036854775807, %x
  call void @bit(i1 %7)
  %8 = icmp sge i64 -9223372036854775808, %x
  call void @bit(i1 %8)
  ret void
}
define i64 @main() {
  call void @all(i64 2147483647)
  call void @all(i64 -2147483648)
  call void @all(i64 4294967295)
  call void @all(i64 9223372036854775807)
  call void @all(i64 -9223372036854775808)
  call void @all(i64 -1)
  %r = load i64* @acc
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
