// Memory, calls and returns, at which code and source must agree.
#include <algorithm>
#include <ranges>

#include "backend/certify/walk.h"
#include "emit/x86/instructions.h"
#include "emit/x86/registers.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/exceptions.h"

namespace lilt::certify {

using mir::Cell;
using mir::MachineInstr;
using mir::Register;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;
using x86::Op;

namespace {

constexpr Shape kAddress{64};

Extension required_extension(const ssa::ParameterAttributes& attributes) {
  return {attributes.zero_extend ? 32u : 0, attributes.sign_extend ? 32u : 0};
}

// A value of the function's result type, or of a call's, in its parts.
struct Part {
  TypeId type;
  const Samples* value;
};
std::vector<Part> parts_of(Source& source, Value value, TypeId type) {
  const ssa::TypeTable& types = source.function().types();
  if (type == ssa::kVoid) return {};
  if (!types.is_aggregate(type)) return {{type, source.value(value)}};
  std::vector<Part> parts;
  for (size_t i = 0; i < types.members(type).size(); ++i)
    parts.push_back({types.member(type, i), source.part(value, i)});
  return parts;
}

}  // namespace

// --- memory

const Samples* Walk::load(const Samples& address, unsigned bytes) {
  // It may be a load of the next block.
  bool is_accessed = source_.is_accessed(block_, address, bytes);
  while (!is_accessed && go_on_once()) is_accessed = source_.is_accessed(block_, address, bytes);
  if (!is_accessed) note("it loads from an address that the source does not access");
  if (const Samples* known = source_.loaded(block_, position_, address, bytes)) return known;
  Samples* made = new_samples(arena_, words_for(bytes));
  source_.read(block_, position_, address, bytes, *made);
  made->undefined = nullptr;
  return made;
}

void Walk::store(const Samples& address, const Samples& content, unsigned bytes) {
  const Event& event = next_event(Event::Kind::Store, "it stores");
  ++position_;
  if (event.bytes != bytes)
    mismatch("it stores " + std::to_string(bytes) + " bytes instead of " +
             std::to_string(event.bytes));
  if (!holds(address, *event.address, kAddress))
    note("it stores to another address" + difference(address, *event.address, kAddress));
  const Shape shape{8, bytes};
  if (holds(content, *event.value, shape)) return;
  for (unsigned run = 0; run < kRuns; ++run)
    for (unsigned b = 0; b < bytes && event.address->undefined_bytes(run) == 0; ++b)
      if ((event.value->undefined_bytes(run) >> b & 1) == 0 &&
          content.bytes(run)[b] != event.value->bytes(run)[b])
        return note("it stores another value" + difference(content, *event.value, shape));
}

bool Walk::is_next_store(const Samples& address) const {
  if (is_at_end()) return false;
  const Event& event = source_.events(block_)[position_];
  return event.kind == Event::Kind::Store && holds(address, *event.address, kAddress);
}

// --- values that are passed

// The content of a register that has the value: above it is anything, unless the convention extends
// it.
const Samples* Walk::passed(const Samples& value, Shape shape,
                            const ssa::ParameterAttributes& attributes) {
  return extended(arena_, value, shape, required_extension(attributes), evaluator_.next_key());
}

void Walk::check_value(const Samples* content, const Samples* value, Shape shape,
                       const ssa::ParameterAttributes& attributes, const std::string& what) {
  if (value == nullptr || shape.bits == 0) throw Unknown{"a value of an unusual type"};
  if (is_undefined(*value, shape)) return;
  if (content == nullptr) return note(what + " is not set");
  if (!holds(*content, *value, shape))
    note(what + " differs" + difference(*content, *value, shape));
  const Extension wanted = required_extension(attributes);
  if (wanted.bits() <= shape.bits) return;
  const Extension found = extension_of(*content, *value, shape);
  if (found.zero < wanted.zero || found.sign < wanted.sign) note(what + " is not extended");
}

// --- calls

void Walk::check_callee(InstId call, const MachineInstr& instruction, State& state) {
  const std::span<const Cell> cells = code_.cells_of(instruction);
  const bool is_symbol = cells[0].kind == mir::CellKind::Symbol;
  const std::string_view name =
      is_symbol ? code_.symbols[cells[0].symbol().index()] : std::string_view();
  const bool is_thunk = name == x86::kIndirectThunk;  // it goes on to the address in r11
  if (is_symbol && !is_thunk) {
    const ssa::SymbolId symbol = ssa::called_symbol(function_, call);
    if (!symbol.valid() || function_.module()[symbol].name != name)
      note("it calls @" + std::string(name) + " instead of " +
           (symbol.valid() ? "@" + std::string(function_.module()[symbol].name) : "an address"));
    return;
  }
  const Samples* target = is_thunk ? evaluator_.read(state, x86::r11)
                          : cells[0].kind == mir::CellKind::Register
                              ? evaluator_.read(state, cells[0].reg())
                              : evaluator_.load(cells.data(), 8, state);
  check_value(target, source_.value(function_.operand(call, 1)), kAddress, {},
              "the called function");
}

// `stack`: from the frame's top to where the callee finds arguments.
void Walk::check_arguments(InstId call, State& state, int64_t stack) {
  backend::ArgumentAssigner assigner(function_, call);
  const std::span<const Value> arguments = function_.operands(call).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = backend::call_attributes(function_, call, i);
    const Shape shape = source_.shape_of(arguments[i]);
    const auto location = assigner.next(function_.type_of(arguments[i]), attributes);
    if (attributes.by_value.valid()) {
      check_object(*source_.value(arguments[i]),
                   backend::by_value_object(function_.types(), attributes).size, state,
                   stack + location.stack_offset);
      continue;
    }
    const Samples* content = location.reg.valid()
                                 ? evaluator_.read(state, location.reg)
                                 : evaluator_.read_slot(state, stack + location.stack_offset,
                                                        std::max(8u, shape.bytes()));
    check_value(content, source_.value(arguments[i]), shape, attributes,
                "argument " + std::to_string(i + 1));
  }
  if (!function_.types()[function_.operand(call, 0).type()].variadic) return;
  if ((function_[call].flags & ssa::flag::MustTail) != 0) return check_passed_on(state);
  if (backend::call_convention(function_, call) == ssa::CallingConvention::Win64)
    check_passed_twice(call, state);
  const Samples* count = evaluator_.read(state, backend::variadic_count_register());
  for (unsigned run = 0; run < kRuns; ++run)
    if ((count->word(run) & 255) != assigner.vector_registers())
      return note("al is not the number of vector registers");
}

