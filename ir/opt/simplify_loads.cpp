// Bytes of memory put together: an `or` of loads that are extended and shifted becomes one load,
// followed by a swap of its bytes if the first byte is the highest.
//
// All loads are in the block of the `or`, and nothing between the first of them and the `or` writes
// memory, so the new load stands at the `or`. Their addresses are one base and one index plus
// constants. Examines at most kMaxParts loads and kMaxInstructions instructions.
#include <algorithm>

#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxParts = 8;
constexpr int kMaxInstructions = 64, kMaxSteps = 4;

// base + index (extended by an instruction of that opcode, or as it is) + offset
struct Place {
  Value base, index = {};
  Opcode extension = Opcode::Add;
  uint64_t offset = 0;
};

struct Part {
  InstId load;
  Place place;
  uint64_t shift, bits;
};

class JoinedLoad {
 public:
  explicit JoinedLoad(Rewriter& r) : r_(r) {}

  Value run() {
    if (!collect(r_.operand(0), 0, r_.width()) || !collect(r_.operand(1), 0, r_.width())) return {};
    std::sort(parts_.begin(), parts_.begin() + static_cast<std::ptrdiff_t>(count_),
              [](const Part& a, const Part& b) { return a.place.offset < b.place.offset; });
    const uint64_t bits = contiguous_bits();
    if ((bits != 16 && bits != 32 && bits != 64) || bits > r_.width()) return {};
    const bool is_little = is_ordered(false, bits), is_big = is_ordered(true, bits);
    if ((!is_little && !is_big) || !is_unwritten()) return {};
    return build(static_cast<uint32_t>(bits), is_big);
  }

 private:
  std::span<const Part> parts() const { return {parts_.data(), count_}; }

  // Takes a value apart that is shifted to the left in `width` bits; each step has no other user.
  bool collect(Value value, uint64_t shift, uint64_t width) {
    Value inner, other;
    uint64_t amount = 0;
    if (!r_.has_one_use(value)) return false;
    if (r_.match(value, Opcode::Or, inner, other))
      return collect(inner, shift, width) && collect(other, shift, width);
    if (r_.match(value, Opcode::Shl, inner, amount))
      return amount < width && collect(inner, shift + amount, width);
    if (!r_.is_instruction(value, Opcode::ZExt) || count_ == kMaxParts) return false;
    inner = r_.operand_of(value, 0);
    if (!r_.has_one_use(inner) || !r_.is_instruction(inner, Opcode::Load)) return false;
    const InstId load = inner.local();
    const Instruction& i = r_.function[load];
    const uint64_t bits = r_.width_of(inner);
    const bool is_plain = (i.flags & flag::Volatile) == 0 && i.subcode == 0;
    if (!is_plain || (bits != 8 && bits != 16 && bits != 32) || shift + bits > width) return false;
    parts_[count_++] = {load, place_of(r_.function.operand(load, 0)), shift, bits};
    return true;
  }

  // --- addresses

  Place place_of(Value pointer) const {
    Place place{.base = pointer};
    for (int step = 0; step < kMaxSteps; ++step) {
      const Function& f = r_.function;
      if (!r_.is_instruction(place.base, Opcode::GetElementPtr)) break;
      const InstId id = place.base.local();
      if (f[id].operand_count != 3 || !f.types().is_pointer(f[id].type)) break;
      const uint64_t size = f.types().size_of(f.operand(id, 0).type());
      const Value index = f.operand(id, 2);
      uint64_t number = 0;
      if (r_.is_constant(index, number))
        place.offset += static_cast<uint64_t>(sign_extend(number, r_.width_of(index))) * size;
      else if (size == 1 && !place.index.valid() && r_.width_of(index) == 64)
        add_index(place, index);
      else
        break;
      place.base = f.operand(id, 1);
    }
    return place;
  }
  // A constant that is added to the index without a wrap of its extension counts as offset.
  void add_index(Place& place, Value index) const {
    uint16_t promise = 0;
    if (r_.is_instruction(index, Opcode::SExt) || r_.is_instruction(index, Opcode::ZExt)) {
      place.extension = r_.function[index.local()].opcode;
      promise = place.extension == Opcode::SExt ? flag::NoSignedWrap : flag::NoUnsignedWrap;
      index = r_.operand_of(index, 0);
    }
    Value left;
    uint64_t number = 0;
    const bool is_sum = r_.match(index, Opcode::Add, left, number) &&
                        (r_.function[index.local()].flags & promise) == promise;
    const bool is_disjoint = !is_sum && r_.match(index, Opcode::Or, left, number) &&
                             (r_.function[index.local()].flags & flag::Disjoint) != 0;
    if (is_sum || is_disjoint) {
      const bool is_signed = place.extension != Opcode::ZExt;
      place.offset +=
          is_signed ? static_cast<uint64_t>(sign_extend(number, r_.width_of(index))) : number;
      index = left;
    }
    place.index = index;
  }

