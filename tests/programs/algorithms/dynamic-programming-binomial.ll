; Pascal's triangle in one row: 40 over 20.
; exit: 52
; output: 137846528820
define i64 @main() {
  %row = alloca [41 x i64]
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %i
  br label %clear
clear:
  %n = load i64* %i
  %p = getelementptr [41 x i64]* %row, i32 0, i64 %n
  store i64 0, i64* %p
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %c = icmp slt i64 %n1, 41
  br i1 %c, label %clear, label %start
start:
  %p0 = getelementptr [41 x i64]* %row, i32 0, i32 0
  store i64 1, i64* %p0
  store i64 1, i64* %i
  br label %rows
rows:
  %r = load i64* %i
  store i64 %r, i64* %j
  br label %cols
cols:
  %k = load i64* %j
  %k1 = sub i64 %k, 1
  %a = getelementptr [41 x i64]* %row, i32 0, i64 %k
  %b = getelementptr [41 x i64]* %row, i32 0, i64 %k1
  %x = load i64* %a
  %y = load i64* %b
  %z = add i64 %x, %y
  store i64 %z, i64* %a
  store i64 %k1, i64* %j
  %kc = icmp sgt i64 %k1, 0
  br i1 %kc, label %cols, label %next
next:
  %r1 = add i64 %r, 1
  store i64 %r1, i64* %i
  %rc = icmp sle i64 %r1, 40
  br i1 %rc, label %rows, label %done
done:
  %m = getelementptr [41 x i64]* %row, i32 0, i32 20
  %v = load i64* %m
  %s = call i8* @ll_ltoa(i64 %v)
  call void @ll_puts(i8* %s)
  ret i64 %v
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