// An object of the source, of which the callee has a copy on the stack.
void Walk::check_object(const Samples& object, uint64_t bytes, const State& state,
                        int64_t distance) {
  constexpr uint64_t kPiece = 8;
  for (uint64_t at = 0; at < bytes; at += kPiece) {
    const auto piece = static_cast<unsigned>(std::min(kPiece, bytes - at));
    const auto place = distance + static_cast<int64_t>(at);
    Samples* from = new_samples(arena_, 1);
    const Samples* to = source_.in_frame(place);
    Samples *wanted = new_samples(arena_, 1), *found = new_samples(arena_, 1);
    for (unsigned run = 0; run < kRuns; ++run) {
      from->word(run) = object.word(run) + at;
      forget(*from, run, object.undefined_bytes(run), arena_);
    }
    source_.read(block_, position_, *from, piece, *wanted);
    const Samples* content = found;
    if (state.has_slot(place, piece))
      content = evaluator_.read_slot(state, place, piece);
    else
      source_.read(block_, position_, *to, piece, *found);
    if (!holds(*content, *wanted, {8, piece}))
      return note("an object that is passed by value differs");
  }
}

// A variadic callee of win64cc finds floating-point numbers in general registers, too.
void Walk::check_passed_twice(InstId call, State& state) {
  backend::ArgumentAssigner assigner(function_, call);
  const auto general = backend::registers_of(ssa::CallingConvention::Win64).general;
  const std::span<const Value> arguments = function_.operands(call).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const auto location = assigner.next(function_.type_of(arguments[i]),
                                        backend::call_attributes(function_, call, i));
    if (!location.reg.valid() || !x86::is_xmm(location.reg)) continue;
    check_value(evaluator_.read(state, general[x86::hardware_number(location.reg)]),
                source_.value(arguments[i]), source_.shape_of(arguments[i]), {},
                "argument " + std::to_string(i + 1) + " in a general register");
  }
}

