#include "ir/opt/slp_schedule.h"

#include <algorithm>
#include <functional>

#include "ir/opt/branch_model.h"
#include "ir/opt/loop_memory.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;
using Kind = SlpNode::Kind;

namespace {

constexpr uint32_t kNoEdge = UINT32_MAX;

}  // namespace

bool SlpSchedule::compute(const SlpTree& tree, const ControlFlowGraph& cfg) {
  regions_.clear();
  items_.clear();
  cost_ = 0;
  if (index_of_.size() < function_.value_count()) index_of_.resize(function_.value_count());
  find_regions(tree);
  const auto position = [&](const Region& region) {
    return cfg.order_of(lines_.blocks(region.line)[region.first_block]);
  };
  std::ranges::sort(regions_, {}, position);
  for (Region& region : regions_)
    if (!order(region, tree)) return false;
  return true;
}

// --- regions

SlpSchedule::Region& SlpSchedule::region_at(StraightLines::Place place) {
  const auto found = std::ranges::find_if(regions_, [&](const Region& region) {
    return region.line == place.line && region.first_block <= place.index &&
           place.index <= region.last_block;
  });
  if (found != regions_.end()) return *found;
  Region& region = regions_.emplace_back();
  region.line = place.line;
  region.first_block = region.last_block = place.index;
  return region;
}

// Diamonds are in a region with their head and their join.
void SlpSchedule::widen(Region& region) {
  const std::span<const BlockId> blocks = lines_.blocks(region.line);
  while (lines_.is_side(blocks[region.first_block])) --region.first_block;
  while (lines_.is_side(blocks[region.last_block])) ++region.last_block;
}

// First those of nodes in several blocks, one of a line; then of single blocks.
void SlpSchedule::find_regions(const SlpTree& tree) {
  const auto for_each = [&](auto visit) {
    for (const SlpNode& node : tree.nodes())
      if (node.takes_place() && node.kind != Kind::Phi) visit(node);
  };
  for_each([&](const SlpNode& node) {
    const auto places = tree.lanes(node);
    const StraightLines::Place first = lines_.place_of(places[0].local());
    uint32_t low = first.index, high = first.index;
    for (const Value lane : places) {
      low = std::min(low, lines_.place_of(lane.local()).index);
      high = std::max(high, lines_.place_of(lane.local()).index);
    }
    if (low == high) return;
    const auto known = std::ranges::find(regions_, first.line, &Region::line);
    Region& region = known != regions_.end() ? *known : regions_.emplace_back();
    if (known == regions_.end()) {
      region.first_block = low;
      region.last_block = high;
    }
    region.line = first.line;
    region.first_block = std::min(region.first_block, low);
    region.last_block = std::max(region.last_block, high);
    widen(region);
  });
  for_each([&](const SlpNode& node) { region_at(lines_.place_of(tree.lanes(node)[0].local())); });
}

// --- dependences

bool SlpSchedule::order(Region& region, const SlpTree& tree) {
  instructions_.clear();
  edges_.clear();
  accesses_.clear();
  if (!collect(region, tree)) return false;
  const size_t count = instructions_.size();
  first_edge_.assign(count, kNoEdge);
  waits_for_.assign(count, 0);
  return add_dependences(tree) && sort(region);
}

bool SlpSchedule::add(InstId id) {
  index_of_[id] = static_cast<uint32_t>(instructions_.size());
  instructions_.push_back(id);
  return instructions_.size() < kMaxInstructions;
}

// The instructions of the region: from the first to the last lane in it.
bool SlpSchedule::collect(Region& region, const SlpTree& tree) {
  const std::span<const BlockId> blocks = lines_.blocks(region.line);
  const auto is_lane = [&](InstId id) {
    const uint32_t node = tree.node_of(id);
    return node != SlpTree::kNoNode && tree.nodes()[node].kind != Kind::Phi;
  };
  size_t end = 0;  // after the last lane
  for (uint32_t b = region.first_block; b <= region.last_block; ++b) {
    const BlockId block = blocks[b];
    const bool is_joined_to = b != region.first_block && lines_.branch_before(block).valid();
    for (InstId id = function_[block].first; id != function_.terminator(block);
         id = function_.next(id)) {
      const bool is_phi = function_[id].opcode == Opcode::Phi;
      if (is_phi && !is_joined_to) continue;
      // A phi of vectors needs the diamond that goes.
      if (is_phi && tree.node_of(id) != SlpTree::kNoNode && !is_lane(id)) return false;
      if (instructions_.empty() && !is_lane(id) && b == region.first_block) continue;
      if (!add(id)) return false;
      if (is_phi || is_lane(id) || b != region.last_block) end = instructions_.size();
      if (is_phi && !is_lane(id)) cost_ += kCostOfBranch / 2;
    }
  }
  instructions_.resize(end);
  const BlockId first = blocks[region.first_block];
  region.before =
      region.is_joined() ? function_.terminator(first) : function_.next(instructions_.back());
  return true;
}

