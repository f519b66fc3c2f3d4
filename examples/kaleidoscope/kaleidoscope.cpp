// Kaleidoscope, the language of LLVM's tutorial (https://llvm.org/docs/tutorial/), on lilt.
//
// Everything is a double. A program is a list of definitions (`def`), declarations of C functions
// (`extern`) and expressions; they are compiled in memory and run as they are read. There are
// if/then/else, for/in, var/in, assignment, and operators that the program defines: chapters 1 to 7
// of the tutorial. `kaleidoscope FILE OBJECT` compiles the program to an object file that has the
// lines of its source: chapters 8 and 9.
//
// A definition is a module of its own. A new definition of a function takes the place of the old
// one, for the functions that call it, too.

#include <unistd.h>

#include <cctype>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <fstream>
#include <iostream>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <utility>
#include <variant>
#include <vector>

#include "lilt/lilt.hpp"

namespace {

struct Location {
  uint32_t line = 1;
  uint32_t column = 0;
};

// What is thrown for a mistake in the program.
struct Mistake {
  Location location;
  std::string message;
};

// --- characters to tokens

// Tokens. A character that is part of no other token is a token of its own code.
constexpr int EndOfFile = -1, Def = -2, Extern = -3, Identifier = -4, Number = -5, If = -6,
              Then = -7, Else = -8, For = -9, In = -10, Binary = -11, Unary = -12, Var = -13;

class Lexer {
 public:
  explicit Lexer(std::istream& in) : in(in) {}

  int token = ';';         // the current one
  Location location;       // where it starts
  std::string identifier;  // of Identifier
  double number = 0;       // of Number

  int next() { return token = read(); }

 private:
  void advance() {
    if (last == '\n') position = {position.line + 1, 0};
    last = in.get();
    ++position.column;
  }

  int read() {
    while (isspace(last)) advance();
    location = position;
    if (isalpha(last)) return readWord();
    if (isdigit(last) || last == '.') return readNumber();
    if (last == '#') {
      while (last != EOF && last != '\n') advance();
      return read();
    }
    if (last == EOF) return EndOfFile;
    // What a `;` ends runs before anything after it is read.
    if (last == ';') return last = ' ', ';';
    int character = last;
    advance();
    return character;
  }

  int readWord() {
    for (identifier.clear(); isalnum(last); advance()) identifier += static_cast<char>(last);
    static const std::map<std::string, int> keywords = {
        {"def", Def}, {"extern", Extern}, {"if", If},         {"then", Then},   {"else", Else},
        {"for", For}, {"in", In},         {"binary", Binary}, {"unary", Unary}, {"var", Var}};
    auto keyword = keywords.find(identifier);
    return keyword == keywords.end() ? Identifier : keyword->second;
  }

  int readNumber() {
    std::string digits;
    for (; isdigit(last) || last == '.'; advance()) digits += static_cast<char>(last);
    number = strtod(digits.c_str(), nullptr);
    return Number;
  }

  std::istream& in;
  int last = ' ';
  Location position;
};

// --- the syntax tree

struct Expr;
using ExprPtr = std::unique_ptr<Expr>;

struct BinaryExpr {
  char op;
  ExprPtr left, right;
};
// A call of a function, or of an operator that the program defines.
struct CallExpr {
  std::string callee;
  std::vector<ExprPtr> arguments;
};
struct IfExpr {
  ExprPtr condition, then, otherwise;
};
struct ForExpr {
  std::string variable;
  ExprPtr start, end, step, body;
};
struct VarExpr {
  std::vector<std::pair<std::string, ExprPtr>> variables;
  ExprPtr body;
};
struct Expr {
  Location location;
  // A number, the name of a variable, …
  std::variant<double, std::string, BinaryExpr, CallExpr, IfExpr, ForExpr, VarExpr> node;
};

// An operator is a function that is called "unary!" or "binary|".
struct Prototype {
  Location location;
  std::string name;
  std::vector<std::string> parameters;
  int precedence = 0;  // of a binary operator
};

// --- tokens to the tree, by recursive descent

class Parser {
 public:
  explicit Parser(Lexer& lexer) : lexer(lexer) {}

  // Of binary operators. Programs add to them.
  std::map<int, int> precedences = {{'=', 2}, {'<', 10}, {'+', 20}, {'-', 20}, {'*', 40}};

