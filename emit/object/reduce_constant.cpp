// Constant expressions over addresses, reduced to symbol + offset, or the distance of two symbols +
// offset, the forms of relocations. Arithmetic wraps at the width of the expression's type;
// an address survives addition and subtraction of numbers, and casts that keep its 64 bits.
#include "emit/object/data.h"

#include "ir/ssa/block_symbol.h"

namespace lilt::object {

namespace {

using ssa::ConstantKind;
using ssa::Opcode;

class Reducer {
 public:
  Reducer(const ssa::Module& module, std::string& reason) : module_(module), reason_(reason) {}

  std::optional<Address> reduce(ssa::ConstantId id, unsigned depth) {
    if (depth > kMaximumConstantDepth)
      return refuse("its constant expression is nested too deeply");
    const ssa::Constant& constant = module_.constants()[id];
    switch (constant.kind) {
      case ConstantKind::Integer:
        return Address{{}, constant.bits};
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
        return expression(id, depth);
      case ConstantKind::Aggregate:
        if (module_.types().kind(constant.type) == ssa::TypeKind::Vector) return lanes(id, depth);
        [[fallthrough]];
      default:
        return refuse("it takes an address from a constant that is no scalar");
    }
  }

 private:
  std::nullopt_t refuse(std::string reason) {
    if (reason_.empty()) reason_ = std::move(reason);
    return std::nullopt;
  }

  uint32_t width_of(ssa::TypeId type) const {
    const auto& types = module_.types();
    if (types.is_integer(type)) return types.integer_bits(type);
    return types.is_sized(type) ? static_cast<uint32_t>(types.store_size(type) * 8) : 64;
  }
  ssa::TypeId type_of(ssa::Value value) const { return module_.constants()[value.constant()].type; }

  // The result of an operation, wrapped at the width of its type; addresses need all 64 bits,
  // differences of addresses may have fewer.
  std::optional<Address> wrapped(Address address, ssa::TypeId type) {
    uint32_t width = width_of(type);
    if (width >= 64) return address;
    if (address.minus.valid() && (width == 32 || width == 16 || width == 8)) return address;
    if (!address.is_number()) return refuse("an address does not fit its type");
    address.offset &= (uint64_t{1} << width) - 1;
    return address;
  }

  static uint64_t sign_extend(uint64_t bits, uint32_t width) {
    if (width == 0 || width >= 64) return bits;
    return static_cast<uint64_t>(static_cast<int64_t>(bits << (64 - width)) >> (64 - width));
  }

  std::optional<Address> expression(ssa::ConstantId id, unsigned depth) {
    const ssa::Constant& constant = module_.constants()[id];
    auto operands = module_.constants().elements(id);
    if (width_of(constant.type) > 64) return refuse("its constant expression is wider than i64");
    if (constant.opcode == Opcode::GetElementPtr) return element_pointer(operands, depth);
    for (ssa::Value operand : operands)
      if (!operand.is_constant()) return refuse("its constant expression has no constant operands");
    bool has_lanes = is_vector(constant.type) || is_vector(type_of(operands[0]));
    if (has_lanes && !keeps_lanes_apart(constant.opcode))
      return refuse("'" + std::string(ssa::info(constant.opcode).name) +
                    "' of vectors is not possible in an initializer");
    auto first = reduce(operands[0].constant(), depth + 1);
    if (!first) return std::nullopt;
    if (ssa::is_cast(constant.opcode)) return cast(constant, operands[0], *first);
    if (operands.size() != 2) return refuse_operation(constant.opcode);
    auto second = reduce(operands[1].constant(), depth + 1);
    if (!second) return std::nullopt;
    return arithmetic(constant, *first, *second);
  }

