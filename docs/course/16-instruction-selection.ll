; Adds a weighted number to an element of a table, and says whether the sum is still below a limit.
define i1 @add.weighted(ptr %table, i64 %index, i64 %number, i64 %limit) {
  %place = getelementptr i64, ptr %table, i64 %index
  %old = load i64, ptr %place
  %weighted = mul i64 %number, 4
  %sum = add i64 %old, %weighted
  store i64 %sum, ptr %place
  %is.below = icmp slt i64 %sum, %limit
  ret i1 %is.below
}

; The same place is loaded, changed and stored: one instruction.
define void @count(ptr %table, i64 %index, i64 %by) {
  %place = getelementptr i64, ptr %table, i64 %index
  %old = load i64, ptr %place
  %new = add i64 %old, %by
  store i64 %new, ptr %place
  ret void
}

; A loaded number with two users.
define i64 @twice.used(ptr %place, i64 %a) {
  %number = load i64, ptr %place
  %sum = add i64 %a, %number
  %product = mul i64 %sum, %number
  ret i64 %product
}

; A store between load and use.
define i64 @between(ptr %place, ptr %other, i64 %a) {
  %number = load i64, ptr %place
  store i64 0, ptr %other
  %sum = add i64 %a, %number
  ret i64 %sum
}
