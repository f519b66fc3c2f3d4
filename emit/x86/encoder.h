// Machine IR with physical registers and laid-out frame → bytes, by asmjit and by templates learned
// from it.
#pragma once

#include <memory>
#include <string>

#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Where in an instruction the 32-bit displacement of its memory operand is: after legacy prefixes,
// REX or VEX, opcode, ModRM and SIB.
size_t displacement_offset(const uint8_t* instruction);

// Keeps its buffers and templates from function to function; use one a thread, for many functions.
class Encoder {
 public:
  // Why an instruction cannot be encoded: mir::verify refuses it, or no relocation expresses its
  // address, or its text of assembly is wrong. Without a message there is no problem.
  struct Problem {
    std::string message;
    SourceOffset origin = kNoOffset;  // of the instruction
  };

  // Templates write most instructions (instruction_template.h); without, asmjit does: the same
  // bytes.
  enum class Templates : uint8_t { Learn, None };
  explicit Encoder(Templates templates = Templates::Learn);
  ~Encoder();

  // Encodes every block in layout order into `image` (cleared first). Jumps between blocks take the
  // short form where it reaches; symbols become relocations; blocks are aligned relative to the
  // start of the function, up to 16 bytes.
  //   requires: a verified, allocated function after frame layout
  // Linear; about 10 ns an instruction.
  Problem encode(const mir::MachineFunction& function, object::CodeImage& image);

  // Whether a template covers the row at that width, for tests: it is learned now if it is not yet.
  bool has_template(uint16_t opcode, uint8_t width);

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::x86
