// Merging of stores: constants that are stored side by side become one wider constant.
//
// Idea. Programs initialize objects member by member. Two stores of the same size to adjacent bytes
// become one store of twice the size, at the place of the later one; that may merge again. Up to
// 8 bytes the constants join; 16 bytes must be zeros, which an xmm register holds. (As the merging
// of consecutive stores in LLVM's DAG combiner.)
//
// Terms. A pending store is one that could still move down to the current instruction: nothing
// after it touches its bytes.
//
// Invariants. Only plain stores of integers and null pointers merge. A store moves over loads and
// stores of other memory only; every other access, and every call, ends the search. Eight bytes
// merge only if an instruction holds the constant as a sign-extended immediate of 32 bits.
#include <algorithm>
#include <bit>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxPending = 16;
constexpr uint64_t kWord = 8;  // bytes

class StoreMerging {
 public:
  StoreMerging(Function& function, Arena& scratch)
      : function_(function),
        alias_(function, scratch),
        has_vectors_((function.attributes() & function_attribute::NoImplicitFloat) == 0),
        pending_(scratch) {
    pending_.reserve(kMaxPending);
  }

  bool run(Arena& scratch) {
    for (BlockId block : blocks_with_constants(scratch)) {
      pending_.clear();
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        visit(id);
      }
    }
    return has_changed_;
  }

 private:
  struct Access {
    MemoryLocation at;     // from an object, for comparison with other bases
    MemoryLocation place;  // with a known offset
  };
  struct Pending : Access {
    InstId store;
    uint64_t bits = 0;  // 0 if the store has 16 bytes
  };

  Access access(Value pointer, TypeId type) const {
    const MemoryLocation at = alias_.location(pointer, function_.types().store_size(type));
    return {at, at.base.valid() && at.size != kUnknownSize ? at : alias_.place(pointer, type)};
  }

  // The blocks with two stores of constants or more. Looks at the array of instructions, not at the
  // lists of blocks: few blocks have any.
  ArenaVector<BlockId> blocks_with_constants(Arena& scratch) const {
    ArenaVector<BlockId> found(scratch);
    ArenaIdMap<BlockId, uint8_t> stores(function_.block_count(), 0, scratch);  // 2: or more
    for (InstId id = next_store(0); id.valid(); id = next_store(id.index() + 1)) {
      const BlockId block = function_.block_of(id);
      if (!block.valid() || !function_.operand(id, 0).is_constant()) continue;
      uint8_t& number = stores[block];
      if (number == 1) found.push_back(block);
      number = std::min<uint8_t>(number + 1, 2);
    }
    return found;
  }
  InstId next_store(uint32_t index) const {
    const auto count = static_cast<uint32_t>(function_.value_count());
    while (index < count && function_[InstId(index)].opcode != Opcode::Store) ++index;
    return index < count ? InstId(index) : InstId();
  }

  void visit(InstId id) {
    const Instruction& i = function_[id];
    if (i.opcode == Opcode::Store && !is_ordered(i)) return visit_store(id);
    if (pending_.empty()) return;
    if (i.opcode == Opcode::Load && !is_ordered(i))
      forget(access(function_.operand(id, 0), i.type));
    else if (has(i.opcode, property::SideEffect) || i.opcode == Opcode::Load)
      pending_.clear();
  }

  void visit_store(InstId id) {
    const Value value = function_.operand(id, 0);
    uint64_t bits = 0;
    const bool is_constant = constant_bits(value, bits);
    if (!is_constant && pending_.empty()) return;
    Pending store{access(function_.operand(id, 1), function_.type_of(value)), id, bits};
    forget(store);
    if (!is_constant || store.place.size > kWord) return;
    while (merge(store)) has_changed_ = true;
    if (pending_.size() == kMaxPending) pending_.erase(pending_.begin());
    pending_.push_back(store);
  }

  bool constant_bits(Value value, uint64_t& bits) const {
    if (!integer_constant(function_, value, bits))
      return value.is_constant() &&
             function_.constants()[value.constant()].kind == ConstantKind::Null;
    const uint32_t width = function_.types().integer_bits(function_.type_of(value));
    return width % 8 == 0 && std::has_single_bit(width);
  }

  // Pending stores stay before accesses of their bytes.
  void forget(const Access& accessed) {
    if (pending_.empty()) return;
    function_.track_uses();
    std::erase_if(pending_, [&](const Pending& p) {
      return p.place.base == accessed.place.base ? alias_.may_alias(p.place, accessed.place)
                                                 : alias_.may_alias(p.at, accessed.at);
    });
  }

  // Merges the store with a pending one, and makes it the result.
  bool merge(Pending& store) {
    for (size_t i = pending_.size(); i-- > 0;) {
      const Pending& other = pending_[i];
      const MemoryLocation &a = store.place, &b = other.place;
      if (a.base != b.base || a.size != b.size) continue;
      const bool is_above = a.offset == b.offset + b.size;
      if (!is_above && b.offset != a.offset + a.size) continue;
      if (!join(store, is_above ? other : store, is_above ? store : other, other.store)) continue;
      pending_.erase(pending_.begin() + static_cast<std::ptrdiff_t>(i));
      return true;
    }
    return false;
  }

  // Replaces `store` and `earlier`, which are `low` and `high`, by one store.
  bool join(Pending& store, Pending low, Pending high, InstId earlier) {
    const uint64_t size = low.place.size;
    const bool is_vector = size == kWord;
    if (size > kWord || (is_vector && (!has_vectors_ || (low.bits | high.bits) != 0))) return false;
    const uint64_t bits = is_vector ? 0 : low.bits | high.bits << 8 * size;
    if (size == kWord / 2 && static_cast<int64_t>(bits) != static_cast<int32_t>(bits)) return false;
    const InstId wide = function_.create(
        Opcode::Store, kVoid, {constant(2 * size, bits), function_.operand(low.store, 1)},
        align_flag(function_.alignment(low.store)), 0, function_.offset_of(store.store));
    function_.insert_before(store.store, wide);
    function_.erase(store.store);
    function_.erase(earlier);
    store = {{low.at, low.place}, wide, bits};
    if (store.at.size != kUnknownSize) store.at.size = 2 * size;
    store.place.size = 2 * size;
    return true;
  }

  Value constant(uint64_t size, uint64_t bits) {
    constexpr uint64_t kZeros[] = {0, 0};
    if (size > kWord) return function_.constants().wide_floating(kFp128, kZeros);
    const TypeId type = size == 2 ? kI16 : size == 4 ? kI32 : kI64;
    return function_.constants().integer(type, static_cast<uint32_t>(8 * size), bits);
  }

  Function& function_;
  AliasAnalysis alias_;
  const bool has_vectors_;
  bool has_changed_ = false;
  ArenaVector<Pending> pending_;  // at most kMaxPending
};

}  // namespace

bool merge_stores(Function& function, Analyses&, Arena& scratch) {
  return StoreMerging(function, scratch).run(scratch);
}

}  // namespace lilt::opt
