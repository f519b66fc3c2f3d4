#include "runtime/interpreter/program_image.h"

#include <algorithm>
#include <unordered_map>

#include "ir/ssa/aliases.h"
#include "runtime/interpreter/constant_expressions.h"
#include "runtime/interpreter/external.h"

namespace lilt::runtime {

using ssa::SymbolId;
using ssa::SymbolKind;
using ssa::TypeId;

namespace {

// Constants that mention aliases have their values when the aliases do.
void initialise_aliases(const ssa::Module& module, Memory& memory, ConstantValues& values,
                        std::vector<Cell>& symbols) {
  const ssa::ConstantPool& pool = module.constants();
  std::unordered_map<uint32_t, std::vector<Cell>> known;  // by constant of an alias's value
  const auto parts_of = [&](ssa::ConstantId id) {
    const auto found = known.find(id.index());
    if (found != known.end()) return found->second;
    return values.parts_of(id).value_or(std::vector<Cell>());
  };
  for (const auto& [constant, id] : ssa::aliases_in_order(module)) {
    if (id.valid() && module[id].is_ifunc)
      throw Fault{FaultKind::Unsupported, "'ifunc' is not supported", module[id].offset, {}};
    if (id.valid() && module[id].initializer.valid()) {
      const std::vector<Cell> parts = parts_of(module[id].initializer);
      if (!parts.empty()) symbols[id.index()] = parts.front();
    }
    if (!constant.valid()) continue;
    if (pool[constant].kind == ssa::ConstantKind::Symbol)
      known[constant.index()] = {symbols[pool[constant].symbol.index()]};
    if (pool[constant].kind != ssa::ConstantKind::Expression) continue;
    std::vector<ConstantOperand> operands;
    for (const ssa::Value element : pool.elements(constant))
      if (element.is_constant())
        operands.push_back({pool[element.constant()].type, parts_of(element.constant())});
      else
        operands.push_back({element.type(), {}});
    known[constant.index()] = evaluate_constant(module.types(), memory, pool[constant], operands)
                                  .value_or(std::vector<Cell>());
  }
  values.forget();
  values.enter(pool);
}

}  // namespace

void ProgramImage::place() {
  size_t known = symbols_.size();
  symbols_.resize(module_.symbol_count());
  for (size_t i = known; i < module_.symbol_count(); ++i)
    symbols_[i] = address_of(SymbolId(static_cast<uint32_t>(i)));
  for (size_t i = block_addresses_.size(); i < module_.address_taken_blocks.size(); ++i)
    block_addresses_.push_back(
        memory_.allocate_static(BlockKind::Label, 0, 16, module_.address_taken_blocks[i].function));
}

Cell ProgramImage::address_of(SymbolId id) {
  const ssa::TypeTable& types = module_.types();
  const ssa::Symbol& symbol = module_[id];
  if (symbol.kind == SymbolKind::Alias) return {};
  bool is_absent = !symbol.is_definition && symbol.linkage == ssa::Linkage::ExternWeak &&
                   find_external(symbol.name) == nullptr;
  if (symbol.kind == SymbolKind::Function)
    return is_absent ? null_cell() : memory_.allocate_static(BlockKind::Function, 0, 16, id);
  if (!symbol.is_definition) return external_variable(id);
  const uint64_t align = ssa::alignment_of(symbol, types);
  BlockKind kind = symbol.is_constant ? BlockKind::Constant : BlockKind::Variable;
  return memory_.allocate_static(kind, types.size_of(symbol.type), align, id);
}

void ProgramImage::initialise() {
  constant_values_.enter(module_.constants());
  initialise_aliases(module_, memory_, constant_values_, symbols_);
  for (SymbolId id : module_.symbols()) {
    const ssa::Symbol& symbol = module_[id];
    if (symbol.kind != SymbolKind::Variable || !symbol.is_definition || !symbol.initializer.valid())
      continue;
    try {
      constant_values_.write(symbols_[id.index()], symbol.initializer);
    } catch (Fault& fault) {
      if (fault.offset == kNoOffset) fault.offset = symbol.offset;
      throw;
    }
  }
}

// Variables that libc defines: an empty environment and the three streams.
Cell ProgramImage::external_variable(SymbolId id) {
  std::string_view name = module_[id].name;
  if (name == "environ" || name == "__environ") {
    Cell variable = memory_.allocate_static(BlockKind::Variable, 8, 8, id);
    memory_.store_pointer(variable, new_array_of_pointers({}, false));
    return variable;
  }
  constexpr std::string_view kStreams[] = {"stdin", "stdout", "stderr"};
  for (size_t i = 0; i < 3; ++i) {
    if (name != kStreams[i]) continue;
    Cell variable = memory_.allocate_static(BlockKind::Variable, 8, 8, id);
    streams_[i] = memory_.allocate_static(BlockKind::External, 0, 8, id);
    memory_.store_pointer(variable, streams_[i]);
    return variable;
  }
  if (name.starts_with("_ZTV"))
    if (const LibraryClass* found = find_library_class(name.substr(4)))
      return library_classes_.vtable_variable(*found, id);
  if (module_[id].linkage == ssa::Linkage::ExternWeak) return null_cell();
  return memory_.allocate_static(BlockKind::External, 0, 16, id);
}

Cell ProgramImage::new_string(std::string_view text) {
  Cell block = memory_.allocate_static(BlockKind::Variable, text.size() + 1, 1, SymbolId::none());
  memory_.write(block, text);
  return block;
}

// A null-terminated array, or (for Oat) one that begins with its length.
Cell ProgramImage::new_array_of_pointers(std::span<const Cell> pointers, bool has_length) {
  Cell block =
      memory_.allocate_static(BlockKind::Variable, (pointers.size() + 1) * 8, 8, SymbolId::none());
  if (has_length) memory_.store_integer(block, integer_cell(pointers.size()), 8);
  for (size_t i = 0; i < pointers.size(); ++i)
    memory_.store_pointer(Memory::moved(block, (i + (has_length ? 1 : 0)) * 8), pointers[i]);
  return block;
}

std::vector<Cell> ProgramImage::start_arguments(SymbolId start,
                                                std::span<const std::string> arguments) {
  const ssa::TypeTable& types = module_.types();
  std::vector<Cell> strings;
  for (const std::string& argument : arguments) strings.push_back(new_string(argument));
  bool is_oat = module_[start].name == "program";
  std::vector<Cell> all = {integer_cell(strings.size()), new_array_of_pointers(strings, is_oat),
                           new_array_of_pointers({}, false)};
  std::span<const TypeId> parameters = types.members(module_[start].type);
  bool fits = parameters.size() <= all.size();
  for (size_t i = 0; fits && i < parameters.size(); ++i)
    fits = i == 0 ? types.is_integer(parameters[i]) : types.is_pointer(parameters[i]);
  if (!fits)
    throw Fault{FaultKind::SignatureMismatch,
                "'@" + std::string(module_[start].name) +
                    "' takes the number of arguments and their array, or nothing",
                module_[start].offset,
                {}};
  all.resize(parameters.size());
  return all;
}

int ProgramImage::stream_of(const Cell& pointer) const {
  for (int i = 0; i < 3; ++i)
    if (pointer.bits != 0 && streams_[i].bits == pointer.bits) return i;
  return -1;
}

}  // namespace lilt::runtime
