; The record of an allocation in words: the chart, the decisions with the holders of registers, the moves. Three registers
; are too few for the values of the loop.
; lilt: explain --text --ra-regs=3
; lilt: explain --why=%sum
; lilt: explain --why=next --ra-regs=3
; lilt: explain --compare-regalloc=fast,linear,graph --ra-regs=3,16
; lilt: explain --why=square --regalloc=textbook --ra-regs=3
define i64 @sum_of_squares(ptr %numbers, i64 %count, i64 %start) {
entry:
  br label %body
body:
  %i = phi i64 [ 0, %entry ], [ %next, %body ]
  %sum = phi i64 [ %start, %entry ], [ %more, %body ]
  %at = getelementptr i64, ptr %numbers, i64 %i
  %n = load i64, ptr %at
  %square = call i64 @square(i64 %n)
  %more = add i64 %sum, %square
  %next = add i64 %i, 1
  %done = icmp eq i64 %next, %count
  br i1 %done, label %out, label %body
out:
  ret i64 %more
}
declare i64 @square(i64)
