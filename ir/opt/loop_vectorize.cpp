// Vectorization: several iterations of a loop run at once, each in a lane of vectors.
//
// Idea. vector_loop.h says which loops, vector_cost.h how many lanes. The vectors run as many
// iterations as are a multiple of the lanes; the loop itself, which stays as it is, the rest:
//
//   entering:      … goto count
//   count:         n = the number of iterations; if n < lanes goto rest
//   checks:        if accesses may overlap goto rest
//   vectors:       i = phi [start], [i + lanes] … goto vectors while i + lanes ≠ start + n' * step
//   middle:        reductions come together
//   rest:          goto the loop, with the values that it goes on from
//
// Where the vectors run many iterations at once, the rest becomes such a loop again, with fewer
// lanes (LLVM's vectorized epilogue). n' is n without the remainder; a loop that tests at its end
// keeps one iteration at least. Addresses are computed for the first lane, by copies of what
// computes them in the loop; so are values that are the same in all iterations, before it.
//
// Source: Allen & Kennedy, "Optimizing Compilers for Modern Architectures", 2002, section 5.
#include <algorithm>
#include <string>

#include "ir/opt/passes.h"
#include "ir/opt/widened_body.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kManyLanes = 32;  // whose epilogue is worth vectors of its own

// A loop that runs the iterations that a vector loop before it leaves, which runs so many at once.
struct EpilogueLoop {
  BlockId header;
  uint32_t main_lanes;
};

