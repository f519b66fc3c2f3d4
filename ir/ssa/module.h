// A module's header: everything but the bodies of its functions.
//
// A body depends on the header only. While bodies are parsed, optimized and compiled the header is
// const, so any number of threads may read it. The types and declarations that a body needs besides
// go into a ModuleOverlay, which belongs to one thread.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/ssa/attributes.h"
#include "ir/ssa/constant.h"
#include "ir/ssa/debug_info.h"
#include "ir/ssa/facts.h"
#include "ir/ssa/library_functions.h"
#include "ir/ssa/type.h"
#include "ir/ssa/value.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"
#include "ir/support/processor_features.h"
#include "ir/support/source.h"

namespace lilt::ssa {

enum class SymbolKind : uint8_t { Function, Variable, Alias };

enum class Linkage : uint8_t {
  External,
  Internal,
  Private,
  Weak,
  WeakOdr,
  LinkOnce,
  LinkOnceOdr,
  Common,
  AvailableExternally,
  ExternWeak,
  Appending,
};

// Which of the three languages the text is written in; fixed for a module by the index scan.
enum class Dialect : uint8_t {
  LLVMlite,  // typed pointers, no source_filename; the specification's rules
  Typed,     // LLVM up to 14
  Modern,    // opaque pointers
};

enum class Visibility : uint8_t { Default, Hidden, Protected };

// How a thread-local variable is accessed. General: from any module, wherever defined.
enum class TlsModel : uint8_t { None, General, LocalDynamic, InitialExec, LocalExec };
inline constexpr std::string_view kTlsModelNames[] = {"", "", "localdynamic", "initialexec",
                                                      "localexec"};

struct Symbol {
  std::string_view name;  // without `@`; unnamed globals have their number as name
  SymbolKind kind = SymbolKind::Function;
  Linkage linkage = Linkage::External;
  bool is_definition = false;
  bool is_constant = false;      // variable: `constant`
  bool is_implicit = false;      // a function that the program calls but never declares
  bool is_unnamed_addr = false;  // nobody compares its address: equal contents may be shared
  // No function of this module compares its address: only optimizers find that out and write it.
  bool is_local_unnamed_addr = false;
  bool is_externally_initialized = false;  // what it holds at the start is not its initializer
  bool is_dso_local = false;  // `dso_local`: no other module's definition takes its place
  bool is_ifunc = false;     // an alias of the function that chooses the function when it is loaded
  bool is_retained = false;  // in `@llvm.used`: not even the linker may drop it
  // Of a variable: whether some function may do more with its address than to access it. False only
  // if every function of a module that no other can name the variable in was looked at.
  bool is_address_taken = true;
  Visibility visibility = Visibility::Default;
  TlsModel tls = TlsModel::None;
  FunctionAttributes function_attributes = 0;  // namespace function_attribute
  // Of the processor: "target-cpu", "target-features". The function's code may use the granted.
  FeatureRequest features;
  uint8_t align_log2 = 0;      // of what the text asks for; see alignment_of
  bool has_alignment = false;  // the text asks for one
  CallingConvention convention = CallingConvention::C;  // of a function
  uint16_t intrinsic = 0;  // see intrinsics.h; 0: not an intrinsic that lilt knows
  LibraryFunction library_function = LibraryFunction::None;  // that the name stands for in C
  TypeId type;               // function type, or the type of the variable's contents (erased)
  TypeId source_type;        // the same before erasure
  ConstantId initializer;    // variable definitions, aliases; a function's `prefix` data
  ConstantId prologue;       // a function's `prologue` data: at its symbol, before its code
  SymbolId personality;      // function definitions: see Function::personality
  std::string_view section;  // empty: the default one for its contents
  std::string_view comdat;   // name of its group; empty: none
  // Number of a function's `!DISubprogram`, of a variable's `!DIGlobalVariableExpression`.
  uint32_t debug_node = DebugInfo::kNone;
  SourceOffset offset = kNoOffset;        // of its name where it is defined (else declared)
  SourceOffset body_begin = kNoOffset;    // function definitions: just after `{`
  SourceOffset body_end = kNoOffset;      // at the matching `}`
  SourceOffset header_begin = kNoOffset;  // at `define`

