// The rules of the language, literally: a state is a term and an environment, and each step makes
// the next state. A function is a code with its environment, a continuation as well. A call binds
// the callee's own continuation to the one that it is given, so there is no stack.
//
// Environments are lists that grow at the front and are shared; nothing is freed before the end.
#include "interpret.h"

#include <deque>

#include "runtime/failure.h"

namespace cps {
namespace {

struct Environment;
struct TupleValue;
struct FunctionValue;
// Names clash otherwise: a Value of cps.h is a part of a term.
using RunValue = std::variant<Void, int64_t, bool, const TupleValue*, const FunctionValue*>;

struct TupleValue {
  std::vector<RunValue> elements;
};
struct FunctionValue {
  const Function* code;
  const Environment* environment;  // where it was bound; null in the closed stage
  std::vector<RunValue> captured;  // in the closed stage
};
struct ContinuationValue {
  const Continuation* code;
  const Environment* environment;
};

// One binding, of a variable or of a continuation.
struct Environment {
  uint32_t name;
  std::variant<RunValue, const ContinuationValue*> bound;
  const Environment* outer;
};

Kind kind_of(const RunValue& value) { return static_cast<Kind>(value.index()); }

class Interpreter {
 public:
  Outcome run(const Program& program, uint64_t steps) {
    term_ = program.main;
    try {
      while (term_) {
        if (steps-- == 0) return {Outcome::OutOfSteps, std::move(output_), {}};
        match(term_->node, [&](const auto& node) { step(node); });
      }
    } catch (const FailureSite& site) {
      char text[200];
      describe(site, text, sizeof text);
      return {Outcome::Failure, std::move(output_), text};
    }
    return {Outcome::Value, std::move(output_), {}};
  }

 private:
  // ---- one step for each term ----

  void step(const LetValue& let) {
    bind(let.name, match(
                       let.value, [](Void) -> RunValue { return Void{}; },
                       [](int64_t number) -> RunValue { return number; },
                       [](bool truth) -> RunValue { return truth; },
                       [&](const Tuple& tuple) -> RunValue {
                         tuples_.push_back({values(tuple.elements)});
                         return &tuples_.back();
                       }));
    term_ = let.body;
  }

  void step(const LetPrimop& let) {
    bind(let.name,
         match(
             let.primitive,
             [&](const Projection& projection) { return project(projection, let.place); },
             [&](const PrimitiveOperator& operation) { return operate(operation, let.place); },
             [&](const Captured& captured) {
               return std::get<const FunctionValue*>(value(captured.closure))
                   ->captured[captured.index];
             }));
    term_ = let.body;
  }

  void step(const LetCont& let) {
    const size_t first = continuation_values_.size();
    for (const Continuation& continuation : let.continuations) {
      continuation_values_.push_back({&continuation, nullptr});
      bind(continuation.name, &continuation_values_.back());
    }
    for (size_t i = first; i < continuation_values_.size(); ++i)
      continuation_values_[i].environment = environment_;
    term_ = let.body;
  }

  void step(const LetFun& let) {
    const size_t first = functions_.size();
    for (const Function* function : let.functions) {
      functions_.push_back({function, nullptr, {}});
      bind(function->name, &functions_.back());
    }
    for (size_t i = first; i < functions_.size(); ++i) functions_[i].environment = environment_;
    term_ = let.body;
  }

  void step(const LetClosures& let) {
    const size_t first = functions_.size();
    for (const Closure& closure : let.closures) {
      functions_.push_back({closure.code, nullptr, {}});
      bind(closure.name, &functions_.back());
    }
    for (size_t i = 0; i < let.closures.size(); ++i)
      functions_[first + i].captured = values(let.closures[i].captured);
    term_ = let.body;
  }

  void step(const ApplyCont& jump) {
    enter(*continuation(jump.continuation), values(jump.arguments));
  }

  void step(const Apply& call) {
    const std::vector<RunValue> arguments = values(call.arguments);
    const ContinuationValue* result = continuation(call.continuation);
    FunctionValue constant{call.known, nullptr, {}};
    const FunctionValue* callee = &constant;
    if (!call.known || call.known->needs_closure) callee = function(value(call.callee), call);
    environment_ = callee->environment;
    if (callee->code->needs_closure) bind(callee->code->name, callee);
    for (size_t i = 0; i < arguments.size(); ++i) bind(callee->code->parameters[i], arguments[i]);
    bind(callee->code->result, result);
    term_ = callee->code->body;
  }

  void step(const Branch& branch) {
    const RunValue condition = value(branch.condition);
    if (!std::holds_alternative<bool>(condition))
      fail(branch.place, Failure::NotABoolean, 0, condition);
    enter(*continuation(std::get<bool>(condition) ? branch.then : branch.otherwise), {});
  }

  void step(const Halt& halt) {
    print(value(halt.value));
    term_ = nullptr;
  }

  void enter(const ContinuationValue& continuation, const std::vector<RunValue>& arguments) {
    environment_ = continuation.environment;
    for (size_t i = 0; i < arguments.size(); ++i)
      bind(continuation.code->parameters[i], arguments[i]);
    term_ = continuation.code->body;
  }

  // ---- operations ----

