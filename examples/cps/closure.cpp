// 1. Find what each function mentions that is bound outside of it: its free variables.
// 2. Find out which functions need a closure: those that mention a variable that is not a function,
//    or a function that needs a closure. It is the least solution: at first none does, and the rule
//    is applied until nothing changes. So functions that only call each other need none.
// 3. Rewrite. What a function captures are its free variables, except itself (its closure is at
//    hand) and functions that need no closure. In its body each has a new variable, which is loaded
//    from the closure on entry.
//
// Functions of one Let_fun that need closures and mention each other capture each other's: such
// records are made together, then filled.
#include "closure.h"

#include <algorithm>
#include <set>
#include <unordered_map>

namespace cps {
namespace {

using VariableSet = std::set<Variable>;  // in order, so the output does not depend on addresses

// Steps 1 and 2.
class FreeVariables {
 public:
  FreeVariables(const Terms& terms, const Term& main)
      : function_of_(terms.variable_count()), owner_(terms.variable_count()) {
    walk(main, nullptr);
    find_those_that_need_closures();
  }

  const std::vector<const Function*>& functions() const { return functions_; }
  // The function that the variable is bound to by a Let_fun; else null.
  const Function* function(Variable x) const { return function_of_[index(x)]; }
  bool needs_closure(const Function* function) const { return needs_closure_.count(function) > 0; }
  bool is_constant(Variable x) const { return function(x) && !needs_closure(function(x)); }

  // The function that the call calls, if it is known and has that many parameters; else null.
  const Function* known(const Apply& call) const {
    const Function* callee = function(call.callee);
    return callee && callee->parameters.size() == call.arguments.size() ? callee : nullptr;
  }

  Variables captured(const Function& function) const {
    Variables result;
    for (const Variable x : free_.at(&function)) {
      if (!is_constant(x) && x != function.name) result.push_back(x);
    }
    return result;
  }

 private:
  // `around` is the function that the term is in; null: the program.
  void walk(const Term& term, const Function* around) {
    const auto bind = [&](Variable x) { owner_[index(x)] = around; };
    if (const auto* let = std::get_if<LetValue>(&term.node)) bind(let->name);
    if (const auto* let = std::get_if<LetPrimop>(&term.node)) bind(let->name);
    if (const auto* let = std::get_if<LetCont>(&term.node)) {
      for (const Continuation& continuation : let->continuations) {
        for (const Variable x : continuation.parameters) bind(x);
      }
    }
    for_each_use(term, [&](Variable x) { use(x, around); });
    if (const auto* let = std::get_if<LetFun>(&term.node)) {
      for (const Function* function : let->functions) {
        bind(function->name);
        function_of_[index(function->name)] = function;
      }
      for (const Function* function : let->functions) walk_function(*function, around);
      return walk(*let->body, around);
    }
    for_each_body(term, [&](const Term* body) { walk(*body, around); });
  }

  void walk_function(const Function& function, const Function* around) {
    functions_.push_back(&function);
    around_[&function] = around;
    free_[&function];
    for (const Variable x : function.parameters) owner_[index(x)] = &function;
    walk(*function.body, &function);
  }

  // The variable is free in the functions between its use and its binding.
  void use(Variable x, const Function* around) {
    for (; around != owner_[index(x)]; around = around_.at(around)) free_.at(around).insert(x);
  }

  void find_those_that_need_closures() {
    for (bool changed = true; changed;) {
      changed = false;
      for (const Function* function : functions_) {
        if (needs_closure(function)) continue;
        const VariableSet& free = free_.at(function);
        if (std::all_of(free.begin(), free.end(), [this](Variable x) { return is_constant(x); }))
          continue;
        needs_closure_.insert(function);
        changed = true;
      }
    }
  }

  std::vector<const Function*> function_of_;  // by variable
  std::vector<const Function*> owner_;        // by variable: the function in which it is bound
  std::vector<const Function*> functions_;    // those outside before those inside
  std::unordered_map<const Function*, const Function*> around_;
  std::unordered_map<const Function*, VariableSet> free_;
  std::set<const Function*> needs_closure_;
};

// Step 3.
class Closer {
 public:
  Closer(Terms& terms, const FreeVariables& free) : terms_(terms), free_(free) {}

  Program program(const Term& main) {
    Program result;
    for (const Function* function : free_.functions()) {
      codes_[function] = terms_.function({function->name, function->result, function->parameters,
                                          nullptr, free_.needs_closure(function)});
      result.functions.push_back(codes_[function]);
    }
    for (const Function* function : free_.functions()) codes_[function]->body = body(*function);
    renaming_.clear();
    result.main = with_constants(main);
    return result;
  }

