// Unrolling: a loop of a known, small number of iterations becomes as many copies of itself; a
// short one that counts up to a limit makes two iterations at a time.
//
// Idea. In each of all iterations' copies the induction variables are constants, so their
// arithmetic, the test and the jump back go, and an array that they index has known elements, which
// scalar replacement makes values of. Two iterations share a test, a jump, and the steps of
// counters and pointers; elements side by side are one address with two displacements:
//     for (; i < n; i++) B      for (; i < n - 1; i += 2) { B(i); B(i + 1); }  if (i < n) B
// Source: Muchnick, "Advanced Compiler Design and Implementation", 1997, section 17.4.1.
//
// Terms. The *test* is a block with an edge out of the loop, the *exit*, that runs in each
// iteration. The *last* iteration leaves by it; of that iteration there are only the blocks that
// come before the test. Other edges out of the loop (`break`) are copied with their blocks.
//
// Values. The loop's own blocks are the first iteration, and `clones_` gives the value of the
// current iteration for each value of the loop. What is used after the loop takes what reaches it
// (ssa_repair.h).
//
// All iterations. Their number is found by folding the test of one after the other
// (ConstantIterations). What stays is simplified by the passes that run again at the end; then a
// loop around loops that went is an innermost one.
//
// By two. The test is the header's, a counter that steps by 1 or -1 is compared with a limit that
// the loop does not change, and the rest is one block. What computes the limit moves before the
// loop. Another iteration follows the next one if counter + 1 is within the limit, too:
//     counter <= n    counter < n: nothing wraps
//     counter < n     counter < m, where m is n - 1 if start < n, and n otherwise, so that m does
//                     not wrap, and no pair is made where no iteration is, whatever an undefined
//                     start is
// A counter that steps by -1 is its mirror image: counter > m, where m is n + 1. Where start and
// limit are constants, nothing is left of an even number of iterations, and the last one of an odd
// number runs without a test. Loops with calls gain nothing by it.
//
// Only innermost loops are unrolled, and none with an invoke, inline assembly, a call that returns
// twice or must not be copied, an alloca, a va_arg, a block whose address is taken, or an
// irreducible cycle in its body, nor those larger than the limits below.
#include <algorithm>
#include <string>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/ssa_repair.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// Limits, and what each balances. Costs are what stays of the copies, in instructions
// (is_worth_it): code and the time of its compile.
constexpr uint32_t kMaxCost = 128;       // against tests and jumps
constexpr uint32_t kMaxCostOfFew = 320;  // … of few iterations, or with accesses that go
constexpr uint32_t kFewIterations = 4;
constexpr uint32_t kMaxCostOfPair = 15;  // against half of the tests, if there are two iterations
constexpr uint32_t kCostOfLoop = 3;      // against the loop's own instructions, where size counts
// Time to look against loops that stay.
constexpr uint32_t kMaxIterations = 16, kMaxShortIterations = 64;
constexpr uint32_t kShortLoop = 12;  // instructions of one that may make more
constexpr size_t kMaxBlocks = 24;    // of a loop
constexpr int kMaxUnrollSteps = 6;   // of an address
constexpr int kMaxUses = 256;        // of an alloca
constexpr uint64_t kMaxArray =
    512;  // bytes of one that becomes scalars: a matrix of eight by eight

// Whether a phi of the header has a constant on one of two edges: most headers lack such a phi.
bool may_unroll(const Function& function, BlockId header) {
  for (InstId phi = function[header].first; function[phi].opcode == Opcode::Phi;
       phi = function.next(phi))
    if (function[phi].operand_count == 4 &&
        (function.operand(phi, 0).is_constant() || function.operand(phi, 2).is_constant()))
      return true;
  return false;
}
// Whether the header has what unrolling by two needs, and what most lack: a phi, and a branch on
// the instruction before it.
bool may_unroll_by_two(const Function& function, BlockId header) {
  const InstId branch = function.terminator(header), test = function.previous(branch);
  return function[function[header].first].opcode == Opcode::Phi &&
         function[branch].opcode == Opcode::CondBr && function.operand(branch, 0) == Value(test);
}

bool is_for_size(const Function& function) {
  return (function.attributes() & function_attribute::ForSize) != 0;
}

class LoopUnrolling {
 public:
  LoopUnrolling(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch,
                bool by_two)
      : by_two_(by_two),
        function_(function),
        analyses_(analyses),
        scratch_(scratch),
        remarks_(remarks) {}

