#include "ir/ssa/type.h"

#include <algorithm>
#include <array>
#include <utility>

#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// Values of Type::align that are not alignments.
constexpr uint32_t kUnsized = UINT32_MAX;
constexpr uint32_t kLayoutRuns = UINT32_MAX - 1;
constexpr uint32_t kUnknown = 0;
constexpr uint64_t kMaxSize = uint64_t{1} << 62;

uint64_t add_to_hash(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 32;
}

uint32_t structure_hash(const Type& type, std::span<const TypeId> members) {
  uint64_t hash = add_to_hash(
      static_cast<uint64_t>(type.kind) << 2 | uint64_t{type.packed} << 1 | uint64_t{type.variadic},
      uint64_t{type.bits} << 32 | type.element.index());
  hash = add_to_hash(hash, type.count);
  for (TypeId member : members) hash = add_to_hash(hash, member.index());
  return static_cast<uint32_t>(hash);
}

uint64_t round_up(uint64_t size, uint64_t align) { return (size + align - 1) / align * align; }

uint64_t saturating_product(uint64_t a, uint64_t b) {
  uint64_t product = 0;
  if (__builtin_mul_overflow(a, b, &product)) return kMaxSize;
  return std::min(product, kMaxSize);
}

// Smallest power of two that is not below `bytes`.
uint32_t power_of_two_from(uint64_t bytes, uint32_t limit) {
  uint32_t align = 1;
  while (align < bytes && align < limit) align *= 2;
  return align;
}

// The types that every table holds, in the order of their ids.
constexpr auto kFixedTypes = [] {
  std::array<Type, kPtr.index() + 1> types;
  size_t count = 0;
  const auto add = [&](TypeKind kind, uint32_t bits, uint64_t size, uint32_t align) {
    Type& type = types[count];
    type.kind = kind;
    type.bits = bits;
    type.size = size;
    type.align = align;
    type.erased = TypeId(static_cast<uint32_t>(count++));
  };
  for (TypeKind kind : {TypeKind::Void, TypeKind::Label, TypeKind::Metadata, TypeKind::Token})
    add(kind, 0, 0, kUnsized);
  add(TypeKind::Integer, 1, 1, 1);
  for (uint32_t bits : {8u, 16u, 32u, 64u}) add(TypeKind::Integer, bits, bits / 8, bits / 8);
  add(TypeKind::Integer, 128, 16, 16);
  add(TypeKind::Half, 16, 2, 2);
  add(TypeKind::BFloat, 16, 2, 2);
  add(TypeKind::Float, 32, 4, 4);
  add(TypeKind::Double, 64, 8, 8);
  add(TypeKind::X86Fp80, 80, 16, 16);
  add(TypeKind::Fp128, 128, 16, 16);
  add(TypeKind::Pointer, 0, 8, 8);
  return types;
}();

}  // namespace

TypeTable::TypeTable() : types_(kFixedTypes) {}

TypeTable::TypeTable(const TypeTable* base)
    : base_(base),
      base_size_(static_cast<uint32_t>(base->types_.size())),
      base_members_(static_cast<uint32_t>(base->members_.size())),
      types_(base->types_),
      members_(base->members_),
      offsets_(base->offsets_),
      interned_(base->interned_),
      i128_align_(base->i128_align_) {}

void TypeTable::reset_overlay() {
  while (types_.size() > base_size_) {
    forget(TypeId(static_cast<uint32_t>(types_.size() - 1)));
    types_.pop_back();
  }
  members_.resize(base_members_);
  offsets_.resize(base_members_);
  by_name_.clear();
  named_types_.clear();
  names_.reset();
}

TypeId TypeTable::import(const TypeTable& other, TypeId type) {
  if (type.index() < other.base_size_) return type;
  const Type& there = other[type];
  if (there.named) return named(there.name);
  Type here = there;
  here.pointer_to = TypeId::none();
  if (there.element.valid()) here.element = import(other, there.element);
  std::vector<TypeId> parts;
  for (TypeId member : other.members(type)) parts.push_back(import(other, member));
  return intern(here, parts);
}

