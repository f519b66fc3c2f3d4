// A small machine for integer SSA code, and random programs for it: passes must not change a
// program's stores to its output or its result. Operations are written here with the host's own
// arithmetic, so that no pass is its own judge, with definedness per bit: a flag that a pass keeps
// wrongly creates poison, which must not affect decisions. Undefined operations are never
// generated.
#pragma once

#include <map>
#include <random>
#include <stdexcept>

#include "tests/unit/ssa_fixture.h"

namespace lilt::opt {

struct Outcome {
  std::vector<uint64_t> trace;  // values stored through argument 0, then the value returned
  bool finished = false;

  // Whether two runs agree up to the end of the shorter one.
  bool agrees(const Outcome& other) const {
    size_t common = std::min(trace.size(), other.trace.size());
    if (finished && other.finished && trace.size() != other.trace.size()) return false;
    if (finished && trace.size() < other.trace.size()) return false;
    if (other.finished && other.trace.size() < trace.size()) return false;
    return std::equal(trace.begin(), trace.begin() + static_cast<std::ptrdiff_t>(common),
                      other.trace.begin());
  }
};

// A value of up to 64 bits; bits above the width are zero.
struct Cell {
  uint64_t bits = 0;
  uint64_t undefined = 0;  // mask
};
using Exact = __int128;  // holds every result before it wraps but the product of two unsigned words

inline uint64_t mask_of(uint32_t width) { return ~uint64_t{0} >> (64 - width); }
inline Cell undefined_cell(uint32_t width) { return {0, mask_of(width)}; }
inline Exact unsigned_of(uint64_t bits, uint32_t) { return static_cast<Exact>(bits); }
inline Exact signed_of(uint64_t bits, uint32_t width) {
  bool is_negative = (bits >> (width - 1)) != 0;
  return static_cast<Exact>(bits) - (is_negative ? Exact{1} << width : 0);
}

inline Exact exact_result(ssa::Opcode opcode, Exact x, Exact y) {
  switch (opcode) {
    case ssa::Opcode::Add:
      return x + y;
    case ssa::Opcode::Sub:
      return x - y;
    case ssa::Opcode::Shl:
      return x * (Exact{1} << y);
    case ssa::Opcode::LShr:
    case ssa::Opcode::AShr:
      return x >> y;
    case ssa::Opcode::UDiv:
    case ssa::Opcode::SDiv:
      return x / y;
    case ssa::Opcode::URem:
    case ssa::Opcode::SRem:
      return x % y;
    default:
      return x * y;
  }
}

// Whether the result is what the flags promise.
inline bool keeps_promise(ssa::Opcode opcode, uint16_t flags, uint32_t width, uint64_t a,
                          uint64_t b) {
  using enum ssa::Opcode;
  Exact x = unsigned_of(a, width), y = unsigned_of(b, width);
  Exact signed_x = signed_of(a, width), signed_y = opcode == Shl ? y : signed_of(b, width);
  if (opcode == LShr || opcode == AShr) return flags == 0 || a % (Exact{1} << b) == 0;
  if (opcode == UDiv) return flags == 0 || x % y == 0;
  if (opcode == SDiv) return flags == 0 || signed_x % signed_y == 0;
  Exact limit = Exact{1} << (width - 1);
  Exact signed_result = exact_result(opcode, signed_x, signed_y);
  bool fits_signed = signed_result >= -limit && signed_result < limit;
  bool fits_unsigned = static_cast<unsigned __int128>(a) * b <= mask_of(width);
  if (opcode != Mul) {
    Exact result = exact_result(opcode, x, y);
    fits_unsigned = result >= 0 && result < 2 * limit;
  }
  return ((flags & ssa::flag::NoUnsignedWrap) == 0 || fits_unsigned) &&
         ((flags & ssa::flag::NoSignedWrap) == 0 || fits_signed);
}

inline Cell computed(ssa::Opcode opcode, uint16_t flags, uint32_t width, Cell a, Cell b) {
  using enum ssa::Opcode;
  uint64_t either = a.undefined | b.undefined;
  if (opcode == Xor) return {a.bits ^ b.bits, either};
  if (opcode == And)
    return {a.bits & b.bits, either & (a.bits | a.undefined) & (b.bits | b.undefined)};
  if (opcode == Or) {
    if (flags != 0 && (a.bits & b.bits & ~either) != 0) return undefined_cell(width);
    return {a.bits | b.bits, either & (~a.bits | a.undefined) & (~b.bits | b.undefined)};
  }
  bool is_shift = opcode == Shl || opcode == LShr || opcode == AShr;
  bool is_division = opcode == UDiv || opcode == URem || opcode == SDiv || opcode == SRem;
  bool is_signed = opcode == SDiv || opcode == SRem;
  bool is_lost = is_signed && signed_of(b.bits, width) == -1 && a.bits == (mask_of(width) >> 1) + 1;
  if (is_division && (b.undefined != 0 || b.bits == 0 || is_lost))
    throw std::logic_error("undefined division");
  if (either != 0 || (is_shift && b.bits >= width)) return undefined_cell(width);
  if (!keeps_promise(opcode, flags, width, a.bits, b.bits)) return undefined_cell(width);
  if (opcode == Mul) return {(a.bits * b.bits) & mask_of(width)};
  auto of = is_signed || opcode == AShr ? signed_of : unsigned_of;
  Exact result = exact_result(opcode, of(a.bits, width), of(b.bits, is_shift ? 64 : width));
  return {static_cast<uint64_t>(result) & mask_of(width)};
}

inline Cell compared(ssa::IntPredicate predicate, uint32_t width, Cell a, Cell b) {
  using enum ssa::IntPredicate;
  bool differ = ((a.bits ^ b.bits) & ~(a.undefined | b.undefined)) != 0;
  bool decides = differ && (predicate == EQ || predicate == NE);
  if ((a.undefined | b.undefined) != 0 && !decides) return undefined_cell(1);
  auto of = predicate >= SGT ? signed_of : unsigned_of;
  Exact distance = of(a.bits, width) - of(b.bits, width);
  switch (predicate) {
    case EQ:
      return {!differ};
    case NE:
      return {differ};
    case UGT:
    case SGT:
      return {distance > 0};
    case UGE:
    case SGE:
      return {distance >= 0};
    case ULT:
    case SLT:
      return {distance < 0};
    default:
      return {distance <= 0};
  }
}

inline Cell converted(ssa::Opcode opcode, uint16_t flags, uint32_t from, uint32_t to, Cell a) {
  auto of = opcode == ssa::Opcode::SExt ? signed_of : unsigned_of;
  Cell result{static_cast<uint64_t>(of(a.bits, from)) & mask_of(to),
              static_cast<uint64_t>(of(a.undefined, from)) & mask_of(to)};
  bool is_trunc = opcode == ssa::Opcode::Trunc;
  bool is_broken =
      a.undefined == 0 &&
      (((flags & ssa::flag::NoUnsignedWrap) != 0 && is_trunc && result.bits != a.bits) ||
       ((flags & ssa::flag::NoSignedWrap) != 0 && is_trunc &&
        signed_of(result.bits, to) != signed_of(a.bits, from)) ||
       ((flags & ssa::flag::NonNegative) != 0 && !is_trunc && signed_of(a.bits, from) < 0));
  return is_broken ? undefined_cell(to) : result;
}

class Machine {
 public:
  explicit Machine(ssa::Function& function) : f_(function) {}

