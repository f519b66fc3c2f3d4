// Small functions are certified; what the certifier does not know has its reason.
#include "tests/unit/certify_fixture.h"
#include "tests/unit/certify_functions.h"

namespace lilt::certify::testing {
namespace {

TEST(Verdicts, SmallFunctionsAreCertified) {
  for (const auto& [name, text] : kSamples)
    for (const int level : {0, 2}) {
      const Compiled compiled(text, level);
      const Verdict verdict = compiled.certify();
      EXPECT_EQ(to_string(verdict), "certified") << name << " at -O" << level;
      EXPECT_EQ(verdict.untried, 0u) << name << " at -O" << level;
    }
}

// As tests of faults need it.
TEST(Verdicts, CodeThatWentThroughTextIsCertified) {
  for (const auto& [name, text] : kSamples)
    for (const int level : {0, 2}) {
      const Compiled compiled(text, level);
      EXPECT_EQ(compiled.with_code(compiled.code()), "certified") << name << " at -O" << level;
    }
}

// --- what the certifier does not know

struct Reason {
  std::string_view reason, text;
};

const Reason kReasons[] = {
    {"inline assembly", R"(
define i32 @f(i32 %x) {
  %r = call i32 asm "incl $0", "=r,0"(i32 %x)
  ret i32 %r
})"},
    {"a dynamic alloca", R"(
declare void @g(ptr)
define void @f(i64 %n) {
  %p = alloca i8, i64 %n
  call void @g(ptr %p)
  ret void
})"},
    {"a value of type void", R"(
define i32 @f(ptr %p) {
entry:
  indirectbr ptr %p, [label %a, label %b]
a:
  ret i32 1
b:
  ret i32 2
})"},
    {"the intrinsic 'llvm.x86.sse.rcp.ps'", R"(
declare <4 x float> @llvm.x86.sse.rcp.ps(<4 x float>)
define <4 x float> @f(<4 x float> %a) {
  %r = call <4 x float> @llvm.x86.sse.rcp.ps(<4 x float> %a)
  ret <4 x float> %r
})"},
};

TEST(Verdicts, WhatIsUnknownHasAReason) {
  for (const auto& [reason, text] : kReasons)
    EXPECT_EQ(to_string(Compiled(text, 2).certify()), "unknown: " + std::string(reason));
}

}  // namespace
}  // namespace lilt::certify::testing
