// Addresses: base + index * scale + displacement, gathered through getelementptrs of any
// block (address sinking: the base and the index dominate the user). After legalization a
// getelementptr has one i64 index: a constant, or an index of elements of 1, 2, 4 or 8 bytes.
#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

constexpr int kMaxAddressSteps = 8;  // bounds the cost of long chains at each user

// Slots and symbols get their addresses later, and address plus displacement must fit 32 bits: a
// larger displacement is added to a register that holds the address.
constexpr int32_t kMaxStaticDisplacement = 1 << 24;

bool fits_static_address(const AddressPattern& pattern) {
  return pattern.displacement <= kMaxStaticDisplacement &&
         pattern.displacement >= -kMaxStaticDisplacement;
}

bool is_disjoint_or(const ssa::Instruction& instruction) {
  return instruction.opcode == Opcode::Or && (instruction.flags & ssa::flag::Disjoint) != 0;
}

// Address spaces of x86: 256 gs, 257 fs; 258, ss, equals the default one in 64-bit mode.
mir::Segment segment_of(const Selector& s, TypeId pointer) {
  if (pointer == ssa::kPtr) return mir::Segment::None;
  uint32_t space = s.types()[pointer].bits;
  return space == 256 ? mir::Segment::Gs : space == 257 ? mir::Segment::Fs : mir::Segment::None;
}

// Whether a sum or a shift of a loop's counter is not the next counter: the counter stays in its
// register until that is made, so splitting the sum keeps no other value alive.
bool is_beside_counter(const Selector& s, InstId id) {
  const Value counter = s.operand(id, 0);
  if (!counter.is_local() || s[counter.local()].opcode != Opcode::Phi) return false;
  const std::span<const Value> inputs = s.operands(counter.local());
  for (size_t i = 0; i < inputs.size(); i += 2) {
    if (!inputs[i].is_local() || inputs[i] == Value(id)) continue;
    const InstId next = inputs[i].local();
    if (ssa::is_binary(s[next].opcode) && s.operand(next, 0) == counter) return true;
  }
  return false;
}

// Takes `index` elements of `size` bytes as the pattern's index, after moving constants into the
// displacement and shifts into the scale. Only values that no register needs to hold are taken
// apart, or whose operand is in a register anyway.
bool match_index(const Selector& s, AddressPattern& pattern, Value index, uint64_t size) {
  if (pattern.index.valid() || size > 8) return false;
  for (int step = 0; step < kMaxAddressSteps; ++step) {
    if (!index.is_local()) break;
    const ssa::Instruction& instruction = s[index.local()];
    if (!ssa::is_binary(instruction.opcode)) break;
    if (!s.facts().has_one_use(index.local()) && !s.facts().only_addresses(index.local()) &&
        !is_beside_counter(s, index.local()))
      break;
    std::optional<int64_t> constant = s.constant_of(s.operand(index.local(), 1));
    if (!constant) break;
    auto scale = static_cast<int64_t>(size);
    int64_t amount;
    bool is_sub = instruction.opcode == Opcode::Sub;
    bool is_sum = instruction.opcode == Opcode::Add || is_disjoint_or(instruction);
    if (is_sub || is_sum) {
      if (__builtin_mul_overflow(*constant, scale, &amount) || amount == INT64_MIN) break;
      if (!pattern.add(is_sub ? -amount : amount)) break;
    } else if (instruction.opcode == Opcode::Shl && *constant >= 0 && *constant <= 3 &&
               size << *constant <= 8) {
      size <<= *constant;
    } else {
      break;
    }
    index = s.operand(index.local(), 0);
  }
  pattern.index = index;
  pattern.scale = static_cast<uint8_t>(size);
  return true;
}

// Adds the offset of a getelementptr, or leaves the pattern unchanged.
bool match_getelementptr(const Selector& s, AddressPattern& pattern, InstId id) {
  std::span<const Value> operands = s.operands(id);
  uint64_t size = s.types().size_of(operands[0].type());
  std::optional<int64_t> constant = s.constant_of(operands[2]);
  if (!constant) return match_index(s, pattern, operands[2], size);
  auto bytes = static_cast<int64_t>(static_cast<uint64_t>(*constant) * size);
  return pattern.add(bytes);
}

}  // namespace

bool AddressPattern::add(int64_t amount) {
  int64_t sum;
  if (__builtin_add_overflow(displacement, amount, &sum) || !fits_int32(sum)) return false;
  displacement = static_cast<int32_t>(sum);
  return true;
}

