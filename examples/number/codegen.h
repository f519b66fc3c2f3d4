// From the resolved tree to LLVM IR, by lilt's IRBuilder.
#pragma once

#include <map>
#include <string_view>
#include <vector>

#include "lilt/lilt.hpp"
#include "resolved.h"

namespace number {

/// Generates one module. Local variables live on the stack; lilt's mem2reg gives them registers.
class Codegen {
 public:
  enum class Mode {
    Program,  // the tree is all there is, and has a `main`
    Input,    // it calls functions and reads variables of other modules, and they its own
  };

  /// `sourcePath`: for debug information; empty: there shall be none. Context and tree must outlive
  /// this object.
  Codegen(const lilt::Context& context, ResolvedFunctions resolvedTree, Mode mode,
          std::string_view sourcePath = {});

  /// Generates the functions of the tree, and for a program the wrapper around `main`. Mistakes in
  /// the module are the generator's own; compiling reports them.
  lilt::Module& generateIR();

  /// Generates a variable of a read–evaluate–print loop. Its value is 0.
  void generateVariable(const ResolvedVarDecl& variable);

 private:
  lilt::Type generateType(Type type);
  lilt::Function generateFunctionDecl(const ResolvedFunctionDecl& functionDecl);
  void generateFunctionBody(const ResolvedFunctionDecl& functionDecl);
  void generateBuiltinPrintlnBody(const ResolvedFunctionDecl& println);
  void generateMainWrapper();

  lilt::Value allocateStackVariable(lilt::Type type, std::string_view identifier);
  lilt::Function findFunction(const ResolvedFunctionDecl& functionDecl);
  lilt::Value findVariable(const ResolvedDecl& decl);
  void setLocation(SourceLocation location);

  void generateBlock(const ResolvedBlock& block);
  void generateStmt(const ResolvedStmt& stmt);
  void generateIfStmt(const ResolvedIfStmt& stmt);
  void generateWhileStmt(const ResolvedWhileStmt& stmt);
  void generateReturnStmt(const ResolvedReturnStmt& stmt);
  void generateDeclStmt(const ResolvedDeclStmt& stmt);
  void generateAssignment(const ResolvedAssignment& stmt);

  lilt::Value generateExpr(const ResolvedExpr& expr);
  lilt::Value generateCallExpr(const ResolvedCallExpr& call);
  lilt::Value generateUnaryOperator(const ResolvedUnaryOperator& unary);
  lilt::Value generateBinaryOperator(const ResolvedBinaryOperator& binary);

  lilt::Value generateCondition(const ResolvedExpr& expr);
  lilt::Value generateComparison(const ResolvedBinaryOperator& comparison);
  lilt::Value generateLogicalOperator(const ResolvedBinaryOperator& logical);

  ResolvedFunctions resolvedTree;
  Mode mode;

  lilt::Module module;
  lilt::IRBuilder builder;

  // Where the variables of the current function are.
  std::map<const ResolvedDecl*, lilt::Value> declarations;
  lilt::Value allocaInsertPoint;
  // Of the current function: where `return` stores its value, and where it goes.
  lilt::Value retVal;
  lilt::Block retBB;
};

}  // namespace number