  Outcome run(std::vector<uint64_t> arguments, int most_blocks = 60) {
    using namespace ssa;
    Outcome outcome;
    for (uint32_t i = 0; i < arguments.size(); ++i) values_[i] = Cell{arguments[i]};
    BlockId block = f_.entry(), from;
    for (int steps = 0; steps < most_blocks; ++steps) {
      InstId i = run_phis(block, from);
      for (; !is_terminator(f_[i].opcode); i = f_.next(i)) step(i, outcome);
      from = block;
      if (f_[i].opcode == Opcode::Ret) {
        outcome.trace.push_back(defined(f_.operand(i, 0)));
        outcome.finished = true;
        return outcome;
      }
      block = successor(i);
    }
    return outcome;
  }

 private:
  ssa::InstId run_phis(ssa::BlockId block, ssa::BlockId from) {
    using namespace ssa;
    std::vector<std::pair<InstId, Cell>> taken;
    InstId i = f_[block].first;
    for (; f_[i].opcode == Opcode::Phi; i = f_.next(i))
      for (uint32_t k = 0; k < f_[i].operand_count; k += 2)
        if (f_.operand(i, k + 1).block() == from) {
          taken.push_back({i, value(f_.operand(i, k))});
          break;
        }
    for (auto [phi, v] : taken) values_[phi.index()] = v;
    return i;
  }
  ssa::BlockId successor(ssa::InstId i) {
    using namespace ssa;
    if (f_[i].opcode == Opcode::Br) return f_.operand(i, 0).block();
    uint64_t condition = defined(f_.operand(i, 0));
    switch (f_[i].opcode) {
      case Opcode::CondBr:
        return f_.operand(i, condition != 0 ? 1 : 2).block();
      case Opcode::Switch:
        for (uint32_t k = 2; k < f_[i].operand_count; k += 2)
          if (defined(f_.operand(i, k)) == condition) return f_.operand(i, k + 1).block();
        return f_.operand(i, 1).block();
      default:
        throw std::logic_error("no such terminator");
    }
  }
  uint32_t width(ssa::Value v) const { return f_.types().integer_bits(f_.type_of(v)); }
  Cell value(ssa::Value v) {
    if (v.is_local()) return values_.at(v.local().index());
    const ssa::Constant& c = f_.constants()[v.constant()];
    return c.kind == ssa::ConstantKind::Integer ? Cell{c.bits} : undefined_cell(width(v));
  }
  // A value that a decision depends on.
  uint64_t defined(ssa::Value v) {
    Cell cell = value(v);
    if (cell.undefined != 0) throw std::logic_error("an undefined value decides");
    return cell.bits;
  }
  Cell compute(ssa::InstId i) {
    using namespace ssa;
    const Instruction& instruction = f_[i];
    auto operand = [&](uint32_t k) { return value(f_.operand(i, k)); };
    uint32_t from = width(f_.operand(i, 0)), to = f_.types().integer_bits(instruction.type);
    if (instruction.opcode == Opcode::ICmp)
      return compared(IntPredicate(instruction.subcode), from, operand(0), operand(1));
    if (instruction.opcode == Opcode::Select) {
      Cell condition = operand(0);
      return condition.undefined == 0 ? operand(condition.bits != 0 ? 1 : 2) : undefined_cell(to);
    }
    if (is_cast(instruction.opcode))
      return converted(instruction.opcode, instruction.flags, from, to, operand(0));
    return computed(instruction.opcode, instruction.flags, to, operand(0), operand(1));
  }
  void step(ssa::InstId i, Outcome& outcome) {
    using namespace ssa;
    switch (f_[i].opcode) {
      case Opcode::Alloca:
        values_[i.index()] = Cell{i.index()};
        break;
      case Opcode::Store:
        if (f_.operand(i, 1) == Value(f_.argument(0)))
          outcome.trace.push_back(defined(f_.operand(i, 0)));
        else
          memory_[defined(f_.operand(i, 1))] = value(f_.operand(i, 0));
        break;
      case Opcode::Load:
        values_[i.index()] = memory_.at(defined(f_.operand(i, 0)));
        break;
      default:
        values_[i.index()] = compute(i);
    }
  }

