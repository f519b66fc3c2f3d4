#include "ir/opt/slp_tree.h"

#include <algorithm>
#include <bit>

#include "ir/opt/known_bits.h"
#include "ir/opt/latency.h"
#include "ir/opt/loop_memory.h"
#include "ir/opt/side_effects.h"
#include "ir/opt/vector_cost.h"
#include "ir/opt/vector_forms.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;
using Kind = SlpNode::Kind;

namespace {

// Rows of costs that are not one instruction's: as vector_cost.cpp's.
constexpr uint32_t kImpossible = 10000;
constexpr uint32_t kSelectByOne = 4;      // a condition in all lanes of a mask
constexpr uint32_t kShiftsByOthers = 10;  // lanes by different constants
constexpr uint32_t kLogOfIterations = 3;
constexpr uint32_t kCostOfCycle = 3;  // of a chain: numbers beside each other would start four
constexpr uint32_t kSelectLatency = 2;

constexpr uint32_t kMaxLoopsCounted = 5;  // around each other
constexpr uint32_t kMaxUsesCounted = 16;  // of a value; more are outside
constexpr int kMaxLikeness = 2;           // operands of operands that are compared

bool is_shift(Opcode opcode) {
  return opcode == Opcode::Shl || opcode == Opcode::LShr || opcode == Opcode::AShr;
}
// Of a division all lanes have one divisor.
bool is_division(Opcode opcode) {
  return opcode == Opcode::UDiv || opcode == Opcode::SDiv || opcode == Opcode::URem ||
         opcode == Opcode::SRem;
}
bool is_plain_load(const Function& function, InstId id) {
  return function[id].opcode == Opcode::Load && !is_ordered(function[id]);
}

}  // namespace

// --- growing

void SlpTree::clear() {
  for (const SlpNode& node : nodes_)
    if (node.takes_place())
      for (const Value lane : lanes(node)) node_of_[lane.local()] = kNoNode;
  nodes_.clear();
  lanes_.clear();
  operands_.clear();
}

void SlpTree::begin(uint32_t lanes) {
  clear();
  lane_count_ = lanes;
  if (node_of_.size() < function_.value_count()) node_of_.resize(function_.value_count(), kNoNode);
}

uint32_t SlpTree::add(Kind kind, std::span<const Value> lanes, BlockId place) {
  const auto node = static_cast<uint32_t>(nodes_.size());
  nodes_.push_back(
      {kind, place, static_cast<uint32_t>(lanes_.size()), static_cast<uint32_t>(lanes.size())});
  lanes_.insert(lanes_.end(), lanes.begin(), lanes.end());
  if (nodes_.back().takes_place())
    for (const Value lane : lanes) node_of_[lane.local()] = node;
  return node;
}

void SlpTree::set_operands(uint32_t node, std::span<const uint32_t> operands) {
  nodes_[node].first_operand = static_cast<uint32_t>(operands_.size());
  nodes_[node].operand_count = static_cast<uint32_t>(operands.size());
  operands_.insert(operands_.end(), operands.begin(), operands.end());
}

bool SlpTree::grow_from_stores(std::span<const InstId> stores, uint32_t lane_count) {
  begin(lane_count);
  bool may_be_vectors = true;
  for (size_t first = 0; first < stores.size(); first += lane_count) {
    Lanes lanes, stored;
    for (size_t i = 0; i < lane_count; ++i) {
      lanes[i] = stores[first + i];
      stored[i] = function_.operand(stores[first + i], 0);
    }
    const BlockId place = function_.block_of(stores[first]);
    const uint32_t root = add(Kind::Store, std::span(lanes).first(lane_count), place);
    const uint32_t value = build(stored, place, 0);
    set_operands(root, std::array{value});
    may_be_vectors &= nodes_[value].kind != Kind::Constants && nodes_[value].kind != Kind::Gather;
  }
  find_shuffles();
  return may_be_vectors;
}

