// Interned types.
//
// Types of equal structure have equal ids; named structs are equal by name. The IR proper knows
// only opaque pointers. Source text from before LLVM 15 has pointers with a pointee: those types
// exist in this table too (TypedPointer, and types that contain one), so that the front end can
// check them, and each knows its *erased* form, in which every pointer is `ptr`. Values and
// instructions carry erased types only; the verifier checks it.
#pragma once

#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/support/arena.h"
#include "ir/support/id.h"
#include "ir/support/id_table.h"
#include "ir/support/stable_vector.h"

namespace lilt::ssa {

using TypeId = Id<struct TypeTag>;

enum class TypeKind : uint8_t {
  Void,
  Label,
  Metadata,
  Token,
  Integer,
  Half,
  BFloat,
  Float,
  Double,
  X86Fp80,
  Fp128,
  Pointer,       // opaque, with an address space
  TypedPointer,  // source types only
  Vector,
  Array,
  Struct,
  Function,
  Alias,  // source types only: `%name = type T` where T is not a struct; `element` is T once known
};

// Types that every table holds, at fixed ids.
inline constexpr TypeId kVoid{0}, kLabel{1}, kMetadata{2}, kToken{3}, kI1{4}, kI8{5}, kI16{6},
    kI32{7}, kI64{8}, kI128{9}, kHalf{10}, kBFloat{11}, kFloat{12}, kDouble{13}, kX86Fp80{14},
    kFp128{15}, kPtr{16};

struct Type {
  TypeKind kind = TypeKind::Void;
  bool packed = false;        // struct
  bool variadic = false;      // function
  bool opaque = false;        // named struct or alias whose body is not known (yet)
  bool named = false;         // struct (by name rather than by structure) or alias
  uint32_t bits = 0;          // integer width, or the pointer's address space
  uint64_t count = 0;         // array and vector: number of elements
  TypeId element;             // array, vector: element; typed pointer: pointee; function: result;
                              // alias: the type it stands for
  uint32_t first_member = 0;  // struct: fields; function: parameters
  uint32_t member_count = 0;
  TypeId erased;          // this type with every pointer opaque; itself for most
  TypeId pointer_to;      // the typed pointer to this in address space 0, once created
  std::string_view name;  // named struct or alias, without `%`
  uint64_t size = 0;      // layout, in bytes
  uint32_t align = 0;     // 0: not laid out yet, a part is not; kUnsized: see type.cpp
};

class TypeTable {
 public:
  TypeTable();
  // An overlay: a copy of a finished table, which must outlive it and change no more. Types added
  // to the overlay get the ids after the base's. O(types).
  explicit TypeTable(const TypeTable* base);
  TypeTable(const TypeTable&) = delete;
  TypeTable& operator=(const TypeTable&) = delete;
  // Forgets the types that were added to the overlay. O(types added).
  void reset_overlay();
  // The type of this table that equals a type of an overlay of it, or of an overlay of the same
  // base; added if need be. O(size of the type).
  TypeId import(const TypeTable& other, TypeId type);

  const Type& operator[](TypeId type) const { return types_[type.index()]; }
  TypeKind kind(TypeId type) const { return types_[type.index()].kind; }
  size_t size() const { return types_.size(); }
  // Struct fields or function parameters. Valid until the next type is created.
  std::span<const TypeId> members(TypeId type) const {
    const Type& t = types_[type.index()];
    return {members_.data() + t.first_member, t.member_count};
  }
  TypeId member(TypeId type, size_t index) const {
    return members_[types_[type.index()].first_member + index];
  }

  // Interning constructors: amortised O(number of members).
  TypeId integer(uint32_t bits);
  TypeId pointer(uint32_t address_space = 0);
  TypeId typed_pointer(TypeId pointee, uint32_t address_space = 0) {
    TypeId known = types_[pointee.index()].pointer_to;
    return known.valid() && address_space == 0 ? known : make_typed_pointer(pointee, address_space);
  }
  TypeId array(uint64_t count, TypeId element);
  TypeId vector(uint64_t count, TypeId element);
  TypeId literal_struct(std::span<const TypeId> fields, bool packed);
  TypeId function(TypeId result, std::span<const TypeId> parameters, bool variadic);

