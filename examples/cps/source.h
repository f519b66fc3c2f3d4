// The source language: its tree, its reader, and its printer.
//
//   sequence   = expression [";" sequence]                           the first value is dropped
//   expression = and {"||" and}
//   and        = compared {"&&" compared}
//   compared   = sum [("<" | "<=" | ">" | ">=" | "=" | "<>") sum]
//   sum        = product {("+" | "-") product}
//   product    = unary {("*" | "/" | "%") unary}
//   unary      = ("-" | "not") unary | postfix
//   postfix    = primary {arguments | "." number}
//   primary    = number | "true" | "false" | name | "(" ")" | "(" sequence ")" | tuple
//              | "let" name [parameters] "=" sequence "in" sequence
//              | "letrec" function {"and" function} "in" sequence
//              | "lambda" parameters expression
//              | "if" sequence "then" expression "else" expression
//              | "print" "(" expression ")"
//   tuple      = "(" sequence "," expression {"," expression} ")"
//   function   = name parameters "=" sequence
//   arguments  = "(" [expression {"," expression}] ")"
//   parameters = "(" [name {"," name}] ")"                           at most four
//
// A comment begins with "//" and ends with the line.
//
// Arguments are evaluated from left to right, before the call. An integer has 64 bits and wraps
// around. There are no types before a program runs: an operation that gets a value of the wrong
// kind ends the program with an error.
#pragma once

#include <cstdint>
#include <deque>
#include <ostream>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace cps {

// Line and column of a character, both from 1.
struct Place {
  int line = 0;
  int column = 0;
};

// What is wrong with a source text, and where.
struct SourceError {
  Place place;
  std::string message;
};

enum class Operator : uint8_t {
  Add,
  Subtract,
  Multiply,
  Divide,
  Remainder,
  Less,
  LessEqual,
  Greater,
  GreaterEqual,
  Equal,
  NotEqual,
  Print,
};
// The operator as it is written: "+", "print".
const char* spelling(Operator op);
inline bool is_arithmetic(Operator op) { return op <= Operator::Remainder; }

// More parameters do not fit the argument registers, beside the heap and the closure (codegen.h).
constexpr size_t kMaxParameters = 4;

struct Expression;
using Source = const Expression*;  // owned by a SourceTree

struct Unit {};
struct Name {
  std::string name;
};
struct MakeTuple {
  std::vector<Source> elements;  // two or more
};
struct Project {
  Source tuple;
  int64_t index;
};
struct Operation {
  Operator op;
  std::vector<Source> operands;
};
struct Lambda {
  std::vector<std::string> parameters;
  Source body;
};
struct Call {
  Source callee;
  std::vector<Source> arguments;
};
struct Let {
  std::string name;  // "_" if nothing can refer to it
  Source value;
  Source body;
};
struct Letrec {
  struct Function {
    std::string name;
    Lambda lambda;
  };
  std::vector<Function> functions;
  Source body;
};
struct If {
  Source condition;
  Source then;
  Source otherwise;
};

struct Expression {
  using Node = std::variant<Unit, int64_t, bool, Name, MakeTuple, Project, Operation, Lambda, Call,
                            Let, Letrec, If>;
  Place place;
  int depth;  // of the tree below it, from 1
  Node node;
};

// Owns the expressions of a program.
class SourceTree {
 public:
  // Throws SourceError if the tree gets deeper or larger than the recursive passes after it can
  // take.
  Source make(Place place, Expression::Node node);
  Source root() const { return root_; }
  void set_root(Source root) { root_ = root; }

 private:
  std::deque<Expression> expressions_;
  Source root_ = nullptr;
};

// Reads a program, in time linear in the text. Throws SourceError at the first mistake; a name that
// nothing binds is one.
SourceTree parse(std::string_view text);

// Writes the program fully parenthesized; parse() reads that as the same tree.
void print(std::ostream& out, Source source);

}  // namespace cps
