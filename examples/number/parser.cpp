// A parser by recursive descent: one function for each rule of the grammar (README.md), which
// expects the first token of its rule and stops at the first token after it.
//
// A function that finds an error reports it and returns null; its callers pass the null on up to a
// list of statements or functions. The list skips to a place where the next element is likely to
// start, so that one mistake is reported once and the rest of the text is still read.

#include "parser.h"

#include <charconv>
#include <limits>

namespace number {
namespace {

// The tree is walked recursively by every later stage, so its depth is limited.
constexpr int maxNesting = 200;
constexpr int maxOperators = 2000;  // in one statement

int precedenceOf(TokenKind kind) {
  switch (kind) {
    case TokenKind::Star:
    case TokenKind::Slash:
      return 6;
    case TokenKind::Plus:
    case TokenKind::Minus:
      return 5;
    case TokenKind::Less:
    case TokenKind::LessEqual:
    case TokenKind::Greater:
    case TokenKind::GreaterEqual:
      return 4;
    case TokenKind::EqualEqual:
    case TokenKind::NotEqual:
      return 3;
    case TokenKind::AndAnd:
      return 2;
    case TokenKind::OrOr:
      return 1;
    default:
      return 0;  // not a binary operator
  }
}

class Parser {
 public:
  Parser(std::vector<Token> tokens, Diagnostics& diagnostics)
      : tokens(std::move(tokens)), diagnostics(diagnostics) {}

  std::vector<std::unique_ptr<FunctionDecl>> parseSourceFile() {
    std::vector<std::unique_ptr<FunctionDecl>> functions;
    while (!at(TokenKind::EndOfFile)) {
      if (!at(TokenKind::Fn)) {
        error("expected 'fn': a program is a list of functions");
        skipToFunction();
      } else if (auto function = parseFunctionDecl()) {
        functions.push_back(std::move(function));
      } else {
        skipToFunction();
      }
    }
    return functions;
  }

  std::vector<TopLevelItem> parseInput() {
    semicolonAtEnd = false;
    std::vector<TopLevelItem> items;
    while (!at(TokenKind::EndOfFile)) {
      if (at(TokenKind::Fn)) {
        auto function = parseFunctionDecl();
        if (!function) return {};
        items.emplace_back(std::move(function));
      } else {
        auto statement = parseStmt();
        if (!statement) return {};
        items.emplace_back(std::move(statement));
      }
    }
    return items;
  }

 private:
  // Counts the rules that are open, while it lives.
  class Nesting {
   public:
    explicit Nesting(Parser& parser) : parser(parser) { ++parser.nesting; }
    ~Nesting() { --parser.nesting; }
    Nesting(const Nesting&) = delete;

    bool tooDeep() const {
      if (parser.nesting <= maxNesting) return false;
      parser.error("nested too deeply");
      return true;
    }

   private:
    Parser& parser;
  };

  const Token& token() const { return tokens[position]; }
  bool at(TokenKind kind) const { return token().kind == kind; }

  Token next() {
    Token taken = token();
    if (!at(TokenKind::EndOfFile)) ++position;
    return taken;
  }

  bool take(TokenKind kind) {
    if (!at(kind)) return false;
    next();
    return true;
  }

  bool expect(TokenKind kind, std::string_view where) {
    if (take(kind)) return true;
    error("expected " + quoted(kind) + " " + std::string(where));
    return false;
  }

  static std::string quoted(TokenKind kind) {
    std::string text(spelling(kind));
    bool described = kind <= TokenKind::StringLiteral || kind == TokenKind::EndOfFile;
    return described ? text : "'" + text + "'";
  }

  void error(std::string_view message) { diagnostics.error(token().location, message); }

  void skipToFunction() {
    do next();
    while (!at(TokenKind::Fn) && !at(TokenKind::EndOfFile));
  }

