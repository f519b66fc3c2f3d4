; Remainders by powers of two in comparisons are bits: of zero, the low ones; of another number, also the sign. Behind a
; branch on them a quotient is a shift. Two sums that do not wrap make one that does not, unless their constants wrap.
; lilt: -O2 --stop-after=simplify-cfg
; is_even, is_one: lacks: srem
; is_even: has: and i32 %x, 1
; is_one: has: and i32 %x, -2147483641
; step: lacks: sdiv
; step: has: ashr exact i64 %n, 1
; both, apart: lacks: %a
; both: has: add nsw i32 %x, 299
; apart: has: add i32 %x, -2147483648
define i1 @is_even(i32 %x) {
  %r = srem i32 %x, 2
  %c = icmp eq i32 %r, 0
  ret i1 %c
}
define i1 @is_one(i32 %x) {
  %r = srem i32 %x, 8
  %c = icmp eq i32 %r, 1
  ret i1 %c
}
define i64 @step(i64 %n) {
entry:
  %r = srem i64 %n, 2
  %odd = icmp ne i64 %r, 0
  br i1 %odd, label %more, label %half
half:
  %h = sdiv i64 %n, 2
  br label %done
more:
  %t = mul nsw i64 %n, 3
  %u = add nsw i64 %t, 1
  br label %done
done:
  %m = phi i64 [ %h, %half ], [ %u, %more ]
  ret i64 %m
}
define i32 @both(i32 %x) {
  %a = add nsw i32 %x, -1
  %b = add nsw i32 %a, 300
  ret i32 %b
}
define i32 @apart(i32 %x) {
  %a = add nsw i32 %x, 2147483647
  %b = add nsw i32 %a, 1
  ret i32 %b
}
