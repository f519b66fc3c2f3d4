// Values split into parts, and joined from them.
#include "backend/legalize/calls/signatures.h"

namespace lilt::backend::signatures {

Value Signatures::element_of(Value value, const Shape& shape, const Element& element) {
  return emit_.extract_value(value, element.type, shape.path(element));
}

void Signatures::take_parts(Value value, const Shape& shape, Values& parts) {
  size_t part = 0;
  for (const Element& element : shape.elements) {
    take_parts_of_element(value, shape, element, part, parts);
    part += element.part_count;
  }
}

void Signatures::take_parts_of_element(Value value, const Shape& shape, const Element& element,
                                       size_t first_part, Values& parts) {
  value = element_of(value, shape, element);
  TypeId part = shape.parts[first_part];
  switch (element.form) {
    case Form::Same:
      return parts.push_back(emit_.cast(Opcode::FPExt, value, part));
    case Form::Wider: {
      bool is_signed =
          shape.attributes.size() > first_part && shape.attributes[first_part].sign_extend;
      return parts.push_back(emit_.cast(is_signed ? Opcode::SExt : Opcode::ZExt, value, part));
    }
    case Form::Half:
      return parts.push_back(as_part(value, part));
    case Form::Bits:
      return take_parts_of_vector(value, element, part, parts);
    case Form::Lanes:
      for (uint32_t i = 0; i < element.part_count; ++i)
        parts.push_back(as_part(emit_.extract_element(value, i), shape.parts[first_part + i]));
      return;
    case Form::Object:
      first_part += element.part_count - 1;
      if (element.part_count == 2) parts.push_back(function_.constants().poison(ssa::kI64));
      return parts.push_back(stack_copy(value, shape.attributes[first_part].by_value));
    case Form::Words:
      break;
  }
  value = emit_.resize_unsigned(value, words_type(element.type));
  for (uint32_t i = 0; i < element.part_count; ++i)
    parts.push_back(emit_.cast(Opcode::Trunc, emit_.shift(Opcode::LShr, value, 64 * i), ssa::kI64));
}

// Converts a scalar to its part, and back.
Value Signatures::as_part(Value value, TypeId part) {
  TypeId type = function_.type_of(value);
  if (types_.is_integer(type)) return emit_.resize_unsigned(value, part);
  if (!is_small_floating(type)) return emit_.cast(Opcode::FPExt, value, part);
  Value bits = emit_.resize_unsigned(emit_.cast(Opcode::BitCast, value, ssa::kI16), ssa::kI32);
  return emit_.cast(Opcode::BitCast, bits, part);
}

Value Signatures::from_part(Value part, TypeId type) {
  if (types_.is_integer(type)) return emit_.resize_unsigned(part, type);
  if (!is_small_floating(type)) return emit_.cast(Opcode::FPTrunc, part, type);
  Value bits = emit_.cast(Opcode::BitCast, part, ssa::kI32);
  return emit_.cast(Opcode::BitCast, emit_.resize_unsigned(bits, ssa::kI16), type);
}

// If a vector is narrower than its parts, their remaining bits are zero.
void Signatures::take_parts_of_vector(Value value, const Element& element, TypeId part,
                                      Values& parts) {
  TypeId whole = vector_integer(element, part), carried = carrier(element.type);
  uint32_t width = vector_width(types_[carried]);
  const bool is_address = types_[element.type].element == ssa::kPtr;
  value = emit_.cast(is_address ? Opcode::PtrToInt : Opcode::ZExt, value, carried);
  if (element.part_count == 1 && width == integer_width(whole))
    return parts.push_back(emit_.cast(Opcode::BitCast, value, part));
  value = emit_.cast(Opcode::BitCast, value, types_.integer(width));
  value = emit_.resize_unsigned(value, whole);
  TypeId bits_type = types_.integer(integer_width(whole) / element.part_count);
  for (uint32_t i = 0; i < element.part_count; ++i) {
    Value bits = emit_.resize_unsigned(
        emit_.shift(Opcode::LShr, value, integer_width(bits_type) * i), bits_type);
    parts.push_back(emit_.cast(Opcode::BitCast, bits, part));
  }
}

Value Signatures::put_vector_together(const Element& element, std::span<const Value> parts) {
  TypeId part = function_.type_of(parts[0]), whole = vector_integer(element, part);
  TypeId carried = carrier(element.type);
  uint32_t width = vector_width(types_[carried]);
  auto narrowed = [&](Value bits) {
    const bool is_address = types_[element.type].element == ssa::kPtr;
    return emit_.cast(is_address ? Opcode::IntToPtr : Opcode::Trunc,
                      emit_.cast(Opcode::BitCast, bits, carried), element.type);
  };
  if (parts.size() == 1 && width == integer_width(whole)) return narrowed(parts[0]);
  TypeId bits_type = types_.integer(integer_width(whole) / element.part_count);
  Values bits(scratch_);
  for (Value part_value : parts) bits.push_back(emit_.cast(Opcode::BitCast, part_value, bits_type));
  return narrowed(emit_.resize_unsigned(joined(bits, whole), types_.integer(width)));
}

Value Signatures::put_together(const Shape& shape, std::span<const Value> parts) {
  if (shape.elements.size() == 1 && shape.path(shape.elements[0]).empty())
    return put_element_together(shape.elements[0], parts);
  Value whole = function_.constants().poison(shape.type);
  size_t part = 0;
  for (const Element& element : shape.elements) {
    Value value = put_element_together(element, parts.subspan(part, element.part_count));
    part += element.part_count;
    whole = emit_.insert_value(whole, value, shape.path(element));
  }
  return whole;
}

Value Signatures::put_element_together(const Element& element, std::span<const Value> parts) {
  switch (element.form) {
    case Form::Same:
    case Form::Wider:
    case Form::Half:
      return from_part(parts[0], element.type);
    case Form::Bits:
      return put_vector_together(element, parts);
    case Form::Lanes: {
      Value whole = function_.constants().poison(element.type);
      for (uint32_t i = 0; i < parts.size(); ++i) {
        Value lane = from_part(parts[i], types_[element.type].element);
        whole = emit_.insert_element(whole, lane, i);
      }
      return whole;
    }
    case Form::Object: {
      Value value = emit_.load(words_type(element.type), parts.back(), 16);
      bool is_same = function_.type_of(value) == element.type;
      return is_same ? value : emit_.resize_unsigned(value, element.type);
    }
    case Form::Words:
      break;
  }
  return emit_.resize_unsigned(joined(parts, words_type(element.type)), element.type);
}

// Joins parts into one integer, the lowest first.
Value Signatures::joined(std::span<const Value> parts, TypeId whole) {
  Value sum = emit_.resize_unsigned(parts[0], whole);
  uint32_t width = integer_width(function_.type_of(parts[0]));
  for (uint32_t i = 1; i < parts.size(); ++i) {
    Value wide = emit_.resize_unsigned(parts[i], whole);
    sum = emit_.bit_or(sum, emit_.shift(Opcode::Shl, wide, width * i));
  }
  return sum;
}

// Stores the words of a value to a new stack object and returns its address.
Value Signatures::stack_copy(Value value, TypeId type) {
  Value object = stack_object(type);
  if (TypeId words = words_type(emit_.type_of(value)); words != emit_.type_of(value))
    value = emit_.resize_unsigned(value, words);
  emit_.store(value, object, 16);
  return object;
}

}  // namespace lilt::backend::signatures
