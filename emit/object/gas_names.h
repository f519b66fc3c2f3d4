// Names and strings as the GNU assembler reads them.
#pragma once

#include <string>
#include <string_view>

namespace lilt::object {

// A global's name as the assembler reads it: unchanged, or in quotes.
void append_assembly_name(std::string& out, std::string_view name);
// Bytes as a string literal of the assembler, in quotes.
void append_assembly_string(std::string& out, std::string_view bytes);

}  // namespace lilt::object
