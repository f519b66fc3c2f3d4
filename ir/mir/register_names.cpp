#include "ir/mir/register_names.h"

#include <algorithm>
#include <unordered_map>
#include <unordered_set>

#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::mir {
namespace {

bool is_plain(std::string_view name) { return std::ranges::all_of(name, is_name_character); }

void append_quoted(std::string& out, std::string_view text) {
  out += '"';
  append_llvm_string(out, text);
  out += '"';
}

std::string numbered(std::string_view text, uint64_t number) {
  std::string made(text);
  append_decimal(made, number);
  return made;
}

// As the name is written; `7` is a number, `"7"` a text.
std::string written(std::string_view text) {
  std::string out;
  if (std::ranges::all_of(text, is_digit))
    append_quoted(out, text);
  else
    append_name(out, text);
  return out;
}

// Names of one function, each given once.
class Names {
 public:
  explicit Names(Arena& texts) : texts_(texts) {}
  // Returns `name` if nothing is written so, an empty view otherwise.
  std::string_view give(const std::string& name) {
    if (given_.contains(name)) return {};
    return *given_.insert(texts_.copy(name)).first;
  }
  // `text` with the first suffix that is free. O(1) expected, if names seldom end in suffixes.
  std::string_view give_with_suffix(const std::string& text) {
    uint32_t& suffix = suffixes_[text];
    for (;;)
      if (std::string_view name = give(written(numbered(text + '.', ++suffix))); !name.empty())
        return name;
  }

 private:
  Arena& texts_;
  std::unordered_set<std::string_view> given_;
  std::unordered_map<std::string, uint32_t> suffixes_;  // the last that was tried, by text
};

std::string text_of(const ValueName& name) {
  return name.is_number() ? std::to_string(name.number()) : std::string(name.text());
}

}  // namespace

void append_name(std::string& out, std::string_view text) {
  if (is_plain(text))
    out += text;
  else
    append_quoted(out, text);
}

RegisterNames::RegisterNames(const MachineFunction& function)
    : names_(function.virtual_registers.size()), is_plain_number_(names_.size()) {
  const std::vector<VirtualRegister>& registers = function.virtual_registers;
  Names names(texts_);
  auto unnamed = [&](auto visit) {
    for (size_t i = 0; i < names_.size(); ++i)
      if (names_[i].empty()) visit(i);
  };
  // Names of values go first, then the others beside them.
  unnamed([&](size_t i) {
    const ValueName name = registers[i].name();
    if (name.is_number()) names_[i] = names.give(text_of(name));
    if (name.is_text()) names_[i] = names.give(written(name.text()));
  });
  unnamed([&](size_t i) {
    if (const ValueName name = registers[i].name(); !name.is_none())
      names_[i] = names.give_with_suffix(text_of(name));
  });
  unnamed([&](size_t i) {
    const std::string own = numbered("t", i);
    names_[i] = names.give(own);
    is_plain_number_[i] = !names_[i].empty();
    if (names_[i].empty()) names_[i] = names.give_with_suffix(own);
  });
}

std::string RegisterNames::operator()(Register reg) const {
  const uint32_t index = reg.virtual_index();
  return index < names_.size() ? "%" + std::string(names_[index]) : numbered("%t", index);
}

}  // namespace lilt::mir
