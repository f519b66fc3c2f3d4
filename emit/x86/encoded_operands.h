// The operands of a row and their cells: the encoded ones, for the encoder and the GAS printer, and
// the one in memory that is written.
#pragma once

#include <algorithm>
#include <array>
#include <utility>

#include "ir/mir/target_desc.h"

namespace lilt::x86 {

// The operand in memory that an instruction of the row may write.
struct WrittenMemory {
  uint8_t cell = 0;   // index of its first one
  uint8_t width = 0;  // bytes; 0: there is none, or it is at several places (a vector index)
};

// `width`: the instruction's.
inline WrittenMemory written_memory(const mir::InstrDesc& desc, uint8_t width) {
  uint8_t cell = 0;
  if ((desc.properties & mir::instr::MayStore) == 0) return {};
  for (const mir::OperandSpec& spec : desc.operands) {
    if (spec.kind == mir::OperandKind::Memory && !has_vector_index(spec))
      return {cell, spec.width != 0 ? spec.width : width};
    cell += cells_of(spec.kind);
  }
  return {};
}

struct EncodedOperand {
  mir::OperandKind kind = mir::OperandKind::None;
  uint8_t cell = 0;   // index of its first cell
  uint8_t width = 0;  // bytes; 0: the instruction's width
  bool is_xmm = false;
  bool has_vector_index = false;  // of memory; the width is then the index's
  bool is_mask = false;
};

struct EncodedOperands {
  std::array<EncodedOperand, 4> operands;
  uint8_t count = 0;
  uint8_t mask = kNoMask;  // cell of the mask register that says which lanes are written

  static constexpr uint8_t kNoMask = 0xFF;
  const EncodedOperand* begin() const { return operands.data(); }
  const EncodedOperand* end() const { return operands.data() + count; }
};

// Repeats the last xmm register: what a scalar instruction takes the upper lanes of its result
// from.
inline void double_last_xmm(EncodedOperands& encoded) {
  size_t last = encoded.count - 1u;
  while (!encoded.operands[last].is_xmm) --last;
  std::copy_backward(encoded.operands.begin() + last, encoded.operands.begin() + encoded.count,
                     encoded.operands.begin() + encoded.count + 1);
  ++encoded.count;
}

// The operands that are neither tied nor fixed (unless the row is Explicit), in the row's order;
// reversed if the row is Reversed. One is there twice if the row is Doubled.
inline EncodedOperands encoded_operands(const mir::InstrDesc& desc) {
  EncodedOperands encoded;
  const bool is_masked = (desc.properties & (mir::instr::Merging | mir::instr::Zeroing)) != 0;
  uint8_t cell = 0;
  for (const mir::OperandSpec& spec : desc.operands) {
    const bool implicit = spec.fixed.valid() && !(desc.properties & mir::instr::Explicit);
    const bool is_register = spec.kind == mir::OperandKind::Register;
    const bool is_mask = is_register && spec.register_class == mir::RegClass::Bits;
    if (is_masked && is_mask)
      encoded.mask = cell;
    else if (spec.tied_to < 0 && !implicit)
      encoded.operands[encoded.count++] = {
          spec.kind,
          cell,
          spec.width,
          is_register && !is_mask && spec.register_class != mir::RegClass::Gpr,
          has_vector_index(spec),
          is_mask};
    // The mask of a gather, which it changes, stands after the address.
    if (has_vector_index(spec) && !is_masked)
      std::swap(encoded.operands[encoded.count - 1u], encoded.operands[encoded.count - 2u]);
    cell += cells_of(spec.kind);
  }
  if (desc.properties & mir::instr::Doubled) double_last_xmm(encoded);
  if (desc.properties & mir::instr::Reversed)
    std::reverse(encoded.operands.begin(), encoded.operands.begin() + encoded.count);
  return encoded;
}

}  // namespace lilt::x86
