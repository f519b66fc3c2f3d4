// What a value depends on is chosen so that the value is a certain number in one run: see
// source_choices.cpp. Operations are inverted one by one, while other operands stay.
#include <algorithm>
#include <bit>
#include <cmath>

#include "backend/certify/source_runs.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/arithmetic.h"

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr unsigned kMaxSteps = 12;  // values that one choice looks at

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
  if (std::isnan(w)) return wanted;
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

// The dividend near to `number` with the remainder, which has the dividend's sign if it has one.
std::optional<uint64_t> dividend(uint64_t number, uint64_t divisor, uint64_t remainder,
                                 unsigned bits, bool is_signed) {
  if (!is_signed)
    return remainder < divisor ? std::optional(number / divisor * divisor + remainder)
                               : std::nullopt;
  const int64_t d = sign_extend(divisor, bits), r = sign_extend(remainder, bits);
  int64_t n = sign_extend(number, bits);
  if (d == 0 || d == -1 || d == INT64_MIN || r == INT64_MIN || std::abs(r) >= std::abs(d))
    return std::nullopt;
  if (n == INT64_MIN || (r != 0 && (n < 0) != (r < 0))) n = -(n + 1);
  return static_cast<uint64_t>(n / d * d + r);
}

Opcode inverse_cast(Opcode opcode) {
  switch (opcode) {
    case Opcode::FPExt:
      return Opcode::FPTrunc;
    case Opcode::FPTrunc:
      return Opcode::FPExt;
    case Opcode::FPToSI:
      return Opcode::SIToFP;
    case Opcode::FPToUI:
      return Opcode::UIToFP;
    case Opcode::SIToFP:
      return Opcode::FPToSI;
    default:
      return Opcode::FPToUI;
  }
}

// What the cast makes into the number; none: nothing that the inverse cast finds.
std::optional<uint64_t> operand_of_cast(Opcode opcode, unsigned from, unsigned to,
                                        uint64_t wanted) {
  const runtime::Result found =
      runtime::floating_cast(inverse_cast(opcode), to, from, {wanted, 0, {}});
  if (!found.cell.is_defined()) return std::nullopt;
  const runtime::Result back = runtime::floating_cast(opcode, from, to, found.cell);
  if (!back.cell.is_defined() || ((back.cell.bits ^ wanted) & low_mask(to)) != 0)
    return std::nullopt;
  return found.cell.bits & low_mask(from);
}

}  // namespace

// Chooses what the value depends on so that it is the number in the run. Returns whether it may be.
bool Source::choose(Value value, unsigned run, uint64_t wanted) {
  Search search{run, kMaxSteps};
  return choose(value, 0, wanted, search);
}

// `word`: of a value that has several; those of vectors have the lanes that are not wanted.
bool Source::choose(Value value, unsigned word, uint64_t wanted, Search& search) {
  if (!value.is_local() || search.steps == 0) return false;
  --search.steps;
  const InstId id = value.local();
  const Shape shape = shape_of(id);
  const unsigned run = search.run;
  if (shape.bits == 0 || shape.bits > 64) return false;
  if (shape.lanes == 1) wanted &= low_mask(shape.bits);
  const auto operand = [&](uint32_t number) { return function_.operand(id, number); };
  switch (function_[id].opcode) {
    case Opcode::Load:
    case Opcode::AtomicRMW:
      return force(id, shape.bytes(), run, wanted, word);
    case Opcode::Phi:
      if (const Value equal = equal_[id.index()].valid() ? equal_[id.index()] : operand(0);
          is_equal_[id.index()] && equal.is_local())
        return choose(equal, word, wanted, search);
      return choose_word(word_of(id, word), run, wanted);
    case Opcode::Argument:
      return choose_word(word_of(id, word), run, wanted);
    case Opcode::ExtractValue:
      return choose_member(id, wanted, search);
    case Opcode::ExtractElement:
      return choose_lane(id, wanted, search);
    case Opcode::Select:
      if (shape_of(operand(0)).lanes != 1) return false;
      return choose(operand((number(id, 0, run) & 1) != 0 ? 1 : 2), word, wanted, search);
    case Opcode::BitCast:
    case Opcode::Freeze:
      return choose(operand(0), word, wanted, search);
    case Opcode::Call:
      return is_received(id) ? choose_word(word_of(id, word), run, wanted)
                             : choose_argument(id, wanted, search);
    default:
      return shape.lanes == 1 && choose_operand(id, wanted, search);
  }
}

