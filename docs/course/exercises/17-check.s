# What the tests of lesson 17's exercise call, and what they let the answer call.

# long probe(long x) is 3 x. It notes whether the stack pointer is wrong, and destroys whatever a call may destroy.
    .globl probe
probe:
    leaq 8(%rsp), %rax
    testq $15, %rax
    je 1f
    movl $1, is_misaligned(%rip)
1:  leaq (%rdi,%rdi,2), %rax
    leaq -128(%rsp), %rdi
    movq $-1, %rcx
2:  movq %rcx, (%rdi)               # the red zone of a caller that is no leaf
    addq $8, %rdi
    cmpq %rsp, %rdi
    jb 2b
    movq %rcx, %rdx
    movq %rcx, %rsi
    movq %rcx, %rdi
    movq %rcx, %r8
    movq %rcx, %r9
    movq %rcx, %r10
    movq %rcx, %r11
    ret

# long call_weigh(void) is weigh(probe, 5, 100, 101, 102, 3, 7). It notes whether registers change that must not.
    .globl call_weigh
call_weigh:
    pushq %rbx
    pushq %rbp
    pushq %r12
    pushq %r13
    pushq %r14
    pushq %r15
    movl $11, %ebx
    movl $12, %ebp
    movl $13, %r12d
    movl $14, %r13d
    movl $15, %r14d
    movl $16, %r15d
    movq %rsp, stack_pointer(%rip)
    leaq probe(%rip), %rdi
    movl $5, %esi
    movl $100, %edx
    movl $101, %ecx
    movl $102, %r8d
    movl $3, %r9d
    pushq $7
    call weigh
    addq $8, %rsp
    cmpq %rsp, stack_pointer(%rip)
    jne 3f
    cmpq $11, %rbx
    jne 3f
    cmpq $12, %rbp
    jne 3f
    cmpq $13, %r12
    jne 3f
    cmpq $14, %r13
    jne 3f
    cmpq $15, %r14
    jne 3f
    cmpq $16, %r15
    je 4f
3:  movl $1, is_changed(%rip)
    movq stack_pointer(%rip), %rsp
4:  popq %r15
    popq %r14
    popq %r13
    popq %r12
    popq %rbp
    popq %rbx
    ret

    .bss
    .globl is_misaligned, is_changed
stack_pointer:  .zero 8
is_misaligned:  .zero 4
is_changed:     .zero 4
    .section .note.GNU-stack, "", @progbits
