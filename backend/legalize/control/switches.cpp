// Switches to comparisons, bit tests and tables.
//
// Idea. Cases are sorted by their signed values; neighbours with one target become a range. Ranges
// are gathered into clusters: where the values are dense, a *table* of targets; where a few targets
// share values within one word, *bits*, one mask per target; every other range is a separate
// cluster. A balanced binary search over the clusters ends in runs of at most three tests.
//
// Which ranges make a table: the whole sequence if it is dense, otherwise it is split at its widest
// gap, and both parts are tried again. The splits are the nodes of the Cartesian tree of the gaps
// (Vuillemin, "A unifying look at data structures", CACM 1980), which a stack builds in one pass.
// So the cost is that of sorting. The limits (density, tests that bits must save) are those of
// LLVM's SwitchLoweringUtils.
//
// How likely a branch is taken: as a profile in the text tells; without one, every case is as
// likely as the default. The tests share the default: each half of a search takes half of it. (As
// in LLVM.) With a profile, a search divides clusters where their weights are equal, and a run of
// tests begins with the likeliest. A range that two thirds of all values are in is tested before
// all others (LLVM's peeling): by the profile, or where its target alone goes straight back to the
// switch, as the body of `while (*p == ' ') ++p` does.
//
// Terms. A table is entered by a `switch` whose value is the 64-bit index, whose cases are 0, 1, 2
// … in order, and whose default is the first of the targets and never taken: the selector makes it
// an indirect jump. Each target of a table has a separate block in front, so no edge out of the
// jump is critical.
#include <algorithm>
#include <bit>
#include <numeric>

#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "ir/ssa/branch_probability.h"
#include "ir/ssa/cfg_edit.h"

namespace lilt::backend {

namespace {

constexpr size_t kLinearClusters = 3;
constexpr size_t kLeastTableRanges = 4;
constexpr uint64_t kLeastDensity = 10;          // per cent of a table's entries that are cases
constexpr uint64_t kMaxTableEntries = 1 << 22;  // of one table
constexpr uint32_t kWordBits = 64;
constexpr size_t kMaxBitTargets = 3;
constexpr uint64_t kCaseWeight = uint64_t{1} << 16;
constexpr uint64_t kWeightOfIteration = 31 * kCaseWeight;  // of values with which a loop goes on

// What a profile counted, so that the sum of many fits into 64 bits, and halves of it count. Never
// 0: the branch would be unknown.
constexpr uint64_t case_weight(uint32_t count) { return (uint64_t{count} << 8) + 1; }

class SwitchLowering {
 public:
  SwitchLowering(ssa::Function& function, Arena& scratch)
      : function_(function), scratch_(scratch) {}
  void run();

 private:
  struct Range {
    int64_t low, high;  // inclusive
    BlockId target;
    uint64_t weight;
  };
  enum class Kind : uint8_t { Range, Table, Bits };
  struct Cluster {
    Kind kind;
    size_t begin, end;  // ranges_
  };
  struct Search {
    size_t begin, end;  // clusters_
    BlockId block;      // where the search for them starts
    int64_t low, high;  // known bounds of the value
    uint64_t default_weight;
  };
  struct Target {
    BlockId block;
    uint64_t weight;
  };
  struct BitTarget {
    BlockId target;
    uint64_t mask = 0;
    uint64_t weight = 0;
  };
  // A node of the tree of gaps: ranges [begin, end), the widest gap before `middle`.
  struct Segment {
    size_t begin, end;
    uint32_t gap;  // the node; kNone: a single range
  };
  static constexpr uint32_t kNone = UINT32_MAX;

  void lower(BlockId block);
  void share_default();
  void collect_ranges(std::span<const Value> operands, std::span<const uint32_t> weights);
  void count_values();
  size_t likeliest_range(uint64_t default_weight);
  bool goes_back(BlockId target) const;
  void test_first(size_t likely, Search& search);
  void form_clusters();
  uint32_t build_gap_tree();
  void add_ranges(size_t begin, size_t end);
  bool is_dense(size_t begin, size_t end) const;
  bool fits_bits(size_t begin, size_t end) const;
  uint64_t span_of(size_t begin, size_t end) const {  // 0: 2^64
    return static_cast<uint64_t>(ranges_[end - 1].high) -
           static_cast<uint64_t>(ranges_[begin].low) + 1;
  }
  uint64_t weight_of(size_t begin, size_t end) const {  // of clusters
    if (begin == end) return 0;
    return weight_before_[clusters_[end - 1].end] - weight_before_[clusters_[begin].begin];
  }
  uint64_t weight_of(const Cluster& cluster) const {
    return weight_before_[cluster.end] - weight_before_[cluster.begin];
  }
  size_t middle_of(const Search& search) const;
  int64_t low_of(const Cluster& cluster) const { return ranges_[cluster.begin].low; }
  int64_t high_of(const Cluster& cluster) const { return ranges_[cluster.end - 1].high; }

