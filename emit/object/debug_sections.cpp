// Idea: a compile unit has ranges, one per function, so that functions may be in any sections; each
// function is a sequence of its unit's line table. The line program uses special opcodes where line
// and address advance little. Source: DWARF Debugging Information Format, version 4, chapters 3, 6
// and 7.
#include "emit/object/debug_sections.h"

#include <algorithm>

#include "ir/support/text.h"

namespace lilt::object {

LineLocator::LineLocator(const ssa::Function* function) {
  if (function == nullptr) return;
  const ssa::Module& module = function->module().header();
  if (module.debug_info.is_emitted(module[function->symbol()].debug_subprogram))
    function_ = function;
}

std::optional<SourceLine> LineLocator::locate(SourceOffset origin) const {
  if (function_ == nullptr || origin == kNoOffset) return std::nullopt;
  auto locations = function_->debug_locations();
  auto found = std::lower_bound(
      locations.begin(), locations.end(), origin,
      [](const ssa::Function::DebugLocation& l, SourceOffset o) { return l.origin < o; });
  if (found == locations.end() || found->origin != origin) return std::nullopt;
  const ssa::DebugInfo& info = function_->module().header().debug_info;
  auto place = found->is_inline ? info.place(function_->inline_debug_location(*found))
                                : info.place(found->metadata);
  if (!place || place->file == ssa::DebugInfo::kNone) return std::nullopt;
  return SourceLine{0, place->file, place->line, place->column};
}

void locate_lines(const LineLocator& locator, CodeImage& image) {
  for (const LineEntry& entry : image.lines) {
    auto line = locator.locate(entry.origin);
    if (!line) continue;
    line->code_offset = entry.code_offset;
    bool is_known = !image.source_lines.empty() && image.source_lines.back().is_same(*line);
    if (!is_known) image.source_lines.push_back(*line);
  }
}

std::optional<SourceLine> LineLocator::definition() const {
  if (function_ == nullptr) return std::nullopt;
  return definition_line(function_->module().header(), function_->symbol());
}

std::optional<SourceLine> definition_line(const ssa::Module& module, ssa::SymbolId function) {
  const ssa::DebugInfo& info = module.debug_info;
  const ssa::DebugInfo::Subprogram* subprogram = info.subprogram(module[function].debug_subprogram);
  if (subprogram == nullptr || info.file(subprogram->file) == nullptr) return std::nullopt;
  return SourceLine{0, subprogram->file, subprogram->line, 0};
}

namespace {

using ssa::DebugInfo;

// Text of the metadata without its escapes, up to a NUL: strings of DWARF end there.
std::string decoded(std::string_view raw) {
  std::string text;
  unescape_llvm_string(raw, text);
  if (size_t end = text.find('\0'); end != std::string::npos) text.resize(end);
  return text;
}

std::string path_of(const DebugInfo::File* file) {
  std::string name = file != nullptr ? decoded(file->name) : "";
  while (name.ends_with('/')) name.pop_back();
  if (name.empty()) return "<unknown>";
  std::string directory = decoded(file->directory);
  if (name.starts_with('/') || directory.empty()) return name;
  if (!directory.ends_with('/')) directory += '/';
  return directory + name;
}

}  // namespace

uint32_t FileTable::index_of(uint32_t file) {
  auto [known, is_new] = by_number_.try_emplace(file);
  if (!is_new) return known->second;
  std::string path = path_of(info_.file(file));
  auto [same, is_new_path] = by_path_.try_emplace(path, static_cast<uint32_t>(paths_.size() + 1));
  if (is_new_path) paths_.push_back(std::move(path));
  return known->second = same->second;
}

namespace {
using Target = DebugSection::Target;

enum : uint8_t {
  DW_TAG_compile_unit = 0x11,
  DW_TAG_subprogram = 0x2e,
  DW_CHILDREN_no = 0,
  DW_CHILDREN_yes = 1,
  DW_AT_name = 0x03,
  DW_AT_stmt_list = 0x10,
  DW_AT_low_pc = 0x11,
  DW_AT_high_pc = 0x12,
  DW_AT_language = 0x13,
  DW_AT_comp_dir = 0x1b,
  DW_AT_producer = 0x25,
  DW_AT_decl_file = 0x3a,
  DW_AT_decl_line = 0x3b,
  DW_AT_external = 0x3f,
  DW_AT_ranges = 0x55,
  DW_FORM_addr = 0x01,
  DW_FORM_data2 = 0x05,
  DW_FORM_string = 0x08,
  DW_FORM_flag = 0x0c,
  DW_FORM_udata = 0x0f,
  DW_FORM_sec_offset = 0x17,
  DW_LNS_advance_pc = 2,
  DW_LNS_advance_line = 3,
  DW_LNS_set_file = 4,
  DW_LNS_set_column = 5,
  DW_LNS_set_prologue_end = 10,
  DW_LNE_end_sequence = 1,
  DW_LNE_set_address = 2,
};
constexpr uint8_t kUnitAbbreviation = 1, kFunctionAbbreviation = 2, kPlacelessAbbreviation = 3;
constexpr uint16_t kVersion = 4;
constexpr uint16_t kLanguageC99 = 0x0c;
constexpr uint8_t kAddressSize = 8;

// The line program's special opcodes: line advances of kLineBase … kLineBase + kLineRange − 1.
constexpr int kLineBase = -5, kLineRange = 14;
constexpr uint8_t kOpcodeBase = 13;
constexpr uint8_t kStandardOpcodeLengths[kOpcodeBase - 1] = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};

class Writer {
 public:
  explicit Writer(DebugSection& section) : section_(section), bytes_(section.bytes) {}

