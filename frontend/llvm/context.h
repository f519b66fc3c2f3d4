// The state that all parts of the parser share: the module, the place in the text, and the rules of
// source types.
//
// A *source type* is a type as written in the text. In modules with typed pointers it may contain
// TypedPointer and Alias types, which the IR proper lacks: `erased` returns the IR's type. In
// modern modules source types are erased types already.
#pragma once

#include <string>

#include "frontend/llvm/cursor.h"
#include "frontend/llvm/module_index.h"
#include "ir/ssa/module.h"

namespace lilt::frontend {

// Text that was read is given back to the system in pieces of this size.
inline constexpr SourceOffset kReleasedText = 4 << 20;  // bytes

class ParseContext {
 public:
  const ssa::ModuleView module;
  Cursor& cursor;
  Reporter& reporter;
  bool typed;     // pointers have pointees: Dialect::LLVMlite and Dialect::Typed
  bool llvmlite;  // the specification's own rules and liberties

  // Of a header that is being read.
  ParseContext(ssa::Module& of_module, Cursor& at_cursor)
      : ParseContext(ssa::ModuleView(of_module), of_module.types(), at_cursor) {}
  // Of the bodies of a frozen header.
  ParseContext(ssa::ModuleOverlay& overlay, Cursor& at_cursor)
      : ParseContext(ssa::ModuleView(overlay), overlay.types(), at_cursor) {}
  void set_dialect(ssa::Dialect dialect) {
    typed = dialect != ssa::Dialect::Modern;
    llvmlite = dialect == ssa::Dialect::LLVMlite;
  }

  ssa::TypeTable& types() const { return types_; }
  // The IR's form of a source type.
  ssa::TypeId erased(ssa::TypeId source) const {
    return source <= ssa::kPtr || !typed ? source : types().erased(source);
  }
  // Type of a pointer to a value of the source type.
  ssa::TypeId pointer_to(ssa::TypeId source) const {
    return typed ? types().typed_pointer(source) : ssa::kPtr;
  }
  // Type of a pointer to a value of the source type, in the address space of another pointer.
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
  // The type of a vector's elements; any other type itself.
  ssa::TypeId lane(ssa::TypeId source) const {
    if (source <= ssa::kPtr) [[likely]]
      return source;
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::Vector ? type.element : source;
  }
  // Number of a vector's elements, 0 for any other type.
  uint64_t lanes(ssa::TypeId source) const {
    if (source <= ssa::kPtr) [[likely]]
      return 0;
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::Vector ? type.count : 0;
  }
  // `element`, or a vector of it with as many elements as `like`.
  ssa::TypeId with_lanes_of(ssa::TypeId like, ssa::TypeId element) const {
    uint64_t count = lanes(like);
    return count == 0 ? element : types().vector(count, element);
  }
  // The pointee of a typed pointer; none() for any other type.
  ssa::TypeId pointee(ssa::TypeId source) const {
    const ssa::Type& type = resolved(source);
    return type.kind == ssa::TypeKind::TypedPointer ? type.element : ssa::TypeId::none();
  }
  // The type, or the type that it stands for if it is an alias.
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
  // The type in quotes, for messages; an alias with the type it stands for.
  std::string shown(ssa::TypeId type) const;
  // "… has type …, expected …"
  std::string mismatch(std::string_view what, ssa::TypeId found, ssa::TypeId expected) const;
  std::string shown_symbol(ssa::SymbolId symbol) const {
    return quoted("@" + std::string(module[symbol].name));
  }
  // Type of the address of a symbol.
  ssa::TypeId address_type(ssa::SymbolId symbol) const {
    return typed ? types().typed_pointer(module[symbol].source_type) : ssa::kPtr;
  }

  // Fails unless a local, an argument or a result can have the type.
  void require_value_type(ssa::TypeId type, SourceOffset place) const {
    if (type >= ssa::kI1 && type <= ssa::kPtr) [[likely]]
      return;
    if (types().kind(type) == ssa::TypeKind::TypedPointer) return;
    if (!types().is_first_class(type))
      reporter.fail(place, shown(type) + " is not a type that a value can have");
  }
  // Fails unless values of the type can be in memory, with fewer than 2^62 bytes.
  void require_sized(ssa::TypeId type, SourceOffset place) const {
    if (type < ssa::kI1 || type > ssa::kPtr) [[unlikely]]
      require_known_size(type, place);
  }
  void require_known_size(ssa::TypeId type, SourceOffset place) const;

  // The symbol with the name; reports an undefined name and returns none().
  ssa::SymbolId find_symbol(std::string_view name, SourceOffset place) const;
  // Reports that `name` has another type than its use requires, with a note at the place of the
  // definition, if known.
  void report_type(SourceOffset place, std::string_view name, ssa::TypeId found,
                   ssa::TypeId expected, SourceOffset definition) const;

  // The step of a getelementptr from `type` to one of its parts, given the index's value, if it is
  // constant. Fails if the part is missing.
  struct ConstantIndex {
    bool known = false;
    int64_t value = 0;
  };
  ssa::TypeId part_of(ssa::TypeId type, ConstantIndex index, SourceOffset place) const;

  // See find_pointer_evidence; searched once.
  const PointerEvidence& first_pointer();

 private:
  ParseContext(ssa::ModuleView view, ssa::TypeTable& types, Cursor& at_cursor)
      : module(view), cursor(at_cursor), reporter(at_cursor.reporter()), types_(types) {
    set_dialect(view.header().dialect);
  }

  ssa::TypeTable& types_;
  PointerEvidence first_pointer_;
  bool knows_first_pointer_ = false;
};

}  // namespace lilt::frontend
