#include "frontend/bitcode/metadata.h"

#include <algorithm>

namespace lilt::bitcode {

void Metadata::begin_function() {
  if (!is_in_function_) module_count_ = static_cast<uint32_t>(entries_.size());
  is_in_function_ = true;
  base_ = static_cast<uint32_t>(entries_.size());
}

Metadata::EntryId Metadata::resolve(uint64_t id, uint32_t base, const Record& user) const {
  const uint64_t index = base != 0 && id >= module_count_ ? id - module_count_ + base : id;
  if (index >= entries_.size()) user.fail("metadata " + std::to_string(id) + " does not exist");
  const int64_t same = entries_[index].same_as;
  return static_cast<EntryId>(same < 0 ? static_cast<int64_t>(index) : same);
}

int64_t Metadata::operand(EntryId node, uint64_t operand) const {
  return operand == 0 ? -1 : int64_t{argument(node, operand - 1)};
}

Metadata::EntryId Metadata::argument(EntryId node, uint64_t id) const {
  return resolve(id, entries_[node].base, record(node));
}

bool Metadata::is_inline(EntryId id) const {
  if (entries_[id].kind != Kind::Node) return true;
  const uint64_t code = record(id).code;
  return code == kExpression || code == kArgumentList;
}

// --- reading

void Metadata::read(BitCursor& cursor) {
  const size_t first = entries_.size();
  for_each_record(cursor, [&](const Record& record) { read_record(record, cursor.blob()); });
  merge_locations(first);
}

void Metadata::read_record(const Record& record, std::string_view blob) {
  switch (record.code) {
    case kStrings:
      return read_strings(record, blob);
    case kOldString:
      texts_.push_back(record.text());
      add(Kind::String, record);
      entries_.back().text = texts_.back();
      return;
    case kMetadataValue:
      return add(Kind::Value, record);
    case kName:
      pending_name_ = record.text();
      return;
    case kNamedNode: {
      Named named{pending_name_, {}};
      for (const uint64_t id : record.operands) named.nodes.push_back(resolve(id, record));
      named_.push_back(std::move(named));
      return;
    }
    case kSymbolAttachment:
      for (size_t i = 1; i + 1 < record.size(); i += 2)
        symbol_attachments_[record[0]].push_back({record[i], resolve(record[i + 1], record)});
      return;
    case kIndexOffset:
    case kIndex:
      return;  // where to find single nodes
    case kMetadataKind:
      kinds_[record[0]] = record.text(1);
      return;
    default:
      return add(Kind::Node, record);
  }
}

// [count, offset of the characters], and a blob: the lengths in six bits and more, the characters.
void Metadata::read_strings(const Record& record, std::string_view blob) {
  const uint64_t count = record[0];
  const uint64_t offset = record[1];
  if (offset > blob.size() || count > offset * 8) record.fail("strings longer than their record");
  BlockInfo none;
  // Lengths are a stream of their own, without a magic number.
  const std::string lengths = std::string(4, '\0') + std::string(blob.substr(0, offset));
  BitCursor cursor(lengths, none);
  std::string_view characters = blob.substr(offset);
  for (uint64_t i = 0; i < count; ++i) {
    uint64_t length = 0;
    try {
      length = cursor.variable(6);
    } catch (const Damage&) {
      record.fail("strings longer than their record");
    }
    if (length > characters.size()) record.fail("strings longer than their record");
    Entry entry;
    entry.kind = Kind::String;
    entry.text = characters.substr(0, length);
    entries_.push_back(entry);
    characters.remove_prefix(length);
  }
}

void Metadata::add(Kind kind, const Record& record) {
  Entry entry;
  entry.kind = kind;
  entry.base = base_;
  entry.record = records_.add(record);
  entries_.push_back(entry);
}

// LLVM has one node for locations that say the same.
void Metadata::merge_locations(size_t first) {
  for (size_t i = first; i < entries_.size(); ++i) {
    const auto id = static_cast<EntryId>(i);
    if (entries_[i].kind != Kind::Node) continue;
    const Record node = record(id);
    if (node.code != kLocation || (node[0] & 1) != 0) continue;
    const auto [found, is_new] = locations_.emplace(key(id), id);
    if (!is_new) entries_[i].same_as = found->second;
  }
}

Metadata::Location Metadata::key(EntryId id) const {
  const Record node = record(id);
  Location key{};
  for (size_t i = 0; i < key.size(); ++i) key[i] = node.at_or_zero(i + 1);
  key[2] = uint64_t{resolve(key[2], entries_[id].base, node)} + 1;
  if (key[3] != 0) key[3] = uint64_t{resolve(key[3] - 1, entries_[id].base, node)} + 1;
  return key;
}

Metadata::EntryId Metadata::location(const Location& location, uint64_t bit) {
  const Record user{kLocation, bit, {}};
  if (location[2] == 0) user.fail("a location without a scope");
  std::array<uint64_t, 8> operands{};
  std::ranges::copy(location, operands.begin() + 1);
  operands[3] = location[2] - 1;
  Location known = location;
  known[2] = uint64_t{resolve(location[2] - 1, user)} + 1;
  if (location[3] != 0) known[3] = uint64_t{resolve(location[3] - 1, user)} + 1;
  const auto [found, is_new] = locations_.emplace(known, static_cast<EntryId>(entries_.size()));
  if (is_new) add(Kind::Node, {kLocation, bit, operands});
  return found->second;
}

// --- numbers

void Metadata::operands_of(EntryId id, std::vector<EntryId>& out) const {
  const Record node = record(id);
  const auto take = [&](uint64_t operand_plus_one) {
    const int64_t found = operand(id, operand_plus_one);
    if (found >= 0 && !is_inline(static_cast<EntryId>(found)))
      out.push_back(static_cast<EntryId>(found));
  };
  if (node.code == kTuple || node.code == kDistinctTuple) {
    for (const uint64_t value : node.operands) take(value);
  } else if (node.code == kGenericNode) {
    for (size_t i = 3; i < node.size(); ++i) take(node[i]);
  } else {
    // The scope of a location is never missing.
    for (const uint8_t i : numbered_operands(node))
      take(node.at_or_zero(i) + (node.code == kLocation && i == 3 ? 1 : 0));
  }
}

int64_t Metadata::number(EntryId id) {
  if (entries_[id].number >= 0) return entries_[id].number;
  // In place of recursion: chains of scopes are long.
  std::vector<EntryId> waiting{id}, operands;
  while (!waiting.empty()) {
    const EntryId next = waiting.back();
    waiting.pop_back();
    if (entries_[next].number >= 0) continue;
    entries_[next].number = static_cast<int64_t>(numbered_.size());
    numbered_.push_back(next);
    operands.clear();
    operands_of(next, operands);
    waiting.insert(waiting.end(), operands.rbegin(), operands.rend());
  }
  return entries_[id].number;
}

const std::vector<Metadata::Attachment>& Metadata::symbol_attachments(uint64_t value) const {
  const auto found = symbol_attachments_.find(value);
  return found == symbol_attachments_.end() ? no_attachments_ : found->second;
}

std::string Metadata::kind_name(uint64_t kind, const Record& user) const {
  const auto found = kinds_.find(kind);
  if (found == kinds_.end()) user.fail("a kind of metadata that has no name");
  return found->second;
}

}  // namespace lilt::bitcode