  // The named type `%name`: created opaque by the first call. Later calls return the same id.
  TypeId named(std::string_view name);
  // The id of `%name`; none() if named() did not create it.
  TypeId find_named(std::string_view name) const;
  // Sets the body of a named type: the fields of a struct, or (alias) the type that the name stands
  // for. The named type must be opaque; an alias of itself stays opaque. Call `finish_named` when
  // all bodies are known.
  void set_struct_body(TypeId named, std::span<const TypeId> fields, bool packed);
  void set_alias_body(TypeId named, TypeId body);
  // Creates the erased twins of all named types that contain typed pointers, and corrects the
  // erased forms of all types created before the bodies were known. No body may be set afterwards;
  // opaque types stay opaque. Idempotent. O(size of the table).
  void finish_named();
  // All named types in the order in which they were first mentioned; without twins.
  const std::vector<TypeId>& named_types() const { return named_types_; }

  // The type with every pointer opaque and every alias replaced. O(1).
  TypeId erased(TypeId type) const { return types_[type.index()].erased; }
  // The type that an alias stands for; any other type itself.
  TypeId resolve(TypeId type) const;
  // LLVMlite's equality of source types: named types stand for their definitions, also through
  // recursion (two types are equal if no finite path distinguishes them).
  bool equivalent(TypeId a, TypeId b) const;

  bool is_integer(TypeId type) const { return kind(type) == TypeKind::Integer; }
  bool is_pointer(TypeId type) const { return kind(type) == TypeKind::Pointer; }
  bool is_floating(TypeId type) const {
    return kind(type) >= TypeKind::Half && kind(type) <= TypeKind::Fp128;
  }
  bool is_aggregate(TypeId type) const {
    return kind(type) == TypeKind::Array || kind(type) == TypeKind::Struct;
  }
  // Whether a local may have the type: any except void, functions, labels, metadata and opaque
  // structs.
  bool is_first_class(TypeId type) const;
  // Whether values of the type can be in memory (their size is known). A struct that contains
  // itself other than through a pointer is not sized. Layouts saturate at 2^62 bytes.
  bool is_sized(TypeId type) const { return (*this)[type].align - 1 < kMaxAlign; }
  uint32_t integer_bits(TypeId type) const { return types_[type.index()].bits; }

  // The width of a number or a pointer; 0 of other types.
  uint32_t scalar_bits(TypeId type) const;

  // Layout for x86-64 System V, in bytes, made with the type; of types that hold a named one by
  // value, by finish_named. Requires is_sized. O(1).
  uint64_t size_of(TypeId type) const {
    return (*this)[type].size;
  }                                        // alloc size: distance between array elements
  uint64_t store_size(TypeId type) const;  // bytes that a load or store touches
  uint32_t align_of(TypeId type) const { return (*this)[type].align; }
  // Offset of a struct's field.
  uint64_t field_offset(TypeId structure, size_t field) const;
  // Alignment of i128: 8 in files of clang 14, 16 from clang 18 on (the datalayout says which).
  // Call it before finish_named.
  void set_i128_align(uint32_t bytes);

  // As LLVM prints it. Named types by name; typed pointers as `T*`.
  void print(std::string& out, TypeId type) const;
  // The fields of a struct, named or not: `{ i64, ptr }`, `<{ i8 }>`, or `opaque`.
  void print_struct_body(std::string& out, TypeId type) const;
  std::string to_string(TypeId type) const;

 private:
  static constexpr uint32_t kMaxAlign = 1u << 31;
  class Eraser;
  TypeId make_typed_pointer(TypeId pointee, uint32_t address_space);
  TypeId intern(const Type& type, std::span<const TypeId> members);
  TypeId make(Type type, std::span<const TypeId> members);
  TypeId find(const Type& type, std::span<const TypeId> members, uint32_t hash) const;
  void forget(TypeId id);
  TypeId erase_structure(TypeId type);
  template <class Visitor>
  void for_each_held(TypeId type, Visitor visit) const;
  void lay_out(TypeId type);
  void lay_out_whole(TypeId type);
  void set_layout(Type& type);
  void set_struct_layout(Type& type);
  void print_members(std::string& out, TypeId type) const;

  const TypeTable* base_ = nullptr;  // of an overlay
  uint32_t base_size_ = 0, base_members_ = 0;
  StableVector<Type> types_;
  std::vector<TypeId> members_;
  std::vector<uint64_t> offsets_;  // of members: their offset in a struct, once laid out
  IdTable<TypeId> interned_;       // types without a name, by structure
  std::unordered_map<std::string_view, TypeId> by_name_;  // those of the base are not repeated
  std::vector<TypeId> named_types_;
  std::vector<TypeId> parts_;       // of the type being made
  std::vector<TypeId> unfinished_;  // types whose layout waits for that of their parts
  Arena names_;
  uint32_t i128_align_ = 16;
};

}  // namespace lilt::ssa
