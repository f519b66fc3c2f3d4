; A byte that breaks what `!range` promises is poison, which a callee may return as it is; the caller makes a bit of it
; where it stops being poison.
; lilt: -O2 --filetype=asm
; callee: lacks: andl
; stopped, not_asked: has: andl $1
define zeroext i1 @callee(ptr %p) noinline {
  %x = load i8, ptr %p, !range !0
  %t = trunc i8 %x to i1
  ret i1 %t
}
define i32 @stopped(ptr %p) {
  %c = call zeroext i1 @callee(ptr %p)
  %f = freeze i1 %c
  %z = zext i1 %f to i32
  ret i32 %z
}
define i32 @not_asked(ptr %p, i1 %a) {
  %c = call zeroext i1 @callee(ptr %p)
  %f = select i1 %a, i1 true, i1 %c
  %z = zext i1 %f to i32
  ret i32 %z
}
!0 = !{i8 0, i8 2}
