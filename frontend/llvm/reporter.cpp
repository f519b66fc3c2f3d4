#include "frontend/llvm/reporter.h"

#include "ir/support/suggestion.h"

namespace lilt::frontend {

namespace {
constexpr size_t kMaxQuote = 80;
constexpr size_t kMaxSuggestion = 40;
}  // namespace

Diagnostic& Reporter::error(SourceOffset offset, std::string message) {
  if (are_errors_ignored_) return ignored_ = {Severity::Error, &source_, offset, {}, {}};
  if (unit_errors_ >= kErrorsPerUnit) throw TooManyErrors();
  ++unit_errors_;
  return diagnostics_.error(source_, offset, std::move(message));
}

Diagnostic& Reporter::warning(SourceOffset offset, std::string message) {
  return diagnostics_.warning(source_, offset, std::move(message));
}

void Reporter::fail(SourceOffset offset, std::string message) {
  error(offset, std::move(message));
  throw SyntaxError();
}

void Reporter::refuse(SourceOffset offset, std::string_view what) {
  error(offset, std::string(what) + " is not supported");
}

void Reporter::unsupported(SourceOffset offset, std::string_view what) {
  refuse(offset, what);
  throw SyntaxError();
}

bool Reporter::may_suggest(size_t candidates) {
  if (is_flooded() || candidates > candidate_budget_) return false;
  candidate_budget_ -= candidates;
  return true;
}

std::string Reporter::suggestion(std::string_view word, std::string_view sigil,
                                 const std::vector<std::string_view>& candidates) const {
  if (word.size() > kMaxSuggestion) return {};
  return lilt::suggestion(word, candidates, sigil);
}

std::string quoted(std::string_view text) {
  if (text.size() > kMaxQuote) return "'" + std::string(text.substr(0, kMaxQuote)) + "…'";
  return "'" + std::string(text) + "'";
}

}  // namespace lilt::frontend
