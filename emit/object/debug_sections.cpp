// Idea: a compile unit has ranges, one per function, so that functions may be in any sections; each
// function is a sequence of its unit's line table. The line program uses special opcodes where line
// and address advance little. Source: DWARF Debugging Information Format, version 5, chapters 3, 6
// and 7.
#include "emit/object/debug_sections.h"

#include <algorithm>

#include "emit/object/debug_functions.h"
#include "emit/object/debug_lists.h"
#include "emit/object/debug_types.h"
#include "emit/object/layout.h"
#include "ir/ssa/debug_node.h"

namespace lilt::object {

bool describes_text(const ssa::Module& module) {
  const std::vector<uint32_t>& units = module.debug_info.unit_numbers();
  return module.source() != nullptr && !units.empty() &&
         units.front() >= module.metadata_places.size();
}

LineLocator::LineLocator(const ssa::Function* function) {
  if (function == nullptr) return;
  const ssa::Module& module = function->module().header();
  if (module.debug_info.is_emitted(module[function->symbol()].debug_node)) function_ = function;
  is_of_text_ = describes_text(module);
}

SourceLine LineLocator::locate_in_text(SourceOffset origin) const {
  const ssa::Module& module = function_->module().header();
  const LineColumn place = module.source()->position(origin);
  const uint32_t subprogram = module[function_->symbol()].debug_node;
  return SourceLine{0,          module.debug_info.subprogram(subprogram)->file,
                    place.line, place.column,
                    subprogram, ssa::DebugInfo::kNone};
}

std::optional<SourceLine> LineLocator::locate(SourceOffset origin) const {
  if (function_ == nullptr || origin == kNoOffset) return std::nullopt;
  if (is_of_text_) return locate_in_text(origin);
  const ssa::DebugInfo& info = function_->module().header().debug_info;
  const auto location = function_->debug().location_at(origin);
  if (!location) return std::nullopt;
  const ssa::DebugInfo::SourcePlace place = info.place(*location);
  if (place.file == ssa::DebugInfo::kNone) return std::nullopt;
  return SourceLine{0, place.file, place.line, place.column, location->scope, place.inlined_at};
}

void locate_lines(const LineLocator& locator, CodeImage& image) {
  if (locator.function() != nullptr) {
    const ssa::DebugInfo::OwnLocations own = locator.function()->debug().own_locations();
    image.own_locations.assign(own.begin(), own.end());
  }
  for (const LineEntry& entry : image.lines) {
    auto line = locator.locate(entry.origin);
    if (!line) continue;
    line->code_offset = entry.code_offset;
    const SourceLine* const last =
        image.source_lines.empty() ? nullptr : &image.source_lines.back();
    const bool is_known =
        last != nullptr && last->is_same_line(*line) && last->is_same_scope(*line);
    if (!is_known) image.source_lines.push_back(*line);
  }
}

std::optional<SourceLine> LineLocator::definition() const {
  if (function_ == nullptr) return std::nullopt;
  return definition_line(function_->module().header(), function_->symbol());
}

std::optional<SourceLine> definition_line(const ssa::Module& module, ssa::SymbolId function) {
  const ssa::DebugInfo& info = module.debug_info;
  const ssa::DebugInfo::Subprogram* subprogram = info.subprogram(module[function].debug_node);
  if (subprogram == nullptr || info.file(subprogram->file) == nullptr) return std::nullopt;
  return SourceLine{0, subprogram->file, subprogram->line, 0};
}

namespace {

using ssa::DebugInfo;
using ssa::DebugNode;

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

unsigned dwarf_version(const ssa::Module& module) {
  if (describes_text(module)) return 5;
  return ssa::module_flag(module, "Dwarf Version").value_or(4) >= 5 ? 5 : 4;
}

DebugInfo::File unit_file(const ssa::Module& module, uint32_t number) {
  const DebugInfo::Unit* unit = module.debug_info.unit(number);
  const DebugInfo::File* file = unit == nullptr ? nullptr : module.debug_info.file(unit->file);
  return file != nullptr ? *file : DebugInfo::File{module.source_filename, {}};
}

FileTable::FileTable(const ssa::Module& module, unsigned version, uint32_t unit)
    : info_(module.debug_info), first_number_(version >= 5 ? 0 : 1) {
  if (version < 5) return;
  const DebugInfo::File file = unit_file(module, unit);
  number_of_path(path_of(&file));
}

uint32_t FileTable::number_of_path(std::string path) {
  const auto next = static_cast<uint32_t>(first_number_ + paths_.size());
  const auto [same, is_new] = by_path_.try_emplace(path, next);
  if (is_new) paths_.push_back(std::move(path));
  return same->second;
}

uint32_t FileTable::number_of(uint32_t file) {
  const auto [known, is_new] = by_number_.try_emplace(file);
  if (is_new) known->second = number_of_path(path_of(info_.file(file)));
  return known->second;
}

namespace {
using Target = DebugSection::Target;

constexpr uint16_t kLanguageC99 = 0x0c;

// The line program's special opcodes: line advances of kLineBase … kLineBase + kLineRange − 1.
constexpr int kLineBase = -5, kLineRange = 14;
constexpr uint8_t kOpcodeBase = 13;
constexpr uint8_t kStandardOpcodeLengths[kOpcodeBase - 1] = {0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1};

// A compile unit with its functions, which are indices.
struct UnitContents {
  uint32_t number;  // of the DICompileUnit; kNone if the module has none
  std::vector<size_t> functions;
};

// In the order of their first functions, then those with variables only. A function without a unit
// belongs to the module's first, as do all functions in a text.
std::vector<UnitContents> units_of(const ssa::Module& module,
                                   std::span<const DebugFunction> functions,
                                   const DebugOptions& options) {
  const DebugInfo& info = module.debug_info;
  const bool is_one = options.assembler_files != nullptr;
  const uint32_t first = info.unit_numbers().empty() ? DebugInfo::kNone : info.unit_numbers()[0];
  std::vector<UnitContents> units;
  std::unordered_map<uint32_t, size_t> index_of;
  for (size_t i = 0; i < functions.size(); ++i) {
    const auto* subprogram = info.subprogram(module[functions[i].symbol].debug_node);
    const bool has_unit =
        !is_one && subprogram != nullptr && info.unit(subprogram->unit) != nullptr;
    const uint32_t number = has_unit ? subprogram->unit : first;
    auto [known, is_new] = index_of.try_emplace(number, units.size());
    if (is_new) units.push_back({number, {}});
    units[known->second].functions.push_back(i);
  }
  if (is_one || !options.has_variables) return units;
  for (const uint32_t number : info.unit_numbers()) {
    if (!info.unit(number)->is_emitted || index_of.contains(number)) continue;
    const uint32_t globals = DebugNode(module, number).node("globals");
    if (!elements_of(module, globals).empty()) units.push_back({number, {}});
  }
  return units;
}

// The variables of the object, by number of their DIGlobalVariableExpression.
std::unordered_map<uint32_t, ssa::SymbolId> described_variables(const ssa::Module& module) {
  std::unordered_map<uint32_t, ssa::SymbolId> symbols;
  for (const ssa::SymbolId id : module.symbols()) {
    const ssa::Symbol& symbol = module[id];
    if (symbol.kind != ssa::SymbolKind::Variable || symbol.debug_node == DebugInfo::kNone) continue;
    if (is_emitted(symbol)) symbols.try_emplace(symbol.debug_node, id);
  }
  return symbols;
}

// Appends the line table of a compile unit.
class LineTableWriter {
 public:
  LineTableWriter(const ssa::Module& module, std::span<const DebugFunction> functions,
                  const UnitContents& unit, unsigned version, FileTable& files,
                  DebugSection& section)
      : module_(module),
        functions_(functions),
        unit_(unit),
        version_(version),
        files_(files),
        section_(section),
        out_(section.bytes) {}

