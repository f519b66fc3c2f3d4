; Filters a signal: each result is weighed from three elements, and the largest one is kept.
define i64 @filter(ptr %signal, i64 %count, i64 %near, i64 %far) {
entry:
  br label %loop

loop:
  %index = phi i64 [ 1, %entry ], [ %next, %loop ]
  %largest = phi i64 [ 0, %entry ], [ %new.largest, %loop ]
  %place = getelementptr i64, ptr %signal, i64 %index
  %before = getelementptr i64, ptr %place, i64 -2
  %behind = getelementptr i64, ptr %place, i64 2
  %left = load i64, ptr %before
  %middle = load i64, ptr %place
  %right = load i64, ptr %behind
  %sides = add i64 %left, %right
  %weighed.sides = mul i64 %sides, %far
  %weighed.middle = mul i64 %middle, %near
  %result = add i64 %weighed.sides, %weighed.middle
  store i64 %result, ptr %place
  %is.larger = icmp sgt i64 %result, %largest
  %new.largest = select i1 %is.larger, i64 %result, i64 %largest
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  ret i64 %new.largest
}
