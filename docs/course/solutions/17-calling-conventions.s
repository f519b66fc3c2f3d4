# long weigh(long (*f)(long), long a, long b, long c, long d, long e, long g): f(a) + f(g) + e.
    .globl weigh
weigh:
    pushq %rbx
    pushq %r12
    pushq %r13                      # three words and the return address: rsp is a multiple of 16
    movq %rdi, %rbx
    movq %r9, %r12
    movq %rsi, %rdi
    call *%rbx
    movq %rax, %r13
    movq 32(%rsp), %rdi             # above the saved registers and the return address
    call *%rbx
    addq %r13, %rax
    addq %r12, %rax
    popq %r13
    popq %r12
    popq %rbx
    ret
    .section .note.GNU-stack, "", @progbits
