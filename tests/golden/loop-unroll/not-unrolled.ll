; A loop stays if it has many rounds, a large body, an unknown start, assembly, an alloca, or a test that only some rounds
; run. In `optnone` functions all stay; where size counts, a loop goes only if that is smaller.
; lilt: -O2 --stop-after=loop-unroll
; many: has: br i1
; large: has: br i1
; unknown: has: br i1
; assembly: has: br i1
; seldom_tested: count: 2 br i1
; untouched: has: br i1
; small: has: br i1
; smaller: lacks: br i1
declare void @see(i32)
define i32 @many(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i8, ptr %p, i32 %i
  store i8 0, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 100
  br i1 %c, label %body, label %out
out:
  ret i32 %i
}
define i32 @large(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %s = phi i32 [ 0, %entry ], [ %h, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  %a = load i32, ptr %at
  %b = mul i32 %a, %s
  %d = xor i32 %b, %a
  %e = lshr i32 %d, 3
  %f = add i32 %e, %a
  %g = and i32 %f, %b
  %h0 = sub i32 %g, %e
  %h1 = mul i32 %h0, %d
  %h = xor i32 %h1, %f
  store i32 %h, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 16
  br i1 %c, label %body, label %out
out:
  ret i32 %s
}
define i32 @unknown(ptr %p, i32 %start) {
entry:
  br label %body
body:
  %i = phi i32 [ %start, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret i32 %i
}
define void @assembly() {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  call void asm sideeffect "", "r"(i32 %i)
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @seldom_tested(ptr %p) {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %at = getelementptr i32, ptr %p, i32 %i
  %x = load i32, ptr %at
  %zero = icmp eq i32 %x, 0
  br i1 %zero, label %test, label %latch
test:
  %c = icmp slt i32 %i, 4
  br i1 %c, label %latch, label %out
latch:
  %next = add i32 %i, 1
  br label %body
out:
  ret void
}
define void @untouched(ptr %p) noinline optnone {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  store i32 0, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 4
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @small(ptr %p) optsize {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 0, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 8
  br i1 %c, label %body, label %out
out:
  ret void
}
define void @smaller(ptr %p) optsize {
entry:
  br label %body
body:
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  %at = getelementptr i32, ptr %p, i32 %i
  store volatile i32 0, ptr %at
  %next = add i32 %i, 1
  %c = icmp slt i32 %next, 3
  br i1 %c, label %body, label %out
out:
  ret void
}
