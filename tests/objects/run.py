#!/usr/bin/env python3
"""lilt's objects as other tools see them: linkers, loaders, debuggers. Each test compiles small modules and checks them
with readelf, ld, gdb or by running them.

  run.py [--lilt PATH] [--filter REGEX]
"""
import argparse
import os
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

SHARED = """
source_filename = "shared.c"
@value = global i32 3
@counter = thread_local global i32 7
@hidden = hidden global i32 4
define i32 @replaced() { ret i32 10 }
define weak i32 @weak() { ret i32 1 }
define i32 @all() {
  %a = call i32 @replaced()
  %b = call i32 @weak()
  %c = load i32, ptr @value
  %d = load i32, ptr @hidden
  %e = load i32, ptr @counter
  %f = add i32 %e, 1
  store i32 %f, ptr @counter
  %g = add i32 %a, %b
  %h = add i32 %g, %c
  %i = add i32 %h, %d
  %j = add i32 %i, %f
  ret i32 %j
}
define i32 @choose(i32 %x) {
  switch i32 %x, label %other [ i32 0, label %a  i32 1, label %b  i32 2, label %c  i32 3, label %d  i32 4, label %e ]
a:
  ret i32 4
b:
  ret i32 9
c:
  ret i32 1
d:
  ret i32 77
e:
  ret i32 5
other:
  ret i32 -1
}
"""
# Names that the program that loads it defines as well: what is here is reached by its other name, and asks for them.
INTERPOSED = """
source_filename = "interposed.c"
@four = constant i32 4
@down_here = alias i32 (i32), ptr @down
@steps_here = alias i32 (i32), ptr @steps
define weak i32 @down(i32 %n) {
  %is_end = icmp eq i32 %n, 0
  br i1 %is_end, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @down(i32 %m)
  ret i32 %r
end:
  ret i32 0
}
define i32 @steps(i32 %n) {
  %is_end = icmp eq i32 %n, 0
  br i1 %is_end, label %end, label %more
more:
  %m = sub i32 %n, 1
  %r = call i32 @steps(i32 %m)
  %s = add i32 %r, 1
  ret i32 %s
end:
  ret i32 0
}
define i32 @read_four() {
  %v = load i32, ptr @four
  ret i32 %v
}
"""
SEMANTIC_INTERPOSITION = """!llvm.module.flags = !{!0}
!0 = !{i32 1, !"SemanticInterposition", i32 1}
"""
INTERPOSED_MAIN = """
source_filename = "main.c"
@four = constant i32 40
@format = private constant [10 x i8] c"%d %d %d\\0A\\00"
declare i32 @printf(ptr, ...)
declare i32 @down_here(i32)
declare i32 @steps_here(i32)
declare i32 @read_four()
define i32 @down(i32 %n) { ret i32 100 }
define i32 @steps(i32 %n) { ret i32 200 }
define i32 @main() {
  %a = call i32 @down_here(i32 5)
  %b = call i32 @steps_here(i32 5)
  %c = call i32 @read_four()
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c)
  ret i32 0
}
"""
SHARED_MAIN = """
source_filename = "main.c"
@value = external global i32
@counter = external thread_local global i32
declare i32 @all()
declare i32 @choose(i32)
declare i32 @printf(ptr, ...)
@format = private constant [13 x i8] c"%d %d %d %d\\0A\\00"
define i32 @replaced() { ret i32 100 }
define i32 @main() {
  store i32 5, ptr @value
  %a = call i32 @all()
  %b = load i32, ptr @counter
  %c = call i32 @choose(i32 3)
  %d = call i32 @choose(i32 9)
  call i32 (ptr, ...) @printf(ptr @format, i32 %a, i32 %b, i32 %c, i32 %d)
  ret i32 0
}
"""
# Functions whose prologue is not in their entry: framed blocks before and behind ones without the frame, a frame pointer,
# a frame of variable size, a prologue before a loop.
WRAPPED = """
declare i64 @take(i64, ptr)
define i64 @between(i64 %x, ptr %p) ATTRIBUTES {
entry:
  %many = icmp uge i64 %x, 16
  br i1 %many, label %large, label %small
small:
  %v = load i64, ptr %p
  %w = mul i64 %v, %x
  %u = xor i64 %w, %v
  ret i64 %u
large:
  %y = call i64 @take(i64 %x, ptr %p)
  %less = icmp eq i64 %y, 20
  br i1 %less, label %cold, label %hot, !prof !0
hot:
  %z = call i64 @take(i64 %y, ptr %p)
  %sum = add i64 %z, %x
  ret i64 %sum
cold:
  %c = call i64 @take(i64 %x, ptr %p)
  %d = call i64 @take(i64 %c, ptr %p)
  %e = xor i64 %d, %x
  ret i64 %e
}
define i64 @variable_size(i64 %n, ptr %p) ATTRIBUTES {
entry:
  %none = icmp ult i64 %n, 16
  br i1 %none, label %out, label %work
work:
  %a = alloca i64, i64 %n, align 64
  %y = call i64 @take(i64 %n, ptr %a)
  %sum = add i64 %y, %n
  ret i64 %sum
out:
  ret i64 0
}
define i64 @loop(i64 %n, ptr %p) ATTRIBUTES {
entry:
  %none = icmp ult i64 %n, 16
  br i1 %none, label %out, label %loop
loop:
  %i = phi i64 [ 0, %entry ], [ %j, %loop ]
  %s = phi i64 [ 0, %entry ], [ %t, %loop ]
  %v = call i64 @take(i64 %i, ptr %p)
  %t = add i64 %s, %v
  %j = add i64 %i, 1
  %more = icmp ult i64 %j, %n
  br i1 %more, label %loop, label %out
out:
  %r = phi i64 [ 0, %entry ], [ %t, %loop ]
  ret i64 %r
}
define i64 @tail(i64 %n, ptr %p) ATTRIBUTES {
entry:
  %none = icmp ult i64 %n, 16
  br i1 %none, label %out, label %work
work:
  %x = call i64 @take(i64 %n, ptr %p)
  %y = tail call i64 @take(i64 %x, ptr %p)
  ret i64 %y
out:
  %z = tail call i64 @take(i64 1, ptr %p)
  ret i64 %z
}
!0 = !{!"branch_weights", i32 1, i32 9}
"""
# Steps through these functions, and at each instruction unwinds to their caller and compares its callee-saved registers.
WRAPPED_MAIN = r"""
#define _GNU_SOURCE
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <unwind.h>
long drive(long (*f)(long, void*), long x, void* p);
extern char in_drive[], end_of_drive[];
__asm__(
  ".globl drive\n.type drive,@function\ndrive:\n.cfi_startproc\n"
  "push %rbx\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %rbx,0\n"
  "push %rbp\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %rbp,0\n"
  "push %r12\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %r12,0\n"
  "push %r13\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %r13,0\n"
  "push %r14\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %r14,0\n"
  "push %r15\n.cfi_adjust_cfa_offset 8\n.cfi_rel_offset %r15,0\n"
  "sub $8,%rsp\n.cfi_adjust_cfa_offset 8\n"
  "mov %rdi,%rax\nmov %rsi,%rdi\nmov %rdx,%rsi\n"
  "mov $101,%ebx\nmov $102,%ebp\nmov $103,%r12d\nmov $104,%r13d\nmov $105,%r14d\nmov $106,%r15d\n"
  "pushfq\n.cfi_adjust_cfa_offset 8\norl $256,(%rsp)\npopfq\n.cfi_adjust_cfa_offset -8\n"
  "in_drive:\ncall *%rax\n"
  "pushfq\n.cfi_adjust_cfa_offset 8\nandl $-257,(%rsp)\npopfq\n.cfi_adjust_cfa_offset -8\nend_of_drive:\n"
  "add $8,%rsp\n.cfi_adjust_cfa_offset -8\n"
  "pop %r15\n.cfi_adjust_cfa_offset -8\npop %r14\n.cfi_adjust_cfa_offset -8\n"
  "pop %r13\n.cfi_adjust_cfa_offset -8\npop %r12\n.cfi_adjust_cfa_offset -8\n"
  "pop %rbp\n.cfi_adjust_cfa_offset -8\npop %rbx\n.cfi_adjust_cfa_offset -8\nret\n.cfi_endproc\n");
static int is_right;
static long steps;
static _Unwind_Reason_Code look(struct _Unwind_Context* context, void* unused) {
  const unsigned long at = _Unwind_GetIP(context);
  if (at < (unsigned long)in_drive || at > (unsigned long)end_of_drive) return _URC_NO_REASON;
  static const int numbers[] = {3, 6, 12, 13, 14, 15};
  is_right = 1;
  for (int i = 0; i < 6; ++i) is_right &= _Unwind_GetGR(context, numbers[i]) == 101 + i;
  return _URC_END_OF_STACK;
}
static void step(int signal, siginfo_t* facts, void* context) {
  is_right = 0;
  ++steps;
  _Unwind_Backtrace(look, NULL);
  if (is_right) return;
  fprintf(stderr, "wrong at %lx\n", ((ucontext_t*)context)->uc_mcontext.gregs[REG_RIP]);
  _Exit(1);
}
__attribute__((noinline)) long take(long x, long* p) { return x ^ *p; }
long between(long, void*), variable_size(long, void*), loop(long, void*), tail(long, void*);
int main(void) {
  struct sigaction action = {.sa_sigaction = step, .sa_flags = SA_SIGINFO};
  sigaction(SIGTRAP, &action, NULL);
  long value = 3;
  for (long x = 8; x < 40; ++x) {
    drive(between, x, &value);
    drive(variable_size, x, &value);
    drive(loop, x, &value);
    drive(tail, x, &value);
  }
  return steps > 1000 ? 0 : 2;
}
"""
GROUPED = """
source_filename = "%s.c"
$shared = comdat any
$data = comdat any
@data = linkonce_odr global [2 x ptr] [ptr @shared, ptr @data], comdat
define linkonce_odr i32 @shared(i32 %%x) comdat {
  switch i32 %%x, label %%other [ i32 0, label %%a  i32 1, label %%b  i32 2, label %%c  i32 3, label %%d ]
a:
  ret i32 40
b:
  ret i32 41
c:
  ret i32 42
d:
  ret i32 43
other:
  ret i32 0
}
define i32 @%s() {
  %%f = load ptr, ptr @data
  %%r = call i32 %%f(i32 2)
  ret i32 %%r
}
"""
LINES = """
source_filename = "lines.c"
define i32 @twice(i32 %x) !dbg !5 {
  %1 = mul i32 %x, 2, !dbg !8
  %2 = add i32 %1, 1, !dbg !9
  ret i32 %2, !dbg !10
}
define i32 @main() !dbg !11 {
  %1 = call i32 @twice(i32 20), !dbg !12
  ret i32 %1, !dbg !13
}
!llvm.dbg.cu = !{!0}
!llvm.module.flags = !{!2, !3}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !1, producer: "none", isOptimized: false, runtimeVersion: 0, emissionKind: FullDebug)
!1 = !DIFile(filename: "lines.c", directory: "/nowhere")
!2 = !{i32 7, !"Dwarf Version", i32 5}
!3 = !{i32 2, !"Debug Info Version", i32 3}
!4 = !DISubroutineType(types: !{})
!5 = distinct !DISubprogram(name: "twice", scope: !1, file: !1, line: 3, type: !4, scopeLine: 4, spFlags: DISPFlagDefinition, unit: !0)
!8 = !DILocation(line: 5, column: 3, scope: !5)
!9 = !DILocation(line: 6, column: 3, scope: !5)
!10 = !DILocation(line: 7, column: 3, scope: !5)
!11 = distinct !DISubprogram(name: "main", scope: !1, file: !1, line: 10, type: !4, scopeLine: 10, spFlags: DISPFlagDefinition, unit: !0)
!12 = !DILocation(line: 11, column: 3, scope: !11)
!13 = !DILocation(line: 12, column: 3, scope: !11)
"""
# Two modules that llvm-link has linked; %s is the emission kind of the second.
UNITS = """
source_filename = "llvm-link"
define i32 @first(i32 %%x) !dbg !10 {
  %%y = mul i32 %%x, %%x, !dbg !11
  ret i32 %%y, !dbg !11
}
define i32 @second(i32 %%x) !dbg !12 {
  %%y = add i32 %%x, 7, !dbg !13
  ret i32 %%y, !dbg !13
}
!llvm.dbg.cu = !{!0, !1}
!llvm.module.flags = !{!9}
!0 = distinct !DICompileUnit(language: DW_LANG_C11, file: !2, producer: "none", emissionKind: FullDebug)
!1 = distinct !DICompileUnit(language: DW_LANG_C11, file: !3, producer: "none", emissionKind: %s)
!2 = !DIFile(filename: "one.c", directory: "/one")
!3 = !DIFile(filename: "two.c", directory: "/two")
!4 = !DISubroutineType(types: !{})
!9 = !{i32 2, !"Debug Info Version", i32 3}
!10 = distinct !DISubprogram(name: "first", scope: !2, file: !2, line: 3, type: !4, unit: !0, spFlags: DISPFlagDefinition)
!11 = !DILocation(line: 4, column: 5, scope: !10)
!12 = distinct !DISubprogram(name: "second", scope: !3, file: !3, line: 8, type: !4, unit: !1, spFlags: DISPFlagDefinition)
!13 = !DILocation(line: 9, column: 5, scope: !12)
"""
ASSEMBLY = """
source_filename = "assembly.c"
module asm ".globl answer"
module asm "answer: movl $42, %eax"
module asm "ret"
declare i32 @answer()
define i32 @main() {
  %r = call i32 @answer()
  ret i32 %r
}
"""


