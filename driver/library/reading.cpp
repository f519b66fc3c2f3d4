// What modules consist of.
#include <algorithm>

#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/library/handles.h"
#include "ir/ssa/printer.h"

using namespace lilt;
using namespace lilt::library;
using ssa::BlockId;
using ssa::ConstantId;
using ssa::InstId;
using ssa::Opcode;
using ssa::SymbolId;
using ssa::TypeId;
using ssa::TypeKind;
using ssa::Value;

namespace {

// The first symbol from `index` on that is a function, or that is none; none().
SymbolId find_symbol(const lilt_module& module, uint32_t index, bool is_function) {
  for (; index < module.header().symbol_count(); ++index)
    if ((module.header()[SymbolId(index)].kind == ssa::SymbolKind::Function) == is_function)
      return SymbolId(index);
  return {};
}

lilt_value find_global(lilt_module& module, uint32_t index) {
  const SymbolId symbol = find_symbol(module, index, false);
  return symbol.valid() ? module.handle_of(module.constants.symbol(symbol)) : lilt_value{};
}

lilt_function* find_function(lilt_module& module, uint32_t index) {
  const SymbolId symbol = find_symbol(module, index, true);
  return symbol.valid() ? module.function_of(symbol) : nullptr;
}

// The global or function whose address the value is; none() of others.
SymbolId symbol_in(const lilt_module& module, lilt_value value) {
  if (owner_of_handle(value.id) != kConstantOwner || module_of_handle(value.id) != module.mark)
    return {};
  const ConstantId id(static_cast<uint32_t>(value.id) & ((1u << 30) - 1));
  const bool is_symbol = id.index() < module.constants.size() &&
                         module.constants[id].kind == ssa::ConstantKind::Symbol;
  return is_symbol ? module.constants[id].symbol : SymbolId::none();
}

// Calls `ask` with the symbol that the address is of; its default if it is of none.
template <class Answer, class Ask>
Answer about_symbol(lilt_module& module, lilt_value address, Ask ask) {
  return reading<Answer>(module, [&]() -> Answer {
    const SymbolId id = symbol_in(module, address);
    return id.valid() ? ask(module.header()[id]) : Answer{};
  });
}

// The same with the block and its body.
template <class Answer, class Ask>
Answer about_block(lilt_function* function, lilt_block block, Ask ask) {
  if (function == nullptr) return {};
  return reading<Answer>(function->module, [&]() -> Answer {
    const BlockId id = function->module.block_of(*function, block, "a block", "");
    return id.valid() ? ask(function->body(), id) : Answer{};
  });
}

// The same with the function and the id of an instruction that is in a block;
// of others and of constants the answer is the default.
template <class Answer, class Ask>
Answer about_instruction(lilt_module& module, lilt_value instruction, Ask ask) {
  if (instruction.id == 0 || owner_of_handle(instruction.id) == kConstantOwner) return {};
  return reading<Answer>(module, [&]() -> Answer {
    InstId id;
    lilt_function* function = module.owner_of(instruction, id, "what is asked for");
    const bool is_there = function != nullptr && function->body().block_of(id).valid();
    return is_there ? ask(*function, id) : Answer{};
  });
}

lilt_value handle_or_zero(lilt_module& module, const lilt_function& function, InstId id) {
  return id.valid() ? module.handle_of(function, Value(id)) : lilt_value{};
}

const char* name_or_empty(lilt_module& module, const ssa::Function& body, ssa::Name name) {
  return name.is_text() ? module.keep(std::string(body.text_of(name))) : "";
}

bool is_block(Value operand) { return operand.is_block(); }
bool is_value(Value operand) { return operand.is_local() || operand.is_constant(); }

size_t count_operands(const lilt_function& function, InstId id, bool (*is_counted)(Value)) {
  const ssa::Function& body = const_cast<lilt_function&>(function).body();
  return static_cast<size_t>(std::ranges::count_if(body.operands(id), is_counted));
}

// The number among all operands of the one with that number among those that are counted; that of
// none is the end.
uint32_t operand_number(const ssa::Function& body, InstId id, size_t index,
                        bool (*is_counted)(Value)) {
  const std::span<const Value> operands = body.operands(id);
  for (uint32_t number = 0; number < operands.size(); ++number)
    if (is_counted(operands[number]) && index-- == 0) return number;
  return static_cast<uint32_t>(operands.size());
}

// Whether the operand is part of what the instruction is, such as the index of
// a field.
bool is_fixed_operand(const ssa::Function& body, InstId id, uint32_t number) {
  switch (body[id].opcode) {
    case Opcode::Switch:
      return number > 0;
    case Opcode::ExtractValue:
      return number > 0;
    case Opcode::InsertValue:
    case Opcode::ShuffleVector:
      return number > 1;
    case Opcode::LandingPad:
      return true;
    default:
      return false;
  }
}

// What replaces a value of that type; none() and a mistake if it
// cannot be.
Value replacement_of(lilt_function& function, TypeId wanted, lilt_value value, const char* what) {
  lilt_module& module = function.module;
  const Value operand = module.operand_of(function, value, what, "");
  if (!operand.valid() || function.body().type_of(operand) == wanted) return operand;
  const ssa::TypeTable& types = module.overlay.types();
  module.note_mistake(std::string(what) + " in " + quoted(function.name) + " has type '" +
                      types.to_string(function.body().type_of(operand)) + "', expected '" +
                      types.to_string(wanted) + "'");
  return {};
}

// Calls `ask` with the type; void is what others are taken for.
template <class Answer, class Ask>
Answer about_type(lilt_module& module, lilt_type type, Ask ask) {
  return reading<Answer>(module, [&]() -> Answer {
    return ask(module.overlay.types(), module.type_of(type, "what is asked for as a type"));
  });
}

lilt_type_kind kind_of(const ssa::TypeTable& types, TypeId type) {
  switch (types.kind(type)) {
    case TypeKind::Void:
      return LILT_KIND_VOID;
    case TypeKind::Integer:
      return LILT_KIND_INTEGER;
    case TypeKind::Pointer:
      return LILT_KIND_POINTER;
    case TypeKind::Vector:
      return LILT_KIND_VECTOR;
    case TypeKind::Array:
      return LILT_KIND_ARRAY;
    case TypeKind::Struct:
      return LILT_KIND_STRUCT;
    case TypeKind::Function:
      return LILT_KIND_FUNCTION;
    default:
      return types.is_floating(type) ? LILT_KIND_FLOATING : LILT_KIND_OTHER;
  }
}

}  // namespace

