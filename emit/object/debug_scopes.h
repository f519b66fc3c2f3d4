// The blocks and inlined calls of a function of the program, and the code that belongs to each.
#pragma once

#include <cstdint>
#include <span>
#include <unordered_map>
#include <utility>
#include <vector>

#include "emit/object/code_image.h"
#include "ir/ssa/debug_info.h"

namespace lilt::object {

class DebugScopes {
 public:
  using Range = std::pair<CodePoint, CodePoint>;
  // A block, or an inlined call: with what it is inlined into, of one call or none.
  struct Scope {
    uint32_t number = 0, inlined_at = ssa::DebugInfo::kNone;
    size_t parent = 0;
    uint32_t depth = 0;       // of the function itself: 0
    bool is_inlined = false;  // an inlined call itself
    std::vector<Range> ranges;
    std::vector<size_t> children;
  };

  // `info` must outlive this.
  explicit DebugScopes(const ssa::DebugInfo& info) : info_(info) { reset(0, {}); }
  // Leaves the function itself, scope 0, to which all code belongs. Its own locations must outlive
  // the scopes.
  void reset(uint32_t subprogram, ssa::DebugInfo::OwnLocations own);
  // The scope's index; it and those around it are added if they are new. Scopes form no cycle
  // (DebugInfo::find_cycles). O(new ones) expected.
  size_t find(uint32_t number, uint32_t inlined_at);
  // The code from a line on, up to the next one, belongs to the line's scope and to those around
  // it. O(lines × depth of their scopes).
  void add_lines(std::span<const SourceLine> lines);

  size_t size() const { return scopes_.size(); }
  const Scope& operator[](size_t scope) const { return scopes_[scope]; }

 private:
  const ssa::DebugInfo& info_;
  ssa::DebugInfo::OwnLocations own_;
  std::vector<Scope> scopes_;
  std::unordered_map<uint64_t, size_t> by_number_;
};

}  // namespace lilt::object