  void byte(unsigned value) { bytes_.push_back(static_cast<uint8_t>(value)); }
  // Little-endian; bytes beyond 8 are zeros.
  void number(uint64_t value, unsigned width) {
    for (unsigned i = 0; i < width; ++i) byte(i < 8 ? value >> 8 * i & 255 : 0);
  }
  void string(std::string_view text) {
    bytes_.insert(bytes_.end(), text.begin(), text.end());
    byte(0);
  }
  void unsigned_leb(uint64_t value) {
    for (; value >= 128; value >>= 7) byte((value & 127) | 128);
    byte(static_cast<unsigned>(value));
  }
  void signed_leb(int64_t value) {
    for (; value < -64 || value > 63; value >>= 7) byte((value & 127) | 128);
    byte(value & 127);
  }
  void function_reference(Target target, size_t function) {
    section_.references.push_back({bytes_.size(), target, function, 0});
    number(0, kAddressSize);
  }
  void section_reference(Target target, uint64_t offset) {
    section_.references.push_back({bytes_.size(), target, 0, offset});
    number(0, 4);
  }
  // A length of 4 bytes, filled in by `close` after the counted bytes are written.
  size_t open() {
    number(0, 4);
    return bytes_.size();
  }
  void close(size_t start) {
    uint64_t length = bytes_.size() - start;
    for (unsigned i = 0; i < 4; ++i) bytes_[start - 4 + i] = static_cast<uint8_t>(length >> 8 * i);
  }

 private:
  DebugSection& section_;
  std::vector<uint8_t>& bytes_;
};

// A compile unit with its functions, which are indices.
struct UnitContents {
  uint32_t number;  // of the DICompileUnit; kNone if the module has none
  std::vector<size_t> functions;
};

// In the order of their first functions. A function without a unit belongs to the module's first,
// as do all functions with `is_one`.
std::vector<UnitContents> units_of(const ssa::Module& module,
                                   std::span<const DebugFunction> functions, bool is_one) {
  const DebugInfo& info = module.debug_info;
  const uint32_t first = info.unit_numbers().empty() ? DebugInfo::kNone : info.unit_numbers()[0];
  std::vector<UnitContents> units;
  std::unordered_map<uint32_t, size_t> index_of;
  for (size_t i = 0; i < functions.size(); ++i) {
    const auto* subprogram = info.subprogram(module[functions[i].symbol].debug_subprogram);
    const bool has_unit =
        !is_one && subprogram != nullptr && info.unit(subprogram->unit) != nullptr;
    const uint32_t number = has_unit ? subprogram->unit : first;
    auto [known, is_new] = index_of.try_emplace(number, units.size());
    if (is_new) units.push_back({number, {}});
    units[known->second].functions.push_back(i);
  }
  return units;
}

void write_abbreviations(DebugSection& section) {
  Writer out(section);
  auto entry = [&](uint8_t code, uint8_t tag, uint8_t children,
                   std::initializer_list<std::pair<uint8_t, uint8_t>> attributes) {
    for (uint8_t value : {code, tag, children}) out.byte(value);
    for (auto [attribute, form] : attributes) {
      out.byte(attribute);
      out.byte(form);
    }
    out.number(0, 2);
  };
  entry(kUnitAbbreviation, DW_TAG_compile_unit, DW_CHILDREN_yes,
        {{DW_AT_producer, DW_FORM_string},
         {DW_AT_language, DW_FORM_data2},
         {DW_AT_name, DW_FORM_string},
         {DW_AT_comp_dir, DW_FORM_string},
         {DW_AT_low_pc, DW_FORM_addr},
         {DW_AT_ranges, DW_FORM_sec_offset},
         {DW_AT_stmt_list, DW_FORM_sec_offset}});
  entry(kFunctionAbbreviation, DW_TAG_subprogram, DW_CHILDREN_no,
        {{DW_AT_name, DW_FORM_string},
         {DW_AT_low_pc, DW_FORM_addr},
         {DW_AT_high_pc, DW_FORM_addr},
         {DW_AT_external, DW_FORM_flag},
         {DW_AT_decl_file, DW_FORM_udata},
         {DW_AT_decl_line, DW_FORM_udata}});
  entry(kPlacelessAbbreviation, DW_TAG_subprogram, DW_CHILDREN_no,
        {{DW_AT_name, DW_FORM_string},
         {DW_AT_low_pc, DW_FORM_addr},
         {DW_AT_high_pc, DW_FORM_addr},
         {DW_AT_external, DW_FORM_flag}});
  out.byte(0);
}

// Appends one compile unit to the sections.
class UnitWriter {
 public:
  // `files`: of the unit's line table.
  UnitWriter(const ssa::Module& module, std::span<const DebugFunction> functions,
             const UnitContents& unit, FileTable& files, DebugSections& sections)
      : module_(module),
        info_(module.debug_info),
        functions_(functions),
        unit_(unit),
        files_(files),
        sections_(sections) {}

