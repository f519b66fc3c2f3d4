#include "regalloc/spill_remarks.h"

#include <map>
#include <string>
#include <vector>

#include "ir/mir/register_names.h"
#include "ir/support/frequency.h"

namespace lilt::regalloc {
namespace {

// A value's traffic with memory in loops.
struct Traffic {
  Point first;
  uint32_t stores = 0, reloads = 0;
  double weight = 0;  // executions a call, as the block frequencies estimate
};

std::string counted(uint32_t count, std::string_view what) {
  return std::to_string(count) + " " + std::string(what) + (count == 1 ? "" : "s");
}

std::string to_text(const mir::RegisterNames& names, mir::Register value, const Traffic& traffic) {
  std::string text = names(value) + " is in memory for part of a loop: ";
  if (traffic.stores != 0) text += counted(traffic.stores, "store");
  if (traffic.stores != 0 && traffic.reloads != 0) text += " and ";
  if (traffic.reloads != 0) text += counted(traffic.reloads, "reload");
  return text + ", about " + frequency_text(traffic.weight) +
         " a call; no register is free for it throughout [regalloc]";
}

// Of the instruction before which the edit stands, or one after it in the block.
SourceOffset origin_at(const ProgramPoints& points, Point point) {
  const BlockSpan& block = points.block(points.block_of(point.instruction()));
  for (uint32_t number = point.instruction(); number < block.instructions_end; ++number)
    if (const SourceOffset origin = points.instruction(number).origin; origin != kNoOffset)
      return origin;
  return kNoOffset;
}

}  // namespace

void remark_on_spills(const ProgramPoints& points, const Allocation& allocation,
                      const Remarks& remarks) {
  const mir::MachineFunction& function = points.function();
  std::map<mir::Register, Traffic> found;
  std::vector<mir::Register> order;  // by first place
  for (const Edit& edit : allocation.edits) {
    const bool is_store = edit.kind == EditKind::Spill, is_reload = edit.kind == EditKind::Reload;
    if (!is_store && !is_reload) continue;
    const uint32_t number = edit.point.instruction();
    if (function.blocks[function.layout[points.block_of(number)]].loop_depth == 0) continue;
    const auto [place, is_new] = found.try_emplace(edit.value);
    Traffic& traffic = place->second;
    if (is_new) {
      traffic.first = edit.point;
      order.push_back(edit.value);
    }
    traffic.stores += is_store;
    traffic.reloads += is_reload;
    traffic.weight += points.frequency_at(number);
  }
  if (order.empty()) return;
  const mir::RegisterNames names(function);
  for (const mir::Register value : order)
    remarks.add(origin_at(points, found[value].first), to_text(names, value, found[value]));
}

}  // namespace lilt::regalloc
