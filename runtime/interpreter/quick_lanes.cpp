// Quick operations on several adjacent numbers of one width: the lanes of vectors, and equal fields
// of structs.
#include <algorithm>
#include <iterator>

#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

namespace {

using ssa::Opcode;

uint32_t lanes_of(const Operation& op) { return static_cast<uint32_t>(op.c); }

// Computes all lanes before it writes the first.
template <class Compute>
bool on_lanes(const Operation& op, Cell* cells, Compute compute) {
  const Cell *a = &cell_at(cells, op.a), *b = &cell_at(cells, op.b);
  uint64_t results[kMaxLanes], undefined = 0;
  bool is_right = true;
  for (uint32_t i = 0; i < lanes_of(op); ++i) {
    undefined |= a[i].undefined | b[i].undefined;
    is_right &= compute(a[i], b[i], results[i]);
  }
  if (undefined != 0 || !is_right) return false;
  Cell* to = &cell_at(cells, op.result);
  for (uint32_t i = 0; i < lanes_of(op); ++i) to[i] = integer_cell(results[i]);
  return true;
}

template <Opcode kOpcode, unsigned kFlags>
bool lane_binary(const Operation& op, Cell* cells, Memory&) {
  return on_lanes(op, cells, [width = op.width](const Cell& a, const Cell& b, uint64_t& result) {
    result = 0;
    return number::binary(kOpcode, kFlags, width, a.bits, b.bits, result) == Trouble::None;
  });
}

template <Opcode kOpcode, class Float>
bool floating(const Operation& op, Cell* cells, Memory&) {
  return on_lanes(op, cells, [](const Cell& a, const Cell& b, uint64_t& result) {
    Float x = number_of<Float>(a, 0), y = number_of<Float>(b, 0);
    result = cell_of(number::floating_binary(kOpcode, x, y)).bits;
    return true;
  });
}

template <unsigned kBytes>
bool load(const Operation& op, Cell* cells, Memory& memory) {
  const Cell& from = cell_at(cells, op.a);
  if (!from.is_defined() || !is_aligned(from.bits, op.flags)) return false;
  return memory.load_numbers<kBytes>(from.block, from.bits,
                                     {&cell_at(cells, op.result), lanes_of(op)});
}

template <unsigned kBytes>
bool store(const Operation& op, Cell* cells, Memory& memory) {
  const Cell& to = cell_at(cells, op.a);
  if (!to.is_defined() || !is_aligned(to.bits, op.flags)) return false;
  return memory.store_numbers<kBytes>(to.block, to.bits, {&cell_at(cells, op.b), lanes_of(op)});
}

struct LaneBody {
  Opcode opcode;
  uint8_t flags;
  QuickBody body;
};
constexpr LaneBody kLaneBodies[] = {
#define X(name, opcode, flags) {Opcode::opcode, flags, lane_binary<Opcode::opcode, flags>},
    LILT_QUICK_BINARY(X)
#undef X
};
constexpr LaneBody kFloatBodies[] = {
#define X(name, sign) {Opcode::name, 0, floating<Opcode::name, float>},
    LILT_QUICK_FLOATING(X)
#undef X
};
constexpr LaneBody kDoubleBodies[] = {
#define X(name, sign) {Opcode::name, 0, floating<Opcode::name, double>},
    LILT_QUICK_FLOATING(X)
#undef X
};

QuickBody find_in(std::span<const LaneBody> bodies, int32_t opcode, uint8_t flags) {
  auto found = std::ranges::find_if(bodies, [&](const LaneBody& candidate) {
    return candidate.opcode == static_cast<Opcode>(opcode) && candidate.flags == flags;
  });
  return found != bodies.end() ? found->body : nullptr;
}

QuickBody access_body(uint32_t width, bool is_load) {
  switch (width) {
    case 8:
      return is_load ? load<1> : store<1>;
    case 16:
      return is_load ? load<2> : store<2>;
    case 32:
      return is_load ? load<4> : store<4>;
    case 64:
      return is_load ? load<8> : store<8>;
    default:
      return nullptr;
  }
}

}  // namespace

QuickBody find_lane_body(const Operation& full) {
  switch (full.code) {
    case OperationCode::Binary:
      return find_in(kLaneBodies, full.c, full.flags);
    case OperationCode::Floating:  // the flags of a floating-point operation permit only more
      return find_in(full.width == 64 ? kDoubleBodies : kFloatBodies, full.c, 0);
    case OperationCode::LoadInteger:
    case OperationCode::StoreInteger:
      return access_body(full.width, full.code == OperationCode::LoadInteger);
    default:
      return nullptr;
  }
}

}  // namespace lilt::runtime
