// Operations that a block does side by side become one on vectors.
//
// Idea. Stores of consecutive memory, phis of one block, and the sums of a reduction are the roots
// of trees (slp_tree.h). A tree that costs less as vectors (vector_cost.h), and for which there is
// an order (slp_schedule.h), takes the place of its instructions. Vectors may so live across the
// iterations of a loop, where full unrolling has made values of an array's elements.
//
// Invariants. Each lane computes what the number did: flags hold that all lanes have, and sums of
// floating-point numbers keep their order unless the text has `reassoc`.
//
// Source: as slp_tree.h.
#include <algorithm>
#include <ranges>
#include <string>

#include "ir/opt/loop_memory.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/opt/slp_schedule.h"
#include "ir/opt/slp_tree.h"
#include "ir/opt/vector_builder.h"
#include "ir/opt/vector_forms.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/fast_math.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;
using Kind = SlpNode::Kind;

namespace {

// Against the time that large blocks take.
constexpr size_t kMaxSeedStores = 64;  // of a block, that are compared at once
constexpr size_t kMaxSeedGroups = 12;  // addresses among them, that others are compared with
constexpr uint32_t kMaxTrees = 48;     // that grow from one block
constexpr size_t kMaxReduced = 64;     // operations of a reduction
constexpr uint32_t kRegisterBits = 128;

class SlpVectorization : VectorBuilder {
 public:
  SlpVectorization(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : VectorBuilder(function, scratch), analyses_(analyses), remarks_(remarks) {}

  bool run() {
    function_.track_uses();
    for (const BlockId block : cfg_.reverse_post_order() | std::views::reverse) {
      trees_left_ = kMaxTrees;
      find_seeds(block);
      seed_stores();
      seed_refused();
      seed_reductions();
      seed_phis();
    }
    if (has_changed_) analyses_.keep_only({});
    return has_changed_;
  }

 private:
  // --- seeds

  struct Store {
    InstId id;
    uint32_t group;  // with a known distance from each other
    int64_t offset;  // from the first of the group
  };

  uint32_t bits_of(TypeId type) const { return function_.types().scalar_bits(type); }
  // Lanes of the widest vectors that may be worth it.
  uint32_t most_lanes(TypeId type) const {
    const bool is_wide = function_.has(processor_feature::Avx2) ||
                         (function_.has(processor_feature::Avx) && is_floating(type));
    return (is_wide ? 256 : kRegisterBits) / bits_of(type);
  }
  bool is_floating(TypeId type) const { return type == kFloat || type == kDouble; }

  // Whether so many numbers of the type fill a vector.
  uint32_t fewest_lanes(TypeId type) const { return std::max(2u, kRegisterBits / bits_of(type)); }

  void find_seeds(BlockId block) {
    stores_.clear();
    roots_.clear();
    phis_.clear();
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Instruction& i = function_[id];
      if (i.opcode == Opcode::Store && !is_ordered(i))
        stores_.push_back({id, 0, 0});
      else if (i.opcode == Opcode::Phi)
        phis_.push_back(id);
      else if (has(i.opcode, property::Commutative) && is_root(id))
        roots_.push_back(id);
    }
  }
  // Whether no tree has taken its place.
  bool is_there(InstId id) const { return function_.block_of(id).valid(); }
  void seed_stores() {
    refused_.clear();
    for (size_t first = 0; first + 1 < stores_.size(); first += kMaxSeedStores)
      seed_some(
          std::span(stores_).subspan(first, std::min(kMaxSeedStores, stores_.size() - first)));
  }
  void seed_some(std::span<Store> stores) {
    groups_.clear();
    for (Store& store : stores) find_group(store);
    std::ranges::sort(stores, {},
                      [](const Store& s) { return std::tuple(s.group, s.offset, s.id); });
    for (size_t first = 0, end = 0; first < stores.size() && stores[first].group < kMaxSeedGroups;
         first = end) {
      const auto size = static_cast<int64_t>(accessed_bytes(function_, stores[first].id));
      for (end = first + 1; end < stores.size() && stores[end].group == stores[first].group &&
                            stores[end].offset == stores[end - 1].offset + size;)
        ++end;
      run_.clear();
      for (const Store& store : stores.subspan(first, end - first)) run_.push_back(store.id);
      vectorize_run(Kind::Store);
    }
  }
  // Of stores of one type.
  struct Group {
    TypeId type;
    AffineSum sum;
  };
  void find_group(Store& store) {
    const TypeId type = accessed_type(function_, store.id);
    store.group = kMaxSeedGroups;
    const auto sum = evolution_.sum_of(accessed_pointer(function_, store.id));
    if (!sum) return;
    for (store.group = 0; store.group < groups_.size(); ++store.group) {
      const Group& group = groups_[store.group];
      const auto apart = group.type == type ? distance(group.sum, *sum) : std::nullopt;
      if (!apart) continue;
      store.offset = static_cast<int64_t>(*apart);
      return;
    }
    if (groups_.size() < kMaxSeedGroups) groups_.push_back({type, *sum});
  }

