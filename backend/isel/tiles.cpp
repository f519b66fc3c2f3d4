#include "backend/isel/tiles.h"

#include <stdexcept>
#include <string_view>

#include "backend/isel/tile_rules.h"

namespace lilt::backend::isel {
namespace {

constexpr void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

constexpr size_t type_of_letter(char letter) {
  require(kTypeLetters.find(letter) != kTypeLetters.npos, "unknown type");
  return kTypeLetters.find(letter);
}

// --- forms

constexpr uint8_t width_of_letter(char letter) {
  constexpr std::string_view kLetters = ".bwlqo";
  constexpr uint8_t kWidths[] = {0, 1, 2, 4, 8, 16};
  require(kLetters.find(letter) != kLetters.npos, "unknown width");
  return kWidths[kLetters.find(letter)];
}

constexpr void add_forms(TileTable<Tile>& table, Operation operation, std::string_view types,
                         std::string_view registers, std::string_view memory, const Tile& forms) {
  require(registers.empty() || registers.size() == types.size(), "one width for each type");
  require(memory.empty() || memory.size() == types.size(), "one width for each type");
  require(registers.empty() == !(exists(forms.rr) || exists(forms.ri)), "widths of rr and ri");
  require(memory.empty() == !(exists(forms.rm) || exists(forms.mr) || exists(forms.mi)),
          "widths of rm, mr and mi");
  for (size_t i = 0; i < types.size(); ++i) {
    Tile& tile = table[static_cast<size_t>(operation)][type_of_letter(types[i])];
    require(!exists(tile.rr) && !exists(tile.rm) && !exists(tile.mr), "two rows for one type");
    tile = forms;
    if (!registers.empty()) tile.register_width = width_of_letter(registers[i]);
    if (!memory.empty()) tile.memory_width = width_of_letter(memory[i]);
    tile.immediate_width = forms.has(Tile::LongImmediate) ? 4 : tile.register_width;
    const bool is_of_one_lane = tile.register_width != 0 && tile.register_width < 16;
    if (!is_packed_letter(types[i]) || is_of_one_lane) continue;
    for (const unsigned bytes : {32u, 64u}) {
      Tile& wide =
          table[static_cast<size_t>(operation)][wide_type(type_of_letter(types[i]), bytes)];
      const auto factor = static_cast<uint8_t>(bytes / 16);
      wide = tile;
      wide.register_width *= factor;
      wide.immediate_width *= factor;
      wide.memory_width *= factor;
    }
  }
}

// --- rules

// A rule that declines where the code may not use the feature.
template <ProcessorFeatures feature, Rule rule>
bool only_with(Selector& s, ssa::InstId id) {
  return s.has(feature) && rule(s, id);
}

struct RuleRow {
  ssa::Opcode opcode;
  std::string_view types;
  bool is_last;  // a comparison of `rule` with null would not be constant under sanitizers
  Rule rule;
  void (*last)(Selector&, ssa::InstId);
};

constexpr RuleRow kRows[] = {
#define RULE(opcode, types, function) \
  {ssa::Opcode::opcode, types, false, &rules::function, nullptr},
#define RULE_WITH(feature, opcode, types, function)                                             \
  {ssa::Opcode::opcode, types, false, &only_with<processor_feature::feature, &rules::function>, \
   nullptr},
#define LAST(opcode, types, function) {ssa::Opcode::opcode, types, true, nullptr, &rules::function},
#include "backend/isel/tiles.def"
};

constexpr size_t kRuleCount = [] {
  size_t count = 0;
  for (const RuleRow& row : kRows)
    for (char letter : row.types) count += row.is_last ? 0u : is_packed_letter(letter) ? 3u : 1u;
  return count;
}();

struct Rules {
  TileTable<Choice> choices;
  std::array<Rule, kRuleCount> rules;
};

constexpr char letter_of(size_t type) {
  if (type < kTypeLetters.size()) return kTypeLetters[type];
  return kTypeLetters[type - wide_type(0, type < wide_type(type_of_letter('B'), 64) ? 32 : 64)];
}

constexpr Rules kRuleTables = [] {
  Rules tables{};
  uint16_t count = 0;
  for (size_t opcode = 0; opcode < std::size(ssa::kOpcodes); ++opcode)
    for (size_t type = 0; type < kMachineTypes; ++type) {
      Choice& choice = tables.choices[opcode][type];
      choice.first_rule = count;
      bool has_last = false;
      for (const RuleRow& row : kRows) {
        if (static_cast<size_t>(row.opcode) != opcode) continue;
        if (row.types.find(letter_of(type)) == row.types.npos) continue;
        require(!has_last, "a row after the last one");
        has_last = row.is_last;
        if (row.is_last)
          choice.last = row.last;
        else
          tables.rules[count++] = row.rule;
      }
      choice.rule_count = static_cast<uint16_t>(count - choice.first_rule);
      require(has_last || choice.rule_count == 0, "rules without a last row");
    }
  return tables;
}();

}  // namespace

constexpr TileTable<Tile> kTiles = [] {
  using enum x86::Op;
  using enum Tile::Property;
  constexpr x86::Op None{};
  TileTable<Tile> table{};
#define FORMS(operation, types, registers, memory, rr, ri, rm, mr, mi, properties) \
  add_forms(table, Operation::operation, types, registers, memory,                 \
            {rr, ri, rm, mr, mi, 0, 0, 0, properties});
#include "backend/isel/tiles.def"
  return table;
}();

bool is_legal(Operation operation, MachineType type, ProcessorFeatures features, unsigned bytes) {
  x86::Op row = tile_of(operation, type).rr;
  if (!exists(row)) return false;
  if (bytes == 64) row = x86::evex_form(row);
  const mir::InstrDesc& desc = x86::target()[x86::opcode(row)];
  return (desc.features & ~features) == 0 && (bytes != 64 || (desc.widths & 64) != 0);
}

constexpr TileTable<Choice> kChoices = kRuleTables.choices;
constexpr const Rule* kRules = kRuleTables.rules.data();

}  // namespace lilt::backend::isel
