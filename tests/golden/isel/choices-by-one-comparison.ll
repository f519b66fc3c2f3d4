; Choices by the same comparison are made side by side, by the flags of one; not where a value of the later one is made
; behind the earlier one.
; lilt: --stop-after=isel
; two, three: count: 1 CMP32rr
; two, made_between: count: 2 CMOV
; three: count: 3 CMOV
; made_between: count: 2 CMP32rr
define void @two(i32 %a, i32 %b, ptr %p) {
  %c = icmp ugt i32 %a, %b
  %x = select i1 %c, i32 %b, i32 0
  %d = sub i32 %a, %x
  %y = select i1 %c, i32 0, i32 %a
  %e = sub i32 %b, %y
  store i32 %d, ptr %p
  %q = getelementptr i32, ptr %p, i64 1
  store i32 %e, ptr %q
  ret void
}
define i64 @three(i32 %a, i32 %b, i64 %x, i64 %y, i64 %z) {
  %c = icmp slt i32 %a, %b
  %1 = select i1 %c, i64 %x, i64 %y
  %2 = select i1 %c, i64 %y, i64 %z
  %3 = select i1 %c, i64 %z, i64 %x
  %4 = xor i64 %1, %2
  %5 = mul i64 %4, %3
  ret i64 %5
}
define i32 @made_between(i32 %a, i32 %b) {
  %c = icmp slt i32 %a, %b
  %x = select i1 %c, i32 %b, i32 7
  %d = mul i32 %x, %x
  %y = select i1 %c, i32 %d, i32 %a
  %e = xor i32 %y, %x
  ret i32 %e
}
