// Where the values of the function that is selected are: the virtual register that its users asked
// for, a frame slot, the x87 stack's memory, or nowhere, because each use computes them.
#pragma once

#include "backend/isel/code_writer.h"
#include "backend/isel/selected_function.h"

namespace lilt::backend::isel {

// The bytes of a constant in read-only data.
std::string_view bytes_of(const auto& value) {
  return {reinterpret_cast<const char*>(&value), sizeof value};
}

// Where values of x86_fp80 are (x87.cpp).
struct X87State {
  explicit X87State(Arena& arena) : places(arena), free_slots(arena), projections(arena) {}

  struct Place {
    mir::SlotId slot;
    ssa::BlockId block;  // of the last use, the first one that the walk comes to
  };

  // The reader of a part of a result: the walk comes to its call later.
  struct Projection {
    InstId call;
    uint32_t part;
    InstId reader;
  };
  ArenaIdMap<InstId, Place> places;     // of values; empty: none
  ArenaVector<mir::SlotId> free_slots;  // of values of the block that is selected, above here
  ArenaVector<Projection> projections;
  mir::SlotId scratch;  // for transfers between the x87 stack and registers
};

class ValueRegisters : public SelectedFunction, public CodeWriter {
 public:
  ValueRegisters(const ssa::Function& function, ssa::Analyses& analyses,
                 const SelectionOptions& options, mir::MachineFunction& machine, Arena& scratch);
  Arena& scratch() { return scratch_; }

  // The register of a value. Undef and poison are 0, so all instructions that a value becomes, and
  // all that legalization makes of one, read the same number.
  Register use(Value value);
  // The same for an operand that the instruction only passes on: undef and poison are what the
  // register holds.
  Register use_any(Value value);
  Register result(InstId id) { return registers_[id].valid() ? registers_[id] : new_result(id); }
  // The register that users asked for; none: unused.
  Register known_register(InstId id) const { return registers_[id]; }
  // Whether a user asked for the value.
  bool is_needed(InstId id) const {
    return registers_[id].valid() || (!x87_.places.empty() && x87_.places[id].slot.valid());
  }
  // The value whose register holds `value`. Amortised O(1): results are cached on the path.
  Value resolve(Value value);
  X87State& x87() { return x87_; }
  void release_registers();

  // --- frame slots of allocas and of objects passed by value
  mir::SlotId slot_of(InstId id) const { return slots_.contains(id) ? slots_[id] : mir::SlotId(); }
  void set_slot(InstId id, mir::SlotId slot);

  // --- new registers, and constants in them and in memory
  Register temporary() { return temporary(mir::RegClass::Gpr); }
  Register temporary(mir::RegClass register_class) {
    return machine().new_register(register_class);
  }
  Register temporary(TypeId type) { return temporary(class_of(type)); }
  Register materialize_integer(uint64_t bits);
  Register materialize_zero() { return materialize_integer(0); }
  Register materialize_symbol(ssa::SymbolId symbol);
  mir::SymbolRef symbol_ref(ssa::SymbolId symbol);
  Address constant_address(std::string_view bytes);
  Address floating_constant(TypeId type, uint64_t bits);

  // --- results of several parts: a reader records the register that it needs, and the call, which
  // the walk reaches after all its users, defines the requested ones
  void place_part(InstId reader, InstId call, uint32_t part);
  // The register requested for a part of a call's result; none: unused.
  Register projection(InstId call, uint32_t index) const;
  // The same, or a temporary register if unused.
  Register projection_or_temporary(InstId call, uint32_t index);

 private:
  struct Projection {
    uint32_t part = 0;
    Register reg;
    uint32_t next = 0;  // index + 1 of another part of the same call's result
  };
  Register new_result(InstId id);
  Register materialize(ssa::ConstantId constant);

  Arena& scratch_;
  ArenaIdMap<InstId, Register> registers_;  // requested by the users of a value; none: unused
  ArenaIdMap<InstId, Value> resolved_;      // of conversions, once known; empty until there is one
  ArenaIdMap<InstId, mir::SlotId> slots_;   // up to the last value with a slot
  X87State x87_;
  ArenaVector<uint32_t> first_projection_;  // by call, index + 1; empty until there is one
  ArenaVector<Projection> projections_;
};

}  // namespace lilt::backend::isel
