#include "runtime/interpreter/strict.h"

#include <algorithm>
#include <cstdio>

#include "runtime/interpreter/arithmetic.h"

namespace lilt::runtime {

using ssa::ConstantId;
using ssa::ConstantKind;
using ssa::InstId;
using ssa::Opcode;
using ssa::SymbolId;
using ssa::SymbolKind;
using ssa::TypeId;

namespace {

constexpr uint64_t kStackLimit = uint64_t{1} << 30;  // host bytes of frames and their memory

Fault fault_of(FaultKind kind, std::string message) {
  return {kind, std::move(message), kNoOffset, {}};
}

StrictValue function_pointer(SymbolId symbol) {
  return {StrictKind::Function, false, 0, symbol.index()};
}

}  // namespace

void StrictMachine::write_output(int descriptor, std::string_view text) {
  if (options_.output) return options_.output(descriptor, text);
  if (descriptor == 2) std::fflush(stdout);
  std::fwrite(text.data(), 1, text.size(), descriptor == 2 ? stderr : stdout);
}

// --- the initial configuration

// Also called after a body is read: a body may call undeclared functions.
void StrictMachine::place_symbols() {
  size_t known = symbols_.size();
  symbols_.resize(module_.symbol_count());
  bodies_by_symbol_.resize(module_.symbol_count());
  for (size_t i = known; i < symbols_.size(); ++i) {
    SymbolId id(static_cast<uint32_t>(i));
    const ssa::Symbol& symbol = module_[id];
    bool is_variable = symbol.kind == SymbolKind::Variable && symbol.is_definition;
    if (symbol.kind == SymbolKind::Function) symbols_[id.index()] = function_pointer(id);
    if (is_variable) symbols_[id.index()] = place_variable(id);
  }
}

StrictValue StrictMachine::place_variable(SymbolId variable) try {
  return memory_.allocate_static(variable);
} catch (Fault& failure) {
  failure.offset = module_[variable].offset;
  throw;
}

void StrictMachine::initialise_globals() {
  evaluate(module_constants_, module_.constants());
  for (SymbolId id : module_.symbols()) {
    const ssa::Symbol& symbol = module_[id];
    if (symbol.kind != SymbolKind::Variable || !symbol.initializer.valid()) continue;
    memory_.initialise(symbols_[id.index()], symbol.initializer,
                       [&](ConstantId constant) { return module_constants_[constant.index()]; });
  }
}

// A constant's elements come before it, so the order of ids needs no recursion.
void StrictMachine::evaluate(std::vector<StrictValue>& values, const ssa::ConstantPool& pool) {
  size_t base = &values == &module_constants_ ? 0 : module_constants_.size();
  while (base + values.size() < pool.size()) {
    ConstantId id(static_cast<uint32_t>(base + values.size()));
    bool is_expression = pool[id].kind == ConstantKind::Expression;
    values.push_back(is_expression ? evaluate_expression(pool, id, values)
                                   : evaluate_constant(pool, id, values));
  }
}

StrictValue StrictMachine::evaluate_constant(const ssa::ConstantPool& pool, ConstantId id,
                                             const std::vector<StrictValue>& own) const {
  const ssa::Constant& constant = pool[id];
  switch (constant.kind) {
    case ConstantKind::Integer:
      return StrictValue::integer(constant.bits);
    case ConstantKind::Null:
      return StrictValue::null();
    case ConstantKind::Symbol:
      return symbols_[constant.symbol.index()];
    case ConstantKind::Expression: {
      size_t base = &own == &module_constants_ ? 0 : module_constants_.size();
      return id.index() < base ? module_constants_[id.index()] : own[id.index() - base];
    }
    default:
      return {};
  }
}

StrictValue StrictMachine::evaluate_expression(const ssa::ConstantPool& pool, ConstantId id,
                                               const std::vector<StrictValue>& own) {
  std::span<const ssa::Value> elements = pool.elements(id);
  if (pool[id].opcode == Opcode::BitCast)
    return evaluate_constant(pool, elements[0].constant(), own);
  if (pool[id].opcode != Opcode::GetElementPtr) return {};
  std::vector<int64_t> indices;
  for (ssa::Value index : elements.subspan(2))
    indices.push_back(pool.sign_extended(
        index.constant(), module_.types().integer_bits(pool[index.constant()].type)));
  StrictValue base = evaluate_constant(pool, elements[1].constant(), own);
  return memory_.element_address(base, elements[0].type(), indices);
}

void StrictMachine::start(SymbolId main) {
  bool is_oat = module_[main].name == "program";
  std::vector<StrictValue> strings;
  for (const std::string& argument : options_.arguments)
    strings.push_back(memory_.allocate_string(argument));
  StrictValue count = StrictValue::integer(strings.size());
  if (!is_oat) strings.push_back(StrictValue::null());
  std::vector<StrictValue> arguments = {count, memory_.allocate_array(ssa::kPtr, strings)};
  size_t wanted = module_.types().members(module_[main].type).size();
  if (is_oat && wanted != 0)
    throw Fault{FaultKind::Unsupported,
                "the strict machine starts at '@main' only",
                module_[main].offset,
                {}};
  if (wanted > arguments.size())
    throw Fault{FaultKind::BadCall, "'@main' takes too many parameters", module_[main].offset, {}};
  arguments.resize(wanted);
  enter(main, arguments);
}

int StrictMachine::run_program() try {
  SymbolId main = module_.find("main");
  if (!main.valid() || !module_[main].is_definition) main = module_.find("program");
  if (!main.valid() || !module_[main].is_definition)
    throw fault_of(FaultKind::Unsupported, "the program lacks the function '@main'");
  place_symbols();
  initialise_globals();
  start(main);
  options_.max_steps != 0 ? run_limited() : run();
  if (module_.types()[module_[main].type].element == ssa::kVoid) return 0;
  if (result_.kind != StrictKind::Integer)
    throw Fault{
        FaultKind::UndefLoad, "the status of the program is undef", module_[main].offset, {}};
  return static_cast<int>(result_.bits & 0xFF);
} catch (Fault& failure) {
  add_call_stack(failure);
  throw;
}

void StrictMachine::add_call_stack(Fault& failure) const {
  constexpr size_t kShown = 8;
  for (size_t i = 0; i < std::min(kShown + 1, frames_.size()); ++i) {
    const Frame& frame = frames_[frames_.size() - 1 - i];
    SourceOffset place = frame.body->function->offset_of(frame.next);
    if (i == 0 && failure.offset == kNoOffset) failure.offset = place;
    if (i == 0) failure.function = frame.body->function->symbol();
    if (i != 0) failure.notes.push_back({place, "called from here"});
  }
}

// --- interp_call and interp_cfg, without their recursion

const StrictMachine::Body& StrictMachine::body_of(SymbolId symbol) {
  if (bodies_by_symbol_[symbol.index()] == nullptr) {
    auto body = std::make_unique<Body>();
    body->function = bodies_(symbol);
    if (body->function == nullptr) throw InvalidBody{};
    place_symbols();
    evaluate(body->constants, body->function->constants());
    bodies_by_symbol_[symbol.index()] = std::move(body);
  }
  return *bodies_by_symbol_[symbol.index()];
}

void StrictMachine::enter(SymbolId symbol, std::span<const StrictValue> arguments) {
  const Body& body = body_of(symbol);
  size_t count = body.function->value_count();
  uint64_t used = (locals_.size() + count) * sizeof(StrictValue) + frames_.size() * sizeof(Frame) +
                  memory_.stack_size() * sizeof(TreeNode);
  if (used > kStackLimit)
    throw fault_of(FaultKind::StackOverflow,
                   "the stack is full: " + std::string(Memory::kStackSizeText) + " of frames");
  const ssa::Function& function = *body.function;
  InstId first = function[function.entry()].first;
  frames_.push_back({&body, first, locals_.size(), memory_.stack_size(), memory_.new_serial()});
  locals_.insert(locals_.end(), arguments.begin(), arguments.end());
  locals_.resize(frames_.back().locals + count);
}

void StrictMachine::leave(const StrictValue& result) {
  result_ = result;
  Frame frame = frames_.back();
  frames_.pop_back();
  memory_.pop_stack(frame.stack_size);
  locals_.resize(frame.locals);
  if (frames_.empty()) return;
  InstId call = frames_.back().next;
  set(call, result);
  frames_.back().next = function().next(call);
}

void StrictMachine::run() {
  while (!frames_.empty()) {
    InstId id = frames_.back().next;
    execute(id, function()[id]);
  }
}

void StrictMachine::run_limited() {
  for (uint64_t steps = 0; !frames_.empty(); ++steps) {
    InstId id = frames_.back().next;
    if (steps == options_.max_steps)
      throw fault_of(FaultKind::StepLimit,
                     "stopped after " + std::to_string(steps) + (steps == 1 ? " step" : " steps"));
    execute(id, function()[id]);
  }
}

StrictValue StrictMachine::value(ssa::Value operand) const {
  const Frame& frame = frames_.back();
  if (operand.is_local()) return locals_[frame.locals + operand.local().index()];
  size_t index = operand.constant().index(), base = module_constants_.size();
  return index < base ? module_constants_[index] : frame.body->constants[index - base];
}

void StrictMachine::set(InstId id, const StrictValue& result) {
  locals_[frames_.back().locals + id.index()] = result;
}

void StrictMachine::execute(InstId id, const ssa::Instruction& instruction) {
  std::span<const ssa::Value> operands = function().operands(id);
  switch (instruction.opcode) {
    case Opcode::Ret:
      return leave(operands.empty() ? StrictValue{} : value(operands[0]));
    case Opcode::Br:
      return jump(operands[0]);
    case Opcode::CondBr:
      return branch(id);
    case Opcode::Call:
      return call(id);
    case Opcode::Store:
      store(id);
      break;
    case Opcode::Alloca:
      set(id, memory_.allocate_stack(operands[0].type(), frames_.back().serial));
      break;
    case Opcode::Load:
      set(id, load(id));
      break;
    case Opcode::ICmp:
      set(id, compare(id));
      break;
    case Opcode::GetElementPtr:
      set(id, address(id));
      break;
    case Opcode::BitCast:
      set(id, value(operands[0]));
      break;
    default:
      set(id, binary(id));
      break;
  }
  frames_.back().next = function().next(id);
}

StrictValue StrictMachine::binary(InstId id) {
  const ssa::Instruction& instruction = function()[id];
  uint32_t width = module_.types().kind(instruction.type) == ssa::TypeKind::Integer
                       ? module_.types().integer_bits(instruction.type)
                       : 0;
  bool is_supported = ssa::is_binary(instruction.opcode) && width != 0 && width <= 64;
  if (!is_supported)
    throw fault_of(FaultKind::Unsupported, "'" + std::string(ssa::info(instruction.opcode).name) +
                                               "' is not an instruction of LLVMlite");
  StrictValue left = value(function().operand(id, 0)), right = value(function().operand(id, 1));
  if (left.kind != StrictKind::Integer || right.kind != StrictKind::Integer) return {};
  Result result = integer_binary(instruction.opcode, width, 0, integer_cell(left.bits),
                                 integer_cell(right.bits));
  if (result.trouble == Trouble::DivisionByZero || result.trouble == Trouble::DivisionOverflow)
    throw fault_of(FaultKind::Division, "the division has no result");
  return result.cell.is_defined() ? StrictValue::integer(result.cell.bits) : StrictValue{};
}

StrictValue StrictMachine::compare(InstId id) {
  StrictValue left = value(function().operand(id, 0)), right = value(function().operand(id, 1));
  if (left.kind == StrictKind::Undef || right.kind == StrictKind::Undef) return {};
  auto predicate = static_cast<ssa::IntPredicate>(function()[id].subcode);
  if (left.kind == StrictKind::Integer) {
    uint32_t width = module_.types().integer_bits(function().type_of(function().operand(id, 0)));
    return StrictValue::integer(
        integer_compare(predicate, width, integer_cell(left.bits), integer_cell(right.bits)).bits);
  }
  std::pair<uint64_t, uint64_t> a = memory_.position(left), b = memory_.position(right);
  Cell order = integer_cell(a < b ? 0 : a == b ? 1 : 2);
  return StrictValue::integer(integer_compare(predicate, 64, order, integer_cell(1)).bits);
}

StrictValue StrictMachine::address(InstId id) {
  std::span<const ssa::Value> operands = function().operands(id);
  std::vector<int64_t> indices;
  for (ssa::Value operand : operands.subspan(2)) {
    StrictValue index = value(operand);
    if (index.kind != StrictKind::Integer) return {};
    indices.push_back(
        sign_extend(index.bits, module_.types().integer_bits(function().type_of(operand))));
  }
  return memory_.element_address(value(operands[1]), operands[0].type(), indices);
}

void StrictMachine::check_target(const StrictValue& pointer, std::string_view access) {
  if (memory_.target(pointer) != nullptr) return;
  const auto [kind, what] = TreeMemory::describe_invalid(pointer);
  throw Fault{kind, std::string(access) + " through " + what, kNoOffset,
              memory_.history_of(pointer)};
}

void StrictMachine::check_writable(const StrictValue& pointer) const {
  const SymbolId variable = memory_.variable_of(pointer);
  if (!variable.valid() || !module_[variable].is_constant) return;
  throw Fault{FaultKind::ReadOnly,
              "store to the constant '@" + std::string(module_[variable].name) + "'",
              kNoOffset,
              {{module_[variable].offset, "it is defined here"}}};
}

StrictValue StrictMachine::load(InstId id) {
  StrictValue pointer = value(function().operand(id, 0));
  check_target(pointer, "load");
  TypeId type = function()[id].type;
  const TreeNode* leaf = memory_.leaf(pointer, type);
  if (leaf == nullptr)
    throw fault_of(FaultKind::TypeMismatch, "the value in memory is not a simple value of type " +
                                                module_.types().to_string(type));
  if (leaf->value.kind == StrictKind::Undef)
    throw fault_of(FaultKind::UndefLoad, "the value in memory is undef");
  return leaf->value;
}

void StrictMachine::store(InstId id) {
  StrictValue pointer = value(function().operand(id, 1));
  check_target(pointer, "store");
  check_writable(pointer);
  TypeId type = function().type_of(function().operand(id, 0));
  TreeNode* leaf = memory_.leaf(pointer, type);
  if (leaf == nullptr)
    throw fault_of(FaultKind::TypeMismatch, "the target in memory is not a simple value of type " +
                                                module_.types().to_string(type));
  leaf->value = value(function().operand(id, 0));
}

void StrictMachine::branch(InstId id) {
  StrictValue condition = value(function().operand(id, 0));
  if (condition.kind != StrictKind::Integer)
    throw fault_of(FaultKind::UndefBranch, "the condition of the branch is undef");
  jump(function().operand(id, condition.bits != 0 ? 1 : 2));
}

// Whatever runs for long comes here: recursion that never branches fills the stack.
void StrictMachine::jump(ssa::Value block) {
  if (interruption_.is_requested()) [[unlikely]]
    throw fault_of(FaultKind::Interrupted, "interrupted");
  frames_.back().next = function()[block.block()].first;
}

// --- calls

SymbolId StrictMachine::callee_of(const StrictValue& pointer, TypeId type) const {
  if (pointer.kind != StrictKind::Function)
    throw fault_of(FaultKind::BadCall, "the called value is not a function");
  SymbolId symbol(static_cast<uint32_t>(pointer.bits));
  if (module_[symbol].type == type) return symbol;
  throw Fault{FaultKind::BadCall,
              "'@" + std::string(module_[symbol].name) + "' is called as " +
                  module_.types().to_string(type) + " but is " +
                  module_.types().to_string(module_[symbol].type),
              kNoOffset,
              {{module_[symbol].offset, "it is defined here"}}};
}

void StrictMachine::call(InstId id) {
  std::span<const ssa::Value> operands = function().operands(id);
  SymbolId symbol = callee_of(value(operands[1]), operands[0].type());
  std::vector<StrictValue> arguments;
  for (ssa::Value operand : operands.subspan(2)) arguments.push_back(value(operand));
  if (module_[symbol].is_definition) return enter(symbol, arguments);
  call_external(id, symbol, arguments);
}

void StrictMachine::call_external(InstId id, SymbolId symbol,
                                  std::span<const StrictValue> arguments) {
  std::string_view name = module_[symbol].name;
  if (name == "ll_callback" && arguments.size() == 1) {
    SymbolId callback(static_cast<uint32_t>(arguments[0].bits));
    bool is_function = arguments[0].kind == StrictKind::Function && module_[callback].is_definition;
    std::span<const TypeId> parameters;
    if (is_function) parameters = module_.types().members(module_[callback].type);
    const TypeId wanted[] = {ssa::kI64, ssa::kI64};
    if (!is_function || !std::ranges::equal(parameters, wanted))
      throw fault_of(FaultKind::BadCall, "the callback is not a function of two i64");
    const StrictValue nineteen[] = {StrictValue::integer(19), StrictValue::integer(19)};
    return enter(callback, nineteen);
  }
  StrictValue result;
  memory_.set_place(function().offset_of(id));
  if (!call_strict_external(*this, name, arguments, result))
    throw fault_of(FaultKind::Unsupported,
                   "the strict machine lacks the function '@" + std::string(name) + "'");
  TypeId type = function()[id].type;
  if (result.kind == StrictKind::Integer && module_.types().is_integer(type))
    result.bits &= low_mask(module_.types().integer_bits(type));
  set(id, result);
  frames_.back().next = function().next(id);
}

}  // namespace lilt::runtime
