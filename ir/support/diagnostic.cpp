#include "ir/support/diagnostic.h"

#include <algorithm>
#include <iterator>

#include "ir/support/text.h"

namespace lilt {

namespace {

constexpr size_t kLongestLine = 160;  // bytes of a source line that are shown
constexpr std::string_view kEllipsis = "…";

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Note:
      return "note";
  }
  return {};
}

// Order of output: by file and offset; messages about a whole file before its places, messages
// without a file last.
bool comes_before(const Diagnostic& a, const Diagnostic& b) {
  if ((a.source == nullptr) != (b.source == nullptr)) return b.source == nullptr;
  if (a.source == nullptr) return false;
  if (a.source != b.source && a.source->name() != b.source->name())
    return a.source->name() < b.source->name();
  // kNoOffset + 1 is 0, so messages about the whole file come first.
  return static_cast<SourceOffset>(a.offset + 1) < static_cast<SourceOffset>(b.offset + 1);
}

bool is_utf8_continuation(char c) { return (static_cast<uint8_t>(c) & 0xC0) == 0x80; }

// Part of a source line that is shown, and where in it the caret goes.
struct Excerpt {
  std::string_view text;
  size_t caret;
  bool cut_left, cut_right;
};

Excerpt excerpt_around(std::string_view line, size_t caret) {
  caret = std::min(caret, line.size());
  if (line.size() <= kLongestLine) return {line, caret, false, false};
  size_t first = caret < kLongestLine / 2 ? 0 : caret - kLongestLine / 2;
  first = std::min(first, line.size() - kLongestLine);
  size_t last = first + kLongestLine;
  while (first < caret && is_utf8_continuation(line[first])) ++first;
  while (last < line.size() && last > caret && is_utf8_continuation(line[last])) --last;
  return {line.substr(first, last - first), caret - first, first != 0, last != line.size()};
}

// Shows bytes so that a terminal is not upset: control characters become spaces but tabs.
void append_visible(std::string& out, std::string_view text) {
  for (char c : text) {
    bool control = (c >= 0 && c < 0x20 && c != '\t') || c == 0x7F;
    out += control ? ' ' : c;
  }
}

class TextRenderer {
 public:
  TextRenderer(std::string& out, bool color) : out_(out), color_(color) {}

  void show(const Diagnostic& diagnostic) {
    show(diagnostic.severity, diagnostic.source, diagnostic.offset, diagnostic.message);
    for (const auto& note : diagnostic.notes)
      show(Severity::Note, diagnostic.source, note.offset, note.message);
  }

 private:
  void style(std::string_view escape) {
    if (color_) out_ += escape;
  }
  void show(Severity severity, const SourceText* source, SourceOffset offset,
            std::string_view message) {
    bool placed = source != nullptr && offset != kNoOffset;
    LineColumn place = placed ? source->position(offset) : LineColumn{0, 0};
    style("\033[1m");
    if (source != nullptr) {
      out_ += source->name();
      out_ += ':';
    }
    if (placed) {
      append_decimal(out_, uint64_t{place.line});
      out_ += ':';
      append_decimal(out_, uint64_t{place.column});
      out_ += ':';
    }
    if (source != nullptr) out_ += ' ';
    style(severity == Severity::Error     ? "\033[31m"
          : severity == Severity::Warning ? "\033[35m"
                                          : "\033[36m");
    out_ += severity_name(severity);
    out_ += ": ";
    style("\033[0m\033[1m");
    out_ += message;
    style("\033[0m");
    out_ += '\n';
    if (placed) show_line(source->line(place.line), place.column - 1);
  }
  void show_line(std::string_view line, size_t caret) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    Excerpt excerpt = excerpt_around(line, caret);
    if (excerpt.cut_left) out_ += kEllipsis;
    append_visible(out_, excerpt.text);
    if (excerpt.cut_right) out_ += kEllipsis;
    out_ += '\n';
    if (excerpt.cut_left) out_ += ' ';
    for (char c : excerpt.text.substr(0, excerpt.caret))
      if (!is_utf8_continuation(c)) out_ += c == '\t' ? '\t' : ' ';
    style("\033[1;32m");
    out_ += '^';
    style("\033[0m");
    out_ += '\n';
  }

  std::string& out_;
  bool color_;
};

