// What the text of a body says about its values and calls besides what they do: attributes of the
// calling convention, promises (facts.h) and the weights of switches. Ids are those of the body.
#pragma once

#include <cstdint>
#include <span>
#include <vector>

#include "ir/ssa/attributes.h"
#include "ir/ssa/facts.h"
#include "ir/ssa/value.h"

namespace lilt::ssa {

class Annotations {
 public:
  // Empties them. Keeps the memory.
  void reset();
  void shrink() { facts_.shrink_to_fit(); }

  // Of a call's argument (position: its index) or result (kResultPosition); of the function's own
  // parameter, when `user` is none(). Missing entries are default. O(log n).
  const ParameterAttributes& attributes(InstId user, uint32_t position) const;
  // O(log n) for calls in the order of their creation, otherwise O(n).
  void set_attributes(InstId user, uint32_t position, const ParameterAttributes& attributes);
  bool has_attributes(InstId user) const;

  // A call's own, without its callee's: namespace function_attribute. O(log n) in the calls with
  // their own.
  FunctionAttributes function_attributes(InstId call) const;
  // Of an indirect call with ChecksType: the hash of the type that its callee must have, which
  // stands before functions whose address is taken. Of others 0.
  uint32_t type_hash(InstId call) const;
  // Whether some call has one of the attributes itself. O(calls with attributes).
  bool has_call_with(FunctionAttributes attributes) const;
  // Calls in ascending order. `type_hash`: with ChecksType.
  void set_function_attributes(InstId call, FunctionAttributes attributes, uint32_t type_hash = 0) {
    call_attributes_.push_back({call, type_hash, attributes});
  }
  // Gives the call, as above, those of the masked attributes that another call has itself.
  void copy_function_attributes(const Annotations& from, InstId original, InstId call,
                                FunctionAttributes mask = ~FunctionAttributes{0});
  // O(log n) in the calls with facts of their own.
  const CallFacts& call_facts(InstId call) const;
  // O(1) if the calls come in ascending order.
  void set_call_facts(InstId call, const CallFacts& facts);
  bool has_call_facts() const { return !call_facts_.empty(); }

  // The sets that instructions' flags name.
  const Facts& facts(FactsIndex index) const { return index == 0 ? kNoFacts : facts_[index - 1u]; }
  // The index of equal facts; 0 of empty ones, or if the function has too many sets. O(sets), of
  // which there are at most kMaxFacts.
  FactsIndex add_facts(const Facts& facts);
  // Of a switch, or an indirect branch, with these flags: how often it went to each target, in the
  // order of its operands, as a profile in the text (`!prof`) tells; empty if none does. Copies of
  // a switch keep its flags, and who changes its targets sets the flags anew.
  std::span<const uint32_t> switch_weights(uint16_t flags) const {
    return flags == 0 ? std::span<const uint32_t>() : switch_weights_[flags - 1u];
  }
  // The flags of a switch with such weights; 0 if there are none, or if the function has too many.
  uint16_t add_switch_weights(std::span<const uint32_t> weights);

 private:
  struct AttributesOf {
    InstId user;
    uint32_t position;
    ParameterAttributes attributes;
  };
  struct CallAttributes {
    InstId call;
    uint32_t type_hash;
    FunctionAttributes attributes;
  };
  struct CallFactsOf {
    InstId call;
    CallFacts facts;
  };
  size_t attributes_index(InstId user, uint32_t position) const;
  const CallAttributes* find(InstId call) const;

  std::vector<AttributesOf> attributes_;         // by user and position, ascending
  std::vector<CallAttributes> call_attributes_;  // by call, ascending
  std::vector<CallFactsOf> call_facts_;          // by call, ascending
  std::vector<Facts> facts_;                     // without the empty set
  std::vector<std::vector<uint32_t>> switch_weights_;
};

}  // namespace lilt::ssa
