// Bytes of memory put together: an `or` of loads that are extended and shifted becomes one load,
// followed by a swap of its bytes if the first byte is the highest.
//
// All loads are in the block of the `or`, and nothing between the first of them and the `or` writes
// memory, so the new load stands at the `or`. Their addresses are constants apart
// (scalar_evolution.h). Examines at most kMaxJoinedLoadParts loads and kMaxJoinedLoadInstructions
// instructions.
#include <algorithm>

#include "ir/opt/rewriter.h"
#include "ir/opt/scalar_evolution.h"
#include "ir/ssa/callee.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr size_t kMaxJoinedLoadParts = 8;
constexpr int kMaxJoinedLoadInstructions = 64;

struct Part {
  InstId load;
  int64_t offset;  // of its address from the first part's that was found
  uint64_t shift, bits;
};

class JoinedLoad {
 public:
  explicit JoinedLoad(Rewriter& r) : r_(r) {}

  Value run() {
    if (!collect(r_.operand(0), 0, r_.width()) || !collect(r_.operand(1), 0, r_.width())) return {};
    std::ranges::sort(std::span(parts_).first(count_), {}, &Part::offset);
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
    if (!r_.is_instruction(value, Opcode::ZExt) || count_ == kMaxJoinedLoadParts) return false;
    inner = r_.operand_of(value, 0);
    if (!r_.has_one_use(inner) || !r_.is_instruction(inner, Opcode::Load)) return false;
    const InstId load = inner.local();
    const Instruction& i = r_.function[load];
    const uint64_t bits = r_.width_of(inner);
    const bool is_plain = (i.flags & flag::Volatile) == 0 && i.subcode == 0;
    if (!is_plain || (bits != 8 && bits != 16 && bits != 32) || shift + bits > width) return false;
    const auto address = ScalarEvolution(r_.function).sum_of(r_.function.operand(load, 0));
    if (!address) return false;
    if (count_ == 0) first_ = *address;
    const std::optional<uint64_t> offset = distance(first_, *address);
    if (offset) parts_[count_++] = {load, static_cast<int64_t>(*offset), shift, bits};
    return offset.has_value();
  }

  // --- checks

  // The sum of the parts' widths if each begins where the one before it ends.
  uint64_t contiguous_bits() const {
    uint64_t bits = 0;
    for (const Part& part : parts()) {
      if (bytes_below(part) != bits / 8) return 0;
      bits += part.bits;
    }
    return bits;
  }
  // From the first part of the sorted ones.
  uint64_t bytes_below(const Part& part) const {
    return static_cast<uint64_t>(part.offset) - static_cast<uint64_t>(parts_[0].offset);
  }
  bool is_ordered(bool is_big, uint64_t bits) const {
    return std::ranges::all_of(parts(), [&](const Part& part) {
      const uint64_t below = 8 * bytes_below(part);
      return is_big ? part.bits == 8 && part.shift == bits - 8 - below : part.shift == below;
    });
  }
  bool is_unwritten() const {
    const Function& f = r_.function;
    size_t found = 0;
    InstId at = f.previous(r_.id());
    for (int n = 0; n < kMaxJoinedLoadInstructions && at.valid(); ++n, at = f.previous(at)) {
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
    Value value =
        r_.build(Opcode::Load, type, {f.operand(first, 0)}, align_flag(f.alignment(first)));
    if (is_big) {
      const std::string_view name = bits == 16   ? "llvm.bswap.i16"
                                    : bits == 32 ? "llvm.bswap.i32"
                                                 : "llvm.bswap.i64";
      const TypeId swap = f.types().function(type, std::array{type}, false);
      value = r_.build(Opcode::Call, type,
                       {Value(swap), Value(declared_function(f, name, swap)), value});
    }
    return bits == r_.width() ? value : r_.become(Opcode::ZExt, {value});
  }

  Rewriter& r_;
  std::array<Part, kMaxJoinedLoadParts> parts_;
  size_t count_ = 0;
  AffineSum first_;  // the address of the part that was found first
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
