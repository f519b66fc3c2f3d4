// Calls: moves of arguments into registers and stack slots, the call, moves of results out of
// registers.
#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/callee.h"

namespace lilt::backend::isel {
namespace {

constexpr uint64_t kMaxInlineCopy = 256;  // bytes of an object passed by value
constexpr uint64_t kMaxCopyByWords = 32;

Address table_entry(mir::SymbolRef symbol) {
  Address address = Address::of_symbol(symbol);
  address.symbol_use = mir::SymbolUse::TableEntry;
  return address;
}

TypeId types_of_pieces(uint64_t bytes) {
  return bytes == 1 ? ssa::kI8 : bytes == 2 ? ssa::kI16 : bytes == 4 ? ssa::kI32 : ssa::kI64;
}

// Whether the function calls all functions of other modules through the table of addresses.
bool binds_early(Selector& s) {
  return s.options().position_independent &&
         (s.attributes() & ssa::function_attribute::NonLazyBind) != 0;
}

Register boolean_argument(Selector& s, Value argument) {
  if (!is_compare_for_tile(s, argument)) return zero_extended(s, argument);
  Register to = s.temporary();
  emit_zero_extended_condition(s, to, argument, false);
  return to;
}

void copy_by_call(Selector& s, const Address& source, const Address& target, uint64_t size) {
  const auto held = [&s](const Address& address) {
    const bool is_held = address.base_kind == mir::BaseKind::Register && !address.index.valid() &&
                         address.displacement == 0 && address.base != x86::rsp;
    if (is_held) return address.base;
    const Register reg = s.temporary();
    s.emit(Op::LEA, 8, {reg, address});
    return reg;
  };
  const Register from = held(source), count = s.materialize_integer(size), to = held(target);
  const mir::SymbolRef copy = s.machine().symbol_ref("memcpy");
  const bool is_by_table = binds_early(s);
  const Address entry = table_entry(copy);
  if (is_by_table)
    s.begin_instruction(Op::CALLm, entry);
  else
    s.begin_instruction(Op::CALL, {copy, false});
  s.add_operand(Operand(to, x86::rdi, false));
  s.add_operand(Operand(from, x86::rsi, false));
  s.add_operand(Operand(count, x86::rdx, false));
  s.end_instruction();
  s.machine().frame.has_calls = true;
}

void store_stack_argument(Selector& s, Value argument, const ssa::ParameterAttributes& attributes,
                          uint32_t offset) {
  Address address = Address::of_register(x86::rsp, static_cast<int32_t>(offset));
  std::optional<int64_t> constant = s.immediate_of(argument);
  unsigned bits = s.bits_of(s.type_of(argument));
  if (constant && attributes.zero_extend && bits < 32) *constant &= (int64_t{1} << bits) - 1;
  if (const unsigned size = stack_size(s, s.type_of(argument)); size != 8)
    s.emit(Op::MOVUPSmr, size, {address, s.use_any(argument)});
  else if (is_floating(s.type_of(argument)))
    store_floating(s, argument, address);
  else if (constant)
    s.emit(Op::MOVmi, 8, {address, Operand::immediate(*constant)});
  else
    s.emit(Op::MOVmr, 8, {address, argument_register(s, argument, attributes)});
}

// Moves the arguments to their locations; those in registers become operands of the call. Objects
// come first: copying one may be a call. Values for the stack are next: the registers that they
// free can take constants.
void place_arguments(Selector& s, InstId id, ArgumentAssigner& assigner) {
  std::span<const Value> arguments = s.operands(id).subspan(2);
  s.call().placed.clear();
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(s.function(), id, i);
    const TypeId type = s.type_of(arguments[i]);
    const ArgumentLocation place = assigner.next(type, attributes);
    const bool is_object = attributes.by_value.valid();
    if (is_object) {
      const uint64_t size = by_value_object(s.types(), attributes).size;
      const auto offset = static_cast<int32_t>(place.stack_offset);
      copy_object(s, address_of_object(s, arguments[i], size),
                  Address::of_register(x86::rsp, offset), size);
    }
    if (is_x87(type)) {
      push_x87(s, arguments[i]);
      auto offset = static_cast<int32_t>(place.stack_offset);
      s.emit(Op::FSTP80m, 8, {Address::of_register(x86::rsp, offset)});
    }
    if (place.reg.valid()) note_passed(s, type);
    if (!is_object && !is_x87(type)) s.call().placed.push_back({arguments[i], &attributes, place});
  }
  for (const CallOperands::Placed& argument : s.call().placed)
    if (!argument.place.reg.valid())
      store_stack_argument(s, argument.value, *argument.attributes, argument.place.stack_offset);
  for (const CallOperands::Placed& argument : s.call().placed)
    if (argument.place.reg.valid())
      s.call().pass(argument_register(s, argument.value, *argument.attributes), argument.place.reg);
}

// A variadic callee of win64cc finds its first four arguments in general registers, whatever their
// type.
void repeat_floating_arguments(Selector& s, InstId call) {
  if (!s.types()[s.operand(call, 0).type()].variadic) return;
  const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
  for (const CallOperands::Placed& argument : s.call().placed) {
    if (!is_floating(s.type_of(argument.value)) || !argument.place.reg.valid()) continue;
    const Register copy = s.temporary();
    emit_bits_to_general(s, copy, ssa::kDouble, s.use(argument.value));
    s.call().pass(copy, general[x86::hardware_number(argument.place.reg)]);
  }
}

// Lowers the stack pointer to a multiple of what the arguments of the tile's call ask for: before
// the tile's instruction `first`. Puts it back at the end, except for an invoke: legalization
// does so where it returns to.
void align_stack(Selector& s, const ArgumentAssigner& assigner, size_t first, bool is_invoked) {
  const auto bytes = static_cast<int64_t>((assigner.stack_bytes() + 15) / 16 * 16);
  const Register saved = is_invoked ? Register() : s.temporary();
  if (!is_invoked) s.emit(Op::RESTORE_STACK, 8, {saved});
  const size_t end = s.tile_size();
  if (!is_invoked) s.emit(Op::SAVE_STACK, 8, {saved});
  const uint32_t align = std::max(assigner.stack_alignment(), s.stack_alignment());
  s.emit(Op::LOWER_STACK, 8, {Operand::immediate(bytes), Operand::immediate(align)});
  s.rotate_tile(first, end);
  note_moving_stack(s);
}

// Of a direct call. Only tables of landing pads need to know whether it may unwind. As in LLVM the
// function decides that, not the call.
Operand called_function(Selector& s, ssa::SymbolId symbol, bool is_invoked) {
  const bool is_nounwind =
      s.function().personality().valid() && !is_invoked &&
      (s.function().module()[symbol].function_attributes & ssa::function_attribute::NoUnwind) != 0;
  return {s.symbol_ref(symbol), s.is_local_symbol(symbol), is_nounwind};
}

// The callee of a call removes its arguments, which take so many bytes, from the stack: the stack
// pointer goes back down to where it is the whole time.
void remove_arguments(Selector& s, InstId call, uint32_t bytes) {
  if (s.types()[s.operand(call, 0).type()].variadic) return;
  const uint32_t popped = tail_stack_bytes(bytes);
  s.emit(Op::LOWER_STACK, 8, {Operand::immediate(popped), Operand::immediate(1)});
  s.machine().frame.outgoing_bytes = std::max(s.machine().frame.outgoing_bytes, popped);
  note_moving_stack(s);
}

}  // namespace

