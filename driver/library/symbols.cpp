// What symbols have besides their names and types: visibility, comdats, conventions, attributes
// with operands; aliases and ifuncs.
#include <algorithm>
#include <bit>

#include "driver/library/building.h"
#include "frontend/llvm/attribute_parser.h"
#include "ir/ssa/comdat.h"

using namespace lilt;
using namespace lilt::library;
using ssa::SymbolId;
using ssa::TypeId;

namespace {

// Calls `change` with the symbol that the address is of.
template <class Change>
void change_symbol(lilt_module* module, lilt_value address, const char* what, Change change) {
  changing(*module, [&] {
    const SymbolId id = module->symbol_of(address, what);
    if (id.valid()) change(module->header()[id]);
  });
}

// The front end's parser at an attribute's text.
struct AttributeText {
  AttributeText(lilt_module& module, std::string text)
      : source(SourceText::from_memory("attribute", std::move(text))),
        reporter(*source, diagnostics),
        cursor(*source, reporter),
        context(module.overlay, cursor),
        types(context),
        attributes(context, types) {}
  // Calls what parses; text that it cannot read is a mistake.
  template <class Parse>
  void read(Parse parse) {
    try {
      parse();
    } catch (const frontend::SyntaxError&) {  // reported
    }
  }
  // The first mistake, or that text follows; empty: none.
  std::string mistake() const {
    if (diagnostics.has_errors()) return diagnostics.all().front().message;
    return cursor.at_end() ? "" : "something follows the attribute";
  }

  std::unique_ptr<SourceText> source;
  Diagnostics diagnostics;
  frontend::Reporter reporter;
  frontend::Cursor cursor;
  frontend::ParseContext context;
  frontend::TypeParser types;
  frontend::AttributeParser attributes;
};

using ParsedParameter = frontend::AttributeParser::Parameter;

// What the text of one attribute says of a parameter, an argument or a result of that type; a
// mistake that names `where` if it does not fit.
bool parse_parameter_attribute(lilt_module& module, const std::string& text, TypeId type,
                               bool is_result, ParsedParameter& found, const std::string& where) {
  AttributeText parsed(module, text);
  std::string mistake;
  parsed.read([&] {
    parsed.attributes.parse_parameter(found, is_result ? TypeId::none() : type);
    parsed.attributes.check_parameter(
        found, type,
        is_result ? frontend::AttributePlace::Result : frontend::AttributePlace::Parameter, 0);
  });
  mistake = parsed.mistake();
  if (mistake.empty() && found.words == 0) mistake = "lilt knows no such attribute";
  if (mistake.empty()) return true;
  module.note_mistake("an attribute '" + text + "' of " + where + ": " + mistake);
  return false;
}

void join(ssa::ParameterAttributes& known, const ssa::ParameterAttributes& own) {
  known.zero_extend |= own.zero_extend;
  known.sign_extend |= own.sign_extend;
  known.in_register |= own.in_register;
  known.nest |= own.nest;
  known.swift_self |= own.swift_self;
  known.swift_async |= own.swift_async;
  known.swift_error |= own.swift_error;
  known.struct_return |= own.struct_return;
  known.align = std::max(known.align, own.align);
  if (own.by_value.valid()) known.by_value = own.by_value;
  if (own.element.valid()) known.element = own.element;
}

// The convention of that name; none, and a mistake, if lilt knows none.
std::optional<ssa::CallingConvention> convention_named(lilt_module& module, std::string name) {
  AttributeText parsed(module, std::move(name));
  ssa::CallingConvention convention = ssa::CallingConvention::C;
  bool is_known = false;
  parsed.read([&] { is_known = parsed.attributes.parse_calling_convention(convention); });
  if (is_known && parsed.mistake().empty()) return convention;
  module.note_mistake("a calling convention that lilt does not know");
  return std::nullopt;
}

lilt_value add_alias(lilt_module* module, const char* name, lilt_type type, lilt_value target,
                     bool is_ifunc) {
  return building<lilt_value>(*module, [&]() -> lilt_value {
    ssa::Symbol symbol;
    const std::string own = text_or_empty(name);
    if (!can_be_name(*module, own)) return {};
    symbol.name = own;
    symbol.kind = ssa::SymbolKind::Alias;
    symbol.is_definition = true;
    symbol.is_ifunc = is_ifunc;
    symbol.type = symbol.source_type = module->type_of(type, "an alias's type");
    symbol.initializer = module->constant_of(target, "what an alias stands for");
    if (!symbol.initializer.valid()) return {};
    const bool is_pointer =
        module->overlay.types().is_pointer(module->constants[symbol.initializer].type);
    if (module->header().find(own).valid() || !is_pointer) {
      module->note_mistake(
          "an alias " + quoted(own) +
          (is_pointer ? ": the name is taken" : ": what it stands for is not an address"));
      return {};
    }
    module->is_for_text = true;
    return module->handle_of(module->constants.symbol(module->header().add_symbol(symbol)));
  });
}

}  // namespace

