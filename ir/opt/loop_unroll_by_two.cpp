// Unrolling by two.
//
// Idea. `for (i = s; i < n; i++) B` becomes
//     for (; i < n - 1; i += 2) { B(i); B(i + 1); }
//     if (i < n) B
// so that two iterations share a test, a jump, and the steps of counters and pointers; elements
// side by side are one address with two displacements. What was the loop makes the last iteration,
// if there is one. Source: Muchnick, "Advanced Compiler Design and Implementation", 1997,
// section 17.4.1.
//
// Terms. The loop is a *header*, with phis, the test and what computes its limit, which moves
// before the loop, and a *body* of one block. The *pair header* and the *pair body* are new; header
// and body stay after them, and meet in the *join*, before the exit.
//
// When it is right. The counter steps by 1 and is compared with a limit that the loop does not
// change. Below a limit it does not wrap; with `<=` the text must promise that. Another iteration
// follows the next one if counter + 1 is within the limit, too:
//     counter <= n    counter < n: nothing wraps
//     counter < n     counter < m, where m is n - 1 if start < n, and start otherwise, so that m
//                     does not wrap, and no pair is made where no iteration is
// Values of the body have no uses after the loop, since the test does not come after the body.
//
// Loops whose body has calls, or more than kMaxPairInstructions, gain nothing by it.
#include <algorithm>
#include <array>

#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/clone.h"
#include "ir/ssa/ssa_repair.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxPairInstructions = 16;  // of a body

class UnrollingByTwo {
 public:
  UnrollingByTwo(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function),
        analyses_(analyses),
        cfg_(analyses.control_flow()),
        loops_(analyses.loops()),
        evolution_(function, &loops_),
        remarks_(remarks),
        candidates_(scratch),
        phis_(scratch),
        clones_(function, CloneScopes::Drop, scratch),
        operands_(scratch),
        join_of_(scratch),
        edit_(function, scratch),
        repair_(function, scratch) {}

  bool run() {
    for (const LoopForest::Loop& loop : loops_.loops())
      if (find(loop.header)) candidates_.push_back(loop_);
    if (candidates_.empty()) return false;
    function_.track_uses();
    join_of_.assign(function_.block_count(), BlockId::none());
    bool has_changed = false;
    for (const Loop& loop : candidates_) {
      loop_ = loop;
      // What led to this loop may have been one.
      if (const BlockId join = join_of_[loop_.entering]; join.valid()) loop_.entering = join;
      // The test tells the loop's blocks only that the loop goes on.
      if (!function_.has_one_use(loop_.test)) continue;
      pair();
      has_changed = true;
    }
    edit_.finish();
    if (has_changed) analyses_.keep_only({});
    repair_.finish(analyses_);
    return has_changed;
  }

 private:
  struct Loop {
    BlockId header, body, entering;
    InstId test;
    LoopCounter counter;
  };

  // --- the question

