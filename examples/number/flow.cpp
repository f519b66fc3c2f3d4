// The walk follows the tree in the order of execution and carries what it knows before each
// statement (State). After a branch it keeps what both ways agree on.
//
// A loop's body may run after itself, so what it assigns may be assigned before it already.
// What surely has a value before a loop needs no second round: a body only adds to it.
//
// Source: definite assignment, as in the Java Language Specification, chapter 16.

#include "flow.h"

#include <algorithm>
#include <iterator>
#include <set>
#include <utility>

namespace number {
namespace {

using Variables = std::set<const ResolvedVarDecl*>;

struct State {
  bool reachable = true;
  Variables assigned;       // on each way to here
  Variables maybeAssigned;  // on some way to here
};

State merge(const State& left, const State& right) {
  if (!left.reachable) return right;
  if (!right.reachable) return left;
  State merged;
  std::ranges::set_intersection(left.assigned, right.assigned,
                                std::inserter(merged.assigned, merged.assigned.end()));
  merged.maybeAssigned = left.maybeAssigned;
  merged.maybeAssigned.insert(right.maybeAssigned.begin(), right.maybeAssigned.end());
  return merged;
}

// Adds the variables that a block assigns to, however deep.
void collectAssigned(const ResolvedBlock& block, Variables& variables) {
  for (const auto& stmt : block.statements) {
    if (auto* assignment = dynamic_cast<const ResolvedAssignment*>(stmt.get())) {
      variables.insert(assignment->variable);
    } else if (auto* ifStmt = dynamic_cast<const ResolvedIfStmt*>(stmt.get())) {
      collectAssigned(*ifStmt->trueBlock, variables);
      if (ifStmt->falseBlock) collectAssigned(*ifStmt->falseBlock, variables);
    } else if (auto* whileStmt = dynamic_cast<const ResolvedWhileStmt*>(stmt.get())) {
      collectAssigned(*whileStmt->body, variables);
    }
  }
}

bool isAlwaysTrue(const ResolvedExpr& condition) {
  auto* literal = dynamic_cast<const ResolvedNumberLiteral*>(&condition);
  return literal && literal->value != 0;
}

class FlowChecker {
 public:
  explicit FlowChecker(Diagnostics& diagnostics) : diagnostics(diagnostics) {}

  void checkFunction(const ResolvedFunctionDecl& function) {
    checkBlock(*function.body);
    if (state.reachable && function.type.kind == Type::Kind::Number) {
      diagnostics.error(function.location,
                        "'" + function.identifier + "' does not return a Number on every path");
    }
  }

 private:
  void checkBlock(const ResolvedBlock& block) {
    for (const auto& stmt : block.statements) {
      if (!state.reachable) return;
      checkStmt(*stmt);
    }
  }

  void checkStmt(const ResolvedStmt& stmt) {
    if (auto* expr = dynamic_cast<const ResolvedExpr*>(&stmt)) {
      checkExpr(*expr);
    } else if (auto* ifStmt = dynamic_cast<const ResolvedIfStmt*>(&stmt)) {
      checkIf(*ifStmt);
    } else if (auto* whileStmt = dynamic_cast<const ResolvedWhileStmt*>(&stmt)) {
      checkWhile(*whileStmt);
    } else if (auto* returnStmt = dynamic_cast<const ResolvedReturnStmt*>(&stmt)) {
      if (returnStmt->expr) checkExpr(*returnStmt->expr);
      state.reachable = false;
    } else if (auto* declStmt = dynamic_cast<const ResolvedDeclStmt*>(&stmt)) {
      checkDecl(*declStmt->varDecl);
    } else if (auto* assignment = dynamic_cast<const ResolvedAssignment*>(&stmt)) {
      checkAssignment(*assignment);
    }
  }

  void checkIf(const ResolvedIfStmt& stmt) {
    checkExpr(*stmt.condition);
    State before = state;
    checkBlock(*stmt.trueBlock);
    State afterTrue = std::exchange(state, std::move(before));
    if (stmt.falseBlock) checkBlock(*stmt.falseBlock);
    state = merge(afterTrue, state);
  }

  void checkWhile(const ResolvedWhileStmt& stmt) {
    collectAssigned(*stmt.body, state.maybeAssigned);
    checkExpr(*stmt.condition);
    State atCondition = state;
    checkBlock(*stmt.body);
    state = std::move(atCondition);
    if (isAlwaysTrue(*stmt.condition)) state.reachable = false;
  }

  // In a loop, each round makes a new variable.
  void checkDecl(const ResolvedVarDecl& variable) {
    if (variable.initializer) checkExpr(*variable.initializer);
    state.assigned.erase(&variable);
    state.maybeAssigned.erase(&variable);
    if (variable.initializer) assign(variable);
  }

  void checkAssignment(const ResolvedAssignment& stmt) {
    checkExpr(*stmt.expr);
    const ResolvedVarDecl& variable = *stmt.variable;
    bool hasValue = variable.isGlobal() || state.maybeAssigned.contains(&variable);
    if (!variable.isMutable && hasValue && !stmt.isDeclaration) {
      diagnostics.error(
          stmt.location,
          "'" + variable.identifier + "' is declared with 'let' and may have its value already");
    }
    assign(variable);
  }

  void assign(const ResolvedVarDecl& variable) {
    state.assigned.insert(&variable);
    state.maybeAssigned.insert(&variable);
  }

  void checkExpr(const ResolvedExpr& expr) {
    if (auto* dre = dynamic_cast<const ResolvedDeclRefExpr*>(&expr)) {
      checkUse(*dre);
    } else if (auto* call = dynamic_cast<const ResolvedCallExpr*>(&expr)) {
      for (const auto& argument : call->arguments) checkExpr(*argument);
    } else if (auto* unary = dynamic_cast<const ResolvedUnaryOperator*>(&expr)) {
      checkExpr(*unary->operand);
    } else if (auto* binary = dynamic_cast<const ResolvedBinaryOperator*>(&expr)) {
      checkExpr(*binary->lhs);
      checkExpr(*binary->rhs);
    }
  }

  void checkUse(const ResolvedDeclRefExpr& expr) {
    auto* variable = dynamic_cast<const ResolvedVarDecl*>(expr.decl);
    if (!variable || variable->isGlobal() || state.assigned.contains(variable)) return;
    diagnostics.error(expr.location, "'" + variable->identifier + "' may have no value here");
    state.assigned.insert(variable);  // once is enough
  }

  Diagnostics& diagnostics;
  State state;
};

}  // namespace

void checkFlow(const ResolvedFunctionDecl& function, Diagnostics& diagnostics) {
  FlowChecker(diagnostics).checkFunction(function);
}

}  // namespace number
