// The program's start and end: constructors, main, and the message when it is stopped.
#include <algorithm>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

using ssa::SymbolId;

void Machine::add_call_stack(Fault& fault) const {
  constexpr size_t kShown = 8;
  if (fault.offset == kNoOffset) fault.offset = place();
  if (!frames.is_empty()) fault.function = frames.top().code->symbol;
  size_t callers = frames.is_empty() ? 0 : frames.size() - 1;
  for (size_t i = 0; i < std::min(callers, kShown); ++i) {
    const CallFrame& caller = frames.at_level(i + 1);
    const ssa::Symbol& callee = module[frames.at_level(i).code->symbol];
    fault.notes.push_back(
        {caller.pc->offset, "'@" + std::string(callee.name) + "' was called here"});
  }
  if (callers > kShown)
    fault.notes.push_back(
        {module[frames.at_level(callers).code->symbol].offset,
         "and " + std::to_string(callers - kShown) + " more calls, from here on"});
}

int Machine::run_program() try {
  SymbolId start = module.find("main");
  if (!start.valid() || !module[start].is_definition) start = module.find("program");
  if (!start.valid() || !module[start].is_definition)
    fault(FaultKind::Unsupported, "the program lacks the function '@main'");
  image_.place();
  image_.initialise();
  run_constructors();
  enter_with(start, image_.start_arguments(start, options_.arguments), -1, CallFrame::kCallback);
  run();
  throw ProgramExit{exit_status(start, callback_result_), true};
} catch (const ProgramExit& exit) {
  return exit.is_orderly ? run_exit_handlers(exit.status) : exit.status;
} catch (Fault& failure) {
  add_call_stack(failure);
  throw;
}

int Machine::exit_status(SymbolId start, const Cell& result) {
  if (module.types()[module[start].type].element == ssa::kVoid) return 0;
  if (!result.is_defined()) memory.fault_undefined(result, "the status of the program");
  return static_cast<int>(result.bits & 0xFF);
}

// The functions that the array `llvm.global_ctors` names, in the order of their priorities.
void Machine::run_constructors() {
  SymbolId list = module.find("llvm.global_ctors");
  if (!list.valid() || !module[list].initializer.valid() ||
      module.constants()[module[list].initializer].kind == ssa::ConstantKind::Zero)
    return;
  const ssa::TypeTable& types = module.types();
  uint64_t count = types[module[list].type].count,
           size = types.size_of(types[module[list].type].element);
  std::vector<std::pair<uint64_t, Cell>> functions;
  for (uint64_t i = 0; i < count; ++i) {
    Cell entry = Memory::moved(image_[list], i * size);
    functions.push_back(
        {memory.load_integer(entry, 4).bits, memory.load_pointer(Memory::moved(entry, 8))});
  }
  std::ranges::stable_sort(functions, {}, [](const auto& entry) { return entry.first; });
  for (const auto& [priority, function] : functions) {
    if (function.bits == 0) continue;
    const SymbolId constructor = callee_of(function);
    const bool takes_arguments = !types.members(module[constructor].type).empty();  // as in glibc
    enter_with(constructor,
               takes_arguments ? image_.start_arguments(constructor, options_.arguments)
                               : std::vector<Cell>(),
               -1, CallFrame::kCallback);
    run();
  }
}

// Runs atexit's functions, the last first. If one ends the program itself, the others still run.
int Machine::run_exit_handlers(int status) try {
  while (!library_.exit_handlers.empty()) {
    const LibraryState::ExitHandler handler = library_.exit_handlers.back();
    library_.exit_handlers.pop_back();
    const std::span<const Cell> arguments(&handler.argument, handler.has_argument ? 1 : 0);
    enter_with(callee_of(handler.function), arguments, -1, CallFrame::kCallback);
    run();
  }
  return status;
} catch (const ProgramExit& exit) {
  return exit.is_orderly ? run_exit_handlers(exit.status) : exit.status;
}

}  // namespace lilt::runtime
