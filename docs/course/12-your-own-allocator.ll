declare i64 @rank(i64)

; Sums the digits of an array's numbers in a base; numbers that are too large are ranked first.
define i64 @digit.sums(ptr %numbers, i64 %count, i64 %base, i64 %limit) {
entry:
  br label %number.loop

number.loop:
  %index = phi i64 [ 0, %entry ], [ %next, %number.end ]
  %total = phi i64 [ 0, %entry ], [ %new.total, %number.end ]
  %place = getelementptr i64, ptr %numbers, i64 %index
  %number = load i64, ptr %place
  %is.large = icmp ugt i64 %number, %limit
  br i1 %is.large, label %large, label %digits

large:
  %ranked = call i64 @rank(i64 %number)
  br label %digits

digits:
  %start = phi i64 [ %number, %number.loop ], [ %ranked, %large ]
  br label %digit.loop

digit.loop:
  %rest = phi i64 [ %start, %digits ], [ %quotient, %digit.loop ]
  %sum = phi i64 [ %total, %digits ], [ %new.sum, %digit.loop ]
  %quotient = udiv i64 %rest, %base
  %digit = urem i64 %rest, %base
  %new.sum = add i64 %sum, %digit
  %is.done = icmp eq i64 %quotient, 0
  br i1 %is.done, label %number.end, label %digit.loop

number.end:
  %new.total = xor i64 %new.sum, %index
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %number.loop, label %done

done:
  ret i64 %new.total
}
