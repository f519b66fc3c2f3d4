; Unwind tables of blocks with and without the frame, in the order in which they lie: a block without it behind an
; epilogue (registers keep their values again), one with it behind that, also with a frame pointer.
; lilt: -S -O2
; between: count: 0 pushq in small
; pointer: has: popq %rbp in hot
source_filename = "shrink-wrap-unwind"
declare i64 @take(i64, ptr)
declare void @log(i64)
define i64 @between(i64 %x, ptr %p) {
entry:
  %many = icmp uge i64 %x, 16
  br i1 %many, label %large, label %small
small:
  %at = getelementptr i64, ptr %p, i64 %x
  %v = load i64, ptr %at
  %w = mul i64 %v, %x
  %u = xor i64 %w, %v
  ret i64 %u
large:
  %y = call i64 @take(i64 %x, ptr %p)
  %less = icmp slt i64 %y, %x
  br i1 %less, label %cold, label %hot, !prof !0
hot:
  %z = call i64 @take(i64 %y, ptr %p)
  %sum = add i64 %z, %x
  ret i64 %sum
cold:
  call void @log(i64 %x)
  ret i64 1
}
define i64 @pointer(i64 %x, ptr %p) "frame-pointer"="all" {
entry:
  %many = icmp uge i64 %x, 16
  br i1 %many, label %large, label %small
small:
  %at = getelementptr i64, ptr %p, i64 %x
  %v = load i64, ptr %at
  %w = mul i64 %v, %x
  %u = xor i64 %w, %v
  ret i64 %u
large:
  %y = call i64 @take(i64 %x, ptr %p)
  %less = icmp slt i64 %y, %x
  br i1 %less, label %cold, label %hot, !prof !0
hot:
  %z = call i64 @take(i64 %y, ptr %p)
  %sum = add i64 %z, %x
  ret i64 %sum
cold:
  call void @log(i64 %x)
  ret i64 1
}
!0 = !{!"branch_weights", i32 1, i32 9}
