// Sums of all lanes of a vector (llvm.vector.reduce.add): what is added up may be in any lanes.
//
// Idea. A vectorized sum adds vectors in a loop and their lanes after it. Until then only the sum
// of the lanes matters, so an instruction that also adds neighbours may stand for each vector:
// psadbw adds eight bytes, or the distances of eight pairs of bytes; pmaddwd adds the products of
// two pairs of words; pmuludq multiplies every second lane, and sums of 64 bits have the right 32
// lower ones. Several accumulators that come together after the loop become one, since these
// instructions leave few registers to add; and such vectors of neighbours in memory become one.
//
// Terms. The *web* of a sum: the additions and phis that lead to it and to nothing else. Its
// *terms* are the other operands. A *tree* is an addition of the web with those that it alone uses.
//
// Invariant. For each value of the web, the new value has the same sum of lanes modulo 2^n, where
// lanes have n bits at first.
//
// Source: LLVM's X86PartialReduction.
#include <algorithm>
#include <bit>

#include "backend/legalize/emitter.h"
#include "backend/legalize/intrinsics/intrinsic_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"
#include "ir/opt/alias.h"
#include "ir/opt/side_effects.h"

namespace lilt::backend {

namespace {

using ssa::ConstantKind;

constexpr size_t kMaxWeb = 64;
constexpr int kMaxDistance = 128;  // of loads that may become one

// The numbers of a vector of bytes or words as lanes of more bits; none() if there is no vector.
struct NarrowLanes {
  Value source;
  Opcode extension = Opcode::BitCast;  // from bytes to words

  bool exists() const { return source.valid(); }
};

struct Term {
  enum class Kind : uint8_t {
    Plain,
    Bytes,    // |a - b|, or a
    Words,    // a * b
    Doubles,  // a * b, of lanes of 32 bits
  };
  Kind kind = Kind::Plain;
  Value value;
  NarrowLanes a, b;
};
using Terms = ArenaVector<Term>;

struct Accumulator {
  InstId phi, sum;
  uint32_t back_edge;  // the operand of the phi
  ArenaVector<Value> added;
};

// The web of one sum, its terms, and what becomes of it.
class SumWeb {
 protected:
  SumWeb(ssa::Function& function, InstId root, Arena& scratch)
      : function_(function),
        types_(function.types()),
        scratch_(scratch),
        emit_(function, scratch),
        root_(root),
        is_in_web_(function.value_count(), false, scratch),
        web_(scratch) {}

  Value root_sum() const { return function_.operand(root_, 2); }

  // --- the web

