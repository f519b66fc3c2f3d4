; What a counter is in the next iteration is an index of its own only if nothing else is: an address by the phi and a
; displacement lets the increment wait until the value is read otherwise, so that both need one register. Increments also
; move to the end of the iteration from a block before it, but not past a reader. A test of the phi against a constant at
; the end is one of the next value.
; lilt: -O2 -fno-vectorize --stop-after=loop-strength-reduce
; neighbours: lacks: float, ptr %a, i64 %next in body
; neighbours: has: getelementptr i8, ptr %p, i64 4 in body
; later: count: 0 add in test
; later: has: add nuw nsw i64 %i, 1 in latch
; read: has: add nuw nsw i64 %i, 1 in test
; down: has: icmp ne i64 %next, -1 in body
; alone: has: ptr %a, i64 %next in body
define void @neighbours(ptr %a, ptr %b, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %p = getelementptr float, ptr %a, i64 %i
  %x = load float, ptr %p
  %next = add nuw nsw i64 %i, 1
  %q = getelementptr float, ptr %a, i64 %next
  %y = load float, ptr %q
  %sum = fadd float %x, %y
  %to = getelementptr float, ptr %b, i64 %i
  store float %sum, ptr %to
  %c = icmp eq i64 %next, %n
  br i1 %c, label %out, label %body
out:
  ret void
}
define void @later(ptr %a, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %next = add nuw nsw i64 %i, 1
  %p = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %p
  %is = icmp sgt i64 %x, 0
  br i1 %is, label %then, label %latch
then:
  store i64 %i, ptr %p
  br label %latch
latch:
  %c = icmp eq i64 %next, %n
  br i1 %c, label %out, label %test
out:
  ret void
}
define void @read(ptr %a, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %next = add nuw nsw i64 %i, 1
  %p = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %p
  %is = icmp sgt i64 %x, 0
  br i1 %is, label %then, label %latch
then:
  store i64 %next, ptr %p
  br label %latch
latch:
  %c = icmp eq i64 %next, %n
  br i1 %c, label %out, label %test
out:
  ret void
}
define float @alone(ptr %a, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi float [ 0.0, %entry ], [ %sum, %body ]
  %next = add nuw nsw i64 %i, 1
  %q = getelementptr float, ptr %a, i64 %next
  %y = load float, ptr %q
  %sum = fadd float %s, %y
  %c = icmp eq i64 %next, %n
  br i1 %c, label %out, label %body
out:
  ret float %sum
}
define void @down(ptr %a, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  %next = add nsw i64 %i, -1
  %p = getelementptr i64, ptr %a, i64 %i
  store volatile i64 %i, ptr %p
  %c = icmp ne i64 %i, 0
  br i1 %c, label %body, label %out
out:
  ret void
}
