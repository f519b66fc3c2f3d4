// Moves values of x86_fp80 that come from several places to memory: a phi's values are stored at
// the end of every predecessor and loaded at the phi's place; a select becomes a load from one of
// two places; a bitcast reads the bytes that were stored as the other type.
//
// A phi's store reads the value at the end of the predecessor, which may be another phi of the same
// block: every phi's value is loaded into a separate value first.
#include "backend/legalize/emitter.h"
#include "backend/legalize/names.h"
#include "backend/legalize/steps.h"

namespace lilt::backend {

namespace {

class Demotion {
 public:
  Demotion(ssa::Function& function, Arena& scratch)
      : function_(function), emit_(function, scratch) {}

  void run() {
    function_.track_uses();
    for (ssa::BlockId block : function_.blocks())
      for (InstId id = function_[block].first, next; id.valid(); id = next) {
        next = function_.next(id);
        if (concerns_x87(id)) demote(id, block);
      }
  }

 private:
  bool concerns_x87(InstId id) const {
    const ssa::Instruction& instruction = function_[id];
    switch (instruction.opcode) {
      case Opcode::Phi:
      case Opcode::Select:
        return instruction.type == ssa::kX86Fp80;
      case Opcode::BitCast:
        return instruction.type != function_.type_of(function_.operand(id, 0)) &&
               (instruction.type == ssa::kX86Fp80 ||
                function_.type_of(function_.operand(id, 0)) == ssa::kX86Fp80);
      default:
        return false;
    }
  }

  void demote(InstId id, ssa::BlockId block) {
    emit_.set_position(id);
    InstId loaded = demoted(id, block).local();
    function_.set_name(loaded, function_.name_of(id));
    function_.set_offset(loaded, function_.offset_of(id));
    function_.replace_all_uses(id, loaded);
    function_.erase(id);
  }

  // Returns the load that replaces the instruction.
  Value demoted(InstId id, ssa::BlockId block) {
    switch (function_[id].opcode) {
      case Opcode::Phi:
        return demote_phi(id, block);
      case Opcode::Select:
        return demote_select(id);
      default: {
        Value place = new_place();
        emit_.store(function_.operand(id, 0), place, kAlign);
        return emit_.load(function_[id].type, place, kAlign);
      }
    }
  }

  Value demote_phi(InstId phi, ssa::BlockId block) {
    Value place = new_place();
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      emit_.set_position(function_.terminator(function_.operand(phi, i + 1).block()));
      emit_.store(function_.operand(phi, i), place, kAlign);
    }
    InstId first = function_[block].first;
    while (function_[first].opcode == Opcode::Phi) first = function_.next(first);
    emit_.set_position(first);
    return emit_.load(ssa::kX86Fp80, place, kAlign);
  }

  Value demote_select(InstId select) {
    Value if_true = new_place(), if_false = new_place();
    emit_.store(function_.operand(select, 1), if_true, kAlign);
    emit_.store(function_.operand(select, 2), if_false, kAlign);
    Value chosen = emit_.select(function_.operand(select, 0), if_true, if_false);
    return emit_.load(ssa::kX86Fp80, chosen, kAlign);
  }

  Value new_place() { return emit_.frame_object(ssa::kX86Fp80, kAlign); }

  static constexpr uint32_t kAlign = 16;  // bytes

  ssa::Function& function_;
  Emitter emit_;
};

bool has_x87_values(const ssa::Function& function) {
  for (ssa::BlockId block : function.blocks())
    for (InstId id = function[block].first; id.valid(); id = function.next(id))
      if (function[id].type == ssa::kX86Fp80) return true;
  for (uint32_t i = 0; i < function.argument_count(); ++i)
    if (function[function.argument(i)].type == ssa::kX86Fp80) return true;
  return false;
}

}  // namespace

void demote_x87_values(ssa::Function& function, Arena& scratch) {
  if (has_x87_values(function)) Demotion(function, scratch).run();
}

}  // namespace lilt::backend