  void seed_phis() {
    if (phis_.size() < 2) return;
    const auto type_of = [&](InstId phi) { return function_[phi].type.index(); };
    std::ranges::sort(phis_, {}, [&](InstId phi) { return std::pair(type_of(phi), phi); });
    for (size_t first = 0, end = 0; first < phis_.size(); first = end) {
      for (end = first + 1; end < phis_.size() && type_of(phis_[end]) == type_of(phis_[first]);)
        ++end;
      run_.assign(phis_.begin() + static_cast<ptrdiff_t>(first),
                  phis_.begin() + static_cast<ptrdiff_t>(end));
      vectorize_run(Kind::Phi);
    }
  }

  // Stores or phis: as many at once as possible. Says why not where none are vectors.
  void vectorize_run(Kind kind) {
    const TypeId type = type_of_seed(run_[0]);
    if (run_.size() < 2 || !may_be_lanes(function_, type)) return;
    refusal_.clear();
    const bool has_vectors = vectorize_some(kind, run_, most_lanes(type), fewest_lanes(type));
    if (!has_vectors && !refusal_.empty()) remark(run_[0], refusal_);
  }
  bool vectorize_some(Kind kind, std::span<const InstId> seeds, uint32_t lanes, uint32_t fewest) {
    if (lanes < fewest || seeds.size() < fewest) return false;
    bool has_vectors = false;
    size_t rest = 0;  // where those begin that are not vectors
    for (size_t first = 0; first + lanes <= seeds.size();) {
      const std::span some = seeds.subspan(first, lanes);
      const bool has_grown =
          std::ranges::all_of(some, [&](InstId id) { return is_there(id); }) &&
          (kind == Kind::Store ? tree_.grow_from_stores(some, lanes) : tree_.grow_from_phis(some));
      if (!has_grown || !vectorize_tree(some[0])) {
        if (has_grown && kind == Kind::Store && lanes == fewest) refuse(some);
        ++first;
        continue;
      }
      has_vectors = true;
      vectorize_some(kind, seeds.subspan(rest, first - rest), lanes / 2, fewest);
      rest = first += lanes;
    }
    return vectorize_some(kind, seeds.subspan(rest), lanes / 2, fewest) || has_vectors;
  }
  // Runs of stores that are not worth it by themselves may be together, as they share lanes.
  void refuse(std::span<const InstId> stores) {
    const bool overlaps = std::ranges::any_of(
        stores, [&](InstId id) { return std::ranges::find(refused_, id) != refused_.end(); });
    if (refused_.empty()) refused_type_ = type_of_seed(stores[0]);
    if (!overlaps && refused_.size() < kMaxSeedStores && refused_type_ == type_of_seed(stores[0]))
      refused_.insert(refused_.end(), stores.begin(), stores.end());
  }
  // Only the runs of which no other tree has taken a store.
  void seed_refused() {
    if (refused_.empty()) return;
    const uint32_t lanes = fewest_lanes(refused_type_);
    size_t kept = 0;
    for (size_t first = 0; first < refused_.size(); first += lanes) {
      const std::span run = std::span(refused_).subspan(first, lanes);
      if (!std::ranges::all_of(run, [this](InstId id) { return is_there(id); })) continue;
      std::ranges::copy(run, refused_.begin() + static_cast<ptrdiff_t>(kept));
      kept += lanes;
    }
    refused_.resize(kept);
    if (kept > lanes && tree_.grow_from_stores(refused_, lanes)) vectorize_tree(refused_[0]);
  }
  TypeId type_of_seed(InstId id) const {
    return function_[id].opcode == Opcode::Store ? accessed_type(function_, id)
                                                 : function_[id].type;
  }

  // --- seeds: reductions

