#include "ir/ssa/profile.h"

#include <gtest/gtest.h>

#include "ir/ssa/module.h"
#include "ir/support/md5.h"

namespace lilt::ssa {
namespace {

TEST(Profile, Md5) {
  const auto hex = [](std::string_view text) {
    std::string digits;
    for (const uint8_t byte : md5(text))
      for (const int half : {byte >> 4, byte & 15}) digits += "0123456789abcdef"[half];
    return digits;
  };
  // RFC 1321, A.5
  EXPECT_EQ(hex(""), "d41d8cd98f00b204e9800998ecf8427e");
  EXPECT_EQ(hex("message digest"), "f96b697d7cb7938d525a2f31aaf161d0");
  EXPECT_EQ(hex("12345678901234567890123456789012345678901234567890123456789012345678901234567890"),
            "57edf4a22be3c955ac49da2e2107b67a");
  EXPECT_EQ(hex(std::string(55, 'a')), "ef1772b6dff9a122358552954ad0df65");
  EXPECT_EQ(hex(std::string(64, 'a')), "014842d480b571495a4a0363793f7367");
}

TEST(Profile, FunctionsByTheHashesOfTheirNames) {
  Module module;
  module.source_filename = "a.c";
  Symbol symbol;
  symbol.name = "main";
  const SymbolId exported = module.add_symbol(symbol);
  symbol.name = "local";
  symbol.linkage = Linkage::Internal;
  const SymbolId local = module.add_symbol(symbol);
  const auto by_guid = functions_by_guid(module);
  EXPECT_EQ(by_guid.at(15822663052811949562u), exported);  // as in LLVM's tests
  EXPECT_EQ(by_guid.size(), 3u);                           // the local one by both of its names
  size_t locals = 0;
  for (const auto& [guid, id] : by_guid) locals += id == local;
  EXPECT_EQ(locals, 2u);
}

TEST(Profile, Temperatures) {
  ProfileSummary summary;
  EXPECT_EQ(summary.of_entry(5), Temperature::Unknown);
  summary = {100, 3};
  EXPECT_EQ(summary.of_entry(kNoCount), Temperature::Unknown);
  EXPECT_EQ(summary.of_entry(0), Temperature::Cold);
  EXPECT_EQ(summary.of_entry(3), Temperature::Cold);
  EXPECT_EQ(summary.of_entry(4), Temperature::Warm);
  EXPECT_EQ(summary.of_entry(100), Temperature::Hot);
  EXPECT_EQ(summary.of(block_count(kNoCount - 1, 1e9)), Temperature::Hot);
  EXPECT_EQ(summary.of(block_count(4, 0.1)), Temperature::Cold);
}

TEST(Profile, EntryCounts) {
  EXPECT_EQ(read_entry_count("!{!\"function_entry_count\", i64 0}"), 0u);
  EXPECT_EQ(read_entry_count("!{!\"function_entry_count\", i64 7, i64 12345}"), 7u);
  EXPECT_EQ(read_entry_count("!{!\"function_entry_count\", i64 18446744073709551614}"),
            UINT64_MAX - 1);
  for (const char* const other :
       {"", "!{}", "!{!\"function_entry_count\"}", "!{!\"function_entry_count\", !7}",
        "!{!\"function_entry_count\", i64 -1}", "!{!\"synthetic_function_entry_count\", i64 5}",
        "!{!\"function_entry_count\", i64 99999999999999999999}"})
    EXPECT_EQ(read_entry_count(other), kNoCount) << other;
}

TEST(Profile, CountedCallees) {
  const CountedCallees some =
      read_counted_callees("!{!\"VP\", i32 0, i64 10, i64 -1, i64 3, i64 5, i64 7}");
  EXPECT_EQ(some.total, 10u);
  ASSERT_EQ(some.callees.size(), 2u);
  EXPECT_EQ(some.callees[0].guid, 5u);
  EXPECT_EQ(some.callees[1].guid, UINT64_MAX);
  for (const char* const other :
       {"!{}", "!{!\"VP\", i32 0, i64 10}", "!{!\"VP\", i32 0, i64 10, i64 1}",
        "!{!\"VP\", i32 0, i64 10, i64 1, !7}",
        "!{!\"VP\", i32 0, i64 99999999999999999999, i64 1, i64 2}"})
    EXPECT_TRUE(read_counted_callees(other).callees.empty()) << other;
}

}  // namespace
}  // namespace lilt::ssa
