#include "backend/certify/certifier.h"

#include "backend/certify/walk.h"
#include "ir/support/processor_features.h"

namespace lilt::certify {

// A guess that is wrong misleads others: another order may find what one did not.
Verdict certify(const ssa::Function& function, const mir::MachineFunction& code, bool text_order,
                const PhiLocations& phis, const machine::Semantics& semantics, Arena& scratch) {
  const bool may_have_avx512 = (code.features & processor_feature::Avx512) != 0;
  for (size_t b = 0; may_have_avx512 && b < code.layout.size(); ++b)
    for (const mir::MachineInstr& instruction : code.instructions_of(code.layout[b]))
      if (x86::needs_avx512(code, instruction))
        return {Verdict::Kind::Unknown,
                "the instruction '" + std::string(code.desc(instruction).name) + "' of AVX-512"};
  const Arena::Scope scope(scratch);
  CodeFacts facts(function, code, text_order, phis, scratch);
  Verdict verdict;
  for (const Guesses guesses : {Guesses::LocatedPhis, Guesses::PhisFirst, Guesses::ContentsFirst}) {
    bool depends_on_guesses = false;
    verdict = Walk(function, code, facts, guesses, semantics, scratch).run(depends_on_guesses);
    if (!depends_on_guesses) break;
  }
  return verdict;
}

}  // namespace lilt::certify
