// Idea. The sides are walked in step from their ends, as long as the two instructions do the same
// and nothing but the same phi, or instructions that have been walked over, use their results. If
// little is before them, all goes before the branch: first what the sides have of their own,
// then what they share, once, with selects for operands that differ. A store of two values to one
// address takes one. (As LLVM's SimplifyCFG, "sink common code", and its conversion of what is left
// to selects.) In a triangle, the store above the branch to the same address is the end of the
// edge: the memory may be written.
//
// Invariants. What touches memory runs on both paths as before, in the same order. What a side has
// of its own is cheap and cannot trap.
#include "ir/opt/common_ends.h"

#include <algorithm>
#include <array>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/branch_model.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

bool is_copy(const Function& function, InstId call) {
  const uint16_t intrinsic = called_intrinsic_number(function, call);
  if (intrinsic == 0) return false;
  const std::string_view name = intrinsic_signatures()[intrinsic - 1].name;
  return name.starts_with("llvm.memcpy") || name.starts_with("llvm.memmove");
}

constexpr size_t kMaxShared = 16;        // instructions
constexpr int kMaxCommonEndSelects = 3;  // for operands and phis
constexpr size_t kMaxOwn = 3;            // instructions of both sides that are not shared
constexpr int kMaxCommonEndUses = 4;     // of a result
constexpr int kMaxStepsToStore = 16;

class EndSharing {
 public:
  EndSharing(Function& function, InstId branch, DiamondSide a, DiamondSide b, BlockId join,
             Arena& scratch)
      : function_(function),
        branch_(branch),
        a_(a),
        b_(b),
        join_(join),
        pairs_(scratch),
        choices_(scratch) {}

  bool run() {
    find_pairs();
    while (!pairs_.empty() && !is_worth_it()) pairs_.pop_back();
    if (pairs_.empty()) return false;
    move();
    return true;
  }

 private:
  // Of both sides; or their operands.
  struct Pair {
    Value a, b;
    friend bool operator==(const Pair&, const Pair&) = default;
  };

  void find_pairs() {
    if (!a_.block.valid() || !b_.block.valid()) return find_stores();
    InstId a = function_.previous(function_.terminator(a_.block));
    InstId b = function_.previous(function_.terminator(b_.block));
    while (a.valid() && b.valid() && pairs_.size() < kMaxShared && is_pair(a, b)) {
      pairs_.push_back({a, b});
      a = function_.previous(a);
      b = function_.previous(b);
    }
  }

  // A store that ends the side of a triangle, and one through the same pointer above the branch, if
  // nothing between them touches memory.
  void find_stores() {
    const InstId store =
        function_.previous(function_.terminator(a_.block.valid() ? a_.block : b_.block));
    if (!store.valid() || function_[store].opcode != Opcode::Store) return;
    InstId id = function_.previous(branch_);
    for (int step = 0; step < kMaxStepsToStore && id.valid(); ++step, id = function_.previous(id)) {
      if (function_[id].opcode == Opcode::Store &&
          function_.operand(id, 1) == function_.operand(store, 1)) {
        const Pair pair = a_.block.valid() ? Pair{store, id} : Pair{id, store};
        if (is_pair(pair.a.local(), pair.b.local())) pairs_.push_back(pair);
        return;
      }
      if (has(function_[id].opcode,
              property::ReadsMemory | property::WritesMemory | property::SideEffect))
        return;
    }
  }

