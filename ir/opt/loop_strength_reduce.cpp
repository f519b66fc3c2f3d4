// Addresses in loops: computed once where they are invariant, advanced where they follow an
// induction variable.
//
// Idea. Legalization leaves a getelementptr with one i64 index of 1, 2, 4 or 8 bytes; an element of
// another size becomes a multiplication before it, which x86-64's addressing modes lack; so does a
// row of a matrix whose width is a variable. Two steps remove these multiplications from loops:
//   - A walk in reverse post-order takes constants out of products: base + (i + 1) * 24 becomes
//     (base + i * 24) + 24, whose last sum is a displacement. It splits the sum that an address is
//     (scalar_evolution.h) into what the loop does not change, which becomes the base, one term
//     that it does, and a displacement: a stencil's rows share a base. It moves address arithmetic
//     whose operands a loop does not define to the loop's preheader, and merges equal
//     multiplications and extensions.
//   - In an innermost loop with `index = i * factor`, where i is an induction variable and the
//     factor invariant, the address becomes a pointer that a phi advances.
// The indices that an addressing mode scales stay where they are: they cost nothing. At last the
// increments of induction variables move down, so that a phi and its next value share a register.
// Source: strength reduction as in Cooper, Simpson & Vick, "Operator Strength Reduction", 2001,
// limited to the products in addresses.
//
// Terms. A loop's *preheader* is the only block that enters it, and goes nowhere else: critical
// edges have been split. Its *latch* is the only block that goes back to the header. A *member* is
// one address to reduce; the members of a *family* share loop, base, induction variable and stride.
//
// Invariants. Moved instructions have no effect and cannot trap. Poison that they make early harms
// nobody, since it is used where it was. Merged ones keep the flags that both have. New address
// arithmetic has no flags: it wraps, and a pointer's last step may leave its object.
//
// A family is reduced if its loop has a register left for the pointer, and if its members run at
// least as often as the latch that advances it.
#include <algorithm>
#include <array>
#include <span>
#include <tuple>

#include "ir/opt/known_bits.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxAddressLevels = 8;  // loops that one instruction leaves at most
constexpr int kMaxUsesSeen = 32;      // in search of an equal instruction
constexpr int kMaxBitwise = 3;        // operations from a value to an index, and users of each
constexpr int kMaxIndexSteps = 6;     // from a value to an address that it is an index of
constexpr float kMaxWaste = 1.5;      // iterations of a pointer for each that the loop makes

class LoopAddresses {
 public:
  LoopAddresses(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function), analyses_(analyses), remarks_(remarks), scratch_(scratch) {}

  bool run() {
    if (!loops_.has_preheader() || calls_returns_twice(function_)) return false;
    function_.track_uses();
    visited_.assign(function_.value_count(), false);
    for_each_in_loops(function_, analyses_, [this](InstId id) { hoist_or_merge(id); });
    for_each_in_loops(function_, analyses_, [this](InstId id) { collect_member(id); });
    if (!members_.empty()) reduce();
    for (uint32_t loop = 0; loop < loops_.loops().size(); ++loop) sink_increments(loop);
    return has_changed_;
  }

 private:
  // base + phi * factor * stride; induction variable and factor may be narrower, sign-extended.
  struct Member {
    InstId address;
    uint32_t loop, order;
    int64_t stride;  // bytes
    Value factor;    // invariant, not constant; none() if there is none
    InductionVariable induction;
    auto key(const Function& f) const {
      return std::tuple(loop, f.operand(address, 1).word(), factor.word(), induction.phi.index(),
                        stride);
    }
  };
  struct Family {
    uint32_t first, end, loop;
    float gain;
  };

  uint32_t common_depth(Value value, uint32_t loop) const {
    return opt::common_depth(function_, loops_, value, loop);
  }
  bool is_invariant(Value value, uint32_t loop) const {
    return opt::is_invariant(function_, loops_, value, loop);
  }

  // --- hoisting and merging

