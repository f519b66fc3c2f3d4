// cps: compiles, runs and shows programs of the language of source.h.
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <optional>
#include <sstream>

#include "closure.h"
#include "codegen.h"
#include "contify.h"
#include "convert.h"
#include "execute.h"
#include "interpret.h"

namespace {

constexpr const char* kUsage = R"(usage: cps FILE [OPTION]...
  --print=FORM   print the program as source, cps, contified, closed or ssa
  --interpret    run the terms, one by one
  --run          compile to memory and run: what happens without an option
  -o EXECUTABLE  compile to a program
  -O0 ... -O3    how much lilt optimizes; -O2 if none is given
  --statistics   after --run: what was allocated, on standard error
FILE may be - for standard input. The program's value is printed at its end.
)";

// Steps of --interpret; the interpreter frees no memory.
constexpr uint64_t kMaxSteps = 5'000'000;

struct Arguments {
  std::string file;
  std::string form;
  std::string executable;
  bool interpret = false;
  bool statistics = false;
  int level = 2;
};

bool is_form(std::string_view text) {
  for (const char* form : {"source", "cps", "contified", "closed", "ssa"}) {
    if (text == form) return true;
  }
  return false;
}

// Nothing if the arguments make no sense.
std::optional<Arguments> read_arguments(int argc, char** argv) {
  Arguments result;
  for (int i = 1; i < argc; ++i) {
    const std::string_view argument = argv[i];
    if (argument.starts_with("--print=") && is_form(argument.substr(8))) {
      result.form = argument.substr(8);
    } else if (argument == "--interpret") {
      result.interpret = true;
    } else if (argument == "--statistics") {
      result.statistics = true;
    } else if (argument == "--run") {
      continue;
    } else if (argument == "-o" && i + 1 < argc) {
      result.executable = argv[++i];
    } else if (argument.size() == 3 && argument.starts_with("-O") && argument[2] >= '0' &&
               argument[2] <= '3') {
      result.level = argument[2] - '0';
    } else if (result.file.empty() && (argument == "-" || !argument.starts_with("-"))) {
      result.file = argument;
    } else {
      return std::nullopt;
    }
  }
  if (result.file.empty()) return std::nullopt;
  return result;
}

std::optional<std::string> read_file(const std::string& name) {
  std::stringstream text;
  if (name == "-") {
    text << std::cin.rdbuf();
    return text.str();
  }
  std::ifstream file(name);
  if (!file || !(text << file.rdbuf())) return std::nullopt;
  return text.str();
}

int fail(const std::string& message) {
  std::cout.flush();
  std::cerr << message << (message.ends_with('\n') ? "" : "\n");
  return 1;
}

int interpret(const Arguments& arguments, const cps::Program& program) {
  const cps::Outcome outcome = cps::interpret(program, kMaxSteps);
  std::cout << outcome.output;
  switch (outcome.ending) {
    case cps::Outcome::Value:
      return 0;
    case cps::Outcome::Failure:
      return fail(arguments.file + ":" + outcome.message);
    case cps::Outcome::OutOfSteps:
      break;
  }
  return fail("error: the interpreter stops after " + std::to_string(kMaxSteps) + " steps");
}

int run(const Arguments& arguments, const lilt::Module& module, const lilt::Options& options) {
  lilt::Result<cps::Ending> ending = cps::execute(module, options, {});
  if (!ending) return fail(ending.error().text());
  if (arguments.statistics) {
    std::cerr << "allocated " << ending->allocated << " bytes, collected " << ending->collections
              << " times\n";
  }
  if (!ending->failed) return 0;
  const bool has_place = ending->message[0] >= '0' && ending->message[0] <= '9';
  return fail((has_place ? arguments.file + ":" : "") + ending->message);
}

// The stages, one after the other, up to the one that the arguments ask for.
int compile(const Arguments& arguments, const std::string& text) {
  const cps::SourceTree tree = cps::parse(text);
  if (arguments.form == "source") {
    cps::print(std::cout, tree.root());
    return 0;
  }
  cps::Terms terms;
  const auto shows = [&](const char* form, const cps::Program& program) {
    if (arguments.form != form) return false;
    cps::print(std::cout, terms, program);
    return true;
  };
  const cps::Program converted = cps::convert(terms, tree.root());
  if (arguments.interpret) return interpret(arguments, converted);
  if (shows("cps", converted)) return 0;
  const cps::Program contified = cps::contify(terms, converted);
  if (shows("contified", contified)) return 0;
  const cps::Program closed = cps::close(terms, contified);
  if (shows("closed", closed)) return 0;

  const lilt::Context context;
  lilt::Module module(context, arguments.file);
  cps::generate(module, terms, closed);
  if (arguments.form == "ssa") {
    std::cout << module.print();
    return 0;
  }
  lilt::Options options;
  if (lilt::Error error = options.set_level(arguments.level)) return fail(error.text());
  if (arguments.executable.empty()) return run(arguments, module, options);
  std::error_code unused;
  if (std::filesystem::equivalent(arguments.executable, arguments.file, unused))
    return fail("error: '" + arguments.executable + "' is the program's text");
  const char* const linked[] = {CPS_RUNTIME_ARCHIVE, "-pthread"};
  if (lilt::Error error = module.write_executable(arguments.executable, options, linked))
    return fail(error.text());
  return 0;
}

struct Job {
  const Arguments& arguments;
  const std::string& text;
  int status;
};

void compile_on_this_stack(void* argument) {
  auto* job = static_cast<Job*>(argument);
  try {
    job->status = compile(job->arguments, job->text);
  } catch (const cps::SourceError& error) {
    job->status = fail(job->arguments.file + ":" + std::to_string(error.place.line) + ":" +
                       std::to_string(error.place.column) + ": error: " + error.message);
  } catch (const std::bad_alloc&) {
    job->status = fail("error: out of memory");
  }
}

}  // namespace

int main(int argc, char** argv) {
  const std::optional<Arguments> arguments = read_arguments(argc, argv);
  if (!arguments) {
    std::cerr << kUsage;
    return 2;
  }
  const std::optional<std::string> text = read_file(arguments->file);
  if (!text && errno == 0) return fail(arguments->file + ":1:1: error: the file is empty");
  if (!text) return fail(arguments->file + ": error: " + strerror(errno));
  Job job{*arguments, *text, 1};
  // The passes are recursive, as deep as the program is long.
  if (!cps::call_on_stack(size_t{1} << 30, compile_on_this_stack, &job))
    return fail("error: out of memory");
  return job.status;
}
