// Types and constants of modules that are built.
#include <cstring>

#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/library/handles.h"

using namespace lilt;
using namespace lilt::library;
using ssa::ConstantId;
using ssa::ConstantKind;
using ssa::TypeId;
using ssa::TypeKind;

extern "C" {

// --- types

lilt_type lilt_void() { return {ssa::kVoid.index()}; }
lilt_type lilt_i1() { return {ssa::kI1.index()}; }
lilt_type lilt_i8() { return {ssa::kI8.index()}; }
lilt_type lilt_i16() { return {ssa::kI16.index()}; }
lilt_type lilt_i32() { return {ssa::kI32.index()}; }
lilt_type lilt_i64() { return {ssa::kI64.index()}; }
lilt_type lilt_i128() { return {ssa::kI128.index()}; }
lilt_type lilt_half() { return {ssa::kHalf.index()}; }
lilt_type lilt_bfloat() { return {ssa::kBFloat.index()}; }
lilt_type lilt_x86_fp80() { return {ssa::kX86Fp80.index()}; }
lilt_type lilt_fp128() { return {ssa::kFp128.index()}; }
lilt_type lilt_float() { return {ssa::kFloat.index()}; }
lilt_type lilt_double() { return {ssa::kDouble.index()}; }
lilt_type lilt_pointer() { return {ssa::kPtr.index()}; }

lilt_type lilt_integer(lilt_module* module, uint32_t bits) {
  return reading<lilt_type>(*module, [&]() -> lilt_type {
    constexpr uint32_t kMaxBits = 1u << 23;
    if (bits - 1 < kMaxBits) return module->handle_of(module->overlay.types().integer(bits));
    module->note_mistake("an integer type of " + std::to_string(bits) + " bits: 1 to 8388608");
    return {};
  });
}

lilt_type lilt_array(lilt_module* module, lilt_type element, uint64_t count) {
  return reading<lilt_type>(*module, [&]() -> lilt_type {
    const TypeId part = module->type_of(element, "an element");
    return module->nested(module->overlay.types().array(count, part), {&part, 1});
  });
}

lilt_type lilt_vector(lilt_module* module, lilt_type element, uint64_t count) {
  return reading<lilt_type>(*module, [&]() -> lilt_type {
    const TypeId part = module->type_of(element, "an element");
    return module->nested(module->overlay.types().vector(count, part), {&part, 1});
  });
}

}  // extern "C"

namespace {

std::vector<TypeId> types_of(lilt_module& module, const lilt_type* types, size_t count,
                             const char* what) {
  std::vector<TypeId> ids;
  for (size_t i = 0; i < count; ++i) ids.push_back(module.type_of(types[i], what));
  return ids;
}

}  // namespace

extern "C" {

lilt_type lilt_struct(lilt_module* module, const lilt_type* fields, size_t count, bool packed) {
  return reading<lilt_type>(*module, [&]() -> lilt_type {
    const std::vector<TypeId> ids = types_of(*module, fields, count, "a field's type");
    return module->nested(module->overlay.types().literal_struct(ids, packed), ids);
  });
}

lilt_type lilt_named_struct(lilt_module* module, const char* name) {
  return reading<lilt_type>(*module, [&] {
    return module->handle_of(module->overlay.types().named(text_or_empty(name)));
  });
}

void lilt_struct_set_fields(lilt_module* module, lilt_type type, const lilt_type* fields,
                            size_t count, bool packed) {
  building<lilt_type>(*module, [&]() -> lilt_type {
    ssa::TypeTable& types = module->overlay.types();
    const TypeId id = module->type_of(type, "a struct");
    const std::vector<TypeId> ids = types_of(*module, fields, count, "a field's type");
    if (!types[id].named || !types[id].opaque) {
      module->note_mistake("the fields of " + types.to_string(id) +
                           (types[id].named ? " are set already" : " cannot be set"));
      return {};
    }
    types.set_struct_body(id, ids, packed);
    return {};
  });
}

lilt_type lilt_function_type(lilt_module* module, lilt_type result, const lilt_type* parameters,
                             size_t count, bool variadic) {
  return reading<lilt_type>(*module, [&]() -> lilt_type {
    const std::vector<TypeId> ids = types_of(*module, parameters, count, "a parameter's type");
    const TypeId its_result = module->type_of(result, "a result's type");
    return module->handle_of(module->overlay.types().function(its_result, ids, variadic));
  });
}

}  // extern "C"

