// An id may refer to a later type only if that one is a struct with a name, so texts are made in
// one walk from the first type to the last.
#include "frontend/bitcode/types.h"

#include <algorithm>
#include <utility>

#include "frontend/bitcode/integers.h"
#include "frontend/bitcode/quoted_name.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

namespace {

using Kind = Type::Kind;

enum TypeCode : uint64_t {
  kOpaqueType = 6,
  kIntegerType = 7,
  kPointerType = 8,
  kArrayType = 11,
  kVectorType = 12,
  kUnnamedStructType = 18,
  kStructName = 19,
  kNamedStructType = 20,
  kFunctionType = 21,
  kOpaquePointerType = 25,
  kTargetType = 26,
  kByteType = 27,
};

struct SimpleType {
  uint64_t code;
  Kind kind;
  const char* text;
};

constexpr SimpleType kSimpleTypes[] = {
#define SIMPLE_TYPE(code, kind, text) {code, Kind::kind, #text},
#include "frontend/bitcode/words.def"
};

// Of all types together: structs without names may double their text in each record.
constexpr size_t kMaxText = size_t{64} << 20;

}  // namespace

void TypeTable::read(BitCursor& cursor) {
  for_each_record(cursor, [&](const Record& record) { read_record(record); });
  finish();
}

void TypeTable::read_record(const Record& record) {
  constexpr uint64_t kCount = 1;
  if (record.code == kCount) return;
  if (record.code == kStructName) {
    pending_name_ = record.text();
    return;
  }
  bits_.push_back(record.bit);
  add(made(record));
}

Type TypeTable::made(const Record& record) {
  Type type;
  const auto* const simple = std::ranges::find(kSimpleTypes, record.code, &SimpleType::code);
  if (simple != std::end(kSimpleTypes)) {
    type.kind = simple->kind;
    type.text = simple->text;
    return type;
  }
  switch (record.code) {
    case kIntegerType:
    case kByteType:
      if (record[0] == 0 || record[0] > kMaxIntegerWidth) record.fail("an integer of that width");
      type.kind = record.code == kIntegerType ? Kind::Integer : Kind::Simple;
      type.number = record[0];
      type.text = (record.code == kIntegerType ? "i" : "b") + std::to_string(type.number);
      break;
    case kPointerType:
      type.kind = Kind::Pointer;
      type.number = record.at_or_zero(1);
      record[0];
      type.members = {static_cast<TypeId>(record[0])};
      break;
    case kOpaquePointerType:
      type.kind = Kind::OpaquePointer;
      type.number = record[0];
      break;
    case kArrayType:
    case kVectorType:
      type.kind = record.code == kArrayType ? Kind::Array : Kind::Vector;
      type.number = record[0];
      type.members = {static_cast<TypeId>(record[1])};
      type.is_special = record.code == kVectorType && record.at_or_zero(2) != 0;
      break;
    case kUnnamedStructType:
    case kNamedStructType:
      type.kind = Kind::Struct;
      type.is_special = record[0] != 0;
      type.is_named = record.code == kNamedStructType;
      add_members(type, record, 1);
      break;
    case kOpaqueType:
      type.kind = Kind::Opaque;
      type.is_named = true;
      break;
    case kFunctionType:
      type.kind = Kind::Function;
      type.is_special = record[0] != 0;
      record[1];  // the result
      add_members(type, record, 1);
      break;
    case kTargetType: {
      type.kind = Kind::Target;
      append_llvm_string(type.name, std::exchange(pending_name_, {}));
      const uint64_t types = record[0];
      for (size_t i = 1; i < record.size(); ++i)
        if (i <= types)
          type.members.push_back(checked(record[i], record));
        else
          type.numbers += ", " + std::to_string(record[i]);
      break;
    }
    default:
      record.fail("a type of unknown kind, code " + std::to_string(record.code));
  }
  return type;
}

void TypeTable::add_members(Type& type, const Record& record, size_t first) {
  for (size_t i = first; i < record.size(); ++i)
    type.members.push_back(static_cast<TypeId>(std::min<uint64_t>(record[i], UINT32_MAX)));
}

void TypeTable::add(Type type) {
  if (type.is_named) {
    const std::string name = std::exchange(pending_name_, {});
    if (!name.empty()) append_name(type.text, '%', name);
  }
  types_.push_back(std::move(type));
}

void TypeTable::finish() {
  size_t unnamed = 0;
  for (Type& type : types_)
    if (type.is_named && type.text.empty()) type.text = "%" + std::to_string(unnamed++);
  for (TypeId id = 0; id < types_.size(); ++id) {
    Type& type = types_[id];
    const Record place{0, bits_[id], {}};
    for (const TypeId member : type.members)
      if (!at(member, place).is_named && member >= id && !type.is_named)
        place.fail("a type contains a later one");
    if (type.text.empty()) type.text = unnamed_text(type);
    text_size_ += type.text.size();
    if (text_size_ > kMaxText) place.fail("types are nested too deeply");
    if (!type.is_named) by_structure_.emplace(key_of(type), id);
  }
}

