// Loop-invariant code motion, for loads and for arithmetic that is not nearly free.
//
// Idea. An instruction whose operands a loop does not change moves to the loop's preheader, and out
// of the loops around it likewise. A load also needs memory that nothing in the loop may write
// (alias.h), and must run whenever the loop is entered, or read a whole object that is known to be
// there. What computes its operands moves with it.
//
// A load whose address is written in the loop by stores to the same address only is *promoted*:
// its memory gets a variable beside it, which the preheader loads, which the stores write as well,
// and which the loads read. mem2reg makes values of it. If a store runs in each iteration, nothing
// else in the loop reads the memory and no call may see it or leave the loop, the stores *sink*:
// each edge out of the loop gets one of the variable in their place. Otherwise they stay, so
// nothing needs to be known about when they run; what goes is the load, and its wait for the last
// store.
//
// Sources: Muchnick, "Advanced Compiler Design and Implementation", 1997, section 13.2; promotion
// as in Cooper & Lu, "Register Promotion in C Programs", 1997; when stores sink, as LLVM's LICM.
//
// What stays: additions, extensions and the like, and addresses, which take one instruction or
// none, while a register that lives through the loop may cost another one its own
// (loop_strength_reduce moves addresses, once it is known what addressing modes take over); and
// divisions by anything but constants, which may trap. A value that gets no register is reloaded
// where it is used, which takes no longer than the load or the multiplication that left, so more
// values may leave than there are registers. A promoted variable would be stored as well: it needs
// one.
//
// Invariants. Moved instructions have no effect and cannot trap. Poison that they make early is
// used where it was.
#include <algorithm>
#include <array>
#include <string>
#include <string_view>

#include "ir/opt/alias.h"
#include "ir/opt/known_bits.h"
#include "ir/opt/loops.h"
#include "ir/opt/passes.h"
#include "ir/opt/side_effects.h"
#include "ir/opt/value_facts.h"
#include "ir/ssa/cfg_edit.h"
#include "ir/ssa/intrinsics.h"
#include "ir/support/no_index.h"

namespace lilt::opt {

using namespace ssa;

namespace {

constexpr int kMaxLevels = 8;             // loops that one instruction leaves at most
constexpr int kMaxLicmSteps = 4;          // of operands that move with an instruction
constexpr int kMaxDominators = 64;        // in search of a common one
constexpr int kMaxLicmInstructions = 64;  // of a block that are looked at
constexpr uint32_t kMaxWriters = 128;     // of a loop that are told apart
constexpr uint32_t kMaxInMemory = 36;     // values of a class that live through a loop
constexpr size_t kMaxPromotions = 16;     // of a function
constexpr size_t kMaxSinkQuestions = 64;  // about stores of a function
constexpr size_t kMaxExits = 4;           // edges out of a loop that get stores
constexpr size_t kSomeLoads = 3;          // pay for a register, though none runs in each iteration
constexpr size_t kNearLoads = 64;         // candidates beside a load among which such loads are

// More than an instruction that may hide behind others.
constexpr bool is_costly(Opcode opcode) {
  switch (opcode) {
    case Opcode::Mul:
    case Opcode::UIToFP:
    case Opcode::SIToFP:
    case Opcode::FPToSI:
    case Opcode::FPToUI:
    case Opcode::FPExt:
    case Opcode::FPTrunc:
      return true;
    default:
      return is_binary(opcode) && has(opcode, property::Floating);
  }
}

constexpr auto kIsCostly = [] {
  std::array<bool, std::size(kOpcodes)> table{};
  for (size_t i = 0; i < table.size(); ++i) table[i] = is_costly(static_cast<Opcode>(i));
  return table;
}();

class LoopInvariantCodeMotion {
 public:
  LoopInvariantCodeMotion(Function& function, Analyses& analyses, const Remarks& remarks,
                          Arena& scratch)
      : function_(function),
        analyses_(analyses),
        remarks_(remarks),
        cfg_(analyses.control_flow()),
        dominators_(analyses.dominators()),
        loops_(analyses.loops()),
        alias_(function, scratch),
        shapes_(function, analyses, scratch),
        registers_(function, shapes_, scratch),
        info_(loops_.loops().size(), LoopInfo{}, scratch),
        candidates_(scratch),
        clobbered_(scratch),
        is_candidate_(scratch),
        without_preheader_(scratch),
        writers_(scratch),
        accesses_(scratch),
        promotions_(scratch),
        sunk_stores_(scratch),
        exits_(scratch),
        scratch_(scratch) {}

