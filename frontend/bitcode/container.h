// Where bitcode is in a file.
#pragma once

#include <string_view>

namespace lilt::bitcode {

// The bitcode of a file that is bitcode, perhaps in its wrapper, or that is an ELF object with a
// section of bitcode (`clang -fembed-bitcode`, `-ffat-lto-objects`); empty for all others.
// O(sections).
std::string_view find_bitcode(std::string_view file);

// Whether a file begins as bitcode does, perhaps in its wrapper.
bool is_bitcode(std::string_view file);

}  // namespace lilt::bitcode
