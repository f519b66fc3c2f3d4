// What lilt reads of ELF files: sections and exported names. They are untrusted: what lies outside
// a file is not there.
#pragma once

#include <string_view>
#include <vector>

namespace lilt::driver {

// The contents of the section of that name of an ELF64 file; empty if it has none. O(sections).
std::string_view section_of(std::string_view file, std::string_view name);

// The names that the dynamic symbol table of an ELF64 file defines. O(symbols).
std::vector<std::string_view> exported_names(std::string_view file);

}  // namespace lilt::driver
