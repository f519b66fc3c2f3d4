// The equal of a constant in another pool.
#pragma once

#include "ir/ssa/constant.h"
#include "ir/ssa/type.h"

namespace lilt::ssa {

// `map` gives the equals, there, of what the constant consists of: of a type, a symbol, and of an
// element, which is a constant, or the type of an expression. `types`: of the other pool.
// `elements`: an empty list of values, for the work. O(contents).
template <class Map, class Elements>
ConstantId copy_constant(const ConstantPool& from, ConstantId id, ConstantPool& to,
                         const TypeTable& types, Map map, Elements elements) {
  const Constant constant = from[id];
  const TypeId type = constant.type.valid() ? map(constant.type) : constant.type;
  const auto map_elements = [&] {
    // The list may move while they are mapped, if both pools are one.
    for (size_t i = 0; i < from.elements(id).size(); ++i)
      elements.push_back(map(from.elements(id)[i]));
  };
  switch (constant.kind) {
    case ConstantKind::Integer:
      return to.integer(type, types.integer_bits(type), constant.bits);
    case ConstantKind::WideInteger:
      return to.wide_integer(type, from.words(id));
    case ConstantKind::Floating: {
      const bool is_wide = type == kX86Fp80 || type == kFp128;
      return is_wide ? to.wide_floating(type, from.words(id)) : to.floating(type, constant.bits);
    }
    case ConstantKind::Null:
      return to.null(type);
    case ConstantKind::Undef:
      return to.undef(type);
    case ConstantKind::Poison:
      return to.poison(type);
    case ConstantKind::Zero:
      return to.zero(type);
    case ConstantKind::Aggregate:
      map_elements();
      return to.aggregate(type, elements);
    case ConstantKind::String:
      return to.string(type, from.bytes(id));
    case ConstantKind::Symbol:
      return to.symbol(map(constant.symbol));
    case ConstantKind::Expression:
      map_elements();
      return to.expression(constant.opcode, type, elements, constant.flags);
    case ConstantKind::BlockAddress:
      return to.block_address(map(from.block_function(id)), from.block_name(id));
    case ConstantKind::InlineAssembly: {
      const std::span<const Value> parts = from.elements(id);
      return to.inline_assembly(from.bytes(parts[0].constant()), from.bytes(parts[1].constant()),
                                constant.flags);
    }
    case ConstantKind::Metadata:
      return to.metadata(from.bytes(id));
  }
  __builtin_unreachable();
}

}  // namespace lilt::ssa
