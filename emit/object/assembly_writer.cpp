// The directives and data around the functions of a module, as text for the GNU assembler.
// Assembled, it has the same sections, bytes and symbols as the output of the ELF writer.
#include <algorithm>
#include <bit>
#include <cstring>
#include <unordered_set>

#include "emit/object/assembly_writer.h"
#include "emit/object/exception_table.h"
#include "emit/object/gas_names.h"
#include "emit/object/layout.h"
#include "ir/ssa/comdat.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

void append_directive(std::string& out, std::string_view directive, std::string_view name) {
  out += '\t';
  out += directive;
  out += '\t';
  append_assembly_name(out, name);
}

void append_alignment(std::string& out, uint32_t align) {
  if (align <= 1) return;
  out += "\t.p2align\t";
  append_decimal(out, static_cast<uint64_t>(std::countr_zero(align)));
}

void append_visibility(std::string& out, const ssa::Symbol& symbol) {
  if (symbol.visibility == ssa::Visibility::Default) return;
  bool is_hidden = symbol.visibility == ssa::Visibility::Hidden;
  append_directive(out, is_hidden ? ".hidden" : ".protected", symbol.name);
  out += '\n';
}

// The directive that makes a name visible to the linker, none for local ones.
void append_binding(std::string& out, const ssa::Symbol& symbol) {
  LaidOutSymbol laid_out;
  laid_out.linkage = symbol.linkage;
  laid_out.section = kText;
  if (laid_out.is_local()) return;
  append_directive(out, laid_out.is_weak() ? ".weak" : ".globl", symbol.name);
  out += '\n';
  append_visibility(out, symbol);
}

std::string_view section_flags(SectionKind kind) {
  switch (kind) {
    case SectionKind::Code:
      return "ax";
    case SectionKind::ReadOnly:
      return "a";
    case SectionKind::Constants:
      return "aM";
    case SectionKind::ThreadData:
    case SectionKind::ThreadZero:
      return "awT";
    default:
      return "aw";
  }
}

// The type of a section, by its name or contents.
std::string_view section_type(const SectionDescription& description) {
  if (description.kind == SectionKind::Zero || description.kind == SectionKind::ThreadZero)
    return "nobits";
  for (std::string_view name : {"init_array", "fini_array", "preinit_array", "note"})
    if (description.name.starts_with('.' + std::string(name))) return name;
  return "progbits";
}

bool is_plain_section(const SectionDescription& description, std::string_view comdat) {
  return comdat.empty() &&
         (description.name == ".text" || description.name == ".data" || description.name == ".bss");
}

void append_section(std::string& out, const ssa::Module& module,
                    const SectionDescription& description, std::string_view comdat) {
  out += '\t';
  if (is_plain_section(description, comdat)) {
    out += description.name;
    out += '\n';
    return;
  }
  out += ".section\t";
  append_assembly_name(out, description.name);
  (out += ",\"") += section_flags(description.kind);
  if (description.is_retained) out += 'R';
  out += comdat.empty() ? "\",@" : "G\",@";
  out += section_type(description);
  if (description.entry_size != 0) append_decimal(out += ',', uint64_t{description.entry_size});
  if (!comdat.empty()) {
    append_assembly_name(out += ',', comdat);
    const ssa::Module::Comdat* known = ssa::find_comdat(module, comdat);
    if (known == nullptr || known->any) out += ",comdat";
  }
  out += '\n';
}

// Prints the contents of one variable: addresses, runs of zeros, text, and numbers as wide as the
// variable's alignment suggests.
class ContentsPrinter {
 public:
  ContentsPrinter(std::string& out, const ssa::Module& module, const DataImage& image)
      : out_(out), module_(module), image_(image) {}

  void print() {
    uint64_t at = 0;
    for (const DataImage::Pointer& pointer : image_.pointers) {
      print_bytes(at, pointer.offset);
      print_pointer(pointer);
      at = pointer.offset + pointer.width;
    }
    print_bytes(at, image_.bytes.size());
    if (image_.zero_size != 0) print_zeros(image_.zero_size);
  }

