; Ways into a block that tell where its branch goes take that way. The `break` of a loop that clang lets pass the loop's
; end leaves it with its call; a flag that is a constant on one edge, and a comparison of one, need no test there; what the
; block computes is copied, and meets its copy in the target. A branch whose way is known from everywhere has none.
; lilt: -O2 --run-pass=jump-threading
; leaves_loop: has: br i1 false in latch
; leaves_loop: lacks: latch in hit
; flag: count: 2 mul i32
; flag: lacks: join in yes
; compared: lacks: join in one
; compared: count: 2 add i32
; known: has: br i1 true in yes
; after_another: lacks: %x, in low
; inverse: has: br i1 true in second
; longest: lacks: compared in loop
declare i32 @more(i32)
declare void @note()
define i32 @leaves_loop(ptr %p, i64 %n, i32 %x) {
entry:
  br label %head
head:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %hits = phi i32 [ 0, %entry ], [ %hits.next, %latch ]
  %at = getelementptr i32, ptr %p, i64 %i
  %v = load i32, ptr %at
  %found = icmp slt i32 %v, %x
  br i1 %found, label %hit, label %latch
hit:
  call void @note()
  %more = add i32 %hits, 1
  br label %latch
latch:
  %hits.next = phi i32 [ %more, %hit ], [ %hits, %head ]
  %next = add i64 %i, 1
  br i1 %found, label %exit, label %head
exit:
  ret i32 %hits.next
}
define i32 @flag(i1 %c, i32 %a, i32 %b) {
entry:
  br i1 %c, label %yes, label %no
yes:
  %y = call i32 @more(i32 %a)
  br label %join
no:
  %n = call i32 @more(i32 %b)
  %odd = trunc i32 %n to i1
  br label %join
join:
  %set = phi i1 [ true, %yes ], [ %odd, %no ]
  %v = phi i32 [ %y, %yes ], [ %n, %no ]
  %w = mul i32 %v, %b
  br i1 %set, label %on, label %off
on:
  %last = add i32 %w, 1
  ret i32 %last
off:
  %other = call i32 @more(i32 %w)
  ret i32 %other
}
define i32 @compared(i1 %c, i32 %a) {
entry:
  br i1 %c, label %one, label %two
one:
  call void @note()
  br label %join
two:
  br label %join
join:
  %state = phi i32 [ 3, %one ], [ %a, %two ]
  %sum = add i32 %a, 7
  %is_3 = icmp eq i32 %state, 3
  br i1 %is_3, label %on, label %off
on:
  ret i32 %sum
off:
  %other = call i32 @more(i32 %sum)
  ret i32 %other
}
define i32 @known(i32 %a, i32 %b) {
entry:
  %less = icmp slt i32 %a, %b
  br i1 %less, label %yes, label %no
yes:
  %x = sdiv i32 %b, 3
  %big = icmp ugt i32 %x, 7
  br i1 %less, label %on, label %off
off:
  call void @note()
  ret i32 %x
on:
  ret i32 %b
no:
  ret i32 %a
}
; The second thread brings what the first has left of %x.
define i32 @after_another(i32 %a, i1 %c, i1 %d) {
entry:
  br i1 %c, label %left, label %right
left:
  %l = call i32 @more(i32 %a)
  br label %first
right:
  br label %first
first:
  %x = phi i32 [ %l, %left ], [ %a, %right ]
  %is_left = phi i1 [ true, %left ], [ false, %right ]
  br i1 %is_left, label %out, label %next
out:
  ret i32 %x
next:
  br i1 %d, label %up, label %down
up:
  %u = call i32 @more(i32 %x)
  br label %second
down:
  br label %second
second:
  %y = phi i32 [ %u, %up ], [ %x, %down ]
  %is_up = phi i1 [ true, %up ], [ false, %down ]
  br i1 %is_up, label %high, label %low
high:
  ret i32 %y
low:
  %more = add i32 %y, 1
  ret i32 %more
}
; From below a branch on the inverse comparison.
define i32 @inverse(ptr %a, i32 %n) {
entry:
  br label %loop
loop:
  %i = phi i32 [ 0, %entry ], [ %next, %store ]
  %borrow = phi i32 [ 0, %entry ], [ %sign, %store ]
  %is_zero = icmp eq i32 %borrow, 0
  br i1 %is_zero, label %store, label %second
second:
  %is_other = icmp ne i32 %borrow, 0
  br i1 %is_other, label %store, label %failure
failure:
  call void @note()
  unreachable
store:
  %p = getelementptr i32, ptr %a, i32 %i
  %v = load i32, ptr %p
  %d = sub i32 %v, %borrow
  store i32 %d, ptr %p
  %sign = lshr i32 %d, 31
  %next = add nsw i32 %i, 1
  %again = icmp slt i32 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i32 %sign
}
; No number is below 0: the path without a length is not the longest.
define i64 @longest(ptr %a, i64 %n) {
entry:
  br label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %next, %latch ]
  %best = phi i64 [ 3, %entry ], [ %kept, %latch ]
  %p = getelementptr i32, ptr %a, i64 %i
  %v = load i32, ptr %p
  %good = icmp eq i32 %v, 7
  br i1 %good, label %counted, label %compared
counted:
  %count = call i64 @length(ptr %p)
  br label %compared
compared:
  %length = phi i64 [ 0, %loop ], [ %count, %counted ]
  %longer = icmp ugt i64 %length, %best
  br i1 %longer, label %better, label %latch
better:
  call void @note()
  br label %latch
latch:
  %kept = phi i64 [ %length, %better ], [ %best, %compared ]
  %next = add i64 %i, 1
  %again = icmp ult i64 %next, %n
  br i1 %again, label %loop, label %exit
exit:
  ret i64 %kept
}
declare i64 @length(ptr)
