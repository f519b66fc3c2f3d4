// Memory, calls and returns, at which code and source must agree.
#include <algorithm>

#include "backend/certify/walk.h"
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
  Samples* made = new_samples(arena_, bytes <= 8 ? 1 : bytes <= 16 ? 2 : 4);
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
  if (cells[0].kind == mir::CellKind::Symbol) {
    const ssa::SymbolId symbol = ssa::called_symbol(function_, call);
    const std::string_view name = code_.symbols[cells[0].symbol().index()];
    if (!symbol.valid() || function_.module()[symbol].name != name)
      note("it calls @" + std::string(name) + " instead of " +
           (symbol.valid() ? "@" + std::string(function_.module()[symbol].name) : "an address"));
    return;
  }
  const Samples* target = cells[0].kind == mir::CellKind::Register
                              ? evaluator_.read(state, cells[0].reg())
                              : evaluator_.load(cells.data(), 8, state);
  check_value(target, source_.value(function_.operand(call, 1)), kAddress, {},
              "the called function");
}

// `stack`: from the frame's top to where the callee finds arguments.
void Walk::check_arguments(InstId call, State& state, int64_t stack) {
  if (backend::call_convention(function_, call) != ssa::CallingConvention::C)
    throw Unknown{"another calling convention"};
  backend::ArgumentAssigner assigner(function_, call);
  const std::span<const Value> arguments = function_.operands(call).subspan(2);
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = backend::call_attributes(function_, call, i);
    if (attributes.by_value.valid()) throw Unknown{"an argument passed by value"};
    const Shape shape = source_.shape_of(arguments[i]);
    const auto location = assigner.next(function_.type_of(arguments[i]), attributes);
    const Samples* content = location.reg.valid()
                                 ? evaluator_.read(state, location.reg)
                                 : evaluator_.read_slot(state, stack + location.stack_offset,
                                                        std::max(8u, shape.bytes()));
    check_value(content, source_.value(arguments[i]), shape, attributes,
                "argument " + std::to_string(i + 1));
  }
  if (!function_.types()[function_.operand(call, 0).type()].variadic) return;
  if ((function_[call].flags & ssa::flag::MustTail) != 0) return check_passed_on(state);
  const Samples* count = evaluator_.read(state, backend::variadic_count_register());
  for (unsigned run = 0; run < kRuns; ++run)
    if ((count->word(run) & 255) != assigner.vector_registers())
      return note("al is not the number of vector registers");
}

// A jump with this function's own variable arguments.
void Walk::check_passed_on(State& state) {
  for (const Source::VariableArgument& argument : source_.variable_arguments())
    check_value(state.at(argument.reg), argument.content, {8, argument.bytes}, {},
                "a variable argument");
}

void Walk::call(const MachineInstr& instruction, State& state) {
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
    Outgoing unwound{cell.block(), kAllRuns, state};
    if (const InstId pad = ssa::landing_pad_of(function_, to); pad.valid())
      receive(pad, ssa::CallingConvention::C, {}, unwound.state);
    go(1, to, unwound);
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
  ++position_;
  code_.desc(instruction).clobbers.for_each([&](Register r) { state.at(r) = nullptr; });
  for (const Cell& cell : code_.cells_of(instruction))
    if (cell.is_def()) state.at(cell.reg()) = nullptr;
  state.flags = nullptr;
  // The memory of arguments is the callee's.
  state.drop_slots(arena_, [&](const State::Slot& slot) {
    return slot.distance < stack + int64_t{code_.frame.outgoing_bytes};
  });
  return id;
}

void Walk::receive_results(InstId call, State& state) {
  receive(call, backend::call_convention(function_, call),
          backend::call_attributes(function_, call, ssa::kResultPosition), state);
}

void Walk::receive(InstId id, ssa::CallingConvention convention,
                   const ssa::ParameterAttributes& attributes, State& state) {
  backend::ResultAssigner assigner(function_.types(), convention);
  for (const Part& part : parts_of(source_, id, function_[id].type)) {
    const Register place = assigner.next(part.type);
    if (!place.valid()) throw Unknown{"a result without a register"};
    const Samples* content = passed(*part.value, source_.shape_of(part.type), attributes);
    state.at(place) = evaluator_.widened(content, place);
  }
}

// --- leaving the function

void Walk::check_frame(State& state) {
  if (evaluator_.stack_distance(state) != -8) note("it leaves with another stack pointer");
  code_.frame.callee_saved.for_each([&](Register r) {
    const Samples *before = entry_.at(r), *now = state.at(r);
    if (r == x86::rsp || now == before) return;
    const Shape shape{64, x86::is_xmm(r) ? 2u : 1u};
    if (now == nullptr || !holds(*now, *before, shape))
      note("it leaves with another value in " +
           std::string(x86::target().register_names[r.number()]));
  });
}

void Walk::return_from(State& state) {
  go_on();
  if (!is_at_end()) mismatch("it returns before the source's next store or call");
  const InstId end = terminator();
  if (function_[end].opcode != Opcode::Ret) mismatch("it returns where the source does not");
  check_frame(state);
  if (function_[end].operand_count == 0) return;
  const Value value = function_.operand(end, 0);
  backend::ResultAssigner assigner(function_.types(), backend::own_convention(function_));
  for (const Part& part : parts_of(source_, value, function_.type_of(value))) {
    const Register place = assigner.next(part.type);
    if (!place.valid()) throw Unknown{"a result without a register"};
    check_value(state.at(place), part.value, source_.shape_of(part.type),
                parameter_attributes(function_, ssa::kResultPosition), "the result");
  }
}

void Walk::jump_to_function(const MachineInstr& instruction, State& state) {
  const InstId id = next_event(Event::Kind::Call, "it calls a function").id;
  check_callee(id, instruction, state);
  check_arguments(id, state, 0);
  ++position_;
  go_on();
  check_frame(state);
  if (!is_at_end() || function_[terminator()].opcode != Opcode::Ret)
    mismatch("it does not return after the call, as the source does");
  if (function_[terminator()].operand_count == 0) return;
  const Value value = function_.operand(terminator(), 0);
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
