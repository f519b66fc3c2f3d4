#include "driver/library/error.h"

#include "backend/failure.h"

namespace lilt::library {

namespace {

// There must be an error when there is no memory for one. It is never freed.
lilt_error* out_of_memory() noexcept {
  static lilt_error error = [] {
    lilt_error made;
    made.kind = LILT_ERROR_SYSTEM;
    made.text = "no memory\n";  // fits in the string itself
    return made;
  }();
  return &error;
}

lilt_error* make_list(const backend::Failure& failure) {
  const bool is_internal = failure.of == backend::Failure::Of::Lilt;
  lilt_error* error =
      make_error(is_internal ? LILT_ERROR_INTERNAL : LILT_ERROR_SYSTEM, failure.message);
  for (const std::string& detail : failure.details) {
    error->text += "  " + detail + "\n";
    error->messages.push_back({.text = detail});
  }
  return error;
}

}  // namespace

lilt_error* make_error(lilt_error_kind kind, std::string message) {
  Diagnostics diagnostics;
  diagnostics.error(std::move(message));
  return make_error(kind, diagnostics);
}

lilt_error* make_error(lilt_error_kind kind, const Diagnostics& diagnostics) {
  auto* error = new lilt_error;
  error->kind = kind;
  error->text = diagnostics.render(DiagnosticFormat::Text, false);
  for (const Diagnostic& diagnostic : diagnostics.all()) {
    if (diagnostic.severity != Severity::Error) continue;
    lilt_error::Message message{.text = diagnostic.message};
    if (diagnostic.source != nullptr) {
      message.file = diagnostic.source->name();
      message.has_file = true;
    }
    if (diagnostic.source != nullptr && diagnostic.offset != kNoOffset) {
      const LineColumn place = diagnostic.source->position(diagnostic.offset);
      message.line = place.line;
      message.column = place.column;
    }
    error->messages.push_back(std::move(message));
  }
  return error;
}

lilt_error* error_of_exception() noexcept {
  try {
    const backend::Failure failure = backend::failure_of(std::current_exception());
    return failure.of == backend::Failure::Of::Memory ? out_of_memory() : make_list(failure);
  } catch (...) {
    return out_of_memory();
  }
}

}  // namespace lilt::library

using lilt::library::guarded;

extern "C" {

const char* lilt_version() { return LILT_VERSION; }

lilt_error_kind lilt_error_get_kind(const lilt_error* error) { return error->kind; }

const char* lilt_error_text(const lilt_error* error) { return error->text.c_str(); }

size_t lilt_error_count(const lilt_error* error) {
  return error->messages.empty() ? 1 : error->messages.size();
}

const char* lilt_error_message(const lilt_error* error, size_t index) {
  if (error->messages.empty()) return index == 0 ? error->text.c_str() : nullptr;
  return index < error->messages.size() ? error->messages[index].text.c_str() : nullptr;
}

const char* lilt_error_file(const lilt_error* error, size_t index) {
  if (index >= error->messages.size() || !error->messages[index].has_file) return nullptr;
  return error->messages[index].file.c_str();
}

uint32_t lilt_error_line(const lilt_error* error, size_t index) {
  return index < error->messages.size() ? error->messages[index].line : 0;
}

uint32_t lilt_error_column(const lilt_error* error, size_t index) {
  return index < error->messages.size() ? error->messages[index].column : 0;
}

void lilt_error_delete(lilt_error* error) {
  if (error != lilt::library::out_of_memory()) delete error;
}

}  // extern "C"