Register argument_register(Selector& s, Value argument,
                           const ssa::ParameterAttributes& attributes) {
  TypeId type = s.type_of(argument);
  if (is_floating(type)) return s.use_any(argument);
  if (attributes.sign_extend && type != ssa::kI1) return sign_extended(s, argument, 4);
  if (type == ssa::kI1) {
    Register to = boolean_argument(s, argument);
    return attributes.sign_extend ? with_negation(s, 4, to) : to;
  }
  return attributes.zero_extend ? zero_extended(s, argument) : s.use_any(argument);
}

Address address_of_object(Selector& s, Value pointer, uint64_t size) {
  if (size > kMaxInlineCopy) return Address::of_register(s.use(pointer));
  const Address source = s.commit(s.match_address(pointer));
  const bool reaches_end = source.displacement <= INT32_MAX - static_cast<int32_t>(size);
  return reaches_end ? source : Address::of_register(s.use(pointer));
}

// Copies an object to the place where the callee expects it. Members of small objects have often
// just been stored one by one: a load of 16 bytes would wait until they are in the cache, while
// loads of one member each take what the stores still hold.
void copy_object(Selector& s, Address source, Address target, uint64_t size) {
  if (size > kMaxInlineCopy) return copy_by_call(s, source, target, size);
  for (uint64_t at = 0; at < size;) {
    uint64_t piece = size <= kMaxCopyByWords && !s.machine().is_for_size ? 8 : 16;
    while (piece > size - at) piece /= 2;
    Register reg = s.temporary(piece == 16 ? mir::RegClass::V128 : mir::RegClass::Gpr);
    if (piece == 16) {
      s.emit(Op::MOVUPSrm, 16, {reg, source});
      s.emit(Op::MOVUPSmr, 16, {target, reg});
    } else {
      emit_load(s, reg, types_of_pieces(piece), source);
      s.emit(Op::MOVmr, static_cast<unsigned>(piece), {target, reg});
    }
    at += piece;
    source.displacement += static_cast<int32_t>(piece);
    target.displacement += static_cast<int32_t>(piece);
  }
}

