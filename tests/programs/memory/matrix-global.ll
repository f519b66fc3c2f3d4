; Transpose in place, then read along a diagonal and across rows through a row pointer.
; exit: 59
; output: 2061115
@m = global [4 x [4 x i64]] [
  [4 x i64] [i64 1, i64 2, i64 3, i64 4],
  [4 x i64] [i64 5, i64 6, i64 7, i64 8],
  [4 x i64] [i64 9, i64 10, i64 11, i64 12],
  [4 x i64] [i64 13, i64 14, i64 15, i64 16]]
define void @transpose([4 x [4 x i64]]* %m) {
  %i = alloca i64
  %j = alloca i64
  store i64 0, i64* %i
  br label %rows
rows:
  %r = load i64* %i
  %c = icmp slt i64 %r, 4
  br i1 %c, label %row, label %done
row:
  store i64 0, i64* %j
  br label %cols
cols:
  %s = load i64* %j
  %d = icmp slt i64 %s, %r
  br i1 %d, label %swap, label %next
swap:
  %p = getelementptr [4 x [4 x i64]]* %m, i32 0, i64 %r, i64 %s
  %q = getelementptr [4 x [4 x i64]]* %m, i32 0, i64 %s, i64 %r
  %x = load i64* %p
  %y = load i64* %q
  store i64 %y, i64* %p
  store i64 %x, i64* %q
  %s1 = add i64 %s, 1
  store i64 %s1, i64* %j
  br label %cols
next:
  %r1 = add i64 %r, 1
  store i64 %r1, i64* %i
  br label %rows
done:
  ret void
}
define i64 @main() {
  call void @transpose([4 x [4 x i64]]* @m)
  %row1 = getelementptr [4 x [4 x i64]]* @m, i32 0, i32 1
  %e0 = getelementptr [4 x i64]* %row1, i32 0, i32 0
  %e1 = getelementptr [4 x i64]* %row1, i32 0, i32 1
  %e2 = getelementptr [4 x i64]* %row1, i32 1, i32 2
  %e3 = getelementptr i64* %e0, i32 7
  %a = load i64* %e0
  %b = load i64* %e1
  %c = load i64* %e2
  %d = load i64* %e3
  %s1 = mul i64 %a, 100
  %s2 = add i64 %s1, %b
  %s3 = mul i64 %s2, 100
  %s4 = add i64 %s3, %c
  %s5 = mul i64 %s4, 100
  %s6 = add i64 %s5, %d
  %t = call i8* @ll_ltoa(i64 %s6)
  call void @ll_puts(i8* %t)
  ret i64 %s6
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