 private:
  void print_pointer(const DataImage::Pointer& pointer) {
    std::string buffer;
    constexpr std::string_view kDirectives[] = {".byte", ".short", ".long", ".quad"};
    append_directive(out_, kDirectives[std::countr_zero(pointer.width)],
                     name_of(module_, pointer.base, buffer));
    if (pointer.minus.valid())
      append_assembly_name(out_ += '-', name_of(module_, pointer.minus, buffer));
    append_offset(pointer.addend);
    out_ += '\n';
  }
  void append_offset(int64_t offset) {
    if (offset > 0) out_ += '+';
    if (offset != 0) append_decimal(out_, offset);
  }

  void print_zeros(uint64_t count) {
    out_ += "\t.zero\t";
    append_decimal(out_, count);
    out_ += '\n';
  }

  uint64_t zeros_from(uint64_t at, uint64_t end) const {
    uint64_t stop = at;
    while (stop < end && image_.bytes[stop] == 0) ++stop;
    return stop - at;
  }

  void print_bytes(uint64_t at, uint64_t end) {
    while (at < end) {
      uint64_t zeros = zeros_from(at, end);
      if (zeros == end - at || zeros > kLongZeros) {
        uint64_t count = zeros == end - at ? zeros : zeros / kLongZeros * kLongZeros;
        print_zeros(count);
        at += count;
      } else if (image_.align == 1) {
        at += print_text(at, end);
      } else {
        at += print_number(at, end);
      }
    }
  }

  // Bytes up to the next long run of zeros, in lines of moderate length. A final zero
  // makes it .asciz.
  uint64_t print_text(uint64_t at, uint64_t end) {
    uint64_t stop = at;
    while (stop < end && stop - at < kLineBytes) {
      uint64_t zeros = zeros_from(stop, end);
      if (zeros > kLongZeros || (zeros != 0 && stop + zeros == end)) break;
      ++stop;
    }
    bool is_terminated = stop + 1 == end && image_.bytes[stop] == 0;
    out_ += is_terminated ? "\t.asciz\t" : "\t.ascii\t";
    append_assembly_string(out_,
                           {reinterpret_cast<const char*>(image_.bytes.data() + at), stop - at});
    out_ += '\n';
    return stop - at + (is_terminated ? 1 : 0);
  }

  uint64_t print_number(uint64_t at, uint64_t end) {
    uint64_t width = image_.align < 8 ? image_.align : 8;
    while (at % width != 0 || width > end - at) width /= 2;
    uint64_t value = 0;
    std::memcpy(&value, image_.bytes.data() + at, width);
    out_ += width == 8   ? "\t.quad\t"
            : width == 4 ? "\t.long\t"
            : width == 2 ? "\t.short\t"
                         : "\t.byte\t";
    append_decimal(out_, value);
    out_ += '\n';
    return width;
  }

  static constexpr uint64_t kLongZeros = 16;
  static constexpr uint64_t kLineBytes = 256;
  std::string& out_;
  const ssa::Module& module_;
  const DataImage& image_;
};

void print_common(std::string& out, const ssa::Symbol& symbol, const DataImage& image) {
  append_directive(out, ".comm", symbol.name);
  out += ',';
  append_decimal(out, image.bytes.size() + image.zero_size);
  out += ',';
  append_decimal(out, uint64_t{image.align});
  out += '\n';
}

void print_variable(std::string& out, const ssa::Module& module, const ssa::Symbol& symbol,
                    const DataImage& image, const SectionOptions& options) {
  append_directive(out, ".type", symbol.name);
  out += ",@object\n";
  if (symbol.linkage == ssa::Linkage::Common) {
    append_visibility(out, symbol);
    return print_common(out, symbol, image);
  }
  append_section(out, module, describe_section(symbol, section_kind_of(symbol, image), options),
                 symbol.comdat);
  append_binding(out, symbol);
  append_alignment(out, image.align);
  if (image.align > 1) out += '\n';
  append_assembly_name(out, symbol.name);
  out += ":\n";
  ContentsPrinter(out, module, image).print();
  append_directive(out, ".size", symbol.name);
  out += ", ";
  append_decimal(out, image.bytes.size() + image.zero_size);
  out += "\n\n";
}

