// Inline assembly after legalization: its text, its constraints, and rejected forms.
#include <gtest/gtest.h>

#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

// The line with the call, from `asm` on; or the first error.
std::string legalized(const std::string& body) {
  std::string text = "@table = global [4 x i32] zeroinitializer\n" + body;
  Diagnostics diagnostics;
  auto source = SourceText::from_memory("test.ll", text);
  auto module = frontend::parse_module_header(*source, diagnostics);
  ssa::ModuleOverlay overlay(*module);
  frontend::FunctionParser parser(overlay, diagnostics);
  ssa::Function function;
  bool good = parser.parse(module->find("f"), function) && legalize(function, diagnostics) &&
              ssa::verify(function, diagnostics);
  std::string shown = diagnostics.render(DiagnosticFormat::Text, false);
  if (good) {
    shown.clear();
    ssa::print_function(shown, function);
  }
  size_t start = shown.find(good ? "sideeffect " : "error: ");
  if (start == shown.npos) return shown;
  shown = shown.substr(start + (good ? 11 : 7));
  return shown.substr(0, shown.find('\n'));
}

// For a call of type `type` with these parameters, which are also the function's.
std::string call(const std::string& type, const std::string& assembly,
                 const std::string& parameters = "") {
  std::string result = type == "void" ? "" : "%r = ";
  std::string ret = type == "void" ? "ret void" : "ret " + type + " %r";
  return legalized("define " + type + " @f(" + parameters + ") {\n  " + result + "call " + type +
                   " asm sideeffect " + assembly + "(" + parameters + ")\n  " + ret + "\n}\n");
}

TEST(LegalizeAssembly, GivesEachOperandAKindOfPlace) {
  EXPECT_EQ(call("i32", R"("bswap $0", "=r,0")", "i32 %x"), R"("bswap ${0:k}", "=r,0"(i32 %x))");
  EXPECT_EQ(call("i64", R"("movq $1, $0", "=&r,r,~{rax},~{rdx}")", "i64 %x"),
            R"("movq ${1:q}, ${0:q}", "=&r,r,~{rax},~{rdx}"(i64 %x))");
  EXPECT_EQ(call("i8", R"("movb ${1:h}, $0", "=q,Q,~{eax},~{flags},~{memory}")", "i32 %x"),
            R"("movb ${1:h}, ${0:b}", "=r,{rcx},~{rax}"(i32 %x))");
  EXPECT_EQ(call("void", R"("outb $0, $1", "{ax},N{dx}")", "i8 %v, i16 %p"),
            R"("outb ${0:b}, ${1:w}", "{rax},{rdx}"(i8 %v, i16 %p))");
  EXPECT_EQ(call("double", R"("addsd $2, $0", "=x,0,x")", "double %x, double %y"),
            R"("addsd ${2:x}, ${0:x}", "=x,0,x"(double %x, double %y))");
  EXPECT_EQ(call("void", R"("jmp ${0:A}", "r")", "ptr %p"), R"("jmp *${0:q}", "r"(ptr %p))");
}

TEST(LegalizeAssembly, MemoryThatIsReadAndWrittenIsOneOperand) {
  EXPECT_EQ(legalized("define void @f(ptr %p, i32 %x) {\n  call void asm sideeffect \"lock; addl "
                      "$1, ${0}; leaq ${0:H}, %rax\", \"=*m,r,*m,~{rax}\"(ptr elementtype(i32) %p, "
                      "i32 %x, ptr elementtype(i32) %p)\n  ret void\n}\n"),
            R"("lock; addl ${1:k}, ${0}; leaq 8+${0}, %rax", "*m,r,~{rax}"(ptr %p, i32 %x))");
}

TEST(LegalizeAssembly, ConstantsAreText) {
  EXPECT_EQ(legalized("define i32 @f(i32 %x) {\n  %r = call i32 asm \"addl $2, $0; movl "
                      "${3:c}(%rip), $0\", \"=r,0,i,i\"(i32 %x, i32 -7, ptr getelementptr ([4 x "
                      "i32], ptr @table, i64 0, i64 2))\n  ret i32 %r\n}\n"),
            R"("addl $$-7, ${0:k}; movl table+8(%rip), ${0:k}", "=r,0"(i32 %x))");
  EXPECT_EQ(legalized("define void @f() {\n  call void asm sideeffect \"pushq $0; popq "
                      "%rax\", \"er,~{rax}\"(i64 5)\n  ret void\n}\n"),
            R"("pushq $$5; popq %rax", "~{rax}"())");
}

TEST(LegalizeAssembly, FlagsAndTheX87StackAreText) {
  EXPECT_EQ(call("i32", R"("cmpl $2, $1", "={@ccnbe},r,r")", "i32 %x, i32 %y"),
            R"("cmpl ${2:k}, ${1:k}\0A\09setnbe ${0:b}", "=r,r,r"(i32 %x, i32 %y))");
  std::string text = call("float", R"("fadd $2, $0", "={st},0,f")", "float %x, double %y");
  constexpr std::string_view kExpected =
      R"~("fldl ${2}\0A\09flds ${1}\0A\09fadd %st(1), %st(0)\0A\09fstps ${0})~"
      R"~(\0A\09fstp %st(0)", "*m,*m,*m")~";
  EXPECT_EQ(text.substr(0, kExpected.size()), kExpected);
}

