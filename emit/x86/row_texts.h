// The names that each row of instructions.def gives its instruction, for those who print, look up
// or check them.
#pragma once

#include <string_view>

#include "emit/x86/instructions.h"

namespace lilt::x86 {

struct RowText {
  std::string_view id;  // asmjit's name; "Vex": that of the mnemonic
  std::string_view
      att;  // AT&T's mnemonic: `*` stands for the suffix of a width, `?` for a condition
};
inline constexpr RowText kRowTexts[] = {
#define ROW(name, id, att, operands, widths, reads, writes, properties) {#id, att},
#include "emit/x86/instructions.def"
#undef ROW
};

// The number of a row, in the order of the table.
constexpr size_t row_of(uint16_t opcode) { return opcode - size_t{mir::kFirstTargetOpcode}; }

}  // namespace lilt::x86
