; A sum in memory of one address, which no other access may touch, is a partial sum in each lane; the vectors load what it
; was, and store what it becomes. Of a store without the load, the last lane counts. Stores that an iteration may go
; without stay as they are, and so does memory that the iteration reads otherwise.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; sum, members, last: has: x i32>
; sum: has: icmp uge ptr
; members: count: 2 @llvm.vector.reduce.add.v4i64
; last: count: 1 extractelement <4 x i32>
; sometimes, read, before: lacks: x i32>
define void @sum(ptr %s, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %old = load i32, ptr %s
  %new = add i32 %old, %v
  store i32 %new, ptr %s
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
; The sum and the number of elements, side by side with the pointer to them.
define void @members(ptr %s, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %to_data = getelementptr { i64, i64, ptr }, ptr %s, i64 0, i32 2
  %data = load ptr, ptr %to_data
  %at = getelementptr i32, ptr %data, i64 %i
  %v = load i32, ptr %at
  %wide = sext i32 %v to i64
  %old = load i64, ptr %s
  %new = add i64 %old, %wide
  store i64 %new, ptr %s
  %to_count = getelementptr { i64, i64, ptr }, ptr %s, i64 0, i32 1
  %count = load i64, ptr %to_count
  %counted = add i64 %count, 1
  store i64 %counted, ptr %to_count
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @last(ptr noalias %s, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %w = add i32 %v, 1
  store i32 %w, ptr %s
  store i32 %w, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @sometimes(ptr noalias %s, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %w = add i32 %v, 1
  store i32 %w, ptr %at
  %is_five = icmp eq i32 %v, 5
  br i1 %is_five, label %five, label %join
five:
  %old = load i32, ptr %s
  %new = add i32 %old, 1
  store i32 %new, ptr %s
  br label %join
join:
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
; What the sum is so far.
define void @read(ptr noalias %s, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %old = load i32, ptr %s
  %new = add i32 %old, %v
  store i32 %new, ptr %s
  store i32 %new, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
; What the iteration before stored.
define void @before(ptr noalias %s, ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %old = load i32, ptr %s
  store i32 %v, ptr %s
  store i32 %old, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
