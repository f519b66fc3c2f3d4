// The types of a module: the table that records refer to, and the text of each type.
#pragma once

#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "frontend/bitcode/bitcode_record.h"

namespace lilt::bitcode {

using TypeId = uint32_t;

struct Type {
  enum class Kind : uint8_t {
    Simple,  // its text says all
    Floating,
    Metadata,
    Label,
    Void,
    Integer,
    Pointer,  // of LLVM 14 and earlier: its member is what it points to
    OpaquePointer,
    Array,
    Vector,
    Struct,
    Opaque,
    Function,  // its first member is the result
    Target,    // its members are parameters
  };
  Kind kind = Kind::Simple;
  bool is_special = false;  // packed, scalable, with variable arguments
  bool is_named = false;    // has a definition of its own
  uint64_t number = 0;      // width, elements, address space
  std::vector<TypeId> members;
  std::string text;
  std::string name, numbers;  // of Target: what comes before and after its members
};

class TypeTable {
 public:
  void read(BitCursor& cursor);

  // Checked: ids are from the file.
  const Type& at(uint64_t id, const Record& user) const {
    if (id >= types_.size()) user.fail("type " + std::to_string(id) + " does not exist");
    return types_[id];
  }
  const Type& operator[](TypeId id) const { return types_[id]; }
  const std::string& text(TypeId id) const { return types_[id].text; }
  // That of a file's record.
  TypeId checked(uint64_t id, const Record& user) const {
    at(id, user);
    return static_cast<TypeId>(id);
  }

  // Types of results, made if no record defines them.
  TypeId integer(uint64_t width);
  TypeId truth() {
    if (truth_ == UINT32_MAX) truth_ = integer(1);
    return truth_;
  }
  TypeId pointer_to(TypeId pointee, uint64_t address_space);
  TypeId structure(std::vector<TypeId> members);
  TypeId token();
  // The element, or a vector of it with as many elements as `shape`, if that is a vector.
  TypeId shaped_as(TypeId shape, TypeId element);
  TypeId vector(uint64_t count, bool is_scalable, TypeId element);
  // The element of a vector, else the type itself.
  TypeId scalar(TypeId id) const {
    return types_[id].kind == Type::Kind::Vector ? types_[id].members[0] : id;
  }
  // What a constant index selects from an aggregate.
  TypeId element(TypeId aggregate, uint64_t index, const Record& user) const;

  bool is_floating(TypeId id) const { return types_[scalar(id)].kind == Type::Kind::Floating; }
  void append_definitions(std::string& out) const;

 private:
  using Key = std::vector<uint64_t>;

  void read_record(const Record& record);
  Type made(const Record& record);
  void add_members(Type& type, const Record& record, size_t first);
  void add(Type type);
  void finish();
  static Key key_of(const Type& type);
  std::string body(const Type& type) const;
  std::string unnamed_text(const Type& type) const;
  void append_list(std::string& out, const Type& type, size_t first) const;
  TypeId find_or_add(Type type);

  std::deque<Type> types_;      // references stay valid
  std::vector<uint64_t> bits_;  // of the records
  std::map<Key, TypeId> by_structure_;
  std::string pending_name_;
  TypeId truth_ = UINT32_MAX;  // i1, once it is known
  size_t text_size_ = 0;
};

}  // namespace lilt::bitcode
