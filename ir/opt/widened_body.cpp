#include "ir/opt/widened_body.h"

#include <array>
#include <string>

#include "ir/opt/known_bits.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

Opcode as_unsigned(Opcode opcode) {
  return opcode == Opcode::AShr   ? Opcode::LShr
         : opcode == Opcode::SDiv ? Opcode::UDiv
         : opcode == Opcode::SRem ? Opcode::URem
                                  : opcode;
}
IntPredicate as_unsigned(IntPredicate predicate) {
  using enum IntPredicate;
  return predicate == SGT   ? UGT
         : predicate == SGE ? UGE
         : predicate == SLT ? ULT
         : predicate == SLE ? ULE
                            : predicate;
}

}  // namespace

Value WidenedBody::widen_phi(InstId id, uint32_t number) {
  const BlockId block = function_.block_of(id);
  Value result = arm(id, 0, number);
  for (uint32_t k = 2; k < function_[id].operand_count; k += 2) {
    const Value other = arm(id, k, number);
    if (other == result) continue;
    const Value mask = mask_of_edge(function_.operand(id, k + 1).block(), block, number);
    result = mask.valid() ? choose(id, mask, other, result) : other;
  }
  return result;
}

// A flag has all bits or none, so that its choice is an operation.
Value WidenedBody::choose(InstId id, Value condition, Value if_true, Value if_false) {
  const TypeId type = lanes_of(lane_type(id));
  const bool is_flag = loop_.is_flag(id), is_for_all = function_.type_of(condition) == kI1;
  if (is_flag && !is_for_all && if_true.is_constant())
    return make(Opcode::Or, type, {make(Opcode::SExt, type, {condition}), if_false});
  const uint16_t flags =
      !is_flag && function_[id].opcode == Opcode::Select ? function_[id].flags : 0;
  return make(Opcode::Select, type, {condition, if_true, if_false}, flags);
}

// An operand in the lanes of the result.
Value WidenedBody::arm(InstId id, uint32_t operand, uint32_t number) {
  const Value value = function_.operand(id, operand);
  if (const CarriedValue* choice = loop_.reduction_of(id); choice && choice->chosen.valid())
    return arm_of_choice(*choice, value, number);
  return is_integer(function_[id].type) ? lanes_of_value(value, number, widths_.lane_bits(id))
                                        : lanes_of_value(value, number);
}

// Where an iteration chooses, a flag has all bits, and the counter is that of the next iteration,
// so that the first one's is none of them.
Value WidenedBody::arm_of_choice(const CarriedValue& choice, Value value, uint32_t number) {
  if (value != choice.chosen) return part(value, number);
  const TypeId type = function_[loop_.counter.phi].type;
  return choice.reduction == ReductionKind::AnyOf
             ? splat(integer(lane_type(choice.next), UINT64_MAX))
             : make(Opcode::Add, lanes_of(type),
                    {lanes_of_value(value, number),
                     splat(integer(type, static_cast<uint64_t>(loop_.counter.step)))});
}

// A reduction's operation that some lanes go without takes what changes nothing there: a mask is
// one instruction, a choice several.
Value WidenedBody::widen_guarded_step(InstId id, uint32_t number) {
  const std::optional<VectorLoop::Choice> choice =
      loop_.is_step(id) && is_integer(function_[id].type) ? loop_.choice_of(id) : std::nullopt;
  if (!choice || loop_.is_uniform(choice->condition)) return {};
  for (const bool is_if_true : {true, false}) {
    const Value made = is_if_true ? choice->if_true : choice->if_false,
                before = is_if_true ? choice->if_false : choice->if_true;
    if (!made.is_local() || !loop_.is_step(made.local())) continue;
    const Opcode opcode = function_[made.local()].opcode;
    const auto operands = function_.operands(made.local());
    if (opcode != Opcode::Add && opcode != Opcode::Sub && opcode != Opcode::Or &&
        opcode != Opcode::Xor)
      continue;
    const bool is_left = operands[0] == before;
    if (!is_left && (opcode == Opcode::Sub || operands[1] != before)) continue;
    const uint32_t bits = bits_of(id);
    const Value operand = operands[is_left ? 1 : 0];
    const Value lanes = lanes_of_value(operand, number, bits);
    const Value mask = lanes_of_value(choice->condition, number);
    const Value zero = splat(integer(integer_of(bits), 0));
    const TypeId of_lanes = lanes_of(integer_of(bits));
    const Value masked = is_if_true ? make(Opcode::Select, of_lanes, {mask, lanes, zero})
                                    : make(Opcode::Select, of_lanes, {mask, zero, lanes});
    return make(opcode, of_lanes, {lanes_of_value(before, number, bits), masked});
  }
  return {};
}

