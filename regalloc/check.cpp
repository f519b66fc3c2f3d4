// Idea: the allocation claims, for each block entry, where the live-in values are. Assume the
// claims, walk the block once with the set of values that each location holds, and demand that
// every use reads its value and that every successor's claims follow (a PHI's location must hold
// the input of that edge). If every block keeps its promise under the assumption of the others, all
// do: by induction over the length of any execution. No liveness, no fixpoint, no allocator's data.
//
// A claim of a span of blocks is assumed in all of them. It follows on the edges into the span, and
// nothing in the span may write its location or define its value. The span is any stretch of the
// layout: whether it is a loop does not matter.
//
// Terms: a location holds a set of values (one, or two where a copy shares its source's register).
// Edits copy what a location holds, as wide as their class, whether they name a value or not; what
// they overwrite is gone: of the caller's arguments, too, which are there before ENTRY names them.
// Definitions replace what a location holds; clobbers empty it.
// Source: the symbolic checker of regalloc2, changed from a fixpoint into claims.
#include "regalloc/check.h"

#include <algorithm>
#include <optional>

#include "ir/support/no_index.h"
#include "regalloc/fault_text.h"
#include "regalloc/operand_forms.h"

namespace lilt::regalloc {
namespace {

using mir::BlockId;
using mir::Cell;
using mir::InstrDesc;
using mir::MachineInstr;
using mir::RegClass;
using mir::Register;
using mir::RegSet;
namespace instr = mir::instr;

constexpr size_t kMaximumMessages = 20;

// What each location holds: almost always one value, so that one is kept in place and others are
// linked to it. Emptied in time proportional to what was written.
class Contents {
 public:
  Contents(size_t spill_slots, Arena& scratch)
      : places_(Location::place_count(spill_slots), scratch), scratch_(scratch) {}

  void clear() {
    (registers_ - kept_registers_).for_each([&](Register r) { places_[r.number()] = {}; });
    registers_ = registers_ & kept_registers_;
    for (uint32_t place : touched_) places_[place] = {};
    touched_.clear();
    more_.clear();
  }
  // Registers that hold anything.
  RegSet registers() const { return registers_; }
  // The location holds the value, and must not be written, until it is let go.
  void keep(Location l, Register value) {
    places_[l.place()].first = value;
    is_kept_[l.place()] = 1;
    if (!l.is_register()) return;
    registers_.insert(l.reg());
    kept_registers_.insert(l.reg());
  }
  void let_go(Location l) {
    empty(l);
    is_kept_[l.place()] = 0;
    if (l.is_register()) kept_registers_.erase(l.reg());
  }
  bool is_kept(Location l) const { return is_kept_[l.place()] != 0; }
  bool holds(Location l, Register value) const {
    const Values& values = places_[l.place()];
    if (values.first == value) return true;
    for (uint32_t m = values.more; m != kNone; m = more_[m].more)
      if (more_[m].first == value) return true;
    return false;
  }
  bool holds_anything(Location l) const { return places_[l.place()].first.valid(); }
  // For messages.
  std::vector<Register> values_in(Location l) const {
    std::vector<Register> values;
    if (l.is_none() || !holds_anything(l)) return values;
    values.push_back(places_[l.place()].first);
    for (uint32_t m = places_[l.place()].more; m != kNone; m = more_[m].more)
      values.push_back(more_[m].first);
    return values;
  }
  std::vector<Location> places_of(Register value) const {
    constexpr auto kPlacesOfRegisters = static_cast<uint32_t>(Location::place_count(0));
    std::vector<Location> found;
    for (uint32_t place = 1; place < places_.size(); ++place) {
      const Location l = place < kPlacesOfRegisters ? Location::in(Register(place))
                                                    : Location::spill(place - kPlacesOfRegisters);
      if (holds(l, value)) found.push_back(l);
    }
    return found;
  }
  void set(Location l, Register value) {
    places_[l.place()] = {value, kNone};
    touch(l);
  }
  void add(Location l, Register value) {
    Values& values = places_[l.place()];
    if (values.first.valid()) {
      more_.push_back({value, values.more});
      values.more = static_cast<uint32_t>(more_.size()) - 1;
      return;
    }
    values.first = value;
    touch(l);
  }
  void empty(Location l) {
    places_[l.place()] = {};
    if (l.is_register()) registers_.erase(l.reg());
  }
  // Copies the values for which `fits` holds.
  template <class Predicate>
  void copy(Location from, Location to, Predicate fits) {
    const Values values = places_[from.place()];
    empty(to);
    if (values.first.valid() && fits(values.first)) add(to, values.first);
    for (uint32_t m = values.more; m != kNone; m = more_[m].more)
      if (const Register value = more_[m].first; fits(value)) add(to, value);
  }
  void exchange(Location a, Location b) {
    std::swap(places_[a.place()], places_[b.place()]);
    for (Location l : {a, b}) {
      if (holds_anything(l))
        touch(l);
      else
        empty(l);
    }
  }

