; Local functions that only inline assembly or an address of a block in another function refers to stay in objects and
; assembly texts: the link fails without them.
; exit: 42

define internal void @helper() naked noinline {
  call void asm sideeffect "movl $$42, %eax; ret", ""()
  unreachable
}

define internal ptr @with_block(i32 %k) {
  br label %inside
inside:
  ret ptr null
}

define ptr @address() {
  ret ptr blockaddress(@with_block, %inside)
}

define i32 @main() {
  %a = call i32 asm sideeffect "call ${1:P}", "={ax},i,~{memory},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},~{r10},~{r11}"(ptr @helper)
  %p = call ptr @address()
  %none = icmp eq ptr %p, null
  %one = zext i1 %none to i32
  %r = add i32 %a, %one
  ret i32 %r
}
