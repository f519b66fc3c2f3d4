; Branches within an iteration become choices of lanes: all blocks run, and a phi chooses by the mask of its edge. A
; load in a block that iterations may go without is of memory that each of them accesses anyway; otherwise it has
; branches, as a store there has, for which a short loop gains too little.
; lilt: -O2 --disable-pass=simplify-cfg --stop-after=loop-vectorize --remarks
; upper: has: select <16 x i1>
; upper: count: 3 load <16 x i8>
; greatest: has: icmp sgt <4 x i32>
; message: loop is not vectorized: 4 lanes, 1 vectors at once
; other_load, other_store: lacks: x i32>
define void @upper(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %x = load i8, ptr %at
  %is_above = icmp sge i8 %x, 97
  br i1 %is_above, label %maybe, label %join
maybe:
  %is_below = icmp sle i8 %x, 122
  br i1 %is_below, label %letter, label %join
letter:
  %capital = sub nsw i8 %x, 32
  br label %join
join:
  %y = phi i8 [ %x, %body ], [ %x, %maybe ], [ %capital, %letter ]
  store i8 %y, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define i32 @greatest(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %m = phi i32 [ 0, %entry ], [ %y, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_greater = icmp sgt i32 %x, %m
  br i1 %is_greater, label %greater, label %join
greater:
  %again = load i32, ptr %at
  br label %join
join:
  %y = phi i32 [ %m, %body ], [ %again, %greater ]
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %m
}
define void @other_load(ptr %p, ptr noalias %q, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  br i1 %is_positive, label %positive, label %join
positive:
  %from = getelementptr i32, ptr %q, i64 %i
  %z = load i32, ptr %from
  br label %join
join:
  %y = phi i32 [ %x, %body ], [ %z, %positive ]
  store i32 %y, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @other_store(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %is_positive = icmp sgt i32 %x, 0
  br i1 %is_positive, label %positive, label %join
positive:
  store i32 0, ptr %at
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
