; Assembly that changes a callee-saved register without saying so: the interpreted function that returns with it is named.
; lilt: interpret --machine -O0
; lilt: interpret --machine -O2
; message: error: @careless: it returns with another value in rbx, which it has to preserve
define void @careless() noinline {
  call void asm sideeffect "leaq 1(%rbx), %rbx", ""()
  ret void
}
define i32 @main() {
  call void @careless()
  ret i32 0
}
