// Idea. A branch whose sides do hardly anything costs more than a select where its outcome is not
// predicted. Inner diamonds come first. What makes a side larger than it need be goes: what both
// sides do is shared, a store next to one above it becomes a choice of values, and two branches
// about one side become one.
//
// Invariants. Only cheap instructions that cannot trap run where they did not run before. Blocks
// whose edges change stay in the graph; the caller computes it anew.
#include "ir/opt/if_convert.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/opt/common_ends.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/branch_probability.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxDiamondSelects = 2;
constexpr int kMaxInArms = 3;           // instructions of both
constexpr int kMaxOfCondition = 2;      // instructions of one that joins another
constexpr int kMaxDiamondCompared = 8;  // of a side, with those of the other
constexpr int kMaxStepsToStore = 16;
constexpr int kMaxInArm = 2;

bool is_one_lea(const Function& function, InstId product) {
  uint64_t factor = 0;
  return integer_constant(function, function.operand(product, 1), factor) &&
         (factor == 3 || factor == 5 || factor == 9);
}

// Whether nothing but a branch leads to the block, which only goes on to another one.
bool is_side(const Function& function, const ControlFlowGraph& cfg, BlockId block) {
  return cfg.predecessors(block).size() == 1 && !function[block].address_taken &&
         function[function.terminator(block)].opcode == Opcode::Br;
}
// The number of a block's instructions, its jump and truncations not counted, which take none; more
// than `most` if there are more, or if one is not cheap.
int cheap_size(const Function& function, BlockId block, int most) {
  const InstId last = function.terminator(block);
  int size = 0;
  for (InstId id = function[block].first; id != last && size <= most; id = function.next(id)) {
    if (!is_cheap(function, id)) return most + 1;
    size += function[id].opcode == Opcode::Trunc ? 0 : 1;
  }
  return size;
}
// A side of a few cheap instructions.
bool is_arm(const Function& function, const ControlFlowGraph& cfg, BlockId block) {
  return is_side(function, cfg, block) && cheap_size(function, block, kMaxInArm) <= kMaxInArm;
}
BlockId target_of(const Function& function, BlockId side) {
  return function.operand(function.terminator(side), 0).block();
}

class SelectForming {
 public:
  SelectForming(Function& function, const ControlFlowGraph& cfg, EdgeSlots& slots, bool is_late,
                Arena& scratch)
      : function_(function), cfg_(cfg), slots_(slots), is_late_(is_late), scratch_(scratch) {}

  bool run() {
    const std::vector<BlockId>& order = cfg_.reverse_post_order();
    for (size_t i = order.size(); i-- > 0;) form_select(order[i]);
    return has_changed_;
  }

 private:
  // One side of a diamond: the block, if there is one, and the edge into the join.
  struct Arm {
    BlockId block;  // none(): the edge from the branch itself
    uint32_t slot;
  };