  ReductionKind kind_of(InstId id) const {
    const bool may_reassociate = (function_[id].flags & fast_math::Reassociate) != 0;
    switch (function_[id].opcode) {
      case Opcode::Add:
        return ReductionKind::Add;
      case Opcode::Mul:
        return ReductionKind::Mul;
      case Opcode::And:
        return ReductionKind::And;
      case Opcode::Or:
        return ReductionKind::Or;
      case Opcode::Xor:
        return ReductionKind::Xor;
      case Opcode::FAdd:
        return may_reassociate ? ReductionKind::FAdd : ReductionKind::None;
      case Opcode::FMul:
        return may_reassociate ? ReductionKind::FMul : ReductionKind::None;
      default:
        return ReductionKind::None;
    }
  }
  // Whether the value is one operation of several, which only the next one needs.
  bool is_inner(Value value, InstId next) const {
    return value.is_local() && function_[value.local()].opcode == function_[next].opcode &&
           function_.block_of(value.local()) == function_.block_of(next) &&
           function_.has_one_use(value.local()) && kind_of(value.local()) != ReductionKind::None;
  }
  bool is_root(InstId id) const {
    if ((!is_inner(function_.operand(id, 0), id) && !is_inner(function_.operand(id, 1), id)) ||
        !may_be_lanes(function_, function_[id].type) || kind_of(id) == ReductionKind::None)
      return false;
    return !function_.has_one_use(id) || !is_inner(id, function_.user(function_.first_use(id)));
  }
  void seed_reductions() {
    for (const InstId root : roots_)
      if (is_there(root)) vectorize_reduction(root);
  }
  void vectorize_reduction(InstId root) {
    find_leaves(root);
    const uint32_t fewest = fewest_lanes(function_[root].type);
    if (leaves_.size() < std::max(4u, fewest)) return;
    refusal_.clear();
    const auto most = std::min<size_t>({leaves_.size(), SlpTree::kMaxLanes, 4 * fewest});
    for (auto lanes = static_cast<uint32_t>(std::bit_floor(most)); lanes >= fewest; lanes /= 2)
      if (const size_t used = leaves_.size() / lanes * lanes;
          tree_.grow_from_reduction(run_, std::span(leaves_).first(used), lanes)) {
        rest_ = std::span(leaves_).subspan(used);
        if (vectorize_tree(root)) return;
      }
    if (!refusal_.empty()) remark(root, refusal_);
  }
  // The operations of a reduction, the last one last, and what they add up, in order.
  void find_leaves(InstId root) {
    run_.assign(1, root);
    leaves_.clear();
    pending_.clear();
    for (uint32_t k : {1, 0}) pending_.push_back(function_.operand(root, k));
    while (!pending_.empty()) {
      const Value value = pending_.back();
      pending_.pop_back();
      if (run_.size() == kMaxReduced || !is_inner(value, root)) {
        leaves_.push_back(value);
        continue;
      }
      run_.push_back(value.local());
      for (uint32_t k : {1, 0}) pending_.push_back(function_.operand(value.local(), k));
    }
    std::ranges::reverse(run_);
  }

  // --- the decision

  bool vectorize_tree(InstId seed) {
    if (trees_left_ == 0) return false;
    --trees_left_;
    SlpTree::Cost cost = tree_.cost(loops_);
    if (cost.is_worth_it()) {
      if (!schedule_.compute(tree_, cfg_)) {
        refusal_ = "side by side, but in no order: lanes wait for each other";
        return false;
      }
      cost.vectors += schedule_.cost();
    }
    const bool is_worth_it = cost.is_worth_it();
    if (remarks_.are_wanted()) {
      const std::string costs = std::to_string(tree_.lane_count()) + " lanes cost " +
                                std::to_string(cost.vectors) + ", scalars " +
                                std::to_string(cost.scalars);
      if (is_worth_it)
        remarks_.add(function_.offset_of(seed), "vectorized: " + costs + " [slp-vectorize]");
      else
        refusal_ = costs;
    }
    if (is_worth_it) emit();
    return is_worth_it;
  }
  void remark(InstId seed, const std::string& why) const {
    if (remarks_.are_wanted())
      remarks_.add(function_.offset_of(seed), "not vectorized: " + why + " [slp-vectorize]");
  }

  // --- the vectors

