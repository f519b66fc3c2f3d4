// Kennedy 2007, section 5.3; the condition is that of Fluet & Weeks, "Contification using
// dominators" (2001), for one continuation.
//
// Take the functions of one Let_fun. If none is used as a value, and all calls of them from outside
// pass one continuation k, and those from inside their own bodies are tail calls, then whatever
// happens inside, it ends with a call of k. So k can stand for the continuations of the functions,
// and no call of them needs to pass it:
//
//   let fun f(r, x) = … r(y) … f(r, z) …      let k(v) = t
//   let k(v) = t                           ⇒  let f(x) = … k(y) … f(z) …
//   f(k, a)                                   f(a)
//
// f's body mentions k now, so f moves to where k is in scope: directly inside the term that binds
// k, unless that term is outside of the Let_fun. All calls are in the scope of k, so they are in
// the scope of the moved f.
//
// A function that is left may still call itself in tail position. Such a call becomes a jump as
// well:
//
//   let fun f(r, x) = … f(r, z) …          ⇒  let fun f(r, x') =
//                                               let loop(x) = … loop(z) …
//                                               loop(x')
#include "contify.h"

#include <optional>
#include <unordered_map>

namespace cps {
namespace {

// What a walk over the program finds out about a group of functions.
struct Group {
  std::optional<ContinuationVariable> continuation;  // of the calls from outside
  bool keeps_functions = false;  // one is a value, or continuations or numbers of arguments differ
  bool moves = true;             // the continuation is bound inside the Let_fun's body
};

// Facts about the program, each by the number of its variable.
class Facts {
 public:
  Facts(const Terms& terms, const Program& program)
      : group_of_(terms.variable_count()),
        function_of_(terms.variable_count()),
        returns_of_(terms.continuation_count()),
        bound_at_(terms.continuation_count()) {
    collect_functions(*program.main);
    walk(*program.main);
    for (auto& [let, group] : groups_) settle(*let, group);
  }

  const Group& group(const LetFun& let) const { return groups_.at(&let); }
  // The function of this name, if it becomes a continuation; else null.
  const Function* contified(Variable name) const {
    const LetFun* let = group_of_[index(name)];
    return let && becomes_continuations(groups_.at(let)) ? function_of_[index(name)] : nullptr;
  }
  // The continuation that stands for this one afterwards.
  ContinuationVariable resolve(ContinuationVariable k) const {
    while (const LetFun* let = returns_of_[index(k)]) {
      const Group& group = groups_.at(let);
      if (!becomes_continuations(group)) break;
      k = *group.continuation;
    }
    return k;
  }
  static bool becomes_continuations(const Group& group) {
    return group.continuation && !group.keeps_functions;
  }
  static bool is_dead(const Group& group) { return !group.continuation && !group.keeps_functions; }

 private:
  void collect_functions(const Term& term) {
    if (const auto* let = std::get_if<LetFun>(&term.node)) {
      groups_[let];
      for (const Function* function : let->functions) {
        group_of_[index(function->name)] = let;
        function_of_[index(function->name)] = function;
        returns_of_[index(function->result)] = let;
      }
    }
    for_each_body(term, [this](const Term* body) { collect_functions(*body); });
  }

  void walk(const Term& term) {
    const int start = ++time_;
    const auto* call = std::get_if<Apply>(&term.node);
    const LetFun* callee_group = call ? group_of_[index(call->callee)] : nullptr;
    if (callee_group) see_call(*call, *callee_group);
    for_each_value_use(term, [this](Variable x) {
      if (const LetFun* let = group_of_[index(x)]) groups_.at(let).keeps_functions = true;
    });
    if (const auto* let = std::get_if<LetFun>(&term.node)) {
      for (const Function* function : let->functions) {
        bound_at_[index(function->result)] = ++time_;
        walk(*function->body);
      }
      body_of_[let].first = time_;
      walk(*let->body);
      body_of_[let].second = time_;
      return;
    }
    if (const auto* let = std::get_if<LetCont>(&term.node)) {
      for (const Continuation& continuation : let->continuations)
        bound_at_[index(continuation.name)] = start;
    }
    for_each_body(term, [this](const Term* body) { walk(*body); });
  }

