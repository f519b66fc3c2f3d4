; By subtraction and by remainder through repeated subtraction.
; exit: 21
define i64 @gcd(i64 %a, i64 %b) {
  %same = icmp eq i64 %a, %b
  br i1 %same, label %end, label %more
end:
  ret i64 %a
more:
  %gt = icmp sgt i64 %a, %b
  br i1 %gt, label %left, label %right
left:
  %c = sub i64 %a, %b
  %r = call i64 @gcd(i64 %c, i64 %b)
  ret i64 %r
right:
  %d = sub i64 %b, %a
  %s = call i64 @gcd(i64 %a, i64 %d)
  ret i64 %s
}
define i64 @main() {
  %a = call i64 @gcd(i64 1071, i64 462)
  ret i64 %a
}
