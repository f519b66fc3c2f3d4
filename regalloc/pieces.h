// Pieces of webs: what allocators give registers to.
//
// A *piece* is a web from one point to another in one location. At first each web is one piece; a
// split makes the rest of a piece a piece of its own. A piece without a register is in memory.
// Where it meets an operand that must be in a register, the instruction reads it from memory (it
// *folds* the operand), or a *temporary* serves this one instruction: a piece of its own, loaded
// before the instruction or stored after it. Invariants: the first pieces are those of the webs,
// in order; the pieces of a web follow each other by `next`, ascending, and cover its ranges;
// temporaries are in no such list.
#pragma once

#include <algorithm>

#include "regalloc/trace.h"
#include "regalloc/webs.h"

namespace lilt::regalloc {

struct Piece {
  uint32_t web = 0;
  uint32_t from = 0, to = 0;
  uint32_t first_range = 0, last_range = 0;  // those that touch [from, to)
  uint32_t first_use = 0, last_use = 0;      // those in [from, to)
  uint32_t next = UINT32_MAX;                // the web's next piece
  uint32_t cursor = 0;                       // of the linear scan: range at or after it
  uint8_t reg = 0;                           // 0: memory (or not yet decided)
  bool temporary = false;    // serves uses [first_use, last_use) of one instruction; no ranges
  bool from_memory = false;  // of the linear scan: where it starts the value is in memory
};

class Pieces {
 public:
  // One piece for each web. `trace` may be null.
  Pieces(const ProgramPoints& points, const LiveIntervals& intervals, const Webs& webs,
         TraceObserver* trace, Arena& scratch);

  uint32_t size() const { return static_cast<uint32_t>(pieces_.size()); }
  Piece& operator[](uint32_t piece) { return pieces_[piece]; }
  const Piece& operator[](uint32_t piece) const { return pieces_[piece]; }
  std::span<const Piece> all() const { return pieces_; }
  // First piece of each web; the others follow by `next`, in order, without holes between.
  uint32_t first_piece(uint32_t web) const { return web; }
  mir::RegClass class_of(uint32_t piece) const { return webs_.class_of(pieces_[piece].web); }

  // Puts the piece into the register; an invalid one: into memory.
  void place(uint32_t piece, mir::Register r) {
    pieces_[piece].reg = static_cast<uint8_t>(r.number());
    if (trace_ != nullptr) [[unlikely]]
      report_place(piece);
  }

  // Makes the part of the piece from `at` a piece of its own, without a register: the web's next
  // one. Requires from < at < to. O(log of ranges and uses).
  uint32_t split(uint32_t piece, uint32_t at);
  // Serves all uses of a piece in memory: folds what instructions can read there, and makes
  // temporaries for the others, from the index that size() had before. O(uses).
  void serve_in_memory(uint32_t piece);
  // A temporary for the uses [first_use, last_use), which are read, or written, by one instruction.
  uint32_t make_temporary(uint32_t web, uint32_t first_use, uint32_t last_use);
  // Reads the operand from memory, if it is the only one of [u, end) and the instruction can.
  bool fold(uint32_t u, uint32_t end, uint32_t last_use);

  // The uses [u, result) are read, or written, by one instruction.
  uint32_t uses_of_instruction(uint32_t u, uint32_t last_use) const {
    uint32_t end = u + 1;
    while (end < last_use && uses_[end].number() == uses_[u].number() &&
           uses_[end].is_definition() == uses_[u].is_definition())
      ++end;
    return end;
  }
  // Whether one of the uses must be in a register while its web is in memory.
  bool wants_register(uint32_t u, uint32_t end) const {
    for (; u < end; ++u) {
      const Use& use = uses_[u];
      if (use.kind == UseKind::Definition) return !intervals_.is_rematerializable(use.value);
      if (use.kind == UseKind::Register || use.kind == UseKind::RegisterOrMemory) return true;
    }
    return false;
  }
  // Whether the instruction can read the use from memory: no other operand of it is there, and it
  // does not need the value in a register as well.
  bool may_fold(uint32_t u, uint32_t last_use) const {
    const Use& use = uses_[u];
    if (use.kind != UseKind::RegisterOrMemory || memory_operand_[use.number()] ||
        intervals_.is_rematerializable(use.value))
      return false;
    if (u > 0 && uses_[u - 1].number() == use.number() && uses_[u - 1].value == use.value)
      return false;
    return u + 1 >= last_use || uses_[u + 1].number() != use.number() ||
           uses_[u + 1].is_definition();
  }
  // Whether a RegisterOrMemory use inside a piece in memory is read from there.
  bool is_folded(uint32_t use) const { return folded_[use] != 0; }

  // The first use of the piece at or after a point; its last_use if there is none.
  uint32_t next_use(const Piece& piece, uint32_t point) const {
    auto found = std::lower_bound(uses_.begin() + piece.first_use, uses_.begin() + piece.last_use,
                                  point, [](const Use& u, uint32_t p) { return u.point < p; });
    return static_cast<uint32_t>(found - uses_.begin());
  }
  // The first range of the piece that ends after a point; its last_range if there is none.
  uint32_t first_range_at(const Piece& piece, uint32_t point) const {
    auto found =
        std::lower_bound(ranges_.begin() + piece.first_range, ranges_.begin() + piece.last_range,
                         point, [](const LiveRange& r, uint32_t p) { return r.to <= p; });
    return static_cast<uint32_t>(found - ranges_.begin());
  }
  // The value that the piece holds at a point.
  uint32_t value_at(const Piece& piece, uint32_t point) const {
    return ranges_[std::min(first_range_at(piece, point), piece.last_range - 1)].value;
  }
  // Calls `visit(from, to)` for each stretch of points in which the piece needs its register.
  template <class Visitor>
  void for_each_range(const Piece& piece, Visitor visit) const {
    if (piece.temporary) return visit(piece.from, piece.to);
    for (uint32_t r = piece.first_range; r < piece.last_range; ++r) {
      const uint32_t from = std::max(piece.from, ranges_[r].from);
      const uint32_t to = std::min(piece.to, ranges_[r].to);
      if (from < to) visit(from, to);
    }
  }

  uint32_t splits() const { return splits_; }
  // Pieces that lost a register that they had.
  uint32_t evictions = 0;

  // Reports every piece as it is now (Finished). Requires an observer.
  void report_all() const;

 private:
  void report(TraceKind kind, uint32_t piece, uint32_t a, uint32_t b = 0,
              uint32_t other_piece = TraceEvent::kNone) const;
  void report_start() const;
  void report_create(uint32_t piece) const;
  void report_place(uint32_t piece) const;

  const ProgramPoints& points_;
  const LiveIntervals& intervals_;
  const Webs& webs_;
  const std::span<const LiveRange> ranges_;
  const std::span<const Use> uses_;
  TraceObserver* trace_;
  ArenaVector<Piece> pieces_;
  ArenaVector<uint8_t> folded_;          // by use
  ArenaVector<uint8_t> memory_operand_;  // by instruction: an operand of it is folded
  uint32_t splits_ = 0;
};

}  // namespace lilt::regalloc