# Arrays that a write overruns, by the number of arguments; the secret of the stack is above them.
GUARDED = """
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
define i32 @overrun(i64 %count) noinline ATTRIBUTE {
  %number = alloca i32
  %buffer = alloca [16 x i8]
  store volatile i32 7, ptr %number
  call void @llvm.memset.p0.i64(ptr %buffer, i8 65, i64 %count, i1 false)
  %x = load volatile i32, ptr %number
  ret i32 %x
}
define i32 @main(i32 %argc, ptr %argv) {
  %wide = zext i32 %argc to i64
  %count = mul i64 %wide, 16
  %x = call i32 @overrun(i64 %count)
  ret i32 %x
}
"""

# Functions that are chosen when the program is loaded.
CHOSEN = """
@chosen = ifunc i32 (), ptr @choose
@mine = internal ifunc i32 (), ptr @choose
@address = global ptr @chosen
define internal i32 @one() { ret i32 11 }
define internal ptr @choose() { ret ptr @one }
define i32 @main() {
  %a = call i32 @chosen()
  %b = call i32 @mine()
  %p = load volatile ptr, ptr @address
  %c = call i32 %p()
  %d = add i32 %a, %b
  %e = add i32 %d, %c
  ret i32 %e
}
"""

TRACKED = """
declare i32 @setjmp(ptr) returns_twice
@table = private constant [2 x ptr] [ptr blockaddress(@jump, %one), ptr blockaddress(@jump, %two)]
define i32 @jump(i32 %x) {
  %p = getelementptr [2 x ptr], ptr @table, i32 0, i32 %x
  %to = load ptr, ptr %p
  indirectbr ptr %to, [label %one, label %two]
one:
  ret i32 1
two:
  ret i32 2
}
define i32 @again(ptr %p) {
  %x = call i32 @setjmp(ptr %p) returns_twice
  ret i32 %x
}
define void @unmarked() nocf_check { ret void }
!llvm.module.flags = !{!0, !1}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
!1 = !{i32 8, !"cf-protection-return", i32 1}
"""