  bool run() {
    find_candidates();
    if ((candidates_.empty() && !has_fixed_store_) || calls_returns_twice(function_)) return false;
    function_.track_uses();
    drop_clobbered();
    const bool is_done = candidates_.empty() && !has_fixed_store_;
    if (!is_done) {
      survey();
      find_wanted_preheaders();
      if (!without_preheader_.empty()) return false;
    }
    for (const InstId id : clobbered_) remark_kept(id, "a call may write its memory");
    if (is_done) return false;
    for (size_t i = 0; i < candidates_.size(); ++i) hoist_or_note(i);
    note_stores();
    for (Promotion& promotion : promotions_) promotion.sinks = may_sink(promotion);
    for (const Promotion& promotion : promotions_) promote(promotion);
    if (!sunk_stores_.empty()) store_at_exits();
    return has_changed_;
  }

  // The headers of loops that arithmetic could leave if a block led to them only. While there are
  // some, nothing has changed.
  std::span<const BlockId> without_preheader() const { return without_preheader_; }
  bool has_promoted() const { return !promotions_.empty(); }

 private:
  struct LoopInfo {
    bool is_clobbered = false;     // by a call, outside inner loops
    bool has_calls = false;        // that may not return
    bool has_other_reads = false;  // than plain loads
    bool wants_preheader = false;
    BlockId common;  // dominates all latches and blocks that leave the loop
    uint32_t writer_count = 0;
    uint32_t first_writer = 0;
  };
  struct Writer {
    uint32_t loop;
    InstId id;
    MemoryLocation written;
  };
  struct Promotion {
    uint32_t loop;
    Value base;  // from outside the loop
    uint64_t offset;
    TypeId type;
    Value pointer = {};  // of one access
    bool sinks = false;  // its stores leave the loop
    bool is_of(const Promotion& other) const {
      return loop == other.loop && base == other.base && offset == other.offset &&
             type == other.type;
    }
  };

  struct Exit {
    BlockId from, to;
  };
  struct SunkStore {
    uint32_t loop;
    TypeId type;
    Value pointer;
    InstId variable;
    uint32_t alignment;
  };

  // --- what the loops do

  template <class Visitor>
  void for_each_in_loops(Visitor visit) {
    for (BlockId block : cfg_.reverse_post_order()) {
      const uint32_t loop = loops_.loop_of(block);
      if (loop == kNone) continue;
      for (InstId id = function_[block].first; id.valid(); id = function_.next(id)) visit(id, loop);
    }
  }
  // Most functions with loops have none.
  void find_candidates() {
    is_candidate_.assign(function_.value_count(), false);
    for_each_in_loops([this](InstId id, uint32_t loop) {
      if (is_worth_moving(id)) {
        if (operands_may_leave(id, loop, 0, true)) {
          candidates_.push_back(id);
          is_candidate_[id] = true;
        }
      } else if (function_[id].opcode == Opcode::Store) {
        has_fixed_store_ |= !is_inside(function_.operand(id, 1), loop);
      } else if (is_call(function_[id].opcode)) {
        info_[loop].is_clobbered |= called_intrinsic_number(function_, id) == 0;
      }
    });
  }
  // Drops loads of memory that a call in their loop may write.
  void drop_clobbered() {
    std::erase_if(candidates_, [this](InstId id) {
      if (function_[id].opcode != Opcode::Load) return false;
      const uint32_t loop = loops_.loop_of(function_.block_of(id));
      const MemoryLocation location =
          alias_.location(id, function_.operand(id, 0), function_[id].type);
      if (!info_[loop].is_clobbered || !alias_.is_exposed(location)) return false;
      clobbered_.push_back(id);
      return true;
    });
  }
  void survey() {
    for_each_in_loops([this](InstId id, uint32_t loop) { survey(id, loop); });
    sort_writers();
  }
  void survey(InstId id, uint32_t loop) {
    const Opcode opcode = function_[id].opcode;
    if (writes(id)) add_writer(id, loop);
    if ((opcode == Opcode::Load || opcode == Opcode::Store) && !is_ordered(function_[id]))
      accesses_.push_back(id);
    else if (may_read(id))
      for (uint32_t l = loop; l != kNone; l = loops_.loops()[l].parent)
        info_[l].has_other_reads = true;
    if (is_terminator(opcode)) note_end(function_.block_of(id), loop);
  }
  bool writes(InstId id) const {
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Call) {
      const uint16_t intrinsic = called_intrinsic_number(function_, id);
      return intrinsic == 0 || intrinsic_effect(intrinsic) == IntrinsicEffect::Any;
    }
    return has(opcode, property::WritesMemory) ||
           (opcode == Opcode::Load && is_ordered(function_[id]));
  }
  bool may_read(InstId id) const {
    const uint16_t intrinsic =
        is_call(function_[id].opcode) ? called_intrinsic_number(function_, id) : 0;
    return intrinsic == 0
               ? has(function_[id].opcode, property::ReadsMemory | property::WritesMemory)
               : intrinsic_effect(intrinsic) >= IntrinsicEffect::ReadsMemory;
  }
  void add_writer(InstId id, uint32_t loop) {
    const MemoryLocation written = alias_.written_by(id);
    for (; loop != kNone; loop = loops_.loops()[loop].parent) {
      info_[loop].has_calls |= is_call(function_[id].opcode);
      if (++info_[loop].writer_count <= kMaxWriters) writers_.push_back({loop, id, written});
    }
  }
  // The common dominator of the ends of an innermost loop's iterations.
  void note_end(BlockId block, uint32_t loop) {
    bool is_end = false;
    function_.for_each_successor(block, [&](BlockId to) {
      is_end |= loops_.loop_of(to) != loop || to == loops_.loops()[loop].header;
    });
    if (!is_end) return;
    BlockId& common = info_[loop].common;
    if (!common.valid()) common = block;
    for (int step = 0; !dominators_.dominates(common, block); ++step)
      common = step == kMaxDominators ? loops_.loops()[loop].header
                                      : dominators_.immediate_dominator(common);
  }
  void sort_writers() {
    std::ranges::stable_sort(writers_, {}, &Writer::loop);
    for (auto w = static_cast<uint32_t>(writers_.size()); w-- > 0;)
      info_[writers_[w].loop].first_writer = w;
  }

