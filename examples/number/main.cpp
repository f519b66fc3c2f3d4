// The command `number`.

#include <unistd.h>

#include <cstdio>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>
#include <string>

#include "codegen.h"
#include "engine.h"
#include "interpreter.h"
#include "lexer.h"
#include "parser.h"
#include "repl.h"
#include "sema.h"
#include "stack.h"

namespace {

using namespace number;

constexpr std::string_view usage =
    "usage: number [options] [FILE.num]\n"
    "Compiles a program to an executable; without a file, reads and evaluates one input after the\n"
    "other.\n"
    "  -o FILE      the executable; otherwise FILE without .num\n"
    "  --run        run the program instead, compiled in memory\n"
    "  --interpret  run the program instead, interpreted; without a file: evaluate by "
    "interpreting\n"
    "  --ast        print the resolved tree instead\n"
    "  --ir         print the LLVM IR instead\n"
    "  -O0, -O2     level of optimization; -O2 is the default\n"
    "  -g           debug information: the lines of the source\n";

enum class Action { Executable, Run, Interpret, Ast, Ir };

struct Options {
  Action action = Action::Executable;
  std::string input;  // empty: none
  std::string output;
  int level = 2;
  bool debug = false;
};

int fail(std::string_view message) {
  std::fflush(stdout);
  std::cerr << "number: error: " << message << '\n';
  return 1;
}

// Returns an error message, or nothing.
std::optional<std::string> parseOptions(int argc, char** argv, Options& options) {
  for (int i = 1; i < argc; ++i) {
    std::string argument = argv[i];
    if (argument == "--run") {
      options.action = Action::Run;
    } else if (argument == "--interpret") {
      options.action = Action::Interpret;
    } else if (argument == "--ast") {
      options.action = Action::Ast;
    } else if (argument == "--ir") {
      options.action = Action::Ir;
    } else if (argument == "-O0" || argument == "-O2") {
      options.level = argument[2] - '0';
    } else if (argument == "-g") {
      options.debug = true;
    } else if (argument == "-o" && i + 1 < argc) {
      options.output = argv[++i];
    } else if (argument.starts_with("-") || !options.input.empty()) {
      return "unexpected argument '" + argument + "'; see --help";
    } else {
      options.input = argument;
    }
  }
  return std::nullopt;
}

// Reports errors. Returns the tree of a program without any.
std::optional<ResolvedTree> check(const SourceFile& source) {
  Diagnostics diagnostics(source, std::cerr);
  auto tokens = lex(source, diagnostics);
  if (diagnostics.hasErrors()) return std::nullopt;
  auto functions = parseSourceFile(std::move(tokens), diagnostics);
  if (diagnostics.hasErrors()) return std::nullopt;
  return Sema().resolveProgram(functions, diagnostics);
}

int interpret(const ResolvedTree& tree) {
  Interpreter interpreter;
  interpreter.define(tree);
  return interpreter.run("main") ? 0 : fail("stack overflow");
}

int runInMemory(const lilt::Module& module, const lilt::Options& options) {
  auto jit = lilt::Jit::create(LILT_JIT_GDB);
  if (!jit) return fail(jit.error().text());
  auto unit = jit->add(module, options);
  if (!unit) return fail(unit.error().text());
  auto* main = jit->lookup<int()>("main");
  return runWithinStack([main] { main(); }) ? 0 : fail("stack overflow");
}

std::string outputPath(const Options& options) {
  if (!options.output.empty()) return options.output;
  std::string path = options.input;
  if (path.ends_with(".num")) return path.substr(0, path.size() - 4);
  return path + ".exe";  // not the source itself
}

int compileProgram(const Options& options) {
  std::ifstream file(options.input, std::ios::binary);
  file.peek();
  if (file.bad() || !file.is_open()) return fail("cannot read '" + options.input + "'");
  std::ostringstream text;
  text << file.rdbuf();
  SourceFile source{options.input, text.str()};
  auto tree = check(source);
  if (!tree) return 1;
  if (options.action == Action::Ast) return dump(*tree, std::cout), 0;
  if (options.action == Action::Interpret) return interpret(*tree);

  lilt::Context context;
  Codegen codegen(context, *tree, Codegen::Mode::Program, options.debug ? options.input : "");
  const lilt::Module& module = codegen.generateIR();
  lilt::Options compilation;
  if (lilt::Error error = compilation.set_level(options.level)) return fail(error.text());
  if (options.action == Action::Ir) {
    if (lilt::Error error = module.verify()) return fail(error.text());
    std::cout << module.print();
    return 0;
  }
  if (options.action == Action::Run) return runInMemory(module, compilation);
  const std::string output = outputPath(options);
  std::error_code unused;
  if (std::filesystem::equivalent(output, options.input, unused)) {
    return fail("the output '" + output + "' is the program's text");
  }
  if (lilt::Error error = module.write_executable(output, compilation)) {
    return fail(error.messages()[0].text);
  }
  return 0;
}

int evaluateInputs(const Options& options) {
  Sema sema;
  std::string error;
  auto engine = options.action == Action::Interpret
                    ? makeInterpretingEngine(sema.builtins())
                    : makeCompilingEngine(sema.builtins(), options.level, error);
  if (!engine) return fail(error);
  runLoop(sema, *engine, std::cin, isatty(STDIN_FILENO) && isatty(STDOUT_FILENO));
  return 0;
}

}  // namespace

int main(int argc, char** argv) {
  if (argc == 2 && std::string_view(argv[1]) == "--help") {
    std::cout << usage;
    return 0;
  }
  Options options;
  if (auto error = parseOptions(argc, argv, options)) return fail(*error);
  if (!options.input.empty()) return compileProgram(options);
  bool evaluates = options.action == Action::Executable || options.action == Action::Interpret;
  if (!evaluates) return fail("no input file; see --help");
  return evaluateInputs(options);
}
