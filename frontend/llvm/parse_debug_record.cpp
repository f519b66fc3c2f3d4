#include "frontend/llvm/debug_records.h"

#include "frontend/llvm/parse_debug_node.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

namespace {

// The number of a node, `!7`.
uint32_t node_number(std::string_view text) {
  uint64_t number = 0;
  if (!text.starts_with('!')) return DebugInfo::kNone;
  text.remove_prefix(1);
  const bool good = take_number(text, number) && text.empty() && number <= DebugInfo::kMaxNumber;
  return good ? static_cast<uint32_t>(number) : DebugInfo::kNone;
}

std::string_view trimmed(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n";
  const size_t first = text.find_first_not_of(kBlanks);
  if (first == text.npos) return {};
  return text.substr(first, text.find_last_not_of(kBlanks) - first + 1);
}

// Splits off what stands before the next comma outside brackets, without `metadata`.
std::string_view take_argument(std::string_view& rest) {
  size_t depth = 0, at = 0;
  bool is_quoted = false;
  for (; at < rest.size(); ++at) {
    const char c = rest[at];
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if (depth == 0 && c == ',') break;
    depth += c == '(' || c == '{' || c == '[' || c == '<';
    depth -= c == ')' || c == '}' || c == ']' || c == '>';
  }
  std::string_view argument = trimmed(rest.substr(0, at));
  rest.remove_prefix(std::min(at + 1, rest.size()));
  if (argument.starts_with("metadata ")) argument = trimmed(argument.substr(9));
  return argument;
}

// The text up to the parenthesis that closes its first one: comments may follow. Without one, up to
// the first blank.
std::string_view without_comments(std::string_view text) {
  size_t depth = 0;
  bool is_quoted = false;
  for (size_t at = 0; at < text.size(); ++at) {
    const char c = text[at];
    if (c == '"') is_quoted = !is_quoted;
    if (is_quoted) continue;
    if (depth == 0 && (c == ' ' || c == '\n' || c == ';')) return text.substr(0, at);
    depth += c == '(';
    if (c == ')' && --depth == 0) return text.substr(0, at + 1);
  }
  return text;
}

// The words after `#dbg_`.
bool is_record(std::string_view name) {
  return name == "declare" || name == "value" || name == "assign" || name == "label" ||
         name == "declare_value";
}

std::optional<DebugRecord::Kind> kind_of(std::string_view name) {
  if (name == "declare") return DebugRecord::Kind::Declare;
  if (name == "value" || name == "assign") return DebugRecord::Kind::Value;
  return std::nullopt;
}

// Of `#dbg_assign`.
bool has_memory(std::string_view address) {
  return !address.ends_with(" poison") && !address.ends_with(" undef") && address != "!{}";
}

}  // namespace

void DebugRecords::start(Function& function) {
  function_ = &function;
  has_debug_info_ = context_.module.header().debug_info.is_present();
  stores_.clear();
  stores_read_ = 0;
}

std::string_view DebugRecords::parse_name() {
  constexpr std::string_view kPrefix = "dbg_";
  const SourceOffset place = cursor_.offset();
  cursor_.advance();
  const std::string_view word = cursor_.word();
  const bool is_known = word.starts_with(kPrefix) && is_record(word.substr(kPrefix.size()));
  if (!is_known)
    context_.reporter.fail(place, "unknown debug record " + quoted("#" + std::string(word)));
  cursor_.advance(word.size());
  return word.substr(kPrefix.size());
}

void DebugRecords::parse(std::string_view name, BlockId block) {
  if (cursor_.peek() != '(') cursor_.fail_expected("'(' of a debug record");
  std::string_view arguments = parse_arguments();
  const auto kind = kind_of(name);
  if (!has_debug_info_ || !kind) return;
  const DebugRecord record = make_record(*kind, name == "assign", arguments, block);
  add(record, take_argument(arguments));
}

void DebugRecords::parse_location(std::string_view name, std::string_view arguments,
                                  BlockId block) {
  std::string_view location;
  while (cursor_.accept(',')) {
    const bool is_location = cursor_.at_debug_location();
    cursor_.skip_metadata();
    if (cursor_.peek() != '!') continue;
    const SourceOffset start = cursor_.offset();
    cursor_.skip_metadata();
    if (is_location) location = without_comments(cursor_.text_between(start, cursor_.offset()));
  }
  const auto kind = kind_of(name);
  if (has_debug_info_ && kind)
    add(make_record(*kind, name == "assign", arguments, block), location);
}