void WidenedBody::widen(InstId id) {
  origin_ = function_.offset_of(id);
  if (const VectorAccess* access = loop_.access(id); access != nullptr)
    return widen_access(*access);
  for (uint32_t number = 0; number < factors_.parts; ++number)
    set_part(id, number, widen(id, number));
}

Value WidenedBody::widen(InstId id, uint32_t number) {
  if (const Value step = widen_guarded_step(id, number); step.valid()) return step;
  switch (function_[id].opcode) {
    case Opcode::Call:
      return widen_call(id, number);
    case Opcode::Phi:
      return widen_phi(id, number);
    case Opcode::Select:
      return widen_select(id, number);
    case Opcode::ZExt:
    case Opcode::SExt:
    case Opcode::Trunc:
      return widen_conversion(id, number);
    default:
      return byte_sums_.find(id) != nullptr ? add_bytes_of(id, number)
                                            : widen_operation(id, number);
  }
}

// The mask that lanes of 0 and 1 are: as it is, it has -1 for 1.
Value WidenedBody::extended_mask(Value lanes) const {
  if (!lanes.is_local() || function_[lanes.local()].opcode != Opcode::ZExt) return {};
  const Value mask = function_.operand(lanes.local(), 0);
  return bits_of(mask) == 1 ? mask : Value::none();
}

Value WidenedBody::widen_operation(InstId id, uint32_t number) {
  const Instruction i = function_[id];
  const bool is_of_integers = is_integer(function_.type_of(function_.operand(id, 0)));
  const bool is_operation = is_of_integers && (is_binary(i.opcode) || i.opcode == Opcode::ICmp);
  std::array<Value, 2> operands;
  for (uint32_t k = 0; k < i.operand_count; ++k) {
    const Value operand = function_.operand(id, k);
    operands[k] = is_operation     ? lanes_of_value(operand, number, widths_.operation_bits(id))
                  : is_of_integers ? lanes_of_value(operand, number, bits_of(operand))
                                   : lanes_of_value(operand, number);
  }
  const bool is_unsigned = is_operation && widths_.becomes_unsigned(id);
  const Opcode opcode = is_unsigned ? as_unsigned(i.opcode) : i.opcode;
  const auto predicate = static_cast<IntPredicate>(i.subcode);
  const uint8_t subcode = is_unsigned && opcode == Opcode::ICmp
                              ? static_cast<uint8_t>(as_unsigned(predicate))
                              : i.subcode;
  if (opcode == Opcode::Add && is_of_integers)
    for (const uint32_t k : {0u, 1u})
      if (const Value mask = extended_mask(operands[k]); mask.valid())
        return make(Opcode::Sub, lanes_of(lane_type(id)),
                    {operands[1 - k], make(Opcode::SExt, lanes_of(lane_type(id)), {mask})});
  // What does not wrap in the type may in narrower lanes, and partial sums may.
  return make(opcode, lanes_of(lane_type(id)), std::span(operands).first(i.operand_count),
              is_operation ? uint16_t{0} : i.flags, subcode);
}

Value WidenedBody::widen_select(InstId id, uint32_t number) {
  // One condition for all lanes, or one for each.
  const Value condition = function_.operand(id, 0);
  const Value chosen_by =
      loop_.is_uniform(condition) ? value_at_start(condition) : lanes_of_value(condition, number);
  return choose(id, chosen_by, arm(id, 1, number), arm(id, 2, number));
}

// An extension of narrow lanes, or what of the value the lanes of the result have.
Value WidenedBody::widen_conversion(InstId id, uint32_t number) {
  const Value from = function_.operand(id, 0);
  const uint32_t to = widths_.lane_bits(id), own = bits_of(from);
  if (own == 1)
    return make(function_[id].opcode, lanes_of(integer_of(to)), {lanes_of_value(from, number)});
  const bool is_zero_extended = function_[id].opcode == Opcode::ZExt && to > own;
  if (!is_zero_extended || !widths_.may_be_negative(from)) return lanes_of_value(from, number, to);
  return make(Opcode::ZExt, lanes_of(integer_of(to)), {lanes_of_value(from, number, own)});
}