  // Skips the rest of a wrong statement: to the next statement, or the end of the block.
  void skipStatement(size_t start) {
    if (position == start) next();
    int depth = 0;
    while (!at(TokenKind::EndOfFile) && !at(TokenKind::Fn)) {
      if (depth == 0) {
        if (take(TokenKind::Semicolon)) return;
        if (at(TokenKind::RightBrace) || startsStatement()) return;
      }
      if (at(TokenKind::LeftBrace)) ++depth;
      bool closes = at(TokenKind::RightBrace) && --depth == 0;
      next();
      if (closes && !at(TokenKind::Else)) return;
    }
  }

  bool startsStatement() const {
    return at(TokenKind::If) || at(TokenKind::While) || at(TokenKind::Return) ||
           at(TokenKind::Let) || at(TokenKind::Var);
  }

  std::unique_ptr<FunctionDecl> parseFunctionDecl() {
    next();  // fn
    auto function = std::make_unique<FunctionDecl>();
    function->location = token().location;
    function->identifier = token().text;
    if (!expect(TokenKind::Identifier, "after 'fn'")) return nullptr;
    if (!parseParameterList(function->params)) return nullptr;
    if (!expect(TokenKind::Colon, "and the type that the function returns")) return nullptr;
    auto type = parseType();
    if (!type) return nullptr;
    function->type = *type;
    function->body = parseBlock("of the function");
    return function->body ? std::move(function) : nullptr;
  }

  bool parseParameterList(std::vector<ParamDecl>& params) {
    if (!expect(TokenKind::LeftParen, "and the parameters of the function")) return false;
    while (!at(TokenKind::RightParen)) {
      if (!params.empty() && !expect(TokenKind::Comma, "or ')' after a parameter")) return false;
      Token name = token();
      if (!expect(TokenKind::Identifier, "for the parameter")) return false;
      if (!expect(TokenKind::Colon, "and the type of the parameter")) return false;
      auto type = parseType();
      if (!type) return false;
      params.push_back({name.location, name.text, *type});
    }
    return expect(TokenKind::RightParen, "after the parameters");
  }

  std::optional<Type> parseType() {
    Token name = token();
    if (!at(TokenKind::Identifier)) {
      error("expected a type: Number or Void");
      return std::nullopt;
    }
    next();
    if (name.text == "Number" || name.text == "number") return Type{Type::Kind::Number};
    if (name.text == "Void" || name.text == "void") return Type{Type::Kind::Void};
    diagnostics.error(name.location,
                      "unknown type '" + name.text + "'; the types are Number and Void");
    return std::nullopt;
  }

  std::unique_ptr<Block> parseBlock(std::string_view whose) {
    Nesting here(*this);
    if (here.tooDeep()) return nullptr;
    auto block = std::make_unique<Block>();
    block->location = token().location;
    if (!expect(TokenKind::LeftBrace, "and the body " + std::string(whose))) return nullptr;
    while (!at(TokenKind::RightBrace)) {
      if (at(TokenKind::EndOfFile) || at(TokenKind::Fn)) {
        error("expected '}' at the end of the body " + std::string(whose));
        diagnostics.note(block->location, "which starts here");
        return nullptr;
      }
      size_t start = position;
      if (auto statement = parseStmt()) {
        block->statements.push_back(std::move(statement));
      } else {
        skipStatement(start);
      }
    }
    block->end = next().location;
    return block;
  }

  std::unique_ptr<Stmt> parseStmt() {
    operatorCount = 0;
    switch (token().kind) {
      case TokenKind::If:
        return parseIfStmt();
      case TokenKind::While:
        return parseWhileStmt();
      case TokenKind::Return:
        return parseReturnStmt();
      case TokenKind::Let:
      case TokenKind::Var:
        return parseDeclStmt();
      default:
        return parseAssignmentOrExpr();
    }
  }

