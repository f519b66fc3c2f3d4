// Coloring of the stack: objects that are never alive together share memory.
//
// Idea. `llvm.lifetime.start` and `llvm.lifetime.end` say where an alloca of the entry block is
// alive. Two allocas *interfere* if both may be alive at some point of the function. The largest
// alloca takes in every smaller one that interferes with none of those that it has taken in before,
// then the next largest one does. (As LLVM's pass of that name.)
//
// Terms. An alloca *may be alive* after each start on the paths that lead on from it, up to an end:
// a forward analysis by sets of bits. Its address may escape: until the end, others may use it.
//
// Invariants. An alloca without a start marker is alive everywhere: so is one that an instruction
// accesses where the markers say that it is not alive, one with a marker that covers a part of it
// only, and one that is not in the frame. A start whose address no getelementptrs and casts lead to
// from an alloca (a choice, a freeze, a value from memory), or a call that returns twice, leaves
// the function as it is: any object may begin there that is known elsewhere. Where two paths meet,
// all that may be alive on either interfere, though no execution comes by both: passes may have
// made an access happen on both.
//
// The markers go, which stand between tail calls and returns. Where objects share memory, accesses
// forget which type of the source language they access and which scopes they are in: one memory now
// holds objects of several.
//
// Cost: the uses of allocas that have markers; with two or more, O(instructions in blocks with
// markers + (edges × iterations + markers + allocas × allocas) × words of a set); where some share,
// O(instructions).
#include <algorithm>
#include <bit>
#include <optional>
#include <utility>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxObjects = 1024;  // the largest ones
constexpr uint32_t kStackAlignment = 16;

// Sets of objects, as rows of one array.
class ObjectSets {
 public:
  ObjectSets(size_t sets, size_t objects, Arena& scratch)
      : words_((objects + 63) / 64), bits_(sets * words_, 0, scratch) {}

  bool contains(size_t set, size_t object) const {
    return (bits_[set * words_ + object / 64] >> object % 64 & 1) != 0;
  }
  void insert(size_t set, size_t object) {
    bits_[set * words_ + object / 64] |= uint64_t{1} << object % 64;
  }
  void erase(size_t set, size_t object) {
    bits_[set * words_ + object / 64] &= ~(uint64_t{1} << object % 64);
  }
  void assign(size_t set, const ObjectSets& from, size_t other) {
    std::copy_n(from.row(other), words_, row(set));
  }
  // Adds the members of another set. Returns whether that changed the set.
  bool unite(size_t set, const ObjectSets& from, size_t other) {
    uint64_t added = 0;
    for (size_t i = 0; i < words_; ++i) {
      added |= from.row(other)[i] & ~row(set)[i];
      row(set)[i] |= from.row(other)[i];
    }
    return added != 0;
  }
  // Adds the members of `from` without those of `killed`. Returns whether that changed the set.
  bool unite_without(size_t set, const ObjectSets& from, const ObjectSets& killed, size_t other) {
    uint64_t added = 0;
    for (size_t i = 0; i < words_; ++i) {
      const uint64_t more = from.row(other)[i] & ~killed.row(other)[i];
      added |= more & ~row(set)[i];
      row(set)[i] |= more;
    }
    return added != 0;
  }
  bool is_empty(size_t set) const {
    return std::all_of(row(set), row(set) + words_, [](uint64_t word) { return word == 0; });
  }
  bool are_equal(size_t set, const ObjectSets& from, size_t other) const {
    return std::equal(row(set), row(set) + words_, from.row(other));
  }
  template <class Visitor>
  void for_each(size_t set, Visitor visit) const {
    for (size_t i = 0; i < words_; ++i)
      for (uint64_t word = row(set)[i]; word != 0; word &= word - 1)
        visit(i * 64 + static_cast<size_t>(std::countr_zero(word)));
  }

 private:
  uint64_t* row(size_t set) { return bits_.data() + set * words_; }
  const uint64_t* row(size_t set) const { return bits_.data() + set * words_; }

  size_t words_;  // of a set
  ArenaVector<uint64_t> bits_;
};

// What an instruction does to objects.
enum class Event : uint8_t { None, Access, Start, End };

struct Object {
  InstId alloca_id;
  uint64_t size = 0;  // bytes
  bool has_start = false, is_always_alive = false;
};

class StackColoring {
 public:
  StackColoring(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch)
      : function_(function), analyses_(analyses), remarks_(remarks), scratch_(scratch) {}

