// Full unrolling: a loop that runs a known, small number of iterations becomes as many copies of
// itself.
//
// Idea. The induction variables are constants in each copy, so their arithmetic, the test and the
// jump back go, and an array that they index has known elements, which scalar replacement makes
// values of. Source: Muchnick, "Advanced Compiler Design and Implementation", 1997, section 17.4.1.
//
// The number of iterations is found by running the test: phis of the header start with constants,
// and what computes the condition and their next values is folded iteration by iteration, with all
// wraps, until the loop is left (as LLVM's exhaustive evaluation of exit counts does). That needs
// no theory of induction variables, and few loops get past the first iteration.
//
// Terms. The *exit* is an edge out of the loop whose branch, the *test*, runs in each iteration and
// has a known condition. The *last* iteration leaves by it; of that iteration there are only the
// blocks that come before the test. Other edges out of the loop (`break`) are copied with their
// blocks.
//
// Values. The loop's own blocks are the first iteration. `clones_` gives the value of the current
// iteration for each value of the loop. What is used after the loop is the last iteration's, if the
// exit is the only edge out of it. Otherwise phis at the ends of such edges get an entry for each
// iteration, and for other uses the value goes through a variable, which mem2reg makes values of.
//
// Unrolled are innermost loops, inner ones first, so a nest may go. Not: loops with assembly, calls
// that return twice, allocas, blocks whose address is taken, an irreducible cycle in the body, or
// larger than the limits below. What stays is simplified by the passes that run again at the end.
#include <algorithm>
#include <array>
#include <string>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint32_t kMaxIterations = 16;
constexpr uint32_t kMaxShortIterations = 64;      // of a short loop
constexpr uint32_t kShortLoop = 12;               // instructions of it
constexpr size_t kMaxBlocks = 24;                 // of a loop
constexpr uint32_t kMaxUnrollInstructions = 128;  // of all iterations, without what folds
constexpr uint32_t kFewIterations = 4;
constexpr uint32_t kMaxInFewIterations = 256;  // of all iterations if they are few
constexpr uint32_t kMaxWithScalars = 320;   // if elements of arrays become scalars or known numbers
constexpr uint32_t kMaxWithAccesses = 640;  // the same with the accesses of these elements
constexpr uint64_t kLargestArray = 128;     // bytes of such an array
constexpr uint32_t kCostOfLoop = 3;         // the instructions that any loop saves
constexpr int kMaxUnrollSteps = 6;  // of computations that are folded iteration by iteration
constexpr int kMaxUses = 256;       // of an alloca that are looked at

// Most headers are refused by this.
bool may_unroll(const Function& function, BlockId header) {
  if (function[header].stays_rolled) return false;
  for (InstId phi = function[header].first; function[phi].opcode == Opcode::Phi;
       phi = function.next(phi))
    if (function[phi].operand_count == 4 &&
        (function.operand(phi, 0).is_constant() || function.operand(phi, 2).is_constant()))
      return true;
  return false;
}

class LoopUnrolling {
 public:
  LoopUnrolling(Function& function, const LoopForest& loops, const Remarks& remarks, Arena& scratch)
      : function_(function),
        loops_(loops),
        remarks_(remarks),
        edit_(function, scratch),
        loop_of_(function.block_count(), kNone, scratch),
        position_(function.block_count(), kNone, scratch),
        blocks_(scratch),
        phis_(scratch),
        next_values_(scratch),
        is_last_(scratch),
        exits_(scratch),
        outside_uses_(scratch),
        current_value_(scratch),
        clones_(function, CloneScopes::Drop, scratch) {}

  bool run() {
    prepare();
    for (auto loop = static_cast<uint32_t>(loops_.loops().size()); loop-- > 0;)
      if (may_unroll(function_, loops_.loops()[loop].header)) try_loop(loop);
    edit_.finish();
    return has_changed_;
  }

 private:
  struct Exit {
    BlockId from, to;
  };
  struct Use {
    InstId user;
    uint32_t operand;
  };

  // --- the loop

