// Parses types.
#pragma once

#include <functional>
#include <optional>
#include <vector>

#include "frontend/llvm/context.h"
#include "frontend/llvm/local_table.h"
#include "ir/support/nested_list.h"

namespace lilt::frontend {

class TypeParser {
 public:
  // A use of a named type.
  struct Mention {
    ssa::TypeId type;
    SourceOffset offset;
    bool through_pointer = false;
  };

  explicit TypeParser(ParseContext& context)
      : context_(context), cursor_(context.cursor), types_(context.types()) {}

  // While the header is read: names that are not known yet become opaque types, and each use of a
  // name is added to `mentions`. Without it (null) an unknown name is an error.
  void collect_mentions(std::vector<Mention>* mentions) { mentions_ = mentions; }

  // Adds the place of each name of a type; null: no longer.
  void note_names(std::vector<SourceOffset>* places) { noted_names_ = places; }

  // In a body: the type of a local, none() while it is unknown, nothing for a name that is not a
  // local's. For messages about locals that stand where a type is missing.
  using TypeOfLocal = std::function<std::optional<ssa::TypeId>(std::string_view name)>;
  void know_locals(TypeOfLocal type_of_local) { type_of_local_ = std::move(type_of_local); }

  // Any type, `void` and function types included: a source type.
  ssa::TypeId parse() {
    const char* first = cursor_.position();
    ssa::TypeId type = parse_base();
    char next = cursor_.peek();
    if (next == '*' || next == '(' || next == 'a') return parse_suffixes(type, first);
    return type;
  }
  // A type that a value can have.
  ssa::TypeId parse_value_type() {
    SourceOffset place = cursor_.offset();
    ssa::TypeId type = parse();
    context_.require_value_type(type, place);
    return type;
  }
  // The same, and where it is.
  struct PlacedType {
    ssa::TypeId type;
    SourceOffset place;
  };
  PlacedType parse_placed() {
    const SourceOffset place = cursor_.offset();
    return {parse_value_type(), place};
  }
  // The place of the parameters of the function type parsed last.
  SourceOffset parameters_place() const { return parameters_place_; }
  // `(257)` after `addrspace`: one of the address spaces of x86-64.
  uint32_t parse_address_space();
  // Whether a type begins here (and not, say, an attribute).
  bool at_type() const;

 private:
  // Nearly all types of real programs are one of a few words.
  ssa::TypeId parse_base() {
    if (cursor_.at_word("ptr")) {
      if (!context_.typed && !is_qualified_pointer()) [[likely]]
        return accept_usual(3, ssa::kPtr);
    } else if (cursor_.peek() == 'i') {
      if (cursor_.at_word("i32")) return accept_usual(3, ssa::kI32);
      if (cursor_.at_word("i64")) return accept_usual(3, ssa::kI64);
      if (cursor_.at_word("i8")) return accept_usual(2, ssa::kI8);
      if (cursor_.at_word("i1")) return accept_usual(2, ssa::kI1);
      if (cursor_.at_word("i16")) return accept_usual(3, ssa::kI16);
    }
    return parse_other_base();
  }
  ssa::TypeId accept_usual(size_t length, ssa::TypeId type) {
    depth_ = 0;
    cursor_.advance(length);
    return type;
  }
  // Whether `ptr` is followed by an address space, or, as an error, by `*`.
  bool is_qualified_pointer() const {
    const char* after = cursor_.position() + 3;
    while (is_in(*after, kBlank)) ++after;
    return *after == 'a' || *after == '*' || is_in(*after, kComment);
  }
  ssa::TypeId parse_other_base();
  ssa::TypeId parse_suffixes(ssa::TypeId type, const char* first);
  ssa::TypeId parse_word();
  ssa::TypeId parse_integer(std::string_view word);
  ssa::TypeId parse_opaque_pointer();
  ssa::TypeId parse_named();
  ssa::TypeId find_named(SourceOffset place);
  [[noreturn]] void fail_undefined(std::string_view name, SourceOffset place);
  [[noreturn]] void fail_word(std::string_view word, SourceOffset place);
  ssa::TypeId parse_array();
  ssa::TypeId parse_struct();
  ssa::TypeId parse_packed_struct_or_vector();
  ssa::TypeId parse_function(ssa::TypeId result);
  ssa::TypeId parse_vector(SourceOffset place);
  ssa::TypeId parse_pointer_to(ssa::TypeId pointee, SourceOffset place, uint32_t space = 0);
  void mark_mentions(SourceOffset place);
  void parse_fields(NestedList<ssa::TypeId>& fields);
  ssa::TypeId parse_part(std::string_view of_what);
  void set_depth(uint32_t depth, SourceOffset place);

  ParseContext& context_;
  Cursor& cursor_;
  ssa::TypeTable& types_;
  std::vector<Mention>* mentions_ = nullptr;
  std::vector<SourceOffset>* noted_names_ = nullptr;
  TypeOfLocal type_of_local_;
  LocalTable known_names_;  // types of names that were used already, after the header
  SourceOffset parameters_place_ = kNoOffset;
  uint32_t depth_ = 0;              // levels of the type parsed last, names counting as one
  std::vector<ssa::TypeId> parts_;  // memory of lists: fields and parameters
};

}  // namespace lilt::frontend
