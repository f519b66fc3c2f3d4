// Legalization step by step: the resulting IR, and rejected inputs.
#include <gtest/gtest.h>

#include <set>

#include "backend/legalize/steps.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/cfg.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

class Legalized {
 public:
  explicit Legalized(std::string text)
      : source_(SourceText::from_memory("test.ll", std::move(text))),
        module_(frontend::parse_module_header(*source_, diagnostics_)),
        overlay_(*module_) {
    frontend::FunctionParser parser(overlay_, diagnostics_);
    bool parsed = parser.parse(module_->find("f"), function);
    EXPECT_TRUE(parsed) << errors();
    if (!parsed) return;
    done = legalize(function, diagnostics_);
    if (done) {
      EXPECT_TRUE(ssa::verify(function, diagnostics_)) << errors();
    }
  }

  std::string text() const {
    std::string out;
    ssa::print_function(out, function);
    return out;
  }
  std::string errors() const { return diagnostics_.render(DiagnosticFormat::Text, false); }
  size_t count(ssa::Opcode opcode) const {
    size_t found = 0;
    for (ssa::BlockId block : function.blocks())
      for (ssa::InstId id = function[block].first; id.valid(); id = function.next(id))
        found += function[id].opcode == opcode;
    return found;
  }

 private:
  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  ssa::ModuleOverlay overlay_;

 public:
  ssa::Function function;
  bool done = false;
};

bool has_critical_edge(const ssa::Function& function) {
  ssa::ControlFlowGraph cfg;
  cfg.compute(function);
  for (ssa::BlockId block : function.blocks()) {
    std::set<ssa::BlockId> successors;
    bool joins = false;
    function.for_each_successor(block, [&](ssa::BlockId successor) {
      successors.insert(successor);
      for (ssa::BlockId other : cfg.predecessors(successor)) joins |= other != block;
    });
    if (successors.size() > 1 && joins) return true;
  }
  return false;
}

TEST(Legalize, RemovesUnreachableBlocksAndTheirPhiEntries) {
  Legalized f(R"(
define i64 @f(i64 %x) {
  br label %join
dead:
  br label %join
join:
  %r = phi i64 [ %x, %0 ], [ 1, %dead ]
  ret i64 %r
})");
  EXPECT_EQ(f.function.blocks().size(), 2u);
  EXPECT_EQ(f.text().find("dead"), std::string::npos);
}

TEST(Legalize, SplitsCriticalEdges) {
  Legalized f(R"(
define i64 @f(i1 %c, i64 %x) {
  br i1 %c, label %join, label %other
other:
  br i1 %c, label %join, label %join
join:
  %r = phi i64 [ 1, %0 ], [ %x, %other ], [ %x, %other ]
  ret i64 %r
})");
  EXPECT_FALSE(has_critical_edge(f.function));
  EXPECT_EQ(f.function.blocks().size(), 6u);
}

// Forty cases with gaps of `step`.
std::string forty_cases(int step) {
  std::string cases;
  for (int i = 0; i < 40; ++i)
    cases += "i32 " + std::to_string(i * step) + ", label %" + (i % 2 ? "odd" : "even") + "\n";
  return R"(
define i32 @f(i32 %x) {
  switch i32 %x, label %none [)" +
         cases + R"(]
even:
  %e = phi i32 )" +
         [] {
           std::string entries;
           for (int i = 0; i < 20; ++i) entries += std::string(i ? ", " : "") + "[ 7, %0 ]";
           return entries;
         }() +
         R"(
  ret i32 %e
odd:
  ret i32 1
none:
  ret i32 2
})";
}

TEST(Legalize, SparseSwitchesBecomeSearches) {
  Legalized f(forty_cases(100));
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::Switch), 0u);
  EXPECT_FALSE(has_critical_edge(f.function));
}

TEST(Legalize, DenseSwitchesBecomeTables) {
  Legalized f(forty_cases(3));
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::Switch), 1u);
  EXPECT_EQ(f.count(ssa::Opcode::ICmp), 1u);
  EXPECT_FALSE(has_critical_edge(f.function));
}

TEST(Legalize, FewTargetsWithinAWordBecomeBitTests) {
  Legalized f(R"(
define i32 @f(i32 %x) {
  switch i32 %x, label %none [ i32 97, label %yes
    i32 101, label %yes i32 105, label %yes i32 111, label %yes i32 117, label %yes ]
yes:
  ret i32 1
none:
  ret i32 2
})");
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::Shl), 1u);
  EXPECT_EQ(f.count(ssa::Opcode::ICmp), 2u);
}

