// The program's start and end: addresses of symbols, contents of variables, constructors, main, and
// the message when it is stopped.
#include <algorithm>
#include <unordered_map>

#include "ir/ssa/aliases.h"
#include "runtime/interpreter/constant_expressions.h"
#include "runtime/interpreter/external.h"
#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

using ssa::SymbolId;
using ssa::SymbolKind;
using ssa::TypeId;

namespace {

// The place and the call stack are added where the fault is caught.
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

void Machine::add_call_stack(Fault& fault) const {
  constexpr size_t kShown = 8;
  if (fault.offset == kNoOffset) fault.offset = place();
  if (!frames_.is_empty()) fault.function = frames_.top().code->symbol;
  size_t callers = frames_.is_empty() ? 0 : frames_.size() - 1;
  for (size_t i = 0; i < std::min(callers, kShown); ++i) {
    const CallFrame& caller = frames_.at_level(i + 1);
    const ssa::Symbol& callee = module_[frames_.at_level(i).code->symbol];
    fault.notes.push_back(
        {caller.pc->offset, "'@" + std::string(callee.name) + "' was called here"});
  }
  if (callers > kShown)
    fault.notes.push_back(
        {module_[frames_.at_level(callers).code->symbol].offset,
         "and " + std::to_string(callers - kShown) + " more calls, from here on"});
}

int Machine::run_program() try {
  SymbolId start = module_.find("main");
  if (!start.valid() || !module_[start].is_definition) start = module_.find("program");
  if (!start.valid() || !module_[start].is_definition)
    fault(FaultKind::Unsupported, "the program lacks the function '@main'");
  place_symbols();
  initialise_variables();
  run_constructors();
  enter_with(start, start_arguments(start), -1, CallFrame::kCallback);
  run();
  throw ProgramExit{exit_status(start, callback_result_), true};
} catch (const ProgramExit& exit) {
  return exit.is_orderly ? run_exit_handlers(exit.status) : exit.status;
} catch (Fault& failure) {
  add_call_stack(failure);
  throw;
}

int Machine::exit_status(SymbolId start, const Cell& result) {
  if (module_.types()[module_[start].type].element == ssa::kVoid) return 0;
  if (!result.is_defined()) memory_.fault_undefined(result, "the status of the program");
  return static_cast<int>(result.bits & 0xFF);
}

// The functions that the array `llvm.global_ctors` names, in the order of their priorities.
void Machine::run_constructors() {
  SymbolId list = module_.find("llvm.global_ctors");
  if (!list.valid() || !module_[list].initializer.valid() ||
      module_.constants()[module_[list].initializer].kind == ssa::ConstantKind::Zero)
    return;
  const ssa::TypeTable& types = module_.types();
  uint64_t count = types[module_[list].type].count,
           size = types.size_of(types[module_[list].type].element);
  std::vector<std::pair<uint64_t, Cell>> functions;
  for (uint64_t i = 0; i < count; ++i) {
    Cell entry = Memory::moved(symbols_[list.index()], i * size);
    functions.push_back(
        {memory_.load_integer(entry, 4).bits, memory_.load_pointer(Memory::moved(entry, 8))});
  }
  std::ranges::stable_sort(functions, {}, [](const auto& entry) { return entry.first; });
  for (const auto& [priority, function] : functions) {
    if (function.bits == 0) continue;
    const SymbolId constructor = callee_of(function);
    const bool takes_arguments = !types.members(module_[constructor].type).empty();  // as in glibc
    enter_with(constructor, takes_arguments ? start_arguments(constructor) : std::vector<Cell>(),
               -1, CallFrame::kCallback);
    run();
  }
}

// Runs atexit's functions, the last first. If one ends the program itself, the others still run.
int Machine::run_exit_handlers(int status) try {
  while (!exit_handlers_.empty()) {
    const ExitHandler handler = exit_handlers_.back();
    exit_handlers_.pop_back();
    const std::span<const Cell> arguments(&handler.argument, handler.has_argument ? 1 : 0);
    enter_with(callee_of(handler.function), arguments, -1, CallFrame::kCallback);
    run();
  }
  return status;
} catch (const ProgramExit& exit) {
  return exit.is_orderly ? run_exit_handlers(exit.status) : exit.status;
}

// Also called after a body is read: a body may call undeclared functions.
void Machine::place_symbols() {
  size_t known = symbols_.size();
  symbols_.resize(module_.symbol_count());
  codes_.resize(module_.symbol_count());
  for (size_t i = known; i < module_.symbol_count(); ++i)
    symbols_[i] = address_of(SymbolId(static_cast<uint32_t>(i)));
  for (size_t i = block_addresses_.size(); i < module_.address_taken_blocks.size(); ++i)
    block_addresses_.push_back(
        memory_.allocate_static(BlockKind::Label, 0, 16, module_.address_taken_blocks[i].function));
}

Cell Machine::address_of(SymbolId id) {
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

void Machine::initialise_variables() {
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
Cell Machine::external_variable(SymbolId id) {
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

Cell Machine::new_string(std::string_view text) {
  Cell block = memory_.allocate_static(BlockKind::Variable, text.size() + 1, 1, SymbolId::none());
  memory_.write(block, text);
  return block;
}

// A null-terminated array, or (for Oat) one that begins with its length.
Cell Machine::new_array_of_pointers(std::span<const Cell> pointers, bool has_length) {
  Cell block =
      memory_.allocate_static(BlockKind::Variable, (pointers.size() + 1) * 8, 8, SymbolId::none());
  if (has_length) memory_.store_integer(block, integer_cell(pointers.size()), 8);
  for (size_t i = 0; i < pointers.size(); ++i)
    memory_.store_pointer(Memory::moved(block, (i + (has_length ? 1 : 0)) * 8), pointers[i]);
  return block;
}

std::vector<Cell> Machine::start_arguments(SymbolId start) {
  const ssa::TypeTable& types = module_.types();
  std::vector<Cell> strings;
  for (const std::string& argument : options_.arguments) strings.push_back(new_string(argument));
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

}  // namespace lilt::runtime
