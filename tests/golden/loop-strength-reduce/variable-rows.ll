; Rows of a width that is known at run time: the product of an induction variable and the width becomes a pointer that
; the loop advances by the width's bytes, which are computed once for two matrices. A narrow product that may wrap stays.
; lilt: -O2 --stop-after=loop-strength-reduce
; columns, narrow, odd_steps: lacks: mul in body
; columns: count: 1 mul in entry
; columns: count: 2 phi ptr in body
; narrow: has: sext i32 %width in entry
; odd_steps: has: -24
; may_wrap: has: mul i32 in body
; may_wrap: lacks: phi ptr
define i64 @columns(ptr %a, ptr %b, i64 %width, i64 %column, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %row = mul nsw i64 %i, %width
  %row.a = getelementptr inbounds i64, ptr %a, i64 %row
  %at.a = getelementptr inbounds i64, ptr %row.a, i64 %column
  %x = load i64, ptr %at.a
  %row.b = getelementptr inbounds i64, ptr %b, i64 %row
  %at.b = getelementptr inbounds i64, ptr %row.b, i64 %column
  %y = load i64, ptr %at.b
  %product = and i64 %x, %y
  %more = xor i64 %sum, %product
  %next = add nuw nsw i64 %i, 1
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
define i64 @narrow(ptr %a, i32 %width, i32 %column, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 2, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %row = mul nsw i32 %i, %width
  %index = add nsw i32 %row, %column
  %wide = sext i32 %index to i64
  %at = getelementptr inbounds i64, ptr %a, i64 %wide
  %x = load i64, ptr %at
  %more = add i64 %sum, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp slt i32 %next, %n
  br i1 %done, label %body, label %out
out:
  ret i64 %more
}
define void @odd_steps(ptr %a, i64 %width, i64 %first, i64 %n) {
entry:
  br label %body
body:
  %i = phi i64 [ %first, %entry ], [ %next, %body ]
  %row = mul i64 %width, %i
  %at = getelementptr i64, ptr %a, i64 %row
  store i64 %i, ptr %at
  %next = add i64 %i, -3
  %done = icmp eq i64 %next, %n
  br i1 %done, label %out, label %body
out:
  ret void
}
define i64 @may_wrap(ptr %a, i32 %width, i32 %n) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ 0, %entry ], [ %more, %body ]
  %row = mul i32 %i, %width
  %wide = sext i32 %row to i64
  %at = getelementptr inbounds i64, ptr %a, i64 %wide
  %x = load i64, ptr %at
  %more = add i64 %sum, %x
  %next = add nuw nsw i32 %i, 1
  %done = icmp slt i32 %next, %n
  br i1 %done, label %body, label %out
out:
  ret i64 %more
}
