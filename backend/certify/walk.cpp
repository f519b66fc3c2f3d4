#include "backend/certify/walk.h"

#include <algorithm>
#include <array>
#include <cstdio>

#include "ir/mir/machine_printer.h"
#include "ir/ssa/exceptions.h"

namespace lilt::certify {

using mir::BlockId;
using mir::MachineInstr;
using ssa::InstId;
using ssa::Opcode;
using ssa::Value;
using x86::Op;

namespace {

constexpr uint32_t kMaxVisits = 1000;  // of a node, until its names are given up
constexpr uint32_t kMaxCopies = 8;     // blocks of the source that a block of code has in itself

}  // namespace

Walk::Walk(const ssa::Function& function, const mir::MachineFunction& code, CodeFacts& facts,
           Guesses guesses, const machine::Semantics& semantics, Arena& arena)
    : function_(function),
      code_(code),
      facts_(facts),
      arena_(arena),
      source_(function, facts.control_flow(),
              {[&facts](InstId id) { return facts.number_of(id); }, facts.register_save_area()},
              semantics, arena_),
      evaluator_(code, source_, facts, semantics, *this, arena_),
      joins_(source_, facts, guesses, arena_),
      nodes_of_code_(code.blocks.size(), kNoNode) {}

Verdict Walk::run(bool& depends_on_guesses) {
  Verdict verdict;
  depends_on_guesses = false;
  try {
    if (!source_.refusal().empty()) throw Unknown{source_.refusal()};
    start();
    while (!pending_.empty()) visit_next();
    for (const uint32_t node : reached()) {
      if (const auto fault = faults_.find(node); fault != faults_.end())
        throw Mismatch{fault->second};
      if (goes_around(node))
        throw Mismatch{"bb." + std::to_string(nodes_[node].pair.code.index()) +
                       ": it goes around where the source does not"};
      verdict.decisions += nodes_[node].decisions;
      verdict.untried += nodes_[node].untried;
    }
  } catch (const Mismatch& mismatch) {
    verdict = {Verdict::Kind::Wrong, mismatch.what};
    depends_on_guesses = true;
  } catch (const Unknown& unknown) {
    verdict = {Verdict::Kind::Unknown, unknown.what};
    depends_on_guesses = unknown.depends_on_guesses;
  }
  return verdict;
}

std::string Walk::place() const {
  std::string where = "bb." + std::to_string(code_block_.index());
  if (instruction_ != nullptr) where += ", '" + mir::to_string(code_, *instruction_) + "'";
  return where + ": ";
}

// --- pairs

// Registers that a function preserves, and its arguments, where callers put them.
void Walk::start() {
  evaluator_.start(0);
  State state;
  if (evaluator_.has_avx512()) state.registers.use_all();
  state.registers[kStackPointer] = source_.in_frame(kReturnAddress);
  backend::callee_saved_of(function_).for_each([&](mir::Register r) {
    if (r != x86::rsp) state.at(r) = evaluator_.anything(evaluator_.words_of(r));
  });
  backend::ArgumentAssigner assigner(function_);
  for (uint32_t i = 0; i < function_.argument_count(); ++i) {
    const InstId argument = function_.argument(i);
    const ssa::ParameterAttributes& attributes = parameter_attributes(function_, i);
    const Shape shape = source_.shape_of(argument);
    const auto location = assigner.next(function_[argument].type, attributes);
    if (attributes.by_value.valid()) continue;
    const Samples* content = passed(*source_.value(argument), shape, attributes);
    if (location.reg.valid())
      state.at(location.reg) = evaluator_.widened(content, location.reg);
    else
      state.write_slot(location.stack_offset, std::max(8u, shape.bytes()), content, arena_);
  }
  if (facts_.reads_return_address()) state.write_slot(-8, 8, source_.return_address(), arena_);
  for (const Source::VariableArgument& argument : source_.variable_arguments())
    state.at(argument.reg) = evaluator_.widened(argument.content, argument.reg);
  entry_ = state;
  add_edge({code_.layout.front(), function_.entry(), 0}, kNoNode, state, Edge(arena_));
}

uint32_t Walk::node_of(const Pair& pair) {
  uint32_t* number = &nodes_of_code_[pair.code.index()];
  while (*number != kNoNode && nodes_[*number].pair != pair) number = &nodes_[*number].next;
  if (*number != kNoNode) return *number;
  if (nodes_.size() > 4 * code_.blocks.size() + 64) throw Unknown{"too many pairs", true};
  *number = static_cast<uint32_t>(nodes_.size());
  nodes_.emplace_back(pair, arena_)
      .in.reserve(std::max<size_t>(code_.predecessors(pair.code).size(), 1));
  return static_cast<uint32_t>(nodes_.size() - 1);
}

// The edge gets what the state has that the block of code reads.
void Walk::add_edge(const Pair& pair, uint32_t from, const State& state, Edge&& edge) {
  const uint32_t to = node_of(pair);
  edge.state.registers.use_as(state.registers);
  for_each(facts_.live(pair.code),
           [&](LocationNumber l) { edge.state.registers[l] = state.registers[l]; });
  edge.state.slots = state.slots;
  edge.state.has_overlaps = state.has_overlaps;
  // Joins know nothing of flags.
  if (facts_.are_flags_live(pair.code) && code_.predecessors(pair.code).size() == 1)
    edge.state.flags = state.flags;
  edge.from = from;
  edge.is_back = from != kNoNode && rank(from) >= rank(to);
  const ssa::BlockId source = from == kNoNode ? ssa::BlockId() : nodes_[from].pair.source;
  edge.repeats =
      edge.is_back && !edge.is_tail && facts_.dominators().dominates(pair.source, source);
  if (edge.is_back)
    edge.end_of_loop = facts_.end_of_loop(source, pair.source);
  else
    edge.loop = facts_.entered_loop(source, pair.source);
  if (from != kNoNode) nodes_[from].out.emplace_back(to, edge.number);
  ArenaVector<Edge>& in = nodes_[to].in;
  const auto old = std::ranges::find_if(
      in, [&](const Edge& e) { return e.from == from && e.number == edge.number; });
  const bool is_known =
      old != in.end() && is_same(old->state, edge.state) &&
      std::ranges::equal(old->values, edge.values, [](const auto& x, const auto& y) {
        return x.first == y.first && is_same(x.second, y.second);
      });
  const bool is_back = edge.is_back;
  if (old != in.end())
    *old = std::move(edge);
  else
    in.push_back(std::move(edge));
  if (!is_known) schedule(to, is_back);
}

// `after_loop`: after the loops of edges back to the node, so that none of them is out of date.
void Walk::schedule(uint32_t number, bool after_loop) {
  Node& node = nodes_[number];
  std::pair<uint32_t, bool> turn{rank(number), false};
  for (const Edge& edge : node.in)
    if (after_loop && edge.from != kNoNode && rank(edge.from) >= turn.first)
      turn = {std::max(rank(edge.from), edge.end_of_loop), true};
  const uint64_t key = uint64_t{turn.first} << 1 | uint64_t{turn.second};
  const bool was_pending = std::exchange(node.is_pending, true);
  if (was_pending && node.turn <= key) return;
  node.turn = key;
  if (was_pending) {
    std::ranges::find(pending_, number, &Turn::node)->rank = key;
  } else {
    pending_.push_back({key, uint64_t{node.pair.code.index()} << 32 | node.pair.source.index(),
                        node.pair.position, number});
  }
}

// The blocks of a loop are contiguous in the order of ranks: so inner loops settle first.
void Walk::visit_next() {
  const auto first = std::ranges::min_element(pending_);
  node_ = first->node;
  *first = pending_.back();
  pending_.pop_back();
  Node& node = nodes_[node_];
  node.is_pending = false;
  if (++node.visits > kMaxVisits) throw Unknown{"values at joins that are not found", true};
  enter_by_edges(node);
  auto [state, is_settled] = joins_.join(node, node_);
  if (!is_settled) schedule(node_, true);
  if (is_walked_with(node, state)) return source_.undo_extensions({});
  faults_.erase(node_);
  node.decisions = node.untried = 0;
  const auto before = std::exchange(node.out, ArenaVector<std::pair<uint32_t, uint32_t>>(arena_));
  node.without_progress = kNoNode;
  try {
    walk(state);
  } catch (const Mismatch& mismatch) {
    faults_.try_emplace(node_, mismatch.what);
  }
  source_.undo_extensions({});
  remove_edges(node_, before);
}

// Whether a walk would find again what the last one did.
bool Walk::is_walked_with(Node& node, const State& state) {
  const bool is_join = node.in.size() > 1 && node.phis.empty();
  const bool was_walked = std::exchange(node.is_walked, is_join);
  if (is_join && was_walked && is_same(node.walked, state)) return true;
  if (is_join) node.walked = state;
  return false;
}

// Where code belongs to edges, as moves for phis do, the block's phis have the inputs of these
// edges only.
void Walk::enter_by_edges(Node& node) {
  const ssa::BlockId block = node.pair.source;
  if (node.pair.position != 0 || facts_.source_of(node.pair.code) == block ||
      !source_.events(block).empty())
    return;
  std::vector<const Samples*> inputs(node.in.size());
  size_t number = 0;
  EdgeValues phis(arena_);
  function_.for_each_phi(block, [&](InstId phi) {
    if (number == node.phis.size()) node.phis.push_back(nullptr);
    const Samples*& samples = node.phis[number++];
    for (size_t e = 0; e < inputs.size(); ++e) {
      const auto found = std::ranges::find(node.in[e].values, phi, &EdgeValues::value_type::first);
      if (found == node.in[e].values.end()) return;
      inputs[e] = found->second;
    }
    const Samples* given = source_.given_by(phi, inputs, uint64_t{node_});
    if (!is_same(samples, given)) samples = given;
    phis.emplace_back(phi, samples);
  });
  if (!phis.empty()) source_.enter(block, phis);
}

// Those of an earlier walk that the last one did not find again.
void Walk::remove_edges(uint32_t from, std::span<const std::pair<uint32_t, uint32_t>> before) {
  for (const auto& edge : before) {
    if (std::ranges::find(nodes_[from].out, edge) != nodes_[from].out.end()) continue;
    Node& node = nodes_[edge.first];
    std::erase_if(node.in,
                  [&](const Edge& e) { return e.from == from && e.number == edge.second; });
    if (!node.in.empty()) {
      schedule(edge.first, false);
      continue;
    }
    if (std::exchange(node.is_pending, false))
      std::erase_if(pending_, [&](const Turn& turn) { return turn.node == edge.first; });
    node.is_walked = false;
    const auto out = std::exchange(node.out, ArenaVector<std::pair<uint32_t, uint32_t>>(arena_));
    remove_edges(edge.first, out);
  }
}

// The nodes that the walk ends with: guesses that were corrected may have left others.
std::vector<uint32_t> Walk::reached() const {
  std::vector<uint32_t> order{0};
  std::vector<bool> is_seen(nodes_.size());
  is_seen[0] = true;
  for (size_t i = 0; i < order.size(); ++i)
    for (const auto& [to, number] : nodes_[order[i]].out)
      if (!is_seen[to]) {
        is_seen[to] = true;
        order.push_back(to);
      }
  return order;
}

bool Walk::goes_around(uint32_t node) const {
  uint32_t at = node;
  for (size_t steps = 0; steps < nodes_.size() && at != kNoNode; ++steps) {
    at = nodes_[at].without_progress;
    if (at == node) return true;
  }
  return false;
}

// --- a block of the code

void Walk::walk(State& state) {
  const Pair pair = nodes_[node_].pair;
  block_ = last_ = pair.source;
  position_ = pair.position;
  copies_ = edges_ = 0;
  entered_ = source_.mark().changed;
  last_begin_ = 0;
  evaluator_.start(uint64_t{node_} + 1);
  walk_code(pair.code, state);
}

// For branches before another instruction.
void Walk::keep_state(std::span<Outgoing> outgoing, const State& state) {
  const State* kept = new (arena_.allocate(sizeof(State))) State(state);
  for (Outgoing& out : outgoing)
    if (out.state == &state) out.state = kept;
}

void Walk::walk_code(BlockId code, State& state) {
  code_block_ = code;
  ArenaVector<Outgoing> outgoing(arena_);
  RunSet remaining = kAllRuns;
  for (const MachineInstr& i : code_.instructions_of(code)) {
    if (i.opcode < mir::kFirstTargetOpcode) continue;
    instruction_ = &i;
    const std::span<const mir::Cell> cells = code_.cells_of(i);
    switch (Op{i.opcode}) {
      case Op::Jcc: {
        const RunSet taken = remaining & evaluator_.runs_where(x86::Condition{i.condition}, state);
        outgoing.push_back({cells[0].block(), taken, &state});
        remaining &= ~taken;
        break;
      }
      case Op::JMP:
        outgoing.push_back({cells[0].block(), remaining, &state});
        return leave(outgoing);
      case Op::JMPr:
        return leave_by_table(cells[0].reg(), state);
      default:
        if (!outgoing.empty()) keep_state(outgoing, state);
        if (!step(i, state)) return;
    }
  }
  const BlockId next = facts_.next(code);
  if (next.valid()) {
    outgoing.push_back({next, remaining, &state});
  } else if (remaining != 0) {
    go_on();
    if (!is_at_end() || function_[terminator()].opcode != Opcode::Unreachable)
      mismatch("it runs off the end of the function");
  }
  leave(outgoing);
}

// Whether the block goes on after the instruction.
bool Walk::step(const MachineInstr& instruction, State& state) {
  switch (Op{instruction.opcode}) {
    case Op::RET:
    case Op::RETi:
      return_from(instruction, state);
      return false;
    case Op::TAILJMP:
    case Op::TAILJMPr:
      jump_to_function(instruction, state);
      return false;
    case Op::UD2:
      go_on();
      if (!is_at_end() || function_[terminator()].opcode != Opcode::Unreachable)
        mismatch("it traps");
      return false;
    case Op::CALL:
    case Op::CALLr:
    case Op::CALLm:
    case Op::CALLNONE:
    case Op::CALLNONEr:
    case Op::CALLNONEm:
      call(instruction, state);
      return true;
    case Op::INVOKE:
    case Op::INVOKEr:
    case Op::INVOKEm:
      invoke(instruction, state);
      return true;
    default:
      evaluator_.step(instruction, state);
      return true;
  }
}

void Walk::leave(std::span<const Outgoing> outgoing) {
  for (const Outgoing& out : outgoing)
    if (out.state->x87 != nullptr) throw Unknown{"numbers on the stack of x87 between blocks"};
  if (outgoing.empty() || (is_at_end() && function_[terminator()].opcode == Opcode::Unreachable))
    return;
  const bool has_one_target = std::ranges::all_of(
      outgoing, [&](const Outgoing& out) { return out.target == outgoing[0].target; });
  if (has_one_target)
    leave_by_jump(outgoing[0]);
  else
    leave_by_condition(outgoing);
}

// Whether the source goes from the block, through blocks without effect, to that of the code.
bool Walk::leads_to(ssa::BlockId from, BlockId code) const {
  const ssa::BlockId wanted = facts_.source_of(code);
  for (size_t steps = 0; steps < function_.blocks().size() && wanted.valid(); ++steps) {
    if (from == wanted) return true;
    const InstId end = function_.terminator(from);
    if (function_[end].opcode != Opcode::Br || !source_.events(from).empty()) return false;
    from = function_.operand(end, 0).block();
  }
  return false;
}

// Leaves for a block of the source, or for one that it leads to.
void Walk::go(ssa::BlockId to, const Outgoing& out) {
  const bool is_inside = is_inside_of_copies(out.target);
  const Source::Mark mark = source_.mark();
  const ssa::BlockId wanted = facts_.source_of(out.target);
  ssa::BlockId from = last_;
  if (leads_to(to, out.target))
    while (to != wanted) {
      source_.extend(block_, from, to);
      from = to;
      to = function_.operand(function_.terminator(to), 0).block();
    }
  Edge edge(arena_);
  edge.number = edges_++;
  source_.list_copied(edge.values);
  // The others are those of an iteration before, or computed again before they are used.
  std::erase_if(edge.values, [&](const auto& v) {
    const ssa::BlockId block = function_.block_of(v.first);
    return block == to || !facts_.dominators().dominates(block, to);
  });
  function_.for_each_phi(to, [&](InstId phi) {
    const Value incoming = function_.incoming_value(phi, from);
    const Samples* input = source_.value(incoming);
    if (input == nullptr) throw Unknown{"a phi of an aggregate"};
    // Locations of a value that is undefined in some runs have different contents.
    const bool begins =
        input != source_.value(phi) || (input->undefined != nullptr && incoming != Value(phi));
    const bool is_in_code = facts_.is_needed(phi) || facts_.locations_of_phi(phi).location;
    if (begins && is_in_code) edge.values.emplace_back(phi, input);
  });
  if (is_inside) {
    const auto place = std::tuple(last_, last_begin_);
    source_.extend(block_, from, to);
    last_ = to;
    last_begin_ = position_;
    walk_inside(out);
    std::tie(last_, last_begin_) = place;
  }
  source_.undo_extensions(mark);
  if (is_inside) return;
  add_edge({out.target, to, 0}, node_, *out.state, std::move(edge));
}

// Whether the block comes after copies of blocks of the source, and only there: what they computed
// needs no names in it.
bool Walk::is_inside_of_copies(BlockId code) const {
  return source_.mark().changed != 0 && copies_ < kMaxCopies &&
         code_.predecessors(code).size() == 1 && Op{instruction_->opcode} != Op::JMPr;
}

// Walks such a block, and comes back.
void Walk::walk_inside(const Outgoing& out) {
  const auto place = std::tuple(code_block_, instruction_, position_, copies_);
  ++copies_;
  State state = *out.state;
  try {
    walk_code(out.target, state);
  } catch (const Mismatch& mismatch) {
    faults_.try_emplace(node_, mismatch.what);
  }
  std::tie(code_block_, instruction_, position_, copies_) = place;
}

void Walk::leave_by_jump(const Outgoing& out) {
  const Opcode opcode = function_[terminator()].opcode;
  const auto successor = [&](uint32_t operand) {
    return function_.operand(terminator(), operand).block();
  };
  if (is_at_end() && opcode == Opcode::Br && leads_to(successor(0), out.target))
    return go(successor(0), out);
  if (is_at_end() && ssa::is_after_invoked_call(function_, terminator()))
    return go(successor(1), out);
  // A condition that is a constant, or whose outcomes have the same code.
  if (is_at_end() && opcode == Opcode::CondBr &&
      (leads_to(successor(1), out.target) || leads_to(successor(2), out.target))) {
    const Value condition = function_.operand(terminator(), 0);
    const Samples* samples = source_.value(condition);
    const bool is_constant =
        condition.is_constant() && samples != nullptr && samples->undefined == nullptr;
    const ssa::BlockId chosen = successor(is_constant && (samples->word(0) & 1) == 0 ? 2 : 1);
    if (is_constant && leads_to(chosen, out.target)) return go(chosen, out);
    go(successor(1), out);
    return go(successor(2), out);
  }
  if (is_inside_of_copies(out.target)) return walk_inside(out);
  Edge edge(arena_);
  edge.number = edges_++;
  source_.list_copied(edge.values);
  edge.is_tail = true;
  const Pair pair{out.target, last_, static_cast<uint32_t>(position_ - last_begin_)};
  add_edge(pair, node_, *out.state, std::move(edge));
  if (source_.mark().changed == entered_ && pair.position == nodes_[node_].pair.position)
    nodes_[node_].without_progress = node_of(pair);
}

void Walk::leave_by_condition(std::span<const Outgoing> outgoing) {
  go_on();
  if (!is_at_end()) mismatch("it branches before the source's next store or call");
  if (function_[terminator()].opcode != Opcode::CondBr)
    mismatch("it branches where the source does not");
  const Samples* condition = source_.value(function_.operand(terminator(), 0));
  if (condition == nullptr) throw Unknown{"a condition that is an aggregate"};
  RunSet defined = 0, is_true = 0;
  for (unsigned run = 0; run < kRuns; ++run) {
    if (condition->undefined_bytes(run) != 0) continue;
    defined |= RunSet{1} << run;
    is_true |= static_cast<RunSet>(condition->word(run) & 1) << run;
  }
  ++nodes_[node_].decisions;
  nodes_[node_].untried += is_true == 0 || is_true == defined;
  std::array<BlockId, 2> targets{outgoing[0].target, outgoing[0].target};
  std::array<RunSet, 2> runs{};
  for (const Outgoing& out : outgoing) {
    if (out.target != targets[0] && targets[0] == targets[1]) targets[1] = out.target;
    if (out.target != targets[0] && out.target != targets[1])
      mismatch("it branches to more than two blocks");
    runs[out.target != targets[0]] |= out.runs & defined;
  }
  const auto [first, second] = targets;
  const auto [in_first, in_second] = runs;
  const ssa::BlockId if_true = function_.operand(terminator(), 1).block(),
                     if_false = function_.operand(terminator(), 2).block();
  const RunSet others = defined & ~is_true;
  const bool may_be_straight = in_first == is_true && in_second == others,
             may_be_crossed = in_second == is_true && in_first == others;
  // Blocks that lead where those of the source do.
  const int straight = int{leads_to(if_true, first)} + int{leads_to(if_false, second)},
            crossed = int{leads_to(if_true, second)} + int{leads_to(if_false, first)};
  const bool is_straight = straight != crossed ? straight > crossed : may_be_straight;
  if (is_straight ? !may_be_straight : !may_be_crossed) {
    char text[96];
    std::snprintf(text, sizeof text, " (taken in runs %x instead of %x, of %x)",
                  is_straight ? in_first : in_second, is_true, defined);
    note(std::string("it branches on another condition") + text);
  }
  for (const BlockId target : {first, second}) {
    const bool is_if_true = (target == first) == is_straight;
    go(is_if_true ? if_true : if_false, *std::ranges::find(outgoing, target, &Outgoing::target));
  }
}

void Walk::leave_by_table(mir::Register target, State& state) {
  go_on();
  const InstId end = terminator();
  const auto& load = evaluator_.table_load();
  if (!is_at_end() || function_[end].opcode != Opcode::Switch || !load)
    throw Unknown{"an indirect jump"};
  const std::span<const Value> operands = function_.operands(end);
  const Samples* index = source_.value(operands[0]);
  const std::span<BlockId> targets = code_.jump_tables[load->table].targets;
  if (index == nullptr || targets.size() != operands.size() / 2 - 1)
    throw Unknown{"a table of another size than its switch"};
  const Samples& address = *evaluator_.read(state, target);
  for (unsigned run = 0; run < kRuns; ++run) {
    if (index->undefined_bytes(run) != 0) continue;
    if (load->index[run] != index->word(run)) note("it jumps by another index");
    const BlockId chosen = targets[load->index[run] % targets.size()];
    if (address.word(run) != evaluator_.address_of_block(chosen, run))
      note("it jumps to another address than its table has");
  }
  std::vector<std::pair<ssa::BlockId, BlockId>> edges;  // most cases of a large switch share some
  for (uint32_t i = 0; i < targets.size(); ++i) {
    if (function_.constants().zero_extended(operands[2 + 2 * i].constant()) != i)
      throw Unknown{"a switch with gaps"};
    const std::pair edge(operands[3 + 2 * i].block(), targets[i]);
    if (std::ranges::find(edges, edge) != edges.end()) continue;
    edges.push_back(edge);
    go(edge.first, {edge.second, kAllRuns, &state});
  }
}

// --- the source beside it

// Goes on to the next block of the source, where the code has a copy of it, if this one only jumps.
bool Walk::go_on_once() {
  return is_at_end() && function_[terminator()].opcode == Opcode::Br &&
         go_on_to(function_.operand(terminator(), 0).block());
}

// Blocks that only jump are in no code.
bool Walk::go_on_to(ssa::BlockId next) {
  const ssa::Instruction& first = function_[function_[next].first];
  if (first.opcode != Opcode::Br && ++copies_ > kMaxCopies) return false;
  source_.extend(block_, last_, next);
  last_ = next;
  last_begin_ = position_;
  return true;
}

// Until one does more than jump; blocks may jump in a circle.
void Walk::go_on() {
  for (size_t steps = 0; steps < function_.blocks().size() && go_on_once(); ++steps) {
  }
}

// Also past branches that the code leaves out, since their outcomes do the same.
void Walk::go_on_past_branches() {
  go_on();
  while (is_at_end() && has_one_outcome(terminator()) &&
         go_on_to(function_.operand(terminator(), 1).block()))
    go_on();
}

// Whether both outcomes of the branch lead to one block, through blocks without effect, and no phi
// there tells them apart.
bool Walk::has_one_outcome(InstId branch) const {
  if (function_[branch].opcode != Opcode::CondBr) return false;
  std::array<std::vector<ssa::BlockId>, 2> paths;
  for (uint32_t outcome = 0; outcome < 2; ++outcome) {
    ssa::BlockId at = function_.operand(branch, outcome + 1).block();
    paths[outcome].push_back(at);
    while (paths[outcome].size() < kMaxCopies && source_.events(at).empty() &&
           function_[function_.terminator(at)].opcode == Opcode::Br) {
      at = function_.operand(function_.terminator(at), 0).block();
      paths[outcome].push_back(at);
    }
  }
  const auto meeting = std::ranges::find_first_of(paths[0], paths[1]);
  if (meeting == paths[0].end()) return false;
  bool has_phi = false;
  function_.for_each_phi(*meeting, [&](InstId) { has_phi = true; });
  return !has_phi;
}

// The one that the code has come to; the caller goes on after it.
const Event& Walk::next_event(Event::Kind kind, const char* what) {
  go_on_past_branches();
  if (is_at_end()) mismatch(std::string(what) + " where the source does nothing more");
  const Event& event = source_.events(block_)[position_];
  if (event.kind != kind)
    mismatch(std::string(what) + " before the source's next " +
             (event.kind == Event::Kind::Call ? "call" : "store"));
  return event;
}

}  // namespace lilt::certify
