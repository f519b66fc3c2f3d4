// The part of a module's header that a dump of some functions needs in order to be read back alone.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/module.h"

namespace lilt::ssa {

// The metadata that instructions in the text of functions and the header's text in `out` refer to,
// as far as that text lacks it. O(text + nodes + header).
void print_nodes(std::string& out, const Module& header, std::string_view text);

// The lists of compile units and of the module's flags, and all nodes about the source's places: as
// in the text where the module has one. O(them).
void print_debug_info(std::string& out, const Module& module);

class HeaderExcerpt {
 public:
  // The module must outlive this, and its debug information must not change.
  explicit HeaderExcerpt(const Module& module);

  // Prints the header's lines for `text`, the dump of `functions` as SSA IR or machine IR: target,
  // named types, comdats, variables with their initialisers, and debug information that the text
  // names, directly or through other such lines; other functions as declarations; aliases of
  // `functions` and lists that hold one, such as llvm.global_ctors. Keeps the order of the module.
  // O(text and lines).
  // `module`: the header given at construction, or the overlay that the text was made with.
  void print(std::string& out, ModuleView module, std::span<const SymbolId> functions,
             std::string_view text) const;

 private:
  std::vector<SymbolId> lists_;                // aliases, llvm.global_ctors and the like
  std::string debug_info_;                     // as print_header prints it
  std::string debug_lists_;                    // its first lines
  std::vector<std::string_view> debug_lines_;  // of nodes, by number; empty: none
};

}  // namespace lilt::ssa