  bool expectSemicolon(std::string_view where) {
    if (at(TokenKind::EndOfFile) && !semicolonAtEnd) return true;
    return expect(TokenKind::Semicolon, where);
  }

  std::unique_ptr<Stmt> parseIfStmt() {
    Nesting here(*this);
    if (here.tooDeep()) return nullptr;
    SourceLocation location = next().location;
    auto condition = parseExpr();
    if (!condition) return nullptr;
    auto trueBlock = parseBlock("of the 'if'");
    if (!trueBlock) return nullptr;
    std::unique_ptr<Block> falseBlock;
    if (take(TokenKind::Else)) {
      falseBlock = at(TokenKind::If) ? parseElseIf() : parseBlock("of the 'else'");
      if (!falseBlock) return nullptr;
    }
    return std::make_unique<IfStmt>(location, std::move(condition), std::move(trueBlock),
                                    std::move(falseBlock));
  }

  // `else if …` is `else { if … }`.
  std::unique_ptr<Block> parseElseIf() {
    auto block = std::make_unique<Block>();
    block->location = token().location;
    auto statement = parseIfStmt();
    if (!statement) return nullptr;
    block->statements.push_back(std::move(statement));
    block->end = tokens[position - 1].location;
    return block;
  }

  std::unique_ptr<Stmt> parseWhileStmt() {
    SourceLocation location = next().location;
    auto condition = parseExpr();
    if (!condition) return nullptr;
    auto body = parseBlock("of the 'while'");
    if (!body) return nullptr;
    return std::make_unique<WhileStmt>(location, std::move(condition), std::move(body));
  }

  std::unique_ptr<Stmt> parseReturnStmt() {
    SourceLocation location = next().location;
    std::unique_ptr<Expr> expr;
    if (!at(TokenKind::Semicolon) && !(at(TokenKind::EndOfFile) && !semicolonAtEnd)) {
      expr = parseExpr();
      if (!expr) return nullptr;
    }
    if (!expectSemicolon("after 'return'")) return nullptr;
    return std::make_unique<ReturnStmt>(location, std::move(expr));
  }

  std::unique_ptr<Stmt> parseDeclStmt() {
    bool isMutable = next().kind == TokenKind::Var;
    Token name = token();
    if (!expect(TokenKind::Identifier, "for the variable")) return nullptr;
    std::optional<Type> type;
    if (take(TokenKind::Colon)) {
      type = parseType();
      if (!type) return nullptr;
    }
    std::unique_ptr<Expr> initializer;
    if (take(TokenKind::Equal)) {
      initializer = parseExpr();
      if (!initializer) return nullptr;
    }
    if (!expectSemicolon("after the declaration")) return nullptr;
    return std::make_unique<DeclStmt>(name.location, name.text, type, isMutable,
                                      std::move(initializer));
  }

  std::unique_ptr<Stmt> parseAssignmentOrExpr() {
    auto expr = parseExpr();
    if (!expr) return nullptr;
    if (!at(TokenKind::Equal)) {
      if (!expectSemicolon("after the expression")) return nullptr;
      return expr;
    }
    auto* variable = dynamic_cast<DeclRefExpr*>(expr.get());
    if (!variable) {
      diagnostics.error(expr->location, "only a variable can be assigned to");
      return nullptr;
    }
    std::unique_ptr<DeclRefExpr> target(static_cast<DeclRefExpr*>(expr.release()));
    next();  // =
    auto value = parseExpr();
    if (!value || !expectSemicolon("after the assignment")) return nullptr;
    SourceLocation location = target->location;
    return std::make_unique<Assignment>(location, std::move(target), std::move(value));
  }

  std::unique_ptr<Expr> parseExpr() {
    auto lhs = parsePrefixExpr();
    return lhs ? parseExprRhs(std::move(lhs), 1) : nullptr;
  }

