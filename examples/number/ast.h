// The syntax tree: what the parser read, with names that nobody has looked up yet.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "lexer.h"
#include "source.h"

namespace number {

/// A type of the language. String is the type of string literals only: no declaration has it but
/// the parameter of println.
struct Type {
  enum class Kind { Void, Number, String };

  Kind kind = Kind::Void;

  bool operator==(const Type&) const = default;
};

/// Returns a type as it is written.
std::string_view spelling(Type type);

struct Stmt {
  SourceLocation location;

  explicit Stmt(SourceLocation location) : location(location) {}
  virtual ~Stmt() = default;
};

/// Every expression is a statement, too.
struct Expr : Stmt {
  using Stmt::Stmt;
};

struct NumberLiteral : Expr {
  double value;

  NumberLiteral(SourceLocation location, double value) : Expr(location), value(value) {}
};

struct StringLiteral : Expr {
  std::string value;

  StringLiteral(SourceLocation location, std::string value)
      : Expr(location), value(std::move(value)) {}
};

/// A name: `x`.
struct DeclRefExpr : Expr {
  std::string identifier;

  DeclRefExpr(SourceLocation location, std::string identifier)
      : Expr(location), identifier(std::move(identifier)) {}
};

struct CallExpr : Expr {
  std::unique_ptr<DeclRefExpr> callee;
  std::vector<std::unique_ptr<Expr>> arguments;

  CallExpr(SourceLocation location, std::unique_ptr<DeclRefExpr> callee,
           std::vector<std::unique_ptr<Expr>> arguments)
      : Expr(location), callee(std::move(callee)), arguments(std::move(arguments)) {}
};

struct UnaryOperator : Expr {
  TokenKind op;
  std::unique_ptr<Expr> operand;

  UnaryOperator(SourceLocation location, TokenKind op, std::unique_ptr<Expr> operand)
      : Expr(location), op(op), operand(std::move(operand)) {}
};

struct BinaryOperator : Expr {
  TokenKind op;
  std::unique_ptr<Expr> lhs;
  std::unique_ptr<Expr> rhs;

  BinaryOperator(SourceLocation location, TokenKind op, std::unique_ptr<Expr> lhs,
                 std::unique_ptr<Expr> rhs)
      : Expr(location), op(op), lhs(std::move(lhs)), rhs(std::move(rhs)) {}
};

struct Block {
  SourceLocation location;
  SourceLocation end;  // of the closing brace
  std::vector<std::unique_ptr<Stmt>> statements;
};

struct IfStmt : Stmt {
  std::unique_ptr<Expr> condition;
  std::unique_ptr<Block> trueBlock;
  std::unique_ptr<Block> falseBlock;  // may be null

  IfStmt(SourceLocation location, std::unique_ptr<Expr> condition, std::unique_ptr<Block> trueBlock,
         std::unique_ptr<Block> falseBlock)
      : Stmt(location),
        condition(std::move(condition)),
        trueBlock(std::move(trueBlock)),
        falseBlock(std::move(falseBlock)) {}
};

struct WhileStmt : Stmt {
  std::unique_ptr<Expr> condition;
  std::unique_ptr<Block> body;

  WhileStmt(SourceLocation location, std::unique_ptr<Expr> condition, std::unique_ptr<Block> body)
      : Stmt(location), condition(std::move(condition)), body(std::move(body)) {}
};

struct ReturnStmt : Stmt {
  std::unique_ptr<Expr> expr;  // may be null

  ReturnStmt(SourceLocation location, std::unique_ptr<Expr> expr)
      : Stmt(location), expr(std::move(expr)) {}
};

/// `let x: Number = e;` or `var x: Number = e;`
struct DeclStmt : Stmt {
  std::string identifier;
  std::optional<Type> type;
  bool isMutable;
  std::unique_ptr<Expr> initializer;  // may be null

  DeclStmt(SourceLocation location, std::string identifier, std::optional<Type> type,
           bool isMutable, std::unique_ptr<Expr> initializer)
      : Stmt(location),
        identifier(std::move(identifier)),
        type(type),
        isMutable(isMutable),
        initializer(std::move(initializer)) {}
};

struct Assignment : Stmt {
  std::unique_ptr<DeclRefExpr> variable;
  std::unique_ptr<Expr> expr;

  Assignment(SourceLocation location, std::unique_ptr<DeclRefExpr> variable,
             std::unique_ptr<Expr> expr)
      : Stmt(location), variable(std::move(variable)), expr(std::move(expr)) {}
};

struct ParamDecl {
  SourceLocation location;
  std::string identifier;
  Type type;
};

struct FunctionDecl {
  SourceLocation location;
  std::string identifier;
  Type type;  // of what the function returns
  std::vector<ParamDecl> params;
  std::unique_ptr<Block> body;
};

}  // namespace number
