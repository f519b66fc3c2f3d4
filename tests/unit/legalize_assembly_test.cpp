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
  ssa::ModuleLayer layer(*module);
  frontend::FunctionParser parser(layer, diagnostics);
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

TEST(LegalizeAssembly, GivesEachOperandARegister) {
  EXPECT_EQ(call("i32", R"("bswap $0", "=r,0")", "i32 %x"),
            R"("bswap %eax", "={rax},{rax}"(i32 %x))");
  EXPECT_EQ(call("i64", R"("movq $1, $0", "=&r,r,~{rax},~{rdx}")", "i64 %x"),
            R"("movq %rsi, %rcx", "={rcx},{rsi},~{rax},~{rdx}"(i64 %x))");
  EXPECT_EQ(call("i8", R"("movb ${1:h}, $0", "=q,Q,~{eax},~{flags},~{memory}")", "i32 %x"),
            R"("movb %ch, %dl", "={rdx},{rcx},~{rax}"(i32 %x))");
  EXPECT_EQ(call("void", R"("outb $0, $1", "{ax},N{dx}")", "i8 %v, i16 %p"),
            R"("outb %al, %dx", "{rax},{rdx}"(i8 %v, i16 %p))");
  EXPECT_EQ(call("double", R"("addsd $2, $0", "=x,0,x")", "double %x, double %y"),
            R"("addsd %xmm1, %xmm0", "={xmm0},{xmm0},{xmm1}"(double %x, double %y))");
  EXPECT_EQ(call("void", R"("jmp ${0:A}", "r")", "ptr %p"), R"("jmp *%rax", "{rax}"(ptr %p))");
}

TEST(LegalizeAssembly, MemoryIsAnAddressInARegister) {
  EXPECT_EQ(
      legalized("define void @f(ptr %p, i32 %x) {\n  call void asm sideeffect \"lock; addl "
                "$1, ${0}; leaq ${0:H}, %rax\", \"=*m,r,*m,~{rax}\"(ptr elementtype(i32) %p, "
                "i32 %x, ptr elementtype(i32) %p)\n  ret void\n}\n"),
      R"("lock; addl %edx, (%rcx); leaq 8(%rcx), %rax", "{rcx},{rdx},~{rax}"(ptr %p, i32 %x))");
}

TEST(LegalizeAssembly, ConstantsAreText) {
  EXPECT_EQ(legalized("define i32 @f(i32 %x) {\n  %r = call i32 asm \"addl $2, $0; movl "
                      "${3:c}(%rip), $0\", \"=r,0,i,i\"(i32 %x, i32 -7, ptr getelementptr ([4 x "
                      "i32], ptr @table, i64 0, i64 2))\n  ret i32 %r\n}\n"),
            R"("addl $$-7, %eax; movl table+8(%rip), %eax", "={rax},{rax}"(i32 %x))");
  EXPECT_EQ(legalized("define void @f() {\n  call void asm sideeffect \"pushq $0; popq "
                      "%rax\", \"er,~{rax}\"(i64 5)\n  ret void\n}\n"),
            R"("pushq $$5; popq %rax", "~{rax}"())");
}

TEST(LegalizeAssembly, FlagsAndTheX87StackAreText) {
  EXPECT_EQ(call("i32", R"("cmpl $2, $1", "={@ccnbe},r,r")", "i32 %x, i32 %y"),
            R"("cmpl %edx, %ecx\0A\09setnbe %al", "={rax},{rcx},{rdx}"(i32 %x, i32 %y))");
  std::string text = call("float", R"("fadd $2, $0", "={st},0,f")", "float %x, double %y");
  constexpr std::string_view kExpected =
      R"~("fldl 32(%rax)\0A\09flds 16(%rax)\0A\09fadd %st(1), %st(0)\0A\09fstps 0(%rax))~"
      R"~(\0A\09fstp %st(0)", "{rax}")~";
  EXPECT_EQ(text.substr(0, kExpected.size()), kExpected);
}

TEST(LegalizeAssembly, AlternativesAndMarks) {
  EXPECT_EQ(call("void", R"~("$(incl $0$|inc $0$)", "r")~", "i32 %x"),
            R"~("incl %eax", "{rax}"(i32 %x))~");
  EXPECT_EQ(call("void", R"~("incl $0 # a $| b $)", "r")~", "i32 %x"),
            R"~("incl %eax # a | b }", "{rax}"(i32 %x))~");
  EXPECT_EQ(call("void", R"~("nop # $$ ${:comment}\0A\09ud2", "r|m")~", "i32 %x"),
            R"~("nop # $$ #\0A\09ud2", "{rax}"(i32 %x))~");
}

TEST(LegalizeAssembly, RefusesByName) {
  auto refused = [](const std::string& why) { return "inline assembly is not supported: " + why; };
  EXPECT_EQ(call("void", R"("nop; foo $0", "r")", "i32 %x"), refused("\"foo %eax\""));
  EXPECT_EQ(call("void", R"(inteldialect "mov eax, ebx", "r")", "i32 %x"),
            refused("it is in Intel syntax"));
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

}  // namespace
}  // namespace lilt::backend