bool SlpTree::grow_from_phis(std::span<const InstId> phis) {
  begin(static_cast<uint32_t>(phis.size()));
  Lanes lanes;
  std::ranges::copy(phis, lanes.begin());
  if (!have_operations(phis)) return false;
  const uint32_t root = build(lanes, function_.block_of(phis[0]), 0);
  find_shuffles();
  return nodes_[root].kind == Kind::Phi;
}

// Whether the phis have results of operations that may be one, on some edge.
bool SlpTree::have_operations(std::span<const InstId> phis) {
  for (uint32_t entry = 0; entry < function_[phis[0]].operand_count; entry += 2) {
    Lanes incoming;
    for (size_t i = 0; i < phis.size(); ++i)
      incoming[i] =
          function_.incoming_value(phis[i], function_.operand(phis[0], entry + 1).block());
    Kind kind = Kind::Operation;
    if (are_operations(std::span(incoming).first(phis.size()), kind) && kind != Kind::Phi)
      return true;
  }
  return false;
}

bool SlpTree::grow_from_reduction(std::span<const InstId> operations, std::span<const Value> leaves,
                                  uint32_t lane_count) {
  begin(lane_count);
  const BlockId place = function_.block_of(operations[0]);
  const uint32_t root = add(Kind::Reduction, {}, place);
  nodes_[root].lane_count = static_cast<uint32_t>(operations.size());
  for (const InstId id : operations) {
    lanes_.push_back(id);
    node_of_[id] = root;
  }
  std::array<uint32_t, kMaxLanes> parts;
  const size_t count = leaves.size() / lane_count;
  for (size_t part = 0; part < count; ++part) {
    Lanes lanes;
    std::ranges::copy(leaves.subspan(part * lane_count, lane_count), lanes.begin());
    parts[part] = build(lanes, place, 0);
    if (!nodes_[parts[part]].takes_place()) return false;
  }
  set_operands(root, std::span(parts).first(count));
  find_shuffles();
  return true;
}

// The node of these lanes that is there already.
uint32_t SlpTree::find(std::span<const Value> lanes, BlockId place) const {
  if (const uint32_t known = node_of(lanes[0]); known != kNoNode)
    return std::ranges::equal(this->lanes(nodes_[known]), lanes) ? known : kNoNode;
  for (uint32_t node = 0; node < nodes_.size(); ++node)
    if (!nodes_[node].takes_place() && nodes_[node].place == place &&
        std::ranges::equal(this->lanes(nodes_[node]), lanes))
      return node;
  return kNoNode;
}

uint32_t SlpTree::build(const Lanes& all, BlockId place, int depth) {
  const std::span lanes = std::span(all).first(lane_count_);
  if (const uint32_t known = find(lanes, place); known != kNoNode) return known;
  if (std::ranges::all_of(lanes, [](Value lane) { return lane.is_constant(); }))
    return add(Kind::Constants, lanes, place);
  if (std::ranges::all_of(lanes, [&](Value lane) { return lane == lanes[0]; }))
    return add(Kind::Splat, lanes, place);
  Kind kind = Kind::Operation;
  if (depth == kMaxDepth || nodes_.size() >= kMaxNodes || !are_operations(lanes, kind))
    return add(Kind::Gather, lanes, place);
  const uint32_t node = add(kind, lanes, place);
  if (kind == Kind::Phi)
    build_incoming(node, depth + 1);
  else if (kind != Kind::Load)
    build_operands(node, depth + 1);
  return node;
}

