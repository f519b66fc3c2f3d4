// From modules to what is made of them.
#include "driver/library/compile.h"

#include <algorithm>

#include "driver/library/building.h"
#include "driver/library/error.h"
#include "driver/link.h"
#include "driver/object_contents.h"
#include "driver/output.h"
#include "frontend/llvm/link_modules.h"

using namespace lilt;
using namespace lilt::library;
using ssa::InstId;
using ssa::Value;

struct lilt_output {
  std::string bytes;
};

namespace {

std::string name_of(const ssa::Function& body, ssa::BlockId block) {
  const ssa::Name name = body[block].name;
  if (name.is_text()) return "'%" + std::string(body.text_of(name)) + "'";
  return "number " + std::to_string(block.index());
}

// What the text of a body cannot express; empty if it can be printed.
std::string find_gap(lilt_function& function) {
  const ssa::Function& body = function.body();
  for (const ssa::BlockId block : body.blocks()) {
    const auto in_block = [&](std::string_view problem) {
      return "block " + name_of(body, block) + " of " + quoted(function.name) +
             std::string(problem);
    };
    const InstId last = body[block].last;
    if (!last.valid() || !ssa::is_terminator(body[last].opcode))
      return in_block(" lacks a terminator");
    for (InstId i = body[block].first; i.valid(); i = body.next(i)) {
      if (i != last && ssa::is_terminator(body[i].opcode))
        return in_block(" has a terminator before its end");
      if (body[i].opcode == ssa::Opcode::Phi && body[i].operand_count == 0)
        return in_block(
            " has a phi without incoming values (of a variable, it gets them when the block is "
            "sealed)");
      for (const Value operand : body.operands(i)) {
        if (operand.is_block() && !function.is_appended[operand.block().index()])
          return in_block(" names block " + name_of(body, operand.block()) +
                          ", which is not in the function");
        const ssa::BlockId home =
            operand.is_local() ? body.block_of(operand.local()) : ssa::BlockId::none();
        if (home.valid() && !function.is_appended[home.index()])
          return in_block(" uses a value of block " + name_of(body, home) +
                          ", which is not in the function");
      }
    }
  }
  return {};
}

// The first mistake of the module's builders; empty if there is none.
std::string find_mistake(lilt_module& module) {
  if (!module.mistake.empty() || (module.source != nullptr && !module.is_changed))
    return module.mistake;
  for (const auto& function : module.functions)
    if (function->has_body())
      if (std::string gap = find_gap(*function); !gap.empty()) return gap;
  return {};
}

lilt_error* error_of(const Diagnostics& diagnostics) {
  return make_error(LILT_ERROR_INPUT, diagnostics);
}

}  // namespace

std::unique_ptr<backend::Input> lilt::library::compile_module(
    lilt_module& module, WarmCompiler& compiler, Way way,
    const std::function<void(backend::Input&)>& compile) {
  Diagnostics& diagnostics = compiler.diagnostics();
  if (const std::string mistake = find_mistake(module); !mistake.empty()) {
    diagnostics.error(mistake);
    return nullptr;
  }
  if (way == Way::Built) {
    if (std::unique_ptr<backend::Input> input = read_built(module, *compiler.options())) {
      compile(*input);
      if (!diagnostics.has_errors()) return input;
      diagnostics = {};
    }
  }
  std::unique_ptr<backend::Input> input = backend::read_text(
      SourceText::from_memory(module.name, module.print()), *compiler.options(), {}, diagnostics);
  compile(*input);
  return input;
}

namespace {

// Compiles the module and gives the result to `use`.
template <class Use>
lilt_error* with_contents(lilt_module* module, const lilt_options* options, lilt_output_kind kind,
                          Use use) {
  return compiling(module->context, [&]() -> lilt_error* {
    if (kind != LILT_OBJECT && kind != LILT_ASSEMBLY)
      return make_error(LILT_ERROR_INPUT, "no such kind of output");
    WarmCompiler& compiler = module->context.compiler_for(options);
    Diagnostics& diagnostics = compiler.diagnostics();
    driver::Contents contents;
    const auto compile = [&](backend::Input& input) {
      if (kind == LILT_OBJECT)
        contents = driver::compile_to_object(compiler.compiler(), input, driver::ShownSteps::None,
                                             diagnostics);
      else
        contents = driver::compile_to_text(compiler.compiler(), input, diagnostics);
    };
    const std::unique_ptr<backend::Input> input =
        compile_module(*module, compiler, kind == LILT_OBJECT ? Way::Built : Way::Text, compile);
    if (diagnostics.has_errors()) return error_of(diagnostics);
    use(contents, diagnostics, *input);
    return diagnostics.has_errors() ? make_error(LILT_ERROR_SYSTEM, diagnostics) : nullptr;
  });
}

// The header is as the text has it, whatever the context's options are.
lilt_error* parse(lilt_context* context, std::unique_ptr<SourceText> source, lilt_module** module) {
  return compiling(*context, [&]() -> lilt_error* {
    WarmCompiler& compiler = context->compiler_for_checks();
    std::unique_ptr<backend::Input> input = backend::read_text(
        std::move(source), backend::CompileOptions(), {}, compiler.diagnostics());
    compiler.compiler().check(*input);
    if (compiler.diagnostics().has_errors()) return error_of(compiler.diagnostics());
    *module = new lilt_module(*context, std::move(input));
    return nullptr;
  });
}

}  // namespace

