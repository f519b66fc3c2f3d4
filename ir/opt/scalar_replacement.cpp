// Scalar replacement of aggregates.
//
// Idea. An alloca of a struct or an array whose address does not escape is cut into slices: bytes
// that loads and stores touch together. A slice that all of them touch whole, with types of the
// same size, becomes an alloca of that type, which mem2reg can promote; other slices become arrays
// of bytes. A copy or fill of memory is cut where the slices are: it becomes a load and a store of
// each scalar, and a smaller copy for what is between. (As in LLVM's pass of that name; the slices
// go back to Muchnick 1997, section 12.2.)
//
// Terms. An *access* is a load, a store, or one side of a copy or fill. Loads and stores of
// structs are split first, and so are vectors and numbers that others touch in part: clang
// passes a struct of two floats as a vector, one of two numbers as an i64. A slice that nothing
// reads needs no memory: its writes go.
//
// Invariants. Only constant offsets lead to an access, so each one is in exactly one slice, or is a
// copy. An object is cut once per iteration; copies between two objects may make loads and stores
// of the other one, which the next iteration sees.
//
// Cost: O(uses of such allocas × log) an iteration, and few iterations.
#include <algorithm>
#include <optional>

#include "ir/opt/access_parts.h"
#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/passes.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint64_t kMaxObject = 1024;  // bytes
constexpr size_t kMaxSroaParts = 8;    // of a number that others touch in part
constexpr int kMaxSroaIterations = 4;
constexpr int kMaxSroaSteps = 16;  // from an address to what it is computed from

enum class Kind : uint8_t { Load, Store, CopyTo, CopyFrom, Fill };

struct Access {
  InstId user;
  Kind kind;
  uint64_t begin, end;  // bytes of the object
};

bool is_memory_function(Kind kind) { return kind >= Kind::CopyTo; }

struct Slice {
  uint64_t begin, end;  // bytes of the object
  TypeId type;          // none(): bytes
  bool is_read = false;
  InstId object;
};

// The bits of a value that is one number, pointer or vector of numbers; 0 for others.
uint32_t bits_of(const TypeTable& types, TypeId type) {
  if (types.kind(type) != TypeKind::Vector) return types.scalar_bits(type);
  const TypeId element = types[type].element;
  if (types.is_pointer(element)) return 0;
  return static_cast<uint32_t>(types[type].count) * types.scalar_bits(element);
}

// One alloca on its way to slices.
class Replacement {
 public:
  Replacement(Function& function, InstId object, Arena& scratch)
      : function_(function), object_(object), scratch_(scratch) {}

  // Whether it changed the function.
  bool run() {
    if (!collect()) return false;
    const bool has_parts = split_accesses();
    if (has_parts && !collect()) return true;
    make_slices();
    if (is_idle()) return has_parts;
    make_objects();
    for (const Access& access : accesses_) rewrite(access);
    rewrite_markers();
    for (size_t i = pointers_.size(); i-- > 0;)
      if (!function_.has_uses(pointers_[i].id)) function_.erase(pointers_[i].id);
    return true;
  }

 private:
  struct Pointer {
    InstId id;
    uint64_t offset;
  };

  // --- what the object is used for; false: its address escapes

  bool collect() {
    pointers_.assign(1, {object_, 0});
    accesses_.clear();
    markers_.clear();
    structs_.clear();
    for (size_t i = 0; i < pointers_.size(); ++i)
      for (UseId use = function_.first_use(pointers_[i].id); use.valid();
           use = function_.next_use(use))
        if (!add_use(function_.user(use), function_.operand_index(use), pointers_[i].offset))
          return false;
    return true;
  }

  bool add_use(InstId user, uint32_t index, uint64_t offset) {
    const Instruction& instruction = function_[user];
    switch (instruction.opcode) {
      case Opcode::Load:
        return add_access(user, Kind::Load, instruction.type, offset);
      case Opcode::Store:
        return index == 1 &&
               add_access(user, Kind::Store, function_.type_of(function_.operand(user, 0)), offset);
      case Opcode::BitCast:
        pointers_.push_back({user, offset});
        return true;
      case Opcode::GetElementPtr:
        return index == 1 && add_address(user, offset);
      case Opcode::Call:
        return add_call(user, index, offset);
      default:
        return false;
    }
  }