  bool is_pair(InstId a, InstId b) const {
    if (!do_the_same(function_, a, b) || !may_move(a)) return false;
    const Instruction& x = function_[a];
    for (uint32_t i = 0; i < x.operand_count; ++i)
      if (!may_differ(x.opcode, i, function_.operand(a, i), function_.operand(b, i))) return false;
    return is_used_in_pairs(a, {a, b}, &Pair::a) && is_used_in_pairs(b, {a, b}, &Pair::b);
  }
  bool may_move(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    switch (opcode) {
      case Opcode::Load:
      case Opcode::Store:
        return !is_ordered(function_[id]);
      case Opcode::Call:
        return is_copy(function_, id);
      case Opcode::GetElementPtr:
      case Opcode::ICmp:
      case Opcode::Select:
        return true;
      default:
        return is_binary(opcode) || is_cast(opcode);
    }
  }
  // An index into a struct is a constant, and so is the size of a copy; a factor, a divisor and the
  // amount of a vector's shift are worth more as constants. An address in an object of its own
  // keeps that object.
  bool may_differ(Opcode opcode, uint32_t operand, Value a, Value b) const {
    if (a == b) return true;
    const auto is_value = [](Value value) { return value.is_local() || value.is_constant(); };
    if (!is_value(a) || !is_value(b) || function_.type_of(a) != function_.type_of(b)) return false;
    const TypeTable& types = function_.types();
    const TypeId type = function_.type_of(a);
    if (types.is_pointer(type) && may_hide_object(a, b)) return false;
    if (opcode == Opcode::Call) return operand == 2 || operand == 3;
    const bool is_best_constant =
        opcode == Opcode::Mul || (is_binary(opcode) && has(opcode, property::MayTrap)) ||
        types.kind(type) == TypeKind::Vector || (opcode == Opcode::GetElementPtr && operand > 2);
    return !is_best_constant || (a.is_local() && b.is_local());
  }
  bool may_hide_object(Value a, Value b) const {
    const Value base = address_base(function_, a), other = address_base(function_, b);
    return base != other && (is_object(base) || is_object(other));
  }
  bool is_object(Value base) const {
    return !base.is_local() || function_[base.local()].opcode == Opcode::Alloca;
  }
  // Whether all users of one side's result are a phi that joins it with the other's, or users in
  // pairs that use the results in the same places.
  bool is_used_in_pairs(InstId id, Pair results, Value Pair::*own) const {
    int count = 0;
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
      if (++count > kMaxCommonEndUses) return false;
      const InstId user = function_.user(use);
      const uint32_t index = function_.operand_index(use);
      const bool is_joined = function_[user].opcode == Opcode::Phi &&
                             function_.block_of(user) == join_ && joined_by(user) == results;
      if (is_joined) continue;
      const auto pair =
          std::ranges::find_if(pairs_, [&](const Pair& p) { return p.*own == Value(user); });
      if (pair == pairs_.end() || operands_of(*pair, index) != results) return false;
    }
    return true;
  }
  Pair joined_by(InstId phi) const {
    return {function_.operand(phi, 2 * a_.slot), function_.operand(phi, 2 * b_.slot)};
  }
  Pair operands_of(const Pair& pair, uint32_t index) const {
    return {function_.operand(pair.a.local(), index), function_.operand(pair.b.local(), index)};
  }

  // Whether a store is shared, and selects and what the sides have of their own are few. Without a
  // store, selects may replace the sides as they are.
  bool is_worth_it() {
    if (std::ranges::none_of(pairs_, [this](const Pair& pair) { return writes(pair.a.local()); }))
      return false;
    size_t own = 0;
    return is_short_before(a_, pairs_.back().a, own) && is_short_before(b_, pairs_.back().b, own) &&
           cost_of_choices() <= kMaxCommonEndSelects;
  }
  bool writes(InstId id) const {
    return function_[id].opcode == Opcode::Store || function_[id].opcode == Opcode::Call;
  }
  bool is_short_before(const DiamondSide& side, Value shared, size_t& own) const {
    InstId id = side.block.valid() ? shared.local() : InstId();
    while (id.valid() && (id = function_.previous(id)).valid())
      if (++own > kMaxOwn || !is_cheap(function_, id)) return false;
    return true;
  }
  int cost_of_choices() {
    choices_.clear();
    for (const Pair& pair : pairs_)
      for (uint32_t i = 0; i < function_[pair.a.local()].operand_count; ++i) {
        const Pair operands = operands_of(pair, i);
        if (operands.a != operands.b && !contains(pairs_, operands) &&
            !contains(choices_, operands))
          choices_.push_back(operands);
      }
    int cost = 0;
    for (const Pair& choice : choices_) cost += cost_of(choice);
    function_.for_each_phi(join_, [&](InstId phi) {
      const Pair joined = joined_by(phi);
      if (joined.a != joined.b && !contains(pairs_, joined) && !contains(choices_, joined))
        cost += cost_of(joined);
    });
    return cost;
  }
  int cost_of(const Pair& choice) const {
    return cost_of_select(function_, function_.operand(branch_, 0), choice.a, choice.b);
  }
  static bool contains(const ArenaVector<Pair>& pairs, const Pair& pair) {
    return std::ranges::find(pairs, pair) != pairs.end();
  }

  void move() {
    move_own(a_.block, pairs_.back().a.local());
    move_own(b_.block, pairs_.back().b.local());
    for (size_t k = pairs_.size(); k-- > 0;) {
      const InstId shared = pairs_[k].a.local();
      for (uint32_t i = 0; i < function_[shared].operand_count; ++i) {
        const Pair operands = operands_of(pairs_[k], i);
        if (operands.a != operands.b && !contains(pairs_, operands))
          function_.set_operand(shared, i, select(operands));
      }
      move_before(function_, branch_, shared);
    }
    function_.for_each_phi(join_, [&](InstId phi) {
      const Pair joined = joined_by(phi);
      if (!contains(choices_, joined)) return;
      function_.set_operand(phi, 2 * a_.slot, select(joined));
      function_.set_operand(phi, 2 * b_.slot, select(joined));
    });
    for (const Pair& pair : pairs_) {
      if (function_[pair.b.local()].type != kVoid)
        function_.replace_all_uses(pair.b.local(), pair.a);
      function_.erase(pair.b.local());
    }
  }
  void move_own(BlockId block, InstId end) {
    while (block.valid() && function_[block].first != end)
      move_before(function_, branch_, function_[block].first);
  }
  // Chooses between the two values, once for all that use both.
  Value select(const Pair& values) {
    const auto place = static_cast<size_t>(std::ranges::find(choices_, values) - choices_.begin());
    Value& made = selects_[place];
    if (made.valid()) return made;
    const InstId id = function_.create(Opcode::Select, function_.type_of(values.a),
                                       {function_.operand(branch_, 0), values.a, values.b}, 0, 0,
                                       function_.offset_of(branch_));
    function_.insert_before(branch_, id);
    return made = id;
  }

  Function& function_;
  const InstId branch_;
  const DiamondSide a_, b_;
  const BlockId join_;
  ArenaVector<Pair> pairs_;                               // from the last one
  ArenaVector<Pair> choices_;                             // operands that differ
  std::array<Value, kMaxCommonEndSelects> selects_ = {};  // by choice, once made
};

}  // namespace

bool share_end(Function& function, InstId branch, DiamondSide if_true, DiamondSide if_false,
               BlockId join, Arena& scratch) {
  return EndSharing(function, branch, if_true, if_false, join, scratch).run();
}

}  // namespace lilt::opt
