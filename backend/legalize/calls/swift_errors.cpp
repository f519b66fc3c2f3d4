// Swift errors, and jumps that conventions guarantee.
//
// A pointer marked `swifterror` is passed as what it points to: the contents come in r12 and leave
// in r12. The parameter becomes that value, and the function's result gets it as its last part:
//
//   define swiftcc i64 @f(ptr swifterror %e)    define { i64, ptr } @f(ptr %contents)
//     … %e …                                      %e = alloca ptr; store %contents, %e; … %e …
//     ret i64 %v                                  ret { %v, load %e }
//
// Callers store the last part to their own memory. The attribute stays at the parameter, and the
// result has it for its last part (error_part). The error of a `musttail` call that passes the
// function's own on stays in the register.
//
// Calls marked `tail` become `musttail` between functions of tailcc, or of swifttailcc, if nothing
// keeps them from being jumps. Others stay `tail`: selection makes jumps of those that still can
// be.
#include "backend/abi/system_v.h"
#include "backend/abi/tail_call_rules.h"
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"
#include "backend/legalize/types/leaves.h"

namespace lilt::backend {

using ssa::ParameterAttributes;

namespace {

class SwiftErrors {
 public:
  SwiftErrors(ssa::Function& function, Arena& scratch) : function_(function), scratch_(scratch) {}

  void run() {
    function_.track_uses();
    if (is_popped_by_callee(own_convention(function_)) &&
        (function_.attributes() & ssa::function_attribute::NoTailCalls) == 0)
      for (BlockId block : function_.blocks()) guarantee_jump(block);
    lower_parameter();
    for (BlockId block : function_.blocks()) {
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        if (function_[id].opcode == Opcode::Call) lower_call(id);
      }
      const InstId end = function_.terminator(block);
      if (own_error_.valid() && function_[end].opcode == Opcode::Ret) lower_return(end);
    }
    if (own_error_.valid()) change_type();
  }

 private:
  // --- jumps

  // The return after the last call of a block, if it returns the call's result.
  InstId return_of(InstId call) const {
    const InstId ret = function_.next(call);
    if (!ret.valid() || function_[ret].opcode != Opcode::Ret) return InstId::none();
    const bool returns = function_[ret].operand_count == 0
                             ? function_[call].type == ssa::kVoid
                             : function_.operand(ret, 0) == Value(call);
    return returns ? ret : InstId::none();
  }

  void guarantee_jump(BlockId block) {
    const InstId call = function_.previous(function_.terminator(block));
    if (!call.valid() || function_[call].opcode != Opcode::Call) return;
    const bool is_marked = (function_[call].flags & ssa::flag::Tail) != 0 &&
                           call_convention(function_, call) == own_convention(function_);
    if (!is_marked || !may_be_jump(call)) return;
    function_[call].flags &= static_cast<uint16_t>(~ssa::flag::Tail);
    function_[call].flags |= ssa::flag::MustTail;
  }
  // Whether it is a jump whatever flatten_signatures does. Arguments of other types may be copies
  // in memory of the caller.
  bool may_be_jump(InstId call) const {
    const InstId ret = return_of(call);
    if (!ret.valid() || passed_error(call) != own_error_argument()) return false;
    for (const Value argument : function_.operands(call).subspan(2))
      if (!is_legal_type(types_, function_.type_of(argument))) return false;
    return obstacle_to_tail_call(function_, call, ret).empty();
  }
  Value own_error_argument() const {
    for (uint32_t i = 0; i < function_.argument_count(); ++i)
      if (parameter_attributes(function_, i).swift_error) return function_.argument(i);
    return {};
  }
  Value passed_error(InstId call) const {
    for (uint32_t i = 2; i < function_[call].operand_count; ++i)
      if (call_attributes(function_, call, i - 2).swift_error) return function_.operand(call, i);
    return {};
  }

  // --- the function's own error

  void lower_parameter() {
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      if (!parameter_attributes(function_, i).swift_error) continue;
      emit_.set_position(function_[function_.entry()].first);
      const InstId argument = function_.argument(i);
      const Value memory = emit_.frame_object(ssa::kPtr, kAddressSize);
      own_error_ = memory;
      function_.replace_all_uses(argument, memory);
      emit_.store(argument, memory, kAddressSize);
    }
  }

  void lower_return(InstId ret) {
    const InstId before = function_.previous(ret);
    if (before.valid() && before == jump_) return;  // returns the callee's error, too
    emit_.set_position(ret);
    const Value error = emit_.load(ssa::kPtr, own_error_, kAddressSize);
    Value result = error;
    if (function_[ret].operand_count != 0) {
      const TypeId type = type_with_error(types_[function_.type()].element, own_result());
      const Value value = extended(function_.operand(ret, 0), own_result());
      result = emit_.insert_value(function_.constants().poison(type), value, 0);
      result = emit_.insert_value(result, error, 1);
    }
    function_.set_operands(ret, std::span(&result, 1));
  }

  const ParameterAttributes& own_result() const {
    return parameter_attributes(function_, ssa::kResultPosition);
  }

