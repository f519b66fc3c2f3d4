// Modules: their text, and what handles stand for.
#include "backend/failure.h"
#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/library/handles.h"
#include "ir/ssa/constant_copy.h"
#include "ir/ssa/header_excerpt.h"
#include "ir/ssa/printer.h"
#include "ir/support/text.h"

using namespace lilt;
using namespace lilt::library;
using ssa::ConstantId;
using ssa::ConstantKind;
using ssa::TypeId;

ConstantId lilt::library::import_constant(const ssa::ConstantPool& from, ssa::ConstantPool& to,
                                          ConstantId id, const ssa::TypeTable& types) {
  const auto map = [&](auto entity) {
    if constexpr (std::is_same_v<decltype(entity), ssa::Value>)
      return entity.is_constant() ? ssa::Value(import_constant(from, to, entity.constant(), types))
                                  : entity;
    else
      return entity;
  };
  return ssa::copy_constant(from, id, to, types, map, std::vector<ssa::Value>());
}

std::string lilt::library::escaped(std::string_view text) {
  std::string quoted_text;
  append_llvm_string(quoted_text, text);
  return quoted_text;
}

// --- modules

lilt_module::lilt_module(lilt_context& owner, std::string its_name,
                         std::unique_ptr<ssa::Module> built)
    : context(owner), mark(0), name(std::move(its_name)), owned_header(std::move(built)) {
  take_mark();
  ++context.modules;
}

void lilt_module::take_mark() {
  constexpr uint64_t kMarks = (1u << kModuleBits) - 1;
  mark = context.next_module;
  context.next_module = mark % kMarks + 1;
}

lilt_module::lilt_module(lilt_context& owner, std::unique_ptr<backend::Input> parsed)
    : lilt_module(owner, parsed->source->name(), std::move(parsed->module)) {
  source = std::move(parsed->source);
  machine_text = std::move(parsed->machine_text);
}

void lilt_module::replace(std::unique_ptr<backend::Input> parsed, const NameOf& name_of) {
  take_mark();
  parser.reset();
  found = {};
  depths.clear();
  by_symbol.clear();
  is_changed = is_for_text = false;
  attribute_texts.clear();
  // What refers to the header is made again in its place.
  std::destroy_at(&constants);
  std::destroy_at(&overlay);
  owned_header = std::move(parsed->module);
  std::construct_at(&overlay, *owned_header);
  std::construct_at(&constants, &owned_header->constants());
  source = std::move(parsed->source);
  machine_text = std::move(parsed->machine_text);
  for (const auto& function : functions) {
    function->name = name_of(function->name);
    const ssa::SymbolId symbol = header().find(function->name);
    function->move_to(symbol);
    if (!symbol.valid()) continue;
    by_symbol[symbol.index()] = function.get();
    read_facts(*function);
  }
}

lilt_module::~lilt_module() {
  functions.clear();  // whose bodies go to the context
  --context.modules;
  context.end_if_unused();
}

void lilt_module::end_if_unused() {
  if (is_deleted && builders.empty() && variables == 0) delete this;
}

void lilt_module::note_mistake(std::string message) {
  if (mistake.empty()) mistake = std::move(message);
}

void lilt_module::note_exception() noexcept {
  const bool is_noted = guarded(false, [&] {
    note_mistake(backend::failure_of(std::current_exception()).message);
    return true;
  });
  if (!is_noted) note_mistake("out of memory");  // fits in the string itself
}

std::string lilt_module::print() {
  if (source != nullptr && is_changed) return print_parsed();
  if (source != nullptr)
    return std::string((machine_text != nullptr ? *machine_text : *source).text());
  constexpr size_t kHeader = 256, kInstruction = 64;  // bytes, most of the time
  size_t size = kHeader;
  for (const auto& function : functions)
    if (function->has_body()) size += function->body().value_count() * kInstruction;
  std::string out;
  out.reserve(size);
  print_header(out);
  for (const auto& function : functions) {
    if (!function->has_body()) continue;
    ssa::print_function(out, function->body());
    out += '\n';
  }
  if (!header().debug_info.is_present()) return out;
  header().debug_info.print(out);
  // What LLVM wants to see before it believes the rest.
  const std::string number = "!" + std::to_string(kFirstSubprogram + functions.size());
  out += "!llvm.module.flags = !{" + number + "}\n" + number +
         " = !{i32 2, !\"Debug Info Version\", i32 3}\n";
  return out;
}

