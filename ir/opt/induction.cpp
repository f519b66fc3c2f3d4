#include "ir/opt/induction.h"

#include "ir/opt/known_bits.h"
#include "ir/ssa/fold.h"
#include "ir/support/bits.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxOffsetSteps = 16;
constexpr uint16_t kNoWrap = flag::NoSignedWrap | flag::NoUnsignedWrap;

// The flags of an addition of a constant; a disjoint `or` carries nothing.
uint16_t flags_of_step(const Instruction& i) {
  if (i.opcode == Opcode::Or) return kNoWrap;
  return i.flags & (i.opcode == Opcode::Sub ? uint16_t{flag::NoSignedWrap} : kNoWrap);
}

// Whether the counter reaches the bound before it wraps.
bool is_counted(const LoopCounter& counter) {
  switch (counter.stays) {
    case IntPredicate::SLT:
    case IntPredicate::ULT:
      return true;
    case IntPredicate::SLE:
      return (counter.flags & flag::NoSignedWrap) != 0;
    case IntPredicate::ULE:
      return (counter.flags & flag::NoUnsignedWrap) != 0;
    case IntPredicate::NE:
      return counter.width == 64 || counter.flags != 0;
    default:
      return false;
  }
}

}  // namespace

ConstantOffset split_offset(const Function& function, Value value, bool must_extend) {
  ConstantOffset offset{value};
  for (int steps = 0; steps < kMaxOffsetSteps && offset.base.is_local(); ++steps) {
    const InstId id = offset.base.local();
    const Instruction& i = function[id];
    const bool is_or = i.opcode == Opcode::Or && (i.flags & flag::Disjoint) != 0;
    const bool is_sum = i.opcode == Opcode::Add || is_or;
    uint64_t bits = 0;
    if ((!is_sum && i.opcode != Opcode::Sub) || !function.types().is_integer(i.type) ||
        !integer_constant(function, function.operand(id, 1), bits))
      break;
    const uint16_t flags = flags_of_step(i);
    if (must_extend && i.type != kI64 && (flags & flag::NoSignedWrap) == 0) break;
    bits = static_cast<uint64_t>(sign_extend(bits, function.types().integer_bits(i.type)));
    offset.constant =
        static_cast<int64_t>(static_cast<uint64_t>(offset.constant) + (is_sum ? bits : -bits));
    offset.flags &= flags;
    offset.base = function.operand(id, 0);
  }
  return offset;
}

std::optional<InductionVariable> find_induction_variable(const Function& function, InstId phi,
                                                         BlockId latch) {
  if (function[phi].opcode != Opcode::Phi || !function.types().is_integer(function[phi].type))
    return std::nullopt;
  const Value next = function.incoming_value(phi, latch);
  const ConstantOffset offset = split_offset(function, next, false);
  if (offset.base != Value(phi) || offset.constant == 0) return std::nullopt;
  InductionVariable found{phi, {}, offset.constant, offset.flags};
  if (function[phi].operand_count == 4)
    found.start = function.operand(phi, function.operand(phi, 1) == Value(latch) ? 2 : 0);
  return found;
}

bool LoopCounter::is_signed() const {
  return stays == IntPredicate::SLT || stays == IntPredicate::SLE ||
         (stays == IntPredicate::NE && (flags & flag::NoSignedWrap) != 0);
}
bool LoopCounter::is_unsigned() const {
  return stays == IntPredicate::ULT || stays == IntPredicate::ULE ||
         (stays == IntPredicate::NE && (flags & flag::NoUnsignedWrap) != 0);
}

bool LoopCounter::grows(const AffineTerm& term) const {
  if (width == 64 || (is_signed() && (term.is_non_negative || term.extension == Extension::Sign)))
    return true;
  return is_unsigned() && (term.is_non_negative || term.extension == Extension::Zero);
}

std::optional<LoopCounter> find_counter(const Function& function, BlockId header, BlockId latch,
                                        Value condition, bool stays_if) {
  if (!condition.is_local() || function[condition.local()].opcode != Opcode::ICmp)
    return std::nullopt;
  LoopCounter counter;
  counter.stays = static_cast<IntPredicate>(function[condition.local()].subcode);
  if (!stays_if) counter.stays = inverted(counter.stays);
  const auto is_phi_of_header = [&](Value value) {
    return value.is_local() && function[value.local()].opcode == Opcode::Phi &&
           function.block_of(value.local()) == header;
  };
  Value phi = function.operand(condition.local(), 0);
  counter.bound = function.operand(condition.local(), 1);
  if (!is_phi_of_header(phi)) {
    std::swap(phi, counter.bound);
    counter.stays = swapped(counter.stays);
  }
  if (!is_phi_of_header(phi)) return std::nullopt;
  const std::optional<InductionVariable> variable =
      find_induction_variable(function, phi.local(), latch);
  if (!variable || variable->step != 1) return std::nullopt;
  static_cast<InductionVariable&>(counter) = *variable;
  counter.width = function.types().integer_bits(function[counter.phi].type);
  if (counter.width < 8 || counter.width > 64 || !is_counted(counter)) return std::nullopt;
  return counter;
}

}  // namespace lilt::opt
