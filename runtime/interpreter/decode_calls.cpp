// Decoding of calls.
#include "emit/x86/assembly_constraints.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/forwarding.h"
#include "ir/ssa/intrinsics.h"
#include "runtime/interpreter/decoder.h"
#include "runtime/interpreter/narrow_intrinsics.h"
#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

void Decoder::decode_variadic_argument(InstId id) {
  emit(OperationCode::VariadicArgument, 0, operation_.result, pointer_of(id, 0),
       static_cast<int32_t>(code_.variadic_types.size()));
  std::optional<Passing> passing = passing_of(types_, function_[id].type);
  if (!passing) is_supported_ = false;
  code_.variadic_types.push_back({passing.value_or(Passing{}), used_parts(function_[id].type)});
}

void Decoder::decode_call(InstId id) {
  if (is_note(function_, id)) return;
  std::span<const Value> operands = function_.operands(id);  // function type, callee, arguments
  CallSite site;
  site.type = operands[0].type();
  site.result_parts = part_count(types_, function_[id].type);
  if (operands[1].is_constant()) {
    const ssa::Constant& callee = function_.constants()[operands[1].constant()];
    if (callee.kind == ssa::ConstantKind::InlineAssembly) return decode_assembly(id);
    if (callee.kind == ssa::ConstantKind::Symbol) site.direct = callee.symbol;
  }
  std::string_view constrained;
  if (site.direct.valid())
    constrained = ssa::constrained_operation(function_.module()[site.direct].name);
  if (!constrained.empty() && decode_constrained(id, constrained)) return;
  if (is_variadic_start(site.direct)) return decode_variadic_start(id);
  if (site.direct.valid() && decode_stack(id, function_.module()[site.direct].name)) return;
  if (site.direct.valid() && decode_reduction(id, function_.module()[site.direct].name)) return;
  if (site.direct.valid() && decode_multiply_add(id, function_.module()[site.direct].name)) return;
  if (site.direct.valid() && decode_three_way(id, function_.module()[site.direct].name)) return;
  size_t count = operands.size();
  while (!constrained.empty() && type_of(operands[count - 1]) == ssa::kMetadata) --count;
  decode_call(id, site, count - 2);
}

void Decoder::decode_call(InstId id, CallSite site, size_t argument_count) {
  std::span<const Value> operands = function_.operands(id);
  site.first = static_cast<uint32_t>(code_.arguments.size());
  site.first_cell = static_cast<uint32_t>(code_.argument_cells.size());
  site.count = static_cast<uint32_t>(argument_count);
  site.forwards = ssa::forwards_variables(function_, id);
  if (site.forwards) need_variadic_slot();
  for (uint32_t i = 0; i < site.count; ++i) add_argument(id, i, operands[i + 2]);
  emit(OperationCode::Call, width_of(function_[id].type), operation_.result, place_of(operands[1]),
       static_cast<int32_t>(code_.calls.size()));
  code_.calls.push_back(site);
  block_.back().quick_call = quick_call_of(id, site);
  block_.back().quick_body = body_call_of(id, site);
}

void Decoder::decode_invoke(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  CallSite site;
  site.type = operands[0].type();
  site.result_parts = part_count(types_, function_[id].type);
  if (operands[1].is_constant()) {
    const ssa::Constant& callee = function_.constants()[operands[1].constant()];
    if (callee.kind == ssa::ConstantKind::Symbol) site.direct = callee.symbol;
  }
  SwitchTable unwind;
  unwind.otherwise = static_cast<uint32_t>(edges_.edge_of(id, operands.back()));
  site.unwind = static_cast<uint32_t>(code_.switches.size());
  code_.switches.push_back(unwind);
  code_.landing_pads.push_back(
      clauses_of(ssa::landing_pad_of(function_, ssa::unwind_block(function_, id))));
  site.landing_pad = static_cast<uint32_t>(code_.landing_pads.size());
  decode_call(id, site, ssa::call_arguments(function_, id).size());
  emit(OperationCode::Branch, 0, 0, 0, edges_.edge_of(id, Value(ssa::normal_block(function_, id))));
}

LandingPadClauses Decoder::clauses_of(InstId landing_pad) {
  const ssa::ConstantPool& pool = function_.constants();
  LandingPadClauses pad;
  pad.is_cleanup = (function_[landing_pad].subcode & ssa::kCleanup) != 0;
  for (Value value : function_.operands(landing_pad)) {
    const ssa::ConstantId id = value.constant();
    LandingPadClauses::Clause clause{types_.kind(pool[id].type) == TypeKind::Array, {}};
    std::optional<std::vector<Cell>> types = constants_.parts_of(id);
    if (!types) is_supported_ = false;
    clause.types = types.value_or(std::vector<Cell>{});
    pad.clauses.push_back(std::move(clause));
  }
  return pad;
}