// As the dump of a stage: with what else the text said.
std::string lilt_module::print_parsed() {
  std::string bodies, out;
  for (const ssa::SymbolId id : header().symbols())
    if (lilt_function* function = function_of(id); function != nullptr && function->has_body())
      ssa::print_function(bodies, function->body());
  settle_facts();
  ssa::print_target_lines(out, header());
  ssa::print_module_assembly(out, header());
  for (const ssa::Module::Comdat& comdat : header().comdats) ssa::print_comdat(out, comdat);
  ssa::print_named_types(out, header().types());
  for (const TypeId named : overlay.types().named_types())  // besides the header's
    ssa::print_named_type(out, overlay.types(), named);
  for (const bool is_function : {false, true})
    for (const ssa::SymbolId id : header().symbols())
      if (is_function
              ? header()[id].kind == ssa::SymbolKind::Function && !header()[id].is_definition
              : header()[id].kind != ssa::SymbolKind::Function)
        ssa::print_symbol(out, overlay, constants, id, false);
  if (header().is_optimized) out += ssa::kOptimizedLine;
  ssa::print_debug_info(out, header());
  ssa::print_nodes(out, header(), bodies);
  return out + bodies;
}

// Gives the header what functions were told about their parameters.
void lilt_module::settle_facts() {
  header().clear_facts();
  for (const auto& function : functions)
    for (const auto& [position, facts] : function->facts)
      header().add_facts(function->symbol, position, facts);
}

void lilt_module::print_header(std::string& out) {
  settle_facts();
  ssa::print_target_lines(out, header());
  for (const ssa::Module::Comdat& comdat : header().comdats) ssa::print_comdat(out, comdat);
  ssa::print_named_types(out, overlay.types());
  for (const ssa::SymbolId id : header().symbols()) {
    const bool is_function = header()[id].kind == ssa::SymbolKind::Function;
    if (!is_function || !header()[id].is_definition)
      ssa::print_symbol(out, overlay, constants, id, false);
  }
  out += '\n';
}

// --- handles

lilt_type lilt_module::handle_of(TypeId type) const {
  if (type.index() <= ssa::kPtr.index()) return {type.index()};
  return {static_cast<uint32_t>(mark << kOwnerBits | type.index())};
}

lilt_value lilt_module::handle_of(ConstantId constant) {
  return {mark << (kWordBits + kOwnerBits) | kConstantOwner << kWordBits |
          ssa::Value(constant).word()};
}

lilt_value lilt_module::handle_of(const lilt_function& function, ssa::Value value) {
  if (value.is_constant()) {
    auto& body = const_cast<lilt_function&>(function).body();
    return handle_of(
        import_constant(body.constants(), constants, value.constant(), overlay.types()));
  }
  return {mark << (kWordBits + kOwnerBits) | uint64_t{function.number + 1} << kWordBits |
          value.word()};
}

lilt_block lilt_module::block_handle_of(const lilt_function& function, ssa::BlockId block) const {
  return {mark << (kWordBits + kOwnerBits) | uint64_t{function.number + 1} << kWordBits |
          block.index()};
}

ConstantId lilt_module::constant_of(lilt_value value, const char* what) {
  const auto word = static_cast<uint32_t>(value.id);
  if (owner_of_handle(value.id) == kConstantOwner && module_of_handle(value.id) == mark) {
    const ConstantId id(word & ((1u << 30) - 1));
    if (id.index() < constants.size()) return id;
  }
  note_mistake(std::string(what) + (value.id == 0 ? " is missing"
                                    : module_of_handle(value.id) != mark
                                        ? " belongs to another module"
                                        : " is not a constant"));
  return {};
}

lilt_function* lilt_module::owner_of(lilt_value value, ssa::InstId& id, const char* what) {
  const uint64_t owner = owner_of_handle(value.id);
  if (module_of_handle(value.id) == mark && owner > kConstantOwner &&
      owner - 2 < functions.size()) {
    lilt_function& function = *functions[owner - 2];
    id = ssa::InstId(static_cast<uint32_t>(value.id));
    if (id.index() < function.body().value_count()) return &function;
  }
  note_mistake(std::string(what) + " is not an instruction or argument of the module");
  return nullptr;
}

lilt_function* lilt_module::owner_of(lilt_block block, ssa::BlockId& id, const char* what) {
  const uint64_t owner = owner_of_handle(block.id);
  if (module_of_handle(block.id) == mark && owner > kConstantOwner &&
      owner - 2 < functions.size()) {
    lilt_function& function = *functions[owner - 2];
    id = ssa::BlockId(static_cast<uint32_t>(block.id));
    if (id.index() < function.body().block_count()) return &function;
  }
  note_mistake(std::string(what) + " is not a block of the module");
  return nullptr;
}