// Whether the lanes are results of operations that may be one on vectors, and of what kind.
bool SlpTree::are_operations(std::span<const Value> lanes, Kind& kind) {
  for (const Value lane : lanes)
    if (!lane.is_local() || !function_.block_of(lane.local()).valid() || node_of(lane) != kNoNode)
      return false;
  const InstId first = lanes[0].local();
  const auto is_in_block = [&](Value lane) {
    return function_.block_of(lane.local()) == function_.block_of(first);
  };
  const bool has_one_block = std::ranges::all_of(lanes, is_in_block);
  const bool are_phis = std::ranges::all_of(
      lanes, [&](Value lane) { return function_[lane.local()].opcode == Opcode::Phi; });
  kind = Kind::Operation;
  for (size_t i = 0; i < lanes.size(); ++i) {
    const InstId id = lanes[i].local();
    if (std::ranges::find(lanes.first(i), lanes[i]) != lanes.first(i).end()) return false;
    if (function_[id].type != function_[first].type) return false;
    if (!has_one_block && lines_.place_of(id).line != lines_.place_of(first).line) return false;
    if (are_phis && has_one_block) continue;
    if (function_[id].opcode == Opcode::Phi && !lines_.is_choice(id)) return false;
    if (!may_widen(function_, id)) return false;
    if (function_[id].type == kI1 && lines_.opcode_of(id) == Opcode::Select) return false;
    if (i == 0 || do_the_same(first, id)) continue;
    if (!may_alternate(first, id)) return false;
    kind = Kind::Alternate;
  }
  if (are_phis && has_one_block) {
    kind = Kind::Phi;
    return may_be_lanes(function_, function_[first].type);
  }
  if (function_[first].opcode != Opcode::Load) return true;
  kind = Kind::Load;
  return are_consecutive(lanes);
}

bool SlpTree::do_the_same(InstId a, InstId b) {
  const Opcode opcode = lines_.opcode_of(a);
  if (lines_.opcode_of(b) != opcode || function_[a].subcode != function_[b].subcode) return false;
  if (opcode == Opcode::Select || opcode == Opcode::Load) return true;
  if (opcode == Opcode::Call) {
    if (called_intrinsic_name(function_, a) != called_intrinsic_name(function_, b)) return false;
    for (uint32_t k = 2; k < function_[a].operand_count; ++k)
      if (function_.type_of(function_.operand(a, k)) == kI1 &&
          function_.operand(a, k) != function_.operand(b, k))
        return false;
    return true;
  }
  if (is_division(opcode)) return function_.operand(a, 1) == function_.operand(b, 1);
  return function_.type_of(function_.operand(a, 0)) == function_.type_of(function_.operand(b, 0));
}

bool SlpTree::may_alternate(InstId a, InstId b) const {
  const auto is_pair = [&](Opcode one, Opcode other) {
    const Opcode x = function_[a].opcode, y = function_[b].opcode;
    return (x == one && y == other) || (x == other && y == one) || (x == y && x == one);
  };
  return is_pair(Opcode::Add, Opcode::Sub) || is_pair(Opcode::FAdd, Opcode::FSub);
}

std::optional<uint64_t> SlpTree::elements_apart(InstId a, InstId b) const {
  const auto from = evolution_.sum_of(accessed_pointer(function_, a)),
             to = evolution_.sum_of(accessed_pointer(function_, b));
  const std::optional<uint64_t> bytes = from && to ? distance(*from, *to) : std::nullopt;
  const auto size = static_cast<int64_t>(accessed_bytes(function_, a));
  if (!bytes || static_cast<int64_t>(*bytes) % size != 0) return std::nullopt;
  return static_cast<uint64_t>(static_cast<int64_t>(*bytes) / size);
}

// In any order.
bool SlpTree::are_consecutive(std::span<const Value> loads) const {
  int64_t low = 0, high = 0;
  uint64_t taken = 0;  // elements, from as many before the first lane's as there are lanes
  for (const Value load : loads) {
    if (!is_plain_load(function_, load.local())) return false;
    const auto apart = elements_apart(loads[0].local(), load.local());
    if (!apart) return false;
    const auto at = static_cast<int64_t>(*apart), count = static_cast<int64_t>(loads.size());
    if (at <= -count || at >= count || (taken >> (at + count) & 1) != 0) return false;
    taken |= uint64_t{1} << (at + count);
    low = std::min(low, at);
    high = std::max(high, at);
  }
  return high - low + 1 == static_cast<int64_t>(loads.size());
}

