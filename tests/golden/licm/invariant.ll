; What a loop does not change moves before it: arithmetic that costs more than an addition, and loads that run in each
; round if nothing in the loop may write their memory, with the arithmetic for their addresses. Loads that may not run,
; ordered ones, and divisions that may trap stay.
; lilt: -O2 --run-pass=licm
; product, load_of_row, chain, of_variable, inner_only: lacks: load in body
; product: has: mul in entry
; load_of_row: has: load in entry
; load_of_row: has: getelementptr in entry
; chain: count: 2 load in entry
; of_variable: has: load in entry
; inner_only: has: load in row
; every_level: has: load in entry
; written, conditional, ordered, after_call: lacks: load in entry
; trapping: has: udiv in body
; cheap: has: add i64 %n, 7 in body
@g = dso_local global i64 3
define i64 @product(i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %more, %body ]
  %m = mul i64 %n, %k
  %w = xor i64 %m, %i
  %more = add i64 %s, %w
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %more
}
define void @load_of_row(ptr noalias %rows, ptr %to, i64 %row, i64 %n) {
entry:
  %local = alloca [8 x i64]
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %r = and i64 %row, 255
  %at = getelementptr i64, ptr %rows, i64 %r
  %v = load i64, ptr %at
  %index = and i64 %i, 7
  %place = getelementptr [8 x i64], ptr %local, i64 0, i64 %index
  store i64 %v, ptr %place
  %next = add i64 %i, 1
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret void
}
define i64 @chain(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %q = load ptr, ptr %p
  %at = getelementptr i64, ptr %q, i64 2
  %v = load i64, ptr %at
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @of_variable(i64 %n, ptr %p) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %bit = trunc i64 %i to i1
  br i1 %bit, label %odd, label %latch
odd:
  %v = load i64, ptr @g
  br label %latch
latch:
  %step = phi i64 [ 1, %body ], [ %v, %odd ]
  %next = add i64 %i, %step
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define void @inner_only(ptr %p, ptr %q, i64 %n) {
entry:
  br label %row
row:
  %j = phi i64 [ 0, %entry ], [ %j2, %row_end ]
  store i64 %j, ptr %q
  br label %body
body:
  %i = phi i64 [ 0, %row ], [ %next, %body ]
  %v = load i64, ptr %p
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %row_end
row_end:
  %j2 = add i64 %j, 1
  %d = icmp ult i64 %j2, %n
  br i1 %d, label %row, label %out
out:
  ret void
}
define i64 @every_level(i64 %n) {
entry:
  br label %row
row:
  %j = phi i64 [ 0, %entry ], [ %j2, %row_end ]
  br label %body
body:
  %i = phi i64 [ %j, %row ], [ %next, %body ]
  %v = load i64, ptr @g
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %row_end
row_end:
  %j2 = add i64 %j, 1
  %d = icmp ult i64 %j2, %n
  br i1 %d, label %row, label %out
out:
  ret i64 %next
}
define i64 @written(ptr %p, ptr %q, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = load i64, ptr %p
  store i64 %i, ptr %q
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @conditional(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %bit = trunc i64 %i to i1
  br i1 %bit, label %odd, label %latch
odd:
  %v = load i64, ptr %p
  br label %latch
latch:
  %step = phi i64 [ 1, %body ], [ %v, %odd ]
  %next = add i64 %i, %step
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @ordered(ptr %p, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = load volatile i64, ptr %p
  %w = load i64, ptr %p
  %step = add i64 %v, %w
  %next = add i64 %i, %step
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @after_call(i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  call void @effect()
  %v = load i64, ptr @g
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @trapping(i64 %n, i64 %k) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = udiv i64 %n, %k
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
define i64 @cheap(i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %v = add i64 %n, 7
  %next = add i64 %i, %v
  %c = icmp ult i64 %next, %n
  br i1 %c, label %body, label %out
out:
  ret i64 %next
}
declare void @effect()