  bool is_vector(ssa::TypeId type) const {
    return module_.types().kind(type) == ssa::TypeKind::Vector;
  }
  // Whether an operation on the bits of whole vectors has the same result lane by lane.
  static bool keeps_lanes_apart(Opcode opcode) {
    return opcode == Opcode::BitCast || opcode == Opcode::And || opcode == Opcode::Or ||
           opcode == Opcode::Xor;
  }

  // A vector's bits as one number: the first lane is the least significant.
  std::optional<Address> lanes(ssa::ConstantId id, unsigned depth) {
    Address whole;
    uint32_t shift = 0;
    for (ssa::Value element : module_.constants().elements(id)) {
      uint32_t width = width_of(type_of(element));
      if (shift + width > 64) return refuse("it casts a vector of more than 64 bits");
      auto lane = reduce(element.constant(), depth + 1);
      if (!lane) return std::nullopt;
      if (!lane->is_number()) return refuse("it casts a vector of addresses");
      uint64_t mask = width == 64 ? ~uint64_t{0} : (uint64_t{1} << width) - 1;
      whole.offset |= (lane->offset & mask) << shift;
      shift += width;
    }
    return whole;
  }

  std::nullopt_t refuse_operation(Opcode opcode) {
    return refuse("'" + std::string(ssa::info(opcode).name) +
                  "' is not possible in an initializer");
  }

  std::optional<Address> cast(const ssa::Constant& constant, ssa::Value operand, Address value) {
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
        value.offset = sign_extend(value.offset, width_of(type_of(operand)));
        return wrapped(value, constant.type);
      default:
        return refuse_operation(constant.opcode);
    }
  }

  std::optional<Address> arithmetic(const ssa::Constant& constant, Address left, Address right) {
    if (constant.opcode == Opcode::Add) return sum(constant, left, right);
    if (constant.opcode == Opcode::Sub) return difference(constant, left, right);
    if (!left.is_number() || !right.is_number()) return refuse_operation(constant.opcode);
    uint64_t a = left.offset, b = right.offset;
    switch (constant.opcode) {
      case Opcode::Mul:
        return wrapped({{}, a * b}, constant.type);
      case Opcode::And:
        return Address{{}, a & b};
      case Opcode::Or:
        return Address{{}, a | b};
      case Opcode::Xor:
        return Address{{}, a ^ b};
      case Opcode::Shl:
        return wrapped({{}, b < 64 ? a << b : 0}, constant.type);
      case Opcode::LShr:
        return Address{{}, b < 64 ? a >> b : 0};
      default:
        return refuse_operation(constant.opcode);
    }
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
  std::optional<Address> element_pointer(std::span<const ssa::Value> operands, unsigned depth) {
    const auto& types = module_.types();
    auto base = reduce(operands[1].constant(), depth + 1);
    if (!base) return std::nullopt;
    ssa::TypeId type = types.erased(operands[0].type());
    for (size_t i = 2; i < operands.size(); ++i) {
      auto index = reduce(operands[i].constant(), depth + 1);
      if (!index) return std::nullopt;
      if (!index->is_number()) return refuse("an index is an address");
      uint64_t number = sign_extend(index->offset, width_of(type_of(operands[i])));
      if (i > 2 && types.kind(type) == ssa::TypeKind::Struct) {
        if (number >= types[type].member_count) return refuse("an index is beyond the struct");
        base->offset += types.field_offset(type, number);
        type = types.erased(types.member(type, number));
        continue;
      }
      if (i > 2) type = types.erased(types[type].element);
      if (!type.valid() || !types.is_sized(type)) return refuse("it indexes a type without size");
      base->offset += number * types.size_of(type);
    }
    return base;
  }

  const ssa::Module& module_;
  std::string& reason_;
};

}  // namespace

std::string_view name_of(const ssa::Module& module, const Place& place, std::string& buffer) {
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

std::optional<Address> reduce_constant(const ssa::Module& module, ssa::ConstantId constant,
                                       std::string& reason) {
  return Reducer(module, reason).reduce(constant, 0);
}

}  // namespace lilt::object
