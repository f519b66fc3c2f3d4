// Constant expressions over addresses, reduced to symbol + offset, or the distance of two symbols +
// offset, the forms of relocations. Arithmetic wraps at the width of the expression's type;
// an address survives addition and subtraction of numbers, and casts that keep its 64 bits.
// Expressions of vectors are reduced lane by lane.
#include "emit/object/data.h"

#include "ir/ssa/block_symbol.h"
#include "ir/ssa/element_offset.h"
#include "ir/ssa/number.h"

namespace lilt::object {

namespace {

using ssa::ConstantKind;
using ssa::Opcode;
using ssa::Value;
using ssa::number::Trouble;

class Reducer {
 public:
  Reducer(const ssa::ConstantPool& constants, const ssa::TypeTable& types, std::string& reason)
      : constants_(constants), types_(types), reason_(reason) {}

  std::optional<Address> reduce(ssa::ConstantId id, unsigned depth) {
    if (depth > kMaximumConstantDepth)
      return refuse("its constant expression is nested too deeply");
    const ssa::Constant& constant = constants_[id];
    switch (constant.kind) {
      case ConstantKind::Integer:
        return Address{{}, constant.bits};
      case ConstantKind::WideInteger:
        return refuse("its constant expression has an integer of more than 64 bits");
      case ConstantKind::Floating:
        if (width_of(constant.type) > 64) return refuse("it casts a wide floating-point number");
        return Address{{}, constant.bits};
      case ConstantKind::Null:
      case ConstantKind::Undef:
      case ConstantKind::Poison:
      case ConstantKind::Zero:
        return Address{};
      case ConstantKind::Symbol:
        return Address{{constant.symbol, {}}, 0};
      case ConstantKind::BlockAddress:
        return Address{{{}, id}, 0};
      case ConstantKind::Expression:
        return expression(id, 0, depth);
      default:
        return refuse("it takes an address from a constant that is no scalar");
    }
  }

  // Of a vector, the value of one lane; of a scalar, its own.
  std::optional<Address> lane(ssa::ConstantId id, uint64_t index, unsigned depth) {
    const ssa::Constant& constant = constants_[id];
    if (!is_vector(constant.type)) return reduce(id, depth);
    if (constant.kind == ConstantKind::Expression) return expression(id, index, depth);
    if (constant.kind != ConstantKind::Aggregate) return Address{};  // zeros, undef
    return reduce(constants_.elements(id)[index].constant(), depth + 1);
  }

 private:
  std::nullopt_t refuse(std::string reason) {
    if (reason_.empty()) reason_ = std::move(reason);
    return std::nullopt;
  }

  uint32_t width_of(ssa::TypeId type) const {
    if (types_.is_integer(type)) return types_.integer_bits(type);
    return types_.is_sized(type) ? static_cast<uint32_t>(types_.store_size(type) * 8) : 64;
  }
  ssa::TypeId type_of(Value value) const { return constants_[value.constant()].type; }

  // The result of an operation, wrapped at the width of its type; addresses need all 64 bits,
  // differences of addresses may have fewer.
  std::optional<Address> wrapped(Address address, ssa::TypeId type) {
    uint32_t width = width_of(lane_type(type));
    if (width >= 64) return address;
    if (address.minus.valid() && (width == 32 || width == 16 || width == 8)) return address;
    if (!address.is_number()) return refuse("an address does not fit its type");
    address.offset &= low_mask(width);
    return address;
  }

  uint64_t sign_extended(uint64_t bits, ssa::TypeId type) const {
    return static_cast<uint64_t>(sign_extend(bits, width_of(lane_type(type))));
  }