  // Fills in loop_.
  bool find(BlockId header) {
    loop_ = {};
    loop_.header = header;
    return !function_[header].stays_rolled && !function_[header].address_taken && find_test() &&
           find_body() && find_counter() && is_short();
  }
  bool find_test() {
    InstId id = function_[loop_.header].first;
    while (function_[id].opcode == Opcode::Phi) id = function_.next(id);
    while (is_fixed(id)) id = function_.next(id);
    loop_.test = id;
    const InstId branch = function_.next(id);
    return function_[id].opcode == Opcode::ICmp && function_[branch].opcode == Opcode::CondBr &&
           function_.operand(branch, 0) == Value(id) &&
           function_.operand(branch, 1) != function_.operand(branch, 2);
  }
  // Whether the header's instruction computes the same in each iteration, and may move before the
  // loop.
  bool is_fixed(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    return (is_cast(opcode) || (is_binary(opcode) && !has(opcode, property::MayTrap))) &&
           std::ranges::all_of(function_.operands(id),
                               [this](Value operand) { return is_outside_or_fixed(operand); });
  }
  // Of operands of the header's, and what comes after those that move.
  bool is_outside_or_fixed(Value value) const {
    return is_outside(value) || (function_.block_of(value.local()) == loop_.header &&
                                 function_[value.local()].opcode != Opcode::Phi);
  }
  // The body is where the test holds, and goes back.
  bool find_body() {
    const InstId branch = function_.terminator(loop_.header);
    loop_.body = function_.operand(branch, 1).block();
    const InstId back = function_.terminator(loop_.body);
    const auto predecessors = cfg_.predecessors(loop_.header);
    if (loop_.body == loop_.header || function_[back].opcode != Opcode::Br ||
        function_.operand(back, 0) != Value(loop_.header) || predecessors.size() != 2 ||
        cfg_.predecessors(loop_.body).size() != 1 || function_[loop_.body].address_taken)
      return false;
    loop_.entering = predecessors[predecessors[0] == loop_.body ? 1 : 0];
    const InstId entry = function_.terminator(loop_.entering);
    return loop_.entering != loop_.body &&
           (function_[entry].opcode == Opcode::Br || function_[entry].opcode == Opcode::CondBr);
  }
  bool find_counter() {
    const std::optional<LoopCounter> counter =
        evolution_.counter(loops_.loop_of(loop_.header), loop_.test, true);
    if (!counter || counter->stays == IntPredicate::NE || !is_outside_or_fixed(counter->bound))
      return false;
    loop_.counter = *counter;
    return true;
  }
  bool is_outside(Value value) const {
    if (!value.is_local() || function_[value.local()].opcode == Opcode::Argument) return true;
    const BlockId block = function_.block_of(value.local());
    return block != loop_.header && block != loop_.body;
  }
  bool is_short() const {
    int count = 0;
    for (InstId id = function_[loop_.body].first; id.valid(); id = function_.next(id)) {
      switch (function_[id].opcode) {
        case Opcode::Phi:
        case Opcode::Alloca:
        case Opcode::VAArg:
          return false;
        case Opcode::Call:
          if (!is_pure_call(function_, id)) return false;
          break;
        default:
          break;
      }
      if (++count > kMaxPairInstructions) return false;
    }
    return count > 2;
  }

  // --- the change

