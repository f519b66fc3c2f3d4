// Diagnostics: errors, warnings, remarks and notes with a place, collected in order and rendered
// once.
//
// No stage prints: it reports into a Diagnostics, and the driver renders that. Errors are sorted by
// place before the limit of 20 applies, so the output does not depend on the order in which
// functions were compiled.
#pragma once

#include <cstdint>
#include <functional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/support/source.h"

namespace lilt {

// Remark: what the compiler did or did not do to make code faster, and why. Nothing is wrong.
enum class Severity : uint8_t { Error, Warning, Remark, Note };

struct Diagnostic {
  Severity severity = Severity::Error;
  const SourceText* source = nullptr;  // null: not about a file (options, the linker)
  SourceOffset offset = kNoOffset;     // kNoOffset: about the whole file
  std::string message;                 // one line, no final full stop
  struct NotePlace {
    SourceOffset offset;
    std::string message;
  };
  std::vector<NotePlace> notes;  // other places of the same source that explain it
};

enum class DiagnosticFormat : uint8_t { Text, Json };

class Diagnostics {
 public:
  // Reports an error at an offset of a source. The returned reference is for adding notes, and is
  // valid until the next report.
  Diagnostic& error(const SourceText& source, SourceOffset offset, std::string message);
  Diagnostic& warning(const SourceText& source, SourceOffset offset, std::string message);
  Diagnostic& remark(const SourceText& source, SourceOffset offset, std::string message);
  // Reports an error without a place: "cannot open 'x': No such file or directory".
  Diagnostic& error(std::string message);
  Diagnostic& warning(std::string message);

  size_t error_count() const { return error_count_; }
  bool has_errors() const { return error_count_ != 0; }
  const std::vector<Diagnostic>& all() const { return all_; }
  // Replaces the places of all diagnostics and their notes, where they have some.
  void move_places(const std::function<SourceOffset(SourceOffset)>& moved);
  // Appends the diagnostics of another collection (of a thread, of a function).
  void append(Diagnostics&& other);

  static constexpr size_t kErrorLimit = 20;
  // All diagnostics as text by place, at most kErrorLimit errors and a count of the rest; with up
  // to 80 columns of the line at each caret, no control character of a source, colours only if
  // `color`.
  std::string render(DiagnosticFormat format, bool color) const;

 private:
  Diagnostic& add(Severity severity, const SourceText* source, SourceOffset offset,
                  std::string message);
  std::vector<Diagnostic> all_;
  size_t error_count_ = 0;
};

}  // namespace lilt
