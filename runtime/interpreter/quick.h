// Quick operations (see code.h). Each returns false, having changed nothing, if its full operations
// must decide: a value is undefined, a result does not fit, a divisor is 0 or -1.
#pragma once

#include <bit>
#include <cmath>
#include <cstdint>
#include <type_traits>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/code.h"
#include "runtime/interpreter/memory.h"

namespace lilt::runtime {

namespace number = ssa::number;

// A counter after its step.
LILT_INLINE bool quick_step(const Operation& op, uint64_t counter, uint64_t& result) {
  return number::sum(ssa::Opcode::Add, op.flags, op.width, counter, op.number, result) ==
         Trouble::None;
}

// --- numbers of cells

template <class Number>
LILT_INLINE Number number_of(const Cell& cell, uint32_t width) {
  if constexpr (std::is_same_v<Number, float>)
    return std::bit_cast<float>(static_cast<uint32_t>(cell.bits));
  else if constexpr (std::is_same_v<Number, double>)
    return std::bit_cast<double>(cell.bits);
  else if constexpr (std::is_same_v<Number, int64_t>)
    return sign_extend(cell.bits, width);
  else
    return cell.bits;
}
LILT_INLINE Cell cell_of(float number) { return integer_cell(std::bit_cast<uint32_t>(number)); }
LILT_INLINE Cell cell_of(double number) { return integer_cell(std::bit_cast<uint64_t>(number)); }

// Whether a number converted from unsigned is as `nneg` promises.
template <class Number>
LILT_INLINE bool quick_nonnegative(const Operation& op, const Cell& cell) {
  if constexpr (!std::is_same_v<Number, uint64_t>) return true;
  return (op.flags & ssa::flag::NonNegative) == 0 ||
         sign_extend(cell.bits, static_cast<uint32_t>(op.b)) >= 0;
}

// --- intrinsics

template <bool kLeft>
LILT_INLINE bool quick_funnel(const Operation& op, Cell* cells) {
  const Cell &high = cell_at(cells, op.a), &low = cell_at(cells, op.b),
             &amount = cell_at(cells, op.c);
  if ((high.undefined | low.undefined | amount.undefined) != 0 || amount.bits >= op.width)
    return false;
  unsigned __int128 both = static_cast<unsigned __int128>(high.bits) << op.width | low.bits;
  uint64_t result =
      static_cast<uint64_t>(kLeft ? both << amount.bits >> op.width : both >> amount.bits);
  cell_at(cells, op.result) = integer_cell(result & low_mask(op.width));
  return true;
}

// Rounded twice, as the backend does it.
template <class Number>
LILT_INLINE bool quick_multiply_add(const Operation& op, Cell* cells) {
  const Cell &a = cell_at(cells, op.a), &b = cell_at(cells, op.b), &c = cell_at(cells, op.c);
  if ((a.undefined | b.undefined | c.undefined) != 0) return false;
  Number product = number_of<Number>(a, 0) * number_of<Number>(b, 0);
  cell_at(cells, op.result) = cell_of(product + number_of<Number>(c, 0));
  return true;
}

LILT_INLINE bool quick_magnitude(const Operation& op, Cell* cells) {
  const Cell& a = cell_at(cells, op.a);
  if (a.undefined != 0) return false;
  cell_at(cells, op.result) = integer_cell(a.bits & low_mask(op.width - 1u));
  return true;
}

template <class Number>
LILT_INLINE bool quick_square_root(const Operation& op, Cell* cells) {
  const Cell& a = cell_at(cells, op.a);
  Number square = number_of<Number>(a, 0);
  if (a.undefined != 0 || !(square >= 0)) return false;
  cell_at(cells, op.result) = cell_of(std::sqrt(square));
  return true;
}

// --- addresses and accesses

template <Addressing kAddressing>
LILT_INLINE bool quick_address(const Operation& op, const Cell* cells, const Memory& memory,
                               uint64_t& address) {
  constexpr bool kHasIndex =
      kAddressing == Addressing::Indexed || kAddressing == Addressing::IndexedField;
  constexpr bool kIsField =
      kAddressing == Addressing::Field || kAddressing == Addressing::IndexedField;
  const Cell& base = cell_at(cells, op.a);
  address = base.bits;
  if constexpr (kAddressing != Addressing::Plain) address += op.number;
  uint64_t undefined = base.undefined;
  if constexpr (kHasIndex) {
    const Cell& index = cell_at(cells, op.b);
    uint64_t steps =
        static_cast<uint64_t>(static_cast<int64_t>(index.bits << op.width) >> op.width);
    uint64_t distance = steps * static_cast<uint64_t>(static_cast<int64_t>(op.c));
    undefined |= index.undefined;
    address += distance;
    if (kIsField && static_cast<int64_t>(distance) < 0) return false;
  }
  return undefined == 0 && (!kIsField || memory.is_within(base.block, base.bits));
}

// `mask`: the alignment less one.
LILT_INLINE bool is_aligned(uint64_t address, uint32_t mask) { return (address & mask) == 0; }

template <Addressing kAddressing, unsigned kBytes, bool kReference>
LILT_INLINE bool quick_load(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address) || !is_aligned(address, op.flags))
    return false;
  BlockRef block = cell_at(cells, op.a).block;
  Cell& to = cell_at(cells, op.result);
  if constexpr (kReference) return memory.load_reference(block, address, to);
  return memory.load_number<kBytes>(block, address, to);
}

