// Terms in continuation-passing style, after A. Kennedy, "Compiling with continuations, continued"
// (ICFP 2007), in the names of M. Lemerre's "CPS to LLVM SSA conversion in literate programming"
// (2012).
//
// A function never returns: it passes its result to a continuation. Continuations are not values:
// they have variables of their own, which only calls mention, so they need no closures. A
// function's own continuation is its return; every other one is a block of code in a function. All
// values, also constants, are held by variables, and no two variables are bound alike, so no pass
// needs renaming.
//
//   let x = value;             binds x to a constant, a tuple or a closure
//   let x = primitive(...);    binds x to the result of a primitive operation
//   let k(x, ...) = t;         binds a continuation, in t too (a loop); groups bind each other
//   k(x, ...)                  calls a continuation: a jump with arguments
//   v(k, x, ...)               calls the function v, which will call k with its result
//   if x then k else l         calls k() or l()
//   halt(x)                    ends the program with the value x
//   let fun f(k, x, ...) = t;  binds functions that may call themselves and each other (letfun)
//
// The paper's functions and continuations have one parameter. Here they have any number, so that a
// loop over two variables needs two phis and not a tuple for each round.
//
// One kind of term serves every stage; a stage has its own subset:
//   converted, contified   functions are bound by Let_fun, in the scope of their free variables
//   closed                 functions are bound by the program, and have no free variables:
//     code f(k, x, ...) = t         a function of the program
//     let c = closure f[y, ...];    binds c to a closure, which holds f's code and values y, ...
//     let y = f.captured[i];        in f: y is a value of its own closure
//     code f[c](k, x, ...)          calls the known function f, with its closure if it needs one
#pragma once

#include <cstdint>
#include <deque>
#include <ostream>
#include <string>
#include <string_view>
#include <unordered_map>
#include <variant>
#include <vector>

#include "source.h"

namespace cps {

enum class Variable : uint32_t {};
enum class ContinuationVariable : uint32_t {};
constexpr uint32_t index(Variable x) { return static_cast<uint32_t>(x); }
constexpr uint32_t index(ContinuationVariable k) { return static_cast<uint32_t>(k); }

struct Term;
struct Function;
using Variables = std::vector<Variable>;

// ---- values ----

struct Void {};
struct Tuple {
  Variables elements;
};
using Value = std::variant<Void, int64_t, bool, Tuple>;

// A record of a function's code and the values of its free variables, which exists in the closed
// stage only.
struct Closure {
  Variable name;
  const Function* code;
  Variables captured;
};

// ---- primitive operations ----

struct Projection {
  Variable tuple;
  int64_t index;
};
struct PrimitiveOperator {
  Operator op;
  Variables operands;
};
// A captured value of the function's own closure; in the closed stage only.
struct Captured {
  Variable closure;
  size_t index;
};
using Primitive = std::variant<Projection, PrimitiveOperator, Captured>;

// ---- terms ----

struct LetValue {
  Variable name;
  Value value;
  const Term* body = nullptr;
};
struct LetPrimop {
  Variable name;
  Primitive primitive;
  Place place;
  const Term* body = nullptr;
};
struct Continuation {
  ContinuationVariable name;
  Variables parameters;
  const Term* body = nullptr;
};
struct LetCont {
  std::vector<Continuation> continuations;  // one, or several that call each other
  const Term* body = nullptr;
};
struct Function {
  Variable name;
  ContinuationVariable result;
  Variables parameters;
  const Term* body = nullptr;
  // In the closed stage: whether the variable `name` holds the function's closure inside its body.
  bool needs_closure = false;
};
struct LetFun {
  std::vector<const Function*> functions;
  const Term* body = nullptr;
};
struct LetClosures {
  std::vector<Closure> closures;  // they may capture each other
  const Term* body = nullptr;
};
struct ApplyCont {
  ContinuationVariable continuation;
  Variables arguments;
};
struct Apply {
  Variable callee;
  ContinuationVariable continuation;
  Variables arguments;
  Place place;
  // In the closed stage: the function, if it is known and has that many parameters. The callee
  // counts only if it needs its closure.
  const Function* known = nullptr;
};
struct Branch {
  Variable condition;
  ContinuationVariable then;
  ContinuationVariable otherwise;
  Place place;
};
struct Halt {
  Variable value;
};

struct Term {
  std::variant<LetValue, LetPrimop, LetCont, LetFun, LetClosures, ApplyCont, Apply, Branch, Halt>
      node;
};

// The names of variables, and the memory of terms, which passes share.
class Terms {
 public:
  // A variable that no other is: `name`, or `name.N` if that is taken.
  Variable variable(std::string_view name);
  ContinuationVariable continuation(std::string_view name);
  // A continuation in place of a function, with its name.
  ContinuationVariable continuation_called(Variable function);

