// Nodes of debug information as the text has them: `!DIDerivedType(tag: DW_TAG_member, size: 32)`.
//
// Types, variables and expressions are needed once, when debug sections are written. They stay text
// until then, so a module pays for reading only the nodes that some section describes.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ssa/module.h"

namespace lilt::ssa {

class DebugNode {
 public:
  DebugNode() = default;
  // The node at the start of the text, which may go on after it. O(its text). Text that begins
  // with another kind of node makes an empty one.
  explicit DebugNode(std::string_view text);
  // The node with a number. O(its text).
  DebugNode(const Module& module, uint32_t number) : DebugNode(module.text_from(number)) {}

  bool is_empty() const { return kind_.empty(); }
  std::string_view kind() const { return kind_; }  // "DIDerivedType"
  bool is(std::string_view kind) const { return kind_ == kind; }
  // The node's text, from `!DI…` to the parenthesis.
  std::string_view text() const { return text_; }

  // Each takes the name of a field. O(fields).
  // As written, `DIFlagPublic | DIFlagVirtual`; empty if the field is missing.
  std::string_view value(std::string_view field) const;
  // The inside of a string, with its escapes; empty if the field is missing or null.
  std::string_view string(std::string_view field) const;
  // The number of the node that it refers to; DebugInfo::kNone if there is none.
  uint32_t node(std::string_view field) const;
  // An integer, negative ones in two's complement, perhaps after a type: `i32 5`.
  std::optional<uint64_t> integer(std::string_view field) const;
  uint64_t integer_or_zero(std::string_view field) const { return integer(field).value_or(0); }
  // Whether the word is one of those joined by `|`.
  bool has_flag(std::string_view field, std::string_view flag) const;
  bool is_true(std::string_view field) const { return value(field) == "true"; }
  // The fields without a name, in order: the operands of an expression.
  std::vector<std::string_view> operands() const;

 private:
  std::string_view text_, kind_;
  std::vector<std::pair<std::string_view, std::string_view>> fields_;
};

// The elements of the tuple with a number, `!{!5, null}`; DebugInfo::kNone for those that are not
// nodes. O(its text).
std::vector<uint32_t> elements_of(const Module& module, uint32_t tuple);

// The integer of a module flag, `!{i32 7, !"Dwarf Version", i32 5}`. O(flags).
std::optional<uint64_t> module_flag(const Module& module, std::string_view name);

}  // namespace lilt::ssa