  // Uses other than as the callee of a call.
  template <typename Visit>
  static void for_each_value_use(const Term& term, Visit visit) {
    if (const auto* call = std::get_if<Apply>(&term.node)) {
      for (const Variable x : call->arguments) visit(x);
    } else {
      for_each_use(term, visit);
    }
  }

  void see_call(const Apply& call, const LetFun& let) {
    Group& group = groups_.at(&let);
    const Function* function = function_of_[index(call.callee)];
    // An error, when it runs.
    if (function->parameters.size() != call.arguments.size()) group.keeps_functions = true;
    // A tail call from inside.
    if (returns_of_[index(call.continuation)] == &let) return;
    if (group.continuation && *group.continuation != call.continuation)
      group.keeps_functions = true;
    group.continuation = call.continuation;
  }

  // The continuation is bound before the Let_fun, or in its body; if in one of its functions,
  // nothing calls these.
  void settle(const LetFun& let, Group& group) {
    if (!group.continuation) return;
    const int bound = bound_at_[index(*group.continuation)];
    const auto [first, last] = body_of_.at(&let);
    group.moves = bound > first && bound <= last;
    const int first_function = bound_at_[index(let.functions[0]->result)];
    if (bound >= first_function && bound <= first) group.keeps_functions = true;
  }

  int time_ = 0;  // numbers terms in the order of the walk, so a term's insides are an interval
  std::vector<const LetFun*> group_of_;
  std::vector<const Function*> function_of_;
  std::vector<const LetFun*> returns_of_;  // by a function's own continuation: its group
  std::vector<int> bound_at_;
  std::unordered_map<const LetFun*, std::pair<int, int>> body_of_;
  std::unordered_map<const LetFun*, Group> groups_;
};

template <typename Let>
const Term* with_body(Terms& terms, Let let, const Term* body) {
  let.body = body;
  return terms.make(std::move(let));
}

// Makes the terms anew, without the functions that become continuations.
class Rewriter {
 public:
  Rewriter(Terms& terms, const Facts& facts) : terms_(terms), facts_(facts) {}

  const Term* rewrite(const Term* term) {
    return match(
        term->node, [&](const LetValue& let) { return with_body(terms_, let, rewrite(let.body)); },
        [&](const LetPrimop& let) { return with_body(terms_, let, rewrite(let.body)); },
        [&](const LetCont& let) { return rewrite_continuations(let); },
        [&](const LetFun& let) { return rewrite_functions(let); },
        [&](const LetClosures&) { return term; },
        [&](const ApplyCont& jump) {
          return terms_.make(ApplyCont{facts_.resolve(jump.continuation), jump.arguments});
        },
        [&](const Apply& call) {
          if (const Function* function = facts_.contified(call.callee)) {
            return terms_.make(ApplyCont{continuation_for(*function), call.arguments});
          }
          Apply made = call;
          made.continuation = facts_.resolve(call.continuation);
          return terms_.make(std::move(made));
        },
        [&](const Branch& branch) { return terms_.make(branch); },
        [&](const Halt& halt) { return terms_.make(halt); });
  }

  bool changed() const { return changed_; }

 private:
  const Term* rewrite_continuations(const LetCont& let) {
    LetCont made;
    for (const Continuation& continuation : let.continuations) {
      made.continuations.push_back(
          {continuation.name, continuation.parameters, rewrite(continuation.body)});
    }
    made.body = rewrite(let.body);
    for (const Continuation& continuation : let.continuations)
      made.body = with_moved(continuation.name, made.body);
    return terms_.make(std::move(made));
  }

  const Term* rewrite_functions(const LetFun& let) {
    const Group& group = facts_.group(let);
    if (Facts::is_dead(group)) {
      changed_ = true;
      return rewrite(let.body);
    }
    return Facts::becomes_continuations(group) ? contified(let, group) : kept(let);
  }

  const Term* kept(const LetFun& let) {
    LetFun made;
    for (const Function* function : let.functions) {
      Function copy = *function;
      copy.body = with_moved(function->result, rewrite(function->body));
      made.functions.push_back(terms_.function(std::move(copy)));
    }
    made.body = rewrite(let.body);
    return terms_.make(std::move(made));
  }

