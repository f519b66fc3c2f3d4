// Loop-invariant code motion, for loads and for arithmetic that is not nearly free.
//
// Idea. An instruction whose operands a loop does not change moves to the loop's preheader, and out
// of the loops around it likewise. A load also needs memory that nothing in the loop may write
// (alias.h), and must run whenever the loop is entered, or read a whole object that is known to be
// there. What computes its operands moves with it.
//
// Source: Muchnick, "Advanced Compiler Design and Implementation", 1997, section 13.2.
//
// What stays: additions, extensions and the like, and addresses, which take one instruction or
// none, while a register that lives through the loop may cost another one its own
// (loop_strength_reduce moves addresses, once it is known what addressing modes take over); and
// divisions by anything but constants, which may trap. A value that gets no register is reloaded
// where it is used, which takes no longer than the load or the multiplication that left, so more
// values may leave than there are registers. What leaves takes the register of an operand that the
// loop needs for nothing else: a product those of its factors.
//
// Invariants. Moved instructions have no effect and cannot trap. Poison that they make early is
// used where it was.
#include <algorithm>
#include <string>
#include <string_view>

#include "ir/opt/known_bits.h"
#include "ir/opt/loop_memory.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxLevels = 8;          // loops that one instruction leaves at most
constexpr int kMaxLicmSteps = 4;       // of operands that move with an instruction
constexpr uint32_t kMaxInMemory = 36;  // values of a class that live through a loop
constexpr int kMaxOperandUses = 32;    // of an operand that may be the last

// More than an instruction that may hide behind others.
constexpr bool is_costly(Opcode opcode) {
  switch (opcode) {
    case Opcode::Mul:
    case Opcode::UIToFP:
    case Opcode::SIToFP:
    case Opcode::FPToSI:
    case Opcode::FPToUI:
    case Opcode::FPExt:
    case Opcode::FPTrunc:
      return true;
    default:
      return is_binary(opcode) && has(opcode, property::Floating);
  }
}

class LoopInvariantCodeMotion {
 public:
  LoopInvariantCodeMotion(Function& function, Analyses& analyses, const Remarks& remarks,
                          Arena& scratch)
      : function_(function), analyses_(analyses), remarks_(remarks), scratch_(scratch) {}

  Change run() {
    find_candidates();
    if (candidates_.empty() || calls_returns_twice(function_)) return Change::None;
    function_.track_uses();
    if (add_preheaders()) {
      analyses_.keep_only({});
      return Change::Again;
    }
    LoopMemory memory(function_, analyses_, scratch_);
    memory_ = &memory;
    for (const InstId id : candidates_) hoist(id);
    return has_changed_ ? Change::Done : Change::None;
  }

 private:
  struct Entering {
    InstId branch;
    BlockId header;
  };

  // Most functions with loops have none.
  void find_candidates() {
    is_candidate_.assign(function_.value_count(), false);
    for_each_in_loops(function_, analyses_, [this](InstId id) {
      if (!is_worth_moving(id) || !operands_may_leave(id, loop_of(id), 0, true)) return;
      candidates_.push_back(id);
      is_candidate_[id] = true;
    });
  }
  uint32_t loop_of(InstId id) const { return loops_.loop_of(function_.block_of(id)); }

  // --- registers

