#include "runtime/interpreter/narrow_intrinsics.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <utility>
#include <vector>

#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/external.h"
#include "runtime/interpreter/numeric_intrinsics.h"
#include "runtime/interpreter/parts.h"

namespace lilt::runtime {

namespace number = ssa::number;

namespace {

using ssa::IntPredicate;
using ssa::Opcode;
using NarrowOperands = const uint64_t*;
using NarrowResults = uint64_t*;

// --- bits

bool count_ones(NarrowOperands a, uint32_t, NarrowResults r) {
  r[0] = static_cast<uint64_t>(std::popcount(a[0]));
  return true;
}
bool leading_zeros(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[0] = static_cast<uint64_t>(std::countl_zero(a[0])) - (64 - width);
  return a[0] != 0 || a[1] == 0;
}
bool trailing_zeros(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[0] = std::min<uint64_t>(static_cast<uint64_t>(std::countr_zero(a[0])), width);
  return a[0] != 0 || a[1] == 0;
}
bool swap_bytes(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[0] = __builtin_bswap64(a[0]) >> (64 - width);
  return true;
}
bool reverse_bits(NarrowOperands a, uint32_t width, NarrowResults r) {
  uint64_t bits = __builtin_bswap64(a[0]);
  for (auto [distance, mask] : {std::pair(4, 0x0F0F0F0F0F0F0F0F), std::pair(2, 0x3333333333333333),
                                std::pair(1, 0x5555555555555555)}) {
    uint64_t low = static_cast<uint64_t>(mask);
    bits = (bits & low) << distance | (bits >> distance & low);
  }
  r[0] = bits >> (64 - width);
  return true;
}
template <bool kLeft>
bool funnel_shift(NarrowOperands a, uint32_t width, NarrowResults r) {
  uint64_t amount = a[2] % width;
  uint64_t left = kLeft ? amount : width - amount;  // the distance of the high word
  if (left == 0 || left == width)
    r[0] = kLeft ? a[0] : a[1];
  else
    r[0] = (a[0] << left | a[1] >> (width - left)) & low_mask(width);
  return true;
}

// --- order

template <IntPredicate kPredicate>
bool choose(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[0] = number::holds(kPredicate, width, a[0], a[1]) ? a[0] : a[1];
  return true;
}
bool absolute(NarrowOperands a, uint32_t width, NarrowResults r) {
  bool is_negative = sign_extend(a[0], width) < 0;
  r[0] = is_negative ? -a[0] & low_mask(width) : a[0];
  return !is_negative || r[0] != a[0] || a[1] == 0;
}

// --- overflow and saturation

template <Opcode kOpcode, bool kSigned>
bool overflows(NarrowOperands a, uint32_t width, uint64_t& wrapped) {
  constexpr unsigned kFlag = kSigned ? ssa::flag::NoSignedWrap : ssa::flag::NoUnsignedWrap;
  return number::sum(kOpcode, kFlag, width, a[0], a[1], wrapped) != Trouble::None;
}

template <Opcode kOpcode, bool kSigned>
bool with_overflow(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[1] = overflows<kOpcode, kSigned>(a, width, r[0]) ? 1 : 0;
  return true;
}
// A signed result that does not fit has the sign of the left operand.
template <Opcode kOpcode, bool kSigned>
bool saturated(NarrowOperands a, uint32_t width, NarrowResults r) {
  if (!overflows<kOpcode, kSigned>(a, width, r[0])) return true;
  uint64_t lowest = kSigned ? uint64_t{1} << (width - 1) : 0;
  bool is_low = kSigned ? number::is_negative(a[0], width) : kOpcode == Opcode::Sub;
  r[0] = is_low ? lowest : low_mask(width) ^ lowest;
  return true;
}

// --- floating point

template <class Float>
using BitsOf = std::conditional_t<sizeof(Float) == 4, uint32_t, uint64_t>;
template <class Float>
Float number_of(uint64_t bits) {
  return std::bit_cast<Float>(static_cast<BitsOf<Float>>(bits));
}
template <class Float>
bool set(NarrowResults r, Float value) {
  r[0] = std::bit_cast<BitsOf<Float>>(value);
  return true;
}

template <class Float>
bool multiply_add(NarrowOperands a, NarrowResults r) {  // rounded twice, as in the backend
  volatile Float product = number_of<Float>(a[0]) * number_of<Float>(a[1]);
  return set(r, static_cast<Float>(product + number_of<Float>(a[2])));
}
bool multiply_add(NarrowOperands a, uint32_t width, NarrowResults r) {
  return width == 32 ? multiply_add<float>(a, r) : multiply_add<double>(a, r);
}
bool fused_multiply_add(NarrowOperands a, uint32_t width, NarrowResults r) {
  if (width == 32)
    return set(r, std::fma(number_of<float>(a[0]), number_of<float>(a[1]), number_of<float>(a[2])));
  return set(r,
             std::fma(number_of<double>(a[0]), number_of<double>(a[1]), number_of<double>(a[2])));
}
template <float kFloat(float), double kDouble(double)>
bool unary(NarrowOperands a, uint32_t width, NarrowResults r) {
  return width == 32 ? set(r, kFloat(number_of<float>(a[0])))
                     : set(r, kDouble(number_of<double>(a[0])));
}
// As in the C library of x86-64, the result of two zeros is the second.
template <class Float, bool kGreatest>
Float extreme(Float x, Float y) {
  if (x != x || y != y) return kGreatest ? std::fmax(x, y) : std::fmin(x, y);
  return (kGreatest ? x > y : x < y) ? x : y;
}
template <bool kGreatest>
bool extreme(NarrowOperands a, uint32_t width, NarrowResults r) {
  if (width == 32)
    return set(r, extreme<float, kGreatest>(number_of<float>(a[0]), number_of<float>(a[1])));
  return set(r, extreme<double, kGreatest>(number_of<double>(a[0]), number_of<double>(a[1])));
}
bool absolute_value(NarrowOperands a, uint32_t width, NarrowResults r) {
  r[0] = a[0] & low_mask(width - 1);
  return true;
}
bool copy_sign(NarrowOperands a, uint32_t width, NarrowResults r) {
  uint64_t sign = uint64_t{1} << (width - 1);
  r[0] = (a[0] & ~sign) | (a[1] & sign);
  return true;
}

// The body as a quick operation. Flags: the number of operands, and from bit 2 on that of results.
template <NarrowBody kBody>
bool quick(const Operation& op, Cell* cells, Memory&) {
  const Cell* at[] = {&cell_at(cells, op.a), &cell_at(cells, op.b), &cell_at(cells, op.c)};
  uint64_t operands[kNarrowOperands] = {}, results[kNarrowResults] = {};
  for (uint32_t i = 0; i < (op.flags & 3u); ++i) {
    if (!at[i]->is_defined()) return false;
    operands[i] = at[i]->bits;
  }
  if (!kBody(operands, op.width, results)) return false;
  Cell* to = &cell_at(cells, op.result);
  for (uint32_t i = 0; i < op.flags >> 2; ++i) to[i] = integer_cell(results[i]);
  return true;
}

template <NarrowBody kBody>
constexpr NarrowIntrinsic row(std::string_view name) {
  return {name, kBody, quick<kBody>};
}

constexpr NarrowIntrinsic kNarrowIntrinsics[] = {
    row<unary<std::ceil, std::ceil>>("ceil"),
    row<copy_sign>("copysign"),
    row<absolute_value>("fabs"),
    row<unary<std::floor, std::floor>>("floor"),
    row<fused_multiply_add>("fma"),
    row<extreme<true>>("fmax"),
    row<extreme<false>>("fmin"),
    row<absolute>("llvm.abs"),
    row<reverse_bits>("llvm.bitreverse"),
    row<swap_bytes>("llvm.bswap"),
    row<leading_zeros>("llvm.ctlz"),
    row<count_ones>("llvm.ctpop"),
    row<trailing_zeros>("llvm.cttz"),
    row<multiply_add>("llvm.fmuladd"),
    row<funnel_shift<true>>("llvm.fshl"),
    row<funnel_shift<false>>("llvm.fshr"),
    row<extreme<true>>("llvm.maxnum"),
    row<extreme<false>>("llvm.minnum"),
    row<saturated<Opcode::Add, true>>("llvm.sadd.sat"),
    row<with_overflow<Opcode::Add, true>>("llvm.sadd.with.overflow"),
    row<choose<IntPredicate::SGT>>("llvm.smax"),
    row<choose<IntPredicate::SLT>>("llvm.smin"),
    row<with_overflow<Opcode::Mul, true>>("llvm.smul.with.overflow"),
    row<saturated<Opcode::Sub, true>>("llvm.ssub.sat"),
    row<with_overflow<Opcode::Sub, true>>("llvm.ssub.with.overflow"),
    row<saturated<Opcode::Add, false>>("llvm.uadd.sat"),
    row<with_overflow<Opcode::Add, false>>("llvm.uadd.with.overflow"),
    row<choose<IntPredicate::UGT>>("llvm.umax"),
    row<choose<IntPredicate::ULT>>("llvm.umin"),
    row<with_overflow<Opcode::Mul, false>>("llvm.umul.with.overflow"),
    row<saturated<Opcode::Sub, false>>("llvm.usub.sat"),
    row<with_overflow<Opcode::Sub, false>>("llvm.usub.with.overflow"),
    row<unary<std::nearbyint, std::nearbyint>>("nearbyint"),
    row<unary<std::rint, std::rint>>("rint"),
    row<unary<std::round, std::round>>("round"),
    row<unary<std::nearbyint, std::nearbyint>>("roundeven"),
    row<unary<std::sqrt, std::sqrt>>("sqrt"),
    row<unary<std::trunc, std::trunc>>("trunc"),
};
static_assert(std::ranges::is_sorted(kNarrowIntrinsics, {}, &NarrowIntrinsic::name));

}  // namespace

std::span<const NarrowIntrinsic> narrow_intrinsics() { return kNarrowIntrinsics; }

const NarrowIntrinsic* find_narrow_intrinsic(std::string_view name) {
  auto found = std::ranges::lower_bound(kNarrowIntrinsics, name, {}, &NarrowIntrinsic::name);
  return found != std::end(kNarrowIntrinsics) && found->name == name ? found : nullptr;
}

BodyCall find_narrow_call(std::string_view name, const ssa::TypeTable& types,
                          std::span<const ArgumentPlace> arguments, ssa::TypeId result) {
  const Intrinsic* general = find_external(name) == nullptr ? find_intrinsic(name) : nullptr;
  const NarrowIntrinsic* narrow =
      general != nullptr ? find_narrow_intrinsic(general->name) : nullptr;
  if (narrow == nullptr) return {};
  std::vector<ssa::TypeId> given;
  for (const ArgumentPlace& argument : arguments) {
    uint32_t width = cell_width(types, argument.type);
    if (width == 0 || (types.is_floating(argument.type) && width < 32)) return {};
    given.push_back(argument.type);
  }
  if (given.size() > kNarrowOperands || !accepts(*general, types, given, result)) return {};
  bool is_as_in_c = name.ends_with('f') == (given[0] == ssa::kFloat);
  if (!name.starts_with("llvm.") && !is_as_in_c) return {};
  IntrinsicShape shape = shape_of(*general, types, result);
  return {narrow->quick, static_cast<uint16_t>(cell_width(types, given[0])),
          static_cast<uint8_t>(given.size() | shape.results.size() << 2)};
}

}  // namespace lilt::runtime
