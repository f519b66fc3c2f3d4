// The programs of tests/programs are accepted, and their printed form is read back unchanged; the
// malformed inputs of tests/diagnostics are rejected at the places they name, and nowhere else.
#include <gtest/gtest.h>

#include <filesystem>

#include "tests/unit/frontend_fixture.h"

namespace lilt {
namespace {

std::vector<std::filesystem::path> files_under(const std::string& folder) {
  std::vector<std::filesystem::path> found;
  std::filesystem::path root = std::filesystem::path(LILT_TESTS_DIR) / folder;
  if (!std::filesystem::exists(root)) return found;
  for (const auto& entry : std::filesystem::recursive_directory_iterator(root))
    if (entry.path().extension() == ".ll") found.push_back(entry.path());
  std::sort(found.begin(), found.end());
  return found;
}

TEST(FrontendCorpus, ProgramsAreAcceptedAndReadBack) {
  for (const auto& path : files_under("programs")) {
    auto first = parse_text(read_file(path));
    EXPECT_TRUE(first->ok()) << path << "\n" << first->reports();
    EXPECT_FALSE(first->breaches.has_errors()) << path;
    auto second = parse_text(first->printed);
    EXPECT_TRUE(second->ok()) << path << "\n" << second->reports() << first->printed;
    EXPECT_EQ(first->printed, second->printed) << path;
  }
}

TEST(FrontendCorpus, AcceptedOddities) {
  for (const auto& path : files_under("diagnostics/accepted")) {
    auto parsed = parse_text(read_file(path));
    EXPECT_TRUE(parsed->ok()) << path << "\n" << parsed->reports();
  }
}

// A `; error: 3:5: words`, `; error: file: words` or `; note: 3: words` line of the file, or of the
// .expect file next to it.
struct Directive {
  std::string severity, place, words;
};

// Stores the line's content, if it is a directive.
bool read_directive(std::string line, bool has_side_file, Directive& directive) {
  if (!has_side_file && !line.starts_with("; ")) return false;
  if (line.starts_with("; ")) line.erase(0, 2);
  size_t colon = line.find(": ");
  directive.severity = line.substr(0, colon);
  if (directive.severity != "error" && directive.severity != "note") return false;
  line.erase(0, colon + 2);
  size_t end = line.starts_with("file: ") ? 5 : line.find_first_not_of("0123456789:");
  end = end == std::string::npos ? line.size() : end;
  directive.place = line.substr(0, end);
  directive.words = line.substr(std::min(line.size(), end + 1));
  if (directive.place.empty() || directive.place.back() != ':') return false;
  directive.place.pop_back();
  return true;
}

std::vector<Directive> directives_of(const std::filesystem::path& path) {
  std::filesystem::path beside = path;
  beside += ".expect";
  bool has_side_file = std::filesystem::exists(beside);
  std::istringstream text(read_file(has_side_file ? beside.string() : path.string()));
  std::vector<Directive> found;
  Directive directive;
  for (std::string line; std::getline(text, line);)
    if (read_directive(line, has_side_file, directive)) found.push_back(directive);
  return found;
}

TEST(FrontendCorpus, MalformedInputsAreRejectedAtTheirPlaces) {
  for (const auto& path : files_under("diagnostics")) {
    auto folder = path.parent_path().filename();
    // Programs of `crashes` fail when they run; the driver judges undeclared functions.
    if (folder == "accepted" || folder == "crashes" || folder == "undeclared") continue;
    // Bitcode becomes a text before the front end sees it.
    if (path.filename() == "binary-bitcode.ll") continue;
    auto parsed = parse_text(read_file(path));
    EXPECT_FALSE(parsed->ok()) << path;
    std::string reports = parsed->reports();
    size_t errors = 0;
    for (const Directive& wanted : directives_of(path)) {
      errors += wanted.severity == "error";
      std::istringstream lines(reports);
      bool found = false;
      for (std::string line; std::getline(lines, line);) {
        size_t at = line.find(wanted.severity + " " + wanted.place + ":");
        found |= at != std::string::npos && line.find(wanted.words, at) != std::string::npos;
      }
      EXPECT_TRUE(found) << path << ": no " << wanted.severity << " at " << wanted.place << ": "
                         << wanted.words << " in\n"
                         << reports;
    }
    EXPECT_EQ(parsed->diagnostics.error_count(), errors) << path << "\n" << reports;
  }
}

}  // namespace
}  // namespace lilt