  ssa::Function& f_;
  std::map<uint32_t, Cell> values_;
  std::map<uint64_t, Cell> memory_;
};

// Builds `i64 @f(ptr %out, i64, i64)` with variables of three types in allocas.
class RandomProgram {
 public:
  explicit RandomProgram(uint32_t seed) : random_(seed) {
    using namespace ssa;
    uint32_t count = 2 + random_() % 12;
    for (uint32_t i = 0; i < count; ++i) blocks_.push_back(b_.create_block());
    b_.set_insert_point(blocks_[0]);
    for (TypeId type : {kI64, kI64, kI64, kI8, kI8, kI1, kI1}) {
      slots_.push_back({b_.create_alloca(type), type});
      b_.create_store(constant(type), slots_.back().address);
    }
    b_.create_store(test.argument(1), slots_[0].address);
    b_.create_store(test.argument(2), slots_[1].address);
    for (BlockId block : blocks_) {
      b_.set_insert_point(block);
      for (uint32_t n = random_() % 5; n > 0; --n) statement();
      finish();
    }
  }
  std::vector<Outcome> run_all() {
    std::vector<Outcome> outcomes;
    constexpr uint64_t kInputs[] = {
        0, 1, 2, 3, 5, 0x80, 0xFF, 100, ~uint64_t{0}, uint64_t{1} << 63};
    for (uint64_t a : kInputs)
      for (uint64_t b : {uint64_t{2}, ~uint64_t{0}})
        outcomes.push_back(Machine(test.function).run({0, a, b}));
    return outcomes;
  }

  ssa::TestFunction test{ssa::kI64, {ssa::kPtr, ssa::kI64, ssa::kI64}};

 private:
  struct Slot {
    ssa::Value address;
    ssa::TypeId type;
  };

