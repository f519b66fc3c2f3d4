// What the text of a function calls its arguments, instructions and blocks.
#pragma once

#include <charconv>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <unordered_map>
#include <unordered_set>
#include <vector>

#include "ir/ssa/function.h"
#include "ir/support/text.h"

namespace lilt::ssa {

// The names of the arguments, instructions with results, and blocks of one function. Values and
// labels share one namespace, as in LLVM. Names and numbers of the source are given first, then
// those of what passes made.
class LocalNames {
 public:
  explicit LocalNames(const Function& function)
      : function_(function),
        values_(function.value_count()),
        blocks_(function.block_count()),
        entry_is_named_(false) {
    collect();
    for_each_item([this](auto id, Name name, Given& given) {
      if (!is_unlabelled_entry(id)) assign_own(name, given);
    });
    // Its number is implicit, and in some texts also that of a value.
    if (!function.blocks().empty()) {
      const BlockId entry = function.entry();
      if (is_unlabelled_entry(entry)) assign_own(function[entry].name, blocks_[entry.index()]);
    }
    for_each_item([this](auto id, Name, Given& given) { assign_made(id, given); });
  }

  void append(std::string& out, InstId value) const {
    append(out, '%', value.index() < values_.size() ? values_[value.index()] : Given());
  }
  void append(std::string& out, BlockId block) const {
    append(out, '%', block.index() < blocks_.size() ? blocks_[block.index()] : Given());
  }
  void append_label(std::string& out, BlockId block) const {
    append(out, '\0', blocks_[block.index()]);
  }
  // Whether the entry block needs a label: its name is a text, or a phi names it.
  bool entry_is_named() const { return entry_is_named_; }
  // Gives the names of values to a function that is equal to this one.
  void settle(Function& function) {
    for (uint32_t i = 0; i < values_.size(); ++i) {
      const Given& given = values_[i];
      if (given.form == Form::Number)
        function.set_name(InstId(i), Name::number(given.number));
      else if (given.form != Form::Absent && !is_own(given, function_.name_of(InstId(i))))
        function.set_name(InstId(i), function.make_name_copy(text_of(given)));
    }
  }

 private:
  enum class Form : uint8_t { Absent, Number, Made, Text, TextWithSuffix };
  struct Given {
    Form form = Form::Absent;
    uint32_t number = 0;    // the number, also of what was made, or the suffix
    std::string_view text;  // of what was made: its letter
  };

  // Visits everything that has a name in order of appearance.
  template <class Visitor>
  void for_each_item(Visitor visit) {
    for (uint32_t i = 0; i < function_.argument_count(); ++i) {
      InstId argument = function_.argument(i);
      visit(argument, function_.name_of(argument), values_[argument.index()]);
    }
    for (BlockId block : function_.blocks()) {
      visit(block, function_[block].name, blocks_[block.index()]);
      for (InstId i = function_[block].first; i.valid(); i = function_.next(i))
        if (function_[i].type != kVoid) visit(i, function_.name_of(i), values_[i.index()]);
    }
  }
  void collect() {
    for_each_item([this](auto, Name name, Given&) {
      if (name.is_text()) texts_.insert(function_.text_of(name));
    });
    if (function_.blocks().empty()) return;
    BlockId entry = function_.entry();
    entry_is_named_ = function_[entry].name.is_text();
    for (BlockId block : function_.blocks()) {
      InstId i = function_[block].first;
      for (; i.valid() && function_[i].opcode == Opcode::Phi; i = function_.next(i))
        for (Value operand : function_.operands(i)) entry_is_named_ |= operand == Value(entry);
    }
  }
  bool is_unlabelled_entry(InstId) const { return false; }
  bool is_unlabelled_entry(BlockId block) const {
    return block == function_.entry() && !function_[block].name.is_text();
  }
  // The name that it shares with no other, or the first of those that share it.
  void assign_own(Name name, Given& given) {
    if (name.is_number() && numbers_.insert(name.number()).second)
      given = {Form::Number, name.number(), {}};
    else if (name.is_text())
      assign_text(function_.text_of(name), given);
  }
  // What has no name of its own: `v` or `b` and a number.
  template <class AnyId>
  void assign_made(AnyId id, Given& given) {
    if (given.form != Form::Absent) return;
    const Given made{Form::Made, function_.made_number(id),
                     std::is_same_v<AnyId, InstId> ? "v" : "b"};
    // A value of the text that has lost its name may have the number of one that a pass made.
    const bool is_free =
        made_numbers_.insert(2 * uint64_t{made.number} + (made.text == "v")).second;
    if (is_free && (texts_.empty() || !texts_.contains(text_of(made)))) {
      given = made;
      return;
    }
    const std::string_view text = *made_.insert(text_of(made)).first;
    suffixes_.try_emplace(text, 0);
    assign_text(text, given);
  }
  void assign_text(std::string_view text, Given& given) {
    auto [known, is_first] = suffixes_.try_emplace(text, 0);
    if (is_first) {
      given = {Form::Text, 0, text};
      return;
    }
    do given = {Form::TextWithSuffix, ++known->second, text};
    while (texts_.contains(text_of(given)));
  }
  static std::string text_of(const Given& given) {
    std::string text(given.text);
    if (given.form == Form::Text) return text;
    if (given.form == Form::TextWithSuffix) text += '.';
    append_decimal(text, uint64_t{given.number});
    return text;
  }
  // Whether it is the name that the function gives.
  bool is_own(const Given& given, Name name) const {
    return given.form == Form::Text && name.is_text() &&
           given.text.data() == function_.text_of(name).data();
  }
  static void append(std::string& out, char sigil, const Given& given) {
    switch (given.form) {
      case Form::Absent:
        out += "<badref>";
        break;
      case Form::Number:
        if (sigil != '\0') out += sigil;
        append_decimal(out, uint64_t{given.number});
        break;
      case Form::Made: {
        char name[16];
        char* end = name;
        if (sigil != '\0') *end++ = sigil;
        *end++ = given.text[0];
        end = std::to_chars(end, name + sizeof name, given.number).ptr;
        out.append(name, end);
        break;
      }
      case Form::Text:
        append_llvm_name(out, sigil, given.text);
        break;
      case Form::TextWithSuffix:
        append_llvm_name(out, sigil, text_of(given));
        break;
    }
  }

  const Function& function_;
  std::vector<Given> values_;
  std::vector<Given> blocks_;
  bool entry_is_named_;
  std::unordered_set<uint32_t> numbers_;        // that are given
  std::unordered_set<uint64_t> made_numbers_;   // likewise: twice the number, + 1 for a value
  std::unordered_set<std::string> made_;        // names that the source has, too
  std::unordered_set<std::string_view> texts_;  // of the source
  std::unordered_map<std::string_view, uint32_t> suffixes_;
};

}  // namespace lilt::ssa
