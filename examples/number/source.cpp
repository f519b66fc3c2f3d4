#include "source.h"

namespace number {

std::string_view SourceFile::line(int number) const {
  std::string_view rest = text;
  for (int skipped = 1; skipped < number; ++skipped) {
    size_t end = rest.find('\n');
    if (end == std::string_view::npos) return {};
    rest.remove_prefix(end + 1);
  }
  return rest.substr(0, rest.find('\n'));
}

void Diagnostics::error(SourceLocation location, std::string_view message) {
  ++errors;
  print(location, "error", message);
}

void Diagnostics::note(SourceLocation location, std::string_view message) {
  print(location, "note", message);
}

void Diagnostics::print(SourceLocation location, std::string_view kind, std::string_view message) {
  std::string_view line = source->line(location.line);
  // Tabs stay tabs before the caret, so that it stands below its character.
  std::string indent(line.substr(0, static_cast<size_t>(location.column - 1)));
  for (char& character : indent) character = character == '\t' ? '\t' : ' ';
  indent.resize(static_cast<size_t>(location.column - 1), ' ');
  *out << source->path << ':' << location.line << ':' << location.column << ": " << kind << ": "
       << message << '\n'
       << line << '\n'
       << indent << "^\n";
}

}  // namespace number
