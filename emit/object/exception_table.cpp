// Idea: a plan of the table, in which only positions and references are open, is made once and
// written as bytes or as text.
//
// The table is: a header; call sites, each with the number of its first action; actions, each a
// clause and the distance to the next one; types, which are numbered backwards from the end; and
// after them filters. The lists of clauses are written from their ends, so that lists with equal
// ends share those.
// Source: Itanium C++ ABI, Exception Handling Tables; LSB Core, .eh_frame, pointer encodings.
#include "emit/object/exception_table.h"

#include <map>
#include <utility>

#include "emit/object/gas_names.h"
#include "emit/object/layout.h"
#include "emit/object/leb128.h"
#include "ir/support/text.h"

namespace lilt::object {

namespace {

// Encodings of pointers in the table.
constexpr uint8_t kOmitted = 0xFF;
constexpr uint8_t kUleb = 0x01;
constexpr uint8_t kTypeEncoding = 0x9B;

constexpr size_t kTypeSize = 4;

struct PlannedSite {
  uint32_t begin, end, landing_pad;  // positions
  uint32_t action;                   // offset in the actions + 1; 0: none
};

class TablePlan {
 public:
  explicit TablePlan(const ExceptionTable& table) : table_(table) {
    first_actions_.assign(table.landing_clauses.size(), kNotWritten);
    for (const CallSite& site : table.call_sites)
      if (site.landing_pad == kNoLandingPad)
        add_stretch(site);
      else
        add({site.begin, site.end, site.landing_pad, first_action(site.clauses)});
  }

  // Of the whole function, one for each run of code that unwinds alike.
  const std::vector<PlannedSite>& sites() const { return sites_; }
  const std::vector<uint8_t>& actions() const { return actions_; }
  const std::vector<uint8_t>& filters() const { return filters_; }
  bool has_types() const { return !table_.types.empty() || !filters_.empty(); }

 private:
  static constexpr uint32_t kNotWritten = UINT32_MAX;

  // The first action of a landing pad. A list of clauses ends with 0, a cleanup, if it has others.
  uint32_t first_action(uint32_t clauses) {
    uint32_t& action = first_actions_[clauses];
    if (action != kNotWritten) return action;
    const LandingClauses& list = table_.landing_clauses[clauses];
    action = list.is_cleanup && !list.clauses.empty() ? action_for(0, 0) : 0;
    for (size_t i = list.clauses.size(); i-- > 0;)
      action = action_for(value_of(list.clauses[i]), action);
    return action;
  }

  // A catch is known by its type's number, a filter by its offset in the filters, which are lists
  // of types that end with 0.
  int32_t value_of(const LandingClause& clause) {
    if (!clause.is_filter) return static_cast<int32_t>(clause.types[0]);
    std::vector<uint8_t> filter;
    for (uint32_t type : clause.types) append_uleb(filter, type);
    filter.push_back(0);
    const auto [known, is_new] =
        known_filters_.try_emplace({filter.begin(), filter.end()}, filters_.size());
    if (is_new) filters_.insert(filters_.end(), filter.begin(), filter.end());
    return -1 - static_cast<int32_t>(known->second);
  }

  // The action of a clause that `next` follows (offset + 1; 0: none).
  uint32_t action_for(int32_t value, uint32_t next) {
    auto [known, is_new] = known_actions_.try_emplace({value, next}, 0);
    if (!is_new) return known->second;
    known->second = static_cast<uint32_t>(actions_.size()) + 1;
    append_sleb(actions_, value);
    // The distance counts from its own field; the end of a list has none.
    append_sleb(actions_,
                next == 0 ? 0 : int64_t{next} - 1 - static_cast<int64_t>(actions_.size()));
    return known->second;
  }

  // The code between the neighbours of a call site without a landing pad.
  void add_stretch(const CallSite& site) {
    const CallSite* const next = &site + 1;
    const bool is_last = next == table_.call_sites.data() + table_.call_sites.size();
    add({sites_.empty() ? 0 : sites_.back().end, is_last ? table_.end : next->begin, kNoLandingPad,
         0});
  }

  // Adjacent sites that unwind to one place are one.
  void add(const PlannedSite& site) {
    if (!sites_.empty() && sites_.back().end == site.begin &&
        sites_.back().landing_pad == site.landing_pad && sites_.back().action == site.action)
      sites_.back().end = site.end;
    else if (site.begin != site.end)
      sites_.push_back(site);
  }

