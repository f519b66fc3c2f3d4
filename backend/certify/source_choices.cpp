// Random numbers that are chosen, where random ones would hide what code does wrong: see
// source_runs.h.
//
// Choices are made between evaluations, each from what the last one gave: a value is wanted to be a
// number in one run, and what it depends on is chosen so that it is, going back through operations
// that have an inverse while their other operands stay. Later choices may undo earlier ones, which
// costs chances only: both sides of the comparison see the same numbers, whatever they are.
#include <algorithm>
#include <bit>

#include "backend/certify/source_runs.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/arithmetic.h"

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr size_t kMaxConditions = 6;  // of a decision

// x with x * odd = 1 modulo 2^64 (Newton's method; Warren, "Hacker's Delight", 10-16).
uint64_t inverse(uint64_t odd) {
  uint64_t x = odd;
  for (unsigned i = 0; i < 5; ++i) x *= 2 - odd * x;
  return x;
}

// The operand of a floating-point sum, difference or product beside `other`, the left one if
// `is_left`, that gives the number; none: no number does, exactly.
template <class Float, class Bits>
std::optional<uint64_t> floating_operand(Opcode opcode, uint64_t wanted, uint64_t other,
                                         bool is_left) {
  const auto w = std::bit_cast<Float>(static_cast<Bits>(wanted)),
             o = std::bit_cast<Float>(static_cast<Bits>(other));
  const Float x = opcode == Opcode::FAdd   ? w - o
                  : opcode == Opcode::FMul ? w / o
                  : is_left                ? w + o
                                           : o - w;
  const Float found = opcode == Opcode::FAdd   ? x + o
                      : opcode == Opcode::FMul ? x * o
                      : is_left                ? x - o
                                               : o - x;
  if (found != w) return std::nullopt;
  return std::bit_cast<Bits>(x);
}

}  // namespace

// Chooses what is free so that each comparison is tried with operands that are equal, with
// neighbours, with operands that are equal in their low bits, and with those half the numbers
// apart, where a difference overflows: code that compares with another number, by another condition
// or in another width differs there. Returns whether something was chosen. The last round mends
// what choices for others have changed.
bool Source::try_comparisons(unsigned round) {
  constexpr std::array<uint64_t, 7> kDistances{
      0, 1, UINT64_MAX, uint64_t{1} << 8, 1u << 16, uint64_t{1} << 32, uint64_t{1} << 63};
  const auto distances = std::span(kDistances).first(round == 1 ? kDistances.size() : 1);
  bool chooses = round == 0 && try_rare_numbers();
  for (const ssa::BlockId block : cfg_.reverse_post_order())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      if (function_[id].opcode != Opcode::ICmp && function_[id].opcode != Opcode::FCmp) continue;
      const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
      const Samples *a = value(left), *b = value(right);
      const Shape shape = shape_of(left);
      if (a == nullptr || b == nullptr || shape.lanes != 1 || shape.bits < 8) continue;
      for (const uint64_t distance : distances)
        if (distance >> 63 != 0 || std::bit_width(distance) <= shape.bits)
          chooses |= try_comparison(
              left, right, distance == kDistances.back() ? distance >> (64 - shape.bits) : distance,
              mixed(id.index(), distance));
    }
  return chooses;
}

// Numbers that random ones rarely are: conditions decide alone; truncations that promise to lose
// nothing do so in half of the runs; large numbers have no remainder, or the largest; sums leave
// their type.
bool Source::try_rare_numbers() {
  bool chooses = false;
  for (const ssa::BlockId block : cfg_.reverse_post_order())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      const bool is_remainder = opcode == Opcode::URem || opcode == Opcode::SRem;
      if (opcode == Opcode::Call)
        chooses |= try_overflow(id);
      else if (opcode == Opcode::CmpXchg)
        chooses |= try_exchange(id);
      else if (opcode == Opcode::And || opcode == Opcode::Or)
        chooses |= try_decision(id);
      else if (value(id) == nullptr || shape_of(id).lanes != 1)
        continue;
      else if (opcode == Opcode::Trunc && value(id)->undefined != nullptr)
        for (unsigned run = 0; run < kRuns; run += 2)
          chooses |= value(id)->undefined_bytes(run) != 0 &&
                     choose(function_.operand(id, 0), run, value(id)->word(run));
      else if (is_remainder && operand(id, 1) != nullptr)
        for (unsigned run = 3; run < kRuns; run += 4)
          chooses |= choose(Value(id), run, run == 7 ? operand(id, 1)->word(run) - 1 : 0);
    }
  return chooses;
}

