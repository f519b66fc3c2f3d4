// The checker: from the syntax tree to the resolved tree.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "ast.h"
#include "parser.h"
#include "resolved.h"
#include "source.h"

namespace number {

/// One input of a read–evaluate–print loop.
struct ResolvedInput {
  ResolvedTree functions;                                   // that it defines
  std::vector<std::unique_ptr<ResolvedVarDecl>> variables;  // that it declares
  // A function without parameters for each statement, in their order. That of an expression returns
  // its value.
  ResolvedTree statements;
};

/// Finds the declaration of each name and the type of each expression, and reports what does not
/// fit. An object is good for one program, or for all inputs of one loop; what it returned before
/// must then outlive it.
class Sema {
 public:
  Sema();

  /// The built-in functions: `println` of a Number, and println of a string, which is called
  /// `__println_string` in the tree.
  const ResolvedTree& builtins() const { return builtinFunctions; }

  /// Resolves a program, which needs a `main`. Returns the built-in functions and the program's
  /// own, or nothing after an error. Takes the built-in functions away from this object.
  std::optional<ResolvedTree> resolveProgram(
      const std::vector<std::unique_ptr<FunctionDecl>>& functions, Diagnostics& diagnostics);

  /// Resolves an input. Functions and variables may have names of earlier ones: a function replaces
  /// the earlier one, and must have its type; a variable hides it. Returns nothing after an error;
  /// the input then has no effect.
  std::optional<ResolvedInput> resolveInput(const std::vector<TopLevelItem>& items,
                                            Diagnostics& diagnostics);

 private:
  using Scope = std::map<std::string, const ResolvedDecl*>;
  struct ScopeGuard;

  void checkFlowOf(ResolvedFunctions functions);
  void error(SourceLocation location, const std::string& message);
  const ResolvedDecl* lookup(const std::string& identifier) const;
  void declare(const ResolvedDecl& decl);

  std::unique_ptr<ResolvedFunctionDecl> declareFunction(const FunctionDecl& function,
                                                        bool mayReplace);
  bool replaces(const ResolvedFunctionDecl& function, const ResolvedDecl& earlier);
  void resolveFunctionBody(const FunctionDecl& function, ResolvedFunctionDecl& resolved);
  void checkMain();
  void resolveTopLevelStmt(const Stmt& stmt, ResolvedInput& input);
  std::unique_ptr<ResolvedStmt> resolveSessionVariable(const DeclStmt& stmt, ResolvedInput& input);

  std::unique_ptr<ResolvedBlock> resolveBlock(const Block& block);
  std::unique_ptr<ResolvedStmt> resolveStmt(const Stmt& stmt);
  std::unique_ptr<ResolvedStmt> resolveIfStmt(const IfStmt& stmt);
  std::unique_ptr<ResolvedStmt> resolveWhileStmt(const WhileStmt& stmt);
  std::unique_ptr<ResolvedStmt> resolveReturnStmt(const ReturnStmt& stmt);
  std::unique_ptr<ResolvedStmt> resolveDeclStmt(const DeclStmt& stmt);
  std::unique_ptr<ResolvedStmt> resolveAssignment(const Assignment& stmt);
  std::unique_ptr<ResolvedVarDecl> resolveVarDecl(const DeclStmt& stmt);

  std::unique_ptr<ResolvedExpr> resolveExpr(const Expr& expr);
  std::unique_ptr<ResolvedExpr> resolveNumber(const Expr& expr);
  std::unique_ptr<ResolvedExpr> resolveDeclRefExpr(const DeclRefExpr& expr);
  std::unique_ptr<ResolvedExpr> resolveCallExpr(const CallExpr& expr);
  std::unique_ptr<ResolvedExpr> resolvePrintln(const CallExpr& expr);
  std::unique_ptr<ResolvedExpr> resolveUnaryOperator(const UnaryOperator& expr);
  std::unique_ptr<ResolvedExpr> resolveBinaryOperator(const BinaryOperator& expr);

  ResolvedTree builtinFunctions;
  const ResolvedFunctionDecl* printlnNumber = nullptr;
  const ResolvedFunctionDecl* printlnString = nullptr;
  std::vector<Scope> scopes;  // the innermost is the last
  const ResolvedFunctionDecl* currentFunction = nullptr;
  Diagnostics* diagnostics = nullptr;
  int inputStatements = 0;
  int inputVariables = 0;
};

}  // namespace number
