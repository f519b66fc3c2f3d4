#include "ir/ssa/annotations.h"

#include <algorithm>
#include <utility>

namespace lilt::ssa {

void Annotations::reset() {
  attributes_.clear();
  call_attributes_.clear();
  call_facts_.clear();
  facts_.clear();
  switch_weights_.clear();
}

// Where the entry is, or would be inserted.
size_t Annotations::attributes_index(InstId user, uint32_t position) const {
  // Arguments of the function itself (user none(), the largest id) come last.
  auto before = [](const AttributesOf& a, std::pair<InstId, uint32_t> key) {
    return std::pair(a.user, a.position) < key;
  };
  auto found =
      std::lower_bound(attributes_.begin(), attributes_.end(), std::pair(user, position), before);
  return static_cast<size_t>(found - attributes_.begin());
}

const ParameterAttributes& Annotations::attributes(InstId user, uint32_t position) const {
  static constexpr ParameterAttributes kNone;
  size_t index = attributes_index(user, position);
  if (index == attributes_.size()) return kNone;
  const AttributesOf& found = attributes_[index];
  return found.user == user && found.position == position ? found.attributes : kNone;
}

void Annotations::set_attributes(InstId user, uint32_t position,
                                 const ParameterAttributes& attributes) {
  size_t index = attributes_index(user, position);
  bool known = index < attributes_.size() && attributes_[index].user == user &&
               attributes_[index].position == position;
  if (known)
    attributes_[index].attributes = attributes;
  else
    attributes_.insert(attributes_.begin() + static_cast<ptrdiff_t>(index),
                       {user, position, attributes});
}

bool Annotations::has_attributes(InstId user) const {
  size_t index = attributes_index(user, 0);
  return index < attributes_.size() && attributes_[index].user == user;
}

// nullptr if the call has none.
const Annotations::CallAttributes* Annotations::find(InstId call) const {
  const auto found = std::ranges::lower_bound(call_attributes_, call, {}, &CallAttributes::call);
  return found != call_attributes_.end() && found->call == call ? &*found : nullptr;
}

FunctionAttributes Annotations::function_attributes(InstId call) const {
  const CallAttributes* found = find(call);
  return found != nullptr ? found->attributes : 0;
}

uint32_t Annotations::type_hash(InstId call) const {
  const CallAttributes* found = find(call);
  return found != nullptr ? found->type_hash : 0;
}

void Annotations::copy_function_attributes(const Annotations& from, InstId original, InstId call,
                                           FunctionAttributes mask) {
  const CallAttributes* found = from.find(original);
  if (found != nullptr && (found->attributes & mask) != 0)
    set_function_attributes(call, found->attributes & mask, found->type_hash);
}

bool Annotations::has_call_with(FunctionAttributes attributes) const {
  return std::ranges::any_of(call_attributes_, [&](const CallAttributes& call) {
    return (call.attributes & attributes) != 0;
  });
}

void Annotations::set_call_facts(InstId call, const CallFacts& facts) {
  const bool is_last = call_facts_.empty() || call_facts_.back().call < call;
  const auto at = is_last ? call_facts_.end()
                          : std::ranges::lower_bound(call_facts_, call, {}, &CallFactsOf::call);
  if (at != call_facts_.end() && at->call == call)
    at->facts = facts;
  else
    call_facts_.insert(at, {call, facts});
}

const CallFacts& Annotations::call_facts(InstId call) const {
  static constexpr CallFacts kNone;
  if (call_facts_.empty()) return kNone;
  const auto found = std::ranges::lower_bound(call_facts_, call, {}, &CallFactsOf::call);
  return found != call_facts_.end() && found->call == call ? found->facts : kNone;
}

FactsIndex Annotations::add_facts(const Facts& facts) {
  if (facts.is_empty()) return 0;
  // Most sets are an access type only, so the first node nearly always tells two apart.
  const auto found = std::ranges::find_if(facts_, [&](const Facts& known) {
    return known.nodes[0] == facts.nodes[0] && known == facts;
  });
  const auto index = static_cast<FactsIndex>(found - facts_.begin() + 1);
  if (index > kMaxFacts) return 0;
  if (found == facts_.end()) facts_.push_back(facts);
  return index;
}

uint16_t Annotations::add_switch_weights(std::span<const uint32_t> weights) {
  if (weights.empty() || switch_weights_.size() == UINT16_MAX) return 0;
  switch_weights_.emplace_back(weights.begin(), weights.end());
  return static_cast<uint16_t>(switch_weights_.size());
}

}  // namespace lilt::ssa