  void write(bool with_lines) {
    write_information();
    write_ranges();
    if (with_lines) write_lines();
  }

 private:
  const DebugInfo::Subprogram* subprogram_of(const DebugFunction& function) const {
    return info_.subprogram(module_[function.symbol].debug_subprogram);
  }

  void write_information() {
    Writer out(sections_.information);
    size_t start = out.open();
    out.number(kVersion, 2);
    out.section_reference(Target::Abbreviations, 0);
    out.byte(kAddressSize);
    out.byte(kUnitAbbreviation);
    out.string("lilt");
    out.number(kLanguageC99, 2);
    DebugInfo::File file = unit_file();
    out.string(decoded(file.name));
    out.string(decoded(file.directory));
    out.number(0, kAddressSize);  // base of ranges
    out.section_reference(Target::Ranges, sections_.ranges.bytes.size());
    out.section_reference(Target::Lines, sections_.lines.bytes.size());
    for (size_t i : unit_.functions) write_function(out, i);
    out.byte(0);
    out.close(start);
  }

  DebugInfo::File unit_file() const {
    const DebugInfo::Unit* unit = info_.unit(unit_.number);
    const DebugInfo::File* file = unit == nullptr ? nullptr : info_.file(unit->file);
    return file != nullptr ? *file : DebugInfo::File{module_.source_filename, {}};
  }

  void write_function(Writer& out, size_t index) {
    const ssa::Symbol& symbol = module_[functions_[index].symbol];
    const DebugInfo::Subprogram* subprogram = subprogram_of(functions_[index]);
    std::optional<SourceLine> definition = definition_line(module_, functions_[index].symbol);
    out.byte(definition ? kFunctionAbbreviation : kPlacelessAbbreviation);
    bool has_name = subprogram != nullptr && !subprogram->name.empty();
    out.string(has_name ? decoded(subprogram->name) : symbol.name);
    out.function_reference(Target::FunctionStart, index);
    out.function_reference(Target::FunctionEnd, index);
    out.byte(symbol.is_local() ? 0 : 1);
    if (!definition) return;
    out.unsigned_leb(files_.index_of(definition->file));
    out.unsigned_leb(definition->line);
  }

  void write_ranges() {
    Writer out(sections_.ranges);
    for (size_t i : unit_.functions) {
      out.function_reference(Target::FunctionStart, i);
      out.function_reference(Target::FunctionEnd, i);
    }
    out.number(0, 2 * kAddressSize);
  }

  // --- the line table

  void write_lines() {
    for (size_t i : unit_.functions)
      for (const SourceLine& line : functions_[i].lines) files_.index_of(line.file);
    Writer out(sections_.lines);
    size_t start = out.open();
    out.number(kVersion, 2);
    size_t header = out.open();
    out.byte(1);  // bytes of the shortest instruction
    out.byte(1);  // operations per instruction
    out.byte(1);  // rows begin statements
    out.byte(static_cast<uint8_t>(kLineBase));
    out.byte(kLineRange);
    out.byte(kOpcodeBase);
    for (uint8_t length : kStandardOpcodeLengths) out.byte(length);
    write_files(out);
    out.close(header);
    for (size_t i : unit_.functions) write_sequence(out, i);
    out.close(start);
  }

