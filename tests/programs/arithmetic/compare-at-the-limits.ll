; Signed comparison at INT64_MIN, INT64_MAX, -1, 0, 1: a 5 by 5 table for slt and sge.
; exit: 32
; output: 15961120
@v = global [5 x i64] [i64 -9223372036854775808, i64 -1, i64 0, i64 1, i64 9223372036854775807]
define i64 @main() {
  %i = alloca i64
  %j = alloca i64
  %acc = alloca i64
  store i64 0, i64* %i
  store i64 0, i64* %acc
  br label %rows
rows:
  %x = load i64* %i
  %c = icmp slt i64 %x, 5
  br i1 %c, label %row, label %done
row:
  store i64 0, i64* %j
  %ap = getelementptr [5 x i64]* @v, i32 0, i64 %x
  %a = load i64* %ap
  br label %columns
columns:
  %y = load i64* %j
  %d = icmp slt i64 %y, 5
  br i1 %d, label %column, label %next
column:
  %bp = getelementptr [5 x i64]* @v, i32 0, i64 %y
  %b = load i64* %bp
  %s = load i64* %acc
  %s2 = shl i64 %s, 1
  %lt = icmp slt i64 %a, %b
  br i1 %lt, label %less, label %notless
less:
  %s3 = or i64 %s2, 1
  store i64 %s3, i64* %acc
  br label %inc
notless:
  %ge = icmp sge i64 %a, %b
  br i1 %ge, label %fine, label %wrong
fine:
  store i64 %s2, i64* %acc
  br label %inc
wrong:
  ret i64 99
inc:
  %y1 = add i64 %y, 1
  store i64 %y1, i64* %j
  br label %columns
next:
  %x1 = add i64 %x, 1
  store i64 %x1, i64* %i
  br label %rows
done:
  %r = load i64* %acc
  %t = call i8* @ll_ltoa(i64 %r)
  call void @ll_puts(i8* %t)
  ret i64 %r
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
