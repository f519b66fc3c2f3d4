// The terms whose sum a cost is, noted while it is computed: the observer gets them after the event
// that tells the cost.
#pragma once

#include <span>
#include <vector>

#include "regalloc/trace.h"

namespace lilt::regalloc {

class CostTerms {
 public:
  // A part of the terms; as many as there are at a time, for a sum that begins there.
  struct Part {
    uint32_t first = 0, end = 0;
  };

  explicit CostTerms(bool are_wanted) : are_wanted_(are_wanted) {}

  bool are_wanted() const { return are_wanted_; }
  void clear() { terms_.clear(); }
  uint32_t count() const { return static_cast<uint32_t>(terms_.size()); }
  Part since(uint32_t first) const { return {first, count()}; }

  // Returns the amount. Without an observer nothing is noted.
  double add(CostKind kind, uint32_t value, uint32_t point, double weight, double factor = 1) {
    if (are_wanted_) [[unlikely]]
      note({kind, value, Point{point}, weight, factor});
    return weight * factor;
  }
  void add(const CostTerm& term) {
    if (are_wanted_) note(term);
  }
  std::span<const CostTerm> part(Part part) const {
    return std::span(terms_).subspan(part.first, part.end - part.first);
  }
  // Another sum has these terms too.
  void repeat(Part part) {
    if (!are_wanted_) [[likely]]
      return;
    for (uint32_t i = part.first; i < part.end; ++i) terms_.push_back(CostTerm(terms_[i]));
  }
  // Each of the terms counts so much.
  void scale(uint32_t first, double factor) {
    if (!are_wanted_) [[likely]]
      return;
    for (uint32_t i = first; i < count(); ++i) terms_[i].factor *= factor;
  }
  // The sum has no terms of the kind after all.
  void drop(uint32_t first, CostKind kind) {
    if (!are_wanted_) [[likely]]
      return;
    std::erase_if(terms_, [&, at = uint32_t{0}](const CostTerm& term) mutable {
      return at++ >= first && term.kind == kind;
    });
  }
  void tell(TraceObserver& observer, Part part) const {
    for (const CostTerm& term : this->part(part)) observer.term(term);
  }

 private:
  void note(const CostTerm& term) {
    if (term.weight != 0 && term.factor != 0) terms_.push_back(term);
  }

  const bool are_wanted_;
  std::vector<CostTerm> terms_;
};

}  // namespace lilt::regalloc
