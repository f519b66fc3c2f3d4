; Scopes hold for one execution of the code that names them. Bodies that come in, rounds of an unrolled loop, and the
; header of a rotated one forget them, since accesses of two executions come together: each load stays, for the store
; before it may be to the same address. So do `noalias` parameters of a body that came in.
; Only the first round of a loop that is unrolled keeps them.
; lilt: --stop-after=dce
; calls: lacks: call
; calls: count: 3 load
; calls: lacks: !alias.scope
; calls: lacks: !noalias
; calls: has: store i32 1, ptr %r, align 4, !tbaa !0
; rounds: lacks: phi
; rounds: count: 3 load
; header: count: 5 load
; parameters: lacks: call
; parameters: count: 2 load
define internal i32 @step(ptr %p, ptr %q) {
  %v = load i32, ptr %p, align 4, !tbaa !0, !alias.scope !4
  store i32 1, ptr %q, align 4, !tbaa !0, !noalias !4
  ret i32 %v
}
define i32 @calls(ptr %p, ptr %q, ptr %r) {
  %1 = call i32 @step(ptr %q, ptr %r)
  %2 = call i32 @step(ptr %p, ptr %r)
  %3 = call i32 @step(ptr %q, ptr %p)
  %4 = add i32 %1, %2
  %5 = add i32 %4, %3
  ret i32 %5
}
define i32 @rounds(ptr %x, ptr %y, ptr %z, ptr %to_x) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %bit = and i32 %i, 1
  %is_odd = icmp ne i32 %bit, 0
  %from = select i1 %is_odd, ptr %y, ptr %x
  %to = select i1 %is_odd, ptr %to_x, ptr %z
  %v = load i32, ptr %from, align 4, !alias.scope !4
  store i32 %i, ptr %to, align 4, !noalias !4
  %sum = add i32 %s, %v
  %next = add i32 %i, 1
  %c = icmp ult i32 %next, 3
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define i32 @header(ptr %first, ptr %q, ptr %limit) {
entry:
  br label %test
test:
  %p = phi ptr [ %first, %entry ], [ %next, %loops_body ]
  %i = phi i32 [ 0, %entry ], [ %j, %loops_body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loops_body ]
  %v = load i32, ptr %p, align 4, !alias.scope !4
  %more = add i32 %s, %v
  %n = load i32, ptr %limit, align 4
  %c = icmp ult i32 %i, %n
  br i1 %c, label %loops_body, label %out
loops_body:
  %next = getelementptr i32, ptr %p, i64 1
  %w = load i32, ptr %next, align 4
  store i32 %i, ptr %q, align 4, !noalias !4
  %sum = add i32 %more, %w
  %j = add i32 %i, 1
  br label %test
out:
  ret i32 %more
}
define internal i32 @apart(ptr noalias %p, ptr %q) {
  %v = load i32, ptr %p, align 4
  store i32 1, ptr %q, align 4
  ret i32 %v
}
define i32 @parameters(ptr %p, ptr %q) {
  %1 = call i32 @apart(ptr %p, ptr %q)
  %2 = load i32, ptr %p, align 4
  %3 = add i32 %1, %2
  ret i32 %3
}

!0 = !{!1, !1, i64 0}
!1 = !{!"int", !2, i64 0}
!2 = !{!"omnipotent char", !3, i64 0}
!3 = !{!"Simple C/C++ TBAA"}
!4 = !{!5}
!5 = distinct !{!5, !6, !"step: p"}
!6 = distinct !{!6, !"step"}
