// Idea: each row of the line table tells the scope of the code up to the next row. The ranges of a
// scope are those rows' code, its own and of the scopes inside.
#include "emit/object/debug_scopes.h"

namespace lilt::object {

namespace {

constexpr uint32_t kDeepestScope = 1000;

uint64_t scope_key(uint32_t number, uint32_t inlined_at) {
  return uint64_t{inlined_at} << 32 | number;
}

}  // namespace

void DebugScopes::reset(uint32_t subprogram, ssa::DebugInfo::OwnLocations own) {
  own_ = own;
  by_number_.clear();
  scopes_.clear();
  scopes_.emplace_back().number = subprogram;
  scopes_[0].ranges = {{0, kCodeEnd}};
}

// What is nested more deeply belongs to the scope around it: code would be in too many of them.
size_t DebugScopes::find(uint32_t number, uint32_t inlined_at) {
  std::vector<Scope> inner;  // new ones, from the inside out
  size_t found = 0;
  for (;;) {
    if (const auto known = by_number_.find(scope_key(number, inlined_at));
        known != by_number_.end()) {
      found = known->second;
      break;
    }
    const auto block = info_.lexical_block(number);
    if (block && block->is_file) {
      number = block->scope;
      continue;
    }
    const auto call = block ? std::nullopt : info_.location(inlined_at, own_);
    if (!block && (!call || info_.subprogram(number) == nullptr)) break;  // the function itself
    Scope& made = inner.emplace_back();
    made.number = number;
    made.inlined_at = inlined_at;
    made.is_inlined = !block;
    number = block ? block->scope : call->scope;
    if (!block) inlined_at = call->inlined_at;
  }
  for (; !inner.empty(); inner.pop_back()) {
    Scope& made = inner.back();
    size_t& place = by_number_[scope_key(made.number, made.inlined_at)];
    place = found;
    if (scopes_[found].depth == kDeepestScope) continue;
    made.parent = found;
    made.depth = scopes_[found].depth + 1;
    place = scopes_.size();
    scopes_[found].children.push_back(place);
    found = place;
    scopes_.push_back(std::move(made));
  }
  return found;
}

void DebugScopes::add_lines(std::span<const SourceLine> lines) {
  for (size_t i = 0; i < lines.size(); ++i) {
    const CodePoint begin = lines[i].code_offset;
    const CodePoint end = i + 1 == lines.size() ? kCodeEnd : lines[i + 1].code_offset;
    if (begin == end) continue;
    for (size_t scope = find(lines[i].scope, lines[i].inlined_at); scope != 0;
         scope = scopes_[scope].parent) {
      std::vector<Range>& ranges = scopes_[scope].ranges;
      if (!ranges.empty() && ranges.back().second == begin)
        ranges.back().second = end;
      else
        ranges.emplace_back(begin, end);
    }
  }
}

}  // namespace lilt::object
