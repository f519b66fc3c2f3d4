; A quotient and a remainder of the same operands, in both orders, of every width: one division gives both.
; exit: 0
; output: 0
; output: 0
; output: 3901009256071960382
; output: 6695214224404020966
; output: 3961437009505566270
; output: -4889126457406247094
; output: 6675455163968943134
; output: -98552723391745242
; output: -2728751163165286598
; output: -399167462685865172
; output: -6450582518439806168
; output: 1927839225722456418
; output: -4324378583602790304
; output: -4168042561492515680
; output: -8000927881498783516
; output: 999117220313728270
; output: -7613976992275147794
; output: -8437095622243439916
; output: -7794097039602746052
define i8 @sdiv8_7(i8 %x, i8 %d) {
  %q = sdiv i8 %x, 7
  %m = mul i8 %x, %x
  %r = srem i8 %x, 7
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @sdiv8_m10(i8 %x, i8 %d) {
  %q = sdiv i8 %x, -10
  %m = mul i8 %x, %x
  %r = srem i8 %x, -10
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @sdiv8_8(i8 %x, i8 %d) {
  %q = sdiv i8 %x, 8
  %m = mul i8 %x, %x
  %r = srem i8 %x, 8
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @sdiv8_m64(i8 %x, i8 %d) {
  %q = sdiv i8 %x, -64
  %m = mul i8 %x, %x
  %r = srem i8 %x, -64
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @sdiv8_v(i8 %x, i8 %d) {
  %q = sdiv i8 %x, %d
  %m = mul i8 %x, %x
  %r = srem i8 %x, %d
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @srem8_7(i8 %x, i8 %d) {
  %r = srem i8 %x, 7
  %m = mul i8 %x, %x
  %q = sdiv i8 %x, 7
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @srem8_m10(i8 %x, i8 %d) {
  %r = srem i8 %x, -10
  %m = mul i8 %x, %x
  %q = sdiv i8 %x, -10
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @srem8_8(i8 %x, i8 %d) {
  %r = srem i8 %x, 8
  %m = mul i8 %x, %x
  %q = sdiv i8 %x, 8
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @srem8_m64(i8 %x, i8 %d) {
  %r = srem i8 %x, -64
  %m = mul i8 %x, %x
  %q = sdiv i8 %x, -64
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @srem8_v(i8 %x, i8 %d) {
  %r = srem i8 %x, %d
  %m = mul i8 %x, %x
  %q = sdiv i8 %x, %d
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @udiv8_7(i8 %x, i8 %d) {
  %q = udiv i8 %x, 7
  %m = mul i8 %x, %x
  %r = urem i8 %x, 7
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @udiv8_m10(i8 %x, i8 %d) {
  %q = udiv i8 %x, -10
  %m = mul i8 %x, %x
  %r = urem i8 %x, -10
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @udiv8_8(i8 %x, i8 %d) {
  %q = udiv i8 %x, 8
  %m = mul i8 %x, %x
  %r = urem i8 %x, 8
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @udiv8_m64(i8 %x, i8 %d) {
  %q = udiv i8 %x, -64
  %m = mul i8 %x, %x
  %r = urem i8 %x, -64
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @udiv8_v(i8 %x, i8 %d) {
  %q = udiv i8 %x, %d
  %m = mul i8 %x, %x
  %r = urem i8 %x, %d
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @urem8_7(i8 %x, i8 %d) {
  %r = urem i8 %x, 7
  %m = mul i8 %x, %x
  %q = udiv i8 %x, 7
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @urem8_m10(i8 %x, i8 %d) {
  %r = urem i8 %x, -10
  %m = mul i8 %x, %x
  %q = udiv i8 %x, -10
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @urem8_8(i8 %x, i8 %d) {
  %r = urem i8 %x, 8
  %m = mul i8 %x, %x
  %q = udiv i8 %x, 8
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @urem8_m64(i8 %x, i8 %d) {
  %r = urem i8 %x, -64
  %m = mul i8 %x, %x
  %q = udiv i8 %x, -64
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i8 @urem8_v(i8 %x, i8 %d) {
  %r = urem i8 %x, %d
  %m = mul i8 %x, %x
  %q = udiv i8 %x, %d
  %t = mul i8 %q, 31
  %u = add i8 %t, %r
  %w = xor i8 %u, %m
  ret i8 %w
}
define i32 @sdiv32_7(i32 %x, i32 %d) {
  %q = sdiv i32 %x, 7
  %m = mul i32 %x, %x
  %r = srem i32 %x, 7
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @sdiv32_m10(i32 %x, i32 %d) {
  %q = sdiv i32 %x, -10
  %m = mul i32 %x, %x
  %r = srem i32 %x, -10
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @sdiv32_8(i32 %x, i32 %d) {
  %q = sdiv i32 %x, 8
  %m = mul i32 %x, %x
  %r = srem i32 %x, 8
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @sdiv32_m64(i32 %x, i32 %d) {
  %q = sdiv i32 %x, -64
  %m = mul i32 %x, %x
  %r = srem i32 %x, -64
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @sdiv32_v(i32 %x, i32 %d) {
  %q = sdiv i32 %x, %d
  %m = mul i32 %x, %x
  %r = srem i32 %x, %d
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @srem32_7(i32 %x, i32 %d) {
  %r = srem i32 %x, 7
  %m = mul i32 %x, %x
  %q = sdiv i32 %x, 7
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @srem32_m10(i32 %x, i32 %d) {
  %r = srem i32 %x, -10
  %m = mul i32 %x, %x
  %q = sdiv i32 %x, -10
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @srem32_8(i32 %x, i32 %d) {
  %r = srem i32 %x, 8
  %m = mul i32 %x, %x
  %q = sdiv i32 %x, 8
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @srem32_m64(i32 %x, i32 %d) {
  %r = srem i32 %x, -64
  %m = mul i32 %x, %x
  %q = sdiv i32 %x, -64
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @srem32_v(i32 %x, i32 %d) {
  %r = srem i32 %x, %d
  %m = mul i32 %x, %x
  %q = sdiv i32 %x, %d
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @udiv32_7(i32 %x, i32 %d) {
  %q = udiv i32 %x, 7
  %m = mul i32 %x, %x
  %r = urem i32 %x, 7
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @udiv32_m10(i32 %x, i32 %d) {
  %q = udiv i32 %x, -10
  %m = mul i32 %x, %x
  %r = urem i32 %x, -10
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @udiv32_8(i32 %x, i32 %d) {
  %q = udiv i32 %x, 8
  %m = mul i32 %x, %x
  %r = urem i32 %x, 8
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @udiv32_m64(i32 %x, i32 %d) {
  %q = udiv i32 %x, -64
  %m = mul i32 %x, %x
  %r = urem i32 %x, -64
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @udiv32_v(i32 %x, i32 %d) {
  %q = udiv i32 %x, %d
  %m = mul i32 %x, %x
  %r = urem i32 %x, %d
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @urem32_7(i32 %x, i32 %d) {
  %r = urem i32 %x, 7
  %m = mul i32 %x, %x
  %q = udiv i32 %x, 7
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @urem32_m10(i32 %x, i32 %d) {
  %r = urem i32 %x, -10
  %m = mul i32 %x, %x
  %q = udiv i32 %x, -10
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @urem32_8(i32 %x, i32 %d) {
  %r = urem i32 %x, 8
  %m = mul i32 %x, %x
  %q = udiv i32 %x, 8
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @urem32_m64(i32 %x, i32 %d) {
  %r = urem i32 %x, -64
  %m = mul i32 %x, %x
  %q = udiv i32 %x, -64
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i32 @urem32_v(i32 %x, i32 %d) {
  %r = urem i32 %x, %d
  %m = mul i32 %x, %x
  %q = udiv i32 %x, %d
  %t = mul i32 %q, 31
  %u = add i32 %t, %r
  %w = xor i32 %u, %m
  ret i32 %w
}
define i64 @sdiv64_7(i64 %x, i64 %d) {
  %q = sdiv i64 %x, 7
  %m = mul i64 %x, %x
  %r = srem i64 %x, 7
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @sdiv64_m10(i64 %x, i64 %d) {
  %q = sdiv i64 %x, -10
  %m = mul i64 %x, %x
  %r = srem i64 %x, -10
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @sdiv64_8(i64 %x, i64 %d) {
  %q = sdiv i64 %x, 8
  %m = mul i64 %x, %x
  %r = srem i64 %x, 8
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @sdiv64_m64(i64 %x, i64 %d) {
  %q = sdiv i64 %x, -64
  %m = mul i64 %x, %x
  %r = srem i64 %x, -64
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @sdiv64_v(i64 %x, i64 %d) {
  %q = sdiv i64 %x, %d
  %m = mul i64 %x, %x
  %r = srem i64 %x, %d
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @srem64_7(i64 %x, i64 %d) {
  %r = srem i64 %x, 7
  %m = mul i64 %x, %x
  %q = sdiv i64 %x, 7
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @srem64_m10(i64 %x, i64 %d) {
  %r = srem i64 %x, -10
  %m = mul i64 %x, %x
  %q = sdiv i64 %x, -10
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @srem64_8(i64 %x, i64 %d) {
  %r = srem i64 %x, 8
  %m = mul i64 %x, %x
  %q = sdiv i64 %x, 8
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @srem64_m64(i64 %x, i64 %d) {
  %r = srem i64 %x, -64
  %m = mul i64 %x, %x
  %q = sdiv i64 %x, -64
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @srem64_v(i64 %x, i64 %d) {
  %r = srem i64 %x, %d
  %m = mul i64 %x, %x
  %q = sdiv i64 %x, %d
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @udiv64_7(i64 %x, i64 %d) {
  %q = udiv i64 %x, 7
  %m = mul i64 %x, %x
  %r = urem i64 %x, 7
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @udiv64_m10(i64 %x, i64 %d) {
  %q = udiv i64 %x, -10
  %m = mul i64 %x, %x
  %r = urem i64 %x, -10
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @udiv64_8(i64 %x, i64 %d) {
  %q = udiv i64 %x, 8
  %m = mul i64 %x, %x
  %r = urem i64 %x, 8
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @udiv64_m64(i64 %x, i64 %d) {
  %q = udiv i64 %x, -64
  %m = mul i64 %x, %x
  %r = urem i64 %x, -64
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @udiv64_v(i64 %x, i64 %d) {
  %q = udiv i64 %x, %d
  %m = mul i64 %x, %x
  %r = urem i64 %x, %d
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @urem64_7(i64 %x, i64 %d) {
  %r = urem i64 %x, 7
  %m = mul i64 %x, %x
  %q = udiv i64 %x, 7
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @urem64_m10(i64 %x, i64 %d) {
  %r = urem i64 %x, -10
  %m = mul i64 %x, %x
  %q = udiv i64 %x, -10
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @urem64_8(i64 %x, i64 %d) {
  %r = urem i64 %x, 8
  %m = mul i64 %x, %x
  %q = udiv i64 %x, 8
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @urem64_m64(i64 %x, i64 %d) {
  %r = urem i64 %x, -64
  %m = mul i64 %x, %x
  %q = udiv i64 %x, -64
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
define i64 @urem64_v(i64 %x, i64 %d) {
  %r = urem i64 %x, %d
  %m = mul i64 %x, %x
  %q = udiv i64 %x, %d
  %t = mul i64 %q, 31
  %u = add i64 %t, %r
  %w = xor i64 %u, %m
  ret i64 %w
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
define void @print(i64 %n) {
  %t = call i8* @ll_ltoa(i64 %n)
  call void @ll_puts(i8* %t)
  ret void
}
@numbers = constant [19 x i64] [i64 0, i64 1, i64 -1, i64 6, i64 7, i64 -8, i64 9, i64 99, i64 -100, i64 127, i64 -128, i64 255, i64 2147483647, i64 -2147483648, i64 4294967295, i64 1099511627776, i64 -1099511627777, i64 9223372036854775807, i64 -9223372036854775807]
define i64 @main() {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s0 = phi i64 [ 0, %entry ], [ %s60, %loop ]
  %p = getelementptr [19 x i64], [19 x i64]* @numbers, i64 0, i64 %k
  %x64 = load i64, i64* %p
  %x8 = trunc i64 %x64 to i8
  %x32 = trunc i64 %x64 to i32
  %c0 = call i8 @sdiv8_7(i8 %x8, i8 -13)
  %e0 = zext i8 %c0 to i64
  %m0 = mul i64 %s0, 37
  %s1 = add i64 %m0, %e0
  %c1 = call i8 @sdiv8_m10(i8 %x8, i8 -13)
  %e1 = zext i8 %c1 to i64
  %m1 = mul i64 %s1, 37
  %s2 = add i64 %m1, %e1
  %c2 = call i8 @sdiv8_8(i8 %x8, i8 -13)
  %e2 = zext i8 %c2 to i64
  %m2 = mul i64 %s2, 37
  %s3 = add i64 %m2, %e2
  %c3 = call i8 @sdiv8_m64(i8 %x8, i8 -13)
  %e3 = zext i8 %c3 to i64
  %m3 = mul i64 %s3, 37
  %s4 = add i64 %m3, %e3
  %c4 = call i8 @sdiv8_v(i8 %x8, i8 -13)
  %e4 = zext i8 %c4 to i64
  %m4 = mul i64 %s4, 37
  %s5 = add i64 %m4, %e4
  %c5 = call i8 @srem8_7(i8 %x8, i8 -13)
  %e5 = zext i8 %c5 to i64
  %m5 = mul i64 %s5, 37
  %s6 = add i64 %m5, %e5
  %c6 = call i8 @srem8_m10(i8 %x8, i8 -13)
  %e6 = zext i8 %c6 to i64
  %m6 = mul i64 %s6, 37
  %s7 = add i64 %m6, %e6
  %c7 = call i8 @srem8_8(i8 %x8, i8 -13)
  %e7 = zext i8 %c7 to i64
  %m7 = mul i64 %s7, 37
  %s8 = add i64 %m7, %e7
  %c8 = call i8 @srem8_m64(i8 %x8, i8 -13)
  %e8 = zext i8 %c8 to i64
  %m8 = mul i64 %s8, 37
  %s9 = add i64 %m8, %e8
  %c9 = call i8 @srem8_v(i8 %x8, i8 -13)
  %e9 = zext i8 %c9 to i64
  %m9 = mul i64 %s9, 37
  %s10 = add i64 %m9, %e9
  %c10 = call i8 @udiv8_7(i8 %x8, i8 -13)
  %e10 = zext i8 %c10 to i64
  %m10 = mul i64 %s10, 37
  %s11 = add i64 %m10, %e10
  %c11 = call i8 @udiv8_m10(i8 %x8, i8 -13)
  %e11 = zext i8 %c11 to i64
  %m11 = mul i64 %s11, 37
  %s12 = add i64 %m11, %e11
  %c12 = call i8 @udiv8_8(i8 %x8, i8 -13)
  %e12 = zext i8 %c12 to i64
  %m12 = mul i64 %s12, 37
  %s13 = add i64 %m12, %e12
  %c13 = call i8 @udiv8_m64(i8 %x8, i8 -13)
  %e13 = zext i8 %c13 to i64
  %m13 = mul i64 %s13, 37
  %s14 = add i64 %m13, %e13
  %c14 = call i8 @udiv8_v(i8 %x8, i8 -13)
  %e14 = zext i8 %c14 to i64
  %m14 = mul i64 %s14, 37
  %s15 = add i64 %m14, %e14
  %c15 = call i8 @urem8_7(i8 %x8, i8 -13)
  %e15 = zext i8 %c15 to i64
  %m15 = mul i64 %s15, 37
  %s16 = add i64 %m15, %e15
  %c16 = call i8 @urem8_m10(i8 %x8, i8 -13)
  %e16 = zext i8 %c16 to i64
  %m16 = mul i64 %s16, 37
  %s17 = add i64 %m16, %e16
  %c17 = call i8 @urem8_8(i8 %x8, i8 -13)
  %e17 = zext i8 %c17 to i64
  %m17 = mul i64 %s17, 37
  %s18 = add i64 %m17, %e17
  %c18 = call i8 @urem8_m64(i8 %x8, i8 -13)
  %e18 = zext i8 %c18 to i64
  %m18 = mul i64 %s18, 37
  %s19 = add i64 %m18, %e18
  %c19 = call i8 @urem8_v(i8 %x8, i8 -13)
  %e19 = zext i8 %c19 to i64
  %m19 = mul i64 %s19, 37
  %s20 = add i64 %m19, %e19
  %c20 = call i32 @sdiv32_7(i32 %x32, i32 -13)
  %e20 = zext i32 %c20 to i64
  %m20 = mul i64 %s20, 37
  %s21 = add i64 %m20, %e20
  %c21 = call i32 @sdiv32_m10(i32 %x32, i32 -13)
  %e21 = zext i32 %c21 to i64
  %m21 = mul i64 %s21, 37
  %s22 = add i64 %m21, %e21
  %c22 = call i32 @sdiv32_8(i32 %x32, i32 -13)
  %e22 = zext i32 %c22 to i64
  %m22 = mul i64 %s22, 37
  %s23 = add i64 %m22, %e22
  %c23 = call i32 @sdiv32_m64(i32 %x32, i32 -13)
  %e23 = zext i32 %c23 to i64
  %m23 = mul i64 %s23, 37
  %s24 = add i64 %m23, %e23
  %c24 = call i32 @sdiv32_v(i32 %x32, i32 -13)
  %e24 = zext i32 %c24 to i64
  %m24 = mul i64 %s24, 37
  %s25 = add i64 %m24, %e24
  %c25 = call i32 @srem32_7(i32 %x32, i32 -13)
  %e25 = zext i32 %c25 to i64
  %m25 = mul i64 %s25, 37
  %s26 = add i64 %m25, %e25
  %c26 = call i32 @srem32_m10(i32 %x32, i32 -13)
  %e26 = zext i32 %c26 to i64
  %m26 = mul i64 %s26, 37
  %s27 = add i64 %m26, %e26
  %c27 = call i32 @srem32_8(i32 %x32, i32 -13)
  %e27 = zext i32 %c27 to i64
  %m27 = mul i64 %s27, 37
  %s28 = add i64 %m27, %e27
  %c28 = call i32 @srem32_m64(i32 %x32, i32 -13)
  %e28 = zext i32 %c28 to i64
  %m28 = mul i64 %s28, 37
  %s29 = add i64 %m28, %e28
  %c29 = call i32 @srem32_v(i32 %x32, i32 -13)
  %e29 = zext i32 %c29 to i64
  %m29 = mul i64 %s29, 37
  %s30 = add i64 %m29, %e29
  %c30 = call i32 @udiv32_7(i32 %x32, i32 -13)
  %e30 = zext i32 %c30 to i64
  %m30 = mul i64 %s30, 37
  %s31 = add i64 %m30, %e30
  %c31 = call i32 @udiv32_m10(i32 %x32, i32 -13)
  %e31 = zext i32 %c31 to i64
  %m31 = mul i64 %s31, 37
  %s32 = add i64 %m31, %e31
  %c32 = call i32 @udiv32_8(i32 %x32, i32 -13)
  %e32 = zext i32 %c32 to i64
  %m32 = mul i64 %s32, 37
  %s33 = add i64 %m32, %e32
  %c33 = call i32 @udiv32_m64(i32 %x32, i32 -13)
  %e33 = zext i32 %c33 to i64
  %m33 = mul i64 %s33, 37
  %s34 = add i64 %m33, %e33
  %c34 = call i32 @udiv32_v(i32 %x32, i32 -13)
  %e34 = zext i32 %c34 to i64
  %m34 = mul i64 %s34, 37
  %s35 = add i64 %m34, %e34
  %c35 = call i32 @urem32_7(i32 %x32, i32 -13)
  %e35 = zext i32 %c35 to i64
  %m35 = mul i64 %s35, 37
  %s36 = add i64 %m35, %e35
  %c36 = call i32 @urem32_m10(i32 %x32, i32 -13)
  %e36 = zext i32 %c36 to i64
  %m36 = mul i64 %s36, 37
  %s37 = add i64 %m36, %e36
  %c37 = call i32 @urem32_8(i32 %x32, i32 -13)
  %e37 = zext i32 %c37 to i64
  %m37 = mul i64 %s37, 37
  %s38 = add i64 %m37, %e37
  %c38 = call i32 @urem32_m64(i32 %x32, i32 -13)
  %e38 = zext i32 %c38 to i64
  %m38 = mul i64 %s38, 37
  %s39 = add i64 %m38, %e38
  %c39 = call i32 @urem32_v(i32 %x32, i32 -13)
  %e39 = zext i32 %c39 to i64
  %m39 = mul i64 %s39, 37
  %s40 = add i64 %m39, %e39
  %c40 = call i64 @sdiv64_7(i64 %x64, i64 -13)
  %m40 = mul i64 %s40, 37
  %s41 = add i64 %m40, %c40
  %c41 = call i64 @sdiv64_m10(i64 %x64, i64 -13)
  %m41 = mul i64 %s41, 37
  %s42 = add i64 %m41, %c41
  %c42 = call i64 @sdiv64_8(i64 %x64, i64 -13)
  %m42 = mul i64 %s42, 37
  %s43 = add i64 %m42, %c42
  %c43 = call i64 @sdiv64_m64(i64 %x64, i64 -13)
  %m43 = mul i64 %s43, 37
  %s44 = add i64 %m43, %c43
  %c44 = call i64 @sdiv64_v(i64 %x64, i64 -13)
  %m44 = mul i64 %s44, 37
  %s45 = add i64 %m44, %c44
  %c45 = call i64 @srem64_7(i64 %x64, i64 -13)
  %m45 = mul i64 %s45, 37
  %s46 = add i64 %m45, %c45
  %c46 = call i64 @srem64_m10(i64 %x64, i64 -13)
  %m46 = mul i64 %s46, 37
  %s47 = add i64 %m46, %c46
  %c47 = call i64 @srem64_8(i64 %x64, i64 -13)
  %m47 = mul i64 %s47, 37
  %s48 = add i64 %m47, %c47
  %c48 = call i64 @srem64_m64(i64 %x64, i64 -13)
  %m48 = mul i64 %s48, 37
  %s49 = add i64 %m48, %c48
  %c49 = call i64 @srem64_v(i64 %x64, i64 -13)
  %m49 = mul i64 %s49, 37
  %s50 = add i64 %m49, %c49
  %c50 = call i64 @udiv64_7(i64 %x64, i64 -13)
  %m50 = mul i64 %s50, 37
  %s51 = add i64 %m50, %c50
  %c51 = call i64 @udiv64_m10(i64 %x64, i64 -13)
  %m51 = mul i64 %s51, 37
  %s52 = add i64 %m51, %c51
  %c52 = call i64 @udiv64_8(i64 %x64, i64 -13)
  %m52 = mul i64 %s52, 37
  %s53 = add i64 %m52, %c52
  %c53 = call i64 @udiv64_m64(i64 %x64, i64 -13)
  %m53 = mul i64 %s53, 37
  %s54 = add i64 %m53, %c53
  %c54 = call i64 @udiv64_v(i64 %x64, i64 -13)
  %m54 = mul i64 %s54, 37
  %s55 = add i64 %m54, %c54
  %c55 = call i64 @urem64_7(i64 %x64, i64 -13)
  %m55 = mul i64 %s55, 37
  %s56 = add i64 %m55, %c55
  %c56 = call i64 @urem64_m10(i64 %x64, i64 -13)
  %m56 = mul i64 %s56, 37
  %s57 = add i64 %m56, %c56
  %c57 = call i64 @urem64_8(i64 %x64, i64 -13)
  %m57 = mul i64 %s57, 37
  %s58 = add i64 %m57, %c57
  %c58 = call i64 @urem64_m64(i64 %x64, i64 -13)
  %m58 = mul i64 %s58, 37
  %s59 = add i64 %m58, %c58
  %c59 = call i64 @urem64_v(i64 %x64, i64 -13)
  %m59 = mul i64 %s59, 37
  %s60 = add i64 %m59, %c59
  call void @print(i64 %s60)
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, 19
  br i1 %more, label %loop, label %done
done:
  ret i64 0
}