  // Precedence climbing: takes operators of at least this precedence, all to the left.
  std::unique_ptr<Expr> parseExprRhs(std::unique_ptr<Expr> lhs, int minimum) {
    while (precedenceOf(token().kind) >= minimum) {
      if (++operatorCount > maxOperators) {
        error("too many operators in one statement");
        return nullptr;
      }
      Token op = next();
      auto rhs = parsePrefixExpr();
      if (!rhs) return nullptr;
      if (precedenceOf(token().kind) > precedenceOf(op.kind)) {
        rhs = parseExprRhs(std::move(rhs), precedenceOf(op.kind) + 1);
        if (!rhs) return nullptr;
      }
      lhs = std::make_unique<BinaryOperator>(op.location, op.kind, std::move(lhs), std::move(rhs));
    }
    return lhs;
  }

  std::unique_ptr<Expr> parsePrefixExpr() {
    if (!at(TokenKind::Not) && !at(TokenKind::Minus)) return parsePrimary();
    Nesting here(*this);
    if (here.tooDeep()) return nullptr;
    Token op = next();
    auto operand = parsePrefixExpr();
    if (!operand) return nullptr;
    return std::make_unique<UnaryOperator>(op.location, op.kind, std::move(operand));
  }

  std::unique_ptr<Expr> parsePrimary() {
    Nesting here(*this);
    if (here.tooDeep()) return nullptr;
    SourceLocation location = token().location;
    switch (token().kind) {
      case TokenKind::NumberLiteral:
        return parseNumberLiteral();
      case TokenKind::StringLiteral:
        return std::make_unique<StringLiteral>(location, next().text);
      case TokenKind::Identifier:
        return parseDeclRefOrCall();
      case TokenKind::LeftParen:
        return parseParenthesized();
      default:
        error("expected an expression");
        return nullptr;
    }
  }

  std::unique_ptr<Expr> parseNumberLiteral() {
    Token literal = next();
    double value = 0;
    const char* end = literal.text.data() + literal.text.size();
    if (std::from_chars(literal.text.data(), end, value).ec != std::errc{}) {
      diagnostics.error(literal.location, "the number is out of the range of a double");
      return nullptr;
    }
    return std::make_unique<NumberLiteral>(literal.location, value);
  }

  std::unique_ptr<Expr> parseDeclRefOrCall() {
    Token name = next();
    auto reference = std::make_unique<DeclRefExpr>(name.location, name.text);
    if (!take(TokenKind::LeftParen)) return reference;
    std::vector<std::unique_ptr<Expr>> arguments;
    while (!at(TokenKind::RightParen)) {
      if (!arguments.empty() && !expect(TokenKind::Comma, "or ')' after an argument")) {
        return nullptr;
      }
      arguments.push_back(parseExpr());
      if (!arguments.back()) return nullptr;
    }
    next();  // )
    return std::make_unique<CallExpr>(name.location, std::move(reference), std::move(arguments));
  }

  std::unique_ptr<Expr> parseParenthesized() {
    next();  // (
    auto expr = parseExpr();
    if (!expr || !expect(TokenKind::RightParen, "after the expression")) return nullptr;
    return expr;
  }

  std::vector<Token> tokens;
  Diagnostics& diagnostics;
  size_t position = 0;
  int nesting = 0;
  int operatorCount = 0;
  bool semicolonAtEnd = true;
};

}  // namespace

std::string_view spelling(Type type) {
  switch (type.kind) {
    case Type::Kind::Number:
      return "Number";
    case Type::Kind::String:
      return "String";
    default:
      return "Void";
  }
}

std::vector<std::unique_ptr<FunctionDecl>> parseSourceFile(std::vector<Token> tokens,
                                                           Diagnostics& diagnostics) {
  return Parser(std::move(tokens), diagnostics).parseSourceFile();
}

std::vector<TopLevelItem> parseInput(std::vector<Token> tokens, Diagnostics& diagnostics) {
  return Parser(std::move(tokens), diagnostics).parseInput();
}

}  // namespace number
