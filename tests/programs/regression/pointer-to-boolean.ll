; A pointer cut down to one bit is 0 or 1.
; exit: 1
define i64 @lowest_bit(ptr %p) {
  %b = ptrtoint ptr %p to i1
  %z = zext i1 %b to i64
  ret i64 %z
}
define i64 @main() {
  %even = inttoptr i64 4294967294 to ptr
  %odd = inttoptr i64 4294967295 to ptr
  %a = call i64 @lowest_bit(ptr %even)
  %b = call i64 @lowest_bit(ptr %odd)
  %a2 = mul i64 %a, 2
  %r = add i64 %a2, %b
  ret i64 %r
}