// --- interning

TypeId TypeTable::find(const Type& type, std::span<const TypeId> wanted, uint32_t hash) const {
  return interned_.find(hash, [&](TypeId id) {
    const Type& other = types_[id.index()];
    return other.kind == type.kind && other.packed == type.packed &&
           other.variadic == type.variadic && other.bits == type.bits &&
           other.count == type.count && other.element == type.element &&
           std::ranges::equal(members(id), wanted);
  });
}

// Undoes what made the newest type known to others.
void TypeTable::forget(TypeId id) {
  const Type& type = types_[id.index()];
  if (type.kind == TypeKind::TypedPointer && type.bits == 0)
    types_[type.element.index()].pointer_to = TypeId::none();
  if (!type.named) interned_.leave(structure_hash(type, members(id)), id);
}

TypeId TypeTable::make(Type type, std::span<const TypeId> wanted) {
  TypeId id(static_cast<uint32_t>(types_.size()));
  type.first_member = static_cast<uint32_t>(members_.size());
  type.member_count = static_cast<uint32_t>(wanted.size());
  parts_.assign(wanted.begin(), wanted.end());  // `wanted` may be in members_
  members_.insert(members_.end(), parts_.begin(), parts_.end());
  offsets_.resize(members_.size());
  type.erased = id;
  types_.push_back(type);
  return id;
}

TypeId TypeTable::intern(const Type& type, std::span<const TypeId> wanted) {
  const uint32_t hash = structure_hash(type, wanted);
  TypeId known = find(type, wanted, hash);
  if (known.valid()) return known;
  TypeId id = make(type, wanted);
  interned_.enter(hash, id);
  types_[id.index()].align = kUnknown;
  lay_out(id);
  TypeId erased_form = erase_structure(id);
  types_[id.index()].erased = erased_form;
  return id;
}

// The erased form of a type without a name, given the erased forms of its parts.
TypeId TypeTable::erase_structure(TypeId id) {
  Type type = types_[id.index()];
  if (type.kind == TypeKind::TypedPointer) return pointer(type.bits);
  bool changed = false;
  auto erase = [&](TypeId part) {
    changed |= erased(part) != part;
    return erased(part);
  };
  if (type.element.valid()) type.element = erase(type.element);
  for (TypeId member : members(id)) erase(member);
  if (!changed) return id;
  std::vector<TypeId> parts;
  for (TypeId member : members(id)) parts.push_back(erase(member));
  type.pointer_to = TypeId::none();
  return intern(type, parts);
}

TypeId TypeTable::integer(uint32_t bits) {
  switch (bits) {
    case 1:
      return kI1;
    case 8:
      return kI8;
    case 16:
      return kI16;
    case 32:
      return kI32;
    case 64:
      return kI64;
    case 128:
      return kI128;
    default:
      break;
  }
  Type type;
  type.kind = TypeKind::Integer;
  type.bits = bits;
  return intern(type, {});
}

TypeId TypeTable::pointer(uint32_t address_space) {
  if (address_space == 0) return kPtr;
  Type type;
  type.kind = TypeKind::Pointer;
  type.bits = address_space;
  return intern(type, {});
}

TypeId TypeTable::make_typed_pointer(TypeId pointee, uint32_t address_space) {
  Type type;
  type.kind = TypeKind::TypedPointer;
  type.bits = address_space;
  type.element = pointee;
  TypeId id = intern(type, {});
  if (address_space == 0) types_[pointee.index()].pointer_to = id;
  return id;
}

TypeId TypeTable::array(uint64_t count, TypeId element) {
  Type type;
  type.kind = TypeKind::Array;
  type.count = count;
  type.element = element;
  return intern(type, {});
}

