#include "cps.h"

namespace cps {
namespace {

// Lets stand below each other, as in the paper: only what a continuation or a function holds is
// indented.
class Printer {
 public:
  Printer(std::ostream& out, const Terms& terms) : out_(out), terms_(terms) {}

  void function(const Function& function, const char* word) {
    out_ << word << terms_.name(function.name) << '(' << terms_.name(function.result);
    for (const Variable x : function.parameters) out_ << ", " << terms_.name(x);
    out_ << ") =";
    indented(function.body);
  }

  void term(const Term* term) {
    for (; term; term = rest_) {
      rest_ = nullptr;
      match(term->node, [&](const auto& node) { write(node); });
      if (rest_) line();
    }
  }

 private:
  void write(const LetValue& let) {
    out_ << "let " << terms_.name(let.name) << " = ";
    match(
        let.value, [&](Void) { out_ << "()"; }, [&](int64_t number) { out_ << number; },
        [&](bool truth) { out_ << (truth ? "true" : "false"); },
        [&](const Tuple& tuple) { list(tuple.elements); });
    out_ << ';';
    rest_ = let.body;
  }

  void write(const LetPrimop& let) {
    out_ << "let " << terms_.name(let.name) << " = ";
    match(
        let.primitive,
        [&](const Projection& projection) {
          out_ << terms_.name(projection.tuple) << '[' << projection.index << ']';
        },
        [&](const PrimitiveOperator& operation) { write_operator(operation); },
        [&](const Captured& captured) {
          out_ << terms_.name(captured.closure) << ".captured[" << captured.index << ']';
        });
    out_ << ';';
    rest_ = let.body;
  }

  void write_operator(const PrimitiveOperator& operation) {
    if (operation.operands.size() == 1) {
      out_ << spelling(operation.op);
      return list(operation.operands);
    }
    out_ << terms_.name(operation.operands[0]) << ' ' << spelling(operation.op) << ' '
         << terms_.name(operation.operands[1]);
  }

  void write(const LetCont& let) {
    const char* word = "let ";
    for (const Continuation& continuation : let.continuations) {
      if (*word == 'a') line();
      out_ << word << terms_.name(continuation.name);
      list(continuation.parameters);
      out_ << " =";
      indented(continuation.body);
      word = "and ";
    }
    rest_ = let.body;
  }

  void write(const LetFun& let) {
    const char* word = "let fun ";
    for (const Function* bound : let.functions) {
      if (*word == 'a') line();
      function(*bound, word);
      word = "and fun ";
    }
    rest_ = let.body;
  }

  void write(const LetClosures& let) {
    const char* word = "let ";
    for (const Closure& closure : let.closures) {
      if (*word == 'a') line();
      out_ << word << terms_.name(closure.name) << " = closure " << terms_.name(closure.code->name);
      bracketed(closure.captured);
      word = "and ";
    }
    out_ << ';';
    rest_ = let.body;
  }

  void write(const ApplyCont& jump) {
    out_ << terms_.name(jump.continuation);
    list(jump.arguments);
  }

  void write(const Apply& call) {
    if (call.known) out_ << "code ";
    out_ << terms_.name(call.known ? call.known->name : call.callee);
    if (call.known && call.known->needs_closure) bracketed({call.callee});
    out_ << '(' << terms_.name(call.continuation);
    for (const Variable x : call.arguments) out_ << ", " << terms_.name(x);
    out_ << ')';
  }

  void write(const Branch& branch) {
    out_ << "if " << terms_.name(branch.condition) << " then " << terms_.name(branch.then)
         << " else " << terms_.name(branch.otherwise);
  }

  void write(const Halt& halt) { out_ << "halt(" << terms_.name(halt.value) << ')'; }

  void names(const Variables& variables) {
    const char* comma = "";
    for (const Variable x : variables) {
      out_ << comma << terms_.name(x);
      comma = ", ";
    }
  }
  void list(const Variables& variables) {
    out_ << '(';
    names(variables);
    out_ << ')';
  }
  void bracketed(const Variables& variables) {
    out_ << '[';
    names(variables);
    out_ << ']';
  }

  void indented(const Term* body) {
    ++indent_;
    line();
    term(body);
    --indent_;
  }
  void line() { out_ << '\n' << std::string(2 * indent_, ' '); }

  std::ostream& out_;
  const Terms& terms_;
  const Term* rest_ = nullptr;  // what follows the term that was written
  int indent_ = 0;
};

}  // namespace

// `name` for the first of that name, then `name.1`, `name.2`: no name of the source has a dot.
std::string Terms::unique(std::string_view name) {
  const int count = uses_[std::string(name)]++;
  return count == 0 ? std::string(name) : std::string(name) + "." + std::to_string(count);
}

Variable Terms::variable(std::string_view name) {
  variables_.push_back(unique(name));
  return static_cast<Variable>(variables_.size() - 1);
}

ContinuationVariable Terms::continuation(std::string_view name) {
  continuations_.push_back(unique(name));
  return static_cast<ContinuationVariable>(continuations_.size() - 1);
}

ContinuationVariable Terms::continuation_called(Variable function) {
  continuations_.push_back(name(function));
  return static_cast<ContinuationVariable>(continuations_.size() - 1);
}

void print(std::ostream& out, const Terms& terms, const Program& program) {
  Printer printer(out, terms);
  for (const Function* function : program.functions) {
    printer.function(*function, "code ");
    out << "\n\n";
  }
  printer.term(program.main);
  out << '\n';
}

}  // namespace cps