// Only the lowest bit of an i1 counts, unless the callee extends it: it gets its own register, and
// is masked after the call.
bool define_results(Selector& s, InstId id) {
  TypeId type = s[id].type;
  bool has_parts = s.types().is_aggregate(type);
  std::span<const TypeId> parts = has_parts ? s.types().members(type) : std::span(&type, 1);
  ResultAssigner assigner(s.types(), call_convention(s.function(), id));
  uint32_t error = UINT32_MAX;
  if (s[id].subcode != 0) [[unlikely]]  // not C's convention
    error = error_part(s.types(), type, call_attributes(s.function(), id, ssa::kResultPosition));
  bool has_x87 = false;
  for (uint32_t i = 0; i < parts.size(); ++i) {
    has_x87 |= is_x87(parts[i]);
    if (parts[i] == ssa::kVoid || is_x87(parts[i])) continue;
    note_passed(s, parts[i]);
    const Register place = i == error ? swift_error_register() : assigner.next(parts[i]);
    Register wanted = has_parts ? s.projection(id, i) : s.is_needed(id) ? s.result(id) : Register();
    if (!wanted.valid() && i == error) wanted = s.temporary();  // nobody preserves it
    if (!wanted.valid()) continue;
    if (parts[i] == ssa::kI1 && !s.is_extended_result(id)) {
      s.call().booleans.emplace_back(wanted, s.temporary());
      wanted = s.call().booleans.back().second;
    }
    s.add_operand(Operand(wanted, place, true));
  }
  return has_x87;
}

void finish_results(Selector& s, InstId call, bool has_x87) {
  if (has_x87) pop_x87_results(s, call);
  for (auto [wanted, passed] : s.call().booleans)
    s.emit(Op::ANDri, 4, {wanted, passed, Operand::immediate(1)});
}

// The type of the call, or a missing declaration, may hide that the callee is variadic.
void place_variadic_count(Selector& s, InstId call, const ArgumentAssigner& assigner) {
  bool variadic = s.types()[s.operand(call, 0).type()].variadic;
  if (const ssa::SymbolId id = called_symbol(s.function(), call); id.valid()) {
    const ssa::Symbol& symbol = s.function().module()[id];
    variadic |= symbol.is_implicit || s.types()[symbol.type].variadic;
  }
  if (variadic)
    s.call().pass(s.materialize_integer(assigner.vector_registers()), variadic_count_register());
}

Callee callee_of(Selector& s, InstId call) {
  using namespace ssa::function_attribute;
  ssa::SymbolId symbol = called_symbol(s.function(), call);
  const bool is_by_table =
      symbol.valid() && !s.is_local_symbol(symbol) &&
      (binds_early(s) || (function_attributes(s.function(), call) & NonLazyBind) != 0);
  if (is_by_table) symbol = ssa::SymbolId::none();
  if (symbol.valid()) return {symbol, false, false};
  return {symbol, (s.machine().frame.mitigations & ssa::mitigation::ThunkCalls) != 0,
          (s.function().annotations().function_attributes(call) & ChecksType) != 0};
}

