#include "ir/ssa/clone.h"

#include "ir/ssa/fold.h"

namespace lilt::ssa {

InstId clone(Function& function, InstId original, std::span<const Value> operands,
             CloneScopes scopes) {
  function.note_copy_of(original);
  const Instruction from = function[original];
  const InstId copy = function.create(from.opcode, from.type, operands, from.flags, from.subcode,
                                      function.offset_of(original));
  function.set_name(copy, function.name_of(original));
  if (scopes == CloneScopes::Drop) drop_scopes(function, copy);
  if (is_call(from.opcode))
    copy_call_attributes(function, original, function, copy,
                         [](const ParameterAttributes& attributes) { return attributes; });
  return copy;
}

Value fold_clone(Function& function, InstId original, std::span<const Value> operands) {
  const Instruction from = function[original];
  const Value known = fold(function, from.opcode, from.subcode, from.flags, from.type, operands);
  if (known.valid()) function.note_copy_of(original);
  return known;
}

void drop_scopes(Function& function, InstId access) {
  if (const FactsIndex facts = function.facts_index(access); facts != 0)
    function.set_facts(access, function.add_facts(function.facts(facts).without_scopes()));
}

}  // namespace lilt::ssa