extern "C" {

// --- symbols

lilt_function* lilt_module_first_function(lilt_module* module) {
  return reading<lilt_function*>(*module, [&] { return find_function(*module, 0); });
}

lilt_function* lilt_function_next(lilt_function* function) {
  if (function == nullptr) return nullptr;
  return reading<lilt_function*>(function->module, [&] {
    return find_function(function->module, function->symbol.index() + 1);
  });
}

lilt_module* lilt_function_module(lilt_function* function) {
  return function == nullptr ? nullptr : &function->module;
}

lilt_value lilt_module_first_global(lilt_module* module) {
  return reading<lilt_value>(*module, [&] { return find_global(*module, 0); });
}

lilt_value lilt_global_next(lilt_module* module, lilt_value global) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const SymbolId id = symbol_in(*module, global);
    return id.valid() ? find_global(*module, id.index() + 1) : lilt_value{};
  });
}

const char* lilt_symbol_name(lilt_module* module, lilt_value symbol) {
  const char* name = about_symbol<const char*>(
      *module, symbol, [&](const ssa::Symbol& its) { return module->keep(std::string(its.name)); });
  return text_or_empty(name);
}

lilt_linkage lilt_symbol_linkage(lilt_module* module, lilt_value symbol) {
  return about_symbol<lilt_linkage>(*module, symbol, [](const ssa::Symbol& its) {
    return static_cast<lilt_linkage>(std::ranges::find(kLinkages, its.linkage) - kLinkages);
  });
}

bool lilt_symbol_is_definition(lilt_module* module, lilt_value symbol) {
  return about_symbol<bool>(*module, symbol,
                            [](const ssa::Symbol& its) { return its.is_definition; });
}

lilt_type lilt_global_type(lilt_module* module, lilt_value global) {
  return about_symbol<lilt_type>(
      *module, global, [&](const ssa::Symbol& its) { return module->handle_of(its.type); });
}

lilt_value lilt_global_initializer(lilt_module* module, lilt_value global) {
  return about_symbol<lilt_value>(*module, global, [&](const ssa::Symbol& its) {
    return its.initializer.valid() ? module->handle_of(its.initializer) : lilt_value{};
  });
}

