#include "ir/ssa/fold.h"

#include <algorithm>
#include <bit>
#include <cmath>

#include "ir/ssa/number.h"

namespace lilt::ssa {

namespace {

class Folder {
 public:
  Folder(Function& function, TypeId type, std::span<const Value> operands)
      : function_(function), type_(type), operands_(operands) {}

  Value run(Opcode opcode, uint8_t subcode) {
    switch (opcode) {
      case Opcode::ICmp:
      case Opcode::FCmp:
        if (poisoned().valid()) return poisoned();
        if (type_ != kI1) return {};  // of vectors
        return opcode == Opcode::ICmp ? icmp(IntPredicate(subcode)) : fcmp(FloatPredicate(subcode));
      case Opcode::FNeg:
        return fneg();
      case Opcode::Select:
        return select();
      case Opcode::Freeze:
        return is_known(0) ? operands_[0] : Value();
      case Opcode::GetElementPtr:
        return getelementptr();
      case Opcode::ExtractValue:
        return extractvalue();
      case Opcode::ExtractElement:
        return extractelement();
      default:
        break;
    }
    if (!is_cast(opcode) && !is_binary(opcode)) return {};  // not foldable
    bool may_decide = opcode == Opcode::And || opcode == Opcode::Or;
    if (poisoned().valid() && !may_decide) return poisoned();
    if (is_cast(opcode)) return cast(opcode);
    return has(opcode, property::Floating) ? fbinary(opcode) : binary(opcode);
  }

 private:
  const Constant& constant(size_t i) const { return pool_[operands_[i].constant()]; }
  bool is(size_t i, ConstantKind kind) const {
    return operands_[i].is_constant() && constant(i).kind == kind;
  }
  // Undef and poison may be any number: they count as 0, since their `bits` are 0.
  bool is_unsettled(size_t i) const {
    return is(i, ConstantKind::Undef) || is(i, ConstantKind::Poison);
  }
  bool is_integer(size_t i) const {
    return is(i, ConstantKind::Integer) ||
           (is_unsettled(i) && types_.is_integer(constant(i).type) && width(i) <= 64);
  }
  // Neither undef nor poison, nor an expression that could be.
  bool is_known(size_t i) const {
    return is(i, ConstantKind::Integer) || is(i, ConstantKind::Floating) ||
           is(i, ConstantKind::Null) || is(i, ConstantKind::Symbol) || is(i, ConstantKind::Zero);
  }
  uint32_t width(size_t i) const { return types_.integer_bits(constant(i).type); }
  Value integer(uint64_t bits) { return pool_.integer(type_, types_.integer_bits(type_), bits); }
  Value poisoned() {
    for (size_t i = 0; i < operands_.size(); ++i)
      if (is(i, ConstantKind::Poison)) return pool_.poison(type_);
    return {};
  }

  // Floating constants of the two formats that the host computes in.
  bool is_float(size_t i) const {
    return (is(i, ConstantKind::Floating) || is_unsettled(i)) &&
           (constant(i).type == kFloat || constant(i).type == kDouble);
  }
  double floating(size_t i) const {
    uint64_t bits = constant(i).bits;
    if (constant(i).type == kDouble) return std::bit_cast<double>(bits);
    return static_cast<double>(std::bit_cast<float>(static_cast<uint32_t>(bits)));
  }
  // The constant of the result's type; none() for NaN and for formats other than float and double.
  Value make_floating(double value) {
    if (std::isnan(value)) return {};
    if (type_ == kDouble) return pool_.floating(type_, std::bit_cast<uint64_t>(value));
    if (type_ != kFloat) return {};
    return pool_.floating(type_, std::bit_cast<uint32_t>(static_cast<float>(value)));
  }

