; Two tests of a value against constants are one test of its distance from the least number of the range that both leave:
; as branches to one block, and as a truth value or an integer. Two ranges that leave two pieces stay two tests, and so do
; tests of two values, and branches that bring different values to the block.
; lilt: --run-pass=late-simplify-cfg
; letter: count: 1 br i1
; letter: has: add i8 %c, -97
; letter: has: icmp ult i8 %v0, 26
; outside: count: 1 icmp
; digit: lacks: br i1, select
; digit: has: icmp ult i8 %v1, 10
; pieces, values, phis: count: 2 icmp
declare void @g()
declare void @h()
define void @letter(i8 %c) {
entry:
  %a = icmp sgt i8 %c, 96
  br i1 %a, label %second, label %no
second:
  %b = icmp slt i8 %c, 123
  br i1 %b, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  call void @h()
  ret void
}
define void @outside(i32 %x) {
entry:
  %a = icmp eq i32 %x, 7
  br i1 %a, label %yes, label %second
second:
  %b = icmp ne i32 %x, 8
  br i1 %b, label %no, label %yes
yes:
  call void @g()
  ret void
no:
  call void @h()
  ret void
}
define i32 @digit(i8 %c) {
entry:
  %a = icmp sgt i8 %c, 47
  br i1 %a, label %second, label %no
second:
  %b = icmp ult i8 %c, 58
  br i1 %b, label %yes, label %no
yes:
  br label %join
no:
  br label %join
join:
  %r = phi i32 [ 1, %yes ], [ 0, %no ]
  ret i32 %r
}
define void @pieces(i32 %x) {
entry:
  %a = icmp ne i32 %x, 7
  br i1 %a, label %second, label %no
second:
  %b = icmp ne i32 %x, 9
  br i1 %b, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  call void @h()
  ret void
}
define void @values(i32 %x, i32 %y) {
entry:
  %a = icmp ugt i32 %x, 7
  br i1 %a, label %second, label %no
second:
  %b = icmp ult i32 %y, 9
  br i1 %b, label %yes, label %no
yes:
  call void @g()
  ret void
no:
  call void @h()
  ret void
}
define i32 @phis(i32 %x) {
entry:
  %a = icmp ugt i32 %x, 7
  br i1 %a, label %second, label %no
second:
  %b = icmp ult i32 %x, 90
  br i1 %b, label %yes, label %no
yes:
  call void @g()
  ret i32 1
no:
  %r = phi i32 [ 5, %entry ], [ 6, %second ]
  call void @h()
  ret i32 %r
}
