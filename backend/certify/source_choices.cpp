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

namespace lilt::certify {

using ssa::InstId;
using ssa::Opcode;
using ssa::Value;

namespace {

constexpr size_t kMaxConditions = 6;  // of a decision
constexpr unsigned kAttempts = 4;     // runs, of a comparison
constexpr size_t kMaxStores = 4;      // before a load
constexpr size_t kMaxSelects = 4;     // one inside the other

}  // namespace

// Chooses what is free so that each comparison is tried with operands that are equal, with
// neighbours, with operands that are equal in their low bits, and with those half the numbers
// apart, where a difference overflows: code that compares with another number, by another condition
// or in another width differs there. Returns whether something was chosen. The last iteration mends
// what choices for others have changed.
bool Source::try_comparisons(unsigned iteration) {
  constexpr std::array<uint64_t, 7> kDistances{
      0, 1, UINT64_MAX, uint64_t{1} << 8, 1u << 16, uint64_t{1} << 32, uint64_t{1} << 63};
  const auto distances = std::span(kDistances).first(iteration == 0 ? kDistances.size() : 1);
  bool chooses = iteration == 0 && try_rare_numbers();
  for (const ssa::BlockId block : cfg_.reverse_post_order()) {
    if (iteration == 0) chooses |= try_equal_addresses(block);
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      if (iteration == kMaxChoosing - 1 && opcode == Opcode::CmpXchg) chooses |= try_success(id);
      if (opcode != Opcode::ICmp && opcode != Opcode::FCmp) continue;
      if (iteration == 0 || has_changed(id)) chooses |= try_comparison(id, distances);
      if (iteration == 0 && opcode == Opcode::ICmp) chooses |= try_extremes(id);
    }
  }
  return chooses;
}

// Whether an operand is another one than in the evaluation before.
bool Source::has_changed(InstId id) const {
  return std::ranges::any_of(function_.operands(id), [&](Value operand) {
    return operand.is_local() && changed_runs_[operand.local().index()] != 0;
  });
}

bool Source::try_comparison(InstId id, std::span<const uint64_t> distances) {
  const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  const Samples *a = value(left), *b = value(right);
  const Shape shape = shape_of(left);
  if (a == nullptr || b == nullptr || shape.lanes != 1 || shape.bits < 8) return false;
  const Differences now = differences(left, right);
  bool chooses = false;
  unsigned failures = 0;
  for (const uint64_t distance : distances) {
    if (distance >> 63 == 0 && std::bit_width(distance) > shape.bits) continue;
    const bool is_half = distance == uint64_t{1} << 63;
    const Tried tried =
        try_comparison(left, right, now, is_half ? distance >> (64 - shape.bits) : distance,
                       mixed(id.index(), distance));
    chooses |= tried == Tried::Chosen;
    if (tried == Tried::Impossible && ++failures > 1) break;
  }
  return chooses;
}

// Numbers that random ones rarely are.
bool Source::try_rare_numbers() {
  bool chooses = false;
  for (const ssa::BlockId block : cfg_.reverse_post_order())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      switch (function_[id].opcode) {
        case Opcode::Load:
          if (uses_extended_ && function_[id].type == ssa::kX86Fp80) chooses |= try_extended(id);
          break;
        case Opcode::Call:
          chooses |= try_overflow(id) || try_pair_comparison(id);
          break;
        case Opcode::CmpXchg:
          chooses |= try_exchange(id);
          break;
        case Opcode::And:
        case Opcode::Or:
          chooses |= try_decision(id);
          break;
        case Opcode::Select:
          chooses |= try_selects(id);
          break;
        case Opcode::FCmp:
          chooses |= function_.type_of(function_.operand(id, 0)) == ssa::kX86Fp80
                         ? try_extended_comparison(id)
                         : try_floating_comparison(id);
          break;
        case Opcode::LShr:
        case Opcode::AShr:
        case Opcode::Trunc:
        case Opcode::FPToSI:
        case Opcode::FPToUI:
          chooses |= try_conversion(id);
          break;
        case Opcode::UDiv:
        case Opcode::SDiv:
        case Opcode::URem:
        case Opcode::SRem:
          chooses |= try_quotient(id);
          break;
        default:
          break;
      }
    }
  return chooses;
}

