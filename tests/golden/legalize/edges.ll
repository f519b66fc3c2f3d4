; An edge from a block with two successors to one with two predecessors gets a block of its own.
; lilt: -O0 --stop-after=legalize
; blocks: 4
define i64 @critical(i64 %a, i64 %b) {
entry:
  %1 = icmp slt i64 %a, %b
  br i1 %1, label %then, label %join
then:
  %2 = add i64 %a, 1
  br label %join
join:
  %3 = phi i64 [ %b, %entry ], [ %2, %then ]
  ret i64 %3
}
