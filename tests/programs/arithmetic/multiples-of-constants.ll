; Whether a number is a multiple of a constant, compared with a remainder of an unknown divisor: signed
; and unsigned, ends of the ranges, multiples and their neighbours.
; exit: 0

define i1 @urem32_3(i32 %x) {
  %r = urem i32 %x, 3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_5(i32 %x) {
  %r = urem i32 %x, 5
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_6(i32 %x) {
  %r = urem i32 %x, 6
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_7(i32 %x) {
  %r = urem i32 %x, 7
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_10(i32 %x) {
  %r = urem i32 %x, 10
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_12(i32 %x) {
  %r = urem i32 %x, 12
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_25(i32 %x) {
  %r = urem i32 %x, 25
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_28(i32 %x) {
  %r = urem i32 %x, 28
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_100(i32 %x) {
  %r = urem i32 %x, 100
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_1000(i32 %x) {
  %r = urem i32 %x, 1000
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_3600(i32 %x) {
  %r = urem i32 %x, 3600
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_65537(i32 %x) {
  %r = urem i32 %x, 65537
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_1000000000(i32 %x) {
  %r = urem i32 %x, 1000000000
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_2147483647(i32 %x) {
  %r = urem i32 %x, 2147483647
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_2147483646(i32 %x) {
  %r = urem i32 %x, 2147483646
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_m3(i32 %x) {
  %r = urem i32 %x, -3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @urem32_m10(i32 %x) {
  %r = urem i32 %x, -10
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i64 @check_urem32(ptr %f, i32 %d, i32 %x) {
  %r = urem i32 %x, %d
  %c = icmp eq i32 %r, 0
  %k = call i1 %f(i32 %x)
  %e = xor i1 %c, %k
  %z = zext i1 %e to i64
  ret i64 %z
}
define i64 @around_urem32(ptr %f, i32 %d, i32 %base) {
entry:
  br label %loop
loop:
  %k = phi i32 [ -3, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %all, %loop ]
  %x = add i32 %base, %k
  %one = call i64 @check_urem32(ptr %f, i32 %d, i32 %x)
  %all = add i64 %sum, %one
  %next = add i32 %k, 1
  %end = icmp eq i32 %next, 4
  br i1 %end, label %out, label %loop
out:
  ret i64 %all
}
define i64 @all_urem32(ptr %f, i32 %d) {
  %a0 = call i64 @around_urem32(ptr %f, i32 %d, i32 0)
  %a1 = call i64 @around_urem32(ptr %f, i32 %d, i32 2147483647)
  %a2 = call i64 @around_urem32(ptr %f, i32 %d, i32 -2147483648)
  %m0 = mul i32 %d, 2
  %b0 = call i64 @around_urem32(ptr %f, i32 %d, i32 %m0)
  %m1 = mul i32 %d, 5
  %b1 = call i64 @around_urem32(ptr %f, i32 %d, i32 %m1)
  %m2 = mul i32 %d, -1
  %b2 = call i64 @around_urem32(ptr %f, i32 %d, i32 %m2)
  %m3 = mul i32 %d, -4
  %b3 = call i64 @around_urem32(ptr %f, i32 %d, i32 %m3)
  %m4 = mul i32 %d, 1000003
  %b4 = call i64 @around_urem32(ptr %f, i32 %d, i32 %m4)
  %q = udiv i32 2147483647, %d
  %l = mul i32 %q, %d
  %c0 = call i64 @around_urem32(ptr %f, i32 %d, i32 %l)
  %n = sub i32 0, %l
  %c1 = call i64 @around_urem32(ptr %f, i32 %d, i32 %n)
  %s0 = add i64 %a0, %a1
  %s1 = add i64 %s0, %a2
  %s2 = add i64 %s1, %b0
  %s3 = add i64 %s2, %b1
  %s4 = add i64 %s3, %b2
  %s5 = add i64 %s4, %b3
  %s6 = add i64 %s5, %b4
  %s7 = add i64 %s6, %c0
  %s8 = add i64 %s7, %c1
  ret i64 %s8
}
define i1 @srem32_3(i32 %x) {
  %r = srem i32 %x, 3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_5(i32 %x) {
  %r = srem i32 %x, 5
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_6(i32 %x) {
  %r = srem i32 %x, 6
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_7(i32 %x) {
  %r = srem i32 %x, 7
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_10(i32 %x) {
  %r = srem i32 %x, 10
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_12(i32 %x) {
  %r = srem i32 %x, 12
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_25(i32 %x) {
  %r = srem i32 %x, 25
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_28(i32 %x) {
  %r = srem i32 %x, 28
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_100(i32 %x) {
  %r = srem i32 %x, 100
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_1000(i32 %x) {
  %r = srem i32 %x, 1000
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_3600(i32 %x) {
  %r = srem i32 %x, 3600
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_65537(i32 %x) {
  %r = srem i32 %x, 65537
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_1000000000(i32 %x) {
  %r = srem i32 %x, 1000000000
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_2147483647(i32 %x) {
  %r = srem i32 %x, 2147483647
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_2147483646(i32 %x) {
  %r = srem i32 %x, 2147483646
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_m3(i32 %x) {
  %r = srem i32 %x, -3
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @srem32_m10(i32 %x) {
  %r = srem i32 %x, -10
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i64 @check_srem32(ptr %f, i32 %d, i32 %x) {
  %r = srem i32 %x, %d
  %c = icmp eq i32 %r, 0
  %k = call i1 %f(i32 %x)
  %e = xor i1 %c, %k
  %z = zext i1 %e to i64
  ret i64 %z
}
define i64 @around_srem32(ptr %f, i32 %d, i32 %base) {
entry:
  br label %loop
loop:
  %k = phi i32 [ -3, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %all, %loop ]
  %x = add i32 %base, %k
  %one = call i64 @check_srem32(ptr %f, i32 %d, i32 %x)
  %all = add i64 %sum, %one
  %next = add i32 %k, 1
  %end = icmp eq i32 %next, 4
  br i1 %end, label %out, label %loop
out:
  ret i64 %all
}
define i64 @all_srem32(ptr %f, i32 %d) {
  %a0 = call i64 @around_srem32(ptr %f, i32 %d, i32 0)
  %a1 = call i64 @around_srem32(ptr %f, i32 %d, i32 2147483647)
  %a2 = call i64 @around_srem32(ptr %f, i32 %d, i32 -2147483648)
  %m0 = mul i32 %d, 2
  %b0 = call i64 @around_srem32(ptr %f, i32 %d, i32 %m0)
  %m1 = mul i32 %d, 5
  %b1 = call i64 @around_srem32(ptr %f, i32 %d, i32 %m1)
  %m2 = mul i32 %d, -1
  %b2 = call i64 @around_srem32(ptr %f, i32 %d, i32 %m2)
  %m3 = mul i32 %d, -4
  %b3 = call i64 @around_srem32(ptr %f, i32 %d, i32 %m3)
  %m4 = mul i32 %d, 1000003
  %b4 = call i64 @around_srem32(ptr %f, i32 %d, i32 %m4)
  %q = udiv i32 2147483647, %d
  %l = mul i32 %q, %d
  %c0 = call i64 @around_srem32(ptr %f, i32 %d, i32 %l)
  %n = sub i32 0, %l
  %c1 = call i64 @around_srem32(ptr %f, i32 %d, i32 %n)
  %s0 = add i64 %a0, %a1
  %s1 = add i64 %s0, %a2
  %s2 = add i64 %s1, %b0
  %s3 = add i64 %s2, %b1
  %s4 = add i64 %s3, %b2
  %s5 = add i64 %s4, %b3
  %s6 = add i64 %s5, %b4
  %s7 = add i64 %s6, %c0
  %s8 = add i64 %s7, %c1
  ret i64 %s8
}
define i1 @urem64_3(i64 %x) {
  %r = urem i64 %x, 3
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_6(i64 %x) {
  %r = urem i64 %x, 6
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_7(i64 %x) {
  %r = urem i64 %x, 7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_10(i64 %x) {
  %r = urem i64 %x, 10
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_24(i64 %x) {
  %r = urem i64 %x, 24
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_100(i64 %x) {
  %r = urem i64 %x, 100
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_1000000(i64 %x) {
  %r = urem i64 %x, 1000000
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_641(i64 %x) {
  %r = urem i64 %x, 641
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_6700417(i64 %x) {
  %r = urem i64 %x, 6700417
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_4294967298(i64 %x) {
  %r = urem i64 %x, 4294967298
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_9223372036854775807(i64 %x) {
  %r = urem i64 %x, 9223372036854775807
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_9223372036854775806(i64 %x) {
  %r = urem i64 %x, 9223372036854775806
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @urem64_m7(i64 %x) {
  %r = urem i64 %x, -7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i64 @check_urem64(ptr %f, i64 %d, i64 %x) {
  %r = urem i64 %x, %d
  %c = icmp eq i64 %r, 0
  %k = call i1 %f(i64 %x)
  %e = xor i1 %c, %k
  %z = zext i1 %e to i64
  ret i64 %z
}
define i64 @around_urem64(ptr %f, i64 %d, i64 %base) {
entry:
  br label %loop
loop:
  %k = phi i64 [ -3, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %all, %loop ]
  %x = add i64 %base, %k
  %one = call i64 @check_urem64(ptr %f, i64 %d, i64 %x)
  %all = add i64 %sum, %one
  %next = add i64 %k, 1
  %end = icmp eq i64 %next, 4
  br i1 %end, label %out, label %loop
out:
  ret i64 %all
}
define i64 @all_urem64(ptr %f, i64 %d) {
  %a0 = call i64 @around_urem64(ptr %f, i64 %d, i64 0)
  %a1 = call i64 @around_urem64(ptr %f, i64 %d, i64 9223372036854775807)
  %a2 = call i64 @around_urem64(ptr %f, i64 %d, i64 -9223372036854775808)
  %m0 = mul i64 %d, 2
  %b0 = call i64 @around_urem64(ptr %f, i64 %d, i64 %m0)
  %m1 = mul i64 %d, 5
  %b1 = call i64 @around_urem64(ptr %f, i64 %d, i64 %m1)
  %m2 = mul i64 %d, -1
  %b2 = call i64 @around_urem64(ptr %f, i64 %d, i64 %m2)
  %m3 = mul i64 %d, -4
  %b3 = call i64 @around_urem64(ptr %f, i64 %d, i64 %m3)
  %m4 = mul i64 %d, 1000003
  %b4 = call i64 @around_urem64(ptr %f, i64 %d, i64 %m4)
  %q = udiv i64 9223372036854775807, %d
  %l = mul i64 %q, %d
  %c0 = call i64 @around_urem64(ptr %f, i64 %d, i64 %l)
  %n = sub i64 0, %l
  %c1 = call i64 @around_urem64(ptr %f, i64 %d, i64 %n)
  %s0 = add i64 %a0, %a1
  %s1 = add i64 %s0, %a2
  %s2 = add i64 %s1, %b0
  %s3 = add i64 %s2, %b1
  %s4 = add i64 %s3, %b2
  %s5 = add i64 %s4, %b3
  %s6 = add i64 %s5, %b4
  %s7 = add i64 %s6, %c0
  %s8 = add i64 %s7, %c1
  ret i64 %s8
}
define i1 @srem64_3(i64 %x) {
  %r = srem i64 %x, 3
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_6(i64 %x) {
  %r = srem i64 %x, 6
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_7(i64 %x) {
  %r = srem i64 %x, 7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_10(i64 %x) {
  %r = srem i64 %x, 10
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_24(i64 %x) {
  %r = srem i64 %x, 24
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_100(i64 %x) {
  %r = srem i64 %x, 100
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_1000000(i64 %x) {
  %r = srem i64 %x, 1000000
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_641(i64 %x) {
  %r = srem i64 %x, 641
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_6700417(i64 %x) {
  %r = srem i64 %x, 6700417
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_4294967298(i64 %x) {
  %r = srem i64 %x, 4294967298
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_9223372036854775807(i64 %x) {
  %r = srem i64 %x, 9223372036854775807
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_9223372036854775806(i64 %x) {
  %r = srem i64 %x, 9223372036854775806
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i1 @srem64_m7(i64 %x) {
  %r = srem i64 %x, -7
  %c = icmp eq i64 %r, 0
  ret i1 %c
}
define i64 @check_srem64(ptr %f, i64 %d, i64 %x) {
  %r = srem i64 %x, %d
  %c = icmp eq i64 %r, 0
  %k = call i1 %f(i64 %x)
  %e = xor i1 %c, %k
  %z = zext i1 %e to i64
  ret i64 %z
}
define i64 @around_srem64(ptr %f, i64 %d, i64 %base) {
entry:
  br label %loop
loop:
  %k = phi i64 [ -3, %entry ], [ %next, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %all, %loop ]
  %x = add i64 %base, %k
  %one = call i64 @check_srem64(ptr %f, i64 %d, i64 %x)
  %all = add i64 %sum, %one
  %next = add i64 %k, 1
  %end = icmp eq i64 %next, 4
  br i1 %end, label %out, label %loop
out:
  ret i64 %all
}
define i64 @all_srem64(ptr %f, i64 %d) {
  %a0 = call i64 @around_srem64(ptr %f, i64 %d, i64 0)
  %a1 = call i64 @around_srem64(ptr %f, i64 %d, i64 9223372036854775807)
  %a2 = call i64 @around_srem64(ptr %f, i64 %d, i64 -9223372036854775808)
  %m0 = mul i64 %d, 2
  %b0 = call i64 @around_srem64(ptr %f, i64 %d, i64 %m0)
  %m1 = mul i64 %d, 5
  %b1 = call i64 @around_srem64(ptr %f, i64 %d, i64 %m1)
  %m2 = mul i64 %d, -1
  %b2 = call i64 @around_srem64(ptr %f, i64 %d, i64 %m2)
  %m3 = mul i64 %d, -4
  %b3 = call i64 @around_srem64(ptr %f, i64 %d, i64 %m3)
  %m4 = mul i64 %d, 1000003
  %b4 = call i64 @around_srem64(ptr %f, i64 %d, i64 %m4)
  %q = udiv i64 9223372036854775807, %d
  %l = mul i64 %q, %d
  %c0 = call i64 @around_srem64(ptr %f, i64 %d, i64 %l)
  %n = sub i64 0, %l
  %c1 = call i64 @around_srem64(ptr %f, i64 %d, i64 %n)
  %s0 = add i64 %a0, %a1
  %s1 = add i64 %s0, %a2
  %s2 = add i64 %s1, %b0
  %s3 = add i64 %s2, %b1
  %s4 = add i64 %s3, %b2
  %s5 = add i64 %s4, %b3
  %s6 = add i64 %s5, %b4
  %s7 = add i64 %s6, %c0
  %s8 = add i64 %s7, %c1
  ret i64 %s8
}

define i32 @main() {
  %t0 = call i64 @all_urem32(ptr @urem32_3, i32 3)
  %u0 = add i64 0, %t0
  %t1 = call i64 @all_urem32(ptr @urem32_5, i32 5)
  %u1 = add i64 %u0, %t1
  %t2 = call i64 @all_urem32(ptr @urem32_6, i32 6)
  %u2 = add i64 %u1, %t2
  %t3 = call i64 @all_urem32(ptr @urem32_7, i32 7)
  %u3 = add i64 %u2, %t3
  %t4 = call i64 @all_urem32(ptr @urem32_10, i32 10)
  %u4 = add i64 %u3, %t4
  %t5 = call i64 @all_urem32(ptr @urem32_12, i32 12)
  %u5 = add i64 %u4, %t5
  %t6 = call i64 @all_urem32(ptr @urem32_25, i32 25)
  %u6 = add i64 %u5, %t6
  %t7 = call i64 @all_urem32(ptr @urem32_28, i32 28)
  %u7 = add i64 %u6, %t7
  %t8 = call i64 @all_urem32(ptr @urem32_100, i32 100)
  %u8 = add i64 %u7, %t8
  %t9 = call i64 @all_urem32(ptr @urem32_1000, i32 1000)
  %u9 = add i64 %u8, %t9
  %t10 = call i64 @all_urem32(ptr @urem32_3600, i32 3600)
  %u10 = add i64 %u9, %t10
  %t11 = call i64 @all_urem32(ptr @urem32_65537, i32 65537)
  %u11 = add i64 %u10, %t11
  %t12 = call i64 @all_urem32(ptr @urem32_1000000000, i32 1000000000)
  %u12 = add i64 %u11, %t12
  %t13 = call i64 @all_urem32(ptr @urem32_2147483647, i32 2147483647)
  %u13 = add i64 %u12, %t13
  %t14 = call i64 @all_urem32(ptr @urem32_2147483646, i32 2147483646)
  %u14 = add i64 %u13, %t14
  %t15 = call i64 @all_urem32(ptr @urem32_m3, i32 -3)
  %u15 = add i64 %u14, %t15
  %t16 = call i64 @all_urem32(ptr @urem32_m10, i32 -10)
  %u16 = add i64 %u15, %t16
  %t17 = call i64 @all_srem32(ptr @srem32_3, i32 3)
  %u17 = add i64 %u16, %t17
  %t18 = call i64 @all_srem32(ptr @srem32_5, i32 5)
  %u18 = add i64 %u17, %t18
  %t19 = call i64 @all_srem32(ptr @srem32_6, i32 6)
  %u19 = add i64 %u18, %t19
  %t20 = call i64 @all_srem32(ptr @srem32_7, i32 7)
  %u20 = add i64 %u19, %t20
  %t21 = call i64 @all_srem32(ptr @srem32_10, i32 10)
  %u21 = add i64 %u20, %t21
  %t22 = call i64 @all_srem32(ptr @srem32_12, i32 12)
  %u22 = add i64 %u21, %t22
  %t23 = call i64 @all_srem32(ptr @srem32_25, i32 25)
  %u23 = add i64 %u22, %t23
  %t24 = call i64 @all_srem32(ptr @srem32_28, i32 28)
  %u24 = add i64 %u23, %t24
  %t25 = call i64 @all_srem32(ptr @srem32_100, i32 100)
  %u25 = add i64 %u24, %t25
  %t26 = call i64 @all_srem32(ptr @srem32_1000, i32 1000)
  %u26 = add i64 %u25, %t26
  %t27 = call i64 @all_srem32(ptr @srem32_3600, i32 3600)
  %u27 = add i64 %u26, %t27
  %t28 = call i64 @all_srem32(ptr @srem32_65537, i32 65537)
  %u28 = add i64 %u27, %t28
  %t29 = call i64 @all_srem32(ptr @srem32_1000000000, i32 1000000000)
  %u29 = add i64 %u28, %t29
  %t30 = call i64 @all_srem32(ptr @srem32_2147483647, i32 2147483647)
  %u30 = add i64 %u29, %t30
  %t31 = call i64 @all_srem32(ptr @srem32_2147483646, i32 2147483646)
  %u31 = add i64 %u30, %t31
  %t32 = call i64 @all_srem32(ptr @srem32_m3, i32 -3)
  %u32 = add i64 %u31, %t32
  %t33 = call i64 @all_srem32(ptr @srem32_m10, i32 -10)
  %u33 = add i64 %u32, %t33
  %t34 = call i64 @all_urem64(ptr @urem64_3, i64 3)
  %u34 = add i64 %u33, %t34
  %t35 = call i64 @all_urem64(ptr @urem64_6, i64 6)
  %u35 = add i64 %u34, %t35
  %t36 = call i64 @all_urem64(ptr @urem64_7, i64 7)
  %u36 = add i64 %u35, %t36
  %t37 = call i64 @all_urem64(ptr @urem64_10, i64 10)
  %u37 = add i64 %u36, %t37
  %t38 = call i64 @all_urem64(ptr @urem64_24, i64 24)
  %u38 = add i64 %u37, %t38
  %t39 = call i64 @all_urem64(ptr @urem64_100, i64 100)
  %u39 = add i64 %u38, %t39
  %t40 = call i64 @all_urem64(ptr @urem64_1000000, i64 1000000)
  %u40 = add i64 %u39, %t40
  %t41 = call i64 @all_urem64(ptr @urem64_641, i64 641)
  %u41 = add i64 %u40, %t41
  %t42 = call i64 @all_urem64(ptr @urem64_6700417, i64 6700417)
  %u42 = add i64 %u41, %t42
  %t43 = call i64 @all_urem64(ptr @urem64_4294967298, i64 4294967298)
  %u43 = add i64 %u42, %t43
  %t44 = call i64 @all_urem64(ptr @urem64_9223372036854775807, i64 9223372036854775807)
  %u44 = add i64 %u43, %t44
  %t45 = call i64 @all_urem64(ptr @urem64_9223372036854775806, i64 9223372036854775806)
  %u45 = add i64 %u44, %t45
  %t46 = call i64 @all_urem64(ptr @urem64_m7, i64 -7)
  %u46 = add i64 %u45, %t46
  %t47 = call i64 @all_srem64(ptr @srem64_3, i64 3)
  %u47 = add i64 %u46, %t47
  %t48 = call i64 @all_srem64(ptr @srem64_6, i64 6)
  %u48 = add i64 %u47, %t48
  %t49 = call i64 @all_srem64(ptr @srem64_7, i64 7)
  %u49 = add i64 %u48, %t49
  %t50 = call i64 @all_srem64(ptr @srem64_10, i64 10)
  %u50 = add i64 %u49, %t50
  %t51 = call i64 @all_srem64(ptr @srem64_24, i64 24)
  %u51 = add i64 %u50, %t51
  %t52 = call i64 @all_srem64(ptr @srem64_100, i64 100)
  %u52 = add i64 %u51, %t52
  %t53 = call i64 @all_srem64(ptr @srem64_1000000, i64 1000000)
  %u53 = add i64 %u52, %t53
  %t54 = call i64 @all_srem64(ptr @srem64_641, i64 641)
  %u54 = add i64 %u53, %t54
  %t55 = call i64 @all_srem64(ptr @srem64_6700417, i64 6700417)
  %u55 = add i64 %u54, %t55
  %t56 = call i64 @all_srem64(ptr @srem64_4294967298, i64 4294967298)
  %u56 = add i64 %u55, %t56
  %t57 = call i64 @all_srem64(ptr @srem64_9223372036854775807, i64 9223372036854775807)
  %u57 = add i64 %u56, %t57
  %t58 = call i64 @all_srem64(ptr @srem64_9223372036854775806, i64 9223372036854775806)
  %u58 = add i64 %u57, %t58
  %t59 = call i64 @all_srem64(ptr @srem64_m7, i64 -7)
  %u59 = add i64 %u58, %t59
  %bad = icmp ne i64 %u59, 0
  %status = zext i1 %bad to i32
  ret i32 %status
}