extern "C" {

void lilt_set_visibility(lilt_module* module, lilt_value symbol, lilt_visibility visibility) {
  change_symbol(module, symbol, "what gets a visibility", [&](ssa::Symbol& own) {
    if (static_cast<size_t>(visibility) > LILT_PROTECTED)
      return module->note_mistake("a visibility that does not exist");
    own.visibility = static_cast<ssa::Visibility>(visibility);
  });
}

void lilt_set_dso_local(lilt_module* module, lilt_value symbol, bool value) {
  change_symbol(module, symbol, "what becomes dso_local",
                [&](ssa::Symbol& own) { own.is_dso_local = value; });
}

void lilt_set_unnamed_addr(lilt_module* module, lilt_value symbol, bool value) {
  change_symbol(module, symbol, "what becomes unnamed_addr",
                [&](ssa::Symbol& own) { own.is_unnamed_addr = value; });
}

void lilt_set_tls_model(lilt_module* module, lilt_value variable, lilt_tls_model model) {
  change_symbol(module, variable, "what becomes thread-local", [&](ssa::Symbol& own) {
    if (own.kind != ssa::SymbolKind::Variable || static_cast<size_t>(model) > LILT_LOCAL_EXEC)
      return module->note_mistake("a thread-local model of what is not a variable, or no model");
    own.tls = static_cast<ssa::TlsModel>(model);
  });
}

void lilt_set_comdat(lilt_module* module, lilt_value symbol, const char* name,
                     lilt_comdat_kind kind) {
  change_symbol(module, symbol, "what gets a comdat", [&](ssa::Symbol& own) {
    ssa::Module& header = module->header();
    const std::string_view group = text_or_empty(name);
    const bool is_any = kind == LILT_COMDAT_ANY;
    const ssa::Module::Comdat* known = ssa::find_comdat(header, group);
    if (group.empty() || (known != nullptr && known->any != is_any))
      return module->note_mistake("a comdat without a name, or of another kind than before");
    own.comdat = header.keep(group);
    module->is_for_text = true;
    if (known != nullptr) return;
    header.comdats.push_back({own.comdat, is_any});
    std::ranges::sort(header.comdats, {}, &ssa::Module::Comdat::name);
  });
}

lilt_value lilt_alias(lilt_module* module, const char* name, lilt_type type, lilt_value target) {
  return add_alias(module, name, type, target, false);
}

lilt_value lilt_ifunc(lilt_module* module, const char* name, lilt_type type, lilt_value resolver) {
  return add_alias(module, name, type, resolver, true);
}

// --- conventions and attributes

void lilt_function_set_convention(lilt_function* function, const char* name) {
  if (function == nullptr) return;
  changing(function->module, [&] {
    if (const auto convention = convention_named(function->module, text_or_empty(name)))
      function->module.header()[function->symbol].convention = *convention;
  });
}

void lilt_call_set_convention(lilt_module* module, lilt_value call, const char* name) {
  changing(*module, [&] {
    ssa::InstId id;
    lilt_function* function = module->owner_of(call, id, "what gets a convention");
    if (function == nullptr) return;
    ssa::Instruction& instruction = function->body()[id];
    if (!ssa::is_call(instruction.opcode))
      return module->note_mistake("a calling convention is of a call");
    if (const auto convention = convention_named(*module, text_or_empty(name)))
      instruction.subcode = static_cast<uint8_t>(*convention);
  });
}

void lilt_function_add_type_attribute(lilt_function* function, uint32_t index,
                                      const char* attribute, lilt_type type) {
  if (function == nullptr) return;
  lilt_module& module = function->module;
  changing(module, [&] {
    const TypeId id = module.type_of(type, "an attribute's type");
    const std::string text =
        std::string(text_or_empty(attribute)) + "(" + module.overlay.types().to_string(id) + ")";
    lilt_function_add_parameter_attribute(function, index, text.c_str());
  });
}

void lilt_call_add_argument_attribute(lilt_module* module, lilt_value call, uint32_t index,
                                      const char* attribute) {
  changing(*module, [&] {
    ssa::InstId id;
    lilt_function* function = module->owner_of(call, id, "a call");
    if (function == nullptr) return;
    ssa::Function& body = function->body();
    const bool is_result = index == LILT_RESULT;
    const uint32_t arguments = ssa::is_call(body[id].opcode) ? body[id].operand_count - 2 : 0;
    if (!ssa::is_call(body[id].opcode) || (!is_result && index >= arguments))
      return module->note_mistake("an attribute of an argument that is not there");
    const TypeId type = is_result ? body[id].type : body.type_of(body.operand(id, index + 2));
    ParsedParameter found;
    if (!parse_parameter_attribute(*module, text_or_empty(attribute), type, is_result, found,
                                   "an argument in " + quoted(function->name)))
      return;
    const uint32_t position = is_result ? ssa::kResultPosition : index;
    ssa::ParameterAttributes known = body.annotations().attributes(id, position);
    join(known, found.attributes);
    body.annotations().set_attributes(id, position, known);
    module->is_for_text = true;
  });
}

}  // extern "C"

