// The code of a function as its bytes say it, for the interpreter of machine code.
#pragma once

#include <span>
#include <string>

#include "ir/mir/located_code.h"

namespace lilt::bytes {

// Decodes the bytes of a function once they are linked. From the code that was encoded come only
// where instructions begin (before each of them are those of one), inline assembly, the registers
// that are passed to calls, and which of several rows of the same bytes is meant.
// Returns why the bytes are not code; empty if they are. Texts are in Intel's syntax.
std::string decode_code(const mir::LocatedCode& encoded, std::span<const uint8_t> bytes,
                        mir::LocatedCode& decoded);

}  // namespace lilt::bytes
