// Instructions. Each function checks what the SSA builder relies on (that operands exist and have
// fitting types); the rest is checked when the module is verified.
#include <bit>

#include "driver/library/error.h"
#include "driver/library/step.h"

using namespace lilt;
using namespace lilt::library;
using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

constexpr Opcode kBinaryOpcodes[] = {
    Opcode::Add,  Opcode::Sub,  Opcode::Mul,  Opcode::UDiv, Opcode::SDiv, Opcode::URem,
    Opcode::SRem, Opcode::Shl,  Opcode::LShr, Opcode::AShr, Opcode::And,  Opcode::Or,
    Opcode::Xor,  Opcode::FAdd, Opcode::FSub, Opcode::FMul, Opcode::FDiv, Opcode::FRem};
constexpr Opcode kCastOpcodes[] = {Opcode::Trunc,    Opcode::ZExt,     Opcode::SExt,
                                   Opcode::FPTrunc,  Opcode::FPExt,    Opcode::FPToUI,
                                   Opcode::FPToSI,   Opcode::UIToFP,   Opcode::SIToFP,
                                   Opcode::PtrToInt, Opcode::IntToPtr, Opcode::BitCast};

// The flags that the operation can have.
uint16_t flags_of(Opcode opcode, unsigned promises) {
  switch (opcode) {
    case Opcode::Add:
    case Opcode::Sub:
    case Opcode::Mul:
    case Opcode::Shl:
      return static_cast<uint16_t>(promises & (LILT_NUW | LILT_NSW));
    case Opcode::Or:
      return static_cast<uint16_t>(promises & LILT_DISJOINT);
    case Opcode::UDiv:
    case Opcode::SDiv:
    case Opcode::LShr:
    case Opcode::AShr:
      return static_cast<uint16_t>(promises & LILT_EXACT);
    default:
      return 0;
  }
}

// Whether LLVM has the conversion between types of these kinds and widths.
bool is_cast_between(const Step& step, Opcode opcode, TypeId from, TypeId to) {
  const ssa::TypeTable& types = step.types();
  const bool is_vector = types.kind(from) == TypeKind::Vector;
  if (opcode != Opcode::BitCast && is_vector != (types.kind(to) == TypeKind::Vector)) return false;
  if (is_vector && opcode != Opcode::BitCast && types[from].count != types[to].count) return false;
  const auto width = [&](TypeId type) {
    return types.scalar_bits(types.kind(type) == TypeKind::Vector ? types[type].element : type);
  };
  const auto bits = [&](TypeId type) {
    return width(type) * (types.kind(type) == TypeKind::Vector ? types[type].count : 1);
  };
  const bool from_pointer = step.scalar_kind(from) == TypeKind::Pointer;
  const bool to_pointer = step.scalar_kind(to) == TypeKind::Pointer;
  switch (opcode) {
    case Opcode::Trunc:
      return step.is_integer(from) && step.is_integer(to) && width(from) > width(to);
    case Opcode::ZExt:
    case Opcode::SExt:
      return step.is_integer(from) && step.is_integer(to) && width(from) < width(to);
    case Opcode::FPTrunc:
      return step.is_floating(from) && step.is_floating(to) && width(from) > width(to);
    case Opcode::FPExt:
      return step.is_floating(from) && step.is_floating(to) && width(from) < width(to);
    case Opcode::FPToUI:
    case Opcode::FPToSI:
      return step.is_floating(from) && step.is_integer(to);
    case Opcode::UIToFP:
    case Opcode::SIToFP:
      return step.is_integer(from) && step.is_floating(to);
    case Opcode::PtrToInt:
      return from_pointer && step.is_integer(to);
    case Opcode::IntToPtr:
      return step.is_integer(from) && to_pointer;
    default:
      return types.is_sized(from) && types.is_sized(to) && !types.is_aggregate(from) &&
             !types.is_aggregate(to) && from_pointer == to_pointer && bits(from) == bits(to) &&
             bits(from) != 0;
  }
}

// The type of a part of a struct or an array; none() if the type lacks it.
TypeId part_of(const ssa::TypeTable& types, TypeId aggregate, uint32_t index) {
  const ssa::Type& type = types[aggregate];
  if (type.kind == TypeKind::Struct && index < type.member_count)
    return types.member(aggregate, index);
  if (type.kind == TypeKind::Array && index < type.count) return type.element;
  return {};
}

}  // namespace

