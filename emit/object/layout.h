// A module laid out in sections, which the ELF writer turns into a file and the JIT into memory.
//
// Functions are appended in the given order, variables in the order of the module; nothing else
// affects the result. Offsets count from the start of a section; every reference to a symbol is a
// relocation until a consumer resolves it.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/code_image.h"
#include "emit/object/debug_sections.h"
#include "emit/object/exception_table.h"
#include "emit/object/object_writer.h"
#include "ir/ssa/module.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"

namespace lilt::object {

// The small code model reaches ±2 GiB, so no section may be larger.
inline constexpr uint64_t kMaximumSectionSize = INT32_MAX;
inline constexpr uint64_t kMaximumAlignment = uint64_t{1} << 28;
// Of what alignment leaves empty: a few aligned things could fill all memory.
inline constexpr uint64_t kMaximumPadding = uint64_t{1} << 28;

// Of a function's code, in bytes: 16, or 1 where size counts, and no less than the function asks
// for and its blocks need.
uint32_t function_alignment(const ssa::Symbol& function, uint8_t blocks_log2);

// The bytes between an aligned place and a prefix of that size, so that the function after it is
// aligned.
constexpr uint64_t prefix_padding(uint64_t size, uint32_t align) {
  return (align - size % align) % align;
}

using SectionId = Id<struct SectionTag>;
using GroupId = Id<struct GroupTag>;

enum class SectionKind : uint8_t {
  Code,
  ReadOnly,
  RelocatedReadOnly,  // constants with addresses in them: read-only once relocated
  Data,
  Zero,        // size without contents
  ThreadData,  // the initial contents of each thread's copy
  ThreadZero,
  Constants,  // of 4, 8 or 16 bytes each; linkers merge equal ones
  Initializers,
  Finalizers,
  UnwindTable,
  Debug,     // not loaded
  Excluded,  // for those that read objects: linkers leave it out
};

// The description of a section: symbols with equal descriptions share it.
struct SectionDescription {
  SectionKind kind = SectionKind::Code;
  std::string name;
  GroupId group;             // none(): in no group
  uint32_t entry_size = 0;   // of Constants; 1 of debug strings, which linkers merge, too
  bool is_retained = false;  // linkers keep it without references
  friend auto operator<=>(const SectionDescription&, const SectionDescription&) = default;
};

// What "patchable-function-entry" and -prefix ask for.
struct PatchablePlace {
  uint32_t prefix = 0;  // bytes of no-operations before the function
  uint32_t start = 0;   // of the first no-operation, after the prefix
  bool is_wanted = false;
};
PatchablePlace patchable_place(const ssa::Module& module, ssa::SymbolId function);
// The section that has the address of each such place.
SectionDescription describe_patchable_places(const SectionDescription& code);

// What stands before a function, in this order: data, the hash of its type as the operand of
// an instruction, no-operations.
struct FunctionPrefix {
  bool has_data = false;  // Symbol::initializer
  // "kcfi": the function is aligned as if it had a hash; so that all are, whether they have one.
  bool is_checked = false;
  bool has_hash = false;
  uint32_t hash = 0;
  uint32_t no_operations = 0;
  bool is_empty() const { return !has_data && !is_checked && no_operations == 0; }
  // Bytes of the hash's instruction, movl $hash, %eax.
  uint32_t hash_size() const { return has_hash ? 5 : 0; }
};
FunctionPrefix prefix_of(const ssa::Module& module, ssa::SymbolId function);
// The name of what stands there, up to the no-operations.
std::string type_hash_symbol(std::string_view function);
// The section that has the distance to each trap of a check, from the entry.
SectionDescription describe_type_traps(const SectionDescription& code);

// Sections that linkers keep or drop together, one group of each name.
struct SectionGroup {
  std::string_view name;
  bool any = true;  // otherwise all are kept
};

class SectionGroups {
 public:
  explicit SectionGroups(const ssa::Module& module) : module_(module) {}
  // The group of that name; none() for an empty one.
  GroupId of(std::string_view comdat);
  const IdMap<GroupId, SectionGroup>& all() const { return groups_; }

 private:
  const ssa::Module& module_;
  IdMap<GroupId, SectionGroup> groups_;
  std::unordered_map<std::string_view, GroupId> by_name_;
};

struct LaidOutSymbol {
  std::string_view name;    // as linkers know it
  ssa::SymbolId in_module;  // none(): only code names it
  SectionId section;        // none(): defined elsewhere, or common
  bool is_common = false;   // shared by all objects that have it; value is the alignment
  bool is_section = false;  // the start of its section, without a name
  bool is_label = false;    // of a block or a jump table: the symbol table need not have it
  bool is_function = false;
  bool is_ifunc = false;  // the place is of the function that chooses the function
  bool is_thread_local = false;
  bool is_referenced = false;
  ssa::Linkage linkage = ssa::Linkage::External;
  ssa::Visibility visibility = ssa::Visibility::Default;
  uint64_t value = 0;  // offset in its section
  uint64_t size = 0;

