#include "interpreter.h"

#include <cstdint>
#include <cstdio>
#include <vector>

#include "stack.h"

namespace number {
namespace {

struct StackOverflow {};

}  // namespace

// One run. Each call of a function of the language is a call of callFunction().
class Execution {
 public:
  explicit Execution(Interpreter& interpreter)
      : interpreter(interpreter), stackEnd(here() - stackSize() / 4 * 3) {}

  double callFunction(const ResolvedFunctionDecl& function, std::vector<double> arguments) {
    Frame frame;
    for (size_t i = 0; i < arguments.size(); ++i) {
      frame.variables[function.params[i].get()] = arguments[i];
    }
    executeBlock(*function.body, frame);
    return frame.value;
  }

 private:
  struct Frame {
    std::map<const ResolvedDecl*, double> variables;
    double value = 0;  // that the function returns
  };

  // What comes after a statement.
  enum class Next { Statement, Caller };

  static uintptr_t here() { return reinterpret_cast<uintptr_t>(__builtin_frame_address(0)); }

  Next executeBlock(const ResolvedBlock& block, Frame& frame) {
    for (const auto& stmt : block.statements) {
      if (executeStmt(*stmt, frame) == Next::Caller) return Next::Caller;
    }
    return Next::Statement;
  }

  Next executeStmt(const ResolvedStmt& stmt, Frame& frame) {
    if (auto* expr = dynamic_cast<const ResolvedExpr*>(&stmt)) {
      evaluate(*expr, frame);
    } else if (auto* ifStmt = dynamic_cast<const ResolvedIfStmt*>(&stmt)) {
      if (isTrue(*ifStmt->condition, frame)) return executeBlock(*ifStmt->trueBlock, frame);
      if (ifStmt->falseBlock) return executeBlock(*ifStmt->falseBlock, frame);
    } else if (auto* whileStmt = dynamic_cast<const ResolvedWhileStmt*>(&stmt)) {
      while (isTrue(*whileStmt->condition, frame)) {
        if (executeBlock(*whileStmt->body, frame) == Next::Caller) return Next::Caller;
      }
    } else if (auto* returnStmt = dynamic_cast<const ResolvedReturnStmt*>(&stmt)) {
      if (returnStmt->expr) frame.value = evaluate(*returnStmt->expr, frame);
      return Next::Caller;
    } else if (auto* declStmt = dynamic_cast<const ResolvedDeclStmt*>(&stmt)) {
      const ResolvedVarDecl& variable = *declStmt->varDecl;
      if (variable.initializer) {
        frame.variables[&variable] = evaluate(*variable.initializer, frame);
      }
    } else if (auto* assignment = dynamic_cast<const ResolvedAssignment*>(&stmt)) {
      double value = evaluate(*assignment->expr, frame);
      variablesOf(*assignment->variable, frame)[assignment->variable] = value;
    }
    return Next::Statement;
  }

  std::map<const ResolvedDecl*, double>& variablesOf(const ResolvedDecl& decl, Frame& frame) {
    auto* variable = dynamic_cast<const ResolvedVarDecl*>(&decl);
    return variable && variable->isGlobal() ? interpreter.globals : frame.variables;
  }

  bool isTrue(const ResolvedExpr& expr, Frame& frame) { return evaluate(expr, frame) != 0; }

  double evaluate(const ResolvedExpr& expr, Frame& frame) {
    if (here() < stackEnd) throw StackOverflow{};
    if (auto* number = dynamic_cast<const ResolvedNumberLiteral*>(&expr)) return number->value;
    if (auto* dre = dynamic_cast<const ResolvedDeclRefExpr*>(&expr)) {
      return variablesOf(*dre->decl, frame).at(dre->decl);
    }
    if (auto* call = dynamic_cast<const ResolvedCallExpr*>(&expr)) {
      return evaluateCall(*call, frame);
    }
    if (auto* unary = dynamic_cast<const ResolvedUnaryOperator*>(&expr)) {
      double operand = evaluate(*unary->operand, frame);
      return unary->op == TokenKind::Not ? operand == 0 : -operand;
    }
    return evaluateBinary(dynamic_cast<const ResolvedBinaryOperator&>(expr), frame);
  }

  double evaluateCall(const ResolvedCallExpr& call, Frame& frame) {
    if (call.arguments.size() == 1) {
      if (auto* text = dynamic_cast<ResolvedStringLiteral*>(call.arguments[0].get())) {
        std::printf("%s\n", text->value.c_str());
        return 0;
      }
    }
    std::vector<double> arguments;
    for (const auto& argument : call.arguments) arguments.push_back(evaluate(*argument, frame));
    // By name: the function may have been replaced.
    const ResolvedFunctionDecl& callee = *interpreter.functions.at(call.callee->identifier);
    if (callee.body) return callFunction(callee, std::move(arguments));
    std::printf("%.15g\n", arguments[0]);
    return 0;
  }

  double evaluateBinary(const ResolvedBinaryOperator& expr, Frame& frame) {
    if (expr.op == TokenKind::AndAnd) return isTrue(*expr.lhs, frame) && isTrue(*expr.rhs, frame);
    if (expr.op == TokenKind::OrOr) return isTrue(*expr.lhs, frame) || isTrue(*expr.rhs, frame);
    double lhs = evaluate(*expr.lhs, frame);
    double rhs = evaluate(*expr.rhs, frame);
    switch (expr.op) {
      case TokenKind::Plus:
        return lhs + rhs;
      case TokenKind::Minus:
        return lhs - rhs;
      case TokenKind::Star:
        return lhs * rhs;
      case TokenKind::Slash:
        return lhs / rhs;
      case TokenKind::Less:
        return lhs < rhs;
      case TokenKind::LessEqual:
        return lhs <= rhs;
      case TokenKind::Greater:
        return lhs > rhs;
      case TokenKind::GreaterEqual:
        return lhs >= rhs;
      case TokenKind::EqualEqual:
        return lhs == rhs;
      default:
        return lhs != rhs;
    }
  }

  Interpreter& interpreter;
  uintptr_t stackEnd;  // with room below it for what evaluate() calls
};

void Interpreter::define(ResolvedFunctions tree) {
  for (const auto& function : tree) functions[function->identifier] = function.get();
}

std::optional<double> Interpreter::run(const ResolvedFunctionDecl& function) {
  try {
    return Execution(*this).callFunction(function, {});
  } catch (const StackOverflow&) {
    return std::nullopt;
  }
}

std::optional<double> Interpreter::run(const std::string& identifier) {
  return run(*functions.at(identifier));
}

}  // namespace number