TypeId TypeTable::vector(uint64_t count, TypeId element) {
  Type type;
  type.kind = TypeKind::Vector;
  type.count = count;
  type.element = element;
  return intern(type, {});
}

TypeId TypeTable::literal_struct(std::span<const TypeId> fields, bool packed) {
  Type type;
  type.kind = TypeKind::Struct;
  type.packed = packed;
  return intern(type, fields);
}

TypeId TypeTable::function(TypeId result, std::span<const TypeId> parameters, bool variadic) {
  Type type;
  type.kind = TypeKind::Function;
  type.element = result;
  type.variadic = variadic;
  return intern(type, parameters);
}

// --- named types

TypeId TypeTable::named(std::string_view name) {
  if (TypeId known = find_named(name); known.valid()) return known;
  Type type;
  type.kind = TypeKind::Struct;
  type.named = true;
  type.opaque = true;
  type.name = names_.copy(name);
  TypeId id = make(type, {});
  by_name_.emplace(type.name, id);
  named_types_.push_back(id);
  return id;
}

TypeId TypeTable::find_named(std::string_view name) const {
  auto found = by_name_.find(name);
  if (found != by_name_.end()) return found->second;
  return base_ == nullptr ? TypeId::none() : base_->find_named(name);
}

void TypeTable::set_struct_body(TypeId id, std::span<const TypeId> fields, bool packed) {
  std::vector<TypeId> copy(fields.begin(), fields.end());
  Type& type = types_[id.index()];
  type.opaque = false;
  type.packed = packed;
  type.first_member = static_cast<uint32_t>(members_.size());
  type.member_count = static_cast<uint32_t>(copy.size());
  members_.insert(members_.end(), copy.begin(), copy.end());
  offsets_.resize(members_.size());
}

void TypeTable::set_alias_body(TypeId id, TypeId body) {
  body = resolve(body);
  if (body == id) return;
  Type& type = types_[id.index()];
  type.kind = TypeKind::Alias;
  type.opaque = false;
  type.element = body;
}

TypeId TypeTable::resolve(TypeId type) const {
  while (kind(type) == TypeKind::Alias) type = types_[type.index()].element;
  return type;
}

// Computes the erased forms in dependency order: a type after the types it holds by value (a typed
// pointer's pointee does not matter: the pointer becomes `ptr`). A depth-first walk on an explicit
// stack; it cuts the cycle of a type that contains itself by value, which is invalid.
class TypeTable::Eraser {
 public:
  explicit Eraser(TypeTable& table) : table_(table), state_(table.size(), State::New) {}

  void run() {
    for (uint32_t i = 0; i < state_.size(); ++i)
      if (state_[i] == State::New) walk(TypeId(i));
  }

 private:
  enum class State : uint8_t { New, Open, Done };
  struct Frame {
    TypeId type;
    size_t next_part = 0;
  };

  // The parts of a type are its element, then its members.
  TypeId part(TypeId type, size_t index) const {
    const Type& t = table_[type];
    if (t.kind == TypeKind::TypedPointer) return TypeId::none();
    if (t.element.valid()) {
      if (index == 0) return t.element;
      --index;
    }
    return index < t.member_count ? table_.member(type, index) : TypeId::none();
  }
  void walk(TypeId root) {
    open(root);
    while (!stack_.empty()) {
      Frame& top = stack_.back();
      TypeId next = part(top.type, top.next_part++);
      if (!next.valid()) {
        TypeId finished = top.type;
        stack_.pop_back();
        close(finished);
      } else if (next.index() < state_.size() && state_[next.index()] == State::New) {
        open(next);
      }
    }
  }
  void open(TypeId type) {
    state_[type.index()] = State::Open;
    stack_.push_back({type});
  }
  void close(TypeId type) {
    state_[type.index()] = State::Done;
    const Type& t = table_[type];
    TypeId erased_form = type;
    if (t.kind == TypeKind::Alias) {
      erased_form = table_.erased(t.element);
      table_.types_[type.index()].element = table_.resolve(t.element);
    } else if (t.named) {
      erased_form = twin(type);
    } else {
      erased_form = table_.erase_structure(type);
    }
    table_.types_[type.index()].erased = erased_form;
  }
  // The named struct with erased fields: itself if they are the same.
  TypeId twin(TypeId type) {
    std::vector<TypeId> fields;
    bool changed = false;
    for (TypeId field : table_.members(type)) {
      fields.push_back(table_.erased(field));
      changed |= fields.back() != field;
    }
    if (!changed || table_.erased(type) != type) return table_.erased(type);
    Type copy = table_[type];
    copy.align = kUnknown;
    copy.pointer_to = TypeId::none();
    return table_.make(copy, fields);
  }

