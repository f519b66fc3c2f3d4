#include "ir/opt/value_facts.h"

#include <algorithm>

#include "ir/opt/known_bits.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/metadata_text.h"
#include "ir/ssa/number.h"
#include "ir/support/bits.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr ParameterFacts kNone;
constexpr unsigned kMaxNumberSteps = 6;  // from a number to those that it is computed of

// Of arguments and results of calls; nothing of other values.
const ParameterFacts& facts_of(const Function& function, Value value) {
  if (!value.is_local()) return kNone;
  const Opcode opcode = function[value.local()].opcode;
  if (opcode == Opcode::Argument) return argument_facts(function, value.local());
  return opcode == Opcode::Call ? result_facts(function, value.local()) : kNone;
}

MetadataNode node_of(const Function& function, Value value, FactKind kind) {
  return value.is_local() ? function.facts_of(value.local())[kind] : metadata::None;
}

uint64_t number_in(const Function& function, MetadataNode node) {
  MetadataReader reader(function.module().header().text_from(node));
  const auto element = reader.next();
  return element && element->is_integer() ? element->value : 0;
}

// `!{i32 0, i32 2, i32 5, i32 9}`: from the first bound to the last, which is right as long as the
// ranges ascend.
std::optional<ValueRange> range_of_node(const Function& function, MetadataNode node,
                                        uint32_t width) {
  MetadataReader reader(function.module().header().text_from(node));
  std::optional<ValueRange> range;
  uint64_t last = 0;
  while (const auto low = reader.next()) {
    const auto high = reader.next();
    if (!high || !low->is_integer() || !high->is_integer()) return {};
    const uint64_t from = low->value & low_mask(width), to = high->value & low_mask(width);
    if (range && (from < last || to <= from)) return {};
    if (!range) range = ValueRange{from, to};
    range->high = last = to;
  }
  return range;
}

// Of a shift by a constant.
bool is_in_width(const Function& function, Value shift) {
  const Constant& amount = function.constants()[function.operand(shift.local(), 1).constant()];
  return amount.kind == ConstantKind::Integer && function.types().is_integer(amount.type) &&
         amount.bits < function.types().integer_bits(amount.type);
}

// The numbers that a value may be, as far as they are constants.
class NumberRange {
 public:
  NumberRange(const Function& function, uint32_t width) : function_(function), width_(width) {}

  // Returns false if the value may be any number.
  bool add(Value value, int depth = 0) {
    uint64_t bits = 0;
    if (integer_constant(function_, value, bits)) {
      add_number(sign_extend(bits, width_));
      return true;
    }
    if (!value.is_local() || depth == kMaxDepth) return false;
    const auto operands = function_.operands(value.local());
    switch (function_[value.local()].opcode) {
      case Opcode::Select:
        return add(operands[1], depth + 1) && add(operands[2], depth + 1);
      case Opcode::ZExt: {
        const uint32_t from = function_.types().integer_bits(function_.type_of(operands[0]));
        add_number(0);
        add_number(static_cast<int64_t>(low_mask(from)));
        return from < width_ && width_ <= 63;
      }
      case Opcode::SExt: {
        const uint32_t from = function_.types().integer_bits(function_.type_of(operands[0]));
        add_number(sign_extend(uint64_t{1} << (from - 1), from));
        add_number(static_cast<int64_t>(low_mask(from - 1)));
        return true;
      }
      case Opcode::Phi:
        if (operands.size() > 2 * kMaxInputs) return false;
        for (size_t i = 0; i < operands.size(); i += 2)
          if (!add(operands[i], depth + 1)) return false;
        return true;
      default:
        return false;
    }
  }

  ParameterFacts facts() const {
    ParameterFacts facts;
    if (is_empty_) return facts;
    facts.low = static_cast<uint64_t>(least_) & low_mask(width_);
    facts.high = (static_cast<uint64_t>(greatest_) + 1) & low_mask(width_);
    facts.has_range = facts.low != facts.high;
    return facts.has_range ? facts : ParameterFacts();
  }

 private:
  static constexpr int kMaxDepth = 3;
  static constexpr size_t kMaxInputs = 8;

