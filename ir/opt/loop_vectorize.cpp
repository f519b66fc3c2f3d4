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
// n' is n without the remainder; a loop that tests at its end keeps one iteration at least.
// Addresses are computed for the first lane, by copies of what computes them in the loop; so are
// values that are the same in all iterations, before it.
//
// Source: Allen & Kennedy, "Optimizing Compilers for Modern Architectures", 2002, section 5.
#include <algorithm>
#include <array>
#include <string>

#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/vector_builder.h"
#include "ir/opt/vector_cost.h"
#include "ir/opt/vector_loop.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

class LoopVectorization : VectorBuilder {
 public:
  LoopVectorization(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : VectorBuilder(function, scratch), analyses_(analyses), remarks_(remarks) {}

  bool run() {
    bool has_changed = false;
    for (auto number = static_cast<uint32_t>(loops_.loops().size()); number-- > 0;) {
      if (!loop_.has_shape(number)) continue;
      function_.track_uses();
      if (!loop_.analyze(number)) {
        remark_refusal();
        continue;
      }
      widths_.compute();
      byte_sums_.find_all();
      factors_ = choose_factors(function_, loop_, widths_, byte_sums_, known_iterations());
      if (factors_.lanes % 16 != 0) {  // which one instruction adds up
        byte_sums_.clear();
        factors_ = choose_factors(function_, loop_, widths_, byte_sums_, known_iterations());
      }
      if (remarks_.are_wanted()) remark();
      if (!factors_.is_worth_it()) continue;
      vectorize();
      has_changed = true;
    }
    edit_.finish();
    if (has_changed) analyses_.keep_only({});
    return has_changed;
  }

 private:
  // Of a value: its lanes, by part, and whether it has been copied.
  struct Slot {
    std::array<Value, 4> parts;
    bool is_at_start = false, is_in_vectors = false;
  };

  uint32_t lanes() const { return factors_.lanes * factors_.parts; }

  // --- what is said

  // Of which vectors may run some.
  std::optional<uint64_t> known_iterations() const {
    std::optional<uint64_t> count = loop_.known_iterations();
    if (count && *count != 0 && loop_.keeps_last) --*count;
    return count;
  }
  uint64_t step_size() const {
    return static_cast<uint64_t>(loop_.counter.step < 0 ? -loop_.counter.step : loop_.counter.step);
  }
  void remark_refusal() const {
    if (!remarks_.are_wanted()) return;
    const InstId at = loop_.place.valid() ? loop_.place : function_.terminator(loop_.header);
    remarks_.add(function_.offset_of(at),
                 "loop is not vectorized: " + std::string(loop_.refusal) + " [loop-vectorize]");
  }
  void remark() const {
    std::string text = "loop is ";
    if (!factors_.is_worth_it()) text += "not ";
    text += "vectorized: " + std::to_string(factors_.lanes) + " lanes, " +
            std::to_string(factors_.parts) + " vectors at once; they cost " +
            std::to_string(factors_.vector_cost) + ", scalars " +
            std::to_string(factors_.scalar_cost) + " [loop-vectorize]";
    remarks_.add(function_.offset_of(function_.terminator(loop_.header)), std::move(text));
  }

  // --- before the vectors

  void vectorize() {
    origin_ = function_.offset_of(function_.terminator(loop_.header));
    lane_count_ = factors_.lanes;
    add_blocks();
    at_start_.begin();
    for (const CarriedValue& value : loop_.carried) at_start_.set(value.phi, value.start);
    in_vectors_.begin();
    for (const InstId id : known_) slot_of_[id] = 0;
    known_.clear();
    slots_.assign(1, Slot());
    masks_.assign(loop_.blocks().size() * factors_.parts, Value());

    block_ = before_ = count_;
    count_iterations();
    make_checks();
    find_ends(make(Opcode::And, kI64, {iterations_, integer(kI64, -uint64_t{lanes()})}));
    make_reductions();
    block_ = vectors_;
    for (const InstId id : loop_.widened) widen(id);
    close_vectors();
    merge();
    function_[loop_.header].stays_rolled = function_[loop_.header].stays_scalar = true;
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
    block_ = before_ = next;
  }

  // Sets iterations_, those that vectors may run, and last_, the number of the last one of all.
  void count_iterations() {
    const LoopCounter& counter = loop_.counter;
    const TypeId type = function_[counter.phi].type;
    const Value zero = integer(kI64, 0), one = integer(kI64, 1),
                minus_one = integer(kI64, UINT64_MAX);
    const Value start = counter.start, bound = value_at_start(counter.bound);
    const bool is_up = counter.step > 0, is_closed = loop_.has_closed_range();
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

  // What the value is in the first iteration; computed before the vectors.
  Value value_at_start(Value value) {
    const BlockId here = std::exchange(block_, before_);
    const Value copy = clone(value, at_start_, &Slot::is_at_start);
    block_ = here;
    return copy;
  }
  // What it is in the iteration of the vectors' first lane.
  Value value_of_first_lane(Value value) {
    if (loop_.is_uniform(value)) return value_at_start(value);
    if (const CarriedValue* carried = loop_.carried_value(value))
      return phi_of_first_lane(*carried);
    return clone(value, in_vectors_, &Slot::is_in_vectors);
  }
  Value clone(Value value, RegionClone& copies, bool Slot::*is_copied) {
    if (!value.is_local() || !loop_.is_inside(value)) return value;
    const InstId id = value.local();
    if (slot(id).*is_copied || loop_.carried_value(value) != nullptr) return copies(value);
    slot(id).*is_copied = true;
    // By number: operands move while instructions are made.
    for (uint32_t i = 0; i < function_[id].operand_count; ++i)
      if (const Value operand = function_.operand(id, i);
          operand.is_local() && loop_.is_inside(operand)) {
        const Value known =
            &copies == &in_vectors_ ? value_of_first_lane(operand) : value_at_start(operand);
        if (known != operand) copies.set(operand.local(), known);
      }
    const Value copy = copies.clone(id, block_);
    // What the text promises holds where an iteration computes it.
    if (copy.is_local() && loop_.is_conditional(function_.block_of(id)))
      function_[copy.local()].flags = function_[id].opcode == Opcode::Load ? align_flag(1) : 0;
    copies.set(id, copy);
    return copy;
  }

  // Whether the bytes of two groups are apart, in all iterations.
  void make_checks() {
    Value all;
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

  // Of values that are carried: what they are in the first lane, and in all.
  struct VectorPhi {
    Value first_lane;
    Value all;  // of an induction variable, in the first part
  };

  size_t index_of(const CarriedValue& value) const {
    return static_cast<size_t>(&value - loop_.carried.data());
  }
  void make_reductions() {
    phis_.assign(loop_.carried.size(), VectorPhi{});
    for (const CarriedValue& value : loop_.carried)
      if (value.reduction != ReductionKind::None)
        make_reduction(value);
      else if (value.is_recurrence)
        make_recurrence(value);
  }
  // What is known of a value in the loop at hand. Valid until the next question.
  Slot& slot(InstId id) {
    if (id.index() >= slot_of_.size()) slot_of_.resize(function_.value_count());
    if (slot_of_[id] == 0) {
      slot_of_[id] = static_cast<uint32_t>(slots_.size());
      slots_.emplace_back();
      known_.push_back(id);
    }
    return slots_[slot_of_[id]];
  }
  Value part(Value value, uint32_t number) { return slot(value.local()).parts[number]; }
  void set_part(Value value, uint32_t number, Value lanes) {
    slot(value.local()).parts[number] = lanes;
  }
  void make_reduction(const CarriedValue& value) {
    if (is_byte_sum(value)) return make_byte_sum(value);
    const TypeId type = function_[value.phi].type;
    const Value neutral = identity(value.reduction, type);
    const Value others = splat(neutral.valid() ? neutral : value.start);
    const Value first = neutral.valid() ? make(Opcode::InsertElement, lanes_of(type),
                                               {others, value.start, integer(kI32, 0)})
                                        : others;
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(value.phi, number,
               make_phi(vectors_, lanes_of(type), {number == 0 ? first : others, before_}));
  }
  // The last lane is what the first iteration takes.
  void make_recurrence(const CarriedValue& value) {
    const TypeId of_lanes = lanes_of(function_[value.phi].type);
    const Value first = make(
        Opcode::InsertElement, of_lanes,
        {function_.constants().poison(of_lanes), value.start, integer(kI32, factors_.lanes - 1)});
    phis_[index_of(value)].all = make_phi(vectors_, of_lanes, {first, before_});
  }
  // The last lane of the vector before, and all but the last of this one's.
  Value before(const CarriedValue& value, uint32_t number) {
    const Value earlier = number == 0 ? phis_[index_of(value)].all : next_lanes(value, number - 1);
    const uint32_t first = factors_.lanes - 1;
    return shuffle(earlier, next_lanes(value, number), factors_.lanes,
                   [&](uint32_t lane) { return first + lane; });
  }
  Value next_lanes(const CarriedValue& value, uint32_t number) {
    return is_integer(function_[value.phi].type)
               ? lanes_of_value(value.next, number, bits_of(value.phi))
               : lanes_of_value(value.next, number);
  }
  void make_byte_sum(const CarriedValue& value) {
    const TypeId sums = type_of_byte_sums();
    const Value zero = function_.constants().zero(sums);
    Value start = value.start;
    if (bits_of(start) < 64) start = fold_or_make(Opcode::ZExt, kI64, {start});
    const Value first = make(Opcode::InsertElement, sums, {zero, start, integer(kI32, 0)});
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(value.phi, number, make_phi(vectors_, sums, {number == 0 ? first : zero, before_}));
  }
  Value phi_of_first_lane(const CarriedValue& value) {
    VectorPhi& phi = phis_[index_of(value)];
    if (!phi.first_lane.valid()) {
      phi.first_lane = make_phi(vectors_, function_[value.phi].type, {value.start, before_});
      in_vectors_.set(value.phi, phi.first_lane);
    }
    return phi.first_lane;
  }
  // start, start + step, …
  Value phi_of_all_lanes(const CarriedValue& value, uint32_t number) {
    VectorPhi& phi = phis_[index_of(value)];
    const TypeId type = function_[value.phi].type, of_lanes = lanes_of(type);
    if (!phi.all.valid()) {
      const Value steps =
          constant_lanes(type, [&](uint32_t lane) { return integer(type, value.step * lane); });
      const BlockId here = std::exchange(block_, before_);
      const Value first = make(Opcode::Add, of_lanes, {splat(value.start), steps});
      block_ = here;
      phi.all = make_phi(vectors_, of_lanes, {first, before_});
    }
    if (number == 0) return phi.all;
    return make(Opcode::Add, of_lanes,
                {phi.all, splat(integer(type, value.step * number * factors_.lanes))});
  }
  bool is_integer(TypeId type) const {
    return function_.types().is_integer(type) && function_.types().integer_bits(type) > 1;
  }
  // The type of the lanes that have the value.
  TypeId lane_type(Value value) {
    const TypeId type = function_.type_of(value);
    return is_integer(type) ? integer_of(widths_.lane_bits(value)) : type;
  }
  // The part of a vector that has the integer in lanes of so many bits.
  Value lanes_of_value(Value value, uint32_t number, uint32_t bits) {
    const TypeId type = integer_of(bits), of_lanes = lanes_of(type);
    uint64_t constant = 0;
    if (integer_constant(function_, value, constant)) return splat(integer(type, constant));
    const uint32_t own = widths_.lane_bits(value);
    const Value lanes = lanes_of_value(value, number);
    if (own == bits) return lanes;
    const Opcode opcode = own > bits                       ? Opcode::Trunc
                          : widths_.may_be_negative(value) ? Opcode::SExt
                                                           : Opcode::ZExt;
    return make(opcode, of_lanes, {lanes});
  }
  // The same in its own lanes.
  Value lanes_of_value(Value value, uint32_t number) {
    if (value.is_constant()) return splat(value);
    if (Value known = part(value, number); known.valid()) return known;
    if (const CarriedValue* carried = loop_.carried_value(value); carried != nullptr) {
      const Value lanes =
          carried->is_recurrence ? before(*carried, number) : phi_of_all_lanes(*carried, number);
      set_part(value, number, lanes);
      return lanes;
    }
    const Value known = value_at_start(value);
    const BlockId here = std::exchange(block_, before_);
    const Value lanes = splat(known);
    block_ = here;
    for (uint32_t other = 0; other < factors_.parts; ++other) set_part(value, other, lanes);
    return lanes;
  }

  // --- masks: of all lanes' iterations, which take an edge; none() if all do

  Value mask_of(BlockId block, uint32_t number) {
    if (!loop_.is_conditional(block)) return Value();
    const auto place = std::ranges::find(loop_.blocks(), block) - loop_.blocks().begin();
    Value& known = masks_[static_cast<size_t>(place) * factors_.parts + number];
    if (known.valid()) return known;
    Value mask;
    for (const BlockId from : cfg_.predecessors(block)) {
      const Value edge = mask_of_edge(from, block, number);
      mask = mask.valid() ? make(Opcode::Or, lanes_of(kI1), {mask, edge}) : edge;
    }
    return known = mask;
  }
  // What no lane's iteration computes may be poison: choices drop it.
  Value mask_of_edge(BlockId from, BlockId to, uint32_t number) {
    const Value mask = mask_of(from, number);
    const InstId end = function_.terminator(from);
    if (function_[end].opcode == Opcode::Br || from == loop_.header ||
        function_.operand(end, 1) == function_.operand(end, 2))
      return mask;
    const Value all = splat(function_.constants().integer(kI1, 1, 1)),
                none = splat(function_.constants().integer(kI1, 1, 0));
    Value condition = lanes_of_value(function_.operand(end, 0), number);
    if (function_.operand(end, 2) == Value(to))
      condition = make(Opcode::Xor, lanes_of(kI1), {condition, all});
    return mask.valid() ? make(Opcode::Select, lanes_of(kI1), {mask, condition, none}) : condition;
  }
  // A reduction's operation that some lanes go without takes what changes nothing there: a mask is
  // one instruction, a choice several.
  Value widen_guarded_step(InstId id, uint32_t number) {
    const std::optional<VectorLoop::Choice> choice =
        loop_.is_step(id) && is_integer(function_[id].type) ? loop_.choice_of(id) : std::nullopt;
    if (!choice || loop_.is_uniform(choice->condition)) return {};
    for (const bool is_if_true : {true, false}) {
      const Value made = is_if_true ? choice->if_true : choice->if_false,
                  before = is_if_true ? choice->if_false : choice->if_true;
      if (!made.is_local() || !loop_.is_step(made.local())) continue;
      const Opcode opcode = function_[made.local()].opcode;
      const auto operands = function_.operands(made.local());
      if (opcode != Opcode::Add && opcode != Opcode::Sub && opcode != Opcode::Or &&
          opcode != Opcode::Xor)
        continue;
      const bool is_left = operands[0] == before;
      if (!is_left && (opcode == Opcode::Sub || operands[1] != before)) continue;
      const uint32_t bits = bits_of(id);
      const Value operand = operands[is_left ? 1 : 0];
      const Value lanes = lanes_of_value(operand, number, bits);
      const Value mask = lanes_of_value(choice->condition, number);
      const Value zero = splat(integer(integer_of(bits), 0));
      const TypeId of_lanes = lanes_of(integer_of(bits));
      const Value masked = is_if_true ? make(Opcode::Select, of_lanes, {mask, lanes, zero})
                                      : make(Opcode::Select, of_lanes, {mask, zero, lanes});
      return make(opcode, of_lanes, {lanes_of_value(before, number, bits), masked});
    }
    return {};
  }
  Value widen_phi(InstId id, uint32_t number) {
    const BlockId block = function_.block_of(id);
    Value result = arm(id, 0, number);
    for (uint32_t k = 2; k < function_[id].operand_count; k += 2) {
      const Value other = arm(id, k, number);
      if (other == result) continue;
      const Value mask = mask_of_edge(function_.operand(id, k + 1).block(), block, number);
      result = mask.valid() ? make(Opcode::Select, lanes_of(lane_type(id)), {mask, other, result})
                            : other;
    }
    return result;
  }
  // An operand in the lanes of the result.
  Value arm(InstId id, uint32_t operand, uint32_t number) {
    const Value value = function_.operand(id, operand);
    return is_integer(function_[id].type) ? lanes_of_value(value, number, widths_.lane_bits(id))
                                          : lanes_of_value(value, number);
  }

  void widen(InstId id) {
    origin_ = function_.offset_of(id);
    if (const VectorAccess* access = loop_.access(id); access != nullptr)
      return widen_access(*access);
    for (uint32_t number = 0; number < factors_.parts; ++number)
      set_part(id, number, widen(id, number));
  }
  Value widen(InstId id, uint32_t number) {
    if (const Value step = widen_guarded_step(id, number); step.valid()) return step;
    switch (function_[id].opcode) {
      case Opcode::Call:
        return widen_call(id, number);
      case Opcode::Phi:
        return widen_phi(id, number);
      case Opcode::Select:
        return widen_select(id, number);
      case Opcode::ZExt:
      case Opcode::SExt:
      case Opcode::Trunc:
        return widen_conversion(id, number);
      default:
        return byte_sums_.find(id) != nullptr ? add_bytes_of(id, number)
                                              : widen_operation(id, number);
    }
  }
  Value widen_operation(InstId id, uint32_t number) {
    const Instruction i = function_[id];
    const bool is_of_integers = is_integer(function_.type_of(function_.operand(id, 0)));
    const bool is_operation = is_of_integers && (is_binary(i.opcode) || i.opcode == Opcode::ICmp);
    std::array<Value, 2> operands;
    for (uint32_t k = 0; k < i.operand_count; ++k) {
      const Value operand = function_.operand(id, k);
      operands[k] = is_operation     ? lanes_of_value(operand, number, widths_.operation_bits(id))
                    : is_of_integers ? lanes_of_value(operand, number, bits_of(operand))
                                     : lanes_of_value(operand, number);
    }
    const bool is_unsigned = is_operation && widths_.becomes_unsigned(id);
    const Opcode opcode = is_unsigned ? as_unsigned(i.opcode) : i.opcode;
    const auto predicate = static_cast<IntPredicate>(i.subcode);
    const uint8_t subcode = is_unsigned && opcode == Opcode::ICmp
                                ? static_cast<uint8_t>(as_unsigned(predicate))
                                : i.subcode;
    // What does not wrap in the type may in narrower lanes, and partial sums may.
    return make(opcode, lanes_of(lane_type(id)), std::span(operands).first(i.operand_count),
                is_operation ? uint16_t{0} : i.flags, subcode);
  }
  Value widen_select(InstId id, uint32_t number) {
    // One condition for all lanes, or one for each.
    const Value condition = function_.operand(id, 0);
    const Value chosen_by =
        loop_.is_uniform(condition) ? value_at_start(condition) : lanes_of_value(condition, number);
    return make(Opcode::Select, lanes_of(lane_type(id)),
                {chosen_by, arm(id, 1, number), arm(id, 2, number)}, function_[id].flags);
  }
  uint32_t bits_of(Value value) const {
    return function_.types().scalar_bits(function_.type_of(value));
  }
  static Opcode as_unsigned(Opcode opcode) {
    return opcode == Opcode::AShr   ? Opcode::LShr
           : opcode == Opcode::SDiv ? Opcode::UDiv
           : opcode == Opcode::SRem ? Opcode::URem
                                    : opcode;
  }
  static IntPredicate as_unsigned(IntPredicate predicate) {
    using enum IntPredicate;
    return predicate == SGT   ? UGT
           : predicate == SGE ? UGE
           : predicate == SLT ? ULT
           : predicate == SLE ? ULE
                              : predicate;
  }
  // An extension of narrow lanes, or what of the value the lanes of the result have.
  Value widen_conversion(InstId id, uint32_t number) {
    const Value from = function_.operand(id, 0);
    const uint32_t to = widths_.lane_bits(id), own = bits_of(from);
    if (own == 1)
      return make(function_[id].opcode, lanes_of(integer_of(to)), {lanes_of_value(from, number)});
    const bool is_zero_extended = function_[id].opcode == Opcode::ZExt && to > own;
    if (!is_zero_extended || !widths_.may_be_negative(from))
      return lanes_of_value(from, number, to);
    return make(Opcode::ZExt, lanes_of(integer_of(to)), {lanes_of_value(from, number, own)});
  }

  // --- sums of bytes, which one instruction adds up by eight

  bool is_byte_sum(const CarriedValue& value) const {
    return value.next.is_local() && byte_sums_.find(value.next.local()) != nullptr;
  }
  TypeId type_of_byte_sums() { return function_.types().vector(factors_.lanes / 8, kI64); }
  Value add_bytes_of(InstId id, uint32_t number) {
    const ByteSum& sum_of_bytes = *byte_sums_.find(id);
    const TypeId bytes = lanes_of(kI8), sums = type_of_byte_sums();
    const Value a = lanes_of_value(sum_of_bytes.a, number, 8);
    const Value b =
        sum_of_bytes.b.valid() ? lanes_of_value(sum_of_bytes.b, number, 8) : splat(integer(kI8, 0));
    const TypeId type = function_.types().function(sums, std::array{bytes, bytes}, false);
    const std::string_view name =
        factors_.lanes == 16 ? "llvm.x86.sse2.psad.bw" : "llvm.x86.avx2.psad.bw";
    const Value sum =
        make(Opcode::Call, sums, {type, declared_function(function_, name, type), a, b});
    return make(function_[id].opcode, sums, {part(sum_of_bytes.phi, number), sum});
  }

  // An operand that is i1 says what the intrinsic does, and is one for all lanes.
  Value widen_call(InstId id, uint32_t number) {
    const TypeId type = function_[id].type, of_lanes = lanes_of(type);
    std::array<Value, 6> operands;
    std::array<TypeId, 4> types;
    const uint32_t count = function_[id].operand_count;
    for (uint32_t k = 2; k < count; ++k) {
      const Value operand = function_.operand(id, k);
      const bool is_single = function_.type_of(operand) == kI1;  // llvm.abs
      operands[k] = is_single          ? operand
                    : is_integer(type) ? lanes_of_value(operand, number, bits_of(operand))
                                       : lanes_of_value(operand, number);
      types[k - 2] = is_single ? kI1 : of_lanes;
    }
    const std::string name = name_on_lanes(called_intrinsic_name(function_, id), type);
    const TypeId of_function =
        function_.types().function(of_lanes, std::span(types).first(count - 2), false);
    operands[0] = of_function;
    operands[1] = declared_function(function_, name, of_function);
    return make(Opcode::Call, of_lanes, std::span(operands).first(count));
  }

  // What the text says of a conditional access holds where an iteration makes it.
  uint32_t alignment(const VectorAccess& access) const {
    return access.is_conditional ? 1 : function_.alignment(access.id);
  }
  void widen_access(const VectorAccess& access) {
    if (access.is_scattered) return access.is_store ? scatter(access) : gather(access);
    if (access.factor > 1) return access.is_store ? store_window(access) : load_window(access);
    const TypeId of_lanes = lanes_of(access.type);
    // What else the text says holds for one access.
    const uint16_t flags = align_flag(alignment(access));
    const Value address = value_of_first_lane(access.pointer);
    const uint64_t bytes = access.size * factors_.lanes;
    for (uint32_t number = 0; number < factors_.parts; ++number) {
      // Lanes in reverse order begin with the last of them.
      const bool is_reverse = access.stride < 0;
      if (access.is_masked) {
        access_masked(access, address, number);
        continue;
      }
      const Value at =
          add_bytes(address, is_reverse ? access.size - bytes * (number + 1) : bytes * number);
      if (access.is_store) {
        Value stored = stored_lanes(access, number);
        if (access.writes_back)
          stored = make(Opcode::Select, of_lanes,
                        {mask_of(function_.block_of(access.id), number), stored,
                         make(Opcode::Load, of_lanes, {at}, flags)});
        make(Opcode::Store, kVoid, {is_reverse ? reverse(stored) : stored, at}, flags);
      } else {
        const Value loaded = make(Opcode::Load, of_lanes, {at}, flags);
        set_part(access.id, number, is_reverse ? reverse(loaded) : loaded);
      }
    }
  }
  Value stored_lanes(const VectorAccess& access, uint32_t number) {
    const Value value = function_.operand(access.id, 0);
    return is_integer(access.type) ? lanes_of_value(value, number, bits_of(value))
                                   : lanes_of_value(value, number);
  }
  // By llvm.masked.load, which makes lanes without an access poison, or llvm.masked.store.
  void access_masked(const VectorAccess& access, Value address, uint32_t number) {
    const TypeId of_lanes = lanes_of(access.type), of_mask = lanes_of(kI1);
    const Value at = add_bytes(address, access.size * factors_.lanes * number);
    const Value mask = mask_of(function_.block_of(access.id), number);
    const Value align = integer(kI32, alignment(access));
    if (access.is_store) {
      const TypeId type =
          function_.types().function(kVoid, std::array{of_lanes, kPtr, kI32, of_mask}, false);
      const std::string name = name_on_lanes("llvm.masked.store", access.type) + ".p0";
      make(Opcode::Call, kVoid,
           {type, declared_function(function_, name, type), stored_lanes(access, number), at, align,
            mask});
      return;
    }
    const TypeId type =
        function_.types().function(of_lanes, std::array{kPtr, kI32, of_mask, of_lanes}, false);
    const std::string name = name_on_lanes("llvm.masked.load", access.type) + ".p0";
    set_part(access.id, number,
             make(Opcode::Call, of_lanes,
                  {type, declared_function(function_, name, type), at, align, mask,
                   function_.constants().poison(of_lanes)}));
  }

  // --- lanes that have accesses of their own

  Value address_of_lane(const VectorAccess& access, Value first, uint32_t number, uint32_t lane) {
    const uint64_t iteration = uint64_t{number} * factors_.lanes + lane;
    return add_bytes(first, static_cast<uint64_t>(access.stride) * iteration);
  }
  void gather(const VectorAccess& access) {
    const uint16_t flags = align_flag(alignment(access));
    const Value first = value_of_first_lane(access.pointer);
    const TypeId of_lanes = lanes_of(access.type);
    for (uint32_t number = 0; number < factors_.parts; ++number) {
      Value lanes = function_.constants().poison(of_lanes);
      for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
        const Value at = address_of_lane(access, first, number, lane);
        const Value element = make(Opcode::Load, access.type, {at}, flags);
        lanes = make(Opcode::InsertElement, of_lanes, {lanes, element, integer(kI32, lane)});
      }
      set_part(access.id, number, lanes);
    }
  }
  void scatter(const VectorAccess& access) {
    const uint16_t flags = align_flag(alignment(access));
    const Value first = value_of_first_lane(access.pointer);
    for (uint32_t number = 0; number < factors_.parts; ++number) {
      const Value lanes = stored_lanes(access, number);
      for (uint32_t lane = 0; lane < factors_.lanes; ++lane) {
        const Value element =
            make(Opcode::ExtractElement, access.type, {lanes, integer(kI32, lane)});
        make(Opcode::Store, kVoid, {element, address_of_lane(access, first, number, lane)}, flags);
      }
    }
  }

  // --- windows

  // Loads all elements of the window; the access's own are a factor apart.
  void load_window(const VectorAccess& access) {
    const VectorAccess& base = loop_.accesses[access.window];
    const uint32_t all = access.factor * factors_.lanes;
    const TypeId of_window = function_.types().vector(all, access.type);
    const uint16_t flags = align_flag(function_.alignment(base.id));
    const Value address = value_of_first_lane(base.pointer);
    for (uint32_t number = 0; number < factors_.parts; ++number) {
      const Value at = add_bytes(address, access.size * all * number);
      const Value window = make(Opcode::Load, of_window, {at}, flags);
      set_part(access.id, number,
               shuffle(window, function_.constants().poison(of_window), factors_.lanes,
                       [&](uint32_t lane) { return access.member + access.factor * lane; }));
    }
  }
  // Where the last of a window's stores is, all are made.
  void store_window(const VectorAccess& access) {
    if (!access.completes_window) return;
    const VectorAccess& base = loop_.accesses[access.window];
    const uint32_t factor = access.factor, lanes = factors_.lanes, all = factor * lanes;
    const uint16_t flags = align_flag(function_.alignment(base.id));
    const Value address = value_of_first_lane(base.pointer);
    for (uint32_t number = 0; number < factors_.parts; ++number) {
      std::array<Value, 4> vectors;
      for (const VectorAccess& member : loop_.accesses)
        if (member.is_store && member.window == access.window && member.factor == factor &&
            !member.is_scattered)
          vectors[member.member] = stored_lanes(member, number);
      Value left = vectors[0], right = vectors[1];
      const Value poison = function_.constants().poison(lanes_of(access.type));
      const auto in_order = [](uint32_t lane) { return lane; };
      if (factor > 2) {
        left = shuffle(vectors[0], vectors[1], 2 * lanes, in_order);
        right = shuffle(vectors[2], factor == 4 ? vectors[3] : poison, 2 * lanes, in_order);
      }
      const Value window = shuffle(
          left, right, all, [&](uint32_t lane) { return lane % factor * lanes + lane / factor; });
      make(Opcode::Store, kVoid, {window, add_bytes(address, access.size * all * number)}, flags);
    }
  }
  Value reverse(Value vector) {
    const uint32_t last = factors_.lanes - 1;
    return shuffle(vector, function_.constants().poison(function_.type_of(vector)), factors_.lanes,
                   [&](uint32_t lane) { return last - lane; });
  }

  // The next values of phis, and the test.
  void close_vectors() {
    const CarriedValue& counter = *loop_.carried_value(loop_.counter.phi);
    phi_of_first_lane(counter);
    Value next_counter;
    last_lanes_.assign(loop_.carried.size(), Value());
    for (const CarriedValue& value : loop_.carried) {
      const VectorPhi phi = phis_[index_of(value)];
      if (value.reduction != ReductionKind::None)
        for (uint32_t number = 0; number < factors_.parts; ++number)
          add_incoming(function_, part(value.phi, number).local(), part(value.next, number),
                       vectors_);
      if (phi.first_lane.valid()) {
        const Value next = next_of_first_lane(value, phi.first_lane);
        add_incoming(function_, phi.first_lane.local(), next, vectors_);
        if (&value == &counter) next_counter = next;
      }
      if (value.is_recurrence)
        add_incoming(function_, phi.all.local(),
                     last_lanes_[index_of(value)] = next_lanes(value, factors_.parts - 1),
                     vectors_);
      else if (phi.all.valid()) {
        const TypeId type = function_[value.phi].type;
        const Value next = make(Opcode::Add, lanes_of(type),
                                {phi.all, splat(integer(type, value.step * lanes()))});
        add_incoming(function_, phi.all.local(), next, vectors_);
      }
    }
    const Value end = ends_[index_of(counter)];
    const Value goes_on =
        make(Opcode::ICmp, kI1, {next_counter, end}, 0, static_cast<uint8_t>(IntPredicate::NE));
    make(Opcode::CondBr, kVoid, {goes_on, vectors_, middle_});
    block_ = before_;
    make(Opcode::Br, kVoid, {vectors_});
    block_ = middle_;
  }
  // The counter does not wrap before the bound.
  Value next_of_first_lane(const CarriedValue& value, Value now) {
    if (value.is_pointer) return add_bytes(now, value.step * lanes());
    uint16_t flags = 0;
    if (value.phi == loop_.counter.phi) {
      using enum IntPredicate;
      const IntPredicate stays = loop_.counter.stays;
      if (loop_.counter.is_signed() || stays == SGT || stays == SGE) flags |= flag::NoSignedWrap;
      if (loop_.counter.is_unsigned() && loop_.counter.step > 0) flags |= flag::NoUnsignedWrap;
    }
    const TypeId type = function_[value.phi].type;
    return make(Opcode::Add, type, {now, integer(type, value.step * lanes())}, flags);
  }

  // --- after the vectors

  void merge() {
    for (size_t v = 0; v < loop_.carried.size(); ++v)
      if (loop_.carried[v].reduction != ReductionKind::None)
        ends_[v] = reduce(loop_.carried[v]);
      else if (loop_.carried[v].is_recurrence)
        ends_[v] = make(Opcode::ExtractElement, function_[loop_.carried[v].phi].type,
                        {last_lanes_[v], integer(kI32, factors_.lanes - 1)});
    make(Opcode::Br, kVoid, {rest_});
    block_ = rest_;
    for (size_t v = 0; v < loop_.carried.size(); ++v) {
      const CarriedValue& value = loop_.carried[v];
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
  // All parts and lanes of a reduction in one number.
  Value reduce(const CarriedValue& value) {
    Value all = part(value.next, 0);
    for (uint32_t number = 1; number < factors_.parts; ++number)
      all = combine(value.reduction, all, part(value.next, number));
    const TypeId wanted = function_[value.phi].type, summed = is_byte_sum(value) ? kI64 : wanted;
    const Value result = reduce_lanes(value.reduction, all);
    return summed == wanted ? result : make(Opcode::Trunc, wanted, {result});
  }

  Analyses& analyses_;
  const Remarks& remarks_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const LoopForest& loops_ = analyses_.loops();
  VectorLoop loop_{function_, analyses_, scratch_};
  LaneWidths widths_{function_, loop_, scratch_};
  ByteSums byte_sums_{function_, loop_, widths_, scratch_};
  VectorFactors factors_;
  CfgEdit edit_{function_, scratch_};

  // of the loop
  BlockId count_, checks_, vectors_, middle_, rest_;
  BlockId before_;  // that goes to the vectors
  ArenaVector<BlockId> exits_to_rest_{scratch_};
  Value iterations_, last_;
  RegionClone at_start_{function_, CloneScopes::Drop, scratch_};
  RegionClone in_vectors_{function_, CloneScopes::Drop, scratch_};
  ArenaIdMap<InstId, uint32_t> slot_of_{scratch_};  // 0: nothing is known of the value
  ArenaVector<Slot> slots_{scratch_};
  ArenaVector<InstId> known_{scratch_};      // the values that have one
  ArenaVector<VectorPhi> phis_{scratch_};    // by carried value
  ArenaVector<Value> last_lanes_{scratch_};  // of recurrences
  ArenaVector<Value> ends_{scratch_};        // of it, after the vectors
  ArenaVector<Value> masks_{scratch_};       // by block of the loop and part
};

}  // namespace

bool loop_vectorize(Function& function, Analyses& analyses, const Remarks& remarks,
                    Arena& scratch) {
  constexpr FunctionAttributes kScalar =
      function_attribute::ForSize | function_attribute::NoImplicitFloat;
  if ((function.attributes() & kScalar) != 0 || !may_change_loops(function, analyses)) return false;
  return LoopVectorization(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