// An operand that is i1 says what the intrinsic does, and is one for all lanes.
Value WidenedBody::widen_call(InstId id, uint32_t number) {
  const TypeId type = function_[id].type, of_lanes = lanes_of(type);
  std::array<Value, 6> operands;
  std::array<TypeId, 4> types;
  const uint32_t count = function_[id].operand_count;
  for (uint32_t k = 2; k < count; ++k) {
    const Value operand = function_.operand(id, k);
    const bool is_single = function_.type_of(operand) == kI1;  // llvm.abs
    operands[k] = is_single          ? operand
                  : is_integer(type) ? lanes_of_value(operand, number, bits_of(operand))
                                     : lanes_of_value(operand, number);
    types[k - 2] = is_single ? kI1 : of_lanes;
  }
  const std::string name = name_on_lanes(called_intrinsic_name(function_, id), type);
  const TypeId of_function =
      function_.types().function(of_lanes, std::span(types).first(count - 2), false);
  operands[0] = of_function;
  operands[1] = declared_function(function_, name, of_function);
  return make(Opcode::Call, of_lanes, std::span(operands).first(count));
}

// --- sums of bytes, which one instruction adds up by eight

Value WidenedBody::add_bytes_of(InstId id, uint32_t number) {
  const ByteSum& sum_of_bytes = *byte_sums_.find(id);
  const TypeId sums = type_of_byte_sums();
  const Value a = lanes_of_value(sum_of_bytes.a, number, 8);
  const Value b =
      sum_of_bytes.b.valid() ? lanes_of_value(sum_of_bytes.b, number, 8) : splat(integer(kI8, 0));
  const Value sum =
      call(factors_.lanes == 16 ? "llvm.x86.sse2.psad.bw" : "llvm.x86.avx2.psad.bw", sums, {a, b});
  return make(function_[id].opcode, sums, {part(sum_of_bytes.phi, number), sum});
}

// What the text says of a conditional access holds where an iteration makes it.
uint32_t WidenedBody::alignment(const VectorAccess& access) const {
  return access.is_conditional ? 1 : function_.alignment(access.id);
}

void WidenedBody::widen_access(const VectorAccess& access) {
  if (access.stride == 0) return widen_uniform_store(access);
  if (access.has_branches)
    return access.is_store ? store_by_branches(access) : load_by_branches(access);
  if (access.is_scattered) return access.is_store ? scatter(access) : gather(access);
  if (access.factor > 1) return access.is_store ? store_window(access) : load_window(access);
  const Value address = value_of_first_lane(access.pointer);
  for (uint32_t number = 0; number < factors_.parts; ++number)
    if (access.is_masked)
      access_masked(access, address, number);
    else
      access_consecutive(access, address, number);
}
// Where the vectors have run, the last iteration's value is stored.
void WidenedBody::widen_uniform_store(const VectorAccess& access) {
  value_at_start(access.pointer);
  if (loop_.reduction_stored_by(access.id) == nullptr)
    set_part(access.id, 0, stored_lanes(access, factors_.parts - 1));
}
void WidenedBody::access_consecutive(const VectorAccess& access, Value address, uint32_t number) {
  const TypeId of_lanes = lanes_of(access.type);
  // What else the text says holds for one access.
  const uint16_t flags = align_flag(alignment(access));
  const uint64_t bytes = access.size * factors_.lanes;
  // Lanes in reverse order begin with the last of them.
  const bool goes_down = access.stride < 0, is_reverse = goes_down && !loop_.is_mirrored;
  const Value at =
      add_bytes(address, goes_down ? access.size - bytes * (number + 1) : bytes * number);
  if (!access.is_store) {
    const Value loaded = make(Opcode::Load, of_lanes, {at}, flags);
    return set_part(access.id, number, is_reverse ? reverse(loaded) : loaded);
  }
  Value stored = stored_lanes(access, number);
  if (access.writes_back)
    stored = make(Opcode::Select, of_lanes,
                  {mask_of(function_.block_of(access.id), number), stored,
                   make(Opcode::Load, of_lanes, {at}, flags)});
  make(Opcode::Store, kVoid, {is_reverse ? reverse(stored) : stored, at}, flags);
}

Value WidenedBody::stored_lanes(const VectorAccess& access, uint32_t number) {
  const Value value = function_.operand(access.id, 0);
  return is_integer(access.type) ? lanes_of_value(value, number, bits_of(value))
                                 : lanes_of_value(value, number);
}

