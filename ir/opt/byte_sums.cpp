#include "ir/opt/byte_sums.h"

#include "ir/opt/known_bits.h"

namespace lilt::opt {

using namespace ssa;

const ByteSum* ByteSums::find(InstId step) const {
  const auto found = std::ranges::find(sums_, step, &ByteSum::step);
  return found == sums_.end() ? nullptr : &*found;
}

void ByteSums::find_all() {
  clear();
  for (const CarriedValue& value : loop_.carried) {
    const uint32_t bits = function_.types().scalar_bits(function_[value.phi].type);
    if (value.reduction != ReductionKind::Add || bits < 32) continue;
    const InstId step = value.next.local();
    const auto operands = function_.operands(step);
    const Opcode opcode = function_[step].opcode;
    const bool is_left = opcode == Opcode::Add && operands[1] == Value(value.phi);
    if ((opcode != Opcode::Add && opcode != Opcode::Sub) ||
        (!is_left && operands[0] != Value(value.phi)))
      continue;
    ByteSum sum{value.phi, step, operands[is_left ? 0 : 1], {}};
    if (loop_.is_vector(sum.a) && (widths_.is_byte(sum.a) || find_distance(sum)))
      sums_.push_back(sum);
  }
}

// |a - b| of bytes: select (d < 0), -d, d.
bool ByteSums::find_distance(ByteSum& sum) const {
  const auto is = [&](Value value, Opcode opcode) {
    return value.is_local() && function_[value.local()].opcode == opcode;
  };
  if (!is(sum.a, Opcode::Select)) return false;
  const auto choice = function_.operands(sum.a.local());
  const Value test = choice[0], negative = choice[1], difference = choice[2];
  if (!is(test, Opcode::ICmp) || !is(negative, Opcode::Sub) || !is(difference, Opcode::Sub))
    return false;
  const auto tested = function_.operands(test.local()),
             negated = function_.operands(negative.local()),
             apart = function_.operands(difference.local());
  const auto is_zero = [&](Value v) { return signed_constant(function_, v) == uint64_t{0}; };
  if (static_cast<IntPredicate>(function_[test.local()].subcode) != IntPredicate::SLT ||
      tested[0] != difference || !is_zero(tested[1]) || negated[1] != difference ||
      !is_zero(negated[0]) || !loop_.is_vector(apart[0]) || !loop_.is_vector(apart[1]) ||
      !widths_.is_byte(apart[0]) || !widths_.is_byte(apart[1]))
    return false;
  sum.b = apart[1];
  sum.a = apart[0];
  return true;
}

}  // namespace lilt::opt
