#include "emit/object/layout.h"

#include <algorithm>
#include <cstring>

#include "emit/object/data.h"
#include "emit/object/exception_table.h"
#include "emit/object/unwind.h"
#include "ir/ssa/comdat.h"

namespace lilt::object {

namespace {

constexpr uint32_t kFunctionAlignment = 16;  // and that of its section
constexpr uint32_t kJumpTableEntrySize = 4;
constexpr uint32_t kPointerSize = 8, kDistanceSize = 4;
constexpr uint8_t kNoOperation = 0x90;

bool has_no_contents(SectionKind kind) {
  return kind == SectionKind::Zero || kind == SectionKind::ThreadZero;
}

}  // namespace

bool LaidOutSymbol::is_weak() const {
  switch (linkage) {
    case ssa::Linkage::Weak:
    case ssa::Linkage::WeakOdr:
    case ssa::Linkage::LinkOnce:
    case ssa::Linkage::LinkOnceOdr:
    case ssa::Linkage::ExternWeak:
      return true;
    default:
      return false;
  }
}

Layout::Layout(const ssa::Module& module, const SectionOptions& options)
    : module_(module), options_(options) {
  by_module_symbol_.resize(module.symbol_count());
  section_for({SectionKind::Code, ".text", {}, 0});
  section_for({SectionKind::Data, ".data", {}, 0});
  section_for({SectionKind::Zero, ".bss", {}, 0});
  sections_[kText].align = kFunctionAlignment;
}

// --- symbols and sections by name and description

uint32_t Layout::symbol_for(ssa::SymbolId id) {
  if (id.index() >= by_module_symbol_.size()) by_module_symbol_.resize(module_.symbol_count());
  uint32_t& entry = by_module_symbol_[id.index()];
  if (entry == 0) {
    const ssa::Symbol& symbol = module_[id];
    LaidOutSymbol added;
    added.name = linker_name(symbol.name);
    added.in_module = id;
    added.is_function = symbol.kind == ssa::SymbolKind::Function;
    added.is_thread_local = symbol.tls != ssa::TlsModel::None;
    added.linkage = symbol.linkage;
    added.visibility = symbol.visibility;
    symbols_.push_back(added);
    entry = static_cast<uint32_t>(symbols_.size());
  }
  return entry - 1;
}

uint32_t Layout::symbol_for(std::string_view name) {
  if (ssa::SymbolId known = module_.find(name); known.valid()) return symbol_for(known);
  auto found = by_name_.find(name);
  if (found != by_name_.end()) return found->second;
  LaidOutSymbol added;
  added.name = names_.copy(linker_name(name));
  symbols_.push_back(added);
  auto index = static_cast<uint32_t>(symbols_.size() - 1);
  by_name_.emplace(names_.copy(name), index);
  return index;
}

uint32_t Layout::symbol_for(const AddressTarget& place) {
  if (place.symbol.valid()) return symbol_for(place.symbol);
  std::string buffer;
  return symbol_for(name_of(module_, place, buffer));
}

uint32_t Layout::start_of(SectionId id) {
  LaidOutSection& section = sections_[id];
  if (section.start_symbol == UINT32_MAX) {
    LaidOutSymbol start;
    start.section = id;
    start.is_section = true;
    start.linkage = ssa::Linkage::Private;
    section.start_symbol = static_cast<uint32_t>(symbols_.size());
    symbols_.push_back(start);
  }
  return section.start_symbol;
}

SectionId Layout::section_for(const SectionDescription& description) {
  auto [known, is_new] = by_description_.try_emplace(description);
  if (is_new) {
    LaidOutSection section;
    section.description = description;
    known->second = sections_.push_back(std::move(section));
  }
  return known->second;
}

GroupId SectionGroups::of(std::string_view comdat) {
  if (comdat.empty()) return {};
  auto [known, is_new] = by_name_.try_emplace(comdat);
  if (is_new) {
    SectionGroup group{comdat};
    if (const auto* described = ssa::find_comdat(module_, comdat)) group.any = described->any;
    known->second = groups_.push_back(group);
  }
  return known->second;
}

// At most once.
void Layout::check_padding(ssa::SymbolId symbol) {
  if (padding_ <= kMaximumPadding || is_too_empty_) return;
  is_too_empty_ = true;
  report_at_symbol(module_, symbol,
                   "cannot lay out '@" + std::string(module_[symbol].name) +
                       "': alignment leaves more than 256 MiB empty",
                   problems_);
}

// Aligns the end of a section and returns its offset.
uint64_t Layout::open(SectionId which, uint32_t align, uint8_t filler) {
  LaidOutSection& target = sections_[which];
  target.align = std::max(target.align, align);
  uint64_t start = (target.size + align - 1) / align * align;
  if (!has_no_contents(target.description.kind)) padding_ += start - target.size;
  if (padding_ > kMaximumPadding) start = kMaximumSectionSize + 1;  // without bytes
  if (!has_no_contents(target.description.kind) && start <= kMaximumSectionSize)
    target.bytes.resize(start, filler);
  target.size = start;
  return start;
}

// Appends bytes, or zeros if there are none; nothing beyond the limit, which finish reports.
void Layout::append(SectionId which, const void* bytes, size_t count) {
  LaidOutSection& target = sections_[which];
  target.size += count;
  if (has_no_contents(target.description.kind) || target.size > kMaximumSectionSize) return;
  const auto* const first = static_cast<const uint8_t*>(bytes);
  if (bytes != nullptr)
    target.bytes.insert(target.bytes.end(), first, first + count);
  else
    target.bytes.resize(target.size);
}

void Layout::define(uint32_t index, SectionId where, uint64_t value, uint64_t size) {
  LaidOutSymbol& symbol = symbols_[index];
  symbol.section = where;
  symbol.value = value;
  symbol.size = size;
}

// --- functions

uint32_t function_alignment(const ssa::Symbol& function, uint8_t blocks_log2) {
  const bool is_for_size = (function.function_attributes & ssa::function_attribute::ForSize) != 0;
  return std::max({is_for_size ? 1 : kFunctionAlignment, uint32_t{1} << blocks_log2,
                   uint32_t{1} << (function.align_log2 & 31)});
}

const LaidOutSymbol* Layout::add_function(ssa::SymbolId function, const CodeImage& image) {
  const ssa::Symbol& symbol = module_[function];
  if (!is_emitted(symbol)) return nullptr;
  SectionDescription description = describe_code(symbol, image.temperature, options_);
  description.group = groups_.of(symbol.comdat);
  SectionId text = section_for(description);
  const uint32_t align = function_alignment(symbol, image.align_log2);
  uint64_t start = open(text, align, kNoOperation);
  check_padding(function);
  const PatchablePlace patchable = patchable_place(module_, function);
  if (const FunctionPrefix prefix = prefix_of(module_, function); !prefix.is_empty())
    start = add_prefix(function, text, align, prefix);
  if (patchable.is_wanted)
    add_place(describe_patchable_places(description), RelocationKind::Absolute64, kPointerSize,
              text, start - patchable.prefix + patchable.start);
  const uint64_t own_start = start;
  if (symbol.prologue.valid()) start = add_function_data(function, symbol.prologue, text);
  append(text, image.bytes.data(), image.bytes.size());
  const uint32_t own = symbol_for(function);
  define(own, text, own_start, start - own_start + image.bytes.size());
  image_symbols_.clear();
  for (std::string_view name : image.symbols) image_symbols_.push_back(symbol_for(name));
  for (const ConstantData& constant : image.constants)
    add_constant(image_symbols_[constant.symbol], constant.bytes);
  for (const JumpTableData& table : image.jump_tables)
    add_jump_table(image_symbols_[table.symbol], table, text, start, description);
  for (const CodeLabel& label : image.labels) {
    LaidOutSymbol& place = symbols_[image_symbols_[label.symbol]];
    place.is_label = true;
    place.linkage = ssa::Linkage::Private;
    define(image_symbols_[label.symbol], text, start + label.code_offset, 0);
  }
  for (const Relocation& relocation : image.relocations) {
    uint32_t target = image_symbols_[relocation.symbol];
    symbols_[target].is_referenced = true;
    const LaidOutRelocation laid_out{start + relocation.offset, relocation.addend, target,
                                     relocation.kind};
    if (!resolve_within(text, laid_out)) sections_[text].relocations.push_back(laid_out);
  }
  for (const TypeTrap& trap : image.type_traps)
    add_place(describe_type_traps(description), RelocationKind::PcRelative32, kDistanceSize, text,
              start + trap.code_offset);
  add_unwind_entry(text, start, description, image);
  if (!image.source_lines.empty()) {
    debug_functions_.push_back({function, image.bytes.size(), image.source_lines, image.variables,
                                image.own_locations, image.debug_calls});
    debug_places_.push_back({text, start});
  }
  return &symbols_[own];
}

// What stands before a function, which begins after it, aligned. Returns where.
uint64_t Layout::add_prefix(ssa::SymbolId function, SectionId text, uint32_t align,
                            const FunctionPrefix& prefix) {
  const ssa::Symbol& symbol = module_[function];
  if (prefix.has_data) {
    const uint64_t after = prefix.is_checked ? 0 : prefix.no_operations;
    DataImage data;
    if (!layout_function_data(module_, function, symbol.initializer, data, problems_))
      return sections_[text].size;
    add_no_operations(text, prefix_padding(data.bytes.size() + data.zero_size + after, align));
    add_function_data(function, symbol.initializer, text);
  }
  if (prefix.is_checked) {
    const uint64_t begin = sections_[text].size;
    add_no_operations(text, prefix_padding(prefix.hash_size() + prefix.no_operations, align));
    if (prefix.has_hash) {
      const uint8_t load = 0xB8;  // movl $hash, %eax
      append(text, &load, 1);
      append(text, &prefix.hash, sizeof prefix.hash);
      const uint32_t named = symbol_for(type_hash_symbol(symbol.name));
      symbols_[named].is_function = true;
      symbols_[named].linkage = symbol.linkage;
      define(named, text, begin, sections_[text].size - begin);
    }
  } else if (!prefix.has_data) {
    add_no_operations(text, prefix_padding(prefix.no_operations, align));
  }
  add_no_operations(text, prefix.no_operations);
  return sections_[text].size;
}

void Layout::add_no_operations(SectionId text, uint64_t count) {
  const std::vector<uint8_t> bytes(count, kNoOperation);
  append(text, bytes.data(), bytes.size());
}

// Data of a function, in its section. Returns the place after it.
uint64_t Layout::add_function_data(ssa::SymbolId function, ssa::ConstantId contents,
                                   SectionId text) {
  DataImage data;
  if (!layout_function_data(module_, function, contents, data, problems_))
    return sections_[text].size;
  const uint64_t start = sections_[text].size;
  append(text, data.bytes.empty() ? nullptr : data.bytes.data(),
         data.bytes.size() + data.zero_size);
  for (const DataImage::Pointer& pointer : data.pointers)
    add_pointer(text, start, pointer, function);
  return sections_[text].size;
}

FunctionPrefix prefix_of(const ssa::Module& module, ssa::SymbolId function) {
  const ssa::Symbol& symbol = module[function];
  FunctionPrefix prefix;
  prefix.has_data = symbol.initializer.valid();
  prefix.is_checked = module.has_type_hashes;
  if ((symbol.function_attributes & ssa::function_attribute::HasRequests) == 0) return prefix;
  const ssa::FunctionRequests& requests = module.requests.at(function.index());
  prefix.no_operations = requests.patchable_prefix;
  prefix.has_hash = prefix.is_checked && requests.has_type_hash;
  prefix.hash = requests.type_hash;
  return prefix;
}

std::string type_hash_symbol(std::string_view function) {
  return "__cfi_" + std::string(linker_name(function));
}

PatchablePlace patchable_place(const ssa::Module& module, ssa::SymbolId function) {
  using namespace ssa::function_attribute;
  const ssa::FunctionAttributes attributes = module[function].function_attributes;
  if ((attributes & HasRequests) == 0) return {};
  const ssa::FunctionRequests& requests = module.requests.at(function.index());
  PatchablePlace place{requests.patchable_prefix, 0,
                       (requests.patchable_prefix | requests.patchable_entry) != 0};
  constexpr uint32_t kMark = 4;  // bytes of endbr64
  const bool has_mark = module.tracks_branches && (attributes & NoCfCheck) == 0;
  if (place.prefix == 0 && has_mark) place.start = kMark;
  return place;
}

void Layout::add_place(const SectionDescription& section, RelocationKind kind, uint32_t size,
                       SectionId text, uint64_t place) {
  const SectionId where = section_for(section);
  const uint64_t at = open(where, size, 0);
  append(where, nullptr, size);
  sections_[where].relocations.push_back({at, static_cast<int64_t>(place), start_of(text), kind});
}

// Equally named constants are equal; each is appended once.
void Layout::add_constant(uint32_t index, std::string_view bytes) {
  if (!symbols_[index].is_undefined()) return;
  SectionId where = section_for(describe_constants(bytes.size()));
  uint64_t start = open(where, static_cast<uint32_t>(bytes.size()), 0);
  append(where, bytes.data(), bytes.size());
  symbols_[index].linkage = ssa::Linkage::Private;
  define(index, where, start, bytes.size());
}

// An entry is target − table: relative to its own place, target + its distance from the table.
void Layout::add_jump_table(uint32_t index, const JumpTableData& table, SectionId text,
                            uint64_t start, const SectionDescription& code) {
  SectionId where = section_for(describe_jump_tables(code));
  uint64_t at = open(where, kJumpTableEntrySize, 0);
  symbols_[index].linkage = ssa::Linkage::Private;
  symbols_[index].is_label = true;
  define(index, where, at, table.code_offsets.size() * kJumpTableEntrySize);
  append(where, nullptr, table.code_offsets.size() * kJumpTableEntrySize);
  uint32_t code_start = start_of(text);
  for (size_t i = 0; i < table.code_offsets.size(); ++i) {
    uint64_t distance = i * kJumpTableEntrySize;
    sections_[where].relocations.push_back(
        {at + distance, static_cast<int64_t>(start + table.code_offsets[i] + distance), code_start,
         RelocationKind::PcRelative32});
  }
}

void Layout::add_unwind_entry(SectionId text, uint64_t start, const SectionDescription& code,
                              const CodeImage& image) {
  if (unwind_.bytes.empty()) {
    unwind_.description = {SectionKind::UnwindTable, ".eh_frame", {}, 0};
    unwind_.align = 8;
  }
  const bool has_table = image.personality != kNoSymbol;
  if (has_table) note_exceptions(image);
  const uint64_t cie = cie_of(has_table ? exceptions_.personality : std::string_view());
  const FdeFields fields = append_fde(unwind_.bytes, cie, has_table,
                                      static_cast<uint32_t>(image.bytes.size()), image.unwind);
  unwind_.relocations.push_back(
      {fields.function, static_cast<int64_t>(start), start_of(text), RelocationKind::PcRelative32});
  if (has_table) add_exception_table(fields.exception_table, code);
}

void Layout::note_exceptions(const CodeImage& image) {
  exceptions_.clear();
  exceptions_.personality = image.symbols[image.personality];
  exceptions_.call_sites = image.call_sites;
  exceptions_.landing_clauses = image.landing_clauses;
  for (uint32_t type : image.type_infos)
    exceptions_.types.push_back(type == kNoSymbol ? std::string_view() : image.symbols[type]);
  exceptions_.end = static_cast<uint32_t>(image.bytes.size());
}

// The CIE of functions with that personality; made by the first one.
uint64_t Layout::cie_of(std::string_view personality) {
  for (const Cie& known : cies_)
    if (known.personality == personality) return known.offset;
  const uint64_t offset = unwind_.bytes.size();
  cies_.push_back({names_.copy(personality), offset});
  if (personality.empty()) {
    append_cie(unwind_.bytes);
  } else {
    const uint64_t field = append_personality_cie(unwind_.bytes);
    unwind_.relocations.push_back(
        {field, 0, reference_cell(personality), RelocationKind::PcRelative32});
  }
  return offset;
}

// `field`: of the unwind table, for the distance to the exception table.
void Layout::add_exception_table(uint64_t field, const SectionDescription& code) {
  const SectionId where = section_for(describe_exception_table(code));
  const uint64_t start = open(where, kExceptionTableAlignment, 0);
  cell_references_.clear();
  if (start <= kMaximumSectionSize)
    append_exception_table(sections_[where].bytes, exceptions_, cell_references_);
  sections_[where].size = std::max(start, uint64_t{sections_[where].bytes.size()});
  unwind_.relocations.push_back(
      {field, static_cast<int64_t>(start), start_of(where), RelocationKind::PcRelative32});
  for (const CellReference& reference : cell_references_) {
    const uint32_t cell = reference_cell(reference.symbol);
    sections_[where].relocations.push_back(
        {reference.offset, 0, cell, RelocationKind::PcRelative32});
  }
}

// The symbol of a reference cell, which is made when it is first needed.
uint32_t Layout::reference_cell(std::string_view symbol) {
  const ReferenceCell cell = reference_cell_of(module_, symbol, options_.private_reference_cells);
  const uint32_t index = symbol_for(cell.name);
  if (!symbols_[index].is_undefined()) return index;
  const uint32_t target = symbol_for(symbol);
  symbols_[target].is_referenced = true;
  symbols_[index].is_label = cell.is_local;
  symbols_[index].linkage = cell.is_local ? ssa::Linkage::Private : ssa::Linkage::Weak;
  symbols_[index].visibility = ssa::Visibility::Hidden;
  SectionDescription description = describe_reference_cell(cell);
  if (!cell.is_local) description.group = groups_.of(symbols_[index].name);
  const SectionId where = section_for(description);
  const uint64_t start = open(where, kPointerSize, 0);
  append(where, nullptr, kPointerSize);
  define(index, where, start, kPointerSize);
  sections_[where].relocations.push_back({start, 0, target, RelocationKind::Absolute64});
  return index;
}

// --- variables

bool Layout::add_variables(Diagnostics& diagnostics) {
  bool good = true;
  DataImage image;
  for (ssa::SymbolId id : module_.symbols()) {
    if (module_[id].kind != ssa::SymbolKind::Variable) continue;
    if (is_startup_list(module_[id])) good &= add_startup_functions(id, diagnostics);
    if (!is_emitted(module_[id])) continue;
    bool laid_out = layout_variable(module_, id, image, diagnostics);
    if (laid_out) add_variable(id, image);
    good &= laid_out;
  }
  return good;
}

void Layout::add_variable(ssa::SymbolId variable, const DataImage& image) {
  const ssa::Symbol& symbol = module_[variable];
  uint32_t index = symbol_for(variable);
  uint64_t size = image.bytes.size() + image.zero_size;
  if (symbol.linkage == ssa::Linkage::Common) {
    symbols_[index].is_common = true;
    symbols_[index].value = image.align;
    symbols_[index].size = size;
    return;
  }
  SectionDescription description =
      describe_section(symbol, section_kind_of(symbol, image), options_);
  description.group = groups_.of(symbol.comdat);
  const SectionId where = section_for(description);
  uint64_t start = open(where, image.align, 0);
  check_padding(variable);
  define(index, where, start, size);
  append(where, image.bytes.empty() ? nullptr : image.bytes.data(), size);
  for (const DataImage::Pointer& pointer : image.pointers)
    add_pointer(where, start, pointer, variable);
}

void Layout::add_pointer(SectionId where, uint64_t start, const DataImage::Pointer& pointer,
                         ssa::SymbolId variable) {
  uint32_t base = symbol_for(pointer.base);
  symbols_[base].is_referenced = true;
  if (pointer.minus.valid()) {
    differences_.push_back({where, start + pointer.offset, base, symbol_for(pointer.minus),
                            pointer.addend, pointer.width, variable});
    return;
  }
  sections_[where].relocations.push_back(
      {start + pointer.offset, pointer.addend, base, RelocationKind::Absolute64});
}

bool Layout::add_startup_functions(ssa::SymbolId list, Diagnostics& diagnostics) {
  std::vector<StartupEntry> entries;
  if (!read_startup_list(module_, list, entries, diagnostics)) return false;
  bool at_end = module_[list].name == "llvm.global_dtors";
  for (const StartupEntry& entry : entries) {
    uint32_t symbol = symbol_for(entry.function);
    symbols_[symbol].is_referenced = true;
    SectionDescription description = describe_startup(entry.priority, at_end);
    description.group = groups_.of(entry.comdat);
    SectionId where = section_for(description);
    uint64_t start = open(where, 8, 0);
    append(where, nullptr, 8);
    sections_[where].relocations.push_back(
        {start, entry.addend, symbol, RelocationKind::Absolute64});
  }
  return true;
}

// --- fields that need final addresses

bool Layout::resolve_within(SectionId section, const LaidOutRelocation& relocation) {
  const LaidOutSymbol& symbol = symbols_[relocation.symbol];
  const bool is_relative =
      relocation.kind == RelocationKind::PcRelative32 || relocation.kind == RelocationKind::Plt32;
  const bool has_place = sections_[section].size <= kMaximumSectionSize;  // else it has no bytes
  if (!is_relative || symbol.section != section || !symbol.is_local() || !has_place) return false;
  if (keeps_function_references_ && symbol.is_function) return false;
  if (symbol.is_ifunc) return false;
  const auto distance =
      static_cast<int32_t>(static_cast<int64_t>(symbol.value) + relocation.addend -
                           static_cast<int64_t>(relocation.offset));
  std::memcpy(sections_[section].bytes.data() + relocation.offset, &distance, sizeof distance);
  return true;
}

// Within one section a difference is a number; with `minus` in the field's own section it is
// relative to the field.
bool Layout::resolve(const Difference& difference, Diagnostics& diagnostics) {
  const LaidOutSymbol& base = symbols_[difference.base];
  const LaidOutSymbol& minus = symbols_[difference.minus];
  LaidOutSection& section = sections_[difference.section];
  auto value = difference.addend - static_cast<int64_t>(minus.value);
  if (minus.section.valid() && minus.section == base.section && base.is_local() && !base.is_ifunc) {
    value += static_cast<int64_t>(base.value);
    std::memcpy(section.bytes.data() + difference.offset, &value, difference.width);
    return true;
  }
  if (minus.section == difference.section && difference.width >= 4) {
    auto kind = difference.width == 8 ? RelocationKind::PcRelative64 : RelocationKind::PcRelative32;
    section.relocations.push_back({difference.offset,
                                   value + static_cast<int64_t>(difference.offset), difference.base,
                                   kind});
    return true;
  }
  report_at_symbol(module_, difference.variable,
                   "cannot lay out '@" + std::string(module_[difference.variable].name) +
                       "': it subtracts an address of another section, '" +
                       std::string(minus.name) + "'",
                   diagnostics);
  return false;
}

bool Layout::add_alias(ssa::SymbolId alias, const AliasTarget& target, Diagnostics& diagnostics) {
  if (!target.symbol.valid()) return false;
  uint32_t aliasee_index = symbol_for(target.symbol);
  uint32_t index = symbol_for(alias);
  const LaidOutSymbol& aliasee = symbols_[aliasee_index];
  symbols_[index].is_function = aliasee.is_function;
  symbols_[index].is_ifunc = module_[alias].is_ifunc;
  symbols_[index].is_thread_local = aliasee.is_thread_local;
  if (!aliasee.section.valid()) {
    report_at_symbol(module_, alias,
                     "cannot resolve alias '@" + std::string(module_[alias].name) + "': '@" +
                         std::string(aliasee.name) + "' has no place of its own",
                     diagnostics);
    return false;
  }
  uint64_t size = target.offset == 0 ? aliasee.size : 0;
  const ssa::TypeTable& types = module_.types();
  if (ssa::TypeId type = module_[alias].type; !aliasee.is_function && types.is_sized(type))
    size = types.size_of(type);
  define(index, aliasee.section, aliasee.value + static_cast<uint64_t>(target.offset), size);
  return true;
}

// Fields that refer to code, variables and other debug sections become relocations.
void Layout::add_debug_sections(const DebugOptions& options) {
  if (debug_functions_.empty() && !options.has_variables) return;
  if (!module_.debug_info.is_present() || !has_debug_sections_) return;
  DebugSections made = make_debug_sections(module_, debug_functions_, options);
  if (made.information.section.bytes.empty()) return;
  std::vector<std::pair<SectionId, const DebugSections::Named*>> added;
  SectionId by_target[static_cast<size_t>(DebugSection::Target::Length)];
  const auto add = [&](DebugSections::Named& named, DebugSection::Target target) {
    if (named.section.bytes.empty()) return;
    const SectionId id = add_debug_section(named);
    by_target[static_cast<size_t>(target)] = id;
    added.emplace_back(id, &named);
  };
  const auto repeat = [&](DebugSection::Target target, DebugSection::Target also) {
    by_target[static_cast<size_t>(also)] = by_target[static_cast<size_t>(target)];
  };
  add(made.abbreviations, DebugSection::Target::Abbreviations);
  add(made.lines, DebugSection::Target::Lines);
  add(made.ranges, DebugSection::Target::Ranges);
  add(made.locations, DebugSection::Target::Locations);
  repeat(DebugSection::Target::Ranges, DebugSection::Target::RangesBase);
  repeat(DebugSection::Target::Locations, DebugSection::Target::LocationsBase);
  add(made.addresses, DebugSection::Target::Addresses);
  add(made.strings, DebugSection::Target::Strings);
  add(made.information, DebugSection::Target::Code);
  for (const auto& [id, named] : added)
    for (const DebugSection::Reference& reference : named->section.references)
      add_debug_relocation(id, reference, by_target[static_cast<size_t>(reference.target)]);
}

void Layout::add_debug_relocation(SectionId from, const DebugSection::Reference& reference,
                                  SectionId target) {
  LaidOutRelocation made{reference.offset, static_cast<int64_t>(reference.target_offset), 0,
                         RelocationKind::Absolute32};
  switch (reference.target) {
    case DebugSection::Target::Code: {
      const FunctionPlace& place = debug_places_[reference.function];
      const uint64_t size = debug_functions_[reference.function].code_size;
      const uint64_t point = reference.point == kCodeEnd ? size : reference.point;
      made.symbol = start_of(place.section);
      made.addend = static_cast<int64_t>(place.start + point);
      made.kind = RelocationKind::Absolute64;
      break;
    }
    case DebugSection::Target::Symbol:
    case DebugSection::Target::ThreadSymbol:
      made.symbol = symbol_for(reference.symbol);
      symbols_[made.symbol].is_referenced = true;
      made.kind = reference.target == DebugSection::Target::Symbol ? RelocationKind::Absolute64
                                                                   : RelocationKind::ModuleOffset64;
      break;
    default:  // an offset in another section; the rest are only in texts
      made.symbol = start_of(target);
      break;
  }
  sections_[from].relocations.push_back(made);
}

void Layout::add_excluded(std::string name, std::string_view bytes) {
  LaidOutSection section;
  section.description = {SectionKind::Excluded, std::move(name), {}, 0};
  section.size = bytes.size();
  section.bytes.assign(bytes.begin(), bytes.end());
  sections_.push_back(std::move(section));
}

SectionId Layout::add_debug_section(DebugSections::Named& contents) {
  LaidOutSection section;
  section.description = {
      SectionKind::Debug, "." + std::string(contents.name), {}, contents.has_strings ? 1u : 0u};
  section.size = contents.section.bytes.size();
  section.bytes = std::move(contents.section.bytes);
  return sections_.push_back(std::move(section));
}

// Adds the sections that only the end knows; false after reporting one that is too large.
bool Layout::close_sections(bool has_variables, Diagnostics& diagnostics) {
  unwind_.size = unwind_.bytes.size();
  if (unwind_.size != 0) sections_.push_back(std::move(unwind_));
  DebugOptions options;
  options.version = dwarf_version(module_);
  options.has_variables = has_variables;
  add_debug_sections(options);
  if (padding_ > kMaximumPadding) return false;  // reported
  for (const LaidOutSection& each : sections_) {
    if (each.size <= kMaximumSectionSize) continue;
    bool is_text = each.description.kind == SectionKind::Code;
    report_at_symbol(
        module_, ssa::SymbolId::none(),
        std::string("the module's ") + (is_text ? "code" : "data") + " is larger than 2 GiB",
        diagnostics);
    return false;
  }
  return true;
}

void Layout::drop_resolved_relocations() {
  for (SectionId id : IdRange<SectionId>(sections_.size()))
    std::erase_if(sections_[id].relocations, [&](const LaidOutRelocation& relocation) {
      return resolve_within(id, relocation);
    });
}

bool Layout::finish(Diagnostics& diagnostics) {
  bool good = check_names(module_, {"\0", 1}, diagnostics) && !problems_.has_errors();
  diagnostics.append(std::move(problems_));
  if (!close_sections(true, diagnostics)) return false;
  const AliasTargets targets(module_);
  for (ssa::SymbolId id : module_.symbols())
    if (module_[id].kind == ssa::SymbolKind::Alias && is_emitted(module_[id]))
      good &= add_alias(id, targets.of(id, diagnostics), diagnostics);
  for (const Difference& difference : differences_) good &= resolve(difference, diagnostics);
  drop_resolved_relocations();
  return good;
}

bool Layout::finish_functions(Diagnostics& diagnostics) {
  bool good = !problems_.has_errors();
  diagnostics.append(std::move(problems_));
  good &= close_sections(false, diagnostics);
  for (const Difference& difference : differences_) good &= resolve(difference, diagnostics);
  if (good) drop_resolved_relocations();
  return good;
}

}  // namespace lilt::object