  RunValue project(const Projection& projection, Place place) {
    const RunValue tuple = value(projection.tuple);
    const auto* record = std::get_if<const TupleValue*>(&tuple);
    if (!record) fail(place, Failure::NotATuple, projection.index, tuple);
    const std::vector<RunValue>& elements = (*record)->elements;
    if (static_cast<uint64_t>(projection.index) >= elements.size()) {
      fail(place, Failure::NoSuchElement, projection.index, tuple, elements.size());
    }
    return elements[projection.index];
  }

  RunValue operate(const PrimitiveOperator& operation, Place place) {
    if (operation.op == Operator::Print) {
      print(value(operation.operands[0]));
      return Void{};
    }
    int64_t operands[2];
    for (int i = 0; i < 2; ++i) {
      const RunValue operand = value(operation.operands[i]);
      if (!std::holds_alternative<int64_t>(operand)) {
        fail(place, Failure::NotAnInteger, static_cast<int64_t>(operation.op), operand);
      }
      operands[i] = std::get<int64_t>(operand);
    }
    return compute(operation.op, operands[0], operands[1], place);
  }

  RunValue compute(Operator op, int64_t a, int64_t b, Place place) {
    const auto wrap = [](uint64_t number) -> RunValue { return static_cast<int64_t>(number); };
    const uint64_t x = a, y = b;
    switch (op) {
      case Operator::Add:
        return wrap(x + y);
      case Operator::Subtract:
        return wrap(x - y);
      case Operator::Multiply:
        return wrap(x * y);
      case Operator::Divide:
        if (b == 0) fail(place, Failure::DivisionByZero, 0, b);
        return b == -1 ? wrap(0 - x) : RunValue(a / b);
      case Operator::Remainder:
        if (b == 0) fail(place, Failure::DivisionByZero, 0, b);
        return b == -1 ? RunValue(int64_t{0}) : RunValue(a % b);
      case Operator::Less:
        return a < b;
      case Operator::LessEqual:
        return a <= b;
      case Operator::Greater:
        return a > b;
      case Operator::GreaterEqual:
        return a >= b;
      case Operator::Equal:
        return a == b;
      case Operator::NotEqual:
        return a != b;
      case Operator::Print:
        break;
    }
    return Void{};
  }

  const FunctionValue* function(const RunValue& callee, const Apply& call) {
    const int64_t count = call.arguments.size();
    const auto* function = std::get_if<const FunctionValue*>(&callee);
    if (!function) fail(call.place, Failure::NotAFunction, count, callee);
    const size_t parameters = (*function)->code->parameters.size();
    if (parameters != call.arguments.size())
      fail(call.place, Failure::WrongArguments, count, callee, parameters);
    return *function;
  }

  [[noreturn]] static void fail(Place place, Failure failure, int64_t detail, const RunValue& found,
                                uint64_t count = 0) {
    throw FailureSite{place.line, place.column, failure, detail, kind_of(found), count};
  }

  // Without recursion, since tuples in tuples may be a list of any length.
  void print(const RunValue& value) {
    std::vector<std::variant<RunValue, const char*>> rest = {"\n", value};
    while (!rest.empty()) {
      const auto next = rest.back();
      rest.pop_back();
      if (const auto* text = std::get_if<const char*>(&next)) {
        output_ += *text;
        continue;
      }
      match(
          std::get<RunValue>(next), [&](Void) { output_ += "()"; },
          [&](int64_t number) { output_ += std::to_string(number); },
          [&](bool truth) { output_ += truth ? "true" : "false"; },
          [&](const TupleValue* tuple) {
            output_ += '(';
            rest.push_back(")");
            for (size_t i = tuple->elements.size(); i-- > 0;) {
              rest.push_back(tuple->elements[i]);
              if (i > 0) rest.push_back(", ");
            }
          },
          [&](const FunctionValue*) { output_ += "<function>"; });
    }
  }

  // ---- the environment ----

  void bind(Variable x, RunValue value) {
    environments_.push_back({index(x), value, environment_});
    environment_ = &environments_.back();
  }
  void bind(ContinuationVariable k, const ContinuationValue* value) {
    environments_.push_back({index(k), value, environment_});
    environment_ = &environments_.back();
  }

  RunValue value(Variable x) const {
    const Environment* at = environment_;
    while (at->name != index(x) || !std::holds_alternative<RunValue>(at->bound)) at = at->outer;
    return std::get<RunValue>(at->bound);
  }
  std::vector<RunValue> values(const Variables& variables) const {
    std::vector<RunValue> result;
    for (const Variable x : variables) result.push_back(value(x));
    return result;
  }
  const ContinuationValue* continuation(ContinuationVariable k) const {
    const Environment* at = environment_;
    while (at->name != index(k) || std::holds_alternative<RunValue>(at->bound)) at = at->outer;
    return std::get<const ContinuationValue*>(at->bound);
  }

  const Term* term_ = nullptr;
  const Environment* environment_ = nullptr;
  std::string output_;
  std::deque<Environment> environments_;
  std::deque<TupleValue> tuples_;
  std::deque<FunctionValue> functions_;
  std::deque<ContinuationValue> continuation_values_;
};

}  // namespace

Outcome interpret(const Program& program, uint64_t steps) {
  return Interpreter().run(program, steps);
}

}  // namespace cps
