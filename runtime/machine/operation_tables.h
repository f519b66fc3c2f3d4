// The meanings of instructions by mnemonic, for the table in semantics.cpp.
#pragma once

#include <span>
#include <string_view>

#include "runtime/machine/semantics.h"

namespace lilt::machine {

// A mnemonic as AT&T's assembler has it, without 'v', the suffix of a width, and "lock".
struct NamedOperation {
  std::string_view mnemonic;
  Operation operation;
};

std::span<const NamedOperation> general_operations();
std::span<const NamedOperation> packed_operations();
std::span<const NamedOperation> floating_operations();
std::span<const NamedOperation> cipher_operations();
std::span<const NamedOperation> string_operations();
std::span<const NamedOperation> x87_operations();

}  // namespace lilt::machine
