#include "backend/certify/certifier.h"

#include <optional>

#include "backend/certify/walk.h"

namespace lilt::certify {

// A guess that is wrong misleads others: another order may find what one did not.
Verdict certify(const ssa::Function& function, const mir::MachineFunction& code, bool text_order,
                const PhiLocations& phis, const machine::Semantics& semantics, Arena& scratch,
                ssa::Analyses* analyses) {
  const Arena::Scope scope(scratch);
  std::optional<ssa::Analyses> own;
  if (analyses == nullptr) {
    analyses = &own.emplace(scratch);
    analyses->reset(function);
  }
  CodeFacts facts(function, code, text_order, phis, *analyses, scratch);
  Verdict verdict;
  for (const Guesses guesses : {Guesses::LocatedPhis, Guesses::PhisFirst, Guesses::ContentsFirst}) {
    bool depends_on_guesses = false;
    verdict = Walk(function, code, facts, guesses, semantics, scratch).run(depends_on_guesses);
    if (!depends_on_guesses) break;
  }
  return verdict;
}

}  // namespace lilt::certify