lilt_function* lilt_value_function(lilt_module* module, lilt_value value) {
  return reading<lilt_function*>(*module, [&]() -> lilt_function* {
    const SymbolId id = symbol_in(*module, value);
    return id.valid() ? module->function_of(id) : nullptr;
  });
}

// --- blocks and instructions

lilt_block lilt_function_first_block(lilt_function* function) {
  if (function == nullptr || !function->has_body()) return {};
  return reading<lilt_block>(function->module, [&] {
    return function->module.block_handle_of(*function, function->body().entry());
  });
}

lilt_block lilt_block_next(lilt_function* function, lilt_block block) {
  return about_block<lilt_block>(function, block, [&](ssa::Function&, BlockId id) {
    const BlockId next = function->next_block(id);
    return next.valid() ? function->module.block_handle_of(*function, next) : lilt_block{};
  });
}

lilt_value lilt_block_first_instruction(lilt_function* function, lilt_block block) {
  return about_block<lilt_value>(function, block, [&](ssa::Function& body, BlockId id) {
    return handle_or_zero(function->module, *function, body[id].first);
  });
}

lilt_value lilt_block_terminator(lilt_function* function, lilt_block block) {
  if (!lilt_block_is_terminated(function, block)) return {};
  return about_block<lilt_value>(function, block, [&](ssa::Function& body, BlockId id) {
    return handle_or_zero(function->module, *function, body[id].last);
  });
}

const char* lilt_block_name(lilt_function* function, lilt_block block) {
  return text_or_empty(
      about_block<const char*>(function, block, [&](ssa::Function& body, BlockId id) {
        return name_or_empty(function->module, body, body[id].name);
      }));
}

lilt_value lilt_instruction_next(lilt_module* module, lilt_value instruction) {
  return about_instruction<lilt_value>(
      *module, instruction, [&](lilt_function& function, InstId id) {
        return handle_or_zero(*module, function, function.body().next(id));
      });
}

lilt_block lilt_instruction_block(lilt_module* module, lilt_value instruction) {
  return about_instruction<lilt_block>(
      *module, instruction, [&](lilt_function& function, InstId id) {
        return module->block_handle_of(function, function.body().block_of(id));
      });
}

lilt_function* lilt_instruction_function(lilt_module* module, lilt_value instruction) {
  return about_instruction<lilt_function*>(
      *module, instruction, [](lilt_function& function, InstId) { return &function; });
}

const char* lilt_value_name(lilt_module* module, lilt_value value) {
  if (value.id == 0 || owner_of_handle(value.id) == kConstantOwner) return "";
  return text_or_empty(reading<const char*>(*module, [&]() -> const char* {
    InstId id;
    lilt_function* function = module->owner_of(value, id, "what a name is asked of");
    if (function == nullptr) return nullptr;
    return name_or_empty(*module, function->body(), function->body().name_of(id));
  }));
}

const char* lilt_instruction_opcode(lilt_module* module, lilt_value instruction) {
  return text_or_empty(
      about_instruction<const char*>(*module, instruction, [](lilt_function& function, InstId id) {
        return ssa::info(function.body()[id].opcode).name.data();
      }));
}

const char* lilt_instruction_predicate(lilt_module* module, lilt_value instruction) {
  return text_or_empty(about_instruction<const char*>(
      *module, instruction, [](lilt_function& function, InstId id) -> const char* {
        const ssa::Instruction& its = function.body()[id];
        if (its.opcode == Opcode::ICmp) return ssa::kIntPredicateNames[its.subcode].data();
        if (its.opcode == Opcode::FCmp) return ssa::kFloatPredicateNames[its.subcode].data();
        return nullptr;
      }));
}

size_t lilt_instruction_operand_count(lilt_module* module, lilt_value instruction) {
  return about_instruction<size_t>(*module, instruction, [](lilt_function& function, InstId id) {
    return count_operands(function, id, is_value);
  });
}

lilt_value lilt_instruction_operand(lilt_module* module, lilt_value instruction, size_t index) {
  return about_instruction<lilt_value>(
      *module, instruction, [&](lilt_function& function, InstId id) -> lilt_value {
        const ssa::Function& body = function.body();
        const uint32_t number = operand_number(body, id, index, is_value);
        if (number == body[id].operand_count) return {};
        return module->handle_of(function, body.operand(id, number));
      });
}

size_t lilt_instruction_block_count(lilt_module* module, lilt_value instruction) {
  return about_instruction<size_t>(*module, instruction, [](lilt_function& function, InstId id) {
    return count_operands(function, id, is_block);
  });
}

