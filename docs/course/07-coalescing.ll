; The highest number that Collatz's rule reaches from a start, and the last number before 1.
define i64 @collatz(i64 %start, ptr %last) {
entry:
  br label %loop

loop:
  %n = phi i64 [ %start, %entry ], [ %next, %join ]
  %peak = phi i64 [ 0, %entry ], [ %new.peak, %join ]
  %is.higher = icmp ugt i64 %n, %peak
  %new.peak = select i1 %is.higher, i64 %n, i64 %peak
  %bit = and i64 %n, 1
  %is.even = icmp eq i64 %bit, 0
  br i1 %is.even, label %even, label %odd

even:
  %half = lshr i64 %n, 1
  br label %join

odd:
  %triple = mul i64 %n, 3
  %more = add i64 %triple, 1
  br label %join

join:
  %next = phi i64 [ %half, %even ], [ %more, %odd ]
  %is.one = icmp eq i64 %next, 1
  br i1 %is.one, label %done, label %loop

done:
  store i64 %n, ptr %last
  ret i64 %new.peak
}
