// What each instruction of the source computes in the runs: see source_runs.h.
#include <bit>
#include <cmath>
#include <cstring>
#include <type_traits>

#include "backend/certify/source_runs.h"
#include "ir/opt/alias.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/number.h"
#include "runtime/interpreter/arithmetic.h"
#include "runtime/interpreter/numeric_intrinsics.h"

namespace lilt::certify {

using ssa::ConstantKind;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

constexpr uint64_t kPadKey = 0x9AD;

// The lane, unless some of it is undefined.
std::optional<uint64_t> defined_lane(const Samples& samples, unsigned run, unsigned lane,
                                     unsigned bits) {
  if ((samples.undefined_bytes(run) & lane_bytes(lane, bits)) != 0) return std::nullopt;
  return lane_of(samples, run, lane, bits);
}

// A result that is not a number is this, and undefined: comparisons and operations know that it is
// not a number, and nothing of its bits.
constexpr uint64_t some_nan(unsigned bits) {
  return bits == 64 ? 0x7FFA5C3E96D1B487 : bits == 32 ? 0x7FE5C3E9 : 0;
}

// The same of a floating-point number.
std::optional<uint64_t> known_lane(const Samples& samples, unsigned run, unsigned lane,
                                   Shape shape) {
  const auto defined = defined_lane(samples, run, lane, shape.bits);
  if (defined || !shape.is_floating) return defined;
  const uint64_t bits = lane_of(samples, run, lane, shape.bits);
  return bits != 0 && bits == some_nan(shape.bits) ? std::optional(bits) : std::nullopt;
}

// Calls the operation with the value as a constant, which is one of these.
template <auto kFirst, auto... kOthers, class Value, class Operation>
auto with_constant(Value value, Operation operation) {
  if constexpr (sizeof...(kOthers) != 0)
    if (value != kFirst) return with_constant<kOthers...>(value, operation);
  return operation(std::integral_constant<Value, kFirst>());
}

}  // namespace

template <class Operation>
const Samples* Source::run_by_run(Shape from, const Samples& a, const Samples& b, unsigned to_bits,
                                  Operation operation) {
  Samples* made = uninitialized_samples(arena_, 1);
  const uint64_t mask = low_mask(from.bits);
  bool is_right = true;
  for (unsigned run = 0; run < kRuns; ++run)
    is_right &= operation(a.data[run] & mask, b.data[run] & mask, made->data[run]);
  if (is_right && a.undefined == nullptr && b.undefined == nullptr) return made;
  for (unsigned run = 0; run < kRuns; ++run) {
    uint64_t result = 0;
    if ((a.undefined_bytes(run) | b.undefined_bytes(run)) == 0 &&
        operation(a.data[run] & mask, b.data[run] & mask, result))
      continue;
    made->data[run] = 0;
    forget(*made, run, lane_bytes(0, to_bits), arena_);
  }
  return made;
}

template <class Operation>
const Samples* Source::lane_by_lane(Shape shape, Operation operation) {
  Samples* made = new_samples(arena_, shape.words());
  for (unsigned run = 0; run < kRuns; ++run)
    for (unsigned lane = 0; lane < shape.lanes; ++lane) {
      const std::optional<uint64_t> result = operation(run, lane);
      if (result) set_lane(*made, run, lane, shape.bits, *result);
      if (!result || (shape.is_floating && *result == some_nan(shape.bits)))
        forget(*made, run, lane_bytes(lane, shape.bits), arena_);
    }
  return made;
}

// What a phi is that is equal to another value: because it always is, or because all inputs are the
// same and known before it.
const Samples* Source::equal_value(InstId phi) {
  if (const Value equal = equal_[phi.index()]; equal.valid()) return value(equal);
  const std::span<const Value> operands = function_.operands(phi);
  const uint32_t place = cfg_.order_of(block_);
  const Samples* first = nullptr;
  for (size_t i = 0; i < operands.size(); i += 2) {
    if (cfg_.order_of(operands[i + 1].block()) >= place) return nullptr;
    const Samples* input = value(operands[i]);
    if (input == nullptr || input->undefined != nullptr)
      return operands.size() == 2 ? input : nullptr;
    if (first == nullptr) first = input;
    // Numbers that are the same in all runs, as outcomes that no run decides both ways, are equal
    // by chance.
    if (operands[i] != operands[0] && (!is_same(input, first) || !varies(*input))) return nullptr;
  }
  return first;
}

