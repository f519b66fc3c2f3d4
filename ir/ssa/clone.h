// Copies of instructions with all that belongs to them: origin, name, flags, attributes and facts
// of calls, weights of switches, and what debug information is to know.
#pragma once

#include <span>

#include "ir/ssa/exceptions.h"
#include "ir/ssa/function.h"

namespace lilt::ssa {

// Whether a copy may execute in one iteration with its original: then `!alias.scope` and
// `!noalias`, which hold within one execution of their region, do not hold for it.
enum class CloneScopes : uint8_t { Keep, Drop };

// A copy of the instruction, outside any block, with these operands, which may be the original's.
// O(operands + attributes).
InstId clone(Function& function, InstId original, std::span<const Value> operands,
             CloneScopes scopes);

// The constant that a copy with these operands would compute, and that takes its place; none() if
// the copy is needed.
Value fold_clone(Function& function, InstId original, std::span<const Value> operands);

// Forgets the scopes of an access (`!alias.scope`, `!noalias`): where code of two iterations comes
// together.
void drop_scopes(Function& function, InstId access);

// Gives a call the attributes and facts of another one, which may belong to another function.
// `map`: ParameterAttributes of that function → of this one.
template <class Map>
void copy_call_attributes(const Function& from, InstId original, Function& to, InstId copy,
                          Map map) {
  if (const FunctionAttributes own = from.own_function_attributes(original); own != 0)
    to.set_function_attributes(copy, own, from.type_hash(original));
  if (const CallFacts& facts = from.call_facts(original); facts != CallFacts())
    to.set_call_facts(copy, facts);
  if (!from.has_attributes(original)) return;
  const auto arguments = static_cast<uint32_t>(call_arguments(from, original).size());
  for (uint32_t i = 0; i <= arguments; ++i) {
    const uint32_t position = i == arguments ? kResultPosition : i;
    const ParameterAttributes attributes = map(from.attributes(original, position));
    if (attributes != ParameterAttributes()) to.set_attributes(copy, position, attributes);
  }
}

}  // namespace lilt::ssa
