// What the text promises about memory accesses, calls, parameters and results, apart from what they
// do. No pass needs it; whoever drops it loses speed only.
#pragma once

#include <algorithm>
#include <array>
#include <cstdint>
#include <string_view>

namespace lilt::ssa {

// A metadata node: its number, or kInline | the place of one that is written in the instruction.
using MetadataNode = uint32_t;
namespace metadata {
enum : MetadataNode { None = UINT32_MAX, Inline = 1u << 31 };
}

// The metadata of loads, stores and calls that is kept.
enum class FactKind : uint8_t {
  AccessType,             // which type of the source language is accessed
  AliasScopes,            // the scopes that the access belongs to
  NoAlias,                // the scopes that it has nothing in common with
  Invariant,              // memory that does not change while it can be read
  NoUndef,                // of the result: undefined behaviour otherwise
  Dereferenceable,        // likewise: where the result points to
  DereferenceableOrNull,  // likewise
  Range,                  // of the result: poison otherwise
  NonNull,                // likewise
  Align,                  // likewise
};
inline constexpr std::array<std::string_view, 10> kFactNames = {"tbaa",
                                                                "alias.scope",
                                                                "noalias",
                                                                "invariant.load",
                                                                "noundef",
                                                                "dereferenceable",
                                                                "dereferenceable_or_null",
                                                                "range",
                                                                "nonnull",
                                                                "align"};
// From here on: without the promise the result is any value, with it, poison.
inline constexpr auto kFirstPoisonFact = static_cast<size_t>(FactKind::Range);

// The facts about one instruction: a node of each kind.
struct Facts {
  std::array<MetadataNode, kFactNames.size()> nodes;
  constexpr Facts() { nodes.fill(metadata::None); }
  MetadataNode& operator[](FactKind kind) { return nodes[static_cast<size_t>(kind)]; }
  MetadataNode operator[](FactKind kind) const { return nodes[static_cast<size_t>(kind)]; }
  bool has(FactKind kind) const { return (*this)[kind] != metadata::None; }
  // Scopes are those of one execution of the code that declares them.
  Facts without_scopes() const {
    Facts rest = *this;
    rest[FactKind::AliasScopes] = rest[FactKind::NoAlias] = metadata::None;
    return rest;
  }
  // What holds of the value even if the instruction runs where it did not.
  Facts of_value() const {
    Facts rest = *this;
    std::fill_n(rest.nodes.begin(), kFirstPoisonFact, metadata::None);
    return rest;
  }
  // What also holds where another load, with these facts, gave the value.
  Facts shared_with(const Facts& other) const {
    Facts rest = *this;
    if (has(FactKind::NoUndef)) return rest;  // poison would have been undefined behaviour
    for (size_t kind = kFirstPoisonFact; kind < nodes.size(); ++kind)
      if (other.nodes[kind] != nodes[kind]) rest.nodes[kind] = metadata::None;
    return rest;
  }
  bool is_empty() const { return *this == Facts(); }
  friend bool operator==(const Facts&, const Facts&) = default;
};
inline constexpr Facts kNoFacts;
// An index into a function's sets of facts, which an instruction's flags hold; 0: no facts.
using FactsIndex = uint16_t;
inline constexpr FactsIndex kMaxFacts = 63;

// Of a function's parameter or result.
namespace parameter_fact {
enum : uint16_t {
  NoAlias = 1,
  NonNull = 2,
  NoUndef = 4,
  NoCapture = 8,
  ReadOnly = 16,
  WriteOnly = 32,
  ReadNone = 64,
  Returned = 128,  // the function returns the parameter
};
}
inline constexpr std::array<std::string_view, 8> kParameterFactNames = {
    "noalias", "nonnull", "noundef", "nocapture", "readonly", "writeonly", "readnone", "returned"};
struct ParameterFacts {
  uint16_t words = 0;                    // namespace parameter_fact
  uint8_t align_log2 = 0;                // of a pointer that is not byval
  bool has_range = false;                // the value is from `low` on and below `high`, modulo
  uint64_t low = 0, high = 0;            // its width; i1 to i64
  uint64_t dereferenceable = 0;          // bytes
  uint64_t dereferenceable_or_null = 0;  // bytes
  // Of a value about which `other` holds, too; of two ranges this one is kept.
  ParameterFacts joined_with(const ParameterFacts& other) const {
    ParameterFacts both = has_range ? *this : other;
    both.words = words | other.words;
    both.align_log2 = std::max(align_log2, other.align_log2);
    both.dereferenceable = std::max(dereferenceable, other.dereferenceable);
    both.dereferenceable_or_null = std::max(dereferenceable_or_null, other.dereferenceable_or_null);
    return both;
  }
  friend bool operator==(const ParameterFacts&, const ParameterFacts&) = default;
};

// What a call says that its callee's declaration does not.
struct CallFacts {
  ParameterFacts result;
  uint16_t fast_math = 0;  // namespace fast_math
  friend bool operator==(const CallFacts&, const CallFacts&) = default;
};

}  // namespace lilt::ssa
