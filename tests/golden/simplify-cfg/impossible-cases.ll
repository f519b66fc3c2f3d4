; A switch on a phi of numbers has the cases that edges bring, as the ends of scopes ask where they go on: of two that lead
; on alike nothing is left, and a default that no edge brings goes.
; lilt: --run-pass=simplify-cfg
; alike: lacks: switch, br i1, other
; apart: lacks: switch, other
; apart: count: 1 icmp eq
declare void @g()
declare void @h()
declare void @other()
define void @alike(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @g()
  br label %end
b:
  call void @h()
  br label %end
end:
  %where = phi i32 [ 0, %a ], [ 3, %b ]
  switch i32 %where, label %default [
    i32 0, label %on
    i32 1, label %default
    i32 3, label %on
  ]
on:
  call void @g()
  ret void
default:
  call void @other()
  ret void
}
define void @apart(i1 %c) {
entry:
  br i1 %c, label %a, label %b
a:
  call void @g()
  br label %end
b:
  call void @h()
  br label %end
end:
  %where = phi i32 [ 0, %a ], [ 3, %b ]
  call void @h()
  switch i32 %where, label %default [
    i32 0, label %on
    i32 3, label %out
  ]
on:
  call void @g()
  ret void
out:
  ret void
default:
  call void @other()
  ret void
}