  void try_loop(uint32_t loop) {
    loop_ = loop;
    header_ = loops_.loops()[loop].header;
    last_array_ = Value();
    if (find_body() && find_phis() && find_test() && is_worth_it()) unroll();
    for (BlockId block : blocks_) position_[block] = kNone;
  }
  void prepare() {
    function_.track_uses();
    for (BlockId block : function_.blocks()) loop_of_[block] = loops_.loop_of(block);
  }
  bool is_inside(BlockId block) const { return position_[block] != kNone; }
  bool is_inside(Value value) const {
    return value.is_local() && function_[value.local()].opcode != Opcode::Argument &&
           is_inside(function_.block_of(value.local()));
  }

  // Fills in blocks_, in reverse post-order, and exits_. Whether the loop is innermost and may be
  // copied.
  bool find_body() {
    blocks_.clear();
    exits_.clear();
    instructions_ = 0;
    const bool good = visit(header_);
    std::ranges::reverse(blocks_);
    for (uint32_t i = 0; i < blocks_.size(); ++i) position_[blocks_[i]] = i;
    return good && std::ranges::all_of(blocks_, [this](BlockId b) {
             return goes_forward(b) && phis_are_inside(b);
           });
  }
  bool visit(BlockId block) {
    if (!may_copy(block)) return false;
    position_[block] = 0;
    bool good = true;
    function_.for_each_successor(block, [&](BlockId to) {
      if (!good || to == header_ || is_inside(to)) return;
      if (loop_of_[to] == loop_)
        good = visit(to);
      else if (loops_.is_within(loop_of_[to], loop_))
        good = false;  // an inner loop
      else
        exits_.push_back({block, to});
    });
    blocks_.push_back(block);
    return good && blocks_.size() <= kMaxBlocks;
  }
  bool may_copy(BlockId block) {
    if (function_[block].address_taken) return false;
    uint32_t count = 0;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (!may_copy(id) || ++count > kMaxWithScalars) return false;
    instructions_ += count;
    return true;
  }
  bool may_copy(InstId id) const {
    switch (function_[id].opcode) {
      case Opcode::Alloca:
      case Opcode::VAArg:
      case Opcode::IndirectBr:
      case Opcode::Invoke:
      case Opcode::LandingPad:
        return false;
      case Opcode::Call:
        return called_intrinsic_number(function_, id) != 0 || may_be_copied(function_, id);
      default:
        return true;
    }
  }
  // Whether the block is not the end of an irreducible cycle, which no loop stands for.
  bool goes_forward(BlockId block) const {
    bool good = true;
    function_.for_each_successor(block, [&](BlockId to) {
      good = good && (to == header_ || !is_inside(to) || position_[to] > position_[block]);
    });
    return good;
  }
  // Whether each phi after the header has its values from blocks of the loop.
  bool phis_are_inside(BlockId block) const {
    for (InstId phi = function_[block].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi))
      for (uint32_t i = 1; block != header_ && i < function_[phi].operand_count; i += 2)
        if (!is_inside(function_.operand(phi, i).block())) return false;
    return true;
  }

  // Finds the header's phis and the latch. Whether one edge enters the loop and one goes back.
  bool find_phis() {
    phis_.clear();
    for (InstId phi = function_[header_].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi)) {
      if (function_[phi].operand_count != 4) return false;
      const bool is_first = is_inside(function_.operand(phi, 1).block());
      latch_ = function_.operand(phi, is_first ? 1 : 3).block();
      if (!is_inside(latch_) || is_inside(function_.operand(phi, is_first ? 3 : 1).block()))
        return false;
      phis_.push_back({phi, is_first ? 0u : 2u});
    }
    return true;
  }
  Value next_value(const Use& phi) const { return function_.operand(phi.user, phi.operand); }
  Value start_value(const Use& phi) const { return function_.operand(phi.user, 2 - phi.operand); }

  // --- the number of iterations

  // Finds an exit whose test runs in each iteration, and in which iteration it leaves the loop.
  bool find_test() {
    if (current_value_.size() < function_.value_count())
      current_value_.resize(function_.value_count());
    return std::ranges::any_of(exits_, [this](const Exit& exit) {
      test_ = exit.from;
      exit_ = exit.to;
      const InstId branch = function_.terminator(test_);
      if (function_[branch].opcode != Opcode::CondBr) return false;
      const bool leaves_if = function_.operand(branch, 1) == Value(exit_);
      stay_ = function_.operand(branch, leaves_if ? 2 : 1).block();
      return stay_ != exit_ && is_inside(stay_) && count_iterations(leaves_if) &&
             find_last_iteration();
    });
  }
  bool count_iterations(bool leaves_if) {
    for (const Use& phi : phis_) {
      const Value start = start_value(phi);
      current_value_[phi.user] = start.is_constant() ? start : Value::none();
    }
    const Value condition = function_.operand(function_.terminator(test_), 0);
    const uint32_t most = instructions_ <= kShortLoop ? kMaxShortIterations : kMaxIterations;
    for (last_ = 0; last_ <= most; ++last_) {
      uint64_t bits = 0;
      const Value value = evaluate(condition, 0);
      if (!value.valid() || !integer_constant(function_, value, bits)) return false;
      if ((bits != 0) == leaves_if) return true;
      next_values_.clear();
      for (const Use& phi : phis_)
        next_values_.push_back(current_value_[phi.user].valid() ? evaluate(next_value(phi), 0)
                                                                : Value::none());
      for (size_t i = 0; i < phis_.size(); ++i) current_value_[phis_[i].user] = next_values_[i];
    }
    return false;
  }
  // The constant that a value is in this iteration, or none().
  Value evaluate(Value value, int depth) {
    if (value.is_constant()) return value;
    if (!is_inside(value)) return Value::none();
    const InstId id = value.local();
    const Instruction i = function_[id];
    if (i.opcode == Opcode::Phi)
      return function_.block_of(id) == header_ ? current_value_[id] : Value::none();
    if (depth == kMaxUnrollSteps || !folds(i.opcode)) return Value::none();
    std::array<Value, 3> operands;
    for (uint32_t k = 0; k < i.operand_count; ++k) {
      operands[k] = evaluate(function_.operand(id, k), depth + 1);
      if (!operands[k].valid()) return Value::none();
    }
    return fold(function_, i.opcode, i.subcode, i.flags, i.type,
                std::span(operands).first(i.operand_count));
  }
  static bool folds(Opcode opcode) {
    return is_binary(opcode) || is_cast(opcode) || opcode == Opcode::ICmp ||
           opcode == Opcode::Select;
  }

  // Finds the blocks that come before the test. Whether it runs in each iteration.
  bool find_last_iteration() {
    is_last_.assign(blocks_.size(), false);
    is_last_[0] = true;
    for (uint32_t i = 0; i < blocks_.size(); ++i)
      if (is_last_[i] && blocks_[i] != test_)
        function_.for_each_successor(blocks_[i], [&](BlockId to) {
          if (is_inside(to)) is_last_[position_[to]] = true;
        });
    return latch_ == test_ || (last_ > 0 && !is_last_[position_[latch_]]);
  }

  // --- the question

  bool is_worth_it() {
    uint32_t all = 0, of_last = 0;
    has_scalars_ = false;
    vanishing_ = 0;
    for (uint32_t i = 0; i < blocks_.size(); ++i) {
      const uint32_t cost = cost_of(blocks_[i]);
      all += cost;
      if (is_last_[i]) of_last += cost;
    }
    uint32_t cost = all * last_ + of_last;
    const FunctionAttributes attributes =
        function_.module()[function_.symbol()].function_attributes;
    uint32_t limit = has_scalars_              ? kMaxWithScalars
                     : last_ <= kFewIterations ? kMaxInFewIterations
                                               : kMaxUnrollInstructions;
    if ((attributes & function_attribute::ForSize) != 0) limit = all + kCostOfLoop;
    const uint32_t with_accesses = cost + vanishing_ * (last_ + 1);
    if (cost <= limit && with_accesses > kMaxWithAccesses) {
      cost = with_accesses;
      limit = kMaxWithAccesses;
    }
    if (remarks_.are_wanted()) remark(cost, limit);
    return cost <= limit;
  }
  uint32_t cost_of(BlockId block) {
    uint32_t cost = 0;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      cost += cost_of(id);
    return cost;
  }
  uint32_t cost_of(InstId id) {
    switch (function_[id].opcode) {
      case Opcode::Phi:
      case Opcode::Br:
      case Opcode::Trunc:
      case Opcode::BitCast:
        return 0;
      case Opcode::CondBr:
        return evaluate(function_.operand(id, 0), 0).valid() ? 0 : 1;
      case Opcode::GetElementPtr:
        return cost_of_address(id);
      case Opcode::Load:
        if (is_constant_element(id)) {
          has_scalars_ = true;
          return 0;
        }
        return cost_of_access(function_.operand(id, 0));
      case Opcode::Store:
        return cost_of_access(function_.operand(id, 1));
      case Opcode::Switch:
        return 4;
      case Opcode::Call:
        return function_[id].operand_count - 1;  // itself and its arguments
      default:
        return evaluate(id, 0).valid() || is_invariant(id) || is_shifted_address(id) ? 0 : 1;
    }
  }
  // Whether it is the same in each iteration but for a constant, and is an index: then it becomes a
  // displacement of one address.
  bool is_shifted_address(InstId id) {
    if (!is_shifted(id)) return false;
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      if (function_[user].opcode != Opcode::GetElementPtr && !is_shifted(user)) return false;
    }
    return true;
  }
  bool is_shifted(Value value) {
    if (value.is_local() && (function_[value.local()].opcode == Opcode::SExt ||
                             function_[value.local()].opcode == Opcode::ZExt))
      value = function_.operand(value.local(), 0);
    if (!value.is_local() || !is_inside(value)) return false;
    const InstId id = value.local();
    if (function_[id].opcode != Opcode::Add) return false;
    const Value left = function_.operand(id, 0), right = function_.operand(id, 1);
    return (evaluate(left, 0).valid() && is_fixed(right)) ||
           (evaluate(right, 0).valid() && is_fixed(left));
  }
  bool is_fixed(Value value) const { return !is_inside(value) || is_invariant(value.local()); }
  // Whether it is the same in each iteration, so that one computation is left of it.
  bool is_invariant(InstId id) const {
    if (has(function_[id].opcode, property::SideEffect | property::ReadsMemory)) return false;
    return std::ranges::none_of(function_.operands(id),
                                [this](Value operand) { return is_inside(operand); });
  }
  uint32_t cost_of_address(InstId id) {
    bool varies = false;
    for (uint32_t i = 2; i < function_[id].operand_count; ++i) {
      const Value index = function_.operand(id, i);
      if (index.is_constant()) continue;
      if (is_shifted(index)) continue;
      if (!evaluate(index, 0).valid()) return 1;
      varies = true;
    }
    has_scalars_ = has_scalars_ || (varies && may_become_scalars(function_.operand(id, 1)));
    return 0;
  }
  // Nothing, for an element of an array that becomes scalars.
  uint32_t cost_of_access(Value pointer) {
    if (!pointer.is_local() || !is_inside(pointer)) return 1;
    for (int steps = 0; steps < kMaxUnrollSteps && pointer.is_local() &&
                        function_[pointer.local()].opcode == Opcode::GetElementPtr;
         ++steps) {
      const auto operands = function_.operands(pointer.local());
      if (!std::ranges::all_of(operands.subspan(2),
                               [this](Value index) { return evaluate(index, 0).valid(); }))
        return 1;
      pointer = operands[1];
    }
    if (pointer != last_array_) becomes_scalars_ = may_become_scalars(pointer);
    last_array_ = pointer;
    vanishing_ += becomes_scalars_;
    return becomes_scalars_ ? 0 : 1;
  }
  // Whether the load reads an element of a constant table at an index that is known in each
  // iteration.
  bool is_constant_element(InstId load) {
    const Value pointer = function_.operand(load, 0);
    if (!pointer.is_local() || function_[pointer.local()].opcode != Opcode::GetElementPtr)
      return false;
    const auto operands = function_.operands(pointer.local());
    return settled_variable(function_, operands[1]) != nullptr &&
           std::ranges::all_of(operands.subspan(2),
                               [this](Value index) { return evaluate(index, 0).valid(); });
  }
  // Whether the value is an alloca that is loaded from, stored to and copied only.
  bool may_become_scalars(Value array) const {
    if (!array.is_local() || function_[array.local()].opcode != Opcode::Alloca ||
        function_[array.local()].operand_count != 1 ||
        function_.types().size_of(function_.operand(array.local(), 0).type()) > kLargestArray)
      return false;
    int count = 0;
    return has_plain_uses(array.local(), count);
  }
  bool has_plain_uses(InstId address, int& count) const {
    for (UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use)) {
      if (++count > kMaxUses) return false;
      const InstId user = function_.user(use);
      switch (function_[user].opcode) {
        case Opcode::Load:
          break;
        case Opcode::Store:
          if (function_.operand_index(use) != 1) return false;
          break;
        case Opcode::GetElementPtr:
          if (!has_plain_uses(user, count)) return false;
          break;
        case Opcode::Call:
          if (called_intrinsic_number(function_, user) == 0) return false;
          break;
        default:
          return false;
      }
    }
    return true;
  }

  // Fills in outside_uses_, of the loop's values.
  void find_outside_uses() {
    outside_uses_.clear();
    for (BlockId block : blocks_)
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
          note_use({function_.user(use), function_.operand_index(use)});
  }
  void note_use(const Use& use) {
    const bool is_phi = function_[use.user].opcode == Opcode::Phi;
    const BlockId block = is_phi ? function_.operand(use.user, use.operand + 1).block()
                                 : function_.block_of(use.user);
    if (!is_inside(block)) outside_uses_.push_back(use);
  }

  // --- the change

  void unroll() {
    has_changed_ = true;
    find_outside_uses();
    if (exits_.size() > 1) use_variables();
    end_first_iteration();
    clones_.begin();
    for (const Use& phi : phis_) clones_.set(phi.user, start_value(phi));
    if (last_ != 0) copy_iterations();
    for (const Use& use : outside_uses_)
      function_.set_operand(use.user, use.operand,
                            clones_(function_.operand(use.user, use.operand)));
    for (const Use& phi : phis_) {
      function_.replace_all_uses(phi.user, start_value(phi));
      function_.erase(phi.user);
    }
    for (BlockId block : blocks_) loop_of_[block] = loops_.loops()[loop_].parent;
  }
  // Makes a variable of each value that is used after the loop.
  void use_variables() {
    Value last;
    InstId variable;
    for (const Use& use : outside_uses_) {
      const Value value = function_.operand(use.user, use.operand);
      if (value != last) variable = make_variable(value.local());
      last = value;
      const bool is_phi = function_[use.user].opcode == Opcode::Phi;
      const InstId before =
          is_phi ? function_.terminator(function_.operand(use.user, use.operand + 1).block())
                 : use.user;
      const InstId load = function_.create(Opcode::Load, function_.type_of(value), {variable}, 0, 0,
                                           function_.offset_of(use.user));
      function_.insert_before(before, load);
      function_.set_operand(use.user, use.operand, load);
    }
    outside_uses_.clear();
  }
  InstId make_variable(InstId value) {
    const SourceOffset origin = function_.offset_of(value);
    const InstId variable =
        function_.create(Opcode::Alloca, kPtr, {Value(function_[value].type)}, 0, 0, origin);
    function_.insert_before(function_[function_.entry()].first, variable);
    InstId behind = function_.next(value);
    while (function_[behind].opcode == Opcode::Phi) behind = function_.next(behind);
    function_.insert_before(
        behind, function_.create(Opcode::Store, kVoid, {value, variable}, 0, 0, origin));
    return variable;
  }
  // The test stays in the loop, but for the last iteration.
  void end_first_iteration() {
    const InstId branch = function_.terminator(test_);
    previous_ = latch_;
    append_jump(test_, last_ == 0 ? exit_ : stay_, branch);
    function_.erase(branch);
  }
  // The latch of each leads to the header of the next one. That of the loop itself, from which all
  // are copied, comes last.
  void copy_iterations() {
    BlockId first, header, latch;
    for (uint32_t iteration = 1; iteration <= last_; ++iteration) {
      copy_iteration(iteration == last_);
      const BlockId next = clones_.copy_of(header_);
      if (first.valid())
        redirect(function_, latch, header, next);
      else
        first = next;
      header = next;
      latch = clones_.copy_of(latch_);
    }
    redirect(function_, latch_, header_, first);
    function_.for_each_phi(exit_, [&](InstId phi) { leave_by_copy(phi); });
  }
  // The copies follow the latch.
  void copy_iteration(bool is_last) {
    clones_.enter_next_iteration(header_, latch_);
    for (uint32_t i = 0; i < blocks_.size(); ++i)
      if (is_last && !is_last_[i])
        clones_.drop(blocks_[i]);
      else
        add_copy(blocks_[i]);
    const InstId end = function_.terminator(test_);
    clones_.clone_region(blocks_, [&](InstId id, BlockId to) {
      if (!is_last || id != end) return false;
      append_jump(to, exit_, end);
      return true;
    });
  }
  void add_copy(BlockId original) {
    previous_ = clones_.add_block(original, edit_, previous_);
    loop_of_.push_back(loops_.loops()[loop_].parent);
    position_.push_back(kNone);
  }
  void append_jump(BlockId block, BlockId to, InstId origin) {
    function_.append(
        block, function_.create(Opcode::Br, kVoid, {Value(to)}, 0, 0, function_.offset_of(origin)));
  }
  // The test leaves the loop in the last iteration only.
  void leave_by_copy(InstId phi) {
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      if (function_.operand(phi, i + 1) != Value(test_)) continue;
      function_.set_operand(phi, i, clones_(function_.operand(phi, i)));
      function_.set_operand(phi, i + 1, clones_.copy_of(test_));
    }
  }

  void remark(uint32_t cost, uint32_t limit) const {
    std::string text =
        "loop of " + std::to_string(latch_ == test_ ? last_ + 1 : last_) + " iterations is ";
    if (cost > limit) text += "not ";
    text += "unrolled: " + std::to_string(cost) + " instructions in all, the limit is " +
            std::to_string(limit) + " [loop-unroll]";
    remarks_.add(function_.offset_of(function_.terminator(test_)), std::move(text));
  }

  Function& function_;
  const LoopForest& loops_;
  const Remarks& remarks_;
  CfgEdit edit_;
  ArenaIdMap<BlockId, uint32_t> loop_of_;   // innermost, as loops are unrolled
  ArenaIdMap<BlockId, uint32_t> position_;  // in blocks_; kNone: not in the loop
  bool has_changed_ = false;

  // of the loop
  uint32_t loop_ = kNone;
  BlockId header_, latch_;
  BlockId test_, exit_, stay_;  // the exit is from test_ to exit_; the other target is stay_
  uint32_t instructions_ = 0;
  uint32_t last_ = 0;  // the number of the last iteration; the first is 0
  bool has_scalars_ = false;
  uint32_t vanishing_ = 0;  // accesses of an iteration that become scalars
  Value last_array_;        // that was asked about, and the answer
  bool becomes_scalars_ = false;
  ArenaVector<BlockId> blocks_;
  ArenaVector<Use> phis_;           // of the header, and the operand that the latch gives
  ArenaVector<Value> next_values_;  // by phi
  ArenaVector<bool> is_last_;       // by position: whether the block is in the last iteration
  ArenaVector<Exit> exits_;
  ArenaVector<Use> outside_uses_;
  ArenaIdMap<InstId, Value> current_value_;  // by phi of the header: its constant, or none()
  RegionClone clones_;                       // of the current iteration
  BlockId previous_;                         // the last block of the copies
};

}  // namespace

Change loop_unroll(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  if (!may_take_loops_apart(function, analyses)) return Change::None;
  const LoopForest& loops = analyses.loops();
  const bool has_candidate = std::ranges::any_of(loops.loops(), [&](const LoopForest::Loop& loop) {
    return may_unroll(function, loop.header);
  });
  const bool has_changed = has_candidate && LoopUnrolling(function, loops, remarks, scratch).run();
  return has_changed ? Change::Again : Change::None;
}

}  // namespace lilt::opt
