; A load of what later iterations store comes before all stores, a store after those of other iterations to the same
; place. What is carried over two iterations is made of what is carried over one. Stores on all paths of an iteration are
; stores of each lane, which write back what is there.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; ahead: count: 6 load <4 x i32>
; second: count: 4 shufflevector <4 x i32>
; chain: count: 6 store <4 x i32>
; anew: count: 4 store <4 x i32>
; twice: count: 2 store <4 x i32>
; not_ahead, missing: lacks: <4 x i32>
define void @ahead(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %at
  %y = add i32 %x, 3
  store i32 %y, ptr %at
  %after = getelementptr i8, ptr %at, i64 4
  %z = load i32, ptr %after
  %to = getelementptr i32, ptr %b, i64 %i
  %w = load i32, ptr %to
  %sum = add i32 %w, %z
  store i32 %sum, ptr %to
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
; The iteration before has stored it, too.
define void @not_ahead(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 1, ptr %at
  %far = getelementptr i8, ptr %at, i64 8
  store i32 3, ptr %far
  %after = getelementptr i8, ptr %at, i64 4
  %z = load i32, ptr %after
  %to = getelementptr i32, ptr %b, i64 %i
  store i32 %z, ptr %to
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define void @second(ptr %a, ptr noalias %b, i64 %n, i32 %p, i32 %q) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %x = phi i32 [ %p, %entry ], [ %v, %body ]
  %y = phi i32 [ %q, %entry ], [ %x, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %b, i64 %i
  %v = load i32, ptr %from
  %both = add i32 %x, %y
  %sum = add i32 %both, %v
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 %sum, ptr %at
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
define void @chain(ptr %a, ptr noalias %d, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %d, i64 %i
  %v = load i32, ptr %from
  %at = getelementptr i32, ptr %a, i64 %i
  %is_low = icmp slt i32 %v, 0
  br i1 %is_low, label %low, label %other
low:
  %p = load i32, ptr %at
  %p1 = add i32 %p, %v
  store i32 %p1, ptr %at
  br label %join
other:
  %is_zero = icmp eq i32 %v, 0
  br i1 %is_zero, label %zero, label %high
zero:
  store i32 7, ptr %at
  br label %join
high:
  %r = load i32, ptr %at
  %r1 = xor i32 %r, %v
  store i32 %r1, ptr %at
  br label %join
join:
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
; One path makes no store.
define void @missing(ptr %a, ptr noalias %d, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %d, i64 %i
  %v = load i32, ptr %from
  %at = getelementptr i32, ptr %a, i64 %i
  %is_low = icmp slt i32 %v, 0
  br i1 %is_low, label %low, label %other
low:
  store i32 5, ptr %at
  br label %join
other:
  %is_zero = icmp eq i32 %v, 0
  br i1 %is_zero, label %zero, label %join
zero:
  store i32 7, ptr %at
  br label %join
join:
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
; What this iteration stores ahead, the next one stores anew: its store comes after those.
define void @anew(ptr %a, ptr noalias %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %b, i64 %i
  %x = load i32, ptr %from
  %y = mul i32 %x, 3
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 %y, ptr %at
  %after = getelementptr i8, ptr %at, i64 4
  store i32 %x, ptr %after
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
; What the same iteration stores again, and nothing reads before, is stored once by the vectors.
define void @twice(ptr noalias %a, ptr %b, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %b, i64 %i
  %x = load i32, ptr %from
  %at = getelementptr i32, ptr %a, i64 %i
  store i32 %x, ptr %at
  %again = load i32, ptr %from
  %y = mul i32 %again, 3
  store i32 %y, ptr %at
  %next = add i64 %i, 1
  br label %test
done:
  ret void
}
