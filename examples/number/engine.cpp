#include "engine.h"

#include "codegen.h"
#include "interpreter.h"
#include "stack.h"

namespace number {
namespace {

class InterpretingEngine : public Engine {
 public:
  explicit InterpretingEngine(ResolvedFunctions builtins) { interpreter.define(builtins); }

  std::optional<std::string> define(const ResolvedInput& input) override {
    interpreter.define(input.functions);
    return std::nullopt;
  }

  std::optional<double> run(const std::unique_ptr<ResolvedFunctionDecl>& statement,
                            std::string& error) override {
    auto value = interpreter.run(*statement);
    if (!value) error = "stack overflow";
    return value;
  }

 private:
  Interpreter interpreter;
};

class CompilingEngine : public Engine {
 public:
  CompilingEngine(lilt::Jit jit, lilt::Options options)
      : jit(std::move(jit)), options(std::move(options)) {}

  // Adds a module whose functions replace those that have their names.
  std::optional<std::string> add(const lilt::Module& module) {
    auto unit = jit.add(module, options, LILT_UNIT_REPLACEABLE | LILT_UNIT_REPLACES);
    if (!unit) return unit.error().text();
    return std::nullopt;
  }

  std::optional<std::string> defineFunctions(
      ResolvedFunctions functions,
      std::span<const std::unique_ptr<ResolvedVarDecl>> variables = {}) {
    Codegen codegen(context, functions, Codegen::Mode::Input);
    for (const auto& variable : variables) codegen.generateVariable(*variable);
    return add(codegen.generateIR());
  }

  std::optional<std::string> define(const ResolvedInput& input) override {
    if (input.functions.empty() && input.variables.empty()) return std::nullopt;
    return defineFunctions(input.functions, input.variables);
  }

  // A statement is a module of its own, which is removed when it has run.
  std::optional<double> run(const std::unique_ptr<ResolvedFunctionDecl>& statement,
                            std::string& error) override {
    Codegen codegen(context, {&statement, 1}, Codegen::Mode::Input);
    auto unit = jit.add(codegen.generateIR(), options);
    if (!unit) {
      error = unit.error().text();
      return std::nullopt;
    }
    auto value = call(*statement);
    if (!value) error = "stack overflow";
    if (lilt::Error failure = jit.remove(*unit)) error = failure.text();
    return value;
  }

 private:
  std::optional<double> call(const ResolvedFunctionDecl& function) {
    double value = 0;
    bool completed = runWithinStack([&] {
      if (function.type.kind == Type::Kind::Void) {
        jit.lookup<void()>(function.identifier)();
      } else {
        value = jit.lookup<double()>(function.identifier)();
      }
    });
    return completed ? std::optional(value) : std::nullopt;
  }

  lilt::Context context;
  lilt::Jit jit;
  lilt::Options options;
};

}  // namespace

std::unique_ptr<Engine> makeInterpretingEngine(const ResolvedTree& builtins) {
  return std::make_unique<InterpretingEngine>(builtins);
}

std::unique_ptr<Engine> makeCompilingEngine(const ResolvedTree& builtins, int level,
                                            std::string& error) {
  lilt::Options options;
  if (lilt::Error failure = options.set_level(level)) {
    error = failure.text();
    return nullptr;
  }
  auto jit = lilt::Jit::create();
  if (!jit) {
    error = jit.error().text();
    return nullptr;
  }
  auto engine = std::make_unique<CompilingEngine>(std::move(*jit), std::move(options));
  if (auto failure = engine->defineFunctions(builtins)) {
    error = *failure;
    return nullptr;
  }
  return engine;
}

}  // namespace number
