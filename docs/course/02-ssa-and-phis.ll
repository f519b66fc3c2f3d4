; The n-th Fibonacci number: in each iteration, %current becomes what %following is.
define i64 @fibonacci(i64 %n) {
entry:
  br label %loop

loop:
  %count = phi i64 [ %n, %entry ], [ %left, %loop ]
  %current = phi i64 [ 0, %entry ], [ %following, %loop ]
  %following = phi i64 [ 1, %entry ], [ %sum, %loop ]
  %sum = add i64 %current, %following
  %left = sub i64 %count, 1
  %is.done = icmp sle i64 %left, 0
  br i1 %is.done, label %done, label %loop

done:
  ret i64 %current
}

; One of two values, by how many iterations have exchanged them.
define i64 @alternate(i64 %count, i64 %first, i64 %second) {
entry:
  br label %loop

loop:
  %left = phi i64 [ %count, %entry ], [ %next.left, %loop ]
  %here = phi i64 [ %first, %entry ], [ %there, %loop ]
  %there = phi i64 [ %second, %entry ], [ %here, %loop ]
  %next.left = sub i64 %left, 1
  %more = icmp sgt i64 %next.left, 0
  br i1 %more, label %loop, label %done

done:
  ret i64 %there
}
