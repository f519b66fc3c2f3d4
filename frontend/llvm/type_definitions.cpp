#include "frontend/llvm/type_definitions.h"

namespace lilt::frontend {

using namespace ssa;

void TypeDefinitions::parse() {
  SourceOffset place = cursor_.offset();
  std::string_view name = cursor_.global_name('%');
  cursor_.expect('=', "after the name of a type");
  cursor_.expect_word("type", "and the definition of the type");
  Definition definition{module_->types().named(name), place, TypeId::none(), mentions_.size()};
  if (cursor_.accept_word("opaque")) {
    definition.last_mention = mentions_.size();
    return add(definition);
  }
  // Until it is parsed the body is an empty struct, which causes no further errors.
  definition.body = module_->types().literal_struct({}, false);
  SourceOffset body_place = cursor_.offset();
  try {
    TypeId body = types_.parse();
    TypeKind kind = module_->types().kind(body);
    if (kind == TypeKind::Void || kind == TypeKind::Label || kind == TypeKind::Metadata)
      reporter_.error(body_place, "type " + context_.shown(body) + " cannot be given another name");
    else
      definition.body = body;
  } catch (const SyntaxError&) {
    mentions_.resize(definition.first_mention);
    definition.last_mention = mentions_.size();
    add(definition);
    throw;
  }
  definition.last_mention = mentions_.size();
  add(definition);
}

void TypeDefinitions::add(const Definition& definition) {
  definition_index_.resize(module_->types().size());
  uint32_t& index = definition_index_[definition.type];
  if (index != 0)
    return report_redefinition("%" + std::string(module_->types()[definition.type].name),
                               definition.offset, definitions_[index - 1].offset);
  definitions_.push_back(definition);
  index = static_cast<uint32_t>(definitions_.size());
}

// Uses of named types by value are checked when all types are known.
void TypeDefinitions::note_use(TypeId type, SourceOffset place, bool must_be_sized) {
  TypeKind kind = module_->types().kind(type);
  bool scalar = type <= kPtr || kind == TypeKind::TypedPointer;
  if (!scalar) uses_.push_back({type, place, must_be_sized});
}

const TypeDefinitions::Definition* TypeDefinitions::definition_of(TypeId type) const {
  uint32_t index = definition_index_.contains(type) ? definition_index_[type] : 0;
  return index == 0 ? nullptr : &definitions_[index - 1];
}

void TypeDefinitions::finish() {
  report_undefined();
  report_cycles();
  set_bodies();
  module_->types().finish_named();
  types_.collect_mentions(nullptr);
}

void TypeDefinitions::report_undefined() {
  std::vector<bool> reported(module_->types().size());
  for (const TypeParser::Mention& mention : mentions_) {
    if (definition_of(mention.type) != nullptr || reported[mention.type.index()]) continue;
    reported[mention.type.index()] = true;
    // Treated as an empty struct, so its uses cause no further errors.
    module_->types().set_struct_body(mention.type, {}, false);
    std::string_view name = module_->types()[mention.type].name;
    std::vector<std::string_view> candidates;
    if (reporter_.may_suggest(definitions_.size()))
      for (const Definition& definition : definitions_)
        candidates.push_back(module_->types()[definition.type].name);
    std::string help = reporter_.suggestion(name, "%", candidates);
    const char* after = source_.text().data() + mention.offset + 1 + name.size();
    char next = Cursor::next_on_line(after);
    if (help.empty() && (next == ',' || next == ')'))
      help = "; if that is the name of a value, its type is missing";
    else if (next == 'i')
      help = "; if that is the name of a value, its type comes first";
    reporter_.error(mention.offset, "undefined type " + quoted("%" + std::string(name)) + help);
  }
}

void TypeDefinitions::set_bodies() {
  TypeTable& types = module_->types();
  for (const Definition& definition : definitions_) {
    if (!definition.body.valid() || !types[definition.type].opaque) continue;
    const Type& body = types[definition.body];
    if (body.kind == TypeKind::Struct && !body.named)
      types.set_struct_body(definition.type, types.members(definition.body), body.packed);
    else if (body.kind != TypeKind::Void)
      types.set_alias_body(definition.type, definition.body);
  }
}

// Walks from definition to definition over the types that each holds by value. An edge to a
// definition that is still open closes a cycle, in which the program needs a pointer. The walk uses
// an explicit stack.
void TypeDefinitions::report_cycles() {
  enum class State : uint8_t { New, Open, Done };
  struct Frame {
    uint32_t definition;
    size_t next_mention;
  };
  std::vector<State> states(definitions_.size(), State::New);
  std::vector<Frame> stack;
  auto open = [&](uint32_t definition) {
    states[definition] = State::Open;
    stack.push_back({definition, definitions_[definition].first_mention});
  };
  for (uint32_t root = 0; root < definitions_.size(); ++root) {
    if (states[root] == State::New) open(root);
    while (!stack.empty()) {
      Frame& top = stack.back();
      if (top.next_mention == definitions_[top.definition].last_mention) {
        states[top.definition] = State::Done;
        stack.pop_back();
        continue;
      }
      const TypeParser::Mention& mention = mentions_[top.next_mention++];
      const Definition* target = definition_of(mention.type);
      if (mention.through_pointer || target == nullptr) continue;
      auto index = static_cast<uint32_t>(target - definitions_.data());
      if (states[index] == State::New)
        open(index);
      else if (states[index] == State::Open)
        report_cycle(mention);
    }
  }
}

void TypeDefinitions::report_cycle(const TypeParser::Mention& mention) {
  std::string name = quoted("%" + std::string(module_->types()[mention.type].name));
  reporter_
      .error(mention.offset,
             "type " + name + " contains itself here: a cycle of types needs a pointer in it")
      .notes.push_back({definition_of(mention.type)->offset, name + " is defined here"});
}

void TypeDefinitions::check_uses() {
  for (const Use& use : uses_) {
    try {
      context_.require_value_type(context_.erased(use.type), use.offset);
      if (use.must_be_sized) context_.require_sized(context_.erased(use.type), use.offset);
    } catch (const SyntaxError&) {
      // The next use is independent of it.
    }
  }
}

}  // namespace lilt::frontend
