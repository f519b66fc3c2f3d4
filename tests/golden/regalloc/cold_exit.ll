; Calls on the way out of a loop do not drive its values out of their registers inside the loop.
; lilt: -S
; no-spill-in: loops
; max-moves: 0 in loops
declare void @report(i64)
define i64 @cold_exit(i64* %p, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %good ]
  %s = phi i64 [ 0, %entry ], [ %t, %good ]
  %1 = getelementptr i64, i64* %p, i64 %i
  %2 = load i64, i64* %1
  %3 = icmp slt i64 %2, 0
  br i1 %3, label %bad, label %good
good:
  %t = add i64 %s, %2
  %next = add i64 %i, 1
  %4 = icmp slt i64 %next, %n
  br i1 %4, label %loop, label %done
bad:
  call void @report(i64 %i)
  ret i64 %s
done:
  ret i64 %t
}
