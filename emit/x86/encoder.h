// Machine IR with physical registers and laid-out frame → bytes, by asmjit.
#pragma once

#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"

namespace lilt::x86 {

// Encodes every block in layout order into `image` (cleared first). Encodes twice: the first pass
// gives upper bounds of all distances, the second takes short jumps where they fit. Symbols become
// relocations. Requires a verified, allocated function after frame layout. About 25 ns an
// instruction.
class Encoder {
 public:
  Encoder();
  ~Encoder();
  void encode(const mir::MachineFunction& function, object::CodeImage& image);

 private:
  struct State;
  State* state_;
};

}  // namespace lilt::x86
