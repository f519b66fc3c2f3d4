// Faults in the code of small functions are found, and described. Whole programs:
// tests/faults/code_faults.cpp.
#include <map>

#include "tests/faults/code_fault_injector.h"
#include "tests/unit/certify_fixture.h"
#include "tests/unit/certify_functions.h"

namespace lilt::certify::testing {
namespace {

// Some faults change nothing in what the function does, or only for numbers that are rare.
constexpr unsigned kMostCertified = 5;  // percent

TEST(Faults, OfEachKindAreFound) {
  std::mt19937 random(1);
  std::map<std::string_view, unsigned> found;
  unsigned planted = 0, certified = 0;
  for (const auto& [name, text] : kSamples)
    for (const int level : {0, 2}) {
      Compiled compiled(text, level);
      CodeFaultInjector injector(compiled.machine, Compiled::semantics(), random);
      for (const CodeFaultKind& kind : code_fault_kinds())
        for (int i = 0; i < 8; ++i) {
          if (!injector.inject(kind)) continue;
          const Verdict verdict = compiled.certify();
          ++planted;
          certified += verdict.kind == Verdict::Kind::Certified;
          found[kind.name] += verdict.kind != Verdict::Kind::Certified;
          injector.restore();
        }
      EXPECT_EQ(to_string(compiled.certify()), "certified") << name << " without faults";
    }
  for (const CodeFaultKind& kind : code_fault_kinds()) EXPECT_GT(found[kind.name], 0u) << kind.name;
  EXPECT_GT(planted, 1000u);
  EXPECT_LE(100 * certified, kMostCertified * planted) << certified << " of " << planted;
}

// --- what is said of a fault

std::string_view text_of(std::string_view name) {
  for (const SampleFunction& sample : kSamples)
    if (sample.name == name) return sample.text;
  ADD_FAILURE() << "no function has the name " << name;
  return kSamples[0].text;
}

struct Edit {
  std::string_view function, before, after;
  std::string_view verdict;  // without the numbers of a run, in parentheses
};

const Edit kEdits[] = {
    {"branch", "Jge bb.1", "Jg bb.1", "wrong: bb.0, 'Jg bb.1': it branches on another condition"},
    {"straight line", "  RET rax\n", "",
     "wrong: bb.0, 'rax = XOR64rr rax, rsi': it runs off the end of the function"},
    {"straight line", "rax, 7", "rax, 8", "wrong: bb.0, 'RET rax': the result differs"},
    {"stores that may alias", "  MOV32mi [rsi], 2\n", "",
     "wrong: bb.0, 'MOV32mr [rsi + 4], rax': it stores to another address"},
    {"stores that may alias", "[rdi], 1", "[rdi + 4], 1",
     "wrong: bb.0, 'MOV32mi [rdi + 4], 1': it stores to another address"},
    {"stores that may alias", "[rsi], 2", "[rsi], 3",
     "wrong: bb.0, 'MOV32mi [rsi], 3': it stores another value"},
    {"stores that may alias", "MOV32mi [rsi], 2", "MOV64mi [rsi], 2",
     "wrong: bb.0, 'MOV64mi [rsi], 2': it stores 8 bytes instead of 4"},
    {"stores that may alias", "  MOV32mr [rsi + 4], rax\n", "",
     "wrong: bb.0, 'RET rax': it returns before the source's next store or call"},
    {"stores that may alias", "MOV32rm [rdi]", "MOV32rm [rdi + 4]",
     "wrong: bb.0, 'rax = MOV32rm [rdi + 4]': it loads from an address that the source does not "
     "access"},
    {"stores that may alias", "  RET rax", "  MOV32mr [rsi + 4], rax\n  RET rax",
     "wrong: bb.0, 'MOV32mr [rsi + 4], rax': it stores where the source does nothing more"},
    {"callee-saved registers and spills", "r12 = POP", "rcx = POP",
     "wrong: bb.0, 'RET rax': it leaves with another value in r12"},
    {"callee-saved registers and spills", "rsp = ADD64ri rsp, 24", "rsp = ADD64ri rsp, 32",
     "wrong: bb.0, 'RET rax': it leaves with another stack pointer"},
    {"callee-saved registers and spills", "SUB64rm rax, [rsp + 8]", "SUB64rm rax, [rsp]",
     "wrong: bb.0, 'RET rax': the result differs"},
    {"arguments on the stack", "[rsp + 8], 7", "[rsp + 8], 6",
     "wrong: bb.0, 'rax = CALL @g, rdi, rsi, rdx, rcx, r8, r9': argument 8 differs"},
    {"arguments on the stack", "  rbx = POP\n", "",
     "wrong: bb.0, 'RET rax': it leaves with another stack pointer"},
    {"tail call", "rdi, 3", "rdi, 4", "wrong: bb.0, 'TAILJMP @g, rdi, rsi': argument 2 differs"},
    {"tail call", "  TAILJMP @g, rdi, rsi", "  PUSH rax\n  TAILJMP @g, rdi, rsi",
     "wrong: bb.0, 'TAILJMP @g, rdi, rsi': it leaves with another stack pointer"},
    {"tail call", "TAILJMP @g, rdi, rsi", "RET rdi",
     "wrong: bb.0, 'RET rdi': it returns before the source's next store or call"},
    {"two callees", "CALL @g", "CALL @h",
     "wrong: bb.0, 'rax = CALL @h, rdi': it calls @h instead of @g"},
    {"two callees", "  RET rax", "  CALL @g, rdi\n  RET rax",
     "wrong: bb.0, 'CALL @g, rdi': it calls a function where the source does nothing more"},
    {"narrow numbers", "MOVSX32rr8 rcx", "MOVZX32rr8 rcx",
     "wrong: bb.0, 'RET rax': the result is not extended"},
    {"variadic call", "rax = MOV32ri 1", "rax = MOV32ri 0",
     "wrong: bb.0, 'rax = CALL @g, rdi, xmm0, rsi, rax': al is not the number of vector registers"},
    {"branch", "  CALL @g, rdi\n  rbx = MOV32ri 1",
     "  PUSH rax\n  CALL @g, rdi\n  rcx = POP\n  rbx = MOV32ri 1",
     "wrong: bb.2, 'CALL @g, rdi': the stack is not aligned"},
    {"branch", "bb.3.end freq 1 from bb.1:", "bb.3.end freq 1 from bb.1 bb.3 to bb.3:\n  JMP bb.3",
     "wrong: bb.3: it goes around where the source does not"},
    {"branch", "bb.3.end freq 1 from bb.1:", "bb.3.end freq 1 from bb.1:\n  UD2",
     "wrong: bb.3, 'UD2': it traps"},
    {"jump table", "CMP32ri rdi, 5", "CMP32ri rdi, 6",
     "wrong: bb.0, 'Ja bb.2': it branches on another condition"},
    {"jump table", "bb.13 bb.11 bb.9", "bb.11 bb.13 bb.9",
     "wrong: bb.11, 'TAILJMP @g, rdi': argument 1 differs"},
    {"jump table", "rax = MOV32rr rdi", "rax = MOV32ri 2",
     "wrong: bb.3, 'JMPr rax, bb.5, bb.7, bb.9, bb.11, bb.13': it jumps by another index"},
};

TEST(Faults, AreDescribed) {
  for (const Edit& edit : kEdits) {
    const Compiled compiled(text_of(edit.function), 2);
    std::string verdict = compiled.with(edit.before, edit.after);
    verdict = verdict.substr(0, verdict.find(" ("));
    EXPECT_EQ(verdict, edit.verdict) << edit.function << ": " << edit.before;
  }
}

struct WrongCode {
  std::string_view what, text, before, after;
};

constexpr std::string_view kExits = R"(
declare void @exit(i32)
define void @f(ptr %p) {
  store i32 1, ptr %p
  call void @exit(i32 3)
  unreachable
})";
constexpr std::string_view kLeaf = R"(
define i64 @f(i64 %x) {
  %y = add i64 %x, 1
  ret i64 %y
})";
constexpr std::string_view kKept = R"(
declare void @g()
define i64 @f(i64 %x) {
  call void @g()
  ret i64 %x
})";
constexpr std::string_view kAcross = "  rbx = MOV64rr rdi\n  CALL @g\n  rax = MOV64rr rbx";

