; The index of an element is a sum of its row, which the inner loop does not change, and its column: the row's address is
; computed before the loop. A sum with another use stays, as does one of two numbers that the loop changes.
; lilt: -O2 --disable-pass=loop-vectorize --stop-after=loop-strength-reduce
; element: lacks: add i64 in inner
; used_again, both_change: has: add i64 in inner
define void @element(ptr %a, i64 %row, i32 %n) {
entry:
  br label %inner
inner:
  %j = phi i32 [ 0, %entry ], [ %next, %inner ]
  %column = zext nneg i32 %j to i64
  %index = add i64 %row, %column
  %at = getelementptr inbounds double, ptr %a, i64 %index
  %x = load double, ptr %at
  %y = fadd double %x, 1.0
  store double %y, ptr %at
  %next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %exit
exit:
  ret void
}
define i64 @used_again(ptr %a, i64 %row, i32 %n) {
entry:
  br label %inner
inner:
  %j = phi i32 [ 0, %entry ], [ %next, %inner ]
  %column = zext nneg i32 %j to i64
  %index = add i64 %row, %column
  %at = getelementptr inbounds i64, ptr %a, i64 %index
  store i64 %index, ptr %at
  %next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %exit
exit:
  ret i64 %row
}
define void @both_change(ptr %a, i64 %row, i32 %n) {
entry:
  br label %inner
inner:
  %j = phi i32 [ 0, %entry ], [ %next, %inner ]
  %k = phi i64 [ %row, %entry ], [ %k.next, %inner ]
  %column = zext nneg i32 %j to i64
  %index = add i64 %k, %column
  %at = getelementptr inbounds i64, ptr %a, i64 %index
  store i64 %k, ptr %at
  %k.next = mul i64 %k, 3
  %next = add nuw nsw i32 %j, 1
  %more = icmp slt i32 %next, %n
  br i1 %more, label %inner, label %exit
exit:
  ret void
}
