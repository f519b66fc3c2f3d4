; A value that is the same in all iterations, if one of them chooses it, is a flag in each lane; the counter of the last
; iteration that chooses it is the greatest of all lanes, or counting down the least. Both by selects, by branches, and
; by several of them; the value may have a type without lanes. Two values, or one that the choice depends on, are left
; alone.
; lilt: -O2 --disable-pass=simplify-cfg --stop-after=loop-vectorize --remarks
; any: has: phi <4 x i32>
; any: has: i32 7, i32 %f0
; pointer: has: phi <16 x i8>
; pointer: has: ptr %p, ptr null
; branches: has: <4 x i32>
; last: has: <4 x i32>
; unsigned: has: icmp ugt <2 x i64>
; down: has: icmp slt <4 x i32>
; two, depends: lacks: x i32>
; message: loop is not vectorized: a value is carried that is neither a counter, nor a reduction, nor that of the iteration before
define i32 @any(ptr %p, i64 %n, i32 %x, i32 %f0) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %f = phi i32 [ %f0, %entry ], [ %g, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %is_x = icmp eq i32 %v, %x
  %g = select i1 %is_x, i32 7, i32 %f
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %f
}
; Of bytes, sixteen at once.
define ptr @pointer(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %f = phi ptr [ null, %entry ], [ %g, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i64 %i
  %v = load i8, ptr %at
  %is_x = icmp sgt i8 %v, 9
  %g = select i1 %is_x, ptr %p, ptr %f
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret ptr %f
}
define i32 @branches(ptr %p, i64 %n, i32 %x) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %f = phi i32 [ 1, %entry ], [ %h, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %is_above = icmp sgt i32 %v, 97
  br i1 %is_above, label %maybe, label %join
maybe:
  %is_x = icmp slt i32 %v, %x
  br i1 %is_x, label %yes, label %join
yes:
  br label %join
join:
  %g = phi i32 [ %f, %body ], [ %f, %maybe ], [ 0, %yes ]
  %is_one = icmp eq i32 %v, 1
  %h = select i1 %is_one, i32 0, i32 %g
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %f
}
define i32 @last(ptr %p, i32 %n, i32 %x) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %f = phi i32 [ -1, %entry ], [ %g, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %index = sext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %index
  %v = load i32, ptr %at
  %is_x = icmp eq i32 %v, %x
  %g = select i1 %is_x, i32 %i, i32 %f
  %next = add nsw i32 %i, 1
  br label %test
done:
  ret i32 %f
}
; From below, the counter may be 0 in the first iteration, so it is that of the next one.
define i64 @unsigned(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %f = phi i64 [ 100, %entry ], [ %g, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr double, ptr %p, i64 %i
  %v = load double, ptr %at
  %is_x = fcmp olt double %v, 0.0
  %g = select i1 %is_x, i64 %i, i64 %f
  %next = add i64 %i, 1
  br label %test
done:
  ret i64 %f
}
define i32 @two(ptr %p, i64 %n, i32 %x) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %f = phi i32 [ 0, %entry ], [ %h, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %is_x = icmp eq i32 %v, %x
  %g = select i1 %is_x, i32 1, i32 %f
  %is_y = icmp eq i32 %v, 5
  %h = select i1 %is_y, i32 2, i32 %g
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %f
}
define i32 @depends(ptr %p, i64 %n, i32 %x) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %f = phi i32 [ 0, %entry ], [ %g, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %is_f = icmp eq i32 %v, %f
  %g = select i1 %is_f, i32 %x, i32 %f
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %f
}
define i32 @down(ptr %p, i32 %n, i32 %x) {
entry:
  br label %test
test:
  %i = phi i32 [ %n, %entry ], [ %next, %body ]
  %f = phi i32 [ -1, %entry ], [ %g, %body ]
  %c = icmp sgt i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %index = sext i32 %i to i64
  %at = getelementptr i32, ptr %p, i64 %index
  %v = load i32, ptr %at
  %is_x = icmp eq i32 %v, %x
  %g = select i1 %is_x, i32 %i, i32 %f
  %next = add nsw i32 %i, -1
  br label %test
done:
  ret i32 %f
}
