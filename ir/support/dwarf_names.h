// Names of DWARF that LLVM writes in its text, and their numbers: of tags, languages, encodings of
// types, operations (`DW_TAG_member`).
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace lilt {

// The number of a name, or of a plain number. O(log names).
std::optional<uint64_t> dwarf_constant(std::string_view name);
// The name of a number that begins with `kind` ("DW_TAG_"); the number in decimal if it has none.
// O(names of the kind).
std::string dwarf_name(std::string_view kind, uint64_t value);

}  // namespace lilt
