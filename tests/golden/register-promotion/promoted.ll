; Memory that a loop reads in each iteration, and writes by stores to the same address only, becomes a value: the
; preheader loads it, the stores stay. Memory that another address may reach, or a call, stays as it is.
; lilt: -O2 --run-pass=register-promotion
; skip, sometimes: count: 1 load ptr
; skip, sometimes: has: load ptr in entry
; skip: count: 1 store
; sometimes: count: 1 store
; private_total: lacks: load
; aliased, called, narrower: lacks: load in entry
%scanner = type { ptr, i64 }
define void @skip(ptr %scanner) {
entry:
  br label %test
test:
  %at = load ptr, ptr %scanner
  %c = load i8, ptr %at
  %is_space = icmp eq i8 %c, 32
  br i1 %is_space, label %body, label %out
body:
  %again = load ptr, ptr %scanner
  %next = getelementptr i8, ptr %again, i64 1
  store ptr %next, ptr %scanner
  br label %test
out:
  ret void
}
define i64 @sometimes(ptr %scanner, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %j, %latch ]
  %at = load ptr, ptr %scanner
  %c = load i8, ptr %at
  %is_space = icmp eq i8 %c, 32
  br i1 %is_space, label %body, label %latch
body:
  %next = getelementptr i8, ptr %at, i64 1
  store ptr %next, ptr %scanner
  br label %latch
latch:
  %j = add i64 %i, 1
  %d = icmp ult i64 %j, %n
  br i1 %d, label %test, label %out
out:
  ret i64 %i
}
define i64 @private_total(ptr %p, i64 %n) {
entry:
  %total = alloca [2 x i64]
  store i64 0, ptr %total
  %other = getelementptr i8, ptr %total, i64 8
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %old = load i64, ptr %total
  %new = add i64 %old, %i
  store i64 %new, ptr %total
  call void @effect(i64 %old)
  store i64 %i, ptr %other
  %j = add i64 %i, 1
  %d = icmp ult i64 %j, %n
  br i1 %d, label %body, label %out
out:
  ret i64 %j
}
define i64 @aliased(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %old = load i64, ptr %p
  %new = add i64 %old, %i
  store i64 %new, ptr %p
  store i64 %i, ptr %q
  %j = add i64 %i, 1
  %d = icmp ult i64 %j, %n
  br i1 %d, label %body, label %out
out:
  ret i64 %old
}
define i64 @called(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %old = load i64, ptr %p
  %new = add i64 %old, %i
  store i64 %new, ptr %p
  call void @effect(i64 %new)
  %j = add i64 %i, 1
  %d = icmp ult i64 %j, %n
  br i1 %d, label %body, label %out
out:
  ret i64 %old
}
define i64 @narrower(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %j, %body ]
  %old = load i64, ptr %p
  store i32 7, ptr %p
  %j = add i64 %i, %old
  %d = icmp ult i64 %j, %n
  br i1 %d, label %body, label %out
out:
  ret i64 %old
}
declare void @effect(i64)
