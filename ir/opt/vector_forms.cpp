#include "ir/opt/vector_forms.h"

#include "ir/opt/known_bits.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::opt {

using namespace ssa;

bool is_intrinsic_of_lanes(std::string_view name) {
  for (const std::string_view known :
       {"llvm.abs", "llvm.bswap", "llvm.ceil", "llvm.copysign", "llvm.ctpop", "llvm.fabs",
        "llvm.floor", "llvm.fma", "llvm.fshl", "llvm.fshr", "llvm.fmuladd", "llvm.nearbyint",
        "llvm.rint", "llvm.smax", "llvm.smin", "llvm.sqrt", "llvm.trunc", "llvm.umax", "llvm.umin"})
    if (name == known) return true;
  return false;
}

bool may_be_lanes(const Function& function, TypeId type) {
  const uint32_t bits = function.types().is_integer(type) ? function.types().integer_bits(type) : 0;
  return bits == 8 || bits == 16 || bits == 32 || bits == 64 || type == kFloat || type == kDouble;
}

bool may_widen(const Function& function, InstId id) {
  const Instruction& i = function[id];
  if (!may_be_lanes(function, i.type) && (i.type != kI1 || i.opcode == Opcode::Call)) return false;
  switch (i.opcode) {
    case Opcode::Load:
      return i.type != kI1;
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::URem:
    case Opcode::SRem: {
      const Value divisor = function.operand(id, 1);
      uint64_t number = 0;
      return integer_constant(function, divisor, number) && number + 1 > 1;
    }
    case Opcode::FRem:
    case Opcode::PtrToInt:
    case Opcode::IntToPtr:
    case Opcode::AddrSpaceCast:
      return false;
    case Opcode::ICmp:
    case Opcode::FCmp:
      return may_be_lanes(function, function.type_of(function.operand(id, 0)));
    case Opcode::Select:
    case Opcode::FNeg:
    case Opcode::Phi:
      return true;
    case Opcode::Call:
      return is_intrinsic_of_lanes(called_intrinsic_name(function, id));
    default:
      break;
  }
  const TypeId from = i.operand_count == 0 ? kVoid : function.type_of(function.operand(id, 0));
  return (is_binary(i.opcode) || is_cast(i.opcode)) &&
         (may_be_lanes(function, from) || from == kI1);
}

}  // namespace lilt::opt