  TypeTable& table_;
  std::vector<State> state_;
  std::vector<Frame> stack_;
};

void TypeTable::finish_named() {
  if (named_types_.empty() && base_ == nullptr) return;  // all were finished when they were made
  for (uint32_t i = 0; i < types_.size(); ++i)
    if (types_[i].align == kUnsized && types_[i].kind > TypeKind::Token) types_[i].align = kUnknown;
  Eraser(*this).run();
  for (uint32_t i = 0; i < types_.size(); ++i) lay_out_whole(TypeId(i));
}

// --- equivalence

namespace {

// Union-find over type ids: types assumed equal until something distinguishes them.
class AssumedEqual {
 public:
  TypeId find(TypeId type) {
    auto parent = parent_.find(type);
    if (parent == parent_.end()) return type;
    TypeId root = parent->second;
    while (parent_.contains(root)) root = parent_[root];
    while (type != root) type = std::exchange(parent_[type], root);
    return root;
  }
  void unite(TypeId a, TypeId b) { parent_[a] = b; }

 private:
  std::unordered_map<TypeId, TypeId> parent_;
};

bool same_node(const Type& a, const Type& b) {
  return a.kind == b.kind && !a.opaque && !b.opaque && a.packed == b.packed &&
         a.variadic == b.variadic && a.bits == b.bits && a.count == b.count &&
         a.member_count == b.member_count && a.element.valid() == b.element.valid();
}

}  // namespace

// Equality of recursive types as equivalence of automata (Hopcroft & Karp 1971): unite types
// assumed equal, compare their parts, until a pair differs or none is left.
bool TypeTable::equivalent(TypeId left, TypeId right) const {
  if (left == right) return true;
  AssumedEqual classes;
  std::vector<std::pair<TypeId, TypeId>> pending{{left, right}};
  while (!pending.empty()) {
    auto [a, b] = pending.back();
    pending.pop_back();
    a = classes.find(resolve(a));
    b = classes.find(resolve(b));
    if (a == b) continue;
    const Type& x = (*this)[a];
    const Type& y = (*this)[b];
    if (!same_node(x, y)) return false;
    if (x.kind <= TypeKind::Pointer && a != b) return false;  // scalars are equal by id alone
    classes.unite(a, b);
    if (x.element.valid()) pending.push_back({x.element, y.element});
    for (uint32_t i = 0; i < x.member_count; ++i) pending.push_back({member(a, i), member(b, i)});
  }
  return true;
}

bool TypeTable::is_first_class(TypeId type) const {
  const Type& t = (*this)[resolve(type)];
  switch (t.kind) {
    case TypeKind::Void:
    case TypeKind::Label:
    case TypeKind::Metadata:
    case TypeKind::Function:
      return false;
    default:
      return !t.opaque;
  }
}

// --- layout

void TypeTable::set_i128_align(uint32_t bytes) {
  if (i128_align_ == bytes) return;
  i128_align_ = bytes;
  for (uint32_t i = 0; i < types_.size(); ++i)
    if (Type& type = types_[i];
        type.kind > TypeKind::Pointer || (type.kind == TypeKind::Integer && type.bits > 64))
      type.align = kUnknown;
  for (uint32_t i = 0; i < types_.size(); ++i) lay_out(TypeId(i));
}

