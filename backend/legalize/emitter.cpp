#include "backend/legalize/emitter.h"

#include <string>

#include "backend/legalize/names.h"
#include "ir/ssa/callee.h"
#include "ir/ssa/fold.h"
#include "ir/ssa/members.h"

namespace lilt::backend {

using ssa::ConstantKind;

uint32_t Emitter::bits_of(TypeId type) const {
  if (types().kind(type) == TypeKind::Vector) type = types()[type].element;
  return types().integer_bits(type);
}

Value Emitter::integer(TypeId type, uint64_t bits) {
  if (types().kind(type) == TypeKind::Vector)
    return splat(type, integer(types()[type].element, bits));
  uint32_t width = types().integer_bits(type);
  if (width <= 64) return function_.constants().integer(type, width, bits);
  ArenaVector<uint64_t> words((width + 63) / 64, 0, scratch_);
  words[0] = bits;
  return function_.constants().wide_integer(type, words);
}

Value Emitter::all_ones(TypeId type) {
  if (types().kind(type) == TypeKind::Vector) return splat(type, all_ones(types()[type].element));
  uint32_t width = types().integer_bits(type);
  if (width <= 64) return integer(type, ~uint64_t{0});
  ArenaVector<uint64_t> words((width + 63) / 64, ~uint64_t{0}, scratch_);
  if (width % 64 != 0) words.back() >>= 64 - width % 64;
  return function_.constants().wide_integer(type, words);
}

Value Emitter::single_bit(TypeId type, uint32_t bit) {
  if (types().kind(type) == TypeKind::Vector)
    return splat(type, single_bit(types()[type].element, bit));
  uint32_t width = types().integer_bits(type);
  if (width <= 64) return integer(type, uint64_t{1} << bit);
  ArenaVector<uint64_t> words((width + 63) / 64, 0, scratch_);
  words[bit / 64] = uint64_t{1} << bit % 64;
  return function_.constants().wide_integer(type, words);
}

Value Emitter::null_value(TypeId type) { return ssa::null_value(function_, type); }

Value Emitter::splat(TypeId vector, Value element) {
  const ArenaVector<Value> lanes(types()[vector].count, element, scratch_);
  return function_.constants().aggregate(vector, lanes);
}

bool Emitter::is_integer(Value value) const {
  return value.is_constant() &&
         function_.constants()[value.constant()].kind == ConstantKind::Integer;
}

bool Emitter::is_integer(Value value, uint64_t bits) const {
  return is_integer(value) && bits_of_constant(value) == bits;
}

uint64_t Emitter::bits_of_constant(Value value) const {
  return function_.constants().zero_extended(value.constant());
}

bool Emitter::is_undefined(Value value) const {
  if (!value.is_constant()) return false;
  ssa::ConstantKind kind = function_.constants()[value.constant()].kind;
  return kind == ssa::ConstantKind::Undef || kind == ssa::ConstantKind::Poison;
}

bool Emitter::is_zero(Value value) const { return is_integer(value, 0); }

// The result, if it needs no instruction; otherwise none().
Value Emitter::simplified(Opcode opcode, Value left, Value right) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Or:
    case Opcode::Xor:
      if (is_zero(left)) return right;
      return is_zero(right) ? left : Value();
    case Opcode::Sub:
    case Opcode::Shl:
    case Opcode::LShr:
    case Opcode::AShr:
      return is_zero(right) ? left : Value();
    case Opcode::And:
    case Opcode::Mul: {
      if (is_zero(left)) return left;
      if (is_zero(right)) return right;
      if (!is_integer(left) && !is_integer(right)) return {};
      Value neutral = opcode == Opcode::Mul ? integer(type_of(left), 1) : all_ones(type_of(left));
      if (left == neutral) return right;
      return right == neutral ? left : Value();
    }
    default:
      return {};
  }
}

Value Emitter::folded(Opcode opcode, TypeId type, std::span<const Value> operands, uint16_t flags,
                      uint8_t subcode) {
  const Value known = ssa::fold(function_, opcode, subcode, flags, type, operands);
  return known.valid() ? known : Value(make(opcode, type, operands, flags, subcode));
}

Value Emitter::binary(Opcode opcode, Value left, Value right, uint16_t flags) {
  const TypeId type = type_of(left);
  Value operands[] = {left, right};
  Value known = ssa::fold(function_, opcode, 0, flags, type, operands);
  if (!known.valid()) known = simplified(opcode, left, right);
  return known.valid() ? known : Value(make(opcode, type, operands, flags));
}

Value Emitter::icmp(ssa::IntPredicate predicate, Value left, Value right) {
  TypeId type = type_of(left);
  TypeId result = types().kind(type) == TypeKind::Vector
                      ? types().vector(types()[type].count, ssa::kI1)
                      : ssa::kI1;
  Value operands[] = {left, right};
  return folded(Opcode::ICmp, result, operands, 0, static_cast<uint8_t>(predicate));
}

Value Emitter::select(Value condition, Value if_true, Value if_false) {
  if (is_integer(condition)) return bits_of_constant(condition) != 0 ? if_true : if_false;
  if (if_true == if_false) return if_true;
  return make(Opcode::Select, type_of(if_true), {condition, if_true, if_false});
}

Value Emitter::cast(Opcode opcode, Value value, TypeId to) {
  return type_of(value) == to ? value : folded(opcode, to, std::span(&value, 1));
}

