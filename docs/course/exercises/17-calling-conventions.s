# long weigh(long (*f)(long), long a, long b, long c, long d, long e, long g): f(a) + f(g) + e.
# A first try. It computes what it should if f is kind.
    .globl weigh
weigh:
    movq %rdi, %rbx
    movq %rsi, %rdi
    call *%rbx
    movq %rax, %r12
    movq 8(%rsp), %rdi
    call *%rbx
    addq %r12, %rax
    addq %r9, %rax
    ret
    .section .note.GNU-stack, "", @progbits
