#include "ir/mir/instruction_text.h"

#include <bit>

#include "ir/support/characters.h"
#include "ir/support/text.h"

namespace lilt::mir {
namespace {

// A row's name, split into the parts before and after condition and width.
struct NameParts {
  std::string_view before, after;
};

NameParts split(const InstrDesc& desc) {
  size_t place = 0;
  while (place < desc.name.size() && !is_lower(desc.name[place])) ++place;
  NameParts parts{desc.name.substr(0, place), desc.name.substr(place)};
  if ((desc.properties & instr::HasCondition) && parts.after.starts_with("cc"))
    parts.after.remove_prefix(2);
  return parts;
}

bool shows_width(const InstrDesc& desc) { return std::popcount(desc.widths) > 1; }

// Reads `text`, which must be a condition (if the row has one) and a width (if the row shows it).
bool read_middle(const TargetDesc& target, const InstrDesc& desc, std::string_view text,
                 InstructionName& name) {
  size_t digits = text.find_first_of("0123456789");
  std::string_view condition = text.substr(0, digits);
  std::string_view width = digits == text.npos ? std::string_view() : text.substr(digits);
  name.condition = 0;
  if (desc.properties & instr::HasCondition) {
    size_t i = 0;
    while (i < target.condition_names.size() && target.condition_names[i] != condition) ++i;
    if (i == target.condition_names.size()) return false;
    name.condition = static_cast<uint8_t>(i);
  } else if (!condition.empty()) {
    return false;
  }
  if (!shows_width(desc)) {
    name.width = desc.widths;
    return width.empty();
  }
  for (unsigned bytes = 1; bytes <= 64; bytes *= 2) {
    std::string bits;
    append_decimal(bits, uint64_t{bytes} * 8);
    name.width = static_cast<uint8_t>(bytes);
    if (bits == width) return true;
  }
  return false;
}

}  // namespace

void append_instruction_name(std::string& out, const TargetDesc& target, InstructionName name) {
  const InstrDesc& desc = target[name.opcode];
  NameParts parts = split(desc);
  out += parts.before;
  if ((desc.properties & instr::HasCondition) && name.condition < target.condition_names.size())
    out += target.condition_names[name.condition];
  if (shows_width(desc)) append_decimal(out, uint64_t{name.width} * 8);
  out += parts.after;
}

bool find_instruction(const TargetDesc& target, std::string_view text, InstructionName& name) {
  for (size_t opcode = 0; opcode < target.instructions.size(); ++opcode) {
    const InstrDesc& desc = target.instructions[opcode];
    if (desc.name.empty()) continue;
    NameParts parts = split(desc);
    if (text.size() < parts.before.size() + parts.after.size()) continue;
    if (!text.starts_with(parts.before) || !text.ends_with(parts.after)) continue;
    std::string_view middle =
        text.substr(parts.before.size(), text.size() - parts.before.size() - parts.after.size());
    name.opcode = static_cast<uint16_t>(opcode);
    if (read_middle(target, desc, middle, name)) return true;
  }
  return false;
}

}  // namespace lilt::mir