 private:
  const Term* body(const Function& function) {
    renaming_.clear();
    const Variables captured = free_.captured(function);
    Variables loaded;
    for (const Variable x : captured) {
      loaded.push_back(terms_.variable(terms_.name(x)));
      renaming_[index(x)] = loaded.back();
    }
    const Term* result = with_constants(*function.body);
    for (size_t i = captured.size(); i-- > 0;) {
      result = terms_.make(LetPrimop{loaded[i], Captured{function.name, i}, {}, result});
    }
    return result;
  }

  // The term, in which functions that need no closure may be values.
  const Term* with_constants(const Term& term) {
    VariableSet constants;
    collect_constants(term, constants);
    std::vector<Closure> closures;
    for (const Variable x : constants) {
      renaming_[index(x)] = terms_.variable(terms_.name(x));
      closures.push_back({renaming_[index(x)], codes_.at(free_.function(x)), {}});
    }
    const Term* result = rewrite(term);
    for (Closure& closure : closures)
      result = terms_.make(LetClosures{{std::move(closure)}, result});
    return result;
  }

  void collect_constants(const Term& term, VariableSet& result) {
    const auto* call = std::get_if<Apply>(&term.node);
    const auto see = [&](Variable x) {
      if (free_.is_constant(x)) result.insert(x);
    };
    if (call && free_.known(*call)) {
      for (const Variable x : call->arguments) see(x);
    } else {
      for_each_use(term, see);
    }
    if (const auto* let = std::get_if<LetFun>(&term.node))
      return collect_constants(*let->body, result);
    for_each_body(term, [&](const Term* inside) { collect_constants(*inside, result); });
  }

  const Term* rewrite(const Term& term) {
    return match(
        term.node, [&](const LetValue& let) { return rewrite_value(let); },
        [&](const LetPrimop& let) { return rewrite_primop(let); },
        [&](const LetCont& let) {
          LetCont made = let;
          for (Continuation& continuation : made.continuations)
            continuation.body = rewrite(*continuation.body);
          made.body = rewrite(*let.body);
          return terms_.make(std::move(made));
        },
        [&](const LetFun& let) { return rewrite_functions(let); },
        [&](const LetClosures&) { return &term; },  // not in this stage
        [&](const ApplyCont& jump) {
          return terms_.make(ApplyCont{jump.continuation, renamed(jump.arguments)});
        },
        [&](const Apply& call) {
          const Function* known = free_.known(call);
          return terms_.make(Apply{renamed(call.callee), call.continuation, renamed(call.arguments),
                                   call.place, known ? codes_.at(known) : nullptr});
        },
        [&](const Branch& branch) {
          return terms_.make(
              Branch{renamed(branch.condition), branch.then, branch.otherwise, branch.place});
        },
        [&](const Halt& halt) { return terms_.make(Halt{renamed(halt.value)}); });
  }

  const Term* rewrite_value(const LetValue& let) {
    Value value = let.value;
    if (auto* tuple = std::get_if<Tuple>(&value)) tuple->elements = renamed(tuple->elements);
    return terms_.make(LetValue{let.name, std::move(value), rewrite(*let.body)});
  }

  const Term* rewrite_primop(const LetPrimop& let) {
    Primitive primitive = let.primitive;
    if (auto* projection = std::get_if<Projection>(&primitive))
      projection->tuple = renamed(projection->tuple);
    if (auto* operation = std::get_if<PrimitiveOperator>(&primitive))
      operation->operands = renamed(operation->operands);
    return terms_.make(LetPrimop{let.name, std::move(primitive), let.place, rewrite(*let.body)});
  }

  const Term* rewrite_functions(const LetFun& let) {
    LetClosures made;
    for (const Function* function : let.functions) {
      if (!free_.needs_closure(function)) continue;
      made.closures.push_back(
          {function->name, codes_.at(function), renamed(free_.captured(*function))});
    }
    if (made.closures.empty()) return rewrite(*let.body);
    made.body = rewrite(*let.body);
    return terms_.make(std::move(made));
  }

  Variable renamed(Variable x) const {
    const auto found = renaming_.find(index(x));
    return found == renaming_.end() ? x : found->second;
  }
  Variables renamed(Variables variables) const {
    for (Variable& x : variables) x = renamed(x);
    return variables;
  }

  Terms& terms_;
  const FreeVariables& free_;
  std::unordered_map<const Function*, Function*> codes_;
  std::unordered_map<uint32_t, Variable> renaming_;  // in the function that is rewritten
};

}  // namespace

Program close(Terms& terms, const Program& program) {
  const FreeVariables free(terms, *program.main);
  return Closer(terms, free).program(*program.main);
}

}  // namespace cps
