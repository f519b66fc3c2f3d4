; Blocks that keep all ways in: a loop's header; one whose target is a loop's header, which would have two latches; one
; that does much on the way; one with a call; one whose value a block needs where both ways meet; one in front of a cycle
; that is entered in two places, in which a copy's values would not reach all uses.
; lilt: -O2 --run-pass=jump-threading
; header: count: 2 br label %head
; second_latch: count: 2 label %latch
; much: count: 1 store
; calls: count: 2 call
; behind_both: count: 1 mul
; two_entries: count: 1 mul
declare void @note()
define i32 @header(i32 %n) {
entry:
  br label %head
head:
  %go = phi i1 [ true, %entry ], [ %again, %body ]
  %i = phi i32 [ 0, %entry ], [ %next, %body ]
  br i1 %go, label %body, label %exit
body:
  call void @note()
  %next = add i32 %i, 1
  %again = icmp slt i32 %next, %n
  br label %head
exit:
  ret i32 %i
}
define i32 @second_latch(ptr %p, i32 %n) {
entry:
  br label %head
head:
  %i = phi i32 [ 0, %entry ], [ %next, %latch ]
  %v = load i32, ptr %p
  %c = icmp slt i32 %v, %n
  br i1 %c, label %latch, label %more
more:
  call void @note()
  %d = icmp eq i32 %i, %n
  br label %latch
latch:
  %leave = phi i1 [ false, %head ], [ %d, %more ]
  %next = add i32 %i, 1
  br i1 %leave, label %exit, label %head
exit:
  ret i32 %i
}
define i32 @much(i1 %c, i32 %a, ptr %p) {
entry:
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  br label %join
join:
  %set = phi i1 [ true, %yes ], [ %c, %entry ]
  %1 = mul i32 %a, 3
  %2 = add i32 %1, 5
  %3 = xor i32 %2, %a
  %4 = mul i32 %3, 7
  %5 = add i32 %4, %3
  %6 = xor i32 %5, 77
  %7 = mul i32 %6, %5
  store i32 %7, ptr %p
  br i1 %set, label %on, label %off
on:
  ret i32 %7
off:
  ret i32 0
}
define i32 @calls(i1 %c, i32 %a) {
entry:
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  br label %join
join:
  %set = phi i1 [ true, %yes ], [ %c, %entry ]
  call void @note()
  br i1 %set, label %on, label %off
on:
  ret i32 1
off:
  ret i32 0
}
define i32 @behind_both(i1 %c, i1 %d, i32 %a) {
entry:
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  br label %join
join:
  %set = phi i1 [ true, %yes ], [ %d, %entry ]
  %w = mul i32 %a, %a
  br i1 %set, label %on, label %off
on:
  call void @note()
  br label %end
off:
  br label %end
end:
  ret i32 %w
}
define i32 @two_entries(i1 %c, i1 %d, i32 %a, i32 %b) {
entry:
  br i1 %c, label %yes, label %join
yes:
  call void @note()
  br label %join
join:
  %set = phi i1 [ false, %yes ], [ %d, %entry ]
  %v = mul i32 %a, %b
  br i1 %set, label %other, label %target
target:
  %i = phi i32 [ 0, %join ], [ %j1, %pred ]
  call void @note()
  %i2 = add i32 %i, %v
  %e = icmp sgt i32 %i2, 5
  br i1 %e, label %end, label %other
other:
  %j = phi i32 [ 3, %join ], [ %i2, %target ]
  %j1 = add i32 %j, 1
  call void @note()
  br label %pred
pred:
  br label %target
end:
  ret i32 %v
}