  // --- registers

  bool is_floating(TypeId type) const { return function_.types().is_floating(type); }
  // Whether the loop needs the load's value in place of its address.
  bool takes_over_register(InstId id) const {
    if (function_[id].opcode != Opcode::Load || is_floating(function_[id].type)) return false;
    const Value pointer = function_.operand(id, 0);
    return pointer.is_local() && function_.has_one_use(pointer.local());
  }
  // Takes a register of the loop, unless that would leave more than `excess` values without one.
  bool take_register(uint32_t loop, TypeId type, uint32_t excess) {
    if (!has_counted_registers_) {
      for (uint32_t l = 0; l < info_.size(); ++l) registers_.include(l);
      registers_.count();
      has_counted_registers_ = true;
    }
    return is_floating(type) ? registers_.take_floating(loop, excess)
                             : registers_.take_general(loop, excess);
  }

  // --- what may move

  bool is_inside(Value value, uint32_t loop) const {
    return value.is_local() &&
           common_loop_depth(function_, loops_, value, loop) == loops_.loops()[loop].depth;
  }
  bool is_scalar(TypeId type) const {
    const TypeTable& types = function_.types();
    return (types.is_integer(type) || types.is_pointer(type) || types.is_floating(type)) &&
           types.store_size(type) <= 8;
  }
  bool is_worth_moving(InstId id) const {
    const Instruction& i = function_[id];
    if (i.opcode == Opcode::Load) return !is_ordered(i) && is_scalar(i.type);
    if (i.opcode == Opcode::Call) return is_pure_call(function_, id) && is_floating(i.type);
    return (kIsCostly[static_cast<size_t>(i.opcode)] || is_safe_division(id)) && is_scalar(i.type);
  }
  // By a constant that no dividend traps with.
  bool is_safe_division(InstId id) const {
    uint64_t divisor = 0;
    if (!is_binary(function_[id].opcode) || !has(function_[id].opcode, property::MayTrap) ||
        !integer_constant(function_, function_.operand(id, 1), divisor))
      return false;
    const uint32_t width = function_.types().integer_bits(function_[id].type);
    return divisor != 0 && divisor != low_mask(width);
  }
  // Whether the operands are from outside the loop, or what computes them may move
  // (`with_loads`: or is a load or another candidate, which may have moved by then).
  bool operands_may_leave(InstId id, uint32_t loop, int depth, bool with_loads = false) const {
    return std::ranges::all_of(function_.operands(id), [&](Value operand) {
      return operand.is_type() || !operand.is_local() || !is_inside(operand, loop) ||
             (with_loads && is_candidate_[operand.local()]) ||
             (depth < kMaxLicmSteps && may_follow(operand.local(), with_loads) &&
              operands_may_leave(operand.local(), loop, depth + 1, with_loads));
    });
  }
  bool may_follow(InstId id, bool with_loads) const {
    const Opcode opcode = function_[id].opcode;
    if (opcode == Opcode::Load) return with_loads;
    return opcode == Opcode::GetElementPtr || is_cast(opcode) ||
           (is_binary(opcode) && (!has(opcode, property::MayTrap) || is_safe_division(id)));
  }

