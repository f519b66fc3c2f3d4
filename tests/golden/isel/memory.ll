; Loads as operands, stores of immediates, read-modify-write; and what must not fold.
; lilt: --stop-after=isel
declare void @f()
define i64 @operand(i64* %p, i64 %a) {
  %1 = load i64, i64* %p
  %2 = sub i64 %a, %1
  ret i64 %2
}
define void @immediates(i64* %p, i32* %q) {
  store i64 -1, i64* %p
  store i32 0, i32* %q
  ret void
}
define void @modify(i64* %p, i64 %a) {
  %1 = load i64, i64* %p
  %2 = add i64 %1, %a
  store i64 %2, i64* %p
  ret void
}
define void @increment(i64* %p) {
  %1 = getelementptr i64, i64* %p, i64 3
  %2 = load i64, i64* %1
  %3 = add i64 %2, 1
  store i64 %3, i64* %1
  ret void
}
define i64 @store_between(i64* %p, i64* %q, i64 %a) {
  %1 = load i64, i64* %p
  store i64 0, i64* %q
  %2 = add i64 %1, %a
  ret i64 %2
}
define i64 @call_between(i64* %p, i64 %a) {
  %1 = load i64, i64* %p
  call void @f()
  %2 = add i64 %1, %a
  ret i64 %2
}
define i64 @used_twice(i64* %p, i64 %a) {
  %1 = load i64, i64* %p
  %2 = add i64 %1, %a
  %3 = mul i64 %2, %1
  ret i64 %3
}
define i64 @result_used(i64* %p, i64 %a) {
  %1 = load i64, i64* %p
  %2 = add i64 %1, %a
  store i64 %2, i64* %p
  ret i64 %2
}
