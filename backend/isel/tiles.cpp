#include "backend/isel/tiles.h"

#include <stdexcept>
#include <string_view>

namespace lilt::backend::isel {
namespace {

constexpr void require(bool condition, const char* what) {
  if (!condition) throw std::invalid_argument(what);
}

consteval size_t type_of_letter(char letter) {
  constexpr std::string_view kLetters = "1bwlqsd";  // in the order of MachineType
  require(kLetters.find(letter) != kLetters.npos, "unknown type");
  return kLetters.find(letter);
}

consteval uint8_t width_of_letter(char letter) {
  constexpr std::string_view kLetters = ".bwlq";
  require(kLetters.find(letter) != kLetters.npos, "unknown width");
  constexpr uint8_t kWidths[] = {0, 1, 2, 4, 8};
  return kWidths[kLetters.find(letter)];
}

// Enters a row at each of its types.
consteval void add_row(TileTable& table, Operation operation, std::string_view types,
                       std::string_view registers, std::string_view memory, const Tile& row) {
  require(registers.empty() || registers.size() == types.size(), "one width for each type");
  require(memory.empty() || memory.size() == types.size(), "one width for each type");
  require(registers.empty() == !(exists(row.rr) || exists(row.ri)), "widths of rr and ri");
  require(memory.empty() == !(exists(row.rm) || exists(row.mr) || exists(row.mi)),
          "widths of rm, mr and mi");
  for (size_t i = 0; i < types.size(); ++i) {
    Tile& tile = table[static_cast<size_t>(operation)][type_of_letter(types[i])];
    require(!exists(tile.rr) && !exists(tile.rm) && !exists(tile.mr), "two rows for one type");
    tile = row;
    if (!registers.empty()) tile.register_width = width_of_letter(registers[i]);
    if (!memory.empty()) tile.memory_width = width_of_letter(memory[i]);
    tile.immediate_width = row.has(Tile::LongImmediate) ? 4 : tile.register_width;
  }
}

consteval TileTable table_of_rows() {
  using enum x86::Op;
  using enum Tile::Property;
  constexpr x86::Op None{};
  TileTable table;
#define TILE(operation, types, registers, memory, rr, ri, rm, mr, mi, properties) \
  add_row(table, Operation::operation, types, registers, memory,                  \
          {rr, ri, rm, mr, mi, 0, 0, 0, properties});
#include "backend/isel/tiles.def"
  return table;
}

}  // namespace

constexpr TileTable kTiles = table_of_rows();

}  // namespace lilt::backend::isel
