// Graph colouring with iterated register coalescing.
//
// Idea: live ranges that are live at once interfere: they are neighbours in a graph. A colouring
// with k colours, no two neighbours alike, is an allocation in k registers. A live range with fewer
// than k neighbours can be coloured whatever colours these get, so it is taken out of the graph
// (*simplified*), which lowers the degree of others. If only live ranges of *significant* degree
// remain, one is taken out as a candidate for memory. In the reverse order they come back and take
// a colour that no neighbour has; a candidate that finds none is spilled.
//
// The live ranges start as single values: PHIs, ties and copies are *moves* between them.
// Coalescing makes the two ends of a move one node, which saves the move but raises the degree. It
// is *safe* if the result has fewer than k neighbours of significant degree (Briggs), or if every
// neighbour of the one end interferes with the other end or has low degree (George). Simplification
// makes more moves safe, so the phases alternate: simplify what has no moves, else coalesce, else
// *freeze* the moves of a node of low degree, else choose a candidate for memory.
//
// Registers that instructions take are not nodes here: a live range that lives across a call lacks
// the registers that the call destroys. So k is the number of registers *usable* to a node, and
// degree counts live ranges only. Moves to fixed registers bias the choice of the colour.
//
// After spilling, what the coalescing joined is one web with one slot, temporaries serve the
// instructions, and all begins anew. A temporary's cost is infinite. Iterations are few; after the
// last one, temporaries without a colour take their registers by force (temporaries.h).
//
// Invariants: `degree` counts neighbours that are neither on the stack nor coalesced; a node is in
// exactly one state; a move is tried again only when the degree of a node near it falls below k.
// Cost: the graph has up to n² / 2 edges, and each trial of a move walks the neighbours of its
// ends. Good at: moves; nodes are coloured with all of the function in view. Bad at: time and
// memory of large functions; a spilled web is in memory everywhere. Source: George & Appel,
// "Iterated Register Coalescing" (TOPLAS 1996), and its appendix; Briggs, Cooper & Torczon,
// "Improvements to Graph Coloring Register Allocation" (1994).

#include "ir/support/no_index.h"
#include "regalloc/allocators.h"
#include "regalloc/interference_graph.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {
namespace {

using mir::Register;
using mir::RegSet;

// One iteration: colours the live ranges, and sets their registers.
class Colouring {
 public:
  // Nodes are the live ranges for which `is_node` is not 0.
  Colouring(Analyses& analyses, std::span<const uint8_t> is_node);
  // `iteration`: its number, from 1.
  void run(uint32_t iteration) {
    tell_iteration(iteration);
    make_worklists();
    while (step()) {
    }
    while (!stack_.empty()) colour(stack_.back()), stack_.pop_back();
  }
  // The node that the node was coalesced with; itself if with none.
  uint32_t leader(uint32_t node) const {
    while (nodes_[node].state == State::Coalesced) node = nodes_[node].leader;
    return node;
  }

 private:
  enum class State : uint8_t { None, Simplify, Freeze, Spill, Stacked, Coalesced };
  enum class MoveState : uint8_t { Waiting, Active, Done };  // Done: coalesced, refused or frozen
  struct Node {
    RegSet usable;
    double cost = 0;
    uint32_t degree = 0;
    uint32_t leader = 0;
    uint32_t first_move = kNone;  // in move_links_
    uint32_t next_member = 0;     // of the nodes coalesced with it: a ring
    State state = State::None;

    bool is_significant() const { return degree >= static_cast<uint32_t>(usable.size()); }
    bool is_in_graph() const { return state != State::Stacked && state != State::Coalesced; }
  };
  struct Move {
    uint32_t a, b;
    float weight;
    MoveState state = MoveState::Waiting;
  };
  struct MoveLink {
    uint32_t move, next;
  };
  struct Candidate {
    double weight;
    uint32_t node;
    double divisor;  // of its cost
    bool operator>(const Candidate& o) const {
      return weight != o.weight ? weight > o.weight : node > o.node;
    }
  };

  // To the observer.
  void tell(TraceKind kind, uint32_t node, double cost = 0, double divisor = 1) const {
    if (a_.trace != nullptr) [[unlikely]]
      report(kind, node, cost, divisor);
  }
  void report(TraceKind kind, uint32_t node, double cost, double divisor) const;
  void tell_members(uint32_t node) const;
  void tell_pair(TraceKind kind, uint32_t a, uint32_t b, CoalescingTest test) const;
  void tell_iteration(uint32_t number) const;
  TraceEvent event_of(TraceKind kind, uint32_t node) const;
  uint32_t value_of(uint32_t node) const {
    return a_.webs.segments()[a_.webs.first_segment(a_.ranges[node].web)].value;
  }

