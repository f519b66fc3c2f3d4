; Weights tell how often loops iterate: the outer one 100 times, the inner one 10 times for each of these. Where they are
; 0, too few or too large, a loop counts as eight iterations; a loop that never ended iterates as often as can be told.
; lilt: --stop-after=isel --disable-pass=loop-rotate,loop-strength-reduce
define i64 @nested(i64 %n, ptr %p) !prof !8 {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  br label %inner
inner:
  %j = phi i64 [ 0, %outer ], [ %j.next, %inner ]
  store volatile i64 %j, ptr %p
  %j.next = add i64 %j, 3
  %again = icmp slt i64 %j.next, %n
  br i1 %again, label %inner, label %latch, !prof !0
latch:
  %i.next = add i64 %i, 1
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %outer, label %exit, !prof !1
exit:
  ret i64 %i
}
define i64 @no_counts(i64 %n, ptr %p) !prof !8 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !2
exit:
  ret i64 %i
}
define i64 @too_few(i64 %n, ptr %p) !prof !8 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !3
exit:
  ret i64 %i
}
define i64 @too_large(i64 %n, ptr %p) !prof !8 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !4
exit:
  ret i64 %i
}
define i64 @twisted(i64 %n, ptr %p) !prof !8 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !5
exit:
  ret i64 %i
}
; Without an entry count weights are no counts.
define i64 @expected(i64 %n, ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %loop ]
  store volatile i64 %i, ptr %p
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !1
exit:
  ret i64 %i
}
; Three ways out of a loop, by a switch and by a branch.
define i64 @several_exits(i64 %n, ptr %p) !prof !8 {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %i.next, %on ]
  %x = load volatile i64, ptr %p
  switch i64 %x, label %on [
    i64 1, label %one
    i64 2, label %two
  ], !prof !6
on:
  %i.next = add i64 %i, 3
  %more = icmp slt i64 %i.next, %n
  br i1 %more, label %loop, label %exit, !prof !7
one:
  ret i64 1
two:
  ret i64 2
exit:
  ret i64 %i
}
!0 = !{!"branch_weights", i32 9, i32 1}
!1 = !{!"branch_weights", i32 99, i32 1}
!2 = !{!"branch_weights", i32 0, i32 0}
!3 = !{!"branch_weights", i32 7}
!4 = !{!"branch_weights", i64 1099511627776, i64 1}
!5 = !{!"branch_weights", i32 -1, i32 0}
!6 = !{!"branch_weights", i32 98, i32 1, i32 1}
!7 = !{!"branch_weights", i32 97, i32 1}
!8 = !{!"function_entry_count", i64 5}