  void write() {
    for (size_t i : unit_.functions)
      for (const SourceLine& line : functions_[i].lines) files_.number_of(line.file);
    size_t start = out_.open();
    out_.number(version_, 2);
    if (version_ >= 5) {
      out_.byte(kAddressSize);
      out_.byte(0);  // bytes of a segment's selector
    }
    size_t header = out_.open();
    out_.byte(1);  // bytes of the shortest instruction
    out_.byte(1);  // operations per instruction
    out_.byte(1);  // rows begin statements
    out_.byte(static_cast<uint8_t>(kLineBase));
    out_.byte(kLineRange);
    out_.byte(kOpcodeBase);
    for (uint8_t length : kStandardOpcodeLengths) out_.byte(length);
    find_directories();
    if (version_ >= 5)
      write_tables();
    else
      write_lists();
    out_.close(header);
    for (size_t i : unit_.functions) write_sequence(i);
    out_.close(start);
  }

 private:
  // Directory 0 is the unit's.
  void find_directories() {
    unit_directory_ = decoded(unit_file(module_, unit_.number).directory);
    std::unordered_map<std::string_view, uint32_t> known{{"", 0}, {unit_directory_, 0}};
    for (const std::string& path : files_.paths()) {
      const std::string_view directory =
          std::string_view(path).substr(0, length_of_directory(path));
      const auto next = static_cast<uint32_t>(directories_.size() + 1);
      auto [place, is_new] = known.try_emplace(directory, next);
      if (is_new) directories_.push_back(directory);
      directory_of_.push_back(place->second);
    }
  }
  // Without the '/' before the name, except for the root.
  static size_t length_of_directory(std::string_view path) {
    size_t slash = path.rfind('/');
    return slash == std::string_view::npos ? 0 : std::max<size_t>(slash, 1);
  }
  std::string_view name_of(size_t file) const {
    const std::string_view path = files_.paths()[file];
    return path.substr(path.rfind('/') + 1);
  }

