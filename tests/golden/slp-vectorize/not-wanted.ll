; -fno-slp-vectorize says so: no vectors of this kind, but of the other.
; lilt: -O2 -fno-slp-vectorize -S
; block: lacks: paddd
; loop: has: paddd
define void @loop(ptr %p, i64 %n) {
entry:
  br label %test
test:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %c = icmp slt i64 %i, %n
  br i1 %c, label %body, label %done
body:
  %at = getelementptr i32, ptr %p, i64 %i
  %x = load i32, ptr %at
  %r = add i32 %x, 3
  store i32 %r, ptr %at
  %next = add nsw i64 %i, 1
  br label %test
done:
  ret void
}
define void @block(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %x0 = load i32, ptr %p
  %x1 = load i32, ptr %p1
  %x2 = load i32, ptr %p2
  %x3 = load i32, ptr %p3
  %y0 = add i32 %x0, 12
  %y1 = add i32 %x1, 34
  %y2 = add i32 %x2, 56
  %y3 = add i32 %x3, 78
  store i32 %y0, ptr %p
  store i32 %y1, ptr %p1
  store i32 %y2, ptr %p2
  store i32 %y3, ptr %p3
  ret void
}
