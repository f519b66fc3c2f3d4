#include "driver/lsp_answers.h"

#include <set>

#include "driver/word_sorter.h"
#include "emit/report/explanation.h"
#include "emit/report/value_trail.h"
#include "frontend/llvm/supported.h"

namespace lilt::driver::lsp {

namespace {

// Numbers of the protocol.
enum SeverityNumber { kError = 1, kWarning = 2, kInformation = 3 };
enum SymbolKind { kFunctionSymbol = 12, kVariableSymbol = 13, kStructSymbol = 23 };
enum CompletionKind { kFunctionItem = 3, kVariableItem = 6, kKeywordItem = 14, kStructItem = 22 };

// --- diagnostics

// Of the word there, as far as it goes.
uint32_t end_of_word(std::string_view text, uint32_t offset) {
  uint32_t end = offset;
  while (end < text.size() &&
         std::string_view(" \t\r\n,()[]{}=*").find(text[end]) == std::string_view::npos)
    ++end;
  return end > offset ? end : std::min<uint32_t>(offset + 1, static_cast<uint32_t>(text.size()));
}

// --- hover

std::string in_code(std::string_view text) { return "`" + std::string(text) + "`"; }
std::string block_of_code(std::string_view language, std::string_view text) {
  return "```" + std::string(language) + "\n" + std::string(text) + "\n```\n";
}

// Of the lines of machine code that come from a line of the text.
std::string machine_code_of(const report::FunctionRecord& record, uint32_t begin, uint32_t end) {
  std::string code;
  for (const report::Stage& stage : record.stages) {
    if (stage.kind != report::StageKind::Assembly) continue;
    const std::vector<std::string_view> lines = report::lines_of(stage.text);
    for (size_t l = 0; l < lines.size() && l < stage.origins.size(); ++l)
      if (stage.origins[l] != kNoOffset && stage.origins[l] >= begin && stage.origins[l] <= end)
        (code += lines[l]) += '\n';
    break;  // the others are the same in another syntax
  }
  if (!code.empty()) code.pop_back();
  return code;
}

// Of a line whose instruction is a part of others, such as an address: their lines and machine
// code.
std::string code_around(const Text& text, const report::FunctionRecord& record,
                        const CompiledText::Trails& trails, uint32_t line) {
  std::string shown;
  for (const report::FoldedInstruction& folded : trails.folded) {
    if (folded.origin == kNoOffset || text.line_of(folded.origin) != line) continue;
    for (const SourceOffset reader : folded.into) {
      const uint32_t other = text.line_of(reader);
      shown += "A part of the machine code of line " + std::to_string(other + 1) + ":\n" +
               block_of_code("asm",
                             machine_code_of(record, text.line_begin(other), text.line_end(other)));
    }
  }
  return shown;
}

// Of a value that no machine value is called after. `record` with all stages.
std::string fate_of(const report::FunctionRecord& record, const CompiledText::Trails& trails,
                    std::string_view value) {
  const std::vector<report::ReplacedValue> trail = report::trail_of(trails.replaced, value);
  if (trail.empty()) return "after optimization and selection no machine value has its name";
  const std::string& by = trail.back().by;
  const std::string places = report::places_of(record.allocations[0], by);
  return "became " + in_code(by) + " in " + record.stages[trail.back().stage].pass +
         (places.empty() ? "" : ", with " + record.allocations[0].allocator + " in " + places);
}

std::string hover_of_local(Document& document, const Occurrences& found,
                           const backend::CompileOptions& options) {
  const Text& text = document.text();
  CompiledText& compiled = document.compiled(options);
  const std::string type = compiled.type_of(found.function->name, found.text);
  const auto uses = std::ranges::count(found.all, false, &Name::defines);
  std::string hover =
      block_of_code("llvm", "%" + as_name(found.text) + (type.empty() ? "" : " : ") + type);
  hover += std::to_string(uses) + (uses == 1 ? " use" : " uses");
  const report::FunctionRecord* record = compiled.record_of(found.function->name, false);
  if (record == nullptr || record->allocations.empty()) return hover + "\n";
  if (type != "label") {
    const std::string places = report::places_of(record->allocations[0], "%" + as_name(found.text));
    if (places.empty()) record = compiled.record_of(found.function->name, true);
    hover += places.empty() ? "; " + fate_of(*record, compiled.trails_of(found.function->name),
                                             "%" + as_name(found.text))
                            : "; with " + record->allocations[0].allocator + " in " + places +
                                  " (numbers of machine instructions)";
  }
  const uint32_t line = text.line_of(found.name.begin);
  const std::string code = machine_code_of(*record, text.line_begin(line), text.line_end(line));
  if (!code.empty()) return hover + "\n\nMachine code of the line:\n" + block_of_code("asm", code);
  const std::string around =
      code_around(text, *record, compiled.trails_of(found.function->name), line);
  return hover + "\n\n" + (around.empty() ? "The line has no machine code.\n" : around);
}

std::string hover_of_symbol(Document& document, const Occurrences& found,
                            const backend::CompileOptions& options) {
  const Text& text = document.text();
  const auto uses = std::ranges::count(found.all, false, &Name::defines);
  const auto definition = std::ranges::find(found.all, true, &Name::defines);
  std::string shown;
  if (definition != found.all.end()) shown = text.line(text.line_of(definition->begin));
  if (shown.ends_with('{')) shown = shown.substr(0, shown.find_last_not_of(" {") + 1);
  std::string hover;
  if (!shown.empty()) hover = block_of_code("llvm", shown);
  if (found.name.sigil == '@') {
    const std::string type = document.compiled(options).type_of_symbol(found.text);
    if (!type.empty()) hover += "Type " + in_code(type) + ", ";
  }
  return hover + std::to_string(uses) + (uses == 1 ? " use" : " uses") + "\n";
}

// --- completion

// The words after "kind: " in the list of what the front end supports.
std::vector<std::string> supported_words(std::string_view kind) {
  const std::string all = frontend::describe_supported();
  const std::string start = std::string(kind) + ": ";
  size_t begin = all.starts_with(start) ? 0 : all.find("\n" + start);
  if (begin == std::string::npos) return {};
  begin = all.find(": ", begin) + 2;
  bool is_closed = true;
  return split_words(all.substr(begin, all.find('\n', begin) - begin), is_closed);
}

class Completer {
 public:
  Completer(Document& document, uint32_t offset) : document_(document), offset_(offset) {}

