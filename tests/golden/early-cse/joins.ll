; Memory behind a join is what it was before the branch, but for what the sides write: a load behind a diamond is known if
; no side may write there, and so is a constant that was stored before a loop which leaves it alone. A side that calls
; writes anything; a loop that stores to the address, and an atomic access on a side, make the load necessary. A loaded value
; is not kept through a loop, but past one on a side. Sides may have joins of their own.
; lilt: -O2 --run-pass=early-cse
; diamond: count: 1 load i32
; called: count: 2 load i32
; own: count: 0 load i32
; ordered: count: 2 load i32, ptr %p
; ordered: has: load atomic
; loop: count: 0 load i32, ptr @a
; stored: count: 1 load i32, ptr @a
; kept: count: 2 load i32, ptr %p
; nested: count: 1 load i32
; beside: count: 1 load i32
@a = internal global i32 0
@b = internal global [8 x i32] zeroinitializer
declare void @note()
define i32 @diamond(ptr noalias %p, ptr noalias %q, i1 %c) {
entry:
  %v = load i32, ptr %p, align 4
  br i1 %c, label %yes, label %no
yes:
  store i32 %v, ptr %q, align 4
  br label %join
no:
  store i32 1, ptr %q, align 4
  br label %join
join:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @called(ptr %p, i1 %c) {
entry:
  %v = load i32, ptr %p, align 4
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  br label %join
join:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @own(i1 %c, ptr %q, i32 %n) {
entry:
  %x = alloca i32, align 4
  store i32 %n, ptr %x, align 4
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  store i32 0, ptr %q, align 4
  br label %join
join:
  %w = load i32, ptr %x, align 4
  ret i32 %w
}
define i32 @ordered(ptr %p, ptr %q, i1 %c) {
entry:
  %v = load i32, ptr %p, align 4
  br i1 %c, label %yes, label %join
yes:
  %o = load atomic i32, ptr %q acquire, align 4
  br label %join
join:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define void @loop(i64 %n) {
entry:
  store i32 3, ptr @a, align 4
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %v = load i32, ptr @a, align 4
  %at = getelementptr [8 x i32], ptr @b, i64 0, i64 %i
  store i32 %v, ptr %at, align 4
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @stored(i64 %n) {
entry:
  store i32 3, ptr @a, align 4
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %v = load i32, ptr @a, align 4
  %w = add i32 %v, 1
  store i32 %w, ptr @a, align 4
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define i32 @kept(ptr noalias %p, ptr noalias %q, i64 %n) {
entry:
  %v = load i32, ptr %p, align 4
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i32, ptr %q, i64 %i
  store i32 0, ptr %at, align 4
  %next = add i64 %i, 1
  br label %test
out:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @nested(ptr noalias %p, ptr noalias %q, i1 %c, i1 %d) {
entry:
  %v = load i32, ptr %p, align 4
  br i1 %c, label %yes, label %join
yes:
  br i1 %d, label %store, label %inner
store:
  store i32 %v, ptr %q, align 4
  br label %inner
inner:
  store i32 1, ptr %q, align 4
  br label %join
join:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
define i32 @beside(ptr noalias %p, ptr noalias %q, i1 %c, i64 %n) {
entry:
  %v = load i32, ptr %p, align 4
  br i1 %c, label %body, label %join
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %q, i64 %i
  store i32 0, ptr %at, align 4
  %next = add i64 %i, 1
  %again = icmp slt i64 %next, %n
  br i1 %again, label %body, label %join
join:
  %w = load i32, ptr %p, align 4
  %s = add i32 %v, %w
  ret i32 %s
}