void Source::evaluate(InstId id) {
  const ssa::Instruction& i = function_[id];
  switch (i.opcode) {
    case Opcode::Fence:
    case Opcode::Ret:
    case Opcode::Br:
    case Opcode::CondBr:
    case Opcode::Switch:
    case Opcode::Unreachable:
      return;
    case Opcode::Store:
      return store(id, function_.operand(id, 0), place(function_.operand(id, 1)));
    case Opcode::Call:
      return call(id);
    case Opcode::Packed: {
      const std::string_view name = ssa::kPackedOpcodes[i.subcode].name;
      if (!packed(id, name)) refuse("the operation '" + std::string(name) + "'");
      return;
    }
    case Opcode::LandingPad:
      return receive(id, mixed(kPadKey, id.index()));
    case Opcode::CmpXchg:
      return exchange(id);
    case Opcode::AtomicRMW:
      return update(id);
    case Opcode::ExtractValue: {
      const std::span<const Value> operands = function_.operands(id);
      if (operands.size() != 2) return refuse("a nested aggregate");
      values_[id.index()] =
          part(operands[0], function_.constants().zero_extended(operands[1].constant()));
      if (values_[id.index()] == nullptr) refuse("a nested aggregate");
      return;
    }
    case Opcode::InsertValue: {
      const std::span<const Value> operands = function_.operands(id);
      if (operands.size() != 3) return refuse("a nested aggregate");
      const size_t count = function_.types().members(i.type).size();
      const auto parts = arena_.uninitialized<const Samples*>(count);
      for (size_t p = 0; p < count; ++p) parts[p] = part(operands[0], p);
      parts[function_.constants().zero_extended(operands[2].constant())] = value(operands[1]);
      aggregates_[id.index()] = parts;
      return;
    }
    default:
      values_[id.index()] = compute(id);
  }
}

const Samples* Source::compute(InstId id) {
  const ssa::Instruction& i = function_[id];
  if (shape_of(i.type).bits == 0) {
    refuse("a value of type " + function_.types().to_string(i.type));
    return nullptr;
  }
  const std::span<const Value> operands = function_.operands(id);
  for (const Value operand :
       operands.first(i.opcode == Opcode::ShuffleVector ? 2 : operands.size()))
    if ((operand.is_local() || operand.is_constant()) && value(operand) == nullptr) {
      refuse("an operand of '" + std::string(info(i.opcode).name) + "'");
      return nullptr;
    }
  const bool is_of_numbers = is_binary(i.opcode) || is_cast(i.opcode) || i.opcode == Opcode::FNeg ||
                             i.opcode == Opcode::FCmp;
  if (uses_extended_ && is_of_numbers && is_extended(id)) {
    const Samples* made = extended(id);
    if (made == nullptr) refuse("'" + std::string(info(i.opcode).name) + "' of x86_fp80");
    return made;
  }
  if (is_binary(i.opcode)) return binary(id);
  if (is_cast(i.opcode)) return cast(id);
  switch (i.opcode) {
    case Opcode::FNeg: {
      const Shape shape = shape_of(i.type);
      const Samples& a = *operand(id, 0);
      return lane_by_lane(shape, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
        const auto x = known_lane(a, run, lane, shape);
        if (!x || *x == some_nan(shape.bits)) return x;
        return *x ^ uint64_t { 1 } << (shape.bits - 1);
      });
    }
    case Opcode::ICmp:
    case Opcode::FCmp:
      return compare(id);
    case Opcode::Select:
      return select(id);
    case Opcode::Freeze:
      return operand(id, 0);
    case Opcode::GetElementPtr:
      return address(id);
    case Opcode::Load:
      return load(id);
    case Opcode::ExtractElement:
      return element(id);
    case Opcode::InsertElement:
      return insertion(id);
    case Opcode::ShuffleVector:
      return shuffle(id);
    case Opcode::Alloca: {
      const std::optional<int64_t> distance = in_code_.of_instruction(id);
      if (!distance) {
        refuse("a dynamic alloca");
        return nullptr;
      }
      return in_frame(*distance);
    }
    default:
      refuse("the instruction '" + std::string(info(i.opcode).name) + "'");
      return nullptr;
  }
}

