#include "ir/mir/listed_values.h"

#include <algorithm>
#include <charconv>
#include <vector>

#include "ir/mir/register_names.h"
#include "ir/support/characters.h"
#include "ir/support/suggestion.h"
#include "ir/support/text.h"

namespace lilt::mir {

namespace {

// Whether the text is that of a number, as numbers are printed.
bool is_printed_number(std::string_view text) {
  return is_decimal(text) && (text.size() == 1 || text[0] != '0');
}

}  // namespace

std::optional<uint32_t> number_in(std::string_view digits) {
  uint32_t number = 0;
  const auto result = std::from_chars(digits.data(), digits.data() + digits.size(), number);
  if (result.ec != std::errc() || number == UINT32_MAX) return std::nullopt;
  return number;
}

std::string written(ValueName name) {
  std::string text = "'%";
  if (name.is_number())
    append_decimal(text, uint64_t{name.number()});
  else
    append_name(text, name.text());
  return text + "'";
}

std::optional<uint32_t> plain_number(ValueName name) {
  if (name.is_number() || !name.text().starts_with('t')) return std::nullopt;
  const std::string_view digits = name.text().substr(1);
  if (!is_printed_number(digits)) return std::nullopt;
  return number_in(digits).value_or(UINT32_MAX);
}

bool ListedValues::add(ValueName name, uint32_t number) {
  return name.is_text() ? by_text_.try_emplace(name.text(), number).second
                        : by_number_.try_emplace(name.number(), number).second;
}

std::optional<uint32_t> ListedValues::find(ValueName name) const {
  if (name.is_number()) {
    const auto listed = by_number_.find(name.number());
    return listed == by_number_.end() ? std::nullopt : std::optional(listed->second);
  }
  const auto listed = by_text_.find(name.text());
  return listed == by_text_.end() ? std::nullopt : std::optional(listed->second);
}

std::string ListedValues::not_listed(ValueName name) const {
  std::string message = "'values' does not list " + written(name);
  if (name.is_number()) return message;
  std::vector<std::string_view> texts;
  for (const auto& [listed, number] : by_text_) texts.push_back(listed);
  std::ranges::sort(texts);
  return message + suggestion(name.text(), texts, "%");
}

}  // namespace lilt::mir
