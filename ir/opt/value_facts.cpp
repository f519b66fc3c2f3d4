#include "ir/opt/value_facts.h"

#include <algorithm>

#include "ir/ssa/metadata_text.h"
#include "ir/support/bits.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr ParameterFacts kNone;

// Of arguments and results of calls; nothing of other values.
const ParameterFacts& facts_of(const Function& function, Value value) {
  if (!value.is_local()) return kNone;
  const Opcode opcode = function[value.local()].opcode;
  if (opcode == Opcode::Argument) return argument_facts(function, value.local());
  return opcode == Opcode::Call ? function.result_facts(value.local()) : kNone;
}

MetadataNode node_of(const Function& function, Value value, FactKind kind) {
  return value.is_local() ? function.facts_of(value.local())[kind] : metadata::None;
}

uint64_t number_in(const Function& function, MetadataNode node) {
  MetadataReader reader(function.module().header().text_from(node));
  const auto element = reader.next();
  return element && element->is_integer() ? element->value : 0;
}

// `!{i32 0, i32 2, i32 5, i32 9}`: from the first bound to the last, which is right as long as the
// ranges ascend.
std::optional<ValueRange> range_of_node(const Function& function, MetadataNode node,
                                        uint32_t width) {
  MetadataReader reader(function.module().header().text_from(node));
  std::optional<ValueRange> range;
  uint64_t last = 0;
  while (const auto low = reader.next()) {
    const auto high = reader.next();
    if (!high || !low->is_integer() || !high->is_integer()) return {};
    const uint64_t from = low->value & low_mask(width), to = high->value & low_mask(width);
    if (range && (from < last || to <= from)) return {};
    if (!range) range = ValueRange{from, to};
    range->high = last = to;
  }
  return range;
}

}  // namespace

const ParameterFacts& argument_facts(const Function& function, InstId argument) {
  // Arguments are the first values of a function, but for those that legalization made.
  const uint32_t index = argument.index();
  const bool is_in_place =
      index < function.argument_count() && function.argument(index) == argument;
  return is_in_place ? function.parameter_facts(index) : kNone;
}

void drop_scopes(Function& function, InstId access) {
  if (const FactsIndex facts = function.facts_index(access); facts != 0)
    function.set_facts(access, function.add_facts(function.facts(facts).without_scopes()));
}

std::optional<ValueRange> promised_range(const Function& function, Value value) {
  const MetadataNode node = node_of(function, value, FactKind::Range);
  if (node != metadata::None)
    return range_of_node(function, node, function.types().integer_bits(function.type_of(value)));
  if (!function.has_result_ranges()) return {};
  const ParameterFacts& facts = facts_of(function, value);
  if (!facts.has_range) return {};
  return ValueRange{facts.low, facts.high};
}

bool is_promised_nonnull(const Function& function, Value pointer) {
  if ((facts_of(function, pointer).words & parameter_fact::NonNull) != 0) return true;
  if (node_of(function, pointer, FactKind::NonNull) != metadata::None) return true;
  return !function.module().header().null_may_be_valid && promised_bytes(function, pointer) != 0;
}

uint64_t promised_bytes(const Function& function, Value pointer) {
  const ParameterFacts& facts = facts_of(function, pointer);
  const bool is_nonnull = (facts.words & parameter_fact::NonNull) != 0 ||
                          node_of(function, pointer, FactKind::NonNull) != metadata::None;
  const MetadataNode node = node_of(function, pointer, FactKind::Dereferenceable);
  uint64_t bytes = std::max(facts.dereferenceable, is_nonnull ? facts.dereferenceable_or_null : 0);
  if (node != metadata::None) bytes = std::max(bytes, number_in(function, node));
  return bytes;
}

}  // namespace lilt::opt
