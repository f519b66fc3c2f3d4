; The profile of a switch orders its tests: the likeliest case comes first, and a search divides where the weights of both
; sides are equal.
; lilt: --run-pass=switches
; hot: has: br i1 %v0, label %two, label
; divided: has: icmp slt i32 %x, 70000
declare void @a()
declare void @b()
declare void @c()
declare void @d()

define i32 @hot(i32 %x) {
  switch i32 %x, label %none [
    i32 100, label %one
    i32 900, label %two
    i32 7000, label %three
  ], !prof !2
none:
  call void @a()
  ret i32 0
one:
  call void @b()
  ret i32 1
two:
  call void @c()
  ret i32 2
three:
  call void @d()
  ret i32 3
}

define i32 @divided(i32 %x) {
  switch i32 %x, label %none [
    i32 100, label %one
    i32 900, label %two
    i32 7000, label %three
    i32 70000, label %one
    i32 800000, label %two
  ], !prof !{!"branch_weights", i32 1, i32 1, i32 1, i32 1, i32 50, i32 50}
none:
  ret i32 0
one:
  ret i32 1
two:
  ret i32 2
three:
  ret i32 3
}

!2 = !{!"branch_weights", i32 10, i32 1, i32 100, i32 5}