  // Whether only this module can name it.
  bool is_local() const { return linkage == Linkage::Internal || linkage == Linkage::Private; }
};

// Where a variable that the module defines is placed: a multiple of that many bytes. Optimizers
// rely on it: as LLVM's DataLayout::getPreferredAlign, structs have 8 bytes and what is larger than
// 16 bytes has 16, unless the text says otherwise. O(1).
uint64_t alignment_of(const Symbol& variable, const TypeTable& types);

// Where the secret number of stack guards is: the module's flags "stack-protector-guard…".
struct StackGuardPlace {
  bool is_global = false;   // the variable __stack_chk_guard
  bool is_in_gs = false;    // otherwise at an offset from fs
  int32_t offset = 40;      // as in glibc and musl
  std::string_view symbol;  // in place of the offset, if there is one
};

class ModuleOverlay;

class Module {
 public:
  explicit Module(const SourceText* source = nullptr);
  Module(const Module&) = delete;
  Module& operator=(const Module&) = delete;

  TypeTable& types() { return types_; }
  const TypeTable& types() const { return types_; }
  ConstantPool& constants() { return constants_; }
  const ConstantPool& constants() const { return constants_; }
  const SourceText* source() const { return source_; }

  // A copy of `text` that lives as long as the module.
  std::string_view keep(std::string_view text) { return names_.copy(text); }
  // Adds a symbol (its name, section and comdat are copied; its name determines `intrinsic` and
  // `library_function`). The name must be new: see find.
  SymbolId add_symbol(const Symbol& symbol);
  // Gives a symbol another name, which must be new and is copied.
  void rename(SymbolId symbol, std::string_view name);
  SymbolId find(std::string_view name) const;  // none() if absent
  Symbol& operator[](SymbolId symbol) { return symbols_[symbol.index()]; }
  const Symbol& operator[](SymbolId symbol) const { return symbols_[symbol.index()]; }
  // Attributes of a function's parameter or result (kResultPosition). Missing entries are default.
  // O(1).
  const ParameterAttributes& attributes(SymbolId function, uint32_t position) const;
  void set_attributes(SymbolId function, uint32_t position, const ParameterAttributes& attributes);
  // Likewise of what the text promises about them. O(parameters that it promises something about).
  const ParameterFacts& facts(SymbolId function, uint32_t position) const;
  // Whether some parameter or result has a `range(…)`.
  bool has_ranges() const { return has_ranges_; }
  // Whether some parameter is `returned`.
  bool has_returned_parameters() const { return has_returned_parameters_; }
  // For all positions of one function, then of another.
  void add_facts(SymbolId function, uint32_t position, const ParameterFacts& facts);
  void clear_facts();
  // What every call of a function passes for a parameter, if that is one constant; else none().
  // O(1).
  ConstantId constant_argument(SymbolId function, uint32_t position) const;
  void set_constant_argument(SymbolId function, uint32_t position, ConstantId constant);
  bool has_constant_arguments() const { return !constant_arguments_.empty(); }
  // The text from a metadata node's `!{` on, and up to its end; empty if there is none. O(1), O(its
  // text).
  std::string_view text_from(MetadataNode node) const;
  std::string_view node_text(MetadataNode node) const;
  size_t symbol_count() const { return symbols_.size(); }
  IdRange<SymbolId> symbols() const { return IdRange<SymbolId>(symbols_.size()); }
  // Adds a declaration of an overlay of this header, unless the name is known.
  void adopt(const ModuleOverlay& overlay, Symbol declaration);
  // Adds the types and the declarations of an overlay; those of the first overlay keep their ids.
  void merge(const ModuleOverlay& overlay);

  Dialect dialect = Dialect::LLVMlite;
  std::string target_triple;
  std::string data_layout;
  std::string source_filename;
  std::string inline_assembly;  // `module asm`, line by line
  struct Comdat {
    std::string_view name;
    bool any = true;  // `any`; otherwise `nodeduplicate`
  };
  std::vector<Comdat> comdats;
  // The text has been through an optimizer: some function definition is `local_unnamed_addr`, and
  // at least half of them are that or `unnamed_addr`; or `!lilt.optimized` says so, in a dump.
  bool is_optimized = false;
  // An object may be at address 0, in functions with `null_pointer_is_valid`.
  bool null_may_be_valid = false;
  // Some function is `returns_twice`, as setjmp is.
  bool may_return_twice = false;
  // Some function is `cold`.
  bool has_cold_functions = false;
  // Of the functions with HasRequests.
  std::unordered_map<uint32_t, FunctionRequests> requests;  // by index of the symbol
  // "cf-protection-branch", "cf-protection-return" of the module's flags: marks where branches end,
  // and a stack of return addresses.
  bool tracks_branches = false, has_shadow_stack = false;
  // "kcfi": functions have their type's hash before them.
  bool has_type_hashes = false;
  // "indirect_branch_cs_prefix": see mitigation::PrefixedThunks.
  bool prefixes_thunks = false;
  // "override-stack-alignment": bytes that the stack is aligned to at calls.
  uint32_t stack_alignment = 16;
  StackGuardPlace stack_guard;
  // Some metadata says that a loop must not be unrolled, or not be vectorized.
  bool limits_loops = false;
  // The blocks whose address a blockaddress anywhere takes, by function.
  struct AddressTakenBlock {
    SymbolId function;
    std::string_view block;           // its name, as in a BlockAddress constant
    SourceOffset offset = kNoOffset;  // of the name, where it is mentioned first
    uint32_t mentions = 1;            // how often a blockaddress in the text names it
  };
  std::vector<AddressTakenBlock> address_taken_blocks;
  DebugInfo debug_info;
  std::vector<SourceOffset> metadata_places;  // of `!N = …`: the node's place
  SourceOffset flags_place = kNoOffset;       // of the tuple of `!llvm.module.flags`
  // Attributes of each attribute group that matter: namespace function_attribute, by number.
  std::unordered_map<uint64_t, FunctionAttributes> attribute_groups;
  std::unordered_map<uint64_t, FunctionRequests> requests_of_groups;  // with HasRequests
  std::unordered_map<uint64_t, FeatureRequest> features_of_groups;    // not empty

