// Whether the bytes of a function are the instructions that were encoded.
#pragma once

#include <span>
#include <string>

#include "emit/object/code_image.h"
#include "ir/mir/machine_function.h"
#include "runtime/bytes/byte_decoder.h"

namespace lilt::bytes {

// Compares each instruction with its bytes: mnemonic, widths, operands, displacements and
// immediates, targets of branches; relocations with the symbols that it names, of which each has
// one; padding, jump tables and labels. Returns the first difference; empty: there is none.
// `offset_of`: by index of instructions in the function. The bytes of inline assembly are not
// looked at.
std::string compare(const Decoder& decoder, const mir::MachineFunction& function,
                    const object::CodeImage& image, std::span<const uint32_t> offset_of);

}  // namespace lilt::bytes
