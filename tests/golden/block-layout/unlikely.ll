; Without a profile, numbers are seldom zero or negative, and pointers and floating-point numbers seldom equal: the way
; on which they are is behind the others. The test of one bit says nothing.
; lilt: -S --disable-pass=mark-tail-calls
; zero, pointers, floats: count: 1 je
; zero, pointers, floats: lacks: jne
; negative: has: js
; bit: has: jne
declare void @f()
declare void @g()
define void @zero(i32 %x) {
  %c = icmp eq i32 %x, 0
  br i1 %c, label %rare, label %other
rare:
  call void @f()
  ret void
other:
  call void @g()
  ret void
}
define void @pointers(ptr %x, ptr %y) {
  %c = icmp ne ptr %x, %y
  br i1 %c, label %other, label %rare
rare:
  call void @f()
  ret void
other:
  call void @g()
  ret void
}
define void @floats(double %x, double %y) {
  %c = fcmp ueq double %x, %y
  br i1 %c, label %rare, label %other
rare:
  call void @f()
  ret void
other:
  call void @g()
  ret void
}
define void @negative(i32 %x) {
  %c = icmp slt i32 %x, 0
  br i1 %c, label %rare, label %other
rare:
  call void @f()
  ret void
other:
  call void @g()
  ret void
}
define void @bit(i32 %x) {
  %b = and i32 %x, 4
  %c = icmp eq i32 %b, 0
  br i1 %c, label %first, label %second
first:
  call void @f()
  ret void
second:
  call void @g()
  ret void
}
