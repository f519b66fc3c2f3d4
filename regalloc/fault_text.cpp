#include "regalloc/fault_text.h"

#include "ir/mir/machine_printer.h"

namespace lilt::regalloc {

namespace {

template <class Items, class ToText>
std::string listed(const Items& items, const ToText& to_text) {
  std::string text;
  for (size_t i = 0; i < items.size(); ++i)
    text += (i == 0 ? "" : i + 1 == items.size() ? " and " : ", ") + to_text(items[i]);
  return text;
}

}  // namespace

std::string FaultText::operator()(Location location) const {
  if (location.is_none()) return "no place";
  if (location.is_memory()) return "slot " + std::to_string(location.slot());
  const uint32_t number = location.reg().number();
  const auto& known = function_.target().register_names;
  return number < known.size() ? std::string(known[number]) : "register " + std::to_string(number);
}

std::string FaultText::operator()(const Edit& edit) const {
  const FaultText& text = *this;
  const std::string of = edit.value.valid() ? " of " + text(edit.value) : "";
  const std::string ways = of + " from " + text(edit.from) + " to " + text(edit.to);
  switch (edit.kind) {
    case EditKind::Copy:
      return "copy" + ways;
    case EditKind::Exchange:
      return "exchange of " + text(edit.from) + " and " + text(edit.to);
    case EditKind::Spill:
      return "spill" + ways;
    case EditKind::Reload:
      return "reload" + ways;
    case EditKind::Rematerialize:
      return "repetition" + of + " in " + text(edit.to);
  }
  return "edit";
}

std::string FaultText::operator()(const mir::MachineInstr& instruction) const {
  return "'" + mir::to_string(function_, names_, instruction) + "'";
}

std::string FaultText::operator()(mir::RegClass register_class) const {
  const auto index = static_cast<size_t>(register_class);
  const auto& classes = function_.target().classes;
  return index < classes.size() ? std::string(classes[index].name) : std::to_string(index);
}

std::string FaultText::operator()(mir::BlockId block) const {
  return "bb." + std::to_string(block.index());
}

std::string FaultText::contents(Location location, std::span<const mir::Register> values) const {
  return (*this)(location) + " holds " + (values.empty() ? "nothing known" : listed(values, *this));
}

std::string FaultText::whereabouts(mir::Register value, std::span<const Location> locations) const {
  return (*this)(value) +
         (locations.empty() ? " is nowhere" : " is in " + listed(locations, *this));
}

std::string FaultText::unfit(Location location, mir::RegClass register_class,
                             std::span<const SpillSlot> slots) const {
  const FaultText& text = *this;
  if (location.is_none()) return {};
  if (location.is_register())
    return text(location) + " is not an allocatable register of class " + text(register_class);
  const mir::RegClassDesc& desc = function_.target().classes[static_cast<size_t>(register_class)];
  return text(location) + " has " + std::to_string(slots[location.slot()].size) +
         " bytes, a value of class " + text(register_class) + " takes " +
         std::to_string(desc.spill_size);
}

}  // namespace lilt::regalloc
