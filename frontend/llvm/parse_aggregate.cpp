// Instructions on parts of structs, arrays and vectors.
#include "frontend/llvm/instruction_parsers.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// `, 1, 0 …`: the type of the part; the indices become operands.
TypeId parse_part_indices(BodyContext& body, TypeId aggregate) {
  TypeId current = aggregate;
  bool any = false;
  while (body.cursor.accept(',')) {
    if (body.cursor.peek() == '!') {
      body.parse_attachment();
      continue;
    }
    SourceOffset place = body.cursor.offset();
    uint64_t index = body.cursor.expect_number("an index");
    TypeId resolved = body.context.types().resolve(current);
    bool out_of_array = body.context.types().kind(resolved) == TypeKind::Array &&
                        index >= body.context.types()[resolved].count;
    if (out_of_array || index > INT32_MAX)
      body.reporter.fail(place, "index " + std::to_string(index) + " is out of range for " +
                                    body.context.shown(current));
    current = body.context.part_of(current, {true, static_cast<int64_t>(index)}, place);
    body.add_operand(Value(body.function->constants().integer(kI32, 32, index)));
    any = true;
  }
  if (!any) body.cursor.fail_expected("',' and an index");
  return current;
}

// Parses a vector operand; returns its type.
TypeId parse_vector_operand(BodyContext& body) {
  const auto [type, place] = body.parse_placed_operand();
  if (body.context.lanes(type) == 0)
    body.reporter.fail(place, body.context.shown(type) + " is not a vector type");
  return type;
}

void parse_element_index(BodyContext& body) {
  body.cursor.expect(',', "before the index");
  const auto [type, place] = body.parse_placed_operand();
  if (!body.context.is_integer(type))
    body.reporter.fail(place,
                       "index has type " + body.context.shown(type) + ", expected an integer");
}

}  // namespace

InstId parse_extract_value(BodyContext& body) {
  TypeId aggregate = body.parse_typed_operand();
  TypeId part = parse_part_indices(body, aggregate);
  return body.emit(Opcode::ExtractValue, part);
}

InstId parse_insert_value(BodyContext& body) {
  TypeId aggregate = body.parse_typed_operand();
  body.cursor.expect(',', "between the aggregate and the value");
  const auto [inserted, place] = body.parse_placed_operand();
  TypeId part = parse_part_indices(body, aggregate);
  if (!body.context.same(part, inserted))
    body.reporter.error(place, body.context.mismatch("inserted value", inserted, part));
  return body.emit(Opcode::InsertValue, aggregate);
}

// --- vectors

InstId parse_extract_element(BodyContext& body) {
  TypeId vector = parse_vector_operand(body);
  parse_element_index(body);
  return body.emit(Opcode::ExtractElement, body.context.lane(vector));
}

InstId parse_insert_element(BodyContext& body) {
  TypeId vector = parse_vector_operand(body);
  body.cursor.expect(',', "between the vector and the element");
  const auto [element, place] = body.parse_placed_operand();
  if (!body.context.same(element, body.context.lane(vector)))
    body.reporter.error(place,
                        body.context.mismatch("element", element, body.context.lane(vector)));
  parse_element_index(body);
  return body.emit(Opcode::InsertElement, vector);
}

InstId parse_shuffle_vector(BodyContext& body) {
  TypeId left = parse_vector_operand(body);
  body.cursor.expect(',', "between the vectors");
  SourceOffset right_place = body.cursor.offset();
  TypeId right = parse_vector_operand(body);
  if (!body.context.same(left, right))
    body.reporter.fail(right_place, "vectors of 'shufflevector' have types " +
                                        body.context.shown(left) + " and " +
                                        body.context.shown(right));
  body.cursor.expect(',', "before the mask");
  SourceOffset place = body.cursor.offset();
  TypeId mask = parse_vector_operand(body);
  if (body.context.erased(body.context.lane(mask)) != kI32 || !body.operands.back().is_constant())
    body.reporter.fail(place, "the mask of 'shufflevector' is a constant vector of i32");
  body.constants.check_shuffle_mask(body.operands.back().constant(), body.context.lanes(left),
                                    place);
  return body.emit(Opcode::ShuffleVector,
                   body.context.with_lanes_of(mask, body.context.lane(left)));
}

}  // namespace lilt::frontend