  // The registers of its class that the loop no longer needs for the operands of an instruction
  // which leaves it, and for those of what moves with it.
  uint32_t released(InstId id, uint32_t loop, int depth = 0) const {
    uint32_t count = 0;
    Value before;
    for (const Value operand : function_.operands(id)) {
      if (!operand.is_local() || operand == before || lives_on(operand.local(), id, loop)) continue;
      before = operand;
      if (is_invariant(function_, loops_, operand, loop))
        count += is_floating(operand.local()) == is_floating(id) ? 1 : 0;
      else if (depth < kMaxLicmSteps)
        count += released(operand.local(), loop, depth + 1);
    }
    return count;
  }
  bool is_floating(InstId id) const { return function_.types().is_floating(function_[id].type); }
  // Whether the value is needed in the loop, after it or in the next iteration of a loop around it,
  // but for the user.
  bool lives_on(InstId value, InstId user, uint32_t loop) const {
    int seen = 0;
    for (UseId use = function_.first_use(value); use.valid(); use = function_.next_use(use)) {
      const InstId other = function_.user(use);
      if (++seen > kMaxOperandUses) return true;
      if (other == user) continue;
      const BlockId block = function_.block_of(other);
      const uint32_t around = loops_.loop_of(block);
      if (!dominators_.dominates(block, loops_[loop].header) || loops_.is_within(around, loop) ||
          (around != kNoLoop && loops_.is_within(loop, around) &&
           is_invariant(function_, loops_, value, around)))
        return true;
    }
    return false;
  }

  // --- what may move