const WrongCode kWrongCode[] = {
    {"traps instead of a call that does not return", kExits, "CALL @exit, rdi", "UD2"},
    {"stores over the return address", kLeaf, "  RET", "  MOV64mr [rsp], rdi\n  RET"},
    {"stores into the caller's frame", kLeaf, "  RET", "  MOV64mr [rsp + 8], rdi\n  RET"},
    {"stores below the red zone", kLeaf, "  RET", "  MOV64mr [rsp - 4096], rdi\n  RET"},
    {"spills over the return address", kKept, kAcross,
     "  MOV64mr [rsp + 8], rdi\n  CALL @g\n  rax = MOV64rm [rsp + 8]"},
    {"spills into the caller's frame", kKept, kAcross,
     "  MOV64mr [rsp + 16], rdi\n  CALL @g\n  rax = MOV64rm [rsp + 16]"},
    {"stores to a red zone that is not there", R"(
define i64 @f(i64 %x) noredzone {
  %y = add i64 %x, 1
  ret i64 %y
})",
     "  RET", "  MOV64mr [rsp - 8], rdi\n  RET"},
    {"no landing pad", R"(
declare void @g()
declare i32 @__gxx_personality_v0(...)
define void @f() personality ptr @__gxx_personality_v0 {
  invoke void @g() to label %end unwind label %cleanup
cleanup:
  %pad = landingpad { ptr, i32 } cleanup
  resume { ptr, i32 } %pad
end:
  ret void
})",
     "INVOKE @g, bb.1, 0", "CALL @g"},
    {"half of a comparison with zero", R"(
declare void @g()
define void @f(i64 %n) {
entry:
  %is_zero = icmp eq i64 %n, 0
  br i1 %is_zero, label %end, label %more
more:
  call void @g()
  ret void
end:
  ret void
})",
     "TEST64rr rdi, rdi", "TEST32rr rdi, rdi"},
    {"a part of a switch's bound", R"(
declare i32 @g(i32)
define i32 @f(i32 %x) {
entry:
  switch i32 %x, label %other [
    i32 0, label %zero
    i32 1, label %one
    i32 2, label %two
    i32 3, label %three
    i32 4, label %four
  ]
zero:
  %a = call i32 @g(i32 10)
  ret i32 %a
one:
  %b = call i32 @g(i32 21)
  ret i32 %b
two:
  %c = call i32 @g(i32 42)
  ret i32 %c
three:
  %d = call i32 @g(i32 63)
  ret i32 %d
four:
  %e = call i32 @g(i32 4)
  ret i32 %e
other:
  %o = call i32 @g(i32 %x)
  ret i32 %o
})",
     "CMP32ri rdi, 4", "CMP16ri rdi, 4"},
    {"asks whether a sum is negative, not whether it is a number", R"(
define i1 @f(double %a, double %b) {
  %sum = fadd double %a, %b
  %r = fcmp uno double %sum, 0.0
  ret i1 %r
})",
     "SETpr", "SETsr"},
    {"asks whether an absent function has a negative address", R"(
declare extern_weak void @g()
define i1 @f() {
  %r = icmp eq ptr @g, null
  ret i1 %r
})",
     "SETer", "SETlr"},
    {"leaves out the last multiple of a divisor", R"(
define i1 @f(i32 %x) {
  %r = urem i32 %x, 100
  %c = icmp eq i32 %r, 0
  ret i1 %c
})",
     "42949672", "42949671"},
    {"converts to half of the bits", R"(
define i64 @f(double %x) {
  %r = fptosi double %x to i64
  ret i64 %r
})",
     "CVTTSD2SI64rr", "CVTTSD2SI32rr"},
    {"more than a bit where another bit decides", R"(
define zeroext i1 @f(i1 zeroext %a, ptr %p) {
  %b = load i1, ptr %p
  %r = select i1 %a, i1 true, i1 %b
  ret i1 %r
})",
     "  rax = AND32ri rax, 1\n", ""},
    {"another number below two bounds", R"(
define i32 @f(double %x) {
  %small = fcmp olt double %x, -1.28e+02
  %large = fcmp ogt double %x, 1.28e+02
  %a = select i1 %large, i32 1, i32 2
  %r = select i1 %small, i32 3, i32 %a
  ret i32 %r
})",
     "rcx = MOV32ri 3", "rcx = MOV32ri 4"},
    {"takes a number that is too large as it is", R"(
define i16 @f(float %x) {
  %n = fptosi float %x to i16
  %large = fcmp ogt float %x, 1.023e+03
  %r = select i1 %large, i16 1023, i16 %n
  ret i16 %r
})",
     "CMOVbe32rr", "CMOVge32rr"},
    {"loads before it stores where the addresses may be equal", R"(
define i32 @f(ptr %p, ptr %q) {
  store i32 2, ptr %q
  %v = load i32, ptr %p
  ret i32 %v
})",
     "  MOV32mi [rsi], 2\n  rax = MOV32rm [rdi]", "  rax = MOV32rm [rdi]\n  MOV32mi [rsi], 2"},
};