  void find_wanted_preheaders() {
    for (InstId id : candidates_) {
      const uint32_t loop = loops_.loop_of(function_.block_of(id));
      const BlockId header = loops_.loops()[loop].header;
      if (function_[id].opcode != Opcode::Load && !shapes_[loop].preheader.valid() &&
          !info_[loop].wants_preheader && operands_may_leave(id, loop, 0) &&
          entering_branch(header).valid()) {
        info_[loop].wants_preheader = true;
        without_preheader_.push_back(header);
      }
    }
  }
  // The conditional branch by which alone the loop is entered.
  InstId entering_branch(BlockId header) const {
    InstId found;
    for (BlockId from : cfg_.predecessors(header)) {
      if (dominators_.dominates(header, from)) continue;
      const InstId branch = function_.terminator(from);
      if (found.valid() || function_[branch].opcode != Opcode::CondBr ||
          function_.operand(branch, 1) == function_.operand(branch, 2))
        return {};
      found = branch;
    }
    return found;
  }

  void hoist_or_note(size_t candidate) {
    const InstId id = candidates_[candidate];
    const BlockId block = function_.block_of(id);
    const bool is_load = function_[id].opcode == Opcode::Load;
    uint32_t loop = loops_.loop_of(block);
    BlockId to;
    int level = 0;
    bool is_early = false;  // moves to where it may not have run
    std::string_view obstacle = "what it needs is computed in the loop";
    for (; level < kMaxLevels && loop != kNone; ++level) {
      const BlockId preheader = shapes_[loop].preheader;
      if (!preheader.valid()) obstacle = "no block leads to the loop only";
      if (!preheader.valid() || !operands_may_leave(id, loop, 0)) break;
      if (is_load && !load_may_leave(id, loop)) {
        obstacle = "it does not run in each iteration, or the loop may write its memory";
        if (level == 0 && note_promotion(candidate, loop)) obstacle = {};
        break;
      }
      if (!takes_over_register(id) && !take_register(loop, function_[id].type, kMaxInMemory)) {
        obstacle = "too many values live through the loop";
        break;
      }
      to = preheader;
      is_early |= function_.facts_index(id) != 0 && !runs_always(id, loop);
      loop = loops_.loops()[loop].parent;
    }
    if (is_early) function_.set_facts(id, function_.add_facts(function_.facts_of(id).of_value()));
    if (to.valid()) {
      if (remarks_.are_wanted()) remark_hoisted(remarks_, function_, id, level, "licm");
      move(id, to);
      if (is_load) move_extension(id, loops_.loop_of(block), to);
    } else if (!obstacle.empty()) {
      remark_kept(id, obstacle);
    }
  }
  void remark_kept(InstId id, std::string_view obstacle) const {
    remark(id, " stays in its loop: ", obstacle);
  }
  void remark(InstId id, std::string_view fact, std::string_view reason = {}) const {
    if (!remarks_.are_wanted()) return;
    std::string text(info(function_[id].opcode).name);
    text.append(fact).append(reason).append(" [licm]");
    remarks_.add(function_.offset_of(id), text);
  }
  // Moves the instruction, and what computes its operands.
  void move(InstId id, BlockId to) {
    for (Value operand : function_.operands(id))
      if (operand.is_local() && is_deeper(operand.local(), to)) move(operand.local(), to);
    function_.unlink(id);
    function_.insert_before(function_.terminator(to), id);
    has_changed_ = true;
  }
  // What alone needs the load takes its register, and is an instruction less in the loop.
  void move_extension(InstId load, uint32_t loop, BlockId to) {
    if (!function_.has_one_use(load)) return;
    const InstId user = function_.user(function_.first_use(load));
    const Opcode opcode = function_[user].opcode;
    if ((opcode == Opcode::SExt || opcode == Opcode::ZExt) && is_scalar(function_[user].type) &&
        loops_.loop_of(function_.block_of(user)) == loop)
      move(user, to);
  }
  bool is_deeper(InstId id, BlockId to) const {
    if (function_[id].opcode == Opcode::Argument) return false;
    const BlockId block = function_.block_of(id);
    return block != to && !dominators_.dominates(block, to);
  }

