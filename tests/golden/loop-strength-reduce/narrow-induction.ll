; An index of 32 bits that is sign-extended for an address is an induction variable of 64 bits, if it does not wrap: the
; address becomes a pointer that the loop advances. One that may wrap, or is zero-extended, stays.
; lilt: -O2 --stop-after=loop-strength-reduce
; column, from_there: lacks: mul in body
; column: count: 1 phi ptr in body
; from_there: count: 1 sext in entry
; offset: has: i64 1920 in body
; wraps, unsigned: has: mul in body
define i64 @column(ptr %m, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %wide
  %a = load i64, ptr %at
  %more = add i64 %sum, %a
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @from_there(ptr %m, i32 %n, i32 %start) {
entry:
  br label %body
body:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %wide
  %a = load i64, ptr %at
  %more = add i64 %sum, %a
  %next = add nsw i32 %i, -1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @offset(ptr %m, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 5, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %below = add nsw i32 %i, 1
  %wide = sext i32 %below to i64
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %wide
  %a = load i64, ptr %at
  %here = sext i32 %i to i64
  %at2 = getelementptr inbounds [240 x i64], ptr %m, i64 %here
  store i64 %a, ptr %at2
  %more = add i64 %sum, %a
  %next = add nsw i32 %i, 2
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @wraps(ptr %m, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %wide = sext i32 %i to i64
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %wide
  %a = load i64, ptr %at
  %more = add i64 %sum, %a
  %next = add i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @unsigned(ptr %m, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %wide = zext i32 %i to i64
  %at = getelementptr inbounds [240 x i64], ptr %m, i64 %wide
  %a = load i64, ptr %at
  %more = add i64 %sum, %a
  %next = add nsw i32 %i, 1
  %done = icmp eq i32 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
