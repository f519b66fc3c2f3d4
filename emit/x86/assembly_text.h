// AT&T assembly text → bytes, for inline assembly without another assembler.
#pragma once

#include <cstdint>
#include <memory>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"

namespace lilt::x86 {

// Without blanks at both ends.
std::string_view trimmed(std::string_view text);

struct AssembledText {
  // A field for a symbol's address.
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

  // Assembles a text by itself: its labels are local, jumps to them short if all of them can be.
  // Statements are separated by line ends and `;`; there are comments (`#`, `/* */`), labels
  // (numbers, too), prefixes, instructions, data (.byte .short .long .quad .ascii .skip …);
  // .p2align and .align are ignored. Returns an empty string, or the first statement that it does
  // not understand, in quotes, with a reason if one is known. Every operand is checked: the bytes
  // mean what the text means. O(text) for texts with a bounded number of labels (a list is searched
  // by name).
  std::string assemble(std::string_view text, AssembledText& out);

 private:
  class State;
  std::unique_ptr<State> state_;
};

}  // namespace lilt::x86