// The address that a pointer denotes. `root`: a getelementptr that is taken apart in any case.
// Others are if no register needs to hold them; the address of a slot is always free.
AddressPattern Selector::match_address(Value pointer, InstId root) {
  AddressPattern pattern;
  pattern.segment = segment_of(*this, type_of(pointer));
  pattern.base = resolve(pointer);
  for (int step = 0; step < kMaxAddressSteps && pattern.base.is_local(); ++step) {
    InstId id = pattern.base.local();
    mir::SlotId slot = slot_of(id);
    if (slot.valid()) {
      if (!fits_static_address(pattern)) return pattern;
      pattern.base_kind = AddressPattern::Base::Slot;
      pattern.slot = slot;
      pattern.base = Value();
      return pattern;
    }
    if ((*this)[id].opcode != Opcode::GetElementPtr) break;
    if (id != root && !facts().only_addresses(id) && !facts().has_one_use(id)) break;
    if (!match_getelementptr(*this, pattern, id)) break;
    pattern.base = resolve(operand(id, 1));
  }
  if (!pattern.base.is_constant()) return pattern;
  const ssa::Constant& constant = constants()[pattern.base.constant()];
  if (constant.kind == ssa::ConstantKind::Symbol && fits_static_address(pattern)) {
    pattern.base_kind = AddressPattern::Base::Symbol;
    pattern.symbol = constant.symbol;
    pattern.base = Value();
  } else if (constant.kind == ssa::ConstantKind::Integer &&
             pattern.segment != mir::Segment::None) {  // such as the thread's secret, %fs:40
    const int64_t offset =
        constants().sign_extended(pattern.base.constant(), types().integer_bits(constant.type));
    if (pattern.add(offset)) pattern.base = Value();
  }
  return pattern;
}

Address Selector::commit(const AddressPattern& pattern, bool is_accessed) {
  Address address;
  switch (pattern.base_kind) {
    case AddressPattern::Base::Value:
      if (pattern.base.valid()) address = Address::of_register(use(pattern.base));
      break;
    case AddressPattern::Base::Slot:
      address = Address::of_slot(pattern.slot);
      break;
    case AddressPattern::Base::Symbol:
      if (is_accessed && pattern.segment == mir::Segment::None &&
          is_thread_local(*this, pattern.symbol) &&
          thread_local_model(*this, pattern.symbol) == ssa::TlsModel::LocalExec) {
        address = thread_local_operand(*this, pattern.symbol);
        break;
      }
      // The instruction pointer takes no index, and an entry of the GOT must be loaded.
      address = pattern.index.valid() || !is_local_symbol(pattern.symbol) ||
                        is_thread_local(*this, pattern.symbol)
                    ? Address::of_register(materialize_symbol(pattern.symbol))
                    : Address::of_symbol(symbol_ref(pattern.symbol));
      break;
  }
  if (pattern.index.valid()) {
    address.index = use(pattern.index);
    address.scale = pattern.scale;
  }
  address.displacement = pattern.displacement;
  if (is_accessed && pattern.segment != mir::Segment::None) address.segment = pattern.segment;
  return address;
}

namespace rules {

// A getelementptr whose result is needed in a register.
void address(Selector& s, InstId id) {
  AddressPattern pattern = s.match_address(id, id);
  Register to = s.result(id);
  if (pattern.base == Value(id)) {  // a constant too large for a displacement
    std::span<const Value> operands = s.operands(id);
    uint64_t index = static_cast<uint64_t>(s.constant_of(operands[2]).value_or(0));
    Register offset = s.materialize_integer(index * s.types().size_of(operands[0].type()));
    return s.emit(Op::ADDrr, 8, {to, s.use(operands[1]), offset});
  }
  bool from_register = pattern.base_kind == AddressPattern::Base::Value;
  if (from_register && !pattern.index.valid()) {
    if (pattern.displacement == 0) return copy(s, to, s.use(pattern.base));
    s.emit(Op::ADDri, 8, {to, s.use(pattern.base), Operand::immediate(pattern.displacement)});
  } else if (from_register && pattern.scale == 1 && pattern.displacement == 0) {
    s.emit(Op::ADDrr, 8, {to, s.use(pattern.base), s.use(pattern.index)});
  } else {
    Address sum = s.commit(pattern, false);
    s.emit(Op::LEA, 8, {to, sum});
  }
}

}  // namespace rules
}  // namespace lilt::backend::isel
