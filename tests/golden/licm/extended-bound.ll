; A bound of 16 bits in memory is read and extended before the loop; an extension of a load that others need stays.
; lilt: -O2 --run-pass=licm
; bound: lacks: sext in loop
; shared: has: sext in loop
define void @bound(ptr noalias %p, ptr noalias %count, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %x, ptr %q
  %next = add nsw i32 %i, 1
  %n = load i16, ptr %count
  %wide = sext i16 %n to i32
  %again = icmp slt i32 %next, %wide
  br i1 %again, label %loop, label %exit
exit:
  ret void
}
define i16 @shared(ptr noalias %p, ptr noalias %count, i32 %x) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %loop ]
  %q = getelementptr i32, ptr %p, i32 %i
  store i32 %x, ptr %q
  %next = add nsw i32 %i, 1
  %n = load i16, ptr %count
  %wide = sext i16 %n to i32
  %again = icmp slt i32 %next, %wide
  br i1 %again, label %loop, label %exit
exit:
  ret i16 %n
}
