; A loop with two entries.
; lilt: --stop-after=regalloc
; max-moves: 2
; max-spills: 0
define i64 @irreducible(i64 %a, i64 %b) {
entry:
  %1 = icmp slt i64 %a, %b
  br i1 %1, label %one, label %two
one:
  %x = phi i64 [ %a, %entry ], [ %z, %two ]
  %y = sub i64 %x, 3
  %2 = icmp slt i64 %y, 0
  br i1 %2, label %done, label %two
two:
  %w = phi i64 [ %b, %entry ], [ %y, %one ]
  %z = sub i64 %w, %a
  br label %one
done:
  ret i64 %y
}
