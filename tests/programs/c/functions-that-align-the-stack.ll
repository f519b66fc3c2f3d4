; alignstack and "stackrealign": their callers leave the stack pointer at a multiple of 8 only, and calls, vectors on the
; stack, saved registers and inline assembly find it aligned.
; exit: 0
@bad = global i64 0
define void @check(ptr %top, i64 %mask) noinline {
  %a = ptrtoint ptr %top to i64
  %low = and i64 %a, %mask
  %old = load i64, ptr @bad
  %new = or i64 %old, %low
  store i64 %new, ptr @bad
  ret void
}
define void @expect(i1 %right) noinline {
  br i1 %right, label %good, label %wrong
wrong:
  store i64 1, ptr @bad
  br label %good
good:
  ret void
}
define void @realigned(<4 x float> %v, double %d) noinline "stackrealign" {
  %x = alloca <4 x float>, align 16
  store <4 x float> %v, ptr %x, align 16
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s, i64 15)
  %w = load volatile <4 x float>, ptr %x, align 16
  %sum = fadd <4 x float> %v, %w
  store volatile <4 x float> %sum, ptr %x, align 16
  %e = extractelement <4 x float> %sum, i32 3
  %f = fpext float %e to double
  %g = fadd double %f, %d
  %right = fcmp oeq double %g, 5.5
  call void @expect(i1 %right)
  ret void
}
define void @leaf() noinline alignstack(64) {
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  %a = ptrtoint ptr %s to i64
  %low = and i64 %a, 63
  %old = load i64, ptr @bad
  %new = or i64 %old, %low
  store i64 %new, ptr @bad
  ret void
}
define i64 @many(i64 %a, i64 %b, i64 %c, i64 %d, i64 %e, i64 %f, i64 %g, i64 %h) noinline {
  %t = add i64 %g, %a
  %u = mul i64 %t, %h
  ret i64 %u
}
define void @wide(i64 %n) noinline #0 {
  %block = alloca i8, i64 %n
  store i8 1, ptr %block
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s, i64 31)
  %r = call i64 @many(i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8)
  %right = icmp eq i64 %r, 64
  call void @expect(i1 %right)
  ret void
}
define void @variadic(i64 %n, ...) noinline alignstack(4) {
  %list = alloca [3 x i64], align 16
  call void @llvm.va_start.p0(ptr %list)
  %d = va_arg ptr %list, double
  %right = fcmp oeq double %d, 2.5
  call void @expect(i1 %right)
  %s = call ptr asm sideeffect "movq %rsp, $0", "=r"()
  call void @check(ptr %s, i64 15)
  ret void
}
declare void @llvm.va_start.p0(ptr)
define void @jumps(i64 %n) noinline "stackrealign" {
  call void @leaf()
  musttail call void @wide(i64 %n)
  ret void
}
define internal void @crooked() naked noinline {
  call void asm sideeffect "pushq %rbp; movq %rsp, %rbp; andq $$-16, %rsp; subq $$8, %rsp; call *%rbx; movq %rbp, %rsp; popq %rbp; ret", ""()
  unreachable
}
define void @main_calls() noinline noredzone {
  call void asm sideeffect "call *%r12", "{r12},{rbx},{xmm0},{xmm1},~{rax},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr @crooked, ptr @realigned, <4 x float> <float 0.0, float 0.0, float 0.0, float 2.0>, double 1.5)
  call void asm sideeffect "call *%r12", "{r12},{rbx},~{rax},~{memory}"(ptr @crooked, ptr @leaf)
  call void asm sideeffect "call *%r12", "{r12},{rbx},{rdi},~{rax},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr @crooked, ptr @wide, i64 40)
  call void asm sideeffect "call *%r12", "{r12},{rbx},{rdi},{xmm0},{rax},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr @crooked, ptr @variadic, i64 1, double 2.5, i64 1)
  call void asm sideeffect "call *%r12", "{r12},{rbx},{rdi},~{rax},~{rcx},~{rdx},~{rsi},~{r8},~{r9},~{r10},~{r11},~{memory}"(ptr @crooked, ptr @jumps, i64 100)
  ret void
}
define i32 @main() {
  call void @main_calls()
  call void @realigned(<4 x float> <float 0.0, float 0.0, float 0.0, float 2.0>, double 1.5)
  call void @jumps(i64 3)
  %r = load i64, ptr @bad
  %c = trunc i64 %r to i32
  ret i32 %c
}
attributes #0 = { alignstack=32 }
