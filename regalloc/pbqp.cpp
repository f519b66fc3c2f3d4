// Allocation as a partitioned Boolean quadratic problem.
//
// Idea: each web chooses one of its options: memory, or a register. A vector holds what each option
// costs it: spilling, or a copy that a register saves. For two webs that have to do with each other
// a matrix holds what each pair of choices costs: infinity for one register if they interfere, a
// saved copy for one register if a copy relates them. The sum over all vectors and matrices is to
// be as small as possible. That is an NP-complete problem, but reductions solve sparse parts
// exactly:
//   R0   a node without edges takes its cheapest option;
//   RI   a node with one edge is added to its neighbour's vector: for each option of the neighbour,
//        what the node costs if it answers best;
//   RII  a node with two edges becomes a matrix between its neighbours, likewise;
//   RN   of the other nodes, one is taken out undecided: first such as always find a register
//        whatever the neighbours choose, then the one with the least spill cost for each neighbour.
// Reduced nodes go on a stack. In the reverse order each takes the option that is cheapest given
// what its neighbours have chosen. What remains is decided as in `basic`: temporaries take free
// registers, and spill the lightest webs in their way if there are none.
//
// Only RN may lose the optimum. Irregular machines fit in without special cases: a register that
// instructions take while the web lives costs infinity.
//
// Invariants: the edges of a node that is not reduced lead to nodes that are not reduced; `degree`
// counts them; the minimum of the sum is kept by R0, RI and RII.
// Cost: the interference graph has up to n² / 2 edges, and each reduction of an edge walks a
// matrix, so it costs the square of the number of registers. Good at: copies and spills weighed in
// one sum; constraints of any kind. Bad at: time; dense graphs, where RN decides nearly everything.
// Source: Scholz & Eckstein, "Register Allocation for Irregular Architectures" (LCTES 2002); Hames
// & Scholz, "Nearly Optimal Register Allocation with PBQP" (JMLC 2006), for RN and coalescing.
#include "regalloc/pbqp.h"

#include <limits>

#include "ir/support/no_index.h"
#include "regalloc/allocators.h"
#include "regalloc/interference_graph.h"
#include "regalloc/temporaries.h"