  bool is_undefined() const { return !section.valid() && !is_common; }
  bool is_local() const {
    return section.valid() &&
           (linkage == ssa::Linkage::Internal || linkage == ssa::Linkage::Private);
  }
  bool is_weak() const;
};

struct LaidOutRelocation {
  uint64_t offset;
  int64_t addend;
  uint32_t symbol;  // index into symbols()
  RelocationKind kind;
};

struct LaidOutSection {
  SectionDescription description;
  std::vector<uint8_t> bytes;  // none for Zero and ThreadZero
  uint64_t size = 0;
  uint32_t align = 1;
  std::vector<LaidOutRelocation> relocations;
  uint32_t start_symbol = UINT32_MAX;  // index into symbols(), once there is one
};

// Three sections that always exist.
inline constexpr SectionId kText{0}, kData{1}, kZero{2};

struct AliasTarget;

class Layout {
 public:
  explicit Layout(const ssa::Module& module, const SectionOptions& options = {});
  // References to functions stay relocations, even those of local functions in one section. Call
  // it first.
  void keep_function_references() { keeps_function_references_ = true; }
  // No debugger reads what is laid out. Call it before finishing.
  void leave_out_debug_sections() { has_debug_sections_ = false; }
  void add_excluded(std::string name, std::string_view bytes);
  void reserve_code(size_t bytes) { sections_[kText].bytes.reserve(bytes); }
  // Returns its symbol, until the next call; null if it is left out.
  const LaidOutSymbol* add_function(ssa::SymbolId function, const CodeImage& image);
  bool add_variables(Diagnostics& diagnostics);
  // Places aliases, resolves differences of addresses and closes the unwind table. False after
  // reporting errors: a section beyond 2 GiB, an alias of an undefined symbol, names that clash
  // with lilt's own.
  bool finish(Diagnostics& diagnostics);
  // In place of finish, for some functions of a module whose other parts were laid out before:
  // leaves out aliases and the check of names.
  bool finish_functions(Diagnostics& diagnostics);

  const std::vector<LaidOutSymbol>& symbols() const { return symbols_; }
  const IdMap<SectionId, LaidOutSection>& sections() const { return sections_; }
  const IdMap<GroupId, SectionGroup>& groups() const { return groups_.all(); }
  const LaidOutSection& operator[](SectionId section) const { return sections_[section]; }
  // Those with lines, in the order in which they came.
  const std::vector<DebugFunction>& debug_functions() const { return debug_functions_; }
  const ssa::Module& module() const { return module_; }

 private:
  // A field for base − minus + addend, once both have addresses.
  struct Difference {
    SectionId section;
    uint64_t offset;
    uint32_t base, minus;  // symbols
    int64_t addend;
    uint8_t width;
    ssa::SymbolId variable;
  };
  uint32_t symbol_for(ssa::SymbolId symbol);
  uint32_t symbol_for(std::string_view name);
  uint32_t symbol_for(const AddressTarget& place);
  uint32_t start_of(SectionId section);
  SectionId section_for(const SectionDescription& description);
  uint64_t open(SectionId section, uint32_t align, uint8_t filler);
  void check_padding(ssa::SymbolId symbol);
  void append(SectionId section, const void* bytes, size_t count);
  // Adds a place in `text` to a section of such places, in so many bytes.
  void add_place(const SectionDescription& section, RelocationKind kind, uint32_t size,
                 SectionId text, uint64_t place);
  uint64_t add_prefix(ssa::SymbolId function, SectionId text, uint32_t align,
                      const FunctionPrefix& prefix);
  void add_no_operations(SectionId text, uint64_t count);
  uint64_t add_function_data(ssa::SymbolId function, ssa::ConstantId contents, SectionId text);
  void define(uint32_t symbol, SectionId section, uint64_t value, uint64_t size);
  void add_constant(uint32_t symbol, std::string_view bytes);
  void add_jump_table(uint32_t symbol, const JumpTableData& table, SectionId text, uint64_t start,
                      const SectionDescription& code);
  void add_unwind_entry(SectionId text, uint64_t start, const SectionDescription& code,
                        const CodeImage& image);
  uint64_t cie_of(std::string_view personality);
  void note_exceptions(const CodeImage& image);
  void add_exception_table(uint64_t field, const SectionDescription& code);
  uint32_t reference_cell(std::string_view symbol);
  void add_variable(ssa::SymbolId variable, const DataImage& image);
  void add_pointer(SectionId section, uint64_t start, const DataImage::Pointer& pointer,
                   ssa::SymbolId variable);
  bool add_startup_functions(ssa::SymbolId list, Diagnostics& diagnostics);
  bool add_alias(ssa::SymbolId alias, const AliasTarget& target, Diagnostics& diagnostics);
  bool close_sections(bool has_variables, Diagnostics& diagnostics);
  void drop_resolved_relocations();
  void add_debug_sections(const DebugOptions& options);
  void add_debug_relocation(SectionId from, const DebugSection::Reference& reference,
                            SectionId target);
  SectionId add_debug_section(DebugSections::Named& contents);
  bool resolve(const Difference& difference, Diagnostics& diagnostics);
  // Writes a reference to a local symbol of the same section, whose place is known; false if it is
  // none, or is not known yet.
  bool resolve_within(SectionId section, const LaidOutRelocation& relocation);