  void add_number(int64_t number) {
    least_ = is_empty_ ? number : std::min(least_, number);
    greatest_ = is_empty_ ? number : std::max(greatest_, number);
    is_empty_ = false;
  }

  const Function& function_;
  const uint32_t width_;
  bool is_empty_ = true;
  int64_t least_ = 0, greatest_ = 0;
};

}  // namespace

bool may_be_poison(const Function& f, Value value, unsigned depth) {
  constexpr unsigned kDeepest = 4;
  constexpr size_t kMaxReadOperands = 6;
  if (value.is_constant()) {
    const ConstantKind kind = f.constants()[value.constant()].kind;
    return kind == ConstantKind::Poison || kind == ConstantKind::Expression ||
           (kind == ConstantKind::Aggregate &&
            std::ranges::any_of(f.constants().elements(value.constant()),
                                [&](Value element) { return may_be_poison(f, element, depth); }));
  }
  if (!value.is_local()) return false;  // a block or a type
  const Instruction& made = f[value.local()];
  switch (made.opcode) {
    case Opcode::Alloca:
    case Opcode::Freeze:
      return false;
    case Opcode::Argument:
    case Opcode::Call:
      return (facts_of(f, value).words & parameter_fact::NoUndef) == 0;
    case Opcode::Load:
      return !f.facts_of(value.local()).has(FactKind::NoUndef);
    case Opcode::FPToSI:  // a number out of range
    case Opcode::FPToUI:
      return true;
    case Opcode::Shl:  // by too many bits
    case Opcode::LShr:
    case Opcode::AShr:
      if (!f.operand(value.local(), 1).is_constant() || !is_in_width(f, value)) return true;
      break;
    case Opcode::ICmp:
    case Opcode::FCmp:
    case Opcode::FNeg:
    case Opcode::Select:
    case Opcode::Phi:
    case Opcode::GetElementPtr:
      break;
    default:
      if (!is_cast(made.opcode) && !is_binary(made.opcode)) return true;
  }
  const std::span<const Value> operands = f.operands(value.local());
  return made.flags != 0 || depth == kDeepest || operands.size() > kMaxReadOperands ||
         std::ranges::any_of(operands,
                             [&](Value each) { return may_be_poison(f, each, depth + 1); });
}

const ParameterFacts& argument_facts(const Function& function, InstId argument) {
  // Arguments are the first values of a function, but for those that legalization made.
  const uint32_t index = argument.index();
  const bool is_in_place =
      index < function.argument_count() && function.argument(index) == argument;
  return is_in_place ? parameter_facts(function, index) : kNone;
}

std::optional<ValueRange> range_where(IntPredicate predicate, uint64_t c, uint32_t width) {
  using enum IntPredicate;
  const uint64_t all = low_mask(width);
  const uint64_t least = number::reads_sign(predicate) ? all ^ all >> 1 : 0;
  const uint64_t next = (c + 1) & all;
  ValueRange range{least, least};
  switch (predicate) {
    case EQ:
      range = {c, next};
      break;
    case NE:
      range = {next, c};
      break;
    case ULT:
    case SLT:
      range.high = c;
      break;
    case ULE:
    case SLE:
      range.high = next;
      break;
    case UGT:
    case SGT:
      range.low = next;
      break;
    case UGE:
    case SGE:
      range.low = c;
      break;
  }
  return range.low == range.high ? std::nullopt : std::optional(range);
}

// Counted from the low end of `a`, that range is 0 … last_a, and the other one may wrap.
std::optional<ValueRange> intersection(const ValueRange& a, const ValueRange& b, uint32_t width) {
  const uint64_t all = low_mask(width);
  const uint64_t last_a = (a.high - a.low - 1) & all;
  const uint64_t first_b = (b.low - a.low) & all, last_b = (b.high - a.low - 1) & all;
  const bool wraps = last_b < first_b, has_first = first_b <= last_a;
  if (wraps == has_first) return std::nullopt;  // two ranges, or none
  const uint64_t first = wraps ? 0 : first_b;
  return ValueRange{(a.low + first) & all, (a.low + std::min(last_a, last_b) + 1) & all};
}