  bool run() {
    find_objects();
    if (objects_.empty()) return false;
    object_of_.assign(function_.value_count(), kNone);
    event_.assign(function_.value_count(), Event::None);
    for (uint32_t i = 0; i < objects_.size(); ++i) follow_address(i);
    if (is_known_elsewhere_ && has_hidden_start()) return false;
    if (objects_.size() > 1) form_groups(find_interference());
    if (calls_returns_twice(function_)) return false;
    for (const Pair& pair : pairs_) merge(objects_[pair.object], objects_[pair.into]);
    for (const Use& marker : markers_) function_.erase(marker.id);
    if (!pairs_.empty()) forget_types_and_scopes();
    return true;
  }

 private:
  struct Use {
    InstId id;
    uint32_t object;
  };
  struct Pair {
    uint32_t object, into;
  };

  // --- the objects: allocas in the frame with markers

  void find_objects() {
    for (InstId id = function_[function_.entry()].first; id.valid(); id = function_.next(id)) {
      if (function_[id].opcode != Opcode::Alloca || function_.alignment(id) > kStackAlignment)
        continue;
      const std::optional<uint64_t> size = size_of(id);
      if (!size) continue;
      function_.track_uses();
      if (has_marker(id, 0)) objects_.push_back({id, *size});
    }
    std::ranges::stable_sort(objects_, std::ranges::greater(), &Object::size);
    if (objects_.size() > kMaxObjects) objects_.resize(kMaxObjects);
  }

  // In bytes, if it is constant and not large.
  std::optional<uint64_t> size_of(InstId alloca_id) const {
    constexpr uint64_t kMaxSize = uint64_t{1} << 31;
    const auto operands = function_.operands(alloca_id);
    const uint64_t size = types_.size_of(operands[0].type());
    uint64_t count = 1;
    if (operands.size() > 1 && !integer_constant(function_, operands[1], count)) return {};
    return size <= kMaxSize && count <= kMaxSize ? std::optional(size * count) : std::nullopt;
  }

  // Whether a user of the address is a marker.
  bool has_marker(InstId pointer, int depth) const {
    constexpr int kMaxCasts = 2;
    for (UseId use = function_.first_use(pointer); use.valid(); use = function_.next_use(use)) {
      const InstId user = function_.user(use);
      if (function_[user].opcode == Opcode::Call && is_marker(user)) return true;
      if (depth < kMaxCasts && repeats_address(user) && has_marker(user, depth + 1)) return true;
    }
    return false;
  }

  // Whether the instruction computes the address that its first operand is.
  bool repeats_address(InstId id) const {
    if (function_[id].opcode == Opcode::BitCast) return true;
    if (function_[id].opcode != Opcode::GetElementPtr) return false;
    return std::ranges::all_of(function_.operands(id).subspan(2), [&](Value index) {
      uint64_t number = 1;
      return integer_constant(function_, index, number) && number == 0;
    });
  }

  bool is_marker(InstId call) const { return is_lifetime_marker(function_, call); }
  bool is_start(InstId marker) const {
    return called_intrinsic_name(function_, marker) == "llvm.lifetime.start";
  }

  // Finds the addresses in the object, its markers, and its accesses.
  void follow_address(uint32_t object) {
    ArenaVector<InstId> pointers(1, objects_[object].alloca_id, scratch_);
    object_of_[pointers[0]] = object;
    for (size_t i = 0; i < pointers.size(); ++i)
      for (UseId use = function_.first_use(pointers[i]); use.valid(); use = function_.next_use(use))
        add_use(object, pointers, i, function_.user(use), function_.operand_index(use));
    if (!objects_[object].has_start) objects_[object].is_always_alive = true;
  }

  void add_use(uint32_t object, ArenaVector<InstId>& pointers, size_t pointer, InstId user,
               uint32_t operand) {
    switch (function_[user].opcode) {
      case Opcode::GetElementPtr:
      case Opcode::BitCast:
        if (object_of_[user] == kNone) pointers.push_back(user);
        object_of_[user] = object;
        return;
      case Opcode::Call:
        if (is_marker(user)) return add_marker(user, object, pointers[pointer]);
        [[fallthrough]];
      case Opcode::Invoke:
        is_known_elsewhere_ = true;
        return add_access(user, object);
      case Opcode::Store:
        if (operand == 1) return add_access(user, object);
        is_known_elsewhere_ = true;
        return;
      case Opcode::Load:
      case Opcode::VAArg:
      case Opcode::CmpXchg:
      case Opcode::AtomicRMW:
        return add_access(user, object);
      case Opcode::ICmp:
        return;
      default:
        is_known_elsewhere_ = true;
        return;
    }
  }

  void add_access(InstId id, uint32_t object) {
    event_[id] = Event::Access;
    accesses_.push_back({id, object});
  }

