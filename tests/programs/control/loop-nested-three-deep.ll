; exit: 177
; output: 27313
define i64 @main() {
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %s = alloca i64
  store i64 0, i64* %s
  store i64 0, i64* %i
  br label %li
li:
  %i1 = load i64* %i
  %ci = icmp slt i64 %i1, 12
  br i1 %ci, label %bi, label %done
bi:
  store i64 %i1, i64* %j
  br label %lj
lj:
  %j1 = load i64* %j
  %cj = icmp slt i64 %j1, 12
  br i1 %cj, label %bj, label %ni
bj:
  store i64 0, i64* %k
  br label %lk
lk:
  %k1 = load i64* %k
  %ck = icmp sle i64 %k1, %j1
  br i1 %ck, label %bk, label %nj
bk:
  %a = mul i64 %i1, %j1
  %b = add i64 %a, %k1
  %s1 = load i64* %s
  %s2 = add i64 %s1, %b
  store i64 %s2, i64* %s
  %k2 = add i64 %k1, 1
  store i64 %k2, i64* %k
  br label %lk
nj:
  %j2 = add i64 %j1, 1
  store i64 %j2, i64* %j
  br label %lj
ni:
  %i2 = add i64 %i1, 1
  store i64 %i2, i64* %i
  br label %li
done:
  %r = load i64* %s
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
