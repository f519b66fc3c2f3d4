; Adds up an array, each element times the first one, and takes a bias off the sum.
define i64 @weigh(ptr %array, i64 %count, i64 %bias) {
entry:
  %first = load i64, ptr %array
  br label %loop

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %place = getelementptr i64, ptr %array, i64 %index
  %element = load i64, ptr %place
  %product = mul i64 %element, %first
  %sum = add i64 %total, %product
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  %result = sub i64 %sum, %bias
  ret i64 %result
}
