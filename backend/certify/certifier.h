// Certifies finished machine code: compares it with the legalized SSA function that it was made of.
//
// Idea. Code and source are walked side by side. Where the walk is, is a pair: a machine block, and
// a block of the source with a number of its events (stores and calls) that have been matched. The
// machine's registers, flags and frame have contents in each of the runs of source_runs.h; from
// those at the pair's start the instructions compute others, by their meanings (runtime/machine),
// which share nothing with selection. Whatever the source does must be done by the code, with equal
// operands: each store and call in order, each result, each decision of a branch. At the start of a
// pair that several edges reach, a location has a value of the source that it has on every edge:
// either the same in all, or a phi, whose inputs are what the location holds at the ends of the
// edges. These are guessed from the first edges that are seen, and corrected until no edge
// contradicts (an optimistic iteration, as in Click's combined analyses): of what
// compiler passes know only the frame's layout and the conventions are trusted.
//
// What is equal in all runs is equal but for a small chance: a certificate is not a proof.
// docs/certificate.md says what it covers.
#pragma once

#include <string>

#include "backend/certify/phi_location.h"
#include "ir/mir/machine_function.h"
#include "ir/ssa/analyses.h"
#include "ir/ssa/function.h"
#include "runtime/machine/semantics.h"

namespace lilt::certify {

struct Verdict {
  enum class Kind : uint8_t {
    Certified,
    Unknown,  // the function has something that the certifier does not know
    Wrong,    // code and source differ
  };
  Kind kind = Kind::Certified;
  std::string reason;                   // of Unknown and Wrong
  uint32_t decisions = 0, untried = 0;  // conditional branches; those that no run decides both ways
};

// `text_order`: selection keeps the order of the text's blocks, as at -O0. Costs about as much as
// the compile of the function.
// `phis`: where some of them are; what is wrong there costs time or a certificate. `analyses`: of
// the source, as far as they are known; null: none are.
Verdict certify(const ssa::Function& function, const mir::MachineFunction& code, bool text_order,
                const PhiLocations& phis, const machine::Semantics& semantics, Arena& scratch,
                ssa::Analyses* analyses = nullptr);

}  // namespace lilt::certify