void add_type_hash(Selector& s, InstId call, Op op) {
  const mir::InstrDesc& desc = s.machine().target()[x86::opcode(op)];
  const auto hash = static_cast<int32_t>(s.function().annotations().type_hash(call));
  s.add_operand(Operand::immediate(hash), &desc.operands[1]);
  if (desc.operands.size() > 2)
    s.add_operand(Operand(s.machine().symbol_ref(kThunk), false), &desc.operands[2]);
}

namespace rules {

void call(Selector& s, InstId id) {
  if (is_assembly(s.function(), id)) return select_assembly(s, id);
  std::span<const Value> operands = s.operands(id);
  s.call().operands.clear();
  s.call().booleans.clear();
  const ssa::CallingConvention convention = call_convention(s.function(), id);
  ArgumentAssigner assigner(s.function(), id);
  const size_t first = s.tile_size();
  place_arguments(s, id, assigner);
  place_variadic_count(s, id, assigner);
  if (convention == ssa::CallingConvention::Win64) repeat_floating_arguments(s, id);
  const auto [symbol, has_thunk, is_checked] = callee_of(s, id);
  const ssa::SymbolId named = called_symbol(s.function(), id);
  const bool is_by_table = named.valid() && !symbol.valid() && !has_thunk;
  std::optional<InstId> load =
      has_thunk || is_checked ? std::nullopt : s.foldable_load(operands[1]);
  const bool is_in_memory = is_by_table || load.has_value();
  Address address;
  Register callee;
  if (has_thunk && !is_checked)
    s.call().pass(s.use(operands[1]), x86::r11);
  else if (load)
    address = s.commit_load(*load);
  else if (is_by_table)
    address = table_entry(s.symbol_ref(named));
  else if (!symbol.valid())
    callee = s.use(operands[1]);

  const bool preserves_none = convention == ssa::CallingConvention::PreserveNone;
  const bool is_invoked = s.call().landing_block.valid();
  const bool is_direct = symbol.valid() || has_thunk;
  Op op = is_direct      ? preserves_none ? Op::CALLNONE : Op::CALL
          : is_in_memory ? preserves_none ? Op::CALLNONEm : Op::CALLm
                         : (preserves_none ? Op::CALLNONEr : Op::CALLr);
  if (is_invoked) op = is_direct ? Op::INVOKE : is_in_memory ? Op::INVOKEm : Op::INVOKEr;
  if (is_checked) [[unlikely]]
    op = is_invoked ? has_thunk ? Op::INVOKEKs : Op::INVOKEK : has_thunk ? Op::CALLKs : Op::CALLK;
  Operand target = symbol.valid() ? called_function(s, symbol, is_invoked)
                   : is_checked   ? Operand(callee)
                   : has_thunk    ? Operand(s.machine().symbol_ref(kThunk), false)
                   : is_in_memory ? Operand(address)
                                  : Operand(callee);
  s.begin_instruction(op, target);
  if (is_checked) [[unlikely]]
    add_type_hash(s, id, op);
  if (is_invoked) [[unlikely]]
    add_landing_pad(s);
  for (const Operand& argument : s.call().operands) s.add_operand(argument);
  const bool has_x87 = !is_invoked && define_results(s, id);
  const bool is_popped = is_popped_by_callee(convention);
  if (is_popped && convention == ssa::CallingConvention::SwiftTail)  // does not preserve them
    for (Register r : {x86::r13, x86::r14}) s.add_operand(Operand(s.temporary(), r, true));
  s.end_instruction();
  if (is_popped) [[unlikely]]
    remove_arguments(s, id, assigner.stack_bytes());
  const ssa::FunctionAttributes attributes = function_attributes(s.function(), id);
  const bool returns_twice = (attributes & ssa::function_attribute::ReturnsTwice) != 0;
  if (returns_twice && s.machine().frame.tracks_branches) s.emit(Op::ENDBR64, 8, {});
  if (has_x87 || !s.call().booleans.empty()) finish_results(s, id, has_x87);
  s.machine().frame.has_calls = true;
  s.machine().frame.calls_return_twice |= returns_twice;
  s.machine().frame.has_single_calls |= (attributes & ssa::function_attribute::NoDuplicate) != 0;
  if (assigner.stack_alignment() > kStackAlignment) align_stack(s, assigner, first, is_invoked);
  s.machine().frame.outgoing_bytes =
      std::max(s.machine().frame.outgoing_bytes, assigner.stack_bytes());
}

}  // namespace rules
}  // namespace lilt::backend::isel
