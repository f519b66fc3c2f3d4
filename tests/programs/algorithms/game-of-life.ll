; A glider on an 8 by 8 board in one i64, four generations: it moves one step down and right.
; exit: 1
; output: 235406336
define i64 @cell(i64 %b, i64 %x, i64 %y) {
  %x1 = and i64 %x, 7
  %y1 = and i64 %y, 7
  %r = shl i64 %y1, 3
  %n = or i64 %r, %x1
  %s = lshr i64 %b, %n
  %v = and i64 %s, 1
  ret i64 %v
}
define i64 @neighbours(i64 %b, i64 %x, i64 %y) {
  %xm = sub i64 %x, 1
  %xp = add i64 %x, 1
  %ym = sub i64 %y, 1
  %yp = add i64 %y, 1
  %a = call i64 @cell(i64 %b, i64 %xm, i64 %ym)
  %c = call i64 @cell(i64 %b, i64 %x, i64 %ym)
  %d = call i64 @cell(i64 %b, i64 %xp, i64 %ym)
  %e = call i64 @cell(i64 %b, i64 %xm, i64 %y)
  %f = call i64 @cell(i64 %b, i64 %xp, i64 %y)
  %g = call i64 @cell(i64 %b, i64 %xm, i64 %yp)
  %h = call i64 @cell(i64 %b, i64 %x, i64 %yp)
  %i = call i64 @cell(i64 %b, i64 %xp, i64 %yp)
  %s1 = add i64 %a, %c
  %s2 = add i64 %d, %e
  %s3 = add i64 %f, %g
  %s4 = add i64 %h, %i
  %s5 = add i64 %s1, %s2
  %s6 = add i64 %s3, %s4
  %s7 = add i64 %s5, %s6
  ret i64 %s7
}
define i64 @step(i64 %b) {
  %n = alloca i64
  %new = alloca i64
  store i64 0, i64* %n
  store i64 0, i64* %new
  br label %loop
loop:
  %k = load i64* %n
  %x = and i64 %k, 7
  %y = lshr i64 %k, 3
  %c = call i64 @neighbours(i64 %b, i64 %x, i64 %y)
  %v = call i64 @cell(i64 %b, i64 %x, i64 %y)
  %t = or i64 %c, %v
  %alive = icmp eq i64 %t, 3
  br i1 %alive, label %set, label %next
set:
  %o = load i64* %new
  %bit = shl i64 1, %k
  %o1 = or i64 %o, %bit
  store i64 %o1, i64* %new
  br label %next
next:
  %k1 = add i64 %k, 1
  store i64 %k1, i64* %n
  %m = icmp slt i64 %k1, 64
  br i1 %m, label %loop, label %done
done:
  %r = load i64* %new
  ret i64 %r
}
define i64 @main() {
  %a = call i64 @step(i64 459778)
  %b = call i64 @step(i64 %a)
  %c = call i64 @step(i64 %b)
  %d = call i64 @step(i64 %c)
  %s = call i8* @ll_ltoa(i64 %d)
  call void @ll_puts(i8* %s)
  %moved = shl i64 459778, 9
  %same = icmp eq i64 %d, %moved
  br i1 %same, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
