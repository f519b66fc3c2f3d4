; All permutations of four digits by swapping, summed as numbers with an index weight.
; exit: 24
; output: 1008885
@d = global [4 x i64] [i64 1, i64 2, i64 3, i64 4]
@n = global i64 0
@h = global i64 0
define void @swap(i64 %i, i64 %j) {
  %p = getelementptr [4 x i64]* @d, i32 0, i64 %i
  %q = getelementptr [4 x i64]* @d, i32 0, i64 %j
  %x = load i64* %p
  %y = load i64* %q
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  ret void
}
define void @visit() {
  %p0 = getelementptr [4 x i64]* @d, i32 0, i32 0
  %p1 = getelementptr [4 x i64]* @d, i32 0, i32 1
  %p2 = getelementptr [4 x i64]* @d, i32 0, i32 2
  %p3 = getelementptr [4 x i64]* @d, i32 0, i32 3
  %a = load i64* %p0
  %b = load i64* %p1
  %c = load i64* %p2
  %e = load i64* %p3
  %1 = mul i64 %a, 10
  %2 = add i64 %1, %b
  %3 = mul i64 %2, 10
  %4 = add i64 %3, %c
  %5 = mul i64 %4, 10
  %6 = add i64 %5, %e
  %k = load i64* @n
  %k1 = add i64 %k, 1
  store i64 %k1, i64* @n
  %w = mul i64 %6, %k1
  %g = load i64* @h
  %g1 = add i64 %g, %w
  store i64 %g1, i64* @h
  ret void
}
define void @permute(i64 %from) {
  %end = icmp eq i64 %from, 3
  br i1 %end, label %leaf, label %loop0
leaf:
  call void @visit()
  ret void
loop0:
  %i = alloca i64
  store i64 %from, i64* %i
  br label %loop
loop:
  %k = load i64* %i
  call void @swap(i64 %from, i64 %k)
  %next = add i64 %from, 1
  call void @permute(i64 %next)
  call void @swap(i64 %from, i64 %k)
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %i
  %c = icmp slt i64 %k1, 4
  br i1 %c, label %loop, label %done
done:
  ret void
}
define i64 @main() {
  call void @permute(i64 0)
  %h = load i64* @h
  %s = call i8* @ll_ltoa(i64 %h)
  call void @ll_puts(i8* %s)
  %n = load i64* @n
  ret i64 %n
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
