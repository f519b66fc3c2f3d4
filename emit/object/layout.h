// A module laid down in sections: what the ELF writer turns into a file and the JIT into memory.
//
// Functions are appended in the order given, variables in the order of the module, so the result
// depends on nothing else. Offsets are from the start of a section; every reference to a symbol is
// a relocation, until one of the two consumers resolves it.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "emit/object/code_image.h"
#include "emit/object/object_writer.h"
#include "ir/ssa/module.h"
#include "ir/support/arena.h"
#include "ir/support/diagnostic.h"

namespace lilt::object {

// The small code model reaches ±2 GiB, so no section may be larger.
inline constexpr uint64_t kMaximumSectionSize = INT32_MAX;
inline constexpr uint64_t kMaximumAlignment = uint64_t{1} << 28;

enum class Section : uint8_t {
  Undefined,  // defined elsewhere
  Common,     // shared by all objects that have it; value is the alignment
  Text,
  ReadOnly,
  RelocatedReadOnly,  // constants with addresses in them: read-only once relocated
  Data,
  Zero,  // size without contents
  UnwindTable,
  Constants4,  // of 4, 8, 16 bytes each; linkers merge equal ones
  Constants8,
  Constants16,
};
inline constexpr size_t kSectionCount = 11;

// The section of a constant of 4, 8 or 16 bytes.
constexpr Section section_of_constant(size_t bytes) {
  return bytes == 4 ? Section::Constants4 : bytes == 8 ? Section::Constants8 : Section::Constants16;
}

struct LaidOutSymbol {
  std::string_view name;    // as linkers know it
  ssa::SymbolId in_module;  // none(): a name that only code mentions
  Section section = Section::Undefined;
  bool is_function = false;
  bool is_referenced = false;
  ssa::Linkage linkage = ssa::Linkage::External;
  uint64_t value = 0;  // offset in its section
  uint64_t size = 0;

  bool is_local() const {
    return section != Section::Undefined &&
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
  std::vector<uint8_t> bytes;  // none for Zero
  uint64_t size = 0;
  uint32_t align = 1;
  std::vector<LaidOutRelocation> relocations;
};

class Layout {
 public:
  explicit Layout(const ssa::Module& module);
  void add_function(ssa::SymbolId function, const CodeImage& image);
  bool add_variables(Diagnostics& diagnostics);
  // Places aliases and closes the unwind table. False after reporting a section beyond 2 GiB or an
  // alias of what is not defined here.
  bool finish(Diagnostics& diagnostics);

  const std::vector<LaidOutSymbol>& symbols() const { return symbols_; }
  const LaidOutSection& operator[](Section section) const {
    return sections_[static_cast<size_t>(section)];
  }
  // Where the fields in UnwindTable are that hold a function's place, and that place in Text: the
  // field is to become text + code_offset − its own address.
  struct UnwindReference {
    uint64_t field;
    uint64_t code_offset;
  };
  const std::vector<UnwindReference>& unwind_references() const { return unwind_references_; }
  const ssa::Module& module() const { return module_; }

 private:
  LaidOutSection& section(Section section) { return sections_[static_cast<size_t>(section)]; }
  uint32_t symbol_for(ssa::SymbolId symbol);
  uint32_t symbol_for(std::string_view name);
  uint64_t open(Section section, uint32_t align, uint8_t filler);
  void define(uint32_t symbol, Section section, uint64_t value, uint64_t size);
  void add_constant(uint32_t symbol, std::string_view bytes);
  void add_variable(ssa::SymbolId variable, const DataImage& image);
  bool add_alias(ssa::SymbolId alias, Diagnostics& diagnostics);

  const ssa::Module& module_;
  std::array<LaidOutSection, kSectionCount> sections_;
  std::vector<LaidOutSymbol> symbols_;
  std::vector<uint32_t> by_module_symbol_;                  // index into symbols_ + 1; 0: none yet
  std::unordered_map<std::string_view, uint32_t> by_name_;  // names that the module does not know
  Arena names_;
  std::vector<UnwindReference> unwind_references_;
  std::vector<uint32_t> image_symbols_;  // of the image being added
};

// The section that a variable belongs into. Requires a definition.
Section section_of(const ssa::Symbol& variable, const DataImage& image);
// The name of a global as linkers know it: LLVM's mark for "as it stands", a leading \01, removed.
std::string_view linker_name(std::string_view name);
// Whether a global of the module is emitted: defined here, and neither available_externally nor
// one of LLVM's own lists (llvm.used, llvm.compiler.used).
bool is_emitted(const ssa::Symbol& symbol);
// Reports at the place of a symbol; without one, about the file.
void report_at_symbol(const ssa::Module& module, ssa::SymbolId symbol, std::string message,
                      Diagnostics& diagnostics);
// The definition that an alias stands for, through other aliases; none() and a report when there is
// no such definition in the module.
struct AliasTarget {
  ssa::SymbolId symbol;
  int64_t offset = 0;
};
AliasTarget resolve_alias(const ssa::Module& module, ssa::SymbolId alias, Diagnostics& diagnostics);

}  // namespace lilt::object
