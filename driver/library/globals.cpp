// Globals, functions and blocks of modules that are built.
#include <algorithm>

#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/library/handles.h"
#include "frontend/llvm/parameter_attributes.h"
#include "ir/support/characters.h"

using namespace lilt;
using namespace lilt::library;
using ssa::ConstantId;
using ssa::TypeId;
using ssa::TypeKind;

// --- bodies

ssa::Function& lilt_function::make_body() {
  auto& spare = module.context.spare_bodies;
  if (spare.empty()) spare.push_back(std::make_unique<ssa::Function>());
  body_ = std::move(spare.back());
  spare.pop_back();
  if (module.source != nullptr && has_body() && generation == 0) {
    read_body();
    return *body_;
  }
  body_->reset(module.overlay, symbol);
  for (const TypeId type : module.overlay.types().members(body_->type())) body_->add_argument(type);
  body_->track_uses();
  return *body_;
}

// From the text, which has no errors.
void lilt_function::read_body() {
  if (module.parser == nullptr)
    module.parser = std::make_unique<frontend::FunctionParser>(module.overlay, module.found);
  module.parser->parse(symbol, *body_);
  body_->track_uses();
  is_appended.assign(body_->block_count(), true);
  for (const ssa::BlockId block : body_->blocks())
    body_->for_each_successor(block, [&](ssa::BlockId to) { add_predecessor(to, block); });
}

std::span<const ssa::BlockId> lilt_function::predecessors(ssa::BlockId block) const {
  if (block.index() >= predecessors_.size()) return {};
  return predecessors_[block.index()];
}

ssa::BlockId lilt_function::next_block(ssa::BlockId block) {
  const std::vector<ssa::BlockId>& order = body().blocks();
  const auto is_known = [&] {
    return block.index() < places_.size() && places_[block.index()] < order.size() &&
           order[places_[block.index()]] == block;
  };
  if (!is_known()) {
    places_.resize(body_->block_count());
    for (size_t i = 0; i < order.size(); ++i) places_[order[i].index()] = i;
  }
  const bool has_next = is_known() && places_[block.index()] + 1 < order.size();
  return has_next ? order[places_[block.index()] + 1] : ssa::BlockId::none();
}

void lilt_function::add_predecessor(ssa::BlockId block, ssa::BlockId from) {
  if (block.index() >= predecessors_.size()) predecessors_.resize(body_->block_count());
  predecessors_[block.index()].push_back(from);
}

void lilt_function::leave(ssa::InstId id) {
  for (lilt_builder* builder : module.builders)
    if (builder->function == this && builder->before == id) builder->before = body_->next(id);
}

void lilt_function::replace(ssa::InstId old, ssa::Value replacement) {
  leave(old);
  body_->replace_all_uses(old, replacement);
  body_->erase(old);
  replaced[old.index()] = replacement;
}

ssa::Value lilt_function::current(ssa::Value value) const {
  while (value.is_local()) {
    const auto known = replaced.find(value.local().index());
    if (known == replaced.end()) return value;
    value = known->second;
  }
  return value;
}

void lilt_function::release_body() {
  auto& spare = module.context.spare_bodies;
  if (body_ != nullptr && !body_->is_large() && spare.size() < lilt_context::kMaxSpare)
    spare.push_back(std::move(body_));
  body_.reset();
}

void lilt_function::move_to(ssa::SymbolId its_symbol) {
  forget_body();
  symbol = its_symbol;
  generation = 0;
  facts.clear();
}

void lilt_function::delete_body() {
  forget_body();
  ++generation;
  module.header()[symbol].is_definition = false;
}

void lilt_function::forget_body() {
  release_body();
  predecessors_.clear();
  replaced.clear();
  is_appended.clear();
  sealed.clear();
  variable_phis.clear();
  next_origin = 0;
  for (lilt_builder* builder : module.builders)
    if (builder->function == this) builder->function = nullptr;
}

bool lilt_function::has_body() const { return module.header()[symbol].is_definition; }

