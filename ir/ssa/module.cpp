#include "ir/ssa/module.h"

#include <span>

#include "ir/ssa/intrinsics.h"
#include "ir/ssa/library_functions.h"
#include "ir/support/hash.h"

namespace lilt::ssa {

namespace {

uint16_t intrinsic_of(const Symbol& symbol) {
  const bool has_one = symbol.kind == SymbolKind::Function && symbol.name.starts_with("llvm.");
  return has_one ? find_intrinsic_signature(symbol.name) : uint16_t{0};
}

LibraryFunction library_function_of(const Symbol& symbol) {
  return symbol.kind == SymbolKind::Function && !symbol.is_definition
             ? find_library_function(symbol.name)
             : LibraryFunction::None;
}

// Bytes. Most modules have fewer symbols; room that is not used costs no memory.
constexpr size_t kTextPerSymbol = 1024;

uint32_t hash_of(std::string_view name) { return static_cast<uint32_t>(hash_of_bytes(name)); }

}  // namespace

FunctionRequests& FunctionRequests::operator|=(const FunctionRequests& other) {
  const FunctionRequests nothing;
  const auto take = [&](auto FunctionRequests::*field) {
    if (other.*field != nothing.*field) this->*field = other.*field;
  };
  take(&FunctionRequests::probe_interval);
  take(&FunctionRequests::guarded_array);
  take(&FunctionRequests::zeroed);
  take(&FunctionRequests::entry_call);
  take(&FunctionRequests::exit_call);
  take(&FunctionRequests::calls_fentry);
  take(&FunctionRequests::patchable_prefix);
  take(&FunctionRequests::patchable_entry);
  take(&FunctionRequests::has_type_hash);
  take(&FunctionRequests::type_hash);
  mitigations |= other.mitigations;
  return *this;
}

Module::Module(const SourceText* source) : source_(source) {
  if (source != nullptr) symbols_.reserve(source->text().size() / kTextPerSymbol);
}

SymbolId Module::add_symbol(const Symbol& symbol) {
  SymbolId id(static_cast<uint32_t>(symbols_.size()));
  symbols_.push_back(symbol);
  symbols_.back().name = names_.copy(symbol.name);
  symbols_.back().section = names_.copy(symbol.section);
  symbols_.back().comdat = names_.copy(symbol.comdat);
  symbols_.back().intrinsic = intrinsic_of(symbol);
  symbols_.back().library_function = library_function_of(symbol);
  // The first one keeps the name.
  if (const uint32_t hash = hash_of(symbol.name); !find(symbol.name, hash).valid())
    by_name_.enter(hash, id);
  return id;
}

void Module::rename(SymbolId id, std::string_view name) {
  Symbol& symbol = (*this)[id];
  if (find(symbol.name) == id) by_name_.leave(hash_of(symbol.name), id);
  symbol.name = names_.copy(name);
  symbol.intrinsic = intrinsic_of(symbol);
  by_name_.enter(hash_of(name), id);
}

SymbolId Module::find(std::string_view name) const { return find(name, hash_of(name)); }

SymbolId Module::find(std::string_view name, uint32_t hash) const {
  return by_name_.find(hash, [&](SymbolId id) { return symbols_[id.index()].name == name; });
}

namespace {

// The place in a function's range.
uint32_t place_of(uint32_t position) { return position + 1; }
static_assert(kResultPosition + 1 == 0);

}  // namespace

const ParameterAttributes& Module::attributes(SymbolId function, uint32_t position) const {
  static constexpr ParameterAttributes kNone;
  if (function.index() >= attribute_ranges_.size()) return kNone;
  const AttributeRange& range = attribute_ranges_[function.index()];
  const uint32_t place = place_of(position);
  return place < range.count ? attributes_[range.first + place] : kNone;
}

const ParameterFacts& Module::facts(SymbolId function, uint32_t position) const {
  static constexpr ParameterFacts kNone;
  if (function.index() >= fact_ranges_.size()) return kNone;
  const AttributeRange& range = fact_ranges_[function.index()];
  for (const FactsOf& known : std::span(facts_).subspan(range.first, range.count))
    if (known.position == position) return known.facts;
  return kNone;
}

void Module::add_facts(SymbolId function, uint32_t position, const ParameterFacts& facts) {
  if (function.index() >= fact_ranges_.size()) fact_ranges_.resize(symbols_.size());
  AttributeRange& range = fact_ranges_[function.index()];
  if (range.count++ == 0) range.first = static_cast<uint32_t>(facts_.size());
  facts_.push_back({position, facts});
  has_ranges_ |= facts.has_range;
  has_returned_parameters_ |= (facts.words & parameter_fact::Returned) != 0;
}

void Module::clear_facts() {
  fact_ranges_.clear();
  facts_.clear();
  has_ranges_ = has_returned_parameters_ = false;
}

namespace {

uint64_t key_of(SymbolId function, uint32_t position) {
  return uint64_t{function.index()} << 32 | position;
}

}  // namespace

ConstantId Module::constant_argument(SymbolId function, uint32_t position) const {
  const auto known = constant_arguments_.find(key_of(function, position));
  return known == constant_arguments_.end() ? ConstantId::none() : known->second;
}

void Module::set_constant_argument(SymbolId function, uint32_t position, ConstantId constant) {
  constant_arguments_[key_of(function, position)] = constant;
}

std::string_view Module::text_from(MetadataNode node) const {
  if (source_ == nullptr || node == metadata::None) return {};
  const bool is_inline = (node & metadata::Inline) != 0;
  if (!is_inline && node >= metadata_places.size()) return {};
  const SourceOffset place = is_inline ? node & ~metadata::Inline : metadata_places[node];
  return place == kNoOffset ? std::string_view() : source_->text().substr(place);
}

std::string_view Module::node_text(MetadataNode node) const {
  const std::string_view text = text_from(node);
  int depth = 0;
  bool is_quoted = false;
  for (size_t i = 0; i < text.size(); ++i) {
    if (text[i] == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    depth += text[i] == '{' || text[i] == '(' ? 1 : text[i] == '}' || text[i] == ')' ? -1 : 0;
    if (depth == 0 && (text[i] == '}' || text[i] == ')')) return text.substr(0, i + 1);
  }
  return {};
}

// A range that must grow does so after all others.
void Module::set_attributes(SymbolId function, uint32_t position,
                            const ParameterAttributes& attributes) {
  if (function.index() >= attribute_ranges_.size()) attribute_ranges_.resize(symbols_.size());
  AttributeRange& range = attribute_ranges_[function.index()];
  const uint32_t place = place_of(position);
  if (place >= range.count) {
    const std::span<const ParameterAttributes> old(attributes_.data() + range.first, range.count);
    if (old.data() + old.size() != attributes_.data() + attributes_.size()) {
      const std::vector<ParameterAttributes> moved(old.begin(), old.end());
      range.first = static_cast<uint32_t>(attributes_.size());
      attributes_.insert(attributes_.end(), moved.begin(), moved.end());
    }
    range.count = place + 1;
    attributes_.resize(range.first + range.count);
  }
  attributes_[range.first + place] = attributes;
}

void Module::merge(const ModuleOverlay& overlay) {
  for (uint32_t type = 0; type < overlay.types().size(); ++type)
    types_.import(overlay.types(), TypeId(type));
  for (const Symbol& symbol : overlay.declarations()) adopt(overlay, symbol);
}

void Module::adopt(const ModuleOverlay& overlay, Symbol symbol) {
  if (find(symbol.name).valid()) return;
  symbol.type = types_.import(overlay.types(), symbol.type);
  symbol.source_type = types_.import(overlay.types(), symbol.source_type);
  add_symbol(symbol);
}

void ModuleOverlay::adopt(const ModuleOverlay& other) {
  for (Symbol symbol : other.added_) {
    if (find(symbol.name).valid()) continue;
    symbol.type = types_.import(other.types_, symbol.type);
    symbol.source_type = types_.import(other.types_, symbol.source_type);
    declare(symbol);
  }
}

void ModuleOverlay::reset() {
  types_.reset_overlay();
  added_.clear();
  by_name_.clear();
  names_.reset();
}

SymbolId ModuleOverlay::find(std::string_view name) const {
  const uint32_t hash = hash_of(name);
  if (SymbolId known = header_.find(name, hash); known.valid() || added_.empty()) return known;
  return by_name_.find(hash, [&](SymbolId id) { return (*this)[id].name == name; });
}

SymbolId ModuleOverlay::declare(const Symbol& symbol) {
  const SymbolId id(static_cast<uint32_t>(header_.symbol_count() + added_.size()));
  added_.push_back(symbol);
  added_.back().name = names_.copy(symbol.name);
  added_.back().intrinsic = intrinsic_of(symbol);
  by_name_.enter(hash_of(symbol.name), id);
  return id;
}

void report_error(const ModuleOverlay& module, SourceOffset offset, std::string message,
                  Diagnostics& diagnostics) {
  if (module.source() != nullptr && offset != kNoOffset)
    diagnostics.error(*module.source(), offset, std::move(message));
  else
    diagnostics.error(std::move(message));
}

uint64_t alignment_of(const Symbol& variable, const TypeTable& types) {
  constexpr uint64_t kStruct = 8, kLarge = 16;
  const uint64_t wanted = uint64_t{1} << (variable.align_log2 & 63);
  // Sections may be arrays of the variables in them.
  if (variable.has_alignment && !variable.section.empty()) return wanted;
  const TypeId type = types.erased(variable.type);
  const uint64_t own = types.align_of(type);
  if (variable.has_alignment) return std::max(wanted, own);
  TypeId element = type;
  while (types.kind(element) == TypeKind::Array) element = types[element].element;
  const bool is_struct = types.kind(element) == TypeKind::Struct;
  const uint64_t preferred = is_struct ? std::max(own, kStruct) : own;
  return types.size_of(type) > kLarge ? std::max(preferred, kLarge) : preferred;
}

}  // namespace lilt::ssa
