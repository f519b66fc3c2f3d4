; Tail merging: what several blocks do last before they lead to the same block stands once; the
; longest common end first, then what that has in common with others. In a loop, one or two
; instructions stay in place.
; lilt: -O2 --stop-after=block-layout
; longest_first: count: 2 @open
; longest_first: count: 1 @log
; longest_first: count: 1 @close
; longest_first: count: 1 @leave
; loop: count: 4 MOV64mi
declare void @open(i32)
declare void @log(i32)
declare void @close(i32)
declare i32 @leave(i32)
define i32 @longest_first(i32 %a, i32 %b, i32 %c) {
entry:
  %1 = icmp slt i32 %a, %b
  br i1 %1, label %first, label %next
next:
  %2 = icmp eq i32 %b, %c
  br i1 %2, label %second, label %third
first:
  call void @open(i32 1)
  call void @log(i32 7)
  call void @close(i32 8)
  %3 = call i32 @leave(i32 9)
  br label %join
second:
  call void @open(i32 2)
  call void @log(i32 7)
  call void @close(i32 8)
  %4 = call i32 @leave(i32 9)
  br label %join
third:
  call void @open(i32 3)
  %5 = call i32 @leave(i32 9)
  br label %join
join:
  %result = phi i32 [ %3, %first ], [ %4, %second ], [ %5, %third ]
  %6 = xor i32 %result, 255
  %7 = mul i32 %6, %result
  ret i32 %7
}
define i64 @loop(ptr %p, ptr %q) {
entry:
  br label %head
head:
  %x = load volatile i64, ptr %p
  %c = icmp slt i64 %x, 0
  br i1 %c, label %a, label %b
a:
  store volatile i64 5, ptr %p
  store volatile i64 7, ptr %q
  br label %latch
b:
  store volatile i64 6, ptr %p
  store volatile i64 7, ptr %q
  br label %latch
latch:
  %y = load volatile i64, ptr %q
  %more = icmp sgt i64 %y, %x
  br i1 %more, label %head, label %end
end:
  ret i64 %x
}