lilt_function* lilt_module::add_function(std::string_view its_name, TypeId type) {
  ssa::Symbol symbol;
  symbol.name = its_name;
  symbol.type = symbol.source_type = type;
  return make_function(header().add_symbol(symbol));
}

lilt_function* lilt_module::make_function(ssa::SymbolId symbol) {
  const auto number = static_cast<uint32_t>(functions.size() + 1);
  functions.push_back(
      std::make_unique<lilt_function>(*this, number, symbol, std::string(header()[symbol].name)));
  lilt_function& made = *functions.back();
  by_symbol[symbol.index()] = &made;
  read_facts(made);
  return &made;
}

// What the text promises about parameters.
void lilt_module::read_facts(lilt_function& function) const {
  const ssa::SymbolId symbol = function.symbol;
  const uint32_t parameters = overlay.types()[header()[symbol].type].member_count;
  for (uint32_t i = 0; i <= parameters; ++i) {
    const uint32_t position = ssa::kResultPosition + i;
    if (const ssa::ParameterFacts& facts = header().facts(symbol, position);
        facts != ssa::ParameterFacts())
      function.facts.emplace_back(position, facts);
  }
}

namespace {

// A name that nothing has yet.
std::string new_name(lilt_module& module, std::string_view start) {
  std::string name;
  do name = std::string(start) + std::to_string(module.next_name++);
  while (module.header().find(name).valid());
  return name;
}

// The name of a value or a block: digits alone would be a number.
std::string local_name(std::string_view name) {
  return std::string(is_decimal(name) ? "n" : "") + std::string(name);
}

template <class Change>
void change_variable(lilt_module& module, lilt_value variable, Change change) {
  changing(module, [&] {
    const ssa::SymbolId id = module.symbol_of(variable, "a variable");
    if (!id.valid()) return;
    if (module.header()[id].kind == ssa::SymbolKind::Variable) return change(module.header()[id]);
    module.note_mistake(quoted(module.header()[id].name) + " is not a variable");
  });
}

}  // namespace

bool library::can_be_name(lilt_module& module, std::string_view name) {
  if (!name.empty() && !is_decimal(name)) return true;
  module.note_mistake("a name " + quoted(name) + ": names of digits only are numbers in IR");
  return false;
}