  void collect_web(Value value) {
    for (const InstId id : web_) is_in_web_[id.index()] = false;
    web_.clear();
    is_in_web_.resize(function_.value_count());
    add_to_web(value);
    for (size_t i = 0; i < web_.size() && web_.size() <= kMaxWeb; ++i) {
      const uint32_t step = function_[web_[i]].opcode == Opcode::Phi ? 2 : 1;
      for (uint32_t o = 0; o < function_[web_[i]].operand_count; o += step)
        add_to_web(function_.operand(web_[i], o));
    }
    if (web_.size() > kMaxWeb) {
      for (const InstId id : web_) is_in_web_[id.index()] = false;
      web_.clear();
    }
    while (std::erase_if(web_, [&](InstId id) { return leaves_web(id); }) != 0) {
    }
  }
  void add_to_web(Value value) {
    if (!value.is_local() || is_in_web(value)) return;
    const ssa::Instruction& i = function_[value.local()];
    if (i.opcode != Opcode::Add && i.opcode != Opcode::Phi) return;
    is_in_web_[value.local().index()] = true;
    web_.push_back(value.local());
  }
  bool leaves_web(InstId id) {
    for (ssa::UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
      if (const InstId user = function_.user(use); user != root_ && !is_in_web(user)) {
        is_in_web_[id.index()] = false;
        return true;
      }
    return false;
  }
  bool is_in_web(Value value) const {
    return value.is_local() && value.local().index() < is_in_web_.size() &&
           is_in_web_[value.local().index()];
  }
  bool is_sum_of_web(Value value) const {
    return is_in_web(value) && function_[value.local()].opcode == Opcode::Add;
  }
  void append_operands(InstId tree, ArenaVector<Value>& operands) const {
    for (const Value operand : function_.operands(tree))
      if (is_sum_of_web(operand) && is_inner(operand.local()))
        append_operands(operand.local(), operands);
      else
        operands.push_back(operand);
  }
  // Whether another addition of the block is the only one that takes it.
  bool is_inner(InstId sum) const {
    if (!function_.has_one_use(sum)) return false;
    const InstId user = function_.user(function_.first_use(sum));
    return is_sum_of_web(user) && function_.block_of(user) == function_.block_of(sum);
  }

  // --- terms

  uint32_t bits_of(Value value) const { return emit_.bits_of(function_.type_of(value)); }
  uint32_t count_of(Value value) const {
    return static_cast<uint32_t>(lane_count(types_, function_.type_of(value)));
  }
  bool is_instruction(Value value, Opcode opcode) const {
    return value.is_local() && function_[value.local()].opcode == opcode;
  }
  Value bytes_under(Value value) const {
    if (!is_instruction(value, Opcode::ZExt)) return {};
    const Value source = function_.operand(value.local(), 0);
    return bits_of(source) == 8 ? source : Value();
  }

  // Numbers that signed words hold.
  NarrowLanes words_under(Value value) {
    if (is_instruction(value, Opcode::ZExt) || is_instruction(value, Opcode::SExt)) {
      const Opcode opcode = function_[value.local()].opcode;
      const Value source = function_.operand(value.local(), 0);
      if (bits_of(source) == 8) return {source, opcode};
      return {bits_of(source) == 16 && opcode == Opcode::SExt ? source : Value()};
    }
    if (!value.is_constant() ||
        function_.constants()[value.constant()].kind != ConstantKind::Aggregate)
      return {};
    ArenaVector<Value> words(scratch_);
    for (uint32_t lane = 0; lane < count_of(value); ++lane) {
      const Value number = function_.constants().elements(value.constant())[lane];
      if (!emit_.is_integer(number)) return {};
      const auto bits = static_cast<uint32_t>(emit_.bits_of_constant(number));
      if (static_cast<int32_t>(bits) != static_cast<int16_t>(bits)) return {};
      words.push_back(emit_.integer(ssa::kI16, bits));
    }
    return {function_.constants().aggregate(types_.vector(words.size(), ssa::kI16), words)};
  }

  // An extended product of words which hold it, as those of bytes do.
  Term extended_product(InstId id) {
    const Opcode opcode = function_[id].opcode;
    if (opcode != Opcode::ZExt && opcode != Opcode::SExt) return {};
    const Value product = function_.operand(id, 0);
    if (bits_of(product) != 16 || !is_instruction(product, Opcode::Mul)) return {};
    const auto bytes = [&](uint32_t operand) {
      const NarrowLanes lanes = words_under(function_.operand(product.local(), operand));
      return lanes.extension == Opcode::BitCast ? NarrowLanes() : lanes;
    };
    const NarrowLanes a = bytes(0), b = bytes(1);
    const bool are_unsigned = a.extension == Opcode::ZExt && b.extension == Opcode::ZExt;
    if (!a.exists() || !b.exists() || are_unsigned != (opcode == Opcode::ZExt)) return {};
    return {Term::Kind::Words, id, a, b};
  }

  Term term_of(Value value) {
    const Term plain{Term::Kind::Plain, value, {}, {}};
    if (!value.is_local() || !function_.has_one_use(value.local())) return plain;
    if (const Value bytes = bytes_under(value); bytes.valid())
      return {Term::Kind::Bytes, value, {bytes}, {}};
    const InstId id = value.local();
    if (ssa::called_intrinsic_name(function_, id) == "llvm.abs") {
      const Value difference = function_.operand(id, 2);
      if (!is_instruction(difference, Opcode::Sub)) return plain;
      const Value a = bytes_under(function_.operand(difference.local(), 0));
      const Value b = bytes_under(function_.operand(difference.local(), 1));
      return a.valid() && b.valid() ? Term{Term::Kind::Bytes, value, {a}, {b}} : plain;
    }
    if (lane_bits_ != 32) return plain;
    if (const Term product = extended_product(id); product.a.exists()) return product;
    if (function_[id].opcode != Opcode::Mul) return plain;
    const Value a = function_.operand(id, 0), b = function_.operand(id, 1);
    const NarrowLanes first = words_under(a), second = words_under(b);
    if (first.exists() && second.exists()) return {Term::Kind::Words, value, first, second};
    auto is_wide = [&](Value factor) {
      return !factor.is_constant() && !is_instruction(factor, Opcode::ZExt) &&
             !is_instruction(factor, Opcode::SExt);
    };
    if (function_.has(processor_feature::Sse41) || !is_wide(a) || !is_wide(b)) return plain;
    return {Term::Kind::Doubles, value, {a}, {b}};
  }

  bool is_zero(Value value) const {
    return value.is_constant() &&
           function_.constants()[value.constant()].kind == ConstantKind::Zero;
  }
  // Whether it becomes an accumulator without an instruction in a loop: a constant, or a number in
  // one lane of zeros.
  bool is_start(Value value) const {
    return value.is_constant() || (is_instruction(value, Opcode::InsertElement) &&
                                   is_zero(function_.operand(value.local(), 0)) &&
                                   emit_.is_integer(function_.operand(value.local(), 2)));
  }

  Terms terms_of(InstId tree) {
    ArenaVector<Value> operands(scratch_);
    append_operands(tree, operands);
    Terms terms(scratch_);
    for (const Value operand : operands)
      terms.push_back(is_in_web(operand) ? Term{Term::Kind::Plain, operand, {}, {}}
                                         : term_of(operand));
    return terms;
  }

  // --- what the web becomes

  template <class Visit>
  void for_each_term(Value sum, Visit visit) {
    if (!is_in_web(sum)) visit(term_of(sum));
    for (const InstId id : web_) {
      const uint32_t step = function_[id].opcode == Opcode::Phi ? 2 : 1;
      for (uint32_t o = 0; o < function_[id].operand_count; o += step)
        if (const Value operand = function_.operand(id, o); !is_in_web(operand))
          visit(term_of(operand));
    }
  }

  // Whether anything is gained.
  bool choose_lanes(Value sum) {
    const TypeId type = function_.type_of(sum);
    const VectorShape shape = vector_shape(types_, type);
    if (shape.form != VectorForm::Packed || shape.lane_bytes == 1 || shape.count < 4) return false;
    lane_bits_ = accumulated_bits_ = 8 * shape.lane_bytes;
    collect_web(sum);
    bool has_some = false, has_doubles = false, has_others = false;
    for_each_term(sum, [&](const Term& term) {
      has_some |= term.kind == Term::Kind::Bytes || term.kind == Term::Kind::Words;
      has_doubles |= term.kind == Term::Kind::Doubles;
      has_others |= term.kind == Term::Kind::Words ||
                    (term.kind == Term::Kind::Plain && !is_start(term.value));
    });
    if (has_doubles && !has_others) accumulated_bits_ = 64;
    return has_some || accumulated_bits_ == 64;
  }
  // A product that is not made in lanes of 64 bits is a term like others.
  bool is_plain(const Term& term) const {
    return term.kind == Term::Kind::Plain ||
           (term.kind == Term::Kind::Doubles && accumulated_bits_ != 64);
  }

  ssa::Function& function_;
  ssa::TypeTable& types_;
  Arena& scratch_;
  Emitter emit_;
  const InstId root_;
  uint32_t lane_bits_ = 0, accumulated_bits_ = 0;  // of the sum, and of the new one's lanes

 private:
  ArenaVector<bool> is_in_web_;  // by value, of those older than the step

 protected:
  ArenaVector<InstId> web_;
};

class PartialReduction : SumWeb {
 public:
  PartialReduction(ssa::Function& function, InstId root, Arena& scratch)
      : SumWeb(function, root, scratch),
        alias_(function, scratch),
        built_(scratch),
        trees_(scratch) {}