TEST(Legalize, UnreachableDefaultNeedsNoCheck) {
  std::string cases;
  for (int i = 0; i < 8; ++i) {
    std::string number = std::to_string(i);
    cases += "i32 " + number + ", label %b" + number + "\n";
  }
  std::string blocks;
  for (int i = 0; i < 8; ++i) {
    std::string number = std::to_string(i);
    blocks += "b" + number + ":\n  ret i32 " + std::to_string(i * i) + "\n";
  }
  Legalized f("define i32 @f(i32 %x) {\n  switch i32 %x, label %none [" + cases + "]\n" + blocks +
              "none:\n  unreachable\n}");
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::Switch), 1u);
  EXPECT_EQ(f.count(ssa::Opcode::ICmp), 0u);
}

TEST(Legalize, IndirectBranchesBecomeOneWithoutCriticalEdges) {
  Legalized f(R"(
define i32 @f(ptr %p, ptr %q, i1 %c) {
  br i1 %c, label %one, label %two
one:
  indirectbr ptr %p, [label %two, label %three]
two:
  %a = phi i32 [ 1, %0 ], [ 2, %one ], [ %a, %two ]
  indirectbr ptr %q, [label %two, label %three]
three:
  %b = phi i32 [ 3, %one ], [ %a, %two ]
  ret i32 %b
}
@t = global [2 x ptr] [ptr blockaddress(@f, %two), ptr blockaddress(@f, %three)])");
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::IndirectBr), 1u);
  EXPECT_FALSE(has_critical_edge(f.function));
}

TEST(Legalize, EachTailCallReturnsItself) {
  Legalized f(R"(
declare i32 @g(i32)
define i32 @f(i32 %x) {
  switch i32 %x, label %other [ i32 1, label %one i32 2, label %two ]
one:
  %a = tail call i32 @g(i32 1)
  br label %out
two:
  %b = tail call i32 @g(i32 2)
  br label %out
other:
  %c = tail call i32 @g(i32 3)
  br label %out
out:
  %r = phi i32 [ %a, %one ], [ %b, %two ], [ 5, %other ]
  ret i32 %r
})");
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::Ret), 3u);
  EXPECT_NE(f.text().find("phi i32 [ 5, %other ]"), std::string::npos) << f.text();
}

TEST(Legalize, OneExpressionIsOneValueOfAnEdge) {
  Legalized f(R"(
@v = global i64 0
define i64 @f(i32 %x) {
  switch i32 %x, label %other [ i32 1, label %out i32 2, label %out ]
other:
  br label %out
out:
  %a = phi i64 [ ptrtoint (ptr @v to i64), %0 ], [ ptrtoint (ptr @v to i64), %0 ], [ 1, %other ]
  %b = phi i64 [ ptrtoint (ptr @v to i64), %0 ], [ ptrtoint (ptr @v to i64), %0 ], [ 2, %other ]
  %r = add i64 %a, %b
  ret i64 %r
})");
  ASSERT_TRUE(f.done) << f.errors();
  EXPECT_EQ(f.count(ssa::Opcode::PtrToInt), 1u) << f.text();
}

TEST(Legalize, IndirectBranchesWithoutCommonTargetsStayApart) {
  Legalized f(R"(
define i32 @f(ptr %p, i1 %c) {
  br i1 %c, label %one, label %two
one:
  indirectbr ptr %p, [label %three, label %four]
two:
  indirectbr ptr %p, [label %five, label %six, label %five]
three:
  indirectbr ptr %p, [label %four]
four:
  %a = phi i32 [ 3, %one ], [ 4, %three ]
  ret i32 %a
five:
  %b = phi i32 [ 5, %two ], [ 5, %two ]
  ret i32 %b
six:
  ret i32 6
}
@t = global [4 x ptr] [ptr blockaddress(@f, %three), ptr blockaddress(@f, %four),
                       ptr blockaddress(@f, %five), ptr blockaddress(@f, %six)])");
  ASSERT_TRUE(f.done);
  EXPECT_EQ(f.count(ssa::Opcode::IndirectBr), 2u);
  EXPECT_EQ(f.count(ssa::Opcode::Phi), 4u);
  EXPECT_FALSE(has_critical_edge(f.function));
}