const Samples* Source::binary(InstId id) {
  const ssa::Instruction& i = function_[id];
  const Shape shape = shape_of(i.type);
  const Samples &a = *operand(id, 0), &b = *operand(id, 1);
  if (shape.bits == 1 && (a.undefined != nullptr || b.undefined != nullptr) &&
      (i.opcode == Opcode::And || i.opcode == Opcode::Or))
    return bits_of_decision(i.opcode == Opcode::Or, a, b);
  if (shape.lanes == 1 && !has(i.opcode, ssa::property::Floating))
    return with_constant<Opcode::Add, Opcode::Sub, Opcode::Mul, Opcode::And, Opcode::Or,
                         Opcode::Xor, Opcode::Shl, Opcode::LShr, Opcode::AShr, Opcode::UDiv,
                         Opcode::SDiv, Opcode::URem, Opcode::SRem>(i.opcode, [&](auto opcode) {
      const auto compute = [&, bits = shape.bits](unsigned flags) {
        return run_by_run(shape, a, b, bits, [=](uint64_t x, uint64_t y, uint64_t& result) {
          return ssa::number::binary(opcode.value, flags, bits, x, y, result) ==
                 ssa::number::Trouble::None;
        });
      };
      return i.flags == 0 ? compute(0) : compute(i.flags);
    });
  return lane_by_lane(shape, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
    const auto x = known_lane(a, run, lane, shape), y = known_lane(b, run, lane, shape);
    if (has(i.opcode, ssa::property::Floating)) {
      if (!x || !y) return std::nullopt;
      const uint64_t result =
          runtime::floating_binary(i.opcode, shape.bits, {*x, 0, {}}, {*y, 0, {}}).bits;
      return is_nan(result, shape.bits) ? some_nan(shape.bits) : result;
    }
    if (!x || !y) return std::nullopt;
    uint64_t result = 0;
    const auto trouble = ssa::number::binary(i.opcode, i.flags, shape.bits, *x, *y, result);
    if (trouble != ssa::number::Trouble::None) return std::nullopt;
    return result;
  });
}

// Of two bits, one of which decides alone whatever the other is, if it is `deciding`: legalization
// makes such operations of selects.
const Samples* Source::bits_of_decision(bool deciding, const Samples& a, const Samples& b) {
  return lane_by_lane({1}, [&](unsigned run, unsigned) -> std::optional<uint64_t> {
    const auto x = defined_lane(a, run, 0, 1), y = defined_lane(b, run, 0, 1);
    const uint64_t decides = deciding ? 1 : 0;
    if (x == decides || y == decides) return decides;
    return x && y ? std::optional(1 - decides) : std::nullopt;
  });
}

const Samples* Source::cast(InstId id) {
  const ssa::Instruction& i = function_[id];
  const Shape to = shape_of(i.type), from = shape_of(function_.type_of(function_.operand(id, 0)));
  const Samples& a = *operand(id, 0);
  if (i.opcode == Opcode::BitCast) {
    Samples* made = new_samples(arena_, to.words());
    for (unsigned run = 0; run < kRuns; ++run) {
      std::memcpy(made->bytes(run), a.bytes(run), to.bytes());
      const bool is_of_mask = from.is_mask() != to.is_mask();
      forget(*made, run,
             is_of_mask && a.undefined_bytes(run) != 0 ? to.all_bytes() : a.undefined_bytes(run),
             arena_);
    }
    return made;
  }
  if (from.lanes != to.lanes) {
    refuse("a cast of lanes");
    return nullptr;
  }
  const bool is_scalar_extension =
      i.opcode == Opcode::Trunc || i.opcode == Opcode::ZExt || i.opcode == Opcode::SExt;
  if (to.lanes == 1 && is_scalar_extension)
    return with_constant<Opcode::Trunc, Opcode::ZExt, Opcode::SExt>(i.opcode, [&](auto opcode) {
      return run_by_run(
          from, a, a, to.bits, [=, flags = i.flags](uint64_t x, uint64_t, uint64_t& result) {
            return ssa::number::integer_cast(opcode.value, flags, from.bits, to.bits, x, result) ==
                   ssa::number::Trouble::None;
          });
    });
  return lane_by_lane(to, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
    const auto x = known_lane(a, run, lane, from);
    if (!x) return std::nullopt;
    switch (i.opcode) {
      case Opcode::Trunc:
      case Opcode::ZExt:
      case Opcode::SExt: {
        const runtime::Result r =
            runtime::integer_cast(i.opcode, from.bits, to.bits, i.flags, {*x, 0, {}});
        return r.cell.is_defined() ? std::optional(r.cell.bits) : std::nullopt;
      }
      case Opcode::PtrToInt:
      case Opcode::IntToPtr:
      case Opcode::AddrSpaceCast:
        return *x & low_mask(to.bits);
      default: {
        const runtime::Result r = runtime::floating_cast(i.opcode, from.bits, to.bits, {*x, 0, {}});
        if (!r.cell.is_defined()) return std::nullopt;
        return to.is_floating && is_nan(r.cell.bits, to.bits) ? some_nan(to.bits) : r.cell.bits;
      }
    }
  });
}

