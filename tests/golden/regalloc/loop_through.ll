; Values that a loop does not use wait in memory around it, as many as it needs registers.
; lilt: --ra-regs=5 -S
; no-spill-in: loops
; max-moves: 1 in loops
; max-spills: 2
define i64 @loop_through(i64 %a, i64 %b, i64 %c, i64 %d) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %s = phi i64 [ 1, %entry ], [ %t, %loop ]
  %1 = mul i64 %s, %i
  %t = xor i64 %1, %s
  %next = add i64 %i, 1
  %2 = icmp slt i64 %next, %a
  br i1 %2, label %loop, label %done
done:
  %3 = mul i64 %b, %c
  %4 = mul i64 %3, %d
  %5 = mul i64 %4, %t
  ret i64 %5
}