BodyCall Decoder::body_call_of(InstId id, const CallSite& site) const {
  if (!site.direct.valid() || function_.module()[site.direct].is_definition) return {};
  std::string_view name = function_.module()[site.direct].name;
  auto arguments = std::span(code_.arguments).subspan(site.first);
  if (QuickBody body = find_memory_body(name, types_, arguments)) return {body};
  return find_narrow_call(name, types_, arguments, function_[id].type);
}

// What clang puts around arrays of variable length.
bool Decoder::decode_stack(InstId id, std::string_view name) {
  bool is_restore = name.starts_with("llvm.stackrestore");
  if (!is_restore && !name.starts_with("llvm.stacksave")) return false;
  if (is_restore)
    emit(OperationCode::RestoreStack, 0, 0, pointer_of(id, 2));
  else
    emit(OperationCode::SaveStack, 64, operation_.result);
  return true;
}

// The steps of a reduction of a vector, from the first lane or from a start value.
bool Decoder::decode_reduction(InstId id, std::string_view name) {
  using enum ssa::AtomicOperation;
  constexpr std::pair<std::string_view, ssa::AtomicOperation> kAtomicOperations[] = {
      {"add", Add},   {"and", And},   {"fadd", FAdd}, {"or", Or},   {"smax", SMax},
      {"smin", SMin}, {"umax", UMax}, {"umin", UMin}, {"xor", Xor},
  };
  constexpr std::string_view kPrefix = "llvm.vector.reduce.";
  if (!name.starts_with(kPrefix)) return false;
  name.remove_prefix(kPrefix.size());
  name = name.substr(0, name.find('.'));
  auto step = std::ranges::find(kAtomicOperations, name,
                                &std::pair<std::string_view, ssa::AtomicOperation>::first);
  std::span<const Value> arguments = function_.operands(id).subspan(2);
  TypeId vector = type_of(arguments.back()), lane = lane_type(vector);
  bool is_product = name == "mul" || name == "fmul", has_start = name == "fadd" || name == "fmul";
  if ((step == std::end(kAtomicOperations) && !is_product) ||
      arguments.size() != (has_start ? 2u : 1u) || !is_vector(vector) || function_[id].type != lane)
    return false;
  operation_.flags = 0;
  Place lanes = place_of(arguments.back()), sum = has_start ? place_of(arguments[0]) : lanes;
  uint32_t parts = lane_parts(vector), count = lanes_of(vector);
  for (uint32_t i = has_start ? 0 : 1; i < count; ++i) {
    int32_t result = i + 1 == count ? operation_.result : new_slots(parts);
    if (is_product)
      emit_binary(has_start ? Opcode::FMul : Opcode::Mul, lane, result, sum,
                  part(lanes, i * parts));
    else
      emit_modified(step->second, lane, result, sum, part(lanes, i * parts));
    sum = result;
  }
  if (sum == lanes) emit_moves(operation_.result, lanes, parts);  // the only lane
  return true;
}

OperationCode Decoder::quick_call_of(InstId id, const CallSite& site) const {
  TypeId type = function_[id].type;
  bool is_uniform = site.direct.valid() && site.count != 0 && width_of(type) != 0;
  for (uint32_t i = 0; i < site.count; ++i)
    is_uniform = is_uniform && code_.arguments[site.first + i].type == type;
  if (!is_uniform || types_.is_pointer(type) || is_small_floating(type)) return OperationCode::Call;
  bool is_floating = types_.is_floating(type);
  const ssa::Symbol& callee = function_.module()[site.direct];
  if (callee.is_definition) return OperationCode::Call;
  return quick_call(callee.name, width_of(type), is_floating);
}

bool Decoder::decode_constrained(InstId id, std::string_view name) {
  Value left = function_.operand(id, 2);
  auto found = std::ranges::find(ssa::kOpcodes, name, &ssa::OpcodeInfo::name);
  auto opcode = static_cast<Opcode>(found - std::begin(ssa::kOpcodes));
  if (name.starts_with("fcmp"))
    decode_compare(Opcode::FCmp, constrained_predicate(id) | (name == "fcmps" ? kSignals : 0), left,
                   function_.operand(id, 3));
  else if (found == std::end(ssa::kOpcodes) || opcode == Opcode::Trunc)
    return false;
  else if (ssa::is_cast(opcode))
    decode_cast(opcode, left, function_[id].type);
  else
    decode_binary(opcode, left, function_.operand(id, 3));
  return true;
}

bool Decoder::decode_multiply_add(InstId id, std::string_view name) {
  const TypeId type = function_[id].type;
  if (!is_small_floating(lane_type(type)) || !name.starts_with("llvm.fmuladd")) return false;
  const Place left = place_of(function_.operand(id, 2)), right = place_of(function_.operand(id, 3)),
              addend = place_of(function_.operand(id, 4));
  for (uint32_t i = 0; i < lanes_of(type); ++i) {
    const int32_t product = new_slots(1);
    emit_binary(Opcode::FMul, lane_type(type), product, part(left, i), part(right, i));
    emit_binary(Opcode::FAdd, lane_type(type), part(operation_.result, i), product,
                part(addend, i));
  }
  return true;
}