  // --- loads

  bool load_may_leave(InstId id, uint32_t loop) {
    const Value pointer = function_.operand(id, 0);
    const MemoryLocation location = alias_.location(id, pointer, function_[id].type);
    return may_read_early(id, location, loop) && !is_written(id, location, loop);
  }
  // Whether the load cannot trap before the loop.
  bool may_read_early(InstId id, const MemoryLocation& location, uint32_t loop) {
    return runs_always(id, loop) || is_there(location) || is_accessed_around(location, loop);
  }
  // Whether the loop begins with an access to the same object, after the location: it is in bounds
  // of the object, and so is the base, so all bytes between them are there.
  bool is_accessed_around(const MemoryLocation& location, uint32_t loop) const {
    const auto end = static_cast<int64_t>(location.offset + location.size);
    if (!location.is_in_bounds || location.size == kUnknownSize ||
        static_cast<int64_t>(location.offset) < 0)
      return false;
    InstId id = function_[loops_.loops()[loop].header].first;
    for (int steps = 0;
         steps < kMaxLicmInstructions && id.valid() && !is_call(function_[id].opcode);
         ++steps, id = function_.next(id)) {
      const Opcode opcode = function_[id].opcode;
      if ((opcode != Opcode::Load && opcode != Opcode::Store) || is_ordered(function_[id]))
        continue;
      const MemoryLocation accessed = location_of(id);
      if (accessed.base == location.base && accessed.is_in_bounds &&
          accessed.size != kUnknownSize &&
          static_cast<int64_t>(accessed.offset + accessed.size) >= end)
        return true;
    }
    return false;
  }
  // Whether the instruction runs whenever the loop is entered.
  bool runs_always(InstId id, uint32_t loop) const {
    const BlockId block = function_.block_of(id);
    const LoopInfo& info = info_[loop];
    if (block == loops_.loops()[loop].header) return !info.has_calls || is_before_calls(id);
    return shapes_[loop].is_innermost && !info.has_calls && info.common.valid() &&
           dominators_.dominates(block, info.common);
  }
  bool is_before_calls(InstId id) const {
    for (int steps = 0; steps < kMaxLicmInstructions && id.valid();
         ++steps, id = function_.previous(id))
      if (function_[id].opcode == Opcode::Call) return false;
    return !id.valid();
  }
  // Whether the bytes belong to a variable or an alloca: reading them cannot trap.
  bool is_there(const MemoryLocation& location) const {
    uint64_t size = 0;
    if (!location.base.valid() || location.size == kUnknownSize) return false;
    if (location.base.is_local()) {
      const InstId id = location.base.local();
      if (function_[id].opcode != Opcode::Alloca)
        size = promised_bytes(function_, location.base);
      else if (function_[id].operand_count == 1)
        size = function_.types().size_of(function_.operand(id, 0).type());
    } else {
      const Constant& constant = function_.constants()[location.base.constant()];
      if (constant.kind != ConstantKind::Symbol) return false;
      const Symbol& symbol = function_.module()[constant.symbol];
      if (symbol.kind != SymbolKind::Variable || !symbol.is_definition) return false;
      size = function_.types().size_of(symbol.type);
    }
    return location.offset <= size && location.size <= size - location.offset;
  }
  std::span<const Writer> writers_of(uint32_t loop) const {
    return std::span(writers_).subspan(info_[loop].first_writer, info_[loop].writer_count);
  }
  bool is_written(InstId load, const MemoryLocation& location, uint32_t loop) {
    if (alias_.is_constant(location) || info_[loop].writer_count == 0) return false;
    if (info_[loop].writer_count > kMaxWriters) return true;
    return std::ranges::any_of(writers_of(loop), [&](const Writer& writer) {
      return alias_.may_write(writer.written, location) &&
             !are_apart_in_all_iterations(load, writer.id, loop);
    });
  }
  // Whether the two access other bytes after one address that the loop does not change, as of an
  // element of an array.
  bool are_apart_in_all_iterations(InstId load, InstId writer, uint32_t loop) {
    if (function_[writer].opcode != Opcode::Store || is_ordered(function_[writer])) return false;
    const MemoryLocation read = alias_.place(function_.operand(load, 0), function_[load].type);
    const MemoryLocation written =
        alias_.place(function_.operand(writer, 1), function_.type_of(function_.operand(writer, 0)));
    return read.base == written.base && is_same_in_all_iterations(read.base, loop) &&
           !alias_.may_alias(read, written);
  }
  bool is_same_in_all_iterations(Value value, uint32_t loop) const {
    if (!value.is_local() || !is_inside(value, loop)) return true;
    return may_follow(value.local(), false) && operands_may_leave(value.local(), loop, 0);
  }