uint32_t SlpTree::element_of(const SlpNode& load, uint32_t lane) const {
  const std::span<const Value> all = lanes(load);
  const auto place_of = [&](Value value) {
    return static_cast<int64_t>(*elements_apart(all[0].local(), value.local()));
  };
  int64_t low = 0;
  for (const Value value : all) low = std::min(low, place_of(value));
  return static_cast<uint32_t>(place_of(all[lane]) - low);
}

Value SlpTree::operand_of(InstId id, uint32_t operand) {
  return lines_.is_choice(id) ? lines_.choice(id)[operand] : function_.operand(id, operand);
}

void SlpTree::build_operands(uint32_t node, int depth) {
  const InstId first = lanes(nodes_[node])[0].local();
  const Opcode opcode = lines_.opcode_of(first);
  const BlockId place = function_.block_of(lanes(nodes_[node]).back().local());
  const uint32_t begin = opcode == Opcode::Call ? 2 : 0;
  const uint32_t end = opcode == Opcode::Select ? 3 : function_[first].operand_count;
  std::array<Lanes, 3> operands;
  uint32_t count = 0;
  for (uint32_t k = begin; k < end && count < 3; ++k) {
    if (opcode == Opcode::Call && function_.type_of(function_.operand(first, k)) == kI1) continue;
    for (uint32_t i = 0; i < lane_count_; ++i)
      operands[count][i] = operand_of(lanes(nodes_[node])[i].local(), k);
    ++count;
  }
  if (nodes_[node].kind == Kind::Operation && has(opcode, property::Commutative))
    order_operands(operands[0], operands[1]);
  std::array<uint32_t, 3> built;
  for (uint32_t k = 0; k < count; ++k) built[k] = build(operands[k], place, depth);
  set_operands(node, std::span(built).first(count));
}

// Of a phi one for each of its entries.
void SlpTree::build_incoming(uint32_t node, int depth) {
  const InstId first = lanes(nodes_[node])[0].local();
  const uint32_t entries = function_[first].operand_count / 2;
  ArenaVector<uint32_t> built(scratch_);
  for (uint32_t entry = 0; entry < entries; ++entry) {
    const BlockId from = function_.operand(first, 2 * entry + 1).block();
    Lanes incoming;
    for (uint32_t i = 0; i < lane_count_; ++i)
      incoming[i] = function_.incoming_value(lanes(nodes_[node])[i].local(), from);
    built.push_back(build(incoming, from, depth));
  }
  set_operands(node, built);
}

// --- operands in the order in which they do the same

// How much is gained where both are lanes of one node.
int SlpTree::likeness(Value a, Value b, int depth) const {
  if (a == b) return 3;
  if (a.is_constant() && b.is_constant()) return 3;
  if (!a.is_local() || !b.is_local()) return 0;
  const InstId x = a.local(), y = b.local();
  if (function_[x].opcode != function_[y].opcode || !function_.block_of(x).valid() ||
      function_[x].type != function_[y].type)
    return 0;
  if (is_plain_load(function_, x) && is_plain_load(function_, y)) {
    const std::optional<uint64_t> apart = elements_apart(x, y);
    return !apart ? 1 : *apart == 1 ? 6 : 2;
  }
  const auto operands = function_.operands(x);
  if (depth == kMaxLikeness || operands.empty() || !operands[0].is_local()) return 2;
  return 2 + likeness(operands[0], function_.operand(y, 0), depth + 1);
}

void SlpTree::order_operands(Lanes& left, Lanes& right) const {
  for (uint32_t i = 1; i < lane_count_; ++i) {
    const int kept = likeness(left[i - 1], left[i], 0) + likeness(right[i - 1], right[i], 0);
    const int turned = likeness(left[i - 1], right[i], 0) + likeness(right[i - 1], left[i], 0);
    if (turned > kept) std::swap(left[i], right[i]);
  }
}

// --- lanes of vectors that are there