  bool add_address(InstId user, uint64_t offset) {
    if (!types_.is_pointer(function_[user].type)) return false;
    const std::optional<uint64_t> distance = constant_distance(function_, user);
    if (!distance || offset + *distance > size_) return false;
    pointers_.push_back({user, offset + *distance});
    return true;
  }

  bool add_access(InstId user, Kind kind, TypeId type, uint64_t offset) {
    const Instruction& instruction = function_[user];
    if ((instruction.flags & flag::Volatile) != 0 || instruction.subcode != 0) return false;
    if (!types_.is_sized(type)) return false;
    const uint64_t end = offset + types_.store_size(type);
    if (end > size_) return false;
    if (types_.is_aggregate(type)) {
      if (parts_.count_leaves(type) > AccessParts::kMaxParts) return false;
      structs_.push_back(user);
      return true;
    }
    accesses_.push_back({user, kind, offset, end});
    return true;
  }

  bool add_call(InstId user, uint32_t index, uint64_t offset) {
    const std::string_view name = called_intrinsic_name(function_, user);
    if (name.starts_with("llvm.lifetime.")) {
      markers_.push_back(user);
      return true;
    }
    const bool is_fill = name == "llvm.memset";
    const bool is_copy = name == "llvm.memcpy" || name == "llvm.memmove";
    if (!is_fill && !is_copy) return false;
    const auto operands = function_.operands(user);
    const std::optional<uint64_t> length = number(operands[4]);
    const bool is_quiet = number(operands.back()) == std::optional<uint64_t>(0);
    if (!length || !is_quiet || *length > size_ || offset + *length > size_) return false;
    if (is_fill && (index != 2 || !number(operands[3]))) return false;
    if (is_copy && is_own(operands[index == 2 ? 3 : 2])) return false;
    const Kind kind = is_fill ? Kind::Fill : index == 2 ? Kind::CopyTo : Kind::CopyFrom;
    accesses_.push_back({user, kind, offset, offset + *length});
    return true;
  }

  std::optional<uint64_t> number(Value value) const {
    uint64_t bits = 0;
    return integer_constant(function_, value, bits) ? std::optional(bits) : std::nullopt;
  }

  // Whether a pointer may be into the object, whose address does not escape. The way to it is
  // short, except in unreachable code, where an address may be computed from itself.
  bool is_own(Value pointer) const {
    for (int steps = 0; steps < kMaxSroaSteps; ++steps) {
      if (!pointer.is_local()) return false;
      if (pointer.local() == object_) return true;
      const Opcode opcode = function_[pointer.local()].opcode;
      if (opcode == Opcode::GetElementPtr)
        pointer = function_.operand(pointer.local(), 1);
      else if (opcode == Opcode::BitCast)
        pointer = function_.operand(pointer.local(), 0);
      else
        return false;
    }
    return true;
  }

  // --- accesses that become several

  // Splits structs, and what others touch in part. Whether it changed the function.
  bool split_accesses() {
    for (InstId access : structs_) parts_.split(access);
    bool has_changed = !structs_.empty();
    if (has_changed && !collect()) return true;
    std::ranges::sort(accesses_, {}, &Access::begin);
    for (size_t first = 0; first < accesses_.size();) {
      size_t last = first + 1;
      uint64_t end = accesses_[first].end;
      for (; last < accesses_.size() && accesses_[last].begin < end; ++last)
        end = std::max(end, accesses_[last].end);
      has_changed |= cut(std::span(accesses_).subspan(first, last - first));
      first = last;
    }
    return has_changed;
  }

  // Cuts the loads and stores among accesses that overlap where others begin and end, if all that
  // have such borders inside can be cut there.
  bool cut(std::span<const Access> group) {
    if (group.size() < 2) return false;
    borders_.clear();
    for (const Access& access : group) {
      add_border(access.begin);
      add_border(access.end);
    }
    for (size_t known = 0; known != borders_.size();) {
      known = borders_.size();
      for (const Access& access : group)
        if (!add_elements(access)) return false;
    }
    bool has_changed = false;
    for (const Access& access : group) {
      const std::span<uint64_t> inside = borders_inside(access);
      if (is_memory_function(access.kind) || inside.empty()) continue;
      inside_.assign(inside.begin(), inside.end());
      for (uint64_t& border : inside_) border -= access.begin;
      parts_.cut(access.user, inside_);
      has_changed = true;
    }
    return has_changed;
  }

