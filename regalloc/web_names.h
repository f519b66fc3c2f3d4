// What decisions call a web: by the value in it that tells a reader most. One that the source names
// comes before one that a pass names, and that before one that has only a number; of equal ones the
// first to be defined.
#pragma once

#include <functional>
#include <vector>

#include "regalloc/trace.h"

namespace lilt::regalloc {

// The webs as they are after the events so far. Of graph colouring a web is what was coalesced.
class WebNames {
 public:
  // `is_of_source`: of a value, by its name; may be empty. O(instructions + values log values).
  WebNames(const mir::MachineFunction& function, const mir::RegisterNames& names,
           const std::function<bool(std::string_view)>& is_of_source = {});
  // O(1); of a coalescing, O(depth of what it joins).
  void apply(const TraceEvent& event);
  // The event with the values that name its webs, if it is about webs: values that were united or
  // refused each other have their own names, and so has the value that is folded or stored.
  TraceEvent named(TraceEvent event) const;
  // By web; kNone: no value is in it.
  const std::vector<uint32_t>& by_web() const { return best_; }

 private:
  // That the value's web is part of; kNone: of none.
  uint32_t joined_web_of(uint32_t value) const;
  void add(uint32_t value, uint32_t web);
  void join(uint32_t into, uint32_t from);
  void part();

  std::vector<uint32_t> rank_;    // by value: smaller is better
  std::vector<uint32_t> web_;     // by value
  std::vector<uint32_t> best_;    // by web
  std::vector<uint32_t> joined_;  // by web: the one that it joined by coalescing, itself if none
  std::vector<uint32_t> name_;    // by web: of it and those that joined it
};

}  // namespace lilt::regalloc
