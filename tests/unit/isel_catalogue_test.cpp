// Golden tests of tiles: tests/unit/isel_catalogue.txt has, row by row, some IR and the
// instructions that are selected for it. With LILT_BLESS set in the environment the file is written
// anew.
#include <cstdlib>
#include <fstream>
#include <sstream>

#include "tests/unit/isel_fixture.h"

namespace lilt::backend {
namespace {

// A row of the file:
//
//   # what it shows
//   i32                      what @f returns, or `br`: @f branches on %k
//     %r = …                 instructions; %r is returned
//   =>
//     ADD32ri …              what is selected; for `br` the first block only
//
// Lines that start with `##` head a section; they and empty lines stay as they are.
struct Row {
  std::string heading;  // everything in front of the row's title
  std::string title, kind, body, expected;
};

std::string trimmed(const std::string& line) {
  size_t first = line.find_first_not_of(' ');
  return first == std::string::npos ? "" : line.substr(first);
}

std::vector<Row> read_rows(std::istream& in) {
  std::vector<Row> rows;
  std::string heading, line;
  bool in_expected = false;
  while (std::getline(in, line)) {
    if (line.starts_with("# ")) {
      rows.push_back({heading, line.substr(2), "", "", ""});
      heading.clear();
      in_expected = false;
      std::getline(in, rows.back().kind);
    } else if (line == "=>") {
      in_expected = true;
    } else if (line.empty() || !line.starts_with(" ")) {
      heading += line + "\n";
    } else {
      (in_expected ? rows.back().expected : rows.back().body) += trimmed(line) + "\n";
    }
  }
  return rows;
}

std::string module_of(const Row& row) {
  bool branches = row.kind == "br";
  std::string result = branches ? "void" : row.kind;
  std::string text =
      "@table = dso_local global [10 x i32] zeroinitializer\n"
      "@elsewhere = external global i32\n"
      "declare void @g()\n"
      "declare i64 @h(i64, i64)\n"
      "declare double @llvm.sqrt.f64(double)\n"
      "declare float @llvm.fabs.f32(float)\n"
      "declare double @llvm.copysign.f64(double, double)\n"
      "declare double @llvm.fmuladd.f64(double, double, double)\n"
      "declare { i64, double } @parts(double, ...)\n"
      "declare i1 @bit(i1)\n"
      "declare i32 @printf(ptr, ...)\n"
      "declare void @many(i64, i64, i64, i64, i64, i64, i64, i64)\n";
  text += "define dso_local " + result +
          " @f(i32 %a, i32 %b, ptr %p, i64 %i, i64 %x, i64 %y, ptr %q, double %d1, double %d2, "
          "float %f1, float %f2) {\n" +
          row.body;
  if (branches)
    text += "br i1 %k, label %yes, label %no\nyes:\nret void\nno:\nret void\n";
  else
    text += result == "void" ? "ret void\n" : "ret " + result + " %r\n";
  return text + "}\n";
}

std::string selected(const Row& row) {
  std::string text = Selection(module_of(row)).text();
  if (row.kind == "br") text.erase(std::min(text.find("bb.1:"), text.size()));
  return text;
}

void write_indented(std::ostream& out, const std::string& text) {
  std::istringstream lines(text);
  for (std::string line; std::getline(lines, line);) out << "  " << line << "\n";
}

TEST(Catalogue, SelectsAsWritten) {
  const std::string path = LILT_TESTS_DIR "/unit/isel_catalogue.txt";
  std::ifstream in(path);
  std::vector<Row> rows = read_rows(in);
  ASSERT_GT(rows.size(), 100u);
  bool bless = std::getenv("LILT_BLESS") != nullptr;
  std::ostringstream blessed;
  for (const Row& row : rows) {
    SCOPED_TRACE(row.title);
    std::string actual = selected(row);
    if (!bless) {
      EXPECT_EQ(actual, row.expected);
    }
    blessed << row.heading << "# " << row.title << "\n" << row.kind << "\n";
    write_indented(blessed, row.body);
    blessed << "=>\n";
    write_indented(blessed, actual);
  }
  if (bless) std::ofstream(path) << blessed.str();
}

}  // namespace
}  // namespace lilt::backend
