// Entries of a compile unit for functions that have code: their blocks, inlined calls, variables.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "emit/object/debug_lists.h"
#include "emit/object/debug_scopes.h"
#include "emit/object/debug_types.h"

namespace lilt::object {

class FunctionEntries {
 public:
  // All must outlive this.
  FunctionEntries(const ssa::Module& module, std::span<const DebugFunction> functions,
                  TypeEntries& types, FileTable& files, EntryTree& tree, DebugLists& lists)
      : module_(module),
        functions_(functions),
        types_(types),
        files_(files),
        tree_(tree),
        lists_(lists) {}

  // Makes the entry of a function, by its index, so that types inside of it have a scope.
  void declare(size_t function);
  // Fills it in. O(lines × depth of their scopes + variables).
  void fill(size_t function);

 private:
  using Scope = DebugScopes::Scope;
  struct Variable {
    uint32_t number = 0;
    ssa::DebugNode node;
    std::vector<const VariablePlace*> places;
  };
  void collect_variables(const DebugFunction& function);
  void add_variable(uint32_t number, uint32_t inlined_at, const VariablePlace* place);
  void add_retained(uint32_t subprogram, uint32_t inlined_at);
  bool has_contents(size_t scope) const;
  void write_scope(size_t scope, EntryId parent);
  void write_inlined(const Scope& scope, EntryId entry);
  void write_contents(size_t scope, EntryId entry);
  void write_variable(const Variable& variable, EntryId parent, const Scope& scope);
  void describe(const ssa::DebugNode& node, EntryId entry);
  static uint16_t tag_of(const ssa::DebugNode& node);
  EntryId abstract_variable(const Variable& variable, uint32_t subprogram);
  void write_location(const Variable& variable, EntryId entry);
  void write_ranges(const Scope& scope, EntryId entry);
  EntryId abstract(uint32_t subprogram);
  void write_call(const DebugCall& call, EntryId parent);
  EntryId entry_of(ssa::SymbolId id);

  const ssa::Module& module_;
  const ssa::DebugInfo& info_ = module_.debug_info;
  std::span<const DebugFunction> functions_;  // of all units
  TypeEntries& types_;
  FileTable& files_;
  EntryTree& tree_;
  DebugLists& lists_;
  std::unordered_map<size_t, EntryId> entries_;  // by function
  std::unordered_map<uint32_t, EntryId> entry_of_symbol_;
  std::unordered_map<uint32_t, EntryId> abstracts_;  // by subprogram
  std::unordered_map<uint32_t, EntryId> abstract_variables_;
  // Of the function being filled in:
  size_t function_ = 0;
  uint32_t subprogram_ = 0;
  DebugScopes scopes_{info_};
  std::vector<std::vector<uint32_t>> variables_of_;  // by scope: indices into variables_
  std::vector<Variable> variables_;
  std::unordered_map<uint64_t, uint32_t> variable_of_;
};

}  // namespace lilt::object