 private:
  // The location holds something now.
  void touch(Location l) {
    if (l.is_register())
      registers_.insert(l.reg());
    else
      touched_.push_back(l.place());
  }
  struct Values {
    Register first;         // none: the location holds nothing known
    uint32_t more = kNone;  // index in more_
  };
  ArenaVector<Values> places_;
  Arena& scratch_;
  ArenaVector<uint8_t> is_kept_{places_.size(), 0, scratch_};  // by place
  ArenaVector<Values> more_{scratch_};
  RegSet registers_, kept_registers_;        // that hold something; and must not be written
  ArenaVector<uint32_t> touched_{scratch_};  // other places that may hold something
};

// Messages about what the checker finds, where it is: at an instruction of a block.
class Faults {
 public:
  Faults(const ProgramPoints& points, const Allocation& allocation, const Contents& contents,
         const BlockPosition& block, const uint32_t& number, const RegSet& defined)
      : function_(points.function()),
        points_(points),
        allocation_(allocation),
        contents_(contents),
        block_(block),
        number_(number),
        defined_(defined) {}

  std::vector<std::string>& messages() { return messages_; }
  [[gnu::cold, gnu::noinline]] const FaultText& text() {
    return text_.has_value() ? *text_ : text_.emplace(function_);
  }
  // With block, position and instruction, as dumps with --print-positions show them; once.
  [[gnu::cold, gnu::noinline]] void report(std::string message) {
    if (messages_.size() >= kMaximumMessages) return;
    std::string place = text()(points_.block(block_).id) + ": ";
    if (points_.has_instruction(number_))
      place += std::to_string(number_) + " " + text()(points_.instruction(number_)) + ": ";
    place += message;
    if (messages_.empty() || messages_.back() != place) messages_.push_back(std::move(place));
  }
  [[gnu::cold, gnu::noinline]] std::string contents_and_whereabouts(Location location,
                                                                    Register value) {
    std::string found;
    if (!location.is_none())
      found = text().contents(location, contents_.values_in(location)) + "; ";
    return found + text().whereabouts(value, contents_.places_of(value));
  }
  // `what` is what the place has to do with the value: "is read from".
  [[gnu::cold, gnu::noinline]] void report_absent(Register value, const char* what,
                                                  Location location) {
    report(text()(value) + " " + what + " " + text()(location) + ", but " +
           contents_and_whereabouts(location, value));
  }
  [[gnu::cold, gnu::noinline]] void report_unfit(Register value, const char* role,
                                                 Location location) {
    const std::string of_class = " of class " + text()(function_.class_of(value));
    report(role + text()(value) + of_class +
           (location.is_none() ? " has no place" : " is in " + text()(location) + ": ") +
           text().unfit(location, function_.class_of(value), allocation_.spill_slots));
  }
  [[gnu::cold, gnu::noinline]] void report_fixed(Register value, const char* role,
                                                 Location location, uint32_t fixed) {
    report(role + text()(value) + " must be in " + text()(Location::in(Register(fixed))) +
           " here, but is in " + text()(location));
  }
  [[gnu::cold, gnu::noinline]] void report_tied(Register value, Location from, Register result,
                                                Location to) {
    report(text()(value) + " and the result " + text()(result) + " must share a register, but " +
           text()(value) + " is in " + text()(from) + ", " + text()(result) + " in " + text()(to));
  }
  [[gnu::cold, gnu::noinline]] void report_memory_operands(const MachineInstr& instruction) {
    std::string found;
    const std::span<const Cell> cells = function_.cells_of(instruction);
    for (uint32_t c = 0; c < cells.size(); ++c)
      if (names_value(cells[c]) && allocation_.cells[instruction.first_cell + c].is_memory())
        found += text()(cells[c].reg()) + " is in " +
                 text()(allocation_.cells[instruction.first_cell + c]) + "; ";
    report(found + (has_memory_operand(cells)
                        ? "the instruction has an address, so no operand may be in memory"
                        : "an instruction reads one operand from memory at most"));
  }
  // The result may not be there.
  [[gnu::cold, gnu::noinline]] void report_result(Register value, Location location) {
    const std::string found = "the result " + text()(value) + " is in " + text()(location) + ", ";
    if (location.is_memory())
      report(found + "but an instruction writes to a register; a spill after it stores the value");
    else if (defined_.contains(location.reg()))
      report(found + "and so is another result of the instruction");
    else
      report(found + "which the instruction destroys");
  }
  [[gnu::cold, gnu::noinline]] void report_claimed(Location location) {
    report("this writes to " + text()(location) + ", where the blocks around it claim " +
           text()(contents_.values_in(location).front()) + " at all points");
  }
  [[gnu::cold, gnu::noinline]] void report_edit(const Edit& edit, const std::string& message) {
    report("before it, the " + text()(edit) + ": " + message);
  }