const Samples* Source::compare(InstId id) {
  const ssa::Instruction& i = function_[id];
  const Shape shape = shape_of(function_.type_of(function_.operand(id, 0)));
  const Samples &a = *operand(id, 0), &b = *operand(id, 1);
  Shape to = shape_of(i.type);
  if (to.lanes != shape.lanes) {
    refuse("a comparison of vectors");
    return nullptr;
  }
  if (i.opcode == Opcode::ICmp && shape.lanes == 1) {
    using enum ssa::IntPredicate;
    return with_constant<EQ, NE, UGT, UGE, ULT, ULE, SGT, SGE, SLT, SLE>(
        ssa::IntPredicate{i.subcode}, [&](auto predicate) {
          return run_by_run(shape, a, b, 1,
                            [=, bits = shape.bits](uint64_t x, uint64_t y, uint64_t& result) {
                              result = ssa::number::holds(predicate.value, bits, x, y);
                              return true;
                            });
        });
  }
  return lane_by_lane(to, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
    const auto x = known_lane(a, run, lane, shape), y = known_lane(b, run, lane, shape);
    if (!x || !y) return std::nullopt;
    const runtime::Cell left{*x, 0, {}}, right{*y, 0, {}};
    return i.opcode == Opcode::ICmp
               ? runtime::integer_compare(ssa::IntPredicate{i.subcode}, shape.bits, left, right)
                     .bits
               : runtime::floating_compare(ssa::FloatPredicate{i.subcode}, shape.bits, left, right)
                     .bits;
  });
}

const Samples* Source::select(InstId id) {
  const Shape shape = shape_of(function_[id].type);
  const Shape condition_shape = shape_of(function_.type_of(function_.operand(id, 0)));
  const Samples &c = *operand(id, 0), &a = *operand(id, 1), &b = *operand(id, 2);
  if (condition_shape.lanes != 1) {
    refuse("a select of lanes");
    return nullptr;
  }
  Samples* made = new_samples(arena_, shape.words());
  const bool is_defined =
      c.undefined == nullptr && a.undefined == nullptr && b.undefined == nullptr;
  if (is_defined && made->words == 1) {
    for (unsigned run = 0; run < kRuns; ++run)
      made->data[run] = (c.data[run] & 1) != 0 ? a.data[run] : b.data[run];
    return made;
  }
  for (unsigned run = 0; run < kRuns; ++run) {
    const Samples& chosen = (c.word(run) & 1) != 0 ? a : b;
    std::memcpy(made->bytes(run), chosen.bytes(run), 8 * size_t{made->words});
    forget(*made, run,
           c.undefined_bytes(run) != 0 ? shape.all_bytes() : chosen.undefined_bytes(run), arena_);
  }
  return made;
}

const Samples* Source::address(InstId id) {
  const std::span<const Value> operands = function_.operands(id);
  const ssa::TypeTable& types = function_.types();
  if (operands.size() != 3 || shape_of(function_[id].type).lanes != 1) {
    refuse("an address of several indices");
    return nullptr;
  }
  const uint64_t scale = types.size_of(operands[0].type());
  const Samples &base = *value(operands[1]), &index = *value(operands[2]);
  const unsigned bits = shape_of(function_.type_of(operands[2])).bits;
  return run_by_run({64}, base, index, 64, [=](uint64_t x, uint64_t y, uint64_t& result) {
    result = x + scale * static_cast<uint64_t>(sign_extend(y, bits));
    return true;
  });
}

// Of the memory that the instruction reads.
void Source::note_epoch(InstId id) {
  const std::span<const Event> events = events_[block_.index()];
  if (!extended_.valid())
    load_epochs_[id.index()] = epoch_of(block_, first_of_epoch(events, events.size()));
}

// `runs`: those in which memory is not as it was when the load was evaluated before.
const Samples* Source::load(InstId id, RunSet runs) {
  const Shape shape = shape_of(function_[id].type);
  const Samples& from = *place(function_.operand(id, 0));
  if (shape.bits == 64 && is_same(&from, thread_pointer())) {  // which begins with its own address
    note_access(&from, shape.bytes(), &from);
    return &from;
  }
  Samples* made = runs == kAllRuns ? new_samples(arena_, shape.words())
                                   : copy_without(arena_, *values_[id.index()], runs);
  note_access(&from, shape.bytes(), made);
  note_epoch(id);
  read(block_, events_[block_.index()].size(), from, shape.bytes(), *made, runs);
  if (is_beyond_alloca(function_.operand(id, 0), shape.bytes()))
    for (unsigned run = 0; run < kRuns; ++run) forget(*made, run, shape.all_bytes(), arena_);
  opt::ValueRange range;
  if (function_.types().is_integer(function_[id].type))
    range = opt::promised_range(function_, id).value_or(range);
  const uint64_t mask = low_mask(shape.bits), count = (range.high - range.low) & mask;
  const bool has_range = range.low != range.high;
  if (made->undefined == nullptr && shape.bits % 8 == 0 && !has_range) return made;
  for (unsigned run = 0; run < kRuns; ++run) {
    ByteSet undefined = made->undefined_bytes(run);
    // Other bits than those of the type are zero in memory.
    if (shape.bits % 8 != 0 && made->word(run) > mask) undefined = 1;
    if (has_range && ((made->word(run) - range.low) & mask) >= count) undefined = 1;
    if (shape.lanes == 1 && undefined != 0) undefined = shape.all_bytes();
    forget(*made, run, undefined, arena_);
  }
  return made;
}

