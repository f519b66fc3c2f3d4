// Which symbols and comdats of the modules that are linked stay, and their names.
#pragma once

#include <string_view>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "frontend/llvm/link_input.h"
#include "frontend/llvm/link_modules.h"

namespace lilt::frontend {

// A symbol of an input.
struct SymbolPlace {
  uint32_t input = 0;
  ssa::SymbolId symbol;
  bool operator==(const SymbolPlace&) const = default;
};

// What the modules say together of a name that more than one of them may know.
struct LinkedSymbol {
  SymbolPlace place;  // of the definition that stays, or of a declaration
  ssa::Visibility visibility = ssa::Visibility::Default;
  bool is_unnamed_addr = false, is_local_unnamed_addr = false;
  bool is_constant = false;
  uint8_t align_log2 = 0;
  std::vector<SymbolPlace> parts;  // of a list with appending linkage
};

// `@name = appending global [2 x T] [T …, T …], section "llvm.metadata"`
struct AppendingList {
  std::string_view begin;     // up to the type
  std::string_view elements;  // empty of zeroinitializer
  std::string_view rest;      // after the initializer
};
AppendingList parts_of_appending(std::string_view text);

class LinkedSymbols {
 public:
  LinkedSymbols(std::vector<LinkInput>& inputs, const LinkOptions& options,
                Diagnostics& diagnostics)
      : inputs_(inputs), options_(options), diagnostics_(diagnostics) {}

  // Reports conflicts.
  void resolve();
  // Finds what is referred to, and gives local symbols names that are theirs alone.
  void settle();

  // The symbol that a name of an input stands for.
  SymbolPlace target(SymbolPlace place) const;
  bool is_needed(SymbolPlace place) const { return needed_[place.input][place.symbol.index()]; }
  // Null of local symbols.
  const LinkedSymbol* find(std::string_view name) const;
  const ssa::Symbol& symbol(SymbolPlace place) const {
    return inputs_[place.input].module()[place.symbol];
  }
  // Whether the definition that stays becomes internal (LinkOptions::is_exported).
  bool becomes_internal(SymbolPlace place) const;
  // The elements of an input's part of a list that stay: not the constructors of data that another
  // module's take the place of.
  std::vector<std::string_view> elements_of(SymbolPlace part) const;
  // The entities that define the comdats, in the order of the inputs.
  struct Comdat {
    uint32_t input;
    const LinkEntity* entity;
    bool is_any;
  };
  const std::vector<Comdat>& comdats() const { return comdats_; }

 private:
  enum class Choice : uint8_t { Known, New, Conflict };
  void add_comdats(uint32_t input);
  void add(SymbolPlace place);
  void merge(LinkedSymbol& known, SymbolPlace place);
  void append(LinkedSymbol& known, SymbolPlace place);
  Choice choose(SymbolPlace known, SymbolPlace place) const;
  bool is_replaced_with_comdat(SymbolPlace place) const;
  bool is_root(SymbolPlace place) const;
  void need(SymbolPlace place);
  void need_names_in(uint32_t input, std::string_view text);
  void need_roots(uint32_t input);
  void name_locals(uint32_t input);
  void keep_names_in(std::string_view assembly);
  void keep_used(uint32_t input);
  void report(SymbolPlace place, SymbolPlace known, std::string message);

  std::vector<LinkInput>& inputs_;
  const LinkOptions& options_;
  Diagnostics& diagnostics_;
  std::unordered_map<std::string_view, LinkedSymbol> by_name_;
  std::unordered_map<std::string_view, size_t> comdat_of_name_;
  std::vector<Comdat> comdats_;
  std::vector<std::vector<bool>> needed_;  // by input and symbol
  std::vector<SymbolPlace> unread_;        // needed, with names that are not looked at yet
  FreshNames names_;
  std::unordered_set<std::string> kept_;  // names that stay visible, whatever is exported
};

}  // namespace lilt::frontend
