#include "regalloc/web_names.h"

#include <algorithm>
#include <numeric>
#include <tuple>

#include "ir/support/no_index.h"

namespace lilt::regalloc {

namespace {

// By value: where it is defined, counted in instructions; UINT32_MAX: nowhere.
std::vector<uint32_t> definitions_of(const mir::MachineFunction& function) {
  std::vector<uint32_t> found(function.virtual_registers.size(), UINT32_MAX);
  uint32_t number = 0;
  for (mir::BlockId block : function.layout)
    for (const mir::MachineInstr& instruction : function.instructions_of(block)) {
      for (const mir::Cell& cell : function.cells_of(instruction))
        if (cell.is_def() && cell.reg().is_virtual())
          found[cell.reg().virtual_index()] = std::min(found[cell.reg().virtual_index()], number);
      ++number;
    }
  return found;
}

}  // namespace

WebNames::WebNames(const mir::MachineFunction& function, const mir::RegisterNames& names,
                   const std::function<bool(std::string_view)>& is_of_source) {
  const std::vector<uint32_t> definitions = definitions_of(function);
  std::vector<std::tuple<bool, bool, uint32_t, uint32_t>> order;
  for (uint32_t v = 0; v < definitions.size(); ++v) {
    const mir::Register value = mir::Register::virtual_register(v);
    const bool is_foreign = is_of_source && !is_of_source(names(value));
    order.emplace_back(is_foreign, names.is_plain_number(value), definitions[v], v);
  }
  std::ranges::sort(order);
  rank_.resize(order.size());
  for (uint32_t r = 0; r < order.size(); ++r) rank_[std::get<3>(order[r])] = r;
}

uint32_t WebNames::joined_web_of(uint32_t value) const {
  uint32_t web = value < web_.size() ? web_[value] : kNone;
  while (web != kNone && joined_[web] != web) web = joined_[web];
  return web;
}

void WebNames::add(uint32_t value, uint32_t web) {
  web_[value] = web;
  for (auto next = static_cast<uint32_t>(best_.size()); next <= web; ++next) {
    best_.push_back(kNone);
    name_.push_back(kNone);
    joined_.push_back(next);
  }
  if (best_[web] == kNone || rank_[value] < rank_[best_[web]]) name_[web] = best_[web] = value;
}

void WebNames::join(uint32_t into, uint32_t from) {
  if (into == kNone || from == kNone || into == from) return;
  joined_[from] = into;
  if (rank_[name_[from]] < rank_[name_[into]]) name_[into] = name_[from];
}

void WebNames::part() {
  name_ = best_;
  std::iota(joined_.begin(), joined_.end(), 0);
}

void WebNames::apply(const TraceEvent& event) {
  if (event.kind == TraceKind::Start) {
    web_.assign(rank_.size(), kNone);
    best_.clear();
    name_.clear();
    joined_.clear();
  } else if (event.kind == TraceKind::Member) {
    add(event.web, event.a);
  } else if (event.kind == TraceKind::Iteration) {
    part();
  } else if (event.kind == TraceKind::Merge && event.range != TraceEvent::kNone) {
    join(joined_web_of(event.web), joined_web_of(event.other));
  }
}

TraceEvent WebNames::named(TraceEvent event) const {
  auto rename = [&](uint32_t& value) {
    if (value < web_.size() && web_[value] != kNone) value = best_[web_[value]];
  };
  auto rename_joined = [&](uint32_t& value) {
    if (const uint32_t web = joined_web_of(value); web != kNone) value = name_[web];
  };
  switch (event.kind) {
    case TraceKind::Merge:
    case TraceKind::MergeRefused:
      if (event.range == TraceEvent::kNone) break;  // values that were united or refused each other
      rename_joined(event.web);
      rename_joined(event.other);
      break;
    case TraceKind::Simplify:
    case TraceKind::SpillCandidate:
    case TraceKind::Freeze:
    case TraceKind::NoColour:
      rename_joined(event.web);
      break;
    case TraceKind::Fold:
    case TraceKind::StoreAtDefinition:
      break;
    case TraceKind::Evict:
      rename(event.other);
      [[fallthrough]];
    default:
      rename(event.web);
  }
  return event;
}

}  // namespace lilt::regalloc
