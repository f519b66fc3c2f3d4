; What meets in a phi shares a register: no copy in either arm but that of the argument of the call.
; lilt: --stop-after=regalloc
; max-moves: 0 in less
; max-moves: 1 in more
; max-spills: 0
declare i64 @f(i64)
define i64 @diamond(i64 %a, i64 %b) {
entry:
  %1 = icmp slt i64 %a, %b
  br i1 %1, label %less, label %more
less:
  %2 = mul i64 %a, 3
  br label %join
more:
  %3 = call i64 @f(i64 %b)
  br label %join
join:
  %4 = phi i64 [ %2, %less ], [ %3, %more ]
  %5 = add i64 %4, 1
  ret i64 %5
}
