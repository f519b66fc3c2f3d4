; Storing constants of every size straight to memory.
; exit: 234
; output: 2755821728297066986
@a = global [8 x i64] [i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0, i64 0]
define i64 @main() {
  %p0 = getelementptr [8 x i64]* @a, i32 0, i32 0
  %p1 = getelementptr [8 x i64]* @a, i32 0, i32 1
  %p2 = getelementptr [8 x i64]* @a, i32 0, i32 2
  %p3 = getelementptr [8 x i64]* @a, i32 0, i32 3
  %p4 = getelementptr [8 x i64]* @a, i32 0, i32 4
  %p5 = getelementptr [8 x i64]* @a, i32 0, i32 5
  %p6 = getelementptr [8 x i64]* @a, i32 0, i32 6
  %p7 = getelementptr [8 x i64]* @a, i32 0, i32 7
  store i64 0, i64* %p0
  store i64 -1, i64* %p1
  store i64 2147483647, i64* %p2
  store i64 2147483648, i64* %p3
  store i64 -2147483648, i64* %p4
  store i64 -2147483649, i64* %p5
  store i64 1311768467463790320, i64* %p6
  store i64 -9223372036854775808, i64* %p7
  %i = alloca i64
  %h = alloca i64
  store i64 0, i64* %i
  store i64 5381, i64* %h
  br label %loop
loop:
  %n = load i64* %i
  %q = getelementptr [8 x i64]* @a, i32 0, i64 %n
  %v = load i64* %q
  %x = load i64* %h
  %y = mul i64 %x, 33
  %z = xor i64 %y, %v
  store i64 %z, i64* %h
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  %c = icmp eq i64 %m, 8
  br i1 %c, label %done, label %loop
done:
  %r = load i64* %h
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
