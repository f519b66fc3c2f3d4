// Rules on getelementptr: indices that add nothing are dropped, and a getelementptr of another is
// merged with it.
#include <optional>

#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

// The type behind the last index, walking from the first operand.
TypeId walked_type(const Function& function, InstId gep) {
  const TypeTable& types = function.types();
  TypeId at = function.operand(gep, 0).type();
  for (uint32_t i = 3; i < function[gep].operand_count; ++i) {
    uint64_t field = 0;
    if (types.kind(at) != TypeKind::Struct)
      at = types[at].element;
    else if (integer_constant(function, function.operand(gep, i), field))
      at = types.member(at, field);
    else
      return TypeId::none();
  }
  return at;
}

// The sum of all indices in bytes, if constant.
std::optional<uint64_t> constant_offset(const Function& function, InstId gep) {
  const TypeTable& types = function.types();
  TypeId at = function.operand(gep, 0).type();
  uint64_t offset = 0;
  for (uint32_t i = 2; i < function[gep].operand_count; ++i) {
    uint64_t index = 0;
    Value operand = function.operand(gep, i);
    if (!integer_constant(function, operand, index)) return {};
    if (i > 2 && types.kind(at) == TypeKind::Struct) {
      offset += types.field_offset(at, index);
      at = types.member(at, index);
      continue;
    }
    if (i > 2 && types.kind(at) == TypeKind::Vector) return {};
    if (i > 2) at = types[at].element;
    uint32_t width = types.integer_bits(function.type_of(operand));
    offset += static_cast<uint64_t>(function.constants().sign_extended(operand.constant(), width)) *
              types.size_of(at);
  }
  return offset;
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

Value simplify_getelementptr(Rewriter& r) {
  Value pointer = r.operand(1);
  if (r.function.type_of(pointer) != r.type()) return {};  // a vector of pointers
  if (adds_nothing(r)) return pointer;
  if (!r.is_instruction(pointer, Opcode::GetElementPtr)) return {};
  if (!r.function.has_one_use(pointer.local())) return {};
  InstId inner = pointer.local();
  if (r.function.type_of(r.function.operand(inner, 1)) != r.type()) return {};
  if (Value result = continue_walk(r, inner); result.valid()) return result;
  auto outer_offset = constant_offset(r.function, r.id());
  auto inner_offset = constant_offset(r.function, inner);
  if (!outer_offset || !inner_offset) return {};
  Value offset = r.integer(kI64, *outer_offset + *inner_offset);
  return r.become(Opcode::GetElementPtr, {Value(kI8), r.function.operand(inner, 1), offset},
                  common_flags(r, inner));
}

}  // namespace lilt::opt
