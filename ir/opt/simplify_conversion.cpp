// Rules on casts and on extraction from aggregates.
#include "ir/opt/rewriter.h"

namespace lilt::opt {

using namespace ssa;

namespace {

uint32_t bits_of(const Rewriter& r, Value value) {
  return r.function.types().integer_bits(r.function.type_of(value));
}

Value simplify_trunc(Rewriter& r) {
  Value x = r.operand(0), a;
  uint64_t c = 0;
  if (r.is_instruction(x, Opcode::Trunc)) return r.become(Opcode::Trunc, {r.operand_of(x, 0)});
  if (r.is_instruction(x, Opcode::ZExt) || r.is_instruction(x, Opcode::SExt)) {
    a = r.operand_of(x, 0);
    if (r.function.type_of(a) == r.type()) return a;
    uint32_t from = bits_of(r, a), to = r.function.types().integer_bits(r.type());
    return r.become(from > to ? Opcode::Trunc : r.function[x.local()].opcode, {a});
  }
  if (r.width() != 0 && r.match(x, Opcode::And, a, c) && (~c & low_mask(r.width())) == 0)
    return r.become(Opcode::Trunc, {a});
  return {};
}

Value simplify_zext(Rewriter& r) {
  Value x = r.operand(0);
  if (r.is_instruction(x, Opcode::ZExt)) return r.become(Opcode::ZExt, {r.operand_of(x, 0)});
  if (!r.is_instruction(x, Opcode::Trunc) || r.width() == 0) return {};
  Value a = r.operand_of(x, 0);
  if (r.function.type_of(a) != r.type()) return {};
  return r.become_constant_right(Opcode::And, a, low_mask(bits_of(r, x)));
}

Value simplify_sext(Rewriter& r) {
  Value x = r.operand(0);
  if (r.is_instruction(x, Opcode::SExt)) return r.become(Opcode::SExt, {r.operand_of(x, 0)});
  if (r.is_instruction(x, Opcode::ZExt)) return r.become(Opcode::ZExt, {r.operand_of(x, 0)});
  uint32_t from = r.width_of(x);
  if (r.width() == 0 || from == 0) return {};
  auto is_not_negative = [&](Value value) { return (r.known_zero(value) >> (from - 1) & 1) != 0; };
  Value a;
  uint64_t c = 0;
  // x - 1 of an x that is not negative: x has no sign to extend, the constant is a displacement.
  if (r.match(x, Opcode::Add, a, c) && (r.function[x.local()].flags & flag::NoSignedWrap) != 0 &&
      sign_extend(c, from) < 0 && is_not_negative(a)) {
    Value wide = r.build(Opcode::ZExt, r.type(), {a}, flag::NonNegative);
    Value constant = r.constant(static_cast<uint64_t>(sign_extend(c, from)));
    return r.become(Opcode::Add, {wide, constant}, flag::NoSignedWrap);
  }
  return is_not_negative(x) ? r.become(Opcode::ZExt, {x}, flag::NonNegative) : Value();
}

// A signed conversion takes one instruction, of the integer's own width.
Value simplify_uitofp(Rewriter& r) {
  const Value x = r.operand(0);
  const uint32_t from = r.width_of(x);
  if (from != 32 && from != 64) return {};
  const bool is_not_negative =
      (r.flags() & flag::NonNegative) != 0 || (r.known_zero(x) >> (from - 1) & 1) != 0;
  return is_not_negative ? r.become(Opcode::SIToFP, {x}) : Value();
}

}  // namespace

Value simplify_cast(Rewriter& r) {
  Value x = r.operand(0);
  TypeId from = r.function.type_of(x);
  if (r.function.types().kind(r.type()) == TypeKind::Vector) return from == r.type() ? x : Value();
  switch (r.opcode()) {
    case Opcode::Trunc:
      return simplify_trunc(r);
    case Opcode::ZExt:
      return simplify_zext(r);
    case Opcode::SExt:
      return simplify_sext(r);
    case Opcode::UIToFP:
      return simplify_uitofp(r);
    case Opcode::BitCast:
      if (from == r.type()) return x;
      return r.is_instruction(x, Opcode::BitCast) ? r.become(Opcode::BitCast, {r.operand_of(x, 0)})
                                                  : Value();
    case Opcode::PtrToInt:
      // Exact for the width of a pointer. Not so inttoptr of ptrtoint: where one object ends and
      // the next begins, it may belong to either, whatever the integer was computed from.
      if (!r.is_instruction(x, Opcode::IntToPtr)) return {};
      return r.function.type_of(r.operand_of(x, 0)) == r.type() && r.type() == kI64
                 ? r.operand_of(x, 0)
                 : Value();
    default:
      return {};
  }
}

Value simplify_extractvalue(Rewriter& r) {
  Value aggregate = r.operand(0);
  uint32_t count = r.function[r.id()].operand_count;
  if (count != 2 || !r.is_instruction(aggregate, Opcode::InsertValue)) return {};
  bool one_level = r.function[aggregate.local()].operand_count == 3;
  if (!one_level) return {};
  if (r.operand_of(aggregate, 2) == r.operand(1)) return r.operand_of(aggregate, 1);
  return r.become(Opcode::ExtractValue, {r.operand_of(aggregate, 0), r.operand(1)});
}

}  // namespace lilt::opt