  // As in version 4.
  void write_lists() {
    for (const std::string_view directory : directories_) out_.string(directory);
    out_.byte(0);
    for (size_t i = 0; i < directory_of_.size(); ++i) {
      out_.string(name_of(i));
      out_.unsigned_leb(directory_of_[i]);
      out_.number(0, 2);  // time and size: unknown
    }
    out_.byte(0);
  }
  // As in version 5.
  void write_tables() {
    out_.byte(1);  // columns
    out_.unsigned_leb(DW_LNCT_path);
    out_.unsigned_leb(DW_FORM_string);
    out_.unsigned_leb(directories_.size() + 1);
    out_.string(unit_directory_);
    for (const std::string_view directory : directories_) out_.string(directory);
    out_.byte(2);
    out_.unsigned_leb(DW_LNCT_path);
    out_.unsigned_leb(DW_FORM_string);
    out_.unsigned_leb(DW_LNCT_directory_index);
    out_.unsigned_leb(DW_FORM_udata);
    out_.unsigned_leb(directory_of_.size());
    for (size_t i = 0; i < directory_of_.size(); ++i) {
      out_.string(name_of(i));
      out_.unsigned_leb(directory_of_[i]);
    }
  }

  void extended(uint8_t opcode, unsigned length) {
    out_.byte(0);
    out_.unsigned_leb(1 + length);
    out_.byte(opcode);
  }

  // The function's start has the line of its definition; the prologue ends at the first place in
  // its body.
  void write_sequence(size_t index) {
    extended(DW_LNE_set_address, kAddressSize);
    DebugSection::Reference start;
    start.offset = out_.size();
    start.function = index;
    section_.references.push_back(start);
    out_.number(0, kAddressSize);
    state_ = {0, 0, 1, 0};
    file_index_ = 1;
    const DebugFunction& function = functions_[index];
    std::optional<SourceLine> definition = definition_line(module_, function.symbol);
    if (definition) write_row(*definition);
    for (size_t i = 0; i < function.lines.size(); ++i) {
      if (i != 0 && function.lines[i].is_same_line(function.lines[i - 1])) continue;
      if (i == 0 && definition) out_.byte(DW_LNS_set_prologue_end);
      write_row(function.lines[i]);
    }
    out_.byte(DW_LNS_advance_pc);
    out_.unsigned_leb(functions_[index].code_size - state_.code_offset);
    extended(DW_LNE_end_sequence, 0);
  }

  void write_row(const SourceLine& row) {
    if (uint32_t file = files_.number_of(row.file); file != file_index_) {
      out_.byte(DW_LNS_set_file);
      out_.unsigned_leb(file_index_ = file);
    }
    if (row.column != state_.column) {
      out_.byte(DW_LNS_set_column);
      out_.unsigned_leb(row.column);
    }
    // Readers keep lines in 32 bits, and some refuse an advance that needs more.
    int64_t lines = static_cast<int32_t>(row.line - state_.line);
    uint64_t bytes = row.code_offset - state_.code_offset;
    state_ = row;
    if (lines < kLineBase || lines >= kLineBase + kLineRange) {
      out_.byte(DW_LNS_advance_line);
      out_.signed_leb(lines);
      lines = 0;
    }
    uint64_t opcode = static_cast<uint64_t>(lines - kLineBase) + kLineRange * bytes + kOpcodeBase;
    if (opcode <= 255) return out_.byte(opcode);
    out_.byte(DW_LNS_advance_pc);
    out_.unsigned_leb(bytes);
    out_.byte(static_cast<unsigned>(lines - kLineBase) + kOpcodeBase);
  }

  const ssa::Module& module_;
  std::span<const DebugFunction> functions_;  // of all units
  const UnitContents& unit_;
  const unsigned version_;
  FileTable& files_;
  DebugSection& section_;
  DwarfWriter out_;
  std::string unit_directory_;
  std::vector<std::string_view> directories_;  // from 1
  std::vector<uint32_t> directory_of_;         // by file
  SourceLine state_;                           // of the line program
  uint32_t file_index_ = 1;
};

// Appends the compile units to the sections.
class SectionsWriter {
 public:
  SectionsWriter(const ssa::Module& module, std::span<const DebugFunction> functions,
                 const DebugOptions& options, DebugSections& sections)
      : module_(module), functions_(functions), options_(options), sections_(sections) {}

