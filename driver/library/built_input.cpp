// A module that was built, as an input of the compiler without its text.
//
// Builders check types as they go, so most of what the parser checks holds, and the rest that
// concerns bodies is checked when they are copied (ir/ssa/built_bodies.h). What is neither, or is
// seldom built, makes the module go the other way, through its text.
#include <algorithm>
#include <type_traits>

#include "driver/library/building.h"
#include "driver/library/compile.h"
#include "frontend/llvm/promises.h"
#include "ir/ssa/constant_copy.h"
#include "ir/ssa/intrinsics.h"

using namespace lilt;
using namespace lilt::library;
using ssa::ConstantId;
using ssa::Linkage;
using ssa::SymbolId;
using ssa::TypeId;
using ssa::TypeKind;

namespace {

// Whether values of the type can be built, and texts can name it.
bool is_plain(const ssa::TypeTable& types, TypeId id) {
  const ssa::Type& type = types[id];
  switch (type.kind) {
    case TypeKind::Vector: {
      const TypeKind lane = types.kind(type.element);
      return types.is_sized(id) && type.count != 0 &&
             (lane == TypeKind::Integer || lane == TypeKind::Pointer ||
              types.is_floating(type.element));
    }
    case TypeKind::Function:
      return (type.element == ssa::kVoid || types.is_first_class(type.element)) &&
             std::ranges::all_of(types.members(id),
                                 [&](TypeId part) { return types.is_first_class(part); });
    default:
      return type.opaque ? !type.name.empty() : types.is_sized(id);
  }
}

bool are_plain(const ssa::TypeTable& types) {
  for (uint32_t id = ssa::kPtr.index() + 1; id < types.size(); ++id)
    if (!is_plain(types, TypeId(id))) return false;
  return true;
}

// Whether the parser would take the symbol without another look.
bool is_plain(const ssa::TypeTable& types, const ssa::Symbol& symbol) {
  const bool is_function = symbol.kind == ssa::SymbolKind::Function;
  const bool is_declared =
      symbol.linkage == Linkage::External || symbol.linkage == Linkage::ExternWeak;
  if (symbol.name.empty()) return false;
  if (symbol.is_definition ? symbol.linkage == Linkage::ExternWeak : !is_declared) return false;
  const bool is_reserved = symbol.name.starts_with("llvm.");
  if (!is_function) return types.is_sized(symbol.type) && !is_reserved;
  if (!is_reserved) return true;
  const uint16_t intrinsic = ssa::find_intrinsic_signature(symbol.name);
  return intrinsic != 0 && !symbol.is_definition &&
         frontend::find_promise(frontend::PromiseKind::Intrinsic, symbol.name) == nullptr &&
         ssa::check_intrinsic_type(types, intrinsic, symbol.type).empty();
}

// The header of the text that the module prints: functions with bodies come last.
class HeaderCopy {
 public:
  HeaderCopy(lilt_module& module, backend::Input& input)
      : from_(module), built_(*input.built), header_(*input.module) {}

  // False if the text has to decide what the module means.
  bool run() {
    header_.dialect = from_.header().dialect;
    header_.target_triple = from_.header().target_triple;
    header_.source_filename = from_.header().source_filename;
    copy_types();
    if (!are_plain(header_.types())) return false;
    built_.symbols.resize(from_.header().symbol_count());
    for (const bool is_body : {false, true})
      for (const SymbolId id : from_.header().symbols())
        if (has_body(from_.header()[id]) == is_body && !add(id)) return false;
    for (const SymbolId id : header_.symbols())
      if (header_[id].initializer.valid())
        header_[id].initializer = copy_of(header_[id].initializer);
    return true;
  }

