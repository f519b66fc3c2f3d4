// Which registers suit the live range that the linear scan visits: the copies that each would save.
#pragma once

#include "regalloc/scan_registers.h"

namespace lilt::regalloc {

class ScanHints : ScanInputs {
 public:
  // What a copy between registers costs, next to a load.
  static constexpr double kCopyFactor = 0.5;

  explicit ScanHints(Analyses& analyses)
      : ScanInputs(analyses),
        last_register_(webs_.count(), 0, analyses.scratch),
        terms_(analyses.terms) {}

  // `is_part`: of a web with several live ranges.
  void find(const LiveRange& range, bool is_part);
  void clear();
  // Registers whose worth is not 0.
  mir::RegSet registers() const { return hinted_; }
  // The worth of the copies that the register would save; the part of it due to other webs; that of
  // copies up to a point: of operands that are fixed to it, and due to other webs.
  double of(mir::Register r) const { return hint_[r.number()]; }
  double of_neighbours(mir::Register r) const { return neighbour_hint_[r.number()]; }
  double until(const LiveRange& range, mir::Register r, uint32_t point) const;
  // What the live range saves by starting in the register that the other web leaves at that point.
  double copy_saved(const LiveRange& range, uint32_t other) const;
  // Notes the copies that the register saves, up to the point, as terms of a cost.
  void note_copies(mir::Register r, uint32_t point) const;
  // A live range of the web has got the register.
  void note(uint32_t web, mir::Register r) {
    last_register_[web] = static_cast<uint8_t>(r.number());
  }

 private:
  struct Copy {
    CostKind kind;
    mir::Register reg;
    uint32_t value, point;
    double weight;
  };

  double add(const Copy& copy);
  void hint_at_headers(const LiveRange& range);

  ArenaVector<uint8_t> last_register_;  // by web: that of the live range assigned last, 0 for none
  mir::RegSet hinted_;
  double hint_[64] = {};
  double neighbour_hint_[64] = {};
  CostTerms& terms_;
  std::vector<Copy> copies_;  // if their terms are wanted
};

}  // namespace lilt::regalloc
