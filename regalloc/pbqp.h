// A solver of partitioned Boolean quadratic problems by reductions (pbqp.cpp tells how).
#pragma once

#include <algorithm>
#include <span>

#include "ir/support/arena.h"

namespace lilt::regalloc {

// Nodes choose one of `options()` options each. The sum of the costs of the nodes' choices, and of
// the pairs of choices at edges, is to be as small as possible. Option 0 (memory) excludes nothing,
// and its cost is finite, so there is a solution of finite cost.
class PbqpGraph {
 public:
  PbqpGraph(uint32_t nodes, uint32_t options, Arena& scratch);

  uint32_t options() const { return options_; }
  // Of an option of a node; 0 at first, infinite if it is not possible.
  float& cost(uint32_t node, uint32_t option) { return costs_[size_t{node} * options_ + option]; }
  // Two nodes, between which no edge is yet, exclude equal options other than 0; or save something
  // by them.
  void add_interference(uint32_t a, uint32_t b);
  void add_affinity(uint32_t a, uint32_t b, float saved);
  // Chooses for all nodes; once. Optimal if no node ever has more than two edges when it is
  // reduced. O(edges * options²), and options³ for each node with two edges.
  void solve();
  uint32_t selection(uint32_t node) const { return nodes_[node].selection; }

 private:
  struct Node {
    uint32_t first_link = UINT32_MAX;
    uint32_t degree = 0;  // edges to nodes that are not reduced
    uint32_t denied = 0;  // registers that these may exclude, at most
    uint32_t usable = 0;  // registers that are possible for it
    float spill_cost = 0;
    uint32_t selection = 0;
    bool is_reduced = false;
  };
  struct Edge {
    uint32_t a = 0, b = 0;
    uint32_t matrix = 0;  // its start in matrices_; UINT32_MAX: an affinity
    float saved = 0;      // of an affinity
    uint32_t denies = 0;  // registers, at one end, by a choice at the other
    bool is_gone = false;
  };
  struct Link {
    uint32_t edge, next;
  };
  struct Unsure {
    float weight;
    uint32_t node;
    bool operator>(const Unsure& o) const {
      return weight != o.weight ? weight > o.weight : node > o.node;
    }
  };

  void add_edge(uint32_t a, uint32_t b, Edge edge);
  float cost_of(const Edge& edge, uint32_t node, uint32_t i, uint32_t j) const;
  template <class Visitor>
  void for_each_edge(uint32_t node, Visitor visit);
  void classify(uint32_t node);
  uint32_t next();
  void reduce(uint32_t node);
  void detach(uint32_t edge, uint32_t end);
  void fold_into(uint32_t node, uint32_t edge, uint32_t other);
  void fold_between(uint32_t node, const uint32_t (&edges)[2], const uint32_t (&others)[2]);
  uint32_t find_edge(uint32_t a, uint32_t b);
  uint32_t most_denied(std::span<const float> matrix) const;
  void select(uint32_t node);

  uint32_t options_;
  ArenaVector<Node> nodes_;
  ArenaVector<float> costs_;  // by node and option
  Arena& scratch_;
  ArenaVector<Edge> edges_{scratch_};
  ArenaVector<Link> links_{scratch_};  // edges by node
  ArenaVector<float> matrices_{scratch_};
  ArenaVector<uint32_t> reducible_{scratch_},
      sure_{scratch_};                    // by at most two edges; by a register that is left
  ArenaVector<Unsure> unsure_{scratch_};  // heap: the cheapest to spill first
  ArenaVector<uint32_t> stack_{scratch_};
  ArenaVector<float> scratch_matrix_{size_t{options_} * options_, 0, scratch_};
};

}  // namespace lilt::regalloc
