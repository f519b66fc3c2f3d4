// The narrow bodies of intrinsics compute what the general ones do: for all operands of small
// widths, and for random ones of larger widths and of float and double.
#include <gtest/gtest.h>

#include <algorithm>
#include <bit>
#include <cmath>
#include <random>

#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/narrow_intrinsics.h"
#include "runtime/interpreter/numeric_intrinsics.h"

namespace lilt::runtime {
namespace {

struct Case {
  const NarrowIntrinsic& narrow;
  const Intrinsic& general;

  std::string_view takes() const {
    return general.signature.substr(0, general.signature.find(':'));
  }
  std::string_view returns() const {
    return general.signature.substr(general.signature.find(':') + 1);
  }
  bool is_floating() const { return takes()[0] == 'f'; }
  static uint32_t width_of(char letter, uint32_t width) { return letter == 'b' ? 1 : width; }

  // Which NaN an operation on several returns is the processor's choice; these two only set a bit.
  bool may_choose_nan() const {
    return is_floating() && narrow.name != "fabs" && narrow.name != "copysign";
  }
  static bool is_nan(uint64_t bits, uint32_t width) {
    return width == 32 ? std::isnan(std::bit_cast<float>(static_cast<uint32_t>(bits)))
                       : std::isnan(std::bit_cast<double>(bits));
  }

  // Of a signalling one, the smaller and the larger of two numbers are a NaN or the other number:
  // it depends on whether the host's compiler calls the library.
  bool may_choose_number(uint32_t width, const uint64_t* operands) const {
    if (narrow.name.find("min") == std::string_view::npos &&
        narrow.name.find("max") == std::string_view::npos)
      return false;
    const uint64_t quiet = uint64_t{1} << (width == 32 ? 22 : 51);
    return std::any_of(operands, operands + takes().size(),
                       [&](uint64_t bits) { return is_nan(bits, width) && (bits & quiet) == 0; });
  }

  // Compares one run; returns whether the narrow body took it.
  bool compare(uint32_t width, const uint64_t* operands) const {
    std::vector<Wide> wide, results;
    for (size_t i = 0; i < takes().size(); ++i)
      wide.emplace_back(width_of(takes()[i], width), operands[i]);
    for (char letter : returns()) results.emplace_back(width_of(letter, width));
    general.body(wide, results);
    uint64_t found[kNarrowResults] = {};
    if (!narrow.body(operands, width, found)) {
      EXPECT_FALSE(results[0].is_defined()) << narrow.name << " at " << width;
      return false;
    }
    for (size_t i = 0; i < results.size(); ++i) {
      EXPECT_TRUE(results[i].is_defined()) << narrow.name << " at " << width;
      if (is_floating() && may_choose_number(width, operands)) continue;
      if (may_choose_nan() && is_nan(found[i], width) && is_nan(results[i].low(), width)) continue;
      EXPECT_EQ(results[i].low(), found[i])
          << narrow.name << " at " << width << " of " << operands[0] << ' ' << operands[1];
    }
    return true;
  }
};

std::vector<Case> cases() {
  std::vector<Case> found;
  for (const NarrowIntrinsic& narrow : narrow_intrinsics()) {
    const Intrinsic* general = find_intrinsic(narrow.name);
    EXPECT_NE(general, nullptr) << narrow.name;
    if (general != nullptr) found.push_back({narrow, *general});
  }
  return found;
}

TEST(NarrowIntrinsics, AllOperandsOfSmallWidths) {
  size_t compared = 0;
  for (const Case& c : cases()) {
    if (c.is_floating() || c.narrow.name == "llvm.bswap") continue;  // of whole bytes
    for (uint32_t width = 1; width <= 4; ++width) {
      uint64_t count = uint64_t{1} << width;
      for (uint64_t n = 0; n < count * count * count; ++n) {
        uint64_t operands[] = {n % count, n / count % count, n / count / count};
        for (size_t i = 0; i < c.takes().size(); ++i)
          operands[i] &= low_mask(Case::width_of(c.takes()[i], width));
        compared += c.compare(width, operands);
      }
    }
  }
  EXPECT_GT(compared, 50'000u);
}

TEST(NarrowIntrinsics, RandomOperandsOfLargeWidths) {
  std::mt19937_64 random(7);
  for (const Case& c : cases())
    for (uint32_t width : {8, 16, 32, 33, 48, 63, 64}) {
      if (c.is_floating() && width != 32 && width != 64) continue;
      if (c.narrow.name == "llvm.bswap" && width % 16 != 0) continue;
      for (int run = 0; run < 400; ++run) {
        uint64_t operands[3];
        for (size_t i = 0; i < 3; ++i) {
          // Often near the ends of the range, or few bits.
          uint64_t bits = random();
          if (random() % 3 == 0) bits = (random() % 3) - 1;
          if (random() % 4 == 0) bits = (uint64_t{1} << (width - 1)) - random() % 3;
          char letter = i < c.takes().size() ? c.takes()[i] : 'n';
          operands[i] = bits & low_mask(Case::width_of(letter, width));
        }
        c.compare(width, operands);
      }
    }
}

// As quick operations, which read and write cells.
TEST(NarrowIntrinsics, QuickOperationsAreTheBodies) {
  ssa::Module module;
  Memory memory(module);
  constexpr int32_t kCell = sizeof(Cell);
  std::mt19937_64 random(5);
  for (const Case& c : cases())
    for (int run = 0; run < 50; ++run) {
      const uint32_t width = run % 2 != 0 ? 64 : 32;
      Cell cells[5];
      uint64_t operands[3], expected[kNarrowResults] = {};
      for (size_t i = 0; i < 3; ++i) {
        char letter = i < c.takes().size() ? c.takes()[i] : 'n';
        operands[i] = random() & low_mask(Case::width_of(letter, width));
        cells[i] = integer_cell(operands[i]);
      }
      Operation operation{OperationCode::BodyOfThree};
      operation.width = static_cast<uint16_t>(width);
      operation.flags = static_cast<uint8_t>(c.takes().size() | c.returns().size() << 2);
      operation.b = kCell;
      operation.c = 2 * kCell;
      operation.result = 3 * kCell;
      bool decides = c.narrow.body(operands, width, expected);
      ASSERT_EQ(c.narrow.quick(operation, cells, memory), decides) << c.narrow.name;
      for (size_t i = 0; decides && i < c.returns().size(); ++i)
        ASSERT_EQ(cells[3 + i].bits, expected[i]) << c.narrow.name;
      cells[c.takes().size() - 1].undefined = 1;
      ASSERT_FALSE(c.narrow.quick(operation, cells, memory)) << c.narrow.name;
    }
}

}  // namespace
}  // namespace lilt::runtime