Value Emitter::resize_unsigned(Value value, TypeId to) {
  return cast(bits_of(type_of(value)) > bits_of(to) ? Opcode::Trunc : Opcode::ZExt, value, to);
}

Value Emitter::resize_signed(Value value, TypeId to) {
  return cast(bits_of(type_of(value)) > bits_of(to) ? Opcode::Trunc : Opcode::SExt, value, to);
}

Value Emitter::address(Value pointer, uint64_t offset) {
  if (offset == 0) return pointer;
  return make(Opcode::GetElementPtr, type_of(pointer), {ssa::kI8, pointer, i64(offset)});
}

Value Emitter::load(TypeId type, Value pointer, uint32_t align, uint16_t flags) {
  return make(Opcode::Load, type, {pointer}, static_cast<uint16_t>(flags | ssa::align_flag(align)));
}

void Emitter::store(Value value, Value pointer, uint32_t align, uint16_t flags) {
  make(Opcode::Store, ssa::kVoid, {value, pointer},
       static_cast<uint16_t>(flags | ssa::align_flag(align)));
}

Value Emitter::frame_object(TypeId type, uint32_t align) {
  InstId id = function_.create(Opcode::Alloca, ssa::kPtr, {Value(type)}, ssa::align_flag(align), 0,
                               origin_);
  function_.insert_before(function_[function_.entry()].first, id);
  return id;
}

Value Emitter::extract_value(Value aggregate, uint32_t index) {
  return extract_value(aggregate, ssa::member_type(types(), type_of(aggregate), index),
                       std::span(&index, 1));
}

Value Emitter::extract_value(Value aggregate, TypeId part, std::span<const uint32_t> path) {
  if (path.empty()) return aggregate;
  const ArenaVector<Value> operands = with_path({aggregate}, path);
  return folded(Opcode::ExtractValue, part, operands);
}

Value Emitter::insert_value(Value aggregate, Value element, std::span<const uint32_t> path) {
  return make(Opcode::InsertValue, type_of(aggregate), with_path({aggregate, element}, path));
}

ArenaVector<Value> Emitter::with_path(std::initializer_list<Value> first,
                                      std::span<const uint32_t> path) {
  ArenaVector<Value> operands(scratch_);
  operands.reserve(first.size() + path.size());
  operands.assign(first);
  for (uint32_t index : path) operands.push_back(integer(ssa::kI32, index));
  return operands;
}

Value Emitter::extract_element(Value vector, uint64_t lane) {
  TypeId element = types()[type_of(vector)].element;
  Value operands[] = {vector, i64(lane)};
  return folded(Opcode::ExtractElement, element, operands);
}

Value Emitter::insert_element(Value vector, Value element, uint64_t lane) {
  return make(Opcode::InsertElement, type_of(vector), {vector, element, i64(lane)});
}

Value Emitter::call(std::string_view name, TypeId result, std::span<const Value> arguments) {
  const TypeId type = function_type(result, arguments);
  return make(Opcode::Call, result,
              with_arguments(type, declared_function(function_, name, type), arguments));
}

TypeId Emitter::function_type(TypeId result, std::span<const Value> arguments) const {
  ArenaVector<TypeId> parameters(scratch_);
  parameters.reserve(arguments.size());
  for (Value argument : arguments) parameters.push_back(type_of(argument));
  return types().function(result, parameters, false);
}

ArenaVector<Value> Emitter::with_arguments(TypeId type, Value callee,
                                           std::span<const Value> arguments) const {
  ArenaVector<Value> operands(scratch_);
  operands.reserve(2 + arguments.size());
  operands.assign({Value(type), callee});
  operands.insert(operands.end(), arguments.begin(), arguments.end());
  return operands;
}

InstId Emitter::assembly(std::string_view text, std::string_view constraints, TypeId result,
                         std::span<const Value> arguments) {
  const Value callee =
      function_.constants().inline_assembly(text, constraints, ssa::assembly_flag::SideEffect);
  return make(Opcode::Call, result,
              with_arguments(function_type(result, arguments), callee, arguments));
}

namespace {

// As at the end of an intrinsic's name.
std::string name_of_type(const ssa::TypeTable& types, TypeId type) {
  switch (types.kind(type)) {
    case TypeKind::Half:
      return "f16";
    case TypeKind::BFloat:
      return "bf16";
    case TypeKind::Float:
      return "f32";
    case TypeKind::Double:
      return "f64";
    case TypeKind::X86Fp80:
      return "f80";
    case TypeKind::Fp128:
      return "f128";
    case TypeKind::Pointer:
      return "p0";
    case TypeKind::Vector:
      return "v" + std::to_string(types[type].count) + name_of_type(types, types[type].element);
    default:
      return types.to_string(type);
  }
}

}  // namespace

std::string Emitter::intrinsic_name(ssa::IntrinsicName base,
                                    std::initializer_list<TypeId> at) const {
  std::string name{std::string_view(base)};
  for (TypeId type : at) (name += '.') += name_of_type(types(), type);
  return name;
}

Value Emitter::intrinsic(ssa::IntrinsicName base, TypeId type, TypeId result,
                         std::span<const Value> arguments) {
  return call(intrinsic_name(base, {type}), result, arguments);
}

InstId Emitter::make(Opcode opcode, TypeId type, std::span<const Value> operands, uint16_t flags,
                     uint8_t subcode) {
  InstId id = function_.create(opcode, type, operands, flags, subcode, origin_);
  function_.insert_before(position_, id);
  return id;
}

}  // namespace lilt::backend
