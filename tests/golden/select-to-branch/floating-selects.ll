; A floating-point number chosen by a condition that is no comparison of such numbers: a branch, since conditional moves
; are between general registers. What only one value needs moves to its way. A minimum is one instruction.
; lilt: --stop-after=select-to-branch
; by_integer, sign, two_by_one: lacks: select
; by_integer, sign, two_by_one: count: 1 br i1
; least, constants, by_mask: has: select
; beside_an_object: has: alloca [16 x i8] in entry
define double @by_integer(i32 %h, double %x, double %y) {
  %c = icmp ult i32 %h, 8
  %r = select i1 %c, double %x, double %y
  ret double %r
}
define float @sign(i32 %h, float %x) {
  %b = and i32 %h, 1
  %c = icmp eq i32 %b, 0
  %n = fneg float %x
  %r = select i1 %c, float %x, float %n
  ret float %r
}
define double @two_by_one(i32 %h, double %x, double %y) {
  %c = icmp slt i32 %h, 4
  %u = select i1 %c, double %x, double %y
  %v = select i1 %c, double %y, double %x
  %d = fsub double %u, %v
  ret double %d
}
define double @least(double %x, double %y) {
  %c = fcmp olt double %x, %y
  %r = select i1 %c, double %x, double %y
  ret double %r
}
define double @constants(i32 %h) {
  %c = icmp slt i32 %h, 4
  %r = select i1 %c, double 1.0, double 2.0
  ret double %r
}
define double @by_mask(double %x, double %y, double %z) {
  %c = fcmp olt double %x, %y
  %r = select i1 %c, double %z, double 0.0
  ret double %r
}
declare void @use(ptr)
define double @beside_an_object(i32 %h, double %x, double %y) {
entry:
  %c = icmp ult i32 %h, 8
  %r = select i1 %c, double %x, double %y
  %object = alloca [16 x i8]
  call void @use(ptr %object)
  ret double %r
}