  void form_select(BlockId block) {
    InstId branch = function_.terminator(block);
    if (function_[branch].opcode != Opcode::CondBr || is_predictable(branch)) return;
    BlockId if_true = function_.operand(branch, 1).block();
    BlockId if_false = function_.operand(branch, 2).block();
    if (is_late_ && join_conditions(block)) return;
    share_instructions(branch, if_true, if_false);
    share_ending(branch, if_true, if_false);
    if (is_side(function_, cfg_, if_true) && target_of(function_, if_true) == if_false)
      share_store(branch, if_true, true);
    if (is_side(function_, cfg_, if_false) && target_of(function_, if_false) == if_true)
      share_store(branch, if_false, false);
    const BlockId join = join_of(function_, cfg_, if_true, if_false);
    const bool true_is_arm = join != if_true, false_is_arm = join != if_false;
    if (!join.valid() || join == block || !function_.has_phis(join)) return;
    Arm arm_true{true_is_arm ? if_true : BlockId::none(),
                 true_is_arm ? slots_.of(if_true, 0) : slots_.of(block, 0)};
    Arm arm_false{false_is_arm ? if_false : BlockId::none(),
                  false_is_arm ? slots_.of(if_false, 0) : slots_.of(block, 1)};
    const int instructions = size_of(arm_true) + size_of(arm_false);
    const int most = instructions > kMaxDiamondSelects ? 1 : kMaxDiamondSelects;
    if (instructions > kMaxInArms || selects_needed(branch, join, arm_true, arm_false) > most)
      return;
    convert(block, join, arm_true, arm_false);
  }
  // Two branches become one, of both conditions, if selects may then replace the side that they
  // decide about: `if (a || b) count++` and `if (a && b) count++` have no branch. The second
  // condition is alone in its block, apart from cheap instructions.
  //   block: br a, near, second;   second: br b, near, far
  // where one of near and far is the side, and the other is where it jumps to.
  bool join_conditions(BlockId second) {
    if (cfg_.predecessors(second).size() != 1) return false;
    const BlockId block = cfg_.predecessors(second)[0];
    const InstId branch = function_.terminator(block), other = function_.terminator(second);
    if (function_[branch].opcode != Opcode::CondBr || is_predictable(branch)) return false;
    const uint32_t way = function_.operand(branch, 1) == Value(second) ? 1 : 0;
    const BlockId near = function_.operand(branch, 1 + way).block();
    if (function_.operand(branch, 2 - way) != Value(second) || near == second || second == block)
      return false;
    const uint32_t to_near = function_.operand(other, 1) == Value(near) ? 0 : 1;
    const BlockId far = function_.operand(other, 2 - to_near).block();
    if (function_.operand(other, 1 + to_near) != Value(near) || far == near || far == block ||
        near == block || !is_condition_only(second))
      return false;
    const uint32_t near_slot = slots_.of(second, to_near);
    const uint32_t far_slot = slots_.of(second, 1 - to_near);
    const bool is_near_side = is_short_side(near, 2) && target_of(function_, near) == far;
    if (!is_near_side && !(is_short_side(far, 1) && target_of(function_, far) == near))
      return false;
    const BlockId side = is_near_side ? near : far, join = is_near_side ? far : near;
    const uint32_t edge_slot = is_near_side ? far_slot : slots_.of(block, way);
    const Arm arm{side, slots_.of(side, 0)}, edge{BlockId::none(), edge_slot};
    if (selects_needed(branch, join, arm, edge) > 1) return false;
    if (!is_near_side && !have_equal_values(join, edge_slot, near_slot)) return false;
    replace_conditions(block, way, to_near == 0);
    function_.set_operand(branch, 2 - way, far);
    slots_.of(block, 1 - way) = far_slot;
    function_.for_each_phi(
        far, [&](InstId phi) { function_.set_operand(phi, 2 * far_slot + 1, block); });
    function_.for_each_phi(
        near, [&](InstId phi) { function_.set_operand(phi, 2 * near_slot + 1, Value::none()); });
    function_.erase(other);
    function_.append(second, function_.create(Opcode::Unreachable, kVoid, {}));
    has_changed_ = true;
    return true;
  }
  bool have_equal_values(BlockId block, uint32_t slot, uint32_t other) const {
    bool are_equal = true;
    function_.for_each_phi(block, [&](InstId phi) {
      are_equal &= function_.operand(phi, 2 * slot) == function_.operand(phi, 2 * other);
    });
    return are_equal;
  }
  // Moves the second condition before the branch, whose condition then leads to the target in
  // common where either did.
  void replace_conditions(BlockId block, uint32_t way, bool is_near_if_true) {
    const InstId branch = function_.terminator(block);
    const BlockId second = function_.operand(branch, 2 - way).block();
    const InstId condition = function_.operand(function_.terminator(second), 0).local();
    hoist(function_[second].first, branch, function_.terminator(second));
    if (is_near_if_true != (way == 0))
      function_[condition].subcode =
          static_cast<uint16_t>(inverted(static_cast<IntPredicate>(function_[condition].subcode)));
    const Value settled = function_.constants().integer(kI1, 1, way == 0 ? 1 : 0);
    const Value if_true = way == 0 ? settled : Value(condition);
    const Value if_false = way == 0 ? Value(condition) : settled;
    const InstId joined =
        function_.create(Opcode::Select, kI1, {function_.operand(branch, 0), if_true, if_false}, 0,
                         0, function_.offset_of(branch));
    function_.insert_before(branch, joined);
    function_.set_operand(branch, 0, joined);
    function_[branch].flags = 0;
  }
  // Whether the block, with so many predecessors, does few cheap things at most, and jumps.
  bool is_short_side(BlockId block, size_t predecessors) const {
    return cfg_.predecessors(block).size() == predecessors &&
           function_[function_.terminator(block)].opcode == Opcode::Br &&
           !function_[block].address_taken && cheap_size(function_, block, kMaxInArm) <= kMaxInArm;
  }
  bool is_condition_only(BlockId block) const {
    const InstId branch = function_.terminator(block);
    const Value condition = function_.operand(branch, 0);
    if (function_[block].address_taken || !condition.is_local() ||
        function_.block_of(condition.local()) != block ||
        function_[condition.local()].opcode != Opcode::ICmp ||
        !function_.has_one_use(condition.local()))
      return false;
    int count = 0;
    for (InstId id = function_[block].first; id != branch; id = function_.next(id))
      if (++count > kMaxOfCondition || !is_cheap(function_, id)) return false;
    return true;
  }
  // Moves cheap instructions that both sides of a diamond have before the branch, if nothing in
  // their side computes an operand.
  void share_instructions(InstId branch, BlockId a, BlockId b) {
    if (a == b || !is_side(function_, cfg_, a) || !is_side(function_, cfg_, b) ||
        target_of(function_, a) != target_of(function_, b))
      return;
    const InstId end = function_.terminator(a);
    InstId next = function_[a].first;
    for (int step = 0; step < kMaxDiamondCompared && next != end; ++step) {
      const InstId id = next;
      next = function_.next(id);
      if (!is_cheap(function_, id) || depends_on(id, a)) continue;
      const InstId other = find_equal(id, b);
      if (!other.valid()) continue;
      function_.replace_all_uses(other, id);
      function_.erase(other);
      function_.unlink(id);
      function_.insert_before(branch, id);
      has_changed_ = true;
    }
  }
  bool depends_on(InstId id, BlockId block) const {
    return std::ranges::any_of(function_.operands(id), [&](Value operand) {
      return operand.is_local() && function_.block_of(operand.local()) == block;
    });
  }
  InstId find_equal(InstId wanted, BlockId block) const {
    const InstId end = function_.terminator(block);
    InstId id = function_[block].first;
    for (int step = 0; step < kMaxDiamondCompared && id != end; ++step, id = function_.next(id))
      if (is_equal(id, wanted)) return id;
    return {};
  }
  // After early-cse: loads of values that are known already would become loads from an address
  // that a select chooses.
  void share_ending(InstId branch, BlockId a, BlockId b) {
    if (!is_late_ || a == b || !is_side(function_, cfg_, a) || !is_side(function_, cfg_, b)) return;
    const BlockId join = target_of(function_, a);
    if (target_of(function_, b) != join || join == a || join == b) return;
    const DiamondSide if_true{a, slots_.of(a, 0)}, if_false{b, slots_.of(b, 0)};
    if (share_end(function_, branch, if_true, if_false, join, scratch_)) has_changed_ = true;
  }
  // A store on the one side of a triangle, to memory that the block above has just written, and the
  // store there become one, of a value that a select chooses: the memory may be written.
  void share_store(InstId branch, BlockId side, bool is_if_true) {
    const InstId store = function_.previous(function_.terminator(side));
    if (!store.valid() || !is_scalar_store(store)) return;
    const InstId first = function_[side].first;
    if (first != store && (function_.next(first) != store || !is_cheap(function_, first))) return;
    const InstId earlier = store_before(branch, function_.operand(store, 1));
    if (!earlier.valid() || function_.type_of(function_.operand(earlier, 0)) !=
                                function_.type_of(function_.operand(store, 0)))
      return;
    hoist(first, branch, store);
    const Value condition = function_.operand(branch, 0);
    Value values[] = {function_.operand(store, 0), function_.operand(earlier, 0)};
    if (!is_if_true) std::swap(values[0], values[1]);
    const InstId chosen =
        function_.create(Opcode::Select, function_.type_of(values[0]),
                         {condition, values[0], values[1]}, 0, 0, function_.offset_of(store));
    function_.insert_before(branch, chosen);
    function_.unlink(earlier);
    function_.insert_before(branch, earlier);
    function_.set_operand(earlier, 0, chosen);
    if (function_.facts_index(earlier) != function_.facts_index(store))
      function_.set_facts(earlier, 0);
    function_.erase(store);
    has_changed_ = true;
  }
  bool is_scalar_store(InstId id) const {
    const Instruction& store = function_[id];
    if (store.opcode != Opcode::Store || is_ordered(store)) return false;
    const TypeId type = function_.type_of(function_.operand(id, 0));
    return function_.types().is_pointer(type) ||
           (function_.types().is_integer(type) && function_.types().integer_bits(type) <= 64);
  }
  // The store through the pointer above the branch, if nothing between them touches memory.
  InstId store_before(InstId branch, Value pointer) const {
    InstId id = function_.previous(branch);
    for (int step = 0; step < kMaxStepsToStore && id.valid(); ++step, id = function_.previous(id)) {
      if (is_scalar_store(id) && function_.operand(id, 1) == pointer) return id;
      constexpr uint16_t kMemory = property::ReadsMemory | property::WritesMemory;
      if (has(function_[id].opcode, kMemory) || has(function_[id].opcode, property::SideEffect))
        return {};
    }
    return {};
  }
  bool is_equal(InstId a, InstId b) const {
    const Instruction &x = function_[a], &y = function_[b];
    return x.opcode == y.opcode && x.type == y.type && x.flags == y.flags &&
           x.subcode == y.subcode &&
           std::ranges::equal(function_.operands(a), function_.operands(b));
  }
  // A branch that a processor seldom mistakes costs less than a select, which waits for both
  // values.
  bool is_predictable(InstId branch) const {
    const uint16_t first = function_[branch].flags;
    return first != 0 && std::min(first, exchanged_probability(first)) < kCertain / 64;
  }
  int size_of(const Arm& arm) const {
    return arm.block.valid() ? cheap_size(function_, arm.block, kMaxInArm) : 0;
  }
  int selects_needed(InstId branch, BlockId join, const Arm& a, const Arm& b) const {
    int count = 0;
    function_.for_each_phi(join, [&](InstId phi) {
      Value left = function_.operand(phi, a.slot * 2), right = function_.operand(phi, b.slot * 2);
      bool scalar = function_.types().is_integer(function_[phi].type) ||
                    function_.types().is_pointer(function_[phi].type) ||
                    is_extremum(branch, left, right);
      bool gone = !function_.operand(phi, a.slot * 2 + 1).valid() ||
                  !function_.operand(phi, b.slot * 2 + 1).valid();
      if (left != right) count += scalar && !gone ? 1 : kMaxDiamondSelects + 1;
    });
    return count;
  }
  // Whether the branch compares the two floating-point numbers so that minss, maxss and the like
  // choose between them; other choices of floating-point numbers take several instructions.
  bool is_extremum(InstId branch, Value left, Value right) const {
    const Value condition = function_.operand(branch, 0);
    if (!condition.is_local() || function_[condition.local()].opcode != Opcode::FCmp) return false;
    const InstId compare = condition.local();
    const TypeKind kind = function_.types().kind(function_.type_of(left));
    if (kind != TypeKind::Float && kind != TypeKind::Double) return false;
    const auto predicate = static_cast<FloatPredicate>(function_[compare].subcode);
    const bool is_strict = predicate == FloatPredicate::OLT || predicate == FloatPredicate::OGT ||
                           predicate == FloatPredicate::ULE || predicate == FloatPredicate::UGE;
    const Value a = function_.operand(compare, 0), b = function_.operand(compare, 1);
    return is_strict && ((a == left && b == right) || (a == right && b == left));
  }
  void convert(BlockId block, BlockId join, const Arm& arm_true, const Arm& arm_false) {
    InstId branch = function_.terminator(block);
    for (const Arm& arm : {arm_true, arm_false})
      if (arm.block.valid())
        hoist(function_[arm.block].first, branch, function_.terminator(arm.block));
    Value condition = function_.operand(branch, 0);
    function_.for_each_phi(join, [&](InstId phi) {
      Value if_true = function_.operand(phi, arm_true.slot * 2);
      Value if_false = function_.operand(phi, arm_false.slot * 2);
      Value chosen = if_true;
      if (if_true != if_false) {
        InstId select =
            function_.create(Opcode::Select, function_[phi].type, {condition, if_true, if_false}, 0,
                             0, function_.offset_of(phi));
        function_.set_name(select, function_.name_of(phi));
        function_.insert_before(branch, select);
        chosen = select;
      }
      function_.set_operand(phi, arm_true.slot * 2, chosen);
      function_.set_operand(phi, arm_true.slot * 2 + 1, block);
      function_.set_operand(phi, arm_false.slot * 2 + 1, Value::none());
    });
    become_jump(branch, join);
    slots_.of(block, 0) = arm_true.slot;
  }
  // Moves the instructions of a side up to `end` to the position.
  void hoist(InstId first, InstId position, InstId end) {
    while (first != end) {
      const InstId next = function_.next(first);
      function_.unlink(first);
      function_.insert_before(position, first);
      first = next;
    }
  }
  void become_jump(InstId terminator, BlockId target) {
    function_[terminator].opcode = Opcode::Br;
    function_[terminator].flags = 0;
    function_.set_operands(terminator, std::array{Value(target)});
    has_changed_ = true;
  }