bool print_startup_list(std::string& out, const ssa::Module& module, ssa::SymbolId list,
                        Diagnostics& diagnostics) {
  std::vector<StartupEntry> entries;
  if (!read_startup_list(module, list, entries, diagnostics)) return false;
  for (const StartupEntry& entry : entries) {
    bool at_end = module[list].name == "llvm.global_dtors";
    append_section(out, module, describe_startup(entry.priority, at_end), entry.comdat);
    std::string buffer;
    append_directive(out += "\t.p2align\t3\n", ".quad", name_of(module, entry.function, buffer));
    if (entry.addend > 0) out += '+';
    if (entry.addend != 0) append_decimal(out, entry.addend);
    out += '\n';
  }
  return true;
}

bool print_alias(std::string& out, const ssa::Module& module, ssa::SymbolId alias,
                 const AliasTarget& target) {
  if (!target.symbol.valid()) return false;
  const ssa::Symbol& symbol = module[alias];
  append_binding(out, symbol);
  append_directive(out, ".type", symbol.name);
  bool is_function = module[target.symbol].kind == ssa::SymbolKind::Function;
  out += symbol.is_ifunc ? ",@gnu_indirect_function\n"
         : is_function   ? ",@function\n"
                         : ",@object\n";
  append_directive(out, ".set", symbol.name);
  out += ", ";
  append_assembly_name(out, module[target.symbol].name);
  if (target.offset > 0) out += '+';
  if (target.offset != 0) append_decimal(out, target.offset);
  out += '\n';
  return true;
}

}  // namespace

void append_type_trap_label(std::string& out, uint32_t function, uint32_t trap) {
  append_decimal(out += ".Lkcfi_trap.", uint64_t{function});
  append_decimal(out += '.', uint64_t{trap});
}