// Of an intrinsic that says whether there was an overflow.
bool Source::try_overflow(InstId call) {
  if (!ssa::called_intrinsic_name(function_, call).ends_with(".with.overflow")) return false;
  bool chooses = false;
  const Value left = function_.operand(call, 2), right = function_.operand(call, 3);
  const uint64_t all = low_mask(shape_of(left).bits);
  for (const unsigned run : {5u, 6u, 9u, 14u}) {
    chooses |= choose(left, run, all >> 1);
    chooses |= choose(right, run, run % 2 != 0 ? all >> 1 : all);
  }
  return chooses;
}

// Numbers of two words that are equal, or neighbours.
bool Source::try_pair_comparison(InstId call) {
  const std::string_view name = ssa::called_intrinsic_name(function_, call);
  if (name != "llvm.lilt.ult.pair" && name != "llvm.lilt.slt.pair") return false;
  bool chooses = false;
  for (const uint64_t distance : {uint64_t{0}, uint64_t{1}, UINT64_MAX}) {
    const auto run = static_cast<unsigned>(mixed(call.index(), distance) % kRuns);
    for (const uint32_t word : {2u, 3u}) {
      const uint64_t by = word == 2 ? distance : 0;
      const Value left = function_.operand(call, word), right = function_.operand(call, word + 2);
      const uint64_t a = number(call, word, run), b = number(call, word + 2, run);
      chooses |= a != b + by && (choose(left, run, b + by) || choose(right, run, a - by));
    }
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

// In some runs the update happens: memory has what it expects after all other choices.
bool Source::try_success(InstId id) {
  const Samples *expected = operand(id, 1), *is = part(Value(id), 1);
  const unsigned bytes = shape_of(function_.operand(id, 1)).bytes();
  bool chooses = false;
  for (unsigned run = 0; run < kRuns; run += 2)
    chooses |= expected != nullptr && expected->undefined_bytes(run) == 0 && is->word(run) == 0 &&
               force(id, bytes, run, expected->word(run), 0);
  return chooses;
}

// The first and the last number, from which differences to others leave the type.
bool Source::try_extremes(InstId comparison) {
  const Value left = function_.operand(comparison, 0), right = function_.operand(comparison, 1);
  if (!left.is_local() || !right.is_constant()) return false;
  const uint64_t mask = low_mask(shape_of(left).bits);
  const bool is_signed = ssa::IntPredicate{function_[comparison].subcode} >= ssa::IntPredicate::SGT;
  bool chooses = false;
  for (const uint64_t number : {is_signed ? mask ^ mask >> 1 : 0, is_signed ? mask >> 1 : mask})
    chooses |=
        choose(left, static_cast<unsigned>(mixed(comparison.index(), number) % kRuns), number);
  return chooses;
}

// A load reads what a store before it has written, where their addresses are not known to be the
// same or others: code that loads before it stores differs there.
bool Source::try_equal_addresses(ssa::BlockId block) {
  bool chooses = false;
  std::vector<InstId> stores;
  for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Call && ssa::called_intrinsic_name(function_, id).empty()) stores.clear();
    if (opcode == Opcode::Store) stores.push_back(id);
    if (opcode != Opcode::Load) continue;
    for (size_t s = stores.size(); s > 0 && s + kMaxStores > stores.size(); --s) {
      const InstId store = stores[s - 1];
      chooses |= try_equal_addresses(function_.operand(store, 1), function_.operand(id, 0),
                                     mixed(store.index(), id.index()));
    }
  }
  return chooses;
}

// Not those of variables, which are known to be apart.
bool Source::try_equal_addresses(Value stored, Value loaded, uint64_t key) {
  const Samples *a = value(stored), *b = value(loaded);
  if (a == nullptr || b == nullptr || stored == loaded) return false;
  for (unsigned run = 0; run < kRuns; ++run)
    if (a->word(run) == b->word(run)) return false;
  const auto run = static_cast<unsigned>(key % kRuns);
  return choose(stored, run, b->word(run)) || choose(loaded, run, a->word(run));
}

// Of a number that is compared with zero: zeros of both signs, which meet in two runs where several
// numbers are.
bool Source::try_zeros(Value number) {
  if (!number.is_local()) return false;
  const uint64_t minus = uint64_t{1} << (shape_of(number).bits - 1);
  bool chooses = false;
  for (const unsigned run : {2u, 9u})
    chooses |= choose(number, run, (number.local().index() + run) % 2 == 0 ? 0 : minus);
  return chooses;
}

