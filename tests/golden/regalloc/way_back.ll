; A value that returns from memory in a loop takes the register that it has in the loop's header: no copy on the way
; back.
; lilt: --ra-regs=5 -S
; max-moves: 1 in loops
declare i64 @f(i64)
define i64 @way_back(i64 %x) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %1 = call i64 @f(i64 %i)
  %2 = call i64 @f(i64 %1)
  %3 = xor i64 %2, %x
  %next = add i64 %i, %3
  %4 = icmp slt i64 %next, 1000
  br i1 %4, label %loop, label %done
done:
  ret i64 %x
}
