// The resolved tree: what Sema makes of the syntax tree. Each name points to its declaration, each
// expression has a type, and nothing in the tree is wrong any more. The interpreter and Codegen
// read nothing else.
#pragma once

#include <memory>
#include <ostream>
#include <span>
#include <string>
#include <vector>

#include "ast.h"
#include "source.h"

namespace number {

struct ResolvedDecl {
  SourceLocation location;
  std::string identifier;
  Type type;  // of a function: what it returns

  ResolvedDecl(SourceLocation location, std::string identifier, Type type)
      : location(location), identifier(std::move(identifier)), type(type) {}
  virtual ~ResolvedDecl() = default;
};

struct ResolvedStmt {
  SourceLocation location;

  explicit ResolvedStmt(SourceLocation location) : location(location) {}
  virtual ~ResolvedStmt() = default;
};

struct ResolvedExpr : ResolvedStmt {
  Type type;

  ResolvedExpr(SourceLocation location, Type type) : ResolvedStmt(location), type(type) {}
};

struct ResolvedBlock {
  SourceLocation location;
  SourceLocation end;  // of the closing brace
  std::vector<std::unique_ptr<ResolvedStmt>> statements;
};

struct ResolvedParamDecl : ResolvedDecl {
  using ResolvedDecl::ResolvedDecl;
};

struct ResolvedVarDecl : ResolvedDecl {
  bool isMutable;
  std::unique_ptr<ResolvedExpr> initializer;  // may be null
  // A variable of a read–evaluate–print loop outlives the input that declares it. This is its name
  // in the generated code; that of a local variable is empty.
  std::string symbol;

  ResolvedVarDecl(SourceLocation location, std::string identifier, bool isMutable)
      : ResolvedDecl(location, std::move(identifier), {Type::Kind::Number}), isMutable(isMutable) {}

  bool isGlobal() const { return !symbol.empty(); }
};

struct ResolvedFunctionDecl : ResolvedDecl {
  std::vector<std::unique_ptr<ResolvedParamDecl>> params;
  std::unique_ptr<ResolvedBlock> body;  // null: built into the language

  using ResolvedDecl::ResolvedDecl;
};

using ResolvedTree = std::vector<std::unique_ptr<ResolvedFunctionDecl>>;
/// A tree, or a part of one.
using ResolvedFunctions = std::span<const std::unique_ptr<ResolvedFunctionDecl>>;

struct ResolvedNumberLiteral : ResolvedExpr {
  double value;

  ResolvedNumberLiteral(SourceLocation location, double value)
      : ResolvedExpr(location, {Type::Kind::Number}), value(value) {}
};

struct ResolvedStringLiteral : ResolvedExpr {
  std::string value;

  ResolvedStringLiteral(SourceLocation location, std::string value)
      : ResolvedExpr(location, {Type::Kind::String}), value(std::move(value)) {}
};

struct ResolvedDeclRefExpr : ResolvedExpr {
  const ResolvedDecl* decl;

  ResolvedDeclRefExpr(SourceLocation location, const ResolvedDecl& decl)
      : ResolvedExpr(location, decl.type), decl(&decl) {}
};

struct ResolvedCallExpr : ResolvedExpr {
  const ResolvedFunctionDecl* callee;
  std::vector<std::unique_ptr<ResolvedExpr>> arguments;

  ResolvedCallExpr(SourceLocation location, const ResolvedFunctionDecl& callee,
                   std::vector<std::unique_ptr<ResolvedExpr>> arguments)
      : ResolvedExpr(location, callee.type), callee(&callee), arguments(std::move(arguments)) {}
};

struct ResolvedUnaryOperator : ResolvedExpr {
  TokenKind op;
  std::unique_ptr<ResolvedExpr> operand;

  ResolvedUnaryOperator(SourceLocation location, TokenKind op,
                        std::unique_ptr<ResolvedExpr> operand)
      : ResolvedExpr(location, {Type::Kind::Number}), op(op), operand(std::move(operand)) {}
};

struct ResolvedBinaryOperator : ResolvedExpr {
  TokenKind op;
  std::unique_ptr<ResolvedExpr> lhs;
  std::unique_ptr<ResolvedExpr> rhs;

  ResolvedBinaryOperator(SourceLocation location, TokenKind op, std::unique_ptr<ResolvedExpr> lhs,
                         std::unique_ptr<ResolvedExpr> rhs)
      : ResolvedExpr(location, {Type::Kind::Number}),
        op(op),
        lhs(std::move(lhs)),
        rhs(std::move(rhs)) {}
};

struct ResolvedIfStmt : ResolvedStmt {
  std::unique_ptr<ResolvedExpr> condition;
  std::unique_ptr<ResolvedBlock> trueBlock;
  std::unique_ptr<ResolvedBlock> falseBlock;  // may be null

  ResolvedIfStmt(SourceLocation location, std::unique_ptr<ResolvedExpr> condition,
                 std::unique_ptr<ResolvedBlock> trueBlock,
                 std::unique_ptr<ResolvedBlock> falseBlock)
      : ResolvedStmt(location),
        condition(std::move(condition)),
        trueBlock(std::move(trueBlock)),
        falseBlock(std::move(falseBlock)) {}
};

struct ResolvedWhileStmt : ResolvedStmt {
  std::unique_ptr<ResolvedExpr> condition;
  std::unique_ptr<ResolvedBlock> body;

  ResolvedWhileStmt(SourceLocation location, std::unique_ptr<ResolvedExpr> condition,
                    std::unique_ptr<ResolvedBlock> body)
      : ResolvedStmt(location), condition(std::move(condition)), body(std::move(body)) {}
};

struct ResolvedReturnStmt : ResolvedStmt {
  std::unique_ptr<ResolvedExpr> expr;  // may be null

  ResolvedReturnStmt(SourceLocation location, std::unique_ptr<ResolvedExpr> expr)
      : ResolvedStmt(location), expr(std::move(expr)) {}
};

struct ResolvedDeclStmt : ResolvedStmt {
  std::unique_ptr<ResolvedVarDecl> varDecl;

  ResolvedDeclStmt(SourceLocation location, std::unique_ptr<ResolvedVarDecl> varDecl)
      : ResolvedStmt(location), varDecl(std::move(varDecl)) {}
};

struct ResolvedAssignment : ResolvedStmt {
  const ResolvedVarDecl* variable;
  std::unique_ptr<ResolvedExpr> expr;
  bool isDeclaration = false;  // of a variable that isGlobal()

  ResolvedAssignment(SourceLocation location, const ResolvedVarDecl& variable,
                     std::unique_ptr<ResolvedExpr> expr)
      : ResolvedStmt(location), variable(&variable), expr(std::move(expr)) {}
};

/// Prints functions, one node a line, a child two columns to the right of its parent.
void dump(ResolvedFunctions functions, std::ostream& out);

}  // namespace number
