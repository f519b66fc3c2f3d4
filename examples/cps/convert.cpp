// One-pass higher-order conversion (Danvy & Filinski 1992; here as in Kennedy 2007, section 2.3).
//
// What comes after an expression is either
//   a consumer, a C++ function from the variable that holds the value to the term that goes on
//   (convert()), or
//   a name, of a continuation of the program, which gets the value (tail()).
// Consumers are called while converting, so no term is made that only passes a value on; and a call
// in tail position gets the continuation of the function around it, so it is a tail call in CPS:
// there is no continuation to come back to. Both arms of an `if` need what comes after it, so a
// consumer becomes a continuation there, bound once.
//
// A `let` binds its name to the variable of the value: two variables for one value do not exist.
#include "convert.h"

#include <deque>
#include <functional>

namespace cps {
namespace {

using Consumer = std::function<const Term*(Variable)>;
using ListConsumer = std::function<const Term*(const Variables&)>;

// What the names of the source stand for at one place: the innermost binding, and those around it.
// It is a value, since a consumer goes on in another scope than the expression that calls it.
struct Scope {
  struct Entry;
  const Entry* innermost = nullptr;
};
struct Scope::Entry {
  const std::string& name;
  Variable variable;
  Scope outer;
};

class Converter {
 public:
  explicit Converter(Terms& terms) : terms_(terms) {}

  const Term* program(Source source) {
    return convert(source, {}, "v", [this](Variable value) { return terms_.make(Halt{value}); });
  }

 private:
  // The term that computes `source`, and does what `consumer` makes of the value. A new variable
  // for the value is called `name`.
  const Term* convert(Source source, Scope scope, const std::string& name,
                      const Consumer& consumer) {
    return match(
        source->node, [&](Unit) { return value(name, Void{}, consumer); },
        [&](int64_t number) { return value(name, number, consumer); },
        [&](bool truth) { return value(name, truth, consumer); },
        [&](const Name& used) { return consumer(lookup(scope, used.name)); },
        [&](const MakeTuple& tuple) {
          return convert_all(tuple.elements, scope, [&](const Variables& elements) {
            return value(name, Tuple{elements}, consumer);
          });
        },
        [&](const Project& project) {
          return convert(project.tuple, scope, "t", [&](Variable tuple) {
            return primop(name, Projection{tuple, project.index}, source->place, consumer);
          });
        },
        [&](const Operation& operation) {
          return convert_all(operation.operands, scope, [&](const Variables& operands) {
            return primop(name, PrimitiveOperator{operation.op, operands}, source->place, consumer);
          });
        },
        [&](const Lambda& lambda) {
          const Variable variable = terms_.variable(name == "v" ? "lambda" : name);
          const Function* made = function(variable, lambda, scope);
          return terms_.make(LetFun{{made}, consumer(variable)});
        },
        [&](const Call& call) { return apply(source->place, call, scope, name, consumer); },
        [&](const Let& let) {
          return convert(let.value, scope, let.name == "_" ? "v" : let.name, [&](Variable bound) {
            return convert(let.body, bind(scope, let.name, bound), name, consumer);
          });
        },
        [&](const Letrec& letrec) {
          return functions(letrec, scope, [&](Scope inner) {
            return convert(letrec.body, inner, name, consumer);
          });
        },
        [&](const If& branch) {
          // let j(v) = …; if c then tail(then, j) else tail(otherwise, j)
          const ContinuationVariable join = terms_.continuation("join");
          const Variable value = terms_.variable(name);
          const Term* after = consumer(value);
          if (const ContinuationVariable* next = passed_on(after, value)) {
            return conditional(source->place, branch, scope, *next);
          }
          const Term* body = conditional(source->place, branch, scope, join);
          return terms_.make(LetCont{{{join, {value}, after}}, body});
        });
  }

  // The term that computes `source` and calls `continuation` with the value.
  const Term* tail(Source source, Scope scope, ContinuationVariable continuation) {
    return match(
        source->node,
        [&](const Call& call) {
          return convert(call.callee, scope, "f", [&](Variable callee) {
            return convert_all(call.arguments, scope, [&](const Variables& arguments) {
              return terms_.make(Apply{callee, continuation, arguments, source->place});
            });
          });
        },
        [&](const Let& let) {
          return convert(let.value, scope, let.name == "_" ? "v" : let.name, [&](Variable bound) {
            return tail(let.body, bind(scope, let.name, bound), continuation);
          });
        },
        [&](const Letrec& letrec) {
          return functions(letrec, scope,
                           [&](Scope inner) { return tail(letrec.body, inner, continuation); });
        },
        [&](const If& branch) { return conditional(source->place, branch, scope, continuation); },
        [&](const auto&) {
          return convert(source, scope, "v", [&](Variable value) {
            return terms_.make(ApplyCont{continuation, {value}});
          });
        });
  }