  void emit() {
    has_changed_ = true;
    lane_count_ = tree_.lane_count();
    for (uint32_t node = 0; node < tree_.nodes().size(); ++node)
      if (tree_.nodes()[node].kind == Kind::Phi) emit_phi(node);
    for (const SlpSchedule::Region& region : schedule_.regions()) emit_region(region);
    for (uint32_t node = 0; node < tree_.nodes().size(); ++node)
      if (tree_.nodes()[node].kind == Kind::Phi) complete_phi(node);
    for (const SlpNode& node : tree_.nodes())
      if (node.takes_place() && node.vector.valid()) extract(node);
    erase_lanes();
    tree_.clear();
  }
  const SlpNode& node(uint32_t number) const { return tree_.nodes()[number]; }
  void note_origin(uint32_t number) {
    origin_ = function_.offset_of(tree_.lanes(node(number)).back().local());
  }

  void emit_phi(uint32_t number) {
    note_origin(number);
    const TypeId type = tree_.type_of(node(number));
    tree_.set_vector(number, make_phi(function_.block_of(lane_of(number, 0)), lanes_of(type), {}));
  }
  void complete_phi(uint32_t number) {
    note_origin(number);
    const InstId first = tree_.lanes(node(number))[0].local();
    ArenaVector<Value> entries(scratch_);
    for (uint32_t entry = 0; entry < node(number).operand_count; ++entry) {
      const BlockId from = function_.operand(first, 2 * entry + 1).block();
      before_ = function_.terminator(from);
      entries.push_back(vector_of(tree_.operands(node(number))[entry]));
      entries.push_back(from);
    }
    function_.set_operands(node(number).vector.local(), entries);
  }

  // All instructions of the region go, in their new order, to before one of its first block.
  void emit_region(const SlpSchedule::Region& region) {
    for (const InstId id : schedule_.items(region)) {
      before_ = region.before;
      if (const uint32_t number = tree_.node_of(id); number != SlpTree::kNoNode)
        emit(number);
      else if (lines_.is_choice(id))
        emit_choice(id);
      else
        move_before(function_, before_, id);
    }
    const std::span<const BlockId> blocks = lines_.blocks(region.line);
    for (uint32_t b = region.first_block + 1; b <= region.last_block; ++b)
      if (const InstId branch = lines_.branch_before(blocks[b]); branch.valid()) {
        function_[branch].opcode = Opcode::Br;
        function_[branch].flags = 0;
        function_.set_operands(branch, std::array{Value(blocks[b])});
      }
  }
  // It stays the value that it is, which lanes of other nodes may name.
  void emit_choice(InstId phi) {
    const std::array<Value, 3> values = lines_.choice(phi);
    function_[phi].opcode = Opcode::Select;
    function_.set_operands(phi, values);
    move_before(function_, before_, phi);
  }

  void emit(uint32_t number) {
    note_origin(number);
    switch (node(number).kind) {
      case Kind::Load:
        return tree_.set_vector(number, load(number));
      case Kind::Store:
        return store(number);
      case Kind::Reduction:
        return reduce(number);
      case Kind::Alternate:
        return tree_.set_vector(number, alternate(number));
      default:
        return tree_.set_vector(number, operate(number, lane_of(number, 0)));
    }
  }
  InstId lane_of(uint32_t number, uint32_t lane) const {
    return tree_.lanes(node(number))[lane].local();
  }

