; A block that the text says is seldom entered is behind the others, out of the way of the rest.
; lilt: -S
; guarded: count: 1 jne
declare void @rare()
define i64 @guarded(i64 %x, ptr %p) {
  %v = load i64, ptr %p
  %c = icmp ne i64 %x, 0
  br i1 %c, label %t, label %e, !prof !0
t:
  call void @rare()
  br label %e
e:
  %s = add i64 %x, %v
  ret i64 %s
}
!0 = !{!"branch_weights", i32 1, i32 2000}
