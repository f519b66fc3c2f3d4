#include "ir/opt/affine_sum.h"

#include "ir/opt/loops.h"
#include "ir/ssa/element_offset.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxSumSteps = 12;  // from an address to a value of its sum

class SumBuilder {
 public:
  SumBuilder(const Function& function, const SumLoop* loop)
      : function_(function), types_(function.types()), loop_(loop) {}

  std::optional<AffineSum> run(Value address) {
    if (!add_pointer(address, is_next(), 0)) return std::nullopt;
    return sum_;
  }

 private:
  bool is_next() const { return loop_ != nullptr && loop_->is_next; }
  bool is_outside(Value value) const {
    if (!value.is_local() || function_[value.local()].opcode == Opcode::Argument) return true;
    return loop_ != nullptr && loop_->is_outside(function_, value);
  }
  bool is_phi_of_header(InstId id) const {
    return function_[id].opcode == Opcode::Phi &&
           function_.block_of(id) == loop_->loops.loops()[loop_->loop].header;
  }
  Value next_value(InstId phi) const { return function_.incoming_value(phi, loop_->latch); }

  // `is_next`: the value of the next iteration.
  bool add_pointer(Value pointer, bool is_next, int steps) {
    if (steps == kMaxSumSteps || !pointer.valid()) return false;
    if (is_outside(pointer)) return sum_.add({pointer, Extension::None, 1});
    const InstId id = pointer.local();
    if (is_next && is_phi_of_header(id)) return add_pointer(next_value(id), false, steps + 1);
    if (function_[id].opcode != Opcode::GetElementPtr || !types_.is_pointer(function_[id].type))
      return !is_next && sum_.add({pointer, Extension::None, 1});
    const auto operands = function_.operands(id);
    TypeId source = operands[0].type();
    const std::optional<uint64_t> fixed = element_offset(
        types_, source, operands.size() - 2, [&](size_t i) { return integer(operands[2 + i]); },
        [&](size_t i, uint64_t size) -> std::optional<uint64_t> {
          const Value index = operands[2 + i];
          if (!types_.is_integer(function_.type_of(index))) return std::nullopt;
          const uint32_t width = types_.integer_bits(function_.type_of(index));
          const Extension extension = width == 64 ? Extension::None : Extension::Sign;
          if (width > 64 || !add_integer(index, extension, size, is_next, steps + 1))
            return std::nullopt;
          return 0;
        });
    if (!fixed) return false;
    sum_.constant += *fixed;
    return add_pointer(operands[1], is_next, steps + 1);
  }

  // factor * the value, extended to 64 bits.
  bool add_integer(Value value, Extension extension, uint64_t factor, bool is_next, int steps,
                   bool is_non_negative = false) {
    if (steps >= kMaxSumSteps) return false;
    const AffineTerm term{value, extension, factor, is_non_negative};
    if (value.is_constant()) {
      const std::optional<uint64_t> number = integer(value, extension == Extension::Zero);
      if (number) sum_.constant += factor * *number;
      return number.has_value();
    }
    if (is_outside(value)) return sum_.add(term);
    const InstId id = value.local();
    const Instruction& i = function_[id];
    if (is_next && is_phi_of_header(id))
      return add_integer(next_value(id), extension, factor, false, steps + 1);
    if (is_exact(i, extension)) {
      const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
      const uint64_t sign = i.opcode == Opcode::Sub ? -uint64_t{1} : 1;
      if (i.opcode != Opcode::Mul && i.opcode != Opcode::Shl)
        return add_integer(left, extension, factor, is_next, steps + 1) &&
               add_integer(right, extension, factor * sign, is_next, steps + 1);
      const std::optional<uint64_t> number = integer(right, extension == Extension::Zero);
      const bool is_shift = i.opcode == Opcode::Shl;
      if (number && (!is_shift || *number < 64)) {
        const uint64_t scale = is_shift ? uint64_t{1} << *number : *number;
        return add_integer(left, extension, factor * scale, is_next, steps + 1);
      }
    }
    if (extension == Extension::None && (i.opcode == Opcode::SExt || i.opcode == Opcode::ZExt)) {
      const bool fits_either = (i.flags & flag::NonNegative) != 0;
      const bool is_signed = i.opcode == Opcode::SExt || fits_either;
      return add_integer(function_.operand(id, 0), is_signed ? Extension::Sign : Extension::Zero,
                         factor, is_next, steps + 1, fits_either);
    }
    return !is_next && sum_.add(term);
  }
  // Whether the extension of the result is the result with extended operands.
  static bool is_exact(const Instruction& i, Extension extension) {
    if (i.opcode == Opcode::Or) return (i.flags & flag::Disjoint) != 0;
    const bool is_linear = i.opcode == Opcode::Add || i.opcode == Opcode::Sub ||
                           i.opcode == Opcode::Mul || i.opcode == Opcode::Shl;
    const uint16_t needed = extension == Extension::None   ? 0
                            : extension == Extension::Sign ? flag::NoSignedWrap
                                                           : flag::NoUnsignedWrap;
    return is_linear && (i.flags & needed) == needed;
  }
  std::optional<uint64_t> integer(Value value, bool is_unsigned = false) const {
    if (!value.is_constant()) return std::nullopt;
    const Constant& constant = function_.constants()[value.constant()];
    if (constant.kind != ConstantKind::Integer) return std::nullopt;
    const uint32_t width = types_.integer_bits(constant.type);
    if (width > 64) return std::nullopt;
    return is_unsigned ? constant.bits : static_cast<uint64_t>(sign_extend(constant.bits, width));
  }

  const Function& function_;
  const TypeTable& types_;
  const SumLoop* loop_;
  AffineSum sum_;
};

}  // namespace

bool AffineSum::add(const AffineTerm& added) {
  for (AffineTerm& term : std::span(terms_).first(count_))
    if (term.value == added.value && term.extension == added.extension) {
      term.factor += added.factor;
      term.is_non_negative |= added.is_non_negative;
      return true;
    }
  if (count_ == kMaxTerms) return false;
  terms_[count_++] = added;
  return true;
}

std::optional<uint64_t> distance(const AffineSum& a, const AffineSum& b) {
  AffineSum difference = b;
  difference.constant -= a.constant;
  for (const AffineTerm& term : a.terms())
    if (!difference.add({term.value, term.extension, -term.factor})) return std::nullopt;
  for (const AffineTerm& term : difference.terms())
    if (term.factor != 0) return std::nullopt;
  return difference.constant;
}

bool are_apart(const AffineSum& a, uint64_t a_size, const AffineSum& b, uint64_t b_size) {
  const std::optional<uint64_t> from_a = distance(a, b);
  return from_a && *from_a >= a_size && -*from_a >= b_size;
}

bool SumLoop::is_outside(const Function& function, Value value) const {
  return value.valid() && common_loop_depth(function, loops, value, loop) < loop_depth(loops, loop);
}

std::optional<AffineSum> sum_of_address(const Function& function, Value address,
                                        const SumLoop* loop) {
  return SumBuilder(function, loop).run(address);
}

}  // namespace lilt::opt