  void add_border(uint64_t at) {
    const auto place = std::ranges::lower_bound(borders_, at);
    if (place == borders_.end() || *place != at) borders_.insert(place, at);
  }

  std::span<uint64_t> borders_inside(const Access& access) {
    const auto first = std::ranges::upper_bound(borders_, access.begin);
    const auto last = std::ranges::lower_bound(borders_, access.end);
    return first < last ? std::span(first, last) : std::span<uint64_t>();
  }

  // The borders of a vector that is cut are those of its elements. Whether the access can be cut at
  // the borders inside it.
  bool add_elements(const Access& access) {
    if (is_memory_function(access.kind) || borders_inside(access).empty()) return true;
    const TypeId type = type_of(access);
    if (!parts_.may_be_cut(type)) return false;
    uint64_t count = 0;
    if (types_.kind(type) == TypeKind::Vector) {
      count = types_[type].count;
      const uint64_t size = types_.store_size(types_[type].element);
      for (uint64_t i = 1; i < count; ++i) add_border(access.begin + i * size);
    }
    const size_t parts = borders_inside(access).size() + 1;
    return count == 0 ? parts <= kMaxSroaParts : parts == count;
  }

  // --- slices

  void make_slices() {
    slices_.clear();
    std::ranges::sort(accesses_, [](const Access& a, const Access& b) {
      return std::pair(a.begin, a.user) < std::pair(b.begin, b.user);
    });
    for (const Access& access : accesses_)
      if (!is_memory_function(access.kind) && access.begin != access.end) add_to_slice(access);
    const size_t scalars = slices_.size();
    for (const Access& access : accesses_)
      if (is_memory_function(access.kind)) cut_by(access);
    for (const Access& access : accesses_)
      if (is_memory_function(access.kind)) add_gaps(access, scalars);
    std::ranges::sort(slices_, {}, &Slice::begin);
    for (const Access& access : accesses_)
      if (access.kind == Kind::Load || access.kind == Kind::CopyFrom)
        for (Slice& slice : slices_)
          slice.is_read |= slice.begin < access.end && access.begin < slice.end;
  }

  // Accesses come in the order of their first byte.
  void add_to_slice(const Access& access) {
    const TypeId type = type_of(access);
    if (slices_.empty() || slices_.back().end <= access.begin) {
      const bool is_scalar = bits_of(types_, type) != 0;
      slices_.push_back({access.begin, access.end, is_scalar ? type : TypeId::none(), false, {}});
      return;
    }
    Slice& slice = slices_.back();
    const bool is_same = access.begin == slice.begin && access.end == slice.end;
    if (!is_same || !slice.type.valid() || !are_exchangeable(slice.type, type))
      slice.type = TypeId::none();
    slice.end = std::max(slice.end, access.end);
  }

  // A copy that touches a scalar in part, or a fill that it has no constant for, keeps it in
  // memory.
  void cut_by(const Access& access) {
    for (Slice& slice : slices_) {
      if (slice.end <= access.begin || access.end <= slice.begin || !slice.type.valid()) continue;
      const bool is_whole = access.begin <= slice.begin && slice.end <= access.end;
      const bool is_plain = bits_of(types_, slice.type) == 8 * (slice.end - slice.begin);
      const bool is_filled = access.kind != Kind::Fill || can_fill(slice.type, access.user);
      if (!is_whole || !is_plain || !is_filled) slice.type = TypeId::none();
    }
  }

  bool can_fill(TypeId type, InstId fill) const {
    const bool is_zero = number(function_.operand(fill, 3)) == std::optional<uint64_t>(0);
    const TypeKind kind = types_.kind(type);
    const bool is_number =
        kind == TypeKind::Integer || kind == TypeKind::Float || kind == TypeKind::Double;
    return is_number ? bits_of(types_, type) <= 64 : is_zero && kind == TypeKind::Pointer;
  }

