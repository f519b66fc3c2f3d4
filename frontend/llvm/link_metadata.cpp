// Attribute groups and metadata of modules that are linked: numbers, lists, the module's flags.
//
// Invariants. The first module's numbers stay, those of others come after them. Tuples that are
// not distinct and have equal text are one node, as they are in LLVM: alias analysis tells types
// apart by their nodes. A node is written when something that is written refers to it.
#include <algorithm>

#include "frontend/llvm/link_text.h"
#include "ir/support/text.h"

namespace lilt::frontend {

namespace {

constexpr uint32_t kBeingRead = UINT32_MAX;  // the text of a node that refers to itself
constexpr uint32_t kDeepest = 64;            // of tuples in tuples that are compared

// Of module flags: LLVM's Module::ModFlagBehavior.
enum Behavior : uint64_t { Error = 1, Warn, Require, Override, Append, AppendUnique, Max, Min };

// `!{…}` or `!DI…(…)` of a node's entity, without `distinct`.
std::string_view node_text(std::string_view entity, bool& is_distinct) {
  std::string_view text = entity.substr(entity.find('=') + 1);
  text.remove_prefix(std::min(text.find('!'), text.size()));
  const std::string_view before = entity.substr(0, entity.size() - text.size());
  is_distinct = before.find("distinct") != std::string_view::npos;
  return text;
}

// Between the outermost braces.
std::string_view inside_braces(std::string_view text) {
  const size_t open = text.find('{'), close = text.rfind('}');
  if (open == std::string_view::npos || close == std::string_view::npos) return {};
  return text.substr(open + 1, close - open - 1);
}

// Of `i32 7`.
int64_t number_of(std::string_view value) {
  uint64_t number = 0;
  value.remove_prefix(std::min(value.find(' ') + 1, value.size()));
  take_number(value, number);
  return static_cast<int64_t>(number);
}

// Of `!"name"`.
std::string_view name_in(std::string_view text) {
  const size_t open = text.find('"');
  return open == std::string_view::npos ? text : text.substr(open + 1, text.rfind('"') - open - 1);
}

}  // namespace

// --- groups

void LinkedText::number_groups() {
  for (const LinkEntity& entity :
       inputs_.empty() ? std::vector<LinkEntity>() : inputs_[0].entities())
    if (entity.kind == LinkEntity::Kind::Group)
      next_group_ = std::max(next_group_, static_cast<uint32_t>(entity.number) + 1);
  for (uint32_t input = 0; input < inputs_.size(); ++input)
    for (const LinkEntity& entity : inputs_[input].entities()) {
      if (entity.kind != LinkEntity::Kind::Group) continue;
      const std::string_view text = inputs_[input].text_of(entity);
      const uint32_t number = input == 0 ? static_cast<uint32_t>(entity.number) : next_group_;
      const auto [known, is_new] =
          equal_groups_.try_emplace(std::string(text.substr(text.find('{'))), number);
      if (is_new && input != 0) ++next_group_;
      groups_[input].try_emplace(entity.number, known->second);
    }
}

uint32_t LinkedText::group(uint32_t input, uint64_t number) {
  const auto [known, is_new] = groups_[input].try_emplace(number, next_group_);
  if (is_new) ++next_group_;  // an undefined one
  return known->second;
}

void LinkedText::write_groups() {
  std::vector<std::pair<uint32_t, std::string_view>> lines;
  for (const auto& [text, number] : equal_groups_) lines.emplace_back(number, text);
  std::ranges::sort(lines);
  for (const auto& [number, text] : lines)
    write_line("attributes #" + std::to_string(number) + " = " + std::string(text));
}

// --- nodes

uint32_t LinkedText::new_number(uint32_t input, uint64_t number) {
  const uint32_t made = input == 0 && number < inputs_[0].module().metadata_places.size()
                            ? static_cast<uint32_t>(number)
                            : next_node_++;
  nodes_[input][number] = made + 1;
  return made;
}

uint32_t LinkedText::node(uint32_t input, uint64_t number) {
  if (number >= nodes_[input].size()) return next_node_++;  // it is not defined
  const uint32_t known = nodes_[input][number];
  if (known != 0 && known != kBeingRead) return known - 1;
  const LinkEntity* const entity = inputs_[input].node(number);
  if (known == kBeingRead || entity == nullptr) return new_number(input, number);
  bool is_distinct = false;
  const std::string_view text = node_text(inputs_[input].text_of(*entity), is_distinct);
  if (is_distinct || !text.starts_with("!{") || depth_ == kDeepest) {
    unwritten_.push_back({input, entity, new_number(input, number)});
    return unwritten_.back().number;
  }
  nodes_[input][number] = kBeingRead;
  ++depth_;
  const std::string own = renamed(input, text);
  --depth_;
  if (nodes_[input][number] == kBeingRead) {
    const auto equal = equal_nodes_.find(own);
    if (equal != equal_nodes_.end()) {
      nodes_[input][number] = equal->second + 1;
      return equal->second;
    }
    equal_nodes_.emplace(own, new_number(input, number));
  }
  const uint32_t made = nodes_[input][number] - 1;
  node_lines_ += "!" + std::to_string(made) + " = " + own + "\n";
  return made;
}

void LinkedText::write_nodes() {
  while (!unwritten_.empty()) {
    const std::vector<Unwritten> nodes = std::move(unwritten_);
    unwritten_.clear();
    for (const auto& [input, entity, number] : nodes) {
      bool is_distinct = false;
      const std::string_view text = node_text(inputs_[input].text_of(*entity), is_distinct);
      begin_part(input, entity->begin);
      out_ += "!" + std::to_string(number) + (is_distinct ? " = distinct " : " = ");
      append_renamed(out_, input, text);
      out_ += '\n';
    }
  }
  if (node_lines_.empty()) return;
  node_lines_.pop_back();
  write_line(node_lines_);
}

void LinkedText::write_rest() {
  write_groups();
  write_lists();
  write_flags();
  write_nodes();
}

// A list of several modules is one after the other.
void LinkedText::write_lists() {
  std::vector<std::pair<std::string, std::string>> lists;  // names, and what is in them
  for (uint32_t input = 0; input < inputs_.size(); ++input)
    for (const LinkEntity& entity : inputs_[input].entities()) {
      if (entity.kind != LinkEntity::Kind::List) continue;
      const std::string_view nodes = inside_braces(inputs_[input].text_of(entity));
      if (entity.name == "!llvm.module.flags") {
        add_flags(input, nodes);
        continue;
      }
      auto list =
          std::ranges::find(lists, entity.name, &std::pair<std::string, std::string>::first);
      if (list == lists.end()) list = lists.insert(list, {std::string(entity.name), ""});
      const std::string own = renamed(input, nodes);
      if (!list->second.empty() && !own.empty()) list->second += ", ";
      list->second += own;
    }
  for (const auto& [name, nodes] : lists) write_line(name + " = !{" + nodes + "}");
}

// --- the module's flags: LLVM's IRLinker::linkModuleFlagsMetadata

void LinkedText::add_flags(uint32_t input, std::string_view nodes) {
  std::vector<Flag> own;
  for (const std::string_view word : parts_of_list(nodes)) {
    uint64_t number = 0;
    std::string_view digits = word.substr(1);
    if (!take_number(digits, number)) continue;
    if (const LinkEntity* node = inputs_[input].node(number)) own.push_back(flag_of(input, *node));
  }
  const bool is_first = flags_.empty();
  const auto is_absent = [](const std::vector<Flag>& flags, const Flag& flag) {
    return std::ranges::find(flags, flag.name, &Flag::name) == flags.end();
  };
  // Where a minimum is not written it is 0.
  for (Flag& known : flags_)
    if (known.behavior == Min && is_absent(own, known)) known.value = "i32 0";
  for (Flag& flag : own) {
    const auto known = std::ranges::find(flags_, flag.name, &Flag::name);
    if (flag.behavior == Require) {
      requirements_.push_back(flag);
    } else if (known != flags_.end()) {
      merge_flag(*known, flag);
    } else {
      if (flag.behavior == Min && !is_first) flag.value = "i32 0";
      flags_.push_back(flag);
    }
  }
}

// `!{i32 1, !"name", i32 7}`
LinkedText::Flag LinkedText::flag_of(uint32_t input, const LinkEntity& node) {
  const std::vector<std::string_view> parts =
      parts_of_list(inside_braces(inputs_[input].text_of(node)));
  Flag flag{0, {}, {}, input, node.begin};
  if (parts.size() < 3) return flag;
  flag.behavior = static_cast<uint64_t>(number_of(parts[0]));
  flag.name = name_in(parts[1]);
  flag.value = renamed(input, parts[2]);
  return flag;
}

void LinkedText::merge_flag(Flag& known, const Flag& own) {
  const bool is_equal = known.value == own.value;
  const auto either = [&](Behavior behavior) {
    return known.behavior == behavior || own.behavior == behavior;
  };
  if (either(Override)) {
    if (known.behavior == own.behavior && !is_equal)
      return report_flags(own, known, "has another overriding value");
    if (own.behavior == Override) known = own;
    return;
  }
  const bool is_limit_and_warning = either(Warn) && (either(Max) || either(Min));
  if (known.behavior != own.behavior && !is_limit_and_warning)
    return report_flags(own, known, "has another behavior");
  if (either(Warn) && !is_equal) report_flags(own, known, "has another value", false);
  if (either(Max) || either(Min)) {
    const bool is_larger = number_of(own.value) > number_of(known.value);
    if (!is_equal && is_larger == either(Max)) known.value = own.value;
    known.behavior = either(Max) ? Max : Min;
  } else if (known.behavior == Error && !is_equal) {
    report_flags(own, known, "has another value");
  } else if (known.behavior == Append || known.behavior == AppendUnique) {
    std::vector<std::string> elements = elements_of(known);
    for (const std::string& element : elements_of(own))
      if (known.behavior == Append || std::ranges::find(elements, element) == elements.end())
        elements.push_back(element);
    known.value = "!{";
    for (const std::string& element : elements)
      known.value += (&element == elements.data() ? "" : ", ") + element;
    known.value += '}';
  }
}

// Of a value that is a tuple: here, or a node that is written already.
std::vector<std::string> LinkedText::elements_of(const Flag& flag) {
  std::string_view text = flag.value;
  const std::string start = "\n" + flag.value + " = ";
  const std::string lines = "\n" + node_lines_;
  const size_t line = lines.find(start);
  if (line != std::string::npos) {
    text = std::string_view(lines).substr(line + start.size());
    text = text.substr(0, text.find('\n'));
  }
  std::vector<std::string> elements;
  for (const std::string_view element : parts_of_list(inside_braces(text)))
    elements.emplace_back(element);
  return elements;
}

void LinkedText::check_requirements() {
  for (const Flag& requirement : requirements_) {
    const std::vector<std::string> parts = elements_of(requirement);
    if (parts.size() < 2) continue;
    const auto flag = std::ranges::find(flags_, name_in(parts[0]), &Flag::name);
    if (flag != flags_.end() && flag->value == parts[1]) continue;
    diagnostics_.error(inputs_[requirement.input].source(), requirement.place,
                       "the module's flag '" + std::string(name_in(parts[0])) +
                           "' does not have the value that this module requires");
  }
}

void LinkedText::write_flags() {
  check_requirements();
  if (flags_.empty()) return;
  std::string list, lines;
  flags_.insert(flags_.end(), requirements_.begin(), requirements_.end());
  for (const Flag& flag : flags_) {
    const std::string number = std::to_string(next_node_++);
    list += (list.empty() ? "!" : ", !") + number;
    lines += "!" + number + " = !{i32 " + std::to_string(flag.behavior) + ", !\"" + flag.name +
             "\", " + flag.value + "}\n";
  }
  write_line("!llvm.module.flags = !{" + list + "}\n" + lines);
}

void LinkedText::report_flags(const Flag& own, const Flag& known, const std::string& message,
                              bool is_error) {
  const SourceText& source = inputs_[own.input].source();
  const std::string text = "the module's flag '" + own.name + "' " + message +
                           " in another module" +
                           other_place(inputs_[known.input].source(), known.place);
  if (is_error)
    diagnostics_.error(source, own.place, text);
  else
    diagnostics_.warning(source, own.place, text);
}

}  // namespace lilt::frontend
