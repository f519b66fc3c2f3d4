; What a call returns that stays a call, where its body was read: the range of the constants that it returns. So the test
; for an error of @always_zero goes, and @sign is not 2. Not known: what is computed, what another definition may return,
; and whatever a body returns that is not read.
; lilt: -O2 --stop-after=instruction-simplify --filter-print-funcs=no_error,no_two,of_computed,of_weak
; no_error: lacks: icmp
; no_two: lacks: icmp
; of_computed: has: icmp
; of_weak: has: icmp
@state = global [40 x i64] zeroinitializer
define dso_local i32 @always_zero() {
  %a0 = getelementptr [40 x i64], ptr @state, i64 0, i64 0
  %x0 = load volatile i64, ptr %a0
  %y0 = mul i64 %x0, %x0
  store volatile i64 %y0, ptr %a0
  %a1 = getelementptr [40 x i64], ptr @state, i64 0, i64 1
  %x1 = load volatile i64, ptr %a1
  %y1 = mul i64 %x1, %x1
  store volatile i64 %y1, ptr %a1
  %a2 = getelementptr [40 x i64], ptr @state, i64 0, i64 2
  %x2 = load volatile i64, ptr %a2
  %y2 = mul i64 %x2, %x2
  store volatile i64 %y2, ptr %a2
  %a3 = getelementptr [40 x i64], ptr @state, i64 0, i64 3
  %x3 = load volatile i64, ptr %a3
  %y3 = mul i64 %x3, %x3
  store volatile i64 %y3, ptr %a3
  %a4 = getelementptr [40 x i64], ptr @state, i64 0, i64 4
  %x4 = load volatile i64, ptr %a4
  %y4 = mul i64 %x4, %x4
  store volatile i64 %y4, ptr %a4
  %a5 = getelementptr [40 x i64], ptr @state, i64 0, i64 5
  %x5 = load volatile i64, ptr %a5
  %y5 = mul i64 %x5, %x5
  store volatile i64 %y5, ptr %a5
  %a6 = getelementptr [40 x i64], ptr @state, i64 0, i64 6
  %x6 = load volatile i64, ptr %a6
  %y6 = mul i64 %x6, %x6
  store volatile i64 %y6, ptr %a6
  %a7 = getelementptr [40 x i64], ptr @state, i64 0, i64 7
  %x7 = load volatile i64, ptr %a7
  %y7 = mul i64 %x7, %x7
  store volatile i64 %y7, ptr %a7
  %a8 = getelementptr [40 x i64], ptr @state, i64 0, i64 8
  %x8 = load volatile i64, ptr %a8
  %y8 = mul i64 %x8, %x8
  store volatile i64 %y8, ptr %a8
  %a9 = getelementptr [40 x i64], ptr @state, i64 0, i64 9
  %x9 = load volatile i64, ptr %a9
  %y9 = mul i64 %x9, %x9
  store volatile i64 %y9, ptr %a9
  %a10 = getelementptr [40 x i64], ptr @state, i64 0, i64 10
  %x10 = load volatile i64, ptr %a10
  %y10 = mul i64 %x10, %x10
  store volatile i64 %y10, ptr %a10
  %a11 = getelementptr [40 x i64], ptr @state, i64 0, i64 11
  %x11 = load volatile i64, ptr %a11
  %y11 = mul i64 %x11, %x11
  store volatile i64 %y11, ptr %a11
  %a12 = getelementptr [40 x i64], ptr @state, i64 0, i64 12
  %x12 = load volatile i64, ptr %a12
  %y12 = mul i64 %x12, %x12
  store volatile i64 %y12, ptr %a12
  %a13 = getelementptr [40 x i64], ptr @state, i64 0, i64 13
  %x13 = load volatile i64, ptr %a13
  %y13 = mul i64 %x13, %x13
  store volatile i64 %y13, ptr %a13
  %a14 = getelementptr [40 x i64], ptr @state, i64 0, i64 14
  %x14 = load volatile i64, ptr %a14
  %y14 = mul i64 %x14, %x14
  store volatile i64 %y14, ptr %a14
  %a15 = getelementptr [40 x i64], ptr @state, i64 0, i64 15
  %x15 = load volatile i64, ptr %a15
  %y15 = mul i64 %x15, %x15
  store volatile i64 %y15, ptr %a15
  ret i32 0
}
define dso_local i32 @sign(i64 %n) {
entry:
  %a0 = getelementptr [40 x i64], ptr @state, i64 0, i64 0
  %x0 = load volatile i64, ptr %a0
  %y0 = mul i64 %x0, %x0
  store volatile i64 %y0, ptr %a0
  %a1 = getelementptr [40 x i64], ptr @state, i64 0, i64 1
  %x1 = load volatile i64, ptr %a1
  %y1 = mul i64 %x1, %x1
  store volatile i64 %y1, ptr %a1
  %a2 = getelementptr [40 x i64], ptr @state, i64 0, i64 2
  %x2 = load volatile i64, ptr %a2
  %y2 = mul i64 %x2, %x2
  store volatile i64 %y2, ptr %a2
  %a3 = getelementptr [40 x i64], ptr @state, i64 0, i64 3
  %x3 = load volatile i64, ptr %a3
  %y3 = mul i64 %x3, %x3
  store volatile i64 %y3, ptr %a3
  %a4 = getelementptr [40 x i64], ptr @state, i64 0, i64 4
  %x4 = load volatile i64, ptr %a4
  %y4 = mul i64 %x4, %x4
  store volatile i64 %y4, ptr %a4
  %a5 = getelementptr [40 x i64], ptr @state, i64 0, i64 5
  %x5 = load volatile i64, ptr %a5
  %y5 = mul i64 %x5, %x5
  store volatile i64 %y5, ptr %a5
  %a6 = getelementptr [40 x i64], ptr @state, i64 0, i64 6
  %x6 = load volatile i64, ptr %a6
  %y6 = mul i64 %x6, %x6
  store volatile i64 %y6, ptr %a6
  %a7 = getelementptr [40 x i64], ptr @state, i64 0, i64 7
  %x7 = load volatile i64, ptr %a7
  %y7 = mul i64 %x7, %x7
  store volatile i64 %y7, ptr %a7
  %a8 = getelementptr [40 x i64], ptr @state, i64 0, i64 8
  %x8 = load volatile i64, ptr %a8
  %y8 = mul i64 %x8, %x8
  store volatile i64 %y8, ptr %a8
  %a9 = getelementptr [40 x i64], ptr @state, i64 0, i64 9
  %x9 = load volatile i64, ptr %a9
  %y9 = mul i64 %x9, %x9
  store volatile i64 %y9, ptr %a9
  %a10 = getelementptr [40 x i64], ptr @state, i64 0, i64 10
  %x10 = load volatile i64, ptr %a10
  %y10 = mul i64 %x10, %x10
  store volatile i64 %y10, ptr %a10
  %a11 = getelementptr [40 x i64], ptr @state, i64 0, i64 11
  %x11 = load volatile i64, ptr %a11
  %y11 = mul i64 %x11, %x11
  store volatile i64 %y11, ptr %a11
  %a12 = getelementptr [40 x i64], ptr @state, i64 0, i64 12
  %x12 = load volatile i64, ptr %a12
  %y12 = mul i64 %x12, %x12
  store volatile i64 %y12, ptr %a12
  %a13 = getelementptr [40 x i64], ptr @state, i64 0, i64 13
  %x13 = load volatile i64, ptr %a13
  %y13 = mul i64 %x13, %x13
  store volatile i64 %y13, ptr %a13
  %a14 = getelementptr [40 x i64], ptr @state, i64 0, i64 14
  %x14 = load volatile i64, ptr %a14
  %y14 = mul i64 %x14, %x14
  store volatile i64 %y14, ptr %a14
  %a15 = getelementptr [40 x i64], ptr @state, i64 0, i64 15
  %x15 = load volatile i64, ptr %a15
  %y15 = mul i64 %x15, %x15
  store volatile i64 %y15, ptr %a15
  %c = icmp slt i64 %n, 0
  br i1 %c, label %end, label %more
more:
  %d = icmp ne i64 %n, 0
  %s = select i1 %d, i32 1, i32 0
  br label %end
end:
  %r = phi i32 [ -1, %entry ], [ %s, %more ]
  ret i32 %r
}
define dso_local i32 @computed(i32 %n) {
  %a0 = getelementptr [40 x i64], ptr @state, i64 0, i64 0
  %x0 = load volatile i64, ptr %a0
  %y0 = mul i64 %x0, %x0
  store volatile i64 %y0, ptr %a0
  %a1 = getelementptr [40 x i64], ptr @state, i64 0, i64 1
  %x1 = load volatile i64, ptr %a1
  %y1 = mul i64 %x1, %x1
  store volatile i64 %y1, ptr %a1
  %a2 = getelementptr [40 x i64], ptr @state, i64 0, i64 2
  %x2 = load volatile i64, ptr %a2
  %y2 = mul i64 %x2, %x2
  store volatile i64 %y2, ptr %a2
  %a3 = getelementptr [40 x i64], ptr @state, i64 0, i64 3
  %x3 = load volatile i64, ptr %a3
  %y3 = mul i64 %x3, %x3
  store volatile i64 %y3, ptr %a3
  %a4 = getelementptr [40 x i64], ptr @state, i64 0, i64 4
  %x4 = load volatile i64, ptr %a4
  %y4 = mul i64 %x4, %x4
  store volatile i64 %y4, ptr %a4
  %a5 = getelementptr [40 x i64], ptr @state, i64 0, i64 5
  %x5 = load volatile i64, ptr %a5
  %y5 = mul i64 %x5, %x5
  store volatile i64 %y5, ptr %a5
  %a6 = getelementptr [40 x i64], ptr @state, i64 0, i64 6
  %x6 = load volatile i64, ptr %a6
  %y6 = mul i64 %x6, %x6
  store volatile i64 %y6, ptr %a6
  %a7 = getelementptr [40 x i64], ptr @state, i64 0, i64 7
  %x7 = load volatile i64, ptr %a7
  %y7 = mul i64 %x7, %x7
  store volatile i64 %y7, ptr %a7
  %a8 = getelementptr [40 x i64], ptr @state, i64 0, i64 8
  %x8 = load volatile i64, ptr %a8
  %y8 = mul i64 %x8, %x8
  store volatile i64 %y8, ptr %a8
  %a9 = getelementptr [40 x i64], ptr @state, i64 0, i64 9
  %x9 = load volatile i64, ptr %a9
  %y9 = mul i64 %x9, %x9
  store volatile i64 %y9, ptr %a9
  %a10 = getelementptr [40 x i64], ptr @state, i64 0, i64 10
  %x10 = load volatile i64, ptr %a10
  %y10 = mul i64 %x10, %x10
  store volatile i64 %y10, ptr %a10
  %a11 = getelementptr [40 x i64], ptr @state, i64 0, i64 11
  %x11 = load volatile i64, ptr %a11
  %y11 = mul i64 %x11, %x11
  store volatile i64 %y11, ptr %a11
  %a12 = getelementptr [40 x i64], ptr @state, i64 0, i64 12
  %x12 = load volatile i64, ptr %a12
  %y12 = mul i64 %x12, %x12
  store volatile i64 %y12, ptr %a12
  %a13 = getelementptr [40 x i64], ptr @state, i64 0, i64 13
  %x13 = load volatile i64, ptr %a13
  %y13 = mul i64 %x13, %x13
  store volatile i64 %y13, ptr %a13
  %a14 = getelementptr [40 x i64], ptr @state, i64 0, i64 14
  %x14 = load volatile i64, ptr %a14
  %y14 = mul i64 %x14, %x14
  store volatile i64 %y14, ptr %a14
  %a15 = getelementptr [40 x i64], ptr @state, i64 0, i64 15
  %x15 = load volatile i64, ptr %a15
  %y15 = mul i64 %x15, %x15
  store volatile i64 %y15, ptr %a15
  %r = mul i32 %n, 3
  ret i32 %r
}
define weak i32 @weak() {
  %a0 = getelementptr [40 x i64], ptr @state, i64 0, i64 0
  %x0 = load volatile i64, ptr %a0
  %y0 = mul i64 %x0, %x0
  store volatile i64 %y0, ptr %a0
  %a1 = getelementptr [40 x i64], ptr @state, i64 0, i64 1
  %x1 = load volatile i64, ptr %a1
  %y1 = mul i64 %x1, %x1
  store volatile i64 %y1, ptr %a1
  %a2 = getelementptr [40 x i64], ptr @state, i64 0, i64 2
  %x2 = load volatile i64, ptr %a2
  %y2 = mul i64 %x2, %x2
  store volatile i64 %y2, ptr %a2
  %a3 = getelementptr [40 x i64], ptr @state, i64 0, i64 3
  %x3 = load volatile i64, ptr %a3
  %y3 = mul i64 %x3, %x3
  store volatile i64 %y3, ptr %a3
  %a4 = getelementptr [40 x i64], ptr @state, i64 0, i64 4
  %x4 = load volatile i64, ptr %a4
  %y4 = mul i64 %x4, %x4
  store volatile i64 %y4, ptr %a4
  %a5 = getelementptr [40 x i64], ptr @state, i64 0, i64 5
  %x5 = load volatile i64, ptr %a5
  %y5 = mul i64 %x5, %x5
  store volatile i64 %y5, ptr %a5
  %a6 = getelementptr [40 x i64], ptr @state, i64 0, i64 6
  %x6 = load volatile i64, ptr %a6
  %y6 = mul i64 %x6, %x6
  store volatile i64 %y6, ptr %a6
  %a7 = getelementptr [40 x i64], ptr @state, i64 0, i64 7
  %x7 = load volatile i64, ptr %a7
  %y7 = mul i64 %x7, %x7
  store volatile i64 %y7, ptr %a7
  %a8 = getelementptr [40 x i64], ptr @state, i64 0, i64 8
  %x8 = load volatile i64, ptr %a8
  %y8 = mul i64 %x8, %x8
  store volatile i64 %y8, ptr %a8
  %a9 = getelementptr [40 x i64], ptr @state, i64 0, i64 9
  %x9 = load volatile i64, ptr %a9
  %y9 = mul i64 %x9, %x9
  store volatile i64 %y9, ptr %a9
  %a10 = getelementptr [40 x i64], ptr @state, i64 0, i64 10
  %x10 = load volatile i64, ptr %a10
  %y10 = mul i64 %x10, %x10
  store volatile i64 %y10, ptr %a10
  %a11 = getelementptr [40 x i64], ptr @state, i64 0, i64 11
  %x11 = load volatile i64, ptr %a11
  %y11 = mul i64 %x11, %x11
  store volatile i64 %y11, ptr %a11
  %a12 = getelementptr [40 x i64], ptr @state, i64 0, i64 12
  %x12 = load volatile i64, ptr %a12
  %y12 = mul i64 %x12, %x12
  store volatile i64 %y12, ptr %a12
  %a13 = getelementptr [40 x i64], ptr @state, i64 0, i64 13
  %x13 = load volatile i64, ptr %a13
  %y13 = mul i64 %x13, %x13
  store volatile i64 %y13, ptr %a13
  %a14 = getelementptr [40 x i64], ptr @state, i64 0, i64 14
  %x14 = load volatile i64, ptr %a14
  %y14 = mul i64 %x14, %x14
  store volatile i64 %y14, ptr %a14
  %a15 = getelementptr [40 x i64], ptr @state, i64 0, i64 15
  %x15 = load volatile i64, ptr %a15
  %y15 = mul i64 %x15, %x15
  store volatile i64 %y15, ptr %a15
  ret i32 0
}
define i1 @no_error(i64 %n) {
  %r = call i32 @always_zero()
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
define i1 @no_two(i64 %n) {
  %r = call i32 @sign(i64 %n)
  %c = icmp eq i32 %r, 2
  ret i1 %c
}
define i1 @of_computed(i64 %n) {
  %r = call i32 @computed(i32 5)
  %c = icmp eq i32 %r, 2
  ret i1 %c
}
define i1 @of_weak(i64 %n) {
  %r = call i32 @weak()
  %c = icmp ne i32 %r, 0
  ret i1 %c
}
