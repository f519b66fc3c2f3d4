// What all parts of the parser share: the module that is being read, where in the text it is read,
// and the rules of source types.
//
// A *source type* is a type as the text has it. In modules with typed pointers it may contain
// TypedPointer and Alias types, which the IR proper has not: `erased` gives the IR's type. In
// modern modules source types are erased types already.
#pragma once

#include <string>

#include "frontend/llvm/cursor.h"
#include "frontend/llvm/module_index.h"
#include "ir/ssa/module.h"

namespace lilt::frontend {

class ParseContext {
 public:
  ssa::Module& module;
  Cursor& cursor;
  Reporter& reporter;
  bool typed;     // pointers have pointees: Dialect::LLVMlite and Dialect::Typed
  bool llvmlite;  // the specification's own rules and liberties

  ParseContext(ssa::Module& of_module, Cursor& at_cursor)
      : module(of_module), cursor(at_cursor), reporter(at_cursor.reporter()) {
    set_dialect(of_module.dialect);
  }
  void set_dialect(ssa::Dialect dialect) {
    module.dialect = dialect;
    typed = dialect != ssa::Dialect::Modern;
    llvmlite = dialect == ssa::Dialect::LLVMlite;
  }

  ssa::TypeTable& types() const { return module.types(); }
  // The IR's form of a source type.
  ssa::TypeId erased(ssa::TypeId source) const {
    return source <= ssa::kPtr || !typed ? source : types().erased(source);
  }
  // Type of a pointer to what has the source type.
  ssa::TypeId pointer_to(ssa::TypeId source) const {
    return typed ? types().typed_pointer(source) : ssa::kPtr;
  }
  // Type of a pointer to what has the source type, in the address space of another pointer.
  ssa::TypeId pointer_like(ssa::TypeId pointer, ssa::TypeId source) const {
    uint32_t space = resolved(pointer).bits;
    if (space == 0) [[likely]]
      return pointer_to(source);
    return typed ? types().typed_pointer(source, space) : types().pointer(space);
  }
  // Whether a value of source type `pointer` is a pointer, in any address space, to `source`.
  bool points_to(ssa::TypeId pointer, ssa::TypeId source) const {
    if (pointer == pointer_to(source)) [[likely]]
      return true;
    if (!typed) return resolved(pointer).kind == ssa::TypeKind::Pointer;
    return pointee(pointer).valid() && same(pointee(pointer), source);
  }
  // The type of a vector's elements; any other type is its own.
  ssa::TypeId lane(ssa::TypeId source) const {
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::Vector ? type.element : source;
  }
  // Number of a vector's elements, 0 for any other type.
  uint64_t lanes(ssa::TypeId source) const {
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::Vector ? type.count : 0;
  }
  // `element`, or a vector of as many as `like` has.
  ssa::TypeId with_lanes_of(ssa::TypeId like, ssa::TypeId element) const {
    uint64_t count = lanes(like);
    return count == 0 ? element : types().vector(count, element);
  }
  // What a typed pointer points to; none() when the type is no typed pointer.
  ssa::TypeId pointee(ssa::TypeId source) const {
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::TypedPointer ? type.element : ssa::TypeId::none();
  }
  // The type, or what it stands for when it is an alias.
  const ssa::Type& resolved(ssa::TypeId source) const {
    const ssa::Type& type = types()[source];
    if (type.kind != ssa::TypeKind::Alias) [[likely]]
      return type;
    return types()[types().resolve(source)];
  }
  ssa::TypeKind kind(ssa::TypeId source) const { return resolved(source).kind; }
  bool is_integer(ssa::TypeId source) const {
    return (source >= ssa::kI1 && source <= ssa::kI64) ||
           resolved(source).kind == ssa::TypeKind::Integer;
  }
  bool is_pointer(ssa::TypeId source) const {
    ssa::TypeKind k = kind(source);
    return k == ssa::TypeKind::Pointer || k == ssa::TypeKind::TypedPointer;
  }
  bool is_floating(ssa::TypeId source) const {
    return types().is_floating(types().resolve(source));
  }
  uint32_t integer_bits(ssa::TypeId source) const { return resolved(source).bits; }
  bool same(ssa::TypeId a, ssa::TypeId b) const {
    return a == b || (typed && types().equivalent(a, b));
  }
  // The type in quotes, for messages; with what it stands for when it is an alias.
  std::string shown(ssa::TypeId type) const;
  std::string shown_symbol(ssa::SymbolId symbol) const {
    return quoted("@" + std::string(module[symbol].name));
  }
  // Type of the address of a symbol.
  ssa::TypeId address_type(ssa::SymbolId symbol) const {
    return typed ? types().typed_pointer(module[symbol].source_type) : ssa::kPtr;
  }

  // A value of the type can be in a local, an argument or a result.
  void require_value_type(ssa::TypeId type, SourceOffset place) const {
    if (type >= ssa::kI1 && type <= ssa::kPtr) [[likely]]
      return;
    if (types().kind(type) == ssa::TypeKind::TypedPointer) return;
    if (!types().is_first_class(type))
      reporter.fail(place, shown(type) + " is no type that a value can have");
  }
  // Values of the type can lie in memory, and fewer than 2^62 bytes of it.
  void require_sized(ssa::TypeId type, SourceOffset place) const {
    if (type < ssa::kI1 || type > ssa::kPtr) [[unlikely]]
      require_known_size(type, place);
  }
  void require_known_size(ssa::TypeId type, SourceOffset place) const;

  // The symbol that a name stands for; reports an undefined name and gives none().
  ssa::SymbolId find_symbol(std::string_view name, SourceOffset place) const;
  // Reports that what is called `name` has another type than its use says, with a note at the place
  // of the definition when there is one.
  void report_type(SourceOffset place, std::string_view name, ssa::TypeId found,
                   ssa::TypeId expected, SourceOffset definition) const;

  // The step of a getelementptr from `type` to one of its parts, given the index's value (none when
  // it is not known before the program runs). Fails when there is no such part.
  struct ConstantIndex {
    bool known = false;
    int64_t value = 0;
  };
  ssa::TypeId part_of(ssa::TypeId type, ConstantIndex index, SourceOffset place) const;

  // See find_pointer_evidence; looked for once.
  const PointerEvidence& first_pointer();

 private:
  PointerEvidence first_pointer_;
  bool knows_first_pointer_ = false;
};

}  // namespace lilt::frontend