  Value binary(Opcode opcode) {
    if (!is_integer(0) || !is_integer(1)) return {};
    uint64_t result = 0;
    number::Trouble trouble =
        number::binary(opcode, 0, width(0), constant(0).bits, constant(1).bits, result);
    return trouble == number::Trouble::None ? integer(result) : Value();
  }
  // Float arithmetic in double, rounded once more, is exact for + - * / (Figueroa 1995) and fmod.
  Value fbinary(Opcode opcode) {
    if (!is_float(0) || !is_float(1)) return {};
    return make_floating(number::floating_binary(opcode, floating(0), floating(1)));
  }
  Value fneg() {
    if (poisoned().valid()) return poisoned();
    if (!is_float(0)) return {};
    uint64_t sign = type_ == kDouble ? uint64_t{1} << 63 : uint64_t{1} << 31;
    return pool_.floating(type_, constant(0).bits ^ sign);
  }
  Value icmp(IntPredicate predicate) {
    if (is_integer(0) && is_integer(1))
      return integer(number::holds(predicate, width(0), constant(0).bits, constant(1).bits));
    if (!is_known(0) || !is_known(1)) return {};
    if (operands_[0] == operands_[1]) return integer(number::order_holds(predicate, 0, 0));
    bool equality = predicate == IntPredicate::EQ || predicate == IntPredicate::NE;
    bool differ =
        (is_object(0) && is(1, ConstantKind::Null)) || (is_object(1) && is(0, ConstantKind::Null));
    return equality && differ ? integer(predicate == IntPredicate::NE) : Value();
  }
  // The address of a symbol that certainly exists.
  bool is_object(size_t i) const {
    return is(i, ConstantKind::Symbol) &&
           function_.module()[constant(i).symbol].linkage != Linkage::ExternWeak;
  }
  Value fcmp(FloatPredicate predicate) {
    if (predicate == FloatPredicate::False) return integer(0);
    if (predicate == FloatPredicate::True) return integer(1);
    if (!is_float(0) || !is_float(1)) return {};
    return integer(number::holds(predicate, floating(0), floating(1)));
  }
  Value select() {
    if (is(0, ConstantKind::Poison)) return pool_.poison(type_);
    if (is_integer(0)) return operands_[constant(0).bits != 0 ? 1 : 2];
    return operands_[1] == operands_[2] ? operands_[1] : Value();
  }
  Value getelementptr() {
    for (size_t i = 2; i < operands_.size(); ++i)
      if (!is_integer(i) || constant(i).bits != 0) return {};
    bool same_type = function_.type_of(operands_[1]) == type_;
    return operands_[1].is_constant() && same_type ? operands_[1] : Value();
  }
  Value extractvalue() {
    Value at = operands_[0];
    for (size_t i = 1; i < operands_.size(); ++i) {
      if (!at.is_constant()) return {};
      const Constant& aggregate = pool_[at.constant()];
      if (aggregate.kind != ConstantKind::Aggregate) return part_of_uniform(aggregate.kind);
      at = pool_.elements(at.constant())[pool_.zero_extended(operands_[i].constant())];
    }
    return at.is_constant() ? at : Value();
  }
  // The value of each part of a constant without elements.
  Value part_of_uniform(ConstantKind whole) {
    if (whole == ConstantKind::Zero) return null_value(function_, type_);
    if (whole == ConstantKind::Undef) return pool_.undef(type_);
    return whole == ConstantKind::Poison ? Value(pool_.poison(type_)) : Value();
  }
  Value extractelement() {
    if (!operands_[0].is_constant() || !is_integer(1)) return {};
    const Constant& vector = constant(0);
    if (constant(1).bits >= types_[vector.type].count) return {};
    if (vector.kind != ConstantKind::Aggregate) return part_of_uniform(vector.kind);
    return pool_.elements(operands_[0].constant())[constant(1).bits];
  }

