// Instructions that most front ends build seldom: atomics, lanes of vectors, exceptions, flags.
#include <algorithm>
#include <bit>

#include "driver/library/step.h"
#include "ir/ssa/exceptions.h"
#include "ir/ssa/fast_math.h"

using namespace lilt;
using namespace lilt::library;
using ssa::AtomicOperation;
using ssa::AtomicOrdering;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

// Whether memory of the type can be accessed at once: 2^n bytes.
bool is_atomic_type(const ssa::TypeTable& types, TypeId type, bool may_be_floating) {
  if (types.is_integer(type))
    return types.integer_bits(type) >= 8 && std::has_single_bit(types.integer_bits(type));
  return types.is_pointer(type) ||
         (may_be_floating && types.is_floating(type) && type != ssa::kX86Fp80);
}

bool is_floating_operation(AtomicOperation operation) {
  return (operation >= AtomicOperation::FAdd && operation <= AtomicOperation::FMin) ||
         operation >= AtomicOperation::FMaximum;
}

bool is_ordering(lilt_ordering ordering, AtomicOrdering least) {
  return static_cast<size_t>(ordering) < std::size(ssa::kAtomicOrderingNames) &&
         static_cast<AtomicOrdering>(ordering) >= least;
}

// The flag that a word sets on an instruction; 0 if it has no such flag.
uint16_t flag_of_word(Opcode opcode, std::string_view word) {
  const bool wraps = opcode == Opcode::Add || opcode == Opcode::Sub || opcode == Opcode::Mul ||
                     opcode == Opcode::Shl || opcode == Opcode::Trunc;
  const bool is_gep = opcode == Opcode::GetElementPtr;
  const bool divides = opcode == Opcode::UDiv || opcode == Opcode::SDiv || opcode == Opcode::LShr ||
                       opcode == Opcode::AShr;
  if (word == "nuw" && (wraps || is_gep)) return ssa::flag::NoUnsignedWrap;
  if ((word == "nsw" && wraps) || (word == "nusw" && is_gep)) return ssa::flag::NoSignedWrap;
  if (word == "exact" && divides) return ssa::flag::Exact;
  if (word == "disjoint" && opcode == Opcode::Or) return ssa::flag::Disjoint;
  if (word == "nneg" && (opcode == Opcode::ZExt || opcode == Opcode::UIToFP))
    return ssa::flag::NonNegative;
  if (word == "inbounds" && is_gep) return ssa::flag::InBounds;
  if (word == "weak" && opcode == Opcode::CmpXchg) return ssa::flag::Weak;
  const bool accesses = opcode == Opcode::Load || opcode == Opcode::Store ||
                        opcode == Opcode::CmpXchg || opcode == Opcode::AtomicRMW;
  if (word == "volatile" && accesses) return ssa::flag::Volatile;
  return ssa::keeps_fast_math(opcode) ? ssa::fast_math_flags(word) : uint16_t{0};
}

// Of a vector and an index, for what reads or writes one element.
TypeId element_of(Step& step, Value vector, Value index) {
  if (!step) return {};
  const TypeId type = step.type_of(vector);
  step.require(step.types().kind(type) == TypeKind::Vector,
               [&] { return step.name_of(type) + " is not a vector"; });
  step.require(step.types().is_integer(step.type_of(index)), "the index is not an integer");
  return step ? step.types()[type].element : TypeId();
}

}  // namespace

