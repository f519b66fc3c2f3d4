#include "ir/support/diagnostic.h"

#include <gtest/gtest.h>

namespace lilt {
namespace {

TEST(Diagnostics, ShowLineCaretAndNotes) {
  auto source = SourceText::from_memory("a.ll", "first\n\tadd x, y\n");
  Diagnostics diagnostics;
  diagnostics.error(*source, 11, "no such value").notes.push_back({0, "defined here"});
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false),
            "a.ll:2:6: error: no such value\n"
            "\tadd x, y\n"
            "\t    ^\n"
            "a.ll:1:1: note: defined here\n"
            "first\n"
            "^\n");
}

TEST(Diagnostics, AreSortedByPlaceAndThoseWithoutComeLast) {
  auto source = SourceText::from_memory("a.ll", "abc");
  Diagnostics diagnostics;
  diagnostics.error("no linker");
  diagnostics.error(*source, 2, "later");
  diagnostics.warning(*source, 0, "earlier");
  diagnostics.error(*source, kNoOffset, "whole file");
  std::string text = diagnostics.render(DiagnosticFormat::Text, false);
  EXPECT_EQ(text,
            "a.ll: error: whole file\n"
            "a.ll:1:1: warning: earlier\nabc\n^\n"
            "a.ll:1:3: error: later\nabc\n  ^\n"
            "error: no linker\n");
  EXPECT_EQ(diagnostics.error_count(), 3u);
}

TEST(Diagnostics, LongLinesAreCutAroundTheCaret) {
  auto source = SourceText::from_memory("a.ll", std::string(100000, 'x'));
  Diagnostics diagnostics;
  diagnostics.error(*source, 50000, "here");
  std::string text = diagnostics.render(DiagnosticFormat::Text, false);
  EXPECT_LT(text.size(), 400u);
  EXPECT_NE(text.find("…x"), std::string::npos);
  EXPECT_NE(text.find("x…\n"), std::string::npos);
  EXPECT_NE(text.find("\n" + std::string(81, ' ') + "^\n"), std::string::npos);
}

TEST(Diagnostics, LimitCutsErrorsAndCountsTheRest) {
  auto source = SourceText::from_memory("a.ll", std::string(50, '\n'));
  Diagnostics diagnostics;
  for (SourceOffset i = 0; i < 25; ++i) diagnostics.error(*source, i, "bad");
  Diagnostics all;
  all.append(std::move(diagnostics));
  std::string text = all.render(DiagnosticFormat::Text, false);
  EXPECT_NE(text.find("a.ll:20:1"), std::string::npos);
  EXPECT_EQ(text.find("a.ll:21:1"), std::string::npos);
  EXPECT_NE(text.find("5 more errors not shown\n"), std::string::npos);
  EXPECT_EQ(all.error_count(), 25u);
}

TEST(Diagnostics, Json) {
  auto source = SourceText::from_memory("a\"b", "x");
  Diagnostics diagnostics;
  diagnostics.error(*source, 0, "m").notes.push_back({0, "n"});
  diagnostics.warning("w");
  EXPECT_EQ(
      diagnostics.render(DiagnosticFormat::Json, false),
      "[{\"severity\":\"error\",\"file\":\"a\\\"b\",\"line\":1,\"column\":1,\"message\":\"m\","
      "\"notes\":[{\"file\":\"a\\\"b\",\"line\":1,\"column\":1,\"message\":\"n\"}]},\n "
      "{\"severity\":\"warning\",\"file\":null,\"line\":null,\"column\":null,\"message\":\"w\","
      "\"notes\":[]}]\n");
}

TEST(Diagnostics, ColorOnlyWhenAsked) {
  Diagnostics diagnostics;
  diagnostics.error("x");
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false).find('\033'), std::string::npos);
  EXPECT_NE(diagnostics.render(DiagnosticFormat::Text, true).find('\033'), std::string::npos);
}

}  // namespace
}  // namespace lilt
