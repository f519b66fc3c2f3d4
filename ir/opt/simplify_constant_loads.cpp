// Loads from constant variables at known addresses: the number, or the address, that the
// initializer has there.
//
// A load of bytes takes them from a string; every other load must ask for a whole element of its
// own type.
#include <optional>

#include "ir/opt/alias.h"
#include "ir/opt/rewriter.h"
#include "ir/opt/side_effects.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxConstantLoadSteps = 4;  // from an address to the variable

class ConstantElement {
 public:
  ConstantElement(Function& function, TypeId type)
      : constants_(function.constants()), types_(function.types()), type_(type) {}

  // What the initializer has at the offset; none() if that is not a whole element of the type. The
  // element may be the initializer itself. O(levels of aggregates).
  Value find(ConstantId id, uint64_t offset) {
    for (;;) {
      const Constant& constant = constants_[id];
      if (!types_.is_sized(constant.type) || offset >= types_.size_of(constant.type)) return {};
      switch (constant.kind) {
        case ConstantKind::Aggregate: {
          const std::optional<uint64_t> element = enter(constant.type, offset);
          if (!element) return {};
          id = constants_.elements(id)[*element].constant();
          break;
        }
        case ConstantKind::String:
          return bytes(constants_.bytes(id), offset);
        case ConstantKind::Zero:
          return offset + types_.store_size(type_) <= types_.size_of(constant.type) ? zero()
                                                                                    : Value();
        default:
          return offset == 0 && constant.type == type_ ? Value(id) : Value();
      }
    }
  }

 private:
  // The number of the element at the offset, which becomes that within the element.
  std::optional<uint64_t> enter(TypeId aggregate, uint64_t& offset) const {
    if (types_.kind(aggregate) == TypeKind::Array) {
      const uint64_t size = types_.size_of(types_[aggregate].element);
      if (size == 0) return std::nullopt;
      const uint64_t element = offset / size;
      offset %= size;
      return element;
    }
    if (types_.kind(aggregate) != TypeKind::Struct) return std::nullopt;
    uint64_t field = types_.members(aggregate).size();
    while (field > 0 && types_.field_offset(aggregate, field - 1) > offset) --field;
    if (field == 0) return std::nullopt;
    offset -= types_.field_offset(aggregate, field - 1);
    return field - 1;
  }
  Value bytes(std::string_view text, uint64_t offset) {
    if (!types_.is_integer(type_)) return {};
    const uint32_t width = types_.integer_bits(type_);
    if (width % 8 != 0 || width > 64 || text.size() - offset < width / 8) return {};
    uint64_t number = 0;
    for (uint32_t i = width / 8; i-- > 0;)
      number = number << 8 | static_cast<uint8_t>(text[offset + i]);
    return Value(constants_.integer(type_, width, number));
  }
  Value zero() {
    if (types_.is_integer(type_) && types_.integer_bits(type_) <= 64)
      return Value(constants_.integer(type_, types_.integer_bits(type_), 0));
    if (type_ == kFloat || type_ == kDouble) return Value(constants_.floating(type_, 0));
    return types_.is_pointer(type_) ? Value(constants_.null(type_)) : Value();
  }

  ConstantPool& constants_;
  TypeTable& types_;
  TypeId type_;
};

// Most loads do not.
bool starts_at_constant(const Rewriter& r, Value pointer) {
  for (int step = 0;
       step < kMaxConstantLoadSteps && r.is_instruction(pointer, Opcode::GetElementPtr); ++step)
    pointer = r.operand_of(pointer, 1);
  return pointer.is_constant();
}

}  // namespace

Value load_constant(Rewriter& r) {
  const Instruction& load = r.function[r.id()];
  const Value pointer = r.operand(0);
  if (!starts_at_constant(r, pointer) || is_ordered(load)) return {};
  const MemoryLocation location = source_location(r.function, pointer, 0);
  const Symbol* symbol = settled_variable(r.function, location.base);
  if (symbol == nullptr || location.size == kUnknownSize) return {};
  return ConstantElement(r.function, r.type()).find(symbol->initializer, location.offset);
}

}  // namespace lilt::opt
