// How the parts of the parser report errors and give up.
//
// `error` reports a broken rule (a type, a name), and parsing continues. `fail` reports text that
// cannot be parsed further, and throws: the loops over statements and over top-level entities catch
// SyntaxError and resume after it. Text without errors pays for neither.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "ir/support/diagnostic.h"

namespace lilt::frontend {

struct SyntaxError {};    // thrown by fail; the error is reported
struct TooManyErrors {};  // thrown when kErrorsPerUnit were reported; ends the unit

// Reporting is cold: code that builds a message stays out of the way of code that does not.
class Reporter {
 public:
  Reporter(const SourceText& source, Diagnostics& diagnostics)
      : source_(source), diagnostics_(diagnostics) {}

  // Reports an error and returns it for adding notes (valid until the next report).
  [[gnu::cold]] Diagnostic& error(SourceOffset offset, std::string message);
  [[gnu::cold]] Diagnostic& warning(SourceOffset offset, std::string message);
  [[noreturn, gnu::cold]] void fail(SourceOffset offset, std::string message);
  // For legal LLVM IR that lilt cannot compile: "… is not supported". After `refuse`, parsing goes
  // on after it: a function or variable that is refused so is still known to its users.
  [[gnu::cold]] void refuse(SourceOffset offset, std::string_view what);
  [[noreturn, gnu::cold]] void unsupported(SourceOffset offset, std::string_view what);

  // A unit is a function, or the module's header: errors are counted and cut off in each.
  void start_unit() {
    unit_errors_ = 0;
    candidate_budget_ = kCandidatesPerUnit;
  }
  size_t unit_errors() const { return unit_errors_; }
  // What comes after TooManyErrors, to leave things complete, reports no more errors.
  void ignore_errors() { are_errors_ignored_ = true; }

  // "; did you mean 'x'?" for the candidate nearest to a misspelt word, else nothing.
  std::string suggestion(std::string_view word, std::string_view sigil,
                         const std::vector<std::string_view>& candidates) const;
  // Whether a suggestion may be searched among so many candidates. The work spent on suggestions is
  // bounded in each unit: call it before gathering them.
  bool may_suggest(size_t candidates);
  // So many errors that no one will read further ones: their messages may be short, so that a file
  // of errors stays linear.
  void set_flooded() { is_flooded_ = true; }
  bool is_flooded() const { return is_flooded_; }

  const SourceText& source() const { return source_; }

 private:
  static constexpr size_t kErrorsPerUnit = 20;
  static constexpr size_t kCandidatesPerUnit = 200000;

  const SourceText& source_;
  Diagnostics& diagnostics_;
  size_t unit_errors_ = 0;
  size_t candidate_budget_ = kCandidatesPerUnit;
  bool is_flooded_ = false;
  bool are_errors_ignored_ = false;
  Diagnostic ignored_;  // the last one
};

// The message helper: quoted("%x") is `'%x'`, cut if very long.
std::string quoted(std::string_view text);

}  // namespace lilt::frontend
