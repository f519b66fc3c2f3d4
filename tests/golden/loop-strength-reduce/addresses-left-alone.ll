; Addresses that stay: those whose index an addressing mode scales, those on a path that runs less often than the latch,
; those of a loop without one latch or one entry, and those of a function that calls setjmp.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-strength-reduce
; scaled, cold, two_latches, irreducible, returned_to: lacks: phi ptr
; cold: has: mul in seldom
; two_latches, returned_to: has: mul in body
; irreducible: has: mul in left
declare i32 @setjmp(ptr) returns_twice
define void @scaled(ptr %m, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i64, ptr %m, i64 %i
  store i64 0, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @cold(ptr %m, i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %is = icmp eq i64 %i, %k
  br i1 %is, label %seldom, label %latch
seldom:
  %at = getelementptr [240 x i64], ptr %m, i64 %i
  store i64 0, ptr %at
  br label %latch
latch:
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @two_latches(ptr %m, i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ], [ %other, %second ]
  %at = getelementptr [240 x i64], ptr %m, i64 %i
  store i64 0, ptr %at
  %next = add i64 %i, 1
  %is = icmp ult i64 %next, %k
  br i1 %is, label %body, label %second
second:
  %other = add i64 %i, 2
  %done = icmp eq i64 %other, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define void @irreducible(ptr %m, i64 %n, i1 %c) {
entry:
  br i1 %c, label %left, label %right
left:
  %i = phi i64 [ 0, %entry ], [ %next, %right ]
  %at = getelementptr [240 x i64], ptr %m, i64 %i
  store i64 0, ptr %at
  br label %right
right:
  %j = phi i64 [ 1, %entry ], [ %i, %left ]
  %next = add i64 %j, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %left
out:
  ret void
}
define void @returned_to(ptr %m, ptr %buffer, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %ignored = call i32 @setjmp(ptr %buffer) returns_twice
  %at = getelementptr [240 x i64], ptr %m, i64 %i
  store i64 0, ptr %at
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