namespace {

void print_header(std::string& out, const ssa::Module& module) {
  if (!module.source_filename.empty()) {
    out += "\t.file\t";
    append_assembly_string(
        out,
        std::string_view(module.source_filename).substr(module.source_filename.rfind('/') + 1));
    out += '\n';
  }
  out += "\t.text\n";
  if (module.inline_assembly.empty()) return;
  ((out += "# module asm\n") += module.inline_assembly) += "\n\t.text\n";
}

void print_function_directives_begin(std::string& out, const ssa::Module& module,
                                     ssa::SymbolId function, uint8_t align_log2,
                                     const SectionDescription& section) {
  const ssa::Symbol& symbol = module[function];
  if (section.name != ".text") append_section(out, module, section, symbol.comdat);
  append_binding(out, symbol);
  if (const uint32_t align = function_alignment(symbol, align_log2); align > 1) {
    append_alignment(out, align);
    out += ", 0x90\n";
  }
  append_directive(out, ".type", symbol.name);
  out += ",@function\n";
}

void print_no_operations(std::string& out, uint64_t count) {
  if (count == 0) return;
  append_decimal(out += "\t.skip\t", count);
  out += ", 0x90\n";
}

// Contents of a function that are not its code. Returns their size.
uint64_t print_function_data(std::string& out, const ssa::Module& module, ssa::SymbolId function,
                             ssa::ConstantId contents, Diagnostics& diagnostics) {
  DataImage data;
  if (!layout_function_data(module, function, contents, data, diagnostics)) return 0;
  ContentsPrinter(out, module, data).print();
  return data.bytes.size() + data.zero_size;
}

// What stands before a function, as Layout::add_prefix places it, up to the no-operations.
void print_prefix(std::string& out, const ssa::Module& module, ssa::SymbolId function,
                  uint8_t align_log2, const FunctionPrefix& prefix, Diagnostics& diagnostics) {
  const ssa::Symbol& symbol = module[function];
  const uint32_t align = function_alignment(symbol, align_log2);
  const uint32_t after = prefix.is_checked ? 0 : prefix.no_operations;
  std::string data;
  const uint64_t size =
      prefix.has_data ? print_function_data(data, module, function, symbol.initializer, diagnostics)
                      : 0;
  print_no_operations(out, prefix_padding(size + after, align));
  out += data;
  if (!prefix.is_checked) return;
  const std::string name = type_hash_symbol(symbol.name);
  if (prefix.has_hash) {
    ssa::Symbol named = symbol;
    named.name = name;
    named.visibility = ssa::Visibility::Default;
    append_binding(out, named);
    append_directive(out, ".type", name);
    out += ",@function\n";
    append_assembly_name(out, name);
    out += ":\n";
  }
  print_no_operations(out, prefix_padding(prefix.hash_size() + prefix.no_operations, align));
  if (!prefix.has_hash) return;
  append_decimal(out += "\tmovl\t$", uint64_t{prefix.hash});
  append_directive(out += ", %eax\n", ".size", name);
  append_assembly_name(out += ", .-", name);
  out += '\n';
}

// The section of the traps of a function, whose labels have its number and theirs.
void print_type_traps(std::string& out, const ssa::Module& module, ssa::SymbolId function,
                      uint32_t number, uint32_t count, const SectionDescription& code) {
  append_section(out, module, describe_type_traps(code), module[function].comdat);
  for (uint32_t trap = 0; trap < count; ++trap) {
    append_type_trap_label(out += "\t.long\t", number, trap);
    out += "-.\n";
  }
  out += "\t.text\n";
}

void append_patchable_label(std::string& out, uint32_t number) {
  append_decimal(out += ".Lpatchable.", uint64_t{number});
}

// Of the function with that number, whose label stands before its no-operations.
void print_patchable_place(std::string& out, const ssa::Module& module, ssa::SymbolId function,
                           uint32_t number, uint32_t start, const SectionDescription& code) {
  append_section(out, module, describe_patchable_places(code), module[function].comdat);
  append_patchable_label(out += "\t.p2align\t3\n\t.quad\t", number);
  append_decimal(out += '+', uint64_t{start});
  out += "\n\t.text\n";
}

void print_properties(std::string& out, const ssa::Module& module) {
  const uint32_t properties = processor_properties(module);
  if (properties == 0) return;
  out +=
      "\t.section\t.note.gnu.property,\"a\",@note\n\t.p2align\t3\n\t.long\t4, 16, 5\n"
      "\t.asciz\t\"GNU\"\n\t.long\t0xc0000002, 4, ";
  append_decimal(out, uint64_t{properties});
  out += ", 0\n";
}

void print_function_directives_end(std::string& out, const ssa::Module& module,
                                   ssa::SymbolId function, const SectionDescription& section) {
  append_directive(out, ".size", module[function].name);
  out += ", .-";
  append_assembly_name(out, module[function].name);
  out += "\n\n";
  if (section.name != ".text") out += "\t.text\n";
}

bool print_variables(std::string& out, const ssa::Module& module, const SectionOptions& options,
                     Diagnostics& diagnostics) {
  bool good = check_names(module, {"\0\n@", 3}, diagnostics);
  DataImage image;
  for (ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    if (!symbol.is_definition && symbol.kind != ssa::SymbolKind::Alias) {
      if (symbol.linkage == ssa::Linkage::ExternWeak)
        append_binding(out, symbol);
      else
        append_visibility(out, symbol);
    }
    if (is_startup_list(symbol)) good &= print_startup_list(out, module, id, diagnostics);
    if (symbol.kind == ssa::SymbolKind::Variable && is_emitted(symbol)) {
      bool laid_out = layout_variable(module, id, image, diagnostics);
      if (laid_out) print_variable(out, module, symbol, image, options);
      good &= laid_out;
    }
  }
  const AliasTargets targets(module);
  for (ssa::SymbolId id : module.symbols())
    if (module[id].kind == ssa::SymbolKind::Alias && is_emitted(module[id]))
      good &= print_alias(out, module, id, targets.of(id, diagnostics));
  return good;
}

}  // namespace