  uint32_t width(ssa::TypeId type) { return test.module.types().integer_bits(type); }
  ssa::Value constant(ssa::TypeId type) {
    constexpr uint64_t kBits[] = {0, 0, 1, 1, 2, 3, 8, 16, 127, 128, 255, ~uint64_t{0}};
    uint64_t bits = kBits[random_() % std::size(kBits)];
    if (random_() % 10 == 0) bits = uint64_t{1} << (width(type) - 1);
    return b_.get_int(type, bits);
  }
  ssa::Value operand(ssa::TypeId type) {
    if (random_() % 3 == 0) return constant(type);
    if (!recent_.empty() && random_() % 2 == 0) {
      ssa::Value value = recent_[random_() % recent_.size()];
      if (test.function.type_of(value) == type) return value;
    }
    for (;;) {
      const Slot& slot = slots_[random_() % slots_.size()];
      if (slot.type == type) return b_.create_load(type, slot.address);
    }
  }
  // An instruction even where the builder would fold it.
  ssa::Value emit(ssa::Opcode opcode, ssa::TypeId type, std::initializer_list<ssa::Value> operands,
                  uint8_t subcode = 0) {
    ssa::InstId id = test.function.create(opcode, type, operands, 0, subcode);
    test.function.append(b_.insert_block(), id);
    return id;
  }
  ssa::Value compare() {
    ssa::TypeId type = random_() % 3 == 0 ? ssa::kI8 : ssa::kI64;
    auto predicate = static_cast<uint8_t>(random_() % 10);
    return emit(ssa::Opcode::ICmp, ssa::kI1, {operand(type), operand(type)}, predicate);
  }
  ssa::Value expression(ssa::TypeId type) {
    using enum ssa::Opcode;
    constexpr ssa::Opcode kPlain[] = {Add, Add, Sub, Sub, Mul, And, Or, Xor};
    constexpr ssa::Opcode kShifts[] = {Shl, LShr, AShr};
    constexpr ssa::Opcode kDivisions[] = {UDiv, SDiv, URem, SRem};
    switch (random_() % 8) {
      case 0:
        if (type == ssa::kI1) return compare();
        return emit(kShifts[random_() % 3], type,
                    {operand(type), b_.get_int(type, random_() % width(type))});
      case 1: {
        if (type == ssa::kI1) return compare();
        constexpr uint64_t kDivisors[] = {1, 2, 3, 4, 10, 64, 128};
        ssa::Opcode opcode = kDivisions[random_() % 4];
        return emit(opcode, type, {operand(type), b_.get_int(type, kDivisors[random_() % 7])});
      }
      case 2:
        return emit(Select, type, {operand(ssa::kI1), operand(type), operand(type)});
      case 3:
        if (type == ssa::kI64)
          return emit(random_() % 2 == 0 ? ZExt : SExt, type,
                      {operand(random_() % 2 == 0 ? ssa::kI8 : ssa::kI1)});
        if (type == ssa::kI8 && random_() % 2 == 0)
          return emit(random_() % 2 == 0 ? ZExt : SExt, type, {operand(ssa::kI1)});
        return emit(Trunc, type, {operand(ssa::kI64)});
      case 4:
        if (type == ssa::kI1) return compare();
        [[fallthrough]];
      default:
        return emit(kPlain[random_() % 8], type, {operand(type), operand(type)});
    }
  }
  void statement() {
    recent_.clear();
    const Slot& slot = slots_[random_() % slots_.size()];
    for (uint32_t n = 1 + random_() % 3; n > 0; --n) recent_.push_back(expression(slot.type));
    b_.create_store(recent_.back(), slot.address);
    if (random_() % 4 == 0)
      b_.create_store(operand(ssa::kI64), test.argument(0), ssa::flag::Volatile);
    recent_.clear();
  }
  ssa::BlockId target() { return blocks_[1 + random_() % (blocks_.size() - 1)]; }
  void finish() {
    switch (random_() % 10) {
      case 0:
        b_.create_ret(operand(ssa::kI64));
        break;
      case 1:
      case 2:
      case 3:
        b_.create_br(target());
        break;
      case 4: {
        std::vector<std::pair<ssa::ConstantId, ssa::BlockId>> cases;
        for (uint64_t i = 0; i < random_() % 4; ++i)
          cases.push_back({b_.get_i64(i).constant(), target()});
        b_.create_switch(operand(ssa::kI64), target(), cases);
        break;
      }
      default: {
        ssa::Value condition = random_() % 3 == 0 ? operand(ssa::kI1) : compare();
        ssa::BlockId left = target();
        b_.create_cond_br(condition, left, target());
      }
    }
  }

  std::mt19937 random_;
  ssa::IRBuilder& b_ = test.builder;
  std::vector<ssa::BlockId> blocks_;
  std::vector<Slot> slots_;
  std::vector<ssa::Value> recent_;
};

}  // namespace lilt::opt
