// Uses and definitions of locals by name, in either order.
#include "frontend/llvm/body_parser.h"
#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

// --- uses

Value BodyParser::use_local(const LocalName& name, TypeId expected, UseKind kind) {
  uint32_t entry = locals_[name];
  if (entry >= kBroken) [[unlikely]]
    return use_unresolved(name, expected, kind, {next_instruction(), block_});
  InstId definition(entry);
  if (source_type(definition) != expected) check_use(name, definition, expected, kind);
  note_use(definition, name.offset);
  return Value(definition);
}

Value BodyParser::use_in_phi(const LocalName& name, TypeId expected, BlockId from) {
  uint32_t entry = locals_[name];
  if (entry >= kBroken) return use_unresolved(name, expected, UseKind::Plain, {InstId(), from});
  InstId definition(entry);
  check_use(name, definition, expected, UseKind::Plain);
  if (entry >= entry_end_ && function_->block_of(definition) != from)
    queries_.push_back({definition, {InstId(), from}, name.offset});
  return Value(definition);
}

// A use of a local that is defined later in the text, or not at all, or with an error.
Value BodyParser::use_unresolved(const LocalName& name, TypeId expected, UseKind kind,
                                 UsePlace place) {
  Value placeholder(function_->constants().poison(context_.erased(expected)));
  uint32_t entry = locals_[name];
  if (entry == kBroken) return placeholder;
  if (entry == LocalTable::kAbsent) {
    entry = kForward | static_cast<uint32_t>(forward_names_.size());
    forward_names_.push_back({name});
    locals_[name] = entry;
  }
  ForwardName& forward = forward_names_[entry & ~kForward];
  ForwardUse use;
  use.next = forward.first_use;
  use.user = next_instruction();
  use.operand = static_cast<uint32_t>(operands_.size());
  use.expected = expected;
  use.place = place;
  use.offset = name.offset;
  use.kind = kind;
  forward.first_use = static_cast<uint32_t>(forward_uses_.size());
  forward_uses_.push_back(use);
  return placeholder;
}

bool BodyParser::type_is_usable(TypeId found, TypeId expected, UseKind kind) const {
  // LLVMlite writes i32 before every index, although its integers are i64.
  if (kind == UseKind::Index && context_.llvmlite && expected == kI32 && found == kI64) return true;
  return context_.same(found, expected);
}

void BodyParser::check_use(const LocalName& name, InstId definition, TypeId expected,
                           UseKind kind) {
  TypeId found = source_type(definition);
  if (!type_is_usable(found, expected, kind))
    context_.report_type(name.offset, shown_text(name), found, expected,
                         function_->offset_of(definition));
}

// Source type of a local that is defined already, none() for any other.
TypeId BodyParser::known_type(const LocalName& name) {
  uint32_t entry = locals_[name];
  return entry < kBroken ? source_type(InstId(entry)) : TypeId::none();
}

// See TypeParser::know_locals. A local whose definition has an error or comes later has no type.
std::optional<TypeId> BodyParser::type_of_local(std::string_view text) {
  LocalName name = cursor_.name_of(text);
  if (locals_[name] == LocalTable::kAbsent && !defines_later(text)) return std::nullopt;
  return known_type(name);
}

// Whether a line of the body's rest begins with `%text =`.
bool BodyParser::defines_later(std::string_view text) const {
  std::string_view rest = cursor_.text_between(statement_, body_end_);
  std::string name = "%" + std::string(text);
  for (size_t at = rest.find(name); at != std::string_view::npos; at = rest.find(name, at + 1)) {
    size_t behind = rest.find_first_not_of(" \t", at + name.size());
    if (behind != std::string_view::npos && rest[behind] == '=') return true;
  }
  return false;
}

// --- definitions

void BodyParser::define_other_result(InstId id) {
  if (!has_result_)
    implicit_numbers_.push_back({next_number_++, id});
  else if ((*function_)[id].type != kVoid)
    define(result_, id);
  else
    report_no_result(info((*function_)[id].opcode).name);
}

void BodyParser::report_no_result(std::string_view word) {
  reporter_.error(
      result_.offset,
      quoted(word) + " has no result here (type void) that could be named " + shown_local(result_));
  define_broken(result_);
}

void BodyParser::define(const LocalName& name, InstId id) {
  uint32_t& entry = locals_[name];
  if (entry < kBroken) [[unlikely]]
    return report_redefinition(name, function_->offset_of(InstId(entry)), "local");
  bool forward = entry != LocalTable::kAbsent && entry >= kForward;
  uint32_t uses = entry & ~kForward;
  entry = id.index();
  function_->set_name(id, name_for(name));
  if (name.is_number) take_number(name.number);
  if (forward) [[unlikely]]
    resolve_forward(uses, id);
}

void BodyParser::define_broken(const LocalName& name) {
  uint32_t& entry = locals_[name];
  if (entry < kBroken) return;
  if (entry != LocalTable::kAbsent && entry >= kForward)
    forward_names_[entry & ~kForward].defined = true;
  entry = kBroken;
}

void BodyParser::resolve_forward(uint32_t index, InstId id) {
  ForwardName& forward = forward_names_[index];
  forward.defined = true;
  for (uint32_t i = forward.first_use; i != UINT32_MAX; i = forward_uses_[i].next) {
    const ForwardUse& use = forward_uses_[i];
    if (!type_is_usable(source_type(id), use.expected, use.kind))
      context_.report_type(use.offset, shown_text(forward.name), source_type(id), use.expected,
                           function_->offset_of(id));
    // After an error the user may be missing: the function is not usable anyway.
    if (reporter_.unit_errors() == 0) function_->set_operand(use.user, use.operand, Value(id));
    queries_.push_back({id, use.place, use.offset});
  }
}

void BodyParser::report_redefinition(const LocalName& name, SourceOffset first,
                                     std::string_view what) {
  has_redefinition_ = true;
  std::string shown = what == "label" ? quoted(shown_text(name).substr(1)) : shown_local(name);
  reporter_.error(name.offset, std::string(what) + " " + shown + " is defined twice")
      .notes.push_back({first, "the first definition of " + shown});
}

// --- names in messages

std::string BodyParser::shown_text(const LocalName& name) const {
  std::string text;
  if (name.is_number) {
    text = "%";
    append_decimal(text, uint64_t{name.number});
  } else {
    append_llvm_name(text, '%', name.text);
  }
  return text;
}

std::string BodyParser::shown_local(const LocalName& name) const {
  return quoted(shown_text(name));
}

std::string BodyParser::shown_name(Name name) const {
  LocalName local;
  local.is_number = name.is_number();
  if (local.is_number)
    local.number = name.number();
  else if (name.is_text())
    local.text = function_->text_of(name);
  return name.is_none() ? "without a name" : shown_local(local);
}

std::string BodyParser::shown_local(InstId id) const { return shown_name(function_->name_of(id)); }

std::string BodyParser::shown_block(BlockId block) const {
  if (!order_.empty() && block == order_.front() && !entry_is_labelled_) return "at the entry";
  return shown_name((*function_)[block].name);
}

}  // namespace lilt::frontend