  json items() {
    const std::string_view text = document_.text().text();
    uint32_t begin = offset_;
    while (begin > 0 && is_name_character(text[begin - 1])) --begin;
    const char sigil = begin > 0 ? text[begin - 1] : '\0';
    if (sigil == '%') add_locals();
    if (sigil == '%' || sigil == '@') add_of_module(sigil);
    if (sigil == '%' || sigil == '@' || sigil == '!' || sigil == '#') return items_;
    for (const std::string_view kind : {"instructions", "types"})
      for (const std::string& word : supported_words(kind))
        if (std::ranges::all_of(word, is_name_character)) add(word, kKeywordItem);
    return items_;
  }

 private:
  static bool is_name_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '.' || c == '_' || c == '$' ||
           c == '-';
  }

  void add(std::string_view name, CompletionKind kind) {
    const std::string written = kind == kKeywordItem ? std::string(name) : as_name(name);
    if (seen_.insert(written).second) items_.push_back({{"label", written}, {"kind", kind}});
  }
  void add_definitions(const std::vector<Name>& names, char sigil, CompletionKind kind) {
    for (const Name& name : names)
      if (name.defines && name.sigil == sigil)
        add(document_.text().text().substr(name.text_begin, name.text_end - name.text_begin), kind);
  }
  void add_locals() {
    const FunctionPlace* function = function_at(document_.functions(), offset_);
    if (function != nullptr)
      add_definitions(names_in(document_.text().text(), function->begin, function->end), '%',
                      kVariableItem);
  }
  // What stands at the start of a line outside functions, and their names.
  void add_of_module(char sigil) {
    const std::string_view text = document_.text().text();
    uint32_t begin = 0;
    const CompletionKind kind = sigil == '%' ? kStructItem : kVariableItem;
    for (const FunctionPlace& function : document_.functions()) {
      add_definitions(names_in(text, begin, function.begin), sigil, kind);
      if (sigil == '@') add(function.name, kFunctionItem);
      begin = function.end;
    }
    add_definitions(names_in(text, begin, static_cast<uint32_t>(text.size())), sigil, kind);
  }

  Document& document_;
  uint32_t offset_;
  json items_ = json::array();
  std::set<std::string> seen_;
};

}  // namespace

