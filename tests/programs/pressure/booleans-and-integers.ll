; 16 booleans and 16 integers alive together; each boolean is used only at the end.
; exit: 139
; output: -242037
define i64 @f(i64 %x, i64 %y) {
  %p = alloca i64
  store i64 0, i64* %p
  %v0 = mul i64 %x, 1
  %b0 = icmp slt i64 %v0, %y
  %v1 = mul i64 %x, 3
  %b1 = icmp sgt i64 %v1, %y
  %v2 = mul i64 %x, 5
  %b2 = icmp eq i64 %v2, %y
  %v3 = mul i64 %x, 7
  %b3 = icmp ne i64 %v3, %y
  %v4 = mul i64 %x, 9
  %b4 = icmp slt i64 %v4, %y
  %v5 = mul i64 %x, 11
  %b5 = icmp sgt i64 %v5, %y
  %v6 = mul i64 %x, 13
  %b6 = icmp eq i64 %v6, %y
  %v7 = mul i64 %x, 15
  %b7 = icmp ne i64 %v7, %y
  %v8 = mul i64 %x, 17
  %b8 = icmp slt i64 %v8, %y
  %v9 = mul i64 %x, 19
  %b9 = icmp sgt i64 %v9, %y
  %v10 = mul i64 %x, 21
  %b10 = icmp eq i64 %v10, %y
  %v11 = mul i64 %x, 23
  %b11 = icmp ne i64 %v11, %y
  %v12 = mul i64 %x, 25
  %b12 = icmp slt i64 %v12, %y
  %v13 = mul i64 %x, 27
  %b13 = icmp sgt i64 %v13, %y
  %v14 = mul i64 %x, 29
  %b14 = icmp eq i64 %v14, %y
  %v15 = mul i64 %x, 31
  %b15 = icmp ne i64 %v15, %y
  br label %q0
q0:
  br i1 %b0, label %t0, label %q1
t0:
  %o0 = load i64* %p
  %n0 = mul i64 %o0, 3
  %w0 = add i64 %n0, %v15
  store i64 %w0, i64* %p
  br label %q1
q1:
  br i1 %b1, label %t1, label %q2
t1:
  %o1 = load i64* %p
  %n1 = mul i64 %o1, 3
  %w1 = add i64 %n1, %v14
  store i64 %w1, i64* %p
  br label %q2
q2:
  br i1 %b2, label %t2, label %q3
t2:
  %o2 = load i64* %p
  %n2 = mul i64 %o2, 3
  %w2 = add i64 %n2, %v13
  store i64 %w2, i64* %p
  br label %q3
q3:
  br i1 %b3, label %t3, label %q4
t3:
  %o3 = load i64* %p
  %n3 = mul i64 %o3, 3
  %w3 = add i64 %n3, %v12
  store i64 %w3, i64* %p
  br label %q4
q4:
  br i1 %b4, label %t4, label %q5
t4:
  %o4 = load i64* %p
  %n4 = mul i64 %o4, 3
  %w4 = add i64 %n4, %v11
  store i64 %w4, i64* %p
  br label %q5
q5:
  br i1 %b5, label %t5, label %q6
t5:
  %o5 = load i64* %p
  %n5 = mul i64 %o5, 3
  %w5 = add i64 %n5, %v10
  store i64 %w5, i64* %p
  br label %q6
q6:
  br i1 %b6, label %t6, label %q7
t6:
  %o6 = load i64* %p
  %n6 = mul i64 %o6, 3
  %w6 = add i64 %n6, %v9
  store i64 %w6, i64* %p
  br label %q7
q7:
  br i1 %b7, label %t7, label %q8
t7:
  %o7 = load i64* %p
  %n7 = mul i64 %o7, 3
  %w7 = add i64 %n7, %v8
  store i64 %w7, i64* %p
  br label %q8
q8:
  br i1 %b8, label %t8, label %q9
t8:
  %o8 = load i64* %p
  %n8 = mul i64 %o8, 3
  %w8 = add i64 %n8, %v7
  store i64 %w8, i64* %p
  br label %q9
q9:
  br i1 %b9, label %t9, label %q10
t9:
  %o9 = load i64* %p
  %n9 = mul i64 %o9, 3
  %w9 = add i64 %n9, %v6
  store i64 %w9, i64* %p
  br label %q10
q10:
  br i1 %b10, label %t10, label %q11
t10:
  %o10 = load i64* %p
  %n10 = mul i64 %o10, 3
  %w10 = add i64 %n10, %v5
  store i64 %w10, i64* %p
  br label %q11
q11:
  br i1 %b11, label %t11, label %q12
t11:
  %o11 = load i64* %p
  %n11 = mul i64 %o11, 3
  %w11 = add i64 %n11, %v4
  store i64 %w11, i64* %p
  br label %q12
q12:
  br i1 %b12, label %t12, label %q13
t12:
  %o12 = load i64* %p
  %n12 = mul i64 %o12, 3
  %w12 = add i64 %n12, %v3
  store i64 %w12, i64* %p
  br label %q13
q13:
  br i1 %b13, label %t13, label %q14
t13:
  %o13 = load i64* %p
  %n13 = mul i64 %o13, 3
  %w13 = add i64 %n13, %v2
  store i64 %w13, i64* %p
  br label %q14
q14:
  br i1 %b14, label %t14, label %q15
t14:
  %o14 = load i64* %p
  %n14 = mul i64 %o14, 3
  %w14 = add i64 %n14, %v1
  store i64 %w14, i64* %p
  br label %q15
q15:
  br i1 %b15, label %t15, label %q16
t15:
  %o15 = load i64* %p
  %n15 = mul i64 %o15, 3
  %w15 = add i64 %n15, %v0
  store i64 %w15, i64* %p
  br label %q16
q16:
  %r = load i64* %p
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @f(i64 3, i64 45)
  %b = call i64 @f(i64 -2, i64 7)
  %r = xor i64 %a, %b
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