  // --- promotion

  // Of a load or a store.
  TypeId accessed_type(InstId access) const {
    return function_[access].opcode == Opcode::Load
               ? function_[access].type
               : function_.type_of(function_.operand(access, 0));
  }
  Value pointer_of(InstId access) const {
    return function_.operand(access, function_[access].opcode == Opcode::Load ? 0 : 1);
  }
  MemoryLocation location_of(InstId access) const {
    return alias_.location(access, pointer_of(access), accessed_type(access));
  }

  // Notes the load's memory for promotion, if stores to the same address are all that writes it.
  // Returns whether it is noted. What the text says about this access does not hold for others.
  bool note_promotion(size_t candidate, uint32_t loop) {
    const InstId id = candidates_[candidate];
    MemoryLocation location = location_of(id);
    location.facts = 0;
    if (!location.base.valid() || location.size == kUnknownSize || is_inside(location.base, loop))
      return false;
    const Promotion promotion{loop, location.base, location.offset, function_[id].type,
                              function_.operand(id, 0)};
    const auto is_same = [&](const Promotion& other) { return other.is_of(promotion); };
    if (std::ranges::any_of(promotions_, is_same)) return true;
    if (!may_promote(promotion, candidate, location)) return false;
    promotions_.push_back(promotion);
    remark(id, " reads a value in place of memory that its loop writes");
    return true;
  }
  bool may_promote(const Promotion& promotion, size_t candidate, const MemoryLocation& location) {
    const InstId id = candidates_[candidate];
    const uint32_t loop = promotion.loop;
    return promotions_.size() < kMaxPromotions && may_read_early(id, location, loop) &&
           is_written_by_own_stores(promotion, location) &&
           (runs_always(id, loop) || has_some_loads(promotion, candidate)) &&
           take_register(loop, promotion.type, 0);
  }
  bool is_written_by_own_stores(const Promotion& promotion, const MemoryLocation& location) {
    if (info_[promotion.loop].writer_count > kMaxWriters) return false;
    return std::ranges::none_of(writers_of(promotion.loop), [&](const Writer& writer) {
      return !is_access_of(writer.id, promotion) && alias_.may_alias(writer.written, location);
    });
  }
  // Notes memory that innermost loops only store to, if the stores may sink.
  void note_stores() {
    size_t questions = 0;
    for (InstId id : accesses_) {
      if (questions == kMaxSinkQuestions || promotions_.size() == kMaxPromotions) return;
      const uint32_t loop = loops_.loop_of(function_.block_of(id));
      if (function_[id].opcode != Opcode::Store || loop == kNone || !shapes_[loop].is_innermost ||
          !shapes_[loop].preheader.valid() || !is_scalar(accessed_type(id)))
        continue;
      MemoryLocation location = location_of(id);
      location.facts = 0;
      if (!location.base.valid() || location.size == kUnknownSize || is_inside(location.base, loop))
        continue;
      const Promotion promotion{loop, location.base, location.offset, accessed_type(id),
                                pointer_of(id)};
      ++questions;
      if (std::ranges::none_of(promotions_,
                               [&](const Promotion& p) { return p.is_of(promotion); }) &&
          is_written_by_own_stores(promotion, location) && may_sink(promotion) &&
          take_register(loop, promotion.type, 0))
        promotions_.push_back(promotion);
    }
  }
  bool has_some_loads(const Promotion& promotion, size_t candidate) const {
    const size_t end = std::min(candidates_.size(), candidate + kNearLoads);
    size_t count = 0;
    for (size_t i = candidate; i < end && count < kSomeLoads; ++i) {
      const InstId id = candidates_[i];
      count += function_[id].opcode == Opcode::Load && is_inside(id, promotion.loop) &&
               is_access_of(id, promotion);
    }
    return count >= kSomeLoads;
  }
  // Whether it is a plain load or store of the promoted bytes.
  bool is_access_of(InstId id, const Promotion& promotion) const {
    const Opcode opcode = function_[id].opcode;
    if ((opcode != Opcode::Load && opcode != Opcode::Store) || is_ordered(function_[id]) ||
        accessed_type(id) != promotion.type)
      return false;
    const MemoryLocation location = location_of(id);
    return location.base == promotion.base && location.offset == promotion.offset &&
           location.size != kUnknownSize;
  }
  // Whether one store at each exit may take the place of all stores: then the loop may neither read
  // the memory by another access, nor have an exit without a place for the store, nor may other
  // threads be told of it. A store that runs in each iteration makes that of the exit safe.
  bool may_sink(const Promotion& promotion) {
    const LoopInfo& info = info_[promotion.loop];
    const auto is_of_outer_loop = [&](const Promotion& other) {
      return other.loop != promotion.loop && is_around(other.loop, promotion.loop) &&
             other.is_of({other.loop, promotion.base, promotion.offset, promotion.type});
    };
    if (!shapes_[promotion.loop].is_innermost || info.has_calls || info.has_other_reads ||
        std::ranges::any_of(promotions_, is_of_outer_loop) || !find_exits(promotion.loop))
      return false;
    const MemoryLocation location =
        alias_.location(promotion.pointer, function_.types().store_size(promotion.type));
    bool has_steady_store = false;
    for (InstId id : accesses_) {
      if (!is_inside(id, promotion.loop)) continue;
      const bool is_load = function_[id].opcode == Opcode::Load;
      if (is_access_of(id, promotion))
        has_steady_store |= !is_load && runs_always(id, promotion.loop);
      else if (is_load && alias_.may_alias(location_of(id), location))
        return false;
    }
    return has_steady_store;
  }
  // Fills in exits_; whether they are few, and all of them conditional.
  bool find_exits(uint32_t loop) {
    exits_.clear();
    for (BlockId block : cfg_.reverse_post_order())
      if (is_in(block, loop) && !add_exits(block, loop)) return false;
    return !exits_.empty() && exits_.size() <= kMaxExits;
  }
  bool add_exits(BlockId block, uint32_t loop) {
    const InstId end = function_.terminator(block);
    bool good = true;
    function_.for_each_successor(block, [&](BlockId to) {
      if (is_in(to, loop)) return;
      good = good && function_[end].opcode == Opcode::CondBr &&
             function_.operand(end, 1) != function_.operand(end, 2);
      exits_.push_back({block, to});
    });
    return good;
  }
  bool is_in(BlockId block, uint32_t loop) const { return is_around(loop, loops_.loop_of(block)); }
  // Whether the loop contains the other, or is it.
  bool is_around(uint32_t loop, uint32_t inner) const {
    while (inner != kNone && inner != loop) inner = loops_.loops()[inner].parent;
    return inner == loop;
  }
  // Puts a block with the loop's sunk stores on each edge out of it.
  void store_at_exits() {
    CfgEdit edit(function_, scratch_);
    std::ranges::stable_sort(sunk_stores_, {}, &SunkStore::loop);
    uint32_t loop = kNone;
    for (const SunkStore& sunk : sunk_stores_) {
      if (sunk.loop != loop) split_exits(edit, sunk.loop);
      loop = sunk.loop;
      for (const Exit& exit : exits_) {
        const InstId before = function_.terminator(exit.to);
        const SourceOffset origin = function_.offset_of(before);
        const InstId value =
            function_.create(Opcode::Load, sunk.type, {sunk.variable}, 0, 0, origin);
        function_.insert_before(before, value);
        function_.insert_before(before,
                                function_.create(Opcode::Store, kVoid, {value, sunk.pointer},
                                                 Function::align_flag(sunk.alignment), 0, origin));
      }
    }
    edit.finish();
    analyses_.keep_only({});
  }
  // The new blocks are the targets of exits_.
  void split_exits(CfgEdit& edit, uint32_t loop) {
    find_exits(loop);
    for (Exit& exit : exits_) {
      const InstId branch = function_.terminator(exit.from);
      const BlockId added =
          edit.split_edge(exit.from, exit.to, exit.from, function_.offset_of(branch));
      redirect(function_, exit.from, exit.to, added);
      exit.to = added;
    }
  }
  // Gives the memory a variable beside it.
  void promote(const Promotion& promotion) {
    has_changed_ = true;
    const BlockId preheader = shapes_[promotion.loop].preheader;
    const InstId before = function_.terminator(preheader);
    const SourceOffset origin = function_.offset_of(before);
    if (promotion.pointer.is_local() && is_deeper(promotion.pointer.local(), preheader))
      move(promotion.pointer.local(), preheader);
    const InstId variable =
        function_.create(Opcode::Alloca, kPtr, {Value(promotion.type)}, 0, 0, origin);
    function_.insert_before(function_[function_.entry()].first, variable);
    uint32_t alignment = UINT32_MAX;  // that all loads promise; the same if there are none
    uint32_t alignment_of_stores = UINT32_MAX;  // that all stores promise
    const size_t count = accesses_.size();
    for (size_t k = 0; k < count; ++k) {
      const InstId id = accesses_[k];
      if (!is_inside(id, promotion.loop) || !is_access_of(id, promotion)) continue;
      if (function_[id].opcode == Opcode::Load) {
        alignment = std::min(alignment, function_.alignment(id));
        function_.set_operand(id, 0, variable);
      } else if (promotion.sinks) {
        alignment_of_stores = std::min(alignment_of_stores, function_.alignment(id));
        function_.set_operand(id, 1, variable);
      } else {
        store(function_.operand(id, 0), variable, function_.next(id));
      }
    }
    if (alignment != UINT32_MAX) load_before(promotion, variable, alignment);
    if (promotion.sinks)
      sunk_stores_.push_back(
          {promotion.loop, promotion.type, promotion.pointer, variable, alignment_of_stores});
  }
  void load_before(const Promotion& promotion, InstId variable, uint32_t alignment) {
    const InstId before = function_.terminator(shapes_[promotion.loop].preheader);
    const InstId first =
        function_.create(Opcode::Load, promotion.type, {promotion.pointer},
                         Function::align_flag(alignment), 0, function_.offset_of(before));
    function_.insert_before(before, first);
    accesses_.push_back(first);
    store(first, variable, before);
  }
  void store(Value value, InstId variable, InstId before) {
    const InstId id = function_.create(Opcode::Store, kVoid, {value, variable}, 0, 0,
                                       function_.offset_of(before));
    function_.insert_before(before, id);
  }

