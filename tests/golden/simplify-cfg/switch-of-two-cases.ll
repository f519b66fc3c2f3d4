; A switch with two cases whose default and one case choose a value: the other case is tested first,
; and the value becomes a comparison. A bit that is stored or returned as a byte takes no extension.
; lilt: -O2 --stop-after=isel
; last_is_a_choice, first_is_a_choice: count: 1 SETer
; last_is_a_choice, first_is_a_choice: lacks: MOVZX
; last_is_a_choice, both_have_blocks, three_ways: count: 2 CMP32ri
; both_have_blocks: count: 1 CMOV
; last_is_a_choice, first_is_a_choice: blocks: 4
define i8 @last_is_a_choice(i32 %x, ptr %p) {
  switch i32 %x, label %split [
    i32 3, label %end
    i32 2, label %rhs
  ]
rhs:
  %v = load i8, ptr %p
  %c = icmp ne i8 %v, 0
  br label %end
split:
  br label %end
end:
  %r = phi i1 [ true, %0 ], [ %c, %rhs ], [ false, %split ]
  %z = zext i1 %r to i8
  ret i8 %z
}
define void @first_is_a_choice(i32 %x, ptr %p, ptr %q) {
  switch i32 %x, label %end [
    i32 2, label %rhs
    i32 3, label %split
  ]
rhs:
  %v = load i8, ptr %p
  %c = icmp slt i8 %v, 0
  br label %end
split:
  br label %end
end:
  %r = phi i1 [ false, %0 ], [ %c, %rhs ], [ true, %split ]
  %z = zext i1 %r to i8
  store i8 %z, ptr %q
  ret void
}
define i32 @both_have_blocks(i32 %x, i32 %a, i32 %b, ptr %p) {
  switch i32 %x, label %default [
    i32 5, label %five
    i32 9, label %nine
  ]
five:
  %v = load volatile i32, ptr %p
  br label %end
nine:
  %s = add i32 %a, %b
  br label %end
default:
  %d = sub i32 %a, %b
  br label %end
end:
  %r = phi i32 [ %v, %five ], [ %s, %nine ], [ %d, %default ]
  ret i32 %r
}
; No two ways meet: it stays a switch until legalization.
define void @three_ways(i32 %x, ptr %p) {
  switch i32 %x, label %default [
    i32 5, label %five
    i32 9, label %nine
  ]
five:
  store i32 1, ptr %p
  ret void
nine:
  store i32 2, ptr %p
  ret void
default:
  ret void
}