SlpTree::Source SlpTree::source_of(Value lane) const {
  if (const uint32_t node = node_of(lane); node != kNoNode) {
    const std::span<const Value> all = lanes(nodes_[node]);
    if (nodes_[node].kind == Kind::Reduction) return {};
    return {Value(), node, static_cast<uint32_t>(std::ranges::find(all, lane) - all.begin())};
  }
  uint64_t index = 0;
  if (!lane.is_local() || function_[lane.local()].opcode != Opcode::ExtractElement ||
      !integer_constant(function_, function_.operand(lane.local(), 1), index))
    return {};
  const Value vector = function_.operand(lane.local(), 0);
  if (!vector.is_local() || function_.types()[function_.type_of(vector)].count != lane_count_ ||
      index >= lane_count_)
    return {};
  return {vector, kNoNode, static_cast<uint32_t>(index)};
}

// Values whose lanes are those of at most two vectors come by a shuffle.
void SlpTree::find_shuffles() {
  for (SlpNode& node : nodes_) {
    if (node.kind != Kind::Gather && node.kind != Kind::Splat) continue;
    if (type_of(node) == kI1) continue;
    const Source first = source_of(lanes(node)[0]);
    Source other = first;
    const bool are_known = std::ranges::all_of(lanes(node), [&](Value lane) {
      const Source source = source_of(lane);
      if (source.node == kNoNode && !source.vector.valid()) return false;
      if (!source.is_same_vector(first) && other.is_same_vector(first)) other = source;
      return source.is_same_vector(first) || source.is_same_vector(other);
    });
    if (are_known) node.kind = Kind::Shuffle;
  }
  put_together_.clear();
  for (const SlpNode& node : nodes_)
    if (node.kind == Kind::Gather || node.kind == Kind::Splat)
      for (const Value lane : lanes(node))
        if (node_of(lane) != kNoNode) put_together_.push_back(lane.local());
}

// --- costs

TypeId SlpTree::type_of(const SlpNode& node) const {
  const Value lane = lanes(node)[0];
  return node.kind == Kind::Store ? accessed_type(function_, lane.local())
                                  : function_.type_of(lane);
}

uint32_t SlpTree::registers(uint32_t bits) const {
  const bool is_wide = function_.has(processor_feature::Avx2);
  return std::max(1u, lane_count_ * std::max(bits, 8u) / (is_wide ? 256 : 128));
}

// Of one run of what is in the fewest loops, in which other loops run some times.
SlpTree::Cost SlpTree::cost(const LoopForest& loops) {
  const auto place_of = [&](const SlpNode& node) {
    return node.takes_place() ? function_.block_of(lanes(node)[0].local()) : node.place;
  };
  uint32_t least = UINT32_MAX;
  for (const SlpNode& node : nodes_) least = std::min(least, loops.depth(place_of(node)));
  const auto runs = [&](BlockId block) {
    const uint32_t depth = loops.depth(block) - std::min(least, loops.depth(block));
    return uint64_t{1} << kLogOfIterations * std::min(depth, kMaxLoopsCounted);
  };
  Cost cost;
  for (const SlpNode& node : nodes_) {
    const uint64_t times = runs(place_of(node));
    cost.vectors += times * cost_of(node);
    if (!node.takes_place()) continue;
    for (uint32_t lane = 0; lane < node.lane_count; ++lane) {
      const InstId id = lanes(node)[lane].local();
      if (node.kind != Kind::Phi) cost.scalars += times * cost_of_lane(id);
      if (node.kind == Kind::Store || node.kind == Kind::Reduction || !is_needed_outside(id))
        continue;
      const BlockId later = extraction_place(id, loops);
      cost.vectors += (later.valid() ? runs(later) : times) * cost_of_extract(type_of(node), lane);
    }
  }
  for (uint32_t number = 0; number < nodes_.size(); ++number) {
    if (nodes_[number].kind != Kind::Phi) continue;
    const uint64_t times = kCostOfCycle * runs(place_of(nodes_[number]));
    chains_.assign(nodes_.size(), Chain{});
    for (const uint32_t operand : operands(nodes_[number])) {
      const Chain chain = chain_to(operand);
      if (!chain.has_phi) continue;
      cost.vectors = std::max(cost.vectors, times * chain.vectors);
      cost.scalars = std::max(cost.scalars, times * chain.scalars);
    }
  }
  return cost;
}