// Member by member: lists of initializers are copied, which counts in the longest answers.
json as_json(Position position) {
  json result = json::object();
  result["line"] = position.line;
  result["character"] = position.character;
  return result;
}
json range_of(const Text& text, uint32_t begin, uint32_t end) {
  json result = json::object();
  result["start"] = as_json(text.position_of(begin));
  result["end"] = as_json(text.position_of(end));
  return result;
}

json diagnostics_of(Document& document, const backend::CompileOptions& options) {
  const Text& text = document.text();
  const auto range_at = [&](SourceOffset offset) {
    const uint32_t begin = offset == kNoOffset ? 0 : offset;
    return range_of(text, begin, end_of_word(text.text(), begin));
  };
  json list = json::array();
  for (const Diagnostic& each : document.compiled(options).check().all()) {
    json item = {{"range", range_at(each.offset)},
                 {"severity", each.severity == Severity::Error     ? kError
                              : each.severity == Severity::Warning ? kWarning
                                                                   : kInformation},
                 {"source", "lilt"},
                 {"message", each.message}};
    for (const Diagnostic::NotePlace& note : each.notes) {
      if (note.offset == kNoOffset)
        item["message"] = item["message"].get<std::string>() + "\n" + note.message;
      else
        item["relatedInformation"].push_back(
            {{"location", {{"uri", document.uri()}, {"range", range_at(note.offset)}}},
             {"message", note.message}});
    }
    list.push_back(std::move(item));
  }
  return list;
}

json hover_at(Document& document, uint32_t offset, const backend::CompileOptions& options) {
  if (!document.occurrences_at(offset)) return nullptr;
  document.compiled(options);
  const std::optional<Occurrences> found = document.occurrences_at(offset);
  if (!found) return nullptr;
  const std::string text = found->function != nullptr ? hover_of_local(document, *found, options)
                                                      : hover_of_symbol(document, *found, options);
  return {{"contents", {{"kind", "markdown"}, {"value", text}}},
          {"range", range_of(document.text(), found->name.begin, found->name.end)}};
}

json completions_at(Document& document, uint32_t offset) {
  return Completer(document, offset).items();
}

namespace {

bool has_label(const Text& text, uint32_t line) {
  if (text.line(line).find(':') == std::string_view::npos) return false;
  const std::vector<Name> names = names_in(text.text(), text.line_begin(line), text.line_end(line));
  return !names.empty() && names[0].defines && text.text()[names[0].begin] != names[0].sigil;
}

}  // namespace

json folds_of(Document& document) {
  const Text& text = document.text();
  json list = json::array();
  const auto add = [&](uint32_t first, uint32_t last) {
    json fold = json::object();
    fold["startLine"] = first;
    fold["endLine"] = last;
    list.push_back(std::move(fold));
  };
  for (const FunctionPlace& function : document.functions()) {
    const uint32_t first = text.line_of(function.begin), last = text.line_of(function.end);
    add(first, last);
    std::optional<uint32_t> label;
    const auto end_block = [&](uint32_t line) {
      if (label && line > *label + 1) add(*label, line - 1);
    };
    for (uint32_t line = first + 1; line < last; ++line) {
      if (!has_label(text, line)) continue;
      end_block(line);
      label = line;
    }
    end_block(last);
  }
  return list;
}

json symbols_of(Document& document) {
  const Text& text = document.text();
  json list = json::array();
  const auto add = [&](std::string_view name, SymbolKind kind, uint32_t begin, uint32_t end) {
    json symbol = json::object();
    symbol["name"] = name.empty() ? std::string_view("?") : name;
    symbol["kind"] = kind;
    symbol["range"] = range_of(text, begin, end);
    symbol["selectionRange"] = range_of(text, begin, text.line_end(text.line_of(begin)));
    list.push_back(std::move(symbol));
  };
  uint32_t begin = 0;
  const auto add_variables = [&](uint32_t end) {
    for (const Name& name : names_in(text.text(), begin, end))
      if (name.defines && (name.sigil == '@' || name.sigil == '%'))
        add(text.text().substr(name.text_begin, name.text_end - name.text_begin),
            name.sigil == '@' ? kVariableSymbol : kStructSymbol, name.begin,
            text.line_end(text.line_of(name.begin)));
  };
  for (const FunctionPlace& function : document.functions()) {
    add_variables(function.begin);
    add(function.name, kFunctionSymbol, function.begin, function.end);
    begin = function.end;
  }
  add_variables(static_cast<uint32_t>(text.text().size()));
  return list;
}

}  // namespace lilt::driver::lsp