# Data in front of functions: a number, and distances to and from them.
PATCHABLE = """define i32 @both(i32 %x) "patchable-function-prefix"="3" "patchable-function-entry"="2" {
  ret i32 %x
}
define i32 @entry(i32 %x) "patchable-function-entry"="5" {
  %y = call i32 @both(i32 %x) noinline
  %z = add i32 %y, 1
  ret i32 %z
}
define i32 @prefixed() prefix i32 40 "patchable-function-prefix"="2" {
  %at = getelementptr i8, ptr @prefixed, i64 -6
  %x = load i32, ptr %at
  ret i32 %x
}
define i32 @main() {
  %x = call i32 @prefixed() noinline
  %y = call i32 @entry(i32 %x) noinline
  %z = add i32 %y, 1
  ret i32 %z
}
!llvm.module.flags = !{!0}
!0 = !{i32 8, !"cf-protection-branch", i32 1}
"""

# Functions and calls with the hashes of their types. @wrong has another one.
CHECKED = """@right = internal global ptr @add_one
@wrong = global ptr @other
define i32 @add_one(i32 %x) PREFIX !kcfi_type !4 {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @other(i32 %x) PREFIX !kcfi_type !{i32 7} {
  ret i32 0
}
define i32 @untyped(i32 %x) PREFIX {
  ret i32 0
}
define i32 @calls(ptr %f, i32 %x) noinline PREFIX !kcfi_type !5 {
  %y = call i32 %f(i32 %x) [ "kcfi"(i32 -1208803271) ]
  %z = add i32 %y, 1
  ret i32 %z
}
define i32 @jumps(ptr %f, i32 %x) noinline PREFIX {
  %y = tail call i32 %f(i32 %x) [ "kcfi"(i32 -1208803271) ]
  ret i32 %y
}
define i32 @main(i32 %count, ptr %arguments) {
  %is_wrong = icmp sgt i32 %count, 1
  %place = select i1 %is_wrong, ptr @wrong, ptr @right
  %f = load ptr, ptr %place
  %x = call i32 @calls(ptr %f, i32 39)
  %y = call i32 @jumps(ptr %f, i32 %x)
  ret i32 %y
}
declare !kcfi_type !5 void @declared(ptr)
!llvm.module.flags = !{!0, !1, !2, !3}
!0 = !{i32 4, !"kcfi", i32 1}
!1 = !{i32 4, !"kcfi-offset", i32 3}
!2 = !{i32 1, !"indirect_branch_cs_prefix", i32 1}
!3 = !{i32 1, !"override-stack-alignment", i32 8}
!4 = !{i32 -1208803271}
!5 = !{i32 12345}
"""

STACK_OF_8 = """define i64 @aligned(i64 %n) noinline {
  %a = alloca [2 x i64], align 16
  %b = alloca i8, i64 %n, align 32
  %c = alloca i64, align 8
  call void @touch(ptr %a, ptr %b, ptr %c)
  %x = ptrtoint ptr %a to i64
  %y = ptrtoint ptr %b to i64
  %m = and i64 %x, 15
  %k = and i64 %y, 31
  %r = or i64 %m, %k
  ret i64 %r
}
define void @touch(ptr %a, ptr %b, ptr %c) noinline {
  store i64 1, ptr %a
  %a1 = getelementptr i64, ptr %a, i64 1
  store i64 2, ptr %a1
  store i64 5, ptr %c
  call void @llvm.memset.p0.i64(ptr %b, i8 7, i64 24, i1 false)
  ret void
}
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare i64 @misaligned(i64)
define i32 @main() {
  %x = call i64 @aligned(i64 24)
  %y = call i64 @misaligned(i64 24)
  %z = or i64 %x, %y
  %r = trunc i64 %z to i32
  ret i32 %r
}
!llvm.module.flags = !{!0}
!0 = !{i32 1, !"override-stack-alignment", i32 8}
"""