  const ExceptionTable& table_;
  std::vector<PlannedSite> sites_;
  std::vector<uint8_t> actions_, filters_;
  std::vector<uint32_t> first_actions_;          // by number of LandingClauses
  std::map<std::string, size_t> known_filters_;  // their offsets
  std::map<std::pair<int32_t, uint32_t>, uint32_t> known_actions_;
};

// Appends the distance from after its own field to the end of the types, which are aligned: with
// the first size of the field that is large enough.
void append_types_distance(std::vector<uint8_t>& bytes, size_t before_types, size_t types_size) {
  for (size_t size = 1;; ++size) {
    const size_t types = bytes.size() + size + before_types;
    const size_t padding =
        (kExceptionTableAlignment - types % kExceptionTableAlignment) % kExceptionTableAlignment;
    const uint64_t distance = before_types + padding + types_size;
    if (size_of_uleb(distance) > size) continue;
    append_uleb(bytes, distance, size);
    return;
  }
}

void append_label(std::string& out, uint32_t function_number, std::string_view rest) {
  append_exception_table_label(out, function_number);
  out += rest;
}

void print_bytes(std::string& out, const std::vector<uint8_t>& bytes) {
  for (size_t i = 0; i < bytes.size(); ++i) {
    out += i == 0 ? "\t.byte\t" : ", ";
    append_decimal(out, uint64_t{bytes[i]});
  }
  if (!bytes.empty()) out += '\n';
}

// `.uleb128 to-from`
template <class To, class From>
void print_distance(std::string& out, To append_to, From append_from) {
  append_to(out += "\t.uleb128 ");
  append_from(out += '-');
  out += '\n';
}

void print_site(std::string& out, const PlannedSite& site, uint32_t number) {
  auto print = [&](uint32_t to, uint32_t from) {
    print_distance(
        out, [&](std::string& text) { append_position_label(text, number, to); },
        [&](std::string& text) { append_position_label(text, number, from); });
  };
  print(site.begin, 0);
  print(site.end, site.begin);
  if (site.landing_pad == kNoLandingPad)
    out += "\t.uleb128 0\n";
  else
    print(site.landing_pad, 0);
  append_decimal(out += "\t.uleb128 ", uint64_t{site.action});
  out += '\n';
}

}  // namespace

void append_exception_table(std::vector<uint8_t>& bytes, const ExceptionTable& table,
                            std::vector<CellReference>& references) {
  const TablePlan plan(table);
  std::vector<uint8_t> sites;
  for (const PlannedSite& site : plan.sites()) {
    append_uleb(sites, site.begin);
    append_uleb(sites, site.end - site.begin);
    append_uleb(sites, site.landing_pad == kNoLandingPad ? 0 : site.landing_pad);
    append_uleb(sites, site.action);
  }
  const size_t before_types = 1 + size_of_uleb(sites.size()) + sites.size() + plan.actions().size();
  bytes.push_back(kOmitted);  // landing pads count from the function's start
  bytes.push_back(plan.has_types() ? kTypeEncoding : kOmitted);
  if (plan.has_types()) append_types_distance(bytes, before_types, table.types.size() * kTypeSize);
  bytes.push_back(kUleb);  // of positions
  append_uleb(bytes, sites.size());
  bytes.insert(bytes.end(), sites.begin(), sites.end());
  bytes.insert(bytes.end(), plan.actions().begin(), plan.actions().end());
  while (bytes.size() % kExceptionTableAlignment != 0) bytes.push_back(0);
  for (size_t i = table.types.size(); i-- > 0;) {
    if (!table.types[i].empty()) references.push_back({bytes.size(), table.types[i]});
    bytes.insert(bytes.end(), kTypeSize, 0);
  }
  bytes.insert(bytes.end(), plan.filters().begin(), plan.filters().end());
}

void append_exception_table_label(std::string& out, uint32_t function_number) {
  append_decimal(out += ".Lunwind", uint64_t{function_number});
}

void append_position_label(std::string& out, uint32_t function_number, uint32_t position) {
  append_label(out, function_number, "_");
  append_decimal(out, uint64_t{position});
}

void print_exception_table(std::string& out, const ExceptionTable& table, const ssa::Module& module,
                           uint32_t function_number) {
  const TablePlan plan(table);
  auto label = [&](std::string_view rest) {
    return [=](std::string& text) { append_label(text, function_number, rest); };
  };
  auto print_label = [&](std::string_view rest) {
    append_label(out, function_number, rest);
    out += ":\n";
  };
  out += "\t.p2align\t2\n";
  print_label("");
  print_bytes(out, {kOmitted, plan.has_types() ? kTypeEncoding : kOmitted});
  if (plan.has_types()) {
    print_distance(out, label("_types"), label("_header"));
    print_label("_header");
  }
  print_bytes(out, {kUleb});
  print_distance(out, label("_actions"), label("_sites"));
  print_label("_sites");
  for (const PlannedSite& site : plan.sites()) print_site(out, site, function_number);
  print_label("_actions");
  print_bytes(out, plan.actions());
  out += "\t.p2align\t2\n";
  for (size_t i = table.types.size(); i-- > 0;) {
    out += "\t.long\t";
    if (table.types[i].empty()) {
      out += "0\n";
      continue;
    }
    append_assembly_name(out, reference_cell_of(module, table.types[i]).name);
    out += "-.\n";
  }
  if (plan.has_types()) print_label("_types");
  print_bytes(out, plan.filters());
}

ReferenceCell reference_cell_of(const ssa::Module& module, std::string_view symbol,
                                bool is_private) {
  const ssa::SymbolId known = module.find(symbol);
  const bool is_local = is_private || (known.valid() && module[known].is_local());
  std::string name = is_local ? ".LDW.ref." : "DW.ref.";
  return {name += linker_name(symbol), is_local};
}

}  // namespace lilt::object