  std::optional<int64_t> constant(Value value) const { return signed_constant(function_, value); }
  bool is_scaled(InstId id) const {
    return function_[id].opcode == Opcode::Mul && function_[id].type == kI64 &&
           constant(function_.operand(id, 1));
  }
  // An address with one variable index.
  bool is_indexed(InstId id) const {
    return function_[id].opcode == Opcode::GetElementPtr && function_[id].operand_count == 3 &&
           function_.operand(id, 2).is_local() &&
           function_.type_of(function_.operand(id, 2)) == kI64;
  }
  // Bytes that the first index counts.
  int64_t element_size(InstId address) const {
    return static_cast<int64_t>(function_.types().size_of(function_.operand(address, 0).type()));
  }
  bool has_scaled_index(InstId id) const {
    return is_indexed(id) && is_scaled(function_.operand(id, 2).local());
  }
  bool is_extension(InstId id) const {
    const Instruction& i = function_[id];
    return (i.opcode == Opcode::SExt || i.opcode == Opcode::ZExt) && i.type == kI64;
  }

  void hoist_or_merge(InstId id) {
    visited_[id] = true;
    if (is_indexed(id)) {
      put_constant_last(id);
      const bool is_split = split_address(id);
      hoist(id);
      if (is_split || has_scaled_index(id) || is_used_in_other_loop(id)) merge(id, 2);
    } else if (is_scaled(id)) {
      take_out_constants(id);
      hoist(id);
      merge(id, 0);
    } else if (is_extension(id) || leads_to_index(id, 0)) {
      hoist(id);
      merge(id, 0);
    }
  }
  // Whether only indices are computed from x & constant and the like: a row chosen by parity.
  bool leads_to_index(InstId id, int depth) const {
    const Opcode opcode = function_[id].opcode;
    const bool is_bitwise = opcode == Opcode::And || opcode == Opcode::Or ||
                            opcode == Opcode::Xor || opcode == Opcode::Shl ||
                            opcode == Opcode::LShr || opcode == Opcode::AShr;
    if (!is_bitwise || depth == kMaxBitwise || !function_.operand(id, 1).is_constant())
      return false;
    int seen = 0;
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      if (++seen > kMaxBitwise || !(is_extension(user) || is_scaled(user) || is_indexed(user) ||
                                    leads_to_index(user, depth + 1)))
        return false;
    }
    return seen != 0;
  }

  // (i + constant) * factor in addresses only becomes i * factor, and the constant a displacement.
  void take_out_constants(InstId product) {
    auto [base, offset, flags] = split_offset(function_, function_.operand(product, 0), true);
    Value narrow;  // to be extended, if there are constants below the extension
    if (base.is_local() && is_sign_extension(base.local())) {
      const Value operand = function_.operand(base.local(), 0);
      const ConstantOffset below = split_offset(function_, operand, true);
      offset += below.constant;
      if (below.base != operand) narrow = below.base;
    }
    if (offset == 0 || !(narrow.valid() ? narrow : base).is_local()) return;
    for (UseId use = function_.first_use(product); use.valid(); use = function_.next_use(use))
      if (!displacement(function_.user(use), product, offset)) return;
    if (narrow.valid()) base = extension_of(narrow, product);
    function_.set_operand(product, 0, base);
    function_[product].flags = 0;
    for (UseId use = function_.first_use(product); use.valid(); use = function_.next_use(use))
      add_displacement(function_.user(use), *displacement(function_.user(use), product, offset));
    has_changed_ = true;
  }
  // (base + constant) + index becomes (base + index) + constant where the loop changes neither base
  // nor index, so that addresses which differ in constants only share a sum.
  void put_constant_last(InstId id) {
    const Value inner = function_.operand(id, 1);
    if (!inner.is_local() || function_[inner.local()].opcode != Opcode::GetElementPtr ||
        function_[inner.local()].operand_count != 3)
      return;
    const std::optional<int64_t> index = constant(function_.operand(inner.local(), 2));
    const Value base = function_.operand(inner.local(), 1);
    const uint32_t loop = loops_.loop_of(function_.block_of(id));
    if (!index || !is_invariant(base, loop) || !is_invariant(function_.operand(id, 2), loop))
      return;
    int64_t bytes;
    if (__builtin_mul_overflow(element_size(inner.local()), *index, &bytes)) return;
    function_.set_operand(id, 1, base);
    add_displacement(id, bytes);
    has_changed_ = true;
  }
  // An address of the loop, as the sum of what the loop leaves alone and one term that it does not,
  // becomes base + invariants, which moves before the loop, + the variant term + constant: the
  // elements of a row or column, whose rows are a constant apart.
  bool split_address(InstId id) {
    const uint32_t loop = loops_.loop_of(function_.block_of(id));
    if (!may_split(id, loop)) return false;
    const std::optional<AffineSum> sum = ScalarEvolution(function_, &loops_).sum_of(id, loop);
    AddressParts parts;
    if (!sum || !find_parts(*sum, loop, parts) || !frees_index(id, parts, loop)) return false;
    const std::span<AffineTerm> invariants = std::span(parts.invariants).first(parts.count);
    std::ranges::stable_sort(invariants, {},
                             [&](const AffineTerm& t) { return common_depth(t.value, loop); });
    const Value old_base = function_.operand(id, 1), old_index = function_.operand(id, 2);
    const bool has_variant = parts.variant.value.valid();
    Value base = parts.base;
    for (const AffineTerm& term : has_variant ? invariants : invariants.first(parts.count - 1)) {
      const auto [type, index] = scaled(term, id);
      base = hoist_and_merge(
          insert(id, Opcode::GetElementPtr, function_[id].type, {type, base, index}, id), 2);
    }
    const auto [type, index] = scaled(has_variant ? parts.variant : invariants.back(), id);
    function_.set_operand(id, 0, type);
    function_.set_operand(id, 1, base);
    function_.set_operand(id, 2, index);
    function_[id].flags = 0;
    erase_unused(old_index);
    erase_unused(old_base);
    if (sum->constant != 0) add_displacement(id, static_cast<int64_t>(sum->constant));
    has_changed_ = true;
    return true;
  }
  // Whether the loop computes what it need not, as far as one instruction shows.
  bool may_split(InstId id, uint32_t loop) const {
    if (!runs_oftener(id, loop)) return false;
    const Value base = function_.operand(id, 1), index = function_.operand(id, 2);
    if (!is_invariant(base, loop))
      return is_indexed(base.local()) && function_.has_one_use(base.local());
    if (is_invariant(index, loop)) return false;
    const InstId sum = is_extension(index.local()) && function_.operand(index.local(), 0).is_local()
                           ? function_.operand(index.local(), 0).local()
                           : index.local();
    return is_linear(sum);
  }
  // Whether it is in the loop itself, and runs more often than what is before the loop.
  bool runs_oftener(InstId id, uint32_t loop) const {
    const BlockId preheader = loops_[loop].preheader, block = function_.block_of(id);
    return preheader.valid() && loops_.loop_of(block) == loop &&
           frequencies_[preheader.index()] < frequencies_[block.index()];
  }
  // What adds up to an address, beside a constant.
  struct AddressParts {
    Value base;
    std::array<AffineTerm, AffineSum::kMaxTerms> invariants;
    uint32_t count = 0;
    AffineTerm variant;  // none() if the loop changes nothing
  };
  bool find_parts(const AffineSum& sum, uint32_t loop, AddressParts& parts) const {
    for (const AffineTerm& term : sum.terms()) {
      if (term.factor == 0) continue;
      const bool is_same = is_invariant(term.value, loop);
      if (function_.types().is_pointer(function_.type_of(term.value))) {
        if (parts.base.valid() || term.factor != 1 || !is_same) return false;
        parts.base = term.value;
      } else if (is_same) {
        parts.invariants[parts.count++] = term;
      } else if (parts.variant.value.valid()) {
        return false;
      } else {
        parts.variant = term;
      }
    }
    return parts.base.valid() && fits(static_cast<int64_t>(sum.constant), 1) &&
           (parts.count != 0 || (sum.constant != 0 && parts.variant.value.valid()));
  }
  // Whether the loop no longer computes what leads from the variant term to the address once all
  // addresses of its kind are split.
  bool frees_index(InstId id, const AddressParts& parts, uint32_t loop) const {
    const Value base = function_.operand(id, 1);
    return (is_invariant(base, loop) || frees_index(base.local(), parts, loop)) &&
           is_freed(function_.operand(id, 2), parts, loop);
  }
  // What is used for indices only, is so through its users: the first computation with the variant
  // term on each path, or of all that there is, answers for those after it.
  bool is_freed(Value value, const AddressParts& parts, uint32_t loop) const {
    const int steps = parts.variant.value.valid() ? kMaxIndexSteps : 0;
    const auto is_given = [&](Value v) {
      return follows_from_outside(function_, loops_, v, loop, steps) || is_term(v, parts);
    };
    if (is_given(value)) return true;
    if (!is_linear(value.local()) && !is_extension(value.local())) return false;  // it cancels out
    bool is_first = true, are_freed = true;
    for (const Value operand : function_.operands(value.local())) {
      if (is_given(operand)) continue;
      is_first = false;
      are_freed &= is_freed(operand, parts, loop);
    }
    return are_freed && (!is_first || indexes_only(value.local(), loop, 0) ||
                         (parts.count == 0 && is_next(value, parts.variant.value, loop)));
  }
  // Whether the value is what the phi is in the next iteration, and the phi is an index itself. An
  // address by the phi and a displacement then lets the increment wait for the iteration's end.
  bool is_next(Value value, Value phi, uint32_t loop) const {
    if (!phi.is_local() || function_[phi.local()].opcode != Opcode::Phi ||
        function_.block_of(phi.local()) != loops_[loop].header || !loops_[loop].latch.valid() ||
        function_.incoming_value(phi.local(), loops_[loop].latch) != value)
      return false;
    int seen = 0;
    for (UseId use = function_.first_use(phi.local()); use.valid() && seen < kMaxUsesSeen;
         use = function_.next_use(use), ++seen) {
      const InstId user = function_.user(use);
      if (is_indexed(user) && function_.operand_index(use) == 2 &&
          loops_.loop_of(function_.block_of(user)) == loop)
        return true;
    }
    return false;
  }
  // Whether it is the variant term or its extension, which the loop needs anyway; also a constant
  // more, as of the next iteration, if more than the constant leaves the index.
  bool is_term(Value value, const AddressParts& parts) const {
    if (value.is_local() && is_extension(value.local()))
      value = function_.operand(value.local(), 0);
    if (!parts.variant.value.valid()) return false;
    return value == parts.variant.value ||
           (parts.count != 0 && split_offset(function_, value, false).base == parts.variant.value);
  }
  bool is_linear(InstId id) const {
    const Instruction& i = function_[id];
    return i.opcode == Opcode::Add || i.opcode == Opcode::Sub || i.opcode == Opcode::Mul ||
           i.opcode == Opcode::Shl || (i.opcode == Opcode::Or && (i.flags & flag::Disjoint) != 0);
  }
  // Whether the value is used only for indices of addresses that may be split, also through sums.
  bool indexes_only(InstId index, uint32_t loop, int depth) const {
    int seen = 0;
    for (UseId use = function_.first_use(index); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      const bool is_index =
          is_indexed(user) && function_.operand_index(use) == 2 && runs_oftener(user, loop);
      if (++seen > kMaxUsesSeen ||
          !(is_index || (depth < kMaxIndexSteps && (is_extension(user) || is_linear(user)) &&
                         indexes_only(user, loop, depth + 1))))
        return false;
    }
    return seen != 0;
  }
  // The term of an address as an index of elements of a size that an addressing mode scales.
  std::pair<Value, Value> scaled(const AffineTerm& term, InstId user) {
    constexpr std::array kTypes = {kI8, kI16, kI32, kI64};
    const int shift = std::min(std::countr_zero(term.factor), 3);
    const int64_t factor = static_cast<int64_t>(term.factor) >> shift;
    Value index = term.value;
    if (function_.type_of(index) != kI64) {
      const bool is_signed = term.extension == Extension::Sign && !term.is_non_negative;
      index = extension_of(index, user, is_signed ? Opcode::SExt : Opcode::ZExt,
                           term.is_non_negative ? flag::NonNegative : 0);
    }
    if (factor != 1)
      index = hoist_and_merge(insert(user, Opcode::Mul, kI64, {index, i64(factor)}, user), 0);
    if (element_size(user) == int64_t{1} << shift) return {function_.operand(user, 0), index};
    return {kTypes[static_cast<size_t>(shift)], index};
  }
  Value extended(Value value, InstId user) {
    return function_.type_of(value) == kI64 ? value : extension_of(value, user);
  }
  void erase_unused(Value value) {
    if (!value.is_local() || function_.has_uses(value.local()) ||
        !(is_linear(value.local()) || is_extension(value.local()) || is_indexed(value.local())))
      return;
    const auto operands = function_.operands(value.local());
    if (operands.empty()) return;  // erased already
    const Value first = operands[0].is_type() ? operands[1] : operands[0], last = operands.back();
    function_.erase(value.local());
    erase_unused(first);
    if (last != first) erase_unused(last);
  }
  // What `offset` makes in an address that `product` indexes, if it is one.
  std::optional<int64_t> displacement(InstId address, InstId product, int64_t offset) const {
    if (!is_indexed(address) || function_.operand(address, 2) != Value(product)) return {};
    const int64_t factor = *constant(function_.operand(product, 1));
    int64_t stride;
    if (__builtin_mul_overflow(factor, element_size(address), &stride) || !fits(stride, offset))
      return {};
    return stride * offset;
  }
  void add_displacement(InstId address, int64_t bytes) {
    function_[address].flags = 0;
    const TypeId type = function_[address].type;
    const InstId sum = create(Opcode::GetElementPtr, type, {kI8, address, i64(bytes)}, address);
    function_.replace_all_uses(address, sum);
    function_.set_operand(sum, 1, address);
    function_.insert_before(function_.next(address), sum);
    function_.set_name(sum, function_.name_of(address));
    function_.set_name(address, {});
    visited_.resize(function_.value_count(), false);
  }
  // An extension to i64 that dominates `user`: one that there is, or a new one. Of what is not
  // negative any extension is right, and a zero extension free; `flags` promise that. A zero
  // extension with that promise becomes a sign extension where one is asked for, since it is poison
  // for other numbers, and `user` is not.
  Value extension_of(Value narrow, InstId user, Opcode opcode = Opcode::SExt, uint16_t flags = 0) {
    if (opcode == Opcode::SExt && has_no_sign(narrow)) {
      opcode = Opcode::ZExt;  // costs nothing
      flags = flag::NonNegative;
    }
    const BlockId block = function_.block_of(user);
    int seen = 0;
    for (UseId use = function_.first_use(narrow.local()); use.valid() && seen < kMaxUsesSeen;
         use = function_.next_use(use), ++seen) {
      const InstId other = function_.user(use);
      const bool is_equal = function_[other].opcode == opcode;
      if (!is_extension(other) || !visited_[other] ||
          !(is_equal || flags != 0 || (opcode == Opcode::SExt && is_sign_extension(other))) ||
          !dominators_.dominates(function_.block_of(other), block))
        continue;
      if (flags != 0) return other;
      function_[other].opcode = opcode;
      function_[other].flags = 0;
      return other;
    }
    const InstId added = insert(user, opcode, kI64, {narrow}, user);
    function_[added].flags = flags;
    hoist(added);
    return added;
  }

  bool has_no_sign(Value value) const {
    const uint32_t width = function_.types().integer_bits(function_.type_of(value));
    return (known_zero_bits(function_, value) >> (width - 1) & 1) != 0;
  }

  bool is_used_in_other_loop(InstId id) const {
    const UseId use = function_.first_use(id);
    return use.valid() && loops_.loop_of(function_.block_of(function_.user(use))) !=
                              loops_.loop_of(function_.block_of(id));
  }

  void hoist(InstId id) {
    const BlockId block = function_.block_of(id);
    uint32_t loop = loops_.loop_of(block);
    uint32_t depth = 0;  // of the loop that it must stay in
    for (Value operand : function_.operands(id))
      depth = std::max(depth, operand.is_type() ? 0 : common_depth(operand, loop));
    BlockId to;
    int levels = 0;  // loops that it leaves
    for (int level = 1; level <= kMaxAddressLevels && loops_.depth(loop) > depth; ++level) {
      const BlockId preheader = loops_[loop].preheader;
      if (preheader.valid() && frequencies_[preheader.index()] < frequencies_[block.index()]) {
        to = preheader;
        levels = level;
      }
      loop = loops_[loop].parent;
    }
    if (!to.valid()) return;
    if (remarks_.are_wanted() && is_indexed(id))
      remark_hoisted(remarks_, function_, id, levels, "loop-strength-reduce");
    function_.unlink(id);
    function_.insert_before(function_.terminator(to), id);
    has_changed_ = true;
  }

  // Replaces the instruction by an equal one that dominates it, among the users of an operand;
  // returns the one that is left.
  InstId merge(InstId id, uint32_t operand) {
    const InstId other = find_equal(id, operand);
    if (!other.valid()) return id;
    function_[other].flags &= function_[id].flags;
    function_.replace_all_uses(id, other);
    function_.erase(id);
    has_changed_ = true;
    return other;
  }
  InstId hoist_and_merge(InstId id, uint32_t operand) {
    hoist(id);
    return merge(id, operand);
  }
  // In one block, those visited come first.
  InstId find_equal(InstId id, uint32_t operand) const {
    const Value value = function_.operand(id, operand);
    if (!value.is_local()) return {};
    int seen = 0;
    for (UseId use = function_.first_use(value.local()); use.valid() && seen < kMaxUsesSeen;
         use = function_.next_use(use), ++seen) {
      const InstId other = function_.user(use);
      if (other != id && visited_[other] && is_equal(id, other) &&
          dominators_.dominates(function_.block_of(other), function_.block_of(id)))
        return other;
    }
    return {};
  }
  bool is_equal(InstId a, InstId b) const {
    return function_[a].opcode == function_[b].opcode && function_[a].type == function_[b].type &&
           std::ranges::equal(function_.operands(a), function_.operands(b));
  }

  // --- strength reduction

  bool is_sign_extension(InstId id) const {
    const Instruction& i = function_[id];
    return i.opcode == Opcode::SExt ||
           (i.opcode == Opcode::ZExt && (i.flags & flag::NonNegative) != 0);
  }
  // The induction variable of the loop that a factor of an index is, or is the sign extension of.
  // `is_narrow`: the index is the sign extension of the product.
  std::optional<InductionVariable> find_induction(Value factor, uint32_t loop,
                                                  bool is_narrow) const {
    if (factor.is_local() && is_sign_extension(factor.local())) {
      factor = function_.operand(factor.local(), 0);
      is_narrow = true;
    }
    if (!factor.is_local() || function_[factor.local()].opcode != Opcode::Phi ||
        function_.block_of(factor.local()) != loops_[loop].header)
      return std::nullopt;
    const std::optional<InductionVariable> found =
        ScalarEvolution(function_, &loops_).induction_variable(factor.local(), loop);
    const bool may_wrap = is_narrow && found && (found->flags & flag::NoSignedWrap) == 0;
    return found && found->start.valid() && !may_wrap ? found : std::nullopt;
  }

  void collect_member(InstId id) {
    const uint32_t loop = loops_.loop_of(function_.block_of(id));
    const LoopForest::Loop& shape = loops_[loop];
    if (!shape.is_innermost || !shape.preheader.valid() || !shape.latch.valid() ||
        !is_indexed(id) || !is_invariant(function_.operand(id, 1), loop))
      return;
    InstId product = function_.operand(id, 2).local();
    const bool is_narrow = is_sign_extension(product);
    if (is_narrow && function_.operand(product, 0).is_local())
      product = function_.operand(product, 0).local();
    if (function_[product].opcode != Opcode::Mul ||
        (is_narrow && (function_[product].flags & flag::NoSignedWrap) == 0))
      return;
    const int64_t size = element_size(id);
    Member member{id, loop, static_cast<uint32_t>(members_.size()), size, Value(), {}};
    for (const uint32_t side : {0, 1}) {
      const Value factor = function_.operand(product, 1 - side);
      const std::optional<InductionVariable> induction =
          find_induction(function_.operand(product, side), loop, is_narrow);
      if (!induction || !is_invariant(factor, loop)) continue;
      member.induction = *induction;
      if (!factor.is_constant())
        member.factor = factor;
      else if (!constant(factor) || __builtin_mul_overflow(*constant(factor), size, &member.stride))
        return;
      if (fits(member.stride, induction->step)) members_.push_back(member);
      return;
    }
  }
  static bool fits(int64_t a, int64_t b) {  // as a displacement
    int64_t product;
    return !__builtin_mul_overflow(a, b, &product) && product == static_cast<int32_t>(product);
  }

  void reduce() {
    std::ranges::sort(members_, {}, [this](const Member& m) {
      return std::tuple_cat(m.key(function_), std::tuple(m.order));
    });
    find_families();
    for (const Family& family : families_) registers_.include(family.loop);
    for (const Family& family : families_) {
      if (family.gain < frequencies_[loops_[family.loop].latch.index()]) continue;
      if (remarks_.are_wanted()) remark(family);
      if (!registers_.take(family.loop, kPtr)) continue;
      reduce(family);
      has_changed_ = true;
    }
  }

  // Whether the family becomes a pointer.
  void remark(const Family& family) {
    const Member& first = members_[family.first];
    const uint32_t count = family.end - family.first;
    std::string text = count == 1 ? "address" : std::to_string(count) + " addresses";
    if (registers_.free(family.loop, kPtr) != 0) {
      text += count == 1 ? " becomes" : " become";
      text += " a pointer that advances by " + std::to_string(first.stride * first.induction.step) +
              (first.factor.valid() ? " times a variable" : "") + " bytes per iteration";
    } else {
      text += count == 1 ? " is" : " are";
      text += " multiplied in each iteration: no register is left";
    }
    remarks_.add(function_.offset_of(first.address), std::move(text) + " [loop-strength-reduce]");
  }

  // Those that gain most come first in a loop.
  void find_families() {
    for (uint32_t first = 0, end; first < members_.size(); first = end) {
      float gain = 0;
      for (end = first;
           end < members_.size() && members_[end].key(function_) == members_[first].key(function_);
           ++end)
        gain += frequencies_[function_.block_of(members_[end].address).index()];
      families_.push_back({first, end, members_[first].loop, gain});
    }
    std::ranges::sort(families_, {},
                      [](const Family& f) { return std::tuple(f.loop, -f.gain, f.first); });
  }

  void reduce(const Family& family) {
    const Member& first = members_[family.first];
    const InstId pointer = make_pointer(first);
    for (uint32_t m = family.first; m < family.end; ++m) {
      const InstId address = members_[m].address;
      const Value index = function_.operand(address, 2);
      function_.replace_all_uses(address, pointer);
      function_.erase(address);
      erase_unused(index);
    }
  }

  // Where a loop's phi is read after the instruction that increments it, both need a register.
  // Increments move down to where they are read first, or to the end of the iteration.
  void sink_increments(uint32_t loop) {
    const BlockId latch = loops_[loop].latch;
    if (!latch.valid()) return;
    for (InstId phi = function_[loops_[loop].header].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi)) {
      const Value next = function_.incoming_value(phi, latch);
      if (!next.is_local() || !is_increment(next.local(), phi)) continue;
      sink_increment(next.local(), latch);
      test_next(next.local(), phi);
    }
  }
  bool is_increment(InstId id, InstId phi) const {
    return function_[id].opcode == Opcode::Add && function_.operand(id, 0) == Value(phi) &&
           function_.operand(id, 1).is_constant();
  }
  void sink_increment(InstId next, BlockId latch) {
    const Value phi = function_.operand(next, 0);
    InstId before = find_reader(function_.next(next), next);
    bool is_between = reads_between(function_.next(next), before, phi);
    if (const BlockId end = end_of_iteration(latch);
        !reads(before, next) && function_.block_of(next) != end && is_read_in(next, phi, end)) {
      before = find_reader(function_[end].first, next);
      is_between = true;  // by addresses that selection folds into accesses, at least
    }
    if (!is_between) return;
    function_.unlink(next);
    function_.insert_before(before, next);
    has_changed_ = true;
  }
  // phi == constant, the test at the end of the increment's block, becomes next == constant + step:
  // as in while (n--).
  void test_next(InstId next, Value phi) {
    const InstId branch = function_.terminator(function_.block_of(next));
    if (function_[branch].opcode != Opcode::CondBr || !function_.operand(branch, 0).is_local())
      return;
    const InstId test = function_.operand(branch, 0).local();
    const std::optional<int64_t> step = constant(function_.operand(next, 1));
    if (!step || !is_equality(test) || function_.operand(test, 0) != phi ||
        function_.block_of(test) != function_.block_of(next) || !function_.has_one_use(test))
      return;
    const std::optional<int64_t> bound = constant(function_.operand(test, 1));
    if (!bound) return;
    const TypeId type = function_[next].type;
    const uint64_t sum = static_cast<uint64_t>(*bound) + static_cast<uint64_t>(*step);
    function_.set_operand(test, 0, next);
    function_.set_operand(
        test, 1, function_.constants().integer(type, function_.types().integer_bits(type), sum));
    function_[next].flags = 0;  // the branch may be taken where the sum wraps
    function_.unlink(test);
    function_.insert_before(branch, test);
    has_changed_ = true;
  }
  bool is_equality(InstId id) const {
    const auto order = static_cast<IntPredicate>(function_[id].subcode);
    return function_[id].opcode == Opcode::ICmp &&
           (order == IntPredicate::EQ || order == IntPredicate::NE);
  }
  // The first instruction from there on that reads the value, or the block's last.
  InstId find_reader(InstId from, Value value) const {
    while (!is_terminator(function_[from].opcode) &&
           (function_[from].opcode == Opcode::Phi || !reads(from, value)))
      from = function_.next(from);
    return from;
  }
  bool reads_between(InstId from, InstId end, Value value) const {
    for (; from != end; from = function_.next(from))
      if (reads(from, value)) return true;
    return false;
  }
  bool reads(InstId id, Value value) const {
    return std::ranges::find(function_.operands(id), value) != function_.operands(id).end();
  }
  // Whether the phi reads the value, and else only instructions of the block.
  bool is_read_in(InstId value, Value phi, BlockId block) const {
    for (UseId use = function_.first_use(value); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      if (Value(user) != phi &&
          (function_.block_of(user) != block || function_[user].opcode == Opcode::Phi))
        return false;
    }
    return true;
  }

  // A phi of the address for the induction variable itself.
  InstId make_pointer(const Member& member) {
    const LoopForest::Loop& shape = loops_[member.loop];
    const Value base = function_.operand(member.address, 1);
    const TypeId type = function_.type_of(base);
    const Value start = make_start(member, function_.terminator(shape.preheader));
    const InstId phi = insert(function_[shape.header].first, Opcode::Phi, type,
                              {start, shape.preheader, start, shape.latch}, member.address);
    const Value step = make_step(member);
    const InstId next = insert(function_.terminator(end_of_iteration(shape.latch)),
                               Opcode::GetElementPtr, type, {kI8, phi, step}, member.address);
    function_.set_operand(phi, 2, next);
    return phi;
  }
  // The block to advance a pointer in: the latch, or the block before it if the latch is the empty
  // block of a split edge, which costs a jump if it is not empty.
  BlockId end_of_iteration(BlockId latch) const {
    const std::span<const BlockId> before = analyses_.control_flow().predecessors(latch);
    if (function_[latch].first != function_.terminator(latch) || before.size() != 1 ||
        frequencies_[before[0].index()] > kMaxWaste * frequencies_[latch.index()])
      return latch;
    return before[0];
  }
  // The bytes by which the pointer advances, computed in the preheader unless constant.
  Value make_step(const Member& member) {
    const Value step = i64(member.stride * member.induction.step);
    if (!member.factor.valid()) return step;
    const InstId end = function_.terminator(loops_[member.loop].preheader);
    const InstId product =
        insert(end, Opcode::Mul, kI64, {extended(member.factor, end), step}, member.address);
    const InstId equal = find_equal(product, 0);
    if (!equal.valid()) return product;
    function_[equal].flags = 0;
    function_.erase(product);
    return equal;
  }
  // base + start * factor * stride
  Value make_start(const Member& member, InstId before) {
    const Value base = function_.operand(member.address, 1);
    const TypeId type = function_.type_of(base);
    const Value from = member.induction.start;
    const std::optional<int64_t> number = constant(from);
    if (number == 0) return base;
    Value bytes = number ? i64(static_cast<int64_t>(static_cast<uint64_t>(*number) *
                                                    static_cast<uint64_t>(member.stride)))
                         : insert(before, Opcode::Mul, kI64,
                                  {extended(from, before), i64(member.stride)}, member.address);
    if (member.factor.valid())
      bytes = insert(before, Opcode::Mul, kI64, {extended(member.factor, before), bytes},
                     member.address);
    return insert(before, Opcode::GetElementPtr, type, {kI8, base, bytes}, member.address);
  }
  InstId insert(InstId before, Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                InstId origin) {
    const InstId id = create(opcode, type, operands, origin);
    function_.insert_before(before, id);
    visited_.resize(function_.value_count(), false);
    visited_[id] = true;
    return id;
  }

  Value i64(int64_t value) {
    return function_.constants().integer(kI64, 64, static_cast<uint64_t>(value));
  }
  InstId create(Opcode opcode, TypeId type, std::initializer_list<Value> operands, InstId origin) {
    return function_.create(opcode, type, operands, 0, 0, function_.offset_of(origin));
  }

  Function& function_;
  Analyses& analyses_;
  const Remarks& remarks_;
  Arena& scratch_;
  const DominatorTree& dominators_ = analyses_.dominators();
  std::span<const float> frequencies_ = analyses_.frequencies();
  const LoopForest& loops_ = analyses_.loops();
  LoopRegisters registers_{function_, analyses_, scratch_};
  ArenaIdMap<InstId, bool> visited_{scratch_};  // of those that may be merged
  ArenaVector<Member> members_{scratch_};       // in families, once sorted
  ArenaVector<Family> families_{scratch_};
  bool has_changed_ = false;
};

}  // namespace

bool loop_strength_reduce(Function& function, Analyses& analyses, const Remarks& remarks,
                          Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return false;
  return LoopAddresses(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
