; A select that a loop waits for becomes a branch where its outcome is likely the same each time: the position of the
; greatest number so far, the next character if one is no error. Of two children in a heap, and in a search by halves,
; either is likely, so that these keep their selects. So do limits that nothing waits for; limits of what the next round
; starts with become branches.
; lilt: --stop-after=branch-selects
; greatest, next_character, limited_sum: lacks: select
; limited_sum: lacks: call i64 @llvm.smin
; limited_bytes: count: 1 call i32 @llvm.smin
; greater_child, lower_bound, for_size: has: select
define i64 @greatest(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m.next, %loop ]
  %pi = getelementptr double, ptr %a, i64 %i
  %x = load double, ptr %pi
  %pm = getelementptr double, ptr %a, i64 %m
  %y = load double, ptr %pm
  %c = fcmp ogt double %x, %y
  %m.next = select i1 %c, i64 %i, i64 %m
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %m.next
}
define i64 @limited_sum(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %y = phi i64 [ 0, %entry ], [ %y.next, %loop ]
  %pi = getelementptr i64, ptr %a, i64 %i
  %x = load i64, ptr %pi
  %scaled = mul i64 %y, 240000000
  %sum = add i64 %scaled, %x
  %shifted = ashr i64 %sum, 28
  %low = call i64 @llvm.smax.i64(i64 %shifted, i64 -2147483648)
  %y.next = call i64 @llvm.smin.i64(i64 %low, i64 2147483647)
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %y.next
}
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define i32 @limited_bytes(ptr %a, i32 %x) {
  %r = call i32 @llvm.smin.i32(i32 %x, i32 255)
  ret i32 %r
}
declare i32 @llvm.smin.i32(i32, i32)
define i64 @next_character(ptr %begin, ptr %end) {
entry:
  br label %loop
loop:
  %p = phi ptr [ %begin, %entry ], [ %q, %loop ]
  %sum = phi i64 [ 0, %entry ], [ %total, %loop ]
  %b = load i8, ptr %p
  %v = zext i8 %b to i64
  %total = add i64 %sum, %v
  %bad = icmp ugt i8 %b, 247
  %one = getelementptr i8, ptr %p, i64 1
  %two = getelementptr i8, ptr %p, i64 2
  %q = select i1 %bad, ptr %one, ptr %two
  %more = icmp ult ptr %q, %end
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %total
}
define i64 @greater_child(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %child, %loop ]
  %left = shl i64 %i, 1
  %right = or i64 %left, 1
  %pl = getelementptr i32, ptr %a, i64 %left
  %l = load i32, ptr %pl
  %pr = getelementptr i32, ptr %a, i64 %right
  %r = load i32, ptr %pr
  %c = icmp sgt i32 %r, %l
  %child = select i1 %c, i64 %right, i64 %left
  %more = icmp slt i64 %child, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %child
}
define i64 @lower_bound(ptr %a, i64 %n, i32 %key) {
entry:
  br label %loop
loop:
  %low = phi i64 [ 0, %entry ], [ %low.next, %loop ]
  %high = phi i64 [ %n, %entry ], [ %high.next, %loop ]
  %sum = add i64 %low, %high
  %middle = lshr i64 %sum, 1
  %p = getelementptr i32, ptr %a, i64 %middle
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, %key
  %behind = add i64 %middle, 1
  %low.next = select i1 %c, i64 %behind, i64 %low
  %high.next = select i1 %c, i64 %high, i64 %middle
  %more = icmp ult i64 %low.next, %high.next
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %low.next
}
define i64 @for_size(ptr %a, i64 %n) optsize {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %loop ]
  %m = phi i64 [ 0, %entry ], [ %m.next, %loop ]
  %pi = getelementptr i32, ptr %a, i64 %i
  %x = load i32, ptr %pi
  %pm = getelementptr i32, ptr %a, i64 %m
  %y = load i32, ptr %pm
  %c = icmp sgt i32 %x, %y
  %m.next = select i1 %c, i64 %i, i64 %m
  %next = add i64 %i, 1
  %more = icmp slt i64 %next, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %m.next
}