TypeTable::Key TypeTable::key_of(const Type& type) {
  Key key{static_cast<uint64_t>(type.kind), type.is_special, type.number};
  key.insert(key.end(), type.members.begin(), type.members.end());
  return key;
}

std::string TypeTable::body(const Type& type) const {
  if (type.kind == Kind::Opaque) return "opaque";
  std::string out = type.is_special ? "<{" : "{";
  if (!type.members.empty()) {
    out += ' ';
    append_list(out, type, 0);
    out += ' ';
  }
  return out + (type.is_special ? "}>" : "}");
}

std::string TypeTable::unnamed_text(const Type& type) const {
  const auto space = [&] {
    return type.number == 0 ? "" : " addrspace(" + std::to_string(type.number) + ")";
  };
  const auto count = [&] { return std::to_string(type.number) + " x "; };
  switch (type.kind) {
    case Kind::Pointer:
      return text(type.members[0]) + space() + "*";
    case Kind::OpaquePointer:
      return "ptr" + space();
    case Kind::Array:
      return "[" + count() + text(type.members[0]) + "]";
    case Kind::Vector:
      return (type.is_special ? "<vscale x " : "<") + count() + text(type.members[0]) + ">";
    case Kind::Struct:
      return body(type);
    case Kind::Function: {
      std::string out = text(type.members[0]) + " (";
      append_list(out, type, 1);
      if (type.is_special) out += type.members.size() > 1 ? ", ..." : "...";
      return out + ")";
    }
    case Kind::Target: {
      std::string out = "target(\"" + type.name + '"' + (type.members.empty() ? "" : ", ");
      append_list(out, type, 0);
      return out + type.numbers + ")";
    }
    default:
      return type.text;
  }
}

void TypeTable::append_list(std::string& out, const Type& type, size_t first) const {
  for (size_t i = first; i < type.members.size(); ++i) {
    if (i > first) out += ", ";
    out += text(type.members[i]);
    if (out.size() > kMaxText) throw Damage{0, "types are nested too deeply"};
  }
}

TypeId TypeTable::find_or_add(Type type) {
  const auto [found, is_new] =
      by_structure_.emplace(key_of(type), static_cast<TypeId>(types_.size()));
  if (is_new) {
    if (type.text.empty()) type.text = unnamed_text(type);
    types_.push_back(std::move(type));
  }
  return found->second;
}

TypeId TypeTable::integer(uint64_t width) {
  Type type;
  type.kind = Kind::Integer;
  type.number = width;
  type.text = "i" + std::to_string(width);
  return find_or_add(std::move(type));
}

TypeId TypeTable::pointer_to(TypeId pointee, uint64_t address_space) {
  Type type;
  type.kind = Kind::Pointer;
  type.number = address_space;
  type.members = {pointee};
  if (const auto found = by_structure_.find(key_of(type)); found != by_structure_.end())
    return found->second;
  type.kind = Kind::OpaquePointer;
  type.members.clear();
  return find_or_add(std::move(type));
}

TypeId TypeTable::structure(std::vector<TypeId> members) {
  Type type;
  type.kind = Kind::Struct;
  type.members = std::move(members);
  return find_or_add(std::move(type));
}

TypeId TypeTable::token() {
  auto found = std::ranges::find(types_, "token", &Type::text);
  if (found == types_.end()) {
    Type type;
    type.text = "token";
    types_.push_back(std::move(type));
    found = types_.end() - 1;
  }
  return static_cast<TypeId>(found - types_.begin());
}

TypeId TypeTable::shaped_as(TypeId shape, TypeId element) {
  const Type& type = types_[shape];
  return type.kind == Kind::Vector ? vector(type.number, type.is_special, element) : element;
}

TypeId TypeTable::vector(uint64_t count, bool is_scalable, TypeId element) {
  Type type;
  type.kind = Kind::Vector;
  type.number = count;
  type.is_special = is_scalable;
  type.members = {element};
  return find_or_add(std::move(type));
}

TypeId TypeTable::element(TypeId aggregate, uint64_t index, const Record& user) const {
  const Type& type = types_[aggregate];
  if (type.kind == Kind::Struct && index < type.members.size()) return type.members[index];
  if (type.kind == Kind::Array || type.kind == Kind::Vector) return type.members[0];
  user.fail("an index into what is not that large an aggregate");
}

void TypeTable::append_definitions(std::string& out) const {
  for (const Type& type : types_)
    if (type.is_named) out += type.text + " = type " + body(type) + "\n";
}

}  // namespace lilt::bitcode
