// Machine IR with physical registers and laid-out frame → bytes, by asmjit.
#pragma once

#include <memory>
#include <string>

#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Keeps its buffers from function to function; use one a thread, for many functions.
class Encoder {
 public:
  Encoder();
  ~Encoder();

  // Encodes every block in layout order into `image` (cleared first). Jumps between blocks take the
  // short form where it reaches; symbols become relocations; blocks are aligned relative to the
  // start of the function, up to 16 bytes.
  //   requires: a verified, allocated function after frame layout
  // Returns an empty string, or the reason why an instruction cannot be encoded: mir::verify
  // refuses it, or no relocation expresses its address. Linear; about 20 ns an instruction.
  std::string encode(const mir::MachineFunction& function, object::CodeImage& image);

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::x86