// One of the operands, while the other stays; or both masks of an operation on bits.
bool Source::choose_operand(InstId id, uint64_t wanted, Search& search) {
  const ssa::Instruction& i = function_[id];
  const bool is_address = i.opcode == Opcode::GetElementPtr;
  for (uint32_t varied = is_address ? 1 : 0; varied < i.operand_count; ++varied) {
    if (!function_.operand(id, varied).is_local()) continue;
    const std::optional<uint64_t> wish = inverted(id, varied, search.run, wanted);
    if (wish && choose(function_.operand(id, varied), 0, *wish, search)) return true;
  }
  if (i.opcode != Opcode::And && i.opcode != Opcode::Or) return false;
  bool chooses = false;
  for (const uint32_t o : {0u, 1u}) {
    const uint64_t now = number(id, o, search.run);
    const uint64_t wish = i.opcode == Opcode::And ? now | wanted : now & wanted;
    chooses |= wish != now && choose(function_.operand(id, o), 0, wish, search);
  }
  return chooses;
}

bool Source::choose_word(uint64_t word, unsigned run, uint64_t wanted) {
  std::optional<uint64_t>& chosen = choices_[word][run];
  if (chosen) return false;
  chosen = wanted;
  chosen_runs_[word / kMaxWords] |= RunSet{1} << run;
  return true;
}

// A lane of a vector: its word has the others as they are.
bool Source::choose_lane(InstId extraction, uint64_t wanted, Search& search) {
  const Value vector = function_.operand(extraction, 0), index = function_.operand(extraction, 1);
  const Samples* is = value(vector);
  if (!index.is_constant() || is == nullptr) return false;
  const unsigned bits = shape_of(extraction).bits;
  const uint64_t first = bits * function_.constants().zero_extended(index.constant());
  if (first / 64 >= is->words) return false;
  const auto word = static_cast<unsigned>(first / 64), shift = static_cast<unsigned>(first % 64);
  const uint64_t mask = low_mask(bits) << shift;
  return choose(vector, word, (is->word(search.run, word) & ~mask) | (wanted << shift & mask),
                search);
}

// A member of what a call or a landing pad receives, or of what the back end's own operations on
// pairs and those with overflow make.
bool Source::choose_member(InstId extraction, uint64_t wanted, Search& search) {
  const Value from = function_.operand(extraction, 0), index = function_.operand(extraction, 1);
  const uint64_t member = function_.constants().zero_extended(index.constant());
  if (!from.is_local() || function_[extraction].operand_count != 2 || member >= kMaxWords)
    return false;
  const InstId id = from.local();
  if (is_received(id))
    return choose_word(word_of(id, static_cast<unsigned>(member)), search.run, wanted);
  if (function_[id].opcode == Opcode::CmpXchg && member == 0)
    return force(id, shape_of(extraction).bytes(), search.run, wanted, 0);
  if (function_[id].opcode != Opcode::Call) return false;
  const std::string_view name = ssa::called_intrinsic_name(function_, id);
  const auto operand = [&](uint32_t number) { return function_.operand(id, number); };
  const auto n = [&](uint32_t o) { return number(id, o, search.run); };
  const bool adds = name.find("add.") != name.npos, subtracts = name.find("sub.") != name.npos;
  if (!adds && !subtracts) return false;
  if (name.ends_with(".with.overflow"))
    return member == 0 && (choose(operand(2), 0, adds ? wanted - n(3) : wanted + n(3), search) ||
                           choose(operand(3), 0, adds ? wanted - n(2) : n(2) - wanted, search));
  if (!name.ends_with(".pair") || member > 1) return false;
  const uint64_t carry = member == 0 ? 0
                         : adds      ? uint64_t{n(2) + n(4) < n(2)}
                                     : uint64_t{n(2) < n(4)};
  const auto left = static_cast<uint32_t>(2 + member), right = left + 2;
  return choose(operand(left), 0, adds ? wanted - n(right) - carry : wanted + n(right) + carry,
                search) ||
         choose(operand(right), 0, adds ? wanted - n(left) - carry : n(left) - wanted - carry,
                search);
}

