// Switch to comparisons: cases are sorted, neighbours with one target become a range, and a
// balanced binary search over the ranges ends in runs of at most three tests. Cost O(cases log
// cases).
#include <algorithm>

#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::BlockId;
using ssa::InstId;
using ssa::IntPredicate;
using ssa::Opcode;
using ssa::Value;

namespace {

class SwitchLowering {
 public:
  explicit SwitchLowering(ssa::Function& function) : function_(function) {}
  void run();

 private:
  struct Range {
    uint64_t low, high;  // inclusive, unsigned
    BlockId target;
  };
  struct Search {
    size_t begin, end;  // ranges_
    BlockId block;      // where the search for them starts
  };
  static constexpr size_t kLinearRanges = 3;

  void lower(BlockId block);
  void share_default();
  void collect_ranges(std::span<const Value> operands);
  void test_in_turn(const Search& search);
  void bisect(const Search& search);
  Value test(BlockId block, const Range& range);
  void branch(BlockId block, Value condition, BlockId if_true, BlockId if_false);
  // Notes an edge to a block that the switch had as a target.
  void jump_out(BlockId from, BlockId target) { changes_.push_back({target, origin_block_, from}); }
  BlockId new_block();
  InstId append(BlockId block, Opcode opcode, ssa::TypeId type,
                std::initializer_list<Value> operands, uint8_t subcode = 0);
  Value constant(uint64_t bits);

  ssa::Function& function_;
  std::vector<EdgeChange> changes_;
  std::vector<BlockId> layout_;
  // The switch at hand.
  BlockId origin_block_, default_;
  Value value_;
  SourceOffset offset_ = kNoOffset;
  std::vector<Range> ranges_;
  std::vector<Search> pending_;
};

void SwitchLowering::run() {
  const std::vector<BlockId> blocks = function_.blocks();
  for (BlockId block : blocks) {
    layout_.push_back(block);
    if (function_[function_.terminator(block)].opcode == Opcode::Switch) lower(block);
  }
  if (changes_.empty()) return;
  function_.set_layout(std::move(layout_));
  redirect_phis(function_, changes_);
}

void SwitchLowering::lower(BlockId block) {
  InstId id = function_.terminator(block);
  origin_block_ = block;
  value_ = function_.operand(id, 0);
  default_ = function_.operand(id, 1).block();
  offset_ = function_.offset_of(id);
  collect_ranges(function_.operands(id));
  function_.erase(id);
  if (ranges_.size() > kLinearRanges) share_default();
  pending_.push_back({0, ranges_.size(), block});
  while (!pending_.empty()) {
    Search search = pending_.back();
    pending_.pop_back();
    if (search.end - search.begin <= kLinearRanges)
      test_in_turn(search);
    else
      bisect(search);
  }
}

// Many searches end at the default: one block takes them there, so that its phis gain no entries.
void SwitchLowering::share_default() {
  BlockId shared = new_block();
  append(shared, Opcode::Br, ssa::kVoid, {Value(default_)});
  jump_out(shared, default_);
  default_ = shared;
}

void SwitchLowering::collect_ranges(std::span<const Value> operands) {
  ranges_.clear();
  for (size_t i = 2; i < operands.size(); i += 2) {
    uint64_t bits = function_.constants().zero_extended(operands[i].constant());
    ranges_.push_back({bits, bits, operands[i + 1].block()});
  }
  std::sort(ranges_.begin(), ranges_.end(),
            [](const Range& a, const Range& b) { return a.low < b.low; });
  size_t kept = 0;
  for (const Range& range : ranges_) {
    if (kept != 0 && ranges_[kept - 1].target == range.target &&
        ranges_[kept - 1].high + 1 == range.low)
      ranges_[kept - 1].high = range.high;
    else
      ranges_[kept++] = range;
  }
  ranges_.resize(kept);
}

void SwitchLowering::test_in_turn(const Search& search) {
  BlockId block = search.block;
  if (search.begin == search.end) {
    append(block, Opcode::Br, ssa::kVoid, {Value(default_)});
    return jump_out(block, default_);
  }
  for (size_t i = search.begin; i < search.end; ++i) {
    bool is_last = i + 1 == search.end;
    BlockId next = is_last ? default_ : new_block();
    branch(block, test(block, ranges_[i]), ranges_[i].target, next);
    jump_out(block, ranges_[i].target);
    if (is_last) jump_out(block, default_);
    block = next;
  }
}

void SwitchLowering::bisect(const Search& search) {
  size_t middle = search.begin + (search.end - search.begin) / 2;
  BlockId lower = new_block(), upper = new_block();
  InstId below =
      append(search.block, Opcode::ICmp, ssa::kI1, {value_, constant(ranges_[middle].low)},
             static_cast<uint8_t>(IntPredicate::ULT));
  branch(search.block, below, lower, upper);
  pending_.push_back({middle, search.end, upper});
  pending_.push_back({search.begin, middle, lower});
}

Value SwitchLowering::test(BlockId block, const Range& range) {
  if (range.low == range.high)
    return append(block, Opcode::ICmp, ssa::kI1, {value_, constant(range.low)},
                  static_cast<uint8_t>(IntPredicate::EQ));
  Value distance = value_;
  if (range.low != 0)
    distance = append(block, Opcode::Sub, function_.type_of(value_), {value_, constant(range.low)});
  return append(block, Opcode::ICmp, ssa::kI1, {distance, constant(range.high - range.low)},
                static_cast<uint8_t>(IntPredicate::ULE));
}

void SwitchLowering::branch(BlockId block, Value condition, BlockId if_true, BlockId if_false) {
  append(block, Opcode::CondBr, ssa::kVoid, {condition, Value(if_true), Value(if_false)});
}

BlockId SwitchLowering::new_block() {
  BlockId block = function_.add_block({}, offset_);
  layout_.push_back(block);
  return block;
}

InstId SwitchLowering::append(BlockId block, Opcode opcode, ssa::TypeId type,
                              std::initializer_list<Value> operands, uint8_t subcode) {
  InstId id = function_.create(opcode, type, operands, 0, subcode, offset_);
  function_.append(block, id);
  return id;
}

Value SwitchLowering::constant(uint64_t bits) {
  ssa::TypeId type = function_.type_of(value_);
  return function_.constants().integer(type, function_.types().integer_bits(type), bits);
}

}  // namespace

void lower_switches(ssa::Function& function) { SwitchLowering(function).run(); }

}  // namespace lilt::backend
