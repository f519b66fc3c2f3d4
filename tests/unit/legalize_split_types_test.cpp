// Values of illegal types: the legal code for them, and that no illegal value remains.
#include <gtest/gtest.h>

#include "backend/legalize/types/leaves.h"
#include "frontend/llvm/parser.h"
#include "ir/ssa/printer.h"
#include "ir/ssa/verifier.h"
#include "tests/unit/legalize_function.h"

namespace lilt::backend {
namespace {

class Split {
 public:
  explicit Split(std::string_view program)
      : source_(
            SourceText::from_memory("test.ll", "source_filename = \"t\"\n" + std::string(program))),
        module_(frontend::parse_module_header(*source_, diagnostics_)),
        overlay_(*module_) {
    frontend::FunctionParser parser(overlay_, diagnostics_);
    EXPECT_TRUE(parser.parse(module_->find("f"), function_)) << errors();
    EXPECT_TRUE(legalize(function_, diagnostics_)) << errors();
    EXPECT_TRUE(ssa::verify(function_, diagnostics_)) << errors() << text();
    check_types();
  }

  std::string errors() const { return diagnostics_.render(DiagnosticFormat::Text, false); }
  std::string text() const {
    std::string out;
    ssa::print_function(out, function_);
    return out;
  }
  // How often a piece of text occurs.
  size_t count(std::string_view piece) const {
    size_t found = 0;
    std::string all = text();
    for (size_t at = all.find(piece); at != std::string::npos; at = all.find(piece, at + 1))
      ++found;
    return found;
  }

 private:
  // Aggregates remain only as results of calls and in the chain before a return.
  void check_types() {
    for (ssa::BlockId block : function_.blocks())
      for (ssa::InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        ssa::Opcode opcode = function_[id].opcode;
        bool may_be_aggregate = opcode == ssa::Opcode::Call || opcode == ssa::Opcode::InsertValue;
        const ssa::TypeId type = function_[id].type;
        const bool is_known = is_legal_type(function_.types(), type) ||
                              is_packed_type(function_.types(), type) || type == ssa::kFp128;
        EXPECT_TRUE(may_be_aggregate || is_known) << text();
      }
  }

