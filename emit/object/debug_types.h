// Entries of a compile unit for what LLVM's metadata describes apart from code: types, namespaces,
// declarations, global variables.
#pragma once

#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/debug_entries.h"
#include "emit/object/debug_sections.h"
#include "ir/ssa/debug_node.h"
#include "ir/ssa/module.h"

namespace lilt::object {

// Text of the metadata without its escapes, up to a NUL: strings of DWARF end there.
std::string decoded(std::string_view raw);

class TypeEntries {
 public:
  // All must outlive this. `symbols`: by number of a DIGlobalVariableExpression, the variable.
  TypeEntries(const ssa::Module& module, const DebugOptions& options, FileTable& files,
              const std::unordered_map<uint32_t, ssa::SymbolId>& symbols, EntryTree& tree)
      : module_(module), options_(options), files_(files), symbols_(symbols), tree_(tree) {}

  // The entry of a type, none() for `null`, nodes that are not types, and text without source.
  EntryId type(uint32_t number);
  // The entry that things in a scope belong to; the unit's for files and unknown scopes.
  EntryId scope(uint32_t number);
  // The declaration of a function: a member of a class.
  EntryId declaration(uint32_t number);
  // Gives a node its entry: functions that have code.
  void set_entry(uint32_t number, EntryId entry) { entries_[number] = entry; }
  // The entry that a node has so far.
  EntryId known(uint32_t number) const;
  // From the lists of a DICompileUnit.
  void add_unit(const ssa::DebugNode& unit);

  // Add attributes. `type`: of a type, unless it is void; `place`: file and line of a declaration.
  void add_type(EntryId entry, uint32_t type);
  void add_name(EntryId entry, std::string_view raw);
  void add_place(EntryId entry, const ssa::DebugNode& node);
  // What a declaration and a definition of a function have: name, place, result, its flags.
  void add_function(EntryId entry, const ssa::DebugNode& function);
  // Parameters of a function type; of a declaration, which says which are implicit.
  void add_parameters(EntryId entry, uint32_t function_type);
  // Whether a function type ends in `...`.
  bool is_variadic(uint32_t function_type) const;
  void add_template_parameters(EntryId entry, uint32_t tuple, bool is_pack = false);

  // Fills in all entries that were made and have no contents yet. Call it last.
  void finish();

 private:
  struct Open {
    EntryId entry;
    ssa::DebugNode node;
  };
  EntryId make(uint32_t number, EntryId parent);
  EntryId make_of(uint32_t number, const ssa::DebugNode& node, EntryId parent);
  uint16_t tag_of(const ssa::DebugNode& node) const;
  void fill(EntryId entry, const ssa::DebugNode& node);
  void fill_basic(EntryId entry, const ssa::DebugNode& node);
  void fill_derived(EntryId entry, const ssa::DebugNode& node);
  void fill_member(EntryId entry, const ssa::DebugNode& node);
  void fill_static_member(EntryId entry, const ssa::DebugNode& node);
  void fill_inheritance(EntryId entry, const ssa::DebugNode& node);
  void fill_composite(EntryId entry, const ssa::DebugNode& node);
  void fill_array(EntryId entry, const ssa::DebugNode& node);
  void add_bound(EntryId entry, uint16_t name, const ssa::DebugNode& range, const char* field);
  void fill_enumeration(EntryId entry, const ssa::DebugNode& node);
  void fill_variant_part(EntryId entry, const ssa::DebugNode& node);
  void add_accessibility(EntryId entry, const ssa::DebugNode& node);
  void add_constant(EntryId entry, uint16_t name, const ssa::DebugNode& node, const char* field);
  void add_alignment(EntryId entry, const ssa::DebugNode& node);
  void add_global(uint32_t expression);
  void add_address(EntryId entry, uint32_t expression, std::string_view operations);
  void add_import(uint32_t number);
  EntryId index_type();
  std::vector<uint32_t> elements(uint32_t tuple);

  const ssa::Module& module_;
  const DebugOptions& options_;
  FileTable& files_;
  const std::unordered_map<uint32_t, ssa::SymbolId>& symbols_;
  EntryTree& tree_;
  std::unordered_map<uint32_t, EntryId> entries_;  // by number of the node
  std::vector<Open> open_;                         // without contents
  struct Bound {
    EntryId range;
    uint16_t name;
    uint32_t variable;
  };
  std::vector<Bound> bounds_;  // of arrays, that are variables
  EntryId index_type_;
  size_t listed_ = 0;  // elements of all lists
};

}  // namespace lilt::object