  bool take(int token) {
    if (lexer.token != token) return false;
    lexer.next();
    return true;
  }

  // expression ::= unary ( operator unary )*
  ExprPtr parseExpression() { return parseOperators(1, parseUnary()); }

  // prototype ::= identifier '(' identifier* ')'
  //           ::= 'unary' character '(' identifier ')'
  //           ::= 'binary' character number? '(' identifier identifier ')'
  Prototype parsePrototype() {
    Prototype prototype{lexer.location, "", {}};
    size_t operands = take(Unary) ? 1 : take(Binary) ? 2 : 0;
    if (operands == 0) {
      prototype.name = expectIdentifier("the name of a function");
    } else {
      prototype.name = operands == 1 ? "unary" : "binary";
      prototype.name += static_cast<char>(lexer.token);
      expect(ispunct(lexer.token) ? lexer.token : '+', "the character of an operator");
    }
    if (operands == 2) prototype.precedence = parsePrecedence();
    expect('(', "'(' and parameters");
    while (lexer.token == Identifier) prototype.parameters.push_back(expectIdentifier(""));
    expect(')', "')' after the parameters");
    if (operands != 0 && prototype.parameters.size() != operands) {
      throw Mistake{prototype.location, "the operator has the wrong number of operands"};
    }
    return prototype;
  }

 private:
  void expect(int token, const std::string& what) {
    if (!take(token)) throw Mistake{lexer.location, "expected " + what};
  }

  std::string expectIdentifier(const char* what) {
    std::string name = lexer.identifier;
    expect(Identifier, what);
    return name;
  }

  template <class Node>
  static ExprPtr make(Location location, Node node) {
    return std::make_unique<Expr>(Expr{location, std::move(node)});
  }

  int parsePrecedence() {
    double precedence = lexer.number;
    if (!take(Number)) return 30;
    if (precedence >= 1 && precedence <= 100) return static_cast<int>(precedence);
    throw Mistake{lexer.location, "a precedence is a number from 1 to 100"};
  }

  int precedence() const {
    auto found = precedences.find(lexer.token);
    return found == precedences.end() ? 0 : found->second;
  }

  // Takes operators that bind at least as tightly as `minimum`.
  ExprPtr parseOperators(int minimum, ExprPtr left) {
    while (precedence() >= minimum) {
      int own = precedence();
      char op = static_cast<char>(lexer.token);
      Location location = lexer.location;
      lexer.next();
      ExprPtr right = parseUnary();
      if (precedence() > own) right = parseOperators(own + 1, std::move(right));
      left = make(location, BinaryExpr{op, std::move(left), std::move(right)});
    }
    return left;
  }

  // unary ::= primary | character unary
  ExprPtr parseUnary() {
    if (!ispunct(lexer.token) || strchr("(),;", lexer.token)) return parsePrimary();
    Location location = lexer.location;
    CallExpr call{std::string("unary") + static_cast<char>(lexer.token), {}};
    lexer.next();
    call.arguments.push_back(parseUnary());
    return make(location, std::move(call));
  }

  ExprPtr parsePrimary() {
    Location location = lexer.location;
    double number = lexer.number;
    if (take(Number)) return make(location, number);
    std::string name = lexer.identifier;
    if (take(Identifier)) return take('(') ? parseCall(location, name) : make(location, name);
    if (take(If)) return parseIf(location);
    if (take(For)) return parseFor(location);
    if (take(Var)) return parseVar(location);
    expect('(', "an expression");
    ExprPtr inner = parseExpression();
    expect(')', "')'");
    return inner;
  }

  // identifier '(' ( expression ( ',' expression )* )? ')'
  ExprPtr parseCall(Location location, const std::string& name) {
    CallExpr call{name, {}};
    while (!take(')')) {
      if (!call.arguments.empty()) expect(',', "')' or ',' after an argument");
      call.arguments.push_back(parseExpression());
    }
    return make(location, std::move(call));
  }

  // 'if' expression 'then' expression 'else' expression
  ExprPtr parseIf(Location location) {
    IfExpr node;
    node.condition = parseExpression();
    expect(Then, "'then'");
    node.then = parseExpression();
    expect(Else, "'else'");
    node.otherwise = parseExpression();
    return make(location, std::move(node));
  }

