; Booleans as seventh to tenth argument, and returned.
; exit: 11
define i1 @pick(i64 %i, i1 %a, i1 %b, i1 %c, i1 %d, i1 %e, i1 %f, i1 %g, i1 %h) {
  %z = icmp eq i64 %i, 0
  br i1 %z, label %first, label %second
first:
  ret i1 %f
second:
  %o = icmp eq i64 %i, 1
  br i1 %o, label %two, label %three
two:
  ret i1 %g
three:
  ret i1 %h
}
define i64 @value(i1 %b, i64 %w) {
  br i1 %b, label %t, label %f
t:
  ret i64 %w
f:
  ret i64 0
}
define i64 @main() {
  %lt = icmp slt i64 1, 2
  %gt = icmp sgt i64 1, 2
  %a = call i1 @pick(i64 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 %lt, i1 0, i1 0)
  %b = call i1 @pick(i64 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 1, i1 %gt, i1 1)
  %c = call i1 @pick(i64 2, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 %lt)
  %d = call i1 @pick(i64 1, i1 0, i1 0, i1 0, i1 0, i1 0, i1 0, i1 1, i1 0)
  %x = call i64 @value(i1 %a, i64 1)
  %y = call i64 @value(i1 %b, i64 4)
  %z = call i64 @value(i1 %c, i64 2)
  %w = call i64 @value(i1 %d, i64 8)
  %s = add i64 %x, %y
  %t = add i64 %s, %z
  %u = add i64 %t, %w
  ret i64 %u
}
