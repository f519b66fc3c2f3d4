// LLVM bitcode → the text of LLVM IR that llvm-dis prints for it.
//
// One parser builds lilt's IR: that of text. So a module is the same, and so is its object, whether
// it comes as bitcode or as text. Reads what LLVM 14 to 22 write, with typed and opaque pointers.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lilt::bitcode {

struct Disassembly {
  struct Error {
    uint64_t bit;  // from the start of the bitcode
    std::string message;
  };
  std::string text;
  std::optional<Error> error;  // then the text is not complete
};

// `bitcode`: what find_bitcode() (container.h) gave. O(size of the text), which has a limit of its
// own: bitcode may refer many times to a constant that is long. Uses as much memory as the text and
// the largest function need.
Disassembly disassemble(std::string_view bitcode);

}  // namespace lilt::bitcode