// By llvm.masked.load, which makes lanes without an access poison, or llvm.masked.store.
void WidenedBody::access_masked(const VectorAccess& access, Value address, uint32_t number) {
  const TypeId of_lanes = lanes_of(access.type);
  const Value at = add_bytes(address, access.size * factors_.lanes * number);
  const Value mask = mask_of(function_.block_of(access.id), number);
  const Value align = integer(kI32, alignment(access));
  if (access.is_store) {
    const std::string name = name_on_lanes("llvm.masked.store", access.type) + ".p0";
    call(name, kVoid, {stored_lanes(access, number), at, align, mask});
    return;
  }
  const std::string name = name_on_lanes("llvm.masked.load", access.type) + ".p0";
  set_part(access.id, number,
           call(name, of_lanes, {at, align, mask, function_.constants().poison(of_lanes)}));
}

// --- lanes that have accesses of their own

Value WidenedBody::address_of_lane(const VectorAccess& access, Value first, uint64_t iteration) {
  return access.is_indirect ? value_of_lane(access.pointer, iteration)
                            : add_bytes(first, static_cast<uint64_t>(access.stride) * iteration);
}

// What a value is so many iterations after that of the first lane.
Value WidenedBody::value_of_lane(Value value, uint64_t iteration) {
  if (loop_.is_uniform(value)) return value_at_start(value);
  const InstId id = value.local();
  const TypeId type = function_[id].type;
  if (const CarriedValue* carried = loop_.carried_value(value)) {
    const Value first = value_of_first_lane(value);
    return iteration == 0
               ? first
               : make(Opcode::Add, type, {first, integer(type, carried->step * iteration)});
  }
  if (const VectorAccess* load = loop_.access(id)) {
    const Value first = value_of_first_lane(load->pointer);
    return make(Opcode::Load, type, {address_of_lane(*load, first, iteration)},
                align_flag(alignment(*load)));
  }
  std::array<Value, 6> operands;
  const uint32_t count = function_[id].operand_count;
  for (uint32_t k = 0; k < count; ++k)
    operands[k] = value_of_lane(function_.operand(id, k), iteration);
  return make(function_[id].opcode, type, std::span(operands).first(count), function_[id].flags,
              function_[id].subcode);
}

void WidenedBody::gather(const VectorAccess& access) {
  const uint16_t flags = align_flag(alignment(access));
  const Value first = access.is_indirect ? Value() : value_of_first_lane(access.pointer);
  const TypeId of_lanes = lanes_of(access.type);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    Value lanes = function_.constants().poison(of_lanes);
    for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
      const Value at = address_of_lane(access, first, uint64_t{number} * factors_.lanes + lane);
      const Value element = make(Opcode::Load, access.type, {at}, flags);
      lanes = make(Opcode::InsertElement, of_lanes, {lanes, element, integer(kI32, lane)});
    }
    set_part(access.id, number, lanes);
  }
}

void WidenedBody::scatter(const VectorAccess& access) {
  const uint16_t flags = align_flag(alignment(access));
  const Value first = value_of_first_lane(access.pointer);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    const Value lanes = stored_lanes(access, number);
    for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
      const Value element = make(Opcode::ExtractElement, access.type, {lanes, integer(kI32, lane)});
      make(Opcode::Store, kVoid,
           {element, address_of_lane(access, first, uint64_t{number} * factors_.lanes + lane)},
           flags);
    }
  }
}