  // 'for' identifier '=' expression ',' expression ( ',' expression )? 'in' expression
  ExprPtr parseFor(Location location) {
    ForExpr node;
    node.variable = expectIdentifier("a variable after 'for'");
    expect('=', "'=' and the first value");
    node.start = parseExpression();
    expect(',', "',' and a condition");
    node.end = parseExpression();
    node.step = take(',') ? parseExpression() : make(location, 1.0);
    expect(In, "'in' and the body of the loop");
    node.body = parseExpression();
    return make(location, std::move(node));
  }

  // 'var' identifier ( '=' expression )? ( ',' identifier ( '=' expression )? )* 'in' expression
  ExprPtr parseVar(Location location) {
    VarExpr node;
    do {
      std::string name = expectIdentifier("a variable after 'var'");
      node.variables.emplace_back(name, take('=') ? parseExpression() : make(location, 0.0));
    } while (take(','));
    expect(In, "'in' and an expression");
    node.body = parseExpression();
    return make(location, std::move(node));
  }

  Lexer& lexer;
};

// --- the tree to LLVM IR

using Prototypes = std::map<std::string, Prototype>;

// Generates one module. It may call functions of other modules that have a prototype.
class Generator {
 public:
  Generator(const lilt::Context& context, const Prototypes& prototypes)
      : module(context, "kaleidoscope"), builder(module), prototypes(prototypes) {}

  lilt::Module module;

  void define(const Prototype& prototype, const Expr& body) {
    lilt::Function function = declare(prototype);
    function.set_line(prototype.location.line);
    entry = function.append_block("entry");
    builder.set_insert_point(entry);
    locate(prototype.location);
    variables.clear();
    uint32_t index = 0;
    for (const std::string& parameter : prototype.parameters) {
      lilt::Value argument = function.argument(index++).set_name(parameter);
      variables[parameter] = createVariable(parameter, argument);
    }
    builder.create_ret(generate(body));
  }

  // Generates a `main` that calls these functions.
  void defineMain(const std::vector<std::string>& names) {
    lilt::Function main = module.create_function("main", lilt::i32, {});
    builder.set_insert_point(main.append_block("entry"));
    builder.set_location(0, 0);
    for (const std::string& name : names) builder.create_call(module.find_function(name));
    builder.create_ret(builder.get_i32(0));
  }

 private:
  lilt::Function declare(const Prototype& prototype) {
    std::vector<lilt::Type> doubles(prototype.parameters.size(), lilt::double_type);
    return module.create_function(prototype.name, lilt::double_type, doubles);
  }

  void locate(Location location) { builder.set_location(location.line, location.column); }

  // A variable in the entry block's frame; lilt's mem2reg gives it a register.
  lilt::Value createVariable(const std::string& name, lilt::Value value) {
    lilt::IRBuilder atStart(module);
    atStart.set_insert_point_at_start(entry);
    lilt::Value variable = atStart.create_alloca(lilt::double_type, name);
    builder.create_store(value, variable);
    return variable;
  }

  lilt::Value findVariable(Location location, const std::string& name) {
    auto variable = variables.find(name);
    if (variable == variables.end()) throw Mistake{location, "unknown variable '" + name + "'"};
    return variable->second;
  }

  lilt::Value isTrue(lilt::Value value) {
    return builder.create_fcmp(LILT_FCMP_ONE, value, builder.get_double(0), "condition");
  }

  lilt::Value call(Location location, const std::string& callee,
                   const std::vector<lilt::Value>& arguments) {
    lilt::Function target = module.find_function(callee);
    auto prototype = prototypes.find(callee);
    if (!target && prototype != prototypes.end()) target = declare(prototype->second);
    if (!target) throw Mistake{location, "unknown function '" + callee + "'"};
    if (target.argument_count() != arguments.size()) {
      throw Mistake{location, "wrong number of arguments for '" + callee + "'"};
    }
    return builder.create_call(target, arguments, "result");
  }

  lilt::Value generate(const Expr& expr) {
    return std::visit([&](const auto& node) { return generate(expr.location, node); }, expr.node);
  }

  lilt::Value generate(Location, double number) { return builder.get_double(number); }

  lilt::Value generate(Location location, const std::string& name) {
    locate(location);
    return builder.create_load(lilt::double_type, findVariable(location, name), name);
  }

