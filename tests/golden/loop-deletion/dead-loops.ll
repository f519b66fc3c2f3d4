; An innermost loop goes if it has no effect, no value that is used after it, and a test, at its top or bottom, that shows
; that it ends: one step up or down reaches every bound, an odd step meets each number, and longer ones need `nsw`. A loop
; stays that may not end, has a second exit, or stores, and one whose value is used.
; lilt: -O2 --run-pass=loop-deletion --remarks
; message: loop does nothing: it is left out [loop-deletion]
; up, down, odd, steps, diamond, inner: lacks: phi i32
; up, down, odd, steps, diamond: lacks: br i1
; even, may_wrap, wide_step, used, stores, two_exits, changing: has: phi i32
define i32 @up(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %x = load i32, ptr %p
  %unused = add i32 %x, %i
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  %r = phi i32 [ %n, %loop ]
  ret i32 %r
}
define void @down(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ %n, %entry ], [ %next, %loop ]
  %next = add i32 %i, -1
  %more = icmp sgt i32 %i, 0
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @odd(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 3
  %done = icmp eq i32 %n, %next
  br i1 %done, label %out, label %loop
out:
  ret void
}
define void @steps(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nsw i32 %i, 4
  %more = icmp sle i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @diamond(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %a, label %latch
a:
  br label %latch
latch:
  %x = phi i32 [ 1, %loop ], [ 2, %a ]
  %next = add i32 %i, 1
  %more = icmp ult i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @inner(ptr %p, i64 %n, i32 %m) {
entry:
  br label %outer
outer:
  %k = phi i64 [ 0, %entry ], [ %k.next, %outer.latch ]
  %at = getelementptr i64, ptr %p, i64 %k
  store i64 %k, ptr %at
  br label %loop
loop:
  %i = phi i32 [ 0, %outer ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp ne i32 %next, %m
  br i1 %more, label %loop, label %outer.latch
outer.latch:
  %k.next = add i64 %k, 1
  %again = icmp ult i64 %k.next, %n
  br i1 %again, label %outer, label %out
out:
  ret void
}
define void @even(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 2
  %more = icmp ne i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @may_wrap(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add nuw i32 %i, 1
  %more = icmp sle i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @wide_step(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 3
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define i32 @used(i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  %r = phi i32 [ %next, %loop ]
  ret i32 %r
}
define void @stores(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  store i32 %n, ptr %p
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @two_exits(i32 %n, i32 %m) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %c = icmp eq i32 %i, %m
  br i1 %c, label %out, label %latch
latch:
  %next = add i32 %i, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %loop, label %out
out:
  ret void
}
define void @changing(ptr %p, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %next = add i32 %i, 1
  %x = load i32, ptr %p
  %more = icmp slt i32 %next, %x
  br i1 %more, label %loop, label %out
out:
  ret void
}
