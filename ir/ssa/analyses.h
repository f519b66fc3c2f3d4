// The analyses of one function, computed on demand and kept until a pass invalidates them.
#pragma once

#include <cstdint>
#include <initializer_list>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "ir/ssa/cfg.h"
#include "ir/ssa/function.h"
#include "ir/support/arena.h"

namespace lilt::ssa {

// In the order of their dependence: each is computed from those before it.
enum class Analysis : uint8_t { ControlFlow, Dominators, Loops, Frequencies };
inline constexpr size_t kAnalysisCount = 4;

class AnalysisSet {
 public:
  constexpr AnalysisSet() = default;
  constexpr AnalysisSet(std::initializer_list<Analysis> members) {
    for (Analysis a : members) insert(a);
  }
  static constexpr AnalysisSet all() {
    AnalysisSet set;
    set.bits_ = (1u << kAnalysisCount) - 1;
    return set;
  }
  constexpr bool contains(Analysis a) const { return (bits_ >> static_cast<unsigned>(a) & 1) != 0; }
  constexpr bool contains_all(AnalysisSet other) const { return (other.bits_ & ~bits_) == 0; }
  constexpr bool empty() const { return bits_ == 0; }
  constexpr void insert(Analysis a) {
    bits_ |= static_cast<uint8_t>(1u << static_cast<unsigned>(a));
  }
  constexpr void keep_only(AnalysisSet other) { bits_ &= other.bits_; }
  friend constexpr bool operator==(AnalysisSet, AnalysisSet) = default;

 private:
  uint8_t bits_ = 0;
};

// The name in messages: "dominators".
std::string_view name_of(Analysis analysis);
// What an analysis is computed from. A pass that keeps the analysis must keep these, too.
AnalysisSet basis_of(Analysis analysis);

// Keeps the memory of its tables from function to function. A reference that it gives is valid
// until the analysis is invalidated; passes may go on to use a graph that they are changing, as a
// snapshot.
class Analyses {
 public:
  // `scratch` is for working arrays of computations.
  explicit Analyses(Arena& scratch) : scratch_(scratch) {}
  Analyses(const Analyses&) = delete;
  Analyses& operator=(const Analyses&) = delete;

  // Begins with a function; nothing about it is known.
  void reset(const Function& function) {
    function_ = &function;
    known_ = asked_ = {};
  }
  // Begins with the function that the other describes, and takes over what the other knows about
  // it; the other then knows nothing.
  void take_over(Analyses& other);
  // Gives back the memory of the tables; nothing is known then.
  void release();

  const ControlFlowGraph& control_flow() {
    if (!is_known(Analysis::ControlFlow)) cfg_.compute(*function_);
    return note(Analysis::ControlFlow), cfg_;
  }
  // Removes unreachable blocks of the function, which phis no longer name, and keeps the graph up
  // to date. Returns whether there were some.
  bool remove_unreachable_blocks(Function& function);
  const DominatorTree& dominators();
  const LoopForest& loops();
  std::span<const float> frequencies();  // by block

  // Forgets all but `kept`. A pass calls this if it changes more than the pass table says that it
  // does; otherwise the runner does, after the pass.
  void keep_only(AnalysisSet kept) { known_.keep_only(kept); }

  // What was asked for since the last call. For checks of the pass table.
  AnalysisSet take_asked() {
    AnalysisSet asked = asked_;
    asked_ = {};
    return asked;
  }
  // The names of kept analyses that differ from new ones: someone changed what they depend on and
  // did not invalidate them. Costs a computation of each.
  std::vector<std::string> find_stale() const;

 private:
  bool is_known(Analysis analysis) const { return known_.contains(analysis); }
  void note(Analysis analysis) {
    known_.insert(analysis);
    asked_.insert(analysis);
  }

  Arena& scratch_;
  const Function* function_ = nullptr;
  AnalysisSet known_, asked_;
  ControlFlowGraph cfg_;
  DominatorTree dominators_;
  LoopForest loops_;
  std::vector<float> frequencies_;
};

}  // namespace lilt::ssa