  Function& function_;
  const ControlFlowGraph& cfg_;  // as it was
  EdgeSlots& slots_;
  const bool is_late_;
  Arena& scratch_;
  bool has_changed_ = false;
};

}  // namespace

bool is_cheap(const Function& function, InstId id) {
  const Opcode opcode = function[id].opcode;
  if (!function.types().is_integer(function[id].type) &&
      !function.types().is_pointer(function[id].type))
    return false;
  if (opcode == Opcode::GetElementPtr) return function[id].operand_count <= 4;
  if (opcode == Opcode::ICmp || opcode == Opcode::Trunc || opcode == Opcode::ZExt ||
      opcode == Opcode::SExt || opcode == Opcode::Select)
    return true;
  if (opcode == Opcode::Mul) return is_one_lea(function, id);
  return is_binary(opcode) && !has(opcode, property::MayTrap);
}

BlockId join_of(const Function& function, const ControlFlowGraph& cfg, BlockId a, BlockId b) {
  const auto behind = [&](BlockId block) {
    return is_arm(function, cfg, block) ? target_of(function, block) : BlockId::none();
  };
  const BlockId behind_a = behind(a), behind_b = behind(b);
  if (behind_a == behind_b) return behind_a;
  return behind_a == b ? b : behind_b == a ? a : BlockId::none();
}

bool form_selects(Function& function, const ControlFlowGraph& cfg, EdgeSlots& slots, bool is_late,
                  Arena& scratch) {
  return SelectForming(function, cfg, slots, is_late, scratch).run();
}

}  // namespace lilt::opt
