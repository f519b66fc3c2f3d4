; Where all elements go down, so do the lanes, and vectors are loaded and stored as they are. Where another access goes up,
; or a lane needs its counter, they are reversed.
; lilt: -O2 --stop-after=loop-vectorize
; down, summed: has: <4 x i32>
; down: lacks: shufflevector
; summed: lacks: <i32 3, i32 2, i32 1, i32 0>
; both, counted: has: <i32 3, i32 2, i32 1, i32 0>
define void @down(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %body, label %done
body:
  %next = add nsw i64 %i, -1
  %from = getelementptr i32, ptr %p, i64 %next
  %x = load i32, ptr %from
  %y = add i32 %x, 3
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %y, ptr %to
  br label %test
done:
  ret void
}
define i32 @summed(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ %n, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp sgt i64 %i, 0
  br i1 %c, label %body, label %done
body:
  %next = add nsw i64 %i, -1
  %from = getelementptr i32, ptr %p, i64 %next
  %x = load i32, ptr %from
  %t = add i32 %s, %x
  br label %test
done:
  ret i32 %s
}
define void @both(ptr %p, ptr noalias %q, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %back = sub nsw i64 %n, %i
  %from = getelementptr i32, ptr %p, i64 %back
  %x = load i32, ptr %from
  %y = add i32 %x, 3
  %to = getelementptr i32, ptr %q, i64 %i
  store i32 %y, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @counted(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ %n, %entry ], [ %next, %body ]
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %next = add nsw i32 %i, -1
  %index = sext i32 %next to i64
  %to = getelementptr i32, ptr %p, i64 %index
  store i32 %i, ptr %to
  br label %test
done:
  ret void
}