// One of the operands is not a number; zeros have different signs; one operand is twice, half, and
// many times the other, where code that saturates another number differs.
bool Source::try_floating_comparison(InstId id) {
  const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
  const Shape shape = shape_of(left);
  if (shape.lanes != 1 || (shape.bits != 32 && shape.bits != 64)) return false;
  const uint64_t minus = uint64_t{1} << (shape.bits - 1), nan = low_mask(shape.bits - 1);
  const auto run = static_cast<unsigned>(mixed(id.index()) % kRuns);
  const bool is_zero = right.is_constant() && (value(right)->word(0) & ~minus) == 0;
  bool chooses = is_zero && try_zeros(left);
  chooses |= choose(left, run, nan) || choose(left, (run + 1) % kRuns, nan);
  chooses |= choose(right, (run + 2) % kRuns, nan) || choose(right, (run + 3) % kRuns, nan);
  for (const unsigned by : {5u, 6u}) {
    chooses |= choose(left, (run + by) % kRuns, by == 5 ? minus : 0);
    chooses |= choose(right, (run + by) % kRuns, by == 5 ? 0 : minus);
  }
  const uint64_t twice = uint64_t{1} << (shape.bits == 64 ? 52 : 23);
  unsigned at = run + 8;
  for (const uint64_t distance : {twice, uint64_t{0} - twice, 10 * twice}) {
    const unsigned other = at++ % kRuns;
    chooses |= choose(left, other, value(right)->word(other) + distance) ||
               choose(right, other, value(left)->word(other) - distance);
  }
  return chooses;
}

// What promises to lose nothing does so in half of the runs.
bool Source::try_conversion(InstId id) {
  const Samples* is = value(Value(id));
  const Shape shape = shape_of(id);
  if (is == nullptr || is->undefined == nullptr || shape.lanes != 1) return false;
  bool chooses = false;
  for (unsigned run = 0; run < kRuns; run += 2) {
    if (is->undefined_bytes(run) == 0 || operand(id, 0)->undefined_bytes(run) != 0) continue;
    const uint64_t any = mixed(id.index(), run);
    const unsigned bits = run % 4 == 0 ? 12 : std::min(shape.bits - 1, 50u);
    const bool is_negative = function_[id].opcode == Opcode::FPToSI && (any >> 63) != 0;
    const uint64_t number = shape.bits <= 12 ? any >> 8 : any >> 8 & low_mask(bits);
    chooses |= choose(Value(id), run, is_negative ? -number : number);
  }
  return chooses;
}

// Quotients by constants are computed by multiplications, which are tried with the first and the
// last multiples and their neighbours; a bias is tried with numbers that it carries in.
bool Source::try_quotient(InstId id) {
  const Value dividend = function_.operand(id, 0);
  const Samples *now = value(dividend), *divisor = operand(id, 1);
  if (now == nullptr || divisor == nullptr || shape_of(id).lanes != 1) return false;
  const unsigned bits = shape_of(id).bits;
  const Opcode opcode = function_[id].opcode;
  const bool is_signed = opcode == Opcode::SDiv || opcode == Opcode::SRem;
  const uint64_t mask = low_mask(bits), last = is_signed ? mask >> 1 : mask, first = last + 1;
  bool chooses = false;
  for (unsigned run = 0; run < kRuns; ++run) {
    const uint64_t d = divisor->word(run);
    const uint64_t by = is_signed && (d & first & mask) != 0 ? -d & mask : d;
    if (by == 0 || divisor->undefined_bytes(run) != 0) continue;
    const uint64_t most = last / by * by, least = is_signed ? -(first / by * by) : by;
    const uint64_t near = (now->word(run) & last) / by * by;
    const uint64_t odd = by >> std::countr_zero(by);
    const uint64_t numbers[kRuns] = {0,
                                     most + by,
                                     first,
                                     most,
                                     0,
                                     least - by,
                                     last,
                                     near - 1,
                                     0,
                                     near + odd,
                                     by << 8,
                                     least,
                                     0,
                                     first + 1,
                                     uint64_t{0} - 257,
                                     near + (near / by % 2 == 0 ? by : 0)};
    const bool is_tried = function_.operand(id, 1).is_constant() ? run % 4 != 0 : run % 4 == 3;
    chooses |= is_tried && choose(dividend, run, numbers[run] & mask);
  }
  return chooses;
}