  void change_type() {
    const ssa::Type type = types_[function_.type()];
    const std::span<const TypeId> members = types_.members(function_.type());
    const ArenaVector<TypeId> parameters(members.begin(), members.end(), scratch_);
    ArenaVector<ParameterAttributes> attributes(scratch_);
    for (uint32_t i = 0; i < parameters.size(); ++i)
      attributes.push_back(parameter_attributes(function_, i));
    const TypeId result = type_with_error(type.element, own_result());
    for (uint32_t i = 0; i < parameters.size(); ++i)
      function_.annotations().set_attributes(InstId::none(), i, attributes[i]);
    function_.annotations().set_attributes(InstId::none(), ssa::kResultPosition, error_attribute());
    function_.set_type(types_.function(result, parameters, type.variadic));
  }

  // --- calls

  void lower_call(InstId call) {
    for (uint32_t i = 2; i < function_[call].operand_count; ++i)
      if (call_attributes(function_, call, i - 2).swift_error) return lower_call(call, i);
  }

  // `position`: of the error among the operands.
  void lower_call(InstId old, uint32_t position) {
    const Value memory = function_.operand(old, position);
    const InstId ret = return_of(old);
    const bool is_jump =
        ret.valid() && memory == own_error_ && (function_[old].flags & ssa::flag::MustTail) != 0;
    emit_.set_position(old);
    const Value contents = emit_.load(ssa::kPtr, memory, kAddressSize);
    const InstId call = make_call(old, position, contents);
    if (is_jump) {
      jump_ = call;
      const Value result = call;
      function_.set_operands(ret, std::span(&result, 1));
      return function_.erase(old);
    }
    emit_.set_position(function_.next(old));
    const bool has_result = function_[old].type != ssa::kVoid;
    emit_.store(has_result ? emit_.extract_value(call, 1) : Value(call), memory, kAddressSize);
    if (has_result) {
      const Value result = emit_.extract_value(call, 0);
      const bool is_same = emit_.type_of(result) == function_[old].type;
      function_.replace_all_uses(
          old, is_same ? result : emit_.cast(Opcode::Trunc, result, function_[old].type));
    }
    function_.erase(old);
  }

  // The call with the contents in place of the memory, before the old one.
  InstId make_call(InstId old, uint32_t position, Value contents) {
    const ssa::Type type = types_[function_.operand(old, 0).type()];
    const std::span<const TypeId> members = types_.members(function_.operand(old, 0).type());
    const ArenaVector<TypeId> parameters(members.begin(), members.end(), scratch_);
    const ParameterAttributes of_result = call_attributes(function_, old, ssa::kResultPosition);
    const TypeId result = type_with_error(type.element, of_result);
    const std::span<const Value> known = function_.operands(old);
    ArenaVector<Value> operands(known.begin(), known.end(), scratch_);
    operands[0] = types_.function(result, parameters, type.variadic);
    operands[position] = contents;
    const InstId call =
        emit_.make(Opcode::Call, result, operands, function_[old].flags, function_[old].subcode);
    function_.set_facts(call, 0);  // they are about the result
    for (uint32_t i = 0; i + 2 < operands.size(); ++i) {
      const ParameterAttributes attributes = call_attributes(function_, old, i);
      if (attributes != ParameterAttributes())
        function_.annotations().set_attributes(call, i, attributes);
    }
    function_.annotations().set_attributes(call, ssa::kResultPosition, error_attribute());
    function_.annotations().copy_function_attributes(function_.annotations(), old, call);
    return call;
  }

  // --- types

  // Small integers that the callee extends are parts of 32 bits.
  bool is_extended(TypeId type, const ParameterAttributes& result) const {
    return (result.zero_extend || result.sign_extend) && types_.is_integer(type) &&
           types_.integer_bits(type) < 32;
  }
  TypeId type_with_error(TypeId type, const ParameterAttributes& result) {
    if (type == ssa::kVoid) return ssa::kPtr;
    const TypeId parts[] = {is_extended(type, result) ? ssa::kI32 : type, ssa::kPtr};
    return types_.literal_struct(parts, false);
  }
  Value extended(Value value, const ParameterAttributes& result) {
    if (!is_extended(emit_.type_of(value), result)) return value;
    return emit_.cast(result.sign_extend ? Opcode::SExt : Opcode::ZExt, value, ssa::kI32);
  }
  static ParameterAttributes error_attribute() {
    ParameterAttributes attributes;
    attributes.swift_error = true;
    return attributes;
  }

  static constexpr uint32_t kAddressSize = 8;

  ssa::Function& function_;
  ssa::TypeTable& types_ = function_.types();
  Arena& scratch_;
  Emitter emit_{function_, scratch_};
  Value own_error_;  // the memory of the parameter; none without one
  InstId jump_;      // the last call that returns its error
};

}  // namespace

void lower_swift_errors(ssa::Function& function, Arena& scratch) {
  SwiftErrors(function, scratch).run();
}

}  // namespace lilt::backend
