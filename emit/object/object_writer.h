// The data of a module, and the module as an ELF relocatable object.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "emit/object/code_image.h"
#include "emit/object/debug_sections.h"
#include "ir/ssa/module.h"
#include "ir/support/diagnostic.h"

namespace lilt::object {

// The target of a constant address: a global of the module, or (a BlockAddress constant) a block.
struct AddressTarget {
  ssa::SymbolId symbol;
  ssa::ConstantId block;
  bool valid() const { return symbol.valid() || block.valid(); }
  friend bool operator==(const AddressTarget&, const AddressTarget&) = default;
};

// The contents of one global variable: bytes and relocations.
struct DataImage {
  std::vector<uint8_t> bytes;  // empty when all zero: then `zero_size` counts
  uint64_t zero_size = 0;
  uint32_t align = 1;
  bool writable = true;
  // base + addend, or base − minus + addend.
  struct Pointer {
    uint64_t offset;
    AddressTarget base;
    int64_t addend;
    AddressTarget minus = {};
    uint8_t width = 8;  // bytes; 4 only of a difference
  };
  std::vector<Pointer> pointers;  // in ascending order of offset
  // Whether the contents depend on where the program is loaded.
  bool has_addresses() const;
};

// The name of a place, a local symbol or global, in code and assembly text.
std::string_view name_of(const ssa::Module& module, const AddressTarget& place,
                         std::string& buffer);

// Lays out the initialiser of a variable definition. Unsupported contents are located errors.
bool layout_variable(const ssa::Module& module, ssa::SymbolId variable, DataImage& image,
                     Diagnostics& diagnostics);
// The same of the prefix or the prologue of a function definition, one of which is `contents`.
bool layout_function_data(const ssa::Module& module, ssa::SymbolId function,
                          ssa::ConstantId contents, DataImage& image, Diagnostics& diagnostics);

// Which definitions get separate sections, so that linkers can drop them one by one.
struct SectionOptions {
  bool function_sections = false;
  bool data_sections = false;
  // The cells through which exception tables refer to symbols are not shared with other files.
  bool private_reference_cells = false;
};

// Where a function's code is.
struct CodePlace {
  std::string_view section;  // lives as long as the writer
  uint64_t offset = 0, size = 0;
};

// Takes the bytes of a file, in order.
using ByteSink = std::function<void(std::string_view)>;

struct ObjectState;  // of a writer, then of its file

// A complete object file, whose contents are where they were collected.
class ObjectFile {
 public:
  ObjectFile(ObjectFile&& other) noexcept;
  ObjectFile& operator=(ObjectFile&& other) noexcept;
  ~ObjectFile();
  uint64_t size() const;  // bytes
  // Passes the file on, in pieces that are worth a call of the system each.
  void write(const ByteSink& sink) const;
  std::string to_string() const;

 private:
  friend class ObjectWriter;
  explicit ObjectFile(std::unique_ptr<ObjectState> state);
  std::unique_ptr<ObjectState> state_;
};

// Collects functions and variables of one module into an ELF64 relocatable object for x86-64.
class ObjectWriter {
 public:
  explicit ObjectWriter(const ssa::Module& module, const SectionOptions& options = {});
  ~ObjectWriter();
  // Adds a section for those that read the object, which linkers leave out.
  void add_excluded(std::string name, std::string_view bytes);
  // Room for that much code, in bytes. It costs no memory before the code comes.
  void reserve_code(size_t bytes);
  // Appends a function's code to .text (16-byte aligned), its relocations, symbol (type, size,
  // linkage) and unwind table entry. The image may be reused afterwards. Functions with linkage
  // available_externally are left out, and have no place.
  std::optional<CodePlace> add_function(ssa::SymbolId function, const CodeImage& image);
  // Lays out all variables of the module: .data .rodata .data.rel.ro .bss, each with its symbol.
  // False after reporting contents that cannot be expressed.
  bool add_variables(Diagnostics& diagnostics);
  // The whole file: sections, symbol table (undefined symbols that are referred to included),
  // relocations, .eh_frame, .gcc_except_table, .note.GNU-stack. Deterministic. Nothing after
  // reporting sections beyond 2 GiB or aliases of undefined symbols. The last call: the writer
  // gives its memory to the file.
  std::optional<ObjectFile> finish(Diagnostics& diagnostics);

 private:
  std::unique_ptr<ObjectState> state_;
};

}  // namespace lilt::object