  void collect_moves();
  void link_move(uint32_t node, uint32_t move);
  void make_worklists();
  bool step();
  void enter(uint32_t node, State state);
  bool take(ArenaVector<uint32_t>& list, State state, uint32_t& node);
  void leave_freeze(uint32_t node);

  void simplify(uint32_t node);
  void lower_degree(uint32_t node);
  void enable_moves(uint32_t node);
  template <class Visitor>
  void for_each_move(uint32_t node, Visitor visit);
  bool is_move_related(uint32_t node);
  void try_move(uint32_t move);
  CoalescingTest safe_test(uint32_t a, uint32_t b) const;
  bool is_safe_by_briggs(uint32_t a, uint32_t b) const;
  bool is_safe_by_george(uint32_t into, uint32_t node) const;
  void combine(uint32_t into, uint32_t node);
  void freeze_moves(uint32_t node);
  bool choose_candidate();
  void colour(uint32_t node);
  template <class Visitor>
  void for_each_member(uint32_t node, Visitor visit) const;

  Analyses& a_;
  InterferenceGraph graph_;
  RegisterPreferences preferences_;
  ArenaVector<Node> nodes_;
  ArenaVector<Move> moves_{a_.scratch};
  ArenaVector<MoveLink> move_links_{a_.scratch};
  // Nodes enter the list of a state with it, and leave it late: others in it are skipped.
  ArenaVector<uint32_t> to_simplify_{a_.scratch}, to_freeze_{a_.scratch},
      waiting_moves_{a_.scratch}, stack_{a_.scratch};
  ArenaVector<Candidate> candidates_{a_.scratch};  // heap: the cheapest first
};

Colouring::Colouring(Analyses& analyses, std::span<const uint8_t> is_node)
    : a_(analyses),
      graph_(analyses, is_node),
      preferences_(analyses),
      nodes_(is_node.size(), analyses.scratch) {
  const RegisterUnions instructions(analyses);
  for (uint32_t n = 0; n < nodes_.size(); ++n) {
    nodes_[n].leader = nodes_[n].next_member = n;
    if (is_node[n] == 0) continue;
    const LiveRange& range = a_.ranges[n];
    const RegSet allowed = a_.choice.allowed[static_cast<size_t>(a_.ranges.class_of(n))];
    nodes_[n].usable = allowed - instructions.blocked(range, allowed);
    nodes_[n].cost = spill_cost(a_, range);
    nodes_[n].degree = graph_.degree(n);
    nodes_[n].state = State::Simplify;
  }
  collect_moves();
}

void Colouring::tell_iteration(uint32_t number) const {
  if (a_.trace == nullptr) return;
  TraceEvent event;
  event.kind = TraceKind::Iteration;
  event.a = number;
  a_.trace->event(event);
}

void Colouring::report(TraceKind kind, uint32_t node, double cost, double divisor) const {
  TraceEvent event = event_of(kind, node);
  event.a = nodes_[node].degree;
  event.b = static_cast<uint32_t>(nodes_[node].usable.size());
  event.cost = cost;
  event.divisor = divisor;
  a_.trace->event(event);
}

// The terms of the costs of all live ranges that are one node.
void Colouring::tell_members(uint32_t node) const {
  uint32_t member = node;
  do {
    tell_spill_cost(a_, a_.ranges[member]);
    member = nodes_[member].next_member;
  } while (member != node);
}

void Colouring::tell_pair(TraceKind kind, uint32_t a, uint32_t b, CoalescingTest test) const {
  if (a_.trace == nullptr) return;
  TraceEvent event = event_of(kind, a);
  event.other = value_of(b);
  event.a = static_cast<uint32_t>(test);
  event.other_range = b;
  a_.trace->event(event);
}

TraceEvent Colouring::event_of(TraceKind kind, uint32_t node) const {
  TraceEvent event;
  event.kind = kind;
  event.point = Point{a_.ranges[node].from};
  event.web = value_of(node);
  event.range = node;
  return event;
}

// The heaviest move is tried first: it stands last.
void Colouring::collect_moves() {
  for (const Affinity& affinity : a_.intervals.affinities()) {
    const uint32_t a = a_.webs.web_of(affinity.a), b = a_.webs.web_of(affinity.b);
    if (a == b || a == kNone || b == kNone || a_.webs.class_of(a) != a_.webs.class_of(b)) continue;
    if (nodes_[a].state == State::None || nodes_[b].state == State::None) continue;
    moves_.push_back({a, b, affinity.weight});
  }
  std::ranges::stable_sort(moves_, {}, &Move::weight);
  for (uint32_t m = 0; m < moves_.size(); ++m) {
    link_move(moves_[m].a, m);
    link_move(moves_[m].b, m);
    waiting_moves_.push_back(m);
  }
}

void Colouring::link_move(uint32_t node, uint32_t move) {
  move_links_.push_back({move, nodes_[node].first_move});
  nodes_[node].first_move = static_cast<uint32_t>(move_links_.size()) - 1;
}

// --- worklists

void Colouring::make_worklists() {
  for (uint32_t n = 0; n < nodes_.size(); ++n) {
    const Node& node = nodes_[n];
    if (node.state == State::None) continue;
    enter(n, node.is_significant()      ? State::Spill
             : node.first_move != kNone ? State::Freeze
                                        : State::Simplify);
  }
}

void Colouring::enter(uint32_t n, State state) {
  Node& node = nodes_[n];
  node.state = state;
  if (state == State::Simplify) to_simplify_.push_back(n);
  if (state == State::Freeze) to_freeze_.push_back(n);
  if (state != State::Spill) return;
  const double divisor = node.degree + 1;
  candidates_.push_back({node.cost / divisor, n, divisor});
  std::push_heap(candidates_.begin(), candidates_.end(), std::greater<>());
}

// One step of the first phase that has anything to do. False when all nodes are on the stack.
bool Colouring::step() {
  uint32_t node = 0;
  if (take(to_simplify_, State::Simplify, node)) {
    simplify(node);
  } else if (!waiting_moves_.empty()) {
    const uint32_t move = waiting_moves_.back();
    waiting_moves_.pop_back();
    if (moves_[move].state == MoveState::Waiting) try_move(move);
  } else if (take(to_freeze_, State::Freeze, node)) {
    tell(TraceKind::Freeze, node);
    enter(node, State::Simplify);
    freeze_moves(node);
  } else {
    return choose_candidate();
  }
  return true;
}

bool Colouring::take(ArenaVector<uint32_t>& list, State state, uint32_t& node) {
  while (!list.empty()) {
    node = list.back();
    list.pop_back();
    if (nodes_[node].state == state) return true;
  }
  return false;
}

// A node without moves waits no longer for their coalescing.
void Colouring::leave_freeze(uint32_t node) {
  if (nodes_[node].state == State::Freeze && !nodes_[node].is_significant() &&
      !is_move_related(node))
    enter(node, State::Simplify);
}

// --- simplification

void Colouring::simplify(uint32_t node) {
  if (!nodes_[node].is_significant()) tell(TraceKind::Simplify, node);  // else it is a candidate
  nodes_[node].state = State::Stacked;
  stack_.push_back(node);
  graph_.for_each_neighbour(node, [&](uint32_t other) {
    if (nodes_[other].is_in_graph()) lower_degree(other);
  });
}

void Colouring::lower_degree(uint32_t n) {
  Node& node = nodes_[n];
  const bool was_significant = node.is_significant();
  --node.degree;
  if (!was_significant || node.is_significant()) return;
  enable_moves(n);
  graph_.for_each_neighbour(n, [&](uint32_t other) {
    if (nodes_[other].is_in_graph()) enable_moves(other);
  });
  if (node.state == State::Spill) enter(n, is_move_related(n) ? State::Freeze : State::Simplify);
}

// --- moves

template <class Visitor>
void Colouring::for_each_move(uint32_t node, Visitor visit) {
  for (uint32_t l = nodes_[node].first_move; l != kNone; l = move_links_[l].next)
    if (moves_[move_links_[l].move].state != MoveState::Done) visit(move_links_[l].move);
}

bool Colouring::is_move_related(uint32_t node) {
  for (uint32_t& l = nodes_[node].first_move; l != kNone; l = move_links_[l].next)
    if (moves_[move_links_[l].move].state != MoveState::Done) return true;
  return false;
}

void Colouring::enable_moves(uint32_t node) {
  for_each_move(node, [&](uint32_t m) {
    if (moves_[m].state != MoveState::Active) return;
    moves_[m].state = MoveState::Waiting;
    waiting_moves_.push_back(m);
  });
}

void Colouring::try_move(uint32_t m) {
  const uint32_t a = leader(moves_[m].a), b = leader(moves_[m].b);
  moves_[m].state = MoveState::Done;
  if (a == b) return leave_freeze(a);
  const bool ended = !nodes_[a].is_in_graph() || !nodes_[b].is_in_graph();
  if (ended || graph_.interfere(a, b)) {
    if (!ended) tell_pair(TraceKind::MergeRefused, a, b, CoalescingTest::None);
    leave_freeze(a);
    return leave_freeze(b);
  }
  if (const CoalescingTest test = safe_test(a, b); test != CoalescingTest::None) {
    tell_pair(TraceKind::Merge, a, b, test);
    combine(a, b);
    return leave_freeze(a);
  }
  moves_[m].state = MoveState::Active;
}

CoalescingTest Colouring::safe_test(uint32_t a, uint32_t b) const {
  if (is_safe_by_george(a, b) || is_safe_by_george(b, a)) return CoalescingTest::George;
  return is_safe_by_briggs(a, b) ? CoalescingTest::Briggs : CoalescingTest::None;
}

// Whether the joined node has fewer neighbours of significant degree than usable registers.
bool Colouring::is_safe_by_briggs(uint32_t a, uint32_t b) const {
  const int usable = (nodes_[a].usable & nodes_[b].usable).size();
  int significant = 0;
  auto count = [&](uint32_t n, bool is_common) {
    Node node = nodes_[n];
    if (!node.is_in_graph()) return true;
    if (is_common) --node.degree;
    significant += node.is_significant();
    return significant < usable;
  };
  if (usable == 0) return false;
  graph_.for_each_neighbour_until(a, [&](uint32_t n) { return count(n, graph_.interfere(n, b)); });
  if (significant < usable)
    graph_.for_each_neighbour_until(
        b, [&](uint32_t n) { return graph_.interfere(n, a) || count(n, false); });
  return significant < usable;
}

// Whether `node` brings `into` no neighbour of significant degree, and no limit.
bool Colouring::is_safe_by_george(uint32_t into, uint32_t node) const {
  if (!(nodes_[into].usable - nodes_[node].usable).empty() || nodes_[into].usable.empty())
    return false;
  bool is_safe = true;
  graph_.for_each_neighbour_until(node, [&](uint32_t n) {
    is_safe = !nodes_[n].is_in_graph() || !nodes_[n].is_significant() || graph_.interfere(n, into);
    return is_safe;
  });
  return is_safe;
}

void Colouring::combine(uint32_t into, uint32_t node) {
  enable_moves(node);
  nodes_[node].state = State::Coalesced;
  nodes_[node].leader = into;
  std::swap(nodes_[node].next_member, nodes_[into].next_member);
  nodes_[into].usable = nodes_[into].usable & nodes_[node].usable;
  nodes_[into].cost += nodes_[node].cost;
  for_each_move(node, [&](uint32_t m) { link_move(into, m); });
  graph_.for_each_neighbour(node, [&](uint32_t other) {
    if (!nodes_[other].is_in_graph()) return;
    if (graph_.add(other, into))
      ++nodes_[into].degree;
    else
      lower_degree(other);
  });
  if (nodes_[into].state == State::Freeze && nodes_[into].is_significant())
    enter(into, State::Spill);
}

void Colouring::freeze_moves(uint32_t node) {
  for_each_move(node, [&](uint32_t m) {
    moves_[m].state = MoveState::Done;
    const uint32_t a = leader(moves_[m].a), b = leader(moves_[m].b);
    leave_freeze(a == node ? b : a);
  });
}

// --- spilling and colours

// The node with the least cost for each neighbour goes on the stack; a colour may be left for it.
bool Colouring::choose_candidate() {
  while (!candidates_.empty()) {
    std::pop_heap(candidates_.begin(), candidates_.end(), std::greater<>());
    const auto [weight, node, divisor] = candidates_.back();
    candidates_.pop_back();
    if (nodes_[node].state != State::Spill) continue;
    tell(TraceKind::SpillCandidate, node, weight, divisor);
    // What has joined it since it became a candidate does not count.
    if (nodes_[node].cost / divisor == weight) tell_members(node);
    enter(node, State::Simplify);
    freeze_moves(node);
    return true;
  }
  return false;
}

template <class Visitor>
void Colouring::for_each_member(uint32_t node, Visitor visit) const {
  uint32_t member = node;
  do visit(member);
  while ((member = nodes_[member].next_member) != node);
}

void Colouring::colour(uint32_t node) {
  RegSet taken;
  graph_.for_each_neighbour(node, [&](uint32_t other) {
    if (const uint8_t r = a_.ranges[leader(other)].reg; r != 0) taken.insert(Register(r));
  });
  const RegSet free = nodes_[node].usable - taken;
  if (free.empty()) return tell(TraceKind::NoColour, node);
  preferences_.forget_copies();
  for_each_member(node, [&](uint32_t member) { preferences_.add_copies(a_.ranges[member]); });
  const Register r = preferences_.best(a_.ranges.class_of(node), free);
  for_each_member(node, [&](uint32_t member) {
    const LiveRange& range = a_.ranges[member];
    preferences_.use(range, r);
    a_.record(range.temporary ? TraceKind::Operand : TraceKind::Assign, range, range.to, 0, r);
    a_.ranges.place(member, r);
  });
}

// --- iterations

constexpr unsigned kMaxColourings = 6;

// What the first iteration, on single values, has found out, by value.
struct ValueColours {
  ArenaVector<uint32_t> leaders;   // the value that each was coalesced with
  ArenaVector<uint8_t> in_memory;  // has no colour
};

// Colours single values. Returns whether all have a register.
bool colour_values(Analyses& a, ValueColours& found) {
  const ArenaVector<uint8_t> is_node(a.ranges.size(), 1, a.scratch);
  Colouring colouring(a, is_node);
  colouring.run(1);
  bool is_complete = true;
  for (uint32_t v = 0; v < found.leaders.size(); ++v) {
    found.leaders[v] = v;
    const uint32_t web = a.webs.web_of(v);
    if (web == kNone) continue;
    found.leaders[v] = a.webs.segments()[a.webs.first_segment(colouring.leader(web))].value;
    found.in_memory[v] = a.ranges[web].reg == 0;
    is_complete &= !found.in_memory[v];
  }
  return is_complete;
}

// The iterations that follow: webs and temporaries.
class WebColouring {
 public:
  WebColouring(Analyses& analyses, const ValueColours& found)
      : a_(analyses), is_node_(analyses.ranges.size(), 1, analyses.scratch) {
    for (uint32_t w = 0; w < a_.webs.count(); ++w)
      if (found.in_memory[a_.webs.segments()[a_.webs.first_segment(w)].value]) put_in_memory(w);
  }