  void add_marker(InstId call, uint32_t object, InstId pointer) {
    event_[call] = is_start(call) ? Event::Start : Event::End;
    markers_.push_back({call, object});
    objects_[object].has_start |= is_start(call);
    while (repeats_address(pointer)) pointer = function_.operand(pointer, base_of(pointer)).local();
    const bool is_whole = function_[pointer].opcode == Opcode::Alloca &&
                          covers(function_.operands(call), objects_[object].size);
    if (!is_whole) objects_[object].is_always_alive = true;
  }
  // The operand of an address computation that is an address.
  uint32_t base_of(InstId pointer) const {
    return function_[pointer].opcode == Opcode::GetElementPtr ? 1 : 0;
  }

  // Whether some object may start by a marker that names it in another way.
  bool has_hidden_start() const {
    for (BlockId block : analyses_.control_flow().reverse_post_order())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
        if (function_[id].opcode != Opcode::Call || !is_marker(id) || !is_start(id)) continue;
        const Value base =
            source_location(function_, function_.operands(id).back(), kUnknownSize).base;
        if (!base.valid() || (base.is_local() && function_[base.local()].opcode != Opcode::Alloca))
          return true;
      }
    return false;
  }

  // Whether a marker is one of so many bytes; -1 stands for all.
  bool covers(std::span<const Value> operands, uint64_t size) const {
    uint64_t bytes = 0;
    return operands.size() == 3 ||
           (integer_constant(function_, operands[2], bytes) && bytes >= size);
  }

  // --- liveness

  // For each object the set of those that it interferes with. Finds those that are always alive.
  ObjectSets find_interference() {
    const size_t count = objects_.size();
    const ControlFlowGraph& graph = analyses_.control_flow();
    const size_t blocks = graph.reverse_post_order().size();
    ObjectSets started(blocks, count, scratch_), ended(blocks, count, scratch_);
    ArenaVector<uint8_t> has_markers(blocks, false, scratch_);
    for (const Use& marker : markers_)
      if (const BlockId block = function_.block_of(marker.id); graph.reachable(block))
        has_markers[graph.order_of(block)] = true;
    for (uint32_t at = 0; at < blocks; ++at)
      if (has_markers[at] != 0) note_events(at, started, ended);
    ObjectSets alive_in(blocks, count, scratch_), alive_out = started;
    ArenaVector<uint8_t> has_grown = has_markers;
    while (spread(alive_in, alive_out, ended, has_grown)) {
    }
    ObjectSets interference(count, count, scratch_);
    for (uint32_t at = 0; at < blocks; ++at)
      interfere_at_join(at, alive_in, alive_out, interference);
    for (const Use& access : accesses_) {
      const uint32_t at = graph.order_of(function_.block_of(access.id));
      if (at < blocks && has_markers[at] == 0) check_access(access.object, alive_in, at);
    }
    replay_events(alive_in, interference);
    for (size_t object = 0; object < count; ++object)
      interference.for_each(object, [&](size_t other) { interference.insert(other, object); });
    return interference;
  }

  // Lists what happens in a block with markers, and notes which objects it leaves alive and which
  // not, whatever it finds.
  void note_events(uint32_t at, ObjectSets& started, ObjectSets& ended) {
    const BlockId block = analyses_.control_flow().reverse_post_order()[at];
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) {
      const Event event = event_[id];
      if (event == Event::None) continue;
      events_.push_back({id, at});
      if (event == Event::Access) continue;
      const uint32_t object = marked_object(id);
      (event == Event::Start ? started : ended).insert(at, object);
      (event == Event::Start ? ended : started).erase(at, object);
    }
  }

  uint32_t marked_object(InstId marker) const {
    return object_of_[function_.operands(marker).back().local()];
  }

  // One iteration over the blocks at whose end more is alive than in the last one; returns whether
  // any are left.
  bool spread(ObjectSets& alive_in, ObjectSets& alive_out, const ObjectSets& ended,
              ArenaVector<uint8_t>& has_grown) const {
    const ControlFlowGraph& graph = analyses_.control_flow();
    bool is_done = true;
    for (uint32_t at = 0; at < has_grown.size(); ++at) {
      if (std::exchange(has_grown[at], false) == 0) continue;
      function_.for_each_successor(graph.reverse_post_order()[at], [&](BlockId successor) {
        const uint32_t next = graph.order_of(successor);
        if (!alive_in.unite(next, alive_out, at) ||
            !alive_out.unite_without(next, alive_in, ended, next))
          return;
        has_grown[next] = true;
        is_done &= next > at;
      });
    }
    return !is_done;
  }

  // What is alive at the end of a predecessor that was seen interferes already.
  void interfere_at_join(uint32_t at, const ObjectSets& alive_in, const ObjectSets& alive_out,
                         ObjectSets& interference) const {
    if (alive_in.is_empty(at)) return;
    const ControlFlowGraph& graph = analyses_.control_flow();
    for (BlockId before : graph.predecessors(graph.reverse_post_order()[at]))
      if (graph.order_of(before) < at && alive_in.are_equal(at, alive_out, graph.order_of(before)))
        return;
    alive_in.for_each(at, [&](size_t object) { interference.unite(object, alive_in, at); });
  }

  // Goes through the blocks with markers: what starts interferes with what is alive there; what is
  // accessed must be.
  void replay_events(const ObjectSets& alive_in, ObjectSets& interference) {
    ObjectSets alive(1, objects_.size(), scratch_);
    uint32_t block = kNone;
    for (const auto& [id, at] : events_) {
      if (std::exchange(block, at) != at) alive.assign(0, alive_in, at);
      if (event_[id] == Event::Access) {
        check_accesses(id, alive);
      } else if (const uint32_t object = marked_object(id); event_[id] == Event::Start) {
        interference.unite(object, alive, 0);
        alive.insert(0, object);
      } else {
        alive.erase(0, object);
      }
    }
  }

  void check_accesses(InstId id, const ObjectSets& alive) {
    const bool is_store = function_[id].opcode == Opcode::Store;
    for (Value operand : function_.operands(id).subspan(is_store ? 1 : 0))
      if (operand.is_local() && object_of_[operand.local()] != kNone)
        check_access(object_of_[operand.local()], alive, 0);
  }

  void check_access(uint32_t object, const ObjectSets& alive, size_t set) {
    if (!alive.contains(set, object)) objects_[object].is_always_alive = true;
  }

  // --- sharing

  // A group is known by its largest object, whose set of interference becomes that of all.
  void form_groups(ObjectSets interference) {
    ArenaVector<uint32_t> groups(scratch_);
    for (uint32_t object = 0; object < objects_.size(); ++object) {
      if (objects_[object].is_always_alive) continue;
      const auto group = std::ranges::find_if(
          groups, [&](uint32_t g) { return !interference.contains(g, object); });
      if (group == groups.end()) {
        groups.push_back(object);
      } else {
        interference.unite(*group, interference, object);
        pairs_.push_back({object, *group});
      }
    }
  }

  // Before the entry block, an alloca is above all uses of the others.
  void merge(const Object& object, const Object& into) {
    if (remarks_.are_wanted()) remark(object, into);
    const InstId kept = into.alloca_id, gone = object.alloca_id;
    const InstId first = function_[function_.entry()].first;
    if (first != kept) {
      function_.unlink(kept);
      function_.insert_before(first, kept);
    }
    const uint32_t align = std::max(function_.alignment(kept), function_.alignment(gone));
    uint16_t& flags = function_[kept].flags;
    flags = static_cast<uint16_t>((flags & ((1u << flag::AlignShift) - 1)) | align_flag(align));
    function_.replace_all_uses(gone, kept);
    function_.erase(gone);
  }

  void remark(const Object& object, const Object& into) const {
    remarks_.add(function_.offset_of(object.alloca_id),
                 "an object of " + std::to_string(object.size) +
                     " bytes shares the memory of one of " + std::to_string(into.size) +
                     " [stack-coloring]");
  }

  void forget_types_and_scopes() {
    ArenaVector<std::optional<FactsIndex>> rest(scratch_);  // by set of facts
    for (uint32_t i = 0; i < function_.value_count(); ++i) {
      const FactsIndex index = function_.facts_index(InstId(i));
      if (index == 0) continue;
      if (rest.size() <= index) rest.resize(index + 1u);
      if (!rest[index]) rest[index] = without_type_and_scopes(index);
      function_.set_facts(InstId(i), *rest[index]);
    }
  }
  FactsIndex without_type_and_scopes(FactsIndex index) {
    Facts rest = function_.annotations().facts(index).without_scopes();
    rest[FactKind::AccessType] = rest[FactKind::Invariant] = metadata::None;
    return function_.annotations().add_facts(rest);
  }

  Function& function_;
  const TypeTable& types_ = function_.types();
  Analyses& analyses_;
  const Remarks& remarks_;
  Arena& scratch_;
  ArenaVector<Object> objects_{scratch_};  // by size, the largest first
  ArenaVector<Use> markers_{scratch_}, accesses_{scratch_};
  struct EventIn {
    InstId id;
    uint32_t block;  // its place in reverse post-order
  };
  ArenaVector<EventIn> events_{scratch_};             // in blocks with markers
  ArenaVector<Pair> pairs_{scratch_};                 // that share memory
  ArenaIdMap<InstId, uint32_t> object_of_{scratch_};  // by address
  ArenaIdMap<InstId, Event> event_{scratch_};
  bool is_known_elsewhere_ = false;  // some address is stored, passed, chosen or cast
};

}  // namespace

bool stack_coloring(Function& function, Analyses& analyses, const Remarks& remarks,
                    Arena& scratch) {
  return StackColoring(function, analyses, remarks, scratch).run();
}

}  // namespace lilt::opt