  // The value of one lane, which does not matter for a scalar.
  std::optional<Address> expression(ssa::ConstantId id, uint64_t index, unsigned depth) {
    if (depth > kMaximumConstantDepth)
      return refuse("its constant expression is nested too deeply");
    // Casts between vectors of different lanes multiply the work at each level.
    if (++steps_ > kMaxSteps) return refuse("its constant expression is too large");
    const ssa::Constant& constant = constants_[id];
    auto operands = constants_.elements(id);
    if (width_of(lane_type(constant.type)) > 64)
      return refuse("its constant expression is wider than i64");
    if (constant.opcode == Opcode::GetElementPtr) return element_pointer(operands, index, depth);
    for (Value operand : operands)
      if (!operand.is_constant()) return refuse("its constant expression has no constant operands");
    if (chooses_lanes(constant.opcode)) return chosen_lane(constant.opcode, operands, index, depth);
    if (constant.opcode == Opcode::BitCast && !has_same_lanes(constant.type, type_of(operands[0])))
      return lane_of_bits(constant, operands[0].constant(), index, depth);
    auto first = lane(operands[0].constant(), index, depth + 1);
    if (!first) return std::nullopt;
    if (ssa::is_cast(constant.opcode)) return cast(constant, operands[0], *first);
    if (operands.size() != 2) return refuse_operation(constant.opcode);
    auto second = lane(operands[1].constant(), index, depth + 1);
    if (!second) return std::nullopt;
    return arithmetic(constant, *first, *second);
  }

  bool is_vector(ssa::TypeId type) const { return types_.kind(type) == ssa::TypeKind::Vector; }
  ssa::TypeId lane_type(ssa::TypeId type) const {
    return is_vector(type) ? types_[type].element : type;
  }
  uint64_t lane_count(ssa::TypeId type) const { return is_vector(type) ? types_[type].count : 1; }
  bool has_same_lanes(ssa::TypeId one, ssa::TypeId other) const {
    return lane_count(one) == lane_count(other);
  }

  // --- parts of vectors
  static bool chooses_lanes(Opcode opcode) {
    return opcode == Opcode::ExtractElement || opcode == Opcode::InsertElement ||
           opcode == Opcode::ShuffleVector;
  }

  // A lane that does not exist is poison, here zero.
  std::optional<Address> chosen_lane(Opcode opcode, std::span<const Value> operands, uint64_t index,
                                     unsigned depth) {
    const uint64_t count = lane_count(type_of(operands[0]));
    const bool is_shuffle = opcode == Opcode::ShuffleVector;
    const ssa::ConstantId last = operands.back().constant();
    auto number = is_shuffle ? lane(last, index, depth + 1) : reduce(last, depth + 1);
    if (!number) return std::nullopt;
    if (!number->is_number()) return refuse("an index is an address");
    if (opcode == Opcode::InsertElement)
      return number->offset == index ? reduce(operands[1].constant(), depth + 1)
                                     : lane(operands[0].constant(), index, depth + 1);
    if (number->offset >= (is_shuffle ? 2 * count : count)) return Address{};
    const bool is_second = number->offset >= count;
    return lane(operands[is_second ? 1 : 0].constant(), number->offset % count, depth + 1);
  }

  // A lane of other bits: the first lane is the least significant.
  std::optional<Address> lane_of_bits(const ssa::Constant& constant, ssa::ConstantId from,
                                      uint64_t index, unsigned depth) {
    const ssa::TypeId source = constants_[from].type;
    const uint32_t step = width_of(lane_type(source)), width = width_of(lane_type(constant.type));
    if (step > 64) return refuse("it casts a wide number");
    Address result;
    for (uint32_t bit = 0; bit < width;) {
      const uint64_t at = index * width + bit;
      auto part = lane(from, at / step, depth + 1);
      if (!part) return std::nullopt;
      if (!part->is_number()) return refuse("it casts a vector of addresses");
      const auto skipped = static_cast<uint32_t>(at % step);
      result.offset |= (part->offset & low_mask(step)) >> skipped << bit;
      bit += step - skipped;
    }
    result.offset &= low_mask(width);
    return result;
  }

  std::nullopt_t refuse_operation(Opcode opcode) {
    return refuse("'" + std::string(ssa::info(opcode).name) +
                  "' is not possible in an initializer");
  }

