// The local symbol of a block whose address is taken, as code and data refer to it.
#pragma once

#include <string>
#include <string_view>

#include "ir/support/text.h"

namespace lilt::ssa {

// ".Lblock", the length of the function's name (which may contain dots, as may the block's), both
// names. `block` is the name in a BlockAddress constant: the label, or a number in decimal.
inline std::string block_symbol(std::string_view function, std::string_view block) {
  std::string name = ".Lblock.";
  append_decimal(name, uint64_t{function.size()});
  ((name += '.') += function) += '.';
  return name += block;
}

}  // namespace lilt::ssa
