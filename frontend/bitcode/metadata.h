// Metadata: strings, nodes, and values as their operands.
//
// Ids count the module's entries first, then those of the function that is read. Nodes get their
// numbers in the text when they are first asked for, each before its operands: so the text has the
// numbers that llvm-dis gives them, if the caller asks in the order of the text.
#pragma once

#include <array>
#include <cstdint>
#include <deque>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "frontend/bitcode/bitcode_record.h"

namespace lilt::bitcode {

class Metadata {
 public:
  enum class Kind : uint8_t { Missing, String, Value, Node };
  struct Entry {
    Kind kind = Kind::Missing;
    uint32_t record = 0;  // of a node or value
    uint32_t base = 0;    // of the function that its ids are of
    int64_t number = -1;
    int64_t same_as = -1;  // a location that is there already
    std::string_view text;
  };
  using EntryId = uint32_t;
  struct Attachment {
    uint64_t kind;
    EntryId node;
  };
  struct Named {
    std::string name;
    std::vector<EntryId> nodes;
  };
  // Line, column, scope, inlined at, is implicit, atom's group and rank; scopes are ids plus one.
  using Location = std::array<uint64_t, 7>;

  // A block of the module, of its kinds of metadata, or of the function that has begun.
  void read(BitCursor& cursor);
  // From here on ids after the module's are of another function.
  void begin_function();
  // The node of an instruction's location.
  EntryId location(const Location& location, uint64_t bit);

  EntryId resolve(uint64_t id, const Record& user) const { return resolve(id, base_, user); }
  EntryId resolve(uint64_t id, uint32_t base, const Record& user) const;
  // The operand of a node, which is an id plus one; -1 for none.
  int64_t operand(EntryId node, uint64_t operand) const;
  // The operand of a list of arguments, which is an id.
  EntryId argument(EntryId node, uint64_t id) const;
  const Entry& operator[](EntryId id) const { return entries_[id]; }
  Record record(EntryId id) const { return records_[entries_[id].record]; }
  // A node that is printed where it is used.
  bool is_inline(EntryId id) const;

  // The number of a node; it and what it refers to are numbered now, if they are not.
  int64_t number(EntryId id);
  // The nodes by number.
  const std::vector<EntryId>& numbered() const { return numbered_; }

  const std::vector<Named>& named() const { return named_; }
  const std::vector<Attachment>& symbol_attachments(uint64_t value) const;
  std::string kind_name(uint64_t kind, const Record& user) const;

 private:
  void read_record(const Record& record, std::string_view blob);
  void read_strings(const Record& record, std::string_view blob);
  void add(Kind kind, const Record& record);
  void merge_locations(size_t first);
  Location key(EntryId id) const;
  void operands_of(EntryId id, std::vector<EntryId>& out) const;

  RecordPool records_;
  std::vector<Entry> entries_;
  std::deque<std::string> texts_;  // of strings that have a record each
  std::map<Location, EntryId> locations_;
  std::vector<Named> named_;
  std::string pending_name_;
  std::unordered_map<uint64_t, std::vector<Attachment>> symbol_attachments_;
  std::unordered_map<uint64_t, std::string> kinds_;
  std::vector<EntryId> numbered_;
  const std::vector<Attachment> no_attachments_;
  bool is_in_function_ = false;
  uint32_t module_count_ = 0;  // entries of the module
  uint32_t base_ = 0;          // the first entry of the function that is read
};

enum MetadataCode : uint64_t {
  kOldString = 1,
  kMetadataValue = 2,
  kTuple = 3,
  kName = 4,
  kDistinctTuple = 5,
  kMetadataKind = 6,
  kLocation = 7,
  kNamedNode = 10,
  kAttachment = 11,
  kGenericNode = 12,
  kExpression = 29,
  kStrings = 35,
  kSymbolAttachment = 36,
  kIndexOffset = 38,
  kIndex = 39,
  kArgumentList = 46,
};

// For a specialized node: the operands of its record that refer to others, in the order in which
// LLVM numbers them.
std::vector<uint8_t> numbered_operands(const Record& record);

}  // namespace lilt::bitcode
