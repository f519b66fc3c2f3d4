; A branch on two joined conditions becomes two branches: the load that only the second condition takes, and what is
; needed behind both only, move behind the first branch. It stays joined where the second condition compares the same
; value, and where a condition is used elsewhere. A load stays before a store.
; lilt: -O2 -S
; conjunction: count: 0 set
; conjunction: count: 1 cmpl $7, 4(%rdi)
; three: count: 0 set
; same_value: count: 2 set
; equal_to_any: count: 0 set
; used_again: count: 2 set
; store_behind: has: movl 4(%rdi), %eax
define i32 @conjunction(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 4
  %y = load i32, ptr %q
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 7
  %both = and i1 %a, %b
  br i1 %both, label %yes, label %no
yes:
  %one = phi i32 [ 1, %0 ]
  tail call void @called(i32 %one)
  ret i32 1
no:
  ret i32 2
}
define i32 @three(i32 %x, i32 %y, i32 %z) {
  %a = icmp eq i32 %x, 0
  %b = icmp slt i32 %y, 7
  %c = icmp ugt i32 %z, 5
  %either = or i1 %b, %c
  %all = select i1 %a, i1 %either, i1 false
  br i1 %all, label %yes, label %no
yes:
  tail call void @called(i32 %y)
  ret i32 1
no:
  ret i32 2
}
define i32 @same_value(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, %y
  %b = icmp eq i32 %x, 7
  %either = or i1 %a, %b
  br i1 %either, label %yes, label %no
yes:
  tail call void @called(i32 %y)
  ret i32 1
no:
  ret i32 2
}
define i32 @equal_to_any(ptr %p, i32 %x) {
  %b = load i32, ptr %p
  %q = getelementptr i8, ptr %p, i64 4
  %c = load i32, ptr %q
  %a1 = icmp eq i32 %x, %b
  %a2 = icmp eq i32 %x, %c
  %either = or i1 %a1, %a2
  br i1 %either, label %yes, label %no
yes:
  tail call void @called(i32 %c)
  ret i32 1
no:
  tail call void @called(i32 %b)
  ret i32 2
}
define i32 @used_again(i32 %x, i32 %y) {
  %a = icmp eq i32 %x, 3
  %b = icmp eq i32 %y, 7
  %either = or i1 %a, %b
  br i1 %either, label %yes, label %no
yes:
  %z = zext i1 %b to i32
  tail call void @called(i32 %z)
  ret i32 1
no:
  ret i32 2
}
define i32 @store_behind(ptr %p, i32 %x) {
  %q = getelementptr i8, ptr %p, i64 4
  %y = load i32, ptr %q
  store i32 0, ptr %q
  %a = icmp eq i32 %x, 0
  %b = icmp eq i32 %y, 7
  %both = and i1 %a, %b
  br i1 %both, label %yes, label %no
yes:
  tail call void @called(i32 %x)
  ret i32 1
no:
  ret i32 2
}
declare void @called(i32)