  bool is_scalar(TypeId type) const { return fits_register(function_.types(), type); }
  bool is_worth_moving(InstId id) const {
    const Instruction& i = function_[id];
    if (i.opcode == Opcode::Load) return !is_ordered(i) && is_scalar(i.type);
    if (i.opcode == Opcode::Call)
      return is_pure_call(function_, id) && function_.types().is_floating(i.type);
    return (is_costly(i.opcode) || is_safe_division(id)) && is_scalar(i.type);
  }
  // By a constant that no dividend traps with.
  bool is_safe_division(InstId id) const {
    uint64_t divisor = 0;
    if (!is_binary(function_[id].opcode) || !has(function_[id].opcode, property::MayTrap) ||
        !integer_constant(function_, function_.operand(id, 1), divisor))
      return false;
    const uint32_t width = function_.types().integer_bits(function_[id].type);
    return divisor != 0 && divisor != low_mask(width);
  }
  // Whether the operands are from outside the loop, or what computes them may move
  // (`with_loads`: or is a load or another candidate, which may have moved by then).
  bool operands_may_leave(InstId id, uint32_t loop, int depth, bool with_loads = false) const {
    return std::ranges::all_of(function_.operands(id), [&](Value operand) {
      return operand.is_type() || is_invariant(function_, loops_, operand, loop) ||
             (with_loads && is_candidate_[operand.local()]) ||
             (depth < kMaxLicmSteps && may_follow(operand.local(), with_loads) &&
              operands_may_leave(operand.local(), loop, depth + 1, with_loads));
    });
  }
  bool may_follow(InstId id, bool with_loads) const {
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Load) return with_loads;
    return opcode == Opcode::GetElementPtr || is_cast(opcode) ||
           (is_binary(opcode) && (!has(opcode, property::MayTrap) || is_safe_division(id)));
  }

  // Puts a block on the edge that enters each loop that arithmetic could leave if a block led to it
  // only; then nothing moves yet.
  bool add_preheaders() {
    for (InstId id : candidates_) {
      const uint32_t loop = loop_of(id);
      if (function_[id].opcode == Opcode::Load || loops_[loop].preheader.valid() ||
          !operands_may_leave(id, loop, 0))
        continue;
      const InstId branch = entering_branch(loops_[loop].header);
      const auto is_same = [&](const Entering& e) { return e.header == loops_[loop].header; };
      if (branch.valid() && std::ranges::none_of(entering_, is_same))
        entering_.push_back({branch, loops_[loop].header});
    }
    CfgEdit edit(function_, scratch_);
    for (const auto [branch, header] : entering_) {
      const BlockId from = function_.block_of(branch);
      redirect(function_, from, header,
               edit.split_edge(from, header, from, function_.offset_of(branch)));
    }
    edit.finish();
    return !entering_.empty();
  }
  // The conditional branch by which alone the loop is entered.
  InstId entering_branch(BlockId header) const {
    InstId found;
    for (BlockId from : analyses_.control_flow().predecessors(header)) {
      if (dominators_.dominates(header, from)) continue;
      const InstId branch = function_.terminator(from);
      if (found.valid() || function_[branch].opcode != Opcode::CondBr ||
          function_.operand(branch, 1) == function_.operand(branch, 2))
        return {};
      found = branch;
    }
    return found;
  }

  void hoist(InstId id) {
    const uint32_t own = loop_of(id);
    uint32_t loop = own;
    BlockId to;
    int level = 0;
    bool is_early = false;  // moves to where it may not have run
    std::string_view obstacle;
    for (; level < kMaxLevels && loop != kNoLoop; ++level) {
      obstacle = why_not_hoisted(id, loop);
      if (!obstacle.empty()) break;
      to = loops_[loop].preheader;
      is_early |= function_.facts_index(id) != 0 && !memory_->runs_always(id, loop);
      loop = loops_[loop].parent;
    }
    if (!to.valid()) return remark_kept(id, obstacle);
    if (is_early)
      function_.set_facts(id, function_.annotations().add_facts(function_.facts_of(id).of_value()));
    if (remarks_.are_wanted()) remark_hoisted(remarks_, function_, id, level, "licm");
    move(id, to);
    if (function_[id].opcode == Opcode::Load) move_extension(id, own, to);
  }
  // Empty if the instruction may leave the loop; then its register is taken.
  std::string_view why_not_hoisted(InstId id, uint32_t loop) {
    const bool is_load = function_[id].opcode == Opcode::Load;
    if (!loops_[loop].preheader.valid()) return "no block leads to the loop only";
    if (!operands_may_leave(id, loop, 0)) return "what it needs is computed in the loop";
    if (const InstId writer = is_load ? memory_->writer_of(id, loop) : InstId(); writer.valid())
      return is_call(function_[writer].opcode) ? "a call may write its memory"
                                               : "the loop may write its memory";
    if (is_load && !memory_->may_read_early(id, loop)) return "it does not run in each iteration";
    const uint32_t freed = released(id, loop);
    if (freed == 0 && !registers_.take(loop, function_[id].type, kMaxInMemory))
      return "too many values live through the loop";
    if (freed > 1) registers_.give(loop, function_[id].type, freed - 1);
    return {};
  }
  void remark_kept(InstId id, std::string_view obstacle) const {
    if (!remarks_.are_wanted()) return;
    std::string text(info(function_[id].opcode).name);
    text.append(" stays in its loop: ").append(obstacle).append(" [licm]");
    remarks_.add(function_.offset_of(id), text);
  }
  // Moves the instruction, and what computes its operands.
  void move(InstId id, BlockId to) {
    for (Value operand : function_.operands(id))
      if (operand.is_local() && is_deeper(operand.local(), to)) move(operand.local(), to);
    function_.unlink(id);
    function_.insert_before(function_.terminator(to), id);
    has_changed_ = true;
  }
  // What alone needs the load takes its register, and is an instruction less in the loop.
  void move_extension(InstId load, uint32_t loop, BlockId to) {
    if (!function_.has_one_use(load)) return;
    const InstId user = function_.user(function_.first_use(load));
    const Opcode opcode = function_[user].opcode;
    if ((opcode == Opcode::SExt || opcode == Opcode::ZExt) && is_scalar(function_[user].type) &&
        loop_of(user) == loop)
      move(user, to);
  }
  bool is_deeper(InstId id, BlockId to) const {
    if (function_[id].opcode == Opcode::Argument) return false;
    const BlockId block = function_.block_of(id);
    return block != to && !dominators_.dominates(block, to);
  }

  Function& function_;
  Analyses& analyses_;
  const Remarks& remarks_;
  const DominatorTree& dominators_ = analyses_.dominators();
  LoopMemory* memory_ = nullptr;
  const LoopForest& loops_ = analyses_.loops();
  Arena& scratch_;
  LoopRegisters registers_{function_, analyses_, scratch_};
  ArenaVector<InstId> candidates_{scratch_};
  ArenaIdMap<InstId, bool> is_candidate_{scratch_};
  ArenaVector<Entering> entering_{scratch_};
  bool has_changed_ = false;
};

}  // namespace

Change licm(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return Change::None;
  return LoopInvariantCodeMotion(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