  // Bytes between the scalars that a copy touches.
  void add_gaps(const Access& access, size_t scalars) {
    uint64_t at = access.begin;
    for (size_t i = 0; i < scalars && at < access.end; ++i) {
      if (slices_[i].end <= at) continue;
      if (slices_[i].begin > at) add_gap(at, std::min(slices_[i].begin, access.end), scalars);
      at = std::max(at, slices_[i].end);
    }
    if (at < access.end) add_gap(at, access.end, scalars);
  }

  void add_gap(uint64_t begin, uint64_t end, size_t scalars) {
    // Gaps that meet are one: a scalar has bytes, so none is between them.
    for (size_t i = scalars; i < slices_.size();) {
      if (slices_[i].end < begin || end < slices_[i].begin) {
        ++i;
        continue;
      }
      begin = std::min(begin, slices_[i].begin);
      end = std::max(end, slices_[i].end);
      slices_.erase(slices_.begin() + static_cast<ptrdiff_t>(i));
      i = scalars;
    }
    slices_.push_back({begin, end, TypeId::none(), false, {}});
  }

  // One slice of bytes: nothing would be gained.
  bool is_idle() const {
    return slices_.size() == 1 && !slices_[0].type.valid() && slices_[0].is_read;
  }

  TypeId type_of(const Access& access) const {
    const bool is_load = access.kind == Kind::Load;
    return is_load ? function_[access.user].type
                   : function_.type_of(function_.operand(access.user, 0));
  }

  bool are_exchangeable(TypeId a, TypeId b) const {
    if (a == b) return true;
    const uint32_t bits = bits_of(types_, a);
    if (bits == 0 || bits != bits_of(types_, b)) return false;
    const bool has_pointer = types_.is_pointer(a) || types_.is_pointer(b);
    return !has_pointer || a == kI64 || b == kI64;
  }

  // --- the new objects

  void make_objects() {
    const uint32_t align = function_.alignment(object_);
    for (Slice& slice : slices_) {
      if (!slice.is_read) continue;
      const TypeId type =
          slice.type.valid() ? slice.type : types_.array(slice.end - slice.begin, kI8);
      const uint32_t known = std::max(alignment_at(slice.begin, align), types_.align_of(type));
      slice.object =
          parts_.insert(object_, Opcode::Alloca, kPtr, {Value(type)}, align_flag(known)).local();
    }
  }

  // Of the address so many bytes after one with that alignment.
  static uint32_t alignment_at(uint64_t offset, uint32_t align) {
    const uint64_t lowest_bit = offset & (~offset + 1);
    return offset == 0 ? align : static_cast<uint32_t>(std::min<uint64_t>(align, lowest_bit));
  }

  void rewrite(const Access& access) {
    switch (access.kind) {
      case Kind::Load:
      case Kind::Store:
        return rewrite_scalar(access);
      default:
        for (const Slice& slice : slices_)
          if (slice.begin < access.end && access.begin < slice.end) rewrite_part(access, slice);
        function_.erase(access.user);
    }
  }

  void rewrite_scalar(const Access& access) {
    if (access.begin == access.end) return;  // a type without bytes: stays where it is
    const Slice& slice = *std::ranges::find_if(
        slices_, [&](const Slice& s) { return s.begin <= access.begin && access.end <= s.end; });
    const InstId user = access.user;
    const bool is_load = access.kind == Kind::Load;
    if (!slice.is_read) return function_.erase(user);
    const TypeId type = type_of(access);
    if (!slice.type.valid() || slice.type == type) {
      const uint64_t offset = access.begin - slice.begin;
      if (!slice.type.valid())
        limit_alignment(user, alignment_at(offset, function_.alignment(slice.object)));
      const Value place = parts_.address(user, slice.object, offset);
      return function_.set_operand(user, is_load ? 0 : 1, place);
    }
    if (is_load) {
      const Value whole = parts_.insert(user, Opcode::Load, slice.type, {slice.object});
      function_.replace_all_uses(user, convert(user, whole, type));
    } else {
      const Value value = convert(user, function_.operand(user, 0), slice.type);
      parts_.insert(user, Opcode::Store, kVoid, {value, slice.object});
    }
    function_.erase(user);
  }