MISALIGNED = """	.globl	misaligned
misaligned:
	call	aligned
	ret
	.section	.note.GNU-stack,"",@progbits
"""

PROLOGUE = """define i32 @jumped_over() prologue <{ i8, i8, i32 }> <{ i8 -21, i8 4, i32 1196704 }> {
  %at = getelementptr i8, ptr @jumped_over, i64 2
  %x = load i32, ptr %at, align 1
  %y = lshr i32 %x, 5
  ret i32 %y
}
define i32 @main() {
  %x = call i32 @jumped_over() noinline
  %y = sub i32 %x, 37355
  ret i32 %y
}
"""

CAREFUL = """@p = global ptr @stopped
declare void @use(ptr)
define i32 @stopped(i32 %x) noinline "target-features"="+harden-sls-ret,+harden-sls-ijmp" {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @jumps(i32 %x) noinline "target-features"="+harden-sls-ret,+harden-sls-ijmp" {
  %f = load ptr, ptr @p
  %y = tail call i32 %f(i32 %x)
  ret i32 %y
}
define i32 @calls(i32 %x) noinline fn_ret_thunk_extern
    "target-features"="+retpoline-external-thunk,+retpoline-indirect-branches,+retpoline-indirect-calls" {
  %f = load ptr, ptr @p
  %y = call i32 %f(i32 %x)
  switch i32 %y, label %other [i32 1, label %a
    i32 2, label %a
    i32 3, label %other
    i32 4, label %a
    i32 5, label %other]
a:
  ret i32 %y
other:
  %z = tail call i32 %f(i32 %y)
  ret i32 %z
}
define i32 @guarded() sspreq {
  %a = alloca [8 x i8]
  ret i32 0
}
define i32 @main() {
  %x = call i32 @calls(i32 40) noinline
  %y = call i32 @jumps(i32 %x) noinline
  %z = add i32 %y, 1
  ret i32 %z
}
!llvm.module.flags = !{!0, !1}
!0 = !{i32 1, !"stack-protector-guard-symbol", !"secret_place"}
!1 = !{i32 1, !"stack-protector-guard-reg", !"gs"}
"""

THUNKS = """	.globl	__x86_indirect_thunk_r11, __x86_return_thunk, secret_place
__x86_indirect_thunk_r11:
	jmp	*%r11
__x86_return_thunk:
	ret
	.bss
secret_place:
	.zero	8
	.section	.note.GNU-stack,"",@progbits
"""

GUARD_ELSEWHERE = """define i32 @guarded() sspreq {
  %a = alloca [8 x i8]
  ret i32 0
}
"""

# Where the text does not say more, structs are at multiples of 8 and what is larger than 16 bytes of 16.
ALIGNED = """@a = global i8 1
@array = global [5 x i32] [i32 1, i32 2, i32 3, i32 4, i32 5]
@b = internal global i8 1
@struct = internal global { i8, i8 } { i8 1, i8 2 }
@c = internal global i8 1
@text = internal constant [21 x i8] zeroinitializer
@first_text = global [21 x i8] c"a text of 21 bytes...", align 16
@second_text = global [21 x i8] c"a text of 21 bytes...", align 1
define i32 @main() {
  %a = load volatile i8, ptr @a
  %b = load volatile i8, ptr @b
  %c = load volatile i8, ptr @c
  %x = ptrtoint ptr @array to i64
  %y = ptrtoint ptr @text to i64
  %z = ptrtoint ptr @struct to i64
  %lowx = and i64 %x, 15
  %lowy = and i64 %y, 15
  %lowz = and i64 %z, 7
  %xy = or i64 %lowx, %lowy
  %xyz = or i64 %xy, %lowz
  %r = trunc i64 %xyz to i32
  ret i32 %r
}
"""

PREFIXED = """
@elsewhere = global i32 5
define i32 @f(i32 %x) prefix <{ i64, i32, i32 }> <{ i64 77, i32 trunc (i64 sub (i64 ptrtoint (ptr @elsewhere to i64),
    i64 ptrtoint (ptr @f to i64)) to i32), i32 9 }> {
  %y = add i32 %x, 1
  ret i32 %y
}
define i32 @g() prefix i32 33 { ret i32 4 }
define i32 @main() {
  %p = getelementptr i8, ptr @f, i64 -16
  %number = load i64, ptr %p
  %q = getelementptr i8, ptr @f, i64 -8
  %distance = load i32, ptr %q
  %wide = sext i32 %distance to i64
  %there = getelementptr i8, ptr @f, i64 %wide
  %five = load i32, ptr %there
  %r = getelementptr i8, ptr @g, i64 -4
  %last = load i32, ptr %r
  %low = trunc i64 %number to i32
  %s = add i32 %low, %five
  %t = add i32 %s, %last
  %u = call i32 @f(i32 %t)
  ret i32 %u
}
"""
# A function with a personality, which needs a table if it has a landing pad.
PERSONAL = """
declare void @f()
declare i32 @rust_eh_personality(...)
define void @g() personality ptr @rust_eh_personality {
  %s
%sdone:
  ret void
}
"""
TESTS = pathlib.Path(__file__).resolve().parent.parent


class Failure(Exception):
    pass


