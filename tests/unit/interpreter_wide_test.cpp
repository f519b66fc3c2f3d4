// Quick operations on integers of 65 to 128 bits do what the full ones do, or decline: for edge
// values, random ones, and operands with an undefined bit.
#include <gtest/gtest.h>

#include <random>

#include "runtime/interpreter/memory.h"
#include "runtime/interpreter/parts.h"
#include "runtime/interpreter/quick_bodies.h"
#include "runtime/interpreter/wide.h"

namespace lilt::runtime {
namespace {

using ssa::Opcode;
using enum OperationCode;

constexpr uint32_t kWidths[] = {65, 96, 127, 128};
constexpr int32_t kCell = sizeof(Cell);

// Runs bodies on cells of their own: the operands at 0 and 2, the result at 4.
class QuickRun {
 public:
  // Whether the body decided; the result is then in result().
  bool run(Operation full, const Wide& a, const Wide& b) {
    QuickBody body = find_wide_body(full);
    EXPECT_NE(body, nullptr);
    bool is_cast = full.code == WideCast || full.code == ExtendedCast;
    if (is_cast) full.c = full.b;
    full.a = 0;
    full.b = 2 * kCell;
    full.result = 4 * kCell;
    wide_to_cells(a, cells_);
    wide_to_cells(b, cells_ + 2);
    return body != nullptr && body(full, cells_, memory_);
  }
  Wide result(uint32_t width) const {
    return wide_from_cells({cells_ + 4, words_of(width)}, width);
  }

