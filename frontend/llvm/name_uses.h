// Where the text of a module names its symbols, and what instructions do with the names, found by a
// scan of the text: a filter before bodies are parsed, or in place of that.
#pragma once

#include <functional>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"
#include "ir/support/source.h"

namespace lilt::frontend {

struct NameUse {
  ssa::SymbolId symbol;
  SourceOffset begin = 0, end = 0;  // of the name, without `@` and quotes
  bool is_quoted = false;
};
// Calls `visit` for each name of a symbol in the module's text, in its order, also in strings and
// comments. A name in quotes is looked up as far as it could stand without them. Returns false if
// one of those has an escape: symbols may be named that nothing was called for. Requires the
// module's source. O(text).
bool visit_names(const ssa::Module& module, const std::function<void(const NameUse&)>& visit);

// What the instruction around the name of a variable does with the address.
enum class AddressUse : uint8_t {
  None,     // a debug record describes it
  Loaded,   // a load that is not volatile reads the variable's first bytes
  Stored,   // a store that is not volatile writes them
  Taken,    // the address is stored, passed, returned, an input of a phi or a select
  Unknown,  // an access through an address in the variable, maybe
};
// By the first words of the name's line. O(line before the name).
AddressUse use_of_address(std::string_view text, const NameUse& use);

// Of a call whose parenthesis is at `open`, the last word of each argument: a number, a name,
// `null` and the like; empty for an argument that is more than a word after its type. False if the
// parenthesis is not closed, or a comment is before its end. O(arguments).
bool read_argument_words(std::string_view text, size_t open, std::vector<std::string_view>& words);

}  // namespace lilt::frontend