  void run() {
    if (!choose_lanes(root_sum())) return;
    emit_.set_position(root_);
    join_accumulators(root_sum());
    plan_trees();
    rewrite();
  }

 private:
  // --- several accumulators as one

  std::optional<Accumulator> accumulator_of(Value sum) {
    if (!is_sum_of_web(sum)) return std::nullopt;
    Accumulator found{{}, sum.local(), 0, ArenaVector<Value>(scratch_)};
    append_operands(found.sum, found.added);
    const auto phi =
        std::ranges::find_if(found.added, [&](Value operand) { return is_in_web(operand); });
    if (phi == found.added.end() || !is_instruction(*phi, Opcode::Phi)) return std::nullopt;
    found.phi = phi->local();
    found.added.erase(phi);
    uint32_t uses = 0, in_phi = 0;
    for (ssa::UseId use = function_.first_use(found.sum); use.valid();
         use = function_.next_use(use), ++uses)
      if (function_.user(use) == found.phi) {
        found.back_edge = function_.operand_index(use);
        ++in_phi;
      }
    bool is_alone = uses == 2 && in_phi == 1 && function_.has_one_use(found.phi);
    for (uint32_t o = 0; o < function_[found.phi].operand_count; o += 2)
      is_alone &= o == found.back_edge || !is_in_web(function_.operand(found.phi, o));
    bool has_gain = false;
    for (const Value value : found.added) {
      is_alone &= !is_in_web(value);
      has_gain |= !is_plain(term_of(value));
    }
    return is_alone && has_gain ? std::optional(found) : std::nullopt;
  }
  bool are_parallel(const Accumulator& a, const Accumulator& b) const {
    const std::span<const Value> of_a = function_.operands(a.phi), of_b = function_.operands(b.phi);
    bool same = function_.block_of(a.phi) == function_.block_of(b.phi) &&
                function_.block_of(a.sum) == function_.block_of(b.sum) &&
                a.back_edge == b.back_edge && of_a.size() == of_b.size();
    for (size_t o = 1; same && o < of_a.size(); o += 2) same = of_a[o] == of_b[o];
    return same;
  }