lilt_block lilt_instruction_target(lilt_module* module, lilt_value instruction, size_t index) {
  return about_instruction<lilt_block>(
      *module, instruction, [&](lilt_function& function, InstId id) -> lilt_block {
        const ssa::Function& body = function.body();
        const uint32_t number = operand_number(body, id, index, is_block);
        if (number == body[id].operand_count) return {};
        return module->block_handle_of(function, body.operand(id, number).block());
      });
}

lilt_type lilt_instruction_source_type(lilt_module* module, lilt_value instruction) {
  return about_instruction<lilt_type>(
      *module, instruction, [&](lilt_function& function, InstId id) -> lilt_type {
        const std::span<const Value> operands = function.body().operands(id);
        if (operands.empty() || !operands[0].is_type()) return {};
        return module->handle_of(operands[0].type());
      });
}

const char* lilt_instruction_print(lilt_module* module, lilt_value instruction) {
  return text_or_empty(
      about_instruction<const char*>(*module, instruction, [&](lilt_function& function, InstId id) {
        return module->keep(ssa::to_string(function.body(), id));
      }));
}

void lilt_instruction_set_operand(lilt_module* module, lilt_value instruction, size_t index,
                                  lilt_value value) {
  changing(*module, [&] {
    InstId id;
    lilt_function* function = module->owner_of(instruction, id, "what gets an operand");
    if (function == nullptr) return;
    ssa::Function& body = function->body();
    const uint32_t number = operand_number(body, id, index, is_value);
    if (number == body[id].operand_count || is_fixed_operand(body, id, number) ||
        !body.block_of(id).valid())
      return module->note_mistake("an operand " + std::to_string(index) + " of an instruction in " +
                                  quoted(function->name) + " that cannot be set");
    const Value operand =
        replacement_of(*function, body.type_of(body.operand(id, number)), value, "the new operand");
    if (operand.valid()) body.set_operand(id, number, operand);
  });
}

void lilt_value_replace_uses(lilt_module* module, lilt_value old, lilt_value value) {
  changing(*module, [&] {
    InstId id;
    lilt_function* function = module->owner_of(old, id, "what is replaced");
    if (function == nullptr) return;
    ssa::Function& body = function->body();
    const Value replacement = replacement_of(*function, body[id].type, value, "the replacement");
    if (replacement.valid()) body.replace_all_uses(id, replacement);
  });
}

// --- types

lilt_type_kind lilt_type_get_kind(lilt_module* module, lilt_type type) {
  return about_type<lilt_type_kind>(*module, type, kind_of);
}

uint32_t lilt_type_bits(lilt_module* module, lilt_type type) {
  return about_type<uint32_t>(
      *module, type, [](const ssa::TypeTable& types, TypeId id) { return types.scalar_bits(id); });
}

uint64_t lilt_type_count(lilt_module* module, lilt_type type) {
  return about_type<uint64_t>(*module, type, [](const ssa::TypeTable& types, TypeId id) {
    const ssa::Type& its = types[id];
    const bool is_list = its.kind == TypeKind::Array || its.kind == TypeKind::Vector;
    return is_list ? its.count : its.member_count;
  });
}

lilt_type lilt_type_part(lilt_module* module, lilt_type type, uint64_t index) {
  return about_type<lilt_type>(*module, type, [&](const ssa::TypeTable& types, TypeId id) {
    const ssa::Type& its = types[id];
    const bool is_list = its.kind == TypeKind::Array || its.kind == TypeKind::Vector;
    if (index >= (is_list ? its.count : its.member_count)) return lilt_type{};
    return module->handle_of(is_list ? its.element : types.member(id, index));
  });
}

lilt_type lilt_type_result(lilt_module* module, lilt_type type) {
  return about_type<lilt_type>(*module, type, [&](const ssa::TypeTable& types, TypeId id) {
    return types.kind(id) == TypeKind::Function ? module->handle_of(types[id].element)
                                                : lilt_type{};
  });
}

bool lilt_type_is_variadic(lilt_module* module, lilt_type type) {
  return about_type<bool>(
      *module, type, [](const ssa::TypeTable& types, TypeId id) { return types[id].variadic; });
}

const char* lilt_type_print(lilt_module* module, lilt_type type) {
  return text_or_empty(about_type<const char*>(
      *module, type,
      [&](const ssa::TypeTable& types, TypeId id) { return module->keep(types.to_string(id)); }));
}

}  // extern "C"
