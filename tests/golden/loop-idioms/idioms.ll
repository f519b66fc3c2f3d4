; A loop that stores one byte pattern to consecutive elements becomes a memset, one that copies them from another object a
; memcpy; the length is zero if the loop has no iterations. A loop that only counts goes, also around another such loop;
; what is after it gets the counter's last value.
; lilt: -O2 --stop-after=loop-idioms
; zero: has: call void @llvm.memset.p0.i64(ptr %p, i8 0, i64 %v
; zero: lacks: phi
; ones: has: i8 -1
; bytes: has: i8 %b
; rows: count: 1 phi
; rows: has: memset
; copies: has: memcpy
; copies: lacks: phi
; from_one: has: memset
; last_value: has: memset
; last_value: lacks: phi
; empty_nest: lacks: br i1
; not_equal: has: memset
@a = global [100 x double] zeroinitializer
@b = global [100 x double] zeroinitializer
define void @zero(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds i32, ptr %p, i64 %wide
  store i32 0, ptr %at, align 4
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret void
}
define void @ones(ptr %p, i32 %from, i32 %to) {
entry:
  br label %test
test:
  %i = phi i32 [ %from, %entry ], [ %next, %body ]
  %c = icmp uge i32 %i, %to
  br i1 %c, label %out, label %body
body:
  %wide = zext i32 %i to i64
  %at = getelementptr inbounds [4 x i16], ptr %p, i64 0, i64 %wide
  store i16 -1, ptr %at
  %next = add i32 %i, 1
  br label %test
out:
  ret void
}
define void @bytes(ptr %p, i64 %n, i8 %b) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i8, ptr %p, i64 %i
  store i8 %b, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
define void @rows(ptr %p, i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %down, %next_row ]
  %more_rows = icmp slt i32 %i, %n
  br i1 %more_rows, label %inner, label %out
inner:
  %j = phi i32 [ 0, %outer ], [ %right, %body ]
  %more = icmp slt i32 %j, %n
  br i1 %more, label %body, label %next_row
body:
  %row = sext i32 %i to i64
  %start = getelementptr inbounds [240 x i64], ptr %p, i64 %row
  %column = sext i32 %j to i64
  %at = getelementptr inbounds [240 x i64], ptr %start, i64 0, i64 %column
  store i64 0, ptr %at
  %right = add nsw i32 %j, 1
  br label %inner
next_row:
  %down = add nsw i32 %i, 1
  br label %outer
out:
  ret void
}
define void @copies(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %out
body:
  %from = getelementptr inbounds [100 x double], ptr @a, i64 0, i64 %i
  %x = load double, ptr %from
  %to = getelementptr inbounds [100 x double], ptr @b, i64 0, i64 %i
  store double %x, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
out:
  ret void
}
define void @from_one(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %c = icmp sle i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %wide = zext nneg i32 %i to i64
  %at = getelementptr double, ptr %p, i64 %wide
  store double 0.0, ptr %at
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret void
}
define i32 @last_value(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %out
body:
  %wide = sext i32 %i to i64
  %at = getelementptr ptr, ptr %p, i64 %wide
  store ptr null, ptr %at
  %next = add nsw i32 %i, 1
  br label %test
out:
  ret i32 %i
}
define void @empty_nest(i32 %n) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 0, %entry ], [ %down, %next_row ]
  %more_rows = icmp ult i32 %i, %n
  br i1 %more_rows, label %inner, label %out
inner:
  %j = phi i32 [ 0, %outer ], [ %right, %body ]
  %more = icmp ult i32 %j, %i
  br i1 %more, label %body, label %next_row
body:
  %square = mul i32 %j, %j
  %right = add i32 %j, 1
  br label %inner
next_row:
  %down = add i32 %i, 1
  br label %outer
out:
  ret void
}
define void @not_equal(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp ne i64 %n, %i
  br i1 %c, label %body, label %out
body:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 0, ptr %at
  %next = add i64 %i, 1
  br label %test
out:
  ret void
}
