; Branch weights of the text stay with their branch: through inversion, back from dumps; a side that is seldom taken does not become a select.
; lilt: --stop-after=dce
; seldom: has: !prof !{!"branch_weights", i32 32, i32 65504}
; inverted: has: label %e, label %t, !prof !{!"branch_weights", i32 65471, i32 65}
; even: has: select
; unknown: lacks: !prof
source_filename = "weights"
declare void @f()
define i32 @seldom(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %t, label %e, !prof !0
t:
  call void @f()
  br label %e
e:
  %r = phi i32 [ 1, %t ], [ 2, %0 ]
  ret i32 %r
}
define i32 @inverted(i32 %x, i32 %y) {
  %c = trunc i32 %x to i1
  %d = xor i1 %c, true
  br i1 %d, label %t, label %e, !dbg !7, !prof !1
t:
  %z = add i32 %y, 3
  br label %e
e:
  %r = phi i32 [ %z, %t ], [ %y, %0 ]
  ret i32 %r
}
define i32 @even(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %t, label %e, !prof !{!"branch_weights", !"expected", i32 1, i32 3}
t:
  br label %e
e:
  %r = phi i32 [ 1, %t ], [ 2, %0 ]
  ret i32 %r
}
define void @unknown(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %t, label %e, !prof !2
t:
  %d = icmp eq i32 %x, 1
  br i1 %d, label %u, label %v, !prof !99
u:
  call void @f()
  br label %v
v:
  %g = icmp eq i32 %x, 2
  br i1 %g, label %w, label %e, !prof !{!"branch_weights", i32 0, i32 0}
w:
  call void @f()
  br label %e
e:
  ret void
}
!0 = !{!"branch_weights", i32 1, i32 2000}
!1 = !{!"branch_weights", i32 1, i32 1000}
!2 = !{!"function_entry_count", i64 1}
!7 = !{}