namespace {

// The type with its layout; nothing if it has none.
const ssa::Type* sized(lilt_module& module, lilt_type type) {
  const TypeId id = module.type_of(type, "a type");
  ssa::TypeTable& types = module.overlay.types();
  if (!types.is_sized(id)) types.finish_named();
  return types.is_sized(id) ? &types[id] : nullptr;
}

}  // namespace

extern "C" {

uint64_t lilt_type_size(lilt_module* module, lilt_type type) {
  return guarded<uint64_t>(0, [&] {
    const ssa::Type* known = sized(*module, type);
    return known == nullptr ? 0 : known->size;
  });
}

uint64_t lilt_type_alignment(lilt_module* module, lilt_type type) {
  return guarded<uint64_t>(0, [&]() -> uint64_t {
    const ssa::Type* known = sized(*module, type);
    return known == nullptr ? 0 : known->align;
  });
}

uint64_t lilt_field_offset(lilt_module* module, lilt_type type, size_t field) {
  return guarded<uint64_t>(0, [&]() -> uint64_t {
    const ssa::Type* known = sized(*module, type);
    if (known != nullptr && known->kind == TypeKind::Struct && field < known->member_count)
      return module->overlay.types().field_offset(module->type_of(type, "a type"), field);
    module->note_mistake("a field " + std::to_string(field) + " of " +
                         module->overlay.types().to_string(module->type_of(type, "a type")));
    return 0;
  });
}

lilt_type lilt_value_type(lilt_module* module, lilt_value value) {
  return guarded<lilt_type>({}, [&]() -> lilt_type {
    if (value.id == 0) return {};
    if (owner_of_handle(value.id) == kConstantOwner) {
      const ConstantId id = module->constant_of(value, "a value");
      return id.valid() ? module->handle_of(module->constants[id].type) : lilt_type{};
    }
    ssa::InstId id;
    lilt_function* function = module->owner_of(value, id, "a value");
    if (function == nullptr) return {};
    return module->handle_of(function->body()[id].type);
  });
}

// --- constants

lilt_value lilt_const_int(lilt_module* module, lilt_type type, int64_t value) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId id = module->type_of(type, "an integer's type");
    const ssa::TypeTable& types = module->overlay.types();
    if (!types.is_integer(id)) {
      module->note_mistake("an integer constant of type " + types.to_string(id));
      return {};
    }
    const uint32_t bits = types.integer_bits(id);
    if (bits <= 64)
      return module->handle_of(module->constants.integer(id, bits, static_cast<uint64_t>(value)));
    std::vector<uint64_t> words((bits + 63) / 64, value < 0 ? UINT64_MAX : 0);
    words[0] = static_cast<uint64_t>(value);
    if (bits % 64 != 0) words.back() &= low_mask(bits % 64);
    return module->handle_of(module->constants.wide_integer(id, words));
  });
}

lilt_value lilt_const_real(lilt_module* module, lilt_type type, double value) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId id = module->type_of(type, "a number's type");
    uint64_t bits = 0;
    if (id == ssa::kDouble) {
      std::memcpy(&bits, &value, sizeof value);
    } else if (id == ssa::kFloat) {
      const auto narrow = static_cast<float>(value);
      std::memcpy(&bits, &narrow, sizeof narrow);
    } else {
      module->note_mistake("a number of type " + module->overlay.types().to_string(id) +
                           ": float and double are possible");
      return {};
    }
    return module->handle_of(module->constants.floating(id, bits));
  });
}

