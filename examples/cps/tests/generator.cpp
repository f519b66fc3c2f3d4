// Expressions are made from the outside to the inside for a type that is wanted, with the names in
// scope and a budget that each part of the expression shares.
#include "generator.h"

#include <memory>
#include <random>
#include <vector>

namespace cps {
namespace {

struct Type {
  enum Kind { Integer, Boolean, Unit, Tuple, Function };
  Kind kind;
  std::vector<Type>
      parts;  // of a tuple its elements; of a function its parameters, then its result

  bool operator==(const Type& other) const { return kind == other.kind && parts == other.parts; }
};

struct Named {
  std::string name;
  Type type;
  // Of a letrec's function, inside: its first argument is smaller than the caller's own, which has
  // this name.
  std::string countdown;
};

class Generator {
 public:
  explicit Generator(uint64_t seed) : random_(seed) {}

  std::string program() { return expression(type(2), 3 + below(60)); }

 private:
  int below(int count) { return static_cast<int>(random_() % static_cast<uint64_t>(count)); }
  bool one_in(int count) { return below(count) == 0; }

  Type type(int depth) {
    const int choice = below(depth > 0 ? 10 : 6);
    if (choice < 4) return {Type::Integer, {}};
    if (choice < 6) return one_in(5) ? Type{Type::Unit, {}} : Type{Type::Boolean, {}};
    Type result{choice < 8 ? Type::Tuple : Type::Function, {}};
    const int parts = result.kind == Type::Tuple ? 2 + below(2) : below(4) + 1;
    for (int i = 0; i < parts; ++i) result.parts.push_back(type(depth - 1));
    return result;
  }

  std::string fresh(const char* stem) { return stem + std::to_string(++names_); }

  std::string expression(const Type& wanted, int budget) {
    if (one_in(400)) return expression(type(1), budget / 2);  // maybe the wrong type
    if (budget <= 1) return leaf(wanted);
    switch (below(12)) {
      case 0:
      case 1:
        return let(wanted, budget);
      case 2:
        return "(if " + expression({Type::Boolean, {}}, budget / 3) + " then " +
               expression(wanted, budget / 3) + " else " + expression(wanted, budget / 3) + ")";
      case 3:
        return letrec(wanted, budget);
      case 4:
        return call(wanted, budget);
      case 5:
        return "(print(" + expression(type(1), budget / 2) + "); " +
               expression(wanted, budget / 2) + ")";
      case 6:
        return projection(wanted, budget);
      default:
        return constructed(wanted, budget);
    }
  }

  // Something in scope, or the smallest value of the type.
  std::string leaf(const Type& wanted) {
    if (const Named* named = in_scope(wanted)) return named->name;
    switch (wanted.kind) {
      case Type::Integer:
        return std::to_string(one_in(20) ? static_cast<int64_t>(random_() >> 1) : below(12));
      case Type::Boolean:
        return one_in(2) ? "true" : "false";
      case Type::Unit:
        return "()";
      case Type::Tuple:
        return list(wanted.parts, 0);
      case Type::Function:
        return lambda(wanted, 0);
    }
    return "()";
  }

  std::string constructed(const Type& wanted, int budget) {
    switch (wanted.kind) {
      case Type::Integer:
        return arithmetic(budget);
      case Type::Boolean:
        return truth(budget);
      case Type::Unit:
        return "print(" + expression(type(2), budget - 1) + ")";
      case Type::Tuple:
        return list(wanted.parts, budget - 1);
      case Type::Function:
        return lambda(wanted, budget - 1);
    }
    return "()";
  }

  std::string arithmetic(int budget) {
    static constexpr const char* kOperators[] = {" + ", " - ", " * ", " + ", " - ", " / ", " % "};
    if (one_in(12)) return "(-" + expression({Type::Integer, {}}, budget - 1) + ")";
    return binary(kOperators[below(7)], Type::Integer, budget);
  }

  std::string truth(int budget) {
    static constexpr const char* kOperators[] = {" < ", " <= ", " > ", " >= ", " = ", " <> "};
    if (one_in(6)) return "(not " + expression({Type::Boolean, {}}, budget - 1) + ")";
    if (one_in(4)) return binary(one_in(2) ? " && " : " || ", Type::Boolean, budget);
    return binary(kOperators[below(6)], Type::Integer, budget);
  }

  std::string binary(const char* op, Type::Kind operands, int budget) {
    const std::string left = expression({operands, {}}, budget / 2);
    return "(" + left + op + expression({operands, {}}, budget / 2) + ")";
  }

  // "(e, e)", of these types.
  std::string list(const std::vector<Type>& types, int budget) {
    std::string text = "(";
    for (const Type& part : types) {
      if (text.size() > 1) text += ", ";
      text += expression(part, budget / static_cast<int>(types.size()));
    }
    return text + ")";
  }

  static std::vector<Type> parameters(const Type& function) {
    return {function.parts.begin(), function.parts.end() - 1};
  }

  std::string let(const Type& wanted, int budget) {
    const Type bound = type(2);
    const std::string value = expression(bound, budget / 2);
    const std::string name =
        one_in(6) && !scope_.empty() ? scope_[below(scope_.size())].name : fresh("x");
    const size_t outside = scope_.size();
    const std::vector<Named> before = scope_;
    hide(name);
    scope_.push_back({name, bound, {}});
    const std::string body = expression(wanted, budget / 2);
    scope_ = before;
    scope_.resize(outside);
    return "(let " + name + " = " + value + " in " + body + ")";
  }

