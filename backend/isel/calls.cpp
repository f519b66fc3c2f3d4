// Calls: moves of arguments into registers and stack slots, the call, moves of results out of
// registers.
#include <algorithm>

#include "backend/abi/system_v.h"
#include "backend/isel/tile_rules.h"
#include "ir/ssa/stack_alignment.h"

namespace lilt::backend::isel {
namespace {

constexpr uint64_t kLargestInlineCopy = 256;  // bytes of an object passed by value
constexpr uint64_t kLargestCopyByWords = 32;

}  // namespace

// The register of an argument; callees expect an i1 to be zero-extended.
Register Selector::argument_register(Value argument, const ssa::ParameterAttributes& attributes) {
  TypeId type = type_of(argument);
  if (is_floating(type)) return use_any(argument);
  if (attributes.sign_extend && type != ssa::kI1) return sign_extended(*this, argument, 4);
  if (type == ssa::kI1) {
    Register to = boolean_argument(argument);
    return attributes.sign_extend ? with_negation(*this, 4, to) : to;
  }
  return attributes.zero_extend ? zero_extended(*this, argument) : use_any(argument);
}

Register Selector::boolean_argument(Value argument) {
  if (!is_compare_for_tile(*this, argument)) return zero_extended(*this, argument);
  Register to = temporary();
  emit_zero_extended_condition(*this, to, argument, false);
  return to;
}

void Selector::store_stack_argument(Value argument, const ssa::ParameterAttributes& attributes,
                                    uint32_t offset) {
  Address address = Address::of_register(x86::rsp, static_cast<int32_t>(offset));
  std::optional<int64_t> constant = immediate_of(argument);
  unsigned bits = bits_of(type_of(argument));
  if (constant && attributes.zero_extend && bits < 32) *constant &= (int64_t{1} << bits) - 1;
  if (is_packed(type_of(argument)))
    emit(Op::MOVUPSmr, 32, {address, use_any(argument)});
  else if (type_of(argument) == ssa::kFp128)
    emit(Op::MOVUPSmr, 16, {address, use_any(argument)});
  else if (is_floating(type_of(argument)))
    store_floating(*this, argument, address);
  else if (constant)
    emit(Op::MOVmi, 8, {address, Operand::immediate(*constant)});
  else
    emit(Op::MOVmr, 8, {address, argument_register(argument, attributes)});
}

// The address of an object passed by value, for a copy.
Address Selector::address_of_object(Value pointer, uint64_t size) {
  if (size > kLargestInlineCopy) return Address::of_register(use(pointer));
  const Address source = commit(match_address(pointer));
  const bool reaches_end = source.displacement <= INT32_MAX - static_cast<int32_t>(size);
  return reaches_end ? source : Address::of_register(use(pointer));
}

// Copies an object to the place where the callee expects it. Members of small objects have often
// just been stored one by one: a load of 16 bytes would wait until they are in the cache, while
// loads of one member each take what the stores still hold.
void Selector::copy_object(Address source, Address target, uint64_t size) {
  if (size > kLargestInlineCopy) return copy_by_call(source, target, size);
  for (uint64_t at = 0; at < size;) {
    uint64_t piece = size <= kLargestCopyByWords && !machine_.is_for_size ? 8 : 16;
    while (piece > size - at) piece /= 2;
    Register reg = temporary(piece == 16 ? mir::RegClass::V128 : mir::RegClass::Gpr);
    if (piece == 16) {
      emit(Op::MOVUPSrm, 16, {reg, source});
      emit(Op::MOVUPSmr, 16, {target, reg});
    } else {
      emit_load(*this, reg, types_of_pieces(piece), source);
      emit(Op::MOVmr, static_cast<unsigned>(piece), {target, reg});
    }
    at += piece;
    source.displacement += static_cast<int32_t>(piece);
    target.displacement += static_cast<int32_t>(piece);
  }
}

TypeId Selector::types_of_pieces(uint64_t bytes) {
  return bytes == 1 ? ssa::kI8 : bytes == 2 ? ssa::kI16 : bytes == 4 ? ssa::kI32 : ssa::kI64;
}

namespace {

Address table_entry(mir::SymbolRef symbol) {
  Address address = Address::of_symbol(symbol);
  address.symbol_use = mir::SymbolUse::TableEntry;
  return address;
}

}  // namespace

void Selector::copy_by_call(const Address& source, const Address& target, uint64_t size) {
  const auto held = [this](const Address& address) {
    const bool is_held = address.base_kind == mir::BaseKind::Register && !address.index.valid() &&
                         address.displacement == 0 && address.base != x86::rsp;
    if (is_held) return address.base;
    const Register reg = temporary();
    emit(Op::LEA, 8, {reg, address});
    return reg;
  };
  const Register from = held(source), count = materialize_integer(size), to = held(target);
  const mir::SymbolRef copy = machine_.symbol_ref("memcpy");
  const bool is_by_table = binds_early();
  const Op op = is_by_table ? Op::CALLm : Op::CALL;
  begin_instruction(x86::opcode(op), 8, Condition::O);
  add_operand(is_by_table ? Operand(table_entry(copy)) : Operand(copy, false),
              &target_[x86::opcode(op)].operands[0]);
  add_operand(Operand(to, x86::rdi, false), nullptr);
  add_operand(Operand(from, x86::rsi, false), nullptr);
  add_operand(Operand(count, x86::rdx, false), nullptr);
  end_instruction();
  machine_.frame.has_calls = true;
}

// Moves the arguments to their locations; those in registers become operands of the call. Objects
// come first: copying one may be a call. Values for the stack are next: the registers that they
// free can take constants.
void Selector::place_arguments(InstId id, ArgumentAssigner& assigner) {
  std::span<const Value> arguments = function_.operands(id).subspan(2);
  placed_arguments_.clear();
  for (uint32_t i = 0; i < arguments.size(); ++i) {
    const ssa::ParameterAttributes& attributes = call_attributes(function_, id, i);
    const TypeId type = type_of(arguments[i]);
    const ArgumentLocation place = assigner.next(type, attributes);
    const bool is_object = attributes.by_value.valid();
    if (is_object) {
      const uint64_t size = by_value_object(types_, attributes).size;
      const auto offset = static_cast<int32_t>(place.stack_offset);
      copy_object(address_of_object(arguments[i], size), Address::of_register(x86::rsp, offset),
                  size);
    }
    if (is_x87(type)) {
      push_x87(*this, arguments[i]);
      auto offset = static_cast<int32_t>(place.stack_offset);
      emit(Op::FSTP80m, 8, {Address::of_register(x86::rsp, offset)});
    }
    if (place.reg.valid()) note_passed(type);
    if (!is_object && !is_x87(type))
      placed_arguments_.push_back({arguments[i], &attributes, place});
  }
  for (const PlacedArgument& argument : placed_arguments_)
    if (!argument.place.reg.valid())
      store_stack_argument(argument.value, *argument.attributes, argument.place.stack_offset);
  for (const PlacedArgument& argument : placed_arguments_)
    if (argument.place.reg.valid())
      call_operands_.emplace_back(argument_register(argument.value, *argument.attributes),
                                  argument.place.reg, false);
}

// Whether the callee zero-extends its result, as it does a bool's.
bool Selector::is_extended_result(InstId call) const {
  return call_attributes(function_, call, ssa::kResultPosition).zero_extend;
}

// Makes the requested results definitions of the call. Only the lowest bit of an i1 counts, unless
// the callee extends it: it gets its own register, and is masked after the call.
// Returns whether the x87 stack has a result, too.
bool Selector::define_results(InstId id) {
  TypeId type = function_[id].type;
  bool has_parts = types_.is_aggregate(type);
  std::span<const TypeId> parts = has_parts ? types_.members(type) : std::span(&type, 1);
  ResultAssigner assigner(types_, call_convention(function_, id));
  uint32_t error = UINT32_MAX;
  if (function_[id].subcode != 0) [[unlikely]]  // not C's convention
    error = error_part(types_, type, call_attributes(function_, id, ssa::kResultPosition));
  bool has_x87 = false;
  for (uint32_t i = 0; i < parts.size(); ++i) {
    has_x87 |= is_x87(parts[i]);
    if (parts[i] == ssa::kVoid || is_x87(parts[i])) continue;
    note_passed(parts[i]);
    const Register place = i == error ? swift_error_register() : assigner.next(parts[i]);
    Register wanted = has_parts ? projection(id, i) : is_needed(id) ? result(id) : Register();
    if (!wanted.valid() && i == error) wanted = temporary();  // nobody preserves it
    if (!wanted.valid()) continue;
    if (parts[i] == ssa::kI1 && !is_extended_result(id)) {
      call_booleans_.emplace_back(wanted, temporary());
      wanted = call_booleans_.back().second;
    }
    add_operand(Operand(wanted, place, true), nullptr);
  }
  return has_x87;
}

// After the instruction that defines the results.
void Selector::finish_results(InstId call, bool has_x87) {
  if (has_x87) pop_x87_results(*this, call);
  for (auto [wanted, passed] : call_booleans_)
    emit(Op::ANDri, 4, {wanted, passed, Operand::immediate(1)});
}

// The type of the call, or a missing declaration, may hide that the callee is variadic.
void Selector::place_variadic_count(InstId call, const ArgumentAssigner& assigner) {
  bool variadic = types_[function_.operand(call, 0).type()].variadic;
  if (const ssa::SymbolId id = function_.called_symbol(call); id.valid()) {
    const ssa::Symbol& symbol = function_.module()[id];
    variadic |= symbol.is_implicit || types_[symbol.type].variadic;
  }
  if (variadic)
    call_operands_.emplace_back(materialize_integer(assigner.vector_registers()),
                                variadic_count_register(), false);
}

// A variadic callee of win64cc finds its first four arguments in general registers, whatever their
// type.
void Selector::repeat_floating_arguments(InstId call) {
  if (!types_[function_.operand(call, 0).type()].variadic) return;
  const std::span<const Register> general = registers_of(ssa::CallingConvention::Win64).general;
  for (const PlacedArgument& argument : placed_arguments_) {
    if (!is_floating(type_of(argument.value)) || !argument.place.reg.valid()) continue;
    const Register copy = temporary();
    emit_bits_to_general(*this, copy, ssa::kDouble, use(argument.value));
    call_operands_.emplace_back(copy, general[x86::hardware_number(argument.place.reg)], false);
  }
}

// Lowers the stack pointer to a multiple of what the arguments of the tile's call ask for: in front
// of the tile's instruction `first`. Puts it back at the end, except for an invoke: legalization
// does so where it returns to.
void Selector::align_stack(const ArgumentAssigner& assigner, size_t first, bool is_invoked) {
  const auto bytes = static_cast<int64_t>((assigner.stack_bytes() + 15) / 16 * 16);
  const Register saved = is_invoked ? Register() : temporary();
  if (!is_invoked) emit(Op::RESTORE_STACK, 8, {saved});
  const auto end = static_cast<ptrdiff_t>(tile_.size());
  if (!is_invoked) emit(Op::SAVE_STACK, 8, {saved});
  const uint32_t align = std::max(
      {assigner.stack_alignment(), call_alignment(),
       ssa::own_stack_alignment(function_.module()[function_.symbol()].function_attributes)});
  emit(Op::LOWER_STACK, 8, {Operand::immediate(bytes), Operand::immediate(align)});
  std::rotate(tile_.begin() + static_cast<ptrdiff_t>(first), tile_.begin() + end, tile_.end());
  machine_.frame.has_dynamic_alloca = true;
  machine_.frame.uses_frame_pointer = true;
}

// The symbol that a call instruction names; none() if the call is indirect, or leads through the
// table of addresses.
ssa::SymbolId Selector::direct_callee(InstId call) const {
  const ssa::SymbolId symbol = function_.called_symbol(call);
  if (!symbol.valid() || is_local_symbol(symbol)) return symbol;
  const bool is_by_table = binds_early() || (function_.function_attributes(call) &
                                             ssa::function_attribute::NonLazyBind) != 0;
  return is_by_table ? ssa::SymbolId::none() : symbol;
}

// Whether the function calls all functions of other modules through the table of addresses.
bool Selector::binds_early() const {
  const ssa::Symbol& own = function_.module()[function_.symbol()];
  return options_.position_independent &&
         (own.function_attributes & ssa::function_attribute::NonLazyBind) != 0;
}

// Whether the call is of a function that jumps to where r11 points, unless it is direct.
bool Selector::calls_by_thunk(ssa::SymbolId callee) const {
  return !callee.valid() && (machine_.frame.mitigations & ssa::mitigation::ThunkCalls) != 0;
}

// Whether the call is indirect, and its callee's type is checked.
bool Selector::checks_type(InstId call, ssa::SymbolId callee) const {
  return !callee.valid() &&
         (function_.own_function_attributes(call) & ssa::function_attribute::ChecksType) != 0;
}

// The operands of a checked call or jump after the callee.
void Selector::add_type_hash(InstId call, Op op) {
  const mir::InstrDesc& desc = target_[x86::opcode(op)];
  const auto hash = static_cast<int32_t>(function_.type_hash(call));
  add_operand(Operand::immediate(hash), &desc.operands[1]);
  if (desc.operands.size() > 2)
    add_operand(Operand(machine_.symbol_ref(kThunk), false), &desc.operands[2]);
}

// Of a direct call. Only tables of landing pads need to know whether it may unwind. As in LLVM the
// function decides that, not the call.
Operand Selector::called_function(ssa::SymbolId symbol, bool is_invoked) {
  const bool is_nounwind =
      has_landing_pads_ && !is_invoked &&
      (function_.module()[symbol].function_attributes & ssa::function_attribute::NoUnwind) != 0;
  return {symbol_ref(symbol), is_local_symbol(symbol), is_nounwind};
}

// The callee of a call removes its arguments, which take so many bytes, from the stack: the stack
// pointer goes back down to where it is the whole time.
void Selector::remove_arguments(InstId call, uint32_t bytes) {
  if (types_[function_.operand(call, 0).type()].variadic) return;
  const uint32_t popped = tail_stack_bytes(bytes);
  emit(Op::LOWER_STACK, 8, {Operand::immediate(popped), Operand::immediate(1)});
  machine_.frame.outgoing_bytes = std::max(machine_.frame.outgoing_bytes, popped);
  machine_.frame.has_dynamic_alloca = true;  // slots are not addressed from it
  machine_.frame.uses_frame_pointer = true;
}

void Selector::select_call(InstId id) {
  if (is_assembly(id)) return select_assembly(id);
  std::span<const Value> operands = function_.operands(id);
  call_operands_.clear();
  call_booleans_.clear();
  const ssa::CallingConvention convention = call_convention(function_, id);
  ArgumentAssigner assigner(function_, id);
  const size_t first = tile_.size();
  place_arguments(id, assigner);
  place_variadic_count(id, assigner);
  if (convention == ssa::CallingConvention::Win64) repeat_floating_arguments(id);
  const ssa::SymbolId symbol = direct_callee(id), named = function_.called_symbol(id);
  const bool has_thunk = calls_by_thunk(symbol), is_checked = checks_type(id, symbol);
  const bool is_by_table = named.valid() && !symbol.valid() && !has_thunk;
  std::optional<InstId> load = has_thunk || is_checked ? std::nullopt : foldable_load(operands[1]);
  const bool is_in_memory = is_by_table || load.has_value();
  Address address;
  Register callee;
  if (has_thunk && !is_checked)
    call_operands_.emplace_back(use(operands[1]), x86::r11, false);
  else if (load)
    address = commit_load(*load);
  else if (is_by_table)
    address = table_entry(symbol_ref(named));
  else if (!symbol.valid())
    callee = use(operands[1]);

  const bool preserves_none = convention == ssa::CallingConvention::PreserveNone;
  const bool is_invoked = landing_block_.valid();
  const bool is_direct = symbol.valid() || has_thunk;
  Op op = is_direct      ? preserves_none ? Op::CALLNONE : Op::CALL
          : is_in_memory ? preserves_none ? Op::CALLNONEm : Op::CALLm
                         : (preserves_none ? Op::CALLNONEr : Op::CALLr);
  if (is_invoked) op = is_direct ? Op::INVOKE : is_in_memory ? Op::INVOKEm : Op::INVOKEr;
  if (is_checked) [[unlikely]]
    op = is_invoked ? has_thunk ? Op::INVOKEKs : Op::INVOKEK : has_thunk ? Op::CALLKs : Op::CALLK;
  Operand target = symbol.valid() ? called_function(symbol, is_invoked)
                   : is_checked   ? Operand(callee)
                   : has_thunk    ? Operand(machine_.symbol_ref(kThunk), false)
                   : is_in_memory ? Operand(address)
                                  : Operand(callee);
  begin_instruction(x86::opcode(op), 8, Condition::O);
  add_operand(target, &target_[x86::opcode(op)].operands[0]);
  if (is_checked) [[unlikely]]
    add_type_hash(id, op);
  if (is_invoked) [[unlikely]]
    add_landing_pad();
  for (const Operand& argument : call_operands_) add_operand(argument, nullptr);
  const bool has_x87 = !is_invoked && define_results(id);
  const bool is_popped = is_popped_by_callee(convention);
  if (is_popped && convention == ssa::CallingConvention::SwiftTail)  // does not preserve them
    for (Register r : {x86::r13, x86::r14}) add_operand(Operand(temporary(), r, true), nullptr);
  end_instruction();
  if (is_popped) [[unlikely]]
    remove_arguments(id, assigner.stack_bytes());
  const ssa::FunctionAttributes attributes = function_.function_attributes(id);
  const bool returns_twice = (attributes & ssa::function_attribute::ReturnsTwice) != 0;
  if (returns_twice && machine_.frame.tracks_branches) emit(Op::ENDBR64, 8, {});
  if (has_x87 || !call_booleans_.empty()) finish_results(id, has_x87);
  machine_.frame.has_calls = true;
  machine_.frame.calls_return_twice |= returns_twice;
  machine_.frame.has_single_calls |= (attributes & ssa::function_attribute::NoDuplicate) != 0;
  if (assigner.stack_alignment() > kStackAlignment) align_stack(assigner, first, is_invoked);
  machine_.frame.outgoing_bytes = std::max(machine_.frame.outgoing_bytes, assigner.stack_bytes());
}

}  // namespace lilt::backend::isel