ssa::Value lilt_module::operand_of(lilt_function& function, lilt_value value, const char* operation,
                                   const char* what) {
  ssa::Function& body = function.body();
  const auto fail = [&](const char* problem) {
    note_mistake(std::string(operation) + what + " in " + quoted(function.name) + problem);
    return ssa::Value();
  };
  if (owner_of_handle(value.id) == kConstantOwner) {
    const ConstantId id = constant_of(value, operation);
    if (!id.valid()) return {};
    return import_constant(constants, body.constants(), id, overlay.types());
  }
  if (value.id == 0) return fail(" is missing");
  if (module_of_handle(value.id) != mark) return fail(" belongs to another module");
  if (owner_of_handle(value.id) != uint64_t{function.number} + 1)
    return fail(" belongs to another function");
  const ssa::Value now = function.current(ssa::InstId(static_cast<uint32_t>(value.id)));
  if (!now.is_local()) return now;
  const ssa::InstId local = now.local();
  const bool is_there =
      local.index() < body.value_count() &&
      (body[local].opcode == ssa::Opcode::Argument || body.block_of(local).valid());
  if (!is_there) return fail(" was erased");
  return body[local].type != ssa::kVoid ? now : fail(" has no value");
}

ssa::BlockId lilt_module::block_of(const lilt_function& function, lilt_block block,
                                   const char* operation, const char* what) {
  ssa::BlockId id;
  const lilt_function* owner = owner_of(block, id, operation);
  if (owner == &function) return id;
  if (owner != nullptr)
    note_mistake(std::string(operation) + what + " in " + quoted(function.name) +
                 " belongs to another function");
  return {};
}

TypeId lilt_module::type_of(lilt_type type, const char* what) {
  const TypeId id(type.id & kOwnerMask);
  const bool is_shared = type.id <= ssa::kPtr.index();
  if (is_shared || (type.id >> kOwnerBits == mark && id.index() < overlay.types().size()))
    return id;
  note_mistake(std::string(what) + ": a type that is not of the module");
  return ssa::kVoid;
}

ssa::SymbolId lilt_module::symbol_of(lilt_value value, const char* what) {
  const ConstantId id = constant_of(value, what);
  if (id.valid() && constants[id].kind == ConstantKind::Symbol) return constants[id].symbol;
  if (id.valid()) note_mistake(std::string(what) + " is not a global or a function");
  return {};
}

lilt_type lilt_module::nested(TypeId type, std::span<const TypeId> parts) {
  constexpr uint16_t kDeepest = 256;
  uint16_t depth = 0;
  for (const TypeId part : parts)
    if (part.index() < depths.size()) depth = std::max(depth, depths[part.index()]);
  if (type.index() >= depths.size()) depths.resize(type.index() + 1);
  depths[type.index()] = static_cast<uint16_t>(depth + 1);
  if (depth < kDeepest) return handle_of(type);
  note_mistake("a type that is nested more than 256 times");
  return {};
}

lilt_function* lilt_module::function_of(ssa::SymbolId symbol) {
  const auto known = by_symbol.find(symbol.index());
  if (known != by_symbol.end()) return known->second;
  return header()[symbol].kind == ssa::SymbolKind::Function ? make_function(symbol) : nullptr;
}

extern "C" {

lilt_module* lilt_module_create(lilt_context* context, const char* name) {
  return guarded<lilt_module*>(nullptr, [&] {
    auto header = std::make_unique<ssa::Module>();
    header->dialect = ssa::Dialect::Modern;
    header->source_filename = text_or_empty(name);
    header->target_triple = "x86_64-unknown-linux-gnu";
    return new lilt_module(*context, text_or_empty(name), std::move(header));
  });
}

void lilt_module_delete(lilt_module* module) {
  if (module == nullptr) return;
  module->is_deleted = true;
  module->end_if_unused();
}

const char* lilt_module_print(lilt_module* module) {
  return guarded<const char*>("", [&] {
    module->printed = module->print();
    return module->printed.c_str();
  });
}

const char* lilt_module_mistake(const lilt_module* module) {
  return module->mistake.empty() ? nullptr : module->mistake.c_str();
}

void lilt_module_forget_mistake(lilt_module* module) { module->mistake.clear(); }

void lilt_module_set_source(lilt_module* module, const char* file, const char* directory) {
  changing(*module, [&] {
    ssa::Module& header = module->header();
    if (module->source != nullptr)
      return module->note_mistake("the source of a module that was parsed is in its text");
    header.source_filename = text_or_empty(file);
    ssa::DebugInfo& debug = header.debug_info;
    debug.set_present();
    debug.add_file(lilt_module::kFile, {header.keep(escaped(text_or_empty(file))),
                                        header.keep(escaped(text_or_empty(directory)))});
    if (debug.unit_numbers().empty())
      debug.add_unit(lilt_module::kUnit, {lilt_module::kFile, "lilt " LILT_VERSION, true});
  });
}

}  // extern "C"
