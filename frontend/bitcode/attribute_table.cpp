#include "frontend/bitcode/attribute_table.h"

#include <algorithm>
#include <utility>

#include "frontend/bitcode/integers.h"
#include "ir/support/text.h"

namespace lilt::bitcode {

namespace {

// Kinds of entries in the record of a group.
enum EntryKind : uint64_t {
  kWordEntry = 0,
  kNumberEntry = 1,
  kStringEntry = 3,
  kStringWithValueEntry = 4,
  kTypelessEntry = 5,
  kTypeEntry = 6,
  kRangeEntry = 7,
  kRangesEntry = 8,
};

std::string in_brackets(const std::string& text) { return "(" + text + ")"; }

// The forms of values: text after the keyword.

std::string Word(uint64_t, bool) { return {}; }
std::string Alignment(uint64_t value, bool in_group) {
  return (in_group ? "=" : " ") + std::to_string(value);
}
std::string StackAlignment(uint64_t value, bool in_group) {
  return in_group ? "=" + std::to_string(value) : in_brackets(std::to_string(value));
}
std::string Bytes(uint64_t value, bool in_group) { return StackAlignment(value, in_group); }
std::string DeadBytes(uint64_t value, bool) {
  return value == 0 || value == UINT64_MAX ? "" : in_brackets(std::to_string(value));
}
std::string UnwindTable(uint64_t value, bool) { return value == 1 ? "(sync)" : ""; }
std::string AllocationSize(uint64_t value, bool) {
  const auto count = static_cast<uint32_t>(value);
  return in_brackets(std::to_string(value >> 32) +
                     (count == UINT32_MAX ? "" : "," + std::to_string(count)));
}
std::string VscaleRange(uint64_t value, bool) {
  return in_brackets(std::to_string(value >> 32) + "," +
                     std::to_string(static_cast<uint32_t>(value)));
}

struct Bit {
  uint64_t bits;
  const char* name;
};

// The names of the bits that are set, each of the bits named once: the widest come first.
template <size_t N>
std::string bit_names(uint64_t value, const Bit (&bits)[N], const char* separator) {
  std::string made;
  for (const Bit& bit : bits) {
    if ((value & bit.bits) != bit.bits) continue;
    value &= ~bit.bits;
    made += (made.empty() ? "" : separator) + std::string(bit.name);
  }
  return made;
}

std::string AllocationKind(uint64_t value, bool) {
  constexpr Bit kKinds[] = {{1, "alloc"},         {2, "realloc"}, {4, "free"},
                            {8, "uninitialized"}, {16, "zeroed"}, {32, "aligned"}};
  return "(\"" + bit_names(value, kKinds, ",") + "\")";
}

std::string FloatingClasses(uint64_t value, bool) {
  constexpr Bit kClasses[] = {{0x3FF, "all"},  {3, "nan"},      {1, "snan"},     {2, "qnan"},
                              {0x204, "inf"},  {4, "ninf"},     {0x200, "pinf"}, {0x60, "zero"},
                              {0x20, "nzero"}, {0x40, "pzero"}, {0x90, "sub"},   {0x10, "nsub"},
                              {0x80, "psub"},  {0x108, "norm"}, {8, "nnorm"},    {0x100, "pnorm"}};
  return in_brackets(value == 0 ? "none" : bit_names(value, kClasses, " "));
}

// Since LLVM 21, which has version 1, errno is a location of its own.
std::string Memory(uint64_t value, bool) {
  constexpr const char* kAccess[] = {"none", "read", "write", "readwrite"};
  constexpr const char* kOld[] = {"argmem: ", "inaccessiblemem: "};
  constexpr const char* kNew[] = {"argmem: ", "inaccessiblemem: ", "errnomem: "};
  const bool is_old = value >> 56 == 0;
  const size_t locations = is_old ? std::size(kOld) : std::size(kNew);
  const auto access = [&](size_t location) { return value >> (2 * location) & 3; };
  const uint64_t other = access(locations);
  std::string made;
  for (size_t i = 0; i < locations; ++i)
    if (access(i) != other)
      made +=
          (made.empty() ? "" : ", ") + std::string(is_old ? kOld[i] : kNew[i]) + kAccess[access(i)];
  if (other != 0 || made.empty()) made = kAccess[other] + (made.empty() ? "" : ", " + made);
  return in_brackets(made);
}

std::string components(uint64_t value) {
  constexpr Bit kComponents[] = {
      {3, "address"}, {1, "address_is_null"}, {12, "provenance"}, {4, "read_provenance"}};
  return value == 0 ? "none" : bit_names(value, kComponents, ", ");
}

std::string Captures(uint64_t value, bool) {
  const uint64_t other = value >> 4 & 15;
  const uint64_t result = value & 15;
  std::string made = other != 0 || other == result ? components(other) : "";
  if (other != result) made += (made.empty() ? "ret: " : ", ret: ") + components(result);
  return in_brackets(made);
}

struct Attribute {
  uint64_t number;
  const char* keyword;
  std::string (*value)(uint64_t value, bool in_group);
};

constexpr Attribute kAttributes[] = {
#define ATTRIBUTE(number, keyword, form) {number, #keyword, form},
#include "frontend/bitcode/attributes.def"
#undef ATTRIBUTE
};
static_assert(std::ranges::is_sorted(kAttributes, {}, &Attribute::number));

// Reads the entries of a group's record.
class GroupReader {
 public:
  GroupReader(const Record& record, const TypeTable& types) : record_(record), types_(types) {}

