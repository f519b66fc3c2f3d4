#include "backend/abi/tail_call_rules.h"

#include "backend/abi/system_v.h"
#include "ir/ssa/forwarding.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::ParameterAttributes;
using ssa::Value;

namespace {

class TailCall {
 public:
  TailCall(const ssa::Function& function, InstId call, InstId ret)
      : function_(function),
        call_(call),
        ret_(ret),
        must_((function[call].flags & ssa::flag::MustTail) != 0) {}

  std::string_view obstacle() {
    using namespace ssa::function_attribute;
    const ssa::Symbol& symbol = function_.module()[function_.symbol()];
    if (!must_ && (symbol.function_attributes & NoTailCalls) != 0)
      return "\"disable-tail-calls\" forbids it";
    if (!returns_alike()) return "this function returns something else than the callee";
    const ssa::CallingConvention own = own_convention(function_);
    const ssa::CallingConvention called = call_convention(function_, call_);
    if (own != called && (is_popped_by_callee(own) || is_popped_by_callee(called)))
      return "the conventions differ in who removes arguments from the stack";
    if (own == ssa::CallingConvention::Win64 && ssa::forwards_variables(function_, call_))
      return "variable arguments of 'win64cc' are not passed on";
    mir::RegSet preserved = registers_of(called).callee_saved;
    for (uint32_t i = 2; i < function_[call_].operand_count; ++i)
      if (called != ssa::CallingConvention::C &&
          call_attributes(function_, call_, i - 2).swift_error)
        preserved.erase(swift_error_register());
    if (!(callee_saved_of(function_) - preserved).empty())
      return "the callee preserves fewer registers than this function must";
    return obstacle_in_arguments();
  }

 private:
  // Whether the callee leaves in the result registers what this function must leave there.
  bool returns_alike() const {
    if (function_[ret_].operand_count == 0)
      return (function_[call_].type == ssa::kVoid || drops_result()) &&
             function_.name() != "main" && own_result_object() == called_result_object();
    if (function_.operand(ret_, 0) != Value(call_)) return false;
    const ParameterAttributes& own = parameter_attributes(function_, ssa::kResultPosition);
    const ParameterAttributes& result = call_attributes(function_, call_, ssa::kResultPosition);
    return own.sign_extend == result.sign_extend && own.zero_extend == result.zero_extend;
  }

  // Whether the callee leaves something in registers that nobody reads. Values of the x87 stack
  // must be taken from it.
  bool drops_result() const {
    const ssa::TypeId type = function_[call_].type;
    return !must_ && (type == ssa::kPtr || type == ssa::kFloat || type == ssa::kDouble ||
                      function_.types().is_integer(type));
  }

  // The address that a function with a result in memory returns; none() for others.
  Value own_result_object() const {
    for (uint32_t i = 0; i < function_.argument_count() && i < 2; ++i)
      if (parameter_attributes(function_, i).struct_return) return function_.argument(i);
    return {};
  }
  // Only the result of this function counts: nobody reads further results of the callee.
  Value called_result_object() const {
    Value own = own_result_object();
    for (uint32_t i = 2; i < function_[call_].operand_count && i < 4; ++i)
      if (own.valid() && function_.operand(call_, i) == own &&
          call_attributes(function_, call_, i - 2).struct_return)
        return own;
    return {};
  }

  std::string_view obstacle_in_arguments() {
    ArgumentAssigner own(function_), assigner(function_, call_);
    for (uint32_t i = 0; must_ && i < function_.argument_count(); ++i)
      own.next(function_[function_.argument(i)].type, parameter_attributes(function_, i));
    const mir::RegSet saved = callee_saved_of(function_);
    std::span<const Value> arguments = function_.operands(call_).subspan(2);
    for (uint32_t i = 0; i < arguments.size(); ++i) {
      const ParameterAttributes& attributes = call_attributes(function_, call_, i);
      ssa::TypeId type = function_.type_of(arguments[i]);
      if (type == ssa::kX86Fp80 && !must_) return "it has an argument of type x86_fp80";
      ArgumentLocation place = assigner.next(type, attributes);
      if (place.reg.valid() && saved.contains(place.reg))
        return "an argument is in a register that this function preserves";
      if (attributes.by_value.valid() && !must_) return "it has an argument by value";
    }
    return obstacle_in_stack(own, assigner);
  }

  // `own`: of this function's arguments, if the call may overwrite them.
  std::string_view obstacle_in_stack(const ArgumentAssigner& own,
                                     const ArgumentAssigner& called) const {
    constexpr uint32_t kStackAlignment = 16;
    const uint32_t alignment = called.stack_alignment();
    const bool is_popped = is_popped_by_callee(own_convention(function_));
    const uint32_t distance =
        is_popped ? tail_stack_bytes(own.stack_bytes()) - tail_stack_bytes(called.stack_bytes())
                  : 0;
    if (must_ && alignment > kStackAlignment &&
        (alignment > own.stack_alignment() || distance % alignment != 0))
      return "its arguments are aligned more than this function's";
    const bool fits = is_popped || called.stack_bytes() <= (must_ ? own.stack_bytes() : 0);
    return fits ? "" : "its arguments take more of the stack than this function's";
  }

  const ssa::Function& function_;
  InstId call_, ret_;
  bool must_;
};

}  // namespace

std::string_view obstacle_to_tail_call(const ssa::Function& function, InstId call, InstId ret) {
  return TailCall(function, call, ret).obstacle();
}

}  // namespace lilt::backend