  // Directory 0 is the unit's.
  void write_files(Writer& out) {
    const std::string unit_directory = decoded(unit_file().directory);
    std::unordered_map<std::string_view, uint32_t> known{{"", 0}, {unit_directory, 0}};
    std::vector<uint32_t> directory_of;
    uint32_t count = 0;
    for (std::string_view path : files_.paths()) {
      std::string_view directory = path.substr(0, length_of_directory(path));
      auto [place, is_new] = known.try_emplace(directory, count + 1);
      if (is_new) {
        out.string(directory);
        ++count;
      }
      directory_of.push_back(place->second);
    }
    out.byte(0);
    for (size_t i = 0; i < directory_of.size(); ++i) {
      const std::string& path = files_.paths()[i];
      out.string(std::string_view(path).substr(path.rfind('/') + 1));
      out.unsigned_leb(directory_of[i]);
      out.number(0, 2);  // time and size: unknown
    }
    out.byte(0);
  }

  // Without the '/' before the name, except for the root.
  static size_t length_of_directory(std::string_view path) {
    size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? 0 : std::max<size_t>(slash, 1);
  }

  void extended(Writer& out, uint8_t opcode, unsigned length) {
    out.byte(0);
    out.unsigned_leb(1 + length);
    out.byte(opcode);
  }

  // The function's start has the line of its definition; the prologue ends at the first place in
  // its body.
  void write_sequence(Writer& out, size_t index) {
    extended(out, DW_LNE_set_address, kAddressSize);
    out.function_reference(Target::FunctionStart, index);
    state_ = {0, 0, 1, 0};
    file_index_ = 1;
    const DebugFunction& function = functions_[index];
    std::optional<SourceLine> definition = definition_line(module_, function.symbol);
    if (definition) write_row(out, *definition);
    for (size_t i = 0; i < function.lines.size(); ++i) {
      if (i == 0 && definition) out.byte(DW_LNS_set_prologue_end);
      write_row(out, function.lines[i]);
    }
    out.byte(DW_LNS_advance_pc);
    out.unsigned_leb(functions_[index].code_size - state_.code_offset);
    extended(out, DW_LNE_end_sequence, 0);
  }

  void write_row(Writer& out, const SourceLine& row) {
    if (uint32_t file = files_.index_of(row.file); file != file_index_) {
      out.byte(DW_LNS_set_file);
      out.unsigned_leb(file_index_ = file);
    }
    if (row.column != state_.column) {
      out.byte(DW_LNS_set_column);
      out.unsigned_leb(row.column);
    }
    // Readers keep lines in 32 bits, and some refuse an advance that needs more.
    int64_t lines = static_cast<int32_t>(row.line - state_.line);
    uint64_t bytes = row.code_offset - state_.code_offset;
    state_ = row;
    if (lines < kLineBase || lines >= kLineBase + kLineRange) {
      out.byte(DW_LNS_advance_line);
      out.signed_leb(lines);
      lines = 0;
    }
    uint64_t opcode = static_cast<uint64_t>(lines - kLineBase) + kLineRange * bytes + kOpcodeBase;
    if (opcode <= 255) return out.byte(static_cast<unsigned>(opcode));
    out.byte(DW_LNS_advance_pc);
    out.unsigned_leb(bytes);
    out.byte(static_cast<unsigned>(lines - kLineBase) + kOpcodeBase);
  }

  const ssa::Module& module_;
  const DebugInfo& info_;
  std::span<const DebugFunction> functions_;  // of all units
  const UnitContents& unit_;
  FileTable& files_;
  DebugSections& sections_;
  SourceLine state_;  // of the line program
  uint32_t file_index_ = 1;
};

}  // namespace

DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions,
                                  FileTable* assembler_files) {
  DebugSections sections;
  write_abbreviations(sections.abbreviations);
  const bool is_one = assembler_files != nullptr;
  for (const UnitContents& unit : units_of(module, functions, is_one)) {
    FileTable own_files(module.debug_info);
    FileTable& files = is_one ? *assembler_files : own_files;
    UnitWriter(module, functions, unit, files, sections).write(!is_one);
  }
  return sections;
}

}  // namespace lilt::object
