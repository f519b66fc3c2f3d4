; %unused is in the code, since its next number uses it, and in memory: nothing else reads it.
declare i64 @g(i64)

define i64 @f(i64 %n, ptr %p) {
entry:
  br label %loop

loop:
  %unused = phi i64 [ 1, %entry ], [ %unused.next, %latch ]
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %sum = phi i64 [ 0, %entry ], [ %total, %latch ]
  %element = getelementptr i64, ptr %p, i64 %i
  %number = load i64, ptr %element
  %found = call i64 @g(i64 %number)
  %unused.next = add i64 %unused, 2
  %total = add i64 %sum, %found
  %next = add i64 %i, 1
  %ends = icmp eq i64 %next, %n
  br i1 %ends, label %end, label %latch

latch:
  br label %loop

end:
  ret i64 %total
}