  void join_accumulators(Value sum) {
    if (!is_sum_of_web(sum)) return;
    ArenaVector<Value> operands(scratch_);
    append_operands(sum.local(), operands);
    ArenaVector<Accumulator> joined(scratch_);
    for (const Value operand : operands)
      if (const auto found = accumulator_of(operand);
          found && (joined.empty() || are_parallel(joined[0], *found)))
        joined.push_back(*found);
    if (joined.size() < 2) return;
    join(joined);
    collect_web(function_.operand(root_, 2));
  }

  void join(std::span<const Accumulator> joined) {
    const Accumulator& first = joined[0];
    InstId last = function_.terminator(function_.block_of(first.sum));
    while (std::ranges::find(joined, last, &Accumulator::sum) == joined.end())
      last = function_.previous(last);
    emit_.set_position(function_.next(last));
    Value added;
    for (const Accumulator& each : joined)
      for (const Value value : each.added) added = added.valid() ? emit_.add(added, value) : value;
    const Value sum = emit_.make(Opcode::Add, function_.type_of(added), {added, first.phi});
    for (uint32_t o = 0; o < function_[first.phi].operand_count; o += 2) {
      if (o == first.back_edge) continue;
      emit_.set_position(function_.terminator(function_.operand(first.phi, o + 1).block()));
      Value start = function_.operand(first.phi, o);
      for (const Accumulator& each : joined.subspan(1))
        start = sum_of_starts(start, function_.operand(each.phi, o));
      function_.set_operand(first.phi, o, start);
    }
    const Value zero = emit_.null_value(function_.type_of(sum));
    for (const Accumulator& each : joined) {
      function_.replace_all_uses(each.sum, each.sum == first.sum ? sum : zero);
      erase_dead(each.sum);
    }
  }
  Value sum_of_starts(Value a, Value b) {
    return is_zero(a) ? b : is_zero(b) ? a : emit_.add(a, b);
  }