  // Inner loops come first.
  bool run() {
    bool has_changed = false;
    for (auto loop = static_cast<uint32_t>(loops_.loops().size()); loop-- > 0;) {
      loop_ = loop;
      header_ = loops_[loop].header;
      latch_ = loops_[loop].latch;
      blocks_ = loops_.blocks(loop);
      if (!loops_[loop].is_innermost || !latch_.valid() || function_[header_].stays_rolled ||
          !(by_two_ ? blocks_.size() == 2 && may_unroll_by_two(function_, header_)
                    : may_unroll(function_, header_)) ||
          !find_phis() || !find_body() || !(by_two_ ? is_pair() : find_test()))
        continue;
      function_.track_uses();
      if (!is_worth_it() || (by_two_ && !function_.has_one_use(test_id_))) continue;
      by_two_ ? unroll_by_two() : unroll();
      repair_.end_change();
      has_changed = true;
    }
    edit_.finish();
    if (has_changed) analyses_.keep_only({});
    repair_.finish(analyses_);
    return has_changed;
  }

 private:
  struct Exit {
    BlockId from, to;
  };
  struct Use {
    InstId user;
    uint32_t operand;
  };
  struct Copy {  // of a value that is used outside
    InstId value;
    BlockId block;
    Value copy;
  };
  struct Stride {
    InstId address;
    uint64_t bytes;
  };

  // --- the loop

  bool is_inside(BlockId block) const { return loops_.loop_of(block) == loop_; }
  bool is_inside(Value value) const { return !opt::is_invariant(function_, loops_, value, loop_); }
  // Finds the header's phis. Whether one edge enters the loop beside the one that goes back.
  bool find_phis() {
    phis_.clear();
    function_.for_each_phi(header_, [&](InstId phi) {
      phis_.push_back({phi, function_.operand(phi, 1) == Value(latch_) ? 0u : 2u});
    });
    return function_[phis_[0].user].operand_count == 4;
  }
  Value next_value(const Use& phi) const { return function_.operand(phi.user, phi.operand); }
  Value start_value(const Use& phi) const { return function_.operand(phi.user, 2 - phi.operand); }

  // Fills in exits_. Whether the loop may be copied.
  bool find_body() {
    exits_.clear();
    instructions_ = 0;
    has_calls_ = false;
    return blocks_.size() <= kMaxBlocks &&
           std::ranges::all_of(blocks_, [this](BlockId b) { return may_copy(b) && add_exits(b); });
  }
  // Whether the block is not the end of an irreducible cycle, which no loop stands for.
  bool add_exits(BlockId block) {
    bool good = true;
    function_.for_each_successor(block, [&](BlockId to) {
      if (!is_inside(to))
        exits_.push_back({block, to});
      else if (to != header_ && cfg_.order_of(to) <= cfg_.order_of(block))
        good = false;
    });
    return good;
  }
  bool may_copy(BlockId block) {
    if (function_[block].address_taken) return false;
    uint32_t count = 0;
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      if (!may_copy(id) || ++count > kMaxCostOfFew) return false;
    instructions_ += count;
    return true;
  }
  bool may_copy(InstId id) {
    switch (function_[id].opcode) {
      case Opcode::Alloca:
      case Opcode::VAArg:
      case Opcode::IndirectBr:
      case Opcode::Invoke:
      case Opcode::LandingPad:
        return false;
      case Opcode::Call:
        has_calls_ |= !is_pure_call(function_, id);
        return called_intrinsic_number(function_, id) != 0 || may_be_copied(function_, id);
      default:
        return true;
    }
  }

  // --- the number of iterations

  // Finds an exit whose test runs in each iteration, and in which iteration it leaves the loop.
  bool find_test() {
    return std::ranges::any_of(exits_, [this](const Exit& exit) {
      test_ = exit.from;
      exit_ = exit.to;
      const InstId branch = function_.terminator(test_);
      if (function_[branch].opcode != Opcode::CondBr) return false;
      const bool leaves_if = function_.operand(branch, 1) == Value(exit_);
      stay_ = function_.operand(branch, leaves_if ? 2 : 1).block();
      if (stay_ == exit_ || !is_inside(stay_)) return false;
      constants_.begin(loop_);
      const std::optional<uint32_t> last = constants_.find_iteration(
          function_.operand(branch, 0), leaves_if,
          instructions_ <= kShortLoop ? kMaxShortIterations : kMaxIterations);
      last_ = last.value_or(0);
      return last && find_last_iteration();
    });
  }
  // Finds the blocks that come before the test. Whether it runs in each iteration.
  bool find_last_iteration() {
    for (const BlockId block : blocks_) is_last_[block] = block == header_;
    for (const BlockId block : blocks_)
      if (is_last_[block] && block != test_)
        function_.for_each_successor(block, [&](BlockId to) {
          if (is_inside(to)) is_last_[to] = true;
        });
    return latch_ == test_ || (last_ > 0 && !is_last_[latch_]);
  }

