// The code of a function as its bytes say it, for the interpreter of machine code.
#pragma once

#include <span>
#include <string>

#include "ir/mir/located_code.h"

namespace lilt::bytes {

// A function whose bytes are linked.
struct CodeBytes {
  const mir::LocatedCode* encoded = nullptr;
  std::span<const uint8_t> bytes;
  mir::LocatedCode decoded = {};
  std::string problem = {};  // why they are not code
};

// Decodes the bytes of functions. From the code that was encoded come only where instructions begin
// (before each of them are those of one), inline assembly, the registers that are passed to calls,
// and which of several rows of the same bytes is meant. Texts are in Intel's syntax.
void decode(std::span<CodeBytes> functions);

}  // namespace lilt::bytes
