#include "emit/object/layout.h"

#include <algorithm>

#include "emit/object/data.h"
#include "emit/object/unwind.h"

namespace lilt::object {

namespace {

constexpr uint32_t kFunctionAlignment = 16;
constexpr uint8_t kNoOperation = 0x90;

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

std::string_view linker_name(std::string_view name) {
  return name.starts_with('\1') ? name.substr(1) : name;
}

bool is_emitted(const ssa::Symbol& symbol) {
  bool is_defined = symbol.is_definition || symbol.kind == ssa::SymbolKind::Alias;
  return is_defined && symbol.linkage != ssa::Linkage::AvailableExternally &&
         symbol.name != "llvm.used" && symbol.name != "llvm.compiler.used";
}

Section section_of(const ssa::Symbol& variable, const DataImage& image) {
  if (variable.linkage == ssa::Linkage::Common) return Section::Common;
  if (image.writable) return image.bytes.empty() ? Section::Zero : Section::Data;
  return image.pointers.empty() ? Section::ReadOnly : Section::RelocatedReadOnly;
}

AliasTarget resolve_alias(const ssa::Module& module, ssa::SymbolId alias,
                          Diagnostics& diagnostics) {
  AliasTarget target{alias, 0};
  std::string reason;
  // No chain of different aliases is longer than the module's number of symbols.
  for (size_t steps = 0; steps <= module.symbol_count(); ++steps) {
    const ssa::Symbol& symbol = module[target.symbol];
    if (symbol.kind != ssa::SymbolKind::Alias) {
      if (is_emitted(symbol)) return target;
      reason = "'@" + std::string(symbol.name) + "' is not defined here";
      break;
    }
    if (!symbol.initializer.valid()) break;
    auto address = reduce_constant(module, symbol.initializer, reason);
    if (!address || !address->symbol.valid()) break;
    target = {address->symbol, target.offset + static_cast<int64_t>(address->offset)};
  }
  if (reason.empty()) reason = "it stands for no function or variable";
  report_at_symbol(module, alias,
                   "cannot resolve alias '@" + std::string(module[alias].name) + "': " + reason,
                   diagnostics);
  return {};
}

Layout::Layout(const ssa::Module& module) : module_(module) {
  by_module_symbol_.resize(module.symbol_count());
  append_cie(section(Section::UnwindTable).bytes);
  section(Section::UnwindTable).align = 8;
  section(Section::Text).align = kFunctionAlignment;
}

uint32_t Layout::symbol_for(ssa::SymbolId id) {
  if (id.index() >= by_module_symbol_.size()) by_module_symbol_.resize(module_.symbol_count());
  uint32_t& entry = by_module_symbol_[id.index()];
  if (entry == 0) {
    const ssa::Symbol& symbol = module_[id];
    LaidOutSymbol added;
    added.name = linker_name(symbol.name);
    added.in_module = id;
    added.is_function = symbol.kind == ssa::SymbolKind::Function;
    added.linkage = symbol.linkage;
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

// Aligns the end of a section and gives its offset.
uint64_t Layout::open(Section which, uint32_t align, uint8_t filler) {
  LaidOutSection& target = section(which);
  target.align = std::max(target.align, align);
  uint64_t start = (target.size + align - 1) / align * align;
  if (which != Section::Zero && start <= kMaximumSectionSize) target.bytes.resize(start, filler);
  target.size = start;
  return start;
}

void Layout::define(uint32_t index, Section where, uint64_t value, uint64_t size) {
  LaidOutSymbol& symbol = symbols_[index];
  symbol.section = where;
  symbol.value = value;
  symbol.size = size;
}

void Layout::add_function(ssa::SymbolId function, const CodeImage& image) {
  if (!is_emitted(module_[function])) return;
  LaidOutSection& text = section(Section::Text);
  uint64_t start = open(Section::Text, kFunctionAlignment, kNoOperation);
  text.size += image.bytes.size();
  if (text.size > kMaximumSectionSize) return;  // finish reports it
  text.bytes.insert(text.bytes.end(), image.bytes.begin(), image.bytes.end());
  define(symbol_for(function), Section::Text, start, image.bytes.size());
  image_symbols_.clear();
  for (std::string_view name : image.symbols) image_symbols_.push_back(symbol_for(name));
  for (const ConstantData& constant : image.constants)
    add_constant(image_symbols_[constant.symbol], constant.bytes);
  for (const Relocation& relocation : image.relocations) {
    uint32_t symbol = image_symbols_[relocation.symbol];
    symbols_[symbol].is_referenced = true;
    text.relocations.push_back(
        {start + relocation.offset, relocation.addend, symbol, relocation.kind});
  }
  uint64_t field = append_fde(section(Section::UnwindTable).bytes,
                              static_cast<uint32_t>(image.bytes.size()), image.unwind);
  unwind_references_.push_back({field, start});
}

// Each name has its contents once.
void Layout::add_constant(uint32_t index, std::string_view bytes) {
  if (symbols_[index].section != Section::Undefined) return;
  Section where = section_of_constant(bytes.size());
  uint64_t start = open(where, static_cast<uint32_t>(bytes.size()), 0);
  LaidOutSection& target = section(where);
  target.bytes.insert(target.bytes.end(), bytes.begin(), bytes.end());
  target.size += bytes.size();
  symbols_[index].linkage = ssa::Linkage::Private;
  define(index, where, start, bytes.size());
}

bool Layout::add_variables(Diagnostics& diagnostics) {
  bool good = true;
  DataImage image;
  for (ssa::SymbolId id : module_.symbols()) {
    if (module_[id].kind != ssa::SymbolKind::Variable || !is_emitted(module_[id])) continue;
    bool laid_out = layout_variable(module_, id, image, diagnostics);
    if (laid_out) add_variable(id, image);
    good &= laid_out;
  }
  return good;
}

void Layout::add_variable(ssa::SymbolId variable, const DataImage& image) {
  Section where = section_of(module_[variable], image);
  uint32_t index = symbol_for(variable);
  uint64_t size = image.bytes.size() + image.zero_size;
  if (where == Section::Common) return define(index, where, image.align, size);
  uint64_t start = open(where, image.align, 0);
  define(index, where, start, size);
  LaidOutSection& target = section(where);
  target.size += size;
  if (where == Section::Zero || target.size > kMaximumSectionSize) return;
  target.bytes.insert(target.bytes.end(), image.bytes.begin(), image.bytes.end());
  target.bytes.resize(target.size);
  for (const DataImage::Pointer& pointer : image.pointers) {
    uint32_t symbol = symbol_for(pointer.symbol);
    symbols_[symbol].is_referenced = true;
    target.relocations.push_back(
        {start + pointer.offset, pointer.addend, symbol, RelocationKind::Absolute64});
  }
}

bool Layout::add_alias(ssa::SymbolId alias, Diagnostics& diagnostics) {
  AliasTarget target = resolve_alias(module_, alias, diagnostics);
  if (!target.symbol.valid()) return false;
  uint32_t aliasee_index = symbol_for(target.symbol);
  uint32_t index = symbol_for(alias);
  const LaidOutSymbol& aliasee = symbols_[aliasee_index];
  symbols_[index].is_function = aliasee.is_function;
  if (aliasee.section == Section::Undefined || aliasee.section == Section::Common) {
    report_at_symbol(module_, alias,
                     "cannot resolve alias '@" + std::string(module_[alias].name) + "': '@" +
                         std::string(aliasee.name) + "' has no place of its own",
                     diagnostics);
    return false;
  }
  define(index, aliasee.section, aliasee.value + static_cast<uint64_t>(target.offset),
         target.offset == 0 ? aliasee.size : 0);
  return true;
}

bool Layout::finish(Diagnostics& diagnostics) {
  LaidOutSection& unwind = section(Section::UnwindTable);
  unwind.size = unwind.bytes.size();
  bool good = true;
  for (ssa::SymbolId id : module_.symbols())
    if (module_[id].kind == ssa::SymbolKind::Alias && is_emitted(module_[id]))
      good &= add_alias(id, diagnostics);
  for (const LaidOutSection& each : sections_) {
    if (each.size <= kMaximumSectionSize) continue;
    bool is_text = &each == &section(Section::Text);
    report_at_symbol(
        module_, ssa::SymbolId::none(),
        std::string("the module's ") + (is_text ? "code" : "data") + " is larger than 2 GiB",
        diagnostics);
    good = false;
  }
  return good;
}

}  // namespace lilt::object