  // --- the cost

  // Whether what stays of the copies is worth what goes. Accesses of arrays that become scalars go,
  // but other passes have to see to them: they count half.
  bool is_worth_it() {
    has_known_ = false;
    last_array_ = Value();
    uint32_t once = 0, cost = 0;
    scalars_ = 0;
    for (const BlockId block : blocks_) {
      const uint32_t own = cost_of(block);
      once += own;
      cost += own * (last_ + (is_last_[block] ? 1 : 0));
    }
    cost += scalars_ * (last_ + 1) / 2;
    const uint32_t limit = by_two_                                 ? kMaxCostOfPair
                           : is_for_size(function_)                ? once + kCostOfLoop
                           : has_known_ || last_ <= kFewIterations ? kMaxCostOfFew
                                                                   : kMaxCost;
    if (remarks_.are_wanted() && (!by_two_ || cost <= limit)) remark(cost, limit);
    return cost <= limit;
  }
  // Whether it is a constant in each iteration.
  bool is_known(Value value) {
    return value.is_constant() || (!by_two_ && constants_.value_of(value).valid());
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
        return is_known(function_.operand(id, 0)) ? 0 : 1;
      case Opcode::GetElementPtr:
        return std::ranges::all_of(
                   function_.operands(id).subspan(2),
                   [this](Value index) { return is_known(index) || is_shifted(index); })
                   ? 0
                   : 1;
      case Opcode::Load:
        return cost_of_access(id, function_.operand(id, 0));
      case Opcode::Store:
        return cost_of_access(id, function_.operand(id, 1));
      case Opcode::Switch:
        return 4;
      case Opcode::Call:
        return function_[id].operand_count - 1;  // itself and its arguments
      default:
        return is_known(id) || is_invariant(id) || is_shifted_address(id) ? 0 : 1;
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
    return (is_known(left) && is_fixed(right)) || (is_known(right) && is_fixed(left));
  }
  bool is_fixed(Value value) const { return !is_inside(value) || is_invariant(value.local()); }
  // Whether it is the same in each iteration, so that one computation is left of it.
  bool is_invariant(InstId id) const {
    if (function_[id].opcode == Opcode::Phi ||
        has(function_[id].opcode, property::SideEffect | property::ReadsMemory))
      return false;
    return std::ranges::none_of(function_.operands(id),
                                [this](Value operand) { return is_inside(operand); });
  }
  // Nothing, for an element of an array that becomes scalars, or of a constant table.
  uint32_t cost_of_access(InstId access, Value pointer) {
    if (!pointer.is_local() || !is_inside(pointer)) return 1;
    for (int steps = 0; steps < kMaxUnrollSteps && pointer.is_local() &&
                        function_[pointer.local()].opcode == Opcode::GetElementPtr;
         ++steps) {
      const auto operands = function_.operands(pointer.local());
      if (!std::ranges::all_of(operands.subspan(2),
                               [this](Value index) { return is_known(index); }))
        return 1;
      pointer = operands[1];
    }
    const bool is_table =
        function_[access].opcode == Opcode::Load && settled_variable(function_, pointer) != nullptr;
    if (pointer != last_array_) becomes_scalars_ = may_become_scalars(pointer);
    last_array_ = pointer;
    scalars_ += becomes_scalars_;
    has_known_ |= is_table || becomes_scalars_;
    return is_table || becomes_scalars_ ? 0 : 1;
  }
  // Whether the value is an alloca that is loaded from, stored to and copied only.
  bool may_become_scalars(Value array) const {
    if (!array.is_local() || function_[array.local()].opcode != Opcode::Alloca ||
        function_[array.local()].operand_count != 1 ||
        function_.types().size_of(function_.operand(array.local(), 0).type()) > kMaxArray)
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

  void remark(uint32_t cost, uint32_t limit) const {
    std::string text = "loop is unrolled by two [loop-unroll-by-two]";
    if (!by_two_)
      text = "loop of " + std::to_string(latch_ == test_ ? last_ + 1 : last_) + " iterations is " +
             (cost > limit ? "not " : "") + "unrolled: " + std::to_string(cost) +
             " instructions in all, the limit is " + std::to_string(limit) + " [loop-unroll]";
    remarks_.add(function_.offset_of(by_two_ ? test_id_ : function_.terminator(test_)),
                 std::move(text));
  }

  // --- all iterations

  void unroll() {
    find_outside();
    previous_ = latch_;
    const InstId branch = function_.terminator(test_);
    append_jump(function_, test_, last_ == 0 ? exit_ : stay_, function_.offset_of(branch));
    function_.erase(branch);
    clones_.begin();
    for (const Use& phi : phis_) clones_.set(phi.user, start_value(phi));
    if (last_ != 0) copy_iterations();
    drop_edge(function_, latch_, header_);
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
    drop_edge(function_, test_, exit_);
    define_outside();
  }
  // The copies follow the latch.
  void copy_iteration(bool is_last) {
    clones_.enter_next_iteration(header_, latch_);
    for (const BlockId block : blocks_) {
      if (is_last && !is_last_[block]) {
        clones_.drop(block);
      } else {
        add_copy(block);
        repair_.add_exact(clones_.copy_of(block));
      }
    }
    const InstId end = function_.terminator(test_);
    clones_.clone_region(blocks_, [&](InstId id, BlockId to) {
      if (!is_last || id != end) return false;
      append_jump(function_, to, exit_, function_.offset_of(end));
      clones_.add_entries(exit_, test_, to);
      return true;
    });
    for (const InstId value : outside_)
      if (const BlockId block = function_.block_of(value); !is_last || is_last_[block])
        copies_.push_back({value, clones_.copy_of(block), clones_(value)});
  }
  void add_copy(BlockId original) { previous_ = clones_.add_block(original, edit_, previous_); }

  // Fills in outside_, the loop's values that are used outside.
  void find_outside() {
    outside_.clear();
    for (const BlockId block : blocks_)
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (is_used_outside(id)) outside_.push_back(id);
  }
  bool is_used_outside(InstId id) const {
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
      if (!is_inside(function_.block_of_use(use))) return true;
    return false;
  }
  // Definitions of one value follow each other.
  void define_outside() {
    std::ranges::stable_sort(copies_, {}, [](const Copy& copy) { return copy.value.index(); });
    for (const Copy& copy : copies_) repair_.add(copy.value, copy.block, copy.copy);
    copies_.clear();
  }

  // --- by two

  // Whether the header of the two blocks has the only exit, by a test of a counter.
  bool is_pair() {
    const InstId branch = function_.terminator(header_);
    test_id_ = function_.operand(branch, 0).local();
    exit_ = function_.operand(branch, 2).block();
    const BlockId entering = function_.operand(phis_[0].user, 3 - phis_[0].operand).block();
    const Opcode entry = function_[function_.terminator(entering)].opcode;
    if (has_calls_ || exits_.size() != 1 || exits_[0].to != exit_ || exits_[0].from != header_ ||
        (entry != Opcode::Br && entry != Opcode::CondBr) || !has_fixed_header())
      return false;
    const std::optional<LoopCounter> counter = evolution_.counter(loop_, test_id_, true);
    if (!counter || (counter->step != 1 && counter->step != -1) || counter->tests_next ||
        counter->stays == IntPredicate::NE || !may_leave(counter->bound))
      return false;
    counter_ = *counter;
    last_ = 0;
    for (const BlockId block : blocks_) is_last_[block] = block == latch_;
    return true;
  }
  bool has_fixed_header() const {
    InstId id = function_[header_].first;
    while (function_[id].opcode == Opcode::Phi) id = function_.next(id);
    while (id != test_id_ && may_leave(id)) id = function_.next(id);
    return id == test_id_;
  }
  // Whether what computes the value may move before the loop.
  bool may_leave(Value value) const {
    return follows_from_outside(function_, loops_, value, loop_, kMaxUnrollSteps);
  }

  // The loop's own blocks are the first iteration of two, its copies the second one and the one
  // that may be left.
  void unroll_by_two() {
    const InstId branch = function_.terminator(header_);
    const InstId before = function_.terminator(preheader());
    const std::optional<uint64_t> iterations = counter_.known_iterations(function_);
    move_fixed(before);
    find_strides();
    if (iterations && *iterations % 2 == 0) return copy_second_iteration();
    const Value limit = make_limit(before);
    copy_last_iteration(branch);
    if (iterations)
      function_.set_operand(function_.terminator(clones_.copy_of(header_)), 0,
                            function_.constants().integer(kI1, 1, 1));
    copy_second_iteration();
    const InstId test =
        create(Opcode::ICmp, kI1, {counter_.phi, limit}, static_cast<uint8_t>(strict()));
    function_.insert_before(branch, test);
    function_.set_operand(branch, 0, test);
    function_.erase(test_id_);
    weigh_pairs(branch);
  }
  // By a profile of the test: half as many pairs as iterations; whether one is left is not known.
  void weigh_pairs(InstId branch) {
    Instruction& test = function_[branch];
    if (test.flags == 0) return;
    const bool leaves_first = loops_.loop_of(function_.operand(branch, 1).block()) != loop_;
    const uint32_t leaves = leaves_first ? test.flags : exchanged_probability(test.flags);
    const uint16_t leaves_pairs = branch_probability(2 * leaves, kCertain - leaves);
    test.flags = leaves_first ? leaves_pairs : exchanged_probability(leaves_pairs);
    function_[function_.terminator(last_copy_of_header_)].flags = 0;
  }
  // The predicate without equal numbers.
  IntPredicate strict() const {
    const bool is_signed = counter_.is_signed();
    if (counter_.step > 0) return is_signed ? IntPredicate::SLT : IntPredicate::ULT;
    return is_signed ? IntPredicate::SGT : IntPredicate::UGT;
  }
  // The block that enters the loop and goes nowhere else.
  BlockId preheader() {
    const BlockId from = function_.operand(phis_[0].user, 3 - phis_[0].operand).block();
    const InstId branch = function_.terminator(from);
    if (function_[branch].opcode == Opcode::Br) return from;
    const BlockId made = edit_.split_edge(from, header_, from, function_.offset_of(branch));
    redirect(function_, from, header_, made);
    return made;
  }
  // What computes the limit moves before the loop.
  void move_fixed(InstId before) {
    for (InstId id = function_[header_].first, next; id != test_id_; id = next) {
      next = function_.next(id);
      if (function_[id].opcode != Opcode::Phi) move_before(function_, before, id);
    }
  }
  Value make_limit(InstId before) {
    const Value limit = counter_.bound;
    if (counter_.has_closed_range()) return limit;
    const TypeId type = function_.type_of(limit);
    const Value back = function_.constants().integer(type, function_.types().integer_bits(type),
                                                     static_cast<uint64_t>(-counter_.step));
    const InstId nearer = create(Opcode::Add, type, {limit, back});
    const InstId any =
        create(Opcode::ICmp, kI1, {counter_.start, limit}, static_cast<uint8_t>(counter_.stays));
    const InstId last = create(Opcode::Select, type, {any, nearer, limit});
    for (const InstId id : {nearer, any, last}) function_.insert_before(before, id);
    return last;
  }
  // After the pairs: header and latch, which both go on to a block before the exit.
  void copy_last_iteration(InstId branch) {
    const BlockId join = edit_.split_edge(header_, exit_, latch_, function_.offset_of(branch));
    redirect(function_, header_, exit_, join);
    previous_ = latch_;
    clones_.begin();
    for (const BlockId block : blocks_) add_copy(block);
    const InstId end = function_.terminator(latch_);
    clones_.clone_region(blocks_, [&](InstId id, BlockId to) {
      if (function_[id].opcode == Opcode::Phi) return clones_.set(id, id), true;
      if (id != end) return false;
      append_jump(function_, to, join, function_.offset_of(end));
      return true;
    });
    for (const Use& phi : phis_)
      repair_.add(phi.user, clones_.copy_of(latch_), clones_(next_value(phi)));
    last_copy_of_header_ = clones_.copy_of(header_);
    redirect(function_, header_, join, last_copy_of_header_);
  }
  // In a block of its own, which goes back in the place of the first one's.
  void copy_second_iteration() {
    previous_ = latch_;
    clones_.begin();
    clones_.enter_next_iteration(header_, latch_);
    add_copy(latch_);
    clones_.clone_region(blocks_.subspan(1), [](InstId, BlockId) { return false; });
    redirect(function_, latch_, header_, previous_);
    drop_edge(function_, latch_, header_);
    for (const auto& [address, bytes] : strides_) {
      const InstId second = clones_(address).local();
      const Value operands[] = {kI8, address, function_.constants().integer(kI64, 64, bytes)};
      function_.set_operands(second, operands);
      function_[second].flags &= flag::InBounds;
    }
  }
  // Addresses that the counter moves by a constant: the second iteration's is the first one's,
  // which is no poison if it is accessed, and that constant.
  void find_strides() {
    strides_.clear();
    for (InstId id = function_[latch_].first; id.valid(); id = function_.next(id)) {
      if (function_[id].opcode != Opcode::GetElementPtr || function_[id].type != kPtr ||
          !is_accessed(id))
        continue;
      const std::optional<uint64_t> bytes = evolution_.stride_of(
          id, loop_, counter_, [this](Value value) { return is_fixed(value); });
      if (bytes && *bytes != 0)
        strides_.push_back({id, *bytes * static_cast<uint64_t>(counter_.step)});
    }
  }
  bool is_accessed(InstId address) const {
    for (UseId use = function_.first_use(address); use.valid(); use = function_.next_use(use)) {
      const Opcode user = function_[function_.user(use)].opcode;
      if ((user == Opcode::Load || (user == Opcode::Store && function_.operand_index(use) == 1)) &&
          function_.block_of_use(use) == latch_)
        return true;
    }
    return false;
  }
  InstId create(Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                uint8_t subcode = 0) {
    return function_.create(opcode, type, operands, 0, subcode, function_.offset_of(test_id_));
  }

  const bool by_two_;
  Function& function_;
  Analyses& analyses_;
  Arena& scratch_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const LoopForest& loops_ = analyses_.loops();
  ScalarEvolution evolution_{function_, &loops_};
  ConstantIterations constants_{function_, loops_, scratch_};
  const Remarks& remarks_;

  // of the loop
  uint32_t loop_ = kNoLoop;
  BlockId header_, latch_;
  std::span<const BlockId> blocks_;
  ArenaVector<Use> phis_{scratch_};  // of the header, and the operand that the latch gives
  ArenaVector<Exit> exits_{scratch_};
  uint32_t instructions_ = 0;
  bool has_calls_ = false;
  BlockId test_, exit_, stay_;  // the exit is from test_ to exit_; the other target is stay_
  uint32_t last_ = 0;           // the number of the last iteration; the first is 0
  // whether the block is in the last iteration
  ArenaIdMap<BlockId, bool> is_last_{function_.block_count(), false, scratch_};
  bool has_known_ = false;  // accesses that go, or become numbers
  uint32_t scalars_ = 0;    // accesses of an iteration that become scalars
  Value last_array_;        // that was asked about, and the answer
  bool becomes_scalars_ = false;
  ArenaVector<InstId> outside_{scratch_};  // values that are used outside
  ArenaVector<Copy> copies_{scratch_};     // of these
  InstId test_id_;                         // the comparison with the limit
  LoopCounter counter_;
  ArenaVector<Stride> strides_{scratch_};
  RegionClone clones_{function_, CloneScopes::Drop, scratch_};  // of the current iteration
  BlockId previous_;                                            // the last block of the copies
  BlockId last_copy_of_header_;  // the test of the iteration that may be left after the pairs
  CfgEdit edit_{function_, scratch_};
  SsaRepair repair_{function_, scratch_};
};

bool unroll(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch,
            bool by_two) {
  if (!may_change_loops(function, analyses)) return false;
  const bool has_candidate =
      std::ranges::any_of(analyses.loops().loops(), [&](const LoopForest::Loop& loop) {
        return by_two ? may_unroll_by_two(function, loop.header)
                      : may_unroll(function, loop.header);
      });
  return has_candidate && LoopUnrolling(function, analyses, remarks, scratch, by_two).run();
}

}  // namespace

Change loop_unroll(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  return unroll(function, analyses, remarks, scratch, false) ? Change::Again : Change::None;
}
bool loop_unroll_by_two(Function& function, Analyses& analyses, const Remarks& remarks,
                        Arena& scratch) {
  return !is_for_size(function) && unroll(function, analyses, remarks, scratch, true);
}

}  // namespace lilt::opt