bool SlpSchedule::add_edge(uint32_t from, uint32_t to) {
  from = leader_[from];
  to = leader_[to];
  if (from == to) return false;
  edges_.push_back({to, first_edge_[from]});
  first_edge_[from] = static_cast<uint32_t>(edges_.size() - 1);
  ++waits_for_[to];
  return true;
}

// Whether all are possible: no lane of a node waits for another one.
bool SlpSchedule::add_dependences(const SlpTree& tree) {
  const auto count = static_cast<uint32_t>(instructions_.size());
  node_leader_.assign(tree.nodes().size(), 0);
  leader_.resize(count);
  for (uint32_t i = 0; i < count; ++i)
    if (const uint32_t node = tree.node_of(instructions_[i]); node != SlpTree::kNoNode)
      node_leader_[node] = i;
  for (uint32_t i = 0; i < count; ++i) {
    const uint32_t node = tree.node_of(instructions_[i]);
    leader_[i] = node == SlpTree::kNoNode ? i : node_leader_[node];
  }
  for (uint32_t i = 0; i < count; ++i) {
    const InstId id = instructions_[i];
    if (lines_.is_choice(id)) {
      for (const Value operand : lines_.choice(id))
        if (!depend(i, operand, tree)) return false;
    } else {
      for (const Value operand : function_.operands(id))
        if (!depend(i, operand, tree)) return false;
    }
    if (!depend_on_accesses(id, i)) return false;
  }
  return true;
}

bool SlpSchedule::depend(uint32_t index, Value operand, const SlpTree& tree) {
  if (!operand.is_local()) return true;
  const uint32_t from = index_of_[operand.local()];
  if (from >= instructions_.size() || instructions_[from] != operand.local()) return true;
  const uint32_t node = tree.node_of(operand);
  const bool is_inside_reduction = node != SlpTree::kNoNode && leader_[from] == leader_[index] &&
                                   tree.nodes()[node].kind == Kind::Reduction;
  return is_inside_reduction || add_edge(from, index);
}

std::optional<SlpSchedule::Access> SlpSchedule::access_of(InstId id, uint32_t index) const {
  using AccessKind = Access::Kind;
  Access access{index, AccessKind::Barrier, {}, {}, 0};
  const Opcode opcode = function_[id].opcode;
  const bool is_access = opcode == Opcode::Load || opcode == Opcode::Store;
  if (is_access && !is_ordered(function_[id])) {
    access.kind = opcode == Opcode::Load ? AccessKind::Load : AccessKind::Store;
    const Value pointer = accessed_pointer(function_, id);
    access.sum = evolution_.sum_of(pointer);
    access.size = accessed_bytes(function_, id);
    access.location = alias_.location(id, pointer, accessed_type(function_, id));
    return access;
  }
  if (has(opcode, property::MayTrap)) {
    access.kind = AccessKind::Trap;
    return access;
  }
  if (opcode == Opcode::Call && is_pure_call(function_, id)) return std::nullopt;
  if (opcode == Opcode::Alloca || is_access || must_stay(function_, id) ||
      has(opcode, property::ReadsMemory | property::WritesMemory | property::SideEffect))
    return access;
  return std::nullopt;
}

bool SlpSchedule::conflict(const Access& a, const Access& b) {
  using AccessKind = Access::Kind;
  if (a.kind == AccessKind::Barrier || b.kind == AccessKind::Barrier) return true;
  if (a.kind != AccessKind::Store && b.kind != AccessKind::Store) return false;
  if (a.kind == AccessKind::Trap || b.kind == AccessKind::Trap) return false;
  if (a.sum && b.sum && are_apart(*a.sum, a.size, *b.sum, b.size)) return false;
  return alias_.may_alias(a.location, b.location);
}

bool SlpSchedule::depend_on_accesses(InstId id, uint32_t index) {
  std::optional<Access> access = access_of(id, index);
  if (!access) return true;
  for (const Access& before : accesses_)
    if (conflict(before, *access) && !add_edge(before.index, index)) return false;
  accesses_.push_back(*access);
  return accesses_.size() <= kMaxAccesses;
}

// Whether all come in some order: in each step the earliest one that waits for nothing.
bool SlpSchedule::sort(Region& region) {
  const auto count = static_cast<uint32_t>(instructions_.size());
  uint32_t all = 0;
  ready_.clear();
  for (uint32_t i = 0; i < count; ++i) {
    if (leader_[i] != i) continue;
    ++all;
    if (waits_for_[i] == 0) ready_.push_back(i);
  }
  std::ranges::make_heap(ready_, std::greater<>());
  region.first_item = static_cast<uint32_t>(items_.size());
  while (!ready_.empty()) {
    std::ranges::pop_heap(ready_, std::greater<>());
    const uint32_t next = ready_.back();
    ready_.pop_back();
    items_.push_back(instructions_[next]);
    for (uint32_t edge = first_edge_[next]; edge != kNoEdge; edge = edges_[edge].next)
      if (--waits_for_[edges_[edge].to] == 0) {
        ready_.push_back(edges_[edge].to);
        std::ranges::push_heap(ready_, std::greater<>());
      }
  }
  region.item_count = static_cast<uint32_t>(items_.size()) - region.first_item;
  return region.item_count == all;
}

}  // namespace lilt::opt
