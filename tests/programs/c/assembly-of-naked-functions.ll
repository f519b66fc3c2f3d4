; Naked functions are their assembly: no prologue, whatever the text overwrites. A bar outside of alternatives is one.
; exit: 42
define i32 @main() {
  %1 = call i32 @bar(i32 5)
  %2 = call i32 asm "movl $$26, $0 # 26 $|-> reg \0A\09addl $$2, $0", "=r"()
  %3 = add i32 %1, %2
  ret i32 %3
}
define internal i32 @bar(i32 %x) naked "frame-pointer"="all" {
  call void asm sideeffect "movl %edi, %eax; pushq %rbx; popq %rbx; addl $$9, %eax; ret", "~{rbx}"()
  unreachable
}