  void erase_dead(Value value) {
    if (!value.is_local() || function_.has_uses(value.local()) ||
        (opt::must_stay(function_, value.local()) && !opt::is_pure_call(function_, value.local())))
      return;
    const std::span<const Value> old = function_.operands(value.local());
    const ArenaVector<Value> operands(old.begin(), old.end(), scratch_);
    function_.erase(value.local());
    for (const Value operand : operands) erase_dead(operand);
  }

  // --- loads side by side

  // One load in place of two, the second of which follows the first in memory.
  struct PairOfLoads {
    InstId lower, later;
  };
  std::optional<PairOfLoads> pair_of(Value lower, Value upper) {
    auto is_free = [&](Value value) {
      return is_instruction(value, Opcode::Load) &&
             (!function_.has_uses(value.local()) || function_.has_one_use(value.local())) &&
             !opt::is_ordered(function_[value.local()]);
    };
    if (!is_free(lower) || !is_free(upper) || lower == upper) return std::nullopt;
    const InstId first = lower.local(), second = upper.local();
    const TypeId type = function_[first].type;
    if (function_[second].type != type || function_.block_of(first) != function_.block_of(second))
      return std::nullopt;
    const opt::MemoryLocation below = alias_.place(function_.operand(first, 0), type),
                              above = alias_.place(function_.operand(second, 0), type);
    if (below.base != above.base || !below.base.valid() ||
        above.offset != below.offset + types_.store_size(type))
      return std::nullopt;
    for (const auto& [from, to] : {std::pair(first, second), std::pair(second, first)})
      if (is_before_without_write(from, to)) return PairOfLoads{first, to};
    return std::nullopt;
  }
  bool is_before_without_write(InstId from, InstId to) const {
    for (int distance = 0; distance < kMaxDistance && from.valid(); ++distance) {
      if (from == to) return true;
      if (opt::memory_effect(function_, from) >= opt::MemoryEffect::Writes) return false;
      from = function_.next(from);
    }
    return false;
  }
  bool may_join(const NarrowLanes& lower, const NarrowLanes& upper) {
    if (lower.exists() != upper.exists() || lower.extension != upper.extension) return false;
    if (!lower.exists()) return true;
    const bool are_constants = lower.source.is_constant() && upper.source.is_constant();
    return are_constants || pair_of(lower.source, upper.source).has_value();
  }
  void join(NarrowLanes& lower, const NarrowLanes& upper) {
    if (!lower.exists()) return;
    const TypeId type = function_.type_of(lower.source);
    const TypeId twice = types_.vector(2 * lane_count(types_, type), lane_type(types_, type));
    if (lower.source.is_constant()) {
      ArenaVector<Value> lanes(scratch_);
      for (const Value half : {lower.source, upper.source})
        for (const Value lane : function_.constants().elements(half.constant()))
          lanes.push_back(lane);
      lower.source = function_.constants().aggregate(twice, lanes);
      return;
    }
    const PairOfLoads pair = *pair_of(lower.source, upper.source);
    const InstId position = emit_.position();
    emit_.set_position(pair.later);
    lower.source =
        emit_.load(twice, function_.operand(pair.lower, 0), function_.alignment(pair.lower));
    emit_.set_position(position);
  }

