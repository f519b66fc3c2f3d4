// Which parts types are passed as, and the rewriting of a function and its calls.
#include "backend/legalize/calls/signatures.h"

#include <algorithm>
#include <bit>
#include <utility>

#include "ir/ssa/callee.h"
#include "ir/ssa/fold.h"

namespace lilt::backend {

namespace signatures {

namespace {

constexpr size_t kMaxSignatureParts = 30000;  // of one signature: the limit of a call's operands
constexpr uint64_t kMaxVectorBytes = 64;
constexpr uint64_t kMaxObjectBytes = 1 << 30;  // of the arguments by value of one call
constexpr size_t kMaxPathIndices = 1 << 20;    // of all elements of one type together

// Attributes of calls that selection reads.
constexpr ssa::FunctionAttributes kKeptOfCalls = ssa::function_attribute::ChecksType |
                                                 ssa::function_attribute::NoDuplicate |
                                                 ssa::function_attribute::ReturnsTwice;

// Of a pointer to the memory of a result.
ParameterAttributes struct_return() {
  ParameterAttributes attributes;
  attributes.struct_return = true;
  return attributes;
}

}  // namespace

// --- shapes

// Returns false if the type cannot be passed.
bool Signatures::split(TypeId type, Shape& shape) {
  shape.clear(type);
  return type == ssa::kVoid ||
         ssa::for_each_leaf(
             types_, type, [&](TypeId at) { return !types_.is_aggregate(at); },
             [&](TypeId at, uint64_t, auto path) { return add_element(at, path, shape); });
}

bool Signatures::add_element(TypeId type, std::span<const uint32_t> path, Shape& shape) {
  Element element;
  element.type = type;
  element.form = form_of(type);
  element.path_begin = static_cast<uint32_t>(shape.path_indices.size());
  shape.path_indices.insert(shape.path_indices.end(), path.begin(), path.end());
  element.path_end = static_cast<uint32_t>(shape.path_indices.size());
  switch (element.form) {
    case Form::Same:
    case Form::Half:
    case Form::Wider:
      shape.parts.push_back(scalar_part(type));
      break;
    case Form::Words:
      element.part_count = (integer_width(type) + 63) / 64;
      shape.parts.insert(shape.parts.end(), element.part_count, ssa::kI64);
      break;
    case Form::Bits: {
      if (!is_passed_vector(types_[type])) return false;
      const ssa::Type carried = types_[carrier(type)];
      const TypeId part = vector_part(carried);
      const auto bits = static_cast<uint32_t>(8 * types_.size_of(part));
      element.part_count = (vector_width(carried) + bits - 1) / bits;
      shape.parts.insert(shape.parts.end(), element.part_count, part);
      break;
    }
    case Form::Lanes:
      if (!is_passed_vector(types_[type])) return false;
      element.part_count = static_cast<uint32_t>(types_[type].count);
      shape.parts.insert(shape.parts.end(), element.part_count, scalar_part(types_[type].element));
      break;
    case Form::Object:  // decided later
      break;
  }
  shape.elements.push_back(element);
  return shape.parts.size() <= kMaxSignatureParts && shape.path_indices.size() <= kMaxPathIndices;
}

Form Signatures::form_of(TypeId type) const {
  if (is_vector(types_, type)) return is_passed_by_lanes(types_[type]) ? Form::Lanes : Form::Bits;
  if (type == ssa::kHalf || type == ssa::kBFloat) return Form::Half;
  if (!types_.is_integer(type)) return Form::Same;
  uint32_t bits = integer_width(type);
  if (bits > 64) return Form::Words;
  return bits == 1 || bits == 8 || bits == 16 || bits == 32 || bits == 64 ? Form::Same
                                                                          : Form::Wider;
}

// The type in which a scalar of at most 64 bits, or of a floating type, is passed.
TypeId Signatures::scalar_part(TypeId scalar) {
  switch (form_of(scalar)) {
    case Form::Half:
      return ssa::kFloat;
    case Form::Wider:
      return types_.integer(std::max(std::bit_ceil(integer_width(scalar)), 8u));
    default:
      return scalar;
  }
}

bool Signatures::is_passed_vector(const ssa::Type& vector) const {
  TypeId element = vector.element;
  bool is_plain = (types_.is_integer(element) && integer_width(element) <= 64) ||
                  element == ssa::kPtr || element == ssa::kFloat || element == ssa::kDouble ||
                  element == ssa::kX86Fp80 || is_small_floating(element);
  return is_plain && vector.count * types_.size_of(element) <= kMaxVectorBytes;
}

// Whether the elements have a width that vector instructions lack.
bool Signatures::has_odd_lanes(const ssa::Type& vector) const {
  return vector.element == ssa::kI1 || is_odd_integer(types_, vector.element);
}

bool Signatures::is_passed_by_lanes(const ssa::Type& vector) const {
  if (vector.element == ssa::kX86Fp80) return true;
  if (vector.count == 1) return !is_small_floating(vector.element);
  bool is_power = std::has_single_bit(vector.count);
  if (has_odd_lanes(vector))
    return !is_power || vector.count > 16 || integer_width(vector.element) > 128 / vector.count;
  if (is_small_floating(vector.element)) return !is_power && vector.count > 8;
  return !is_power && std::bit_ceil(vector.count) * types_.size_of(vector.element) != 16;
}

// The vector whose bits are passed: odd lanes are widened to 16 bytes together, pointers are words.
TypeId Signatures::carrier(TypeId vector) {
  const ssa::Type& type = types_[vector];
  if (type.element == ssa::kPtr) return types_.vector(type.count, ssa::kI64);
  if (!has_odd_lanes(type)) return vector;
  uint64_t count = type.count;
  return types_.vector(count, types_.integer(static_cast<uint32_t>(128 / count)));
}

uint32_t Signatures::vector_width(const ssa::Type& vector) const {
  return static_cast<uint32_t>(8 * vector.count * types_.size_of(vector.element));
}

// The type in which a vector, or every 16, 32 or 64 bytes of it, is passed.
TypeId Signatures::vector_part(const ssa::Type& vector) {
  uint32_t bits = vector_width(vector);
  if (has_zmm_ && bits % 512 == 0) return types_.vector(8, ssa::kI64);
  if (has_ymm_ && bits % 256 == 0) return types_.vector(4, ssa::kI64);
  return bits <= 32 ? ssa::kFloat : bits <= 64 ? ssa::kDouble : ssa::kFp128;
}

// The integer that has the bits of all parts of a vector.
TypeId Signatures::vector_integer(const Element& element, TypeId part) {
  auto bits = static_cast<uint32_t>(8 * types_.size_of(part));
  return types_.integer(bits * element.part_count);
}

// Words start in registers if two are free; otherwise all of them are on the stack.
bool Signatures::is_passed_in_memory(const Element& element, TypeId part,
                                     const ArgumentAssigner& assigner) const {
  bool is_words = element.form == Form::Words || element.form == Form::Lanes;
  return is_words && element.part_count > 1 && (part == ssa::kI64 || part == ssa::kPtr) &&
         assigner.free_general_registers() < 2;
}

// Computes the shape of an argument and assigns places to its parts: earlier arguments decide
// whether words still get registers. If one register is left, a pair of words leaves it to the next
// argument; more than two words take it without using it.
bool Signatures::shape_argument(TypeId type, const ParameterAttributes& attributes,
                                ArgumentAssigner& assigner, Shape& shape) {
  if (!split(type, shape)) return false;
  if (attributes.by_value.valid()) object_bytes_ += by_value_object(types_, attributes).size;
  const ArenaVector<TypeId>& natural = natural_parts_;
  natural_parts_.assign(shape.parts.begin(), shape.parts.end());
  shape.parts.clear();
  auto add = [&](TypeId part, const ParameterAttributes& of_part) {
    shape.parts.push_back(part);
    shape.attributes.push_back(of_part);
    assigner.next(part, of_part);
  };
  size_t next = 0;
  for (Element& element : shape.elements) {
    const uint32_t count = element.part_count;
    bool is_alone = shape.elements.size() == 1 && count == 1;
    if (is_passed_in_memory(element, natural[next], assigner)) {
      bool takes_last = count > 2 && assigner.free_general_registers() == 1;
      if (takes_last) add(ssa::kI64, {});
      ParameterAttributes object;
      object.by_value = types_.array(count, ssa::kI64);
      object.align = 16;
      add(ssa::kPtr, object);
      element.form = Form::Object;
      element.part_count = takes_last ? 2 : 1;
    } else {
      for (uint32_t i = 0; i < count; ++i) {
        bool is_on_stack = element.form == Form::Bits && assigner.free_vector_registers() == 0;
        add(is_on_stack && !is_vector(types_, natural[next + i]) ? ssa::kFp128 : natural[next + i],
            is_alone ? attributes : ParameterAttributes());
      }
    }
    next += count;
  }
  return true;
}

// Whether all parts of a result fit into registers. Scalars use the first two xmm registers only;
// further floats and doubles go to the x87 stack, in its format. (In swiftcc, all four.)
bool Signatures::fit_into_result_registers(Shape& shape, ssa::CallingConvention convention,
                                           const ParameterAttributes& attributes) const {
  ResultAssigner assigner(types_, convention);
  const bool is_swift = convention == ssa::CallingConvention::Swift ||
                        convention == ssa::CallingConvention::SwiftTail;
  const uint32_t scalars = is_swift ? 4 : 2;
  uint32_t on_x87_stack = 0;
  auto part = shape.parts.begin();
  for (const Element& element : shape.elements) {
    if (attributes.swift_error && &element == &shape.elements.back()) return true;
    bool is_scalar = element.form == Form::Same || element.form == Form::Lanes;
    for (uint32_t i = 0; i < element.part_count; ++i, ++part) {
      bool is_left_over = is_scalar && assigner.vector_registers() >= scalars;
      if (is_left_over && (*part == ssa::kFloat || *part == ssa::kDouble)) *part = ssa::kX86Fp80;
      if (is_left_over && *part == ssa::kFp128) return false;
      bool fits = *part == ssa::kX86Fp80 ? ++on_x87_stack <= 2 : assigner.next(*part).valid();
      if (!fits) return false;
    }
  }
  return true;
}

TypeId Signatures::result_type(const Shape& shape) {
  if (shape.parts.empty()) return ssa::kVoid;
  return shape.parts.size() == 1 ? shape.parts[0] : types_.literal_struct(shape.parts, false);
}

// --- rewriting

bool Signatures::is_intrinsic_or_assembly(InstId call) const {
  return is_assembly(function_, call) || callee_name(function_, call).starts_with("llvm.");
}

// Replaces the function's own arguments by their parts, after the address of the memory for its
// result, if any.
void Signatures::replace_own_arguments(const Shapes& shapes, bool in_memory) {
  ArenaVector<InstId> old(shapes.size(), scratch_), first(shapes.size(), scratch_);
  ArenaVector<TypeId> types(scratch_);
  Values parts(scratch_);
  for (size_t i = shapes.size(); i-- > 0;) {
    bool leads = in_memory && i == 0;
    auto index = static_cast<uint32_t>(i);
    old[i] = function_.argument(index);
    if (shapes[i].is_unchanged() && !leads) continue;
    types.clear();
    if (leads) types.push_back(ssa::kPtr);
    types.insert(types.end(), shapes[i].parts.begin(), shapes[i].parts.end());
    first[i] = function_.replace_argument(index, types);
    if (leads) result_memory_ = first[i];
    if (leads) first[i] = InstId(first[i].index() + 1);
  }
  if (in_memory && shapes.size() == 0) result_memory_ = function_.add_argument(ssa::kPtr);
  for (size_t i = 0; i < shapes.size(); ++i) {
    if (!first[i].valid() && !shapes[i].parts.empty()) continue;
    parts.clear();
    for (uint32_t k = 0; k < shapes[i].parts.size(); ++k) {
      parts.push_back(InstId(first[i].index() + k));
      function_.set_name(parts.back().local(), function_.name_of(old[i]));
    }
    replace(old[i], put_together(shapes[i], parts));
  }
}

void Signatures::rewrite_own_signature() {
  const SourceOffset offset = function_.module()[function_.symbol()].offset;
  const ssa::Type type = types_[function_.type()];
  emit_.set_position(function_[function_.entry()].first);
  if (!split(type.element, own_result_)) {
    result_is_refused_ = true;
    return refuse(offset, type.element, "the result of a function");
  }
  const ParameterAttributes result_attributes =
      parameter_attributes(function_, ssa::kResultPosition);
  if (own_result_.parts.size() == 1) own_result_.attributes.assign({result_attributes});
  bool in_memory =
      !fit_into_result_registers(own_result_, own_convention(function_), result_attributes);
  if (in_memory && result_attributes.swift_error)
    return refuse(offset, type.element, "the result of a function with 'swifterror'");
  bool is_changed = in_memory || (type.element != result_type(own_result_));
  ArgumentAssigner assigner(function_);
  const ParameterAttributes memory = struct_return();
  if (in_memory) assigner.next(ssa::kPtr, memory);
  Shapes shapes(scratch_);
  shapes.resize(function_.argument_count());
  for (uint32_t i = 0; i < shapes.size(); ++i) {
    TypeId parameter = function_[function_.argument(i)].type;
    if (!shape_argument(parameter, parameter_attributes(function_, i), assigner, shapes[i]))
      return refuse(function_.offset_of(function_.argument(i)), parameter, "a parameter");
    is_changed |= !shapes[i].is_unchanged();
  }
  if (refuse_large_objects(offset) || !is_changed) return;

  replace_own_arguments(shapes, in_memory);
  ArenaVector<TypeId> parameters(scratch_);
  if (in_memory) {
    parameters.push_back(ssa::kPtr);
    function_.annotations().set_attributes(InstId::none(), 0, memory);
  }
  for (const Shape& shape : shapes)
    for (size_t i = 0; i < shape.parts.size(); ++i) {
      function_.annotations().set_attributes(
          InstId::none(), static_cast<uint32_t>(parameters.size()), shape.attributes[i]);
      parameters.push_back(shape.parts[i]);
    }
  function_.annotations().set_attributes(InstId::none(), ssa::kResultPosition, result_attributes);
  TypeId result = in_memory ? ssa::kVoid : result_type(own_result_);
  function_.set_type(types_.function(result, parameters, type.variadic));
}

void Signatures::rewrite_return(InstId id) {
  if (result_is_refused_ || function_[id].operand_count == 0) return;
  Value value = function_.operand(id, 0);
  emit_.set_position(id);
  if (tail_call_.valid() && value == Value(tail_call_)) return return_tail_call(id);
  if (result_memory_.valid()) {
    emit_.store(value, result_memory_, types_.align_of(function_.type_of(value)));
    return function_.set_operands(id, {});
  }
  if (own_result_.is_unchanged()) return;
  Values parts(scratch_);
  parts.reserve(own_result_.parts.size());
  take_parts(value, own_result_, parts);
  if (parts.empty()) return function_.set_operands(id, {});
  Value returned = parts[0];
  if (parts.size() > 1) {
    returned = function_.constants().poison(result_type(own_result_));
    for (uint32_t i = 0; i < parts.size(); ++i)  // the chain that the selector reads
      returned = emit_.insert_value(returned, parts[i], i);
  }
  function_.set_operands(id, {&returned, 1});
}

// Returns the result of a call marked `musttail` unchanged.
void Signatures::return_tail_call(InstId id) {
  Value call = function_.previous(id);
  bool has_result = function_.type_of(call) != ssa::kVoid;
  function_.set_operands(id, std::span(&call, has_result ? 1 : 0));
}

// Sets call_; false after an error.
bool Signatures::shape_call(InstId id) {
  CallShape& shape = call_;
  const TypeId returned = types_[function_.operand(id, 0).type()].element;
  if (!split(returned, shape.result)) {
    refuse(function_.offset_of(id), returned, "the result of a call");
    return false;
  }
  const ParameterAttributes& attributes = call_attributes(function_, id, ssa::kResultPosition);
  shape.in_memory =
      !fit_into_result_registers(shape.result, call_convention(function_, id), attributes);
  if (shape.in_memory && attributes.swift_error) {
    refuse(function_.offset_of(id), returned, "the result of a call with 'swifterror'");
    return false;
  }
  shape.is_changed = shape.in_memory || (returned != ssa::kVoid && !shape.result.is_unchanged());
  ArgumentAssigner assigner(function_, id);
  if (shape.in_memory) assigner.next(ssa::kPtr, struct_return());
  shape.arguments.resize(function_.operands(id).size() - 2);
  for (uint32_t i = 0; i < shape.arguments.size(); ++i) {
    TypeId argument = function_.type_of(function_.operand(id, i + 2));
    const ParameterAttributes& given = call_attributes(function_, id, i);
    if (!shape_argument(argument, given, assigner, shape.arguments[i])) {
      refuse(function_.offset_of(id), argument, "an argument");
      return false;
    }
    shape.is_changed |= !shape.arguments[i].is_unchanged();
  }
  return !refuse_large_objects(function_.offset_of(id));
}

// Whether the result and all arguments are passed as they are.
bool Signatures::is_plain_call(InstId id) const {
  std::span<const Value> operands = function_.operands(id);
  if (!is_plain_type(function_[id].type)) return false;
  for (uint32_t i = 2; i < operands.size(); ++i) {
    TypeId type = function_.type_of(operands[i]);
    bool may_be_object = type == ssa::kPtr;
    if (!is_plain_type(type) ||
        (may_be_object && call_attributes(function_, id, i - 2).by_value.valid()))
      return false;
  }
  return true;
}

void Signatures::rewrite_call(InstId id) {
  if (is_plain_call(id)) return;
  if (!shape_call(id) || !call_.is_changed) return;
  emit_.set_position(id);
  Value object;
  if (call_.in_memory)
    object = is_tail_call(id) && result_memory_.valid() ? result_memory_
                                                        : Value(stack_object(call_.result.type));
  InstId call = make_call(id, object);
  if (is_tail_call(id)) {
    tail_call_ = id;
    dead_.push_back(id);
    function_.unlink(id);
    return;
  }
  replace_result(id, call, call_.result, object);
}

// The call with its parts, before the old one. `object`: the memory of the result, if any.
InstId Signatures::make_call(InstId old, Value object) {
  const CallShape& shape = call_;
  const ssa::Type type = types_[function_.operand(old, 0).type()];
  size_t part_count = object.valid() ? 1 : 0;
  for (const Shape& argument : shape.arguments) part_count += argument.parts.size();
  Values parts(scratch_);
  ArenaVector<TypeId> parameters(scratch_);
  ArenaVector<ParameterAttributes> attributes(scratch_);
  parts.reserve(2 + part_count);
  parameters.reserve(part_count);
  attributes.reserve(part_count);
  parts.assign({Value(), function_.operand(old, 1)});
  if (object.valid()) {
    parts.push_back(object);
    parameters.push_back(ssa::kPtr);
    attributes.push_back(struct_return());
  }
  for (uint32_t i = 0; i < shape.arguments.size(); ++i) {
    const Shape& argument = shape.arguments[i];
    take_parts(function_.operand(old, i + 2), argument, parts);
    attributes.insert(attributes.end(), argument.attributes.begin(), argument.attributes.end());
    if (i < type.member_count)
      parameters.insert(parameters.end(), argument.parts.begin(), argument.parts.end());
  }
  TypeId result_in_registers = shape.in_memory ? ssa::kVoid : result_type(shape.result);
  parts[0] = types_.function(result_in_registers, parameters, type.variadic);
  ParameterAttributes of_result = call_attributes(function_, old, ssa::kResultPosition);
  InstId call = function_.create(Opcode::Call, result_in_registers, parts, function_[old].flags,
                                 function_[old].subcode, function_.offset_of(old));
  function_.set_facts(call, 0);  // they are about the whole result
  function_.insert_before(old, call);
  function_.set_name(call, function_.name_of(old));
  for (uint32_t i = 0; i < attributes.size(); ++i)
    if (attributes[i] != ParameterAttributes())
      function_.annotations().set_attributes(call, i, attributes[i]);
  if (of_result != ParameterAttributes())
    function_.annotations().set_attributes(call, ssa::kResultPosition, of_result);
  function_.annotations().copy_function_attributes(function_.annotations(), old, call,
                                                   kKeptOfCalls);
  return call;
}

// Replaces the old call's result by the value that is joined from parts after the new call.
void Signatures::replace_result(InstId old, InstId call, const Shape& shape, Value memory) {
  dead_.push_back(old);
  if (function_[old].type == ssa::kVoid) return;
  if (memory.valid())
    return replace(old, emit_.load(shape.type, memory, types_.align_of(shape.type)));
  Values parts(scratch_);
  parts.reserve(shape.parts.size());
  for (uint32_t i = 0; i < shape.parts.size(); ++i)
    parts.push_back(shape.parts.size() == 1 ? Value(call) : emit_.extract_value(call, i));
  replace(old, put_together(shape, parts));
}

void Signatures::replace_uses() {
  for (BlockId block : function_.blocks())
    for (InstId id = function_[block].first; id.valid(); id = function_.next(id))
      for (uint32_t i = 0; i < function_[id].operand_count; ++i) {
        Value operand = function_.operand(id, i);
        if (operand.is_local() && operand.local().index() < replaced_.size() &&
            replaced_[operand.local().index()].valid())
          function_.set_operand(id, i, replaced_[operand.local().index()]);
      }
}

void Signatures::refuse(SourceOffset offset, TypeId type, std::string_view as) {
  std::string message =
      "type '" + types_.to_string(type) + "' is not supported yet as " + std::string(as);
  const ssa::ModuleOverlay& module = function_.module();
  if (offset == kNoOffset) offset = module[function_.symbol()].offset;
  ssa::report_error(module, offset, std::move(message), diagnostics_);
}

// The objects that were shaped since the last call. Returns whether they are too large.
bool Signatures::refuse_large_objects(SourceOffset offset) {
  if (std::exchange(object_bytes_, 0) <= kMaxObjectBytes) return false;
  ssa::report_error(function_.module(), offset,
                    "arguments by value of more than 1 GiB are not supported", diagnostics_);
  return true;
}

}  // namespace signatures

bool flatten_signatures(ssa::Function& function, Diagnostics& diagnostics, Arena& scratch) {
  return signatures::Signatures(function, diagnostics, scratch).run();
}

}  // namespace lilt::backend