// Of an intrinsic that says whether there was an overflow.
bool Source::try_overflow(InstId call) {
  if (!ssa::called_intrinsic_name(function_, call).ends_with(".with.overflow")) return false;
  bool chooses = false;
  const Value left = function_.operand(call, 2), right = function_.operand(call, 3);
  const uint64_t all = low_mask(shape_of(left).bits);
  for (const unsigned run : {5u, 6u}) {
    chooses |= choose(left, run, all >> 1);
    chooses |= choose(right, run, run == 5 ? all >> 1 : all);
  }
  return chooses;
}

// In some runs the memory has the expected number.
bool Source::try_exchange(InstId id) {
  const Samples* old = part(Value(id), 0);
  bool chooses = false;
  for (const unsigned run : {2u, 7u, 11u})
    chooses |= old != nullptr && old->undefined_bytes(run) == 0 &&
               choose(function_.operand(id, 1), run, old->word(run));
  return chooses;
}

// Each condition of a conjunction or disjunction decides alone in some run, and none in another
// (modified condition/decision coverage; Chilenski & Miller 1994).
bool Source::try_decision(InstId root) {
  if (shape_of(root).bits != 1) return false;
  const Opcode opcode = function_[root].opcode;
  std::vector<Value> conditions{Value(root)};
  for (size_t i = 0; i < conditions.size() && conditions.size() <= kMaxConditions;)
    if (conditions[i].is_local() && function_[conditions[i].local()].opcode == opcode) {
      const std::span<const Value> operands = function_.operands(conditions[i].local());
      conditions[i] = operands[0];
      conditions.push_back(operands[1]);
    } else {
      ++i;
    }
  const uint64_t neutral = opcode == Opcode::And ? 1 : 0;
  bool chooses = false;
  for (size_t alone = 0; alone <= conditions.size(); ++alone) {
    const auto wanted = [&](size_t i) { return i == alone ? 1 - neutral : neutral; };
    const auto is_so = [&](unsigned run) {
      for (size_t i = 0; i < conditions.size(); ++i) {
        const Samples* is = value(conditions[i]);
        if (is == nullptr || is->undefined_bytes(run) != 0 || (is->word(run) & 1) != wanted(i))
          return false;
      }
      return true;
    };
    bool is_tried = false;
    for (unsigned run = 0; run < kRuns; ++run) is_tried |= is_so(run);
    const auto run = static_cast<unsigned>(mixed(root.index(), alone) % kRuns);
    for (size_t i = 0; i < conditions.size() && !is_tried; ++i)
      chooses |= choose(conditions[i], run, wanted(i));
  }
  return chooses;
}

// So that the left one is so much more than the right one in some run.
bool Source::try_comparison(Value left, Value right, uint64_t distance, uint64_t key) {
  const Samples &a = *value(left), &b = *value(right);
  const uint64_t mask = low_mask(shape_of(left).bits);
  const RunSet undefined = undefined_runs(a) | undefined_runs(b);
  for (unsigned run = 0; run < kRuns; ++run)
    if (((a.word(run) - b.word(run) - distance) & mask) == 0 && (undefined >> run & 1) == 0)
      return false;
  for (unsigned attempt = 0; attempt < 4; ++attempt) {
    const auto run = static_cast<unsigned>((key + 5 * attempt) % kRuns);
    if (b.undefined_bytes(run) == 0 && choose(left, run, (b.word(run) + distance) & mask))
      return true;
    if (a.undefined_bytes(run) == 0 && choose(right, run, (a.word(run) - distance) & mask))
      return true;
  }
  return false;
}

