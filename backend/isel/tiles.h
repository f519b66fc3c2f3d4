// The table of regular tiles (tiles.def), as an array by operation and type.
#pragma once

#include <array>
#include <cstdint>

#include "emit/x86/instructions.h"
#include "ir/ssa/opcode.h"

namespace lilt::backend::isel {

// A type of legalized IR, as far as instructions distinguish it.
enum class MachineType : uint8_t { I1, I8, I16, I32, I64, Float, Double, Other };
inline constexpr size_t kMachineTypes = 8;

// The opcodes of the IR, by the same numbers, and the operations that tiles.def names.
enum class Operation : uint8_t {
#define X(name, text, properties) name,
#include "ir/ssa/opcodes.def"
#undef X
#define OPERATION(name) name,
#include "backend/isel/tiles.def"
  End
};
inline constexpr auto kOperations = static_cast<size_t>(Operation::End);
constexpr Operation operation_of(ssa::Opcode opcode) { return static_cast<Operation>(opcode); }

// A row of tiles.def at one type. Op{}: the form does not exist. Widths in bytes; 0: that of the
// other type of a conversion.
struct Tile {
  enum Property : uint8_t {
    Commutes = 1,
    ZeroExtends = 2,
    SignExtends = 4,
    Modulo = 8,
    LongImmediate = 16
  };

  x86::Op rr{}, ri{}, rm{}, mr{}, mi{};
  uint8_t register_width = 0;
  uint8_t immediate_width = 0;  // of ri
  uint8_t memory_width = 0;
  uint8_t properties = 0;

  constexpr bool has(Property property) const { return (properties & property) != 0; }
};
constexpr bool exists(x86::Op form) { return form != x86::Op{}; }

using TileTable = std::array<std::array<Tile, kMachineTypes>, kOperations>;
extern const TileTable kTiles;

// O(1). All forms are Op{} if tiles.def has no row for the pair.
inline const Tile& tile_of(Operation operation, MachineType type) {
  return kTiles[static_cast<size_t>(operation)][static_cast<size_t>(type)];
}

}  // namespace lilt::backend::isel