// A jump with this function's own variable arguments.
void Walk::check_passed_on(State& state) {
  for (const Source::VariableArgument& argument : source_.variable_arguments())
    check_value(state.at(argument.reg), argument.content, {8, argument.bytes}, {},
                "a variable argument");
}

// Whether the call copies an object to where the source's next call has it: larger ones need one.
bool Walk::copies_object(const MachineInstr& instruction, State& state) {
  constexpr uint64_t kMaxBytes = 1 << 12, kPiece = 8;
  const Cell* callee = code_.cells_of(instruction).data();
  const mir::SymbolRef called = callee->kind == mir::CellKind::Symbol ? callee->symbol()
                                : callee->kind == mir::CellKind::MemoryBase
                                    ? mir::Address::symbol_of(callee)
                                    : mir::SymbolRef();
  if (!called.valid() || code_.symbols[called.index()] != "memcpy") return false;
  go_on();
  if (is_at_end()) return false;
  const Event& event = source_.events(block_)[position_];
  if (event.kind != Event::Kind::Call) return false;
  const ssa::SymbolId symbol = ssa::called_symbol(function_, event.id);
  if (symbol.valid() && function_.module()[symbol].name == "memcpy") return false;
  const auto to = evaluator_.frame_distance(*evaluator_.read(state, x86::rdi));
  const Samples &from = *evaluator_.read(state, x86::rsi),
                &bytes = *evaluator_.read(state, x86::rdx);
  const uint64_t count = bytes.word(0);
  for (unsigned run = 0; run < kRuns; ++run)
    if (bytes.word(run) != count || count > kMaxBytes) throw Unknown{"a copy of an object"};
  if (!to || *to < evaluator_.stack_distance(state)) return false;
  for (uint64_t at = 0; at < count; at += kPiece) {
    const auto piece = static_cast<unsigned>(std::min(kPiece, count - at));
    Samples* place = new_samples(arena_, 1);
    for (unsigned run = 0; run < kRuns; ++run) place->word(run) = from.word(run) + at;
    evaluator_.store(*source_.in_frame(*to + static_cast<int64_t>(at)),
                     *evaluator_.load_at(*place, piece, state), piece, state);
  }
  forget_registers(ssa::CallingConvention::C, state);
  return true;
}

void Walk::call(const MachineInstr& instruction, State& state) {
  if (copies_object(instruction, state)) return;
  receive_results(pass_control(instruction, state), state);
  if (is_at_end() && ssa::is_after_invoked_call(function_, terminator()))
    mismatch("it has no landing pad for a call that has one");
}

// A call that may unwind to a landing pad. Goes there; the block goes on where it returns.
void Walk::invoke(const MachineInstr& instruction, State& state) {
  const InstId call = pass_control(instruction, state);
  if (!is_at_end() || !ssa::is_after_invoked_call(function_, terminator()))
    mismatch("it has a landing pad for a call that has none");
  const ssa::BlockId to = function_.operand(terminator(), 2).block();
  for (const Cell& cell : code_.cells_of(instruction)) {
    if (cell.kind != mir::CellKind::Block) continue;
    State unwound = state;
    if (const InstId pad = ssa::landing_pad_of(function_, to); pad.valid())
      receive(pad, ssa::CallingConvention::C, {}, unwound);
    go(to, {cell.block(), kAllRuns, &unwound});
  }
  receive_results(call, state);
}

