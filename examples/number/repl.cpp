#include "repl.h"

#include <cstdio>
#include <iostream>
#include <list>
#include <sstream>

#include "lexer.h"
#include "parser.h"

namespace number {
namespace {

constexpr std::string_view help =
    "An input is a function, a statement or an expression, whose value is printed. It goes on to\n"
    "the next line while a brace or a parenthesis is open. A function takes the place of an "
    "earlier\n"
    "one of its name. :quit ends the loop.\n";

// Whether more closes than opens are still to come.
bool isComplete(const SourceFile& source) {
  std::ostringstream unused;
  Diagnostics diagnostics(source, unused);
  int open = 0;
  for (const Token& token : lex(source, diagnostics)) {
    if (token.kind == TokenKind::LeftBrace || token.kind == TokenKind::LeftParen) ++open;
    if (token.kind == TokenKind::RightBrace || token.kind == TokenKind::RightParen) --open;
  }
  return open <= 0;
}

class Loop {
 public:
  Loop(Sema& sema, Engine& engine, std::istream& in, bool prompts)
      : sema(sema), engine(engine), in(in), prompts(prompts) {}

  void run() {
    SourceFile source;
    while (read(source)) {
      if (source.text == ":quit\n") return;
      if (source.text == ":help\n") {
        std::printf("%.*s", static_cast<int>(help.size()), help.data());
      } else {
        evaluate(source);
      }
      std::fflush(stdout);
    }
    if (prompts) std::printf("\n");
  }

 private:
  bool read(SourceFile& source) {
    source = {"<input " + std::to_string(++inputCount) + ">", ""};
    std::string line;
    do {
      if (prompts) std::printf(source.text.empty() ? "> " : ". ");
      std::fflush(stdout);
      if (!std::getline(in, line)) return !source.text.empty();
      source.text += line + "\n";
    } while (!isComplete(source));
    return true;
  }

  void evaluate(const SourceFile& source) {
    Diagnostics diagnostics(source, std::cerr);
    auto tokens = lex(source, diagnostics);
    if (diagnostics.hasErrors()) return;
    auto items = parseInput(std::move(tokens), diagnostics);
    if (diagnostics.hasErrors()) return;
    auto resolved = sema.resolveInput(items, diagnostics);
    if (!resolved) return;
    const ResolvedInput& input = inputs.emplace_back(std::move(*resolved));
    if (auto error = engine.define(input)) return report(*error);
    for (const auto& statement : input.statements) {
      std::string error;
      auto value = engine.run(statement, error);
      if (!value) return report(error);
      if (statement->type.kind == Type::Kind::Number) std::printf("%.15g\n", *value);
    }
  }

  void report(const std::string& error) {
    std::fflush(stdout);
    std::cerr << "error: " << error << '\n';
  }

  Sema& sema;
  Engine& engine;
  std::istream& in;
  bool prompts;
  int inputCount = 0;
  std::list<ResolvedInput> inputs;  // later ones refer to earlier ones
};

}  // namespace

void runLoop(Sema& sema, Engine& engine, std::istream& in, bool prompts) {
  Loop(sema, engine, in, prompts).run();
}

}  // namespace number