 private:
  const mir::MachineFunction& function_;
  const ProgramPoints& points_;
  const Allocation& allocation_;
  const Contents& contents_;
  const BlockPosition& block_;
  const uint32_t& number_;
  const RegSet& defined_;
  std::vector<std::string> messages_;
  std::optional<FaultText> text_;  // made at need
};

class Checker {
 public:
  Checker(const ProgramPoints& points, const Allocation& allocation, Arena& scratch)
      : scratch_(scratch), points_(points), allocation_(allocation) {
    for (size_t c = 0; c < target_.classes.size(); ++c)
      members_[c] = function_.allocatable(static_cast<RegClass>(c)) - target_.reserved;
  }

  std::vector<std::string> run();

 private:
  bool check_shape();
  void find_definitions();
  bool valid(Location location) const;
  bool is_value(Register r) const;
  bool in_bank(Location location, RegClass register_class) const;
  RegClass class_of(Register value) const { return function_.class_of(value); }
  const mir::RegClassDesc& desc_of(RegClass register_class) const {
    return target_.classes[static_cast<size_t>(register_class)];
  }

  bool check_spans();
  bool are_claims(std::span<const Claim> claims) const;
  std::span<const Claim> claims_of_span(uint32_t span) const;
  std::span<const Claim> claims_at(BlockPosition position) const {
    const uint32_t first = allocation_.claim_start[position];
    return {allocation_.claims.data() + first, allocation_.claim_start[position + 1] - first};
  }

  void check_block(BlockPosition position);
  void leave_and_enter_spans(BlockPosition position);
  void assume_claims(BlockPosition position);
  void assume(const Claim& claim, BlockPosition last);
  void assume_entry(const BlockSpan& span);
  void check_phis(const BlockSpan& span);
  void check_edges(const BlockSpan& span);
  bool claims_hold(BlockPosition to);
  bool hold(std::span<const Claim> claims, BlockPosition to);
  // Whether no claim of the spans at hand names the location; reports it.
  bool may_write(Location location) {
    if (!contents_.is_kept(location)) return true;
    faults_.report_claimed(location);
    return false;
  }

  void find_next_edit() {
    const std::vector<Edit>& edits = allocation_.edits;
    edited_number_ = next_edit_ < edits.size() ? edits[next_edit_].point.instruction() : kNone;
  }
  void run_edits_of(const BlockSpan& span, uint32_t number);
  void check_edit_place(const BlockSpan& span, uint32_t number);
  void run_edit(const Edit& edit);
  bool check_edit(const Edit& edit);
  void rematerialize(const Edit& edit);

  void check_instruction(const MachineInstr& instruction);
  void check_use(const MachineInstr& instruction, const InstrDesc& desc, uint32_t cell);
  void check_folded(const MachineInstr& instruction, const InstrDesc& desc, uint32_t cell);
  void check_tied(const MachineInstr& instruction, uint32_t cell);
  void check_early_clobbers(const MachineInstr& instruction);
  void define(const MachineInstr& instruction, const InstrDesc& desc, RegSet clobbers,
              uint32_t cell);
  void check_copy(const MachineInstr& instruction);
  void enter(Register value);
  Location at(const MachineInstr& instruction, uint32_t cell) const {
    return allocation_.cells[instruction.first_cell + cell];
  }

