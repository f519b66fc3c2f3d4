; Blocks that do the same before they lead to the same block are one block, outside loops.
; lilt: -S
; count: 1 $7, %eax
define i32 @equal_blocks(i32 %a, i32 %b, i32 %c) {
entry:
  %1 = icmp slt i32 %a, %b
  br i1 %1, label %first, label %next
next:
  %2 = icmp eq i32 %b, %c
  br i1 %2, label %second, label %last
first:
  br label %join
second:
  br label %join
last:
  %3 = mul i32 %a, %c
  br label %join
join:
  %4 = phi i32 [ 7, %first ], [ 7, %second ], [ %3, %last ]
  %5 = xor i32 %4, %b
  %6 = mul i32 %5, %4
  %7 = add i32 %6, %a
  %8 = mul i32 %7, %c
  ret i32 %8
}
