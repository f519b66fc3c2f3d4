#include "regalloc/pieces.h"

#include <cassert>

namespace lilt::regalloc {

Pieces::Pieces(const ProgramPoints& points, const LiveIntervals& intervals, const Webs& webs,
               TraceObserver* trace, Arena& scratch)
    : points_(points),
      intervals_(intervals),
      webs_(webs),
      ranges_(webs.ranges()),
      uses_(webs.uses()),
      trace_(trace),
      pieces_(scratch),
      folded_(uses_.size(), 0, scratch),
      memory_operand_(points.number_count(), 0, scratch) {
  pieces_.reserve(webs.count() + webs.count() / 2);
  for (uint32_t w = 0; w < webs.count(); ++w) {
    Piece piece;
    piece.web = w;
    piece.first_range = piece.cursor = webs.first_range(w);
    piece.last_range = webs.first_range(w + 1);
    piece.first_use = webs.first_use(w);
    piece.last_use = webs.first_use(w + 1);
    piece.from = ranges_[piece.first_range].from;
    piece.to = ranges_[piece.last_range - 1].to;
    pieces_.push_back(piece);
  }
  if (trace != nullptr) report_start();
}

void Pieces::report(TraceKind kind, uint32_t index, uint32_t a, uint32_t b, uint32_t other) const {
  const Piece& piece = pieces_[index];
  TraceEvent event{kind, Point{piece.from}, 0, 0, mir::Register(piece.reg), a, b, 0};
  event.web = ranges_[webs_.first_range(piece.web)].value;
  event.other = piece.temporary;
  event.piece = index;
  event.other_piece = other;
  trace_->event(event);
}

void Pieces::report_start() const {
  trace_->event({TraceKind::Start, {}, 0, 0, {}, 0, 0, 0});
  for (uint32_t v = 0; v < intervals_.value_count(); ++v)
    if (const uint32_t web = webs_.web_of(v); web != UINT32_MAX)
      trace_->event({TraceKind::Member, {}, v, 0, {}, web, 0, 0});
  for (uint32_t piece = 0; piece < size(); ++piece) report_create(piece);
}

void Pieces::report_create(uint32_t piece) const {
  report(TraceKind::Create, piece, pieces_[piece].from, pieces_[piece].to);
}

void Pieces::report_place(uint32_t piece) const { report(TraceKind::Place, piece, 0); }

void Pieces::report_all() const {
  for (uint32_t piece = 0; piece < size(); ++piece)
    report(TraceKind::Finished, piece, pieces_[piece].from, pieces_[piece].to);
}

uint32_t Pieces::split(uint32_t index, uint32_t at) {
  Piece child = pieces_[index];
  assert(child.from < at && at < child.to);
  child.first_range = child.cursor = first_range_at(child, at);
  child.first_use = next_use(child, at);
  child.from = std::max(at, ranges_[child.first_range].from);
  child.from_memory = false;
  child.reg = 0;
  Piece& parent = pieces_[index];
  parent.to = at;
  parent.last_use = child.first_use;
  parent.last_range = child.first_range;
  if (ranges_[child.first_range].from < at) ++parent.last_range;
  parent.next = size();
  pieces_.push_back(child);
  ++splits_;
  if (trace_ != nullptr) report(TraceKind::Split, index, at, child.from, size() - 1);
  return size() - 1;
}

void Pieces::serve_in_memory(uint32_t index) {
  const Piece piece = pieces_[index];
  for (uint32_t u = piece.first_use, end = u; u < piece.last_use; u = end) {
    end = uses_of_instruction(u, piece.last_use);
    if (wants_register(u, end) && !fold(u, end, piece.last_use)) make_temporary(piece.web, u, end);
  }
}

bool Pieces::fold(uint32_t u, uint32_t end, uint32_t last_use) {
  if (end != u + 1 || !may_fold(u, last_use)) return false;
  const Use& use = uses_[u];
  folded_[u] = 1;
  memory_operand_[use.number()] = 1;
  if (trace_ != nullptr)
    trace_->event({TraceKind::Fold, Point{use.point}, use.value, 0, {}, 0, 0, use.weight});
  return true;
}

uint32_t Pieces::make_temporary(uint32_t web, uint32_t first_use, uint32_t last_use) {
  Piece piece;
  piece.web = web;
  piece.temporary = true;
  piece.first_use = first_use;
  piece.last_use = last_use;
  const Use& use = uses_[first_use];
  piece.from = use.is_definition() ? use.point : 4 * points_.gap_at_or_before(use.number());
  for (uint32_t u = first_use; u < last_use; ++u) piece.to = std::max(piece.to, uses_[u].end());
  pieces_.push_back(piece);
  if (trace_ != nullptr) report_create(size() - 1);
  return size() - 1;
}

}  // namespace lilt::regalloc
