// Finds types left to legalize, before and after split_types. The selector assumes that a register
// holds every value and does not check: a type missed here would become wrong code.
//
// Legal IR has three kinds of values of other types. A flat struct is the result of a call or
// cmpxchg with several parts, read by extractvalue, or the operand of ret, built by insertvalue. An
// fp128 is passed to and returned from functions in one vector register, is a vector of 16 bytes by
// a bitcast, and a store of its zero stands for 16 bytes of zeros.
#include <algorithm>
#include <string>
#include <vector>

#include "backend/legalize/intrinsics/intrinsic_table.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

namespace {

bool carries_several_parts(Opcode opcode) {
  switch (opcode) {
    case Opcode::Call:
    case Opcode::CmpXchg:
    case Opcode::LandingPad:
    case Opcode::Ret:
    case Opcode::ExtractValue:
    case Opcode::InsertValue:
      return true;
    default:
      return false;
  }
}

bool is_passed(const ssa::TypeTable& types, TypeId type) {
  return type == ssa::kFp128 || is_wide_type(types, type) || is_legal_type(types, type);
}

bool is_known(const ssa::TypeTable& types, TypeId type) {
  if (types.kind(type) != ssa::TypeKind::Struct) return is_passed(types, type);
  auto members = types.members(type);
  return std::all_of(members.begin(), members.end(),
                     [&](TypeId member) { return is_passed(types, member); });
}

bool is_store_of_zeros(const ssa::Function& function, InstId id) {
  if (function[id].opcode != Opcode::Store || !function.operand(id, 0).is_constant()) return false;
  const ssa::ConstantId stored = function.operand(id, 0).constant();
  const ssa::Constant& constant = function.constants()[stored];
  return constant.type == ssa::kFp128 && constant.kind == ssa::ConstantKind::Floating &&
         std::ranges::all_of(function.constants().words(stored),
                             [](uint64_t word) { return word == 0; });
}

// Between an fp128 in a register and a vector.
bool is_bitcast_of_passed_vector(const ssa::Function& function, InstId id) {
  if (function[id].opcode != Opcode::BitCast) return false;
  const TypeId from = function.type_of(function.operand(id, 0)), to = function[id].type;
  return (from == ssa::kFp128 && is_packed_type(function.types(), to)) ||
         (to == ssa::kFp128 && is_packed_type(function.types(), from));
}

// A call of an intrinsic of one result: it may have operands and a result that are vectors.
bool is_operation(const ssa::Function& function, InstId id) {
  return function.types().kind(function[id].type) != ssa::TypeKind::Struct &&
         !called_intrinsic(function, id).empty();
}

// The first type of the instruction that the selector does not know, or void.
TypeId unknown_type(const ssa::Function& function, InstId id) {
  const ssa::TypeTable& types = function.types();
  if (is_store_of_zeros(function, id) || is_bitcast_of_passed_vector(function, id))
    return ssa::kVoid;
  const bool several = carries_several_parts(function[id].opcode) && !is_operation(function, id);
  const bool may_be_bits =  // of mask registers
      function[id].opcode == Opcode::Packed || is_operation(function, id);
  auto is_wrong = [&](TypeId type) {
    if (may_be_bits && is_vector(types, type) && types[type].element == ssa::kI1) return false;
    if (several) return !is_known(types, type);
    if (type == ssa::kFp128) return function[id].opcode != Opcode::Call;  // its words
    return !is_legal_type(types, type) && !is_packed_type(types, type) &&
           !is_wide_type(types, type);
  };
  if (is_wrong(function[id].type)) return function[id].type;
  if (function[id].opcode == Opcode::LandingPad) return ssa::kVoid;  // clauses stay as they are
  std::span<const Value> operands = function.operands(id);
  if (function[id].opcode == Opcode::ShuffleVector) operands = operands.first(2);  // not the lanes
  for (Value operand : operands)
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

namespace {

// Finds an instruction's violation of the form that the steps `done` produce; empty if none.
class LegalForm {
 public:
  LegalForm(const ssa::Function& function, const LegalizationNeeds& done)
      : function_(function), done_(done), predecessors_(function.block_count(), 0) {
    for (ssa::BlockId block : function.blocks())
      for (ssa::BlockId target : targets_of(function[block].last)) ++predecessors_[target.index()];
  }

  std::string fault_at(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    if (done_.illegal_types || (done_.signatures && is_passing(id)))
      if (TypeId type = unknown_type(function_, id); type != ssa::kVoid)
        return "type '" + function_.types().to_string(type) + "'";
    if (done_.constant_expressions)
      for (Value operand : function_.operands(id))
        if (operand.is_constant() &&
            function_.constants()[operand.constant()].kind == ssa::ConstantKind::Expression)
          return "a constant expression";
    if (done_.invokes && (opcode == Opcode::Invoke || opcode == Opcode::Resume))
      return std::string(ssa::info(opcode).name);
    if (done_.variable_arguments && opcode == Opcode::VAArg) return "va_arg";
    if (done_.floating_remainders && opcode == Opcode::FRem) return "frem";
    if (done_.x87 && is_x87_choice(id)) return "a phi or select of x86_fp80";
    if (done_.getelementptrs && opcode == Opcode::GetElementPtr && !is_one_step(id))
      return "getelementptr of more than an index times 1, 2, 4 or 8";
    if (done_.switches && opcode == Opcode::Switch && !is_table(id))
      return "a switch that is not a table";
    return done_.critical_edges && has_critical_edge(id) ? "a critical edge" : "";
  }

 private:
  // Calls and returns, whose operands and results the calling convention places.
  bool is_passing(InstId id) const {
    return function_[id].opcode == Opcode::Ret ||
           (function_[id].opcode == Opcode::Call && called_intrinsic(function_, id).empty());
  }

  bool is_x87_choice(InstId id) const {
    return (function_[id].opcode == Opcode::Phi || function_[id].opcode == Opcode::Select) &&
           function_[id].type == ssa::kX86Fp80;
  }

  bool has_critical_edge(InstId id) const {
    const std::vector<ssa::BlockId> targets = targets_of(id);
    return targets.size() > 1 && std::ranges::any_of(targets, [&](ssa::BlockId target) {
             return predecessors_[target.index()] > 1;
           });
  }

  // Without repetitions; empty if the instruction is not a terminator.
  std::vector<ssa::BlockId> targets_of(InstId id) const {
    std::vector<ssa::BlockId> targets;
    if (!id.valid() || function_[id].opcode == Opcode::Phi) return targets;
    for (Value operand : function_.operands(id))
      if (operand.is_block()) targets.push_back(operand.block());
    std::sort(targets.begin(), targets.end());
    targets.erase(std::unique(targets.begin(), targets.end()), targets.end());
    return targets;
  }

  bool is_one_step(InstId id) const {
    std::span<const Value> operands = function_.operands(id);
    if (operands.size() != 3) return false;
    if (operands[2].is_constant())
      return function_.constants()[operands[2].constant()].kind == ssa::ConstantKind::Integer;
    const uint64_t size = function_.types().size_of(operands[0].type());
    return function_.type_of(operands[2]) == ssa::kI64 && size <= 8 && (size & (size - 1)) == 0 &&
           size != 0;
  }

  // Cases 0, 1, 2 … of 64 bits, and the default is the first of the targets.
  bool is_table(InstId id) const {
    std::span<const Value> operands = function_.operands(id);
    if (function_.type_of(operands[0]) != ssa::kI64 || operands.size() < 4) return false;
    for (size_t i = 2; i + 1 < operands.size(); i += 2)
      if (function_.constants().zero_extended(operands[i].constant()) != i / 2 - 1) return false;
    return operands[1] == operands[3];
  }

  const ssa::Function& function_;
  const LegalizationNeeds done_;
  std::vector<uint32_t> predecessors_;  // by block: number of blocks that branch to it
};

}  // namespace

bool check_legal(const ssa::Function& function, const LegalizationNeeds& done,
                 std::string_view requirement, Diagnostics& diagnostics) {
  bool good = true;
  const LegalForm form(function, done);
  auto report = [&](SourceOffset place, const std::string& fault) {
    good = false;
    ssa::report_error(function.module(), place,
                      std::string(requirement) + ", which cannot have this: " + fault, diagnostics);
  };
  for (uint32_t i = 0; done.signatures && i < function.argument_count(); ++i)
    if (TypeId type = function[function.argument(i)].type; !is_passed(function.types(), type))
      report(function.offset_of(function.argument(i)),
             "type '" + function.types().to_string(type) + "'");
  for (ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (std::string fault = form.fault_at(id); !fault.empty())
        report(function.offset_of(id), fault);
  return good;
}

}  // namespace lilt::backend