  lilt::Value generate(Location location, const BinaryExpr& expr) {
    if (expr.op == '=') return generateAssignment(location, expr);
    lilt::Value left = generate(*expr.left);
    lilt::Value right = generate(*expr.right);
    locate(location);
    static const std::map<char, lilt_binary_op> arithmetic = {
        {'+', LILT_FADD}, {'-', LILT_FSUB}, {'*', LILT_FMUL}};
    if (auto found = arithmetic.find(expr.op); found != arithmetic.end()) {
      return builder.create_binary(found->second, left, right);
    }
    if (expr.op != '<') return call(location, std::string("binary") + expr.op, {left, right});
    lilt::Value isLess = builder.create_fcmp(LILT_FCMP_ULT, left, right);
    return builder.create_cast(LILT_UITOFP, isLess, lilt::double_type);
  }

  lilt::Value generateAssignment(Location location, const BinaryExpr& expr) {
    auto* target = std::get_if<std::string>(&expr.left->node);
    if (!target) throw Mistake{location, "only a variable can stand on the left of '='"};
    lilt::Value value = generate(*expr.right);
    locate(location);
    builder.create_store(value, findVariable(expr.left->location, *target));
    return value;
  }

  lilt::Value generate(Location location, const CallExpr& expr) {
    std::vector<lilt::Value> arguments;
    for (const ExprPtr& argument : expr.arguments) arguments.push_back(generate(*argument));
    locate(location);
    return call(location, expr.callee, arguments);
  }

  lilt::Value generate(Location, const IfExpr& expr) {
    lilt::Function function = builder.insert_function();
    lilt::Block thenBlock = function.create_block("then");
    lilt::Block elseBlock = function.create_block("else");
    lilt::Block mergeBlock = function.create_block("merge");
    builder.create_cond_br(isTrue(generate(*expr.condition)), thenBlock, elseBlock);

    std::pair<lilt::Value, lilt::Block> ways[2];
    for (int way = 0; way < 2; ++way) {
      lilt::Block block = way == 0 ? thenBlock : elseBlock;
      block.append();
      builder.set_insert_point(block);
      lilt::Value value = generate(way == 0 ? *expr.then : *expr.otherwise);
      ways[way] = {value, builder.insert_block()};  // which may be another block by now
      builder.create_br(mergeBlock);
    }
    mergeBlock.append();
    builder.set_insert_point(mergeBlock);
    lilt::Phi phi = builder.create_phi(lilt::double_type, "if");
    for (auto [value, block] : ways) phi.add_incoming(value, block);
    return phi;
  }

  // The body runs before the condition is tested, and the condition before the step is added.
  lilt::Value generate(Location location, const ForExpr& expr) {
    lilt::Value variable = createVariable(expr.variable, generate(*expr.start));
    auto outer = variables;  // the variable may hide one of them
    variables[expr.variable] = variable;
    lilt::Block loop = builder.insert_function().append_block("loop");
    lilt::Block after = builder.insert_function().create_block("after");
    builder.create_br(loop);

    builder.set_insert_point(loop);
    generate(*expr.body);
    lilt::Value step = generate(*expr.step);
    lilt::Value end = generate(*expr.end);
    locate(location);
    lilt::Value current = builder.create_load(lilt::double_type, variable, expr.variable);
    builder.create_store(builder.create_fadd(current, step, "next"), variable);
    builder.create_cond_br(isTrue(end), loop, after);

    after.append();
    builder.set_insert_point(after);
    variables = std::move(outer);
    return builder.get_double(0);
  }

  lilt::Value generate(Location, const VarExpr& expr) {
    auto outer = variables;
    for (const auto& [name, initializer] : expr.variables) {
      variables[name] = createVariable(name, generate(*initializer));
    }
    lilt::Value result = generate(*expr.body);
    variables = std::move(outer);
    return result;
  }

  lilt::IRBuilder builder;
  const Prototypes& prototypes;
  lilt::Block entry;
  std::map<std::string, lilt::Value> variables;
};

// --- functions that programs may declare by `extern`, besides those of the C library

double putchard(double character) { return putchar(static_cast<int>(character)), 0; }
double printd(double value) { return printf("%f\n", value), 0; }

// --- the loop

// Throws what a function of lilt reports.
void check(const lilt::Error& error, Location location = {}) {
  if (error) throw Mistake{location, error.text()};
}

class Program {
 public:
  explicit Program(std::istream& in) : lexer(in), parser(lexer) {}

