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
            "        add x, y\n"
            "            ^\n"
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
  EXPECT_EQ(text, "a.ll:1:50001: error: here\n…" + std::string(78, 'x') + "…\n" +
                      std::string(49, ' ') + "^\n");
}

// The line and the caret below it, for an error at a byte of a line.
std::string shown_line(const std::string& line, SourceOffset offset) {
  auto source = SourceText::from_memory("a", line);
  Diagnostics diagnostics;
  diagnostics.error(*source, offset, "m");
  std::string text = diagnostics.render(DiagnosticFormat::Text, false);
  return text.substr(text.find('\n') + 1);
}

TEST(Diagnostics, LinesAreCutWhereTheyAreTooLong) {
  const std::string x40(40, 'x');
  EXPECT_EQ(shown_line(x40 + x40, 79), x40 + x40 + "\n" + std::string(79, ' ') + "^\n");
  EXPECT_EQ(shown_line(x40 + x40 + "y", 0), x40 + x40.substr(1) + "…\n^\n");
  EXPECT_EQ(shown_line("y" + x40 + x40, 81),
            "…" + x40 + x40.substr(1) + "\n" + std::string(80, ' ') + "^\n");
  EXPECT_EQ(shown_line(x40 + x40 + "y" + x40, 80), "…" + x40 + x40.substr(0, 8) + "y" +
                                                       x40.substr(0, 29) + "…\n" +
                                                       std::string(49, ' ') + "^\n");
}

TEST(Diagnostics, ColumnsAreThoseOfTheTerminal) {
  EXPECT_EQ(shown_line("é€x", 5), "é€x\n  ^\n");
  EXPECT_EQ(shown_line("字x", 3), "字x\n  ^\n");
  EXPECT_EQ(shown_line("a\tx", 2), "a       x\n        ^\n");
}

TEST(Diagnostics, WhatTerminalsObeyIsEscaped) {
  EXPECT_EQ(shown_line("\033[1mx", 4), "\\1B[1mx\n      ^\n");
  EXPECT_EQ(shown_line("\xFFx\xC2\x9B\xE2\x80\xAEy\r", 1), "\\FFx\\C2\\9B\\E2\\80\\AEy\n   ^\n");
  auto source = SourceText::from_memory("a\033", "x");
  Diagnostics diagnostics;
  diagnostics.error(*source, 0, "no '\033\n\xFE'");
  EXPECT_EQ(diagnostics.render(DiagnosticFormat::Text, false),
            "a\\1B:1:1: error: no '\\1B\\0A\\FE'\nx\n^\n");
  EXPECT_NE(diagnostics.render(DiagnosticFormat::Json, false)
                .find("\"message\":\"no '\\\\1B\\\\0A\\\\FE'\""),
            std::string::npos);
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
