#include "backend/compile/variable_places.h"

#include "emit/x86/registers.h"

namespace lilt::backend {

namespace {

using object::VariablePlace;

VariablePlace place_of(const ssa::Function& function, uint32_t index) {
  const ssa::DebugRecord& record = function.debug_records()[index];
  VariablePlace place;
  place.variable = record.variable;
  place.inlined_at = function.inlined_at(record);
  place.is_address = record.kind == ssa::DebugRecord::Kind::Declare;
  place.expression = record.expression;
  return place;
}

// Integers as wide as their type, since debuggers take as many bits as the variable has.
int64_t number_of(const ssa::Function& function, ssa::ConstantId constant) {
  return static_cast<int64_t>(function.constants().zero_extended(constant));
}

}  // namespace

std::vector<VariablePlace> find_variable_places(const ssa::Function& function,
                                                const mir::MachineFunction& machine,
                                                const std::vector<HeldValue>& held,
                                                const PointOf& point_of) {
  std::vector<VariablePlace> places;
  for (const mir::DebugSlot& slot : machine.debug_slots) {
    VariablePlace place = place_of(function, slot.record);
    place.base = VariablePlace::Base::FrameAddress;
    place.number = machine.frame.slots[slot.slot].offset - machine.frame.bytes_to_cfa;
    places.push_back(place);
  }
  std::vector<std::vector<const HeldValue*>> ranges_of(machine.debug_values.size());
  for (const HeldValue& range : held) ranges_of[range.value].push_back(&range);
  for (const mir::DebugUse& use : machine.debug_uses) {
    VariablePlace place = place_of(function, use.record);
    if (use.is_constant()) {
      place.base = VariablePlace::Base::Constant;
      place.number = number_of(function, function.debug_records()[use.record].value.constant());
      places.push_back(place);
      continue;
    }
    place.value_size = machine.debug_values[use.value].size;
    for (const HeldValue* at : ranges_of[use.value]) {
      const HeldValue& range = *at;
      place.begin = point_of(range.begin, false);
      place.end = point_of(range.end, range.ends_in_call);
      place.base =
          range.reg.valid() ? VariablePlace::Base::Register : VariablePlace::Base::FrameSlot;
      place.number = range.reg.valid() ? x86::dwarf_number(range.reg) : range.cfa_offset;
      if (place.begin < place.end) places.push_back(place);
    }
  }
  return places;
}

}  // namespace lilt::backend
