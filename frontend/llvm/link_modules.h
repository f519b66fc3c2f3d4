// Several modules as the text of one.
//
// Idea. What linking changes in a module is names: a local symbol, a type or a node of metadata
// whose name another module has, too. So the linked module is a text: the entities of the modules'
// own texts, as they are but for such names, without those that another module's take the place of.
// It is indexed and compiled as any other text, its bodies one by one; each line knows the line
// that it comes from, so messages name that. Nothing is copied through the IR.
//
// Which of several symbols stays, and what it takes over from the others, are LLVM's rules
// (docs/command-line.md). Source: LinkModules.cpp and IRMover.cpp of LLVM 19.
//
//   link_input.h      a module that is linked: its entities, and where names are in them
//   link_symbols.h    which symbols and comdats stay, and their names
//   link_text.h       the text, with the names that linking gives
//   link_modules.cpp  types that share a name
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/support/diagnostic.h"
#include "ir/support/source.h"

namespace lilt::frontend {

struct LinkOptions {
  // All symbols of the first module stay, even where nothing refers to them.
  bool keeps_first = false;
  // The definitions that other objects may refer to; others become internal, but for those in
  // llvm.used, those that assembly names, and functions of the C library, which compiled code
  // calls. Empty: all.
  std::function<bool(std::string_view)> is_exported = {};
};

// The text of several modules, and where its lines come from.
struct LinkedModule {
  struct Part {
    SourceOffset begin;        // in the text
    const SourceText* source;  // from there on; null: from none
    SourceOffset offset;
  };
  std::unique_ptr<SourceText> text;    // null after errors
  const SourceText* linked = nullptr;  // the same, also once `text` was given away
  std::vector<std::unique_ptr<SourceText>> sources;
  std::vector<Part> parts;  // by place
  // Local symbols of the first module whose names another module needs, and their new ones.
  std::vector<std::pair<std::string, std::string>> renamed;

  // Where the line of an offset comes from, with the same column or the line's end there; the text
  // itself, if from no other. O(log parts + size of the part).
  struct Place {
    const SourceText* source;
    SourceOffset offset;
  };
  Place origin(SourceOffset offset) const;
  // Gives messages about places in the text those that the lines come from. O(size of the text).
  void name_origins(Diagnostics& diagnostics) const;
};

// Links modules in their order; the first one's names and numbers stay. No text after errors. The
// sources belong to the result in any case. O(size of the texts).
LinkedModule link_modules(std::string name, std::vector<std::unique_ptr<SourceText>> sources,
                          const LinkOptions& options, Diagnostics& diagnostics);

}  // namespace lilt::frontend