lilt_value lilt_const_zero(lilt_module* module, lilt_type type) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId id = module->type_of(type, "a constant's type");
    switch (module->overlay.types().kind(id)) {
      case TypeKind::Integer:
        return lilt_const_int(module, type, 0);
      case TypeKind::Float:
      case TypeKind::Double:
        return lilt_const_real(module, type, 0);
      case TypeKind::Half:
      case TypeKind::BFloat:
        return module->handle_of(module->constants.floating(id, 0));
      case TypeKind::X86Fp80:
      case TypeKind::Fp128: {
        const uint64_t words[] = {0};
        return lilt_const_words(module, type, words, 1);
      }
      case TypeKind::Pointer:
        return module->handle_of(module->constants.null(id));
      case TypeKind::Array:
      case TypeKind::Struct:
      case TypeKind::Vector:
        return module->handle_of(module->constants.zero(id));
      default:
        module->note_mistake("a zero of type " + module->overlay.types().to_string(id));
        return {};
    }
  });
}

lilt_value lilt_const_undef(lilt_module* module, lilt_type type) {
  return reading<lilt_value>(*module, [&] {
    return module->handle_of(module->constants.undef(module->type_of(type, "a constant's type")));
  });
}

lilt_value lilt_const_poison(lilt_module* module, lilt_type type) {
  return reading<lilt_value>(*module, [&] {
    return module->handle_of(module->constants.poison(module->type_of(type, "a constant's type")));
  });
}

lilt_value lilt_const_aggregate(lilt_module* module, lilt_type type, const lilt_value* elements,
                                size_t count) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId id = module->type_of(type, "a constant's type");
    const ssa::Type aggregate = module->overlay.types()[id];
    const bool is_struct = aggregate.kind == TypeKind::Struct;
    const bool is_list = aggregate.kind == TypeKind::Array || aggregate.kind == TypeKind::Vector;
    const auto name = [&] { return module->overlay.types().to_string(id); };
    if (!is_struct && !is_list) {
      module->note_mistake("elements of a constant of type " + name());
      return {};
    }
    if (count != (is_struct ? aggregate.member_count : aggregate.count)) {
      module->note_mistake("a constant of type " + name() + " with " + std::to_string(count) +
                           " elements");
      return {};
    }
    std::vector<ssa::Value> values;
    for (size_t i = 0; i < count; ++i) {
      const ConstantId element = module->constant_of(elements[i], "an element");
      if (!element.valid()) return {};
      const TypeId wanted = is_struct ? module->overlay.types().member(id, i) : aggregate.element;
      if (module->constants[element].type != wanted) {
        module->note_mistake("element " + std::to_string(i) + " of a constant of type " + name() +
                             " has type " +
                             module->overlay.types().to_string(module->constants[element].type));
        return {};
      }
      values.push_back(element);
    }
    if (count == 0) return lilt_const_zero(module, type);
    return module->handle_of(module->constants.aggregate(id, values));
  });
}

lilt_value lilt_const_bytes(lilt_module* module, const void* bytes, size_t size) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId type = module->overlay.types().array(size, ssa::kI8);
    if (size == 0) return module->handle_of(module->constants.zero(type));
    return module->handle_of(
        module->constants.string(type, {static_cast<const char*>(bytes), size}));
  });
}

lilt_value lilt_const_address(lilt_module* module, lilt_value symbol, int64_t offset) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const ssa::SymbolId id = module->symbol_of(symbol, "a symbol with an offset");
    if (!id.valid()) return {};
    ssa::ConstantPool& constants = module->constants;
    const ssa::Value operands[] = {ssa::kI8, constants.symbol(id),
                                   constants.integer(ssa::kI64, 64, static_cast<uint64_t>(offset))};
    return module->handle_of(constants.expression(ssa::Opcode::GetElementPtr, ssa::kPtr, operands));
  });
}

bool lilt_value_as_int(lilt_module* module, lilt_value value, int64_t* result) {
  return reading<bool>(*module, [&] {
    if (owner_of_handle(value.id) != kConstantOwner) return false;
    const ConstantId id = module->constant_of(value, "a value");
    if (!id.valid() || module->constants[id].kind != ConstantKind::Integer) return false;
    const uint32_t bits = module->overlay.types().integer_bits(module->constants[id].type);
    if (result != nullptr) *result = module->constants.sign_extended(id, bits);
    return true;
  });
}

}  // extern "C"