// --- the writer

struct AssemblyWriter::State {
  const ssa::Module& module;
  SectionOptions options;
  bool is_intel;
  std::string out;
  FileTable files;
  bool has_rows = false;
  std::vector<DebugFunction> debug_functions;
  std::vector<uint32_t> debug_numbers;  // of each
  std::vector<FunctionAssembly::Constant> constants;
  std::unordered_set<std::string> known_constants;
  std::vector<std::string> cells;  // symbols with reference cells, in the order of their use
  std::unordered_set<std::string> known_cells;
  Diagnostics problems;  // of prefixes

  void add_text(ssa::SymbolId function, uint32_t number, const FunctionAssembly& assembly);
  void add_exception_table(ssa::SymbolId function, uint32_t number, const ExceptionTable& table,
                           const SectionDescription& code);
  void add_cell(std::string_view symbol);
  void print_cell(std::string_view symbol);
  void add_row(const FunctionAssembly::Row& row);
  void print_constants();
};

AssemblyWriter::AssemblyWriter(const ssa::Module& module, const SectionOptions& options,
                               bool is_intel)
    : state_(new State{
          module, options, is_intel, {}, text_files(module), false, {}, {}, {}, {}, {}, {}, {}}) {
  print_header(state_->out, module);
}

AssemblyWriter::~AssemblyWriter() = default;

void AssemblyWriter::add_function(ssa::SymbolId function, uint32_t number,
                                  const FunctionAssembly& assembly) {
  State& s = *state_;
  const ssa::Symbol& symbol = s.module[function];
  const SectionDescription code = describe_code(symbol, assembly.temperature, s.options);
  print_function_directives_begin(s.out, s.module, function, assembly.align_log2, code);
  const PatchablePlace patchable = patchable_place(s.module, function);
  const FunctionPrefix prefix = prefix_of(s.module, function);
  if (!prefix.is_empty())
    print_prefix(s.out, s.module, function, assembly.align_log2, prefix, s.problems);
  if (patchable.is_wanted) {
    append_patchable_label(s.out, number);
    s.out += ":\n";
    print_no_operations(s.out, patchable.prefix);
  }
  if (s.is_intel) s.out += "\t.intel_syntax noprefix\n";
  s.add_text(function, number, assembly);
  if (assembly.has_lines) {
    print_debug_function_end(s.out, number);
    s.debug_functions.push_back({function, 0, assembly.lines, assembly.variables,
                                 assembly.own_locations, assembly.debug_calls});
    s.debug_numbers.push_back(number);
  }
  if (s.is_intel) s.out += "\t.att_syntax prefix\n";
  for (const FunctionAssembly::Constant& constant : assembly.constants)
    if (s.known_constants.insert(constant.symbol).second) s.constants.push_back(constant);
  print_function_directives_end(s.out, s.module, function, code);
  if (patchable.is_wanted)
    print_patchable_place(s.out, s.module, function, number, patchable.start, code);
  if (assembly.type_trap_count != 0)
    print_type_traps(s.out, s.module, function, number, assembly.type_trap_count, code);
  if (assembly.exceptions.is_needed())
    s.add_exception_table(function, number, assembly.exceptions, code);
  if (assembly.jump_tables.empty()) return;
  append_section(s.out, s.module, describe_jump_tables(code), symbol.comdat);
  s.out += assembly.jump_tables;
  s.out += "\t.text\n";
}

std::string AssemblyWriter::finish(Diagnostics& diagnostics) {
  State& s = *state_;
  s.print_constants();
  for (const std::string& symbol : s.cells) s.print_cell(symbol);
  const bool is_good = !s.problems.has_errors();
  diagnostics.append(std::move(s.problems));
  if (!is_good) return {};
  if (!print_variables(s.out, s.module, s.options, diagnostics)) return {};
  print_debug_sections(s.out, s.module, s.debug_functions, s.debug_numbers, s.files);
  print_properties(s.out, s.module);
  s.out += "\t.section\t\".note.GNU-stack\",\"\",@progbits\n";
  return std::move(s.out);
}

