; A loop of a known, small number of rounds becomes as many copies of its body; its arithmetic folds. The test may be at
; the top or at the bottom; the loop may have a break, calls, a branch in its body and loops inside, which go first. What
; is used behind the loop is that of the round that left it. A counter may wrap, step by any operation, or be one of several.
; lilt: -O2 --stop-after=loop-unroll
; at_top: lacks: phi
; at_top: count: 3 load
; at_bottom: lacks: br i1
; at_bottom: count: 4 call i32 @llvm.bswap.i32
; breaks: count: 2 br i1
; breaks: count: 1 select
; breaks: count: 3 load
; used_behind: count: 3 br i1
; used_behind: has: phi i32
; calls: count: 4 call void @see
; calls: lacks: br i1
; branches: count: 2 phi
; nest: lacks: br i1
; nest: count: 6 load
; shifts: has: ret i32 15
; wraps: has: ret i32 3
; fibonacci: has: ret i64 21
; once: lacks: phi
declare i32 @llvm.bswap.i32(i32)
declare void @see(i32)
define i32 @at_top(ptr %p) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %c = icmp slt i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds i32, ptr %p, i64 %wide
  %x = load i32, ptr %at
  %sum = add nsw i32 %s, %x
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret i32 %s
}
define void @at_bottom(ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 3, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %y = call i32 @llvm.bswap.i32(i32 %x)
  store i32 %y, ptr %at
  %next = sub i64 %i, 1
  %c = icmp eq i64 %i, 0
  br i1 %c, label %out, label %body
out:
  ret void
}
define i32 @breaks(ptr %p, i32 %key) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %more ]
  %c = icmp ult i32 %i, 3
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %found = icmp eq i32 %x, %key
  br i1 %found, label %out, label %more
more:
  %next = add nuw nsw i32 %i, 1
  br label %test
out:
  %result = phi i32 [ -1, %test ], [ %i, %body ]
  ret i32 %result
}
define i32 @branches(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %join ]
  %s = phi i32 [ 0, %entry ], [ %sum, %join ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %negative = icmp slt i32 %x, 0
  br i1 %negative, label %then, label %join
then:
  store i32 0, ptr %at
  br label %join
join:
  %y = phi i32 [ %x, %body ], [ 0, %then ]
  %sum = add i32 %s, %y
  %next = add i32 %i, 1
  %c = icmp ne i32 %next, 2
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define i32 @nest(ptr %p) {
entry:
  br label %outer
outer:
  %i = phi i64 [ 0, %entry ], [ %up, %next_row ]
  %s = phi i32 [ 0, %entry ], [ %t, %next_row ]
  %more_rows = icmp ult i64 %i, 2
  br i1 %more_rows, label %inner, label %out
inner:
  %j = phi i64 [ 0, %outer ], [ %right, %body ]
  %t = phi i32 [ %s, %outer ], [ %sum, %body ]
  %more = icmp ult i64 %j, 3
  br i1 %more, label %body, label %next_row
body:
  %at = getelementptr [3 x i32], ptr %p, i64 %i, i64 %j
  %x = load i32, ptr %at
  %sum = add i32 %t, %x
  %right = add i64 %j, 1
  br label %inner
next_row:
  %up = add i64 %i, 1
  br label %outer
out:
  ret i32 %s
}
define i32 @shifts() {
entry:
  br label %body
body:
  %bit = phi i32 [ 1, %entry ], [ %shifted, %body ]
  %s = phi i32 [ 0, %entry ], [ %sum, %body ]
  %sum = or i32 %s, %bit
  %shifted = shl i32 %bit, 1
  %c = icmp slt i32 %shifted, 16
  br i1 %c, label %body, label %out
out:
  ret i32 %sum
}
define i32 @wraps() {
entry:
  br label %body
body:
  %i = phi i8 [ -2, %entry ], [ %next, %body ]
  %n = phi i32 [ 0, %entry ], [ %more, %body ]
  %more = add i32 %n, 1
  %next = add i8 %i, 1
  %c = icmp ne i8 %next, 1
  br i1 %c, label %body, label %out
out:
  ret i32 %more
}
define i64 @fibonacci() {
entry:
  br label %test
test:
  %i = phi i32 [ 8, %entry ], [ %next, %body ]
  %a = phi i64 [ 0, %entry ], [ %b, %body ]
  %b = phi i64 [ 1, %entry ], [ %c, %body ]
  %done = icmp eq i32 %i, 0
  br i1 %done, label %out, label %body
body:
  %c = add i64 %a, %b
  %next = add i32 %i, -1
  br label %test
out:
  ret i64 %a
}
define i32 @once(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 1
  br i1 %c, label %body, label %out
out:
  ret i32 %x
}
define i32 @used_behind(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %out, label %latch
latch:
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret i32 %x
}
define void @calls() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void @see(i32 %i)
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