// The longest way from a phi of the tree to the node: no iteration takes less.
SlpTree::Chain SlpTree::chain_to(uint32_t number) {
  const SlpNode& node = nodes_[number];
  if (node.kind == Kind::Phi) return {0, 0, true, true};
  if (chains_[number].is_known) return chains_[number];
  Chain chain = chains_[number] = {0, 0, false, true};  // of a circle that no order is for
  for (const uint32_t operand : operands(node)) {
    const Chain before = chain_to(operand);
    if (!before.has_phi) continue;
    chain.vectors = std::max(chain.vectors, before.vectors);
    chain.scalars = std::max(chain.scalars, before.scalars);
    chain.has_phi = true;
  }
  if (node.takes_place()) {
    const InstId id = lanes(node)[0].local();
    const bool selects = lines_.opcode_of(id) == Opcode::Select;
    const uint32_t cycles = selects ? kSelectLatency : latency(function_, id);
    chain.vectors += cycles + (node.kind == Kind::Alternate);
    chain.scalars += is_half_of_rotation(id) ? 0 : cycles;
  } else if (node.kind == Kind::Shuffle) {
    const uint32_t source = source_of(lanes(node)[0]).node;
    if (source != kNoNode) chain = chain_to(source);
    ++chain.vectors;
  }
  return chains_[number] = chain;
}

bool SlpTree::is_half_of_rotation(InstId id) const {
  const Opcode opcode = function_[id].opcode;
  if ((opcode != Opcode::Shl && opcode != Opcode::LShr) || !function_.has_one_use(id)) return false;
  const InstId user = function_.user(function_.first_use(id));
  if (function_[user].opcode != Opcode::Or) return false;
  const Value other = function_.operand(user, function_.operand(user, 0) == Value(id) ? 1 : 0);
  uint64_t a = 0, b = 0;
  return other.is_local() &&
         function_[other.local()].opcode == (opcode == Opcode::Shl ? Opcode::LShr : Opcode::Shl) &&
         function_.operand(other.local(), 0) == function_.operand(id, 0) &&
         integer_constant(function_, function_.operand(id, 1), a) &&
         integer_constant(function_, function_.operand(other.local(), 1), b) &&
         a + b == function_.types().scalar_bits(function_[id].type);
}

uint32_t SlpTree::cost_of_lane(InstId id) const {
  return is_half_of_rotation(id) ? 0 : scalar_cost(function_, id);
}

BlockId SlpTree::extraction_place(InstId id, const LoopForest& loops) const {
  BlockId place;
  uint32_t count = 0;
  for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
    if (node_of(function_.user(use)) != kNoNode) continue;
    const BlockId block = function_.block_of_use(use);
    if (++count > kMaxUsesCounted || (place.valid() && block != place)) return {};
    place = block;
  }
  const bool is_behind = place.valid() &&
                         function_[function_[place].first].opcode != Opcode::LandingPad &&
                         loops.depth(place) < loops.depth(function_.block_of(id));
  return is_behind ? place : BlockId();
}

uint32_t SlpTree::cost_of(const SlpNode& node) {
  const uint32_t bits = function_.types().scalar_bits(type_of(node));
  switch (node.kind) {
    case Kind::Operation:
      return cost_of_operation(node);
    case Kind::Alternate:
      return 2 * cost_of_operation(node) + cost_of_shuffle(bits, true) * registers(bits);
    case Kind::Load: {
      bool is_in_order = true;
      for (uint32_t lane = 0; lane < lane_count_; ++lane)
        is_in_order &= element_of(node, lane) == lane;
      return (1 + (is_in_order ? 0 : cost_of_shuffle(bits, false))) * registers(bits);
    }
    case Kind::Store:
      return registers(bits);
    case Kind::Reduction: {
      const uint32_t leaves = node.operand_count * lane_count_;
      const auto steps = static_cast<uint32_t>(std::countr_zero(lane_count_));
      return (node.operand_count - 1) * cost_of_operation(node) + 2 * steps + 1 +
             (node.lane_count + 1 - leaves);
    }
    case Kind::Phi:
    case Kind::Constants:
      return 0;
    case Kind::Shuffle:
      return cost_of_shuffle(bits, true) * registers(bits);
    case Kind::Splat:
    case Kind::Gather:
      break;
  }
  return cost_of_gather(node);
}