void AssemblyWriter::State::add_text(ssa::SymbolId function, uint32_t number,
                                     const FunctionAssembly& assembly) {
  const std::string_view text = assembly.text;
  size_t at = 0;
  if (const ssa::ConstantId prologue = module[function].prologue; prologue.valid()) {
    at = text.find("\t.cfi_startproc");  // the label is in front
    out += text.substr(0, at);
    print_function_data(out, module, function, prologue, problems);
  }
  if (assembly.frame_start > at) {
    out += text.substr(at, assembly.frame_start - at);
    at = assembly.frame_start;
  }
  if (assembly.exceptions.is_needed()) {
    out += "\t.cfi_personality 155, ";
    append_assembly_name(out, reference_cell_of(module, assembly.exceptions.personality).name);
    append_exception_table_label(out += "\n\t.cfi_lsda 27, ", number);
    out += '\n';
  }
  for (const FunctionAssembly::Row& row : assembly.rows) {
    out += text.substr(at, row.position - at);
    at = row.position;
    add_row(row);
  }
  out += text.substr(at);
}

void AssemblyWriter::State::add_exception_table(ssa::SymbolId function, uint32_t number,
                                                const ExceptionTable& table,
                                                const SectionDescription& code) {
  append_section(out, module, describe_exception_table(code), module[function].comdat);
  print_exception_table(out, table, module, number);
  out += "\t.text\n";
  add_cell(table.personality);
  for (size_t i = table.types.size(); i-- > 0;)
    if (!table.types[i].empty()) add_cell(table.types[i]);
}

void AssemblyWriter::State::add_cell(std::string_view symbol) {
  if (known_cells.emplace(symbol).second) cells.emplace_back(symbol);
}

void AssemblyWriter::State::print_cell(std::string_view symbol) {
  const ReferenceCell cell = reference_cell_of(module, symbol);
  append_section(out, module, describe_reference_cell(cell), cell.is_local ? "" : cell.name);
  if (!cell.is_local) {
    append_directive(out, ".hidden", cell.name);
    append_directive(out += '\n', ".weak", cell.name);
    append_directive(out += '\n', ".type", cell.name);
    append_directive(out += ",@object\n", ".size", cell.name);
    out += ", 8\n";
  }
  out += "\t.p2align\t3\n";
  append_assembly_name(out, cell.name);
  append_directive(out += ":\n", ".quad", symbol);
  out += '\n';
}

// The beginning of a row, with the number of its file. Code without lines needs a row only after
// functions with lines.
void AssemblyWriter::State::add_row(const FunctionAssembly::Row& row) {
  if (row.file == ssa::DebugInfo::kNone) {
    if (!has_rows) return;
    append_decimal(out += "\t.loc\t", uint64_t{files.first_number()});
    out += " 0 0\n";
    return;
  }
  const size_t known = has_rows ? files.paths().size() : 0;
  const uint32_t number = files.number_of(row.file);
  print_file_directives(out, module, files, known);
  has_rows = true;
  append_decimal(out += "\t.loc\t", uint64_t{number});
}

void AssemblyWriter::State::print_constants() {
  for (uint64_t size : {4, 8, 16, 32, 64}) {
    bool is_first = true;
    for (const FunctionAssembly::Constant& constant : constants) {
      if (constant.bytes.size() != size) continue;
      if (is_first) {
        out += "\t.section\t.rodata.cst";
        append_decimal(out, size);
        out += ",\"aM\",@progbits,";
        append_decimal(out, size);
        append_alignment(out += '\n', static_cast<uint32_t>(size));
        out += '\n';
      }
      is_first = false;
      append_assembly_name(out, constant.symbol);
      out += ":\n";
      for (size_t at = 0; at < size; at += 4) {
        uint32_t word = 0;
        std::memcpy(&word, constant.bytes.data() + at, sizeof word);
        out += "\t.long\t";
        append_decimal(out, uint64_t{word});
        out += '\n';
      }
    }
  }
}

}  // namespace lilt::object