// Calls visit(part) for the types that a type's layout depends on.
template <class Visitor>
void TypeTable::for_each_held(TypeId id, Visitor visit) const {
  const Type& type = (*this)[id];
  switch (type.kind) {
    case TypeKind::Array:
    case TypeKind::Vector:
    case TypeKind::Alias:
      visit(type.element);
      break;
    case TypeKind::Struct:
      for (TypeId field : members(id)) visit(field);
      break;
    default:
      break;
  }
}

// Lays out a new type, unless the layout of a part is not known yet.
void TypeTable::lay_out(TypeId id) {
  Type& type = types_[id.index()];
  if (type.align != kUnknown || (type.named && type.opaque)) return;
  bool is_known = true;
  for_each_held(id, [&](TypeId part) { is_known &= (*this)[part].align != kUnknown; });
  if (is_known) set_layout(type);
}

// Lays out a type after its parts, on an explicit stack; all bodies are known. A part still
// unfinished when its owner is laid out contains its owner: neither has a size.
void TypeTable::lay_out_whole(TypeId root) {
  if ((*this)[root].align != kUnknown) return;
  std::vector<TypeId>& stack = unfinished_;
  stack.assign(1, root);
  while (!stack.empty()) {
    const TypeId top = stack.back();
    Type& type = types_[top.index()];
    if (type.align == kUnknown) {
      type.align = kLayoutRuns;
      const size_t before = stack.size();
      for_each_held(top, [&](TypeId part) {
        if ((*this)[part].align == kUnknown) stack.push_back(part);
      });
      if (stack.size() != before) continue;
    }
    if (type.align == kLayoutRuns) set_layout(type);
    stack.pop_back();
  }
}

void TypeTable::set_layout(Type& type) {
  auto set = [&](uint64_t size, uint32_t align) {
    type.size = size;
    type.align = align;
  };
  auto part_align = [&] { return (*this)[type.element].align; };
  switch (type.kind) {
    case TypeKind::Integer: {
      uint64_t bytes = (uint64_t{type.bits} + 7) / 8;
      uint32_t align = type.bits > 64 ? i128_align_ : power_of_two_from(bytes, 8);
      return set(round_up(bytes, align), align);
    }
    case TypeKind::Pointer:
    case TypeKind::TypedPointer:
      return set(8, 8);
    case TypeKind::Alias:
    case TypeKind::Array:
      if (part_align() >= kLayoutRuns) return set(0, kUnsized);
      return set(saturating_product((*this)[type.element].size,
                                    type.kind == TypeKind::Array ? type.count : 1),
                 part_align());
    case TypeKind::Vector: {
      if (part_align() >= kLayoutRuns) return set(0, kUnsized);
      const Type& element = (*this)[type.element];
      uint64_t bits = element.kind == TypeKind::Integer ? element.bits : element.size * 8;
      uint64_t bytes = (saturating_product(bits, type.count) + 7) / 8;
      uint32_t align = power_of_two_from(bytes, 1u << 30);
      return set(round_up(bytes, align), align);
    }
    case TypeKind::Struct:
      return set_struct_layout(type);
    default:
      return set(0, kUnsized);
  }
}

void TypeTable::set_struct_layout(Type& type) {
  uint64_t size = 0;
  uint32_t align = 1;
  bool sized = !type.opaque;
  for (uint32_t i = 0; i < type.member_count && sized; ++i) {
    const Type& field = (*this)[members_[type.first_member + i]];
    sized = field.align < kLayoutRuns;
    if (!sized) break;
    if (!type.packed) {
      size = round_up(size, field.align);
      align = std::max(align, field.align);
    }
    offsets_[type.first_member + i] = size;
    size = std::min(size + field.size, kMaxSize);
  }
  type.size = sized ? round_up(size, align) : 0;
  type.align = sized ? align : kUnsized;
}