// Chooses what the value depends on so that it is the number in the run. Returns whether it may be.
bool Source::choose(Value value, unsigned run, uint64_t wanted) {
  unsigned word = 0;  // of a value of 128 bits
  while (value.is_local()) {
    const InstId id = value.local();
    const Shape shape = shape_of(id);
    const Opcode opcode = function_[id].opcode;
    if (shape.bits == 0 || shape.bits > 64 || (shape.lanes != 1 && opcode == Opcode::Select))
      return false;
    if (shape.lanes == 1) wanted &= low_mask(shape.bits);
    if (opcode == Opcode::Load) return force(id, run, wanted, word);
    const std::string_view intrinsic = ssa::called_intrinsic_name(function_, id);
    if (opcode == Opcode::Argument || opcode == Opcode::Phi ||
        (opcode == Opcode::Call && intrinsic.empty())) {
      return choose_word(word_of(id, word), run, wanted);
    }
    if (opcode == Opcode::ExtractValue) return choose_member(id, run, wanted);
    const bool is_low = intrinsic == "llvm.lilt.vector.low";
    if (is_low || intrinsic == "llvm.lilt.vector.high") {
      word = is_low ? 0 : 1;
      value = function_.operand(id, 2);
    } else if (opcode == Opcode::Select) {
      value = function_.operand(id, (number(id, 0, run) & 1) != 0 ? 1 : 2);
    } else if (opcode == Opcode::BitCast) {
      value = function_.operand(id, 0);
    } else {
      const std::optional<Wish> wish = shape.lanes == 1 ? inverted(id, run, wanted) : std::nullopt;
      if (!wish) return false;
      value = function_.operand(id, wish->operand);
      wanted = wish->number;
    }
  }
  return false;
}

bool Source::choose_word(uint64_t word, unsigned run, uint64_t wanted) {
  std::optional<uint64_t>& chosen = choices_[word][run];
  if (chosen) return false;
  chosen = wanted;
  is_chosen_[word / kMaxWords] = true;
  return true;
}

// A member of what a call or a landing pad receives.
bool Source::choose_member(InstId extraction, unsigned run, uint64_t wanted) {
  const Value from = function_.operand(extraction, 0), index = function_.operand(extraction, 1);
  const uint64_t member = function_.constants().zero_extended(index.constant());
  if (!from.is_local() || function_[extraction].operand_count != 2 || member >= kMaxWords)
    return false;
  const Opcode opcode = function_[from.local()].opcode;
  const bool is_received =
      opcode == Opcode::LandingPad ||
      (opcode == Opcode::Call && ssa::called_intrinsic_name(function_, from.local()).empty());
  return is_received &&
         choose_word(word_of(from.local(), static_cast<unsigned>(member)), run, wanted);
}

uint64_t Source::number(InstId id, uint32_t index, unsigned run) {
  const Samples* samples = operand(id, index);
  return samples == nullptr ? 0 : samples->word(run);
}

// What an operand of the instruction is to be, if the others stay; none: it is not known.
std::optional<Source::Wish> Source::inverted(InstId id, unsigned run, uint64_t wanted) {
  const ssa::Instruction& i = function_[id];
  const unsigned bits = shape_of(id).bits;
  const uint32_t varied = i.operand_count == 2 && !function_.operand(id, 0).is_local() ? 1 : 0;
  const uint64_t other = i.operand_count == 2 ? number(id, 1 - varied, run) : 0;
  const auto wish = [&](uint64_t number) { return Wish{varied, number}; };
  switch (i.opcode) {
    case Opcode::Add:
      return wish(wanted - other);
    case Opcode::Sub:
      return wish(varied == 0 ? wanted + other : other - wanted);
    case Opcode::Xor:
      return wish(wanted ^ other);
    case Opcode::And:
      if ((wanted & ~other) != 0) return std::nullopt;
      return wish(wanted | (number(id, varied, run) & ~other));
    case Opcode::Or:
      if ((~wanted & other) != 0) return std::nullopt;
      return wish(wanted & ~other);
    case Opcode::Mul: {
      if (other == 0) return std::nullopt;
      const int zeros = std::countr_zero(other);
      if ((wanted & low_mask(static_cast<unsigned>(zeros))) != 0) return std::nullopt;
      return wish((wanted >> zeros) * inverse(other >> zeros));
    }
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      if (varied != 0 || other >= bits) return std::nullopt;
      return wish(i.opcode == Opcode::Shl ? wanted >> other : wanted << other);
    case Opcode::UDiv:
    case Opcode::SDiv:
      if (varied != 0 || other == 0) return std::nullopt;
      return wish(wanted * other + number(id, 0, run) % other);
    case Opcode::URem:
    case Opcode::SRem:
      if (varied != 0 || wanted >= other) return std::nullopt;
      return wish(number(id, 0, run) / other * other + wanted);
    case Opcode::FAdd:
    case Opcode::FSub:
    case Opcode::FMul: {
      if (bits != 64 && bits != 32) return std::nullopt;
      const auto found =
          bits == 64 ? floating_operand<double, uint64_t>(i.opcode, wanted, other, varied == 0)
                     : floating_operand<float, uint32_t>(i.opcode, wanted, other, varied == 0);
      return found ? std::optional(wish(*found)) : std::nullopt;
    }
    case Opcode::ICmp:
    case Opcode::FCmp:
      return inverted_comparison(id, run, wanted);
    case Opcode::Trunc:
      return wish(wanted | (number(id, 0, run) & ~low_mask(bits)));
    case Opcode::GetElementPtr: {
      if (i.operand_count != 3) return std::nullopt;
      const uint64_t size = function_.types().size_of(function_.operand(id, 0).type());
      const unsigned index_bits = shape_of(function_.operand(id, 2)).bits;
      return Wish{
          1, wanted - size * static_cast<uint64_t>(sign_extend(number(id, 2, run), index_bits))};
    }
    case Opcode::ZExt:
    case Opcode::SExt:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::Freeze:
      return wish(wanted);
    default:
      return std::nullopt;
  }
}