TEST(Legalize, NeighbouringCasesAreOneRange) {
  Legalized f(R"(
define i32 @f(i32 %x) {
  switch i32 %x, label %none [ i32 3, label %hit i32 5, label %hit i32 4, label %hit ]
hit:
  ret i32 1
none:
  ret i32 2
})");
  EXPECT_EQ(f.count(ssa::Opcode::CondBr), 1u);
  EXPECT_NE(f.text().find("icmp ule i32"), std::string::npos);
}

TEST(Legalize, SwitchWithoutCasesIsAJump) {
  Legalized f(R"(
define i32 @f(i32 %x) {
  switch i32 %x, label %none [ ]
none:
  ret i32 2
})");
  EXPECT_EQ(f.count(ssa::Opcode::Br), 1u);
}

TEST(Legalize, ConstantExpressionsBecomeInstructions) {
  Legalized f(R"(
@a = global [4 x i64] zeroinitializer
define i64 @f(i1 %c) {
  br i1 %c, label %one, label %two
one:
  br label %two
two:
  %p = phi ptr [ getelementptr ([4 x i64], ptr @a, i64 0, i64 2), %0 ], [ @a, %one ]
  %n = ptrtoint ptr %p to i64
  %r = add i64 %n, ptrtoint (ptr getelementptr ([4 x i64], ptr @a, i64 0, i64 1) to i64)
  ret i64 %r
})");
  EXPECT_EQ(f.count(ssa::Opcode::GetElementPtr), 2u);
  EXPECT_EQ(f.count(ssa::Opcode::PtrToInt), 2u);
}

TEST(Legalize, SumsConstantIndices) {
  Legalized f(R"(
define ptr @f(ptr %p) {
  %r = getelementptr { i64, [4 x { i32, i32 }] }, ptr %p, i64 1, i32 1, i64 2, i32 1
  ret ptr %r
})");
  EXPECT_NE(f.text().find("getelementptr i8, ptr %p, i64 68"), std::string::npos) << f.text();
}

TEST(Legalize, ElementsOfSizeZeroAddNothing) {
  Legalized f(R"(
define ptr @f(ptr %p, i64 %i, i32 %j) {
  %a = getelementptr {}, ptr %p, i64 %i
  %b = getelementptr [4 x [0 x i64]], ptr %a, i64 %i, i32 %j
  ret ptr %b
})");
  EXPECT_NE(f.text().find("%a = getelementptr i8, ptr %p, i64 0"), std::string::npos) << f.text();
  EXPECT_NE(f.text().find("%b = getelementptr i8, ptr %a, i64 0"), std::string::npos) << f.text();
}

// Functions without other types do not go through split-types, so copies and fills must not make
// any. Lengths as constants, short and long ones, and as values; known and unknown bytes.
TEST(Legalize, CopiesAndFillsStayPlain) {
  std::string body;
  for (int length = 0; length < 140; ++length)
    for (const char* align : {"1", "2", "4", "8", "16"}) {
      const std::string ends = ", i64 " + std::to_string(length) + ", i1 false)\n";
      const std::string at = std::string("ptr align ") + align;
      body += "  call void @llvm.memcpy.p0.p0.i64(" + at + " %p, " + at + " %q" + ends;
      body += "  call void @llvm.memmove.p0.p0.i64(" + at + " %p, " + at + " %q" + ends;
      body += "  call void @llvm.memset.p0.i64(" + at + " %p, i8 0" + ends;
      body += "  call void @llvm.memset.p0.i64(" + at + " %p, i8 %byte" + ends;
    }
  body += "  call void @llvm.memset.p0.i32(ptr %p, i8 %byte, i32 %n, i1 true)\n";
  Legalized f(
      "declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)\n"
      "declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)\n"
      "declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)\n"
      "declare void @llvm.memset.p0.i32(ptr, i8, i32, i1)\n"
      "define void @f(ptr %p, ptr %q, i8 %byte, i32 %n) {\n" +
      body + "  ret void\n}\n");
  ASSERT_TRUE(f.done) << f.errors();
  EXPECT_FALSE(has_illegal_types(f.function));
  EXPECT_EQ(f.function.blocks().size(), 1u);
}

struct Refusal {
  const char* text;
  const char* message;
};

