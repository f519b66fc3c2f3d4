; Loop variables: a swap takes three moves; Fibonacci two; a lost copy must stay.
; Two are the least for Fibonacci: the sum reads both values and must not overwrite either, since the next %a is the old
; %b, so a lea makes it in a third register, and each phi takes a move. Of all sequences of mov, add and lea none has fewer
; moves, or fewer instructions; gcc has the same. Only xadd, which is slower, would save one.
; lilt: --stop-after=late-peephole
; swap_loop: max-moves: 3 in loops
; fib_loop: max-moves: 2 in loops
; lost_copy: max-moves: 1 in loops
; max-spills: 0
define i64 @swap_loop(i64 %a, i64 %b, i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ %a, %entry ], [ %y, %loop ]
  %y = phi i64 [ %b, %entry ], [ %x, %loop ]
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %next = sub i64 %i, 1
  %1 = icmp eq i64 %next, 0
  br i1 %1, label %done, label %loop
done:
  %2 = shl i64 %x, 1
  %3 = sub i64 %2, %y
  ret i64 %3
}
define i64 @fib_loop(i64 %n) {
entry:
  br label %loop
loop:
  %a = phi i64 [ 0, %entry ], [ %b, %loop ]
  %b = phi i64 [ 1, %entry ], [ %sum, %loop ]
  %i = phi i64 [ %n, %entry ], [ %next, %loop ]
  %sum = add i64 %a, %b
  %next = sub i64 %i, 1
  %1 = icmp eq i64 %next, 0
  br i1 %1, label %done, label %loop
done:
  ret i64 %b
}
define i64 @lost_copy(i64 %n) {
entry:
  br label %loop
loop:
  %x = phi i64 [ 1, %entry ], [ %next, %loop ]
  %next = add i64 %x, 3
  %1 = icmp slt i64 %next, %n
  br i1 %1, label %loop, label %done
done:
  ret i64 %x
}
