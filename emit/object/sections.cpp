// The sections of definitions, by contents, name and option; which definitions are emitted;
// aliases, and lists of functions to call at start and exit.
#include <algorithm>
#include <array>

#include "emit/object/data.h"
#include "emit/object/layout.h"
#include "ir/ssa/aliases.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

std::string_view usual_name(SectionKind kind) {
  switch (kind) {
    case SectionKind::Code:
      return ".text";
    case SectionKind::ReadOnly:
      return ".rodata";
    case SectionKind::RelocatedReadOnly:
      return ".data.rel.ro";
    case SectionKind::Zero:
      return ".bss";
    case SectionKind::ThreadData:
      return ".tdata";
    case SectionKind::ThreadZero:
      return ".tbss";
    default:
      return ".data";
  }
}

}  // namespace

uint32_t processor_properties(const ssa::Module& module) {
  return (module.tracks_branches ? 1 : 0) | (module.has_shadow_stack ? 2 : 0);
}

std::string_view linker_name(std::string_view name) {
  return name.starts_with('\1') ? name.substr(1) : name;
}

bool is_startup_list(const ssa::Symbol& symbol) {
  return symbol.name == "llvm.global_ctors" || symbol.name == "llvm.global_dtors";
}

bool is_emitted(const ssa::Symbol& symbol) {
  bool is_defined = symbol.is_definition || symbol.kind == ssa::SymbolKind::Alias;
  return is_defined && symbol.linkage != ssa::Linkage::AvailableExternally &&
         symbol.section != "llvm.metadata" &&
         (!symbol.name.starts_with("llvm.") ||
          (!is_startup_list(symbol) && symbol.name != "llvm.used" &&
           symbol.name != "llvm.compiler.used"));
}

bool check_names(const ssa::Module& module, std::string_view impossible, Diagnostics& diagnostics) {
  bool good = true;
  std::array<bool, 256> is_impossible{};
  for (char c : impossible) is_impossible[static_cast<uint8_t>(c)] = true;
  for (ssa::SymbolId id : module.symbols()) {
    if (std::ranges::any_of(module[id].name,
                            [&](char c) { return is_impossible[static_cast<uint8_t>(c)]; })) {
      report_at_symbol(module, id, "the name of a global has a character that no symbol may have",
                       diagnostics);
      good = false;
    }
    if (!linker_name(module[id].name).starts_with('.')) continue;
    for (std::string_view prefix : {".LC", ".LBB", ".Ltable.", ".Lblock.", ".Lfunc_end", ".Ldebug_",
                                    ".Lpatchable.", ".Lkcfi_trap.", ".Lunwind", ".LDW.ref."}) {
      if (!linker_name(module[id].name).starts_with(prefix)) continue;
      report_at_symbol(module, id,
                       "the name '@" + std::string(module[id].name) +
                           "' may clash with names of the compiler: no global may begin with '" +
                           std::string(prefix) + "'",
                       diagnostics);
      good = false;
    }
  }
  return good;
}

SectionKind section_kind_of(const ssa::Symbol& variable, const DataImage& image) {
  bool is_zero = image.bytes.empty();
  if (variable.tls != ssa::TlsModel::None)
    return is_zero && variable.section.empty() ? SectionKind::ThreadZero : SectionKind::ThreadData;
  if (!image.writable)
    return image.has_addresses() ? SectionKind::RelocatedReadOnly : SectionKind::ReadOnly;
  bool may_be_empty = variable.section.empty() || variable.section.starts_with(".bss");
  return is_zero && may_be_empty ? SectionKind::Zero : SectionKind::Data;
}

SectionDescription describe_section(const ssa::Symbol& symbol, SectionKind kind,
                                    const SectionOptions& options) {
  SectionDescription description{kind, std::string(symbol.section), {}, 0, symbol.is_retained};
  if (!symbol.section.empty()) return description;
  description.name = usual_name(kind);
  if (!symbol.comdat.empty() || symbol.is_retained || options.data_sections)
    (description.name += '.') += linker_name(symbol.name);
  return description;
}

SectionDescription describe_code(const ssa::Symbol& function, ssa::Temperature temperature,
                                 const SectionOptions& options) {
  SectionDescription description{
      SectionKind::Code, std::string(function.section), {}, 0, function.is_retained};
  if (!function.section.empty()) return description;
  const std::string_view part = temperature == ssa::Temperature::Hot    ? ".hot."
                                : temperature == ssa::Temperature::Cold ? ".unlikely."
                                                                        : "";
  (description.name = usual_name(SectionKind::Code)) += part;
  if (function.comdat.empty() && !function.is_retained && !options.function_sections)
    return description;
  if (part.empty()) description.name += '.';
  description.name += linker_name(function.name);
  return description;
}

SectionDescription describe_constants(size_t bytes) {
  std::string name = ".rodata.cst";
  append_decimal(name, uint64_t{bytes});
  return {SectionKind::Constants, name, {}, static_cast<uint32_t>(bytes)};
}

namespace {

// The tables of a function with its own section have one, too: linkers drop both together.
SectionDescription describe_tables(std::string name, const SectionDescription& code) {
  if (code.name.starts_with(".text.") && !code.name.ends_with('.')) name += code.name.substr(5);
  return {SectionKind::ReadOnly, name, code.group, 0};
}

}  // namespace