// What is true of registers and the frame when the callee is left, in whatever way.
InstId Walk::pass_control(const MachineInstr& instruction, State& state) {
  const InstId id = next_event(Event::Kind::Call, "it calls a function").id;
  const int64_t stack = evaluator_.stack_distance(state);
  if (stack % code_.frame.stack_align != 0) note("the stack is not aligned");
  check_callee(id, instruction, state);
  check_arguments(id, state, stack);
  check_x87(state);
  ++position_;
  forget_registers(backend::call_convention(function_, id), state);
  if (const int32_t popped = popped_by(id); popped != 0) evaluator_.move_stack(state, popped);
  // The memory of arguments is the callee's.
  state.drop_slots(arena_, [&](const State::Slot& slot) {
    return slot.distance < stack + int64_t{code_.frame.outgoing_bytes};
  });
  return id;
}

// Those that a callee of the convention does not preserve.
void Walk::forget_registers(ssa::CallingConvention convention, State& state) {
  const mir::RegSet saved = backend::registers_of(convention).callee_saved;
  for (LocationNumber l = 0; l < state.registers.all().size(); ++l)
    if (l != kStackPointer && !saved.contains(register_of(l))) state.registers[l] = nullptr;
  state.flags = nullptr;
}

void Walk::receive_results(InstId call, State& state) {
  receive(call, backend::call_convention(function_, call),
          backend::call_attributes(function_, call, ssa::kResultPosition), state);
}

void Walk::receive(InstId id, ssa::CallingConvention convention,
                   const ssa::ParameterAttributes& attributes, State& state) {
  backend::ResultAssigner assigner(function_.types(), convention);
  const uint32_t error = backend::error_part(function_.types(), function_[id].type, attributes);
  uint32_t number = 0;
  const std::vector<Part> parts = parts_of(source_, id, function_[id].type);
  for (const Part& part : parts | std::views::reverse)  // the first is on top
    if (part.type == ssa::kX86Fp80) evaluator_.push_number(*part.value, state);
  for (const Part& part : parts) {
    if (part.type == ssa::kX86Fp80) continue;
    const Register place =
        number++ == error ? backend::swift_error_register() : assigner.next(part.type);
    if (!place.valid()) throw Unknown{"a result without a register"};
    const Samples* content = passed(*part.value, source_.shape_of(part.type), attributes);
    state.at(place) = evaluator_.widened(content, place);
  }
}

// --- leaving the function

// Functions begin and end with an empty stack of x87, but for results.
void Walk::check_x87(const State& state) {
  if (state.x87 != nullptr) note("it leaves numbers on the stack of x87, or other rounding");
}

void Walk::check_frame(State& state, int64_t stack) {
  if (evaluator_.stack_distance(state) != stack) note("it leaves with another stack pointer");
  backend::callee_saved_of(function_).for_each([&](Register r) {
    const Samples *before = entry_.at(r), *now = state.at(r);
    if (r == x86::rsp || now == before) return;
    const Shape shape{64, x86::is_xmm(r) ? 2u : 1u};
    if (now == nullptr || !holds(*now, *before, shape))
      note("it leaves with another value in " +
           std::string(x86::target().register_names[r.number()]));
  });
}

int32_t Walk::popped_by(InstId call) const {
  if (!backend::is_popped_by_callee(backend::call_convention(function_, call)) ||
      function_.types()[function_.operand(call, 0).type()].variadic)
    return 0;
  backend::ArgumentAssigner assigner(function_, call);
  const std::span<const Value> arguments = function_.operands(call).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i)
    assigner.next(function_.type_of(arguments[i]), backend::call_attributes(function_, call, i));
  return static_cast<int32_t>(backend::tail_stack_bytes(assigner.stack_bytes()));
}