class LoopVectorization : WidenedBody {
 public:
  LoopVectorization(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : WidenedBody(function, analyses, scratch), analyses_(analyses), remarks_(remarks) {}

  // Whether anything has changed. Of `only`, if there are any.
  bool run(std::span<const EpilogueLoop> only) {
    bool has_changed = false;
    for (auto number = static_cast<uint32_t>(loops_.loops().size()); number-- > 0;) {
      const auto epilogue = std::ranges::find(only, loops_[number].header, &EpilogueLoop::header);
      if (!only.empty() && epilogue == only.end()) continue;
      const uint32_t main_lanes = only.empty() ? 0 : epilogue->main_lanes;
      const bool has_shape = loop_.has_shape(number);
      if (has_shape) function_.track_uses();
      if (!has_shape || !loop_.analyze()) {
        if (remarks_.are_wanted() && !loop_.refusal.empty() && main_lanes == 0) remark_refusal();
        continue;
      }
      choose(main_lanes);
      if (remarks_.are_wanted() && main_lanes == 0) remark();
      if (!factors_.is_worth_it()) continue;
      const bool has_epilogue = main_lanes == 0 && wants_epilogue();
      vectorize();
      if (has_epilogue) epilogues_.push_back({loop_.header, lanes()});
      has_changed = true;
    }
    edit_.finish();
    for (const EpilogueLoop& loop : only) function_[loop.header].stays_scalar = true;
    if (has_changed) analyses_.keep_only({});
    return has_changed;
  }
  // Of the loops that were vectorized.
  std::span<const EpilogueLoop> epilogues() const { return epilogues_; }

 private:
  void choose(uint32_t main_lanes) {
    widths_.compute();
    byte_sums_.find_all();
    factors_ = choose_factors(function_, loop_, widths_, byte_sums_, main_lanes);
    if (byte_sums_.fit(factors_.lanes)) return;
    byte_sums_.clear();
    factors_ = choose_factors(function_, loop_, widths_, byte_sums_, main_lanes);
  }
  // Whether the rest is worth another loop of vectors, with fewer lanes.
  bool wants_epilogue() const {
    const auto is_slow = [](const VectorAccess& access) {
      return access.is_scattered || access.has_branches;
    };
    const std::optional<uint64_t> known = loop_.known_iterations();
    return lanes() >= kManyLanes && !loop_.hints().any() && !loop_.unit_step().valid() &&
           std::ranges::none_of(loop_.accesses, is_slow) && (!known || *known % lanes() >= 8);
  }

  // --- what is said

  uint64_t step_size() const {
    return static_cast<uint64_t>(loop_.counter.step < 0 ? -loop_.counter.step : loop_.counter.step);
  }
  // What the text asks for and does not get is said.
  std::string asked(bool has_vectors) const {
    const LoopHints hints = loop_.hints();
    std::string text;
    if (!has_vectors && (hints.wants_vectors || hints.lanes != 0))
      text = ", which the text asks for";
    if (has_vectors && hints.lanes != 0 && hints.lanes != factors_.lanes)
      text = ", where the text asks for " + std::to_string(hints.lanes) + " lanes";
    if (has_vectors && hints.parts != 0 && hints.parts != factors_.parts)
      text += ", where the text asks for " + std::to_string(hints.parts) + " vectors";
    return text + " [loop-vectorize]";
  }
  void remark_refusal() const {
    remarks_.add(function_.offset_of(loop_.place),
                 "loop is not vectorized: " + std::string(loop_.refusal) + asked(false));
    if (loop_.second_place.valid()) remark_other_access(loop_.second_place);
  }
  void remark_other_access(InstId access) const {
    remarks_.add(function_.offset_of(access), "the other access [loop-vectorize]");
  }
  void remark() const {
    const bool is_worth_it = factors_.is_worth_it();
    std::string text = is_worth_it ? "loop is vectorized: " : "loop is not vectorized: ";
    text += std::to_string(factors_.lanes) + " lanes, " + std::to_string(factors_.parts) +
            " vectors at once; they cost " + std::to_string(factors_.vector_cost) + ", scalars " +
            std::to_string(factors_.scalar_cost) + ", what is around " +
            std::to_string(factors_.start_cost);
    if (factors_.lanes == 1) text = "loop is not vectorized: its vectors would be too short";
    if (factors_.iterations)
      text += ", for " + std::to_string(*factors_.iterations) + " iterations";
    const InstId end = function_.terminator(loop_.header);
    remarks_.add(function_.offset_of(end), text + asked(is_worth_it));
    if (!loop_.dependence.to.valid()) return;
    remarks_.add(function_.offset_of(loop_.dependence.to),
                 std::to_string(loop_.max_lanes) +
                     " iterations at most run at once, because of this access [loop-vectorize]");
    remark_other_access(loop_.dependence.from);
  }

  // --- before the vectors

  void vectorize() {
    origin_ = function_.offset_of(function_.terminator(loop_.header));
    add_blocks();
    begin_loop();
    block_ = preheader_ = count_;
    count_iterations();
    make_checks();
    find_ends(make(Opcode::And, kI64, {iterations_, integer(kI64, -uint64_t{lanes()})}));
    make_reductions();
    block_ = vectors_;
    for (const InstId id : loop_.widened) widen(id);
    close_vectors();
    merge();
    function_[loop_.header].stays_scalar = true;  // but for an epilogue
    function_[loop_.header].stays_rolled = !loop_.unit_step().valid();
    function_[function_.terminator(loop_.latch)].subcode = 0;
  }

  void add_blocks() {
    const BlockId header = loop_.header, entering = loop_.entering;
    count_ = edit_.add_before(header, origin_);
    checks_ = edit_.add_before(header, origin_);
    vectors_ = edit_.add_before(header, origin_);
    middle_ = edit_.add_before(header, origin_);
    rest_ = edit_.add_before(header, origin_);
    redirect(function_, entering, header, count_);
    rename_incoming(function_, header, entering, rest_);
    exits_to_rest_.clear();
  }

  // Leaves the block for `next`, or for the rest unless the condition holds.
  void leave_unless(Value condition, BlockId next) {
    make(Opcode::CondBr, kVoid, {condition, next, rest_});
    exits_to_rest_.push_back(block_);
    block_ = preheader_ = next;
  }

  // Sets iterations_, those that vectors may run, and last_, the number of the last one of all.
  void count_iterations() {
    const LoopCounter& counter = loop_.counter;
    const TypeId type = function_[counter.phi].type;
    const Value zero = integer(kI64, 0), one = integer(kI64, 1),
                minus_one = integer(kI64, UINT64_MAX);
    const Value start = counter.start, bound = value_at_start(counter.bound);
    const bool is_up = counter.step > 0, is_closed = counter.has_closed_range();
    Value count = is_up ? fold_or_make(Opcode::Sub, type, {bound, start})
                        : fold_or_make(Opcode::Sub, type, {start, bound});
    if (counter.width < 64) count = fold_or_make(Opcode::ZExt, kI64, {count});
    if (step_size() != 1) {
      if (!is_closed) count = fold_or_make(Opcode::Add, kI64, {count, minus_one});
      count = fold_or_make(Opcode::UDiv, kI64, {count, integer(kI64, step_size())});
    }
    if (is_closed || step_size() != 1) count = fold_or_make(Opcode::Add, kI64, {count, one});
    if (counter.stays != IntPredicate::NE)
      count =
          fold_or_make(Opcode::Select, kI64, {compare(counter.stays, start, bound), count, zero});
    last_ = fold_or_make(Opcode::Add, kI64, {count, minus_one});
    iterations_ = count;
    if (loop_.keeps_last)
      iterations_ =
          fold_or_make(Opcode::Select, kI64, {compare(IntPredicate::EQ, count, zero), zero, last_});
    leave_unless(compare(IntPredicate::UGE, iterations_, integer(kI64, lanes())), checks_);
  }

  // Whether the bytes of two groups are apart, in all iterations, and a variable step is one.
  void make_checks() {
    Value all;
    if (const Value step = loop_.unit_step(); step.valid())
      all = compare(IntPredicate::EQ, step, integer(function_.type_of(step), 1));
    for (const VectorLoop::Check& check : loop_.checks) {
      if (const Value is_apart = is_apart_by_distance(check); is_apart.valid()) {
        all = all.valid() ? make(Opcode::And, kI1, {all, is_apart}) : is_apart;
        continue;
      }
      const auto [a_low, a_high] = bytes_of(loop_.groups[check.a]);
      const auto [b_low, b_high] = bytes_of(loop_.groups[check.b]);
      const auto at_least = static_cast<uint8_t>(IntPredicate::UGE);
      const Value is_after = make(Opcode::ICmp, kI1, {a_low, b_high}, 0, at_least);
      const Value is_before = make(Opcode::ICmp, kI1, {b_low, a_high}, 0, at_least);
      const Value is_apart = make(Opcode::Or, kI1, {is_after, is_before});
      all = all.valid() ? make(Opcode::And, kI1, {all, is_apart}) : is_apart;
    }
    if (!all.valid()) return;
    const BlockId entry = edit_.add_after(checks_, origin_);
    leave_unless(all, entry);
  }
  // Of two accesses to consecutive elements of one size, the first of which comes before the second
  // in an iteration: iterations that run at once may have the second one's elements before the
  // first one's, or all of theirs after them.
  Value is_apart_by_distance(const VectorLoop::Check& check) {
    // Lanes read their index again where an address needs it, maybe after a store.
    if (std::ranges::any_of(loop_.accesses, &VectorAccess::is_indirect)) return {};
    const VectorAccess& a = loop_.accesses[loop_.groups[check.a].first];
    const VectorAccess& b = loop_.accesses[loop_.groups[check.b].first];
    const auto is_single = [&](uint32_t group) {
      return std::ranges::count(loop_.accesses, group, &VectorAccess::group) == 1;
    };
    if (a.size != b.size || a.stride != b.stride || a.stride != static_cast<int64_t>(a.size) ||
        a.is_moved || b.is_moved || !is_single(check.a) || !is_single(check.b))
      return {};
    const bool is_in_order = &a < &b;
    if (a.is_conditional || b.is_conditional) return {};
    const Value first = value_at_start((is_in_order ? a : b).pointer),
                second = value_at_start((is_in_order ? b : a).pointer);
    const Value end = add_bytes(first, a.size * lanes());
    const auto not_after = static_cast<uint8_t>(IntPredicate::ULE),
               not_before = static_cast<uint8_t>(IntPredicate::UGE);
    return make(Opcode::Or, kI1,
                {make(Opcode::ICmp, kI1, {second, first}, 0, not_after),
                 make(Opcode::ICmp, kI1, {second, end}, 0, not_before)});
  }
  std::pair<Value, Value> bytes_of(const AccessGroup& group) {
    const VectorAccess& access = loop_.accesses[group.first];
    Value address = value_at_start(access.pointer);
    // An address that no iteration computes may be poison.
    if (std::ranges::any_of(loop_.accesses, &VectorAccess::is_conditional))
      address = make(Opcode::Freeze, kPtr, {address});
    const Value low = add_bytes(address, static_cast<uint64_t>(group.low));
    const Value high = add_bytes(address, static_cast<uint64_t>(group.high));
    if (access.stride == 0) return {low, high};
    const Value moved =
        make(Opcode::Mul, kI64, {last_, integer(kI64, static_cast<uint64_t>(access.stride))});
    return access.stride > 0 ? std::pair(low, add_bytes(high, moved))
                             : std::pair(add_bytes(low, moved), high);
  }

  // What induction variables are after the vectors.
  void find_ends(Value vectorized) {
    ends_.clear();
    for (const CarriedValue& value : loop_.carried) {
      Value end;
      if (value.is_induction()) {
        const TypeId type = value.is_pointer ? kI64 : function_[value.phi].type;
        Value count = vectorized;
        const uint32_t bits = function_.types().integer_bits(type);
        if (bits < 64) count = make(Opcode::Trunc, type, {count});
        const Value moved =
            value.step == 1 ? count : make(Opcode::Mul, type, {count, integer(type, value.step)});
        end = value.is_pointer ? add_bytes(value.start, moved)
                               : fold_or_make(Opcode::Add, type, {moved, value.start});
      }
      ends_.push_back(end);
    }
  }

  // --- the vectors

  void make_reductions() {
    for (CarriedValue& value : loop_.carried)
      if (value.store.valid())
        value.start = make(Opcode::Load, function_[value.phi].type,
                           {value_at_start(function_.operand(value.phi, 0))},
                           align_flag(function_.alignment(value.phi)));
    for (const CarriedValue& value : loop_.carried)
      if (value.reduction != ReductionKind::None)
        make_reduction(value);
      else if (value.is_recurrence)
        make_recurrence(value);
  }
  void make_reduction(const CarriedValue& value) {
    if (is_byte_sum(value)) return make_byte_sum(value);
    if (value.chosen.valid()) return make_choice(value);
    const TypeId type = function_[value.phi].type;
    const Value neutral = identity(value.reduction, type);
    const Value others = splat(neutral.valid() ? neutral : value.start);
    const Value first = neutral.valid() ? make(Opcode::InsertElement, lanes_of(type),
                                               {others, value.start, integer(kI32, 0)})
                                        : others;
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(value.phi, number,
               make_phi(vectors_, lanes_of(type), {number == 0 ? first : others, preheader_}));
  }
  // The last lane is what the first iteration takes.
  void make_recurrence(const CarriedValue& value) {
    const TypeId of_lanes = lanes_of(function_[value.phi].type);
    const Value first = make(
        Opcode::InsertElement, of_lanes,
        {function_.constants().poison(of_lanes), value.start, integer(kI32, factors_.lanes - 1)});
    phi_of(value).all = make_phi(vectors_, of_lanes, {first, preheader_});
  }
  // No lane has chosen: of a counter, which is then that of the next iteration, the first one.
  void make_choice(const CarriedValue& value) {
    const bool is_flag = value.reduction == ReductionKind::AnyOf;
    value_at_start(value.chosen);
    const Value none = splat(is_flag ? integer(lane_type(value.next), 0) : loop_.counter.start);
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(value.phi, number, make_phi(vectors_, function_.type_of(none), {none, preheader_}));
  }
  void make_byte_sum(const CarriedValue& value) {
    const TypeId sums = type_of_byte_sums();
    const Value zero = function_.constants().zero(sums);
    Value start = value.start;
    if (bits_of(start) < 64) start = fold_or_make(Opcode::ZExt, kI64, {start});
    const Value first = make(Opcode::InsertElement, sums, {zero, start, integer(kI32, 0)});
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(value.phi, number,
               make_phi(vectors_, sums, {number == 0 ? first : zero, preheader_}));
  }
  // The next values of phis, and the test.
  void close_vectors() {
    const CarriedValue& counter = *loop_.carried_value(loop_.counter.phi);
    phi_of_first_lane(counter);
    Value next_counter;
    last_lanes_.assign(loop_.carried.size(), Value());
    for (const CarriedValue& value : loop_.carried) {
      const VectorPhi phi = phi_of(value);
      if (value.reduction != ReductionKind::None)
        for (uint32_t number = 0; number < factors_.parts; ++number)
          add_incoming(function_, part(value.phi, number).local(), part(value.next, number),
                       block_);
      if (phi.first_lane.valid()) {
        const Value next = next_of_first_lane(value, phi.first_lane);
        add_incoming(function_, phi.first_lane.local(), next, block_);
        if (&value == &counter) next_counter = next;
      }
      if (value.is_recurrence)
        add_incoming(function_, phi.all.local(),
                     last_lanes_[index_of(value)] = next_lanes(value, factors_.parts - 1), block_);
      else if (phi.all.valid()) {
        const TypeId type = function_[value.phi].type;
        const Value next = make(Opcode::Add, lanes_of(type),
                                {phi.all, splat(integer(type, value.step * lanes()))});
        add_incoming(function_, phi.all.local(), next, block_);
      }
    }
    const Value end = ends_[index_of(counter)];
    const Value goes_on =
        make(Opcode::ICmp, kI1, {next_counter, end}, 0, static_cast<uint8_t>(IntPredicate::NE));
    make(Opcode::CondBr, kVoid, {goes_on, vectors_, middle_}, weigh_tests());
    block_ = preheader_;
    make(Opcode::Br, kVoid, {vectors_});
    block_ = middle_;
  }
  // By a profile of the loop's test: the flags of the vectors' test. Then the loop itself runs the
  // iterations that are left, half of the lanes on average.
  uint16_t weigh_tests() {
    Instruction& test = function_[function_.terminator(loop_.header)];
    if (test.flags == 0 || !factors_.iterations) return 0;
    const bool leaves_first =
        function_.operand(function_.terminator(loop_.header), 1) == Value(loop_.exit);
    const uint16_t leaves = branch_probability(2, 2 + lanes());
    test.flags = leaves_first ? leaves : exchanged_probability(leaves);
    const uint64_t iterations = *factors_.iterations / lanes();
    return branch_probability(iterations == 0 ? 0 : iterations - 1, 1);
  }
  // The counter does not wrap before the bound. In a narrow one the step of all lanes may be
  // negative where its own is not.
  Value next_of_first_lane(const CarriedValue& value, Value now) {
    const uint64_t step = value.step * lanes();
    if (value.is_pointer) return add_bytes(now, step);
    const LoopCounter& counter = loop_.counter;
    uint16_t flags = 0;
    if (value.phi == counter.phi) {
      if (counter.is_signed() && static_cast<uint64_t>(sign_extend(step, counter.width)) == step)
        flags |= flag::NoSignedWrap;
      if (counter.is_unsigned() && counter.step > 0) flags |= flag::NoUnsignedWrap;
    }
    const TypeId type = function_[value.phi].type;
    return make(Opcode::Add, type, {now, integer(type, step)}, flags);
  }

  // --- after the vectors

  void merge() {
    for (size_t v = 0; v < loop_.carried.size(); ++v)
      if (loop_.carried[v].reduction != ReductionKind::None)
        ends_[v] = reduce(loop_.carried[v]);
      else if (loop_.carried[v].is_recurrence)
        ends_[v] = make(Opcode::ExtractElement, function_[loop_.carried[v].phi].type,
                        {last_lanes_[v], integer(kI32, factors_.lanes - 1)});
    store_last_values();
    make(Opcode::Br, kVoid, {rest_});
    block_ = rest_;
    for (size_t v = 0; v < loop_.carried.size(); ++v) {
      const CarriedValue& value = loop_.carried[v];
      if (value.store.valid()) continue;
      constants_.clear();
      for (const BlockId from : exits_to_rest_) {
        constants_.push_back(value.start);
        constants_.push_back(from);
      }
      constants_.push_back(ends_[v]);
      constants_.push_back(middle_);
      const Value phi = function_.create_at_end(rest_, Opcode::Phi, function_[value.phi].type,
                                                constants_, 0, 0, origin_);
      const uint32_t operand = function_.operand(value.phi, 1) == Value(rest_) ? 0 : 2;
      function_.set_operand(value.phi, operand, phi);
    }
    make(Opcode::Br, kVoid, {loop_.header});
  }
  // What the last iteration of the vectors stores to addresses that are the same in all.
  void store_last_values() {
    for (const VectorAccess& access : loop_.accesses) {
      if (!access.is_store || access.stride != 0) continue;
      const CarriedValue* reduction = loop_.reduction_stored_by(access.id);
      const Value last = reduction != nullptr
                             ? ends_[index_of(*reduction)]
                             : make(Opcode::ExtractElement, access.type,
                                    {part(access.id, 0), integer(kI32, factors_.lanes - 1)});
      make(Opcode::Store, kVoid, {last, value_at_start(access.pointer)},
           align_flag(function_.alignment(access.id)));
    }
  }
  // All parts and lanes of a reduction in one number.
  Value reduce(const CarriedValue& value) {
    const ReductionKind kind = value.reduction != ReductionKind::FindLast ? value.reduction
                               : loop_.counter.step < 0                   ? ReductionKind::SMin
                               : loop_.counter.is_signed()                ? ReductionKind::SMax
                                                                          : ReductionKind::UMax;
    Value all = part(value.next, 0);
    for (uint32_t number = 1; number < factors_.parts; ++number)
      all = combine(kind, all, part(value.next, number));
    const TypeId wanted = function_[value.phi].type, summed = is_byte_sum(value) ? kI64 : wanted;
    const Value result = reduce_lanes(kind, all);
    if (value.chosen.valid()) return chosen_value(value, result);
    return summed == wanted ? result : make(Opcode::Trunc, wanted, {result});
  }

  Value chosen_value(const CarriedValue& value, Value result) {
    const TypeId type = function_.type_of(result);
    const bool is_flag = value.reduction == ReductionKind::AnyOf;
    const Value none = is_flag ? integer(type, 0) : loop_.counter.start;
    const Value has_chosen = compare(IntPredicate::NE, result, none);
    const Value chosen =
        is_flag ? value_at_start(value.chosen)
                : make(Opcode::Sub, type,
                       {result, integer(type, static_cast<uint64_t>(loop_.counter.step))});
    return make(Opcode::Select, function_[value.phi].type, {has_chosen, chosen, value.start});
  }

  Analyses& analyses_;
  const Remarks& remarks_;
  ArenaVector<EpilogueLoop> epilogues_{scratch_};
  const LoopForest& loops_ = analyses_.loops();

  // of the loop
  BlockId count_, checks_, middle_, rest_;
  ArenaVector<BlockId> exits_to_rest_{scratch_};
  Value iterations_, last_;
  ArenaVector<Value> last_lanes_{scratch_};  // of recurrences
  ArenaVector<Value> ends_{scratch_};        // by carried value: after the vectors
};

}  // namespace

bool loop_vectorize(Function& function, Analyses& analyses, const Remarks& remarks,
                    Arena& scratch) {
  constexpr FunctionAttributes kScalar =
      function_attribute::ForSize | function_attribute::NoImplicitFloat;
  if ((function.attributes() & kScalar) != 0 || !may_change_loops(function, analyses)) return false;
  LoopVectorization vectors(function, analyses, remarks, scratch);
  if (!vectors.run({})) return false;
  for (const EpilogueLoop& loop : vectors.epilogues()) function[loop.header].stays_scalar = false;
  if (!vectors.epilogues().empty())
    LoopVectorization(function, analyses, remarks, scratch).run(vectors.epilogues());
  return true;
}

}  // namespace lilt::opt
