; Blocks that go: unreachable ones, empty ones, branches of a known condition, a single predecessor.
; lilt: --stop-after=dce
; known, chain, same_target, unreachable_loop, diamond_of_empties: blocks: 1
; and_of_conditions: blocks: 4
; endless: blocks: 2
define i64 @known(i64 %a) {
  br i1 true, label %yes, label %no
yes:
  br label %next
no:
  br label %next
next:
  %1 = phi i64 [ %a, %yes ], [ 0, %no ]
  ret i64 %1
}
define i64 @chain(i64 %a) {
  br label %one
one:
  %1 = add i64 %a, 1
  br label %two
two:
  br label %three
three:
  %2 = mul i64 %1, %a
  ret i64 %2
}
define i64 @same_target(i64 %a) {
  %1 = icmp eq i64 %a, 0
  br i1 %1, label %out, label %out
out:
  ret i64 %a
}
define i64 @unreachable_loop(i64 %a) {
  ret i64 %a
around:
  %1 = add i64 %1, 1
  br label %around
}
define i64 @diamond_of_empties(i64 %a, i64 %b) {
  %1 = icmp slt i64 %a, %b
  br i1 %1, label %less, label %more
less:
  br label %join
more:
  br label %join
join:
  %2 = phi i64 [ %a, %less ], [ %b, %more ]
  ret i64 %2
}
define i64 @and_of_conditions(i64 %a, i64 %b) {
  %1 = icmp eq i64 %a, 0
  br i1 %1, label %second, label %no
second:
  %2 = icmp eq i64 %b, 0
  br i1 %2, label %yes, label %no
yes:
  ret i64 1
no:
  ret i64 0
}
define void @endless() {
  br label %on
on:
  br label %on
}