// Of x and y: whether x > y, less whether x < y.
bool Decoder::decode_three_way(InstId id, std::string_view name) {
  const bool is_signed = name.starts_with("llvm.scmp.");
  std::span<const Value> arguments = function_.operands(id).subspan(2);
  if ((!is_signed && !name.starts_with("llvm.ucmp.")) || arguments.size() != 2) return false;
  const TypeId type = lane_type(type_of(arguments[0])), result = lane_type(function_[id].type);
  auto truth = [&](ssa::IntPredicate predicate, uint32_t lane) {
    const int32_t holds = new_slots(1), number = new_slots(lane_parts(result));
    quickener_.note_temporary(holds);
    emit_compare(type, holds, predicate, part(place_of(arguments[0]), lane * lane_parts(type)),
                 part(place_of(arguments[1]), lane * lane_parts(type)));
    emit_cast(Opcode::ZExt, ssa::kI1, result, number, holds);
    return number;
  };
  operation_.flags = 0;
  for (uint32_t lane = 0; lane < lanes_of(function_[id].type); ++lane) {
    using enum ssa::IntPredicate;
    const int32_t greater = truth(is_signed ? SGT : UGT, lane);
    const int32_t less = truth(is_signed ? SLT : ULT, lane);
    emit_binary(Opcode::Sub, result, part(operation_.result, lane * lane_parts(result)), greater,
                less);
  }
  return true;
}

int32_t Decoder::constrained_predicate(InstId id) {
  std::string_view text = function_.constants().bytes(function_.operand(id, 4).constant());
  uint8_t number = ssa::float_predicate_number(ssa::constrained_predicate(text));
  if (number > 15) is_supported_ = false;
  return number & 15;
}

void Decoder::add_argument(InstId call, uint32_t position, Value argument) {
  TypeId type = type_of(argument);
  bool is_metadata = types_.kind(type) == TypeKind::Metadata;
  const ssa::ParameterAttributes& attributes = function_.annotations().attributes(call, position);
  Place place = is_metadata ? new_constant({}) : place_of(argument);
  uint32_t parts = part_count(types_, type);
  code_.arguments.push_back({place, type, parts, attributes.by_value, attributes.align});
  for (uint32_t p = 0; p < parts; ++p) code_.argument_cells.push_back(part(place, p));
}

bool Decoder::is_variadic_start(ssa::SymbolId callee) const {
  return callee.valid() && function_.module()[callee].name.starts_with("llvm.va_start");
}

void Decoder::need_variadic_slot() {
  if (code_.variadic_slot < 0) code_.variadic_slot = new_slots(kVariadicCells);
}

void Decoder::decode_variadic_start(InstId id) {
  need_variadic_slot();
  if (variables_.of(id) == Role::Assigned)
    return emit_moves(place_of(function_.operand(id, 2)), code_.variadic_slot, kVariadicCells);
  emit(OperationCode::StartVariadic, 0, 0, pointer_of(id, 2));
}

// Memory that an input of inline assembly is tied to may be narrower: then it is its low bits.
ssa::TypeId Decoder::stored_type(Value input, ssa::TypeId element) const {
  const ssa::TypeId type = type_of(input);
  const bool is_narrower = element.valid() && types_.is_integer(element) &&
                           types_.is_integer(type) &&
                           types_.integer_bits(element) < types_.integer_bits(type);
  return is_narrower ? element : type;
}

void Decoder::decode_assembly(InstId id) {
  std::span<const Value> operands = function_.operands(id);
  std::span<const Value> texts = function_.constants().elements(operands[1].constant());
  std::string_view text = function_.constants().bytes(texts[0].constant());
  std::string_view constraints = function_.constants().bytes(texts[1].constant());
  if (!x86::is_assembly_without_effect(text))
    return emit_unsupported("the interpreter does not support inline assembly");
  std::vector<Value> results;  // the input tied to each, if any
  for (const x86::AssemblyOutput& output : x86::outputs_of(constraints)) {
    const bool is_tied = output.input < operands.size() - 2;
    const Value input = is_tied ? operands[output.input + 2] : Value::none();
    if (output.is_result())
      results.push_back(input);
    else if (is_tied)
      store_parts(
          stored_type(input, function_.annotations().attributes(id, output.address).element),
          place_of(input), pointer_of(id, output.address + 2), 0);
  }
  emit_outputs(function_[id].type, results);
}

void Decoder::emit_outputs(TypeId type, const std::vector<Value>& outputs) {
  std::vector<Part> parts = parts_of(types_, type).value_or(std::vector<Part>{});
  if (parts.size() != outputs.size()) is_supported_ = false;
  for (size_t i = 0; i < outputs.size() && is_supported_; ++i) {
    bool is_tied = outputs[i].valid();
    if (is_tied && width_of(type_of(outputs[i])) != parts[i].width) is_supported_ = false;
    Place from = is_tied ? place_of(outputs[i]) : new_constant(undefined_cell(parts[i].width, 0));
    emit(OperationCode::Move, parts[i].width, part(operation_.result, i), from);
  }
}

}  // namespace lilt::runtime