// Of its own arguments, that the function removes from the stack.
int32_t Walk::popped_bytes() const {
  if (!backend::is_popped_by_callee(backend::own_convention(function_)) ||
      function_.types()[function_.type()].variadic)
    return 0;
  return static_cast<int32_t>(facts_.argument_bytes());
}

// A main without a result returns 0 to the system.
void Walk::check_status(State& state) {
  if (function_.name() == "main")
    check_value(state.at(x86::rax), new_samples(arena_, 1), {32}, {}, "the status");
}

void Walk::return_from(const MachineInstr& instruction, State& state) {
  go_on_past_branches();
  if (!is_at_end()) mismatch("it returns before the source's next store or call");
  const InstId end = terminator();
  if (function_[end].opcode != Opcode::Ret) mismatch("it returns where the source does not");
  check_frame(state, kReturnAddress);
  const bool pops = Op{instruction.opcode} == Op::RETi;
  if ((pops ? code_.cells_of(instruction)[0].immediate() : 0) != popped_bytes())
    note("it removes other arguments from the stack");
  if (function_[end].operand_count == 0) {
    check_x87(state);
    return check_status(state);
  }
  const Value value = function_.operand(end, 0);
  backend::ResultAssigner assigner(function_.types(), backend::own_convention(function_));
  const ssa::ParameterAttributes& attributes =
      parameter_attributes(function_, ssa::kResultPosition);
  const uint32_t error =
      backend::error_part(function_.types(), function_.type_of(value), attributes);
  uint32_t number = 0;
  for (const Part& part : parts_of(source_, value, function_.type_of(value))) {
    const Shape shape = source_.shape_of(part.type);
    if (part.type == ssa::kX86Fp80) {
      check_value(evaluator_.pop_number(state), part.value, shape, attributes, "the result");
      continue;
    }
    const Register place =
        number++ == error ? backend::swift_error_register() : assigner.next(part.type);
    if (!place.valid()) throw Unknown{"a result without a register"};
    check_value(state.at(place), part.value, shape, attributes, "the result");
  }
  check_x87(state);
}

void Walk::jump_to_function(const MachineInstr& instruction, State& state) {
  const InstId id = next_event(Event::Kind::Call, "it calls a function").id;
  check_callee(id, instruction, state);
  // Its arguments take the place of this function's.
  int64_t stack = kReturnAddress;
  if (facts_.moves_return_address()) {
    stack += popped_bytes() - popped_by(id);
    check_value(evaluator_.read_slot(state, stack, 8), source_.return_address(), kAddress, {},
                "the return address");
  }
  check_arguments(id, state, stack - kReturnAddress);
  ++position_;
  go_on();
  check_frame(state, stack);
  check_x87(state);
  if (!is_at_end() || function_[terminator()].opcode != Opcode::Ret)
    mismatch("it does not return after the call, as the source does");
  if (function_[terminator()].operand_count == 0) return check_status(state);
  const Value value = function_.operand(terminator(), 0);
  const Extension wanted =
                      required_extension(parameter_attributes(function_, ssa::kResultPosition)),
                  given = required_extension(
                      backend::call_attributes(function_, id, ssa::kResultPosition));
  if (given.zero < wanted.zero || given.sign < wanted.sign) note("the result is not extended");
  if (value == Value(id)) return;
  const std::vector<Part> returned = parts_of(source_, value, function_.type_of(value)),
                          received = parts_of(source_, id, function_[id].type);
  for (size_t i = 0; i < returned.size(); ++i) {
    const Shape shape = source_.shape_of(returned[i].type);
    if (i >= received.size() || !holds(*received[i].value, *returned[i].value, shape))
      return note("it returns another value than the source");
  }
}

}  // namespace lilt::certify
