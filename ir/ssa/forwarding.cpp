#include "ir/ssa/forwarding.h"

#include "ir/ssa/callee.h"
#include "ir/ssa/intrinsics.h"

namespace lilt::ssa {

namespace {

// Whether arguments of these attributes are in the same place.
bool is_passed_alike(const ParameterAttributes& a, const ParameterAttributes& b) {
  return a.struct_return == b.struct_return && a.in_register == b.in_register &&
         a.swift_self == b.swift_self && a.swift_async == b.swift_async &&
         a.swift_error == b.swift_error && a.by_value == b.by_value && a.align == b.align;
}

class MustTailCheck {
 public:
  MustTailCheck(const Function& function, InstId call) : function_(function), call_(call) {}

  std::string run() const {
    const auto convention = static_cast<CallingConvention>(function_[call_].subcode);
    if (is_assembly(function_, call_)) return "inline assembly cannot be called by 'musttail'";
    if (types_[own_].variadic != types_[called_].variadic)
      return "a 'musttail' call has variable arguments where its function has, and only there";
    if (types_[own_].element != types_[called_].element)
      return "a 'musttail' call has the type of its function's result, " + shown(own_);
    if (symbol_.convention != convention)
      return "a 'musttail' call has the convention of its function, '" +
             std::string(kCallingConventionNames[static_cast<size_t>(symbol_.convention)]) + "'";
    if (std::string wrong = check_return(); !wrong.empty()) return wrong;
    const bool is_popped =
        convention == CallingConvention::Tail || convention == CallingConvention::SwiftTail;
    if (!is_popped) return check_prototype();
    if (types_[own_].variadic)
      return "a 'musttail' call of 'tailcc' or 'swifttailcc' has no variable arguments";
    return {};
  }

 private:
  std::string shown(TypeId function) const {
    return "'" + types_.to_string(types_[function].element) + "'";
  }

  // A cast of a returned pointer may be between.
  std::string check_return() const {
    Value result = call_;
    InstId next = function_.next(call_);
    if (next.valid() && function_[next].opcode == Opcode::BitCast &&
        function_.operand(next, 0) == result) {
      result = next;
      next = function_.next(next);
    }
    if (!next.valid() || function_[next].opcode != Opcode::Ret)
      return "a 'ret' follows a 'musttail' call";
    if (function_[next].operand_count == 0) return {};
    const Value returned = function_.operand(next, 0);
    const bool is_undefined =
        returned.is_constant() &&
        (function_.constants()[returned.constant()].kind == ConstantKind::Undef ||
         function_.constants()[returned.constant()].kind == ConstantKind::Poison);
    if (returned == result || is_undefined) return {};
    return "the 'ret' after a 'musttail' call returns its result";
  }

  std::string check_prototype() const {
    if (called_intrinsic_number(function_, call_) != 0) return {};
    const uint32_t count = types_[own_].member_count;
    if (count != types_[called_].member_count)
      return "a 'musttail' call has as many parameters as its function, " + std::to_string(count);
    for (uint32_t i = 0; i < count; ++i) {
      const std::string parameter = "parameter " + std::to_string(i + 1) + " of a 'musttail' call";
      if (types_.member(own_, i) != types_.member(called_, i))
        return parameter + " has the type of its function's, '" +
               types_.to_string(types_.member(own_, i)) + "'";
      if (!is_passed_alike(function_.module().attributes(function_.symbol(), i),
                           function_.annotations().attributes(call_, i)))
        return parameter + " is not passed as its function's: attributes differ";
    }
    return {};
  }

  const Function& function_;
  const TypeTable& types_ = function_.types();
  InstId call_;
  const Symbol& symbol_ = function_.module()[function_.symbol()];
  TypeId own_ = function_.type(), called_ = function_.operand(call_, 0).type();
};

}  // namespace

std::string check_must_tail_call(const Function& function, InstId call) {
  return MustTailCheck(function, call).run();
}

}  // namespace lilt::ssa
