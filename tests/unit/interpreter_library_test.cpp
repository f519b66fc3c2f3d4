// The runtime library as seen by the driver and the JIT.
#include <gtest/gtest.h>

#include <cstdint>
#include <cstdlib>
#include <string>

#include "runtime/library/archive.h"
#include "runtime/library/symbols.h"

namespace lilt::runtime {
namespace {

TEST(RuntimeLibrary, ArchiveIsAnArchiveWithAllMembers) {
  std::string_view archive = runtime_archive();
  EXPECT_EQ(archive.substr(0, 8), "!<arch>\n");
  for (std::string_view member : {"ll_puts.c.o", "main.c.o", "oat_malloc.c.o"})
    EXPECT_NE(archive.find(member), std::string_view::npos) << member;
  EXPECT_EQ(archive.find("__asan"), std::string_view::npos);
}

TEST(RuntimeLibrary, FindsFunctionsByName) {
  EXPECT_EQ(find_runtime_symbol("printf"), nullptr);
  EXPECT_EQ(find_runtime_symbol(""), nullptr);
  auto concatenate =
      reinterpret_cast<char* (*)(const char*, const char*)>(find_runtime_symbol("ll_strcat"));
  auto decimal = reinterpret_cast<char* (*)(int64_t)>(find_runtime_symbol("ll_ltoa"));
  ASSERT_TRUE(concatenate != nullptr && decimal != nullptr);
  char* number = decimal(INT64_MIN);
  char* text = concatenate("n = ", number);
  EXPECT_STREQ(text, "n = -9223372036854775808");
  std::free(number);
  std::free(text);
}

TEST(RuntimeLibrary, OatArraysBeginWithTheirLength) {
  auto to_array =
      reinterpret_cast<int64_t* (*)(const char*)>(find_runtime_symbol("array_of_string"));
  auto to_string =
      reinterpret_cast<char* (*)(const int64_t*)>(find_runtime_symbol("string_of_array"));
  int64_t* array = to_array("ab");
  EXPECT_EQ(array[0], 2);
  EXPECT_EQ(array[2], 'b');
  char* text = to_string(array);
  EXPECT_STREQ(text, "ab");
  std::free(array);
  std::free(text);
}

int64_t second_letter(int64_t count, int64_t* arguments) {
  return arguments[0] == count ? reinterpret_cast<const char*>(arguments[2])[1] : -1;
}

TEST(RuntimeLibrary, OatProgramGetsItsArguments) {
  char name[] = "program", argument[] = "xyz";
  char* arguments[] = {name, argument, nullptr};
  EXPECT_EQ(run_oat_program(second_letter, 2, arguments), 'y');
}

}  // namespace
}  // namespace lilt::runtime
