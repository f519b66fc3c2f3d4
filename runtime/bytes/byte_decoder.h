// Bytes → instructions of machine IR, by another decoder than lilt's encoder: Zydis. For
// `lilt interpret --machine --bytes` and tests; nothing else in lilt needs it.
//
// An instruction is decoded to its mnemonic and operands. Whether these are an instance of a row of
// instructions.def is another question, with the cells of that instance as its answer.
#pragma once

#include <array>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "emit/x86/instructions.h"
#include "ir/mir/machine_function.h"

namespace lilt::bytes {

struct Operand {
  enum class Kind : uint8_t { Other, General, Vector, Mask, X87, Memory, Immediate, Distance };
  Kind kind = Kind::Other;
  unsigned width = 0;  // bytes, of the register or memory; of memory at a vector, of that
  mir::Register reg;
  mir::Address address;  // without a symbol
  int64_t value = 0;     // of Immediate; of X87: its place; of Distance: from the instruction's end
};

struct Instruction {
  std::string_view mnemonic;  // Intel's
  std::array<Operand, 5> operands;
  size_t operand_count = 0;     // those that assembly text shows
  size_t explicit_count = 0;    // of these the first ones, which have fields of their own
  unsigned size = 0;            // bytes
  unsigned displacement = 0;    // where the field is; 0: there is none
  unsigned distance = 0;        // likewise, of a jump or call
  unsigned immediate_size = 0;  // bytes
  mir::Register mask;           // that says which lanes are written, if one does
  bool is_zeroing = false;      // the others become zero
  bool is_locked = false;
  bool is_padding = false;  // a no-operation of any length
};

class Decoder {
 public:
  Decoder();
  ~Decoder();
  // Why it cannot decode: Zydis is not there. Empty: it can.
  const std::string& problem() const;

  // Decodes the first instruction; false if the bytes are none.
  bool decode(std::span<const uint8_t> bytes, Instruction& instruction) const;
  // As text, in Intel's syntax.
  std::string text(std::span<const uint8_t> bytes) const;

  // Whether it is an instance of a row at a width. Then the cells of the row: blocks and symbols
  // are 0, displacements relative to the instruction pointer are from the instruction's start.
  static bool match(const Instruction& instruction, mir::MachineInstr row,
                    std::vector<mir::Cell>& cells);
  // The row at its largest width of which it is an instance, and the cells. First asked is `hint`;
  // of others those that jump within a function.
  std::optional<mir::MachineInstr> find(const Instruction& instruction, uint16_t hint,
                                        std::vector<mir::Cell>& cells) const;

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::bytes