  // What the whole object aligns, a slice may not.
  void limit_alignment(InstId access, uint32_t align) {
    if (function_.alignment(access) <= align) return;
    uint16_t& flags = function_[access].flags;
    flags = static_cast<uint16_t>(flags & ((1u << flag::AlignShift) - 1)) | align_flag(align);
  }

  // The part of a copy or fill that is in one slice.
  void rewrite_part(const Access& access, const Slice& slice) {
    if (!slice.is_read) return;
    const InstId user = access.user;
    const uint64_t begin = std::max(access.begin, slice.begin);
    const uint64_t end = std::min(access.end, slice.end);
    if (access.kind == Kind::Fill) return fill_part(user, slice, begin, end);
    const bool is_target = access.kind == Kind::CopyTo;
    const Value other =
        parts_.address(user, function_.operand(user, is_target ? 3 : 2), begin - access.begin);
    const Value own = parts_.address(user, slice.object, begin - slice.begin);
    const uint16_t unaligned = align_flag(1);
    if (!slice.type.valid()) {
      const auto operands = function_.operands(user);
      ArenaVector<Value> copy(operands.begin(), operands.end(), scratch_);
      copy[2] = is_target ? own : other;
      copy[3] = is_target ? other : own;
      copy[4] = length(user, end - begin);
      parts_.insert(user, Opcode::Call, kVoid, copy);
    } else if (is_target) {
      const Value value = parts_.insert(user, Opcode::Load, slice.type, {other}, unaligned);
      parts_.insert(user, Opcode::Store, kVoid, {value, own});
    } else {
      const Value value = parts_.insert(user, Opcode::Load, slice.type, {own});
      parts_.insert(user, Opcode::Store, kVoid, {value, other}, unaligned);
    }
  }

  void fill_part(InstId user, const Slice& slice, uint64_t begin, uint64_t end) {
    const Value own = parts_.address(user, slice.object, begin - slice.begin);
    if (slice.type.valid()) {
      parts_.insert(user, Opcode::Store, kVoid, {filled(slice.type, user), own});
      return;
    }
    const auto operands = function_.operands(user);
    ArenaVector<Value> fill(operands.begin(), operands.end(), scratch_);
    fill[2] = own;
    fill[4] = length(user, end - begin);
    parts_.insert(user, Opcode::Call, kVoid, fill);
  }

  Value filled(TypeId type, InstId fill) {
    const uint64_t byte = *number(function_.operand(fill, 3)) & 0xFF;
    const uint64_t bits = byte * 0x0101010101010101u;
    const uint32_t width = bits_of(types_, type);
    if (types_.is_pointer(type)) return function_.constants().null(type);
    if (types_.is_integer(type)) return function_.constants().integer(type, width, bits);
    return function_.constants().floating(type, width == 64 ? bits : bits & 0xFFFFFFFF);
  }

  Value length(InstId user, uint64_t bytes) {
    const TypeId type = function_.type_of(function_.operand(user, 4));
    return function_.constants().integer(type, types_.integer_bits(type), bytes);
  }

  // Slices that stay in memory are alive where the object was.
  void rewrite_markers() {
    const bool are_whole = std::ranges::all_of(markers_, [&](InstId m) { return is_whole(m); });
    for (const Slice& slice : slices_)
      if (are_whole && slice.is_read && !slice.type.valid())
        for (InstId marker : markers_) copy_marker(marker, slice);
    for (InstId marker : markers_) function_.erase(marker);
  }

  // Whether a marker is one of the whole object.
  bool is_whole(InstId marker) const {
    const auto operands = function_.operands(marker);
    if (operands.back() != Value(object_)) return false;
    return operands.size() == 3 || number(operands[2]).value_or(0) >= size_;
  }

