; Addresses that differ in constants only share one sum of what their loop does not change, in front of the loop: rows above
; and below, and columns beside. The constants are displacements.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-strength-reduce
; above_and_below: count: 2 mul i64
; above_and_below: count: 1 getelementptr i8, ptr %v2, i64 %v3
; above_and_below: has: getelementptr i8, ptr %v2, i64 %v3 in entry
; above_and_below: lacks: i64 %v3 in loop
@image = external global [480 x [640 x [3 x i8]]]
define i32 @above_and_below(i64 %y, i64 %x) {
entry:
  %above = add nsw i64 %y, -1
  %right = add nsw i64 %x, 1
  br label %loop
loop:
  %c = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i32 [ 0, %entry ], [ %sum, %loop ]
  %p = getelementptr inbounds [480 x [640 x [3 x i8]]], ptr @image, i64 0, i64 %above, i64 %x, i64 %c
  %q = getelementptr inbounds [480 x [640 x [3 x i8]]], ptr @image, i64 0, i64 %above, i64 %right, i64 %c
  %r = getelementptr inbounds [480 x [640 x [3 x i8]]], ptr @image, i64 0, i64 %y, i64 %right, i64 %c
  %a = load i8, ptr %p
  %b = load i8, ptr %q
  %d = load i8, ptr %r
  %aw = zext i8 %a to i32
  %bw = zext i8 %b to i32
  %dw = zext i8 %d to i32
  %ab = add i32 %aw, %bw
  %abd = add i32 %ab, %dw
  %sum = add i32 %s, %abd
  %next = add nuw nsw i64 %c, 1
  %more = icmp ult i64 %next, %x
  br i1 %more, label %loop, label %done
done:
  ret i32 %sum
}
