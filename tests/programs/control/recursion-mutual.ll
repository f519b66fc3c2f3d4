; exit: 5
define i1 @even(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %yes, label %more
yes:
  ret i1 true
more:
  %m = sub i64 %n, 1
  %r = call i1 @odd(i64 %m)
  ret i1 %r
}
define i1 @odd(i64 %n) {
  %z = icmp eq i64 %n, 0
  br i1 %z, label %no, label %more
no:
  ret i1 false
more:
  %m = sub i64 %n, 1
  %r = call i1 @even(i64 %m)
  ret i1 %r
}
define i64 @main() {
  %a = call i1 @even(i64 1000)
  br i1 %a, label %next, label %bad
next:
  %b = call i1 @odd(i64 1001)
  br i1 %b, label %third, label %bad
third:
  %c = call i1 @even(i64 77)
  br i1 %c, label %bad, label %good
good:
  ret i64 5
bad:
  ret i64 1
}
