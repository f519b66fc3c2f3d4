#include "ir/ssa/profile.h"

#include <algorithm>
#include <cstring>
#include <functional>
#include <string>

#include "ir/ssa/function.h"
#include "ir/ssa/metadata_text.h"
#include "ir/ssa/module.h"
#include "ir/support/md5.h"
#include "ir/support/text.h"

namespace lilt::ssa {

namespace {

// In millionths of all counts.
constexpr uint64_t kHotCutoff = 990'000, kColdCutoff = 999'999;

// Calls a function with the text of each element of a tuple that is a numbered node.
template <class Visit>
void for_each_node(const Module& module, std::string_view tuple, Visit visit) {
  MetadataReader elements(tuple);
  while (const auto element = elements.next())
    if (element->is_node() && element->value < metadata::Inline)
      visit(module.text_from(static_cast<MetadataNode>(element->value)));
}

// Of `!{i32 990000, i64 120, i32 7}`: seven counts, the least of them 120, reach the cutoff.
void read_entry(std::string_view entry, ProfileSummary& summary) {
  MetadataReader numbers(entry);
  const auto cutoff = numbers.next(), least = numbers.next();
  if (!cutoff || !least || !cutoff->is_integer() || !least->is_integer()) return;
  if (cutoff->value >= kHotCutoff && !summary.is_known()) summary.hot_count = least->value;
  if (cutoff->value >= kColdCutoff && summary.cold_count == kNoCount)
    summary.cold_count = least->value;
}

// Of the fields of a summary: `!{!"DetailedSummary", !9}` names the entries.
void read_fields(const Module& module, std::string_view fields, ProfileSummary& summary) {
  for_each_node(module, fields, [&](std::string_view field) {
    if (!field.starts_with("!{!\"DetailedSummary\"")) return;
    for_each_node(module, field, [&](std::string_view entries) {
      for_each_node(module, entries, [&](std::string_view entry) { read_entry(entry, summary); });
    });
  });
}

// Of `!lilt.profile-HOT-COLD`.
ProfileSummary read_dumped(std::string_view name) {
  name.remove_prefix(1 + kProfileInDumps.size());
  ProfileSummary summary;
  if (!take_number(name, summary.hot_count) || !name.starts_with('-')) return {};
  name.remove_prefix(1);
  return take_number(name, summary.cold_count) ? summary : ProfileSummary();
}

// The node of the last `!prof` in a text, written there or numbered.
std::string_view profile_node(const Module& module, std::string_view text) {
  constexpr std::string_view kAttachment = "!prof !";
  const size_t at = text.rfind(kAttachment);
  if (at == std::string_view::npos) return {};
  text.remove_prefix(at + kAttachment.size());
  uint64_t number = 0;
  if (text.starts_with('{')) return {text.data() - 1, text.size() + 1};
  if (!take_number(text, number) || number >= metadata::Inline) return {};
  return module.text_from(static_cast<MetadataNode>(number));
}

uint64_t guid_of(std::string_view name) {
  const auto hash = md5(name);
  uint64_t guid = 0;
  std::memcpy(&guid, hash.data(), sizeof guid);
  return guid;
}

}  // namespace

ProfileSummary profile_summary(const Module& module) {
  if (module.source() == nullptr || module.flags_place == kNoOffset) return {};
  const std::string_view flags = module.source()->text().substr(module.flags_place);
  if (flags.starts_with('!') && flags.substr(1).starts_with(kProfileInDumps))
    return read_dumped(flags);
  ProfileSummary summary;
  for_each_node(module, flags, [&](std::string_view flag) {
    const std::string_view head = flag.substr(0, flag.find('}'));
    if (head.find("!\"ProfileSummary\"") == std::string_view::npos) return;
    for_each_node(module, flag,
                  [&](std::string_view fields) { read_fields(module, fields, summary); });
  });
  return summary.cold_count == kNoCount ? ProfileSummary() : summary;
}

uint64_t read_entry_count(std::string_view node) {
  if (!node.starts_with("!{!\"function_entry_count\",")) return kNoCount;
  MetadataReader elements(node);
  elements.next();
  const auto count = elements.next();
  return count && count->is_integer() ? count->value : kNoCount;
}

uint64_t entry_count(const Module& module, SymbolId function) {
  const Symbol& symbol = module[function];
  if (module.source() == nullptr || symbol.header_begin == kNoOffset ||
      symbol.body_begin == kNoOffset)
    return kNoCount;
  return read_entry_count(
      profile_node(module, module.source()->text().substr(
                               symbol.header_begin, symbol.body_begin - symbol.header_begin)));
}

CountedCallees read_counted_callees(std::string_view node) {
  if (!node.starts_with("!{!\"VP\", i32 0,")) return {};
  CountedCallees result;
  MetadataReader elements(node);
  std::vector<uint64_t> numbers;  // the kind, the total, and pairs
  for (elements.next(); const auto element = elements.next();) {
    if (!element->is_integer()) return {};
    numbers.push_back(element->value);
  }
  if (numbers.size() < 4 || numbers.size() % 2 != 0) return {};
  result.total = numbers[1];
  for (size_t i = 2; i < numbers.size(); i += 2)
    result.callees.push_back({numbers[i], numbers[i + 1]});
  std::ranges::stable_sort(result.callees, std::greater(), &CountedCallees::Callee::count);
  return result;
}

std::string_view callees_node(const Function& function, InstId call) {
  const Module& header = function.module().header();
  const SourceOffset place = function.offset_of(call);
  if (header.source() == nullptr || place >= header.source()->text().size()) return {};
  const std::string_view text = header.source()->text().substr(place);
  return profile_node(header, text.substr(0, text.find('\n')));
}

std::unordered_map<uint64_t, SymbolId> functions_by_guid(const Module& module) {
  std::unordered_map<uint64_t, SymbolId> functions;
  const std::string file = module.source_filename.empty() ? "<unknown>" : module.source_filename;
  for (const SymbolId id : module.symbols()) {
    const Symbol& symbol = module[id];
    if (symbol.kind != SymbolKind::Function) continue;
    std::string name(symbol.name);
    if (name.starts_with('\1')) name.erase(0, 1);
    if (!symbol.is_local()) functions.try_emplace(guid_of(name), id);
    for (const char* const separator : {":", ";"})
      if (symbol.is_local()) functions.try_emplace(guid_of(file + separator + name), id);
  }
  return functions;
}

}  // namespace lilt::ssa
