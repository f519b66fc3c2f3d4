// Calls of functions of the C library that are arithmetic, or whose result is known.
#include <algorithm>
#include <bit>
#include <optional>
#include <vector>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/fortified_functions.h"
#include "ir/ssa/intrinsics.h"
#include "ir/ssa/library_functions.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint64_t kMaxLibraryCallCompared = 32;  // bytes that memcmp compares without a call

// 1 if the comparison holds, else 0.
Value truth_of(Rewriter& r, IntPredicate order, Value left, Value right) {
  const Value holds = r.build(Opcode::ICmp, kI1, {left, right}, 0, static_cast<uint8_t>(order));
  return r.build(Opcode::ZExt, r.type(), {holds});
}

// --- memcmp

// The bytes that differ: not zero if some do. Numbers of 8, 4, 2 and 1 bytes; the last one may take
// in bytes of the one before it again.
Value simplify_comparison_of_memory(Rewriter& r, bool only_equality) {
  uint64_t size = 0;
  if (!r.is_constant(r.argument(2), size)) return {};
  if (size == 0) return r.constant(0);
  if (size > kMaxLibraryCallCompared || !(only_equality || is_compared_with_zero(r))) return {};
  const uint64_t width = std::min<uint64_t>(8, std::bit_floor(size));
  const TypeId type = r.function.types().integer(static_cast<uint32_t>(8 * width));
  Value differing;
  for (uint64_t offset = 0; offset < size; offset += width) {
    const uint64_t rest = size - offset;
    const uint64_t last = std::bit_ceil(rest);
    const bool is_narrow = rest < width && rest == last;
    const TypeId own =
        is_narrow ? r.function.types().integer(static_cast<uint32_t>(8 * last)) : type;
    const uint64_t begin = rest < width && !is_narrow ? size - width : offset;
    const Value left = load_at(r, r.argument(0), begin, own);
    const Value right = load_at(r, r.argument(1), begin, own);
    if (size == width) return truth_of(r, IntPredicate::NE, left, right);
    Value bits = r.build(Opcode::Xor, own, {left, right});
    if (own != type) bits = r.build(Opcode::ZExt, type, {bits});
    differing = differing.valid() ? r.build(Opcode::Or, type, {differing, bits}) : bits;
  }
  return truth_of(r, IntPredicate::NE, differing, r.integer(type, 0));
}

// --- numbers

// The product, or the same one that a multiplication shortly before in the block has made: rows of
// a matrix times constants share theirs, also where early-cse does not run.
Value product_of(Rewriter& r, Value left, Value right) {
  constexpr int kMaxLooks = 32;
  const Function& f = r.function;
  InstId id = f.previous(r.id());
  for (int look = 0; id.valid() && look < kMaxLooks; ++look, id = f.previous(id))
    if (f[id].opcode == Opcode::FMul && f[id].flags == 0 && f.operand(id, 0) == left &&
        f.operand(id, 1) == right)
      return id;
  return r.build(Opcode::FMul, r.type(), {left, right});
}

bool strip_negation(const Rewriter& r, Value& value) {
  if (!r.is_instruction(value, Opcode::FNeg)) return false;
  value = r.operand_of(value, 0);
  return true;
}

// Where the processor has no fused operation, llvm.fmuladd is a product and a sum, which have
// rules. A sum with a negated operand is a difference, also for zeros and rounding: -a * b + c is
// c - a * b, and a * b + -c is a * b - c.
Value split_multiply_add(Rewriter& r) {
  const TypeTable& types = r.function.types();
  const TypeId lane = types.kind(r.type()) == TypeKind::Vector ? types[r.type()].element : r.type();
  if ((lane != kFloat && lane != kDouble) || r.function.has(processor_feature::Fma)) return {};
  Value left = r.argument(0), right = r.argument(1), addend = r.argument(2);
  const bool is_negative = strip_negation(r, left) != strip_negation(r, right);
  const Value product = product_of(r, left, right);
  if (is_negative) return r.build(Opcode::FSub, r.type(), {addend, product});
  const bool is_difference = strip_negation(r, addend);
  return r.build(is_difference ? Opcode::FSub : Opcode::FAdd, r.type(), {product, addend});
}

Value simplify_root(Rewriter& r) {
  if (!is_never_negative(r.function, r.argument(0))) return {};
  return build_call(r, r.type() == kFloat ? "llvm.sqrt.f32" : "llvm.sqrt.f64", r.type(),
                    {r.argument(0)});
}

Value simplify_absolute_integer(Rewriter& r) {
  return build_call(r, r.type() == kI32 ? "llvm.abs.i32" : "llvm.abs.i64", r.type(),
                    {r.argument(0), r.integer(kI1, 1)});
}

Value simplify_absolute_number(Rewriter& r) {
  return build_call(r, r.type() == kFloat ? "llvm.fabs.f32" : "llvm.fabs.f64", r.type(),
                    {r.argument(0)});
}