uint32_t SlpTree::cost_of_operation(const SlpNode& node) {
  const InstId id = lanes(node)[0].local();
  const auto bits_of = [&](Value value) {
    return function_.types().scalar_bits(function_.type_of(value));
  };
  const Opcode opcode = lines_.opcode_of(id);
  const bool compares = opcode == Opcode::ICmp || opcode == Opcode::FCmp;
  LaneBits bits{bits_of(id), 0, bits_of(id)};
  if (compares) bits.operation = bits_of(function_.operand(id, 0));
  if (is_cast(opcode)) {
    bits.from = bits_of(function_.operand(id, 0));
    bits.operation = std::max(bits.from, bits.to);
  }
  uint32_t cost = packed_cost(function_, id, bits) * registers(bits.operation);
  const auto operand = [&](uint32_t k) -> const SlpNode& { return nodes_[operands(node)[k]]; };
  if (opcode == Opcode::Select && operand(0).kind == Kind::Splat) cost += kSelectByOne;
  if (is_shift(opcode) && operand(1).kind == Kind::Constants &&
      std::ranges::any_of(lanes(operand(1)), [&](Value v) { return v != lanes(operand(1))[0]; }))
    cost += kShiftsByOthers;
  for (uint32_t k = 0; k < node.operand_count; ++k)
    if (type_of(operand(k)) == kI1 && operand(k).kind != Kind::Operation &&
        !(opcode == Opcode::Select && k == 0 && operand(k).kind == Kind::Splat))
      cost += kImpossible;
  return cost;
}

uint32_t SlpTree::cost_of_gather(const SlpNode& node) const {
  const TypeId type = type_of(node);
  if (type == kI1) return 0;  // its users know
  const bool is_floating = function_.types().is_floating(type);
  if (!may_be_lanes(function_, type)) return kImpossible;
  const uint32_t bits = function_.types().scalar_bits(type);
  if (node.kind == Kind::Splat) return is_floating ? 1 : bits >= 32 ? 2 : 3;
  uint32_t inserted = 0;
  for (const Value lane : lanes(node)) inserted += !lane.is_constant();
  if (is_floating) return std::max(1u, inserted == lane_count_ ? inserted - 1 : inserted);
  return function_.has(processor_feature::Sse41) ? inserted + 1 : 2 * inserted;
}

uint32_t SlpTree::cost_of_shuffle(uint32_t bits, bool has_two) const {
  if (bits < 32) return function_.has(processor_feature::Ssse3) ? 2 : 5;
  return has_two && !function_.has(processor_feature::Sse41) ? 2 : 1;
}

uint32_t SlpTree::cost_of_extract(TypeId type, uint32_t lane) const {
  if (type == kI1) return 3;
  return lane == 0 ? 1 : 2;
}

bool SlpTree::is_needed_outside(InstId id) {
  uint32_t count = 0;
  for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use)) {
    const InstId user = function_.user(use);
    if (++count > kMaxUsesCounted) return true;
    if (node_of(user) != kNoNode) continue;
    // The branch of a diamond goes where its choices are vectors.
    if (const BlockId join = lines_.join_after(user);
        join.valid() && function_.has_phis(join) && node_of(function_[join].first) != kNoNode)
      continue;
    return true;
  }
  return std::ranges::find(put_together_, id) != put_together_.end();
}

}  // namespace lilt::opt