 private:
  const SourceText* source_;
  TypeTable types_;
  ConstantPool constants_;
  std::vector<Symbol> symbols_;
  // Of attributes_: of the result, then of each parameter up to the last one that has any.
  struct AttributeRange {
    uint32_t first = 0, count = 0;
  };
  friend class ModuleOverlay;
  SymbolId find(std::string_view name, uint32_t hash) const;

  IdTable<SymbolId> by_name_;
  std::vector<AttributeRange> attribute_ranges_;  // by symbol
  std::vector<ParameterAttributes> attributes_;
  struct FactsOf {
    uint32_t position = 0;
    ParameterFacts facts;
  };
  std::vector<AttributeRange> fact_ranges_;  // of facts_, by symbol
  std::vector<FactsOf> facts_;
  std::unordered_map<uint64_t, ConstantId> constant_arguments_;  // by function and position
  bool has_ranges_ = false;
  bool has_returned_parameters_ = false;
  Arena names_;
};

// A frozen header as the functions of one thread see it: with the types and the declarations that
// they add. Ids of both begin after the header's.
class ModuleOverlay {
 public:
  // The header must outlive the overlay and not change. O(types).
  explicit ModuleOverlay(const Module& header) : header_(header), types_(&header.types()) {}
  ModuleOverlay(const ModuleOverlay&) = delete;
  ModuleOverlay& operator=(const ModuleOverlay&) = delete;
  // Forgets what was added, and keeps the memory. O(additions).
  void reset();

  const Module& header() const { return header_; }
  TypeTable& types() { return types_; }
  const TypeTable& types() const { return types_; }
  const SourceText* source() const { return header_.source(); }

  const Symbol& operator[](SymbolId symbol) const {
    const size_t known = header_.symbol_count();
    return symbol.index() < known ? header_[symbol] : added_[symbol.index() - known];
  }
  SymbolId find(std::string_view name) const;  // none() if absent
  // Adds a declaration; see Module::add_symbol.
  SymbolId declare(const Symbol& symbol);
  const std::vector<Symbol>& declarations() const { return added_; }
  // Adds the declarations of another overlay of the same header that are new by name.
  void adopt(const ModuleOverlay& other);
  const ParameterAttributes& attributes(SymbolId function, uint32_t position) const {
    return header_.attributes(function, position);
  }

 private:
  const Module& header_;
  TypeTable types_;
  std::vector<Symbol> added_;
  IdTable<SymbolId> by_name_;  // of added_
  Arena names_;
};

// A header or an overlay of it, for readers of both.
class ModuleView {
 public:
  ModuleView(const Module& header) : header_(header), types_(header.types()) {}
  ModuleView(const ModuleOverlay& overlay)
      : header_(overlay.header()), overlay_(&overlay), types_(overlay.types()) {}
  const Module& header() const { return header_; }
  const TypeTable& types() const { return types_; }
  const Symbol& operator[](SymbolId symbol) const {
    return overlay_ == nullptr ? header_[symbol] : (*overlay_)[symbol];
  }
  const ParameterAttributes& attributes(SymbolId function, uint32_t position) const {
    return header_.attributes(function, position);
  }
  SymbolId find(std::string_view name) const {
    return overlay_ == nullptr ? header_.find(name) : overlay_->find(name);
  }

 private:
  const Module& header_;
  const ModuleOverlay* overlay_ = nullptr;
  const TypeTable& types_;
};

// Reports at a place of the module's source; without a source or a place, for the module as a
// whole.
[[gnu::cold]] void report_error(const ModuleOverlay& module, SourceOffset offset,
                                std::string message, Diagnostics& diagnostics);

}  // namespace lilt::ssa
