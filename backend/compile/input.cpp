#include "backend/compile/input.h"

#include <algorithm>

#include "backend/compile/compile_options.h"
#include "backend/compile/describe_text.h"
#include "backend/compile/dump_text.h"
#include "backend/pipeline.h"
#include "emit/x86/instructions.h"
#include "frontend/bitcode/container.h"
#include "frontend/bitcode/disassemble.h"
#include "frontend/llvm/parser.h"
#include "ir/mir/machine_parser.h"

namespace lilt::backend {

namespace {

void add_size_attributes(ssa::Module& header, ssa::FunctionAttributes attributes) {
  if (attributes == 0) return;
  for (const ssa::SymbolId id : header.symbols()) {
    ssa::Symbol& symbol = header[id];
    const bool is_optimized =
        (symbol.function_attributes & ssa::function_attribute::OptimizeNone) == 0;
    if (symbol.kind == ssa::SymbolKind::Function && symbol.is_definition && is_optimized)
      symbol.function_attributes |= attributes;
  }
}

// What the options say counts more than what the function says.
void change_features(ssa::Module& header, FeatureRequest request) {
  if (request.empty()) return;
  for (const ssa::SymbolId id : header.symbols()) {
    ssa::Symbol& symbol = header[id];
    if (symbol.kind != ssa::SymbolKind::Function || !symbol.is_definition) continue;
    FeatureRequest& own = symbol.features;
    own.added = ((own.added & ~own.removed) | request.added) & ~request.removed;
    own.removed = 0;
  }
}

}  // namespace

std::unique_ptr<SourceText> as_text(std::unique_ptr<SourceText> source, Diagnostics& diagnostics) {
  const std::string_view bitcode = bitcode::find_bitcode(source->text());
  if (bitcode.empty()) return source;
  bitcode::Disassembly made = bitcode::disassemble(bitcode);
  if (made.error) made.text.clear();
  const auto place = static_cast<uint64_t>(bitcode.data() - source->text().data()) * 8;
  auto text = SourceText::from_memory(source->name(), std::move(made.text));
  if (made.error)
    diagnostics.error(*text, kNoOffset,
                      "this is damaged LLVM bitcode, at bit " +
                          std::to_string(place + made.error->bit) + ": " + made.error->message);
  return text;
}

void apply_options(ssa::Module& header, const CompileOptions& options) {
  add_size_attributes(header, options.size_attributes);
  change_features(header, options.features);
}

std::unique_ptr<Input> read_input(const std::string& path, const CompileOptions& options,
                                  std::string_view triple, Diagnostics& diagnostics) {
  std::string error;
  std::unique_ptr<SourceText> source = SourceText::open(path, error);
  if (source != nullptr) return read_text(std::move(source), options, triple, diagnostics);
  diagnostics.error("cannot read '" + path + "': " + error);
  return nullptr;
}

std::unique_ptr<Input> read_text(std::unique_ptr<SourceText> source, const CompileOptions& options,
                                 std::string_view triple, Diagnostics& diagnostics) {
  auto input = std::make_unique<Input>();
  input->source = as_text(std::move(source), diagnostics);
  const int next_pass = first_pass(options.pipeline);
  if (next_pass == 0 && !starts_with_banner(input->source->text())) {
    Diagnostics found;
    input->module = frontend::parse_module_header(*input->source, found, triple, options.threads);
    if (input->module != nullptr) {
      diagnostics.append(std::move(found));
      apply_options(*input->module, options);
      if (options.describes_text) describe_text(*input->module);
      return input;
    }
  }
  DumpText dump = split_dump(std::move(input->source), next_pass, diagnostics);
  input->source = std::move(dump.header);
  input->machine_text = std::move(dump.machine);
  input->module = frontend::parse_module_header(*input->source, diagnostics, triple);
  if (input->module != nullptr) return input;
  // A machine function that is none, or stands where none can.
  const size_t place = input->source->text().find("machine function");
  diagnostics.error(*input->source, static_cast<SourceOffset>(place),
                    "expected 'machine function @name {' at the start of a line");
  input->module = std::make_unique<ssa::Module>(input->source.get());
  input->machine_text = nullptr;
  return input;
}

std::string_view pass_before(const Input& dump) {
  const int stage = stage_of_banner(dump.machine_text->text());
  if (stage > 0) return pass_table()[static_cast<size_t>(std::min(stage, encode_stage())) - 1].name;
  mir::MachineFunction first;
  auto offset = static_cast<SourceOffset>(find_machine_function(dump.machine_text->text(), 0));
  Diagnostics reported_when_it_is_compiled;
  mir::parse(*dump.machine_text, offset, x86::target(), first, reported_when_it_is_compiled);
  const bool has_unwind_steps =
      dump.machine_text->text().find("\n  CFI ") != std::string_view::npos;
  if (first.frame.laid_out) return has_unwind_steps ? "unwind" : "align-loops";
  return first.is_ssa ? "isel" : "regalloc";
}

}  // namespace lilt::backend