namespace lilt::regalloc {

using mir::Register;
using mir::RegSet;

namespace {

constexpr float kInfinity = std::numeric_limits<float>::infinity();

}  // namespace

// --- the solver

PbqpGraph::PbqpGraph(uint32_t nodes, uint32_t options, Arena& scratch)
    : options_(options),
      nodes_(nodes, scratch),
      costs_(size_t{nodes} * options, 0, scratch),
      scratch_(scratch) {
  // The matrix of interference: every two equal options but the first exclude each other.
  matrices_.assign(scratch_matrix_.size(), 0);
  for (uint32_t i = 1; i < options; ++i) matrices_[i * options + i] = kInfinity;
}

void PbqpGraph::add_edge(uint32_t a, uint32_t b, Edge edge) {
  edge.a = a;
  edge.b = b;
  const auto index = static_cast<uint32_t>(edges_.size());
  edges_.push_back(edge);
  for (uint32_t node : {a, b}) {
    links_.push_back({index, nodes_[node].first_link});
    nodes_[node].first_link = static_cast<uint32_t>(links_.size()) - 1;
    ++nodes_[node].degree;
    nodes_[node].denied += edge.denies;
  }
}

void PbqpGraph::add_interference(uint32_t a, uint32_t b) {
  Edge edge;
  edge.denies = 1;
  add_edge(a, b, edge);
}

void PbqpGraph::add_affinity(uint32_t a, uint32_t b, float saved) {
  Edge edge;
  edge.saved = saved;
  edge.matrix = kNone;
  add_edge(a, b, edge);
}

// What the choice of i by `node` and of j by the other end costs.
float PbqpGraph::cost_of(const Edge& edge, uint32_t node, uint32_t i, uint32_t j) const {
  if (edge.matrix == kNone) return i == j && i != 0 ? -edge.saved : 0;
  const float* matrix = matrices_.data() + edge.matrix;
  return edge.a == node ? matrix[i * options_ + j] : matrix[j * options_ + i];
}

template <class Visitor>
void PbqpGraph::for_each_edge(uint32_t node, Visitor visit) {
  for (uint32_t l = nodes_[node].first_link; l != kNone; l = links_[l].next) {
    const uint32_t e = links_[l].edge;
    const uint32_t other = edges_[e].a == node ? edges_[e].b : edges_[e].a;
    if (!nodes_[other].is_reduced && !edges_[e].is_gone) visit(e, other);
  }
}

void PbqpGraph::solve() {
  for (uint32_t n = 0; n < nodes_.size(); ++n) {
    for (uint32_t i = 1; i < options_; ++i) nodes_[n].usable += cost(n, i) != kInfinity;
    nodes_[n].spill_cost = cost(n, 0);
    classify(n);
  }
  for (uint32_t node = next(); node != kNone; node = next()) reduce(node);
  for (size_t i = stack_.size(); i-- > 0;) select(stack_[i]);
}

// Enters the node into the list that its degree demands. It may be in others; next() skips those.
void PbqpGraph::classify(uint32_t n) {
  const Node& node = nodes_[n];
  if (node.degree <= 2) return reducible_.push_back(n);
  if (node.denied < node.usable) return sure_.push_back(n);
  unsure_.push_back({node.spill_cost / static_cast<float>(node.degree), n});
  std::push_heap(unsure_.begin(), unsure_.end(), std::greater<>());
}

uint32_t PbqpGraph::next() {
  for (ArenaVector<uint32_t>* list : {&reducible_, &sure_})
    while (!list->empty()) {
      const uint32_t n = list->back();
      const Node& node = nodes_[n];
      list->pop_back();
      if (node.is_reduced) continue;
      if (node.degree <= 2 || node.denied < node.usable) return n;
      classify(n);  // a new matrix denies it more
    }
  while (!unsure_.empty()) {
    std::pop_heap(unsure_.begin(), unsure_.end(), std::greater<>());
    const uint32_t node = unsure_.back().node;
    unsure_.pop_back();
    if (!nodes_[node].is_reduced) return node;
  }
  return kNone;
}

void PbqpGraph::reduce(uint32_t node) {
  uint32_t edges[2], others[2], count = 0;
  for_each_edge(node, [&](uint32_t e, uint32_t other) {
    if (count < 2) edges[count] = e, others[count] = other;
    ++count;
  });
  if (count == 1) fold_into(node, edges[0], others[0]);
  if (count == 2) fold_between(node, edges, others);
  stack_.push_back(node);
  for_each_edge(node, [&](uint32_t e, uint32_t other) { detach(e, other); });
  nodes_[node].is_reduced = true;
}

// The edge does not count for its end any more.
void PbqpGraph::detach(uint32_t e, uint32_t end) {
  Node& node = nodes_[end];
  const bool was_sure = node.denied < node.usable;
  --node.degree;
  node.denied -= edges_[e].denies;
  if (node.degree == 2 || (!was_sure && node.denied < node.usable)) classify(end);
}

// RI.
void PbqpGraph::fold_into(uint32_t node, uint32_t e, uint32_t other) {
  for (uint32_t j = 0; j < options_; ++j) {
    float least = kInfinity;
    for (uint32_t i = 0; i < options_; ++i)
      least = std::min(least, cost(node, i) + cost_of(edges_[e], node, i, j));
    cost(other, j) += least;
  }
}

// RII. The new matrix is added to the edge between the two neighbours.
void PbqpGraph::fold_between(uint32_t node, const uint32_t (&edges)[2],
                             const uint32_t (&others)[2]) {
  bool is_constant = true;
  for (uint32_t j = 0; j < options_; ++j)
    for (uint32_t k = 0; k < options_; ++k) {
      float least = kInfinity;
      for (uint32_t i = 0; i < options_; ++i)
        least = std::min(least, cost(node, i) + cost_of(edges_[edges[0]], node, i, j) +
                                    cost_of(edges_[edges[1]], node, i, k));
      scratch_matrix_[j * options_ + k] = least;
      is_constant &= least == scratch_matrix_[0];
    }
  if (is_constant) return;  // whatever the two choose, the node costs the same
  const uint32_t joined = find_edge(others[0], others[1]);
  if (joined != kNone)
    for (uint32_t j = 0; j < options_; ++j)
      for (uint32_t k = 0; k < options_; ++k)
        scratch_matrix_[j * options_ + k] += cost_of(edges_[joined], others[0], j, k);
  Edge edge;
  edge.matrix = static_cast<uint32_t>(matrices_.size());
  matrices_.insert(matrices_.end(), scratch_matrix_.begin(), scratch_matrix_.end());
  edge.denies = most_denied(scratch_matrix_);
  if (joined != kNone) {
    edges_[joined].is_gone = true;
    for (uint32_t end : others) {
      --nodes_[end].degree;
      nodes_[end].denied -= edges_[joined].denies;
    }
  }
  add_edge(others[0], others[1], edge);
}

uint32_t PbqpGraph::find_edge(uint32_t a, uint32_t b) {
  if (nodes_[a].degree > nodes_[b].degree) std::swap(a, b);
  uint32_t found = kNone;
  for_each_edge(a, [&](uint32_t e, uint32_t other) {
    if (other == b) found = e;
  });
  return found;
}

// How many registers one choice at one end can deny the other end, at most.
uint32_t PbqpGraph::most_denied(std::span<const float> matrix) const {
  uint32_t most = 0;
  for (uint32_t i = 0; i < options_; ++i) {
    uint32_t in_row = 0, in_column = 0;
    for (uint32_t j = 1; j < options_; ++j) {
      in_row += matrix[i * options_ + j] == kInfinity;
      in_column += matrix[j * options_ + i] == kInfinity;
    }
    most = std::max({most, in_row, in_column});
  }
  return most;
}

// The cheapest option, given those of the neighbours that are on the stack after the node.
void PbqpGraph::select(uint32_t node) {
  nodes_[node].is_reduced = false;
  std::ranges::fill(scratch_matrix_, 0);
  for_each_edge(node, [&](uint32_t e, uint32_t other) {
    for (uint32_t i = 0; i < options_; ++i)
      scratch_matrix_[i] += cost_of(edges_[e], node, i, nodes_[other].selection);
  });
  float least = kInfinity;
  for (uint32_t i = 0; i < options_; ++i) {
    const float sum = cost(node, i) + scratch_matrix_[i];
    if (sum < least) least = sum, nodes_[node].selection = i;
  }
}

// --- the problem

namespace {

// Next to a load (linear-scan.md §3).
constexpr float kAffinityFactor = 0.5F;

class PbqpAllocator {
 public:
  explicit PbqpAllocator(Analyses& analyses)
      : a_(analyses), unions_(analyses), preferences_(analyses) {
    const auto& classes = a_.points.function().target().classes;
    for (size_t c = 0; c < classes.size(); ++c)
      for (Register r : classes[c].order) {
        ArenaVector<Register>& bank = registers_[classes[c].bank];
        if (a_.choice.allowed[c].contains(r) && std::ranges::find(bank, r) == bank.end())
          bank.push_back(r);
      }
  }

