// Instructions on parts of structs, arrays and vectors.
#include "frontend/llvm/body_parser.h"

namespace lilt::frontend {

using namespace ssa;

// `, 1, 0 …`: the type of the part; the indices become operands.
TypeId BodyParser::parse_part_indices(TypeId aggregate) {
  TypeId current = aggregate;
  bool any = false;
  while (cursor_.accept(',')) {
    if (cursor_.peek() == '!') {
      parse_metadata_attachment();
      continue;
    }
    SourceOffset place = cursor_.offset();
    uint64_t index = cursor_.expect_number("an index");
    TypeId resolved = context_.types().resolve(current);
    bool out_of_array = context_.types().kind(resolved) == TypeKind::Array &&
                        index >= context_.types()[resolved].count;
    if (out_of_array || index > INT32_MAX)
      reporter_.fail(place, "index " + std::to_string(index) + " is out of range for " +
                                context_.shown(current));
    current = context_.part_of(current, {true, static_cast<int64_t>(index)}, place);
    add_operand(Value(function_->constants().integer(kI32, 32, index)));
    any = true;
  }
  if (!any) cursor_.fail_expected("',' and an index");
  return current;
}

InstId BodyParser::parse_extract_value() {
  TypeId aggregate = parse_typed_operand();
  TypeId part = parse_part_indices(aggregate);
  return emit(Opcode::ExtractValue, part);
}

InstId BodyParser::parse_insert_value() {
  TypeId aggregate = parse_typed_operand();
  cursor_.expect(',', "between the aggregate and the value");
  SourceOffset place = cursor_.offset();
  TypeId inserted = parse_typed_operand();
  TypeId part = parse_part_indices(aggregate);
  if (!context_.same(part, inserted))
    reporter_.error(place, "inserted value has type " + context_.shown(inserted) + ", expected " +
                               context_.shown(part));
  return emit(Opcode::InsertValue, aggregate);
}

// --- vectors

// Parses a vector operand; returns its type.
TypeId BodyParser::parse_vector_operand() {
  SourceOffset place = cursor_.offset();
  TypeId type = parse_typed_operand();
  if (context_.lanes(type) == 0)
    reporter_.fail(place, context_.shown(type) + " is not a vector type");
  return type;
}

void BodyParser::parse_element_index() {
  cursor_.expect(',', "before the index");
  SourceOffset place = cursor_.offset();
  TypeId type = parse_typed_operand();
  if (!context_.is_integer(type))
    reporter_.fail(place, "index has type " + context_.shown(type) + ", expected an integer");
}

InstId BodyParser::parse_extract_element() {
  TypeId vector = parse_vector_operand();
  parse_element_index();
  return emit(Opcode::ExtractElement, context_.lane(vector));
}

InstId BodyParser::parse_insert_element() {
  TypeId vector = parse_vector_operand();
  cursor_.expect(',', "between the vector and the element");
  SourceOffset place = cursor_.offset();
  TypeId element = parse_typed_operand();
  if (!context_.same(element, context_.lane(vector)))
    reporter_.error(place, "element has type " + context_.shown(element) + ", expected " +
                               context_.shown(context_.lane(vector)));
  parse_element_index();
  return emit(Opcode::InsertElement, vector);
}

InstId BodyParser::parse_shuffle_vector() {
  TypeId left = parse_vector_operand();
  cursor_.expect(',', "between the vectors");
  SourceOffset right_place = cursor_.offset();
  TypeId right = parse_vector_operand();
  if (!context_.same(left, right))
    reporter_.fail(right_place, "vectors of 'shufflevector' have types " + context_.shown(left) +
                                    " and " + context_.shown(right));
  cursor_.expect(',', "before the mask");
  SourceOffset place = cursor_.offset();
  TypeId mask = parse_vector_operand();
  if (context_.erased(context_.lane(mask)) != kI32 || !operands_.back().is_constant())
    reporter_.fail(place, "the mask of 'shufflevector' is a constant vector of i32");
  constants_.check_shuffle_mask(operands_.back().constant(), context_.lanes(left), place);
  return emit(Opcode::ShuffleVector, context_.with_lanes_of(mask, context_.lane(left)));
}

}  // namespace lilt::frontend
