declare i64 @rank(i64)

; A row of sums: in each iteration, %before becomes what %here is.
define i64 @row(ptr %list, i64 %count, i64 %scale) {
entry:
  %start = load i64, ptr %list
  br label %loop

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %loop ]
  %before = phi i64 [ 0, %entry ], [ %here, %loop ]
  %here = phi i64 [ %start, %entry ], [ %sum, %loop ]
  %place = getelementptr i64, ptr %list, i64 %index
  %element = load i64, ptr %place
  %product = mul i64 %element, %scale
  %sum = add i64 %product, %before
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  %result = xor i64 %here, %scale
  ret i64 %result
}

; Two words that change places in each iteration, and one that only comes along.
define i64 @swap(i64 %count, i64 %first, i64 %second, i64 %third) {
entry:
  br label %loop

loop:
  %left = phi i64 [ %count, %entry ], [ %fewer, %loop ]
  %a = phi i64 [ %first, %entry ], [ %b, %loop ]
  %b = phi i64 [ %second, %entry ], [ %a, %loop ]
  %c = phi i64 [ %third, %entry ], [ %a, %loop ]
  %fewer = sub i64 %left, 1
  %more = icmp sgt i64 %fewer, 0
  br i1 %more, label %loop, label %done

done:
  %d = mul i64 %a, %c
  ret i64 %d
}

; %top has a hole: between the two blocks that read it, in the order of the code.
define i64 @hole(ptr %list, i64 %limit) {
entry:
  %bound = add i64 %limit, 5
  %top = load i64, ptr %list
  %is.low = icmp slt i64 %top, %bound
  br i1 %is.low, label %low, label %high

low:
  %double = shl i64 %top, 1
  br label %loop

loop:
  %number = phi i64 [ %double, %low ], [ %less, %loop ]
  %less = sub i64 %number, 3
  %again = icmp sgt i64 %less, 0
  br i1 %again, label %loop, label %done

high:
  %rest = sub i64 %top, %limit
  br label %done

done:
  %result = phi i64 [ %less, %loop ], [ %rest, %high ]
  ret i64 %result
}

; A call and a division in a loop; constants that several instructions want.
define i64 @ranks(ptr %list, i64 %count, i64 %base) {
entry:
  br label %loop

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %loop ]
  %total = phi i64 [ 0, %entry ], [ %sum, %loop ]
  %place = getelementptr i64, ptr %list, i64 %index
  %element = load i64, ptr %place
  %rank = call i64 @rank(i64 %element)
  %share = sdiv i64 %rank, %base
  %low = and i64 %share, 81985529216486895
  %high = xor i64 %element, 81985529216486895
  %mixed = add i64 %low, %high
  %sum = add i64 %total, %mixed
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  ret i64 %sum
}
