; The phi's value is used after the loop, where its successor is already made.
; exit: 9
define i64 @f(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 0, %entry ], [ %y, %loop ]
  %y = add i64 %x, 1
  %c = icmp slt i64 %y, %n
  br i1 %c, label %loop, label %done
done:
  ret i64 %x
}
define i64 @main() {
  %r = call i64 @f(i64 10)
  ret i64 %r
}