  const ssa::Module& module_;
  SectionOptions options_;
  bool keeps_function_references_ = false;
  bool has_debug_sections_ = true;
  IdMap<SectionId, LaidOutSection> sections_;
  std::map<SectionDescription, SectionId> by_description_;
  SectionGroups groups_{module_};
  std::vector<LaidOutSymbol> symbols_;
  std::vector<uint32_t> by_module_symbol_;                  // index into symbols_ + 1; 0: none yet
  std::unordered_map<std::string_view, uint32_t> by_name_;  // names that the module does not know
  Arena names_;
  std::vector<Difference> differences_;
  Diagnostics problems_;       // of prefixes
  bool is_too_empty_ = false;  // check_padding has reported it
  uint64_t padding_ = 0;       // bytes that alignment leaves empty, in all sections
  struct FunctionPlace {
    SectionId section;
    uint64_t start;
  };
  std::vector<DebugFunction> debug_functions_;  // functions with lines
  std::vector<FunctionPlace> debug_places_;     // of each
  LaidOutSection unwind_;                       // becomes the last section
  struct Cie {
    std::string_view personality;  // empty: none
    uint64_t offset;
  };
  std::vector<Cie> cies_;                       // in unwind_; few
  ExceptionTable exceptions_;                   // of the function being added
  std::vector<CellReference> cell_references_;  // of the table being added
  std::vector<uint32_t> image_symbols_;         // of the image being added
};

// The kind of section that a variable belongs in. Requires a definition.
SectionKind section_kind_of(const ssa::Symbol& variable, const DataImage& image);
// The section of a definition whose contents are of that kind, except its group.
SectionDescription describe_section(const ssa::Symbol& symbol, SectionKind kind,
                                    const SectionOptions& options);
// The section of a function's code, except its group: hot code and cold code are together each, as
// linkers place them (.text.hot, .text.unlikely).
SectionDescription describe_code(const ssa::Symbol& function, ssa::Temperature temperature,
                                 const SectionOptions& options);
// The section of read-only constants of 4, 8 or 16 bytes.
SectionDescription describe_constants(size_t bytes);
// The sections of the jump tables and of the exception table of a function whose code is in `code`.
SectionDescription describe_jump_tables(const SectionDescription& code);
SectionDescription describe_exception_table(const SectionDescription& code);
// The section of a reference cell, except the group, which has the name of the cell; a local cell
// is in no group.
SectionDescription describe_reference_cell(const ReferenceCell& cell);
// The section of the functions to be called at start or end with that priority.
SectionDescription describe_startup(uint32_t priority, bool at_end);
// The name of a global as linkers know it: LLVM's mark for "as it stands", a leading \01, removed.
std::string_view linker_name(std::string_view name);
// What processors may rely on in all code of the program, for .note.gnu.property; 0: nothing. Bits:
// ends of indirect branches are marked; return addresses may be kept on a second stack. (System V
// ABI, AMD64 supplement, "Program property": GNU_PROPERTY_X86_FEATURE_1_AND.)
uint32_t processor_properties(const ssa::Module& module);
// Whether a global of the module is emitted: defined here, and neither available_externally nor
// one of LLVM's own lists (llvm.used, llvm.global_ctors).
bool is_emitted(const ssa::Symbol& symbol);
// Reports names reserved for symbols that lilt creates, and names with impossible characters.
// False if there are any.
bool check_names(const ssa::Module& module, std::string_view impossible, Diagnostics& diagnostics);
// Reports at the place of a symbol; without one, about the file.
void report_at_symbol(const ssa::Module& module, ssa::SymbolId symbol, std::string message,
                      Diagnostics& diagnostics);
// The definitions that the aliases of a module denote, through other aliases. The module must
// outlive them.
struct AliasTarget {
  ssa::SymbolId symbol;
  int64_t offset = 0;
};
class AliasTargets {
 public:
  // O(constants).
  explicit AliasTargets(const ssa::Module& module);
  // none() and a report if the module lacks the definition.
  AliasTarget of(ssa::SymbolId alias, Diagnostics& diagnostics) const;

 private:
  AliasTarget resolve(ssa::SymbolId alias, std::string& reason) const;

  const ssa::Module& module_;
  std::vector<AliasTarget> targets_;  // by symbol
  std::unordered_map<uint32_t, std::string>
      reasons_;  // why a symbol has none, if something says so
};

// An entry of llvm.global_ctors or llvm.global_dtors.
struct StartupEntry {
  uint32_t priority;
  AddressTarget function;
  int64_t addend;
  std::string_view comdat;  // the group that it belongs to
};
// The entries of such a list; false after reporting one that is none.
bool read_startup_list(const ssa::Module& module, ssa::SymbolId list,
                       std::vector<StartupEntry>& entries, Diagnostics& diagnostics);
inline constexpr uint32_t kDefaultPriority = 65535;
bool is_startup_list(const ssa::Symbol& symbol);

}  // namespace lilt::object