SectionDescription describe_patchable_places(const SectionDescription& code) {
  return {SectionKind::Data, "__patchable_function_entries", code.group, 0};
}

SectionDescription describe_type_traps(const SectionDescription& code) {
  return {SectionKind::ReadOnly, ".kcfi_traps", code.group, 0};
}

SectionDescription describe_jump_tables(const SectionDescription& code) {
  return describe_tables(".rodata", code);
}

SectionDescription describe_exception_table(const SectionDescription& code) {
  return describe_tables(".gcc_except_table", code);
}

SectionDescription describe_reference_cell(const ReferenceCell& cell) {
  if (cell.is_local) return {SectionKind::RelocatedReadOnly, ".data.rel.ro", {}, 0};
  return {SectionKind::Data, ".data." + cell.name, {}, 0};
}

SectionDescription describe_startup(uint32_t priority, bool at_end) {
  std::string name = at_end ? ".fini_array" : ".init_array";
  if (priority != kDefaultPriority) {
    std::string digits;
    append_decimal(digits, uint64_t{priority});
    name += '.' + std::string(digits.size() < 5 ? 5 - digits.size() : 0, '0') + digits;
  }
  return {at_end ? SectionKind::Finalizers : SectionKind::Initializers, name, {}, 0};
}

bool read_startup_list(const ssa::Module& module, ssa::SymbolId list,
                       std::vector<StartupEntry>& entries, Diagnostics& diagnostics) {
  const ssa::ConstantPool& pool = module.constants();
  auto refuse = [&](const std::string& reason) {
    report_at_symbol(module, list,
                     "cannot read '@" + std::string(module[list].name) + "': " + reason,
                     diagnostics);
    return false;
  };
  if (!module[list].initializer.valid()) return true;
  const ssa::Constant& whole = pool[module[list].initializer];
  if (whole.kind == ssa::ConstantKind::Zero) return true;
  if (whole.kind != ssa::ConstantKind::Aggregate) return refuse("it is no list");
  for (ssa::Value element : pool.elements(module[list].initializer)) {
    auto fields = pool[element.constant()].kind == ssa::ConstantKind::Aggregate
                      ? pool.elements(element.constant())
                      : std::span<const ssa::Value>();
    if (fields.size() < 2 || pool[fields[0].constant()].kind != ssa::ConstantKind::Integer)
      return refuse("an element is not { i32, ptr, ptr }");
    std::string reason;
    auto function =
        reduce_constant(module.constants(), module.types(), fields[1].constant(), reason);
    if (!function || function->minus.valid()) return refuse("an element calls no function");
    if (function->is_number()) continue;  // null: nothing is called
    StartupEntry entry{static_cast<uint32_t>(pool[fields[0].constant()].bits),
                       function->base,
                       static_cast<int64_t>(function->offset),
                       {}};
    if (entry.priority > kDefaultPriority) return refuse("a priority is larger than 65535");
    auto data = fields.size() > 2 ? reduce_constant(module.constants(), module.types(),
                                                    fields[2].constant(), reason)
                                  : std::optional<Address>();
    if (data && data->base.symbol.valid()) entry.comdat = module[data->base.symbol].comdat;
    entries.push_back(entry);
  }
  return true;
}

AliasTargets::AliasTargets(const ssa::Module& module)
    : module_(module), targets_(module.symbol_count()) {
  for (const auto& [constant, alias] : ssa::aliases_in_order(module)) {
    if (!alias.valid()) continue;
    std::string reason;
    targets_[alias.index()] = resolve(alias, reason);
    if (!reason.empty()) reasons_[alias.index()] = std::move(reason);
  }
}

// Those that it refers to are resolved, apart from those of a cycle.
AliasTarget AliasTargets::resolve(ssa::SymbolId alias, std::string& reason) const {
  const ssa::Symbol& symbol = module_[alias];
  if (!symbol.initializer.valid()) return {};
  const auto address =
      reduce_constant(module_.constants(), module_.types(), symbol.initializer, reason);
  if (!address || !address->base.symbol.valid() || address->minus.valid()) return {};
  const ssa::SymbolId base = address->base.symbol;
  AliasTarget target{base, static_cast<int64_t>(address->offset)};
  if (module_[base].kind == ssa::SymbolKind::Alias) {
    const AliasTarget& known = targets_[base.index()];
    if (const auto why = reasons_.find(base.index()); why != reasons_.end()) reason = why->second;
    target = {known.symbol,
              static_cast<int64_t>(address->offset + static_cast<uint64_t>(known.offset))};
  } else if (!is_emitted(module_[base])) {
    reason = "'@" + std::string(module_[base].name) + "' is not defined here";
    return {};
  }
  return target;
}

AliasTarget AliasTargets::of(ssa::SymbolId alias, Diagnostics& diagnostics) const {
  const AliasTarget& target = targets_[alias.index()];
  if (target.symbol.valid()) return target;
  const auto why = reasons_.find(alias.index());
  report_at_symbol(
      module_, alias,
      "cannot resolve alias '@" + std::string(module_[alias].name) +
          "': " + (why != reasons_.end() ? why->second : "it stands for no function or variable"),
      diagnostics);
  return {};
}

}  // namespace lilt::object
