; lilt: explain --why=%before
; lilt: explain --why=%place
; lilt: explain --why=%same
; A load that mem2reg removes has the story of what its readers have instead, an address the instruction that contains it,
; and a sum with 0 became its other operand.
define i64 @sum(ptr %array, i64 %count) {
entry:
  %total = alloca i64
  store i64 0, ptr %total
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %before = load i64, ptr %total
  %place = getelementptr i64, ptr %array, i64 %i
  %number = load volatile i64, ptr %place
  %same = add i64 %number, 0
  %after = xor i64 %before, %same
  store i64 %after, ptr %total
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %count
  br i1 %more, label %loop, label %done
done:
  %result = load i64, ptr %total
  ret i64 %result
}
