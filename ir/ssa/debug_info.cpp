#include "ir/ssa/debug_info.h"

#include <algorithm>

#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

constexpr uint32_t kMaxColumn = (1u << 24) - 1;
constexpr int kDeepestScope = 1000;

void append_field(std::string& out, std::string_view name, uint64_t value) {
  out += out.back() == '(' ? "" : ", ";
  out += name;
  append_decimal(out, value);
}

void append_reference(std::string& out, std::string_view name, uint32_t number) {
  if (number == DebugInfo::kNone) return;
  out += out.back() == '(' ? "" : ", ";
  out += name;
  out += '!';
  append_decimal(out, uint64_t{number});
}

// The text is as in the source, escapes included.
void append_text(std::string& out, std::string_view name, std::string_view text) {
  if (text.empty()) return;
  out += out.back() == '(' ? "" : ", ";
  out += name;
  out += '"';
  out += text;
  out += '"';
}

}  // namespace

void DebugInfo::set(uint32_t number, const Node& node) {
  if (number > kMaxNumber) return;
  if (number >= nodes_.size()) nodes_.resize(std::max<size_t>(number + 1, nodes_.size() * 2));
  nodes_[number] = node;
}

void DebugInfo::add_file(uint32_t number, const File& file) {
  set(number, {Kind::File, 0, static_cast<uint32_t>(files_.size())});
  files_.push_back(file);
}

void DebugInfo::add_unit(uint32_t number, const Unit& unit) {
  set(number, {Kind::Unit, 0, static_cast<uint32_t>(units_.size())});
  units_.push_back(unit);
  unit_numbers_.push_back(number);
}

void DebugInfo::add_subprogram(uint32_t number, const Subprogram& subprogram) {
  set(number, {Kind::Subprogram, 0, static_cast<uint32_t>(subprograms_.size())});
  subprograms_.push_back(subprogram);
}

void DebugInfo::add_lexical_block(uint32_t number, uint32_t scope, uint32_t file, bool is_file) {
  set(number, {Kind::LexicalBlock, 0, scope, is_file, file});
}

void DebugInfo::add_location(uint32_t number, const Location& location) {
  set(number, {Kind::Location, std::min(location.column, kMaxColumn), location.scope, location.line,
               location.inlined_at});
}

const DebugInfo::File* DebugInfo::file(uint32_t number) const {
  const Node* node = find(number, Kind::File);
  return node == nullptr ? nullptr : &files_[node->scope];
}

const DebugInfo::Unit* DebugInfo::unit(uint32_t number) const {
  const Node* node = find(number, Kind::Unit);
  return node == nullptr ? nullptr : &units_[node->scope];
}

const DebugInfo::Subprogram* DebugInfo::subprogram(uint32_t number) const {
  const Node* node = find(number, Kind::Subprogram);
  return node == nullptr ? nullptr : &subprograms_[node->scope];
}

std::optional<DebugInfo::Location> DebugInfo::location(uint32_t number) const {
  const Node* node = find(number, Kind::Location);
  if (node == nullptr) return std::nullopt;
  return Location{node->line, node->column, node->scope, node->other};
}

std::optional<DebugInfo::LexicalBlock> DebugInfo::lexical_block(uint32_t number) const {
  const Node* node = find(number, Kind::LexicalBlock);
  if (node == nullptr) return std::nullopt;
  return LexicalBlock{node->scope, node->line != 0};
}

bool DebugInfo::is_emitted(uint32_t number) const {
  const Subprogram* function = subprogram(number);
  const Unit* its_unit = function == nullptr ? nullptr : unit(function->unit);
  return its_unit == nullptr || its_unit->is_emitted;
}

std::optional<DebugInfo::SourcePlace> DebugInfo::place(uint32_t number) const {
  const std::optional<Location> known = location(number);
  return known ? std::optional(place(*known)) : std::nullopt;
}

DebugInfo::SourcePlace DebugInfo::place(const Location& location) const {
  SourcePlace place;
  place.line = location.line;
  place.column = std::min(location.column, kMaxColumn);
  place.inlined_at = location.inlined_at;
  uint32_t scope = location.scope;
  for (int depth = 0; depth < kDeepestScope; ++depth) {
    const Node* block = find(scope, Kind::LexicalBlock);
    if (block == nullptr) break;
    if (place.file == kNone) place.file = block->other;
    scope = block->scope;
  }
  if (const Subprogram* function = subprogram(scope); function != nullptr) {
    place.subprogram = scope;
    if (place.file == kNone) place.file = function->file;
  }
  return place;
}

// --- text

void DebugInfo::print_node(std::string& out, const Node& node) const {
  switch (node.kind) {
    case Kind::Absent:
      return;
    case Kind::File:
      out += "!DIFile(";
      append_text(out, "filename: ", files_[node.scope].name);
      append_text(out, "directory: ", files_[node.scope].directory);
      break;
    case Kind::Unit:
      out += "distinct !DICompileUnit(language: DW_LANG_C11";
      append_reference(out, "file: ", units_[node.scope].file);
      append_text(out, "producer: ", units_[node.scope].producer);
      out +=
          units_[node.scope].is_emitted ? ", emissionKind: FullDebug" : ", emissionKind: NoDebug";
      break;
    case Kind::Subprogram: {
      const Subprogram& function = subprograms_[node.scope];
      out += "distinct !DISubprogram(";
      append_text(out, "name: ", function.name);
      append_text(out, "linkageName: ", function.linkage_name);
      append_reference(out, "scope: ", function.scope);
      append_reference(out, "file: ", function.file);
      append_field(out, "line: ", function.line);
      append_reference(out, "unit: ", function.unit);
      break;
    }
    case Kind::LexicalBlock:
      out += node.line != 0 ? "!DILexicalBlockFile(" : "distinct !DILexicalBlock(";
      append_reference(out, "scope: ", node.scope);
      append_reference(out, "file: ", node.other);
      break;
    case Kind::Location:
      print(out, Location{node.line, node.column, node.scope, node.other}, {});
      out += '\n';
      return;
  }
  out += ")\n";
}

void DebugInfo::print(std::string& out, const Location& location, OwnLocations own) {
  out += "!DILocation(";
  append_field(out, "line: ", location.line);
  append_field(out, "column: ", location.column);
  append_reference(out, "scope: ", location.scope);
  if (location.inlined_at >= kFirstOwn && location.inlined_at - kFirstOwn < own.size()) {
    out += ", inlinedAt: ";
    print(out, own[location.inlined_at - kFirstOwn], own);
  } else {
    append_reference(out, "inlinedAt: ", location.inlined_at);
  }
  out += ')';
}

void DebugInfo::print(std::string& out) const {
  if (!is_present_) return;
  out += "!llvm.dbg.cu = !{";
  for (uint32_t number : unit_numbers_) {
    if (number != unit_numbers_.front()) out += ", ";
    out += '!';
    append_decimal(out, uint64_t{number});
  }
  out += "}\n";
  for (uint32_t number = 0; number < nodes_.size(); ++number) {
    if (nodes_[number].kind == Kind::Absent) continue;
    out += '!';
    append_decimal(out, uint64_t{number});
    out += " = ";
    print_node(out, nodes_[number]);
  }
}

}  // namespace lilt::ssa