 private:
  ssa::Module module_;
  Memory memory_{module_};
  Cell cells_[6];
};

Wide number(uint32_t width, unsigned __int128 value) {
  Wide result(width);
  result.bits[0] = static_cast<uint64_t>(value);
  if (width > 64) result.bits[1] = static_cast<uint64_t>(value >> 64);
  return result.trim();
}

// The ends of the range, the middle, few bits, and random numbers; the last has an undefined bit.
std::vector<Wide> numbers(uint32_t width) {
  using Word = unsigned __int128;
  Word middle = Word{1} << (width - 1);
  std::vector<Wide> found;
  for (Word base : {Word{0}, middle, middle >> 1, Word{1} << (width / 2), Word{width}})
    for (int distance = -2; distance <= 2; ++distance)
      found.push_back(number(width, base + static_cast<Word>(static_cast<__int128>(distance))));
  std::mt19937_64 random(width);
  for (int i = 0; i < 12; ++i)
    found.push_back(number(width, (Word{random()} << 64 | random()) >> (random() % width)));
  Wide unknown = number(width, 5);
  unknown.undefined[width > 64 && random() % 2 != 0 ? 1 : 0] = 1;
  found.push_back(unknown.trim());
  return found;
}

void expect_same(bool decides, bool has_result, const Wide& quick, const Wide& full) {
  ASSERT_EQ(decides, has_result);
  if (decides) {
    ASSERT_EQ(quick.bits, full.bits);
    ASSERT_TRUE(quick.is_defined());
  }
}

void expect_same_binary(QuickRun& quick, Opcode opcode, uint8_t flags, const Wide& a,
                        const Wide& b) {
  Operation operation{WideBinary, flags, static_cast<uint16_t>(a.width)};
  operation.c = static_cast<int32_t>(opcode);
  bool decides = quick.run(operation, a, b);
  WideResult full = wide_binary(opcode, flags, a, b);
  bool are_defined = a.is_defined() && b.is_defined();
  bool has_result = are_defined && full.trouble == Trouble::None && full.value.is_defined();
  expect_same(decides, has_result, quick.result(a.width), full.value);
}

TEST(InterpreterWide, BinaryOperationsAreTheFullOnes) {
  QuickRun quick;
  for (uint32_t width : kWidths)
    for (const Wide& a : numbers(width))
      for (const Wide& b : numbers(width)) {
#define X(name, opcode, flags)                              \
  {                                                         \
    SCOPED_TRACE(#name);                                    \
    expect_same_binary(quick, Opcode::opcode, flags, a, b); \
    if (HasFatalFailure()) return;                          \
  }
        LILT_QUICK_BINARY(X)
#undef X
      }
}

void expect_same_comparison(QuickRun& quick, ssa::IntPredicate predicate, const Wide& a,
                            const Wide& b) {
  Operation operation{WideCompare, 0, static_cast<uint16_t>(a.width)};
  operation.c = static_cast<int32_t>(predicate);
  bool decides = quick.run(operation, a, b);
  Wide full(1, wide_compare(predicate, a, b).bits);
  expect_same(decides, a.is_defined() && b.is_defined(), quick.result(1), full);
}

TEST(InterpreterWide, ComparisonsAreTheFullOnes) {
  QuickRun quick;
  for (uint32_t width : kWidths)
    for (const Wide& a : numbers(width))
      for (const Wide& b : numbers(width)) {
#define X(p)                                                   \
  {                                                            \
    SCOPED_TRACE(#p);                                          \
    expect_same_comparison(quick, ssa::IntPredicate::p, a, b); \
    if (HasFatalFailure()) return;                             \
  }
        LILT_QUICK_COMPARE(X)
#undef X
      }
}

TEST(InterpreterWide, CastsAreTheFullOnes) {
  QuickRun quick;
  constexpr uint32_t kAll[] = {1, 8, 33, 64, 65, 96, 127, 128};
  for (Opcode opcode : {Opcode::Trunc, Opcode::ZExt, Opcode::SExt})
    for (uint32_t from : kAll)
      for (uint32_t to : kAll) {
        bool narrows = opcode == Opcode::Trunc;
        if ((narrows ? from <= to : from >= to) || std::max(from, to) <= 64) continue;
        for (uint8_t flags = 0; flags <= (narrows ? 3 : opcode == Opcode::ZExt ? 1 : 0); ++flags)
          for (const Wide& a : numbers(from)) {
            uint8_t set = narrows || flags == 0 ? flags : uint8_t{ssa::flag::NonNegative};
            Operation operation{WideCast, set, static_cast<uint16_t>(to)};
            operation.b = static_cast<int32_t>(from);
            operation.c = static_cast<int32_t>(opcode);
            bool decides = quick.run(operation, a, a);
            WideResult full = wide_cast(opcode, to, set, a);
            SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
            expect_same(decides, a.is_defined() && full.trouble == Trouble::None, quick.result(to),
                        full.value);
          }
      }
}

TEST(InterpreterWide, CastsOfFloatsAreTheFullOnes) {
  QuickRun quick;
  auto expect = [&](Opcode opcode, uint32_t from, uint32_t to, const Wide& a) {
    Operation operation{ExtendedCast, 0, static_cast<uint16_t>(to)};
    operation.b = static_cast<int32_t>(from);
    operation.c = static_cast<int32_t>(opcode);
    bool decides = quick.run(operation, a, a);
    WideResult full = extended_cast(opcode, to, a);
    SCOPED_TRACE(std::to_string(from) + " to " + std::to_string(to));
    expect_same(decides, a.is_defined() && full.trouble == Trouble::None, quick.result(to),
                full.value);
  };
  for (uint32_t width : kWidths)
    for (uint32_t format : {32u, 64u}) {
      for (Opcode opcode : {Opcode::SIToFP, Opcode::UIToFP})
        for (const Wide& a : numbers(width)) expect(opcode, width, format, a);
      for (double value :
           {0.0,      -0.0,      0.75,    -0.75,    -1.0,      1.5,      -7.9,     0x1p63,
            0x1p64,   -0x1p64,   0x1p95,  -0x1p95,  0x1.8p96,  0x1p126,  -0x1p126, 0x1p127,
            -0x1p127, 0x1.fp127, 0x1p200, -0x1p200, 1.0 / 0.0, 0.0 / 0.0})
        for (Opcode opcode : {Opcode::FPToSI, Opcode::FPToUI})
          expect(opcode, format, width, Wide(format, from_double(format, value).bits));
    }
}

TEST(InterpreterWide, OperationsOnExtendedFloatsAreTheFullOnes) {
  QuickRun quick;
  std::vector<Wide> values = {Wide::poison(80)};
  for (long double value :
       {0.0L, -0.0L, 1.0L, -1.5L, 0x1p-16400L, 0x1.8p16000L, 3.1L, 1 / 0.0L, 0 / 0.0L})
    values.push_back(from_extended(80, value));
  for (const Wide& a : values)
    for (const Wide& b : values) {
      bool is_defined = a.is_defined() && b.is_defined();
      for (Opcode opcode : {Opcode::FAdd, Opcode::FSub, Opcode::FMul, Opcode::FDiv}) {
        Operation operation{ExtendedBinary, 0, 80};
        operation.c = static_cast<int32_t>(opcode);
        bool decides = quick.run(operation, a, b);
        expect_same(decides, is_defined, quick.result(80), extended_binary(opcode, a, b));
      }
      for (int32_t predicate = 0; predicate < 16; ++predicate) {
        Operation operation{ExtendedCompare, 0, 80};
        operation.c = predicate;
        bool decides = quick.run(operation, a, b);
        Cell full = extended_compare(static_cast<ssa::FloatPredicate>(predicate), a, b);
        expect_same(decides, is_defined, quick.result(1), Wide(1, full.bits));
      }
    }
  auto expect_cast = [&](Opcode opcode, const Wide& a) {
    Operation operation{ExtendedCast, 0, 80};
    operation.b = static_cast<int32_t>(a.width);
    operation.c = static_cast<int32_t>(opcode);
    bool decides = quick.run(operation, a, a);
    expect_same(decides, a.is_defined(), quick.result(80), extended_cast(opcode, 80, a).value);
  };
  for (uint32_t width : {1, 8, 32, 63, 64})
    for (Opcode opcode : {Opcode::SIToFP, Opcode::UIToFP})
      for (const Wide& a : numbers(width)) expect_cast(opcode, a);
  for (uint32_t format : {32u, 64u})
    for (double value : {0.0, -0.0, 1.5, -0x1p-1074, 0x1p100, 1 / 0.0})
      expect_cast(Opcode::FPExt, Wide(format, from_double(format, value).bits));
}

}  // namespace
}  // namespace lilt::runtime