  Value cast(Opcode opcode) {
    switch (opcode) {
      case Opcode::Trunc:
      case Opcode::ZExt:
        return is_scalar_integer() ? integer(constant(0).bits) : Value();
      case Opcode::SExt:
        return is_scalar_integer()
                   ? integer(static_cast<uint64_t>(sign_extend(constant(0).bits, width(0))))
                   : Value();
      case Opcode::PtrToInt:
        return is(0, ConstantKind::Null) && narrow_result() ? integer(0) : Value();
      case Opcode::IntToPtr:
        return is_integer(0) && constant(0).bits == 0 ? Value(pool_.null(type_)) : Value();
      case Opcode::BitCast:
        return bitcast();
      case Opcode::FPTrunc:
      case Opcode::FPExt:
        return is_float(0) ? make_floating(floating(0)) : Value();
      case Opcode::SIToFP:
      case Opcode::UIToFP:
        return integer_to_floating(opcode == Opcode::SIToFP);
      case Opcode::FPToSI:
      case Opcode::FPToUI:
        return floating_to_integer(opcode == Opcode::FPToSI);
      default:
        return {};
    }
  }
  bool narrow_result() const { return types_.integer_bits(type_) <= 64; }
  bool is_scalar_integer() const {
    return is_integer(0) && types_.is_integer(type_) && narrow_result();
  }
  Value bitcast() {
    if (!operands_[0].is_constant()) return {};
    const Constant& from = constant(0);
    if (from.type == type_) return operands_[0];
    bool plain = from.kind == ConstantKind::Integer || from.kind == ConstantKind::Floating;
    if (!plain || from.type == kX86Fp80 || from.type == kFp128) return {};
    if (types_.is_integer(type_)) return integer(from.bits);
    return types_.is_floating(type_) ? Value(pool_.floating(type_, from.bits)) : Value();
  }
  Value integer_to_floating(bool is_signed) {
    if (!is_integer(0)) return {};
    uint64_t bits = constant(0).bits;
    if (type_ == kDouble)
      return make_floating(number::integer_to_floating<double>(is_signed, bits, width(0)));
    float narrow = number::integer_to_floating<float>(is_signed, bits, width(0));
    return make_floating(static_cast<double>(narrow));
  }
  Value floating_to_integer(bool is_signed) {
    if (!is_float(0) || !narrow_result()) return {};
    uint64_t result = 0;
    number::Trouble trouble =
        number::floating_to_integer(is_signed, floating(0), types_.integer_bits(type_), result);
    return trouble == number::Trouble::None ? integer(result) : Value();  // NaN does not fit either
  }

  Function& function_;
  const TypeTable& types_ = function_.types();
  ConstantPool& pool_ = function_.constants();
  TypeId type_;
  std::span<const Value> operands_;
};

}  // namespace

Value fold(Function& function, Opcode opcode, uint8_t subcode, uint16_t, TypeId type,
           std::span<const Value> operands) {
  return Folder(function, type, operands).run(opcode, subcode);
}

Value null_value(Function& function, TypeId type) {
  const TypeTable& types = function.types();
  ConstantPool& pool = function.constants();
  if (types.is_integer(type) && types.integer_bits(type) <= 64)
    return pool.integer(type, types.integer_bits(type), 0);
  if (types.is_pointer(type)) return pool.null(type);
  if (types.is_floating(type) && type != kX86Fp80 && type != kFp128) return pool.floating(type, 0);
  if (types.is_integer(type)) {
    std::vector<uint64_t> words((types.integer_bits(type) + 63) / 64);
    return pool.wide_integer(type, words);
  }
  if (types.is_floating(type)) return pool.wide_floating(type, std::vector<uint64_t>(2));
  return pool.zero(type);
}

bool is_manifest_constant(const Function& function, Value value) {
  if (!value.is_constant()) return false;
  switch (function.constants()[value.constant()].kind) {
    case ConstantKind::Aggregate:
      return std::ranges::all_of(
          function.constants().elements(value.constant()),
          [&](Value element) { return is_manifest_constant(function, element); });
    case ConstantKind::Integer:
    case ConstantKind::WideInteger:
    case ConstantKind::Floating:
    case ConstantKind::Null:
    case ConstantKind::Zero:
    case ConstantKind::String:
      return true;
    default:
      return false;
  }
}

}  // namespace lilt::ssa
