; What a rare call drives out of registers returns at the end of the rare block: the way past it loads and stores
; nothing.
; lilt: --ra-regs=6 --stop-after=regalloc
; no-spill-in: loop
; no-spill-in: join
; max-moves: 0 in loops
declare void @report(i64)
define i64 @cold_side(ptr %p) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %join ]
  %s = phi i64 [ 0, %entry ], [ %t, %join ]
  %1 = getelementptr i64, ptr %p, i64 %i
  %2 = load i64, ptr %1
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %rare, label %join
rare:
  call void @report(i64 %i)
  br label %join
join:
  %t = add i64 %s, %2
  %next = add i64 %i, 1
  %4 = icmp slt i64 %next, 1000
  br i1 %4, label %loop, label %done
done:
  ret i64 %t
}
