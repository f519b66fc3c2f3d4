// A source text, places in it, and what the compiler has to say about them.
#pragma once

#include <ostream>
#include <string>
#include <string_view>

namespace number {

/// A place in a source text. Lines and columns start at 1; a column is a byte.
struct SourceLocation {
  int line = 0;
  int column = 0;
};

/// A text and the path that messages name.
struct SourceFile {
  std::string path;
  std::string text;

  /// Returns the line without its end; empty if there is no such line. Linear in the text.
  std::string_view line(int number) const;
};

/// Prints errors as `path:line:column: error: message`, with the source line and a caret.
class Diagnostics {
 public:
  /// Both must outlive the diagnostics.
  Diagnostics(const SourceFile& source, std::ostream& out) : source(&source), out(&out) {}

  /// Reports an error. The compiler goes on; the caller asks hasErrors() at the end of each stage.
  void error(SourceLocation location, std::string_view message);

  /// Adds a remark to the error before it.
  void note(SourceLocation location, std::string_view message);

  bool hasErrors() const { return errors != 0; }

 private:
  void print(SourceLocation location, std::string_view kind, std::string_view message);

  const SourceFile* source;
  std::ostream* out;
  int errors = 0;
};

}  // namespace number