TEST(Legalize, RefusesWhatIsNotSupportedAtItsPlace) {
  const Refusal refusals[] = {
      {"define <2 x fp128> @f(<2 x fp128> %x) {\n  ret <2 x fp128> %x\n}",
       "error: type '<2 x fp128>' is not supported yet as"},
      {"define i64 @f(<9 x i64> %x) {\n  ret i64 1\n}",
       "error: type '<9 x i64>' is not supported yet as a parameter"},
      {"define void @f(ptr %p) {\n  %x = load i2000, ptr %p\n  ret void\n}",
       "test.ll:2:3: error: type 'i2000' is not supported yet as the result of 'load'"},
      {"define <4 x i32> @f(<4 x i32> %a) {\n  %x = packed pabs <4 x i32>, <4 x i32> %a\n"
       "  ret <4 x i32> %x\n}",
       "test.ll:2:3: error: instruction 'packed' is not supported in an input"},
      {"define void @f(ptr %p) {\n  %x = load i256, ptr %p\n  %y = udiv i256 %x, %x\n  ret void\n}",
       "test.ll:3:3: error: 'udiv' of integers of more than 128 bits is not supported"},
      {"define i256 @f(ptr %p) {\n  %x = load atomic i256, ptr %p seq_cst, align 32\n  ret i256 "
       "%x\n}",
       "test.ll:2:3: error: an atomic 'load' of more than 128 bits"},
      {"define void @f() {\n  %x = alloca i64, align 131072\n  ret void\n}",
       "test.ll:2:3: error: an alloca with an alignment of more than 64 KiB"},
      {"define i256 @f() {\n  ret i256 udiv (i256 9, i256 2)\n}",
       "test.ll:2:3: error: 'udiv' of integers of more than 128 bits is not supported"},
      {"define void @f() {\n  %x = alloca i8, i128 18446744073709551616\n  ret void\n}",
       "test.ll:2:3: error: a stack object of more than 1 GiB is not supported"},
      {"declare preserve_nonecc void @g()\ndeclare i32 @p(...)\n"
       "define void @f() personality ptr @p {\n"
       "  invoke preserve_nonecc void @g() to label %a unwind label %b\na:\n  ret void\nb:\n"
       "  %x = landingpad { ptr, i32 } cleanup\n  ret void\n}",
       "test.ll:4:3: error: an 'invoke' of convention 'ghccc', 'preserve_nonecc', 'tailcc' or "
       "'swifttailcc'"},
      {"define void @f() {\n  %x = alloca [9999999999 x i64]\n  ret void\n}",
       "test.ll:2:3: error: a stack object of more than 1 GiB is not supported"},
      {"declare void @llvm.va_start(ptr)\n"
       "define void @f(ptr %p) {\n  call void @llvm.va_start(ptr %p)\n  ret void\n}",
       "test.ll:3:3: error: va_start in a function without variable arguments"},
      {"define tailcc void @f() {\n  %o = alloca i64\n"
       "  musttail call tailcc void @g(ptr byval(i64) align 64 %o)\n  ret void\n}\n"
       "declare tailcc void @g(ptr byval(i64) align 64)",
       "test.ll:3:3: error: the 'musttail' call cannot be a jump: its arguments are aligned more"},
      {"define i64 @f(ptr byval([3000000000 x i8]) %p) {\n  ret i64 1\n}",
       "test.ll:1:34: error: arguments by value of more than 1 GiB are not supported"},
      {"declare void @g(ptr, ptr)\ndefine void @f(ptr %p) {\n"
       "  call void @g(ptr byval([900000000 x i8]) %p, ptr byval([900000000 x i8]) %p)\n"
       "  ret void\n}",
       "test.ll:3:3: error: arguments by value of more than 1 GiB are not supported"},
      {"define i64 @f() personality ptr @p {\n  resume i64 1\n}\ndeclare i32 @p(...)",
       "test.ll:2:3: error: a 'resume' of a type other than { ptr, i32 } is not supported"},
      {"declare void @llvm.memcpy.p0.p256.i64(ptr, ptr addrspace(256), i64, i1)\n"
       "define void @f(ptr %p, ptr addrspace(256) %q, i64 %n) {\n"
       "  call void @llvm.memcpy.p0.p256.i64(ptr %p, ptr addrspace(256) %q, i64 %n, i1 0)\n"
       "  ret void\n}",
       "is not supported at type 'ptr addrspace(256)'"},
      {"declare i128 @llvm.lrint.i128.f64(double)\n"
       "define i128 @f(double %x) {\n"
       "  %r = call i128 @llvm.lrint.i128.f64(double %x)\n  ret i128 %r\n}",
       "test.ll:3:3: error: intrinsic '@llvm.lrint.i128.f64' is not supported at type 'i128'"},
      {"declare <2 x half> @llvm.ldexp.v2f16.v2i64(<2 x half>, <2 x i64>)\n"
       "define <2 x half> @f(<2 x half> %x, <2 x i64> %e) {\n"
       "  %r = call <2 x half> @llvm.ldexp.v2f16.v2i64(<2 x half> %x, <2 x i64> %e)\n"
       "  ret <2 x half> %r\n}",
       "is not supported at type '<2 x i64>'"},
      {"declare double @llvm.powi.f64.i64(double, i64)\n"
       "define double @f(double %x) {\n"
       "  %r = call double @llvm.powi.f64.i64(double %x, i64 3)\n  ret double %r\n}",
       "is not supported at type 'i64'"},
      {"declare void @llvm.experimental.memset.pattern.p0.i64.i64(ptr, ptr, i64, i32)\n"
       "define void @f(ptr %p) {\n  call void @llvm.experimental.memset.pattern.p0.i64.i64("
       "ptr %p, ptr %p, i64 8, i32 4)\n  ret void\n}",
       "error: intrinsic '@llvm.experimental.memset.pattern.p0.i64.i64' is not supported yet"},
      {"define i1 @f(ptr %p) {\n  %r = call i1 @llvm.type.test(ptr %p, metadata !\"t\")\n"
       "  ret i1 %r\n}",
       "test.ll:2:3: error: intrinsic '@llvm.type.test' whose result is not assumed is not"},
      {"define i1 @f(ptr %p) {\n"
       "  %r = call { ptr, i1 } @llvm.type.checked.load(ptr %p, i32 0, metadata !\"t\")\n"
       "  %t = extractvalue { ptr, i1 } %r, 1\n  ret i1 %t\n}",
       "test.ll:2:3: error: intrinsic '@llvm.type.checked.load' whose result is not assumed"},
      {"define i64 @f() {\n  %r = call i64 @llvm.read_register.i64(metadata !0)\n  ret i64 %r\n}\n"
       "!0 = !{!\"r12\"}",
       "test.ll:2:3: error: intrinsic '@llvm.read_register.i64' of a register other than"},
      {"define void @f(ptr %p) {\n  call void @llvm.stackprotector(ptr %p, ptr %p)\n  ret void\n}",
       "test.ll:2:3: error: intrinsic '@llvm.stackprotector' of a place other than an alloca"},
      {"define i32 @f(i32 %n) {\n"
       "  %r = call i32 @llvm.experimental.get.vector.length.i32(i32 %n, i32 4, i1 true)\n"
       "  ret i32 %r\n}",
       "of scalable vectors is not supported"},
      {"define i128 @f(i128 %n) {\n  %r = call i128 @llvm.sdiv.fix.i128(i128 %n, i128 3, i32 4)\n"
       "  ret i128 %r\n}",
       "is not supported at type 'i128'"},
      {"define swiftcc { i64, i64, i64, i64, i64 } @f(ptr swifterror %e) {\n"
       "  ret { i64, i64, i64, i64, i64 } zeroinitializer\n}",
       "is not supported yet as the result of a function with 'swifterror'"},
      {"declare void @llvm.eh.unwind.init(i32)\n"
       "define void @f() {\n  call void @llvm.eh.unwind.init(i32 0)\n  ret void\n}",
       "test.ll:3:3: error: intrinsic '@llvm.eh.unwind.init' is not supported yet"},
  };
  for (const Refusal& refusal : refusals) {
    Legalized f(std::string("source_filename = \"t\" ") + refusal.text);
    EXPECT_FALSE(f.done);
    EXPECT_NE(f.errors().find(refusal.message), std::string::npos)
        << "expected: " << refusal.message << "\ngot: " << f.errors();
  }
}

TEST(Legalize, ErasesHints) {
  Legalized f(R"(
declare void @llvm.lifetime.start.p0(i64, ptr)
define void @f(ptr %p) {
  call void @llvm.lifetime.start.p0(i64 8, ptr %p)
  ret void
})");
  EXPECT_EQ(f.count(ssa::Opcode::Call), 0u);
}

}  // namespace
}  // namespace lilt::backend
