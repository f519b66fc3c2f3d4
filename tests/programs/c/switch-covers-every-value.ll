; A switch whose cases cover every value of its type: nothing goes to the default, whose phis and whose
; successors' phis must not speak of it any more.
; exit: 60
define i64 @both(i1 %c, i64 %n) {
entry:
  %other = icmp sgt i64 %n, 5
  br i1 %other, label %rest, label %choose
choose:
  switch i1 %c, label %rest [
    i1 true, label %done
    i1 false, label %done
  ]
rest:
  %r = phi i64 [ 1, %entry ], [ 2, %choose ]
  br label %done
done:
  %d = phi i64 [ 10, %choose ], [ 10, %choose ], [ %r, %rest ]
  ret i64 %d
}

define i64 @four(i2 %c) {
entry:
  switch i2 %c, label %never [
    i2 0, label %a
    i2 1, label %b
    i2 2, label %a
    i2 3, label %b
  ]
never:
  br label %b
a:
  ret i64 19
b:
  %v = phi i64 [ 20, %entry ], [ 20, %entry ], [ 0, %never ]
  ret i64 %v
}

define i64 @main() {
  %a = call i64 @both(i1 true, i64 1)
  %b = call i64 @both(i1 false, i64 9)
  %x = call i64 @four(i2 2)
  %y = call i64 @four(i2 3)
  %s = add i64 %a, %b
  %t = add i64 %s, %x
  %u = add i64 %t, %y
  %v = add i64 %u, 10
  ret i64 %v
}