// A branch around the stores of all lanes, as iterations one after the other often agree, and one
// around each.
void WidenedBody::store_by_branches(const VectorAccess& access) {
  const BlockId block = function_.block_of(access.id);
  const Value first = value_of_first_lane(access.pointer);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    const Value lanes = stored_lanes(access, number), bits = bits_of_mask(mask_of(block, number));
    const BlockId end = go_on_if_any(bits, UINT64_MAX);
    for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
      const BlockId next = go_on_if_any(bits, uint64_t{1} << lane);
      const Value element = make(Opcode::ExtractElement, access.type, {lanes, integer(kI32, lane)});
      make(Opcode::Store, kVoid,
           {element, address_of_lane(access, first, uint64_t{number} * factors_.lanes + lane)},
           align_flag(1));
      go_on_at(next);
    }
    go_on_at(end);
  }
}
// Lanes whose iterations go without the load are 0: arithmetic on arbitrary bits may be slow.
void WidenedBody::load_by_branches(const VectorAccess& access) {
  const BlockId block = function_.block_of(access.id);
  const Value first = value_of_first_lane(access.pointer);
  const TypeId of_lanes = lanes_of(access.type);
  const Value none = function_.constants().zero(of_lanes);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    const Value bits = bits_of_mask(mask_of(block, number));
    const BlockId before_all = block_, end = go_on_if_any(bits, UINT64_MAX);
    Value lanes = none;
    for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
      const BlockId before = block_, next = go_on_if_any(bits, uint64_t{1} << lane);
      const uint64_t iteration = uint64_t{number} * factors_.lanes + lane;
      const Value element = make(Opcode::Load, access.type,
                                 {address_of_lane(access, first, iteration)}, align_flag(1));
      const Value with =
          make(Opcode::InsertElement, of_lanes, {lanes, element, integer(kI32, lane)});
      const BlockId made = block_;
      go_on_at(next);
      lanes = make_phi(next, of_lanes, {lanes, before, with, made});
    }
    const BlockId last = block_;
    go_on_at(end);
    set_part(access.id, number, make_phi(end, of_lanes, {none, before_all, lanes, last}));
  }
}
// One bit for each lane, in a number that has registers.
Value WidenedBody::bits_of_mask(Value mask) {
  const Value bits = make(Opcode::BitCast, integer_of(factors_.lanes), {mask});
  return factors_.lanes >= 32 ? bits : make(Opcode::ZExt, kI32, {bits});
}
// Instructions go to a new block, which runs if one of the bits is set. Returns the one after it,
// to which the block so far leads otherwise.
BlockId WidenedBody::go_on_if_any(Value bits, uint64_t wanted) {
  const TypeId type = function_.type_of(bits);
  if (wanted != UINT64_MAX) bits = make(Opcode::And, type, {bits, integer(type, wanted)});
  const BlockId block = edit_.add_after(block_, origin_), end = edit_.add_after(block, origin_);
  make(Opcode::CondBr, kVoid, {compare(IntPredicate::NE, bits, integer(type, 0)), block, end});
  block_ = block;
  return end;
}
void WidenedBody::go_on_at(BlockId block) {
  make(Opcode::Br, kVoid, {block});
  block_ = block;
}

// --- windows

// Loads all elements of the window; the access's own are a factor apart.
void WidenedBody::load_window(const VectorAccess& access) {
  const VectorAccess& base = loop_.accesses[access.window];
  const uint32_t all = access.factor * factors_.lanes;
  const TypeId of_window = function_.types().vector(all, access.type);
  const uint16_t flags = align_flag(function_.alignment(base.id));
  const Value address = value_of_first_lane(base.pointer);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    const Value at = add_bytes(address, access.size * all * number);
    const Value window = make(Opcode::Load, of_window, {at}, flags);
    set_part(access.id, number,
             shuffle(window, function_.constants().poison(of_window), factors_.lanes,
                     [&](uint32_t lane) { return access.member + access.factor * lane; }));
  }
}

// Where the last of a window's stores is, all are made.
void WidenedBody::store_window(const VectorAccess& access) {
  if (!access.completes_window) return;
  const VectorAccess& base = loop_.accesses[access.window];
  const uint32_t factor = access.factor, lanes = factors_.lanes, all = factor * lanes;
  const uint16_t flags = align_flag(function_.alignment(base.id));
  const Value address = value_of_first_lane(base.pointer);
  for (uint32_t number = 0; number < factors_.parts; ++number) {
    std::array<Value, 4> vectors;
    for (const VectorAccess& member : loop_.accesses)
      if (member.is_store && member.window == access.window && member.factor == factor &&
          !member.is_scattered)
        vectors[member.member] = stored_lanes(member, number);
    Value left = vectors[0], right = vectors[1];
    const Value poison = function_.constants().poison(lanes_of(access.type));
    const auto in_order = [](uint32_t lane) { return lane; };
    if (factor > 2) {
      left = shuffle(vectors[0], vectors[1], 2 * lanes, in_order);
      right = shuffle(vectors[2], factor == 4 ? vectors[3] : poison, 2 * lanes, in_order);
    }
    const Value window = shuffle(
        left, right, all, [&](uint32_t lane) { return lane % factor * lanes + lane / factor; });
    make(Opcode::Store, kVoid, {window, add_bytes(address, access.size * all * number)}, flags);
  }
}

Value WidenedBody::reverse(Value vector) {
  const uint32_t last = factors_.lanes - 1;
  return shuffle(vector, function_.constants().poison(function_.type_of(vector)), factors_.lanes,
                 [&](uint32_t lane) { return last - lane; });
}

}  // namespace lilt::opt
