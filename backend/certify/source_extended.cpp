// Numbers of 80 bits (x86_fp80).
#include <bit>
#include <cmath>
#include <cstring>

#include "backend/certify/source_runs.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/extended_number.h"

namespace lilt::certify {

using ssa::FloatPredicate;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr unsigned kBytes = 10;

long double extended_of(const Samples& samples, unsigned run) {
  return read_extended_number(samples.bytes(run));
}

// As a number of another width, whose lane is of the low bits.
long double number_of(const Samples& samples, unsigned run, Shape shape) {
  if (shape.bits == 80) return extended_of(samples, run);
  double wide = 0;
  float narrow = 0;
  std::memcpy(&wide, samples.bytes(run), sizeof wide);
  std::memcpy(&narrow, samples.bytes(run), sizeof narrow);
  return shape.bits == 64 ? static_cast<long double>(wide) : static_cast<long double>(narrow);
}

bool holds_for(FloatPredicate predicate, long double a, long double b) {
  const bool is_unordered = std::isnan(a) || std::isnan(b);
  // Bits of predicates: equal, greater, less, unordered.
  const auto number = static_cast<unsigned>(predicate);
  const unsigned is = is_unordered ? 8 : a == b ? 1 : a > b ? 2 : 4;
  return (number & is) != 0;
}

std::optional<long double> binary_result(Opcode opcode, long double a, long double b) {
  switch (opcode) {
    case Opcode::FAdd:
      return a + b;
    case Opcode::FSub:
      return a - b;
    case Opcode::FMul:
      return a * b;
    case Opcode::FDiv:
      return a / b;
    default:
      return std::nullopt;
  }
}

}  // namespace

// Calls result(run, x, y) for the numbers of its operands, where all are defined; it returns the
// bits, or nothing.
template <class Result>
const Samples* Source::extended_by_run(InstId id, Result result) {
  const Shape to = shape_of(id);
  Samples* made = new_samples(arena_, to.words());
  const size_t count = std::min<size_t>(function_.operands(id).size(), 2);
  for (unsigned run = 0; run < kRuns; ++run) {
    std::array<long double, 2> numbers{};
    ByteSet undefined = 0;
    for (uint32_t o = 0; o < count; ++o) {
      const Samples& samples = *operand(id, o);
      undefined |= samples.undefined_bytes(run);
      const Shape shape = shape_of(function_.operand(id, o));
      const uint64_t word = samples.word(run) & low_mask(shape.bits);
      const bool is_signed = function_[id].opcode == Opcode::SIToFP;
      numbers[o] = shape.is_floating ? number_of(samples, run, shape)
                   : is_signed       ? static_cast<long double>(sign_extend(word, shape.bits))
                                     : static_cast<long double>(word);
    }
    const bool is_given = undefined == 0 && result(numbers[0], numbers[1], made->bytes(run));
    if (!is_given) forget(*made, run, first_bytes(to.bytes()), arena_);
  }
  return made;
}

bool Source::is_extended(InstId id) const {
  return function_[id].type == ssa::kX86Fp80 ||
         (function_[id].operand_count != 0 && !function_.operand(id, 0).is_type() &&
          function_.type_of(function_.operand(id, 0)) == ssa::kX86Fp80);
}