uint32_t TypeTable::scalar_bits(TypeId type) const {
  switch (kind(type)) {
    case TypeKind::Integer:
      return integer_bits(type);
    case TypeKind::Half:
    case TypeKind::BFloat:
      return 16;
    case TypeKind::Float:
      return 32;
    case TypeKind::Double:
    case TypeKind::Pointer:
      return 64;
    case TypeKind::X86Fp80:
      return 80;
    case TypeKind::Fp128:
      return 128;
    default:
      return 0;
  }
}

uint64_t TypeTable::store_size(TypeId type) const {
  type = resolve(type);
  const Type& t = (*this)[type];
  switch (t.kind) {
    case TypeKind::Integer:
      return (uint64_t{t.bits} + 7) / 8;
    case TypeKind::X86Fp80:
      return 10;
    case TypeKind::Vector: {
      const Type& element = (*this)[t.element];
      uint64_t bits = element.kind == TypeKind::Integer ? element.bits : element.size * 8;
      return (saturating_product(bits, t.count) + 7) / 8;
    }
    default:
      return size_of(type);
  }
}

uint64_t TypeTable::field_offset(TypeId structure, size_t field) const {
  return offsets_[(*this)[resolve(structure)].first_member + field];
}

// --- text

void TypeTable::print_members(std::string& out, TypeId type) const {
  bool first = true;
  for (TypeId member : members(type)) {
    if (!first) out += ", ";
    first = false;
    print(out, member);
  }
  if (!(*this)[type].variadic) return;
  out += first ? "..." : ", ...";
}

void TypeTable::print_struct_body(std::string& out, TypeId id) const {
  const Type& type = (*this)[id];
  if (type.opaque) {
    out += "opaque";
    return;
  }
  if (type.packed) out += '<';
  out += type.member_count == 0 ? "{" : "{ ";
  print_members(out, id);
  out += type.member_count == 0 ? "}" : " }";
  if (type.packed) out += '>';
}

void TypeTable::print(std::string& out, TypeId id) const {
  const Type& type = (*this)[id];
  if (type.named) return append_llvm_name(out, '%', type.name);
  switch (type.kind) {
    case TypeKind::Void:
      out += "void";
      break;
    case TypeKind::Label:
      out += "label";
      break;
    case TypeKind::Metadata:
      out += "metadata";
      break;
    case TypeKind::Token:
      out += "token";
      break;
    case TypeKind::Half:
      out += "half";
      break;
    case TypeKind::BFloat:
      out += "bfloat";
      break;
    case TypeKind::Float:
      out += "float";
      break;
    case TypeKind::Double:
      out += "double";
      break;
    case TypeKind::X86Fp80:
      out += "x86_fp80";
      break;
    case TypeKind::Fp128:
      out += "fp128";
      break;
    case TypeKind::Integer:
      out += 'i';
      append_decimal(out, uint64_t{type.bits});
      break;
    case TypeKind::Pointer:
    case TypeKind::TypedPointer:
      if (type.kind == TypeKind::Pointer)
        out += "ptr";
      else
        print(out, type.element);
      if (type.bits != 0) {
        out += " addrspace(";
        append_decimal(out, uint64_t{type.bits});
        out += ')';
      }
      if (type.kind == TypeKind::TypedPointer) out += '*';
      break;
    case TypeKind::Array:
    case TypeKind::Vector:
      out += type.kind == TypeKind::Array ? '[' : '<';
      append_decimal(out, type.count);
      out += " x ";
      print(out, type.element);
      out += type.kind == TypeKind::Array ? ']' : '>';
      break;
    case TypeKind::Struct:
      print_struct_body(out, id);
      break;
    case TypeKind::Function:
      print(out, type.element);
      out += " (";
      print_members(out, id);
      out += ')';
      break;
    case TypeKind::Alias:
      break;  // has a name
  }
}

std::string TypeTable::to_string(TypeId type) const {
  std::string out;
  print(out, type);
  return out;
}

}  // namespace lilt::ssa
