#include "driver/lsp_compiled.h"

#include "backend/compile/function_compiler.h"
#include "backend/compile/module_compiler.h"
#include "driver/parsed_program.h"
#include "driver/undeclared.h"
#include "frontend/llvm/parser.h"

namespace lilt::driver::lsp {

struct CompiledText::Parsed {
  explicit Parsed(const ssa::Module& header) : overlay(header) {}
  ssa::ModuleOverlay overlay;
  Diagnostics diagnostics;
  ssa::Function function;
  bool is_right = false;
};

namespace {

backend::CompileOptions with_records(backend::CompileOptions options) {
  options.threads = 1;
  options.makes_records = true;
  return options;
}

// With room for what the source appends, so that it copies nothing.
std::string with_room(std::string text) {
  text.reserve(text.size() + SourceText::kPadding);
  return text;
}

}  // namespace

CompiledText::CompiledText(std::string name, std::string text,
                           const backend::CompileOptions& options)
    : options_(with_records(options)),
      input_(
          backend::read_text(SourceText::from_memory(std::move(name), with_room(std::move(text))),
                             options_, {}, header_diagnostics_)),
      has_header_errors_(header_diagnostics_.has_errors()) {}

CompiledText::~CompiledText() = default;

std::string_view CompiledText::text() const {
  return (input_->machine_text != nullptr ? input_->machine_text : input_->source)->text();
}

const Diagnostics& CompiledText::check() {
  if (std::exchange(is_checked_, true)) return diagnostics_;
  diagnostics_.append(std::move(header_diagnostics_));
  backend::ModuleCompiler(options_, diagnostics_, {}).check(*input_);
  check_undeclared(*input_->module, {[](std::string_view) { return false; }, false}, diagnostics_);
  return diagnostics_;
}

ssa::SymbolId CompiledText::definition(std::string_view function) const {
  const ssa::SymbolId symbol = input_->module->find(function);
  const bool is_defined = symbol.valid() && is_defined_function(*input_->module, symbol);
  return is_defined && input_->machine_text == nullptr ? symbol : ssa::SymbolId::none();
}

const ssa::Function* CompiledText::body_of(std::string_view function) {
  std::unique_ptr<Parsed>& parsed = bodies_[std::string(function)];
  const ssa::SymbolId symbol = definition(function);
  if (!symbol.valid()) return nullptr;
  if (parsed == nullptr) {
    parsed = std::make_unique<Parsed>(*input_->module);
    frontend::FunctionParser parser(parsed->overlay, parsed->diagnostics);
    parsed->is_right = parser.parse(symbol, parsed->function);
  }
  return parsed->is_right ? &parsed->function : nullptr;
}

std::string CompiledText::type_of(std::string_view function, std::string_view local) {
  const ssa::Function* body = body_of(function);
  if (body == nullptr) return {};
  const auto has_name = [&](ssa::Name name) {
    return name.is_text() ? body->text_of(name) == local
                          : name.is_number() && std::to_string(name.number()) == local;
  };
  for (uint32_t v = 0; v < body->value_count(); ++v)
    if (has_name(body->name_of(ssa::InstId(v))))
      return body->types().to_string((*body)[ssa::InstId(v)].type);
  for (const ssa::BlockId block : body->blocks())
    if (has_name((*body)[block].name)) return "label";
  return {};
}

std::string CompiledText::type_of_symbol(std::string_view name) const {
  const ssa::SymbolId symbol = input_->module->find(name);
  if (!symbol.valid()) return {};
  return input_->module->types().to_string((*input_->module)[symbol].type);
}

const report::FunctionRecord* CompiledText::record_of(std::string_view function, bool with_stages) {
  const auto [known, is_new] = records_.try_emplace(std::string(function));
  Record& record = known->second;
  if (!is_new && (record.has_stages || !with_stages || record.record == nullptr))
    return record.record.get();
  const ssa::SymbolId symbol = definition(function);
  if (!symbol.valid() || has_header_errors_) return nullptr;
  uint32_t number = 0;
  for (const ssa::SymbolId id : input_->module->symbols()) {
    if (id == symbol) break;
    number += is_defined_function(*input_->module, id);
  }
  backend::CompileOptions options = options_;
  options.records_end_only = !with_stages;
  backend::FunctionCompiler compiler(options);
  compiler.start_module(*input_->module, nullptr, backend::Goal::Image);
  backend::CompiledFunction result;
  compiler.compile(symbol, number, false, result);
  record.has_stages = with_stages;
  record.trails.reset();
  const bool is_right = !result.parsing.has_errors() && !result.compiling.has_errors();
  if (result.fault == nullptr && is_right) record.record = std::move(result.record);
  return record.record.get();
}

const CompiledText::Trails& CompiledText::trails_of(std::string_view function) {
  Record& record = records_.at(std::string(function));
  if (!record.trails) {
    record.trails.emplace(report::replaced_values(*record.record));
    if (!record.record->allocations.empty())
      record.trails->folded =
          report::folded_instructions(*record.record, record.record->allocations[0]);
  }
  return *record.trails;
}

}  // namespace lilt::driver::lsp
