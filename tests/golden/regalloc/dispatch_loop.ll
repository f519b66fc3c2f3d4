; Variables that most cases of a loop leave alone are in memory throughout it: nothing loads them before its back edge.
; lilt: -O2 --ra-regs=10 --stop-after=regalloc
; no-spill-in: next
; max-spills: 15
; max-reloads: 33
declare i32 @f(ptr, i32)
declare i32 @g(ptr, i32, i32)

define i32 @dispatch_loop(ptr %ops, ptr %memory, i32 %limit, i32 %mode, i32 %rare) {
entry:
  br label %loop
loop:
  %op = phi ptr [ %ops, %entry ], [ %op.next, %next ]
  %a = phi i32 [ %mode, %entry ], [ %a.next, %next ]
  %b = phi i32 [ %rare, %entry ], [ %b.next, %next ]
  %c = phi i32 [ %limit, %entry ], [ %c.next, %next ]
  %code = load i8, ptr %op
  switch i8 %code, label %out [
    i8 0, label %case0
    i8 1, label %case1
    i8 2, label %case2
    i8 3, label %case3
    i8 4, label %case4
    i8 5, label %case5
    i8 6, label %case6
  ]
case0:
  %at0 = getelementptr i8, ptr %op, i64 4
  %i0 = load i32, ptr %at0
  %r0 = call i32 @f(ptr %memory, i32 %i0)
  %s0 = call i32 @f(ptr %op, i32 %r0)
  %t0 = call i32 @g(ptr %memory, i32 %r0, i32 %s0)
  %u0 = call i32 @g(ptr %op, i32 %t0, i32 %s0)
  br label %next
case1:
  %at1 = getelementptr i8, ptr %op, i64 8
  %i1 = load i32, ptr %at1
  %r1 = call i32 @f(ptr %memory, i32 %i1)
  %s1 = call i32 @f(ptr %op, i32 %r1)
  %t1 = call i32 @g(ptr %memory, i32 %r1, i32 %s1)
  %u1 = call i32 @g(ptr %op, i32 %t1, i32 %i1)
  br label %next
case2:
  %at2 = getelementptr i8, ptr %op, i64 12
  %i2 = load i32, ptr %at2
  %r2 = call i32 @f(ptr %at2, i32 %i2)
  %s2 = call i32 @g(ptr %at2, i32 %r2, i32 %i2)
  %t2 = call i32 @g(ptr %at2, i32 %s2, i32 %i2)
  br label %next
case3:
  %r3 = call i32 @f(ptr %op, i32 3)
  %s3 = call i32 @f(ptr %op, i32 %r3)
  %t3 = call i32 @g(ptr %memory, i32 %r3, i32 %s3)
  br label %next
case4:
  %r4 = call i32 @g(ptr %op, i32 %a, i32 %b)
  %s4 = call i32 @g(ptr %memory, i32 %r4, i32 %c)
  br label %next
case5:
  %r5 = call i32 @g(ptr %memory, i32 %a, i32 1)
  br label %next
case6:
  %r6 = call i32 @g(ptr %memory, i32 %c, i32 1)
  br label %next
next:
  %a.next = phi i32 [ %a, %case0 ], [ %a, %case1 ], [ %a, %case2 ], [ %a, %case3 ], [ %a, %case4 ], [ %r5, %case5 ], [ %a, %case6 ]
  %b.next = phi i32 [ %b, %case0 ], [ %b, %case1 ], [ %b, %case2 ], [ %b, %case3 ], [ %r4, %case4 ], [ %b, %case5 ], [ %b, %case6 ]
  %c.next = phi i32 [ %c, %case0 ], [ %c, %case1 ], [ %c, %case2 ], [ %c, %case3 ], [ %c, %case4 ], [ %c, %case5 ], [ %r6, %case6 ]
  %op.next = getelementptr i8, ptr %op, i64 16
  br label %loop
out:
  %x = call i32 @g(ptr %memory, i32 %a, i32 %b)
  %y = add i32 %x, %c
  ret i32 %y
}