std::vector<Value> lilt::library::call_operands(Step& step, TypeId function_type, Value callee,
                                                const lilt_value* arguments, size_t count) {
  const ssa::Type& type = step.types()[function_type];
  const bool fits = type.variadic ? count >= type.member_count : count == type.member_count;
  step.require(fits, [&] {
    return "the function takes " + std::to_string(type.member_count) + " arguments, here are " +
           std::to_string(count);
  });
  std::vector<Value> values{function_type, callee};
  for (size_t i = 0; step && i < count; ++i)
    values.push_back(i < step.types()[function_type].member_count
                         ? step.operand_of_type(arguments[i], step.types().member(function_type, i))
                         : step.operand(arguments[i]));
  return values;
}

ssa::InstId lilt::library::create_phi_in(ssa::Function& body, ssa::BlockId block, TypeId type) {
  const InstId phi = body.create(Opcode::Phi, type, {});
  InstId first = body[block].first;
  while (first.valid() && body[first].opcode == Opcode::Phi) first = body.next(first);
  if (first.valid())
    body.insert_before(first, phi);
  else
    body.append(block, phi);
  return phi;
}

extern "C" {

// --- the insertion point

lilt_builder* lilt_builder_create(lilt_module* module) {
  return guarded<lilt_builder*>(nullptr, [&] {
    auto builder = std::make_unique<lilt_builder>(*module);
    module->builders.insert(builder.get());
    return builder.release();
  });
}

void lilt_builder_delete(lilt_builder* builder) {
  if (builder == nullptr) return;
  lilt_module& module = builder->module;
  module.builders.erase(builder);
  delete builder;
  module.end_if_unused();
}

void lilt_builder_at_end(lilt_builder* builder, lilt_block block) {
  building<lilt_value>(builder->module, [&]() -> lilt_value {
    builder->function = builder->module.owner_of(block, builder->block, "the insertion point");
    builder->before = {};
    return {};
  });
}

void lilt_builder_at_start(lilt_builder* builder, lilt_block block) {
  lilt_builder_at_end(builder, block);
  if (builder->function == nullptr) return;
  const ssa::Function& body = builder->function->body();
  InstId first = body[builder->block].first;
  while (first.valid() && body[first].opcode == Opcode::Phi) first = body.next(first);
  builder->before = first;
}

void lilt_builder_before(lilt_builder* builder, lilt_value value) {
  building<lilt_value>(builder->module, [&]() -> lilt_value {
    InstId id;
    lilt_function* function = builder->module.owner_of(value, id, "the insertion point");
    if (function != nullptr &&
        (function->replaced.contains(id.index()) || !function->body().block_of(id).valid())) {
      builder->module.note_mistake("the insertion point in " + quoted(function->name) +
                                   " is not an instruction in a block");
      function = nullptr;
    }
    builder->function = function;
    if (function == nullptr) return {};
    builder->before = id;
    builder->block = function->body().block_of(id);
    return {};
  });
}

void lilt_builder_clear(lilt_builder* builder) { builder->function = nullptr; }

lilt_block lilt_builder_block(const lilt_builder* builder) {
  if (builder->function == nullptr) return {};
  return builder->module.block_handle_of(*builder->function, builder->block);
}

lilt_function* lilt_builder_function(const lilt_builder* builder) { return builder->function; }

void lilt_builder_set_location(lilt_builder* builder, uint32_t line, uint32_t column) {
  builder->line = line;
  builder->column = column;
}

// --- operations

lilt_value lilt_build_binary(lilt_builder* builder, lilt_binary_op op, lilt_value left,
                             lilt_value right, unsigned promises) {
  if (!is_number_of(builder, op, std::size(kBinaryOpcodes), "binary operation")) return {};
  const Opcode opcode = kBinaryOpcodes[op];
  return build(builder, ssa::info(opcode).name.data(), [&](Step& step) -> Value {
    const Value a = step.operand(left);
    if (!step) return {};
    const TypeId type = step.type_of(a);
    const Value b = step.operand_of_type(right, type);
    const bool is_floating = ssa::has(opcode, ssa::property::Floating);
    step.require(is_floating ? step.is_floating(type) : step.is_integer(type),
                 [&] { return "operands of type " + step.name_of(type); });
    if (!step) return {};
    return step.at().create_binary(opcode, a, b, {}, flags_of(opcode, promises));
  });
}

lilt_value lilt_build_fneg(lilt_builder* builder, lilt_value value) {
  return build(builder, "fneg", [&](Step& step) -> Value {
    const Value operand = step.operand(value);
    step.require(step && step.is_floating(step.type_of(operand)),
                 "the operand is not a floating-point number");
    return step ? step.at().create_fneg(operand) : Value();
  });
}

lilt_value lilt_build_cast(lilt_builder* builder, lilt_cast_op op, lilt_value value,
                           lilt_type type) {
  if (!is_number_of(builder, op, std::size(kCastOpcodes), "conversion")) return {};
  const Opcode opcode = kCastOpcodes[op];
  return build(builder, ssa::info(opcode).name.data(), [&](Step& step) -> Value {
    const Value operand = step.operand(value);
    const TypeId to = step.type(type);
    if (!step) return {};
    const TypeId from = step.type_of(operand);
    step.require(is_cast_between(step, opcode, from, to),
                 [&] { return "from " + step.name_of(from) + " to " + step.name_of(to); });
    return step ? step.at().create_cast(opcode, operand, to) : Value();
  });
}

lilt_value lilt_build_icmp(lilt_builder* builder, lilt_int_predicate predicate, lilt_value left,
                           lilt_value right) {
  if (!is_number_of(builder, predicate, std::size(ssa::kIntPredicateNames), "comparison"))
    return {};
  return build(builder, "icmp", [&](Step& step) -> Value {
    const Value a = step.operand(left);
    if (!step) return {};
    const TypeId type = step.type_of(a);
    const Value b = step.operand_of_type(right, type);
    step.require(step.is_integer(type) || step.scalar_kind(type) == TypeKind::Pointer,
                 [&] { return "operands of type " + step.name_of(type); });
    if (!step) return {};
    return step.at().create_icmp(static_cast<ssa::IntPredicate>(predicate), a, b);
  });
}

lilt_value lilt_build_fcmp(lilt_builder* builder, lilt_float_predicate predicate, lilt_value left,
                           lilt_value right) {
  if (!is_number_of(builder, predicate, std::size(ssa::kFloatPredicateNames), "comparison"))
    return {};
  return build(builder, "fcmp", [&](Step& step) -> Value {
    const Value a = step.operand(left);
    if (!step) return {};
    const Value b = step.operand_of_type(right, step.type_of(a));
    step.require(step && step.is_floating(step.type_of(a)),
                 "operands that are not floating-point numbers");
    if (!step) return {};
    return step.at().create_fcmp(static_cast<ssa::FloatPredicate>(predicate), a, b);
  });
}

lilt_value lilt_build_select(lilt_builder* builder, lilt_value condition, lilt_value if_true,
                             lilt_value if_false) {
  return build(builder, "select", [&](Step& step) -> Value {
    const Value choice = step.operand(condition);
    const Value a = step.operand(if_true);
    if (!step) return {};
    const Value b = step.operand_of_type(if_false, step.type_of(a));
    step.require(step && step.is_integer(step.type_of(choice)), "the condition is not an i1");
    return step ? step.at().create_select(choice, a, b) : Value();
  });
}

lilt_value lilt_build_freeze(lilt_builder* builder, lilt_value value) {
  return build(builder, "freeze", [&](Step& step) -> Value {
    const Value operand = step.operand(value);
    return step ? step.at().create_freeze(operand) : Value();
  });
}

lilt_value lilt_build_alloca(lilt_builder* builder, lilt_type type, lilt_value count) {
  return build(builder, "alloca", [&](Step& step) -> Value {
    const TypeId allocated = step.type(type);
    const Value elements = count.id == 0 ? Value() : step.operand(count);
    return step ? step.at().create_alloca(allocated, elements) : Value();
  });
}

lilt_value lilt_build_load(lilt_builder* builder, lilt_type type, lilt_value pointer) {
  return build(builder, "load", [&](Step& step) -> Value {
    const Value address = step.pointer(pointer);
    const TypeId loaded = step.type(type);
    step.require(step && step.types().is_first_class(loaded),
                 [&] { return "a value of type " + step.name_of(loaded); });
    return step ? step.at().create_load(loaded, address) : Value();
  });
}

lilt_value lilt_build_store(lilt_builder* builder, lilt_value value, lilt_value pointer) {
  return build(builder, "store", [&](Step& step) -> Value {
    const Value stored = step.operand(value);
    const Value address = step.pointer(pointer);
    return step ? Value(step.at().create_store(stored, address)) : Value();
  });
}

lilt_value lilt_build_gep(lilt_builder* builder, lilt_type source, lilt_value pointer,
                          const lilt_value* indices, size_t count, unsigned promises) {
  return build(builder, "getelementptr", [&](Step& step) -> Value {
    const Value address = step.pointer(pointer);
    const TypeId type = step.type(source);
    std::vector<Value> values;
    for (size_t i = 0; step && i < count; ++i) {
      values.push_back(step.operand(indices[i]));
      step.require(step && step.is_integer(step.type_of(values.back())),
                   [&] { return "index " + std::to_string(i) + " is not an integer"; });
    }
    step.require(count != 0, "no index");
    if (!step) return {};
    constexpr unsigned kFlags = LILT_NUW | LILT_NUSW | LILT_INBOUNDS;
    return step.at().create_gep(type, address, values, {},
                                static_cast<uint16_t>(promises & kFlags));
  });
}

lilt_value lilt_build_field(lilt_builder* builder, lilt_type structure, lilt_value pointer,
                            uint32_t field) {
  return build(builder, "the address of a field", [&](Step& step) -> Value {
    const Value address = step.pointer(pointer);
    const TypeId type = step.type(structure);
    step.require(step && step.types().kind(type) == TypeKind::Struct &&
                     field < step.types()[type].member_count,
                 [&] { return step.name_of(type) + " has no field " + std::to_string(field); });
    if (!step) return {};
    ssa::IRBuilder at = step.at();
    const Value indices[] = {at.get_i32(0), at.get_i32(field)};
    return at.create_gep(type, address, indices, {}, ssa::flag::InBounds);
  });
}

lilt_value lilt_build_call(lilt_builder* builder, lilt_function* callee,
                           const lilt_value* arguments, size_t count) {
  const bool is_of_module = callee != nullptr && &callee->module == &builder->module;
  if (is_of_module)
    return lilt_build_call_pointer(builder, lilt_function_get_type(callee),
                                   lilt_function_address(callee), arguments, count);
  changing(builder->module, [&] {
    builder->module.note_mistake(callee == nullptr ? "call: the function is missing"
                                                   : "call: a function of another module");
  });
  return {};
}

lilt_value lilt_build_call_pointer(lilt_builder* builder, lilt_type function_type,
                                   lilt_value callee, const lilt_value* arguments, size_t count) {
  return building<lilt_value>(builder->module, [&]() -> lilt_value {
    Step step(*builder, "call");
    if (!step) return {};
    const TypeId type = step.type(function_type);
    const Value address = step.pointer(callee);
    step.require(step.types().kind(type) == TypeKind::Function,
                 [&] { return step.name_of(type) + " is not a function's type"; });
    if (!step) return {};
    const std::vector<Value> operands = call_operands(step, type, address, arguments, count);
    if (!step) return {};
    return step.finish(step.at().create_call(type, address, std::span(operands).subspan(2)));
  });
}

lilt_value lilt_build_extract_value(lilt_builder* builder, lilt_value aggregate, uint32_t index) {
  return build(builder, "extractvalue", [&](Step& step) -> Value {
    const Value whole = step.operand(aggregate);
    if (!step) return {};
    const TypeId type = step.type_of(whole);
    step.require(part_of(step.types(), type, index).valid(),
                 [&] { return step.name_of(type) + " has no part " + std::to_string(index); });
    return step ? step.at().create_extract_value(whole, index) : Value();
  });
}

lilt_value lilt_build_insert_value(lilt_builder* builder, lilt_value aggregate, lilt_value value,
                                   uint32_t index) {
  return build(builder, "insertvalue", [&](Step& step) -> Value {
    const Value whole = step.operand(aggregate);
    if (!step) return {};
    const TypeId type = step.type_of(whole);
    const TypeId part = part_of(step.types(), type, index);
    step.require(part.valid(),
                 [&] { return step.name_of(type) + " has no part " + std::to_string(index); });
    if (!step) return {};
    const Value inserted = step.operand_of_type(value, part);
    return step ? step.at().create_insert_value(whole, inserted, index) : Value();
  });
}

lilt_value lilt_build_phi(lilt_builder* builder, lilt_type type) {
  return building<lilt_value>(builder->module, [&]() -> lilt_value {
    if (builder->function == nullptr) {
      builder->module.note_mistake("phi: no insertion point");
      return {};
    }
    const TypeId its_type = builder->module.type_of(type, "phi");
    ssa::Function& body = builder->function->body();
    return builder->module.handle_of(*builder->function,
                                     Value(create_phi_in(body, builder->block, its_type)));
  });
}

void lilt_phi_add_incoming(lilt_module* module, lilt_value phi, lilt_value value, lilt_block from) {
  building<lilt_value>(*module, [&]() -> lilt_value {
    InstId id;
    lilt_function* function = module->owner_of(phi, id, "a phi");
    if (function == nullptr) return {};
    ssa::Function& body = function->body();
    const auto fail = [&](const std::string& message) {
      module->note_mistake("phi in " + quoted(function->name) + ": " + message);
      return lilt_value{};
    };
    if (body[id].opcode != Opcode::Phi || !body.block_of(id).valid())
      return fail("the instruction is none");
    const Value incoming = module->operand_of(*function, value, "phi", ": an incoming value");
    const ssa::BlockId block = module->block_of(*function, from, "phi");
    if (!incoming.valid() || !block.valid()) return {};
    if (body.type_of(incoming) != body[id].type)
      return fail("an incoming value has type '" +
                  module->overlay.types().to_string(body.type_of(incoming)) + "', expected '" +
                  module->overlay.types().to_string(body[id].type) + "'");
    ssa::IRBuilder(body).add_incoming(id, incoming, block);
    return {};
  });
}

lilt_value lilt_build_placeholder(lilt_builder* builder) {
  return build(builder, "a placeholder", [&](Step& step) -> Value {
    ssa::IRBuilder at = step.at();
    return at.create_freeze(at.get_undef(ssa::kI32));
  });
}

void lilt_instruction_erase(lilt_module* module, lilt_value value) {
  building<lilt_value>(*module, [&]() -> lilt_value {
    InstId id;
    lilt_function* function = module->owner_of(value, id, "what is erased");
    if (function == nullptr || function->replaced.contains(id.index())) return {};
    ssa::Function& body = function->body();
    if (function->variable_phis.contains(id.index())) {
      module->note_mistake("a phi of a variable is erased in " + quoted(function->name));
      return {};
    }
    if (!body.block_of(id).valid() || body.has_uses(id)) {
      module->note_mistake(body.has_uses(id) ? "an instruction that has uses is erased in " +
                                                   quoted(function->name)
                                             : "what is erased is not in a block");
      return {};
    }
    function->leave(id);
    body.erase(id);
    return {};
  });
}

void lilt_set_alignment(lilt_module* module, lilt_value value, uint32_t bytes) {
  changing(*module, [&] {
    if (!std::has_single_bit(bytes)) return module->note_mistake("an alignment is a power of two");
    if (owner_of_handle(value.id) == kConstantOwner) {
      const ssa::SymbolId symbol = module->symbol_of(value, "what gets an alignment");
      if (!symbol.valid()) return;
      module->header()[symbol].align_log2 = static_cast<uint8_t>(std::countr_zero(bytes));
      module->header()[symbol].has_alignment = true;
      return;
    }
    InstId id;
    ssa::Function* body = body_of(*module, value, id, "what gets an alignment");
    if (body == nullptr) return;
    const Opcode opcode = (*body)[id].opcode;
    if (opcode != Opcode::Load && opcode != Opcode::Store && opcode != Opcode::Alloca &&
        opcode != Opcode::CmpXchg && opcode != Opcode::AtomicRMW)
      return module->note_mistake("an alignment of neither a load, a store nor an alloca");
    uint16_t& flags = (*body)[id].flags;
    flags = static_cast<uint16_t>((flags & ((1u << ssa::flag::AlignShift) - 1)) |
                                  ssa::align_flag(bytes));
  });
}

void lilt_instruction_set_volatile(lilt_module* module, lilt_value value, bool is_volatile) {
  changing(*module, [&] {
    InstId id;
    ssa::Function* body = body_of(*module, value, id, "what gets volatile");
    if (body == nullptr) return;
    const Opcode opcode = (*body)[id].opcode;
    if (opcode != Opcode::Load && opcode != Opcode::Store)
      return module->note_mistake("volatile is for loads and stores");
    uint16_t& flags = (*body)[id].flags;
    flags = static_cast<uint16_t>(is_volatile ? flags | ssa::flag::Volatile
                                              : flags & ~ssa::flag::Volatile);
  });
}

void lilt_call_set_tail(lilt_module* module, lilt_value value, lilt_tail_kind kind) {
  static constexpr uint16_t kFlags[] = {0, ssa::flag::Tail, ssa::flag::MustTail, ssa::flag::NoTail};
  changing(*module, [&] {
    InstId id;
    ssa::Function* body = body_of(*module, value, id, "what becomes a tail call");
    if (body == nullptr) return;
    if ((*body)[id].opcode != Opcode::Call) return module->note_mistake("a tail call is a call");
    if (static_cast<size_t>(kind) >= std::size(kFlags))
      return module->note_mistake("no such kind of tail call");
    uint16_t& flags = (*body)[id].flags;
    flags = static_cast<uint16_t>(
        (flags & ~(ssa::flag::Tail | ssa::flag::MustTail | ssa::flag::NoTail)) | kFlags[kind]);
  });
}

// --- ends of blocks

void lilt_build_ret(lilt_builder* builder, lilt_value value) {
  build(builder, "ret", [&](Step& step) -> Value {
    const Value result = step.operand_of_type(value, step.types()[step.body().type()].element);
    return step ? Value(step.at().create_ret(result)) : Value();
  });
}

void lilt_build_ret_void(lilt_builder* builder) {
  build(builder, "ret", [&](Step& step) -> Value {
    step.require(step.types()[step.body().type()].element == ssa::kVoid,
                 "the function returns a value");
    return step ? Value(step.at().create_ret()) : Value();
  });
}

void lilt_build_br(lilt_builder* builder, lilt_block target) {
  build(builder, "br", [&](Step& step) -> Value {
    const ssa::BlockId block = step.block(target);
    if (!step) return {};
    step.note_branch(block);
    return step.at().create_br(block);
  });
}

void lilt_build_cond_br(lilt_builder* builder, lilt_value condition, lilt_block if_true,
                        lilt_block if_false) {
  build(builder, "br", [&](Step& step) -> Value {
    const Value choice = step.operand_of_type(condition, ssa::kI1);
    const ssa::BlockId a = step.block(if_true);
    const ssa::BlockId b = step.block(if_false);
    if (!step) return {};
    step.note_branch(a);
    step.note_branch(b);
    return step.at().create_cond_br(choice, a, b);
  });
}

void lilt_build_switch(lilt_builder* builder, lilt_value condition, lilt_block otherwise,
                       const lilt_value* values, const lilt_block* targets, size_t count) {
  build(builder, "switch", [&](Step& step) -> Value {
    const Value choice = step.operand(condition);
    const ssa::BlockId fallback = step.block(otherwise);
    step.require(step && step.types().is_integer(step.type_of(choice)),
                 "the value is not an integer");
    std::vector<std::pair<ssa::ConstantId, ssa::BlockId>> cases;
    for (size_t i = 0; step && i < count; ++i) {
      const Value value = step.operand_of_type(values[i], step.type_of(choice));
      const ssa::BlockId target = step.block(targets[i]);
      step.require(step && step.is_integer_constant(value), "a case is a constant integer");
      if (step) cases.emplace_back(value.constant(), target);
    }
    if (!step) return {};
    step.note_branch(fallback);
    for (const auto& [value, target] : cases) step.note_branch(target);
    return step.at().create_switch(choice, fallback, cases);
  });
}

void lilt_build_unreachable(lilt_builder* builder) {
  build(builder, "unreachable", [](Step& step) -> Value { return step.at().create_unreachable(); });
}

}  // extern "C"
