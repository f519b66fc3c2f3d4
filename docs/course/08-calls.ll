declare i64 @get(i64)

; Adds up get(0) … get(count - 1).
define i64 @total(i64 %count, i64 %start) {
entry:
  %any = icmp sgt i64 %count, 0
  br i1 %any, label %loop, label %done

loop:
  %index = phi i64 [ 0, %entry ], [ %next, %loop ]
  %sum = phi i64 [ %start, %entry ], [ %new.sum, %loop ]
  %number = call i64 @get(i64 %index)
  %new.sum = add i64 %sum, %number
  %next = add i64 %index, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done

done:
  %result = phi i64 [ %start, %entry ], [ %new.sum, %loop ]
  ret i64 %result
}

; One value lives across one call.
define i64 @once(i64 %value) {
  %number = call i64 @get(i64 0)
  %sum = add i64 %number, %value
  ret i64 %sum
}
