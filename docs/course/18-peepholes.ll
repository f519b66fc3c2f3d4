; How many steps it takes to count down to 0.
define i64 @count.down(i64 %n, i64 %step) {
entry:
  br label %loop

loop:
  %left = phi i64 [ %n, %entry ], [ %next, %loop ]
  %rounds = phi i64 [ 0, %entry ], [ %more.rounds, %loop ]
  %more.rounds = add i64 %rounds, 1
  %next = sub i64 %left, %step
  %is.done = icmp eq i64 %next, 0
  br i1 %is.done, label %done, label %loop

done:
  ret i64 %more.rounds
}

; One comparison, three readers, two zeros.
define i64 @three.readers(i64 %a, i64 %b, i64 %c, i64 %d) {
  %is.less = icmp slt i64 %a, %b
  %first = select i1 %is.less, i64 %c, i64 0
  %second = select i1 %is.less, i64 0, i64 %d
  %product = mul i64 %first, %second
  %bit = zext i1 %is.less to i64
  %result = add i64 %product, %bit
  ret i64 %result
}

; Both operands of the sum are needed later.
define i64 @sum(i64 %a, i64 %b) {
  %sum = add i64 %a, %b
  %product = mul i64 %sum, %a
  %result = add i64 %product, %b
  ret i64 %result
}

; Three rules of the combiner.
define i64 @simplify(i64 %x, i64 %y) {
  %difference = sub i64 %x, %y
  %same = sub i64 %x, %difference
  %eighth = udiv i64 %same, 8
  %rest = urem i64 %same, 8
  %result = mul i64 %eighth, %rest
  ret i64 %result
}
