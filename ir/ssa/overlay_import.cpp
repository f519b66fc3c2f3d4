#include "ir/ssa/overlay_import.h"

#include <optional>

namespace lilt::ssa {

void OverlayImport::begin(const Function& from) {
  from_ = &from;
  facts_.clear();
  header_types_ = into_.module().header().types().size();
  header_constants_ = into_.module().header().constants().size();
  constants_.assign(from.constants().size() - header_constants_, Value());
}

SymbolId OverlayImport::operator()(SymbolId symbol) {
  if (symbol.index() < into_.module().header().symbol_count()) return symbol;
  Symbol declared = from_->module()[symbol];
  if (SymbolId known = into_.module().find(declared.name); known.valid()) return known;
  declared.type = (*this)(declared.type);
  declared.source_type = (*this)(declared.source_type);
  return into_.declare(declared);
}

ParameterAttributes OverlayImport::operator()(ParameterAttributes attributes) {
  if (attributes.by_value.valid()) attributes.by_value = (*this)(attributes.by_value);
  if (attributes.element.valid()) attributes.element = (*this)(attributes.element);
  return attributes;
}

ConstantId OverlayImport::import(ConstantId constant) {
  const size_t index = constant.index() - header_constants_;
  if (!constants_[index].valid()) {
    const ConstantId made = copy(constant);
    constants_[index] = made;
  }
  return constants_[index].constant();
}

ConstantId OverlayImport::copy(ConstantId id) {
  const ConstantPool& from = from_->constants();
  ConstantPool& to = into_.constants();
  const Constant& constant = from[id];
  const bool has_type = constant.type.valid();
  const TypeId type = has_type ? (*this)(constant.type) : constant.type;
  const TypeTable& types = into_.types();
  ArenaVector<Value> elements(scratch_);
  auto map_elements = [&] {
    for (Value element : from.elements(id)) elements.push_back(map(element));
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
      return to.symbol((*this)(constant.symbol));
    case ConstantKind::Expression:
      map_elements();
      return to.expression(constant.opcode, type, elements, constant.flags);
    case ConstantKind::BlockAddress:
      return to.block_address((*this)(from.block_function(id)), from.block_name(id));
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

FactsIndex OverlayImport::facts(FactsIndex facts) {
  if (facts_.size() < facts) facts_.resize(facts);
  std::optional<FactsIndex>& known = facts_[facts - 1u];
  if (!known)
    known = into_.annotations().add_facts(from_->annotations().facts(facts).without_scopes());
  return *known;
}

// An element of a constant: a constant, or the type of an expression.
Value OverlayImport::map(Value element) {
  return element.is_constant() ? Value((*this)(element.constant()))
                               : Value((*this)(element.type()));
}

}  // namespace lilt::ssa