  Function& function_;
  Analyses& analyses_;
  const Remarks& remarks_;
  const ControlFlowGraph& cfg_;
  const DominatorTree& dominators_;
  const LoopForest& loops_;
  AliasAnalysis alias_;
  LoopShapes shapes_;
  LoopRegisters registers_;
  bool has_counted_registers_ = false;
  ArenaVector<LoopInfo> info_;  // by loop
  ArenaVector<InstId> candidates_;
  ArenaVector<InstId> clobbered_;  // loads that are no candidates any more
  ArenaIdMap<InstId, bool> is_candidate_;
  bool has_fixed_store_ = false;  // to an address that its loop does not change
  ArenaVector<BlockId> without_preheader_;
  ArenaVector<Writer> writers_;   // by loop, once sorted
  ArenaVector<InstId> accesses_;  // plain loads and stores in loops
  ArenaVector<Promotion> promotions_;
  ArenaVector<SunkStore> sunk_stores_;
  ArenaVector<Exit> exits_;  // of the loop that is looked at
  Arena& scratch_;
  bool has_changed_ = false;
};

// Puts a block on the edge that enters each of the loops, whose headers these are.
void add_preheaders(Function& function, Analyses& analyses, std::span<const BlockId> headers,
                    Arena& scratch) {
  CfgEdit edit(function, scratch);
  for (const BlockId header : headers) {
    const auto predecessors = analyses.control_flow().predecessors(header);
    const BlockId from = *std::ranges::find_if(predecessors, [&](BlockId predecessor) {
      return !analyses.dominators().dominates(header, predecessor);
    });
    const InstId branch = function.terminator(from);
    const SourceOffset offset = function.offset_of(branch);
    const BlockId preheader = edit.add_before(header, offset);
    function.append(preheader, function.create(Opcode::Br, kVoid, {Value(header)}, 0, 0, offset));
    redirect(function, from, header, preheader);
    edit.move_edge(header, from, preheader);
  }
  edit.finish();
}

}  // namespace

Change licm(Function& function, Analyses& analyses, const Remarks& remarks, Arena& scratch) {
  if (!analyses.control_flow().has_cycle()) return Change::None;
  LoopInvariantCodeMotion motion(function, analyses, remarks, scratch);
  const bool has_changed = motion.run();
  if (motion.has_promoted()) return Change::Again;
  if (motion.without_preheader().empty()) return has_changed ? Change::Done : Change::None;
  add_preheaders(function, analyses, motion.without_preheader(), scratch);
  return Change::Again;
}

}  // namespace lilt::opt