  // The operation that one of the lanes is, on all of them.
  Value operate(uint32_t number, InstId as) {
    const Opcode opcode = lines_.opcode_of(as);
    if (opcode == Opcode::Call) return call(number);
    std::array<Value, 3> operands;
    const uint32_t count = node(number).operand_count;
    for (uint32_t k = 0; k < count; ++k) operands[k] = vector_of(tree_.operands(node(number))[k]);
    uint16_t flags = UINT16_MAX;
    for (const Value lane : tree_.lanes(node(number)))
      if (lines_.opcode_of(lane.local()) == opcode) flags &= function_[lane.local()].flags;
    const uint8_t subcode = opcode == Opcode::Select ? 0 : function_[as].subcode;
    return make(opcode, lanes_of(function_[as].type), std::span(operands).first(count), flags,
                subcode);
  }
  Value alternate(uint32_t number) {
    const InstId first = lane_of(number, 0);
    const auto is_first = [&](uint32_t lane) {
      return function_[lane_of(number, lane)].opcode == function_[first].opcode;
    };
    uint32_t other = 1;
    while (is_first(other)) ++other;
    const Value a = operate(number, first), b = operate(number, lane_of(number, other));
    return shuffle(a, b, lane_count_,
                   [&](uint32_t lane) { return is_first(lane) ? lane : lane_count_ + lane; });
  }
  // An operand that is i1 says what the intrinsic does, and is one for all lanes.
  Value call(uint32_t number) {
    const InstId first = lane_of(number, 0);
    const TypeId type = function_[first].type, of_lanes = lanes_of(type);
    std::array<Value, 6> operands;
    std::array<TypeId, 4> types;
    const uint32_t count = function_[first].operand_count;
    for (uint32_t k = 2, vector = 0; k < count; ++k) {
      const Value operand = function_.operand(first, k);
      const bool is_single = function_.type_of(operand) == kI1;
      operands[k] = is_single ? operand : vector_of(tree_.operands(node(number))[vector++]);
      types[k - 2] = is_single ? kI1 : of_lanes;
    }
    const std::string name = name_on_lanes(called_intrinsic_name(function_, first), type);
    const TypeId of_function =
        function_.types().function(of_lanes, std::span(types).first(count - 2), false);
    operands[0] = of_function;
    operands[1] = declared_function(function_, name, of_function);
    return make(Opcode::Call, of_lanes, std::span(operands).first(count));
  }

  Value load(uint32_t number) {
    uint32_t first = 0;
    while (tree_.element_of(node(number), first) != 0) ++first;
    const InstId at = lane_of(number, first);
    const Value loaded = make(Opcode::Load, lanes_of(function_[at].type),
                              {function_.operand(at, 0)}, align_flag(function_.alignment(at)));
    std::array<uint32_t, SlpTree::kMaxLanes> order;
    bool is_in_order = true;
    for (uint32_t lane = 0; lane < lane_count_; ++lane)
      is_in_order &= (order[lane] = tree_.element_of(node(number), lane)) == lane;
    return is_in_order ? loaded : shuffle_one(loaded, [&](uint32_t lane) { return order[lane]; });
  }
  void store(uint32_t number) {
    const InstId first = lane_of(number, 0);
    const Value stored = vector_of(tree_.operands(node(number))[0]);
    make(Opcode::Store, kVoid, {stored, function_.operand(first, 1)},
         align_flag(function_.alignment(first)));
  }
  void reduce(uint32_t number) {
    const InstId root = tree_.lanes(node(number)).back().local();
    const ReductionKind kind = kind_of(root);
    Value all;
    for (const uint32_t part : tree_.operands(node(number)))
      all = all.valid() ? combine(kind, all, vector_of(part)) : vector_of(part);
    uint32_t count = lane_count_;
    for (; count * bits_of(function_[root].type) > kRegisterBits; count /= 2) {
      const Value upper = shuffle_part(all, count / 2, count / 2);
      all = combine(kind, shuffle_part(all, 0, count / 2), upper);
    }
    Value result = reduce_lanes(kind, all);
    const uint16_t flags = is_floating(function_[root].type) ? fast_math::Reassociate : 0;
    for (const Value value : rest_)
      result = make(function_[root].opcode, function_[root].type, {result, value}, flags);
    function_.replace_all_uses(root, result);
  }

  // --- vectors that are put together