  // Compiles each item in memory and runs expressions. Returns whether there was no mistake.
  bool run(bool prompts) {
    check(jit.define("putchard", putchard));
    check(jit.define("printd", printd));
    return readItems(prompts, [&](const Prototype& prototype, const Expr& body, bool isExpression) {
      Generator generator(context, prototypes);
      generator.define(prototype, body);
      unsigned flags = isExpression ? 0 : LILT_UNIT_REPLACEABLE | LILT_UNIT_REPLACES;
      auto unit = jit.add(generator.module, nullptr, flags);
      if (!unit) check(unit.error(), prototype.location);
      if (!isExpression) return;
      printf("Evaluated to %f\n", jit.lookup<double()>(prototype.name)());
      check(jit.remove(*unit));
    });
  }

  // Compiles all to one object file, whose main() evaluates the expressions.
  bool compile(const std::string& source, const std::string& object) {
    Generator generator(context, prototypes);
    generator.module.set_source(source);
    std::set<std::string> defined;
    std::vector<std::string> expressions;
    auto consume = [&](const Prototype& prototype, const Expr& body, bool isExpression) {
      if (!defined.insert(prototype.name).second) {
        throw Mistake{prototype.location, "'" + prototype.name + "' is already defined"};
      }
      generator.define(prototype, body);
      if (isExpression) expressions.push_back(prototype.name);
    };
    if (!readItems(false, consume)) return false;
    generator.defineMain(expressions);
    const lilt::Error error = generator.module.write_object(object);
    if (error) std::cerr << error.text();
    return !error;
  }

 private:
  // Gives each definition to `consume`, and each expression as a function without parameters.
  template <class Consume>
  bool readItems(bool prompts, Consume consume) {
    bool correct = true;
    while (lexer.token != EndOfFile) {
      if (prompts && lexer.token == ';') printf("ready> ");
      fflush(stdout);
      try {
        readItem(consume);
      } catch (const Mistake& mistake) {
        correct = false;
        fflush(stdout);
        std::cerr << "Error: " << mistake.location.line << ':' << mistake.location.column << ": "
                  << mistake.message << '\n';
        while (lexer.token < Extern || (lexer.token >= 0 && lexer.token != ';')) lexer.next();
      }
    }
    return correct;
  }

  // item ::= 'def' prototype expression | 'extern' prototype | expression | ';'
  template <class Consume>
  void readItem(Consume consume) {
    Prototype prototype{lexer.location, "__expression" + std::to_string(++expressions), {}};
    if (parser.take(';')) return;
    bool isExtern = parser.take(Extern);
    if (isExtern || parser.take(Def)) {
      prototype = parser.parsePrototype();
      auto earlier = prototypes.find(prototype.name);  // its callers are compiled already
      if (earlier != prototypes.end() &&
          earlier->second.parameters.size() != prototype.parameters.size()) {
        throw Mistake{prototype.location, "'" + prototype.name + "' had other parameters before"};
      }
      if (!isExtern) consume(prototype, *parser.parseExpression(), false);
      if (prototype.precedence) parser.precedences[prototype.name.back()] = prototype.precedence;
      prototypes[prototype.name] = prototype;
    } else {
      consume(prototype, *parser.parseExpression(), true);
    }
  }

  lilt::Context context;
  lilt::Jit jit;
  Lexer lexer;
  Parser parser;
  Prototypes prototypes;
  int expressions = 0;
};

}  // namespace

// kaleidoscope                reads a program from standard input and runs it
// kaleidoscope FILE OBJECT    compiles a program
int main(int argc, char** argv) {
  if (argc == 1) return Program(std::cin).run(isatty(STDIN_FILENO)) ? 0 : 1;
  std::ifstream file(argv[1]);
  const bool hasText = file.peek() != EOF;
  if (argc == 3 && hasText) return Program(file).compile(argv[1], argv[2]) ? 0 : 1;
  std::cerr << "usage: kaleidoscope < PROGRAM, or kaleidoscope FILE OBJECT; FILE has text\n";
  return 1;
}