// Whether an access at a known place is not in the alloca that its address is computed from: what
// the code has there is another thing.
bool Source::is_beyond_alloca(Value pointer, unsigned bytes) const {
  int64_t distance = 0;
  for (; pointer.is_local() && function_[pointer.local()].opcode == Opcode::GetElementPtr;
       pointer = function_.operand(pointer.local(), 1)) {
    const auto step = opt::constant_distance(function_, pointer.local());
    if (!step) return false;
    distance += static_cast<int64_t>(*step);
  }
  if (!pointer.is_local() || function_[pointer.local()].opcode != Opcode::Alloca) return false;
  const std::span<const Value> operands = function_.operands(pointer.local());
  if (operands.size() > 1 && !operands[1].is_constant()) return false;
  const uint64_t count =
      operands.size() > 1 ? function_.constants().zero_extended(operands[1].constant()) : 1;
  const auto size = static_cast<int64_t>(function_.types().size_of(operands[0].type()) * count);
  return distance < 0 || distance + bytes > size;
}

const Samples* Source::element(InstId id) {
  const Shape shape = shape_of(function_.type_of(function_.operand(id, 0)));
  const Samples &vector = *operand(id, 0), &index = *operand(id, 1);
  return lane_by_lane(
      shape_of(function_[id].type), [&](unsigned run, unsigned) -> std::optional<uint64_t> {
        if (index.undefined_bytes(run) != 0 || index.word(run) >= shape.lanes) return std::nullopt;
        return known_lane(vector, run, static_cast<unsigned>(index.word(run)), shape);
      });
}

const Samples* Source::insertion(InstId id) {
  const Shape shape = shape_of(function_[id].type);
  const Shape one = shape_of(function_.type_of(function_.operand(id, 1)));
  const Samples &vector = *operand(id, 0), &element = *operand(id, 1), &index = *operand(id, 2);
  return lane_by_lane(shape, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
    if (index.undefined_bytes(run) != 0 || index.word(run) >= shape.lanes) return std::nullopt;
    return index.word(run) == lane ? known_lane(element, run, 0, one)
                                   : known_lane(vector, run, lane, shape);
  });
}

// The lane of the operands that a lane of the result is; none: it is undefined.
std::optional<unsigned> Source::lane_of_shuffle(InstId id, unsigned lane) const {
  const ssa::ConstantPool& pool = function_.constants();
  const ssa::ConstantId mask = function_.operand(id, 2).constant();
  if (pool[mask].kind == ConstantKind::Zero) return 0;
  if (pool[mask].kind != ConstantKind::Aggregate) return std::nullopt;
  const ssa::Constant& element = pool[pool.elements(mask)[lane].constant()];
  if (element.kind != ConstantKind::Integer) return std::nullopt;
  return static_cast<unsigned>(element.bits);
}

const Samples* Source::shuffle(InstId id) {
  const Shape shape = shape_of(function_[id].type),
              from = shape_of(function_.type_of(function_.operand(id, 0)));
  const Samples &left = *operand(id, 0), &right = *operand(id, 1);
  std::vector<std::optional<unsigned>> mask;
  for (unsigned lane = 0; lane < shape.lanes; ++lane) mask.push_back(lane_of_shuffle(id, lane));
  return lane_by_lane(shape, [&](unsigned run, unsigned lane) -> std::optional<uint64_t> {
    if (!mask[lane]) return std::nullopt;
    const unsigned number = *mask[lane];
    return number < from.lanes ? known_lane(left, run, number, from)
                               : known_lane(right, run, number - from.lanes, from);
  });
}

void Source::store(InstId id, Value stored, const Samples* address) {
  const Samples* content = value(stored);
  const Shape shape = shape_of(function_.type_of(stored));
  if (content == nullptr || address == nullptr || shape.bits == 0)
    return refuse("a store of type " + function_.types().to_string(function_.type_of(stored)));
  note_access(address, shape.bytes());
  events_[block_.index()].push_back(
      {Event::Kind::Store, static_cast<uint8_t>(shape.bytes()), id, address, content});
}