  void write() {
    for (const UnitContents& unit : units_of(module_, functions_, options_)) {
      FileTable own_files(module_, options_.version, unit.number);
      const bool is_text = options_.assembler_files != nullptr;
      FileTable& files = is_text ? *options_.assembler_files : own_files;
      write_unit(unit, files);
      if (!is_text)
        LineTableWriter(module_, functions_, unit, options_.version, files, sections_.lines.section)
            .write();
    }
    lists_.finish();
    abbreviations_.write(sections_.abbreviations.section.bytes);
  }

 private:
  void write_unit(const UnitContents& unit, FileTable& files) {
    EntryTree tree;
    add_unit_attributes(unit, tree);
    TypeEntries types(module_, options_, files, symbols_, tree);
    FunctionEntries functions(module_, functions_, types, files, tree, lists_);
    for (const size_t function : unit.functions) functions.declare(function);
    for (const size_t function : unit.functions) functions.fill(function);
    if (options_.has_variables)
      for (const uint32_t number : numbers_of(unit)) types.add_unit(DebugNode(module_, number));
    types.finish();
    lists_.add_bases(tree);
    DebugSection& section = sections_.information.section;
    DwarfWriter out(section.bytes);
    const size_t start = out.open();
    out.number(options_.version, 2);
    if (options_.version >= 5) {
      out.byte(DW_UT_compile);
      out.byte(kAddressSize);
    }
    DebugSection::Reference abbreviations;
    abbreviations.offset = out.size();
    abbreviations.target = Target::Abbreviations;
    abbreviations.size = 4;
    section.references.push_back(abbreviations);
    out.number(0, 4);
    if (options_.version < 5) out.byte(kAddressSize);
    tree.write(section, start - 4, abbreviations_);
    out.close(start);
  }

  // A text has one unit for all.
  std::vector<uint32_t> numbers_of(const UnitContents& unit) const {
    if (options_.assembler_files != nullptr) return module_.debug_info.unit_numbers();
    if (unit.number == DebugInfo::kNone) return {};
    return {unit.number};
  }

  void add_unit_attributes(const UnitContents& unit, EntryTree& tree) {
    const EntryId root = EntryTree::root();
    const DebugInfo::File file = unit_file(module_, unit.number);
    add_producer(tree);
    tree.add_fixed(root, DW_AT_language, DW_FORM_data2, language_of(unit));
    tree.add_string(root, DW_AT_name, decoded(file.name));
    tree.add_string(root, DW_AT_comp_dir, decoded(file.directory));
    DebugSection::Reference lines;
    lines.target = Target::Lines;
    lines.size = 4;
    lines.target_offset = sections_.lines.section.bytes.size();
    tree.add_reference(root, DW_AT_stmt_list, DW_FORM_sec_offset, lines);
    if (unit.functions.empty()) return;
    tree.add_fixed(root, DW_AT_low_pc, DW_FORM_addr, 0);  // base of ranges
    lists_.add_functions(tree, root, unit.functions);
  }

  // `language: DW_LANG_Rust`, or DWARF 6's `sourceLanguageName: DW_LNAME_Rust`.
  uint64_t language_of(const UnitContents& unit) const {
    constexpr std::string_view kName = "DW_LNAME_";
    const DebugNode node(module_, unit.number);
    std::string word(node.value("language"));
    if (const std::string_view name = node.value("sourceLanguageName"); name.starts_with(kName))
      word = "DW_LANG_" + std::string(name.substr(kName.size()));
    return dwarf_constant(word).value_or(kLanguageC99);
  }

  // The one string that stands apart: binutils 2.40 looks for .debug_addr in files with .debug_str.
  void add_producer(EntryTree& tree) {
    constexpr std::string_view kProducer("lilt\0", 5);
    sections_.strings.section.bytes.assign(kProducer.begin(), kProducer.end());
    DebugSection::Reference field;
    field.target = Target::Strings;
    field.size = 4;
    tree.add_reference(EntryTree::root(), DW_AT_producer, DW_FORM_strp, field);
  }

  const ssa::Module& module_;
  std::span<const DebugFunction> functions_;
  const DebugOptions& options_;
  DebugSections& sections_;
  std::unordered_map<uint32_t, ssa::SymbolId> symbols_{described_variables(module_)};
  EntryTree::Abbreviations abbreviations_;
  DebugLists lists_{functions_,
                    options_.version,
                    options_.assembler_files != nullptr,
                    sections_.ranges.section,
                    sections_.locations.section,
                    sections_.addresses.section};
};

}  // namespace

DebugSections make_debug_sections(const ssa::Module& module,
                                  std::span<const DebugFunction> functions,
                                  const DebugOptions& options) {
  DebugSections sections;
  if (options.version >= 5) {
    sections.ranges.name = "debug_rnglists";
    sections.locations.name = "debug_loclists";
  }
  SectionsWriter(module, functions, options, sections).write();
  return sections;
}

}  // namespace lilt::object
