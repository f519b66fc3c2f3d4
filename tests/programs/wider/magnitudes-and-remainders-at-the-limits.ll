; Magnitudes (the least number is its own) and remainders by powers of two, of numbers at the limits.
; exit: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: 1
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1
; output: 7
; output: 7
; output: 7
; output: 7
; output: 7
; output: 1
; output: 7
; output: 7
; output: 7
; output: 7
; output: 8
; output: 8
; output: 8
; output: 0
; output: 8
; output: 0
; output: 0
; output: 8
; output: 8
; output: 8
; output: 8
; output: 8
; output: 8
; output: 0
; output: -8
; output: 0
; output: 0
; output: -8
; output: -8
; output: -8
; output: 9
; output: 9
; output: 9
; output: -1
; output: -9
; output: -1
; output: -1
; output: -9
; output: -9
; output: -9
; output: 127
; output: 127
; output: 127
; output: 7
; output: 127
; output: 1
; output: 7
; output: 127
; output: 127
; output: 127
; output: -128
; output: 128
; output: 128
; output: 0
; output: -128
; output: 0
; output: 0
; output: -128
; output: -128
; output: -128
; output: 1
; output: 2147483647
; output: 2147483647
; output: 7
; output: 2147483647
; output: 1
; output: 7
; output: 2147483647
; output: 2147483647
; output: 2147483647
; output: 0
; output: -2147483648
; output: 2147483648
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: -2147483648
; output: -2147483648
; output: 0
; output: 0
; output: 1099511627776
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 1099511627776
; output: 1
; output: 1
; output: 1099511627777
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1
; output: -1099511627777
; output: 1
; output: 1
; output: 9223372036854775807
; output: -1
; output: -1
; output: 1
; output: 7
; output: 2147483647
; output: 1099511627775
; output: 9223372036854775807
; output: 0
; output: 0
; output: -9223372036854775808
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
; output: 0
@numbers = constant [15 x i64] [i64 0, i64 1, i64 -1, i64 7, i64 8, i64 -8, i64 -9, i64 127, i64 -128, i64 2147483647, i64 -2147483648, i64 1099511627776, i64 -1099511627777, i64 9223372036854775807, i64 -9223372036854775808]
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
define void @print(i64 %n) {
  %t = call i8* @ll_ltoa(i64 %n)
  call void @ll_puts(i8* %t)
  ret void
}
define i8 @magnitude8(i8 %x) {
  %n = sub i8 0, %x
  %c = icmp slt i8 %x, 0
  %r = select i1 %c, i8 %n, i8 %x
  ret i8 %r
}
define i32 @magnitude32(i32 %x) {
  %n = sub i32 0, %x
  %c = icmp slt i32 %x, 0
  %r = select i1 %c, i32 %n, i32 %x
  ret i32 %r
}
define i64 @magnitude64(i64 %x) {
  %n = sub i64 0, %x
  %c = icmp slt i64 %x, 0
  %r = select i1 %c, i64 %n, i64 %x
  ret i64 %r
}
define i64 @main() {
entry:
  br label %loop
loop:
  %k = phi i64 [ 0, %entry ], [ %next, %loop ]
  %p = getelementptr [15 x i64], [15 x i64]* @numbers, i64 0, i64 %k
  %x = load i64, i64* %p
  %i = trunc i64 %x to i32
  %u = trunc i64 %x to i8
  %m8 = call i8 @magnitude8(i8 %u)
  %m32 = call i32 @magnitude32(i32 %i)
  %m64 = call i64 @magnitude64(i64 %x)
  %r1 = srem i32 %i, 8
  %r2 = srem i32 %i, -2147483648
  %s0 = sext i8 %m8 to i64
  %s1 = sext i32 %m32 to i64
  %s2 = sext i32 %r1 to i64
  %s3 = sext i32 %r2 to i64
  %s4 = srem i64 %x, 2
  %s5 = srem i64 %x, 8
  %s6 = srem i64 %x, 2147483648
  %s7 = srem i64 %x, 1099511627776
  %s8 = srem i64 %x, -9223372036854775808
  call void @print(i64 %s0)
  call void @print(i64 %s1)
  call void @print(i64 %m64)
  call void @print(i64 %s2)
  call void @print(i64 %s3)
  call void @print(i64 %s4)
  call void @print(i64 %s5)
  call void @print(i64 %s6)
  call void @print(i64 %s7)
  call void @print(i64 %s8)
  %next = add i64 %k, 1
  %more = icmp slt i64 %next, 15
  br i1 %more, label %loop, label %done
done:
  ret i64 0
}