  void join_neighbours(Terms& terms) {
    for (size_t i = 0; i < terms.size(); ++i)
      for (size_t k = 0; k < terms.size(); ++k) {
        const Term &lower = terms[i], &upper = terms[k];
        if (i == k || is_plain(lower) || lower.kind != upper.kind ||
            lower.kind == Term::Kind::Doubles || !fits_twice(lower) ||
            lower.a.source == upper.a.source || !may_join(lower.a, upper.a) ||
            !may_join(lower.b, upper.b))
          continue;
        join(terms[i].a, terms[k].a);
        join(terms[i].b, terms[k].b);
        terms.erase(terms.begin() + static_cast<std::ptrdiff_t>(k));
        return join_neighbours(terms);
      }
  }
  bool fits_twice(const Term& term) const {
    const uint32_t lane = term.kind == Term::Kind::Bytes ? 1 : 2;
    return 2 * count_of(term.a.source) * lane <= register_bytes();
  }

  // --- what becomes of the web

  // Of the instruction's result.
  uint32_t bytes_of(const Term& term) const {
    const uint32_t count = count_of(term.kind == Term::Kind::Plain ? term.value : term.a.source);
    const uint32_t bytes = term.kind == Term::Kind::Bytes     ? count
                           : term.kind == Term::Kind::Words   ? 2 * count
                           : term.kind == Term::Kind::Doubles ? 16
                                                              : count * accumulated_bits_ / 8;
    return std::clamp(bytes, 16u, register_bytes());
  }
  uint32_t register_bytes() const { return function_.has(processor_feature::Avx2) ? 32 : 16; }

  void plan_trees() {
    built_.assign(function_.value_count(), Value());
    uint32_t bytes = 16;
    auto plan = [&](Terms& terms) {
      join_neighbours(terms);
      for (const Term& term : terms)
        if (!is_in_web(term.value) && !is_start(term.value))
          bytes = std::max(bytes, bytes_of(term));
    };
    for (const InstId id : web_)
      if (function_[id].opcode == Opcode::Add && !is_inner(id)) {
        trees_.push_back({id, terms_of(id)});
        plan(trees_.back().terms);
      }
    for_each_term(root_sum(), [&](const Term& term) {
      if (is_plain(term) && !is_start(term.value)) bytes = std::max(bytes, bytes_of(term));
    });
    bytes_ = bytes;
    type_ = types_.vector(8 * bytes / accumulated_bits_, types_.integer(accumulated_bits_));
  }

  void rewrite() {
    const Value zero = emit_.null_value(type_);
    for (const InstId id : web_) {
      if (function_[id].opcode != Opcode::Phi) continue;
      const std::span<const Value> old = function_.operands(id);
      ArenaVector<Value> operands(old.begin(), old.end(), scratch_);
      for (size_t o = 0; o < operands.size(); o += 2) operands[o] = zero;
      emit_.set_position(id);
      built_[id.index()] = emit_.make(Opcode::Phi, type_, operands);
    }
    emit_.set_position(root_);
    const Value lanes = new_value(root_sum());
    for (const InstId id : web_) {
      if (function_[id].opcode != Opcode::Phi) continue;
      for (uint32_t o = 0; o < function_[id].operand_count; o += 2) {
        emit_.set_position(function_.terminator(function_.operand(id, o + 1).block()));
        const Value input = new_value(function_.operand(id, o));
        function_.set_operand(built_[id.index()].local(), o, input);
      }
    }
    emit_.set_position(root_);
    const Value number = emit_.intrinsic("llvm.vector.reduce.add", type_,
                                         types_.integer(accumulated_bits_), {lanes});
    function_.replace_all_uses(root_, emit_.resize_unsigned(number, function_[root_].type));
    erase_web();
  }
  void erase_web() {
    const TypeId type = function_.type_of(root_sum());
    for (const InstId id : web_)
      if (function_[id].opcode == Opcode::Phi)
        function_.replace_all_uses(id, function_.constants().poison(type));
    const ArenaVector<InstId> phis = web_;
    erase_dead(root_);
    for (const InstId id : phis)
      if (function_[id].opcode == Opcode::Phi && function_.block_of(id).valid()) erase_dead(id);
  }
  Value new_value(Value value) {
    return is_in_web(value) ? value_of_web(value.local()) : accumulated(term_of(value));
  }

