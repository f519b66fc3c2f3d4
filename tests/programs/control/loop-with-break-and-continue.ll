; Sum of i below 100 where i is not a multiple of 4 (continue), until the sum passes 500 (break).
; exit: 11
; output: 9995
define i64 @main() {
  %i = alloca i64
  %s = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %s
  br label %head
head:
  %n = load i64* %i
  %c = icmp slt i64 %n, 100
  br i1 %c, label %body, label %out
body:
  %l = and i64 %n, 3
  %z = icmp eq i64 %l, 0
  br i1 %z, label %continue, label %take
take:
  %t = load i64* %s
  %u = add i64 %t, %n
  store i64 %u, i64* %s
  %b = icmp sgt i64 %u, 500
  br i1 %b, label %out, label %continue
continue:
  %m = add i64 %n, 1
  store i64 %m, i64* %i
  br label %head
out:
  %r = load i64* %s
  %q = load i64* %i
  %x = mul i64 %q, 256
  %y = add i64 %x, %r
  %str = call i8* @ll_ltoa(i64 %y)
  call void @ll_puts(i8* %str)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