extern "C" {

// --- globals and functions

lilt_value lilt_global(lilt_module* module, const char* name, lilt_type type,
                       lilt_value initializer) {
  return building<lilt_value>(*module, [&]() -> lilt_value {
    ssa::Symbol symbol;
    std::string unique = text_or_empty(name);
    if (unique.empty()) unique = new_name(*module, "global.");
    if (!can_be_name(*module, unique)) return {};
    if (module->header().find(unique).valid()) {
      module->note_mistake("a global " + quoted(unique) + ": the name is taken");
      return {};
    }
    symbol.name = unique;
    symbol.kind = ssa::SymbolKind::Variable;
    symbol.type = symbol.source_type = module->type_of(type, "a global's type");
    if (initializer.id != 0) {
      symbol.is_definition = true;
      symbol.initializer = module->constant_of(initializer, "an initializer");
      if (!symbol.initializer.valid()) return {};
      if (module->constants[symbol.initializer].type != symbol.type) {
        module->note_mistake("the initializer of " + quoted(unique) + " is not of its type, " +
                             module->overlay.types().to_string(symbol.type));
        return {};
      }
    }
    return module->handle_of(module->constants.symbol(module->header().add_symbol(symbol)));
  });
}

lilt_value lilt_global_string(lilt_module* module, const char* text, size_t size) {
  return building<lilt_value>(*module, [&]() -> lilt_value {
    std::string bytes(text, size);
    bytes += '\0';
    const lilt_value initializer = lilt_const_bytes(module, bytes.data(), bytes.size());
    const std::string name = new_name(*module, ".str.");
    const lilt_value address =
        lilt_global(module, name.c_str(), lilt_value_type(module, initializer), initializer);
    const ssa::SymbolId id = module->symbol_of(address, "a string");
    if (!id.valid()) return {};
    ssa::Symbol& symbol = module->header()[id];
    symbol.linkage = ssa::Linkage::Private;
    symbol.is_constant = symbol.is_unnamed_addr = true;
    return address;
  });
}

lilt_value lilt_module_find(lilt_module* module, const char* name) {
  return reading<lilt_value>(*module, [&]() -> lilt_value {
    const ssa::SymbolId symbol = module->header().find(text_or_empty(name));
    if (!symbol.valid()) return {};
    return module->handle_of(module->constants.symbol(symbol));
  });
}

void lilt_set_linkage(lilt_module* module, lilt_value value, lilt_linkage linkage) {
  changing(*module, [&] {
    const ssa::SymbolId id = module->symbol_of(value, "what gets a linkage");
    if (static_cast<size_t>(linkage) >= std::size(kLinkages))
      return module->note_mistake("a linkage that does not exist");
    if (id.valid()) module->header()[id].linkage = kLinkages[linkage];
  });
}

void lilt_set_constant(lilt_module* module, lilt_value variable, bool value) {
  change_variable(*module, variable, [&](ssa::Symbol& symbol) { symbol.is_constant = value; });
}

void lilt_set_thread_local(lilt_module* module, lilt_value variable, bool value) {
  change_variable(*module, variable, [&](ssa::Symbol& symbol) {
    symbol.tls = value ? ssa::TlsModel::General : ssa::TlsModel::None;
  });
}

void lilt_set_section(lilt_module* module, lilt_value value, const char* name) {
  building<lilt_value>(*module, [&]() -> lilt_value {
    const ssa::SymbolId id = module->symbol_of(value, "what gets a section");
    if (id.valid()) module->header()[id].section = module->header().keep(text_or_empty(name));
    return {};
  });
}

lilt_function* lilt_function_create(lilt_module* module, const char* name, lilt_type type) {
  return building<lilt_function*>(*module, [&]() -> lilt_function* {
    const std::string wanted = text_or_empty(name);
    TypeId id = module->type_of(type, "a function's type");
    const bool is_function = module->overlay.types().kind(id) == TypeKind::Function;
    const ssa::SymbolId known = module->header().find(wanted);
    if (is_function && known.valid()) {
      const ssa::Symbol& symbol = module->header()[known];
      if (symbol.kind == ssa::SymbolKind::Function && symbol.type == id)
        return module->function_of(known);
    }
    const std::string called = "a function " + quoted(wanted);
    if (!is_function)
      module->note_mistake(called + " of type " + module->overlay.types().to_string(id));
    if (known.valid()) module->note_mistake(called + ": the name is taken by something else");
    if (module->functions.size() + 2 > kOwnerMask) module->note_mistake("too many functions");
    if (can_be_name(*module, wanted) && module->mistake.empty())
      return module->add_function(wanted, id);
    // After a mistake, one to go on with: nothing is compiled any more.
    if (!is_function) id = module->overlay.types().function(ssa::kVoid, {}, false);
    return module->add_function(new_name(*module, "mistake."), id);
  });
}

lilt_function* lilt_module_find_function(lilt_module* module, const char* name) {
  return guarded<lilt_function*>(nullptr, [&]() -> lilt_function* {
    const ssa::SymbolId symbol = module->header().find(text_or_empty(name));
    return symbol.valid() ? module->function_of(symbol) : nullptr;
  });
}

// --- functions and blocks

const char* lilt_function_name(const lilt_function* function) {
  if (function == nullptr) return "";
  return function->name.c_str();
}

void lilt_function_set_name(lilt_function* function, const char* name) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  changing(module, [&] {
    const std::string wanted = text_or_empty(name);
    if (!can_be_name(module, wanted)) return;
    if (module.header().find(wanted).valid())
      return module.note_mistake("the name " + quoted(wanted) + " is taken");
    module.header().rename(function->symbol, wanted);
    function->name = wanted;
  });
}