// As LLVM, without a look at errno.
Value simplify_power(Rewriter& r) {
  const Value base = r.argument(0);
  const std::optional<double> exponent = number_of(r.function, r.argument(1));
  if (exponent == 1.0) return base;
  if (exponent == 2.0) return r.build(Opcode::FMul, r.type(), {base, base});
  return {};
}

Value simplify_digit(Rewriter& r) {
  const Value distance = r.build(Opcode::Sub, kI32, {r.argument(0), r.integer(kI32, '0')});
  return truth_of(r, IntPredicate::ULT, distance, r.integer(kI32, 10));
}

// --- fortified functions: as LLVM's FortifiedLibCallSimplifier

// Whether the call's check always succeeds, or checks nothing since the object's size is unknown.
bool is_check_needless(const Rewriter& r, std::string_view roles) {
  uint64_t size = 0, number = 0;
  const Value object = r.argument(static_cast<uint32_t>(roles.find('o')));
  const bool has_size = r.is_constant(object, size);
  bool is_needless = size == UINT64_MAX;
  for (uint32_t i = 0; i < roles.size(); ++i) {
    const Value value = r.argument(i);
    if (roles[i] == 'f' && !(r.is_constant(value, number) && number == 0)) return false;
    if (roles[i] == 'n')
      is_needless |=
          value == object || (has_size && r.is_constant(value, number) && number <= size);
    if (roles[i] == 's' && has_size && !is_needless) {
      const std::optional<std::string_view> string = string_at(r.function, value);
      is_needless = string && string->size() < size;
    }
  }
  return is_needless;
}

Value simplify_fortified(Rewriter& r, const FortifiedFunction& known) {
  if (!is_check_needless(r, known.roles)) return {};
  Function& f = r.function;
  const bool is_intrinsic = known.plain.starts_with("llvm.");
  std::vector<Value> operands(2);
  std::vector<TypeId> types;
  for (uint32_t i = 0; i < known.roles.size(); ++i) {
    if (known.roles[i] == 'o' || known.roles[i] == 'f') continue;
    Value value = r.argument(i);
    // A byte is an int in C.
    if (is_intrinsic && f.type_of(value) == kI32) value = r.build(Opcode::Trunc, kI8, {value});
    operands.push_back(value);
    types.push_back(f.type_of(value));
  }
  if (is_intrinsic) {
    operands.push_back(r.integer(kI1, 0));  // not volatile
    types.push_back(kI1);
  }
  const TypeId result = is_intrinsic ? TypeId(kVoid) : r.type();
  const TypeId type = f.types().function(result, types, false);
  operands[0] = type;
  operands[1] = declared_function(f, known.plain, type);
  const Value call = r.build(Opcode::Call, result, std::span<const Value>(operands));
  f[call.local()].flags |= f[r.id()].flags & (flag::Tail | flag::NoTail);
  f.annotations().copy_function_attributes(f.annotations(), r.id(), call.local());
  return is_intrinsic ? r.argument(0) : call;
}

}  // namespace

Value build_call(Rewriter& r, std::string_view name, TypeId result,
                 std::initializer_list<Value> arguments, uint16_t flags) {
  Function& f = r.function;
  std::vector<TypeId> types;
  for (const Value argument : arguments) types.push_back(f.type_of(argument));
  const TypeId type = f.types().function(result, types, false);
  std::vector<Value> operands{type, declared_function(f, name, type)};
  operands.insert(operands.end(), arguments);
  return r.build(Opcode::Call, result, std::span<const Value>(operands), flags);
}

Value load_at(Rewriter& r, Value pointer, uint64_t offset, TypeId type) {
  const Value at =
      offset == 0 ? pointer
                  : r.build(Opcode::GetElementPtr, kPtr, {kI8, pointer, r.integer(kI64, offset)});
  return r.build(Opcode::Load, type, {at}, align_flag(1));
}

Value simplify_call(Rewriter& r) {
  if (const std::string_view name = called_intrinsic_name(r.function, r.id()); !name.empty())
    return name == "llvm.fmuladd" ? split_multiply_add(r) : answer_query(r, name);
  if (const FortifiedFunction* known = called_fortified_function(r.function, r.id()))
    return simplify_fortified(r, *known);
  const LibraryFunction function = called_library_function(r.function, r.id());
  switch (function) {
    case LibraryFunction::None:
      return {};
    case LibraryFunction::AbsoluteInteger:
      return simplify_absolute_integer(r);
    case LibraryFunction::AbsoluteNumber:
      return simplify_absolute_number(r);
    case LibraryFunction::IsDigit:
      return simplify_digit(r);
    case LibraryFunction::EqualMemory:
      return simplify_comparison_of_memory(r, true);
    case LibraryFunction::CompareMemory:
      return simplify_comparison_of_memory(r, false);
    case LibraryFunction::SquareRoot:
      return simplify_root(r);
    case LibraryFunction::Power:
      return simplify_power(r);
    default:
      return simplify_string_call(r, function);
  }
}

}  // namespace lilt::opt