void Source::set_parts(InstId id, std::span<Samples* const> parts) {
  const auto made = arena_.uninitialized<const Samples*>(parts.size());
  std::ranges::copy(parts, made.begin());
  aggregates_[id.index()] = made;
}

void Source::exchange(InstId id) {
  const Shape shape = shape_of(function_.type_of(function_.operand(id, 1)));
  const Samples *from = place(function_.operand(id, 0)), *expected = operand(id, 1),
                *replacement = operand(id, 2);
  if (shape.lanes != 1 || from == nullptr || expected == nullptr || replacement == nullptr)
    return refuse("a wide cmpxchg");
  const size_t position = events_[block_.index()].size();
  Samples *old = new_samples(arena_, 1), *is_equal = new_samples(arena_, 1),
          *content = new_samples(arena_, 1);
  note_epoch(id);
  read(block_, position, *from, shape.bytes(), *old);
  for (unsigned run = 0; run < kRuns; ++run) {
    const ByteSet undefined =
        from->undefined_bytes(run) | expected->undefined_bytes(run) | old->undefined_bytes(run);
    is_equal->word(run) = old->word(run) == expected->word(run);
    const Samples& after = is_equal->word(run) != 0 ? *replacement : *old;
    content->word(run) = after.word(run);
    forget(*content, run, after.undefined_bytes(run), arena_);
    for (Samples* result : {old, is_equal, content})
      if (undefined != 0) forget(*result, run, shape.all_bytes(), arena_);
  }
  note_access(from, shape.bytes());
  events_[block_.index()].push_back(
      {Event::Kind::Store, static_cast<uint8_t>(shape.bytes()), id, from, content});
  set_parts(id, std::array{old, is_equal});
}

void Source::update(InstId id) {
  using enum ssa::AtomicOperation;
  const auto operation = ssa::AtomicOperation{static_cast<uint8_t>(function_[id].subcode & 31)};
  const Shape shape = shape_of(function_[id].type);
  const Samples *from = place(function_.operand(id, 0)), *other = operand(id, 1);
  if (shape.bits == 0 || shape.lanes != 1 || from == nullptr || other == nullptr || operation > Xor)
    return refuse("an atomicrmw");
  const size_t position = events_[block_.index()].size();
  Samples *old = new_samples(arena_, 1), *content = new_samples(arena_, 1);
  note_epoch(id);
  read(block_, position, *from, shape.bytes(), *old);
  for (unsigned run = 0; run < kRuns; ++run) {
    const ByteSet undefined =
        from->undefined_bytes(run) | other->undefined_bytes(run) | old->undefined_bytes(run);
    const uint64_t a = old->word(run), b = other->word(run);
    const uint64_t results[] = {b, a + b, a - b, a & b, ~(a & b), a | b, a ^ b};
    content->word(run) = results[static_cast<size_t>(operation)] & low_mask(shape.bits);
    if (undefined != 0) {
      forget(*old, run, shape.all_bytes(), arena_);
      forget(*content, run, shape.all_bytes(), arena_);
    }
  }
  values_[id.index()] = old;
  note_access(from, shape.bytes());
  events_[block_.index()].push_back(
      {Event::Kind::Store, static_cast<uint8_t>(shape.bytes()), id, from, content});
}

// --- lanes of memory that a mask chooses: by its bits, or by the signs of its lanes
//
// Both sides read all lanes, and choose afterwards: what memory is does not depend on who reads it.
// What is stored has the other lanes as they were.

namespace {

std::optional<bool> is_chosen(const Samples& mask, Shape shape, unsigned run, unsigned lane) {
  const auto bits = defined_lane(mask, run, lane, shape.bits);
  return bits ? std::optional(*bits >> (shape.bits - 1) != 0) : std::nullopt;
}

}  // namespace

