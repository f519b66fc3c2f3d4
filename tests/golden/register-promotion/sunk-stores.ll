; A loop that stores to one address in each iteration, and reads it by plain loads only, keeps the value in a register: each
; edge out of the loop stores it. The stores stay where a call, another thread or another load may see them, and where they
; do not run in each iteration.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=register-promotion
; state, only_stored: lacks: store in body
; state: has: store i32 %next, ptr @seed in b0
; two_exits: count: 2 store
; two_exits: lacks: store in body
; call, atomic, read, seldom: has: store in body
@seed = internal global i32 1
@other = internal global i32 1
declare void @look()
define i32 @state(i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %s = load i32, ptr @seed
  %a = mul i32 %s, 69069
  %next = add i32 %a, 1
  store i32 %next, ptr @seed
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %body, label %out
out:
  ret i32 %i
}
define void @only_stored(i32 %n, ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  store i32 %i, ptr %p, align 2
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define i32 @two_exits(i32 %n, ptr readonly %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %i.next, %latch ]
  %s = load i32, ptr @seed
  %next = add i32 %s, 1
  store i32 %next, ptr @seed
  %found = icmp eq i32 %next, %n
  br i1 %found, label %out, label %latch
latch:
  %i.next = add i64 %i, 1
  %c = icmp slt i64 %i.next, 100
  br i1 %c, label %body, label %out
out:
  %r = phi i32 [ 1, %body ], [ 0, %latch ]
  ret i32 %r
}
define void @call(i32 %n, ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  store i32 %i, ptr %p
  call void @look()
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @atomic(i32 %n, ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  store i32 %i, ptr @seed
  store atomic i32 1, ptr @other release, align 4
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define i32 @read(i32 %n, ptr %p, ptr %q) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %i.next, %body ]
  %sum = phi i32 [ 0, %entry ], [ %sum.next, %body ]
  store i32 %i, ptr %p
  %at = getelementptr i32, ptr %q, i32 %i
  %x = load i32, ptr %at
  %sum.next = add i32 %sum, %x
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define void @seldom(i32 %n, ptr %p, ptr %q) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %i.next, %latch ]
  %odd = trunc i32 %i to i1
  br i1 %odd, label %body, label %latch
body:
  store i32 %i, ptr %p
  br label %latch
latch:
  %i.next = add i32 %i, 1
  %c = icmp slt i32 %i.next, %n
  br i1 %c, label %head, label %out
out:
  ret void
}