class Tests:
    def __init__(self, lilt, directory):
        self.lilt, self.directory = lilt, directory

    def file(self, name, text):
        (self.directory / name).write_text(text)
        return name

    def run(self, *words, status=0, **options):
        done = subprocess.run([str(w) for w in words], cwd=self.directory, capture_output=True, text=True, timeout=120,
                              **options)
        if status is not None and done.returncode != status:
            raise Failure("%s: status %d: %s%s" % (" ".join(map(str, words)), done.returncode, done.stdout, done.stderr))
        return done.stdout

    def demand(self, text, pattern, wanted=True):
        if (re.search(pattern, text, re.M) is not None) != wanted:
            raise Failure("%s '%s' in:\n%s" % ("no" if wanted else "unwanted", pattern, text))

    def expect(self, actual, wanted):
        if actual != wanted:
            raise Failure("got %r, expected %r" % (actual, wanted))

    # --- tests
    def test_shared_objects_let_others_replace_their_symbols(self):
        shared, main = self.file("shared.ll", SHARED), self.file("main.ll", SHARED_MAIN)
        for level in ("-O0", "-O2"):
            self.run(self.lilt, level, "-c", shared, "-o", "shared.o")
            self.run("ld", "-shared", "-z", "text", "shared.o", "-o", "libshared.so")
            self.run(self.lilt, level, main, "-o", "program", "-L.", "-lshared", "-Wl,-rpath," + str(self.directory))
            self.expect(self.run("./program"), "118 8 77 -1\n")
            self.run(self.lilt, level, "-S", shared, "-o", "shared.s")
            self.run("cc", "-shared", "shared.s", "-o", "libshared.so")
            self.expect(self.run("./program"), "118 8 77 -1\n")

    def test_calls_of_weak_and_preemptible_symbols_stay(self):
        shared = self.file("interposed.ll", INTERPOSED + SEMANTIC_INTERPOSITION)
        without_flag = self.file("preemptible.ll", INTERPOSED)
        main = self.file("main.ll", INTERPOSED_MAIN)
        # As in LLVM, the flag decides about symbols that are not weak.
        for source, level, wanted in ((shared, "-O0", "100 201 40"), (shared, "-O2", "100 201 40"),
                                      (without_flag, "-O2", "100 5 4")):
            self.run(self.lilt, level, "-c", source, "-o", "shared.o")
            self.run("ld", "-shared", "-z", "text", "shared.o", "-o", "libshared.so")
            self.run(self.lilt, main, "-o", "program", "-L.", "-lshared", "-rdynamic", "-Wl,-rpath," + str(self.directory))
            self.expect(self.run("./program"), wanted + "\n")

    def test_thread_local_models(self):
        shared = self.file("shared.ll", SHARED)
        self.run(self.lilt, "-c", shared, "-o", "shared.o")
        self.demand(self.run("readelf", "-rW", "shared.o"), "R_X86_64_TLSGD .* counter")
        self.demand(self.run("readelf", "-sW", "shared.o"), "TLS +GLOBAL DEFAULT .* counter")
        self.demand(self.run("readelf", "-SW", "shared.o"), r"\.tdata .* WAT")
        self.run(self.lilt, "-c", "-relocation-model=static", shared, "-o", "static.o")
        self.demand(self.run("readelf", "-rW", "static.o"), "R_X86_64_TPOFF32 .* counter")
        main = self.file("main.ll", SHARED_MAIN)
        self.run(self.lilt, "-c", "-relocation-model=static", main, "-o", "main.o")
        self.demand(self.run("readelf", "-rW", "main.o"), "R_X86_64_GOTTPOFF .* counter")

    def test_each_instruction_of_wrapped_functions_can_be_unwound_from(self):
        main = self.file("main.c", WRAPPED_MAIN)
        for attributes in ("nounwind", 'nounwind "frame-pointer"="all"'):
            wrapped = self.file("wrapped.ll", WRAPPED.replace("ATTRIBUTES", attributes))
            for form in ("-c", "-S"):
                self.compile_as(form, wrapped, "wrapped.o", "-O2")
                self.run("cc", "-O1", "-fasynchronous-unwind-tables", main, "wrapped.o", "-o", "program")
                self.run("./program")

    def test_exception_tables_are_the_same_through_the_assembler(self):
        programs = sorted((TESTS / "programs" / "cxx").glob("*.ll"))
        for level in ("-O0", "-O2"):
            for program in programs:
                tables = []
                for form in ("-c", "-S"):
                    self.compile_as(form, program, "unit.o", level)
                    sections = re.findall(r"(\.gcc_except_table\S*) +PROGBITS", self.run("readelf", "-SW", "unit.o"))
                    self.demand("".join(sections), "gcc_except_table")
                    tables.append([self.run("readelf", "-x", name, "unit.o") for name in sorted(sections)])
                    self.demand(self.run("readelf", "-wf", "unit.o"), 'Augmentation: +"zPLR"')
                self.expect(tables[0], tables[1])

    def test_functions_without_landing_pads_name_no_personality(self):
        plain = self.file("plain.ll", PERSONAL % ("call void @f()\n  br label %done", ""))
        caught = self.file("caught.ll", PERSONAL % (
            "invoke void @f() to label %done unwind label %pad",
            "pad:\n  %e = landingpad { ptr, i32 } catch ptr null\n  br label %done\n"))
        for form in ("-c", "-S"):
            self.compile_as(form, plain, "plain.o")
            self.demand(self.run("readelf", "-SW", "plain.o"), "gcc_except_table", wanted=False)
            self.demand(self.run("readelf", "-wf", "plain.o"), "zPLR", wanted=False)
            self.compile_as(form, caught, "caught.o", "-function-sections")
            self.demand(self.run("readelf", "-SW", "caught.o"), r"\.gcc_except_table\.g ")
            self.demand(self.run("readelf", "-rW", "caught.o"), r"PC32 .* DW\.ref\.rust_eh_personality")
            self.demand(self.run("readelf", "-gW", "caught.o"), r"\[DW\.ref\.rust_eh_personality\]")

    def test_debuggers_stop_at_throws(self):
        if shutil.which("gdb") is None:
            return
        self.run(self.lilt, "-O2", TESTS / "programs" / "cxx" / "rethrow.ll", "-lstdc++", "-o", "program")
        said = self.run("gdb", "-nx", "-batch", "-ex", "catch throw", "-ex", "run", "-ex", "bt", "./program", status=None)
        if "ptrace" not in said:
            self.demand(said, r"__cxa_throw")
            self.demand(said, r"#7 .* in .*nested.*\n#8 .* in main \(\)")

    def test_groups_are_kept_once(self):
        for name in ("one", "two"):
            self.file(name + ".ll", GROUPED % (name, name))
        self.file("main.ll", "declare i32 @one()\ndeclare i32 @two()\ndefine i32 @main() {\n %a = call i32 @one()\n"
                             " %b = call i32 @two()\n %c = add i32 %a, %b\n ret i32 %c\n}\n")
        self.run(self.lilt, "-c", "one.ll", "two.ll")
        groups = self.run("readelf", "-gW", "one.o")
        self.demand(groups, r"COMDAT group section .* `\.group' \[shared\]")
        self.demand(groups, r"\.rodata\.shared")
        self.run(self.lilt, "one.ll", "two.ll", "main.ll", "-o", "program")
        self.run("./program", status=84)
        self.run(self.lilt, "-S", "one.ll", "-o", "one.s")
        self.run("as", "one.s", "-o", "assembled.o")
        self.demand(self.run("readelf", "-gW", "assembled.o"), r"COMDAT group section .* `\.group' \[shared\]")
        self.run("cc", "assembled.o", "two.o", "-shared", "-o", "both.so")

    def test_more_sections_than_16_bits_number(self):
        """A section and a group for each function: those of the last functions have the widest numbers."""
        count = 33000
        text = "".join("$f%d = comdat any\ndefine linkonce_odr i32 @f%d() comdat {\n ret i32 %d\n}\n" % (i, i, i % 97)
                       for i in range(count))
        first, last = 1, count - 1
        calls = "".join(" %%a%d = call i32 @f%d()\n" % (i, i) for i in (first, last))
        text += "define i32 @NAME() {\n%s %%sum = add i32 %%a%d, %%a%d\n ret i32 %%sum\n}\n" % (calls, first, last)
        for name in ("main", "other"):
            self.file(name + ".ll", text.replace("@NAME", "@" + name))
        self.run(self.lilt, "-O0", "-c", "main.ll", "other.ll")
        self.demand(self.run("readelf", "-h", "main.o"), r"Number of section headers: +0 \(\d{5}\)")
        self.run("cc", "other.o", "main.o", "-o", "program")
        self.run("./program", status=first % 97 + last % 97)
        last_symbol = [line.split()[0] for line in self.run("nm", "program").splitlines() if line.endswith(" f%d" % last)]
        self.expect(len(last_symbol), 1)

    def test_sections_of_functions_and_variables(self):
        shared = self.file("shared.ll", SHARED)
        self.run(self.lilt, "-filetype=obj", "-function-sections", "-data-sections", shared, "-o", "shared.o")
        sections = self.run("readelf", "-SW", "shared.o")
        for name in (r"\.text\.all", r"\.rodata\.choose", r"\.data\.value", r"\.tdata\.counter"):
            self.demand(sections, name)
        main = self.file("small.ll", "define i32 @main() {\n  ret i32 3\n}\n")
        self.run(self.lilt, "-O0", "-ffunction-sections", main, "shared.o", "-Wl,--gc-sections", "-o", "program")
        self.run("./program", status=3)
        self.demand(self.run("nm", "program"), " choose$", wanted=False)

    def test_debuggers_know_lines(self):
        lines = self.file("lines.ll", LINES)
        for way in (["-c"], ["-S"]):
            self.run(self.lilt, "-O0", *way, lines, "-o", "lines.o" if way == ["-c"] else "lines.s")
            if way == ["-S"]:
                self.run("as", "lines.s", "-o", "lines.o")
            table = self.run("objdump", "--dwarf=decodedline", "lines.o")
            for line in (5, 6, 7, 11, 12):
                self.demand(table, r"lines\.c +%d " % line)
            information = self.run("readelf", "--debug-dump=info", "lines.o")
            self.demand(information, "DW_AT_name +: twice")
            if shutil.which("gdb") is None:
                continue
            self.run(self.lilt, "lines.o", "-o", "program")
            said = self.run("gdb", "-nx", "-batch", "-ex", "break lines.c:6", "-ex", "run", "-ex", "bt", "./program",
                            status=None)
            if "ptrace" not in said:
                self.demand(said, r"twice \(\) at (/nowhere/)?lines\.c:6")
                self.demand(said, r"main \(\) at (/nowhere/)?lines\.c:11")

    def test_each_compile_unit_is_its_own(self):
        for form in ("-c", "-S"):  # an assembler makes one line table, hence one unit
            for kind, wanted in (("FullDebug", 2), ("LineTablesOnly", 2), ("NoDebug", 1)):
                self.compile_as(form, self.file("units.ll", UNITS % kind), "units.o")
                information = self.run("readelf", "--debug-dump=info", "units.o")
                units = wanted if form == "-c" else 1
                self.expect(information.count("DW_TAG_compile_unit"), units)
                self.expect(len(re.findall(r"DW_AT_comp_dir +: /(one|two)\n", information)), units)
                self.demand(information, "DW_AT_name +: second", wanted=wanted == 2)
                rows = self.run("objdump", "--dwarf=decodedline", "units.o")
                self.demand(rows, r"one\.c +4 ")
                self.demand(rows, r"two\.c +9 ", wanted=wanted == 2)
        without = (UNITS % "NoDebug").replace("FullDebug", "NoDebug")
        for form in ("-c", "-S"):
            self.compile_as(form, self.file("units.ll", without), "units.o")
            self.demand(self.run("readelf", "-SW", "units.o"), r"\.debug", wanted=False)

    def compile_as(self, form, source, made, *options):
        self.run(self.lilt, form, *options, source, "-o", made if form == "-c" else "text.s")
        if form == "-S":
            self.run("as", "text.s", "-o", made)

    def test_overrun_arrays_are_noticed(self):
        for attribute, ends in (("sspreq", -6), ("sspstrong", -6), ("ssp", -6), ("", None)):
            guarded = self.file("guarded.ll", GUARDED.replace("ATTRIBUTE", attribute))
            for level in ("-O0", "-O2"):
                self.run(self.lilt, level, guarded, "-o", "program")
                self.run("./program", status=7)
                # One byte beyond the array ends the program; the number below it stays what it is.
                if ends is not None:
                    self.run("./program", "more", status=ends, stdin=subprocess.DEVNULL)

    def test_functions_chosen_when_loaded(self):
        chosen = self.file("chosen.ll", CHOSEN)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, chosen, "chosen.o", level)
                self.demand(self.run("readelf", "-sW", "chosen.o"), r"IFUNC +GLOBAL DEFAULT .* chosen")
                for options in ((), ("-static",)):
                    self.run("cc", *options, "chosen.o", "-o", "program")
                    self.run("./program", status=33)
        self.run(self.lilt, "run", chosen, status=33)

    def test_ends_of_branches_are_marked(self):
        tracked = self.file("tracked.ll", TRACKED)
        for form in ("-c", "-S"):
            self.compile_as(form, tracked, "tracked.o", "-O1")
            self.demand(self.run("readelf", "-nW", "tracked.o"), "x86 feature: IBT, SHSTK")
            code = self.run("objdump", "-d", "--no-show-raw-insn", "tracked.o")
            self.demand(code, r"<jump>:\n +0:\s+endbr64")
            self.demand(code, r"<again>:\n +[0-9a-f]+:\s+endbr64")
            self.demand(code, r"call.*\n +[0-9a-f]+:\s+endbr64")
            self.demand(code, r"<unmarked>:\n +[0-9a-f]+:\s+ret")
            self.expect(len(re.findall("endbr64", code)), 5)

    def test_profilers_are_called(self):
        text = self.file("f.ll", 'define i32 @f(i32 %x) "fentry-call"="true" {\n  ret i32 %x\n}\n'
                                 'define i32 @g(i32 %x) "instrument-function-entry-inlined"="mcount" {\n  ret i32 %x\n}\n')
        for form in ("-c", "-S"):
            self.compile_as(form, text, "f.o", "-O2")
            code = self.run("objdump", "-dr", "--no-show-raw-insn", "f.o")
            self.demand(code, r"<f>:\n +0:\s+call.*\n.*__fentry__")
            self.demand(code, r"call.*\n.*R_X86_64_PLT32\s+mcount")

    def test_functions_can_be_patched(self):
        patchable = self.file("patchable.ll", PATCHABLE)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, patchable, "patchable.o", level)
                self.run("cc", "-no-pie", "patchable.o", "-o", "program")
                self.run("./program", status=42)
                # Three places: in front of @both, behind the mark of @entry, in front of @prefixed.
                places = self.run("objdump", "-s", "-j", "__patchable_function_entries", "program")
                words = re.findall(r"\b[0-9a-f]{8}\b", "".join(line[:44] for line in places.splitlines(True)))
                found = [int.from_bytes(bytes.fromhex(w), "little") for w in words[0::2]]
                symbols = dict(reversed(line.split()[0::2]) for line in self.run("nm", "program").splitlines()
                               if line.split()[-1] in ("both", "entry", "prefixed"))
                expected = [int(symbols["both"], 16) - 3, int(symbols["entry"], 16) + 4, int(symbols["prefixed"], 16) - 2]
                self.expect(sorted(found), sorted(expected))
                code = self.run("objdump", "-d", "--no-show-raw-insn", "patchable.o")
                self.demand(code, r"<both>:\n.*endbr64\n.*nop\n.*nop\n")
                self.demand(code, r"<entry>:\n.*endbr64\n(.*nop\n){5}")

    def test_types_are_checked(self):
        thunk = '"target-features"="+retpoline-indirect-calls,+retpoline-external-thunk"'
        for attributes, prefix in (("", 0), ('"patchable-function-prefix"="3" "patchable-function-entry"="5"', 3), (thunk, 0),
                                   ('"patchable-function-prefix"="11" ' + thunk, 11)):
            checked = self.file("checked.ll", CHECKED.replace("PREFIX", attributes))
            for form in ("-c", "-S"):
                for level in ("-O0", "-O2"):
                    self.compile_as(form, checked, "checked.o", level)
                    self.run("cc", "-no-pie", "checked.o", self.file("thunks.s", THUNKS), "-o", "program")
                    self.run("./program", status=42)
                    self.run("./program", "wrong", status=-4)  # SIGILL
                    code = self.run("objdump", "-d", "--no-show-raw-insn", "program")
                    traps = self.run("objdump", "-s", "-j", ".kcfi_traps", "program")
                    places = re.findall(r"^ ([0-9a-f]+) ([0-9a-f]{8}) ([0-9a-f]{8})", traps, re.M)
                    self.expect(len(places), 1)
                    start = int(places[0][0], 16)
                    for i, word in enumerate(places[0][1:]):
                        trap = start + 4 * i + int.from_bytes(bytes.fromhex(word), "little", signed=True)
                        self.demand(code, r"add +-0x%x\(%%r11\),%%r10d\n.*je.*\n +%x:\s+ud2" % (4 + prefix, trap))
                    if thunk in attributes:
                        self.demand(code, r"cs call .*<__x86_indirect_thunk_r11>")
                        self.demand(code, r"cs jmp .*<__x86_indirect_thunk_r11>")
                    symbols = self.run("nm", "program")
                    places = {name: int(at, 16) for at, _, name in re.findall(r"^([0-9a-f]+) (\w) (\w+)$", symbols, re.M)}
                    for name in ("add_one", "other", "calls"):
                        self.expect(places[name] % 16, 0)
                        self.expect(places[name] - places["__cfi_" + name], 16)
                    self.demand(code, r"<__cfi_other>:\n(.*nop\n)*.*mov +\$0x7,%eax")
                    self.expect("__cfi_untyped" in places or "__cfi_jumps" in places, False)
                    self.expect(places["untyped"] % 16, 0)

    def test_stacks_aligned_to_8_bytes(self):
        text = self.file("stack.ll", STACK_OF_8)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, text, "stack.o", level)
                self.run("cc", "stack.o", self.file("misaligned.s", MISALIGNED), "-o", "program")
                self.run("./program", status=0)

    def test_data_at_functions(self):
        text = self.file("prologue.ll", PROLOGUE)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, text, "prologue.o", level)
                self.run("cc", "prologue.o", "-o", "program")
                self.run("./program", status=42)
        self.run(self.lilt, "run", text, status=42)

    def test_processors_that_run_ahead(self):
        careful = self.file("careful.ll", CAREFUL)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, careful, "careful.o", level)
                code = self.run("objdump", "-dr", "--no-show-raw-insn", "careful.o")
                self.demand(code, r"call.*\n.*PLT32\s+__x86_indirect_thunk_r11")
                self.demand(code, r"<stopped>:(\n.*)*?ret\s*\n.*int3")
                self.demand(code, r"<jumps>:(\n.*)*?jmp +\*.*\n.*int3")
                self.demand(code, r"jmp.*\n.*PLT32\s+__x86_return_thunk")
                self.demand(code, r"%gs:")
                self.demand(code, "secret_place")
                thunks = self.file("thunks.s", THUNKS)
                self.run("cc", "-no-pie", "careful.o", thunks, "-o", "program")
                self.run("./program", status=44)

    def test_guards_elsewhere(self):
        for flags, place in (('!{i32 1, !"stack-protector-guard", !"global"}', "__stack_chk_guard"),
                             ('!{i32 1, !"stack-protector-guard-offset", i32 20}', "%fs:0x14"),
                             ('!{i32 1, !"stack-protector-guard-offset", i32 -8}', "%fs:0xfffffffffffffff8"),
                             ('!{i32 1, !"stack-protector-guard-reg", !"gs"}', "%gs:0x28")):
            text = self.file("guard.ll", GUARD_ELSEWHERE + "!llvm.module.flags = !{!0}\n!0 = %s\n" % flags)
            for form in ("-c", "-S"):
                self.compile_as(form, text, "guard.o", "-O2")
                self.demand(self.run("objdump", "-dr", "--no-show-raw-insn", "guard.o"), re.escape(place))

    def test_variables_are_aligned_as_optimizers_expect(self):
        text = self.file("aligned.ll", ALIGNED)
        for form in ("-c", "-S"):
            self.compile_as(form, text, "aligned.o", "-O0")
            self.run("cc", "aligned.o", "-o", "program")
            self.run("./program", status=0)
            symbols = {line.split()[-1]: int(line.split()[0], 16) for line in self.run("nm", "program").splitlines()
                       if line.split()[-1] in ("second_text", "packed")}
            self.expect(symbols["second_text"] % 16, 5)  # as it asks for
        self.run(self.lilt, "run", text, status=0)
        self.run(self.lilt, "interpret", text, status=0)

    def test_data_in_front_of_functions(self):
        prefixed = self.file("prefixed.ll", PREFIXED)
        for form in ("-c", "-S"):
            for level in ("-O0", "-O2"):
                self.compile_as(form, prefixed, "prefixed.o", level)
                self.run("cc", "prefixed.o", "-o", "program")
                self.run("./program", status=116)
        self.run(self.lilt, "run", prefixed, status=116)

    def test_assembly_of_the_module(self):
        text = self.file("assembly.ll", ASSEMBLY)
        self.run(self.lilt, text, "-o", "program")
        self.run("./program", status=42)

    def test_linkers_keep_what_is_retained(self):
        self.file("used.ll", '@llvm.used = appending global [3 x ptr] [ptr @f, ptr @v, ptr @s], section "llvm.metadata"\n'
                  '@v = internal global i32 77\n@s = internal global i32 5, section "mine"\n@d = internal global i32 6\n'
                  "define internal void @f() {\n  ret void\n}\ndefine i32 @main() {\n  ret i32 0\n}\n")
        for form in ("-c", "-S"):
            self.run(self.lilt, form, "-data-sections", "used.ll", "-o", "used.s" if form == "-S" else "used.o")
            if form == "-S":
                self.run("cc", "-c", "used.s", "-o", "used.o")
            self.run("cc", "-Wl,--gc-sections", "used.o", "-o", "program")
            names = self.run("nm", "program")
            for kept in "fvs":
                self.demand(names, " [a-z] %s$" % kept)
            self.demand(names, " [a-z] d$", wanted=False)

    def test_the_compiler_may_be_lilt_itself(self):
        # The environment of `make CC=lilt`.
        small = self.file("small.ll", "define i32 @main() {\n  ret i32 4\n}\n")
        self.run(self.lilt, small, "-o", "program", env={**os.environ, "CC": str(self.lilt)})
        self.run("./program", status=4)
        self.file("wrapper", '#!/bin/sh\nexec %s "$@"\n' % self.lilt)
        (self.directory / "wrapper").chmod(0o755)
        self.run(self.lilt, small, "-o", "program", env={**os.environ, "CC": "./wrapper"}, status=1)

    def test_several_inputs_of_any_kind(self):
        one = self.file("one.ll", "@s = private constant i32 1\ndefine ptr @one() {\n  ret ptr @s\n}\n")
        two = self.file("two.ll", "@s = private constant i32 2\ndefine i32 @main() {\n  ret i32 2\n}\n")
        self.run(self.lilt, "-S", one, two)
        self.run(self.lilt, "-c", "one.s", "two.s")
        self.run(self.lilt, "one.o", "two.o", "-o", "program")
        self.run("./program", status=2)
        self.run(self.lilt, "-c", "one.o", status=1)
        self.run(self.lilt, "-filetype=obj", "-mtriple=x86_64-linux-gnu", "-o", "three.o",
                 input='target triple = "unknown-unknown-unknown"\n' + (self.directory / one).read_text())

    def test_command_lines_of_others(self):
        small = self.file("small.ll", "declare i32 @helper()\ndefine i32 @main() {\n  %r = call i32 @helper()\n"
                                      "  ret i32 %r\n}\n")
        self.file("helper.txt", "define i32 @helper() {\n  ret i32 9\n}\n")
        text = (self.directory / "helper.txt").read_text()
        self.run(self.lilt, "-x", "ir", "-c", "-", "-o", "helper.o", input=text)
        self.run("ar", "rcs", "libhelper.a", "helper.o")
        self.run(self.lilt, small, "-L.", "-lhelper", "-o", "program")
        self.run("./program", status=9)
        self.run(self.lilt, "-L.", "-lhelper", small, "-o", "program", status=1)  # the order counts
        self.run(self.lilt, "-x", "ir", small, "helper.txt", "-static", "-o", "program")
        self.run("./program", status=9)
        self.demand(self.run(self.lilt, "-O2", "-filetype=asm", "-mcpu=x86-64", "-march=x86-64",
                             "-mtriple=x86_64-unknown-linux-gnu", "-relocation-model=pic", small, "-o", "-"),
                    r"helper@PLT")


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--lilt", default=pathlib.Path(__file__).resolve().parents[2] / "build" / "lilt")
    parser.add_argument("--filter", default="")
    options = parser.parse_args()
    failures, passed = 0, 0
    for name in [n for n in dir(Tests) if n.startswith("test_") and re.search(options.filter, n)]:
        with tempfile.TemporaryDirectory() as directory:
            try:
                getattr(Tests(pathlib.Path(options.lilt).resolve(), pathlib.Path(directory)), name)()
                passed += 1
            except Failure as failure:
                failures += 1
                print("FAILED %s: %s" % (name, failure))
    print("%d passed, %d failed" % (passed, failures))
    return 1 if failures or passed == 0 else 0


if __name__ == "__main__":
    sys.exit(main())