  Arena& scratch_;
  const ProgramPoints& points_;
  const mir::MachineFunction& function_ = points_.function();
  const mir::TargetDesc& target_ = function_.target();
  const Allocation& allocation_;
  const bool has_landing_pads_ = !function_.landing_pads.empty();
  RegSet members_[mir::kRegClassCount];  // registers that values of each class may be in
  Contents contents_{allocation_.spill_slots.size(), scratch_};
  // by value: 1 + the last block that a claim of it covers
  ArenaVector<uint32_t> claimed_until_{function_.virtual_registers.size(), 0, scratch_};
  // by block: the innermost span of claims; empty without any
  // by span: the span around it
  ArenaVector<uint32_t> span_of_{scratch_};
  ArenaVector<uint32_t> span_around_{allocation_.claim_spans.size(), kNone, scratch_};
  uint32_t span_ = kNone;  // the innermost span at hand
  uint32_t next_span_ = 0;
  // by value: index of its defining instruction; made at need
  ArenaVector<uint32_t> definition_{scratch_};
  struct Phi {
    Location location;
    Register value;
  };
  ArenaVector<Phi> phis_{scratch_};  // of the block at hand
  BlockPosition block_ = 0;
  uint32_t number_ = 0;
  size_t next_edit_ = 0;
  uint32_t edited_number_ = kNone;  // of the instruction before which the next edit stands
  RegSet defined_;                  // registers that the instruction at hand has defined
  Faults faults_{points_, allocation_, contents_, block_, number_, defined_};
};

std::vector<std::string> Checker::run() {
  if (!check_shape()) return std::move(faults_.messages());
  find_next_edit();
  for (BlockPosition b = 0; b < points_.block_count(); ++b) check_block(b);
  if (faults_.messages().empty() && next_edit_ != allocation_.edits.size())
    faults_.messages().push_back("the " + faults_.text()(allocation_.edits[next_edit_]) +
                                 " stands before no instruction, and not at the end of a block");
  return std::move(faults_.messages());
}

// Whether all places exist. The highest bit of a place, or of its distance to the last one, tells
// that it does not: a sum of bits, which a vector unit adds up faster than it finds a maximum.
[[gnu::noinline]] static bool are_places(std::span<const Location> places, size_t slots) {
  const auto end = static_cast<uint32_t>(Location::place_count(slots));
  uint32_t bits = 0;
  for (Location location : places) bits |= location.place() | (end - 1 - location.place());
  return bits >> 31 == 0;
}

// Sizes, order and indices, on which everything else relies.
bool Checker::check_shape() {
  auto fail = [&](std::string message) {
    faults_.messages().push_back(std::move(message));
    return false;
  };
  auto counted = [](size_t count, const char* what) { return std::to_string(count) + what; };
  if (allocation_.cells.size() != function_.cells.size())
    return fail("`cells` has " +
                counted(allocation_.cells.size(), " locations, but the function has ") +
                counted(function_.cells.size(), " operand cells, of which each needs one"));
  if (allocation_.claim_start.size() != points_.block_count() + 1 ||
      allocation_.claim_start.front() != 0 ||
      allocation_.claim_start.back() != allocation_.claims.size() ||
      !std::is_sorted(allocation_.claim_start.begin(), allocation_.claim_start.end()))
    return fail("`claim_start` must have " +
                counted(points_.block_count() + 1, " ascending numbers: ") +
                "where the claims of each block start, and " +
                counted(allocation_.claims.size(), ", their number"));
  const auto unsorted =
      std::is_sorted_until(allocation_.edits.begin(), allocation_.edits.end(),
                           [](const Edit& a, const Edit& b) { return a.point < b.point; });
  if (!are_claims(allocation_.claims) || !are_claims(allocation_.span_claims))
    return fail("a claim names a value or a place that does not exist");
  if (!check_spans()) return fail("`claim_spans` are not nested, or not in order");
  for (const Edit& edit : allocation_.edits) {
    if (!valid(edit.from) || !valid(edit.to) || (edit.value.valid() && !is_value(edit.value)))
      return fail("the edit at point " + counted(edit.point.value, " names a value or a place ") +
                  "that does not exist");
    if (edit.point.value % 4 != 0)
      return fail("the " + faults_.text()(edit) + " is at point " +
                  counted(edit.point.value, "; ") +
                  "edits stand in gaps, which are multiples of 4");
  }
  if (unsorted != allocation_.edits.end())
    return fail("the " + faults_.text()(*unsorted) + " is at point " +
                counted(unsorted->point.value, ", ") +
                "but an edit of a later point stands before it in `edits`");
  if (are_places(allocation_.cells, allocation_.spill_slots.size())) return true;
  uint32_t last = 0;
  for (Location location : allocation_.cells) last = std::max(last, location.place());
  return fail("an operand is in slot " +
              counted(last - Location::place_count(0), ", but there are ") +
              counted(allocation_.spill_slots.size(), " slots"));
}

bool Checker::is_value(Register r) const {
  return r.is_virtual() && r.virtual_index() < function_.virtual_registers.size();
}

bool Checker::are_claims(std::span<const Claim> claims) const {
  return std::all_of(claims.begin(), claims.end(), [&](const Claim& claim) {
    return is_value(claim.value) && valid(claim.location) && !claim.location.is_none();
  });
}

// Fills span_of_ and span_around_.
bool Checker::check_spans() {
  const std::vector<ClaimSpan>& spans = allocation_.claim_spans;
  if (spans.empty()) return allocation_.span_claims.empty();
  span_of_.assign(points_.block_count(), kNone);
  uint32_t claims = 0, open = kNone;
  BlockPosition b = 0;
  auto fill_to = [&](BlockPosition end) {
    for (; b < end; ++b) {
      while (open != kNone && spans[open].last < b) open = span_around_[open];
      span_of_[b] = open;
    }
    while (open != kNone && spans[open].last < end) open = span_around_[open];
  };
  for (uint32_t s = 0; s < spans.size(); ++s) {
    const ClaimSpan& span = spans[s];
    const bool in_order = span.first_claim >= claims && (s != 0 || span.first_claim == 0) &&
                          span.first_claim <= allocation_.span_claims.size();
    if (!in_order || span.first < b || span.first > span.last || span.last >= points_.block_count())
      return false;
    claims = span.first_claim;
    fill_to(span.first);
    if (open != kNone && spans[open].last < span.last) return false;
    span_around_[s] = open;
    open = s;
  }
  fill_to(points_.block_count());
  return true;
}

bool Checker::valid(Location location) const {
  return location.place() < Location::place_count(allocation_.spill_slots.size());
}

void Checker::find_definitions() {
  definition_.assign(function_.virtual_registers.size(), UINT32_MAX);
  for (const BlockSpan& span : points_.blocks())
    for (uint32_t i = 0; i < span.instructions_end - span.first; ++i) {
      const MachineInstr& instruction = function_.instructions[span.array_begin + i];
      if (instruction.cell_count == 0) continue;
      // What can be rematerialized defines its first operand.
      const Cell& cell = function_.cells[instruction.first_cell];
      if (cell.is_def() && cell.reg().is_virtual())
        definition_[cell.reg().virtual_index()] = span.array_begin + i;
    }
}

// Whether values of the class may be there: a register of the class, or a slot wide enough.
bool Checker::in_bank(Location location, RegClass register_class) const {
  if (location.is_register())
    return members_[static_cast<size_t>(register_class)].contains(location.reg());
  return location.is_memory() &&
         allocation_.spill_slots[location.slot()].size >= desc_of(register_class).spill_size;
}

// --- blocks and edges

void Checker::check_block(BlockPosition position) {
  const BlockSpan& span = points_.block(position);
  block_ = position;
  number_ = span.first;
  contents_.clear();
  if (!span_of_.empty()) leave_and_enter_spans(position);
  assume_claims(position);
  const MachineInstr* instruction =
      function_.instructions.data() + span.array_begin + (span.first_ordinary - span.first);
  for (uint32_t n = span.first; n < span.end; ++n) {
    number_ = n;
    if (n == edited_number_) run_edits_of(span, n);
    if (n == span.first && span.has_phis()) check_phis(span);
    const bool leaves = n == span.first_terminator;
    const bool calls = leaves && has_landing_pads_ && n < span.instructions_end &&
                       is_invoking(function_.desc(*instruction));
    if (leaves && !calls) check_edges(span);
    if (n >= span.first_ordinary && n < span.instructions_end) check_instruction(*instruction++);
    if (calls) check_edges(span);  // what the call destroys is lost on both
  }
}

std::span<const Claim> Checker::claims_of_span(uint32_t span) const {
  const std::vector<ClaimSpan>& spans = allocation_.claim_spans;
  const size_t first = spans[span].first_claim;
  const size_t end =
      span + 1 < spans.size() ? spans[span + 1].first_claim : allocation_.span_claims.size();
  return {allocation_.span_claims.data() + first, end - first};
}

void Checker::leave_and_enter_spans(BlockPosition position) {
  const std::vector<ClaimSpan>& spans = allocation_.claim_spans;
  for (; span_ != kNone && spans[span_].last < position; span_ = span_around_[span_])
    for (const Claim& claim : claims_of_span(span_)) contents_.let_go(claim.location);
  for (; next_span_ < spans.size() && spans[next_span_].first == position; ++next_span_) {
    span_ = next_span_;
    if (position == 0) faults_.report("the function starts here, so no claim can hold");
    for (const Claim& claim : claims_of_span(span_)) {
      assume(claim, spans[span_].last);
      if (may_write(claim.location)) contents_.keep(claim.location, claim.value);
    }
  }
}

// What a claim says of its value, up to a block.
inline void Checker::assume(const Claim& claim, BlockPosition last) {
  if (!in_bank(claim.location, class_of(claim.value))) [[unlikely]]
    faults_.report_unfit(claim.value, "the claimed ", claim.location);
  uint32_t& until = claimed_until_[claim.value.virtual_index()];
  until = std::max(until, last + 1);
}

void Checker::assume_claims(BlockPosition position) {
  const std::span<const Claim> claims = claims_at(position);
  if (position == 0 && !claims.empty())
    faults_.report("the function starts here, so no claim can hold");
  for (const Claim& claim : claims) {
    assume(claim, position);
    if (may_write(claim.location)) contents_.add(claim.location, claim.value);
  }
  if (position == 0 || has_landing_pads_) assume_entry(points_.block(position));
}

// The caller has put the arguments into their registers, a call its results, the unwinder an
// exception: an edit before ENTRY may overwrite one.
void Checker::assume_entry(const BlockSpan& span) {
  if (span.first_ordinary == span.instructions_end) return;
  const MachineInstr& entry = points_.instruction(span.first_ordinary);
  if (entry.opcode != mir::kEntry) return;
  for (const Cell& cell : function_.cells_of(entry))
    if (cell.fixed != 0) contents_.add(Location::in(Register(cell.fixed)), cell.reg());
}

// PHIs at the start of a block. Where the moves of the edge stand in the block itself, the
// locations must hold the inputs by now; else the predecessors have been asked.
void Checker::check_phis(const BlockSpan& span) {
  phis_.clear();
  for (number_ = span.first; number_ < span.first_ordinary; ++number_) {
    const MachineInstr& phi = points_.instruction(number_);
    std::span<const Cell> cells = function_.cells_of(phi);
    Location to = at(phi, 0);
    if (!in_bank(to, class_of(cells[0].reg()))) {
      faults_.report_unfit(cells[0].reg(), "the PHI ", to);
      continue;
    }
    if (claimed_until_[cells[0].reg().virtual_index()] > block_)
      faults_.report("the block claims " + faults_.text()(cells[0].reg()) +
                     ", which is its own PHI");
    if (!may_write(to)) continue;
    if (span.moves_at_start) {
      const Register input = points_.phi_input(cells, function_.predecessors(span.id)[0]);
      if (!contents_.holds(to, input)) faults_.report_absent(input, "must be in", to);
    }
    phis_.push_back({to, cells[0].reg()});
  }
  for (const Phi& phi : phis_) contents_.empty(phi.location);
  for (const Phi& phi : phis_) {
    if (contents_.holds_anything(phi.location))
      faults_.report("the PHIs " + faults_.text()(contents_.values_in(phi.location).front()) +
                     " and " + faults_.text()(phi.value) + " are both in " +
                     faults_.text()(phi.location));
    contents_.add(phi.location, phi.value);
  }
  number_ = span.first;
}

void Checker::check_edges(const BlockSpan& span) {
  for (BlockId id : function_.successors(span.id)) {
    BlockPosition to = points_.position_of(id);
    if (to == UINT32_MAX || !claims_hold(to)) continue;
    const BlockSpan& next = points_.block(to);
    if (next.moves_at_start) continue;
    for (uint32_t n = next.first; n < next.first_ordinary; ++n) {
      const MachineInstr& phi = points_.instruction(n);
      Register input = points_.phi_input(function_.cells_of(phi), span.id);
      Location location = at(phi, 0);
      if (!input.valid() || location.is_none() || !contents_.holds(location, input))
        faults_.report("at the end, on the edge to " + faults_.text()(id) + ": " +
                       faults_.text()(input) + " must be in " + faults_.text()(location) +
                       ", where the PHI " + faults_.text()(function_.cells_of(phi)[0].reg()) +
                       " is, but " + faults_.contents_and_whereabouts(location, input));
    }
  }
}

// The block's claims, and those of the spans that the edge enters.
bool Checker::claims_hold(BlockPosition to) {
  if (!hold(claims_at(to), to)) return false;
  if (span_of_.empty()) return true;
  auto is_in = [&](const ClaimSpan& span) { return span.first <= block_ && block_ <= span.last; };
  for (uint32_t s = span_of_[to]; s != kNone && !is_in(allocation_.claim_spans[s]);
       s = span_around_[s])
    if (!hold(claims_of_span(s), to)) return false;
  return true;
}

bool Checker::hold(std::span<const Claim> claims, BlockPosition to) {
  for (const Claim& claim : claims) {
    if (contents_.holds(claim.location, claim.value)) continue;
    faults_.report("at the end, on the edge to " + faults_.text()(points_.block(to).id) + ": " +
                   faults_.text()(claim.value) + " must be in " + faults_.text()(claim.location) +
                   ", as that block claims, but " +
                   faults_.contents_and_whereabouts(claim.location, claim.value));
    return false;
  }
  return true;
}

// --- edits

void Checker::run_edits_of(const BlockSpan& span, uint32_t number) {
  const std::vector<Edit>& edits = allocation_.edits;
  check_edit_place(span, number);
  for (; next_edit_ < edits.size() && edits[next_edit_].point.value == 4 * number; ++next_edit_)
    if (check_edit(edits[next_edit_])) run_edit(edits[next_edit_]);
  find_next_edit();
}

void Checker::check_edit_place(const BlockSpan& span, uint32_t number) {
  const Edit& edit = allocation_.edits[next_edit_];
  if (number > span.first_terminator)
    faults_.report_edit(edit, "edits at the end of a block stand before its first terminator");
  if (number > span.first && number < span.first_ordinary)
    faults_.report_edit(edit, "edits cannot stand between PHIs");
  if (number == span.first && span.has_phis() && !span.moves_at_start)
    faults_.report_edit(edit, "edits for these PHIs stand at the ends of the blocks before");
}

bool Checker::check_edit(const Edit& edit) {
  static constexpr struct {
    EditKind kind;
    bool from_register, from_memory, to_register;
    const char* rule;
  } kShapes[] = {{EditKind::Copy, true, false, true, "a copy goes from a register to a register"},
                 {EditKind::Exchange, true, false, true, "an exchange is between two registers"},
                 {EditKind::Spill, true, false, false, "a spill goes from a register to a slot"},
                 {EditKind::Reload, false, true, true, "a reload goes from a slot to a register"},
                 {EditKind::Rematerialize, false, false, true,
                  "a repetition goes from nowhere to a register"}};
  const auto& shape = kShapes[static_cast<size_t>(edit.kind)];
  bool right = edit.from.is_register() == shape.from_register &&
               edit.from.is_memory() == shape.from_memory &&
               edit.to.is_register() == shape.to_register && !edit.to.is_none();
  auto fail = [&](const std::string& message) {
    faults_.report_edit(edit, message);
    return false;
  };
  if (!right) return fail(shape.rule);
  if (static_cast<size_t>(edit.register_class) >= target_.classes.size())
    return fail("the target lacks class " + faults_.text()(edit.register_class));
  const bool fits = in_bank(edit.to, edit.register_class);
  if (!fits || (!edit.from.is_none() && !in_bank(edit.from, edit.register_class)))
    return fail(faults_.text().unfit(fits ? edit.from : edit.to, edit.register_class,
                                     allocation_.spill_slots));
  if (edit.value.valid() && edit.register_class != class_of(edit.value))
    return fail("it is of class " + faults_.text()(edit.register_class) + ", the value of class " +
                faults_.text()(class_of(edit.value)));
  if (edit.value.valid() && !edit.from.is_none() && !contents_.holds(edit.from, edit.value))
    return fail(faults_.contents_and_whereabouts(edit.from, edit.value));
  // Only saving and restoring a register makes sense without knowing what it holds.
  bool needs_none = edit.value.valid() || edit.kind == EditKind::Spill ||
                    edit.kind == EditKind::Reload || edit.kind == EditKind::Rematerialize;
  bool moves_something = needs_none || contents_.holds_anything(edit.from) ||
                         (edit.kind == EditKind::Exchange && contents_.holds_anything(edit.to));
  if (!moves_something) return fail("no value is there to be moved");
  if (edit.kind == EditKind::Exchange && desc_of(edit.register_class).exchange == 0)
    return fail("the machine cannot exchange registers of class " +
                faults_.text()(edit.register_class));
  return true;
}

void Checker::run_edit(const Edit& edit) {
  if (!may_write(edit.to)) return;
  if (edit.kind == EditKind::Exchange) {
    if (may_write(edit.from)) contents_.exchange(edit.from, edit.to);
    return;
  }
  if (edit.kind == EditKind::Rematerialize) return rematerialize(edit);
  if (edit.value.valid()) return contents_.set(edit.to, edit.value);
  contents_.copy(edit.from, edit.to, [&](Register value) {
    return desc_of(class_of(value)).move_width <= desc_of(edit.register_class).move_width;
  });
}

void Checker::rematerialize(const Edit& edit) {
  if (definition_.empty()) find_definitions();
  uint32_t index = edit.value.valid() ? definition_[edit.value.virtual_index()] : UINT32_MAX;
  if (index == UINT32_MAX) return faults_.report_edit(edit, "no instruction defines the value");
  const MachineInstr& definition = function_.instructions[index];
  // Such an instruction writes no flags, so it may stand between a compare and its branch.
  if (!is_rematerializable(function_.desc(definition), function_.cells_of(definition)))
    faults_.report_edit(edit, faults_.text()(definition) +
                                  " cannot be repeated here: it reads registers or memory, or " +
                                  "writes flags");
  contents_.set(edit.to, edit.value);
}

// --- instructions

void Checker::check_instruction(const MachineInstr& instruction) {
  if (instruction.opcode == mir::kCopy) return check_copy(instruction);
  const InstrDesc& desc = function_.desc(instruction);
  const std::span<const Cell> cells = function_.cells_of(instruction);
  unsigned memory_operands = 0;
  uint32_t first_definition = kNone;
  bool clobbers_early = false;
  for (uint32_t c = 0; c < cells.size(); ++c) {
    const Cell& cell = cells[c];
    if (!names_value(cell)) continue;
    if (cell.is_def()) {
      first_definition = std::min(first_definition, c);
      clobbers_early |= cell.is_early_clobber();
      continue;
    }
    check_use(instruction, desc, c);
    memory_operands += at(instruction, c).is_memory();
  }
  if (memory_operands != 0 && memory_operands + has_memory_operand(cells) > 1)
    faults_.report_memory_operands(instruction);
  if (clobbers_early) check_early_clobbers(instruction);
  const RegSet clobbers = clobbers_of(target_, desc);
  (clobbers & contents_.registers()).for_each([&](Register r) {
    if (may_write(Location::in(r))) contents_.empty(Location::in(r));
  });
  if (first_definition == kNone) return;
  defined_ = {};
  for (uint32_t c = first_definition; c < cells.size(); ++c)
    if (cells[c].is_def() && cells[c].reg().is_virtual()) define(instruction, desc, clobbers, c);
}

inline void Checker::check_use(const MachineInstr& instruction, const InstrDesc& desc,
                               uint32_t cell) {
  const Cell& operand = function_.cells[instruction.first_cell + cell];
  const Location location = at(instruction, cell);
  const Register value = operand.reg();
  if (!in_bank(location, class_of(value))) return faults_.report_unfit(value, "", location);
  if (!contents_.holds(location, value))
    return faults_.report_absent(value, "is read from", location);
  if (location.is_memory()) return check_folded(instruction, desc, cell);
  if (!operand.is_register()) return;
  if (operand.fixed != 0 && location.reg().number() != operand.fixed)
    faults_.report_fixed(value, "", location, operand.fixed);
  if (operand.tied_to >= 0) check_tied(instruction, cell);
}

void Checker::check_folded(const MachineInstr& instruction, const InstrDesc& desc, uint32_t cell) {
  const MemoryForm form = memory_form(desc, instruction, function_.cells_of(instruction), cell);
  const Location location = at(instruction, cell);
  const Register value = function_.cells[instruction.first_cell + cell].reg();
  if (form.opcode == 0)
    return faults_.report(faults_.text()(value) + " is in " + faults_.text()(location) +
                          ", but the instruction cannot read this operand from memory");
  const uint32_t size = allocation_.spill_slots[location.slot()].size;
  if (form.width > size)
    faults_.report(faults_.text()(value) + " is read with " + std::to_string(form.width) +
                   " bytes from " + faults_.text()(location) + ", which has " +
                   std::to_string(size));
}

void Checker::check_tied(const MachineInstr& instruction, uint32_t cell) {
  const std::span<const Cell> cells = function_.cells_of(instruction);
  const auto definition = static_cast<uint32_t>(cells[cell].tied_to);
  if (definition >= instruction.cell_count)
    return faults_.report_tied(cells[cell].reg(), {}, {}, {});
  const Location from = at(instruction, cell), to = at(instruction, definition);
  if (from == to) return;
  faults_.report_tied(cells[cell].reg(), from, cells[definition].reg(), to);
}

void Checker::check_early_clobbers(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  for (uint32_t d = 0; d < cells.size(); ++d) {
    if (!cells[d].is_def() || !cells[d].is_early_clobber()) continue;
    for (uint32_t u = 0; u < cells.size(); ++u) {
      if (!cells[u].is_use() || at(instruction, u) != at(instruction, d)) continue;
      bool tied = cells[u].is_register() && cells[u].tied_to == static_cast<int8_t>(d);
      if (!tied)
        faults_.report(faults_.text()(cells[u].reg()) + " is read from " +
                       faults_.text()(at(instruction, u)) + ", to which the instruction writes " +
                       faults_.text()(cells[d].reg()) + " before it has read it");
    }
  }
}

inline void Checker::define(const MachineInstr& instruction, const InstrDesc& desc, RegSet clobbers,
                            uint32_t cell) {
  const Cell& operand = function_.cells[instruction.first_cell + cell];
  const Register value = operand.reg();
  const Location location = at(instruction, cell);
  if (location.is_none() && is_rematerializable(desc, function_.cells_of(instruction))) return;
  if (location.is_memory()) return faults_.report_result(value, location);
  if (!in_bank(location, class_of(value)))
    return faults_.report_unfit(value, "the result ", location);
  if (operand.fixed != 0 && location.reg().number() != operand.fixed)
    return faults_.report_fixed(value, "the result ", location, operand.fixed);
  if (defined_.contains(location.reg())) faults_.report_result(value, location);
  if (instruction.opcode == mir::kEntry && !contents_.holds(location, value))
    faults_.report_absent(value, "comes into the block in", location);
  if (operand.fixed == 0 && clobbers.contains(location.reg()))
    faults_.report_result(value, location);
  defined_.insert(location.reg());
  enter(value);
  if (may_write(location)) contents_.set(location, value);
}

// A copy whose source and definition share a register adds a name to what is there.
void Checker::check_copy(const MachineInstr& instruction) {
  std::span<const Cell> cells = function_.cells_of(instruction);
  Location to = at(instruction, 0), from = at(instruction, 1);
  bool from_value = cells[1].reg().is_virtual(), to_value = cells[0].reg().is_virtual();
  auto check_fixed = [&](uint32_t c, const char* role) {
    const Location location = at(instruction, c);
    if (cells[c].fixed != 0 && location != Location::in(Register(cells[c].fixed)))
      faults_.report_fixed(cells[c].reg(), role, location, cells[c].fixed);
  };
  if (from_value) {
    const Register value = cells[1].reg();
    if (!in_bank(from, class_of(value))) return faults_.report_unfit(value, "", from);
    if (!contents_.holds(from, value)) return faults_.report_absent(value, "is read from", from);
    check_fixed(1, "");
  }
  if (!to_value) return;
  if (!in_bank(to, class_of(cells[0].reg())))
    return faults_.report_unfit(cells[0].reg(), "the result ", to);
  if (from.is_memory() && to.is_memory())
    return faults_.report("this copies from " + faults_.text()(from) + " to " + faults_.text()(to) +
                          ", but one of them must be a register");
  check_fixed(0, "the result ");
  enter(cells[0].reg());
  if (!may_write(to)) return;
  if (from != to || !from_value) contents_.empty(to);
  contents_.add(to, cells[0].reg());
}

// A block that defines a value cannot claim it: it would be the value of an earlier time.
inline void Checker::enter(Register value) {
  if (claimed_until_[value.virtual_index()] > block_)
    faults_.report("the block claims " + faults_.text()(value) +
                   " at its start, but defines it here");
}

}  // namespace

std::vector<std::string> check(const ProgramPoints& points, const Allocation& allocation,
                               Arena& scratch) {
  const Arena::Scope scope(scratch);
  return Checker(points, allocation, scratch).run();
}

}  // namespace lilt::regalloc
