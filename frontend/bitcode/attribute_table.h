// Attributes: groups, each of one place of a function (its result, a parameter, itself), and lists
// of groups, which functions and calls name by number.
#pragma once

#include <cstdint>
#include <map>
#include <string>
#include <vector>

#include "frontend/bitcode/bitcode_record.h"
#include "frontend/bitcode/types.h"

namespace lilt::bitcode {

class AttributeTable {
 public:
  static constexpr uint64_t kResult = 0, kFirstParameter = 1, kFunction = UINT32_MAX;

  void read_groups(BitCursor& cursor, const TypeTable& types);
  void read_lists(BitCursor& cursor);

  // The attributes of a place in list `number` (0: none), as text that ends in a blank, or empty.
  std::string_view text(uint64_t number, uint64_t place, const Record& user) const;
  // The number of the `attributes #N` with the list's attributes of the function, given out in the
  // order of the calls; -1 if it has none.
  int64_t function_group(uint64_t number, const Record& user);
  // The definitions of all groups that have a number.
  void append_definitions(std::string& out) const;

 private:
  struct Group {
    uint64_t place;
    std::string text;
  };

  const std::map<uint64_t, std::string>& list(uint64_t number, const Record& user) const;

  std::map<uint64_t, Group> groups_;
  std::vector<std::map<uint64_t, std::string>> lists_;  // the texts by place
  std::map<std::string, int64_t> numbers_;
  std::vector<std::string> numbered_;
};

// `(lower, upper)` of a range of integers whose width is in the record or is given, from operand
// `at` on, which moves.
std::string range_text(const Record& record, size_t& at, uint64_t width);

}  // namespace lilt::bitcode