  void copy_marker(InstId marker, const Slice& slice) {
    const auto operands = function_.operands(marker);
    ArenaVector<Value> copy(operands.begin(), operands.end(), scratch_);
    copy.back() = slice.object;
    if (copy.size() > 3) copy[2] = function_.constants().integer(kI64, 64, slice.end - slice.begin);
    parts_.insert(marker, Opcode::Call, kVoid, copy);
  }

  // --- instructions

  Value convert(InstId before, Value value, TypeId type) {
    const bool from_pointer = types_.is_pointer(function_.type_of(value));
    const Opcode opcode = from_pointer              ? Opcode::PtrToInt
                          : types_.is_pointer(type) ? Opcode::IntToPtr
                                                    : Opcode::BitCast;
    return parts_.insert(before, opcode, type, {value});
  }

  Function& function_;
  TypeTable& types_ = function_.types();
  const InstId object_;
  const uint64_t size_ = types_.size_of(function_.operand(object_, 0).type());  // bytes
  Arena& scratch_;
  ArenaVector<Pointer> pointers_{scratch_};
  ArenaVector<Access> accesses_{scratch_};
  ArenaVector<InstId> markers_{scratch_};    // of lifetimes
  ArenaVector<InstId> structs_{scratch_};    // loads and stores of them
  ArenaVector<uint64_t> borders_{scratch_};  // between bytes of the object, ascending
  ArenaVector<uint64_t> inside_{scratch_};
  ArenaVector<Slice> slices_{scratch_};
  AccessParts parts_{function_, scratch_};
};

// Whether an alloca has a type that can be cut, once in the function.
bool is_candidate(const Function& function, InstId id) {
  if (function[id].opcode != Opcode::Alloca || function[id].operand_count != 1) return false;
  const TypeId type = function.operand(id, 0).type();
  const TypeTable& types = function.types();
  return types.is_sized(type) && types.size_of(type) != 0 && types.size_of(type) <= kMaxObject &&
         types.is_pointer(function[id].type);
}

// Notes allocas of numbers and pointers that something else touches than loads and stores of that
// type, which mem2reg promotes as they are.
void note_mixed(const Function& function, InstId user, ArenaVector<bool>& is_mixed) {
  const Instruction& instruction = function[user];
  const auto note = [&](uint32_t index, TypeId type) {
    const Value pointer = function.operand(user, index);
    if (!pointer.is_local() || function[pointer.local()].opcode != Opcode::Alloca) return;
    if (function.operand(pointer.local(), 0).type() != type)
      is_mixed[pointer.local().index()] = true;
  };
  switch (instruction.opcode) {
    case Opcode::Load:
      return note(0, instruction.type);
    case Opcode::Store:
      return note(1, function.type_of(function.operand(user, 0)));
    case Opcode::GetElementPtr:
      return note(1, TypeId::none());
    case Opcode::Call:
      if (called_intrinsic_name(function, user).starts_with("llvm.mem"))
        for (const uint32_t index : {2u, 3u}) note(index, TypeId::none());
      return;
    default:
      return;
  }
}

// The allocas that may be worth cutting.
ArenaVector<InstId> find_objects(const Function& function, Arena& scratch) {
  ArenaVector<InstId> objects(scratch);
  for (InstId id = function[function.entry()].first; id.valid(); id = function.next(id))
    if (is_candidate(function, id)) objects.push_back(id);
  if (objects.empty()) return objects;
  ArenaVector<bool> is_mixed(function.value_count(), false, scratch);
  for (BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      note_mixed(function, id, is_mixed);
  std::erase_if(objects, [&](InstId id) {
    return !function.types().is_aggregate(function.operand(id, 0).type()) && !is_mixed[id.index()];
  });
  return objects;
}

}  // namespace

bool scalar_replacement(Function& function, Analyses&, Arena& scratch) {
  bool has_changed = false;
  for (int iteration = 0; iteration < kMaxSroaIterations; ++iteration) {
    const ArenaVector<InstId> objects = find_objects(function, scratch);
    if (objects.empty()) return has_changed;
    function.track_uses();
    bool is_changing = false;
    for (InstId object : objects) is_changing |= Replacement(function, object, scratch).run();
    if (!is_changing) return has_changed;
    has_changed = true;
  }
  return has_changed;
}

}  // namespace lilt::opt