  template <typename Node>
  const Term* make(Node node) {
    terms_.push_back({std::move(node)});
    return &terms_.back();
  }
  Function* function(Function function) {
    functions_.push_back(std::move(function));
    return &functions_.back();
  }

  const std::string& name(Variable x) const { return variables_[index(x)]; }
  const std::string& name(ContinuationVariable k) const { return continuations_[index(k)]; }
  size_t variable_count() const { return variables_.size(); }
  size_t continuation_count() const { return continuations_.size(); }

 private:
  std::string unique(std::string_view name);

  std::deque<Term> terms_;
  std::deque<Function> functions_;
  std::vector<std::string> variables_, continuations_;
  std::unordered_map<std::string, int> uses_;
};

struct Program {
  std::vector<const Function*> functions;  // of the closed stage; else none
  const Term* main = nullptr;
};

// Calls visit(x) for each variable that the term itself uses, not those that its bodies use.
template <typename Visit>
void for_each_use(const Term& term, Visit visit);

// Calls visit(t) for each term directly inside, in the order of the text: those of functions,
// continuations, the body.
template <typename Visit>
void for_each_body(const Term& term, Visit visit);

void print(std::ostream& out, const Terms& terms, const Program& program);

// ---- details ----

namespace detail {
template <typename... Cases>
struct Overloaded : Cases... {
  using Cases::operator()...;
};
template <typename... Cases>
Overloaded(Cases...) -> Overloaded<Cases...>;
}  // namespace detail

// Calls the case for the alternative that a variant holds.
template <typename Variant, typename... Cases>
decltype(auto) match(const Variant& variant, Cases... cases) {
  return std::visit(detail::Overloaded{cases...}, variant);
}

template <typename Visit>
void for_each_use(const Term& term, Visit visit) {
  const auto all = [&](const Variables& variables) {
    for (const Variable x : variables) visit(x);
  };
  match(
      term.node,
      [&](const LetValue& let) {
        if (const auto* tuple = std::get_if<Tuple>(&let.value)) all(tuple->elements);
      },
      [&](const LetPrimop& let) {
        match(
            let.primitive, [&](const Projection& projection) { visit(projection.tuple); },
            [&](const PrimitiveOperator& operation) { all(operation.operands); },
            [&](const Captured& captured) { visit(captured.closure); });
      },
      [&](const LetCont&) {}, [&](const LetFun&) {},
      [&](const LetClosures& let) {
        for (const Closure& closure : let.closures) all(closure.captured);
      },
      [&](const ApplyCont& jump) { all(jump.arguments); },
      [&](const Apply& call) {
        if (!call.known || call.known->needs_closure) visit(call.callee);
        all(call.arguments);
      },
      [&](const Branch& branch) { visit(branch.condition); },
      [&](const Halt& halt) { visit(halt.value); });
}

template <typename Visit>
void for_each_body(const Term& term, Visit visit) {
  match(
      term.node, [&](const LetValue& let) { visit(let.body); },
      [&](const LetPrimop& let) { visit(let.body); },
      [&](const LetCont& let) {
        for (const Continuation& continuation : let.continuations) visit(continuation.body);
        visit(let.body);
      },
      [&](const LetFun& let) {
        for (const Function* function : let.functions) visit(function->body);
        visit(let.body);
      },
      [&](const LetClosures& let) { visit(let.body); }, [](const ApplyCont&) {},
      [](const Apply&) {}, [](const Branch&) {}, [](const Halt&) {});
}

}  // namespace cps