  void test_in_turn(const Search& search);
  void bisect(const Search& search);
  void test_range(const Search& search, const Cluster& cluster, BlockId block, Target next);
  void enter_table(const Search& search, const Cluster& cluster, BlockId block, Target next);
  void test_bits(const Search& search, const Cluster& cluster, BlockId block, Target next);
  BlockId check_bounds(const Search& search, const Cluster& cluster, int64_t low, BlockId block,
                       Target next, Value& distance);
  Value in_range(const Search& search, const Range& range, BlockId block);
  bool is_certain(const Search& search, int64_t low, int64_t high, BlockId next) const {
    bool only_way = default_is_unreachable_ && next == default_;
    return only_way || (search.low >= low && search.high <= high);
  }

  void jump(BlockId block, BlockId target);
  void branch(BlockId block, Value condition, Target if_true, Target if_false);
  // Records an edge to an original target of the switch; other targets are new blocks.
  void jump_out(BlockId from, BlockId target);
  BlockId new_block();
  InstId append(BlockId block, Opcode opcode, TypeId type, std::initializer_list<Value> operands,
                uint8_t subcode = 0);
  InstId compare(BlockId block, IntPredicate predicate, Value left, uint64_t right);
  Value minus(BlockId block, int64_t low);
  Value resized(BlockId block, Value value, TypeId type);
  Value constant(TypeId type, uint64_t bits);

