; Lanes that wait for each other, accesses that others may touch in between, volatile ones, sums of floats whose order
; counts, lanes that cost more than they gain, and functions that are optimized for size stay as they are; a call that
; may not return keeps what may trap on its side.
; lilt: -O2 --stop-after=slp-vectorize --remarks
; message: not vectorized: side by side, but in no order: lanes wait for each other
; message: not vectorized: 4 lanes cost
; chain, overlapping, watched, in_order, scattered, small, behind_a_call, circle: lacks: x i32>
; in_order: lacks: x float>
; circle: lacks: x double>
declare void @f()
define void @chain(ptr %p) {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %x0 = load i32, ptr %p
  %y0 = mul i32 %x0, %x0
  store i32 %y0, ptr %p
  %y1 = mul i32 %y0, %x0
  store i32 %y1, ptr %p1
  %y2 = mul i32 %y1, %x0
  store i32 %y2, ptr %p2
  %y3 = mul i32 %y2, %x0
  store i32 %y3, ptr %p3
  ret void
}
define void @overlapping(ptr %o, ptr %a) {
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i32, ptr %a, i64 2
  %a3 = getelementptr i32, ptr %a, i64 3
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %x0 = load i32, ptr %a
  %y0 = xor i32 %x0, 9
  store i32 %y0, ptr %o
  %x1 = load i32, ptr %a1
  %y1 = xor i32 %x1, 9
  store i32 %y1, ptr %o1
  %x2 = load i32, ptr %a2
  %y2 = xor i32 %x2, 9
  store i32 %y2, ptr %o2
  %x3 = load i32, ptr %a3
  %y3 = xor i32 %x3, 9
  store i32 %y3, ptr %o3
  ret void
}
define void @watched(ptr %o, i32 %x) {
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  store volatile i32 %x, ptr %o
  store volatile i32 %x, ptr %o1
  store volatile i32 %x, ptr %o2
  store atomic i32 %x, ptr %o3 release, align 4
  ret void
}
define float @in_order(ptr %a) {
  %a1 = getelementptr float, ptr %a, i64 1
  %a2 = getelementptr float, ptr %a, i64 2
  %a3 = getelementptr float, ptr %a, i64 3
  %x0 = load float, ptr %a
  %x1 = load float, ptr %a1
  %x2 = load float, ptr %a2
  %x3 = load float, ptr %a3
  %s1 = fadd float %x0, %x1
  %s2 = fadd float %s1, %x2
  %s3 = fadd float %s2, %x3
  ret float %s3
}
define void @scattered(ptr noalias %o, ptr %a, ptr %b, ptr %c, ptr %d) {
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %x0 = load i32, ptr %a
  %x1 = load i32, ptr %b
  %x2 = load i32, ptr %c
  %x3 = load i32, ptr %d
  %y0 = xor i32 %x0, 9
  %y1 = xor i32 %x1, 9
  %y2 = xor i32 %x2, 9
  %y3 = xor i32 %x3, 9
  store i32 %y0, ptr %o
  store i32 %y1, ptr %o1
  store i32 %y2, ptr %o2
  store i32 %y3, ptr %o3
  ret void
}
define void @small(ptr %p) optsize {
  %p1 = getelementptr i32, ptr %p, i64 1
  %p2 = getelementptr i32, ptr %p, i64 2
  %p3 = getelementptr i32, ptr %p, i64 3
  %x0 = load i32, ptr %p
  %x1 = load i32, ptr %p1
  %x2 = load i32, ptr %p2
  %x3 = load i32, ptr %p3
  %y0 = xor i32 %x0, 12
  %y1 = xor i32 %x1, 34
  %y2 = xor i32 %x2, 56
  %y3 = xor i32 %x3, 78
  store i32 %y0, ptr %p
  store i32 %y1, ptr %p1
  store i32 %y2, ptr %p2
  store i32 %y3, ptr %p3
  ret void
}
define void @behind_a_call(ptr noalias %o, ptr noalias %a) {
  %a1 = getelementptr i32, ptr %a, i64 1
  %a2 = getelementptr i32, ptr %a, i64 2
  %a3 = getelementptr i32, ptr %a, i64 3
  %o1 = getelementptr i32, ptr %o, i64 1
  %o2 = getelementptr i32, ptr %o, i64 2
  %o3 = getelementptr i32, ptr %o, i64 3
  %x0 = load i32, ptr %a
  %x1 = load i32, ptr %a1
  call void @f()
  %x2 = load i32, ptr %a2
  %x3 = load i32, ptr %a3
  store i32 %x0, ptr %o
  store i32 %x1, ptr %o1
  store i32 %x2, ptr %o2
  store i32 %x3, ptr %o3
  ret void
}
define double @circle(double %s, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %a = phi double [ 0.0, %entry ], [ %a.next, %loop ]
  %b = phi double [ 1.0, %entry ], [ %b.next, %loop ]
  %b.next = fsub double %b, %s
  %a.next = fsub double %b.next, %a
  %next = add i64 %i, 1
  %goes.on = icmp ult i64 %next, %n
  br i1 %goes.on, label %loop, label %done
done:
  %sum = fadd double %a.next, %b.next
  ret double %sum
}
