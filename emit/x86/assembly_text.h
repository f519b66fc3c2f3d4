// AT&T assembly text → bytes: what lilt needs for inline assembly, without another assembler.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"

namespace lilt::x86 {

struct AssembledText {
  // A place that a symbol's address belongs in.
  struct Reference {
    uint32_t offset;  // from the start of the text
    object::RelocationKind kind;
    std::string symbol;
    int64_t addend;
  };
  std::vector<uint8_t> bytes;
  std::vector<Reference> references;
};

// Keeps its buffers; use one a thread, for many texts.
class TextAssembler {
 public:
  TextAssembler();
  ~TextAssembler();

  // Assembles a text by itself: its labels are its own, jumps to them short if all of them can be.
  // Statements are separated by line ends and `;`; there are comments (`#`, `/* */`), labels
  // (numbers, too), prefixes, instructions, data (.byte .short .long .quad .ascii .skip …);
  // .p2align and .align are no promise and passed over. Gives an empty string, or the statement
  // that it does not understand, in quotes, with a reason if one is known. Every operand is
  // checked: what is assembled is what the text says. O(text) for texts with a bounded number of
  // labels (each is found by its name in a list).
  std::string assemble(std::string_view text, AssembledText& out);

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::x86