// Of an intrinsic.
bool Source::choose_argument(InstId call, uint64_t wanted, Search& search) {
  const std::string_view name = ssa::called_intrinsic_name(function_, call);
  const auto operand = [&](uint32_t number) { return function_.operand(call, number); };
  if (name == "llvm.lilt.vector.low" || name == "llvm.lilt.vector.high")
    return choose(operand(2), name.ends_with("low") ? 0 : 1, wanted, search);
  const Shape shape = shape_of(call);
  if (shape.lanes != 1) return false;
  const bool is_larger = name.starts_with("llvm.umax") || name.starts_with("llvm.smax"),
             is_smaller = name.starts_with("llvm.umin") || name.starts_with("llvm.smin");
  if (is_larger || is_smaller)
    return choose(operand(2), 0, wanted, search) || choose(operand(3), 0, wanted, search);
  if (name.starts_with("llvm.bswap") && shape.bits % 16 == 0)
    return choose(operand(2), 0, __builtin_bswap64(wanted) >> (64 - shape.bits), search);
  if (name.starts_with("llvm.abs") || name.starts_with("llvm.fabs"))
    return choose(operand(2), 0, wanted, search);
  return false;
}

bool Source::is_received(InstId id) const {
  const Opcode opcode = function_[id].opcode;
  return opcode == Opcode::LandingPad ||
         (opcode == Opcode::Call && ssa::called_intrinsic_name(function_, id).empty());
}

uint64_t Source::number(InstId id, uint32_t index, unsigned run) {
  const Samples* samples = operand(id, index);
  return samples == nullptr ? 0 : samples->word(run);
}

// What an operand of the instruction is to be, if the others stay; none: it is not known.
std::optional<uint64_t> Source::inverted(InstId id, uint32_t varied, unsigned run,
                                         uint64_t wanted) {
  const ssa::Instruction& i = function_[id];
  const unsigned bits = shape_of(id).bits, from = shape_of(function_.operand(id, varied)).bits;
  const uint64_t other = i.operand_count == 2 ? number(id, 1 - varied, run) : 0;
  const auto now = [&] { return number(id, varied, run); };
  const auto only_if = [](bool condition, uint64_t number) {
    return condition ? std::optional(number) : std::nullopt;
  };
  switch (i.opcode) {
    case Opcode::Add:
      return wanted - other;
    case Opcode::Sub:
      return varied == 0 ? wanted + other : other - wanted;
    case Opcode::Xor:
      return wanted ^ other;
    case Opcode::And:
      return only_if((wanted & ~other) == 0, wanted | (now() & ~other));
    case Opcode::Or:
      return only_if((~wanted & other) == 0, wanted & ~other);
    case Opcode::Mul: {
      if (other == 0) return std::nullopt;
      const int zeros = std::countr_zero(other);
      return only_if((wanted & low_mask(static_cast<unsigned>(zeros))) == 0,
                     (wanted >> zeros) * inverse(other >> zeros));
    }
    case Opcode::Shl:
      return only_if(varied == 0 && other < bits, wanted >> other);
    case Opcode::LShr:
    case Opcode::AShr:
      if (varied != 0 || other >= bits) return std::nullopt;
      return wanted << other |
             ((i.flags & ssa::flag::Exact) != 0 ? 0
                                                : now() & low_mask(static_cast<unsigned>(other)));
    case Opcode::UDiv:
    case Opcode::SDiv:
      if (varied != 0 || other == 0) return std::nullopt;
      return wanted * other + (i.opcode == Opcode::UDiv ? now() % other : 0);
    case Opcode::URem:
    case Opcode::SRem:
      if (varied != 0 || other == 0) return std::nullopt;
      return dividend(now(), other, wanted, bits, i.opcode == Opcode::SRem);
    case Opcode::FAdd:
    case Opcode::FSub:
    case Opcode::FMul:
      return bits == 64 ? floating_operand<double, uint64_t>(i.opcode, wanted, other, varied == 0)
                        : floating_operand<float, uint32_t>(i.opcode, wanted, other, varied == 0);
    case Opcode::FNeg:
      return wanted ^ uint64_t { 1 } << (bits - 1);
    case Opcode::ICmp:
    case Opcode::FCmp:
      return inverted_comparison(id, varied, run, wanted);
    case Opcode::Trunc:
      return wanted | (now() & ~low_mask(bits));
    case Opcode::GetElementPtr: {
      if (i.operand_count != 3) return std::nullopt;
      const uint64_t size = function_.types().size_of(function_.operand(id, 0).type());
      const unsigned index_bits = shape_of(function_.operand(id, 2)).bits;
      if (varied == 1)
        return wanted - size * static_cast<uint64_t>(sign_extend(number(id, 2, run), index_bits));
      const auto distance = static_cast<int64_t>(wanted - number(id, 1, run));
      const auto bytes = static_cast<int64_t>(size);
      if (bytes <= 0 || distance % bytes != 0) return std::nullopt;
      return static_cast<uint64_t>(distance / bytes);
    }
    case Opcode::ZExt:
    case Opcode::SExt:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
      return wanted;
    case Opcode::FPExt:
    case Opcode::FPTrunc:
    case Opcode::FPToSI:
    case Opcode::FPToUI:
    case Opcode::SIToFP:
    case Opcode::UIToFP:
      return operand_of_cast(i.opcode, from, bits, wanted);
    default:
      return std::nullopt;
  }
}