bool lilt::library::add_parsed_attribute(lilt_function& function, uint32_t position, TypeId type,
                                         const std::string& text) {
  lilt_module& module = function.module;
  ParsedParameter found;
  const bool is_result = position == ssa::kResultPosition;
  if (!parse_parameter_attribute(
          module, text, type, is_result, found,
          (is_result ? "the result of " : "a parameter of ") + quoted(function.name)))
    return false;
  ssa::ParameterAttributes known = module.header().attributes(function.symbol, position);
  join(known, found.attributes);
  // Of an object that is copied it is a part of how it is passed, of other pointers a promise.
  if (!known.by_value.valid() && found.attributes.align != 0) {
    found.facts.align_log2 = static_cast<uint8_t>(std::countr_zero(found.attributes.align));
    known.align = 0;
  }
  module.header().set_attributes(function.symbol, position, known);
  auto facts =
      std::ranges::find(function.facts, position, &decltype(function.facts)::value_type::first);
  if (facts == function.facts.end())
    function.facts.emplace_back(position, found.facts);
  else
    facts->second = facts->second.joined_with(found.facts);
  return true;
}

bool lilt::library::add_parsed_attribute(lilt_function& function, const std::string& text) {
  lilt_module& module = function.module;
  AttributeText parsed(module, text);
  ssa::FunctionAttributes attributes = 0;
  parsed.read([&] { attributes = parsed.attributes.parse_function(); });
  const FeatureRequest features = parsed.attributes.take_features();
  if (!parsed.mistake().empty() || (attributes == 0 && features.empty())) return false;
  ssa::Symbol& symbol = module.header()[function.symbol];
  symbol.function_attributes |= attributes;
  symbol.features |= features;
  module.attribute_texts.push_back(std::move(parsed.source));
  const ssa::FunctionRequests requests = parsed.attributes.take_requests();
  if ((attributes & ssa::function_attribute::HasRequests) != 0)
    module.header().requests[function.symbol.index()] |= requests;
  module.is_for_text = true;  // which tells what follows for the module
  return true;
}
