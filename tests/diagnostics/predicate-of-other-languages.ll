; error: 5:13: did you mean 'slt'?
; error: 6:13: found '<='; did you mean 'sle'?
; error: 7:13: eq ne ugt
define i64 @f(i64 %a, i1 %c, i64* %p) {
  %x = icmp lt i64 %a, 2
  %y = icmp <= i64 %a, 2
  %z = icmp i64 %a, 2
  ret i64 1
}
