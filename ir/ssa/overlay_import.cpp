#include "ir/ssa/overlay_import.h"

#include <optional>
#include <type_traits>

#include "ir/ssa/constant_copy.h"

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
  const auto map = [this](auto entity) {
    if constexpr (std::is_same_v<decltype(entity), Value>)
      return this->map(entity);
    else
      return (*this)(entity);
  };
  return copy_constant(from_->constants(), id, into_.constants(), into_.types(), map,
                       ArenaVector<Value>(scratch_));
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
