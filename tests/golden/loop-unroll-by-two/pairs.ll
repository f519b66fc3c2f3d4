; Short loops that count up or down to a limit make two iterations at a time; the second one's elements are one element
; after those of the first. What is left is one iteration at most, none of an even number, one without a test of an odd
; number. A counter may be compared by `<`, or by `<=` if it does not wrap. Loops
; with calls, with other steps, with a limit that changes or that end elsewhere stay. What computes a limit in the loop
; moves before it.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-unroll-by-two --remarks
; message: loop is unrolled by two [loop-unroll-by-two]
; sum: count: 3 load
; sum: has: select i1
; last_value: has: phi i64
; up_to: count: 3 store
; up_to: lacks: select
; computed_limit: count: 3 load
; rotated_values: count: 3 load
; may_wrap, by_two, calls, changing: lacks: select
; Where no iteration is, the limit is no number that an undefined start could be below. An address that an iteration may
; compute but not access, which is then poison here, is not the base of the next one's.
; undefined_start: has: i32 %v0, i32 %n
; undefined_start: lacks: i32 undef
; chosen: lacks: i8, ptr %at
; chosen: count: 3 getelementptr inbounds i32
; may_wrap, by_two, changing: count: 1 store
; down: count: 3 store
; down: has: icmp sgt
; down: has: i64 -4
; even, even_down: count: 2 load
; even, even_down: lacks: select
; odd: count: 3 load
; odd: has: br i1 true
declare void @see(i64)
define i64 @sum(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %t = add i64 %s, %x
  %next = add i64 %i, 1
  br label %test
done:
  ret i64 %s
}
define i64 @last_value(ptr %p, i64 %start, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ %start, %entry ], [ %next, %body ]
  %c = icmp ult i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %next = add i64 %i, 1
  br label %test
done:
  ret i64 %i
}
define void @up_to(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 1, %entry ], [ %next, %body ]
  %c = icmp sle i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %wide = sext i32 %i to i64
  %at = getelementptr [3 x i32], ptr %p, i64 %wide, i64 1
  store i32 %i, ptr %at
  %next = add nsw i32 %i, 1
  br label %test
done:
  ret void
}
define i32 @rotated_values(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %a = phi i32 [ 1, %entry ], [ %b, %body ]
  %b = phi i32 [ 2, %entry ], [ %x, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %next = add i32 %i, 1
  br label %test
done:
  %r = sub i32 %a, %b
  ret i32 %r
}
define void @may_wrap(ptr %p, i8 %n) {
entry:
  br label %test
test:
  %i = phi i8 [ 0, %entry ], [ %next, %body ]
  %c = icmp ule i8 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i8, ptr %p, i8 %i
  store i8 %i, ptr %at
  %next = add i8 %i, 1
  br label %test
done:
  ret void
}
define void @by_two(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %i, ptr %at
  %next = add nsw i64 %i, 2
  br label %test
done:
  ret void
}
define void @calls(i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  call void @see(i64 %i)
  %twice = shl i64 %i, 1
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @changing(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %m = phi i64 [ %n, %entry ], [ %less, %body ]
  %c = icmp slt i64 %i, %m
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i64, ptr %p, i64 %i
  store i64 %m, ptr %at
  %less = lshr i64 %m, 1
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define i64 @computed_limit(ptr %p, i64 %m) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i64 [ 0, %entry ], [ %t, %body ]
  %twice = mul nsw i64 %m, 6
  %n = add nsw i64 %twice, -1
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i64, ptr %p, i64 %i
  %x = load i64, ptr %at
  %t = add i64 %s, %x
  %next = add i64 %i, 1
  br label %test
done:
  ret i64 %s
}
define void @undefined_start(ptr %p, i32 %n) {
entry:
  br label %test
test:
  %i = phi i32 [ undef, %entry ], [ %next, %body ]
  %c = icmp ult i32 %i, %n
  br i1 %c, label %body, label %done
body:
  store i32 %n, ptr %p
  %next = add i32 %i, 1
  br label %test
done:
  ret void
}
define i32 @chosen(ptr %p, ptr %first, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %before = add nsw i64 %i, -1
  %at = getelementptr inbounds i32, ptr %p, i64 %before
  %is_first = icmp eq i64 %i, 0
  %which = select i1 %is_first, ptr %first, ptr %at
  %x = load i32, ptr %which
  %t = add i32 %s, %x
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %s
}
; for (i = n - 1; i >= 0; --i), as a front end writes it.
define void @down(ptr %p, i32 %n) {
entry:
  %m = add nsw i32 %n, -1
  br label %test
test:
  %i = phi i32 [ %m, %entry ], [ %next, %body ]
  %c = icmp sge i32 %i, 0
  br i1 %c, label %body, label %done
body:
  %w = sext i32 %i to i64
  %at = getelementptr inbounds i32, ptr %p, i64 %w
  store i32 %i, ptr %at
  %next = add nsw i32 %i, -1
  br label %test
done:
  ret void
}
define i32 @even(ptr %p) {
entry:
  br label %test
test:
  %i = phi i64 [ 1, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, 131
  br i1 %c, label %body, label %done
body:
  %at = getelementptr inbounds i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %t = add i32 %s, %x
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %s
}
define i32 @even_down(ptr %p) {
entry:
  br label %test
test:
  %i = phi i64 [ 200, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp sgt i64 %i, 100
  br i1 %c, label %body, label %done
body:
  %at = getelementptr inbounds i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %t = add i32 %s, %x
  %next = add nsw i64 %i, -1
  br label %test
done:
  ret i32 %s
}
define i32 @odd(ptr %p) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %t, %body ]
  %c = icmp slt i64 %i, 131
  br i1 %c, label %body, label %done
body:
  %at = getelementptr inbounds i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %t = add i32 %s, %x
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret i32 %s
}