RangeTest test_of(const ValueRange& range, uint32_t width) {
  using enum IntPredicate;
  const uint64_t all = low_mask(width), sign = all ^ all >> 1;
  const uint64_t size = (range.high - range.low) & all;
  if (size == 1) return {0, EQ, range.low};
  if (size == all) return {0, NE, range.high};
  if (range.low == 0) return {0, ULT, range.high};
  if (range.high == 0) return {0, UGT, range.low - 1};
  if (range.low == sign) return {0, SLT, range.high};
  if (range.high == sign) return {0, SGT, (range.low - 1) & all};
  return {range.low, ULT, size};
}

ParameterFacts result_range(const Function& body) {
  const TypeId result = body.types()[body.type()].element;
  if (!body.types().is_integer(result) || body.types().integer_bits(result) > 64) return {};
  NumberRange range(body, body.types().integer_bits(result));
  for (const BlockId block : body.blocks()) {
    const InstId end = body.terminator(block);
    if (body[end].opcode == Opcode::Ret && !range.add(body.operand(end, 0))) return {};
  }
  return range.facts();
}

std::optional<ValueRange> promised_range(const Function& function, Value value) {
  const MetadataNode node = node_of(function, value, FactKind::Range);
  if (node != metadata::None)
    return range_of_node(function, node, function.types().integer_bits(function.type_of(value)));
  if (!has_result_ranges(function)) return {};
  const ParameterFacts& facts = facts_of(function, value);
  if (!facts.has_range) return {};
  return ValueRange{facts.low, facts.high};
}

bool is_never_negative(const Function& f, Value value, unsigned depth) {
  if (value.is_constant()) {
    const Constant& constant = f.constants()[value.constant()];
    return constant.kind == ConstantKind::Floating &&
           (constant.type == kFloat || constant.type == kDouble) &&
           (constant.bits >> (constant.type == kFloat ? 31 : 63)) == 0;
  }
  if (!value.is_local() || depth == kMaxNumberSteps) return false;
  const InstId id = value.local();
  const auto is_square = [&](uint32_t first) {
    return f.operand(id, first) == f.operand(id, first + 1);
  };
  const auto is_fine = [&](uint32_t operand) {
    return is_never_negative(f, f.operand(id, operand), depth + 1);
  };
  switch (f[id].opcode) {
    case Opcode::FMul:
      return is_square(0) || (is_fine(0) && is_fine(1));
    case Opcode::FAdd:
    case Opcode::FDiv:
      return is_fine(0) && is_fine(1);
    case Opcode::FPExt:
    case Opcode::FPTrunc:
      return is_fine(0);
    case Opcode::UIToFP:
      return true;
    case Opcode::Call: {
      const std::string_view name = called_intrinsic_name(f, id);
      if (name == "llvm.fabs") return true;
      if (name == "llvm.sqrt") return is_fine(2);
      return (name == "llvm.fmuladd" || name == "llvm.fma") && is_fine(4) &&
             (is_square(2) || (is_fine(2) && is_fine(3)));
    }
    default:
      return false;
  }
}

bool is_promised_nonnull(const Function& function, Value pointer) {
  if ((facts_of(function, pointer).words & parameter_fact::NonNull) != 0) return true;
  if (node_of(function, pointer, FactKind::NonNull) != metadata::None) return true;
  return !function.module().header().null_may_be_valid && promised_bytes(function, pointer) != 0;
}

uint64_t promised_bytes(const Function& function, Value pointer) {
  const ParameterFacts& facts = facts_of(function, pointer);
  const bool is_nonnull = (facts.words & parameter_fact::NonNull) != 0 ||
                          node_of(function, pointer, FactKind::NonNull) != metadata::None;
  const MetadataNode node = node_of(function, pointer, FactKind::Dereferenceable);
  uint64_t bytes = std::max(facts.dereferenceable, is_nonnull ? facts.dereferenceable_or_null : 0);
  if (node != metadata::None) bytes = std::max(bytes, number_in(function, node));
  return bytes;
}

}  // namespace lilt::opt
