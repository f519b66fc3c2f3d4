; Weights, values, a capacity of 30; one row updated from the top.
; exit: 196
@w = global [6 x i64] [i64 5, i64 4, i64 6, i64 3, i64 9, i64 11]
@v = global [6 x i64] [i64 10, i64 40, i64 30, i64 50, i64 45, i64 61]
define i64 @main() {
  %best = alloca [31 x i64]
  %i = alloca i64
  %c = alloca i64
  store i64 0, i64* %i
  br label %clear
clear:
  %n = load i64* %i
  %p = getelementptr [31 x i64]* %best, i32 0, i64 %n
  store i64 0, i64* %p
  %n1 = add i64 %n, 1
  store i64 %n1, i64* %i
  %nc = icmp sle i64 %n1, 30
  br i1 %nc, label %clear, label %begin
begin:
  store i64 0, i64* %i
  br label %items
items:
  store i64 30, i64* %c
  %k = load i64* %i
  %wp = getelementptr [6 x i64]* @w, i32 0, i64 %k
  %vp = getelementptr [6 x i64]* @v, i32 0, i64 %k
  %wk = load i64* %wp
  %vk = load i64* %vp
  br label %caps
caps:
  %x = load i64* %c
  %ok = icmp sge i64 %x, %wk
  br i1 %ok, label %consider, label %nextitem
consider:
  %y = sub i64 %x, %wk
  %xp = getelementptr [31 x i64]* %best, i32 0, i64 %x
  %yp = getelementptr [31 x i64]* %best, i32 0, i64 %y
  %without = load i64* %xp
  %rest = load i64* %yp
  %with = add i64 %rest, %vk
  %better = icmp sgt i64 %with, %without
  br i1 %better, label %take, label %lower
take:
  store i64 %with, i64* %xp
  br label %lower
lower:
  %x1 = sub i64 %x, 1
  store i64 %x1, i64* %c
  br label %caps
nextitem:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %kc = icmp slt i64 %k1, 6
  br i1 %kc, label %items, label %done
done:
  %rp = getelementptr [31 x i64]* %best, i32 0, i32 30
  %r = load i64* %rp
  ret i64 %r
}
