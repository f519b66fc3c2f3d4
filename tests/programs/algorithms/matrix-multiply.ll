; 3 by 3, three nested loops, on the stack.
; exit: 156
; output: 55962400066750620
%mat = type [3 x [3 x i64]]
@x = global %mat [[3 x i64] [i64 1, i64 2, i64 3], [3 x i64] [i64 4, i64 5, i64 6], [3 x i64] [i64 7, i64 8, i64 9]]
@y = global %mat [[3 x i64] [i64 -1, i64 0, i64 2], [3 x i64] [i64 3, i64 1, i64 -4], [3 x i64] [i64 0, i64 5, i64 1]]
define i64 @main() {
  %z = alloca %mat
  %i = alloca i64
  %j = alloca i64
  %k = alloca i64
  %s = alloca i64
  %h = alloca i64
  store i64 0, i64* %h
  store i64 0, i64* %i
  br label %rows
rows:
  store i64 0, i64* %j
  br label %columns
columns:
  store i64 0, i64* %k
  store i64 0, i64* %s
  br label %inner
inner:
  %a = load i64* %i
  %b = load i64* %j
  %c = load i64* %k
  %xp = getelementptr %mat* @x, i32 0, i64 %a, i64 %c
  %yp = getelementptr %mat* @y, i32 0, i64 %c, i64 %b
  %xv = load i64* %xp
  %yv = load i64* %yp
  %p = mul i64 %xv, %yv
  %s0 = load i64* %s
  %s1 = add i64 %s0, %p
  store i64 %s1, i64* %s
  %c1 = add i64 %c, 1
  store i64 %c1, i64* %k
  %kc = icmp slt i64 %c1, 3
  br i1 %kc, label %inner, label %put
put:
  %zp = getelementptr %mat* %z, i32 0, i64 %a, i64 %b
  store i64 %s1, i64* %zp
  %b1 = add i64 %b, 1
  store i64 %b1, i64* %j
  %jc = icmp slt i64 %b1, 3
  br i1 %jc, label %columns, label %nextrow
nextrow:
  %a1 = add i64 %a, 1
  store i64 %a1, i64* %i
  %ic = icmp slt i64 %a1, 3
  br i1 %ic, label %rows, label %sum
sum:
  %flat = bitcast %mat* %z to [9 x i64]*
  store i64 0, i64* %i
  br label %each
each:
  %n = load i64* %i
  %ep = getelementptr [9 x i64]* %flat, i32 0, i64 %n
  %ev = load i64* %ep
  %h0 = load i64* %h
  %h1 = mul i64 %h0, 101
  %h2 = add i64 %h1, %ev
  store i64 %h2, i64* %h
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %nc = icmp slt i64 %n1, 9
  br i1 %nc, label %each, label %done
done:
  %str = call i8* @ll_ltoa(i64 %h2)
  call void @ll_puts(i8* %str)
  ret i64 %h2
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
