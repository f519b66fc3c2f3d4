// Refuses calls that must be jumps and cannot: those marked `musttail`, because the program relies
// on them to use no stack, and those of conventions that preserve no register, whose callees never
// return. Refuses arguments on the stack where the convention has none.
#include <string>

#include "backend/abi/system_v.h"
#include "backend/abi/tail_call_rules.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

using ssa::CallingConvention;

std::string name_of(CallingConvention convention) {
  return "'" + std::string(ssa::kCallingConventionNames[static_cast<size_t>(convention)]) + "'";
}

class TailCallCheck {
 public:
  TailCallCheck(const ssa::Function& function, Diagnostics& diagnostics)
      : function_(function), diagnostics_(diagnostics) {}

  void run() {
    check_own_arguments();
    for (ssa::BlockId block : function_.blocks())
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
        if (function_[id].opcode == Opcode::Call) check_call(block, id);
  }

 private:
  void check_own_arguments() {
    ArgumentAssigner assigner(function_);
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      assigner.next(function_[function_.argument(i)].type, parameter_attributes(function_, i));
    check_stack(assigner, own_convention(function_), function_.module()[function_.symbol()].offset);
  }

  void check_call(ssa::BlockId block, InstId id) {
    const ssa::Instruction& call = function_[id];
    const CallingConvention convention = call_convention(function_, id);
    if (convention != CallingConvention::C) check_arguments(id, convention);
    const bool must = (call.flags & ssa::flag::MustTail) != 0;
    if (!must && convention != CallingConvention::Ghc) return;
    const std::string_view obstacle = obstacle_to(block, id);
    if (obstacle.empty()) return;
    report(function_.offset_of(id),
           (must ? "the 'musttail' call" : "the call of convention " + name_of(convention)) +
               " cannot be a jump: " + std::string(obstacle));
  }

  std::string_view obstacle_to(ssa::BlockId block, InstId call) const {
    const InstId ret = function_.terminator(block);
    const bool returns = function_.previous(ret) == call && function_[ret].opcode == Opcode::Ret;
    if (!returns) return "the return does not follow it directly";
    constexpr uint16_t kMarks = ssa::flag::Tail | ssa::flag::MustTail;
    if ((function_[call].flags & kMarks) == 0) return "it is not marked 'tail'";
    return obstacle_to_tail_call(function_, call, ret);
  }

  void check_arguments(InstId call, CallingConvention convention) {
    ArgumentAssigner assigner(function_, call);
    for (uint32_t i = 2; i < function_[call].operand_count; ++i)
      assigner.next(function_.type_of(function_.operand(call, i)),
                    call_attributes(function_, call, i - 2));
    check_stack(assigner, convention, function_.offset_of(call));
  }

  void check_stack(const ArgumentAssigner& assigner, CallingConvention convention,
                   SourceOffset offset) {
    constexpr uint32_t kMaxPopped = UINT16_MAX;  // bytes, by a return
    if (is_popped_by_callee(convention) && tail_stack_bytes(assigner.stack_bytes()) > kMaxPopped)
      report(offset, "more than 64 KiB of arguments are not supported in convention " +
                         name_of(convention));
    const ConventionRegisters& registers = registers_of(convention);
    if (assigner.lacks_registers() ||
        (!registers.has_stack && assigner.stack_bytes() > registers.first_offset))
      report(offset, "more arguments than convention " + name_of(convention) +
                         " has registers for are not supported");
  }

  void report(SourceOffset offset, std::string message) {
    ssa::report_error(function_.module(), offset, std::move(message), diagnostics_);
  }

  const ssa::Function& function_;
  Diagnostics& diagnostics_;
};

}  // namespace

bool check_tail_calls(const ssa::Function& function, Diagnostics& diagnostics) {
  const size_t errors = diagnostics.error_count();
  TailCallCheck(function, diagnostics).run();
  return diagnostics.error_count() == errors;
}

}  // namespace lilt::backend