  // --- checks

  bool is_near(const Place& a, const Place& b) const {
    return a.base == b.base && a.extension == b.extension && is_equal(a.index, b.index);
  }
  // Also of two instructions that early_cse makes one.
  bool is_equal(Value a, Value b) const {
    if (a == b) return true;
    if (!a.valid() || !b.valid() || !a.is_local() || !b.is_local()) return false;
    const Function& f = r_.function;
    const Instruction &x = f[a.local()], &y = f[b.local()];
    return is_binary(x.opcode) && x.opcode == y.opcode && x.flags == y.flags &&
           std::ranges::equal(f.operands(a.local()), f.operands(b.local()));
  }

  // The sum of the parts' widths if each begins where the one before it ends.
  uint64_t contiguous_bits() const {
    uint64_t bits = 0;
    for (const Part& part : parts()) {
      if (!is_near(part.place, parts_[0].place) ||
          part.place.offset != parts_[0].place.offset + bits / 8)
        return 0;
      bits += part.bits;
    }
    return bits;
  }
  bool is_ordered(bool is_big, uint64_t bits) const {
    return std::ranges::all_of(parts(), [&](const Part& part) {
      const uint64_t below = 8 * (part.place.offset - parts_[0].place.offset);
      return is_big ? part.bits == 8 && part.shift == bits - 8 - below : part.shift == below;
    });
  }
  bool is_unwritten() const {
    const Function& f = r_.function;
    size_t found = 0;
    InstId at = f.previous(r_.id());
    for (int n = 0; n < kMaxInstructions && at.valid(); ++n, at = f.previous(at)) {
      if (has(f[at].opcode, property::WritesMemory)) return false;
      found += static_cast<size_t>(std::ranges::count(parts(), at, &Part::load));
      if (found == count_) return true;
    }
    return false;
  }

  Value build(uint32_t bits, bool is_big) {
    Function& f = r_.function;
    const TypeId type = f.types().integer(bits);
    const InstId first = parts_[0].load;
    Value value = r_.build(Opcode::Load, type, {f.operand(first, 0)},
                           Function::align_flag(f.alignment(first)));
    if (is_big) {
      const std::string_view name = bits == 16   ? "llvm.bswap.i16"
                                    : bits == 32 ? "llvm.bswap.i32"
                                                 : "llvm.bswap.i64";
      const TypeId swap = f.types().function(type, std::array{type}, false);
      value = r_.build(Opcode::Call, type,
                       {Value(swap), Value(f.declared_function(name, swap)), value});
    }
    return bits == r_.width() ? value : r_.become(Opcode::ZExt, {value});
  }

  Rewriter& r_;
  std::array<Part, kMaxParts> parts_;
  size_t count_ = 0;
};

// Whether the value may be a byte that is shifted, or several.
bool is_part(const Rewriter& r, Value value) {
  return r.is_instruction(value, Opcode::ZExt) || r.is_instruction(value, Opcode::Shl) ||
         r.is_instruction(value, Opcode::Or);
}

}  // namespace

Value join_loads(Rewriter& r) {
  if (r.width() < 16 || !is_part(r, r.operand(0)) || !is_part(r, r.operand(1))) return {};
  if (r.has_one_use(r.self())) {  // a part of a larger one?
    const Opcode user = r.function[r.function.user(r.function.first_use(r.id()))].opcode;
    if (user == Opcode::Or || user == Opcode::Shl) return {};
  }
  return JoinedLoad(r).run();
}

}  // namespace lilt::opt
