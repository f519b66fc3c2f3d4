; A value that waits in memory is read by the instruction itself; a sum in a loop is not kept there.
; lilt: --disable-pass=loop-vectorize --ra-regs=3 --stop-after=regalloc
; fold_read: max-spills: 1
; fold_read: has: IMUL64rm
; fold_read: has: ADD64rm
; fold_rmw: no-spill-in: loops
define i64 @fold_read(i64 %a, i64 %b, i64 %c, i64 %d) {
  %1 = mul i64 %a, %b
  %2 = mul i64 %1, %c
  %3 = mul i64 %2, %d
  %4 = add i64 %3, %a
  ret i64 %4
}
define i64 @fold_rmw(i64* %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %1 = getelementptr i64, i64* %p, i64 %i
  %2 = load i64, i64* %1
  %t = add i64 %s, %2
  %next = sub i64 %i, 1
  %3 = icmp sgt i64 %next, 0
  br i1 %3, label %loop, label %done
done:
  ret i64 %t
}
