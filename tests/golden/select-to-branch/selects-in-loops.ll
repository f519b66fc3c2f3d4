; A select that a loop waits for becomes a branch where its outcome is likely the same each time: the position of the
; greatest number so far, the next character if one is no error; or where it computes the address of the next load, so
; that loads that may miss the caches wait for each other: the greater child in a heap, a search by halves. A heap in an
; object of 32 KiB to 4 MiB keeps its select; so do a merge, whose addresses change by a flag, and a search in a tree of
; pointers.
; lilt: --stop-after=select-to-branch
; greatest, next_character, greater_child, lower_bound, signed_bound: lacks: select
; small_heap: lacks: select
; cached_heap, merge, tree, for_size: has: select
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
define i32 @signed_bound(ptr %a, i32 %n, i64 %key) {
entry:
  br label %head
head:
  %low = phi i32 [ 0, %entry ], [ %low.next, %head ]
  %high = phi i32 [ %n, %entry ], [ %high.next, %head ]
  %distance = sub nsw i32 %high, %low
  %half = sdiv i32 %distance, 2
  %middle = add nsw i32 %low, %half
  %index = sext i32 %middle to i64
  %address = getelementptr inbounds i64, ptr %a, i64 %index
  %x = load i64, ptr %address
  %is_less = icmp slt i64 %x, %key
  %above = add nsw i32 %middle, 1
  %low.next = select i1 %is_less, i32 %above, i32 %low
  %high.next = select i1 %is_less, i32 %high, i32 %middle
  %go = icmp slt i32 %low.next, %high.next
  br i1 %go, label %head, label %done
done:
  ret i32 %low.next
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
@small = global [1000 x i32] zeroinitializer
define i64 @small_heap(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %child, %loop ]
  %left = shl i64 %i, 1
  %right = or i64 %left, 1
  %pl = getelementptr i32, ptr @small, i64 %left
  %l = load i32, ptr %pl
  %pr = getelementptr i32, ptr @small, i64 %right
  %r = load i32, ptr %pr
  %c = icmp sgt i32 %r, %l
  %child = select i1 %c, i64 %right, i64 %left
  %more = icmp slt i64 %child, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %child
}
@cached = global [10000 x i32] zeroinitializer
define i64 @cached_heap(i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 1, %entry ], [ %child, %loop ]
  %left = shl i64 %i, 1
  %right = or i64 %left, 1
  %pl = getelementptr i32, ptr @cached, i64 %left
  %l = load i32, ptr %pl
  %pr = getelementptr i32, ptr @cached, i64 %right
  %r = load i32, ptr %pr
  %c = icmp sgt i32 %r, %l
  %child = select i1 %c, i64 %right, i64 %left
  %more = icmp slt i64 %child, %n
  br i1 %more, label %loop, label %exit
exit:
  ret i64 %child
}
define void @merge(ptr %p, ptr %q, ptr %end, ptr %out) {
entry:
  br label %loop
loop:
  %a = phi ptr [ %p, %entry ], [ %a.next, %loop ]
  %b = phi ptr [ %q, %entry ], [ %b.next, %loop ]
  %o = phi ptr [ %out, %entry ], [ %o.next, %loop ]
  %x = load i64, ptr %a
  %y = load i64, ptr %b
  %c = icmp slt i64 %y, %x
  %v = select i1 %c, i64 %y, i64 %x
  store i64 %v, ptr %o
  %a1 = getelementptr i64, ptr %a, i64 1
  %b1 = getelementptr i64, ptr %b, i64 1
  %a.next = select i1 %c, ptr %a, ptr %a1
  %b.next = select i1 %c, ptr %b1, ptr %b
  %o.next = getelementptr i64, ptr %o, i64 1
  %more = icmp ne ptr %o.next, %end
  br i1 %more, label %loop, label %exit
exit:
  ret void
}
define ptr @tree(ptr %root, double %key) {
entry:
  br label %loop
loop:
  %x = phi ptr [ %root, %entry ], [ %next, %loop ]
  %k = load double, ptr %x
  %c = fcmp olt double %k, %key
  %pl = getelementptr i8, ptr %x, i64 8
  %l = load ptr, ptr %pl
  %pr = getelementptr i8, ptr %x, i64 16
  %r = load ptr, ptr %pr
  %next = select i1 %c, ptr %r, ptr %l
  %end = icmp eq ptr %next, null
  br i1 %end, label %exit, label %loop
exit:
  ret ptr %x
}