extern "C" {

lilt_error* lilt_module_parse(lilt_context* context, const char* name, const char* text,
                              size_t size, lilt_module** module) {
  return guarded([&] {
    return parse(context, SourceText::from_memory(text_or_empty(name), std::string(text, size)),
                 module);
  });
}

lilt_error* lilt_module_read(lilt_context* context, const char* path, lilt_module** module) {
  return guarded([&] {
    std::string problem;
    std::unique_ptr<SourceText> source = SourceText::open(text_or_empty(path), problem);
    if (source == nullptr)
      return make_error(LILT_ERROR_SYSTEM,
                        "cannot read '" + std::string(text_or_empty(path)) + "': " + problem);
    return parse(context, std::move(source), module);
  });
}

lilt_error* lilt_module_link(lilt_module* module, lilt_module* other) {
  return compiling(module->context, [&]() -> lilt_error* {
    WarmCompiler& compiler = module->context.compiler_for_checks();
    Diagnostics& diagnostics = compiler.diagnostics();
    if (module == other) diagnostics.error("a module cannot be linked with itself");
    for (lilt_module* each : {module, other})
      if (const std::string mistake = find_mistake(*each); !mistake.empty())
        diagnostics.error(mistake);
    if (module->variables != 0)
      diagnostics.error("a module whose functions have variables still cannot be linked");
    if (diagnostics.has_errors()) return error_of(diagnostics);
    std::vector<std::unique_ptr<SourceText>> texts;
    for (lilt_module* each : {module, other})
      texts.push_back(SourceText::from_memory(each->name, each->print()));
    frontend::LinkedModule linked =
        frontend::link_modules(module->name, std::move(texts), {.keeps_first = true}, diagnostics);
    if (linked.linked == nullptr) return error_of(diagnostics);
    std::unique_ptr<backend::Input> input =
        backend::read_text(std::move(linked.text), backend::CompileOptions(), {}, diagnostics);
    compiler.compiler().check(*input);
    linked.name_origins(diagnostics);
    if (diagnostics.has_errors()) return error_of(diagnostics);
    module->replace(std::move(input), [&](const std::string& name) {
      const auto renamed =
          std::ranges::find(linked.renamed, name, &decltype(linked.renamed)::value_type::first);
      return renamed == linked.renamed.end() ? name : renamed->second;
    });
    return nullptr;
  });
}

lilt_error* lilt_module_verify(lilt_module* module) {
  return compiling(module->context, [&]() -> lilt_error* {
    WarmCompiler& compiler = module->context.compiler_for_checks();
    const std::unique_ptr<backend::Input> input =
        compile_module(*module, compiler, Way::Built,
                       [&](backend::Input& read) { compiler.compiler().check(read); });
    return compiler.diagnostics().has_errors() ? error_of(compiler.diagnostics()) : nullptr;
  });
}

lilt_error* lilt_compile(lilt_module* module, const lilt_options* options, lilt_output_kind kind,
                         lilt_output** output) {
  return with_contents(module, options, kind,
                       [&](driver::Contents& contents, Diagnostics&, const backend::Input&) {
                         auto made = std::make_unique<lilt_output>();
                         if (const auto* object = std::get_if<object::ObjectFile>(&contents))
                           made->bytes = object->to_string();
                         else
                           made->bytes = std::move(std::get<std::string>(contents));
                         *output = made.release();
                       });
}

const void* lilt_output_bytes(const lilt_output* output) { return output->bytes.data(); }

size_t lilt_output_size(const lilt_output* output) { return output->bytes.size(); }

void lilt_output_delete(lilt_output* output) { delete output; }

lilt_error* lilt_compile_to_file(lilt_module* module, const lilt_options* options,
                                 lilt_output_kind kind, const char* path) {
  return with_contents(
      module, options, kind,
      [&](driver::Contents& contents, Diagnostics& diagnostics, const backend::Input&) {
        driver::OutputFile file(path,
                                kind == LILT_OBJECT ? driver::OutputFile::Contents::Object
                                                    : driver::OutputFile::Contents::Text,
                                diagnostics);
        if (!file.ok()) return;
        const bool is_written =
            std::visit([&](const auto& bytes) { return file.write(bytes); }, contents);
        if (is_written) file.commit();
      });
}

lilt_error* lilt_compile_to_executable(lilt_module* module, const lilt_options* options,
                                       const char* const* arguments, size_t count,
                                       const char* path) {
  return with_contents(
      module, options, LILT_OBJECT,
      [&](driver::Contents& contents, Diagnostics& diagnostics, const backend::Input& input) {
        driver::TemporaryDirectory temporary(diagnostics);
        if (!temporary.ok()) return;
        const std::string object = std::visit(
            [&](const auto& bytes) { return temporary.write("module.o", bytes); }, contents);
        driver::OutputFile output(path, driver::OutputFile::Contents::Executable, diagnostics);
        if (object.empty() || !output.ok()) return;
        std::vector<std::string> line(arguments, arguments + count);
        line.insert(line.begin(), object);
        driver::LinkOptions link;
        if (options != nullptr)
          link.position_independent = options->compile->pipeline.position_independent;
        link.binds_own_symbols = input.module->dialect == ssa::Dialect::LLVMlite;
        if (driver::link_executable(line, link, temporary, output, diagnostics)) output.commit();
      });
}

}  // extern "C"
