// Trees of operations that are done side by side, each of which may become one on vectors.
//
// Idea. A *node* is as many values as a vector has lanes. Where they are results of operations that
// do the same, the node is one operation on vectors, whose operands are nodes again; loads of
// consecutive memory are one load. Other values are put together. The tree grows from stores of
// consecutive memory, from phis of one block, or from the sums of a reduction; a node that is
// needed twice is there once, so that phis of a loop close circles.
//
// Terms. A node *takes the place* of instructions if these go: its lanes, or the operations of a
// reduction. Operations *alternate* if some of them are sums and some differences: both are done
// for all lanes, and a shuffle chooses. What something outside the tree needs is *extracted*.
//
// Source: Larsen & Amarasinghe, "Exploiting Superword Level Parallelism with Multimedia Instruction
// Sets", 2000; Rosen, Nuzman & Zaks, "Loop-Aware SLP in GCC", 2007; LLVM's SLPVectorizer, which
// grows its trees from the same seeds.
#pragma once

#include <array>
#include <optional>
#include <span>

#include "ir/opt/scalar_evolution.h"
#include "ir/opt/straight_line.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::opt {

struct SlpNode {
  enum class Kind : uint8_t {
    // These take the place of instructions.
    Operation,
    Alternate,
    Load,
    Store,
    Phi,
    Reduction,
    // These are put together.
    Constants,
    Splat,
    Shuffle,  // of lanes of nodes, or of vectors that instructions extract them from
    Gather,
  };
  Kind kind;
  ssa::BlockId place;                             // where it is needed first
  uint32_t first_lane = 0, lane_count = 0;        // in the tree's lanes
  uint32_t first_operand = 0, operand_count = 0;  // in the tree's operands
  ssa::Value vector = {};                         // once it is made

  bool takes_place() const { return kind <= Kind::Reduction; }
};

class SlpTree {
 public:
  static constexpr uint32_t kMaxLanes = 32;
  static constexpr uint32_t kNoNode = UINT32_MAX;
  using Lanes = std::array<ssa::Value, kMaxLanes>;

  SlpTree(ssa::Function& function, StraightLines& lines, Arena& scratch)
      : function_(function), lines_(lines), node_of_(scratch), scratch_(scratch) {}

  // Each replaces the tree by one of so many lanes, which grows from these; returns whether it may
  // be vectors. O(kMaxNodes × lanes²).
  // `stores`: of one or more runs, each of so many lanes.
  bool grow_from_stores(std::span<const ssa::InstId> stores, uint32_t lanes);
  bool grow_from_phis(std::span<const ssa::InstId> phis);
  // `operations`: the last one is the result. The leaves are so many times the lanes.
  bool grow_from_reduction(std::span<const ssa::InstId> operations,
                           std::span<const ssa::Value> leaves, uint32_t lanes);
  void clear();

  uint32_t lane_count() const { return lane_count_; }
  std::span<const SlpNode> nodes() const { return nodes_; }
  void set_vector(uint32_t node, ssa::Value vector) { nodes_[node].vector = vector; }
  std::span<const ssa::Value> lanes(const SlpNode& node) const {
    return std::span(lanes_).subspan(node.first_lane, node.lane_count);
  }
  std::span<const uint32_t> operands(const SlpNode& node) const {
    return std::span(operands_).subspan(node.first_operand, node.operand_count);
  }
  // The node that takes the instruction's place, or kNoNode.
  uint32_t node_of(ssa::Value value) const {
    return value.is_local() && value.local().index() < node_of_.size() ? node_of_[value.local()]
                                                                       : kNoNode;
  }
  // How a lane of a Shuffle, or of a Load whose lanes are not in order, is found.
  struct Source {
    ssa::Value vector;  // that an instruction extracts it from; none(): of a node
    uint32_t node = kNoNode, lane = 0;
    bool is_same_vector(const Source& other) const {
      return vector == other.vector && node == other.node;
    }
  };
  Source source_of(ssa::Value lane) const;
  // The place of a Load's lane among the consecutive elements.
  uint32_t element_of(const SlpNode& load, uint32_t lane) const;
  ssa::TypeId type_of(const SlpNode& node) const;  // of a lane; of a store what it stores

  // What all takes as vectors, and as it is.
  struct Cost {
    uint64_t vectors = 0, scalars = 0;
    // By a margin, as nothing counts the registers.
    bool is_worth_it() const { return vectors + scalars / 16 < scalars; }
  };
  Cost cost(const ssa::LoopForest& loops);
  // The block, behind the loop of the value, where all is that needs it outside the tree; none() if
  // there is not one.
  ssa::BlockId extraction_place(ssa::InstId id, const ssa::LoopForest& loops) const;
  // Whether something outside the tree, or a lane that is put together, needs the value.
  bool is_needed_outside(ssa::InstId id);

 private:
  static constexpr uint32_t kMaxNodes = 256;
  static constexpr int kMaxDepth = 64;

  void begin(uint32_t lanes);
  uint32_t add(SlpNode::Kind kind, std::span<const ssa::Value> lanes, ssa::BlockId place);
  uint32_t build(const Lanes& lanes, ssa::BlockId place, int depth);
  uint32_t find(std::span<const ssa::Value> lanes, ssa::BlockId place) const;
  bool are_operations(std::span<const ssa::Value> lanes, SlpNode::Kind& kind);
  bool have_operations(std::span<const ssa::InstId> phis);
  bool do_the_same(ssa::InstId a, ssa::InstId b);
  bool may_alternate(ssa::InstId a, ssa::InstId b) const;
  bool are_consecutive(std::span<const ssa::Value> loads) const;
  void build_operands(uint32_t node, int depth);
  void build_incoming(uint32_t node, int depth);
  void order_operands(Lanes& left, Lanes& right) const;
  int likeness(ssa::Value a, ssa::Value b, int depth) const;
  ssa::Value operand_of(ssa::InstId id, uint32_t operand);
  void set_operands(uint32_t node, std::span<const uint32_t> operands);
  void find_shuffles();
  std::optional<uint64_t> elements_apart(ssa::InstId a, ssa::InstId b) const;

  bool is_half_of_rotation(ssa::InstId id) const;
  uint32_t cost_of_lane(ssa::InstId id) const;

  struct Chain {
    uint32_t vectors = 0, scalars = 0;  // cycles
    bool has_phi = false, is_known = false;
  };
  Chain chain_to(uint32_t node);
  uint32_t registers(uint32_t bits) const;
  uint32_t cost_of(const SlpNode& node);
  uint32_t cost_of_operation(const SlpNode& node);
  uint32_t cost_of_gather(const SlpNode& node) const;
  uint32_t cost_of_shuffle(uint32_t bits, bool has_two) const;
  uint32_t cost_of_extract(ssa::TypeId type, uint32_t lane) const;

  ssa::Function& function_;
  StraightLines& lines_;
  const ScalarEvolution evolution_{function_};
  ArenaIdMap<ssa::InstId, uint32_t> node_of_;
  Arena& scratch_;
  uint32_t lane_count_ = 0;
  ArenaVector<SlpNode> nodes_{scratch_};
  ArenaVector<ssa::Value> lanes_{scratch_};
  ArenaVector<uint32_t> operands_{scratch_};
  ArenaVector<Chain> chains_{scratch_};              // by node
  ArenaVector<ssa::InstId> put_together_{scratch_};  // of those whose place a node takes
};

}  // namespace lilt::opt
