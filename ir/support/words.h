// Short lists of words.
#pragma once

#include <algorithm>
#include <initializer_list>
#include <iterator>
#include <string_view>

namespace lilt {

// Whether `word` is an element of `words`, a sequence of strings. O(words).
template <class Words = std::initializer_list<std::string_view>>
bool is_one_of(std::string_view word, const Words& words) {
  return std::find(std::begin(words), std::end(words), word) != std::end(words);
}

// Removes the first word of `text`, and the blank that ends it; returns the word. O(word).
inline std::string_view take_word(std::string_view& text) {
  const std::string_view word = text.substr(0, text.find(' '));
  text.remove_prefix(std::min(text.size(), word.size() + 1));
  return word;
}

}  // namespace lilt
