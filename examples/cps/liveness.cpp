// From inside to outside, a walk collects what is free in each body: variables, and continuations.
// From outside to inside, a second one adds what free continuations need, which is known there;
// only continuations of one group that call each other need rounds.
#include "liveness.h"

#include <algorithm>
#include <set>

namespace cps {
namespace {

struct Free {
  std::set<Variable> variables;
  std::set<ContinuationVariable> continuations;

  void add(Free&& other) {
    if (other.variables.size() > variables.size()) variables.swap(other.variables);
    if (other.continuations.size() > continuations.size()) continuations.swap(other.continuations);
    variables.merge(other.variables);
    continuations.merge(other.continuations);
  }
};

class Analysis {
 public:
  Analysis(size_t continuations, std::vector<Variables>& at_start, std::vector<Variables>& around)
      : free_(continuations), at_start_(at_start), around_(around) {}

  void function(const Function& function) {
    const Free free = collect(*function.body);
    at_start_[index(function.result)].assign(free.variables.begin(), free.variables.end());
    complete(*function.body);
  }
  void program(const Term& main) {
    collect(main);
    complete(main);
  }

 private:
  Free collect(const Term& term) {
    Free result;
    if (const auto* let = std::get_if<LetCont>(&term.node)) return collect_continuations(*let);
    for_each_body(term, [&](const Term* body) { result = collect(*body); });
    match(
        term.node, [&](const LetValue& let) { result.variables.erase(let.name); },
        [&](const LetPrimop& let) { result.variables.erase(let.name); },
        [&](const LetClosures& let) {
          for (const Closure& closure : let.closures) result.variables.erase(closure.name);
        },
        [&](const ApplyCont& jump) { result.continuations.insert(jump.continuation); },
        [&](const Apply& call) { result.continuations.insert(call.continuation); },
        [&](const Branch& branch) {
          result.continuations.insert(branch.then);
          result.continuations.insert(branch.otherwise);
        },
        [](const auto&) {});
    const auto* closures = std::get_if<LetClosures>(&term.node);
    for_each_use(term, [&](Variable x) {
      const auto binds = [x](const Closure& closure) { return closure.name == x; };
      if (closures && std::any_of(closures->closures.begin(), closures->closures.end(), binds))
        return;
      result.variables.insert(x);
    });
    return result;
  }

  Free collect_continuations(const LetCont& let) {
    Free result = collect(*let.body);
    for (const Continuation& continuation : let.continuations) {
      Free inside = collect(*continuation.body);
      free_[index(continuation.name)] = inside;
      for (const Variable x : continuation.parameters) inside.variables.erase(x);
      result.add(std::move(inside));
    }
    for (const Continuation& continuation : let.continuations)
      result.continuations.erase(continuation.name);
    return result;
  }

  void complete(const Term& term) {
    if (const auto* let = std::get_if<LetCont>(&term.node)) {
      for (bool changed = true; changed;) {
        changed = false;
        for (const Continuation& continuation : let->continuations)
          changed |= complete(continuation);
      }
    }
    for_each_body(term, [this](const Term* body) { complete(*body); });
  }

  // Adds what the continuations that it calls are known to need; true if that was more than before.
  bool complete(const Continuation& continuation) {
    Free& free = free_[index(continuation.name)];
    for (const ContinuationVariable k : free.continuations) {
      free.variables.insert(around_[index(k)].begin(), around_[index(k)].end());
    }
    Variables& start = at_start_[index(continuation.name)];
    const bool changed = start.size() != free.variables.size();
    start.assign(free.variables.begin(), free.variables.end());
    for (const Variable x : continuation.parameters) free.variables.erase(x);
    around_[index(continuation.name)].assign(free.variables.begin(), free.variables.end());
    free.variables.insert(start.begin(), start.end());
    return changed;
  }

  std::vector<Free> free_;  // of a continuation's body, by its variable
  std::vector<Variables>& at_start_;
  std::vector<Variables>& around_;
};

}  // namespace

Liveness::Liveness(const Terms& terms, const Program& program)
    : at_start_(terms.continuation_count()), around_(terms.continuation_count()) {
  Analysis analysis(terms.continuation_count(), at_start_, around_);
  for (const Function* function : program.functions) analysis.function(*function);
  analysis.program(*program.main);
}

}  // namespace cps
