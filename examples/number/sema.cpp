// Functions are declared before any body is resolved, so that a body may call a function that
// stands below it. A resolve function returns null after it has reported an error; its caller
// passes the null on, but resolves its other parts first, so that their errors are reported, too.

#include "sema.h"

#include <string_view>

#include "flow.h"

namespace number {

// A scope that ends with the C++ scope it stands in.
struct Sema::ScopeGuard {
  explicit ScopeGuard(Sema& sema) : sema(sema) { sema.scopes.emplace_back(); }
  ~ScopeGuard() { sema.scopes.pop_back(); }
  ScopeGuard(const ScopeGuard&) = delete;
  Sema& sema;
};

namespace {

std::unique_ptr<ResolvedFunctionDecl> makePrintln(std::string identifier, Type::Kind type) {
  SourceLocation nowhere{1, 1};
  auto function = std::make_unique<ResolvedFunctionDecl>(nowhere, std::move(identifier), Type{});
  function->params.push_back(std::make_unique<ResolvedParamDecl>(nowhere, "value", Type{type}));
  return function;
}

// Names that Codegen needs for itself.
bool isReserved(std::string_view identifier) {
  return identifier == "println" || identifier == "printf" || identifier.starts_with("__");
}

std::string quoted(std::string_view text) { return "'" + std::string(text) + "'"; }

std::string signatureOf(const ResolvedFunctionDecl& function) {
  std::string text = "(";
  for (const auto& param : function.params) {
    text += (text.size() > 1 ? ", " : "") + std::string(spelling(param->type));
  }
  return text + "): " + std::string(spelling(function.type));
}

}  // namespace

Sema::Sema() {
  builtinFunctions.push_back(makePrintln("println", Type::Kind::Number));
  builtinFunctions.push_back(makePrintln("__println_string", Type::Kind::String));
  printlnNumber = builtinFunctions[0].get();
  printlnString = builtinFunctions[1].get();
  scopes.emplace_back();
  scopes.back()[printlnNumber->identifier] = printlnNumber;
}

std::optional<ResolvedTree> Sema::resolveProgram(
    const std::vector<std::unique_ptr<FunctionDecl>>& functions, Diagnostics& into) {
  diagnostics = &into;
  ResolvedTree tree = std::move(builtinFunctions);
  size_t builtinCount = tree.size();
  for (const auto& function : functions) tree.push_back(declareFunction(*function, false));
  for (size_t i = 0; i < functions.size(); ++i) {
    resolveFunctionBody(*functions[i], *tree[builtinCount + i]);
  }
  checkMain();
  checkFlowOf(std::span(tree).subspan(builtinCount));
  if (into.hasErrors()) return std::nullopt;
  return tree;
}

std::optional<ResolvedInput> Sema::resolveInput(const std::vector<TopLevelItem>& items,
                                                Diagnostics& into) {
  diagnostics = &into;
  Scope before = scopes.front();
  ResolvedInput input;
  std::vector<const FunctionDecl*> functions;
  for (const TopLevelItem& item : items) {
    auto* function = std::get_if<std::unique_ptr<FunctionDecl>>(&item);
    if (!function) continue;
    functions.push_back(function->get());
    input.functions.push_back(declareFunction(**function, true));
  }
  for (size_t i = 0; i < functions.size(); ++i) {
    resolveFunctionBody(*functions[i], *input.functions[i]);
  }
  for (const TopLevelItem& item : items) {
    if (auto* stmt = std::get_if<std::unique_ptr<Stmt>>(&item)) resolveTopLevelStmt(**stmt, input);
  }
  checkFlowOf(input.functions);
  checkFlowOf(input.statements);
  if (!into.hasErrors()) return input;
  scopes.front() = std::move(before);
  return std::nullopt;
}

// Only a tree without errors is whole.
void Sema::checkFlowOf(ResolvedFunctions functions) {
  if (diagnostics->hasErrors()) return;
  for (const auto& function : functions) checkFlow(*function, *diagnostics);
}

void Sema::error(SourceLocation location, const std::string& message) {
  diagnostics->error(location, message);
}

const ResolvedDecl* Sema::lookup(const std::string& identifier) const {
  for (auto scope = scopes.rbegin(); scope != scopes.rend(); ++scope) {
    if (auto found = scope->find(identifier); found != scope->end()) return found->second;
  }
  return nullptr;
}

// Adds a name to the innermost scope.
void Sema::declare(const ResolvedDecl& decl) {
  if (isReserved(decl.identifier)) {
    return error(decl.location, quoted(decl.identifier) + " is a name of the language itself");
  }
  auto [entry, isNew] = scopes.back().emplace(decl.identifier, &decl);
  if (isNew) return;
  error(decl.location, quoted(decl.identifier) + " is already declared");
  diagnostics->note(entry->second->location, "here");
}

std::unique_ptr<ResolvedFunctionDecl> Sema::declareFunction(const FunctionDecl& function,
                                                            bool mayReplace) {
  auto resolved =
      std::make_unique<ResolvedFunctionDecl>(function.location, function.identifier, function.type);
  for (const ParamDecl& param : function.params) {
    if (param.type.kind == Type::Kind::Void) {
      error(param.location, "a parameter cannot be Void");
    }
    resolved->params.push_back(
        std::make_unique<ResolvedParamDecl>(param.location, param.identifier, param.type));
  }
  const ResolvedDecl* earlier = mayReplace ? lookup(function.identifier) : nullptr;
  if (!earlier || isReserved(function.identifier)) {
    declare(*resolved);
  } else if (replaces(*resolved, *earlier)) {
    scopes.back()[function.identifier] = resolved.get();
  }
  return resolved;
}

// Earlier callers are compiled: the function that replaces theirs must look the same to them.
bool Sema::replaces(const ResolvedFunctionDecl& function, const ResolvedDecl& earlier) {
  auto* replaced = dynamic_cast<const ResolvedFunctionDecl*>(&earlier);
  if (!replaced) {
    error(function.location, quoted(function.identifier) + " is already a variable");
    return false;
  }
  if (signatureOf(function) == signatureOf(*replaced)) return true;
  error(function.location, quoted(function.identifier) + " is already defined as " +
                               signatureOf(*replaced) + ", and can only be replaced by such a one");
  return false;
}

void Sema::resolveFunctionBody(const FunctionDecl& function, ResolvedFunctionDecl& resolved) {
  currentFunction = &resolved;
  {
    ScopeGuard scope(*this);
    for (const auto& param : resolved.params) declare(*param);
    resolved.body = resolveBlock(*function.body);
  }
  currentFunction = nullptr;
}

void Sema::checkMain() {
  const ResolvedDecl* decl = lookup("main");
  if (!decl) return error({1, 1}, "the program has no function 'main'");
  auto& main = dynamic_cast<const ResolvedFunctionDecl&>(*decl);
  if (main.type.kind != Type::Kind::Void || !main.params.empty()) {
    error(main.location, "'main' must be (): Void; it is " + signatureOf(main));
  }
}

// Each statement becomes a function. A declaration becomes one that assigns to the variable.
void Sema::resolveTopLevelStmt(const Stmt& stmt, ResolvedInput& input) {
  auto function = std::make_unique<ResolvedFunctionDecl>(
      stmt.location, "__input_" + std::to_string(++inputStatements), Type{});
  function->body = std::make_unique<ResolvedBlock>(ResolvedBlock{stmt.location, stmt.location, {}});
  std::unique_ptr<ResolvedStmt> body;
  if (auto* declStmt = dynamic_cast<const DeclStmt*>(&stmt)) {
    body = resolveSessionVariable(*declStmt, input);
  } else {
    body = resolveStmt(stmt);
  }
  if (!body) return;
  auto* expr = dynamic_cast<ResolvedExpr*>(body.get());
  if (expr && expr->type.kind == Type::Kind::Number) {
    function->type = expr->type;
    body.release();
    body = std::make_unique<ResolvedReturnStmt>(stmt.location, std::unique_ptr<ResolvedExpr>(expr));
  }
  function->body->statements.push_back(std::move(body));
  input.statements.push_back(std::move(function));
}

std::unique_ptr<ResolvedStmt> Sema::resolveSessionVariable(const DeclStmt& stmt,
                                                           ResolvedInput& input) {
  if (!stmt.initializer) {
    error(stmt.location, "a variable outside of functions needs a value");
    return nullptr;
  }
  auto variable = resolveVarDecl(stmt);
  if (!variable || !variable->initializer) return nullptr;
  auto& entry = scopes.front()[variable->identifier];
  if (isReserved(variable->identifier) || dynamic_cast<const ResolvedFunctionDecl*>(entry)) {
    error(stmt.location, quoted(variable->identifier) + " is already a function");
    return nullptr;
  }
  entry = variable.get();
  variable->symbol = "__variable_" + variable->identifier + "_" + std::to_string(++inputVariables);
  auto assignment = std::make_unique<ResolvedAssignment>(stmt.location, *variable,
                                                         std::move(variable->initializer));
  assignment->isDeclaration = true;
  input.variables.push_back(std::move(variable));
  return assignment;
}

std::unique_ptr<ResolvedBlock> Sema::resolveBlock(const Block& block) {
  ScopeGuard scope(*this);
  auto resolved = std::make_unique<ResolvedBlock>(ResolvedBlock{block.location, block.end, {}});
  for (const auto& stmt : block.statements) {
    if (auto statement = resolveStmt(*stmt)) resolved->statements.push_back(std::move(statement));
  }
  return resolved;
}

std::unique_ptr<ResolvedStmt> Sema::resolveStmt(const Stmt& stmt) {
  if (auto* expr = dynamic_cast<const Expr*>(&stmt)) return resolveExpr(*expr);
  if (auto* ifStmt = dynamic_cast<const IfStmt*>(&stmt)) return resolveIfStmt(*ifStmt);
  if (auto* whileStmt = dynamic_cast<const WhileStmt*>(&stmt)) return resolveWhileStmt(*whileStmt);
  if (auto* returnStmt = dynamic_cast<const ReturnStmt*>(&stmt)) {
    return resolveReturnStmt(*returnStmt);
  }
  if (auto* declStmt = dynamic_cast<const DeclStmt*>(&stmt)) return resolveDeclStmt(*declStmt);
  return resolveAssignment(dynamic_cast<const Assignment&>(stmt));
}

std::unique_ptr<ResolvedStmt> Sema::resolveIfStmt(const IfStmt& stmt) {
  auto condition = resolveNumber(*stmt.condition);
  auto trueBlock = resolveBlock(*stmt.trueBlock);
  auto falseBlock = stmt.falseBlock ? resolveBlock(*stmt.falseBlock) : nullptr;
  if (!condition) return nullptr;
  return std::make_unique<ResolvedIfStmt>(stmt.location, std::move(condition), std::move(trueBlock),
                                          std::move(falseBlock));
}

std::unique_ptr<ResolvedStmt> Sema::resolveWhileStmt(const WhileStmt& stmt) {
  auto condition = resolveNumber(*stmt.condition);
  auto body = resolveBlock(*stmt.body);
  if (!condition) return nullptr;
  return std::make_unique<ResolvedWhileStmt>(stmt.location, std::move(condition), std::move(body));
}

std::unique_ptr<ResolvedStmt> Sema::resolveReturnStmt(const ReturnStmt& stmt) {
  if (!currentFunction) {
    error(stmt.location, "'return' outside of a function");
    return nullptr;
  }
  bool isVoid = currentFunction->type.kind == Type::Kind::Void;
  if (isVoid != !stmt.expr) {
    error(stmt.location, quoted(currentFunction->identifier) +
                             (isVoid ? " returns Void, so 'return' takes no value"
                                     : " returns a Number, so 'return' needs a value"));
    return nullptr;
  }
  auto expr = stmt.expr ? resolveNumber(*stmt.expr) : nullptr;
  if (stmt.expr && !expr) return nullptr;
  return std::make_unique<ResolvedReturnStmt>(stmt.location, std::move(expr));
}

std::unique_ptr<ResolvedStmt> Sema::resolveDeclStmt(const DeclStmt& stmt) {
  auto variable = resolveVarDecl(stmt);
  if (!variable) return nullptr;
  declare(*variable);
  return std::make_unique<ResolvedDeclStmt>(stmt.location, std::move(variable));
}

// The variable is not in scope yet: `let x = x;` reads an outer x.
std::unique_ptr<ResolvedVarDecl> Sema::resolveVarDecl(const DeclStmt& stmt) {
  if (stmt.type && stmt.type->kind == Type::Kind::Void) {
    error(stmt.location, "a variable cannot be Void");
    return nullptr;
  }
  if (!stmt.type && !stmt.initializer) {
    error(stmt.location, "a variable needs a type or a value");
    return nullptr;
  }
  auto variable = std::make_unique<ResolvedVarDecl>(stmt.location, stmt.identifier, stmt.isMutable);
  if (stmt.initializer) variable->initializer = resolveNumber(*stmt.initializer);
  return variable;
}

std::unique_ptr<ResolvedStmt> Sema::resolveAssignment(const Assignment& stmt) {
  auto target = resolveDeclRefExpr(*stmt.variable);
  auto expr = resolveNumber(*stmt.expr);
  if (!target || !expr) return nullptr;
  const ResolvedDecl* decl = dynamic_cast<const ResolvedDeclRefExpr&>(*target).decl;
  auto* variable = dynamic_cast<const ResolvedVarDecl*>(decl);
  if (!variable) {
    error(stmt.location, "the parameter " + quoted(decl->identifier) + " cannot be assigned to");
    return nullptr;
  }
  return std::make_unique<ResolvedAssignment>(stmt.location, *variable, std::move(expr));
}

std::unique_ptr<ResolvedExpr> Sema::resolveExpr(const Expr& expr) {
  if (auto* number = dynamic_cast<const NumberLiteral*>(&expr)) {
    return std::make_unique<ResolvedNumberLiteral>(number->location, number->value);
  }
  if (dynamic_cast<const StringLiteral*>(&expr)) {
    error(expr.location, "a string can only be the argument of println");
    return nullptr;
  }
  if (auto* dre = dynamic_cast<const DeclRefExpr*>(&expr)) return resolveDeclRefExpr(*dre);
  if (auto* call = dynamic_cast<const CallExpr*>(&expr)) return resolveCallExpr(*call);
  if (auto* unary = dynamic_cast<const UnaryOperator*>(&expr)) return resolveUnaryOperator(*unary);
  return resolveBinaryOperator(dynamic_cast<const BinaryOperator&>(expr));
}

// An expression whose value is used.
std::unique_ptr<ResolvedExpr> Sema::resolveNumber(const Expr& expr) {
  auto resolved = resolveExpr(expr);
  if (!resolved || resolved->type.kind == Type::Kind::Number) return resolved;
  error(expr.location, "expected a Number; this is " + std::string(spelling(resolved->type)));
  return nullptr;
}

std::unique_ptr<ResolvedExpr> Sema::resolveDeclRefExpr(const DeclRefExpr& expr) {
  const ResolvedDecl* decl = lookup(expr.identifier);
  if (!decl) {
    error(expr.location, quoted(expr.identifier) + " is not declared");
    return nullptr;
  }
  if (dynamic_cast<const ResolvedFunctionDecl*>(decl)) {
    error(expr.location, quoted(expr.identifier) + " is a function; a call needs '('");
    return nullptr;
  }
  return std::make_unique<ResolvedDeclRefExpr>(expr.location, *decl);
}

std::unique_ptr<ResolvedExpr> Sema::resolveCallExpr(const CallExpr& expr) {
  const std::string& identifier = expr.callee->identifier;
  const ResolvedDecl* decl = lookup(identifier);
  if (decl == printlnNumber) return resolvePrintln(expr);
  std::vector<std::unique_ptr<ResolvedExpr>> arguments;
  bool resolved = true;
  for (const auto& argument : expr.arguments) {
    arguments.push_back(resolveNumber(*argument));
    resolved = resolved && arguments.back();
  }
  auto* function = dynamic_cast<const ResolvedFunctionDecl*>(decl);
  if (!function) {
    error(expr.location, quoted(identifier) + (decl ? " is not a function" : " is not declared"));
    return nullptr;
  }
  if (arguments.size() != function->params.size()) {
    error(expr.location, quoted(identifier) + " takes " + std::to_string(function->params.size()) +
                             " arguments, not " + std::to_string(arguments.size()));
    return nullptr;
  }
  if (!resolved) return nullptr;
  return std::make_unique<ResolvedCallExpr>(expr.location, *function, std::move(arguments));
}

// println prints a Number or a string.
std::unique_ptr<ResolvedExpr> Sema::resolvePrintln(const CallExpr& expr) {
  if (expr.arguments.size() != 1) {
    error(expr.location, "'println' takes 1 argument, a Number or a string");
    return nullptr;
  }
  const Expr& argument = *expr.arguments.front();
  auto* string = dynamic_cast<const StringLiteral*>(&argument);
  std::vector<std::unique_ptr<ResolvedExpr>> arguments;
  if (string) {
    arguments.push_back(std::make_unique<ResolvedStringLiteral>(string->location, string->value));
  } else {
    arguments.push_back(resolveNumber(argument));
  }
  if (!arguments.front()) return nullptr;
  return std::make_unique<ResolvedCallExpr>(expr.location, string ? *printlnString : *printlnNumber,
                                            std::move(arguments));
}

std::unique_ptr<ResolvedExpr> Sema::resolveUnaryOperator(const UnaryOperator& expr) {
  auto operand = resolveNumber(*expr.operand);
  if (!operand) return nullptr;
  return std::make_unique<ResolvedUnaryOperator>(expr.location, expr.op, std::move(operand));
}

std::unique_ptr<ResolvedExpr> Sema::resolveBinaryOperator(const BinaryOperator& expr) {
  auto lhs = resolveNumber(*expr.lhs);
  auto rhs = resolveNumber(*expr.rhs);
  if (!lhs || !rhs) return nullptr;
  return std::make_unique<ResolvedBinaryOperator>(expr.location, expr.op, std::move(lhs),
                                                  std::move(rhs));
}

}  // namespace number