lilt_type lilt_function_get_type(const lilt_function* function) {
  if (function == nullptr) return lilt_void();
  return function->module.handle_of(function->module.header()[function->symbol].type);
}

lilt_value lilt_function_address(lilt_function* function) {
  if (function == nullptr) return {};
  lilt_module& module = function->module;
  return reading<lilt_value>(
      module, [&] { return module.handle_of(module.constants.symbol(function->symbol)); });
}

uint32_t lilt_function_parameter_count(const lilt_function* function) {
  if (function == nullptr) return 0;
  const lilt_module& module = function->module;
  return module.overlay.types()[module.header()[function->symbol].type].member_count;
}

lilt_value lilt_function_argument(lilt_function* function, uint32_t index) {
  if (function == nullptr) return {};
  lilt_module& module = function->module;
  return reading<lilt_value>(module, [&]() -> lilt_value {
    if (index < lilt_function_parameter_count(function))
      return module.handle_of(*function, function->body().argument(index));
    module.note_mistake("an argument " + std::to_string(index) + " of " + quoted(function->name));
    return {};
  });
}

void lilt_function_add_attribute(lilt_function* function, const char* attribute) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  changing(module, [&] {
    const std::string_view name = text_or_empty(attribute);
    const auto known = std::ranges::find(ssa::kFunctionAttributeNames, name);
    if (known == std::end(ssa::kFunctionAttributeNames) &&
        add_parsed_attribute(*function, std::string(name)))
      return;
    if (known == std::end(ssa::kFunctionAttributeNames))
      return module.note_mistake("an attribute '" + std::string(name) + "' of " +
                                 quoted(function->name) + ": lilt knows no such attribute");
    module.header()[function->symbol].function_attributes |=
        1u << (known - std::begin(ssa::kFunctionAttributeNames));
  });
}

namespace {

// Why a parameter or the result cannot have the attribute; empty if it can.
std::string misfit(const lilt_module& module, ssa::SymbolId function, uint32_t index,
                   std::string_view name) {
  const frontend::ParameterWords word = frontend::find_parameter_word(name);
  const ssa::TypeTable& types = module.overlay.types();
  const ssa::TypeId type = module.header()[function].type;
  if (index == LILT_RESULT)
    return frontend::check_parameter_words(types, word, types[type].element,
                                           frontend::AttributePlace::Result);
  return frontend::check_parameter_words(types, word, types.member(type, index),
                                         frontend::AttributePlace::Parameter);
}

}  // namespace

void lilt_function_add_parameter_attribute(lilt_function* function, uint32_t index,
                                           const char* attribute) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  const uint32_t position = index == LILT_RESULT ? ssa::kResultPosition : index;
  building<lilt_value>(module, [&]() -> lilt_value {
    const std::string_view name = text_or_empty(attribute);
    ssa::ParameterAttributes attributes = module.header().attributes(function->symbol, position);
    const auto fact = std::ranges::find(ssa::kParameterFactNames, name);
    if (index != LILT_RESULT && index >= lilt_function_parameter_count(function)) {
      module.note_mistake("an attribute of a parameter " + std::to_string(index) + " of " +
                          quoted(function->name));
    } else if (const std::string wrong = misfit(module, function->symbol, index, name);
               !wrong.empty()) {
      module.note_mistake(wrong + " of " + quoted(function->name));
    } else if (name == "zeroext" || name == "signext" || name == "inreg" || name == "nest") {
      attributes.zero_extend |= name == "zeroext";
      attributes.sign_extend |= name == "signext";
      attributes.in_register |= name == "inreg";
      attributes.nest |= name == "nest";
      module.header().set_attributes(function->symbol, position, attributes);
    } else if (fact != ssa::kParameterFactNames.end()) {
      ssa::ParameterFacts facts;
      facts.words = static_cast<uint16_t>(1u << (fact - ssa::kParameterFactNames.begin()));
      auto known = std::ranges::find(function->facts, position,
                                     &decltype(function->facts)::value_type::first);
      if (known == function->facts.end())
        function->facts.emplace_back(position, facts);
      else
        known->second = known->second.joined_with(facts);
    } else {
      const TypeId type = module.header()[function->symbol].type;
      const TypeId own = index == LILT_RESULT ? module.overlay.types()[type].element
                                              : module.overlay.types().member(type, index);
      add_parsed_attribute(*function, position, own, std::string(name));
    }
    return {};
  });
}

