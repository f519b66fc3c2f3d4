; Two phis that take each other's value: read all, then write all.
; exit: 64
; output: 2112
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 1, %entry ], [ %b, %loop ]
  %b = phi i64 [ 2, %entry ], [ %a, %loop ]
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %j = add i64 %i, 1
  %c = icmp slt i64 %j, %n
  br i1 %c, label %loop, label %done
done:
  %x = mul i64 %a, 10
  %y = add i64 %x, %b
  ret i64 %y
}
define i64 @main() {
  %a = call i64 @f(i64 4)
  %b = call i64 @f(i64 5)
  %c = mul i64 %a, 100
  %d = add i64 %c, %b
  %s = call i8* @ll_ltoa(i64 %d)
  call void @ll_puts(i8* %s)
  ret i64 %d
}
declare i8* @ll_ltoa(i64)
declare void @ll_puts(i8*)