// The first of some numbers with which the comparison has the result.
std::optional<Source::Wish> Source::inverted_comparison(InstId id, unsigned run, uint64_t wanted) {
  const ssa::Instruction& i = function_[id];
  const Shape shape = shape_of(function_.operand(id, 0));
  if (shape.lanes != 1 || shape.bits > 64) return std::nullopt;
  const uint32_t varied = function_.operand(id, 0).is_local() ? 0 : 1;
  const uint64_t other = number(id, 1 - varied, run), mask = low_mask(shape.bits);
  const uint64_t not_a_number = mask >> 1;
  const uint64_t opposite = other ^ (mask ^ mask >> 1);  // of equal zeros, both signs
  const bool is_second = (run + id.index()) % 2 != 0 && i.opcode == Opcode::FCmp;
  for (const uint64_t candidate : {number(id, varied, run), is_second ? opposite : other, other,
                                   other + 1, other - 1, opposite, uint64_t{0}, not_a_number}) {
    const runtime::Cell x{candidate & mask, 0, {}}, y{other, 0, {}};
    const runtime::Cell &left = varied == 0 ? x : y, &right = varied == 0 ? y : x;
    const bool result =
        (i.opcode == Opcode::ICmp
             ? runtime::integer_compare(ssa::IntPredicate{i.subcode}, shape.bits, left, right)
             : runtime::floating_compare(ssa::FloatPredicate{i.subcode}, shape.bits, left, right))
            .bits != 0;
    if (result == (wanted != 0)) return Wish{varied, candidate & mask};
  }
  return std::nullopt;
}

// Puts a number into memory, where the load reads it.
bool Source::force(InstId load, unsigned run, uint64_t number, unsigned word) {
  const Samples& address = *operand(load, 0);
  const uint64_t epoch = load_epochs_[load.index()];
  if (address.undefined_bytes(run) != 0) return false;
  const unsigned bytes = std::min(shape_of(load).bytes(), 8u);
  const uint64_t first = address.word(run) + uint64_t{8} * word;
  const unsigned offset = first & 7;
  // In one granule or in two.
  struct Part {
    uint64_t key, mask, bits;
  };
  const auto part = [&](uint64_t granule, unsigned shift, unsigned count, uint64_t bits) {
    const uint64_t mask = low_mask(8 * count) << 8 * shift;
    return Part{word_key(epoch, run, granule), mask, bits << 8 * shift & mask};
  };
  const unsigned in_first = std::min(8 - offset, bytes);
  const std::array<Part, 2> parts{part(first >> 3, offset, in_first, number),
                                  part((first + in_first) >> 3, 0, bytes - in_first,
                                       in_first == 8 ? 0 : number >> 8 * in_first)};
  const auto used = std::span(parts).first(bytes > in_first ? 2 : 1);
  for (const Part& p : used)
    if (const auto known = forced_.find(p.key);
        known != forced_.end() && (known->second.mask & p.mask) != 0)
      return false;
  for (const Part& p : used) {
    Forced& granule = forced_[p.key];
    granule.mask |= p.mask;
    granule.bits |= p.bits;
    forced_filter_.set(p.key % forced_filter_.size());
  }
  chosen_epochs_[epoch] |= RunSet{1} << run;
  return true;
}

}  // namespace lilt::certify