  // --- new values

  Value with_lanes(Value vector, uint32_t first, uint32_t count) {
    ArenaVector<uint64_t> lanes(scratch_);
    for (uint32_t i = 0; i < count; ++i) lanes.push_back(first + i);
    return take_lanes(emit_, vector, lanes);
  }
  // Of so many lanes; zeros follow.
  Value widened(Value vector, uint32_t count) {
    const uint32_t own = count_of(vector);
    if (own >= count) return vector;
    ArenaVector<Value> order(scratch_);
    for (uint32_t i = 0; i < count; ++i)
      order.push_back(emit_.integer(ssa::kI32, i < own ? i : own + i % own));
    const TypeId type = function_.type_of(vector);
    const Value lanes = function_.constants().aggregate(types_.vector(count, ssa::kI32), order);
    return emit_.make(Opcode::ShuffleVector, types_.vector(count, lane_type(types_, type)),
                      {vector, emit_.null_value(type), lanes});
  }
  Value part_of(Value vector, uint32_t first, uint32_t count) {
    if (count_of(vector) <= count) return widened(vector, count);
    return with_lanes(vector, first, count);
  }
  // The sum over registers of what an instruction makes of each.
  template <class Make>
  Value sum_of_parts(Value a, Value b, uint32_t lanes, Make make) {
    Value sum;
    for (uint32_t first = 0; first < count_of(a); first += lanes) {
      const Value of_a = part_of(a, first, lanes), of_b = part_of(b, first, lanes);
      const Value made = make(of_a, of_b);
      sum = sum.valid() ? emit_.add(sum, made) : made;
    }
    return sum;
  }
  Value packed(PackedOpcode opcode, TypeId lane, uint32_t bytes, Value a, Value b) {
    const TypeId type = types_.vector(8 * bytes / emit_.bits_of(lane), lane);
    return emit_.packed(opcode, type, {a, b});
  }
  Value words_of(const NarrowLanes& lanes) {
    if (lanes.extension == Opcode::BitCast) return lanes.source;
    return emit_.cast(lanes.extension, lanes.source,
                      types_.vector(count_of(lanes.source), ssa::kI16));
  }

  Value sum_of_bytes(const Term& term) {
    const uint32_t bytes = bytes_of(term);
    const Value a = term.a.source;
    const Value b = term.b.exists() ? term.b.source : emit_.null_value(function_.type_of(a));
    return sum_of_parts(a, b, bytes, [&](Value first, Value second) {
      return packed(PackedOpcode::SumOfDistances, ssa::kI64, bytes, first, second);
    });
  }
  Value sum_of_words(const Term& term) {
    const uint32_t bytes = bytes_of(term);
    const Value a = words_of(term.a), b = words_of(term.b);
    return sum_of_parts(a, b, bytes / 2, [&](Value first, Value second) {
      return packed(PackedOpcode::MultiplyAddPairs, ssa::kI32, bytes, first, second);
    });
  }
  Value sum_of_doubles(const Term& term) {
    const TypeId type = types_.vector(2, ssa::kI64);
    auto product = [&](Value a, Value b) {
      return packed(PackedOpcode::MultiplyEven, ssa::kI64, 16, a, b);
    };
    return sum_of_parts(term.a.source, term.b.source, 4, [&](Value first, Value second) {
      const Value a = emit_.cast(Opcode::BitCast, first, type);
      const Value b = emit_.cast(Opcode::BitCast, second, type);
      const Value even = product(a, b);
      const Value odd_a = emit_.shift(Opcode::LShr, a, 32),
                  odd_b = emit_.shift(Opcode::LShr, b, 32);
      return emit_.add(even, product(odd_a, odd_b));
    });
  }

