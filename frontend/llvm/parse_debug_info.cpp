// Metadata about the source of code: locations, scopes, functions, files. Every other node, and
// nodes of an unusual shape, are skipped.
#include <algorithm>

#include "frontend/llvm/parse_debug_node.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The fields that are kept, of any node.
struct Fields {
  std::string_view name, linkage_name, directory, producer;
  uint32_t line = 0, column = 0;
  uint32_t scope = DebugInfo::kNone, file = DebugInfo::kNone, inlined_at = DebugInfo::kNone;
  uint32_t unit = DebugInfo::kNone;
  bool is_emitted = false;
};

// Reads `field: value, …)` after the opening parenthesis. False if it has another shape.
class FieldReader {
 public:
  FieldReader(Cursor& cursor, Function* function) : cursor_(cursor), function_(function) {}

  bool read(Fields& fields) {
    while (cursor_.peek() != ')') {
      std::string_view name = cursor_.word();
      cursor_.advance(name.size());
      if (name.empty() || !cursor_.accept(':')) return false;
      if (!read_value(fields, name)) return false;
      if (!cursor_.accept(',') && cursor_.peek() != ')') return false;
    }
    cursor_.advance();
    return true;
  }

 private:
  bool read_value(Fields& fields, std::string_view name) {
    char first = cursor_.peek();
    if (first == '"') {
      if (std::string_view* text = text_field(fields, name); text != nullptr)
        *text = cursor_.raw_string();
      else
        cursor_.raw_string();
      return true;
    }
    if (name == "emissionKind")  // a word, or its number as in LLVM 3.x; NoDebug is the default
      fields.is_emitted = !cursor_.at_word("NoDebug") && !cursor_.at_word("0");
    if (name == "inlinedAt" && function_ != nullptr) {
      const Nesting nesting(cursor_);
      if (const auto outer = parse_debug_location(cursor_, function_)) {
        fields.inlined_at = DebugInfo::kFirstOwn + function_->debug().add_inline_location(*outer);
        return true;
      }
    }
    bool is_reference = first == '!' && is_in(cursor_.peek(1), kDigit);
    if (is_reference) cursor_.advance();
    uint32_t* field = is_in(cursor_.peek(), kDigit) ? number_field(fields, name) : nullptr;
    if (field == nullptr) return skip_value();
    uint64_t number = 0;
    if (!cursor_.scan_number(number)) return false;
    *field = static_cast<uint32_t>(std::min<uint64_t>(number, UINT32_MAX));
    cursor_.skip_blanks();
    return true;
  }
  static std::string_view* text_field(Fields& fields, std::string_view name) {
    if (name == "name" || name == "filename") return &fields.name;
    if (name == "linkageName") return &fields.linkage_name;
    if (name == "directory") return &fields.directory;
    return name == "producer" ? &fields.producer : nullptr;
  }
  static uint32_t* number_field(Fields& fields, std::string_view name) {
    if (name == "line") return &fields.line;
    if (name == "column") return &fields.column;
    if (name == "scope") return &fields.scope;
    if (name == "file") return &fields.file;
    if (name == "unit") return &fields.unit;
    return name == "inlinedAt" ? &fields.inlined_at : nullptr;
  }
  // `DIFlagA | DIFlagB`, `!{…}`, `!DIExpression(…)`, `null`, a number.
  bool skip_value() {
    for (;;) {
      char c = cursor_.peek();
      if (c == ',' || c == ')') return true;
      if (cursor_.at_word())
        cursor_.advance(cursor_.word().size());
      else if (c == '!' || c == '|')
        cursor_.advance();
      else if (c == '"')
        cursor_.raw_string();
      else if (c != '(' && c != '{')
        return false;
      else
        cursor_.skip_brackets();
    }
  }

  Cursor& cursor_;
  Function* const function_;
};

}  // namespace

MetadataNode parse_metadata_node(Cursor& cursor) {
  const char* node = cursor.position();
  const MetadataNode place = cursor.offset();
  if (!is_in(node[1], kDigit)) {
    cursor.skip_metadata();
    return node[1] == '{' && place < metadata::Inline ? place | metadata::Inline : metadata::None;
  }
  uint64_t number = 0;
  cursor.move_to(node + 1);
  const bool fits = cursor.scan_number(number) && number < metadata::Inline;
  cursor.skip_blanks();
  return fits ? static_cast<MetadataNode>(number) : metadata::None;
}

std::optional<DebugInfo::Location> parse_debug_location(Cursor& cursor, Function* function) {
  constexpr std::string_view kKind = "!DILocation";
  SourceOffset start = cursor.offset();
  Fields fields;
  if (cursor.word_after_sigil() == kKind.substr(1)) {
    cursor.advance(kKind.size());
    if (cursor.accept('(') && FieldReader(cursor, function).read(fields))
      return DebugInfo::Location{fields.line, fields.column, fields.scope, fields.inlined_at};
  }
  cursor.move_to(start);
  return std::nullopt;
}

bool parse_debug_node(Cursor& cursor, DebugInfo& info, uint32_t number) {
  constexpr std::string_view kScopeKinds[] = {"DILexicalBlock", "DILexicalBlockFile",
                                              "DISubprogram", "DIFile", "DICompileUnit"};
  if (auto location = parse_debug_location(cursor, nullptr)) {
    info.add_location(number, *location);
    return true;
  }
  SourceOffset start = cursor.offset();
  std::string_view kind = cursor.word_after_sigil();
  if (std::ranges::find(kScopeKinds, kind) == std::end(kScopeKinds)) return false;
  cursor.advance(1 + kind.size());
  Fields fields;
  if (!cursor.accept('(') || !FieldReader(cursor, nullptr).read(fields)) {
    cursor.move_to(start);
    return false;
  }
  if (kind == "DIFile")
    info.add_file(number, {fields.name, fields.directory});
  else if (kind == "DICompileUnit")
    info.add_unit(number, {fields.file, fields.producer, fields.is_emitted});
  else if (kind == "DISubprogram")
    info.add_subprogram(number, {fields.name, fields.linkage_name, fields.scope, fields.file,
                                 fields.line, fields.unit});
  else
    info.add_lexical_block(number, fields.scope, fields.file, kind == "DILexicalBlockFile");
  return true;
}

}  // namespace lilt::frontend