  void run() {
    size_t most = 0;
    for (const ArenaVector<Register>& bank : registers_) most = std::max(most, bank.size());
    PbqpGraph graph(a_.webs.count(), static_cast<uint32_t>(most) + 1, a_.scratch);
    for (uint32_t w = 0; w < a_.webs.count(); ++w) fill_costs(graph, w);
    add_edges(graph);
    graph.solve();
    for (uint32_t w = 0; w < a_.webs.count(); ++w) take(w, graph.selection(w));
    place_temporaries(a_, unions_, preferences_, a_.webs.count());
  }

 private:
  const ArenaVector<Register>& registers_of(uint32_t web) const {
    const auto& classes = a_.points.function().target().classes;
    return registers_[classes[static_cast<size_t>(a_.webs.class_of(web))].bank];
  }

  // Option 0 is memory. A callee-saved register costs something for its save, which the first web
  // in it pays for all; it is not known which one that will be.
  void fill_costs(PbqpGraph& graph, uint32_t web) {
    const LiveRange& range = a_.ranges[web];
    const RegSet allowed = a_.choice.allowed[static_cast<size_t>(a_.webs.class_of(web))];
    const RegSet usable = allowed - unions_.blocked(range, allowed);
    const float save = a_.points.block(0).frequency;
    const ArenaVector<Register>& registers = registers_of(web);
    preferences_.forget_copies();
    preferences_.add_copies(range);
    graph.cost(web, 0) = static_cast<float>(spill_cost(a_, range));
    for (uint32_t i = 1; i < graph.options(); ++i) {
      const Register r = i <= registers.size() ? registers[i - 1] : Register();
      const bool is_saved = a_.points.function().frame.callee_saved.contains(r);
      graph.cost(web, i) =
          !usable.contains(r)
              ? kInfinity
              : (is_saved ? save : 0) - static_cast<float>(preferences_.copies_saved(r));
    }
  }

  void add_edges(PbqpGraph& graph) {
    const InterferenceGraph interferences(a_, ArenaVector<uint8_t>(a_.webs.count(), 1, a_.scratch));
    for (uint32_t w = 0; w < a_.webs.count(); ++w)
      interferences.for_each_neighbour(w, [&](uint32_t other) {
        if (other < w) graph.add_interference(w, other);
      });
    struct Related {
      uint32_t a, b;
      float weight;
    };
    ArenaVector<Related> related(a_.scratch);
    for (const Affinity& affinity : a_.intervals.affinities()) {
      const uint32_t a = a_.webs.web_of(affinity.a), b = a_.webs.web_of(affinity.b);
      if (a == b || a == kNone || b == kNone || a_.webs.class_of(a) != a_.webs.class_of(b))
        continue;
      if (!interferences.interfere(a, b))
        related.push_back({std::min(a, b), std::max(a, b), kAffinityFactor * affinity.weight});
    }
    std::ranges::stable_sort(related, {}, [](const Related& r) { return std::pair(r.a, r.b); });
    for (size_t i = 0, end = 0; i < related.size(); i = end) {
      float sum = 0;
      for (;
           end < related.size() && related[end].a == related[i].a && related[end].b == related[i].b;
           ++end)
        sum += related[end].weight;
      graph.add_affinity(related[i].a, related[i].b, sum);
    }
  }

  void take(uint32_t web, uint32_t option) {
    if (option == 0) return spill(a_, unions_, web);
    assign(a_, unions_, preferences_, web, registers_of(web)[option - 1]);
  }

  Analyses& a_;
  RegisterUnions unions_;
  RegisterPreferences preferences_;
  // By bank: the registers of the options from 1 on.
  ArenaVector<ArenaVector<Register>> registers_{mir::kRegClassCount,
                                                ArenaVector<Register>(a_.scratch), a_.scratch};
};

}  // namespace

void allocate_pbqp(const ProgramPoints& points, const AllocationOptions& options,
                   TraceObserver* trace, Allocation& result, Arena& scratch) {
  allocate_live_ranges<PbqpAllocator>(points, options, trace, result, scratch);
}

}  // namespace lilt::regalloc
