// The names that the `values` lines of a machine function give to its registers, while its text is
// read. register_names.h says what names there are.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <unordered_map>

#include "ir/mir/machine_function.h"

namespace lilt::mir {

// The number that the digits are, if it fits an index.
std::optional<uint32_t> number_in(std::string_view digits);
// The name in a message: '%n'
std::string written(ValueName name);

// The number of a register without a value that is called so: 12 for `%t12`; UINT32_MAX if it is
// too large.
std::optional<uint32_t> plain_number(ValueName name);

class ListedValues {
 public:
  // Notes that the register has the name, whose text must outlive the table. False if another
  // register is listed with it. O(1).
  bool add(ValueName name, uint32_t number);
  // The register that is listed with the name. O(1).
  std::optional<uint32_t> find(ValueName name) const;
  // The message that the name is not listed, with the nearest one. O(listed names).
  std::string not_listed(ValueName name) const;

 private:
  std::unordered_map<std::string_view, uint32_t> by_text_;
  std::unordered_map<uint32_t, uint32_t> by_number_;
};

}  // namespace lilt::mir