  void hide(const std::string& name) {
    std::erase_if(
        scope_, [&](const Named& named) { return named.name == name || named.countdown == name; });
  }

  std::string lambda(const Type& function, int budget) {
    const std::vector<Named> before = scope_;
    std::string text = "(lambda (";
    for (const Type& parameter : parameters(function)) {
      scope_.push_back({fresh("p"), parameter, {}});
      text += (text.back() == '(' ? "" : ", ") + scope_.back().name;
    }
    text += ") " + expression(function.parts.back(), budget) + ")";
    scope_ = before;
    return text;
  }

  // letrec f(n, …) = if n <= 0 then e else e and … in e: inside, the functions are called with n
  // - 1.
  std::string letrec(const Type& wanted, int budget) {
    const std::vector<Named> before = scope_;
    std::vector<Named> functions;
    for (int i = 1 + (one_in(3) ? 1 : 0); i > 0; --i) {
      Type function{Type::Function, {{Type::Integer, {}}}};
      for (int j = below(3); j > 0; --j) function.parts.push_back(type(1));
      function.parts.push_back(one_in(2) ? wanted : type(1));
      functions.push_back({fresh("f"), function, {}});
    }
    std::string text = "(letrec ";
    for (const Named& function : functions) {
      if (&function != &functions[0]) text += " and ";
      text += countdown(function, functions, budget / 3);
      scope_ = before;
    }
    scope_.insert(scope_.end(), functions.begin(), functions.end());
    text += " in " +
            (one_in(3) ? expression(wanted, budget / 3) : start(wanted, functions, budget / 3)) +
            ")";
    scope_ = before;
    return text;
  }

  std::string countdown(const Named& function, const std::vector<Named>& group, int budget) {
    const std::string n = fresh("n");
    std::string text = function.name + "(" + n;
    scope_.push_back({n, {Type::Integer, {}}, {}});
    for (size_t i = 1; i + 1 < function.type.parts.size(); ++i) {
      scope_.push_back({fresh("p"), function.type.parts[i], {}});
      text += ", " + scope_.back().name;
    }
    const Type& result = function.type.parts.back();
    text += ") = if " + n + " <= 0 then " + expression(result, budget / 2) + " else ";
    for (Named inside : group) {
      inside.countdown = n;
      scope_.push_back(inside);
    }
    // Often a tail call, so that there are loops.
    const Named* next = one_in(2) ? returning(result, group) : nullptr;
    if (!next) return text + expression(result, budget / 2);
    Named inside = *next;
    inside.countdown = n;
    return text + apply(inside, budget / 2);
  }

  const Named* returning(const Type& result, const std::vector<Named>& functions) {
    for (const Named& function : functions) {
      if (function.type.parts.back() == result) return &function;
    }
    return nullptr;
  }

  // A call of one of the functions, if one gives the type.
  std::string start(const Type& wanted, const std::vector<Named>& functions, int budget) {
    const Named* function = returning(wanted, functions);
    return function ? apply(*function, budget) : expression(wanted, budget);
  }

  std::string apply(const Named& function, int budget) {
    std::string text = function.name + "(";
    for (const Type& parameter : parameters(function.type)) {
      const bool first = text.back() == '(';
      if (!first) text += ", ";
      if (first && !function.countdown.empty()) {
        text += function.countdown + " - 1";
      } else if (first && function.name[0] == 'f') {
        text += std::to_string(below(one_in(4) ? 40 : 6));
      } else {
        text += expression(parameter, budget / 2);
      }
    }
    return text + ")";
  }

  std::string call(const Type& wanted, int budget) {
    std::vector<const Named*> candidates;
    for (const Named& named : scope_) {
      if (named.type.kind == Type::Function && named.type.parts.back() == wanted)
        candidates.push_back(&named);
    }
    if (!candidates.empty() && !one_in(4)) {
      const Named function = *candidates[below(candidates.size())];
      return apply(function, budget);
    }
    Type function{Type::Function, {}};
    for (int i = below(5); i > 0; --i) function.parts.push_back(type(1));
    function.parts.push_back(wanted);
    const std::string callee = expression(function, budget / 2);
    return callee + list(parameters(function), budget / 2);
  }

  std::string projection(const Type& wanted, int budget) {
    Type tuple{Type::Tuple, {type(1), type(1), type(1)}};
    const int index = one_in(300) ? 3 : below(3);
    if (index < 3) tuple.parts[index] = wanted;
    return expression(tuple, budget - 1) + "." + std::to_string(index);
  }

  // A function that counts down is no value where it does.
  const Named* in_scope(const Type& wanted) {
    std::vector<const Named*> candidates;
    for (const Named& named : scope_) {
      if (named.type == wanted && named.countdown.empty()) candidates.push_back(&named);
    }
    return candidates.empty() || one_in(5) ? nullptr : candidates[below(candidates.size())];
  }

  std::mt19937_64 random_;
  std::vector<Named> scope_;
  int names_ = 0;
};

}  // namespace

std::string random_program(uint64_t seed) { return Generator(seed).program(); }

}  // namespace cps