// Whether it is such an operation.
bool Source::masked(InstId id, std::string_view name) {
  const bool is_load = name == "llvm.lilt.masked.load", is_gather = name == "llvm.lilt.gather";
  if (!is_load && !is_gather && name != "llvm.lilt.masked.store") return false;
  const std::span<const Value> operands = function_.operands(id).subspan(2);
  for (const Value operand : operands)
    if (value(operand) == nullptr || shape_of(operand).bits == 0) return false;
  if (!is_load && !is_gather) {
    masked_store(id, operands);
    return true;
  }
  const Shape shape = shape_of(id), mask_shape = shape_of(operands[is_gather ? 3 : 1]);
  const Samples& mask = *value(operands[is_gather ? 3 : 1]);
  const Samples* other = is_gather ? value(operands[0]) : new_samples(arena_, shape.words());
  const unsigned lanes = is_gather ? shape_of(operands[2]).lanes : shape.lanes;
  const Samples* memory = nullptr;
  if (is_gather) {
    memory = gathered(shape, operands);
  } else {
    Samples* made = new_samples(arena_, shape.words());
    read(block_, events_[block_.index()].size(), *place(operands[0]), shape.bytes(), *made);
    note_access(place(operands[0]), shape.bytes(), made);
    memory = made;
  }
  values_[id.index()] = lane_by_lane(shape, [&](unsigned run, unsigned lane) {
    if (lane >= lanes) return std::optional(uint64_t{0});
    const auto chooses = is_chosen(mask, mask_shape, run, lane);
    return !chooses ? std::nullopt : known_lane(*chooses ? *memory : *other, run, lane, shape);
  });
  return true;
}

// All lanes that have a distance.
const Samples* Source::gathered(Shape shape, std::span<const Value> operands) {
  const Samples &base = *place(operands[1]), &distances = *value(operands[2]);
  const unsigned bits = shape_of(operands[2]).bits;
  Samples* made = new_samples(arena_, shape.words());
  for (unsigned lane = 0; lane < std::min(shape.lanes, shape_of(operands[2]).lanes); ++lane) {
    Samples *at = new_samples(arena_, 1), *one = new_samples(arena_, 1);
    for (unsigned run = 0; run < kRuns; ++run) {
      const auto distance = defined_lane(distances, run, lane, bits);
      at->word(run) =
          base.word(run) + value(operands[4])->word(run) *
                               static_cast<uint64_t>(sign_extend(distance.value_or(0), bits));
      if (!distance || base.undefined_bytes(run) != 0) forget(*at, run, first_bytes(8), arena_);
    }
    read(block_, events_[block_.index()].size(), *at, shape.bits / 8, *one);
    note_access(at, shape.bits / 8, one);
    for (unsigned run = 0; run < kRuns; ++run) {
      set_lane(*made, run, lane, shape.bits, one->word(run));
      if (one->undefined_bytes(run) != 0) forget(*made, run, lane_bytes(lane, shape.bits), arena_);
    }
  }
  return made;
}

void Source::masked_store(InstId id, std::span<const Value> operands) {
  const Samples *to = place(operands[0]), &mask = *value(operands[1]),
                &stored = *value(operands[2]);
  const Shape shape = shape_of(operands[2]), mask_shape = shape_of(operands[1]);
  Samples* old = new_samples(arena_, shape.words());
  read(block_, events_[block_.index()].size(), *to, shape.bytes(), *old);
  note_access(to, shape.bytes(), old);
  const Samples* content = lane_by_lane(shape, [&](unsigned run, unsigned lane) {
    const auto chooses = is_chosen(mask, mask_shape, run, lane);
    return !chooses ? std::nullopt : known_lane(*chooses ? stored : *old, run, lane, shape);
  });
  note_access(to, shape.bytes());
  events_[block_.index()].push_back(
      {Event::Kind::Store, static_cast<uint8_t>(shape.bytes()), id, to, content});
}

// The back end's own operations on pairs of words and on vectors as words. Whether it is known.
bool Source::words(InstId id, std::string_view name) {
  __extension__ typedef unsigned __int128 Wide;
  const std::span<const Value> operands = function_.operands(id).subspan(2);
  std::vector<const Samples*> in;
  for (const Value operand : operands) {
    in.push_back(value(operand));
    if (in.back() == nullptr) return false;
  }
  const bool has_parts = function_.types().is_aggregate(function_[id].type);
  const unsigned count = has_parts || name == "vector.join" ? 2 : 1;
  std::array<Samples*, 2> out{};
  for (unsigned p = 0; p < (has_parts ? 2u : 1u); ++p)
    out[p] = new_samples(arena_, shape_of(has_parts ? ssa::kI64 : function_[id].type).words());
  for (unsigned run = 0; run < kRuns; ++run) {
    const auto word = [&](size_t i) { return in[i]->word(run); };
    const auto pair = [&](size_t i) { return Wide{word(i + 1)} << 64 | word(i); };
    Wide result = 0;
    if (name == "vector.low" || name == "vector.high")
      result = in[0]->word(run, name == "vector.high");
    else if (name == "vector.join")
      result = pair(0);
    else if (name == "umul.wide")
      result = Wide{word(0)} * word(1);
    else if (name == "add.pair")
      result = pair(0) + pair(2);
    else if (name == "sub.pair")
      result = pair(0) - pair(2);
    else if (name == "ult.pair")
      result = pair(0) < pair(2);
    else if (name == "slt.pair")
      result = static_cast<__int128>(pair(0)) < static_cast<__int128>(pair(2));
    else
      return false;
    bool is_defined = true;
    for (const Samples* operand : in) is_defined &= operand->undefined_bytes(run) == 0;
    for (unsigned part = 0; part < count; ++part) {
      const auto bits = static_cast<uint64_t>(result >> 64 * part);
      Samples& to = *out[has_parts ? part : 0];
      to.word(run, has_parts ? 0 : part) = bits;
      if (!is_defined) forget(to, run, first_bytes(8 * to.words), arena_);
    }
  }
  if (!has_parts) {
    values_[id.index()] = out[0];
    return true;
  }
  set_parts(id, out);
  return true;
}

