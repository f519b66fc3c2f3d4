; A step that is a variable is compared with one before the vectors: a factor of an index, or what a counter grows by. A
; factor that is the number of iterations is not, and two of them are not either.
; lilt: -O2 --stop-after=loop-vectorize --remarks
; factor, counter: has: x i32>
; factor: has: icmp eq i32 %step, 1
; counter: has: icmp eq i64 %step, 1
; column, two: lacks: x i32>
; message: loop is not vectorized: an address is not a linear function of the iteration
define void @factor(ptr noalias %p, ptr %q, i32 %n, i32 %step) {
entry:
  br label %test
test:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i32 %i, %n
  br i1 %c, label %body, label %done
body:
  %index = sext i32 %i to i64
  %from = getelementptr i32, ptr %q, i64 %index
  %v = load i32, ptr %from
  %w = add i32 %v, 1
  %product = mul nsw i32 %i, %step
  %far = sext i32 %product to i64
  %to = getelementptr i32, ptr %p, i64 %far
  store i32 %w, ptr %to
  %next = add nsw i32 %i, 1
  br label %test
done:
  ret void
}
define void @counter(ptr noalias %p, ptr %q, i64 %n, i64 %step) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %from = getelementptr i32, ptr %q, i64 %i
  %v = load i32, ptr %from
  %w = add i32 %v, 1
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %w, ptr %to
  %next = add nsw i64 %i, %step
  br label %test
done:
  ret void
}
define void @column(ptr noalias %p, ptr %q, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %index = mul nsw i64 %i, %n
  %from = getelementptr i32, ptr %q, i64 %index
  %v = load i32, ptr %from
  %w = add i32 %v, 1
  %to = getelementptr i32, ptr %p, i64 %i
  store i32 %w, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @two(ptr noalias %p, ptr %q, i64 %n, i64 %a, i64 %b) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %first = mul nsw i64 %i, %a
  %from = getelementptr i32, ptr %q, i64 %first
  %v = load i32, ptr %from
  %w = add i32 %v, 1
  %second = mul nsw i64 %i, %b
  %to = getelementptr i32, ptr %p, i64 %second
  store i32 %w, ptr %to
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
