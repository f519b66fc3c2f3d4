// The tables of tiles.def: by operation and type, the rules in order, and the forms of the regular
// tile.
#pragma once

#include <array>
#include <cstdint>
#include <string_view>
#include <utility>

#include "emit/x86/instructions.h"
#include "ir/ssa/opcode.h"
#include "ir/ssa/type.h"
#include "ir/ssa/value.h"
#include "ir/support/processor_features.h"

namespace lilt::backend::isel {

class Selector;

// A type of legalized IR, as far as instructions distinguish it.
enum class MachineType : uint8_t {
  I1,
  I8,
  I16,
  I32,
  I64,
  Float,
  Double,
  X87,
  V16I8,
  V8I16,
  V4I32,
  V2I64,
  V4Float,
  V2Double,
  Other,
  Bits,
  V32I8,
  V16I16,
  V8I32,
  V4I64,
  V8Float,
  V4Double,
  V64I8,
  V32I16,
  V16I32,
  V8I64,
  V16Float,
  V8Double
};
inline constexpr std::string_view kTypeLetters = "1bwlqsdtBWLQSDvk";  // in tiles.def
inline constexpr size_t kMachineTypes = kTypeLetters.size() + 12;
// The vector of 32 or 64 bytes with lanes as those of a vector of 16 bytes: its rows are the same,
// at twice and four times the width.
constexpr size_t wide_type(size_t packed, unsigned bytes) {
  return packed + (bytes == 32 ? 8 : 14);
}
constexpr bool is_packed_letter(char letter) {
  return std::string_view("BWLQSD").find(letter) != std::string_view::npos;
}

// The opcodes of the IR, by the same numbers, those of Packed, and the operations that tiles.def
// names.
enum class Operation : uint8_t {
#define X(name, text, properties) name,
#include "ir/ssa/opcodes.def"
#undef X
#define X(name, text, operands) name,
#include "ir/ssa/packed_opcodes.def"
#undef X
#define OPERATION(name) name,
#include "backend/isel/tiles.def"
  End
};
inline constexpr auto kOperations = static_cast<size_t>(Operation::End);
constexpr Operation operation_of(ssa::Opcode opcode) { return static_cast<Operation>(opcode); }
constexpr Operation operation_of(ssa::PackedOpcode opcode) {
  return static_cast<Operation>(std::size(ssa::kOpcodes) + static_cast<size_t>(opcode));
}

// Whether the rows of the opcode are chosen by the type of its first operand, not of its result.
constexpr bool is_by_operand(ssa::Opcode opcode) {
  constexpr uint64_t kMask = [] {
    using enum ssa::Opcode;
    uint64_t mask = 0;
    for (ssa::Opcode o :
         {Store, ICmp, FCmp, ZExt, SExt, IntToPtr, FPTrunc, FPToSI, FPToUI, BitCast})
      mask |= uint64_t{1} << static_cast<unsigned>(o);
    return mask;
  }();
  return (kMask >> static_cast<unsigned>(opcode) & 1) != 0;
}

// The instruction for each form of the operands. Op{}: the form does not exist. Widths in bytes; 0:
// that of the other type of a conversion.
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

// Emits the tile of an instruction, or declines: returns false without a change.
using Rule = bool (*)(Selector&, ssa::InstId);
// The rows of an opcode at a type.
struct Choice {
  void (*last)(Selector&, ssa::InstId) = nullptr;  // null: legalization leaves no such instruction
  uint16_t first_rule = 0;
  uint16_t rule_count = 0;
};

template <class T>
using TileTable = std::array<std::array<T, kMachineTypes>, kOperations>;
extern const TileTable<Tile> kTiles;
extern const TileTable<Choice> kChoices;
extern const Rule* const kRules;  // by Choice::first_rule

// O(1), as is the next. All forms are Op{} if tiles.def has none for the pair.
inline const Tile& tile_of(Operation operation, MachineType type) {
  return kTiles[static_cast<size_t>(operation)][static_cast<size_t>(type)];
}
// Whether an instruction does the operation at the type of 16 bytes or, at the same lanes, of so
// many, where the code may use the features.
bool is_legal(Operation operation, MachineType type, ProcessorFeatures features,
              unsigned bytes = 16);
// Of vectors of 16 bytes.
constexpr MachineType type_of_lanes(ssa::TypeId lane) {
  using enum MachineType;
  constexpr std::pair<ssa::TypeId, MachineType> kTypes[] = {
      {ssa::kI8, V16I8},  {ssa::kI16, V8I16},     {ssa::kI32, V4I32},
      {ssa::kI64, V2I64}, {ssa::kFloat, V4Float}, {ssa::kDouble, V2Double}};
  for (const auto& [known, type] : kTypes)
    if (known == lane) return type;
  return Other;
}
inline const Choice& choice_of(ssa::Opcode opcode, MachineType type) {
  return kChoices[static_cast<size_t>(opcode)][static_cast<size_t>(type)];
}

}  // namespace lilt::backend::isel