 private:
  static bool has_body(const ssa::Symbol& symbol) {
    return symbol.kind == ssa::SymbolKind::Function && symbol.is_definition;
  }
  // The parts of a type have smaller ids, but for the fields of named structs.
  void copy_types() {
    const ssa::TypeTable& types = from_.overlay.types();
    ssa::TypeTable& copies = header_.types();
    built_.types.resize(types.size());
    for (uint32_t i = 0; i < types.size(); ++i) built_.types[i] = copy_of(types, TypeId(i));
    for (const TypeId named : types.named_types())
      if (!types[named].opaque)
        copies.set_struct_body(copy_of(named), copies_of(types.members(named)),
                               types[named].packed);
    copies.finish_named();
  }
  TypeId copy_of(const ssa::TypeTable& types, TypeId id) {
    const ssa::Type& type = types[id];
    ssa::TypeTable& copies = header_.types();
    if (id <= ssa::kPtr) return id;
    if (type.named) return copies.named(type.name);
    switch (type.kind) {
      case TypeKind::Integer:
        return copies.integer(type.bits);
      case TypeKind::Array:
        return copies.array(type.count, copy_of(type.element));
      case TypeKind::Vector:
        return copies.vector(type.count, copy_of(type.element));
      case TypeKind::Struct:
        return copies.literal_struct(copies_of(types.members(id)), type.packed);
      default:
        return copies.function(copy_of(type.element), copies_of(types.members(id)), type.variadic);
    }
  }
  std::vector<TypeId> copies_of(std::span<const TypeId> types) const {
    std::vector<TypeId> copies;
    copies.reserve(types.size());
    for (const TypeId type : types) copies.push_back(copy_of(type));
    return copies;
  }
  TypeId copy_of(TypeId type) const { return built_.types[type.index()]; }

  bool add(SymbolId id) {
    ssa::Symbol symbol = from_.header()[id];
    symbol.type = symbol.source_type = copy_of(symbol.type);
    if (!is_plain(header_.types(), symbol)) return false;
    const SymbolId copy = header_.add_symbol(symbol);
    built_.symbols[id.index()] = copy;
    const auto has = [&](ssa::FunctionAttributes any) {
      return (symbol.function_attributes & any) != 0;
    };
    header_.may_return_twice |= has(ssa::function_attribute::ReturnsTwice);
    header_.has_cold_functions |= has(ssa::function_attribute::Cold);
    built_.bodies.push_back(nullptr);
    return symbol.kind != ssa::SymbolKind::Function || add_function(id, copy);
  }
  bool add_function(SymbolId id, SymbolId copy) {
    lilt_function& function = *from_.function_of(id);
    if (function.has_body()) built_.bodies.back() = &function.body();
    const uint32_t parameters = header_.types()[header_[copy].type].member_count;
    for (uint32_t i = 0; i <= parameters; ++i) {
      const uint32_t position = ssa::kResultPosition + i;  // the first of all
      const ssa::ParameterAttributes& attributes = from_.header().attributes(id, position);
      if (attributes.nest) return false;
      if (attributes != ssa::ParameterAttributes())
        header_.set_attributes(copy, position, attributes);
      for (const auto& [at, facts] : function.facts) {
        if (at != position) continue;
        if ((facts.words & ssa::parameter_fact::Returned) != 0) return false;
        header_.add_facts(copy, position, facts);
      }
    }
    return true;
  }

  // Of what an initializer consists of.
  ConstantId copy_of(ConstantId constant) {
    return ssa::copy_constant(
        from_.constants, constant, header_.constants(), header_.types(),
        [this](auto entity) {
          if constexpr (std::is_same_v<decltype(entity), SymbolId>)
            return built_.symbols[entity.index()];
          else if constexpr (std::is_same_v<decltype(entity), TypeId>)
            return copy_of(entity);
          else
            return entity.is_constant() ? ssa::Value(copy_of(entity.constant()))
                                        : ssa::Value(copy_of(entity.type()));
        },
        std::vector<ssa::Value>());
  }

  lilt_module& from_;
  ssa::BuiltBodies& built_;
  ssa::Module& header_;
};

}  // namespace

std::unique_ptr<backend::Input> lilt::library::read_built(lilt_module& module,
                                                          const backend::CompileOptions& options) {
  if (module.source != nullptr || module.is_for_text || module.header().debug_info.is_present())
    return nullptr;
  auto input = std::make_unique<backend::Input>();
  input->built = std::make_unique<ssa::BuiltBodies>();
  input->module = std::make_unique<ssa::Module>();
  if (!HeaderCopy(module, *input).run()) return nullptr;
  backend::apply_options(*input->module, options);
  return input;
}
