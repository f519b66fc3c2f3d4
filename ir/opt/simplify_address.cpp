// Rules on getelementptr: indices that add nothing are dropped, a getelementptr of another is
// merged with it.
#include <optional>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/ssa/element_offset.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// The type after the last index.
TypeId walked_type(const Function& function, InstId gep) {
  TypeId at = function.operand(gep, 0).type();
  auto field = [&](size_t i) { return signed_constant(function, function.operands(gep)[i + 2]); };
  auto ignore = [](size_t, uint64_t) { return std::optional<uint64_t>(0); };
  size_t count = function[gep].operand_count - 2;
  return element_offset(function.types(), at, count, field, ignore) ? at : TypeId::none();
}

bool adds_nothing(const Rewriter& r) {
  for (uint32_t i = 2; i < r.function[r.id()].operand_count; ++i)
    if (!r.is_zero(r.operand(i))) return false;
  return true;
}

uint16_t common_flags(const Rewriter& r, InstId inner) {
  return r.flags() & r.function[inner].flags & flag::InBounds;
}

// gep T, (gep S, p, i…), 0, j…  =  gep S, p, i…, j…  where i… lead to T.
Value continue_walk(Rewriter& r, InstId inner) {
  Function& f = r.function;
  bool first_is_zero = f[r.id()].operand_count > 2 && r.is_zero(r.operand(2));
  if (!first_is_zero || f[inner].operand_count < 3) return {};
  if (walked_type(f, inner) != r.operand(0).type()) return {};
  std::vector<Value> operands(f.operands(inner).begin(), f.operands(inner).end());
  operands.insert(operands.end(), f.operands(r.id()).begin() + 3, f.operands(r.id()).end());
  f[r.id()].flags = common_flags(r, inner);
  f.set_operands(r.id(), operands);
  r.push(inner);
  return r.self();
}

}  // namespace

Value simplify_indices(Rewriter& r) {
  const Value pointer = r.operand(1);
  if (adds_nothing(r)) return pointer;
  if (!r.is_instruction(pointer, Opcode::GetElementPtr)) return {};
  if (!r.function.has_one_use(pointer.local())) return {};
  InstId inner = pointer.local();
  if (r.function.type_of(r.function.operand(inner, 1)) != r.type()) return {};
  if (Value result = continue_walk(r, inner); result.valid()) return result;
  auto outer_offset = constant_distance(r.function, r.id());
  auto inner_offset = constant_distance(r.function, inner);
  if (!outer_offset || !inner_offset) return {};
  Value offset = r.integer(kI64, *outer_offset + *inner_offset);
  return r.become(Opcode::GetElementPtr, {Value(kI8), r.function.operand(inner, 1), offset},
                  common_flags(r, inner));
}

}  // namespace lilt::opt