TEST(CodeOfAnotherMeaning, IsNotCertified) {
  for (const WrongCode& code : kWrongCode)
    EXPECT_NE(Compiled(code.text, 2).with(code.before, code.after), "certified") << code.what;
}

TEST(CodeOfAnotherMeaning, IsAnotherStatusOfMainWithoutResult) {
  const Compiled compiled(R"(
declare void @g()
define void @main() {
  call void @g()
  ret void
})",
                          2, "main");
  EXPECT_EQ(to_string(compiled.certify()), "certified");
  EXPECT_NE(compiled.with("  rax = XOR32rr rax, rax\n", ""), "certified");
}

// The loaded number is another one in each iteration, also where code has copies of a block.
TEST(CodeOfAnotherMeaning, KeepsANumberOfTheIterationBefore) {
  const Compiled compiled(R"(
declare void @g()
define void @f(ptr %p) {
entry:
  br label %loop
loop:
  %v = load i64, ptr %p
  %goes_on = icmp ne i64 %v, 0
  br i1 %goes_on, label %more, label %end
more:
  call void @g()
  br label %loop
end:
  ret void
})",
                          0);
  const std::string verdict = compiled.with(R"( bb.2 to bb.3 bb.2:
  CMP64mi [rbx], 0
  Je bb.3
bb.2.more freq 1 from bb.1 to bb.1:
  CALL @g
  JMP bb.1
bb.3.end freq 1 from bb.1:
)",
                                            R"( to bb.3 bb.2:
  rbx = MOV64rm [rbx]
  TEST64rr rbx, rbx
  Je bb.3
bb.2.more freq 1 from bb.1 bb.4 to bb.4:
  CALL @g
  JMP bb.4
bb.4 freq 1 from bb.2 to bb.2 bb.3:
  TEST64rr rbx, rbx
  Jne bb.2
bb.3.end freq 1 from bb.1 bb.4:
)");
  EXPECT_EQ(verdict.substr(0, verdict.find(" (")),
            "wrong: bb.4, 'Jne bb.2': it branches on another condition");
}

}  // namespace
}  // namespace lilt::certify::testing
