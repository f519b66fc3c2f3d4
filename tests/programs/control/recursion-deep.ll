; 100000 calls deep.
; exit: 160
define i64 @down(i64 %n) {
  %c = icmp eq i64 %n, 0
  br i1 %c, label %end, label %more
end:
  ret i64 0
more:
  %m = sub i64 %n, 1
  %r = call i64 @down(i64 %m)
  %s = add i64 %r, 1
  ret i64 %s
}
define i64 @main() {
  %r = call i64 @down(i64 100000)
  ret i64 %r
}