void append_json_place(std::string& out, const SourceText* source, SourceOffset offset) {
  out += "\"file\":";
  if (source == nullptr)
    out += "null";
  else
    append_json_string(out, source->name());
  bool placed = source != nullptr && offset != kNoOffset;
  if (!placed) {
    out += ",\"line\":null,\"column\":null";
    return;
  }
  LineColumn place = source->position(offset);
  out += ",\"line\":";
  append_decimal(out, uint64_t{place.line});
  out += ",\"column\":";
  append_decimal(out, uint64_t{place.column});
}

void append_json(std::string& out, const Diagnostic& diagnostic) {
  out += "{\"severity\":\"";
  out += severity_name(diagnostic.severity);
  out += "\",";
  append_json_place(out, diagnostic.source, diagnostic.offset);
  out += ",\"message\":";
  append_json_string(out, diagnostic.message);
  out += ",\"notes\":[";
  for (size_t i = 0; i < diagnostic.notes.size(); ++i) {
    out += i == 0 ? "{" : ",{";
    append_json_place(out, diagnostic.source, diagnostic.notes[i].offset);
    out += ",\"message\":";
    append_json_string(out, diagnostic.notes[i].message);
    out += '}';
  }
  out += "]}";
}

// Sorted by place, at most as many errors as the limit.
std::vector<const Diagnostic*> shown_in_order(const std::vector<Diagnostic>& all, size_t limit) {
  std::vector<const Diagnostic*> sorted;
  for (const Diagnostic& diagnostic : all) sorted.push_back(&diagnostic);
  std::stable_sort(sorted.begin(), sorted.end(),
                   [](const Diagnostic* a, const Diagnostic* b) { return comes_before(*a, *b); });
  size_t errors = 0;
  std::erase_if(sorted, [&](const Diagnostic* d) {
    return d->severity == Severity::Error && ++errors > limit;
  });
  return sorted;
}

}  // namespace

Diagnostic& Diagnostics::add(Severity severity, const SourceText* source, SourceOffset offset,
                             std::string message) {
  if (severity == Severity::Error) ++error_count_;
  all_.push_back({severity, source, offset, std::move(message), {}});
  return all_.back();
}

Diagnostic& Diagnostics::error(const SourceText& source, SourceOffset offset, std::string message) {
  return add(Severity::Error, &source, offset, std::move(message));
}

Diagnostic& Diagnostics::warning(const SourceText& source, SourceOffset offset,
                                 std::string message) {
  return add(Severity::Warning, &source, offset, std::move(message));
}

Diagnostic& Diagnostics::error(std::string message) {
  return add(Severity::Error, nullptr, kNoOffset, std::move(message));
}

Diagnostic& Diagnostics::warning(std::string message) {
  return add(Severity::Warning, nullptr, kNoOffset, std::move(message));
}

void Diagnostics::append(Diagnostics&& other) {
  all_.insert(all_.end(), std::make_move_iterator(other.all_.begin()),
              std::make_move_iterator(other.all_.end()));
  error_count_ += other.error_count_;
  other.all_.clear();
  other.error_count_ = 0;
}

std::string Diagnostics::render(DiagnosticFormat format, bool color) const {
  std::string out;
  std::vector<const Diagnostic*> shown = shown_in_order(all_, kErrorLimit);
  if (format == DiagnosticFormat::Json) {
    out += '[';
    for (size_t i = 0; i < shown.size(); ++i) {
      if (i != 0) out += ",\n ";
      append_json(out, *shown[i]);
    }
    out += "]\n";
    return out;
  }
  TextRenderer renderer(out, color);
  for (const Diagnostic* diagnostic : shown) renderer.show(*diagnostic);
  if (error_count_ > kErrorLimit) {
    append_decimal(out, uint64_t{error_count_ - kErrorLimit});
    out += error_count_ == kErrorLimit + 1 ? " more error" : " more errors";
    out += " not shown\n";
  }
  return out;
}

}  // namespace lilt
