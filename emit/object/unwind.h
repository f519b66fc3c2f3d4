// Unwind tables in the form of .eh_frame: a CIE for all functions without a personality, one for
// each personality, and one FDE per function.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emit/object/code_image.h"

namespace lilt::object {

// Appends the CIE of functions without a personality: at a function's entry the CFA is rsp + 8 and
// the return address is at CFA − 8. Pointers to code are relative to their own place, 32 bits.
void append_cie(std::vector<uint8_t>& table);

// The same for functions that share a personality. Returns the offset of the field for the distance
// from itself to the personality's reference cell.
uint64_t append_personality_cie(std::vector<uint8_t>& table);

// Fields of 32 bits that get distances from themselves, by offset.
struct FdeFields {
  uint64_t function = 0;
  uint64_t exception_table = 0;  // 0: none
};
// Appends the FDE of a function of `code_size` bytes, whose CIE is at offset `cie`; the CIE has a
// personality if and only if the function has an exception table. Requires steps in ascending order
// of code offset.
FdeFields append_fde(std::vector<uint8_t>& table, uint64_t cie, bool has_exception_table,
                     uint32_t code_size, std::span<const UnwindStep> steps);

}  // namespace lilt::object