  ssa::Function& function_;
  Arena& scratch_;
  ssa::CfgEdit edit_{function_, scratch_};
  size_t first_new_block_ = 0;
  // The switch at hand.
  BlockId origin_block_, default_, first_default_;  // the last one: as the switch names it
  BlockId last_new_block_;                          // the origin if there is none
  bool reaches_default_ = false;                    // an edge leads to first_default_
  bool default_is_unreachable_ = false;
  Value value_;
  TypeId type_;
  SourceOffset offset_ = kNoOffset;
  ArenaVector<Range> ranges_{scratch_};
  bool has_profile_ = false;
  ArenaVector<uint64_t> value_count_{scratch_};    // of the ranges before each
  ArenaVector<uint64_t> weight_before_{scratch_};  // the same
  ArenaVector<size_t> order_{scratch_};            // of clusters that are tested in turn
  ArenaVector<uint32_t> left_{scratch_},
      right_{scratch_};  // children in the tree of gaps, by gap (before range i)
  ArenaVector<Cluster> clusters_{scratch_};
  ArenaVector<Search> pending_{scratch_};
  ArenaVector<BlockId> fronts_{scratch_};  // of the table at hand: by target, the block before it
};

void SwitchLowering::run() {
  first_new_block_ = function_.block_count();
  for (const BlockId block : function_.blocks())
    if (function_[function_.terminator(block)].opcode == Opcode::Switch) lower(block);
  if (!edit_.has_changed()) return;
  edit_.finish();
  remove_unreachable_blocks(function_, scratch_);
}

void SwitchLowering::lower(BlockId block) {
  InstId id = function_.terminator(block);
  origin_block_ = last_new_block_ = block;
  reaches_default_ = false;
  value_ = function_.operand(id, 0);
  type_ = function_.type_of(value_);
  default_ = function_.operand(id, 1).block();
  default_is_unreachable_ = function_[function_[default_].first].opcode == Opcode::Unreachable;
  offset_ = function_.offset_of(id);
  const std::span<const uint32_t> weights =
      function_.annotations().switch_weights(function_[id].flags);
  has_profile_ = !weights.empty();
  const uint64_t default_weight = has_profile_ ? case_weight(weights[0]) : kCaseWeight;
  collect_ranges(function_.operands(id), weights);
  const size_t likely = likeliest_range(default_weight);
  function_.erase(id);
  first_default_ = default_;
  uint32_t shift = 64 - function_.types().integer_bits(type_);
  Search all{0,
             0,
             block,
             INT64_MIN >> shift,
             INT64_MAX >> shift,
             default_is_unreachable_ ? 0 : default_weight};
  if (likely != ranges_.size()) test_first(likely, all);
  form_clusters();
  all.end = clusters_.size();
  if (ranges_.size() > kLinearClusters && !default_is_unreachable_) share_default();
  pending_.push_back(all);
  while (!pending_.empty()) {
    Search search = pending_.back();
    pending_.pop_back();
    if (search.end - search.begin <= kLinearClusters)
      test_in_turn(search);
    else
      bisect(search);
  }
  // If the cases cover every value, no edge leads to the default: an unreachable block keeps its
  // phis consistent until that block is removed with its edge.
  if (!reaches_default_ && !default_is_unreachable_) share_default();
}

// Many searches end at the default: they share one block that jumps there, so its phis gain no
// entries.
void SwitchLowering::share_default() {
  BlockId shared = new_block();
  append(shared, Opcode::Br, ssa::kVoid, {Value(default_)});
  jump_out(shared, default_);
  default_ = shared;
}

// --- clusters

void SwitchLowering::collect_ranges(std::span<const Value> operands,
                                    std::span<const uint32_t> weights) {
  ranges_.clear();
  uint32_t bits = function_.types().integer_bits(type_);
  for (size_t i = 2; i < operands.size(); i += 2) {
    int64_t value = function_.constants().sign_extended(operands[i].constant(), bits);
    ranges_.push_back({value, value, operands[i + 1].block(),
                       weights.empty() ? kCaseWeight : case_weight(weights[i / 2])});
  }
  std::sort(ranges_.begin(), ranges_.end(),
            [](const Range& a, const Range& b) { return a.low < b.low; });
  size_t kept = 0;
  for (const Range& range : ranges_) {
    if (kept != 0 && ranges_[kept - 1].target == range.target &&
        ranges_[kept - 1].high + 1 == range.low) {
      ranges_[kept - 1].high = range.high;
      ranges_[kept - 1].weight += range.weight;
    } else {
      ranges_[kept++] = range;
    }
  }
  ranges_.resize(kept);
}

// The range that is tested before all others; their number if there is none.
size_t SwitchLowering::likeliest_range(uint64_t default_weight) {
  const size_t none = ranges_.size();
  if (none < 2) return none;
  if (has_profile_) {
    uint64_t sum = default_weight;
    for (const Range& range : ranges_) sum += range.weight;
    const auto most = std::ranges::max_element(ranges_, {}, &Range::weight);
    return most->weight > sum / 3 * 2 ? static_cast<size_t>(most - ranges_.begin()) : none;
  }
  size_t found = none;
  uint32_t count = goes_back(default_) ? 1 : 0;
  for (size_t i = 0; i < none && count < 2; ++i) {
    if (!goes_back(ranges_[i].target)) continue;
    found = i;
    ++count;
  }
  if (found == none || count != 1) return none;
  ranges_[found].weight = kWeightOfIteration;
  return found;
}

bool SwitchLowering::goes_back(BlockId target) const {
  const InstId id = function_.terminator(target);
  return function_[id].opcode == Opcode::Br && function_.operand(id, 0).block() == origin_block_;
}

// The search for the other ranges starts in a new block.
void SwitchLowering::test_first(size_t likely, Search& search) {
  const Range range = ranges_[likely];
  ranges_.erase(ranges_.begin() + static_cast<ptrdiff_t>(likely));
  uint64_t rest = search.default_weight;
  for (const Range& other : ranges_) rest += other.weight;
  const BlockId next = new_block();
  branch(search.block, in_range(search, range, search.block), {range.target, range.weight},
         {next, rest});
  search.block = next;
}

void SwitchLowering::count_values() {
  value_count_.assign(1, 0);
  weight_before_.assign(1, 0);
  for (const Range& range : ranges_) {
    value_count_.push_back(value_count_.back() + static_cast<uint64_t>(range.high) -
                           static_cast<uint64_t>(range.low) + 1);
    weight_before_.push_back(weight_before_.back() + range.weight);
  }
}

void SwitchLowering::form_clusters() {
  count_values();
  clusters_.clear();
  if (ranges_.empty()) return;
  ArenaVector<Segment> segments(scratch_);
  segments.push_back({0, ranges_.size(), build_gap_tree()});
  while (!segments.empty()) {
    Segment segment = segments.back();
    segments.pop_back();
    size_t begin = segment.begin, end = segment.end;
    if (fits_bits(begin, end)) {
      clusters_.push_back({Kind::Bits, begin, end});
    } else if (end - begin >= kLeastTableRanges && is_dense(begin, end)) {
      clusters_.push_back({Kind::Table, begin, end});
    } else if (end - begin < kLeastTableRanges) {
      add_ranges(begin, end);
    } else {  // the left part comes first
      segments.push_back({segment.gap, end, right_[segment.gap]});
      segments.push_back({begin, segment.gap, left_[segment.gap]});
    }
  }
}

// The root of the tree of gaps; a gap has the number of the range after it.
uint32_t SwitchLowering::build_gap_tree() {
  left_.assign(ranges_.size(), kNone);
  right_.assign(ranges_.size(), kNone);
  ArenaVector<uint32_t> path(scratch_);  // from the root to the right
  auto width = [&](uint32_t gap) {
    return static_cast<uint64_t>(ranges_[gap].low) - static_cast<uint64_t>(ranges_[gap - 1].high);
  };
  for (uint32_t gap = 1; gap < ranges_.size(); ++gap) {
    uint32_t below = kNone;
    while (!path.empty() && width(path.back()) < width(gap)) {
      below = path.back();
      path.pop_back();
    }
    left_[gap] = below;
    if (!path.empty()) right_[path.back()] = gap;
    path.push_back(gap);
  }
  return path.empty() ? kNone : path.front();
}

// Ranges that form neither a table nor bits.
void SwitchLowering::add_ranges(size_t begin, size_t end) {
  for (; begin < end; ++begin) clusters_.push_back({Kind::Range, begin, begin + 1});
}

bool SwitchLowering::is_dense(size_t begin, size_t end) const {
  if ((function_.attributes() & ssa::function_attribute::NoJumpTables) != 0) return false;
  uint64_t span = span_of(begin, end);
  uint64_t values = value_count_[end] - value_count_[begin];
  return span != 0 && span <= kMaxTableEntries && values * 100 >= span * kLeastDensity;
}

// Whether masks of a word take fewer tests than comparisons would.
bool SwitchLowering::fits_bits(size_t begin, size_t end) const {
  uint64_t span = span_of(begin, end);
  if (span == 0 || span > kWordBits) return false;
  BlockId targets[kMaxBitTargets];
  size_t target_count = 0, comparisons = 0;
  for (size_t i = begin; i < end; ++i) {
    comparisons += ranges_[i].low == ranges_[i].high ? 1 : 2;
    if (std::find(targets, targets + target_count, ranges_[i].target) != targets + target_count)
      continue;
    if (target_count == kMaxBitTargets) return false;
    targets[target_count++] = ranges_[i].target;
  }
  return (target_count == 1 && comparisons >= 3) || (target_count == 2 && comparisons >= 5) ||
         (target_count == 3 && comparisons >= 6);
}

// --- the search

void SwitchLowering::test_in_turn(const Search& search) {
  BlockId block = search.block;
  if (search.begin == search.end) return jump(block, default_);
  order_.resize(search.end - search.begin);
  std::iota(order_.begin(), order_.end(), search.begin);
  if (has_profile_)
    std::ranges::stable_sort(order_, std::greater<>(),
                             [&](size_t i) { return weight_of(clusters_[i]); });
  uint64_t left = weight_of(search.begin, search.end) + search.default_weight;
  for (size_t i = 0; i < order_.size(); ++i) {
    const Cluster& cluster = clusters_[order_[i]];
    left -= weight_of(cluster);
    const Target next = {i + 1 == order_.size() ? default_ : new_block(), left};
    if (cluster.kind == Kind::Range)
      test_range(search, cluster, block, next);
    else if (cluster.kind == Kind::Table)
      enter_table(search, cluster, block, next);
    else
      test_bits(search, cluster, block, next);
    block = next.block;
  }
}

// Where a search divides its clusters.
size_t SwitchLowering::middle_of(const Search& search) const {
  if (!has_profile_) return search.begin + (search.end - search.begin) / 2;
  const uint64_t half = weight_of(search.begin, search.end) / 2;
  size_t middle = search.begin + 1;
  while (middle + 1 < search.end && weight_of(search.begin, middle) < half) ++middle;
  return middle;
}

void SwitchLowering::bisect(const Search& search) {
  const size_t middle = middle_of(search);
  int64_t pivot = low_of(clusters_[middle]);
  BlockId lower = new_block(), upper = new_block();
  InstId below = compare(search.block, IntPredicate::SLT, value_, static_cast<uint64_t>(pivot));
  const uint64_t half = search.default_weight / 2;
  branch(search.block, below, {lower, weight_of(search.begin, middle) + half},
         {upper, weight_of(middle, search.end) + half});
  pending_.push_back({middle, search.end, upper, pivot, search.high, half});
  pending_.push_back({search.begin, middle, lower, search.low, pivot - 1, half});
}

void SwitchLowering::test_range(const Search& search, const Cluster& cluster, BlockId block,
                                Target next) {
  const Range& range = ranges_[cluster.begin];
  if (is_certain(search, range.low, range.high, next.block)) return jump(block, range.target);
  branch(block, in_range(search, range, block), {range.target, weight_of(cluster)}, next);
}

Value SwitchLowering::in_range(const Search& search, const Range& range, BlockId block) {
  auto low = static_cast<uint64_t>(range.low), high = static_cast<uint64_t>(range.high);
  if (low == high) return compare(block, IntPredicate::EQ, value_, low);
  if (search.low >= range.low) return compare(block, IntPredicate::SLE, value_, high);
  if (search.high <= range.high) return compare(block, IntPredicate::SGE, value_, low);
  return compare(block, IntPredicate::ULE, minus(block, range.low), high - low);
}

// Returns the block in which `distance`, the value less `low`, is at most the cluster's end − low;
// otherwise control goes to `next`.
BlockId SwitchLowering::check_bounds(const Search& search, const Cluster& cluster, int64_t low,
                                     BlockId block, Target next, Value& distance) {
  const int64_t high = high_of(cluster);
  distance = minus(block, low);
  if (is_certain(search, low, high, next.block)) return block;
  BlockId inside = new_block();
  uint64_t span = static_cast<uint64_t>(high) - static_cast<uint64_t>(low);
  branch(block, compare(block, IntPredicate::ULE, distance, span), {inside, weight_of(cluster)},
         next);
  return inside;
}

void SwitchLowering::enter_table(const Search& search, const Cluster& cluster, BlockId block,
                                 Target next) {
  int64_t low = low_of(cluster);
  Value distance;
  block = check_bounds(search, cluster, low, block, next, distance);
  ArenaVector<Value> operands(scratch_);
  operands.reserve(2 + 2 * span_of(cluster.begin, cluster.end));
  operands.push_back(resized(block, distance, ssa::kI64));
  operands.push_back(Value());
  fronts_.resize(function_.block_count());
  ArenaVector<BlockId> targets(scratch_);
  auto add = [&](BlockId target) {
    if (!fronts_[target.index()].valid()) {
      jump(fronts_[target.index()] = new_block(), target);
      targets.push_back(target);
    }
    operands.push_back(constant(ssa::kI64, operands.size() / 2 - 1));
    operands.push_back(fronts_[target.index()]);
  };
  auto at = static_cast<uint64_t>(low);
  for (size_t i = cluster.begin; i < cluster.end; ++i) {
    for (; at != static_cast<uint64_t>(ranges_[i].low); ++at) add(next.block);
    for (; at != static_cast<uint64_t>(ranges_[i].high) + 1; ++at) add(ranges_[i].target);
  }
  for (BlockId target : targets) fronts_[target.index()] = BlockId();
  operands[1] = operands[3];
  InstId id = function_.create(Opcode::Switch, ssa::kVoid, operands, 0, 0, offset_);
  function_.append(block, id);
}

// A bit for each value, a mask for each target. Values that are all below the word's width are
// their own distances.
void SwitchLowering::test_bits(const Search& search, const Cluster& cluster, BlockId block,
                               Target next) {
  int64_t low = low_of(cluster), high = high_of(cluster);
  if (low >= 0 && high < kWordBits) low = 0;
  ArenaVector<BitTarget> targets(scratch_);
  targets.reserve(kMaxBitTargets);
  uint64_t all = 0;
  for (size_t i = cluster.begin; i < cluster.end; ++i) {
    const Range& range = ranges_[i];
    auto known = std::find_if(targets.begin(), targets.end(),
                              [&](const BitTarget& t) { return t.target == range.target; });
    if (known == targets.end()) known = targets.insert(known, {range.target});
    uint64_t mask = ~uint64_t{0} >> (kWordBits - 1 - static_cast<uint64_t>(range.high - range.low));
    known->mask |= mask << (range.low - low);
    known->weight += range.weight;
    all |= known->mask;
  }
  std::ranges::stable_sort(targets, std::greater<>(), &BitTarget::weight);
  Value distance;
  block = check_bounds(search, cluster, low, block, next, distance);
  TypeId word = high - low < 32 ? ssa::kI32 : ssa::kI64;
  Value amount = resized(block, distance, word);
  bool is_complete =
      (default_is_unreachable_ && next.block == default_) || std::popcount(all) == high - low + 1;
  uint64_t left = weight_of(cluster) + next.weight;
  for (size_t i = 0; i < targets.size(); ++i) {
    bool is_last = i + 1 == targets.size();
    if (is_last && is_complete) return jump(block, targets[i].target);
    InstId bit = append(block, Opcode::Shl, word, {constant(word, 1), amount});
    InstId common = append(block, Opcode::And, word, {bit, constant(word, targets[i].mask)});
    left -= targets[i].weight;
    const Target other = is_last ? next : Target{new_block(), left};
    branch(block, compare(block, IntPredicate::NE, common, 0),
           {targets[i].target, targets[i].weight}, other);
    block = other.block;
  }
}

// --- building

void SwitchLowering::jump_out(BlockId from, BlockId target) {
  if (target.index() < first_new_block_) edit_.move_edge(target, origin_block_, from);
  reaches_default_ |= target == first_default_;
}

void SwitchLowering::jump(BlockId block, BlockId target) {
  append(block, Opcode::Br, ssa::kVoid, {Value(target)});
  jump_out(block, target);
}

void SwitchLowering::branch(BlockId block, Value condition, Target if_true, Target if_false) {
  const InstId id = append(block, Opcode::CondBr, ssa::kVoid,
                           {condition, Value(if_true.block), Value(if_false.block)});
  function_[id].flags = ssa::branch_probability(if_true.weight, if_false.weight);
  jump_out(block, if_true.block);
  jump_out(block, if_false.block);
}

BlockId SwitchLowering::new_block() {
  return last_new_block_ = edit_.add_after(last_new_block_, offset_);
}

InstId SwitchLowering::append(BlockId block, Opcode opcode, TypeId type,
                              std::initializer_list<Value> operands, uint8_t subcode) {
  InstId id = function_.create(opcode, type, operands, 0, subcode, offset_);
  function_.append(block, id);
  return id;
}

InstId SwitchLowering::compare(BlockId block, IntPredicate predicate, Value left, uint64_t right) {
  return append(block, Opcode::ICmp, ssa::kI1, {left, constant(function_.type_of(left), right)},
                static_cast<uint8_t>(predicate));
}

Value SwitchLowering::minus(BlockId block, int64_t low) {
  if (low == 0) return value_;
  return append(block, Opcode::Sub, type_, {value_, constant(type_, static_cast<uint64_t>(low))});
}

// Resizes a value that fits the type.
Value SwitchLowering::resized(BlockId block, Value value, TypeId type) {
  uint32_t from = function_.types().integer_bits(function_.type_of(value));
  uint32_t to = function_.types().integer_bits(type);
  if (from == to) return value;
  return append(block, from < to ? Opcode::ZExt : Opcode::Trunc, type, {value});
}

Value SwitchLowering::constant(TypeId type, uint64_t bits) {
  return function_.constants().integer(type, function_.types().integer_bits(type), bits);
}

}  // namespace

void lower_switches(ssa::Function& function, Arena& scratch) {
  SwitchLowering(function, scratch).run();
}

}  // namespace lilt::backend
