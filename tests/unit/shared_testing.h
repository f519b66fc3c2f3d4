// What the tests of the library share.
#pragma once

#include <gtest/gtest.h>

#include <string_view>

// Whether the text has the part; shows both if not.
inline testing::AssertionResult contains(std::string_view text, std::string_view part) {
  if (text.find(part) != std::string_view::npos) return testing::AssertionSuccess();
  return testing::AssertionFailure() << "'" << part << "' is not in:\n" << text;
}
