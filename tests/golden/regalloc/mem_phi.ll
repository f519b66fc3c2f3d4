; A phi whose inputs are in memory shares their slot.
; lilt: --ra-regs=2 --stop-after=regalloc
; count: 2 [slot.0], 
; lacks: slot.1
; max-reloads: 1
declare void @f()
define i64 @mem_phi(i64 %a, i64 %b) {
entry:
  %1 = icmp slt i64 %a, %b
  br i1 %1, label %left, label %right
left:
  %2 = mul i64 %a, 3
  call void @f()
  br label %join
right:
  %3 = mul i64 %b, 5
  call void @f()
  br label %join
join:
  %4 = phi i64 [ %2, %left ], [ %3, %right ]
  call void @f()
  ret i64 %4
}
