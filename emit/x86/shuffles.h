// The orders of lanes that one instruction of x86-64 makes.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <span>

#include "emit/x86/instructions.h"

namespace lilt::x86 {

// For each lane of the result: the lane that it is of the first operand's, followed by the
// second's; kAnyLane: undefined.
using LaneOrder = std::span<const int8_t>;
inline constexpr int8_t kAnyLane = -1;

// An instruction with operands in registers: one, or two of which the result overwrites the first;
// then an immediate, if it has one.
struct Shuffle {
  Op op{};
  uint8_t operand_count = 2;
  std::array<uint8_t, 2> operands = {0, 1};  // 0: the first vector, 1: the second
  std::optional<uint8_t> immediate;
};

// The instruction that puts the lanes of two vectors of 16 bytes into the order, which has 2, 4, 8
// or 16 lanes and is not one vector as it is; none if no single one does. `is_floating`: the lanes
// are numbers, so instructions of floating-point units are preferred. Source: the descriptions of
// the instructions in Intel's manual, volume 2. O(lanes).
std::optional<Shuffle> find_shuffle(LaneOrder order, bool is_floating);

// The same for vectors of 32 bytes: one instruction in each half, or one that moves lanes between
// the halves. VPERMD and VPERMPS take the order as a vector of numbers instead of an immediate.
// `has_integers`: the processor has AVX2, not AVX alone.
// find_zmm_shuffle: the same for vectors of 64 bytes. find_lookup: only instructions that take the
// order as a vector of numbers (is_lookup): with AVX-512, lanes of at least 2 bytes of a vector of
// so many bytes have one for each order.
using WideOrder = std::array<int8_t, 64>;
std::optional<Shuffle> find_wide_shuffle(LaneOrder order, bool is_floating, bool has_integers);
std::optional<Shuffle> find_zmm_shuffle(LaneOrder order, bool is_floating);
std::optional<Shuffle> find_lookup(LaneOrder order, unsigned bytes, bool is_floating);
bool is_lookup(Op op);

}  // namespace lilt::x86
