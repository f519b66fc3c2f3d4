// Which types are left to legalize, before and after split_types. The selector takes the type of a
// value for one that a register holds, and never asks again: what slips through here would become
// wrong code.
//
// Legal IR has two kinds of values more than legal types. A flat struct is the result of a call or
// cmpxchg of several parts, taken apart by extractvalue, or what ret returns, put together by
// insertvalue. An fp128 goes into and out of functions in one vector register.
#include <algorithm>
#include <string>
#include <vector>

#include "backend/legalize/leaves.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

bool carries_several_parts(Opcode opcode) {
  switch (opcode) {
    case Opcode::Call:
    case Opcode::CmpXchg:
    case Opcode::Ret:
    case Opcode::ExtractValue:
    case Opcode::InsertValue:
      return true;
    default:
      return false;
  }
}

bool is_passed(const ssa::TypeTable& types, TypeId type) {
  return type == ssa::kFp128 || is_legal_type(types, type);
}

bool is_known(const ssa::TypeTable& types, TypeId type) {
  if (types.kind(type) != ssa::TypeKind::Struct) return is_passed(types, type);
  auto members = types.members(type);
  return std::all_of(members.begin(), members.end(),
                     [&](TypeId member) { return is_passed(types, member); });
}

// The first type of the instruction that the selector does not know, or void.
TypeId unknown_type(const ssa::Function& function, InstId id) {
  const ssa::TypeTable& types = function.types();
  const bool several = carries_several_parts(function[id].opcode);
  auto is_wrong = [&](TypeId type) {
    return several ? !is_known(types, type) : !is_legal_type(types, type);
  };
  if (is_wrong(function[id].type)) return function[id].type;
  for (Value operand : function.operands(id))
    if (!operand.is_block() && !operand.is_type() && is_wrong(function.type_of(operand)))
      return function.type_of(operand);
  return ssa::kVoid;
}

}  // namespace

// A value is an argument, the result of an instruction, or a constant that one uses.
bool has_illegal_types(const ssa::Function& function) {
  const ssa::TypeTable& types = function.types();
  for (uint32_t i = 0; i < function.argument_count(); ++i)
    if (!is_legal_type(types, function[function.argument(i)].type)) return true;
  for (ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id)) {
      if (!is_legal_type(types, function[id].type)) return true;
      for (Value operand : function.operands(id))
        if (operand.is_constant() &&
            !is_legal_type(types, function.constants()[operand.constant()].type))
          return true;
    }
  return false;
}

std::vector<std::string> find_illegal_types(const ssa::Function& function) {
  std::vector<std::string> faults;
  for (ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id)) {
      if (!touches_illegal_type(function, id)) continue;
      TypeId type = unknown_type(function, id);
      if (type == ssa::kVoid) continue;
      faults.push_back("type '" + function.types().to_string(type) + "' is left at '" +
                       std::string(ssa::info(function[id].opcode).name) + "'");
    }
  return faults;
}

}  // namespace lilt::backend