  std::string read() {
    std::string made;
    for (at_ = 2; at_ < record_.size();) {
      append(made);
      made += ' ';
    }
    return made;
  }

 private:
  void append(std::string& out) {
    const uint64_t kind = record_[at_++];
    if (kind == kStringEntry || kind == kStringWithValueEntry) {
      append_string(out);
      if (kind == kStringWithValueEntry) append_string(out += '=');
      return;
    }
    const uint64_t number = record_[at_++];
    const auto* const found = std::ranges::lower_bound(kAttributes, number, {}, &Attribute::number);
    if (found == std::end(kAttributes) || found->number != number)
      record_.fail("attribute " + std::to_string(number) + " is not known");
    out += found->keyword;
    switch (kind) {
      case kWordEntry:
      case kTypelessEntry:
        break;
      case kNumberEntry:
        out += found->value(record_[at_++], record_[1] == AttributeTable::kFunction);
        break;
      case kTypeEntry: {
        const uint64_t type = record_[at_++];
        out += in_brackets(types_.at(type, record_).text);
        break;
      }
      case kRangeEntry:
        append_range(out);
        break;
      case kRangesEntry:
        append_ranges(out);
        break;
      default:
        record_.fail("an attribute of unknown kind " + std::to_string(kind));
    }
  }
  void append_string(std::string& out) {
    std::string text;
    while (record_[at_] != 0) text += static_cast<char>(record_[at_++]);
    ++at_;
    out += '"';
    append_llvm_string(out, text);
    out += '"';
  }
  void append_range(std::string& out) {
    const uint64_t width = record_[at_++];
    out += "(i" + std::to_string(width) + " " + range_text(record_, at_, width).substr(1);
  }
  void append_ranges(std::string& out) {
    const uint64_t count = record_[at_++];
    const uint64_t width = record_[at_++];
    out += '(';
    for (uint64_t i = 0; i < count; ++i)
      out += (i == 0 ? "" : ", ") + range_text(record_, at_, width);
    out += ')';
  }

  const Record& record_;
  const TypeTable& types_;
  size_t at_ = 0;
};

}  // namespace

std::string range_text(const Record& record, size_t& at, uint64_t width) {
  if (width > kMaxIntegerWidth) record.fail("an integer of too many bits");
  if (width <= 64) {
    const int64_t lower = signed_number(record[at++]);
    const int64_t upper = signed_number(record[at++]);
    return in_brackets(std::to_string(lower) + ", " + std::to_string(upper));
  }
  const uint64_t words = record[at++];
  const auto take = [&](uint64_t count) {
    if (count > kMaxIntegerWords) record.fail("an integer of too many bits");
    std::vector<uint64_t> value;
    for (uint64_t i = 0; i < count; ++i)
      value.push_back(static_cast<uint64_t>(signed_number(record[at++])));
    return signed_decimal(std::move(value), width);
  };
  const std::string lower = take(words & UINT32_MAX);
  return in_brackets(lower + ", " + take(words >> 32));
}

void AttributeTable::read_groups(BitCursor& cursor, const TypeTable& types) {
  constexpr uint64_t kGroup = 3;
  for_each_record(cursor, [&](const Record& record) {
    if (record.code == kGroup) groups_[record[0]] = {record[1], GroupReader(record, types).read()};
  });
}

void AttributeTable::read_lists(BitCursor& cursor) {
  constexpr uint64_t kList = 2;
  for_each_record(cursor, [&](const Record& record) {
    if (record.code != kList) record.fail("attributes in the form of LLVM before 3.3");
    std::map<uint64_t, std::string> list;
    for (const uint64_t number : record.operands) {
      const auto found = groups_.find(number);
      if (found == groups_.end()) record.fail("a group of attributes that does not exist");
      list[found->second.place] += found->second.text;
    }
    lists_.push_back(std::move(list));
  });
}

const std::map<uint64_t, std::string>& AttributeTable::list(uint64_t number,
                                                            const Record& user) const {
  if (number > lists_.size()) user.fail("a list of attributes that does not exist");
  return lists_[number - 1];
}

std::string_view AttributeTable::text(uint64_t number, uint64_t place, const Record& user) const {
  if (number == 0) return {};
  const auto& texts = list(number, user);
  const auto found = texts.find(place);
  return found == texts.end() ? std::string_view() : found->second;
}

int64_t AttributeTable::function_group(uint64_t number, const Record& user) {
  const std::string attributes(text(number, kFunction, user));
  if (attributes.empty()) return -1;
  const auto [found, is_new] = numbers_.emplace(attributes, static_cast<int64_t>(numbered_.size()));
  if (is_new) numbered_.push_back(attributes);
  return found->second;
}

void AttributeTable::append_definitions(std::string& out) const {
  for (size_t i = 0; i < numbered_.size(); ++i)
    out += "attributes #" + std::to_string(i) + " = { " + numbered_[i] + "}\n";
}

}  // namespace lilt::bitcode
