; Three nested loops; twelve invariants and all three counters alive in the innermost.
; exit: 130
; output: 16002
define i64 @f(i64 %z) {
  %v0 = add i64 %z, 1
  %v1 = add i64 %z, 14
  %v2 = add i64 %z, 27
  %v3 = add i64 %z, 40
  %v4 = add i64 %z, 53
  %v5 = add i64 %z, 66
  %v6 = add i64 %z, 79
  %v7 = add i64 %z, 92
  %v8 = add i64 %z, 105
  %v9 = add i64 %z, 118
  %v10 = add i64 %z, 131
  %v11 = add i64 %z, 144
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %s = alloca i64
  store i64 0, i64* %s
  store i64 0, i64* %i
  br label %li
li:
  store i64 0, i64* %j
  br label %lj
lj:
  store i64 0, i64* %k
  br label %lk
lk:
  %x = load i64* %i
  %y = load i64* %j
  %w = load i64* %k
  %s0 = load i64* %s
  %m0 = mul i64 %v0, %x
  %s1 = add i64 %s0, %m0
  %m1 = mul i64 %v1, %y
  %s2 = xor i64 %s1, %m1
  %m2 = mul i64 %v2, %w
  %s3 = sub i64 %s2, %m2
  %m3 = mul i64 %v3, %x
  %s4 = add i64 %s3, %m3
  %m4 = mul i64 %v4, %y
  %s5 = xor i64 %s4, %m4
  %m5 = mul i64 %v5, %w
  %s6 = sub i64 %s5, %m5
  %m6 = mul i64 %v6, %x
  %s7 = add i64 %s6, %m6
  %m7 = mul i64 %v7, %y
  %s8 = xor i64 %s7, %m7
  %m8 = mul i64 %v8, %w
  %s9 = sub i64 %s8, %m8
  %m9 = mul i64 %v9, %x
  %s10 = add i64 %s9, %m9
  %m10 = mul i64 %v10, %y
  %s11 = xor i64 %s10, %m10
  %m11 = mul i64 %v11, %w
  %s12 = sub i64 %s11, %m11
  store i64 %s12, i64* %s
  %w1 = add i64 %w, 1
  store i64 %w1, i64* %k
  %ck = icmp slt i64 %w1, 5
  br i1 %ck, label %lk, label %nj
nj:
  %y1 = add i64 %y, 1
  store i64 %y1, i64* %j
  %cj = icmp slt i64 %y1, 6
  br i1 %cj, label %lj, label %ni
ni:
  %x1 = add i64 %x, 1
  store i64 %x1, i64* %i
  %ci = icmp slt i64 %x1, 7
  br i1 %ci, label %li, label %out
out:
  %r = load i64* %s
  ret i64 %r
}
define i64 @main() {
  %r = call i64 @f(i64 5)
  %str = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
