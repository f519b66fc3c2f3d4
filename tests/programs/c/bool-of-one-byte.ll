; A bool in a register is its low byte; the callee leaves ones above it.
; exit: 13
target triple = "x86_64-pc-linux-gnu"

define internal zeroext i1 @one() naked noinline {
  call void asm sideeffect "movl $$0xabcdef01, %eax\0A\09retq", ""()
  unreachable
}
define internal zeroext i1 @zero() naked noinline {
  call void asm sideeffect "movl $$0xabcdef00, %eax\0A\09retq", ""()
  unreachable
}
define i32 @main() {
  %a = call zeroext i1 @one()
  %b = call zeroext i1 @zero()
  %c = zext i1 %a to i32
  %d = zext i1 %b to i32
  %e = xor i1 %b, true
  %f = zext i1 %e to i32
  %g = shl i32 %f, 2
  %h = select i1 %a, i32 8, i32 100
  %i = select i1 %b, i32 100, i32 %h
  %s = or i32 %c, %d
  %t = or i32 %s, %g
  %u = add i32 %t, %i
  br i1 %b, label %wrong, label %right
wrong:
  ret i32 1
right:
  ret i32 %u
}