// An instruction of such numbers, or between them and others; null: it is not known.
const Samples* Source::extended(InstId id) {
  const ssa::Instruction& i = function_[id];
  const Shape to = shape_of(id);
  const auto put = [](long double number, uint8_t* out) {
    write_extended_number(number, out);
    return !std::isnan(number);
  };
  switch (i.opcode) {
    case Opcode::FAdd:
    case Opcode::FSub:
    case Opcode::FMul:
    case Opcode::FDiv:
      return extended_by_run(id, [&](long double a, long double b, uint8_t* out) {
        return put(*binary_result(i.opcode, a, b), out);
      });
    case Opcode::FNeg:
      return extended_by_run(
          id, [&](long double a, long double, uint8_t* out) { return put(-a, out); });
    case Opcode::FPExt:
    case Opcode::SIToFP:
    case Opcode::UIToFP:
      return extended_by_run(id,
                             [&](long double a, long double, uint8_t* out) { return put(a, out); });
    case Opcode::FPTrunc:
      return extended_by_run(id, [&](long double a, long double, uint8_t* out) {
        const auto wide = static_cast<double>(a);
        const auto narrow = static_cast<float>(a);
        if (to.bits == 64) std::memcpy(out, &wide, sizeof wide);
        if (to.bits == 32) std::memcpy(out, &narrow, sizeof narrow);
        return !std::isnan(a) && (to.bits == 64 || to.bits == 32);
      });
    case Opcode::FPToSI:
    case Opcode::FPToUI:
      return extended_by_run(id, [&](long double a, long double, uint8_t* out) {
        const bool is_signed = i.opcode == Opcode::FPToSI;
        const long double limit = std::ldexp(1.0L, static_cast<int>(to.bits) - (is_signed ? 1 : 0));
        const long double whole = std::trunc(a);
        if (std::isnan(a) || whole >= limit || whole < (is_signed ? -limit : 0.0L)) return false;
        const uint64_t bits = (whole < 0 ? static_cast<uint64_t>(static_cast<int64_t>(whole))
                                         : static_cast<uint64_t>(whole)) &
                              low_mask(to.bits);
        std::memcpy(out, &bits, sizeof bits);
        return true;
      });
    case Opcode::FCmp:
      return extended_by_run(id, [&](long double a, long double b, uint8_t* out) {
        out[0] = holds_for(FloatPredicate{i.subcode}, a, b) ? 1 : 0;
        return true;
      });
    default:
      return nullptr;
  }
}

bool Source::extended_intrinsic(InstId id, std::string_view name) {
  const std::span<const Value> operands = function_.operands(id).subspan(2);
  const Samples &a = *value(operands[0]), &b = *value(operands.back());
  Samples* made = new_samples(arena_, 2);
  for (unsigned run = 0; run < kRuns; ++run) {
    const long double number = extended_of(a, run);
    const long double result = name == "llvm.fabs"   ? std::fabs(number)
                               : name == "llvm.sqrt" ? std::sqrt(number)
                                                     : std::copysign(number, extended_of(b, run));
    write_extended_number(result, made->bytes(run));
    if (std::isnan(result) || (a.undefined_bytes(run) | b.undefined_bytes(run)) != 0)
      forget(*made, run, first_bytes(kBytes), arena_);
  }
  values_[id.index()] = made;
  return name == "llvm.fabs" || name == "llvm.sqrt" || name == "llvm.copysign";
}

// Of a double, which most memory and arguments have bits of.
void Source::set_extended(Samples& samples, unsigned run, uint64_t bits) {
  const long double number = static_cast<long double>(std::bit_cast<double>(bits));
  write_extended_number(number, samples.bytes(run));
}

// Few random bits are a number: memory that is loaded as one is.
bool Source::try_extended(InstId load) {
  Samples* samples = new_samples(arena_, 2);
  bool chooses = false;
  for (unsigned run = 0; run < kRuns; ++run) {
    set_extended(*samples, run, chooser_.floating(mixed(load.index(), run), run, 64));
    const bool is_forced = force(load, kBytes, run, samples->word(run), 0);
    chooses |= is_forced;
    if (is_forced) force(load, kBytes, run, samples->word(run, 1), 1);
  }
  return chooses;
}

// Of numbers that were narrower: one of the operands is the other, a neighbour, one with another
// sign, twice, half and many times as much, and not a number.
bool Source::try_extended_comparison(InstId comparison) {
  bool chooses = false;
  for (const uint32_t varied : {0u, 1u}) {
    const Value wide = function_.operand(comparison, varied);
    const Samples* other = operand(comparison, 1 - varied);
    if (!wide.is_local() || function_[wide.local()].opcode != Opcode::FPExt || other == nullptr)
      continue;
    const Value narrow = function_.operand(wide.local(), 0);
    if (extended_of(*other, 0) == 0) chooses |= try_zeros(narrow);
    unsigned run = mixed(comparison.index(), varied) % kRuns;
    for (unsigned kind = 0; kind < 8; ++kind, run = (run + 1) % kRuns) {
      const auto number = static_cast<double>(extended_of(*other, run));
      const double wanted[] = {
          number, std::nextafter(number, HUGE_VAL),  1000 * number, -number,
          NAN,    std::nextafter(number, -HUGE_VAL), 2 * number,    number / 2};
      const uint64_t bits = shape_of(narrow).bits == 64
                                ? std::bit_cast<uint64_t>(wanted[kind])
                                : std::bit_cast<uint32_t>(static_cast<float>(wanted[kind]));
      chooses |= other->undefined_bytes(run) == 0 && choose(narrow, run, bits);
    }
  }
  return chooses;
}

}  // namespace lilt::certify
