#include "ir/opt/access_facts.h"

#include <algorithm>
#include <span>

#include "ir/ssa/metadata_text.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr uint64_t kNoNode = UINT64_MAX;
constexpr int kMaxTypes = 24;      // from a type to the root of its tree
constexpr size_t kMaxScopes = 16;  // of a list; longer ones do not count

// The nodes of a list; too many for it if there is anything else in the list.
struct NodeList {
  std::array<uint64_t, kMaxScopes> nodes = {};
  size_t count = 0;
  explicit NodeList(std::string_view text) {
    MetadataReader reader(text);
    while (const auto element = reader.next()) {
      if (!element->is_node() || count == kMaxScopes) {
        is_whole = false;
        return;
      }
      nodes[count++] = element->value;
    }
  }
  std::span<const uint64_t> all() const { return {nodes.data(), count}; }
  bool is_whole = true;
};

}  // namespace

bool AccessFacts::may_alias(FactsIndex a, FactsIndex b) {
  if (a == 0 || b == 0) return true;
  if (a > b) std::swap(a, b);
  Answer& known = answers_[(a * 7u + b) % answers_.size()];
  if (known.a != a || known.b != b)
    known = {a, b,
             read_and_compare(function_.annotations().facts(a), function_.annotations().facts(b))};
  return known.may_alias;
}

bool AccessFacts::read_and_compare(const Facts& a, const Facts& b) const {
  if (!types_may_alias(a[FactKind::AccessType], b[FactKind::AccessType])) return false;
  if (!uses_scopes_) return true;
  return scopes_may_alias(a[FactKind::AliasScopes], b[FactKind::NoAlias]) &&
         scopes_may_alias(b[FactKind::AliasScopes], a[FactKind::NoAlias]);
}

std::string_view AccessFacts::text_of(uint64_t node) const {
  return node > UINT32_MAX ? std::string_view()
                           : function_.module().header().text_from(static_cast<MetadataNode>(node));
}

// --- types

// `!{!base, !accessed, i64 offset}`; older and newer forms are not known.
AccessFacts::AccessType AccessFacts::access_type(MetadataNode tag) const {
  MetadataReader reader(text_of(tag));
  const auto base = reader.next(), accessed = reader.next(), offset = reader.next();
  if (!offset || !base->is_node() || !accessed->is_node() || !offset->is_integer()) return {};
  return {base->value, accessed->value, offset->value, true};
}

// The member of a type at an offset, `!{!"name", !member, i64 0, !member, i64 4 …}`, which the
// offset is made relative to. A scalar has its parent in the tree as its only member. None of
// types in other forms.
uint64_t AccessFacts::member_at(uint64_t type, uint64_t& offset) const {
  MetadataReader reader(text_of(type));
  const auto name = reader.next();
  if (!name || name->kind != MetadataElement::Kind::Other) return kNoNode;
  uint64_t member = kNoNode, start = 0;
  while (const auto element = reader.next()) {
    const auto place = reader.next();
    if (!element->is_node() || (place && !place->is_integer())) return kNoNode;
    const uint64_t begin = place ? place->value : 0;
    if (member != kNoNode && begin > offset) break;
    member = element->value;
    start = begin;
  }
  offset -= start;
  return member;
}

// The type nearest to both in their tree; none if the trees are different.
uint64_t AccessFacts::common_type(uint64_t a, uint64_t b) const {
  std::array<uint64_t, kMaxTypes> above = {};
  size_t count = 0;
  for (; a != kNoNode && count < above.size(); ++count) {
    above[count] = a;
    uint64_t offset = 0;
    a = member_at(a, offset);
  }
  for (int steps = 0; b != kNoNode && steps < kMaxTypes; ++steps) {
    if (std::ranges::find(above.begin(), above.begin() + count, b) != above.begin() + count)
      return b;
    uint64_t offset = 0;
    b = member_at(b, offset);
  }
  return kNoNode;
}

// Whether the inner access may be one to a part of what the outer one's base type is; if that is
// settled, says in `may_alias` what follows. Accesses of the same struct are to different members
// if their offsets differ; an access of a whole scalar may be to any element of a member that is an
// array.
bool AccessFacts::is_member(const AccessType& outer, const AccessType& inner, uint64_t common,
                            bool& may_alias) const {
  may_alias = true;
  if (outer.base == outer.accessed && outer.accessed == common) return true;
  uint64_t type = outer.base, offset = outer.offset;
  for (int steps = 0; type != kNoNode; ++steps) {
    if (steps == kMaxTypes) return true;
    if (type == inner.base) {
      may_alias = offset == inner.offset || type == outer.accessed || inner.base == inner.accessed;
      return true;
    }
    type = member_at(type, offset);
  }
  return false;
}

bool AccessFacts::types_may_alias(MetadataNode a, MetadataNode b) const {
  if (a == b || a == metadata::None || b == metadata::None) return true;
  const AccessType first = access_type(a), second = access_type(b);
  if (!first.is_known || !second.is_known) return true;
  const uint64_t common = common_type(first.accessed, second.accessed);
  if (common == kNoNode) return true;
  bool may_alias = true;
  if (is_member(first, second, common, may_alias) || is_member(second, first, common, may_alias))
    return may_alias;
  return false;
}

// --- scopes

// `distinct !{!scope, !domain, …}`
uint64_t AccessFacts::domain_of(uint64_t scope) const {
  MetadataReader reader(text_of(scope));
  reader.next();
  const auto domain = reader.next();
  return domain && domain->is_node() ? domain->value : kNoNode;
}

bool AccessFacts::scopes_may_alias(MetadataNode scopes, MetadataNode excluded) const {
  if (scopes == metadata::None || excluded == metadata::None) return true;
  const NodeList own(text_of(scopes)), others(text_of(excluded));
  if (!own.is_whole || !others.is_whole) return true;
  for (uint64_t scope : own.all()) {
    const uint64_t domain = domain_of(scope);
    if (domain == kNoNode) continue;
    const bool are_excluded = std::ranges::all_of(own.all(), [&](uint64_t other) {
      return domain_of(other) != domain ||
             std::ranges::find(others.all(), other) != others.all().end();
    });
    if (are_excluded) return false;
  }
  return true;
}

}  // namespace lilt::opt
