#include "ir/support/diagnostic.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "ir/support/text.h"

namespace lilt {

namespace {

constexpr size_t kColumns = 80;      // that a source line may take
constexpr size_t kColumnsLeft = 48;  // of them before the caret, where the line goes on after it
constexpr size_t kTabStop = 8;
constexpr std::string_view kEllipsis = "…";

std::string_view severity_name(Severity severity) {
  switch (severity) {
    case Severity::Error:
      return "error";
    case Severity::Warning:
      return "warning";
    case Severity::Remark:
      return "remark";
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

// A character of a source line as it is shown.
struct Cell {
  std::string text;
  size_t columns;
};

// Characters that terminals show in two columns: those of East Asia, and pictures.
bool is_wide(std::string_view character) {
  constexpr std::pair<std::string_view, std::string_view> kRanges[] = {
      {"\u1100", "\u115F"},         {"\u2E80", "\uA4CF"},        {"\uAC00", "\uD7A3"},
      {"\uF900", "\uFAFF"},         {"\uFE30", "\uFE6F"},        {"\uFF00", "\uFF60"},
      {"\U0001F300", "\U0001FAFF"}, {"\U00020000", "\U0003FFFD"}};
  // The order of UTF-8 is that of code points.
  for (const auto& [first, last] : kRanges)
    if (character >= first && character <= last) return true;
  return false;
}

// The first character of `text`, which begins in a column (from 0).
Cell first_cell(std::string_view text, size_t length, size_t column) {
  if (text[0] == '\t') {
    size_t columns = kTabStop - column % kTabStop;
    return {std::string(columns, ' '), columns};
  }
  Cell cell;
  append_visible(cell.text, text.substr(0, length));
  bool is_escaped = cell.text.size() != length;
  cell.columns = is_escaped ? cell.text.size() : is_wide(cell.text) ? 2 : 1;
  return cell;
}

// Part of a source line that is shown, and the columns before its caret.
struct Excerpt {
  std::string text;
  size_t caret;
};

// As much of the line around the caret as there is room for, an ellipsis where it is cut. Looks at
// a few hundred bytes of it only.
Excerpt excerpt_around(std::string_view line, size_t caret) {
  constexpr size_t kMaxBytes = 4 * kColumns;  // of what is shown on either side
  caret = std::min(caret, line.size());
  size_t first = caret > kMaxBytes ? caret - kMaxBytes : 0;
  while (first < caret && is_utf8_continuation(line[first])) ++first;
  std::vector<Cell> cells;
  size_t left = 0, columns = 0;  // before the caret, of all
  for (size_t at = first; at < line.size() && at < caret + kMaxBytes;) {
    size_t length = character_length(line.substr(at));
    cells.push_back(first_cell(line.substr(at), length, columns));
    columns += cells.back().columns;
    at += length;
    if (at <= caret) left = columns;
  }
  bool cut_left = first != 0, cut_right = caret + kMaxBytes < line.size();
  size_t begin = 0, end = cells.size();
  auto room = [&] { return kColumns - (cut_left ? 1 : 0) - (cut_right ? 1 : 0); };
  while (columns > room()) {
    bool drop_left = left > kColumnsLeft;
    cut_left |= drop_left;
    cut_right |= !drop_left;
    const Cell& dropped = cells[drop_left ? begin++ : --end];
    columns -= dropped.columns;
    if (drop_left) left -= dropped.columns;
  }
  Excerpt excerpt{cut_left ? std::string(kEllipsis) : std::string(), left + (cut_left ? 1 : 0)};
  for (size_t i = begin; i < end; ++i) excerpt.text += cells[i].text;
  if (cut_right) excerpt.text += kEllipsis;
  return excerpt;
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
      append_visible(out_, source->name());
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
    append_visible(out_, message);
    style("\033[0m");
    out_ += '\n';
    if (placed) show_line(source->line(place.line), place.column - 1);
  }
  void show_line(std::string_view line, size_t caret) {
    if (!line.empty() && line.back() == '\r') line.remove_suffix(1);
    Excerpt excerpt = excerpt_around(line, caret);
    out_ += excerpt.text;
    out_ += '\n';
    out_.append(excerpt.caret, ' ');
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

void append_json_message(std::string& out, std::string_view message) {
  std::string visible;
  append_visible(visible, message);
  out += ",\"message\":";
  append_json_string(out, visible);
}

void append_json(std::string& out, const Diagnostic& diagnostic) {
  out += "{\"severity\":\"";
  out += severity_name(diagnostic.severity);
  out += "\",";
  append_json_place(out, diagnostic.source, diagnostic.offset);
  append_json_message(out, diagnostic.message);
  out += ",\"notes\":[";
  for (size_t i = 0; i < diagnostic.notes.size(); ++i) {
    out += i == 0 ? "{" : ",{";
    append_json_place(out, diagnostic.source, diagnostic.notes[i].offset);
    append_json_message(out, diagnostic.notes[i].message);
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

Diagnostic& Diagnostics::remark(const SourceText& source, SourceOffset offset,
                                std::string message) {
  return add(Severity::Remark, &source, offset, std::move(message));
}

Diagnostic& Diagnostics::error(std::string message) {
  return add(Severity::Error, nullptr, kNoOffset, std::move(message));
}

Diagnostic& Diagnostics::warning(std::string message) {
  return add(Severity::Warning, nullptr, kNoOffset, std::move(message));
}

void Diagnostics::move_places(const std::function<SourceOffset(SourceOffset)>& moved) {
  for (Diagnostic& diagnostic : all_) {
    if (diagnostic.offset != kNoOffset) diagnostic.offset = moved(diagnostic.offset);
    for (auto& note : diagnostic.notes) note.offset = moved(note.offset);
  }
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