TEST(LegalizeAssembly, AlternativesAndMarks) {
  EXPECT_EQ(call("void", R"~("$(incl $0$|inc $0$)", "r")~", "i32 %x"),
            R"~("incl ${0:k}", "r"(i32 %x))~");
  EXPECT_EQ(call("void", R"~("incl $0 # a $| b $)", "r")~", "i32 %x"),
            R"~("incl ${0:k} # a | b }", "r"(i32 %x))~");
  EXPECT_EQ(call("void", R"~("nop # $$ ${:comment}\0A\09ud2", "r|m")~", "i32 %x"),
            R"~("nop # $$ #\0A\09ud2", "r"(i32 %x))~");
  EXPECT_EQ(call("void", R"~("nop // one; $0\0A.ascii \22//\22", "r")~", "i32 %x"),
            R"~("nop #/ one; ${0:k}\0A.ascii \22//\22", "r"(i32 %x))~");
}

TEST(LegalizeAssembly, IntelSyntax) {
  EXPECT_EQ(call("void", R"(inteldialect "mov eax, $0", "r,~{eax}")", "i32 %x"),
            R"("mov ${0:k}, %eax", "r,~{rax}"(i32 %x))");
  EXPECT_EQ(call("void", R"(inteldialect "add dword ptr [$0 + 4*rcx - 8], 0x10; 2: jnz 2b", "r")",
                 "ptr %p"),
            R"("addl $$0x10, -8(${0:q},%rcx,4)\0A2: jnz 2b", "r"(ptr %p))");
}

TEST(LegalizeAssembly, RefusesByName) {
  auto refused = [](const std::string& why) { return "inline assembly is not supported: " + why; };
  EXPECT_EQ(call("void", R"("nop; foo $0", "r")", "i32 %x"), refused("\"foo %eax\""));
  EXPECT_EQ(call("void", R"("incl $0", "y")", "i64 %x"), refused("constraint 'y'"));
  EXPECT_EQ(call("void", R"("incl ${0:O}", "r")", "i64 %x"), refused("operand modifier 'O'"));
  EXPECT_EQ(call("void", R"("incl $4", "r")", "i64 %x"), refused("its template"));
  EXPECT_EQ(call("void", R"("incl $0", "i")", "i64 %x"),
            refused("an operand is not the constant that it must be"));
  EXPECT_EQ(call("void", R"("incl $0", "r")", "i128 %x"),
            refused("an operand of type 'i128' with constraint 'r'"));
  EXPECT_EQ(call("void", R"("incl $0", "r,~{rbp}")", "i64 %x"), refused("it overwrites rbp"));
  EXPECT_EQ(call("void", R"("incl $0", "{ax},{ax}")", "i64 %x, i64 %y"),
            refused("two operands in one register"));
  EXPECT_EQ(call("void", R"("fabs", "u")", "double %x"),
            refused("x87 registers that are not the top of the stack"));
}

TEST(LegalizeAssembly, ClobbersAreRegisters) {
  const auto with = [](const std::string& clobber) {
    return call("void", R"("", "~{)" + clobber + "}\"", "");
  };
  for (const char* name :
       {"memory", "cc",    "flags", "dirflag", "fpsr", "fpcr", "mxcsr", "st",    "st(7)", "mm3",
        "k7",     "xmm31", "ymm2",  "zmm31",   "rax",  "R8D",  "r15b",  "ah",    "sil",   "tmm7",
        "bnd3",   "cr8",   "dr7",   "fs",      "rip",  "r31",  "r16w",  "eflags"})
    EXPECT_EQ(with(name).find("not supported"), std::string::npos) << name;
  for (const char* name : {"NO_SUCH_REG", "", "st(8)", "mm8", "k8", "xmm32", "r32", "rxx", "st(1",
                           "zmm", "xmm1b", "rax1"})
    EXPECT_EQ(with(name), "inline assembly is not supported: its clobber '~{" + std::string(name) +
                              "}' is not a register")
        << name;
}

// 14 registers are for operands; an early result shares none with an input.
TEST(LegalizeAssembly, CountsTheRegistersThatOperandsDemand) {
  auto with_inputs = [](const std::string& result, unsigned count) {
    std::string constraints = result, parameters;
    for (unsigned i = 0; i < count; ++i) {
      constraints += ",r";
      parameters += (i == 0 ? "i64 %x" : ", i64 %x") + std::to_string(i);
    }
    return call("i64", "\"movq $1, $0\", \"" + constraints + "\"", parameters);
  };
  const std::string refusal =
      "inline assembly is not supported: more operands than there are registers";
  EXPECT_EQ(with_inputs("=r", 14).substr(0, 25), R"("movq ${1:q}, ${0:q}", "=)");
  EXPECT_EQ(with_inputs("=r", 15), refusal);
  EXPECT_EQ(with_inputs("=&r", 13).substr(0, 25), R"("movq ${1:q}, ${0:q}", "=)");
  EXPECT_EQ(with_inputs("=&r", 14), refusal);
  EXPECT_EQ(call("void",
                 R"("incl $0", "r,~{rax},~{rbx},~{rcx},~{rdx},~{rsi},~{rdi},~{r8},~{r9},)"
                 R"(~{r10},~{r11},~{r12},~{r13},~{r14},~{r15}")",
                 "i64 %x"),
            refusal);
}

TEST(LegalizeAssembly, NamesARegisterWhereTheClassIsTooWide) {
  EXPECT_EQ(call("i32", R"("movzbl ${1:h}, $0", "=r,r")", "i32 %x"),
            R"("movzbl ${1:h}, ${0:k}", "=r,{rax}"(i32 %x))");
  EXPECT_EQ(call("i32", R"("movl $1, $0", "={ax},{ax},~{ax}")", "i32 %x"),
            R"("movl ${1:k}, ${0:k}", "=&{rax},{rax}"(i32 %x))");
  EXPECT_EQ(call("i32", R"("movl $1, $0", "=&{ax},{ax}")", "i32 %x"),
            "inline assembly is not supported: two operands in one register");
}

}  // namespace
}  // namespace lilt::backend