// Whether it is known.
bool Source::intrinsic(InstId id, std::string_view name) {
  const ssa::Instruction& i = function_[id];
  if (name == "llvm.prefetch" || name == "llvm.lilt.fence") return true;
  if (const std::optional<int64_t> number =
          name == "llvm.eh.typeid.for" ? in_code_.of_instruction(id) : std::nullopt) {
    values_[id.index()] = lane_by_lane(shape_of(id), [&](unsigned, unsigned) {
      return std::optional(static_cast<uint64_t>(*number));
    });
    return true;
  }
  if (name == ssa::kReturned) {  // the walk takes both edges
    values_[id.index()] = new_samples(arena_, 1);
    return true;
  }
  if (name == "llvm.stackprotector") {
    store(id, function_.operand(id, 2), operand(id, 3));
    return true;
  }
  if (const Samples* address = frame_address(id, name)) {
    values_[id.index()] = address;
    return true;
  }
  if (name.starts_with("llvm.x86.")) return x86_intrinsic(id, name);
  if (name.starts_with("llvm.lilt."))
    return masked(id, name) || conversion(id, name) || words(id, name.substr(10));
  if (uses_extended_ && shape_of(id).bits == 80) return extended_intrinsic(id, name);
  const runtime::Intrinsic* numeric = runtime::find_intrinsic(name);
  if (numeric == nullptr) return false;
  const std::span<const Value> operands = function_.operands(id).subspan(2);
  const bool is_pair = function_.types().is_aggregate(i.type);
  std::vector<Shape> shapes;
  if (is_pair)
    for (const TypeId member : function_.types().members(i.type))
      shapes.push_back(shape_of(member));
  else
    shapes.push_back(shape_of(i.type));
  std::vector<const Samples*> inputs;
  for (const Value operand : operands) inputs.push_back(value(operand));
  std::vector<Samples*> outputs;
  for (const Shape& shape : shapes) {
    if (shape.bits == 0) return false;
    outputs.push_back(new_samples(arena_, shape.words()));
  }
  const bool copies_sign = name.starts_with("llvm.copysign");
  for (unsigned run = 0; run < kRuns; ++run)
    for (unsigned lane = 0; lane < shapes[0].lanes; ++lane) {
      std::vector<runtime::Wide> wide;
      bool is_defined = true;
      for (size_t o = 0; o < operands.size(); ++o) {
        const Shape shape = shape_of(function_.type_of(operands[o]));
        if (inputs[o] == nullptr || shape.bits == 0 ||
            (shape.lanes != 1 && shape.lanes != shapes[0].lanes))
          return false;
        const auto x = known_lane(*inputs[o], run, shape.lanes == 1 ? 0 : lane, shape);
        is_defined &= x && !(copies_sign && shape.is_floating && *x == some_nan(shape.bits));
        wide.emplace_back(shape.bits, x.value_or(0));
      }
      std::vector<runtime::Wide> results(shapes.size());
      if (is_defined) numeric->body(wide, results);
      for (size_t r = 0; r < results.size(); ++r) {
        const unsigned bits = shapes[r].bits;
        const bool has_result = is_defined && results[r].is_defined(),
                   is_not_a_number =
                       has_result && shapes[r].is_floating && is_nan(results[r].low(), bits);
        if (has_result)
          set_lane(*outputs[r], run, lane, bits,
                   is_not_a_number ? some_nan(bits) : results[r].low());
        if (!has_result || is_not_a_number)
          forget(*outputs[r], run, lane_bytes(lane, bits), arena_);
      }
    }
  if (!is_pair) {
    values_[id.index()] = outputs[0];
    return true;
  }
  set_parts(id, outputs);
  return true;
}

}  // namespace lilt::certify
