#include "resolved.h"

#include <charconv>

namespace number {
namespace {

class Dumper {
 public:
  explicit Dumper(std::ostream& out) : out(out) {}

  void dumpFunction(const ResolvedFunctionDecl& function) {
    line() << "ResolvedFunctionDecl " << function.identifier << ": " << spelling(function.type)
           << '\n';
    Indent indent(*this);
    for (const auto& param : function.params) {
      line() << "ResolvedParamDecl " << param->identifier << ": " << spelling(param->type) << '\n';
    }
    if (function.body) {
      dumpBlock(*function.body);
    } else {
      line() << "builtin\n";
    }
  }

 private:
  struct Indent {
    explicit Indent(Dumper& dumper) : dumper(dumper) { dumper.level += 2; }
    ~Indent() { dumper.level -= 2; }
    Indent(const Indent&) = delete;
    Dumper& dumper;
  };

  std::ostream& line() { return out << std::string(level, ' '); }

  void dumpBlock(const ResolvedBlock& block) {
    line() << "ResolvedBlock\n";
    Indent indent(*this);
    for (const auto& statement : block.statements) dumpStmt(*statement);
  }

  void dumpStmt(const ResolvedStmt& stmt) {
    if (auto* expr = dynamic_cast<const ResolvedExpr*>(&stmt)) return dumpExpr(*expr);
    if (auto* ifStmt = dynamic_cast<const ResolvedIfStmt*>(&stmt)) return dumpIf(*ifStmt);
    if (auto* whileStmt = dynamic_cast<const ResolvedWhileStmt*>(&stmt)) {
      line() << "ResolvedWhileStmt\n";
      Indent indent(*this);
      dumpExpr(*whileStmt->condition);
      dumpBlock(*whileStmt->body);
    } else if (auto* returnStmt = dynamic_cast<const ResolvedReturnStmt*>(&stmt)) {
      line() << "ResolvedReturnStmt\n";
      Indent indent(*this);
      if (returnStmt->expr) dumpExpr(*returnStmt->expr);
    } else if (auto* assignment = dynamic_cast<const ResolvedAssignment*>(&stmt)) {
      line() << "ResolvedAssignment " << assignment->variable->identifier << '\n';
      Indent indent(*this);
      dumpExpr(*assignment->expr);
    } else if (auto* declStmt = dynamic_cast<const ResolvedDeclStmt*>(&stmt)) {
      const ResolvedVarDecl& variable = *declStmt->varDecl;
      line() << "ResolvedVarDecl " << (variable.isMutable ? "var " : "let ") << variable.identifier
             << ": " << spelling(variable.type) << '\n';
      Indent indent(*this);
      if (variable.initializer) dumpExpr(*variable.initializer);
    }
  }

  void dumpIf(const ResolvedIfStmt& ifStmt) {
    line() << "ResolvedIfStmt\n";
    Indent indent(*this);
    dumpExpr(*ifStmt.condition);
    dumpBlock(*ifStmt.trueBlock);
    if (ifStmt.falseBlock) dumpBlock(*ifStmt.falseBlock);
  }

  void dumpExpr(const ResolvedExpr& expr) {
    if (auto* literal = dynamic_cast<const ResolvedNumberLiteral*>(&expr)) {
      line() << "ResolvedNumberLiteral " << shortest(literal->value) << '\n';
    } else if (auto* string = dynamic_cast<const ResolvedStringLiteral*>(&expr)) {
      line() << "ResolvedStringLiteral \"" << string->value << "\"\n";
    } else if (auto* reference = dynamic_cast<const ResolvedDeclRefExpr*>(&expr)) {
      line() << "ResolvedDeclRefExpr " << reference->decl->identifier << '\n';
    } else if (auto* call = dynamic_cast<const ResolvedCallExpr*>(&expr)) {
      line() << "ResolvedCallExpr " << call->callee->identifier << '\n';
      Indent indent(*this);
      for (const auto& argument : call->arguments) dumpExpr(*argument);
    } else if (auto* unary = dynamic_cast<const ResolvedUnaryOperator*>(&expr)) {
      line() << "ResolvedUnaryOperator " << spelling(unary->op) << '\n';
      Indent indent(*this);
      dumpExpr(*unary->operand);
    } else if (auto* binary = dynamic_cast<const ResolvedBinaryOperator*>(&expr)) {
      line() << "ResolvedBinaryOperator " << spelling(binary->op) << '\n';
      Indent indent(*this);
      dumpExpr(*binary->lhs);
      dumpExpr(*binary->rhs);
    }
  }

  static std::string shortest(double value) {
    char text[32];
    return std::string(text, std::to_chars(text, text + sizeof text, value).ptr);
  }

  std::ostream& out;
  size_t level = 0;
};

}  // namespace

void dump(ResolvedFunctions functions, std::ostream& out) {
  Dumper dumper(out);
  for (const auto& function : functions) dumper.dumpFunction(*function);
}

}  // namespace number
