declare void @log(i64)

; Adds up an array. A negative element is reported, which hardly ever happens.
define i64 @sum(ptr %array, i64 %count) {
entry:
  br label %loop

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %continue ]
  %total = phi i64 [ 0, %entry ], [ %sum, %continue ]
  %place = getelementptr i64, ptr %array, i64 %index
  %element = load i64, ptr %place
  %is.bad = icmp slt i64 %element, 0
  br i1 %is.bad, label %bad, label %continue, !prof !0

bad:
  call void @log(i64 %index)
  br label %continue

continue:
  %sum = add i64 %total, %element
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  ret i64 %sum
}

!0 = !{!"branch_weights", i32 1, i32 1000}
