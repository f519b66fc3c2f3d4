; A block that two edges of one branch lead to: its phis, which exchange values, have two equal entries.
; exit: 21
define i64 @main() {
entry:
  br label %loop
loop:
  %x = phi i64 [ 1, %entry ], [ %y, %middle ], [ %y, %middle ]
  %y = phi i64 [ 2, %entry ], [ %x, %middle ], [ %x, %middle ]
  %i = phi i64 [ 0, %entry ], [ %next, %middle ], [ %next, %middle ]
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, 6
  br i1 %more, label %middle, label %done
middle:
  %odd = trunc i64 %i to i1
  br i1 %odd, label %loop, label %loop
done:
  %a = mul i64 %x, 10
  %b = add i64 %a, %y
  ret i64 %b
}
