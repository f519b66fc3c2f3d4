#include "frontend/llvm/local_symbols.h"

#include "ir/support/text.h"

namespace lilt::frontend {

using namespace ssa;

void LocalSymbols::start(Function& function) {
  function_ = &function;
  table_.start();
  source_types_.clear();
  forward_names_.clear();
  forward_uses_.clear();
  unnamed_.clear();
  numbering = {};
  has_redefinition_ = false;
}

// --- uses

Value LocalSymbols::use(const LocalName& name, TypeId expected, const Use& use) {
  const uint32_t entry = table_[name];
  if (entry >= kBroken) [[unlikely]]
    return use_unresolved(name, expected, use);
  const InstId definition(entry);
  if (source_type(definition) != expected)
    check_type(name, name.offset, definition, expected, use.is_index);
  if (use.place.user.valid())
    checks_.note_use(definition, use.place, name.offset);
  else
    checks_.note_incoming_use(definition, use.place, name.offset);
  return Value(definition);
}

// A use of a local that is defined later in the text, or not at all, or with an error.
Value LocalSymbols::use_unresolved(const LocalName& name, TypeId expected, const Use& use) {
  Value placeholder(function_->constants().poison(context_.erased(expected)));
  uint32_t& entry = table_[name];
  if (entry == kBroken) return placeholder;
  if (entry == LocalTable::kAbsent) {
    entry = kForward | static_cast<uint32_t>(forward_names_.size());
    forward_names_.push_back({name});
  }
  ForwardName& forward = forward_names_[entry & ~kForward];
  forward_uses_.push_back({forward.first_use, use, expected, name.offset});
  forward.first_use = static_cast<uint32_t>(forward_uses_.size() - 1);
  return placeholder;
}

void LocalSymbols::check_type(const LocalName& name, SourceOffset place, InstId definition,
                              TypeId expected, bool is_index) const {
  const TypeId found = source_type(definition);
  // LLVMlite writes i32 before every index, although its integers are i64.
  if (is_index && context_.llvmlite && expected == kI32 && found == kI64) return;
  if (!context_.same(found, expected))
    context_.report_type(place, shown_text(name), found, expected,
                         function_->offset_of(definition));
}

// --- definitions

void LocalSymbols::define(const LocalName& name, InstId id) {
  uint32_t& entry = table_[name];
  if (entry < kBroken) [[unlikely]]
    return report_redefinition(name, function_->offset_of(InstId(entry)), "local");
  bool forward = entry != LocalTable::kAbsent && entry >= kForward;
  uint32_t uses = entry & ~kForward;
  entry = id.index();
  function_->set_name(id, name_for(name));
  if (name.is_number) numbering.take(name.number);
  if (forward) [[unlikely]]
    resolve_forward(uses, id);
}

void LocalSymbols::define_broken(const LocalName& name) {
  uint32_t& entry = table_[name];
  if (entry < kBroken) return;
  if (entry != LocalTable::kAbsent && entry >= kForward)
    forward_names_[entry & ~kForward].defined = true;
  entry = kBroken;
}

void LocalSymbols::resolve_forward(uint32_t index, InstId id) {
  ForwardName& forward = forward_names_[index];
  forward.defined = true;
  for (uint32_t i = forward.first_use; i != UINT32_MAX; i = forward_uses_[i].next) {
    const auto& [next, use, expected, offset] = forward_uses_[i];
    check_type(forward.name, offset, id, expected, use.is_index);
    // After an error the user may be missing: the function is not usable anyway.
    if (context_.reporter.unit_errors() == 0)
      function_->set_operand(use.user, use.operand, Value(id));
    checks_.note_forward_use(id, use.place, offset);
  }
}

void LocalSymbols::report_redefinition(const LocalName& name, SourceOffset first,
                                       std::string_view what) {
  has_redefinition_ = true;
  std::string shown = what == "label" ? quoted(shown_text(name).substr(1)) : shown_local(name);
  context_.reporter.error(name.offset, std::string(what) + " " + shown + " is defined twice")
      .notes.push_back({first, "the first definition of " + shown});
}

Name LocalSymbols::name_for(const LocalName& name) {
  if (name.is_number) return Name::number(name.number);
  // Names whose escapes were replaced live in the parser, which the function may outlive.
  return context_.cursor.is_in_source(name.text.data()) ? function_->make_name(name.text)
                                                        : function_->make_name_copy(name.text);
}

// --- after the whole body is read

void LocalSymbols::resolve_numbers() {
  const bool only_arguments = !numbering.ascends;  // to define one changes this
  for (const Unnamed& unnamed : unnamed_) {
    if (only_arguments && unnamed.local.index() >= function_->argument_count()) return;
    const LocalName name = LocalName::numbered(unnamed.number, kNoOffset);
    const uint32_t entry = table_[name];
    if (entry == LocalTable::kAbsent)
      function_->set_name(unnamed.local, Name::number(unnamed.number));
    else if (entry >= kForward)
      define(name, unnamed.local);
  }
}

void LocalSymbols::report_undefined() {
  Reporter& reporter = context_.reporter;
  for (const ForwardName& forward : forward_names_) {
    if (forward.defined) continue;
    // Uses are linked from the last to the first.
    uint32_t first = forward.first_use;
    while (forward_uses_[first].next != UINT32_MAX) first = forward_uses_[first].next;
    std::string help;
    if (!forward.name.is_number && reporter.may_suggest(table_.size()))
      help = reporter.suggestion(forward.name.text, "%",
                                 table_.texts([](uint32_t value) { return value < kBroken; }));
    if (!forward.name.is_number && context_.module.find(forward.name.text).valid())
      help = "; did you mean " + quoted("@" + std::string(forward.name.text)) + "?";
    else if (!forward.name.is_number && is_parameter_without_sigil(forward.name.text))
      help = "; the name of a parameter is written with '%', too";
    reporter.error(forward_uses_[first].offset,
                   "undefined local " + shown_local(forward.name) + help);
  }
}

// `define i64 @f(i64 a)`: the word is taken for an unknown attribute.
bool LocalSymbols::is_parameter_without_sigil(std::string_view name) const {
  const Symbol& symbol = context_.module[function_->symbol()];
  std::string_view header = context_.cursor.text_between(symbol.offset, symbol.body_begin);
  for (size_t at = header.find(name); at != std::string_view::npos;
       at = header.find(name, at + 1)) {
    const char before = at == 0 ? '@' : header[at - 1];
    const char after = at + name.size() < header.size() ? header[at + name.size()] : '{';
    if (before == ' ' && (after == ',' || after == ')')) return true;
  }
  return false;
}

// --- names in messages

std::string shown_text(const LocalName& name) {
  std::string text;
  if (name.is_number) {
    text = "%";
    append_decimal(text, uint64_t{name.number});
  } else {
    append_llvm_name(text, '%', name.text);
  }
  return text;
}

std::string shown_local(const LocalName& name) { return quoted(shown_text(name)); }

std::string shown_name(const Function& function, Name name) {
  LocalName local;
  local.is_number = name.is_number();
  if (local.is_number)
    local.number = name.number();
  else if (name.is_text())
    local.text = function.text_of(name);
  return name.is_none() ? "without a name" : shown_local(local);
}

}  // namespace lilt::frontend
