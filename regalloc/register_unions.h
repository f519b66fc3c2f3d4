// Interference unions: for each physical register, which pieces are in it, at which points.
//
// Idea: a piece may be in a register if its ranges meet neither those of the pieces that are there
// nor what instructions take of the register (reservations and clobbers). The union of all ranges
// in one register is a search tree, so a question costs a search for each range of the piece, and
// no graph of interferences is built. Pieces may be taken out again: an allocator that decides in
// any order can evict. Invariant: a piece has the register `r` exactly if its ranges are in the
// tree of `r`. Source: LLVM's LiveRegMatrix and LiveIntervalUnion.
#pragma once

#include <map>

#include "regalloc/allocator_analyses.h"

namespace lilt::regalloc {

class RegisterUnions {
 public:
  explicit RegisterUnions(Analyses& analyses);

  // Those of the registers that instructions take while the piece lives. O(log n) for each range
  // and set of clobbered registers, and for each range and reserved register.
  mir::RegSet blocked(const Piece& piece, mir::RegSet registers) const;
  // The first point at which an instruction takes the register while the piece lives; UINT32_MAX if
  // none does.
  uint32_t blocked_from(const Piece& piece, mir::Register r) const;
  // Those of the registers that are free for the piece: neither blocked nor in use.
  mir::RegSet free(const Piece& piece, mir::RegSet registers) const;
  bool is_in_use(const Piece& piece, mir::Register r) const;
  // Calls `visit(other)` for each piece in the register that overlaps the piece, in order, until it
  // returns false. A piece with several ranges may be named several times.
  template <class Visitor>
  void for_each_interfering(const Piece& piece, mir::Register r, Visitor visit) const {
    bool go_on = true;
    const Tree& tree = trees_[r.number()];
    pieces_.for_each_range(piece, [&](uint32_t from, uint32_t to) {
      for (auto entry = tree.upper_bound(from); go_on && entry != tree.end(); ++entry) {
        if (entry->second.from >= to) break;
        go_on = visit(entry->second.piece);
      }
    });
  }
  // Appends the points between the start and the end of the piece at which the register is blocked,
  // or in use, while the piece lives: ascending, overlapping ones united. At most `most` of them;
  // false if there are more. O(log n) for each range and set of clobbered registers, and the
  // answer.
  struct Stretch {
    uint32_t from, to;
  };
  bool conflicts(const Piece& piece, mir::Register r, size_t most,
                 ArenaVector<Stretch>& found) const;
  // Gives the register to the piece, which has none and for which it is free. O(log n) a range.
  void assign(uint32_t piece, mir::Register r);
  // Notes a piece that was placed in its register before. O(log n) a range.
  void enter(uint32_t piece);
  // Takes its register from the piece. O(log n) a range.
  void remove(uint32_t piece);

 private:
  struct Entry {
    uint32_t from, piece;
  };
  // By the end of the range.
  using Tree =
      std::map<uint32_t, Entry, std::less<>, ArenaAllocator<std::pair<const uint32_t, Entry>>>;
  bool meets(std::span<const Reservation> list, uint32_t web, uint32_t from, uint32_t to) const;
  template <class Visitor>
  void for_each_met(std::span<const Reservation> list, uint32_t web, uint32_t from, uint32_t to,
                    Visitor visit) const;

  const LiveIntervals& intervals_;
  const Webs& webs_;
  Pieces& pieces_;
  ArenaVector<Tree> trees_;  // by register
  mir::RegSet reserved_;     // registers with reservations
};

}  // namespace lilt::regalloc
