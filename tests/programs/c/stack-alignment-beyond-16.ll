; Module flag override-stack-alignment of 64: at each call the stack pointer is a multiple of 64, whatever the caller left, with
; arguments on the stack, variable ones, a dynamic alloca, and behind a jump.
; exit: 0
@bad = global i64 0
define void @check(ptr %top) noinline {
  %a = ptrtoint ptr %top to i64
  %low = and i64 %a, 63
  %old = load i64, ptr @bad
  %new = or i64 %old, %low
  store i64 %new, ptr @bad
  ret void
}
define void @plain() noinline {
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s)
  ret void
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %x = alloca [3 x i8]
  store i8 7, ptr %x
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s)
  %v = load i8, ptr %x
  %w = zext i8 %v to i64
  %t = add i64 %g, %w
  %u = mul i64 %t, %h
  ret i64 %u
}
define void @dynamic(i64 %n) noinline {
  %block = alloca i8, i64 %n
  store i8 1, ptr %block
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s)
  %r = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  %right = icmp eq i64 %r, 112
  br i1 %right, label %good, label %wrong
wrong:
  store i64 1, ptr @bad
  br label %good
good:
  ret void
}
define void @jumps(i64 %n) noinline {
  call void @plain()
  musttail call void @dynamic(i64 %n)
  ret void
}
define i32 @main() {
  call void @plain()
  call void @jumps(i64 1)
  call void @jumps(i64 40)
  call void @jumps(i64 100)
  %r = load i64, ptr @bad
  %c = trunc i64 %r to i32
  ret i32 %c
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"override-stack-alignment", i32 64}
