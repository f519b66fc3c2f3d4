; Rows of a matrix that are constants apart share one pointer before the inner loop, and the elements are displacements
; from it. An index that other code needs, here also the sum before its multiplication, keeps its computation and the
; address.
; lilt: -O2 -fno-vectorize --stop-after=loop-strength-reduce
; stencil: count: 1 mul
; stencil: lacks: mul in inner
; stencil: lacks: sext in inner
; stencil: has: i64 -1024 in inner
; used: has: add nsw i32 %i, %j in inner
; cancels: has: load volatile i32, ptr %at in inner
@a = external global [65536 x i32]
define i32 @stencil(i32 %n, i32 %m) {
entry:
  br label %outer
outer:
  %i = phi i32 [ 1, %entry ], [ %i.next, %latch ]
  %s.outer = phi i32 [ 0, %entry ], [ %s.next, %latch ]
  br label %inner
inner:
  %j = phi i32 [ 1, %outer ], [ %j.next, %inner ]
  %s = phi i32 [ %s.outer, %outer ], [ %s.next, %inner ]
  %above = add nsw i32 %i, -1
  %above.row = shl nsw i32 %above, 8
  %above.index = add nsw i32 %above.row, %j
  %above.wide = sext i32 %above.index to i64
  %above.at = getelementptr i32, ptr @a, i64 %above.wide
  %x = load i32, ptr %above.at
  %below = add nsw i32 %i, 1
  %below.row = shl nsw i32 %below, 8
  %below.index = add nsw i32 %below.row, %j
  %below.wide = sext i32 %below.index to i64
  %below.at = getelementptr i32, ptr @a, i64 %below.wide
  %y = load i32, ptr %below.at
  %xy = add i32 %x, %y
  %s.next = add i32 %s, %xy
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %n
  br i1 %c, label %inner, label %latch
latch:
  %i.next = add nsw i32 %i, 1
  %c.outer = icmp slt i32 %i.next, %m
  br i1 %c.outer, label %outer, label %out
out:
  ret i32 %s.next
}
define i32 @used(i32 %i, i32 %n) {
entry:
  br label %inner
inner:
  %j = phi i32 [ 1, %entry ], [ %j.next, %inner ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %inner ]
  %row = add nsw i32 %i, %j
  %row.wide = sext i32 %row to i64
  %index = mul nsw i64 %row.wide, 161
  %at = getelementptr i32, ptr @a, i64 %index
  %x = load i32, ptr %at
  %y = xor i32 %x, %row
  %s.next = add i32 %s, %y
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %n
  br i1 %c, label %inner, label %out
out:
  ret i32 %s.next
}
; The loop's term cancels out.
define i32 @cancels(i32 %i, i32 %n) {
entry:
  br label %inner
inner:
  %j = phi i32 [ 1, %entry ], [ %j.next, %inner ]
  %s = phi i32 [ 0, %entry ], [ %s.next, %inner ]
  %sum = add nsw i32 %i, %j
  %sum.wide = sext i32 %sum to i64
  %j.wide = sext i32 %j to i64
  %index = sub nsw i64 %sum.wide, %j.wide
  %at = getelementptr i32, ptr @a, i64 %index
  %x = load volatile i32, ptr %at
  %s.next = add i32 %s, %x
  %j.next = add nsw i32 %j, 1
  %c = icmp slt i32 %j.next, %n
  br i1 %c, label %inner, label %out
out:
  ret i32 %s.next
}
