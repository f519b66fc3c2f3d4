// What the certifier knows beyond the functions of certify_functions.h: each is certified, and code
// with a fault in it is not.
#include <vector>

#include "tests/faults/code_fault_injector.h"
#include "tests/unit/certify_fixture.h"

namespace lilt::certify::testing {
namespace {

struct Fault {
  std::string_view before, after;  // in the code at -O2
};

struct Covered {
  std::string_view name, text;
  std::vector<Fault> faults;
};

const std::vector<Covered>& covered() {
  static const std::vector<Covered> all{
      {"va_start and va_arg",
       R"(
declare void @llvm.va_start(ptr)
declare void @llvm.va_end(ptr)
declare void @llvm.va_copy(ptr, ptr)
declare void @g(ptr)
define double @f(ptr %p, double %x, ...) {
  %l = alloca [24 x i8], align 8
  %m = alloca [24 x i8], align 8
  call void @llvm.va_start(ptr %l)
  call void @g(ptr %l)
  call void @llvm.va_copy(ptr %m, ptr %l)
  %n = va_arg ptr %l, i32
  %d = va_arg ptr %l, double
  %w = sitofp i32 %n to double
  %r = fadd double %d, %w
  call void @g(ptr %m)
  call void @llvm.va_end(ptr %l)
  ret double %r
})",
       {{"[rsp + 72], rsi", "[rsp + 64], rsi"},
        {"[rsp + 88], rcx", "[rsp + 88], rdx"},
        {"  MOV64mr [rsp + 104], r9\n", ""},
        {"[rsp + 144], xmm2", "[rsp + 144], xmm3"},
        {"LEA64 [rsp + 256]", "LEA64 [rsp + 264]"},
        {"LEA64 [rsp + 64]", "LEA64 [rsp + 72]"}}},
      {"variable arguments that are passed on",
       R"(
declare void @g(ptr, ...)
define void @f(ptr %p, ...) {
  %v = load ptr, ptr %p
  musttail call void (ptr, ...) %v(ptr %p, ...)
  ret void
})",
       {{"  TAILJMP", "  rsi = MOV64rr rdi\n  TAILJMP"},
        {"  TAILJMP", "  rax = MOV32ri 0\n  TAILJMP"},
        {"  TAILJMP", "  xmm3 = XORPS32rr xmm3, xmm3\n  TAILJMP"}}},
  };
  return all;
}

TEST(Coverage, IsCertified) {
  for (const Covered& function : covered())
    for (const int level : {0, 2})
      EXPECT_EQ(to_string(Compiled(function.text, level).certify()), "certified")
          << function.name << " at -O" << level;
}

TEST(Coverage, FaultsOfEachKindAreFound) {
  constexpr unsigned kMostCertified = 5;  // percent
  std::mt19937 random(1);
  unsigned planted = 0, certified = 0;
  for (const Covered& function : covered())
    for (const int level : {0, 2}) {
      Compiled compiled(function.text, level);
      CodeFaultInjector injector(compiled.machine, Compiled::semantics(), random);
      for (const CodeFaultKind& kind : code_fault_kinds())
        for (int i = 0; i < 4; ++i) {
          if (!injector.inject(kind)) continue;
          ++planted;
          certified += compiled.certify().kind == Verdict::Kind::Certified;
          injector.restore();
        }
    }
  EXPECT_LE(100 * certified, kMostCertified * planted) << certified << " of " << planted;
}

TEST(Coverage, FaultsAreFound) {
  for (const Covered& function : covered()) {
    const Compiled compiled(function.text, 2);
    for (const Fault& fault : function.faults) {
      const std::string verdict = compiled.with(fault.before, fault.after);
      EXPECT_TRUE(verdict.starts_with("wrong: "))
          << function.name << ": " << fault.before << ": " << verdict << "\n"
          << compiled.code();
    }
  }
}

}  // namespace
}  // namespace lilt::certify::testing