// The first of some numbers with which the comparison has the result.
std::optional<uint64_t> Source::inverted_comparison(InstId id, uint32_t varied, unsigned run,
                                                    uint64_t wanted) {
  const ssa::Instruction& i = function_[id];
  const Shape shape = shape_of(function_.operand(id, 0));
  if (shape.lanes != 1 || shape.bits > 64) return std::nullopt;
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
    if (result == (wanted != 0)) return candidate & mask;
  }
  return std::nullopt;
}

// Puts a number into memory, where the instruction reads so many bytes.
bool Source::force(InstId load, unsigned all, unsigned run, uint64_t number, unsigned word) {
  const Samples& address = *operand(load, 0);
  if (address.undefined_bytes(run) != 0 || 8 * word >= all) return false;
  const uint64_t epoch = load_epochs_[load.index()], at = address.word(run) + uint64_t{8} * word;
  const uint64_t mask = low_mask(8 * std::min(all - 8 * word, 8u));
  const unsigned shift = 8 * (at & 7);
  const Forced parts[] = {
      {mask << shift, (number & mask) << shift},
      {shift == 0 ? 0 : mask >> (64 - shift), shift == 0 ? 0 : (number & mask) >> (64 - shift)}};
  const uint64_t key = mixed(epoch, run);
  const std::array<uint64_t, 2> keys{word_key(key, at >> 3), word_key(key, (at + 8) >> 3)};
  for (const size_t part : {0u, 1u})
    if (parts[part].mask != 0 && forced_filter_[keys[part] % forced_filter_.size()])
      if (const Forced* known = forced_.find(keys[part]);
          known != nullptr && (known->mask & parts[part].mask) != 0)
        return false;
  for (const size_t part : {0u, 1u}) {
    if (parts[part].mask == 0) continue;
    Forced& granule = forced_[keys[part]];
    forced_filter_.set(keys[part] % forced_filter_.size());
    forced_epochs_.set(epoch % forced_epochs_.size());
    granule.mask |= parts[part].mask;
    granule.bits |= parts[part].bits;
  }
  chosen_epochs_[epoch] |= RunSet{1} << run;
  return true;
}

}  // namespace lilt::certify