extern "C" {

// --- flags

void lilt_instruction_add_flag(lilt_module* module, lilt_value instruction, const char* flag) {
  changing(*module, [&] {
    InstId id;
    ssa::Function* body = body_of(*module, instruction, id, "what gets a flag");
    if (body == nullptr) return;
    const uint16_t bits = flag_of_word((*body)[id].opcode, text_or_empty(flag));
    const bool is_fast = (bits & ssa::fast_math::All) != 0;
    const TypeId type =
        (*body)[id].opcode == Opcode::FCmp ? body->type_of(body->operand(id, 0)) : (*body)[id].type;
    const ssa::TypeTable& types = module->overlay.types();
    const TypeId lane = types.kind(type) == TypeKind::Vector ? types[type].element : type;
    if (bits == 0 || (is_fast && !types.is_floating(lane)))
      return module->note_mistake("the flag '" + std::string(text_or_empty(flag)) +
                                  "' does not go with '" +
                                  std::string(ssa::info((*body)[id].opcode).name) + "'");
    (*body)[id].flags |= bits;
  });
}

// --- atomics

void lilt_set_ordering(lilt_module* module, lilt_value access, lilt_ordering ordering) {
  changing(*module, [&] {
    InstId id;
    ssa::Function* body = body_of(*module, access, id, "what gets an ordering");
    if (body == nullptr) return;
    ssa::Instruction& instruction = (*body)[id];
    const bool is_load = instruction.opcode == Opcode::Load;
    if (!is_load && instruction.opcode != Opcode::Store)
      return module->note_mistake("an ordering of neither a load nor a store");
    const TypeId type = is_load ? instruction.type : body->type_of(body->operand(id, 0));
    const auto wanted = static_cast<AtomicOrdering>(ordering);
    const AtomicOrdering wrong = is_load ? AtomicOrdering::Release : AtomicOrdering::Acquire;
    if (!is_ordering(ordering, AtomicOrdering::NotAtomic) || wanted == wrong ||
        wanted == AtomicOrdering::AcquireRelease)
      return module->note_mistake("an ordering that a load or a store cannot have");
    if (!is_atomic_type(module->overlay.types(), type, true))
      return module->note_mistake("an atomic access does not go with type '" +
                                  module->overlay.types().to_string(type) + "'");
    instruction.subcode = static_cast<uint8_t>(ordering);
  });
}

lilt_value lilt_build_fence(lilt_builder* builder, lilt_ordering ordering) {
  return build(builder, "fence", [&](Step& step) -> Value {
    step.require(is_ordering(ordering, AtomicOrdering::Acquire),
                 "a fence is acquire, release, acq_rel or seq_cst");
    if (!step) return {};
    return step.insert(Opcode::Fence, ssa::kVoid, {}, 0, static_cast<uint8_t>(ordering));
  });
}

lilt_value lilt_build_cmpxchg(lilt_builder* builder, lilt_value pointer, lilt_value expected,
                              lilt_value value, lilt_ordering success, lilt_ordering failure) {
  return build(builder, "cmpxchg", [&](Step& step) -> Value {
    const Value address = step.pointer(pointer);
    const Value old = step.operand(expected);
    if (!step) return {};
    const TypeId type = step.type_of(old);
    const Value wanted = step.operand_of_type(value, type);
    step.require(is_atomic_type(step.types(), type, false),
                 [&] { return "operands of type " + step.name_of(type); });
    step.require(is_ordering(success, AtomicOrdering::Monotonic) &&
                     is_ordering(failure, AtomicOrdering::Monotonic) && failure != LILT_RELEASE &&
                     failure != LILT_ACQ_REL,
                 "these orderings do not go with 'cmpxchg'");
    if (!step) return {};
    const TypeId parts[] = {type, ssa::kI1};
    const Value operands[] = {address, old, wanted};
    return step.insert(Opcode::CmpXchg, step.body().types().literal_struct(parts, false), operands,
                       0, static_cast<uint8_t>(success | failure << 4));
  });
}

lilt_value lilt_build_atomic_rmw(lilt_builder* builder, lilt_atomic_op op, lilt_value pointer,
                                 lilt_value value, lilt_ordering ordering) {
  if (!is_number_of(builder, op, std::size(ssa::kAtomicOperationNames), "atomic operation"))
    return {};
  return build(builder, "atomicrmw", [&](Step& step) -> Value {
    const Value operands[] = {step.pointer(pointer), step.operand(value)};
    if (!step) return {};
    const TypeId type = step.type_of(operands[1]);
    const auto operation = static_cast<AtomicOperation>(op);
    const bool fits = operation == AtomicOperation::Exchange ||
                      (is_floating_operation(operation) ? step.types().is_floating(type)
                                                        : step.types().is_integer(type));
    step.require(fits && is_atomic_type(step.types(), type, true),
                 [&] { return "an operand of type " + step.name_of(type); });
    step.require(is_ordering(ordering, AtomicOrdering::Monotonic), "no such ordering");
    if (!step) return {};
    return step.insert(Opcode::AtomicRMW, type, operands, 0,
                       static_cast<uint8_t>(op | static_cast<unsigned>(ordering) << 5));
  });
}

// --- lanes

lilt_value lilt_build_extract_element(lilt_builder* builder, lilt_value vector, lilt_value index) {
  return build(builder, "extractelement", [&](Step& step) -> Value {
    const Value operands[] = {step.operand(vector), step.operand(index)};
    const TypeId element = element_of(step, operands[0], operands[1]);
    return step ? step.insert(Opcode::ExtractElement, element, operands) : Value();
  });
}

lilt_value lilt_build_insert_element(lilt_builder* builder, lilt_value vector, lilt_value element,
                                     lilt_value index) {
  return build(builder, "insertelement", [&](Step& step) -> Value {
    const Value whole = step.operand(vector), place = step.operand(index);
    const TypeId type = element_of(step, whole, place);
    if (!step) return {};
    const Value operands[] = {whole, step.operand_of_type(element, type), place};
    return step ? step.insert(Opcode::InsertElement, step.type_of(whole), operands) : Value();
  });
}

lilt_value lilt_build_shuffle(lilt_builder* builder, lilt_value left, lilt_value right,
                              const int32_t* mask, size_t count) {
  return build(builder, "shufflevector", [&](Step& step) -> Value {
    const Value a = step.operand(left);
    if (!step) return {};
    const TypeId type = step.type_of(a);
    const Value b = step.operand_of_type(right, type);
    step.require(step.types().kind(type) == TypeKind::Vector && count != 0,
                 [&] { return step.name_of(type) + " is not a vector, or the mask is empty"; });
    if (!step) return {};
    ssa::ConstantPool& constants = step.body().constants();
    std::vector<Value> lanes;
    for (const int32_t lane : std::span(mask, count)) {
      step.require(lane < static_cast<int64_t>(2 * step.types()[type].count),
                   "the mask names an element that does not exist");
      lanes.push_back(lane < 0 ? constants.poison(ssa::kI32)
                               : constants.integer(ssa::kI32, 32, static_cast<uint64_t>(lane)));
    }
    if (!step) return {};
    ssa::TypeTable& types = step.body().types();
    const Value operands[] = {a, b, constants.aggregate(types.vector(count, ssa::kI32), lanes)};
    return step.insert(Opcode::ShuffleVector, types.vector(count, types[type].element), operands);
  });
}

// --- exceptions

lilt_value lilt_build_invoke(lilt_builder* builder, lilt_type function_type, lilt_value callee,
                             const lilt_value* arguments, size_t count, lilt_block normal,
                             lilt_block unwind) {
  return build(builder, "invoke", [&](Step& step) -> Value {
    const TypeId type = step.type(function_type);
    const Value address = step.pointer(callee);
    step.require(step.types().kind(type) == TypeKind::Function,
                 [&] { return step.name_of(type) + " is not a function's type"; });
    if (!step) return {};
    std::vector<Value> operands = call_operands(step, type, address, arguments, count);
    for (const lilt_block target : {normal, unwind}) {
      const ssa::BlockId block = step.block(target);
      if (!step) return {};
      step.note_branch(block);
      operands.emplace_back(block);
    }
    return step ? step.insert(Opcode::Invoke, step.types()[type].element, operands) : Value();
  });
}

lilt_value lilt_build_landing_pad(lilt_builder* builder, lilt_type type, bool is_cleanup) {
  return build(builder, "landingpad", [&](Step& step) -> Value {
    const TypeId result = step.type(type);
    step.require(step && step.types().is_first_class(result), "a type that no value has");
    return step ? step.insert(Opcode::LandingPad, result, {}, 0, is_cleanup ? ssa::kCleanup : 0)
                : Value();
  });
}

void lilt_landing_pad_add_clause(lilt_module* module, lilt_value pad, lilt_value clause) {
  changing(*module, [&] {
    InstId id;
    ssa::Function* body = body_of(*module, pad, id, "a landing pad");
    if (body == nullptr) return;
    if ((*body)[id].opcode != Opcode::LandingPad)
      return module->note_mistake("a clause is of a landing pad");
    const ssa::ConstantId constant = module->constant_of(clause, "a clause");
    if (!constant.valid()) return;
    const std::span<const Value> known = body->operands(id);
    std::vector<Value> clauses(known.begin(), known.end());
    clauses.push_back(
        import_constant(module->constants, body->constants(), constant, module->overlay.types()));
    body->set_operands(id, clauses);
  });
}

void lilt_build_resume(lilt_builder* builder, lilt_value value) {
  build(builder, "resume", [&](Step& step) -> Value {
    const Value operand = step.operand(value);
    return step ? step.insert(Opcode::Resume, ssa::kVoid, std::span(&operand, 1)) : Value();
  });
}

void lilt_function_set_personality(lilt_function* function, lilt_function* personality) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  changing(module, [&] {
    if (personality == nullptr || &personality->module != &module)
      return module.note_mistake("the personality of " + quoted(function->name) +
                                 " is not a function of the module");
    module.header()[function->symbol].personality = personality->symbol;
    function->body().set_personality(personality->symbol);
    module.is_for_text = true;
  });
}

// --- others

lilt_value lilt_build_va_arg(lilt_builder* builder, lilt_value list, lilt_type type) {
  return build(builder, "va_arg", [&](Step& step) -> Value {
    const Value operand = step.pointer(list);
    const TypeId result = step.type(type);
    step.require(step && step.types().is_first_class(result) && step.types().is_sized(result),
                 "a type that no value has");
    return step ? step.insert(Opcode::VAArg, result, std::span(&operand, 1)) : Value();
  });
}

void lilt_build_indirect_br(lilt_builder* builder, lilt_value address, const lilt_block* targets,
                            size_t count) {
  build(builder, "indirectbr", [&](Step& step) -> Value {
    std::vector<Value> operands{step.pointer(address)};
    for (size_t i = 0; step && i < count; ++i) {
      const ssa::BlockId block = step.block(targets[i]);
      if (!step) return {};
      step.note_branch(block);
      operands.emplace_back(block);
    }
    return step ? step.insert(Opcode::IndirectBr, ssa::kVoid, operands) : Value();
  });
}

}  // extern "C"