  Value vector_of(uint32_t number) {
    if (node(number).vector.valid()) return node(number).vector;
    const TypeId type = tree_.type_of(node(number));
    const std::span<const Value> lanes = tree_.lanes(node(number));
    Value vector;
    if (node(number).kind == Kind::Constants)
      vector = constant_lanes(type, [&](uint32_t lane) { return lanes[lane]; });
    else if (node(number).kind == Kind::Splat)
      vector = type == kI1 ? lanes[0] : splat(lanes[0]);  // the condition of a select of vectors
    else if (node(number).kind == Kind::Shuffle)
      vector = shuffle_sources(lanes);
    else
      vector = gather(type, lanes);
    tree_.set_vector(number, vector);
    return vector;
  }
  Value gather(TypeId type, std::span<const Value> lanes) {
    const Value poison = function_.constants().poison(type);
    Value vector = constant_lanes(
        type, [&](uint32_t lane) { return lanes[lane].is_constant() ? lanes[lane] : poison; });
    for (uint32_t lane = 0; lane < lane_count_; ++lane)
      if (!lanes[lane].is_constant())
        vector =
            make(Opcode::InsertElement, lanes_of(type), {vector, lanes[lane], integer(kI32, lane)});
    return vector;
  }
  Value shuffle_sources(std::span<const Value> lanes) {
    const SlpTree::Source first = tree_.source_of(lanes[0]);
    SlpTree::Source other = first;
    bool is_in_order = true;
    for (uint32_t lane = 0; lane < lane_count_; ++lane) {
      const SlpTree::Source source = tree_.source_of(lanes[lane]);
      if (!source.is_same_vector(first)) other = source;
      is_in_order &= source.is_same_vector(first) && source.lane == lane;
    }
    const Value a = vector_of_source(first);
    if (is_in_order) return a;
    const auto lane_in_both = [&](uint32_t lane) {
      const SlpTree::Source source = tree_.source_of(lanes[lane]);
      return source.lane + (source.is_same_vector(first) ? 0 : lane_count_);
    };
    return other.is_same_vector(first)
               ? shuffle_one(a, lane_in_both)
               : shuffle(a, vector_of_source(other), lane_count_, lane_in_both);
  }
  Value vector_of_source(const SlpTree::Source& source) {
    return source.vector.valid() ? source.vector : node(source.node).vector;
  }
  template <class Lane>
  Value shuffle_one(Value vector, Lane lane) {
    return shuffle(vector, function_.constants().poison(function_.type_of(vector)), lane_count_,
                   lane);
  }
  Value shuffle_part(Value vector, uint32_t first, uint32_t count) {
    return shuffle(vector, function_.constants().poison(function_.type_of(vector)), count,
                   [&](uint32_t lane) { return first + lane; });
  }

  // --- what goes

  bool is_needed(InstId id) const {
    for (UseId use = function_.first_use(id); use.valid(); use = function_.next_use(use))
      if (tree_.node_of(function_.user(use)) == SlpTree::kNoNode) return true;
    return false;
  }
  // What others need of a vector: after it, or, where all are behind its loop, there.
  void extract(const SlpNode& node) {
    const InstId vector = node.vector.local();
    origin_ = function_.offset_of(vector);
    for (uint32_t lane = 0; lane < lane_count_; ++lane) {
      const InstId id = tree_.lanes(node)[lane].local();
      if (!is_needed(id)) continue;
      const BlockId later = tree_.extraction_place(id, loops_);
      before_ = later.valid() ? function_[later].first : function_.next(vector);
      while (function_[before_].opcode == Opcode::Phi) before_ = function_.next(before_);
      const Value value =
          make(Opcode::ExtractElement, function_[id].type, {node.vector, integer(kI32, lane)});
      function_.replace_all_uses(id, value);
    }
  }
  void erase_lanes() {
    for (const SlpNode& node : tree_.nodes())
      if (node.takes_place())
        for (const Value lane : tree_.lanes(node)) function_.set_operands(lane.local(), {});
    for (const SlpNode& node : tree_.nodes())
      if (node.takes_place())
        for (const Value lane : tree_.lanes(node)) function_.erase(lane.local());
  }

  Analyses& analyses_;
  const Remarks& remarks_;
  const ControlFlowGraph& cfg_ = analyses_.control_flow();
  const LoopForest& loops_ = analyses_.loops();
  const ScalarEvolution evolution_{function_};
  StraightLines lines_{function_, cfg_, scratch_};
  SlpTree tree_{function_, lines_, scratch_};
  SlpSchedule schedule_{function_, lines_, scratch_};
  bool has_changed_ = false;
  uint32_t trees_left_ = 0;  // of the block
  std::string refusal_;      // of the last tree
  ArenaVector<Store> stores_{scratch_};
  ArenaVector<Group> groups_{scratch_};
  ArenaVector<InstId> refused_{scratch_};  // runs of the fewest lanes, one after the other
  TypeId refused_type_;                    // of what they store
  ArenaVector<InstId> run_{scratch_}, phis_{scratch_}, roots_{scratch_};
  ArenaVector<Value> leaves_{scratch_}, pending_{scratch_};
  std::span<const Value> rest_;  // of leaves_, that are in no vector
};

}  // namespace

bool slp_vectorize(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  constexpr FunctionAttributes kScalar =
      function_attribute::ForSize | function_attribute::NoImplicitFloat;
  if ((function.attributes() & kScalar) != 0) return false;
  return SlpVectorization(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