  void pair() {
    const SourceOffset offset = function_.offset_of(loop_.test);
    if (remarks_.are_wanted()) remarks_.add(offset, "loop is unrolled by two [loop-unroll-by-two]");
    move_fixed();
    const BlockId header = edit_.add_before(loop_.header, offset);
    const BlockId body = edit_.add_before(loop_.header, offset);
    redirect(function_, loop_.entering, loop_.header, header);
    clones_.begin();
    make_phis(header);
    const InstId test = make_test(header);
    function_.append(
        header, create(Opcode::CondBr, kVoid, {test, Value(body), Value(loop_.header)}, 0, offset));
    copy_iteration(body, false);
    copy_iteration(body, true);
    function_.append(body, create(Opcode::Br, kVoid, {Value(header)}, 0, offset));
    for (const auto& [old, made] : phis_) {
      const Value first = function_.operand(made, 0);
      operands_.assign({first, Value(loop_.entering), clones_(old), Value(body)});
      function_.set_operands(made, operands_);
    }
    end_loop();
  }
  // What computes the limit moves before the loop.
  void move_fixed() {
    const InstId before = function_.terminator(loop_.entering);
    for (InstId id = function_[loop_.header].first, next; id != loop_.test; id = next) {
      next = function_.next(id);
      if (function_[id].opcode == Opcode::Phi) continue;
      function_.unlink(id);
      function_.insert_before(before, id);
    }
  }
  // Header and body become one iteration: both go on to the join, whose phis have the values of the
  // header's after the loop.
  void end_loop() {
    const InstId branch = function_.terminator(loop_.header);
    const SourceOffset offset = function_.offset_of(branch);
    const BlockId exit = function_.operand(branch, 2).block();
    const BlockId join = edit_.add_after(loop_.body, offset);
    join_of_[loop_.header] = join;
    function_.append(join, create(Opcode::Br, kVoid, {Value(exit)}, 0, offset));
    edit_.move_edge(exit, loop_.header, join);
    for (const auto& [phi, made] : phis_) {
      const bool is_first = function_.operand(phi, 1) == Value(loop_.body);
      repair_.add(phi, loop_.body, function_.operand(phi, is_first ? 0 : 2));
      const Value entry = function_.operand(phi, is_first ? 3 : 1);
      function_.set_operands(phi, std::array{Value(made), entry});
    }
    repair_.end_change();
    function_.set_operand(branch, 2, join);
    function_.set_operand(function_.terminator(loop_.body), 0, join);
  }
  // The loop goes on with what the pairs have left.
  void make_phis(BlockId header) {
    phis_.clear();
    for (InstId phi = function_[loop_.header].first; function_[phi].opcode == Opcode::Phi;
         phi = function_.next(phi)) {
      const uint32_t entry = function_.operand(phi, 1) == Value(loop_.body) ? 2 : 0;
      const InstId made = function_.create(Opcode::Phi, function_[phi].type,
                                           {function_.operand(phi, entry), Value(loop_.entering)},
                                           0, 0, function_.offset_of(phi));
      function_.append(header, made);
      function_.set_operand(phi, entry, made);
      function_.set_operand(phi, entry + 1, header);
      phis_.push_back({phi, made});
      clones_.set(phi, made);
    }
  }
  InstId make_test(BlockId header) {
    const SourceOffset offset = function_.offset_of(loop_.test);
    const auto below =
        static_cast<uint8_t>(loop_.counter.is_signed() ? IntPredicate::SLT : IntPredicate::ULT);
    const InstId phi = loop_.counter.phi;
    Value limit = function_.operand(loop_.test, function_.operand(loop_.test, 0) == Value(phi));
    const Value start = function_.operand(clones_(phi).local(), 0);
    if (loop_.counter.stays == IntPredicate::SLT || loop_.counter.stays == IntPredicate::ULT) {
      const InstId before = function_.terminator(loop_.entering);
      const TypeId type = function_.type_of(limit);
      const Value minus_one =
          function_.constants().integer(type, function_.types().integer_bits(type), UINT64_MAX);
      const InstId less = create(Opcode::Add, type, {limit, minus_one}, 0, offset);
      const InstId any = create(Opcode::ICmp, kI1, {start, limit}, below, offset);
      const InstId last = create(Opcode::Select, type, {any, less, start}, 0, offset);
      for (const InstId id : {less, any, last}) function_.insert_before(before, id);
      limit = last;
    }
    const InstId test = create(Opcode::ICmp, kI1, {clones_(phi), limit}, below, offset);
    function_.append(header, test);
    return test;
  }
  // Adds an iteration; then the values of the phis are those of the next one.
  void copy_iteration(BlockId body, bool is_second) {
    const InstId end = function_.terminator(loop_.body);
    for (InstId id = function_[loop_.body].first; id != end; id = function_.next(id)) {
      const Value first = clones_(id);
      const Value copy = clones_.clone(id, body);
      if (is_second && copy.is_local()) step_from_first(id, first, copy.local());
    }
    clones_.enter_next_iteration(loop_.header, loop_.body);
  }
  // An address that the counter moves by a constant: the second iteration's is the first one's and
  // that constant.
  void step_from_first(InstId id, Value first, InstId second) {
    if (function_[id].opcode != Opcode::GetElementPtr || function_[id].type != kPtr) return;
    const std::optional<uint64_t> step =
        evolution_.stride_of(id, loops_.loop_of(loop_.header), loop_.counter,
                             [this](Value value) { return is_same_in_each_iteration(value); });
    if (!step || *step == 0) return;
    operands_.assign({kI8, first, function_.constants().integer(kI64, 64, *step)});
    function_.set_operands(second, operands_);
    function_[second].flags &= flag::InBounds;
  }
  bool is_same_in_each_iteration(Value value) const {
    if (is_outside(value)) return true;
    const Opcode opcode = function_[value.local()].opcode;
    if (opcode == Opcode::Phi || has(opcode, property::SideEffect | property::ReadsMemory))
      return false;
    return std::ranges::all_of(function_.operands(value.local()),
                               [this](Value operand) { return is_outside(operand); });
  }
  InstId create(Opcode opcode, TypeId type, std::initializer_list<Value> operands, uint8_t subcode,
                SourceOffset offset) {
    return function_.create(opcode, type, operands, 0, subcode, offset);
  }

  Function& function_;
  Analyses& analyses_;
  const ControlFlowGraph& cfg_;
  const LoopForest& loops_;
  ScalarEvolution evolution_;
  const Remarks& remarks_;
  Loop loop_;
  ArenaVector<Loop> candidates_;
  ArenaVector<std::pair<InstId, InstId>> phis_;  // of the header, and those of the pair header
  RegionClone clones_;                           // of the iteration at hand
  ArenaVector<Value> operands_;
  ArenaIdMap<BlockId, BlockId> join_of_;  // by header; of the blocks before the pass
  CfgEdit edit_;
  SsaRepair repair_;
};

}  // namespace

bool loop_unroll_by_two(Function& function, Analyses& analyses, const Remarks& remarks,
                        Arena& scratch) {
  if (!may_take_loops_apart(function, analyses)) return false;
  const FunctionAttributes attributes = function.module()[function.symbol()].function_attributes;
  return (attributes & function_attribute::ForSize) == 0 &&
         UnrollingByTwo(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
