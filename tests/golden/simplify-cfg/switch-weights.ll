; The profile of a switch is kept, also where simplify-cfg drops cases, whose weights go to the default. A profile with
; another number of weights does not count.
; lilt: --run-pass=simplify-cfg
; kept: has: !prof !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
; fewer: has: !prof !{!"branch_weights", i32 4, i32 2, i32 4}
; two: has: !prof !{!"branch_weights", i32 64880, i32 656}
; other_number: lacks: !prof
declare void @a()
declare void @b()
declare void @c()
declare void @d()

define void @kept(i32 %x) {
  switch i32 %x, label %none [
    i32 10, label %one
    i32 20, label %two
    i32 30, label %three
  ], !prof !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
none:
  call void @a()
  ret void
one:
  call void @b()
  ret void
two:
  call void @c()
  ret void
three:
  call void @d()
  ret void
}

define void @fewer(i32 %x) {
  switch i32 %x, label %none [
    i32 10, label %one
    i32 20, label %none
    i32 30, label %three
  ], !prof !0
none:
  call void @a()
  ret void
one:
  call void @b()
  ret void
three:
  call void @d()
  ret void
}

define void @two(i32 %x) {
  switch i32 %x, label %none [
    i32 10, label %one
  ], !prof !1
none:
  call void @a()
  ret void
one:
  call void @b()
  ret void
}

define void @other_number(i32 %x) {
  switch i32 %x, label %none [
    i32 10, label %one
    i32 20, label %two
  ], !prof !1
none:
  call void @a()
  ret void
one:
  call void @b()
  ret void
two:
  call void @c()
  ret void
}

!0 = !{!"branch_weights", i32 1, i32 2, i32 3, i32 4}
!1 = !{!"branch_weights", i32 1, i32 99}