  // The same sum of lanes in an accumulator.
  Value as_accumulator(Value vector) {
    vector = widened(vector, std::bit_ceil(count_of(vector)));  // whose halves have all lanes
    while (types_.size_of(function_.type_of(vector)) > bytes_) {
      const uint32_t half = count_of(vector) / 2;
      const Value low = with_lanes(vector, 0, half);
      vector = emit_.add(low, with_lanes(vector, half, half));
    }
    vector = widened(vector, 8 * bytes_ / bits_of(vector));
    return emit_.cast(Opcode::BitCast, vector, type_);
  }
  Value number_as_accumulator(Value number) {
    return emit_.insert_element(emit_.null_value(type_),
                                emit_.resize_unsigned(number, lane_type(types_, type_)), 0);
  }
  Value constant_as_accumulator(Value constant) {
    ArenaVector<Value> lanes(8 * bytes_ / accumulated_bits_,
                             emit_.integer(lane_type(types_, type_), 0), scratch_);
    if (function_.constants()[constant.constant()].kind != ConstantKind::Aggregate)
      return emit_.null_value(type_);
    uint64_t sum = 0;
    for (const Value lane : function_.constants().elements(constant.constant()))
      if (emit_.is_integer(lane)) sum += emit_.bits_of_constant(lane);
    lanes[0] = emit_.integer(lane_type(types_, type_), sum);
    return function_.constants().aggregate(type_, lanes);
  }
  Value plain_as_accumulator(Value value) {
    if (value.is_constant()) return constant_as_accumulator(value);
    if (function_.type_of(value) == type_) return value;
    return is_start(value) ? number_as_accumulator(function_.operand(value.local(), 1))
                           : as_accumulator(value);
  }

  Value accumulated(const Term& term) {
    if (is_plain(term)) return plain_as_accumulator(term.value);
    return as_accumulator(term.kind == Term::Kind::Bytes   ? sum_of_bytes(term)
                          : term.kind == Term::Kind::Words ? sum_of_words(term)
                                                           : sum_of_doubles(term));
  }

  // The tree's terms are added first, then what comes from elsewhere in the web.
  Value value_of_web(InstId id) {
    if (built_[id.index()].valid()) return built_[id.index()];
    const InstId position = emit_.position();
    emit_.set_position(id);
    const Terms& terms = std::ranges::find(trees_, id, &Tree::sum)->terms;
    Value sum;
    for (const bool is_last : {false, true})
      for (const Term& term : terms)
        if (is_in_web(term.value) == is_last) {
          const Value next = is_last ? value_of_web(term.value.local()) : accumulated(term);
          sum = sum.valid() ? sum_of_starts(sum, next) : next;
        }
    emit_.set_position(position);
    return built_[id.index()] = sum;
  }

  struct Tree {
    InstId sum;
    Terms terms;
  };

  opt::AliasAnalysis alias_;
  ArenaVector<Value> built_;  // by value of the web
  ArenaVector<Tree> trees_;
  uint32_t bytes_ = 0;  // of the new vectors
  TypeId type_;
};

}  // namespace

void form_partial_reductions(ssa::Function& function, Arena& scratch) {
  ArenaVector<InstId> sums(scratch);
  for (const BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (ssa::called_intrinsic_name(function, id) == "llvm.vector.reduce.add") sums.push_back(id);
  if (!sums.empty()) function.track_uses();
  for (const InstId sum : sums) PartialReduction(function, sum, scratch).run();
}

}  // namespace lilt::backend