  const Term* contified(const LetFun& let, const Group& group) {
    changed_ = true;
    LetCont made;
    for (const Function* function : let.functions) {
      const Term* body = with_moved(function->result, rewrite(function->body));
      made.continuations.push_back({continuation_for(*function), function->parameters, body});
    }
    if (!group.moves) {
      made.body = rewrite(let.body);
      return terms_.make(std::move(made));
    }
    // The body binds that continuation, so it comes later.
    moved_[index(*group.continuation)].push_back(std::move(made));
    return rewrite(let.body);
  }

  // The body of the term that binds the continuation, with the groups that moved there around it.
  const Term* with_moved(ContinuationVariable bound, const Term* body) {
    const auto found = moved_.find(index(bound));
    if (found == moved_.end()) return body;
    std::vector<LetCont>& groups = found->second;
    for (auto group = groups.rbegin(); group != groups.rend(); ++group) {
      group->body = body;
      body = terms_.make(std::move(*group));
    }
    return body;
  }

  ContinuationVariable continuation_for(const Function& function) {
    const auto [place, is_new] = made_for_.try_emplace(index(function.name));
    if (is_new) place->second = terms_.continuation_called(function.name);
    return place->second;
  }

  Terms& terms_;
  const Facts& facts_;
  std::unordered_map<uint32_t, ContinuationVariable> made_for_;  // by the function's variable
  // By the continuation that they return to.
  std::unordered_map<uint32_t, std::vector<LetCont>> moved_;
  bool changed_ = false;
};

// Gives each function that calls itself in tail position a loop.
class Looper {
 public:
  explicit Looper(Terms& terms) : terms_(terms) {}

  const Term* rewrite(const Term* term) {
    return match(
        term->node, [&](const LetValue& let) { return with_body(terms_, let, rewrite(let.body)); },
        [&](const LetPrimop& let) { return with_body(terms_, let, rewrite(let.body)); },
        [&](const LetCont& let) {
          LetCont made = let;
          for (Continuation& continuation : made.continuations)
            continuation.body = rewrite(continuation.body);
          made.body = rewrite(let.body);
          return terms_.make(std::move(made));
        },
        [&](const LetFun& let) {
          LetFun made = let;
          for (const Function*& function : made.functions) function = with_loop(*function);
          made.body = rewrite(let.body);
          return terms_.make(std::move(made));
        },
        [&](const Apply& call) {
          const auto loop = loops_.find(index(call.continuation));
          if (loop == loops_.end() || !loop->second.takes(call)) return term;
          loop->second.is_used = true;
          return terms_.make(ApplyCont{loop->second.name, call.arguments});
        },
        [&](const auto&) { return term; });
  }

 private:
  struct Loop {
    const Function* function;
    ContinuationVariable name;
    bool is_used = false;

    bool takes(const Apply& call) const {
      return call.callee == function->name && call.arguments.size() == function->parameters.size();
    }
  };

  const Function* with_loop(const Function& function) {
    const ContinuationVariable name = terms_.continuation("loop");
    Loop& loop = loops_.try_emplace(index(function.result), Loop{&function, name}).first->second;
    Function made = function;
    made.body = rewrite(function.body);
    if (loop.is_used) {
      for (Variable& parameter : made.parameters)
        parameter = terms_.variable(terms_.name(parameter) + "_0");
      const Term* start = terms_.make(ApplyCont{name, made.parameters});
      made.body = terms_.make(LetCont{{{name, function.parameters, made.body}}, start});
    }
    return terms_.function(std::move(made));
  }

  Terms& terms_;
  // By the function's own continuation. References stay valid.
  std::unordered_map<uint32_t, Loop> loops_;
};

}  // namespace

Program contify(Terms& terms, const Program& program) {
  Program result = program;
  for (bool changed = true; changed;) {
    const Facts facts(terms, result);
    Rewriter rewriter(terms, facts);
    result.main = rewriter.rewrite(result.main);
    changed = rewriter.changed();
  }
  result.main = Looper(terms).rewrite(result.main);
  return result;
}

}  // namespace cps
