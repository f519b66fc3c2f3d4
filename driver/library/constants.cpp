// Constants of any width, constant expressions, inline assembly.
#include <algorithm>

#include "driver/library/building.h"

using namespace lilt;
using namespace lilt::library;
using ssa::ConstantId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::TypeKind;

namespace {

// Whether a constant expression converts between the types.
bool converts(const ssa::TypeTable& types, lilt_cast_op op, TypeId from, TypeId to) {
  switch (op) {
    case LILT_TRUNC:
      return types.is_integer(from) && types.is_integer(to) &&
             types.integer_bits(from) > types.integer_bits(to);
    case LILT_PTRTOINT:
      return types.is_pointer(from) && types.is_integer(to);
    case LILT_INTTOPTR:
      return types.is_integer(from) && types.is_pointer(to);
    case LILT_BITCAST:
      return types.scalar_bits(from) != 0 && types.scalar_bits(from) == types.scalar_bits(to) &&
             types.is_pointer(from) == types.is_pointer(to);
    default:
      return false;
  }
}

Opcode opcode_of(lilt_cast_op op) {
  return op == LILT_TRUNC      ? Opcode::Trunc
         : op == LILT_PTRTOINT ? Opcode::PtrToInt
         : op == LILT_INTTOPTR ? Opcode::IntToPtr
                               : Opcode::BitCast;
}

}  // namespace

extern "C" {

lilt_value lilt_const_words(lilt_module* module, lilt_type type, const uint64_t* words,
                            size_t count) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const TypeId id = module->type_of(type, "a constant's type");
    const ssa::TypeTable& types = module->overlay.types();
    const bool is_floating = types.is_floating(id);
    const uint32_t bits = types.is_integer(id) || is_floating ? types.scalar_bits(id) : 0;
    if (bits == 0 || count == 0) {
      module->note_mistake("words of a constant of type " + types.to_string(id));
      return {};
    }
    std::vector<uint64_t> all(words, words + std::min<size_t>(count, (bits + 63) / 64));
    all.resize((bits + 63) / 64);
    if (bits % 64 != 0) all.back() &= low_mask(bits % 64);
    ssa::ConstantPool& constants = module->constants;
    if (bits <= 64)
      return module->handle_of(is_floating ? constants.floating(id, all[0])
                                           : constants.integer(id, bits, all[0]));
    return module->handle_of(is_floating ? constants.wide_floating(id, all)
                                         : constants.wide_integer(id, all));
  });
}

lilt_value lilt_const_cast(lilt_module* module, lilt_cast_op op, lilt_value value, lilt_type type) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const ConstantId operand = module->constant_of(value, "a converted constant");
    const TypeId to = module->type_of(type, "a constant's type");
    if (!operand.valid()) return {};
    const ssa::TypeTable& types = module->overlay.types();
    const TypeId from = module->constants[operand].type;
    if (!converts(types, op, from, to)) {
      module->note_mistake("a constant expression does not convert " + types.to_string(from) +
                           " to " + types.to_string(to) + " so");
      return {};
    }
    const ssa::Value operands[] = {operand};
    return module->handle_of(module->constants.expression(opcode_of(op), to, operands));
  });
}

lilt_value lilt_const_gep(lilt_module* module, lilt_type source, lilt_value base,
                          const lilt_value* indices, size_t count, unsigned promises) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const ssa::TypeTable& types = module->overlay.types();
    const TypeId type = module->type_of(source, "getelementptr");
    const ConstantId address = module->constant_of(base, "the base of a getelementptr");
    if (!address.valid()) return {};
    if (!types.is_pointer(module->constants[address].type) || !types.is_sized(type) || count == 0) {
      module->note_mistake(
          "a constant getelementptr needs a pointer, a type with a size, and an "
          "index");
      return {};
    }
    std::vector<ssa::Value> operands{type, address};
    for (size_t i = 0; i < count; ++i) {
      const ConstantId index = module->constant_of(indices[i], "an index");
      if (!index.valid()) return {};
      if (!types.is_integer(module->constants[index].type)) {
        module->note_mistake("an index of a getelementptr is not an integer");
        return {};
      }
      operands.emplace_back(index);
    }
    module->is_for_text |= count > 1;  // which checks the path
    constexpr unsigned kFlags = LILT_NUW | LILT_NUSW | LILT_INBOUNDS;
    return module->handle_of(module->constants.expression(
        Opcode::GetElementPtr, ssa::kPtr, operands, static_cast<uint16_t>(promises & kFlags)));
  });
}

lilt_value lilt_const_block_address(lilt_function* function, lilt_block block) {
  if (function == nullptr) return {};
  lilt_module& module = function->module;
  return building<lilt_value>(module, [&]() -> lilt_value {
    const ssa::BlockId id = module.block_of(*function, block, "a block's address", "");
    if (!id.valid()) return {};
    ssa::Function& body = function->body();
    if (!body[id].name.is_text()) {
      module.note_mistake("the block whose address is taken in " + quoted(function->name) +
                          " needs a name");
      return {};
    }
    body[id].address_taken = true;
    module.is_for_text = true;
    return module.handle_of(
        module.constants.block_address(function->symbol, body.text_of(body[id].name)));
  });
}

lilt_value lilt_const_assembly(lilt_module* module, const char* assembly, const char* constraints,
                               unsigned flags) {
  return reading<lilt_value>(*module, [&] {
    constexpr unsigned kFlags =
        LILT_ASM_SIDE_EFFECT | LILT_ASM_ALIGN_STACK | LILT_ASM_INTEL | LILT_ASM_UNWIND;
    return module->handle_of(
        module->constants.inline_assembly(text_or_empty(assembly), text_or_empty(constraints),
                                          static_cast<uint16_t>(flags & kFlags)));
  });
}

}  // extern "C"