// So that all these conditions are what is wanted in some run: one in which most of them are.
bool Source::try_together(std::span<const Condition> conditions, uint64_t key) {
  const auto is_so = [&](const Condition& condition, unsigned run) {
    const Samples* is = value(condition.value);
    return is != nullptr && is->undefined_bytes(run) == 0 &&
           (is->word(run) & 1) == uint64_t{condition.wanted};
  };
  unsigned best = 0;
  ptrdiff_t most = -1;
  for (unsigned r = 0; r < kRuns; ++r) {
    const auto run = static_cast<unsigned>((key + r) % kRuns);
    const ptrdiff_t count = std::ranges::count_if(
        conditions, [&](const Condition& condition) { return is_so(condition, run); });
    if (count == std::ssize(conditions)) return false;
    if (count > most) most = count, best = run;
  }
  bool chooses = false;
  for (const bool keeps : {false, true})  // what is already so, from other choices
    for (const Condition& condition : conditions)
      if (is_so(condition, best) == keeps)
        chooses |= choose(condition.value, best, uint64_t{condition.wanted});
  return chooses;
}

// Each condition of a conjunction or disjunction decides alone in some run, and none in another
// (modified condition/decision coverage; Chilenski & Miller 1994).
bool Source::try_decision(InstId root) {
  if (shape_of(root).bits != 1) return false;
  const Opcode opcode = function_[root].opcode;
  const bool neutral = opcode == Opcode::And;
  std::vector<Condition> conditions{{Value(root), neutral}};
  for (size_t i = 0; i < conditions.size() && conditions.size() <= kMaxConditions;)
    if (const Value whole = conditions[i].value;
        whole.is_local() && function_[whole.local()].opcode == opcode) {
      const std::span<const Value> operands = function_.operands(whole.local());
      conditions[i].value = operands[0];
      conditions.push_back({operands[1], neutral});
    } else {
      ++i;
    }
  bool chooses = try_together(conditions, mixed(root.index(), conditions.size()));
  for (size_t alone = 0; alone < conditions.size(); ++alone) {
    conditions[alone].wanted = !neutral;
    chooses |= try_together(conditions, mixed(root.index(), alone));
    conditions[alone].wanted = neutral;
  }
  return chooses;
}

// Where a select chooses among selects, the condition of each of them is tried both ways while
// those before choose it.
bool Source::try_selects(InstId root) {
  if (shape_of(function_.operand(root, 0)).lanes != 1) return false;
  std::vector<Condition> path;
  return try_selects(root, path);
}

bool Source::try_selects(InstId select, std::vector<Condition>& path) {
  bool chooses = false;
  for (const bool wanted : {true, false}) {
    path.push_back({function_.operand(select, 0), wanted});
    chooses |= try_together(path, mixed(select.index(), path.size() + uint64_t{wanted} * 64));
    const Value arm = function_.operand(select, wanted ? 1 : 2);
    if (path.size() < kMaxSelects && arm.is_local() &&
        function_[arm.local()].opcode == Opcode::Select &&
        shape_of(function_.operand(arm.local(), 0)).lanes == 1)
      chooses |= try_selects(arm.local(), path);
    path.pop_back();
  }
  return chooses;
}

Source::Differences Source::differences(Value left, Value right) {
  const Samples &a = *value(left), &b = *value(right);
  Differences result{{}, undefined_runs(a) | undefined_runs(b), low_mask(shape_of(left).bits)};
  for (unsigned run = 0; run < kRuns; ++run)
    result.by_run[run] = (a.word(run) - b.word(run)) & result.mask;
  return result;
}
unsigned Source::Differences::count(uint64_t distance) const {
  unsigned found = 0;
  for (unsigned run = 0; run < kRuns && undefined != 0; ++run)
    found += by_run[run] == distance && (undefined >> run & 1) == 0;
  for (unsigned run = 0; run < kRuns && undefined == 0; ++run) found += by_run[run] == distance;
  return found;
}

// So that the left one is so much more than the right one in some run.
Source::Tried Source::try_comparison(Value left, Value right, const Differences& now,
                                     uint64_t distance, uint64_t key) {
  const unsigned wanted = distance == 0 ? 2 : 1;  // runs
  const unsigned found = now.count(distance & now.mask);
  if (found >= wanted) return Tried::Before;
  unsigned missing = wanted - found;
  const Samples &a = *value(left), &b = *value(right);
  Tried tried = Tried::Impossible;
  for (unsigned attempt = 0; attempt < kAttempts && missing != 0; ++attempt) {
    const auto run = static_cast<unsigned>((key + 5 * attempt) % kRuns);
    const bool is_chosen =
        (b.undefined_bytes(run) == 0 && choose(left, run, (b.word(run) + distance) & now.mask)) ||
        (a.undefined_bytes(run) == 0 && choose(right, run, (a.word(run) - distance) & now.mask));
    missing -= is_chosen;
    if (is_chosen) tried = Tried::Chosen;
  }
  return tried;
}

}  // namespace lilt::certify
