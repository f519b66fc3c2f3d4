// Unwind tables in the form of .eh_frame: one CIE for all functions, and one FDE per function.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "emit/object/code_image.h"

namespace lilt::object {

// Appends the CIE: at a function's entry the CFA is rsp + 8 and the return address is at CFA − 8.
// Pointers to code are relative to their own place, 32 bits.
void append_cie(std::vector<uint8_t>& table);

// Appends the FDE of a function of `code_size` bytes, given that the CIE is at offset 0. Returns
// the offset of the field for the function's address relative to that field. Requires steps in
// ascending order of code offset.
uint64_t append_fde(std::vector<uint8_t>& table, uint32_t code_size,
                    std::span<const UnwindStep> steps);

}  // namespace lilt::object