  // Converts the sources in their order.
  const Term* convert_all(const std::vector<Source>& sources, Scope scope,
                          const ListConsumer& consumer) {
    Variables values;
    return convert_rest(sources, scope, values, consumer);
  }
  const Term* convert_rest(const std::vector<Source>& sources, Scope scope, Variables& values,
                           const ListConsumer& consumer) {
    if (values.size() == sources.size()) return consumer(values);
    return convert(sources[values.size()], scope, "v", [&](Variable value) {
      values.push_back(value);
      return convert_rest(sources, scope, values, consumer);
    });
  }

  const Term* value(const std::string& name, Value value, const Consumer& consumer) {
    const Variable variable = terms_.variable(name);
    return terms_.make(LetValue{variable, std::move(value), consumer(variable)});
  }

  const Term* primop(const std::string& name, Primitive primitive, Place place,
                     const Consumer& consumer) {
    const Variable variable = terms_.variable(name);
    return terms_.make(LetPrimop{variable, std::move(primitive), place, consumer(variable)});
  }

  // The continuation that a term calls with the value and does nothing else; null if it does. It
  // can be called instead: `let r = f(x) in r` at the end of a function is a tail call, too.
  static const ContinuationVariable* passed_on(const Term* after, Variable value) {
    const auto* jump = std::get_if<ApplyCont>(&after->node);
    return jump && jump->arguments == Variables{value} ? &jump->continuation : nullptr;
  }

  // let k(x) = …; f(k, …)
  const Term* apply(Place place, const Call& call, Scope scope, const std::string& name,
                    const Consumer& consumer) {
    return convert(call.callee, scope, "f", [&](Variable callee) {
      return convert_all(call.arguments, scope, [&](const Variables& arguments) {
        const ContinuationVariable next = terms_.continuation("k");
        const Variable result = terms_.variable(name);
        const Term* after = consumer(result);
        if (const ContinuationVariable* given = passed_on(after, result)) {
          return terms_.make(Apply{callee, *given, arguments, place});
        }
        const Term* body = terms_.make(Apply{callee, next, arguments, place});
        return terms_.make(LetCont{{{next, {result}, after}}, body});
      });
    });
  }

  const Term* conditional(Place place, const If& branch, Scope scope,
                          ContinuationVariable continuation) {
    return convert(branch.condition, scope, "c", [&](Variable condition) {
      const ContinuationVariable then = terms_.continuation("then");
      const ContinuationVariable otherwise = terms_.continuation("else");
      const Term* body = terms_.make(Branch{condition, then, otherwise, place});
      body = terms_.make(
          LetCont{{{otherwise, {}, tail(branch.otherwise, scope, continuation)}}, body});
      return terms_.make(LetCont{{{then, {}, tail(branch.then, scope, continuation)}}, body});
    });
  }

  const Function* function(Variable name, const Lambda& lambda, Scope scope) {
    Function made{name, terms_.continuation("return"), {}};
    for (const std::string& parameter : lambda.parameters) {
      made.parameters.push_back(terms_.variable(parameter));
      scope = bind(scope, parameter, made.parameters.back());
    }
    made.body = tail(lambda.body, scope, made.result);
    return terms_.function(std::move(made));
  }

  const Term* functions(const Letrec& letrec, Scope scope,
                        const std::function<const Term*(Scope)>& rest) {
    Variables names;
    for (const Letrec::Function& bound : letrec.functions) {
      names.push_back(terms_.variable(bound.name));
      scope = bind(scope, bound.name, names.back());
    }
    LetFun let;
    for (size_t i = 0; i < names.size(); ++i) {
      let.functions.push_back(function(names[i], letrec.functions[i].lambda, scope));
    }
    let.body = rest(scope);
    return terms_.make(std::move(let));
  }

  Scope bind(Scope outer, const std::string& name, Variable variable) {
    entries_.push_back({name, variable, outer});
    return {&entries_.back()};
  }

  // The reader has checked that every name is bound.
  static Variable lookup(Scope scope, const std::string& name) {
    while (scope.innermost->name != name) scope = scope.innermost->outer;
    return scope.innermost->variable;
  }

  Terms& terms_;
  std::deque<Scope::Entry> entries_;
};

}  // namespace

Program convert(Terms& terms, Source source) { return {{}, Converter(terms).program(source)}; }

}  // namespace cps
