// Whether two accesses may touch the same memory, from the metadata of the text alone.
//
// Idea. `!tbaa`: an access names a type of the source language, and the member of which struct it
// is; memory of one type is not accessed as another one, unless one is a member of the other at
// that offset. The types form a tree, whose root aliases all; different trees are different
// languages.
// `!noalias`: the access touches nothing that accesses of the scopes in the list touch
// (`!alias.scope`), provided that all scopes of one domain are in the list. Answers are kept, since
// nodes are read from the text.
//
// Source: the language reference of LLVM, "tbaa metadata" and "noalias and alias.scope metadata".
#pragma once

#include <array>

#include "ir/ssa/function.h"

namespace lilt::opt {

class AccessFacts {
 public:
  AccessFacts(const ssa::Function& function, bool uses_scopes)
      : function_(function), uses_scopes_(uses_scopes) {}
  // For accesses with these sets of facts. O(1) but for the first question, which reads a bounded
  // number of nodes.
  bool may_alias(ssa::FactsIndex a, ssa::FactsIndex b);

 private:
  struct Answer {
    ssa::FactsIndex a = 0, b = 0;
    bool may_alias = true;
  };
  struct AccessType {
    uint64_t base = 0, accessed = 0, offset = 0;  // nodes; bytes from the base
    bool is_known = false;
  };
  bool read_and_compare(const ssa::Facts& a, const ssa::Facts& b) const;
  std::string_view text_of(uint64_t node) const;

  AccessType access_type(ssa::MetadataNode tag) const;
  uint64_t member_at(uint64_t type, uint64_t& offset) const;
  uint64_t common_type(uint64_t a, uint64_t b) const;
  bool types_may_alias(ssa::MetadataNode a, ssa::MetadataNode b) const;
  bool is_member(const AccessType& outer, const AccessType& inner, uint64_t common,
                 bool& may_alias) const;
  bool scopes_may_alias(ssa::MetadataNode scopes, ssa::MetadataNode excluded) const;
  uint64_t domain_of(uint64_t scope) const;

  const ssa::Function& function_;
  const bool uses_scopes_;
  std::array<Answer, 64> answers_;
};

}  // namespace lilt::opt
