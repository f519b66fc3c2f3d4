; An unreachable block may use a local of a reachable one, and branch into the reachable part.
; exit: 12
define i64 @main() {
  %x = add i64 5, 7
  br label %end
dead:
  %y = add i64 %x, 1
  %c = icmp eq i64 %y, 13
  br i1 %c, label %end, label %dead
end:
  ret i64 %x
}
