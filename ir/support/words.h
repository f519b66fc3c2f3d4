// Lookups in short lists of words.
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

}  // namespace lilt
