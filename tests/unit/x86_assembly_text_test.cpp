// The assembler of inline assembly against as(1), statement by statement, and its errors.
#include <gtest/gtest.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <fstream>
#include <random>
#include <sstream>

#include "emit/x86/assembly_text.h"

namespace lilt::x86 {
namespace {

std::string run(const std::string& command) {
  std::string output;
  FILE* pipe = popen(command.c_str(), "r");
  char buffer[4096];
  for (size_t n; pipe && (n = fread(buffer, 1, sizeof buffer, pipe)) != 0;)
    output.append(buffer, n);
  if (pipe) pclose(pipe);
  return output;
}

std::string hexadecimal(const uint8_t* bytes, size_t count) {
  std::string text;
  char digits[3];
  for (size_t i = 0; i < count; ++i) {
    snprintf(digits, sizeof digits, "%02x", bytes[i]);
    text += digits;
  }
  return text;
}

// Texts that assemble to the same bytes as with as(1).
constexpr const char* kTexts[] = {
    // moves and widths
    "movl %eax, %ebx", "movl $-1, %r10d", "movq $-1, %rax", "movq $0x123456789ab, %rcx",
    "movabsq $5, %rdx", "movabs $0x1122334455667788, %r8", "movb $255, %al", "movb %ah, %ch",
    "movw $0xffff, %dx", "movq %rsp, %rax", "mov %rsp, %rax", "mov %ax, (%rdi)",
    "movl 4(%rsp), %eax", "movq -8(%rbp,%rax,4), %r9", "movb $1, (%r12)", "movl $7, 0x100(%r13)",
    "movq %fs:0, %rax", "movq %gs:(%rdi), %rcx", "movl (,%rax,8), %ecx", "movl 4+8(%rdi), %eax",
    "movq (2*8)(%rsi), %rdi", "movzbl %al, %ecx", "movzbl (%rdi), %eax", "movzwl 2(%rsi), %r8d",
    "movsbl %sil, %eax", "movsbq (%rax), %rbx", "movswl %ax, %ecx", "movslq %eax, %rbx",
    "movslq (%rdi), %rax", "movzwq %cx, %rdx", "movzb %al, %eax", "lea 8(%rax,%rbx,2), %rcx",
    "leal (%rdi,%rsi), %eax", "leaq -1(%rip), %rax", "xchgq %rbx, %rcx", "xchg %rbx, %rsi",
    "xchgl (%rdi), %eax", "xchgb %al, (%rsi)", "bswap %eax", "bswapq %r9", "bswapl %r9d",
    "pushq %rbx", "push %r12", "popq %rbx", "pop %r15", "pushq $5", "pushq 8(%rax)", "pushfq",
    "popfq", "pushf", "cltq", "cqto", "cltd", "cwtl", "cdq", "cbtw", "cwtd",
    // arithmetic
    "addl $1, %eax", "addq $128, %rdi", "addq $-129, %r11", "addb $0x80, %cl", "addw $0xffff, %cx",
    "addl $0xffffffff, %ebx", "add %rax, %rbx", "adcq $0, %rdx", "adc %rcx, %rdx",
    "sbbq %rax, %rax", "subl (%rdi), %eax", "subq %rsi, 8(%rdi)", "incl (%rdi)", "incq %rax",
    "decl %ecx", "decb 3(%rax)", "negl %eax", "notq (%rsi)", "mulq %rcx", "mull %esi",
    "mulq (%rdi)", "imulq %rbx, %rax", "imull $10, %ecx, %edx", "imulq %r8", "divq %rcx",
    "idivl (%rdi)", "divb %cl", "cmpl $0, (%rax)", "cmpq %rax, %rbx", "cmp $1, %al",
    "testl %eax, %eax", "testb $1, (%rdi)", "testq %rax, (%rbx)", "test (%rbx), %rax",
    "andq $-16, %rsp", "orl $0x80, %eax", "xorl %eax, %eax", "shll $3, %eax", "shrq %cl, %rdi",
    "sarl %ecx", "rolb $1, %al", "rolw $8, %ax", "rorl $7, %edx", "roll %cl, (%rdi)",
    "rcrq $1, %rax", "rcl $1, %edx", "shldl $5, %eax, %ebx", "shrdq %cl, %rax, %rdx", "salq %rax",
    "bsrl %eax, %ecx", "bsfq %rdi, %rax", "bsrq (%rsi), %rdx", "btl $3, %eax", "btsq %rax, (%rdi)",
    "btrl $2, (%rsi)", "btcq $5, %rax", "popcntl %eax, %ebx", "lzcntq %rdi, %rax",
    "tzcntl (%rdi), %eax", "setz %al", "sete (%rdi)", "setnbe %r9b", "setc %cl",
    "cmovzl %eax, %ecx", "cmovneq %rax, %rbx", "cmovl %eax, %ecx", "cmovc (%rdi), %rax",
    "crc32b %al, %ecx", "crc32q %rax, %rbx", "crc32l (%rdi), %eax",
    // strings, prefixes, atomic operations
    "rep movsb", "rep; movsb", "rep stosq", "repe cmpsb", "repne scasb", "rep movsq", "lodsl",
    "stosb", "lock xaddl %eax, (%rdi)", "lock; incl (%rdi)", "lock cmpxchgq %rcx, (%rdi)",
    "lock; cmpxchg16b (%rsi)", "cmpxchg8b 8(%rdi)", "lock orl $0, (%rsp)", "lock; addl $0,0(%rsp)",
    "lock btsl $3, (%rdi)", "xaddq %rax, (%rbx)", "cmpxchgb %cl, (%rdi)", "rep ret", "cld", "std",
    "mfence", "lfence", "sfence", "pause", "rep; nop", "nop", "prefetcht0 (%rdi)",
    "prefetchnta 64(%rsi)", "prefetchw (%rax)", "clflush (%rdi)", "movnti %eax, (%rdi)",
    "movntiq %rax, (%rdi)",
    // the machine
    "cpuid", "xchgq %rbx, %rsi; cpuid; xchgq %rbx, %rsi", "rdtsc", "rdtscp", "xgetbv", "syscall",
    "int $0x80", "int3", "hlt", "cli", "rdmsr", "wrmsr", "inb %dx, %al", "outb %al, %dx",
    "outb %al, $0xe9", "inl %dx, %eax", "ud2", "rdrand %eax", "rdrand %rax", "rdseed %ecx",
    "stmxcsr (%rdi)", "ldmxcsr (%rdi)", "fxsave (%rdi)", "fnstcw (%rdi)", "fldcw (%rsi)",
    "fnstsw %ax", "fnstsw (%rdi)", "fnclex", "fninit", "emms", "sahf", "lahf", "stc", "clc", "cmc",
    "movl %ds, %eax", "movq %cr0, %rax", "sgdt (%rdi)", "sidt (%rdi)", "swapgs", "rdfsbase %rax",
    "xsave (%rdi)", "endbr64", "leave", "ret",
    // control
    "1: decl %ecx; jnz 1b",
    "jmp 1f; nop; 1:", "1:\n\tjz 2f\n\tjmp 1b\n2:", "loop: dec %eax; jne loop", ".Lx: jmp .Lx",
    "1: loop 1b", "jrcxz 1f; nop; 1:", "call *%rax", "jmp *%r11", "call *8(%rdi)",
    "jmpq *(%rax,%rbx,8)", "1: call 1b", "leaq 1f(%rip), %rax; nop; 1:", "1: 1: jc 1b",
    "js 1f; .skip 200; 1:", "1: .skip 200; jmp 1b",  // data and comments
    ".byte 0x0f, 0x31", ".byte 0x0f,0x01,0xd0 # xgetbv", ".short 1, 2; .long 3; .quad -1",
    ".byte 'a', 1+2*3, ~0&0xff, (1<<4)|2", ".ascii \"ab;c\"", ".string \"x\"", "nop # one\nnop",
    "nop /* ; */ ; nop", ".zero 3; .byte 0b101, 017", "# only a comment", "\n\n\t",
    // xmm and mmx
    "movaps %xmm0, %xmm1", "movups (%rdi), %xmm9", "movq %rax, %xmm3", "movq %xmm3, %rax",
    "movq (%rdi), %xmm1", "movd %eax, %xmm2", "movd %xmm2, (%rdi)", "movd %rax, %xmm2",
    "addsd %xmm1, %xmm0", "sqrtsd %xmm0, %xmm0", "sqrtss (%rdi), %xmm4", "mulps %xmm10, %xmm2",
    "cvtsi2sdl %eax, %xmm0", "cvtsi2sdq (%rdi), %xmm1", "cvtsi2ss %eax, %xmm0",
    "cvttsd2si %xmm0, %eax", "cvttsd2siq %xmm0, %rax", "cvtsd2sil (%rdi), %eax",
    "pxor %xmm0, %xmm0", "pshufd $0xe4, %xmm1, %xmm2", "shufps $27, %xmm0, %xmm0",
    "pmovmskb %xmm1, %eax", "pinsrw $3, %eax, %xmm0", "pextrw $2, %xmm1, %ecx",
    "movntdq %xmm0, (%rdi)", "paddd %mm0, %mm1", "movq %mm0, (%rax)", "aesenc %xmm1, %xmm2",
    "pclmulqdq $16, %xmm0, %xmm1", "vaddps %ymm0, %ymm1, %ymm2", "vzeroupper",
    "vmovdqu (%rdi), %ymm3", "roundsd $1, %xmm0, %xmm1", "ucomisd %xmm1, %xmm0",
    "cmpsd $2, %xmm1, %xmm0", "movmskpd %xmm0, %eax", "lddqu (%rdi), %xmm0",
    // x87
    "fsqrt", "fpatan", "fsin", "fcos", "fsincos", "fptan", "fyl2x", "f2xm1", "fscale", "frndint",
    "fprem", "fprem1", "fabs", "fchs", "fldz", "fld1", "fldpi", "fldl2e", "fldln2", "fxam",
    "fld %st(0)", "fld %st", "fldl (%rdi)", "flds 4(%rdi)", "fldt (%rsi)", "fstl (%rdi)",
    "fstpl (%rdi)", "fstps (%rdi)", "fstpt (%rdi)", "fstp %st(1)", "fildl (%rdi)", "fildll (%rdi)",
    "fildq (%rdi)", "filds (%rdi)", "fistpl (%rdi)", "fistpll (%rdi)", "fistps (%rdi)",
    "fisttpl (%rdi)", "faddl (%rdi)", "fmuls (%rdi)", "fiaddl (%rdi)", "fadd %st(1), %st",
    "fadd %st, %st(2)", "faddp", "faddp %st, %st(1)", "fmulp %st, %st(3)", "fsub %st(1), %st",
    "fsub %st, %st(1)", "fsubr %st, %st(1)", "fsubp %st, %st(1)", "fsubrp %st, %st(2)",
    "fdiv %st(1), %st", "fdiv %st, %st(1)", "fdivp", "fdivrp", "fsubp", "fdivp %st, %st(1)", "fxch",
    "fxch %st(1)", "fcomi %st(1), %st", "fucomip %st(1), %st", "fcompp", "fucompp", "ftst",
    "fcmovne %st(1), %st", "ffree %st(1)", "fincstp", "fdecstp", "fmul %st(0), %st", "fwait"};

// as(1)'s bytes for each text: a label before it marks its start.
std::vector<std::string> assembled_by_as() {
  std::string base = ::testing::TempDir() + "lilt_text_" + std::to_string(getpid());
  std::ofstream source(base + ".s");
  for (size_t i = 0; i <= std::size(kTexts); ++i)
    source << "lilt_" << 100000 + i << ":\n" << (i < std::size(kTexts) ? kTexts[i] : "") << "\n";
  source.close();
  EXPECT_EQ(run("as -o " + base + ".o " + base + ".s 2>&1"), "");
  std::istringstream symbols(run("nm " + base + ".o | grep lilt_ | sort -k 3"));
  std::vector<size_t> starts;
  for (std::string line; std::getline(symbols, line);)
    starts.push_back(std::stoul(line, nullptr, 16));
  std::string bytes = run("objcopy -O binary --only-section=.text " + base + ".o " + base +
                          ".bin && cat " + base + ".bin");
  for (const char* suffix : {".s", ".o", ".bin"}) std::remove((base + suffix).c_str());
  std::vector<std::string> result;
  for (size_t i = 0; i + 1 < starts.size(); ++i)
    result.push_back(hexadecimal(reinterpret_cast<const uint8_t*>(bytes.data()) + starts[i],
                                 starts[i + 1] - starts[i]));
  return result;
}

TEST(AssemblyText, AgreesWithAs) {
  if (run("as --version").empty()) GTEST_SKIP() << "there is no as";
  std::vector<std::string> expected = assembled_by_as();
  ASSERT_EQ(expected.size(), std::size(kTexts));
  TextAssembler assembler;
  AssembledText out;
  for (size_t i = 0; i < expected.size(); ++i) {
    EXPECT_EQ(assembler.assemble(kTexts[i], out), "") << kTexts[i];
    EXPECT_EQ(hexadecimal(out.bytes.data(), out.bytes.size()), expected[i]) << kTexts[i];
  }
}

// Damaged texts are assembled or rejected.
TEST(AssemblyText, SurvivesAnything) {
  std::mt19937 random(1);
  TextAssembler assembler;
  AssembledText out;
  size_t refused = 0;
  constexpr std::string_view kCharacters = "%$()*,:;#\"\\@+-1bf0x \n.'/";
  for (int i = 0; i < 20000; ++i) {
    std::string text = kTexts[random() % std::size(kTexts)];
    for (size_t changes = random() % 4 + 1; changes != 0 && !text.empty(); --changes) {
      size_t place = random() % text.size();
      if (random() % 2)
        text[place] = kCharacters[random() % kCharacters.size()];
      else
        text.erase(place, random() % 3 + 1);
      if (random() % 4 == 0) text += kTexts[random() % std::size(kTexts)];
    }
    refused += !assembler.assemble(text, out).empty();
  }
  EXPECT_GT(refused, 5000u);
}

std::string reference_of(const char* text) {
  TextAssembler assembler;
  AssembledText out;
  std::string problem = assembler.assemble(text, out);
  if (!problem.empty() || out.references.size() != 1) return problem + "?";
  const AssembledText::Reference& r = out.references[0];
  return std::to_string(static_cast<int>(r.kind)) + " " + r.symbol + " at " +
         std::to_string(r.offset) + " + " + std::to_string(r.addend) + " in " +
         hexadecimal(out.bytes.data(), out.bytes.size());
}

TEST(AssemblyText, SymbolsAreReferences) {
  EXPECT_EQ(reference_of("call f"), "4 f at 1 + -4 in e800000000");
  EXPECT_EQ(reference_of("jmp f@PLT"), "4 f at 1 + -4 in e900000000");
  EXPECT_EQ(reference_of("jne f"), "4 f at 2 + -4 in 0f8500000000");
  EXPECT_EQ(reference_of("movl x(%rip), %eax"), "2 x at 2 + -4 in 8b0500000000");
  EXPECT_EQ(reference_of("nop; leaq x+8(%rip), %rdi"), "2 x at 4 + 4 in 90488d3d00000000");
  EXPECT_EQ(reference_of("cmpl $1, x(%rip)"), "2 x at 2 + -5 in 833d0000000001");
  EXPECT_EQ(reference_of("movq x@GOTPCREL(%rip), %rax"), "5 x at 3 + -4 in 488b0500000000");
  EXPECT_EQ(reference_of("movabsq $x, %rax"), "0 x at 2 + 0 in 48b80000000000000000");
}

TEST(AssemblyText, RefusesByStatement) {
  TextAssembler assembler;
  AssembledText out;
  for (const char* text : {"foo %eax",
                           "enter $8, $0",
                           "jmp .+2",
                           "leaq .(%rip), %rax",
                           "jmp 0x31",
                           "call (%rax)",
                           "incl *%eax",
                           "retw",
                           "pushb $1",
                           "leavew",
                           "movl %rax, %ebx",
                           "addl %eax, %rbx",
                           "movl $x, %eax",
                           "jmp 1f",
                           "jmp 1b",
                           "movl x, %eax",
                           "incl %rax",
                           "mov $1, (%rax)",
                           "movb $256, %al",
                           "addl $0x100000000, %eax",
                           ".globl x",
                           ".section .text",
                           "movl (%eax",
                           "movl %eax %ebx",
                           "movl (%rax,%rsp), %eax",
                           "x: nop; x: nop",
                           "movzbl %al, %rax",
                           "movq %xmm0, %eax",
                           "lock lock foo",
                           "movl %zax, %eax",
                           "pushq %eax",
                           "(",
                           "$",
                           "movl ((((((((((((((((((((1, %eax",
                           ".skip 10000000",
                           "1:2:jmp 3b",
                           ".byte",
                           ".byte x",
                           "movl 0x123456789(%rax), %eax",

                           "leaq 1f(%rax), %rcx; 1:"})
    EXPECT_NE(assembler.assemble(text, out), "") << text;
  EXPECT_EQ(assembler.assemble("nop\n\tfoo %eax ; nop", out), "\"foo %eax\"");
}

}  // namespace
}  // namespace lilt::x86
