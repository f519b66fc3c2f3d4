#include "ir/ssa/constant.h"
#include "ir/support/hash.h"

#include <algorithm>
#include <bit>
#include <functional>

namespace lilt::ssa {

namespace {

constexpr size_t kSmallestTable = 64;

uint64_t mix(uint64_t hash, uint64_t value) {
  hash = (hash ^ value) * 0x9E3779B97F4A7C15ull;
  return hash ^ hash >> 29;
}

bool has_words(const Constant& constant, std::span<const uint64_t> words) {
  return constant.kind == ConstantKind::WideInteger || !words.empty();
}

bool has_elements(ConstantKind kind) {
  return kind == ConstantKind::Aggregate || kind == ConstantKind::Expression ||
         kind == ConstantKind::BlockAddress || kind == ConstantKind::InlineAssembly;
}

// Types whose Floating constants keep words instead of bits.
bool is_wide_floating(const Constant& constant) {
  return constant.kind == ConstantKind::Floating &&
         (constant.type == kX86Fp80 || constant.type == kFp128);
}

}  // namespace

void ConstantPool::reset(const ConstantPool* parent) {
  parent_ = parent;
  base_ = parent == nullptr ? 0 : static_cast<uint32_t>(parent->size());
  constants_.clear();
  elements_.clear();
  words_.clear();
  bytes_.clear();
  // The table fits the last contents, so clearing it costs no more than filling it did.
  size_t size = std::max(kSmallestTable, std::bit_ceil(entries_ * 2));
  table_.assign(table_.empty() ? kSmallestTable : std::min(size, table_.size()), Slot());
  mask_ = table_.size() - 1;
  entries_ = 0;
}

void ConstantPool::grow_table() {
  std::vector<Slot> old(table_.size() * 2);
  old.swap(table_);
  mask_ = table_.size() - 1;
  entries_ = 0;
  for (const Slot& slot : old)
    if (slot.id.valid()) enter(slot.hash, slot.id);
}

void ConstantPool::enter(uint32_t hash, ConstantId id) {
  if (++entries_ * 2 > table_.size()) {
    grow_table();
    ++entries_;
  }
  size_t at = hash & mask_;
  while (table_[at].id.valid()) at = (at + 1) & mask_;
  table_[at] = {hash, id};
}

bool ConstantPool::equal(ConstantId id, const Key& key) const {
  const Constant& known = (*this)[id];
  const Constant& wanted = key.constant;
  if (known.kind != wanted.kind || known.type != wanted.type || known.opcode != wanted.opcode ||
      known.flags != wanted.flags)
    return false;
  switch (known.kind) {
    case ConstantKind::Aggregate:
    case ConstantKind::Expression:
    case ConstantKind::BlockAddress:
    case ConstantKind::InlineAssembly:
      return std::ranges::equal(elements(id), key.elements);
    case ConstantKind::String:
    case ConstantKind::Metadata:
      return bytes(id) == key.bytes;
    case ConstantKind::WideInteger:
      return std::ranges::equal(words(id), key.words);
    case ConstantKind::Floating:
      if (is_wide_floating(known)) return std::ranges::equal(words(id), key.words);
      [[fallthrough]];
    default:
      return payload(known) == payload(wanted);
  }
}

ConstantId ConstantPool::find(const Key& key, uint32_t hash) const {
  for (size_t at = hash & mask_; table_[at].id.valid(); at = (at + 1) & mask_)
    if (table_[at].hash == hash && equal(table_[at].id, key)) return table_[at].id;
  return ConstantId::none();
}

ConstantId ConstantPool::find_in_parents(const Key& key, uint32_t hash) const {
  for (const ConstantPool* pool = parent_; pool != nullptr; pool = pool->parent_) {
    ConstantId known = pool->find(key, hash);
    if (known.valid()) return known;
  }
  return ConstantId::none();
}

ConstantId ConstantPool::add(const Key& key, uint32_t hash) {
  ConstantId known = find_in_parents(key, hash);
  if (known.valid()) {
    enter(hash, known);
    return known;
  }
  constexpr size_t kFirstConstants = 16;
  Constant constant = key.constant;
  auto keep = [&constant](auto& arena, const auto& contents) {
    const size_t first = arena.size(), count = contents.size();
    constant.range = {static_cast<uint32_t>(first), static_cast<uint32_t>(count)};
    // The contents may be in the arena, which moves when it grows.
    const bool is_inside = std::less_equal<>()(arena.data(), contents.data()) &&
                           std::less<>()(contents.data(), arena.data() + first);
    const auto place = is_inside ? contents.data() - arena.data() : 0;
    arena.resize(first + count);
    std::copy_n(is_inside ? arena.data() + place : contents.data(), count, arena.data() + first);
  };
  if (has_elements(constant.kind))
    keep(elements_, key.elements);
  else if (constant.kind == ConstantKind::String || constant.kind == ConstantKind::Metadata)
    keep(bytes_, key.bytes);
  else if (has_words(constant, key.words))
    keep(words_, key.words);
  ConstantId id(base_ + static_cast<uint32_t>(constants_.size()));
  if (constants_.capacity() == 0) constants_.reserve(kFirstConstants);
  constants_.push_back(constant);
  enter(hash, id);
  return id;
}

ConstantId ConstantPool::add_scalar(ConstantKind kind, TypeId type, uint64_t bits, uint32_t hash) {
  Key key;
  key.constant.kind = kind;
  key.constant.type = type;
  if (kind == ConstantKind::Symbol)
    key.constant.symbol = SymbolId(static_cast<uint32_t>(bits));
  else
    key.constant.bits = bits;
  return add(key, hash);
}

ConstantId ConstantPool::intern(const Key& key) {
  const Constant& constant = key.constant;
  uint64_t hash =
      mix(uint64_t{constant.type.index()} << 32 | uint64_t{constant.flags} << 16,
          static_cast<uint64_t>(constant.kind) << 8 | static_cast<uint64_t>(constant.opcode));
  for (Value element : key.elements) hash = mix(hash, element.word());
  for (uint64_t word : key.words) hash = mix(hash, word);
  if (!key.bytes.empty()) hash = mix(hash, hash_of_bytes(key.bytes));
  auto folded = static_cast<uint32_t>(hash >> 32);
  ConstantId known = find(key, folded);
  return known.valid() ? known : add(key, folded);
}

ConstantId ConstantPool::wide_integer(TypeId type, std::span<const uint64_t> words) {
  Key key;
  key.constant.kind = ConstantKind::WideInteger;
  key.constant.type = type;
  key.words = words;
  return intern(key);
}

ConstantId ConstantPool::wide_floating(TypeId type, std::span<const uint64_t> words) {
  Key key;
  key.constant.kind = ConstantKind::Floating;
  key.constant.type = type;
  key.words = words;
  return intern(key);
}

ConstantId ConstantPool::aggregate(TypeId type, std::span<const Value> elements) {
  return make(ConstantKind::Aggregate, type, elements, 0);
}

ConstantId ConstantPool::make(ConstantKind kind, TypeId type, std::span<const Value> elements,
                              uint16_t flags) {
  Key key;
  key.constant.kind = kind;
  key.constant.type = type;
  key.constant.flags = flags;
  key.elements = elements;
  return intern(key);
}

ConstantId ConstantPool::string(TypeId type, std::string_view bytes) {
  Key key;
  key.constant.kind = ConstantKind::String;
  key.constant.type = type;
  key.bytes = bytes;
  return intern(key);
}

ConstantId ConstantPool::metadata(std::string_view text) {
  Key key;
  key.constant.kind = ConstantKind::Metadata;
  key.constant.type = kMetadata;
  key.bytes = text;
  return intern(key);
}

ConstantId ConstantPool::block_address(SymbolId function, std::string_view block) {
  Value elements[] = {Value(symbol(function)), Value(string(kMetadata, block))};
  return make(ConstantKind::BlockAddress, kPtr, elements, 0);
}

ConstantId ConstantPool::inline_assembly(std::string_view assembly, std::string_view constraints,
                                         uint16_t flags) {
  Value elements[] = {Value(string(kMetadata, assembly)), Value(string(kMetadata, constraints))};
  return make(ConstantKind::InlineAssembly, kPtr, elements, flags);
}

ConstantId ConstantPool::expression(Opcode opcode, TypeId type, std::span<const Value> operands,
                                    uint16_t flags) {
  Key key;
  key.constant.kind = ConstantKind::Expression;
  key.constant.opcode = opcode;
  key.constant.flags = flags;
  key.constant.type = type;
  key.elements = operands;
  return intern(key);
}

std::span<const Value> ConstantPool::elements(ConstantId id) const {
  if (id.index() < base_) return parent_->elements(id);
  const Constant& constant = constants_[id.index() - base_];
  return {elements_.data() + constant.range.first, constant.range.count};
}

std::span<const uint64_t> ConstantPool::words(ConstantId id) const {
  if (id.index() < base_) return parent_->words(id);
  const Constant& constant = constants_[id.index() - base_];
  return {words_.data() + constant.range.first, constant.range.count};
}

std::string_view ConstantPool::bytes(ConstantId id) const {
  if (id.index() < base_) return parent_->bytes(id);
  const Constant& constant = constants_[id.index() - base_];
  return {bytes_.data() + constant.range.first, constant.range.count};
}

}  // namespace lilt::ssa
