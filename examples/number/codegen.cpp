// Each method generates one kind of node at the builder's insertion point. Without an insertion
// point the code there is unreachable, and is not generated.
//
// A Number is a double. Conditions are of type i1: a Number is true if it is not 0, and a condition
// that is used as a Number is 1 or 0.
//
// Source: "How to Compile Your Language", chapter "Code Generation", by Bence Kreuter.

#include "codegen.h"

#include <string>

namespace number {

Codegen::Codegen(const lilt::Context& context, ResolvedFunctions resolvedTree, Mode mode,
                 std::string_view sourcePath)
    : resolvedTree(resolvedTree),
      mode(mode),
      module(context, "<translation_unit>"),
      builder(module) {
  if (!sourcePath.empty()) module.set_source(sourcePath);
}

lilt::Module& Codegen::generateIR() {
  for (auto&& function : resolvedTree) generateFunctionDecl(*function);

  for (auto&& function : resolvedTree) generateFunctionBody(*function);

  if (mode == Mode::Program) generateMainWrapper();

  return module;
}

void Codegen::generateVariable(const ResolvedVarDecl& variable) {
  module.create_global(variable.symbol, generateType(variable.type), builder.get_double(0));
}

lilt::Type Codegen::generateType(Type type) {
  if (type.kind == Type::Kind::Number) return lilt::double_type;
  if (type.kind == Type::Kind::String) return lilt::pointer;

  return lilt::void_type;
}

lilt::Function Codegen::generateFunctionDecl(const ResolvedFunctionDecl& functionDecl) {
  lilt::Type retType = generateType(functionDecl.type);

  std::vector<lilt::Type> paramTypes;
  for (auto&& param : functionDecl.params) paramTypes.push_back(generateType(param->type));

  lilt::Type type = module.function_type(retType, paramTypes);
  lilt::Function function = module.create_function(functionDecl.identifier, type);

  // A program's function must not take the place of one of the C library: `fn malloc` is allowed.
  if (mode == Mode::Program) function.set_linkage(LILT_INTERNAL);
  return function;
}

void Codegen::generateFunctionBody(const ResolvedFunctionDecl& functionDecl) {
  lilt::Function function = findFunction(functionDecl);
  if (functionDecl.body) function.set_line(static_cast<uint32_t>(functionDecl.location.line));
  setLocation(functionDecl.body ? functionDecl.location : SourceLocation{});

  lilt::Block entryBB = function.append_block("entry");
  builder.set_insert_point(entryBB);

  // Stack variables go before this placeholder, so that they stand in the entry block in the
  // order of their declarations.
  allocaInsertPoint = builder.create_placeholder("alloca.placeholder");

  bool isVoid = functionDecl.type.kind == Type::Kind::Void;
  if (!isVoid) retVal = allocateStackVariable(generateType(functionDecl.type), "retval");
  retBB = function.create_block("return");

  declarations.clear();
  uint32_t idx = 0;
  for (auto&& paramDecl : functionDecl.params) {
    lilt::Value arg = function.argument(idx++);
    arg.set_name(paramDecl->identifier);

    lilt::Value var = allocateStackVariable(generateType(paramDecl->type), paramDecl->identifier);
    builder.create_store(arg, var);

    declarations[paramDecl.get()] = var;
  }

  if (functionDecl.body) {
    generateBlock(*functionDecl.body);
    setLocation(functionDecl.body->end);
  } else {
    generateBuiltinPrintlnBody(functionDecl);
  }

  if (retBB.has_predecessors()) {
    if (builder.insert_block()) builder.create_br(retBB);
    retBB.append();
    builder.set_insert_point(retBB);
  }

  allocaInsertPoint.erase();

  if (isVoid) {
    builder.create_ret_void();
    return;
  }

  builder.create_ret(builder.create_load(lilt::double_type, retVal));
}

void Codegen::generateBuiltinPrintlnBody(const ResolvedFunctionDecl& println) {
  lilt::Function printf = module.create_function("printf", lilt::i32, {lilt::pointer}, true);

  const ResolvedDecl& paramDecl = *println.params.front();
  bool isNumber = paramDecl.type.kind == Type::Kind::Number;
  lilt::Value format = module.create_global_string(isNumber ? "%.15g\n" : "%s\n");
  lilt::Value param = builder.create_load(generateType(paramDecl.type), declarations[&paramDecl]);

  builder.create_call(printf, {format, param});
}

// The C runtime library expects a `main` that returns an int.
void Codegen::generateMainWrapper() {
  lilt::Function builtinMain = module.find_function("main");
  builtinMain.set_name("__builtin_main");

  lilt::Function main = module.create_function("main", lilt::i32, {});

  lilt::Block entry = main.append_block("entry");
  builder.set_insert_point(entry);
  setLocation({});

  builder.create_call(builtinMain);
  builder.create_ret(builder.get_i32(0));
}

lilt::Value Codegen::allocateStackVariable(lilt::Type type, std::string_view identifier) {
  lilt::IRBuilder tmpBuilder(module);
  tmpBuilder.set_insert_point(allocaInsertPoint);

  return tmpBuilder.create_alloca(type, identifier);
}

// A function of another module is declared when it is first called.
lilt::Function Codegen::findFunction(const ResolvedFunctionDecl& functionDecl) {
  lilt::Function function = module.find_function(functionDecl.identifier);
  return function ? function : generateFunctionDecl(functionDecl);
}

lilt::Value Codegen::findVariable(const ResolvedDecl& decl) {
  auto* variable = dynamic_cast<const ResolvedVarDecl*>(&decl);
  if (!variable || !variable->isGlobal()) return declarations[&decl];

  lilt::Value global = module.find(variable->symbol);
  return global ? global : module.create_global(variable->symbol, generateType(variable->type));
}

void Codegen::setLocation(SourceLocation location) {
  builder.set_location(static_cast<uint32_t>(location.line),
                       static_cast<uint32_t>(location.column));
}

void Codegen::generateBlock(const ResolvedBlock& block) {
  for (auto&& stmt : block.statements) {
    generateStmt(*stmt);

    // What follows a return statement, or an if whose blocks both return, is unreachable.
    if (!builder.insert_block()) break;
  }
}

void Codegen::generateStmt(const ResolvedStmt& stmt) {
  setLocation(stmt.location);

  if (auto* expr = dynamic_cast<const ResolvedExpr*>(&stmt)) {
    generateExpr(*expr);
  } else if (auto* ifStmt = dynamic_cast<const ResolvedIfStmt*>(&stmt)) {
    generateIfStmt(*ifStmt);
  } else if (auto* whileStmt = dynamic_cast<const ResolvedWhileStmt*>(&stmt)) {
    generateWhileStmt(*whileStmt);
  } else if (auto* returnStmt = dynamic_cast<const ResolvedReturnStmt*>(&stmt)) {
    generateReturnStmt(*returnStmt);
  } else if (auto* declStmt = dynamic_cast<const ResolvedDeclStmt*>(&stmt)) {
    generateDeclStmt(*declStmt);
  } else {
    generateAssignment(dynamic_cast<const ResolvedAssignment&>(stmt));
  }
}

void Codegen::generateIfStmt(const ResolvedIfStmt& stmt) {
  lilt::Function function = builder.insert_function();
  lilt::Block trueBB = function.create_block("if.true");
  lilt::Block exitBB = function.create_block("if.exit");
  lilt::Block falseBB = stmt.falseBlock ? function.create_block("if.false") : exitBB;

  builder.create_cond_br(generateCondition(*stmt.condition), trueBB, falseBB);

  trueBB.append();
  builder.set_insert_point(trueBB);
  generateBlock(*stmt.trueBlock);
  if (builder.insert_block()) builder.create_br(exitBB);

  if (stmt.falseBlock) {
    falseBB.append();
    builder.set_insert_point(falseBB);
    generateBlock(*stmt.falseBlock);
    if (builder.insert_block()) builder.create_br(exitBB);
  }

  builder.clear_insert_point();
  if (exitBB.has_predecessors()) {
    exitBB.append();
    builder.set_insert_point(exitBB);
  }
}

void Codegen::generateWhileStmt(const ResolvedWhileStmt& stmt) {
  lilt::Function function = builder.insert_function();
  lilt::Block conditionBB = function.append_block("while.condition");
  lilt::Block bodyBB = function.create_block("while.body");
  lilt::Block exitBB = function.create_block("while.exit");

  builder.create_br(conditionBB);

  builder.set_insert_point(conditionBB);
  builder.create_cond_br(generateCondition(*stmt.condition), bodyBB, exitBB);

  bodyBB.append();
  builder.set_insert_point(bodyBB);
  generateBlock(*stmt.body);
  setLocation(stmt.body->end);
  if (builder.insert_block()) builder.create_br(conditionBB);

  exitBB.append();
  builder.set_insert_point(exitBB);
}

void Codegen::generateReturnStmt(const ResolvedReturnStmt& stmt) {
  if (stmt.expr) builder.create_store(generateExpr(*stmt.expr), retVal);

  builder.create_br(retBB);
  builder.clear_insert_point();
}

void Codegen::generateDeclStmt(const ResolvedDeclStmt& stmt) {
  const ResolvedVarDecl& decl = *stmt.varDecl;
  lilt::Value var = allocateStackVariable(generateType(decl.type), decl.identifier);

  if (decl.initializer) builder.create_store(generateExpr(*decl.initializer), var);

  declarations[&decl] = var;
}

void Codegen::generateAssignment(const ResolvedAssignment& stmt) {
  builder.create_store(generateExpr(*stmt.expr), findVariable(*stmt.variable));
}

lilt::Value Codegen::generateExpr(const ResolvedExpr& expr) {
  if (auto* number = dynamic_cast<const ResolvedNumberLiteral*>(&expr)) {
    return builder.get_double(number->value);
  }

  if (auto* string = dynamic_cast<const ResolvedStringLiteral*>(&expr)) {
    return module.create_global_string(string->value);
  }

  if (auto* dre = dynamic_cast<const ResolvedDeclRefExpr*>(&expr)) {
    return builder.create_load(generateType(dre->type), findVariable(*dre->decl));
  }

  if (auto* call = dynamic_cast<const ResolvedCallExpr*>(&expr)) return generateCallExpr(*call);

  if (auto* unary = dynamic_cast<const ResolvedUnaryOperator*>(&expr)) {
    return generateUnaryOperator(*unary);
  }

  return generateBinaryOperator(dynamic_cast<const ResolvedBinaryOperator&>(expr));
}

lilt::Value Codegen::generateCallExpr(const ResolvedCallExpr& call) {
  lilt::Function callee = findFunction(*call.callee);

  std::vector<lilt::Value> args;
  for (auto&& arg : call.arguments) args.push_back(generateExpr(*arg));

  setLocation(call.location);  // the arguments may have changed it
  return builder.create_call(callee, args);
}

lilt::Value Codegen::generateUnaryOperator(const ResolvedUnaryOperator& unary) {
  if (unary.op == TokenKind::Minus) return builder.create_fneg(generateExpr(*unary.operand));

  return builder.create_cast(LILT_UITOFP, generateCondition(unary), lilt::double_type);
}

lilt::Value Codegen::generateBinaryOperator(const ResolvedBinaryOperator& binary) {
  lilt_binary_op op;
  switch (binary.op) {
    case TokenKind::Plus:
      op = LILT_FADD;
      break;
    case TokenKind::Minus:
      op = LILT_FSUB;
      break;
    case TokenKind::Star:
      op = LILT_FMUL;
      break;
    case TokenKind::Slash:
      op = LILT_FDIV;
      break;
    default:
      return builder.create_cast(LILT_UITOFP, generateCondition(binary), lilt::double_type);
  }

  lilt::Value lhs = generateExpr(*binary.lhs);
  lilt::Value rhs = generateExpr(*binary.rhs);
  return builder.create_binary(op, lhs, rhs);
}

lilt::Value Codegen::generateCondition(const ResolvedExpr& expr) {
  if (auto* unary = dynamic_cast<const ResolvedUnaryOperator*>(&expr);
      unary && unary->op == TokenKind::Not) {
    return builder.create_not(generateCondition(*unary->operand));
  }

  auto* binary = dynamic_cast<const ResolvedBinaryOperator*>(&expr);
  switch (binary ? binary->op : TokenKind::Plus) {
    case TokenKind::Plus:
    case TokenKind::Minus:
    case TokenKind::Star:
    case TokenKind::Slash:
      return builder.create_fcmp(LILT_FCMP_UNE, generateExpr(expr), builder.get_double(0));
    case TokenKind::AndAnd:
    case TokenKind::OrOr:
      return generateLogicalOperator(*binary);
    default:
      return generateComparison(*binary);
  }
}

lilt::Value Codegen::generateComparison(const ResolvedBinaryOperator& comparison) {
  lilt_float_predicate predicate = LILT_FCMP_UNE;
  switch (comparison.op) {
    case TokenKind::Less:
      predicate = LILT_FCMP_OLT;
      break;
    case TokenKind::LessEqual:
      predicate = LILT_FCMP_OLE;
      break;
    case TokenKind::Greater:
      predicate = LILT_FCMP_OGT;
      break;
    case TokenKind::GreaterEqual:
      predicate = LILT_FCMP_OGE;
      break;
    case TokenKind::EqualEqual:
      predicate = LILT_FCMP_OEQ;
      break;
    default:
      break;
  }

  lilt::Value lhs = generateExpr(*comparison.lhs);
  lilt::Value rhs = generateExpr(*comparison.rhs);
  return builder.create_fcmp(predicate, lhs, rhs);
}

// The right side runs only if the left one does not decide. Where both ways meet, a phi has the
// value of the way that was taken.
lilt::Value Codegen::generateLogicalOperator(const ResolvedBinaryOperator& logical) {
  lilt::Function function = builder.insert_function();
  bool isOr = logical.op == TokenKind::OrOr;
  lilt::Block rhsBB = function.create_block(isOr ? "or.rhs" : "and.rhs");
  lilt::Block mergeBB = function.create_block(isOr ? "or.merge" : "and.merge");

  lilt::Value lhs = generateCondition(*logical.lhs);
  lilt::Block lhsEndBB = builder.insert_block();
  builder.create_cond_br(lhs, isOr ? mergeBB : rhsBB, isOr ? rhsBB : mergeBB);

  rhsBB.append();
  builder.set_insert_point(rhsBB);
  lilt::Value rhs = generateCondition(*logical.rhs);
  lilt::Block rhsEndBB = builder.insert_block();
  builder.create_br(mergeBB);

  mergeBB.append();
  builder.set_insert_point(mergeBB);
  lilt::Phi phi = builder.create_phi(lilt::i1);
  phi.add_incoming(builder.get_i1(isOr), lhsEndBB);
  phi.add_incoming(rhs, rhsEndBB);
  return phi;
}

}  // namespace number