template <Addressing kAddressing, unsigned kBytes, bool kReference>
LILT_INLINE bool quick_store(const Operation& op, Cell* cells, Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address) || !is_aligned(address, op.flags))
    return false;
  BlockRef block = cell_at(cells, op.a).block;
  const Cell& value = cell_at(cells, op.result);
  if constexpr (kReference) return memory.store_reference(block, address, value);
  return memory.store_number<kBytes>(block, address, value);
}

// Of an element of a row: the step to the row may have to stay within the block. It does where
// the first pointer is in it, no step leads back, and the access is in it.
LILT_INLINE bool quick_address_of_two(const Operation& op, const Cell* cells, const Memory& memory,
                                      uint64_t& address) {
  SecondIndex to_second = SecondIndex::of(op);
  const Cell &base = cell_at(cells, op.a), &first = cell_at(cells, op.b),
             &second = cell_at(cells, to_second.place);
  if ((base.undefined | first.undefined | second.undefined) != 0) return false;
  constexpr uint64_t kLimit = uint64_t{1} << 31;  // neither distance overflows, nor leads back
  if ((first.bits | second.bits) >= kLimit) return false;
  address = base.bits + first.bits * static_cast<uint64_t>(op.c) +
            second.bits * static_cast<uint64_t>(to_second.scale);
  return (address & op.flags) == 0 && memory.is_within(base.block, base.bits);
}

template <unsigned kBytes>
LILT_INLINE bool quick_load_of_two(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address_of_two(op, cells, memory, address)) return false;
  return memory.load_number<kBytes>(cell_at(cells, op.a).block, address, cell_at(cells, op.result));
}

template <unsigned kBytes>
LILT_INLINE bool quick_store_of_two(const Operation& op, Cell* cells, Memory& memory) {
  uint64_t address;
  if (!quick_address_of_two(op, cells, memory, address)) return false;
  return memory.store_number<kBytes>(cell_at(cells, op.a).block, address,
                                     cell_at(cells, op.result));
}

template <Addressing kAddressing>
LILT_INLINE bool quick_getelementptr(const Operation& op, Cell* cells, const Memory& memory) {
  uint64_t address;
  if (!quick_address<kAddressing>(op, cells, memory, address)) return false;
  BlockRef block = cell_at(cells, op.a).block;
  if ((op.flags & ssa::flag::InBounds) != 0 && !memory.is_within(block, address)) return false;
  cell_at(cells, op.result) = {address, 0, block};
  return true;
}

}  // namespace lilt::runtime
