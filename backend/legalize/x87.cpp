// Values of x86_fp80 that come from several places are taken to memory: a phi is stored at the end
// of every block that it comes from, and loaded where it stands; a select becomes a load from one
// of two places; a bitcast reads the bytes that were stored as the other type.
//
// A phi's store reads the value that the predecessor has at its end, also if that is another phi of
// the same block: every phi's value is loaded into a value of its own first.
#include "backend/legalize/steps.h"

namespace lilt::backend {

using ssa::InstId;
using ssa::Opcode;
using ssa::TypeId;
using ssa::Value;

namespace {

class Demotion {
 public:
  explicit Demotion(ssa::Function& function) : function_(function) {}

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
    InstId loaded;
    switch (function_[id].opcode) {
      case Opcode::Phi:
        loaded = demote_phi(id, block);
        break;
      case Opcode::Select:
        loaded = demote_select(id);
        break;
      default:
        loaded = demote_cast(id);
        break;
    }
    function_.set_name(loaded, function_.name_of(id));
    function_.replace_all_uses(id, loaded);
    function_.erase(id);
  }

  InstId demote_phi(InstId phi, ssa::BlockId block) {
    InstId place = new_place(ssa::kX86Fp80, phi);
    for (uint32_t i = 0; i < function_[phi].operand_count; i += 2) {
      InstId end = function_.terminator(function_.operand(phi, i + 1).block());
      store_before(end, function_.operand(phi, i), place, phi);
    }
    InstId first = function_[block].first;
    while (function_[first].opcode == Opcode::Phi) first = function_.next(first);
    return load_before(first, ssa::kX86Fp80, place, phi);
  }

  InstId demote_select(InstId select) {
    InstId if_true = new_place(ssa::kX86Fp80, select), if_false = new_place(ssa::kX86Fp80, select);
    store_before(select, function_.operand(select, 1), if_true, select);
    store_before(select, function_.operand(select, 2), if_false, select);
    InstId chosen = function_.create(
        Opcode::Select, ssa::kPtr, {function_.operand(select, 0), Value(if_true), Value(if_false)},
        0, 0, function_.offset_of(select));
    function_.insert_before(select, chosen);
    return load_before(select, ssa::kX86Fp80, chosen, select);
  }

  InstId demote_cast(InstId cast) {
    Value value = function_.operand(cast, 0);
    InstId place = new_place(ssa::kX86Fp80, cast);
    store_before(cast, value, place, cast);
    return load_before(cast, function_[cast].type, place, cast);
  }

  InstId new_place(TypeId type, InstId origin) {
    InstId place = function_.create(Opcode::Alloca, ssa::kPtr, {Value(type)}, 0, 0,
                                    function_.offset_of(origin));
    function_.insert_before(function_[function_.entry()].first, place);
    return place;
  }
  void store_before(InstId position, Value value, Value place, InstId origin) {
    function_.insert_before(position, function_.create(Opcode::Store, ssa::kVoid, {value, place}, 0,
                                                       0, function_.offset_of(origin)));
  }
  InstId load_before(InstId position, TypeId type, Value place, InstId origin) {
    InstId load = function_.create(Opcode::Load, type, {place}, 0, 0, function_.offset_of(origin));
    function_.insert_before(position, load);
    return load;
  }

  ssa::Function& function_;
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

void demote_x87_values(ssa::Function& function) {
  if (has_x87_values(function)) Demotion(function).run();
}

}  // namespace lilt::backend