  void run() {
    for (uint32_t iteration = 0; iteration < kMaxColourings; ++iteration) {
      colour(iteration + 2);  // the first one coloured single values
      if (!spill_webs_without_colour()) break;
    }
    place_rest();
  }

 private:
  void put_in_memory(uint32_t web) {
    is_node_[web] = 0;
    a_.record(TraceKind::Spill, a_.ranges[web], 0, spill_cost(a_, a_.ranges[web]));
    tell_spill_cost(a_, a_.ranges[web]);
    a_.ranges.serve_in_memory(web);
  }

  void colour(uint32_t iteration) {
    is_node_.resize(a_.ranges.size(), 1);
    for (uint32_t p = 0; p < a_.ranges.size(); ++p)
      if (a_.ranges[p].reg != 0) a_.ranges.place(p, {});
    const Arena::Scope scope(a_.scratch);
    Colouring(a_, is_node_).run(iteration);
  }

  bool spill_webs_without_colour() {
    bool found = false;
    for (uint32_t w = 0; w < a_.webs.count(); ++w)
      if (is_node_[w] != 0 && a_.ranges[w].reg == 0) {
        put_in_memory(w);
        found = true;
      }
    return found;
  }

  // Temporaries that have no colour, because few registers are allowed or iterations have run out.
  void place_rest() {
    const std::span<const LiveRange> all = a_.ranges.all();
    if (std::ranges::none_of(all, [](const LiveRange& p) { return p.temporary && p.reg == 0; }))
      return;
    RegisterUnions unions(a_);
    RegisterPreferences preferences(a_);
    for (uint32_t p = 0; p < a_.ranges.size(); ++p) {
      const Register r(a_.ranges[p].reg);
      a_.ranges.place(p, {});
      if (r.valid()) unions.assign(p, r);
    }
    place_temporaries(a_, unions, preferences, a_.webs.count());
  }

  Analyses& a_;
  ArenaVector<uint8_t> is_node_;  // by live range: it is not in memory
};

}  // namespace

void allocate_graph(const ProgramPoints& points, const AllocationOptions& options,
                    TraceObserver* trace, Allocation& result, Arena& scratch) {
  const Arena::Scope scope(scratch);
  const size_t count = points.function().virtual_registers.size();
  ValueColours found{{count, 0, scratch}, {count, 0, scratch}};
  {
    const Arena::Scope first_iteration(scratch);
    Analyses values(points, options, trace, scratch, std::span<const uint32_t>());
    if (colour_values(values, found)) return values.finish(result);
  }
  Analyses webs(points, options, trace, scratch, found.leaders);
  WebColouring(webs, found).run();
  webs.finish(result);
}

}  // namespace lilt::regalloc