void lilt_function_set_line(lilt_function* function, uint32_t line) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  building<lilt_value>(module, [&]() -> lilt_value {
    ssa::Symbol& symbol = module.header()[function->symbol];
    if (module.source != nullptr) {
      module.note_mistake("the source of a module that was parsed is in its text");
      return {};
    }
    symbol.debug_node = lilt_module::kFirstSubprogram + function->number - 1;
    module.header().debug_info.add_subprogram(
        symbol.debug_node, {.name = module.header().keep(escaped(function->name)),
                            .linkage_name = {},
                            .scope = lilt_module::kFile,
                            .file = lilt_module::kFile,
                            .line = line,
                            .unit = lilt_module::kUnit});
    return {};
  });
}

bool lilt_function_has_body(const lilt_function* function) {
  if (function == nullptr) return false;
  return function->has_body();
}

void lilt_function_delete_body(lilt_function* function) {
  if (function == nullptr) return;
  changing(function->module, [&] { function->delete_body(); });
}

lilt_block lilt_block_create(lilt_function* function, const char* name) {
  if (function == nullptr) return {};
  lilt_module& module = function->module;
  return building<lilt_block>(module, [&] {
    ssa::Function& body = function->body();
    const bool is_named = name != nullptr && *name != '\0';
    const ssa::BlockId block =
        body.create_block(is_named ? body.make_name_copy(local_name(name)) : ssa::Name());
    function->is_appended.push_back(false);
    return module.block_handle_of(*function, block);
  });
}

void lilt_block_append(lilt_function* function, lilt_block block) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  building<lilt_block>(module, [&]() -> lilt_block {
    const ssa::BlockId id = module.block_of(*function, block, "a block to append", "");
    if (!id.valid()) return {};
    if (function->is_appended[id.index()]) {
      module.note_mistake("a block of " + quoted(function->name) + " is appended twice");
      return {};
    }
    function->is_appended[id.index()] = true;
    function->body().append_block(id);
    module.header()[function->symbol].is_definition = true;
    return {};
  });
}

bool lilt_block_has_predecessors(lilt_function* function, lilt_block block) {
  if (function == nullptr) return false;
  return reading<bool>(function->module, [&] {
    const ssa::BlockId id = function->module.block_of(*function, block, "a block", "");
    return id.valid() && !function->predecessors(id).empty();
  });
}

bool lilt_block_is_terminated(lilt_function* function, lilt_block block) {
  if (function == nullptr) return false;
  return reading<bool>(function->module, [&] {
    const ssa::BlockId id = function->module.block_of(*function, block, "a block", "");
    if (!id.valid()) return false;
    const ssa::InstId last = function->body()[id].last;
    return last.valid() && ssa::is_terminator(function->body()[last].opcode);
  });
}

void lilt_value_set_name(lilt_module* module, lilt_value value, const char* name) {
  if (value.id == 0 || owner_of_handle(value.id) == kConstantOwner) return;
  building<lilt_value>(*module, [&]() -> lilt_value {
    ssa::InstId id;
    lilt_function* function = module->owner_of(value, id, "what gets a name");
    if (function == nullptr) return {};
    if (function->replaced.contains(id.index())) return {};
    ssa::Function& body = function->body();
    const std::string_view text = text_or_empty(name);
    body.set_name(id, text.empty() ? ssa::Name() : body.make_name_copy(local_name(text)));
    return {};
  });
}

}  // extern "C"
