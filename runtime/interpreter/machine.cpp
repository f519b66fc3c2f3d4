#include "runtime/interpreter/machine.h"

#include <unistd.h>

#include <algorithm>
#include <cfenv>
#include <cstdio>
#include <functional>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/floating_formats.h"

namespace lilt::runtime {

using ssa::Opcode;
using ssa::SymbolId;
using ssa::SymbolKind;
using ssa::TypeId;

namespace {

// The place and the call stack are added where the fault is caught.
}  // namespace

// --- the loop

Watch Machine::watch_of(SymbolId symbol) const {
  const std::vector<std::string>& traced = options_.traced;
  if (tracer_ && (traced.empty() || std::ranges::count(traced, module_[symbol].name) != 0))
    return Watch::Trace;
  return options_.max_steps != 0 ? Watch::Steps : Watch::None;
}

const Code& Machine::code_of(SymbolId symbol) {
  if (codes_[symbol.index()] == nullptr) {
    std::unique_ptr<ssa::Function> body = bodies_(symbol);
    if (body == nullptr) throw InvalidBody{};
    place_symbols();
    body->track_uses();
    codes_[symbol.index()] =
        std::make_unique<Code>(decode(*body, constant_values_, watch_of(symbol)));
    interruption_.add(*codes_[symbol.index()]);
  }
  return *codes_[symbol.index()];
}

void Machine::enter_with(SymbolId symbol, std::span<const Cell> arguments, int32_t result,
                         uint32_t result_parts) {
  const Code& code = code_of(symbol);
  std::ranges::copy(arguments, frames_.next_slots(code));
  enter(code, memory_.stack_mark(), result, result_parts);
}

// The callee's cells stay as they are until the next call, so the result is copied from there.
bool Machine::leave(const Operation& op) {
  const Cell* from = cells_at(op.a);
  uint32_t count = static_cast<uint32_t>(op.b);
  CallFrame frame = frames_.top();
  memory_.release_stack(frame.mark, pc_->offset);
  memory_.discharge_frame(FrameStack::charge_of(*code_));
  frames_.pop();
  if (!frames_.is_empty()) resume(frames_.top());
  if (frame.is_callback()) {
    callback_result_ = count != 0 ? *from : Cell{};
  } else if (frame.result >= 0) {
    Cell missing =
        undefined_cell(pc_->width != 0 ? pc_->width : 64, 0);  // the callee returns nothing
    for (uint32_t i = 0; i < frame.result_parts; ++i)
      cells_at(frame.result)[i] = i < count ? from[i] : missing;
  }
  return frame.is_callback();
}

void Machine::binary(const Operation& op) {
  Opcode opcode = static_cast<Opcode>(op.c);
  set(op, settled(op, integer_binary(opcode, op.width, op.flags, value(op.a), value(op.b))));
}

void Machine::floating(const Operation& op) {
  Opcode opcode = static_cast<Opcode>(op.c);
  set(op, opcode == Opcode::FNeg ? floating_negate(op.width, value(op.a))
                                 : floating_binary(opcode, op.width, value(op.a), value(op.b)));
}

Cell Machine::poison(const Operation& op, FaultKind kind, bool is_pointer_arithmetic) {
  auto [found, is_new] = causes_.try_emplace(&op, 0);
  if (is_new) found->second = memory_.add_cause({kind, op.offset, is_pointer_arithmetic});
  return undefined_cell(op.width, found->second);
}

Cell Machine::settled(const Operation& op, const Result& result) {
  switch (result.trouble) {
    case Trouble::None:
      return result.cell;
    case Trouble::Overflow:
      return poison(op, FaultKind::Overflow, false);
    case Trouble::ShiftAmount:
      return poison(op, FaultKind::ShiftAmount, false);
    case Trouble::UndefinedDivisor:
      memory_.fault_undefined(result.cell, "the divisor");
    case Trouble::DivisionByZero:
      fault(FaultKind::Division, "division by zero");
    default:
      fault(FaultKind::Division, "the quotient does not fit its type");
  }
}

void Machine::compare(const Operation& op) {
  auto predicate = static_cast<ssa::IntPredicate>(op.c);
  set(op, integer_compare(predicate, op.width, value(op.a), value(op.b)));
}

void Machine::floating_compare_cells(const Operation& op) {
  auto predicate = static_cast<ssa::FloatPredicate>(op.c & ~kSignals);
  set(op, floating_compare(predicate, op.width, value(op.a), value(op.b)));
  if ((op.c & kSignals) == 0) return;
  if (floating_compare(ssa::FloatPredicate::UNO, op.width, value(op.a), value(op.b)).bits != 0)
    std::feraiseexcept(FE_INVALID);
}

void Machine::integer_cast_cell(const Operation& op) {
  uint32_t from = static_cast<uint32_t>(op.b);
  set(op,
      settled(op, integer_cast(static_cast<Opcode>(op.c), from, op.width, op.flags, value(op.a))));
}

void Machine::floating_cast_cell(const Operation& op) {
  uint32_t from = static_cast<uint32_t>(op.b);
  set(op, settled(op, floating_cast(static_cast<Opcode>(op.c), from, op.width, value(op.a))));
}

// --- numbers of several cells

Wide Machine::wide(Place place, uint32_t width) const {
  return wide_from_cells({cells_at(place), words_of(width)}, width);
}

void Machine::set_wide(const Operation& op, const Wide& result) {
  wide_to_cells(result, cells_at(op.result));
}

void Machine::set_wide(const Operation& op, const WideResult& result) {
  Wide value = result.value;
  Cell cell = settled(op, {undefined_cell(64, value.cause), result.trouble});  // stops, or a cause
  if (result.trouble != Trouble::None) value.cause = cell.block.index;
  set_wide(op, value);
}

void Machine::wide_binary_cells(const Operation& op) {
  set_wide(op, wide_binary(static_cast<Opcode>(op.c), op.flags, wide(op.a, op.width),
                           wide(op.b, op.width)));
}
void Machine::wide_compare_cells(const Operation& op) {
  auto predicate = static_cast<ssa::IntPredicate>(op.c);
  set(op, wide_compare(predicate, wide(op.a, op.width), wide(op.b, op.width)));
}
void Machine::wide_cast_cells(const Operation& op) {
  set_wide(op, wide_cast(static_cast<Opcode>(op.c), op.width, op.flags,
                         wide(op.a, static_cast<uint32_t>(op.b))));
}
void Machine::extended_binary_cells(const Operation& op) {
  set_wide(op,
           extended_binary(static_cast<Opcode>(op.c), wide(op.a, op.width), wide(op.b, op.width)));
}
void Machine::extended_compare_cells(const Operation& op) {
  const Wide left = wide(op.a, op.width), right = wide(op.b, op.width);
  set(op, extended_compare(static_cast<ssa::FloatPredicate>(op.c & ~kSignals), left, right));
  if ((op.c & kSignals) == 0) return;
  if (extended_compare(ssa::FloatPredicate::UNO, left, right).bits != 0)
    std::feraiseexcept(FE_INVALID);
}
void Machine::extended_cast_cells(const Operation& op) {
  set_wide(op, extended_cast(static_cast<Opcode>(op.c), op.width,
                             wide(op.a, static_cast<uint32_t>(op.b))));
}

void Machine::round_to_bfloat(const Operation& op) {
  const Wide number = wide(op.a, static_cast<uint32_t>(op.b));
  set_wide(op, number.is_defined() ? rounded_small(ssa::kBFloat, number)
                                   : Wide::poison(16, number.cause));
}

// Joins the bits of all parts and splits them at other widths.
void Machine::repack(const Operation& op) {
  const Repacking& shape = code_->repackings[static_cast<size_t>(op.b)];
  unsigned __int128 bits = 0, undefined = 0;  // waiting for a part, never more than 127
  uint32_t waiting = 0, cause = 0;
  const Cell* from = cells_at(op.a);
  size_t next = 0;
  for (size_t i = 0; i < shape.to.size(); ++i) {
    for (; waiting < shape.to[i] && next < shape.from.size(); ++next) {
      bits |= static_cast<unsigned __int128>(from[next].bits) << waiting;
      undefined |= static_cast<unsigned __int128>(from[next].undefined) << waiting;
      if (!from[next].is_defined())
        cause = from[next].block.index;
      else
        memory_.expose(from[next]);
      waiting += shape.from[next];
    }
    uint64_t mask = low_mask(shape.to[i]), unknown = static_cast<uint64_t>(undefined) & mask;
    cells_at(op.result)[i] = {
        static_cast<uint64_t>(bits) & mask, unknown, {unknown != 0 ? cause : 0, 0}};
    bits >>= shape.to[i];
    undefined >>= shape.to[i];
    waiting -= std::min(waiting, shape.to[i]);
  }
}

void Machine::extract_element(const Operation& op) {
  const Cell& index = value(op.b);
  size_t step = words_of(op.width);
  if (index.is_defined() && index.bits < static_cast<uint64_t>(op.c))
    std::copy_n(cells_at(op.a) + index.bits * step, step, cells_at(op.result));
  else
    set_wide(op, Wide::poison(op.width, cause_outside(op, index)));
}

void Machine::insert_element(const Operation& op) {
  const Cell& index = value(op.b);
  size_t step = words_of(op.width);
  Cell* vector = cells_at(op.result);
  if (index.is_defined() && index.bits < static_cast<uint64_t>(op.c)) {
    std::copy_n(cells_at(op.a), step, vector + index.bits * step);
    return;
  }
  Wide lost = Wide::poison(op.width, cause_outside(op, index));
  for (int32_t i = 0; i < op.c; ++i, vector += step) wide_to_cells(lost, vector);
}

// The cause of the undefined result for an index without an element.
uint32_t Machine::cause_outside(const Operation& op, const Cell& index) {
  return index.is_defined() ? poison(op, FaultKind::OutOfBounds, false).block.index
                            : index.block.index;
}

void Machine::freeze(const Operation& op) {
  const Cell& from = value(op.a);
  set(op, from.is_defined() ? from : integer_cell(from.bits));
}

void Machine::pointer_to_integer(const Operation& op) {
  Cell integer = value(op.a);
  memory_.expose(integer);
  if (integer.is_defined()) integer.block = {};
  set(op, integer_cast(Opcode::Trunc, 64, op.width, 0, integer).cell);
}

void Machine::integer_to_pointer(const Operation& op) {
  set(op, memory_.pointer_from_integer(value(op.a)));
}

// --- memory

void Machine::allocate(const Operation& op) {
  const Cell& count = value(op.a);
  if (!count.is_defined()) memory_.fault_undefined(count, "the number of elements");
  const AllocaShape& shape = code_->allocas[static_cast<size_t>(op.b)];
  unsigned __int128 size = static_cast<unsigned __int128>(shape.size) * count.bits;
  uint64_t bytes = size >> 63 != 0 ? UINT64_MAX : static_cast<uint64_t>(size);
  set(op, memory_.allocate_stack(bytes, shape.align, op.offset));
}

// A store to an alloca that was replaced by a slot.
void Machine::assign(const Operation& op) {
  const Cell& stored = value(op.a);
  if (!stored.is_defined() && memory_.cause_of(stored) != nullptr)
    memory_.fault_undefined(stored, "the stored value");
  set(op, stored);
}

void Machine::require_alignment(const Operation& op, const Cell& pointer) const {
  if (op.c == 0 || (pointer.bits & low_mask(static_cast<uint32_t>(op.c))) == 0) return;
  if (!pointer.is_defined()) return;  // the access itself reports it
  fault(FaultKind::Misaligned, "the address is not a multiple of " +
                                   std::to_string(uint64_t{1} << op.c) + ", as 'align' claims");
}

void Machine::load(const Operation& op) {
  const Cell& pointer = value(op.a);
  Cell loaded = op.code == OperationCode::LoadPointer
                    ? memory_.load_pointer(pointer)
                    : memory_.load_integer(pointer, (op.width + 7u) / 8);
  if (op.c != 0) require_alignment(op, pointer);
  if (op.width < 64) {
    loaded.bits &= low_mask(op.width);
    loaded.undefined &= low_mask(op.width);
  }
  set(op, loaded);
}

void Machine::store(const Operation& op) {
  const Cell& pointer = value(op.a);
  const Cell& stored = value(op.b);
  if (!stored.is_defined() && memory_.cause_of(stored) != nullptr)
    memory_.fault_undefined(stored, "the stored value");
  if (op.code == OperationCode::StorePointer)
    memory_.store_pointer(pointer, stored);
  else
    memory_.store_integer(pointer, stored, (op.width + 7u) / 8);
  if (op.c != 0) require_alignment(op, pointer);
}

void Machine::address(const Operation& op) {
  const AddressSteps& steps = code_->addresses[static_cast<size_t>(op.b)];
  const Cell& base = value(op.a);
  if (!base.is_defined()) return set(op, base);
  uint64_t distance = static_cast<uint64_t>(steps.offset);
  for (uint32_t i = steps.first; i < steps.first + steps.count; ++i) {
    const AddressStep& step = code_->address_steps[i];
    const Cell& index = value(step.index);
    if (!index.is_defined()) return set(op, undefined_cell(64, index.block.index));
    distance += static_cast<uint64_t>(sign_extend(index.bits, step.width)) * step.scale;
  }
  bool leaves =
      (op.flags & ssa::flag::InBounds) && !memory_.stays_within(base, base.bits + distance);
  set(op, leaves ? poison(op, FaultKind::Overflow, true) : Memory::moved(base, distance));
}

// --- control

void Machine::go_to(uint32_t target) { pc_ = code_->operations.data() + target - 1; }

void Machine::switch_on(const Operation& op) {
  const Cell& condition = value(op.a);
  if (!condition.is_defined()) memory_.fault_undefined(condition, "the value of the switch");
  const SwitchTable& table = code_->switches[static_cast<size_t>(op.b)];
  auto found = std::lower_bound(table.cases.begin(), table.cases.end(),
                                std::pair<uint64_t, uint32_t>{condition.bits, 0});
  bool is_case = found != table.cases.end() && found->first == condition.bits;
  go_to(is_case ? found->second : table.otherwise);
}

void Machine::wide_case(const Operation& op) {
  std::span<const Cell> condition{cells_at(op.a), words_of(op.width)};
  for (const Cell& word : condition)
    if (!word.is_defined()) memory_.fault_undefined(word, "the value of the switch");
  std::span<const Cell> number{cells_at(op.b), condition.size()};
  if (std::ranges::equal(condition, number, {}, &Cell::bits, &Cell::bits)) pc_ += op.c - 1;
}

void Machine::indirect_branch(const Operation& op) {
  const Cell& address = value(op.a);
  if (!address.is_defined()) memory_.fault_undefined(address, "the address of the branch");
  for (const auto& [value, target] : code_->switches[static_cast<size_t>(op.b)].cases)
    if (value == address.bits) return go_to(target);
  fault(FaultKind::InvalidPointer, "the address is not a possible target of the branch");
}

void Machine::unreachable(const Operation&) {
  fault(FaultKind::Unreachable, "'unreachable' is reached");
}

void Machine::unsupported(const Operation& op) {
  fault(FaultKind::Unsupported, code_->messages[static_cast<size_t>(op.b)]);
}

// --- what watches the program

void Machine::observe(const Operation& op) {
  const auto moment = static_cast<Moment>(op.c);
  if (moment == Moment::Before && steps_left_-- == 0)
    fault(FaultKind::StepLimit, "stopped after " + std::to_string(options_.max_steps) +
                                    (options_.max_steps == 1 ? " step" : " steps"));
  if (code_->observed == nullptr) return;
  const auto instruction = static_cast<uint32_t>(op.b);
  switch (moment) {
    case Moment::Entry:
      return tracer_->at_entry(*code_->observed, cells_, frames_.size());
    case Moment::Before:
      return tracer_->before(*code_->observed, instruction, cells_, frames_.size());
    case Moment::Behind:
      return tracer_->behind(*code_->observed, instruction, cells_, frames_.size());
  }
}

void Machine::interrupt(const Operation&) { fault(FaultKind::Interrupted, "interrupted"); }

// --- calls

SymbolId Machine::callee_of(const Cell& pointer) const {
  if (!pointer.is_defined()) memory_.fault_undefined(pointer, "the function that is called");
  SymbolId symbol = memory_.function_at(pointer);
  if (symbol.valid()) return symbol;
  if (pointer.block.index == kNullBlock)
    fault(FaultKind::NullPointer, "call through a null pointer");
  if (pointer.block.index == kNoBlock)
    fault(FaultKind::NoPointer, "call through a number that is not a function's address");
  fault(FaultKind::NotAFunction, "the called pointer is not a function's address");
}

SymbolId Machine::callee_at(const Operation& op) const {
  const CallSite& site = code_->calls[static_cast<size_t>(op.b)];
  bool is_direct = site.direct.valid() && module_[site.direct].kind == SymbolKind::Function;
  return is_direct ? site.direct : callee_of(value(op.a));
}

void Machine::call(const Operation& op) {
  const CallSite& site = code_->calls[static_cast<size_t>(op.b)];
  if (!site.direct.valid() && library_classes_.has_vtables()) [[unlikely]] {
    const std::string method = library_classes_.method_at(value(op.a));
    if (!method.empty()) return call_method(op, method);
  }
  call_symbol(op, site, callee_at(op));
}

void Machine::traced_call(const Operation& op) {
  const CallSite& site = code_->calls[static_cast<size_t>(op.b)];
  const bool is_method = !site.direct.valid() && !library_classes_.method_at(value(op.a)).empty();
  if (!is_method && module_[callee_at(op)].is_definition) tracer_->at_call();
  call(op);
}

void Machine::call_symbol(const Operation& op, const CallSite& site, SymbolId symbol) {
  const ssa::Symbol& callee = module_[symbol];
  if (!callee.is_definition) return call_external(op, site, symbol);
  if (callee.type != site.type) require_compatible(site, symbol);
  const Code& code = code_of(symbol);
  bool is_plain = code.is_plain && callee.type == site.type;
  if (is_plain && site.direct == symbol) site.plain_callee = &code;
  Memory::StackMark mark = memory_.stack_mark();
  Cell* slots = frames_.next_slots(code);
  for (uint32_t i = 0; i < code.argument_count; ++i)
    pass_argument(code.parameters[i], site, i, slots);
  if (code.variadic_slot >= 0) pass_variadic(code, site);
  enter(code, mark, op.result, site.result_parts);
}

// Writes an argument directly into the callee's future frame.
void Machine::pass_argument(const ArgumentPlace& parameter, const CallSite& site, uint32_t index,
                            Cell* slots) {
  Cell* to = &cell_at(slots, parameter.place);
  if (index >= site.count) {
    std::optional<std::vector<Part>> parts = parts_of(module_.types(), parameter.type);
    for (uint32_t i = 0; i < parameter.parts; ++i) to[i] = undefined_cell((*parts)[i].width, 0);
    return;
  }
  const ArgumentPlace& argument = code_->arguments[site.first + index];
  std::copy_n(cells_at(argument.place), parameter.parts, to);
  if (argument.type != parameter.type) fit_argument(*to, argument.type, parameter.type);
  if (parameter.by_value.valid()) *to = copied(*to, parameter);
}

// The contents of a register written with one width and read with another.
void Machine::fit_argument(Cell& cell, TypeId from, TypeId to) const {
  uint64_t had = low_mask(cell_width(module_.types(), from));
  uint64_t wanted = low_mask(cell_width(module_.types(), to));
  cell.bits &= wanted;
  cell.undefined = (cell.undefined | ~had) & wanted;
  if (!cell.is_defined() && cell.undefined == (~had & wanted)) cell.block = {};
}

Cell Machine::copied(const Cell& object, const ArgumentPlace& parameter) {
  const ssa::TypeTable& types = module_.types();
  uint64_t size = types.size_of(parameter.by_value);
  uint64_t align = std::max<uint64_t>(types.align_of(parameter.by_value), parameter.align);
  Cell copy = memory_.allocate_stack(size, align, place());
  memory_.copy(copy, object, size);
  return copy;
}

// A call with another type than the callee's works if the registers are the same: C programs
// without prototypes rely on it. Missing arguments are undefined.
void Machine::require_compatible(const CallSite& site, SymbolId symbol) const {
  const ssa::TypeTable& types = module_.types();
  auto same = [&](TypeId a, TypeId b) {
    bool are_general = (types.is_integer(a) || types.is_pointer(a)) &&
                       (types.is_integer(b) || types.is_pointer(b));
    return a == b || (are_general && cell_width(types, a) != 0 && cell_width(types, b) != 0);
  };
  const ssa::Type& callee = types[module_[symbol].type];
  std::span<const TypeId> parameters = types.members(module_[symbol].type);
  TypeId given = callee.element, wanted = types[site.type].element;
  bool has_result = given == wanted || wanted == ssa::kVoid || given == ssa::kVoid ||
                    (same(given, wanted) && cell_width(types, given) == cell_width(types, wanted));
  bool fits = module_.dialect != ssa::Dialect::LLVMlite && has_result &&
              callee.variadic <= types[site.type].variadic;
  for (uint32_t i = 0; fits && i < std::min<size_t>(site.count, parameters.size()); ++i)
    fits = same(parameters[i], code_->arguments[site.first + i].type);
  if (fits) return;
  throw Fault{FaultKind::SignatureMismatch,
              "'@" + std::string(module_[symbol].name) + "' is called as " +
                  types.to_string(site.type) + " but is " + types.to_string(module_[symbol].type),
              kNoOffset,
              {{module_[symbol].offset, "it is defined here"}}};
}

SymbolId Machine::called_back(const Cell& function, std::span<const TypeId> types) const {
  SymbolId symbol = callee_of(function);
  const ssa::TypeTable& table = module_.types();
  const ssa::Symbol& callee = module_[symbol];
  std::string name = "'@" + std::string(callee.name) + "'";
  bool has_result = table.is_integer(table[callee.type].element);
  if (!std::ranges::equal(table.members(callee.type), types) || !has_result)
    throw Fault{FaultKind::SignatureMismatch,
                name + " is called back with other types",
                kNoOffset,
                {{callee.offset, "it is defined here"}}};
  if (!callee.is_definition) fault(FaultKind::Unsupported, name + " cannot be called back");
  return symbol;
}

void Machine::enter_callback() {
  if (callback_depth_ == kCallbackLimit)
    fault(FaultKind::StackOverflow, "calls back from library functions are nested too deep");
  ++callback_depth_;
}

Cell Machine::call_back(const Cell& function, std::span<const Cell> arguments,
                        std::span<const TypeId> types) {
  SymbolId symbol = called_back(function, types);
  enter_callback();
  enter_with(symbol, arguments, -1, CallFrame::kCallback);
  run();
  --callback_depth_;
  return callback_result_;
}

// --- the stack, as visible to llvm.stacksave, stackrestore and frameaddress: addresses without
// provenance

Cell Machine::frame_address(uint64_t level) const {
  if (level >= frames_.size()) return null_cell();
  return integer_cell(memory_.stack_address(frames_.at_level(level).mark));
}

// A number near the caller's code: programs can only rely on its presence.
Cell Machine::return_address(uint64_t level) const {
  if (level >= frames_.size()) return null_cell();
  const Code& caller = *frames_.at_level(std::min(level + 1, frames_.size() - 1)).code;
  return integer_cell(symbols_[caller.symbol.index()].bits + 1);
}

void Machine::save_stack(const Operation& op) {
  set(op, integer_cell(Memory::stack_address(memory_.stack_mark())));
}

void Machine::restore_stack(const Operation& op) {
  const Cell& address = value(op.a);
  if (!address.is_defined()) memory_.fault_undefined(address, "the restored stack");
  if (address.bits < memory_.stack_address(memory_.stack_mark()) ||
      address.bits > frame_address(0).bits)
    fault(FaultKind::InvalidPointer, "the stack was not saved in this call of the function");
  memory_.release_stack_below(address.bits, place());
}

// --- input and output

void Machine::write_output(int descriptor, std::string_view text) {
  if (tracer_ && descriptor == 2) tracer_->flush();
  if (options_.output) return options_.output(descriptor, text);
  std::FILE* stream = descriptor == 2 ? stderr : stdout;
  if (descriptor == 2) std::fflush(stdout);
  std::fwrite(text.data(), 1, text.size(), stream);
}

int Machine::read_input() {
  if (tracer_) tracer_->flush();
  return options_.input ? options_.input() : std::getchar();
}

int Machine::stream_of(const Cell& pointer) const {
  for (int i = 0; i < 3; ++i)
    if (pointer.bits != 0 && streams_[i].bits == pointer.bits) return i;
  return -1;
}

}  // namespace lilt::runtime