  Diagnostics diagnostics_;
  std::unique_ptr<SourceText> source_;
  std::unique_ptr<ssa::Module> module_;
  ssa::ModuleOverlay overlay_;
  ssa::Function function_;
};

TEST(SplitTypes, OddWidthsTouchTheirBytesOnly) {
  Split f(R"(
define void @f(ptr %p, ptr %q) {
  %x = load i24, ptr %p, align 4
  store i24 %x, ptr %q, align 4
  ret void
})");
  EXPECT_EQ(f.count("load i16"), 1u) << f.text();
  EXPECT_EQ(f.count("load i8"), 1u);
  EXPECT_EQ(f.count("store i16"), 1u);
  EXPECT_EQ(f.count("store i8"), 1u);
  EXPECT_EQ(f.count("load i32"), 0u);
}

TEST(SplitTypes, PromotedOperandsAreExtendedWhereTheirUpperBitsCount) {
  Split f(R"(
define i1 @f(i33 %a, i33 %b) {
  %s = add i33 %a, %b
  %c = icmp slt i33 %s, %b
  ret i1 %c
})");
  EXPECT_EQ(f.count("add i64"), 1u) << f.text();
  EXPECT_EQ(f.count("ashr i64"), 2u);
}

TEST(SplitTypes, SumsOfTwoWordsAreOneTile) {
  Split f(R"(
define i128 @f(i128 %a, i128 %b) {
  %s = add i128 %a, %b
  ret i128 %s
})");
  EXPECT_EQ(f.count("@llvm.lilt.add.pair"), 1u) << f.text();
  EXPECT_EQ(f.count("shl"), 0u);
  EXPECT_EQ(f.count("zext"), 0u);
}

TEST(SplitTypes, ProductsOfExtendedWordsTakeOneMultiplication) {
  Split f(R"(
define i128 @f(i64 %a, i64 %b) {
  %x = zext i64 %a to i128
  %y = zext i64 %b to i128
  %p = mul i128 %x, %y
  ret i128 %p
})");
  EXPECT_EQ(f.count("@llvm.lilt.umul.wide"), 1u) << f.text();
  EXPECT_EQ(f.count(" mul "), 0u);
}

// How a division of i128 becomes words.
struct Division {
  std::string_view operation;
  size_t calls, wide_products, products;  // of words: the whole product, its low word
};

TEST(SplitTypes, DivisionsByConstantsWithoutCalls) {
  const Division divisions[] = {
      {"udiv i128 %a, 1", 0, 0, 0},
      {"udiv i128 %a, 4096", 0, 0, 0},
      {"urem i128 %a, 170141183460469231731687303715884105728", 0, 0, 0},  // 2^127
      {"sdiv i128 %a, -4096", 0, 0, 0},
      {"sdiv i128 %a, -170141183460469231731687303715884105728", 0, 0, 0},
      {"srem i128 %a, 18446744073709551616", 0, 0, 0},  // 2^64
      {"udiv i128 %a, 100", 0, 4, 0},
      {"sdiv i128 %a, -1000000000000000000000", 0, 4, 0},
      {"urem i128 %a, 100", 0, 4, 1},
      {"urem i128 %a, 10", 0, 0, 0},  // by the sum of the words
      {"srem i128 %a, 96", 0, 0, 0},
      {"udiv exact i128 %a, 4096", 0, 0, 0},
      {"sdiv exact i128 %a, -100", 0, 1, 2},
      {"udiv i128 %a, 0", 1, 0, 0},
      {"udiv i128 %a, %b", 1, 0, 0},
  };
  for (const Division& division : divisions) {
    Split f("define i128 @f(i128 %a, i128 %b) {\n  %q = " + std::string(division.operation) +
            "\n  ret i128 %q\n}\n");
    EXPECT_EQ(f.count("ti3("), division.calls) << f.text();
    EXPECT_EQ(f.count("@llvm.lilt.umul.wide("), division.wide_products) << f.text();
    EXPECT_EQ(f.count(" mul "), division.products) << f.text();
  }
}

TEST(SplitTypes, DivisionsForSizeAreCallsUnlessByPowers) {
  for (std::string_view attribute : {"optsize", "minsize"}) {
    const std::string head = "define i128 @f(i128 %a) " + std::string(attribute) + " {\n  %q = ";
    Split by_ten(head + "udiv i128 %a, 10\n  ret i128 %q\n}\n");
    EXPECT_EQ(by_ten.count("@__udivti3("), 1u) << by_ten.text();
    Split by_power(head + "sdiv i128 %a, 16\n  ret i128 %q\n}\n");
    EXPECT_EQ(by_power.count("ti3("), 0u) << by_power.text();
  }
}

TEST(SplitTypes, PhisPartByPart) {
  Split f(R"(
define i64 @f(i1 %c, { i64, i32 } %s) {
entry:
  br i1 %c, label %one, label %two
one:
  %t = insertvalue { i64, i32 } %s, i64 7, 0
  br label %two
two:
  %p = phi { i64, i32 } [ %s, %entry ], [ %t, %one ]
  %r = extractvalue { i64, i32 } %p, 0
  ret i64 %r
})");
  EXPECT_EQ(f.count("phi i64"), 1u) << f.text();
  EXPECT_EQ(f.count("phi i32"), 1u);
}

TEST(SplitTypes, LargeAggregatesAreCopied) {
  Split f(R"(
define i8 @f(ptr %p, ptr %q) {
  %x = load [1000 x i8], ptr %p
  store [1000 x i8] %x, ptr %q
  store [1000 x i8] zeroinitializer, ptr %p
  %e = extractvalue [1000 x i8] %x, 999
  ret i8 %e
})");
  EXPECT_EQ(f.count("@memcpy"), 2u) << f.text();
  EXPECT_EQ(f.count("@memset"), 1u);
  EXPECT_EQ(f.count("load i8"), 1u);
}

TEST(SplitTypes, VolatileAggregatesAreTouchedLeafByLeaf) {
  Split f(R"(
define void @f(ptr %p, ptr %q) {
  %v = load volatile [20 x i32], ptr %p
  store volatile [20 x i32] %v, ptr %q
  store volatile [20 x i32] zeroinitializer, ptr %q
  store volatile [20 x i32] undef, ptr %q
  ret void
})");
  EXPECT_EQ(f.count("load volatile i32"), 20u) << f.text();
  EXPECT_EQ(f.count("store volatile i32"), 60u);
  EXPECT_EQ(f.count("call"), 0u);
}

TEST(SplitTypes, SwitchOnWideIntegerIsAChain) {
  Split f(R"(
define i32 @f(i128 %x) {
  switch i128 %x, label %none [ i128 1, label %one i128 18446744073709551616, label %two ]
one:
  br label %none
two:
  br label %none
none:
  %r = phi i32 [ 0, %0 ], [ 1, %one ], [ 2, %two ]
  ret i32 %r
})");
  EXPECT_EQ(f.count("icmp eq"), 2u) << f.text();
}

TEST(SplitTypes, BitcastsCutBitsAnew) {
  Split f(R"(
define i64 @f(ptr %p) {
  %v = load <2 x i32>, ptr %p
  %w = load <8 x i16>, ptr %p
  %m = icmp eq <8 x i16> %w, zeroinitializer
  %a = bitcast <2 x i32> %v to i64
  %b = bitcast <8 x i1> %m to i8
  %c = zext i8 %b to i64
  %r = xor i64 %a, %c
  ret i64 %r
})");
  EXPECT_EQ(f.count("bitcast <8 x i1>"), 0u) << f.text();
  EXPECT_EQ(f.count("pmovmskb"), 1u) << f.text();
  EXPECT_EQ(f.count("<2 x i32>"), 0u) << f.text();
}

TEST(Leaves, VectorsInRegisters) {
  ssa::TypeTable types;
  auto shape = [&](uint64_t count, ssa::TypeId lane) {
    return vector_shape(types, types.vector(count, lane));
  };
  EXPECT_EQ(shape(4, ssa::kI32).part_count, 1u);
  EXPECT_EQ(shape(2, ssa::kFloat).part_count, 1u);
  EXPECT_EQ(shape(16, ssa::kDouble).part_count, 8u);
  EXPECT_EQ(shape(4, ssa::kPtr).lane, ssa::kI64);
  EXPECT_EQ(shape(3, ssa::kI32).form, VectorForm::Lanes);
  EXPECT_EQ(shape(1, ssa::kI32).form, VectorForm::Lanes);
  EXPECT_EQ(shape(4, types.integer(24)).form, VectorForm::Lanes);
  EXPECT_EQ(shape(4, ssa::kI1).form, VectorForm::Mask);
  EXPECT_EQ(shape(4, ssa::kI1).lane, ssa::kI32);
  EXPECT_EQ(shape(32, ssa::kI1).part_count, 2u);
}

TEST(Leaves, PlacesAndParts) {
  ssa::TypeTable types;
  const ssa::TypeId fields[] = {ssa::kI8, types.integer(100), types.vector(3, ssa::kFloat),
                                types.array(2, types.integer(24))};
  ssa::TypeId whole = types.literal_struct(fields, false);
  EXPECT_EQ(count_parts(types, whole), 1u + 2u + 3u + 2u);
  Arena scratch;
  ArenaVector<Leaf> leaves(scratch);
  append_leaves(types, whole, leaves);
  ASSERT_EQ(leaves.size(), 1u + 1u + 3u + 2u);
  EXPECT_EQ(leaves[1].offset, 16u);
  EXPECT_EQ(leaves[4].offset, 40u);
  EXPECT_EQ(leaves[6].offset, 52u);
  const uint64_t path[] = {3, 1};
  MemberPlace place = MemberFinder(types, scratch).find(whole, path);
  EXPECT_EQ(place.first_part, 7u);
  EXPECT_EQ(place.offset, 52u);
}

TEST(Leaves, WhatIsEmptyTakesNoTime) {
  ssa::TypeTable types;
  ssa::TypeId empty = types.literal_struct({}, false);
  const ssa::TypeId fields[] = {types.array(uint64_t{1} << 40, empty), ssa::kI64};
  EXPECT_EQ(count_parts(types, types.literal_struct(fields, false)), 1u);
  EXPECT_GT(count_parts(types, types.array(uint64_t{1} << 40, ssa::kI8)), kMaxParts);
}

}  // namespace
}  // namespace lilt::backend