  std::optional<Address> cast(const ssa::Constant& constant, Value operand, Address value) {
    switch (constant.opcode) {
      case Opcode::BitCast:
      case Opcode::AddrSpaceCast:
      case Opcode::PtrToInt:
      case Opcode::IntToPtr:
      case Opcode::Trunc:
        return wrapped(value, constant.type);
      case Opcode::ZExt:
        if (!value.is_number()) return refuse("it extends an address");
        return wrapped(value, constant.type);
      case Opcode::SExt:
        if (!value.is_number()) return refuse("it extends an address");
        value.offset = sign_extended(value.offset, type_of(operand));
        return wrapped(value, constant.type);
      default:
        return refuse_operation(constant.opcode);
    }
  }

  std::optional<Address> arithmetic(const ssa::Constant& constant, Address left, Address right) {
    if (constant.opcode == Opcode::Add) return sum(constant, left, right);
    if (constant.opcode == Opcode::Sub) return difference(constant, left, right);
    if (!left.is_number() || !right.is_number()) return refuse_operation(constant.opcode);
    if (!ssa::is_binary(constant.opcode) || ssa::has(constant.opcode, ssa::property::Floating))
      return refuse_operation(constant.opcode);
    Address result;
    const Trouble trouble =
        ssa::number::binary(constant.opcode, 0, width_of(lane_type(constant.type)), left.offset,
                            right.offset, result.offset);
    if (trouble > Trouble::ShiftAmount)
      return refuse("it divides by zero, or the quotient does not fit its type");
    return trouble == Trouble::None ? result : Address{};  // or poison
  }

  std::optional<Address> sum(const ssa::Constant& constant, Address left, Address right) {
    if (!left.is_number() && !right.is_number()) return refuse("it adds two addresses");
    Address& address = left.is_number() ? right : left;
    address.offset = left.offset + right.offset;
    return wrapped(address, constant.type);
  }

  std::optional<Address> difference(const ssa::Constant& constant, Address left, Address right) {
    left.offset -= right.offset;
    if (right.is_number()) return wrapped(left, constant.type);
    if (left.is_number() || left.minus.valid() || right.minus.valid())
      return refuse("it subtracts the address of another symbol");
    left.minus = right.base;
    if (left.minus == left.base) left.base = left.minus = {};
    return wrapped(left, constant.type);
  }

  // Operands: the source type, the pointer, the indices.
  std::optional<Address> element_pointer(std::span<const Value> operands, uint64_t lane_index,
                                         unsigned depth) {
    auto base = lane(operands[1].constant(), lane_index, depth + 1);
    if (!base) return std::nullopt;
    auto number = [&](size_t i) -> std::optional<uint64_t> {
      const Value operand = operands[i + 2];
      auto index = lane(operand.constant(), lane_index, depth + 1);
      if (!index) return std::nullopt;
      if (!index->is_number()) return refuse("an index is an address");
      return sign_extended(index->offset, type_of(operand));
    };
    auto offset = ssa::constant_offset(types_, operands[0].type(), operands.size() - 2, number);
    if (!offset) return refuse("it indexes a type that lacks the element");
    base->offset += *offset;
    return base;
  }

  static constexpr uint32_t kMaxSteps = 1 << 20;
  const ssa::ConstantPool& constants_;
  const ssa::TypeTable& types_;
  std::string& reason_;
  uint32_t steps_ = 0;
};

}  // namespace

std::string_view name_of(const ssa::Module& module, const AddressTarget& place,
                         std::string& buffer) {
  if (place.symbol.valid()) return module[place.symbol].name;
  const ssa::ConstantPool& pool = module.constants();
  buffer = ssa::block_symbol(module[pool.block_function(place.block)].name,
                             pool.block_name(place.block));
  return buffer;
}

bool DataImage::has_addresses() const {
  for (const Pointer& pointer : pointers)
    if (!pointer.minus.valid()) return true;
  return false;
}

std::optional<Address> reduce_constant(const ssa::ConstantPool& constants,
                                       const ssa::TypeTable& types, ssa::ConstantId constant,
                                       std::string& reason, uint64_t lane) {
  return Reducer(constants, types, reason).lane(constant, lane, 0);
}

}  // namespace lilt::object
