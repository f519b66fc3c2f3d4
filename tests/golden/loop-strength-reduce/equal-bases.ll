; Equal addresses that the loop inside uses are one: optimized modules have them, since the optimizer has left them where
; they cost nothing. (early-cse, which optimized modules skip, is left out here.)
; lilt: -O2 -fno-vectorize --disable-pass=early-cse --stop-after=loop-strength-reduce
; shared: count: 1 getelementptr in outer
define void @shared(ptr %a, i64 %m, i64 %n) {
entry:
  br label %outer
outer:
  %j = phi i64 [ 0, %entry ], [ %j1, %next_row ]
  %row = getelementptr float, ptr %a, i64 %j
  %same = getelementptr float, ptr %a, i64 %j
  br label %body
body:
  %i = phi i64 [ 0, %outer ], [ %next, %body ]
  %p = getelementptr float, ptr %row, i64 %i
  %x = load float, ptr %p
  %k = add nsw i64 %i, -1
  %q = getelementptr float, ptr %same, i64 %k
  %y = load float, ptr %q
  %sum = fadd float %x, %y
  store volatile float %sum, ptr %p
  %next = add nuw nsw i64 %i, 1
  %c = icmp eq i64 %next, %n
  br i1 %c, label %next_row, label %body
next_row:
  %j1 = add nuw nsw i64 %j, 1
  %d = icmp eq i64 %j1, %m
  br i1 %d, label %out, label %outer
out:
  ret void
}
