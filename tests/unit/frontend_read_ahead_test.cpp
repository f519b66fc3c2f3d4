// The scan that runs ahead of the header parser finds what the parser would find, and the module
// and the messages are the same with it and without it.
#include "frontend/llvm/read_ahead.h"

#include <gtest/gtest.h>

#include <string>
#include <vector>

#include "tests/unit/frontend_fixture.h"

namespace lilt::frontend {
namespace {

// Functions whose ends are easy to mistake, as text of at least two megabytes: large enough for a
// thread.
std::string large_text(std::string_view last = "") {
  const std::vector<std::string> functions = {
      "define i32 @f# (i32 %a) {\n  %b = add i32 %a, 1\n  ret i32 %b\n}\n",
      "define void @one_line#() { ret void }\n",
      "define void @two_lines#()\n{\n  ret void }\n",
      "define void @braces#() {\n  %p = alloca {\ni32, { i32 }\n}\n  ret void ; }\n}\n",
      "define void @\"quoted}#\"() {\n  ret void\n}\n",
      "@string# = constant [11 x i8] c\"define @x {\"\n; define {\n",
      "define ptr @label#() {\n  br label %l\nl:\n  ret ptr blockaddress(@label#, %l)\n}\n",
      "define void @attributes#() #0 {\n  call void @g()  ; {\n  ret void\n}\n",
      "define void @table#(i32 %a) {\n  switch i32 %a, label %d [\n    i32 1, label %d\n  ]\nd:\n"
      "  ret void\n}\n",
  };
  std::string text = "declare void @g()\nattributes #0 = { nounwind }\n";
  for (size_t i = 0; text.size() < (2u << 20); ++i) {
    std::string function = functions[i % functions.size()];
    for (size_t at; (at = function.find('#')) != std::string::npos && function[at + 1] != '0';)
      function.replace(at, 1, std::to_string(i));
    text += function;
  }
  return text.append(last);
}

struct Header {
  std::string printed, reports;
  std::vector<SourceOffset> bodies;
  bool operator==(const Header&) const = default;
};

Header header_of(const std::string& text, bool may_use_thread) {
  Parsed parsed;
  parsed.source = SourceText::from_memory("test.ll", text);
  parsed.module =
      parse_module_header(*parsed.source, parsed.diagnostics, std::string_view(), may_use_thread);
  Header header;
  header.reports = parsed.reports();
  ssa::print_header(header.printed, *parsed.module);
  for (ssa::SymbolId symbol : parsed.module->symbols()) {
    header.bodies.push_back((*parsed.module)[symbol].body_begin);
    header.bodies.push_back((*parsed.module)[symbol].body_end);
  }
  return header;
}

TEST(ReadAhead, FindsTheEndsThatTheParserWouldFind) {
  const std::string text = large_text();
  const auto source = SourceText::from_memory("test.ll", text);
  ReadAhead ahead(*source);
  EXPECT_EQ(ahead.find_zero(), std::string::npos);
  size_t found = 0;
  for (size_t at = 0; (at = text.find('{', at)) != std::string::npos; ++at) {
    const auto open = static_cast<SourceOffset>(at);
    const std::optional<BodyExtent> extent = ahead.end_of_body(open);
    if (!extent) continue;
    ++found;
    bool careful = false;
    const BodyExtent expected = find_body_end(*source, open, careful);
    EXPECT_FALSE(careful);
    EXPECT_EQ(extent->end, expected.end);
    EXPECT_EQ(extent->closed, expected.closed);
    std::vector<SourceOffset> block_addresses;
    find_block_addresses(*source, open + 1, expected.end, block_addresses);
    EXPECT_TRUE(block_addresses.empty());
  }
  EXPECT_GT(found, text.size() / 200);
}

TEST(ReadAhead, ChangesNothingInTheModule) {
  for (const char* last : {"", "define void @open() {\n  ret void\n"}) {  // bodies report that one
    const std::string text = large_text(last);
    const Header alone = header_of(text, false), ahead = header_of(text, true);
    EXPECT_EQ(alone.reports, "");
    EXPECT_GT(alone.bodies.size(), 20000u);
    EXPECT_TRUE(alone == ahead);
  }
}

TEST(ReadAhead, ChangesNothingInMessages) {
  for (const char* last : {"define void @f0() {\n}\n", "define i32 @no_type(%a) {\n}\n",
                           "@s = global i32 \"\n", "\x7F\n"}) {
    const std::string text = large_text(last) + "define void @last() {\n  ret void\n}\n";
    const Header alone = header_of(text, false), ahead = header_of(text, true);
    EXPECT_NE(alone.reports, "") << last;
    EXPECT_TRUE(alone == ahead) << alone.reports << ahead.reports;
  }
}

TEST(ReadAhead, ANulByteIsTheOnlyError) {
  const std::string text = large_text();
  for (const size_t place : {size_t{0}, size_t{40}, text.size() / 2, text.size() - 1}) {
    std::string broken = text;
    broken[place] = '\0';
    for (const bool may_use_thread : {false, true}) {
      const std::string reports = header_of(broken, may_use_thread).reports;
      EXPECT_NE(reports.find("unexpected character 0x00: this is not text\n"), std::string::npos);
      EXPECT_EQ(std::count(reports.begin(), reports.end(), '\n'), 1) << reports;
    }
  }
}

}  // namespace
}  // namespace lilt::frontend