std::string_view DebugRecords::parse_arguments() {
  const SourceOffset start = cursor_.offset();
  cursor_.skip_brackets();
  const std::string_view text = without_comments(cursor_.text_between(start, cursor_.offset()));
  return text.substr(1, text.size() - 2);
}

// From the arguments before the location, which it removes from the text.
DebugRecord DebugRecords::make_record(DebugRecord::Kind kind, bool is_assignment,
                                      std::string_view& arguments, BlockId block) {
  DebugRecord record;
  record.kind = kind;
  const std::string_view value = take_argument(arguments);
  record.variable = node_number(take_argument(arguments));
  record.expression = take_argument(arguments);
  if (!is_assignment) {
    record.value = parse_value(value);
    return record;
  }
  const std::string_view number = take_argument(arguments);  // of its `!DIAssignID`
  const std::string_view address = take_argument(arguments);
  const std::string_view address_expression = take_argument(arguments);
  if (!has_memory(address)) {
    record.value = parse_value(value);
    return record;
  }
  const bool is_unknown = value.ends_with(" undef") || value.ends_with(" poison");
  const bool is_part = record.expression.find("fragment") != std::string_view::npos;
  if (!is_unknown && !is_stored_before(number, arguments, block)) return record;
  if (is_part || address_expression != "!DIExpression()") {
    record.variable = DebugInfo::kNone;  // the whole variable is in memory, or unknown anyway
    return record;
  }
  record.kind = DebugRecord::Kind::Declare;
  record.value = parse_value(address);
  return record;
}

// Whether the store that an assignment names stands before it in its block: memory then is the
// variable there. `after`: text after the assignment's number. The text of a block is searched
// once.
bool DebugRecords::is_stored_before(std::string_view number, std::string_view after,
                                    BlockId block) {
  constexpr std::string_view kMark = "!DIAssignID !";
  const SourceOffset begin = (*function_)[block].offset;
  if (stores_read_ < begin) {
    stores_.clear();
    stores_read_ = begin;
  }
  const auto here =
      static_cast<SourceOffset>(cursor_.offset() - (cursor_.position() - after.data()));
  const std::string_view text = cursor_.text_between(stores_read_, here);
  for (size_t at = text.find(kMark); at != text.npos; at = text.find(kMark, at)) {
    std::string_view digits = text.substr(at += kMark.size());
    if (uint64_t id = 0; lilt::take_number(digits, id)) stores_.insert(id);
  }
  stores_read_ = here;
  uint64_t id = 0;
  number.remove_prefix(std::min<size_t>(number.size(), 1));  // the mark
  return lilt::take_number(number, id) && stores_.contains(id);
}

// `ptr %x` or `i32 5`. None for values that are unknown, lists of values, and constants that are
// neither numbers nor null.
Value DebugRecords::parse_value(std::string_view text) {
  const size_t blank = text.rfind(' ');
  if (text.empty() || text.front() == '!' || blank == text.npos) return {};
  const std::string_view type = text.substr(0, blank), operand = text.substr(blank + 1);
  const bool is_local = operand.front() == '%';
  const bool is_number = operand == "true" || operand == "false" || operand == "null" ||
                         operand.front() == '-' || operand.front() == '+' ||
                         operand.starts_with("f0x") || is_in(operand.front(), kDigit);
  const bool is_scalar = type == "ptr" || type == "float" || type == "double" ||
                         (type.front() == 'i' && type.size() <= 4);
  if (!is_local && !(is_number && is_scalar)) return {};
  const SourceOffset place = cursor_.offset();
  cursor_.move_to(text.data());
  Value value;
  if (is_local) {
    cursor_.move_to(operand.data());
    if (const InstId local = locals_.find(cursor_.local_name()); local.valid())
      value = Value(local);
  } else {
    value = Value(constants_.parse(types_.parse_value_type()));
  }
  cursor_.move_to(place);
  return value;
}

void DebugRecords::add(DebugRecord record, std::string_view location) {
  if (record.variable == DebugInfo::kNone || location.empty()) return;
  record.location = node_number(location);
  if (record.location == DebugInfo::kNone) {
    const SourceOffset place = cursor_.offset();
    cursor_.move_to(location.data());
    const auto parsed = parse_debug_location(cursor_, function_);
    cursor_.move_to(place);
    if (!parsed) return;
    record.is_location_inline = true;
    record.location = function_->debug().add_inline_location(*parsed);
  }
  record.before = InstId(static_cast<uint32_t>(function_->value_count()));
  function_->debug().add_record(record);
}

}  // namespace lilt::frontend
