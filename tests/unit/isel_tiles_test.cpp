// Each row of tiles.def against the rows of instructions.def that it names: operands, widths,
// memory forms.
#include "backend/isel/tiles.h"

#include <gtest/gtest.h>

#include <bit>
#include <functional>
#include <string>

namespace lilt::backend::isel {
namespace {

using mir::InstrDesc;
using mir::OperandKind;
using mir::OperandSpec;

std::string name_of(size_t operation) {
  constexpr std::string_view kNames[] = {
#define X(name, text, operands) #name,
#include "ir/ssa/packed_opcodes.def"
#undef X
#define OPERATION(name) #name,
#include "backend/isel/tiles.def"
  };
  if (operation < std::size(ssa::kOpcodes)) return std::string(ssa::kOpcodes[operation].name);
  return std::string(kNames[operation - std::size(ssa::kOpcodes)]);
}

// The letter of a type; that of 16 bytes for a vector of 32 or 64, which is made of its row.
char letter_of(size_t type) {
  if (type < kTypeLetters.size()) return kTypeLetters[type];
  const size_t first_of_64 = wide_type(static_cast<size_t>(MachineType::V16I8), 64);
  return kTypeLetters[type - wide_type(0, type < first_of_64 ? 32 : 64)];
}

void for_each_tile(const std::function<void(const Tile&)>& check) {
  for (size_t operation = 0; operation < kOperations; ++operation)
    for (size_t type = 0; type < kMachineTypes; ++type) {
      const Tile& tile = kTiles[operation][type];
      if (!exists(tile.rr) && !exists(tile.rm) && !exists(tile.mr)) continue;
      SCOPED_TRACE(name_of(operation) + " at " + letter_of(type));
      check(tile);
    }
}

const InstrDesc& row(x86::Op op) { return x86::target()[x86::opcode(op)]; }

// The sources of a row by kind: r, i, m; the rest are definitions and the tied copies of them.
std::string sources(x86::Op op) {
  std::string kinds;
  for (const OperandSpec& spec : row(op).operands) {
    if (spec.kind == OperandKind::Register && !spec.is_def) kinds += 'r';
    if (spec.kind == OperandKind::Immediate) kinds += 'i';
    if (spec.kind == OperandKind::Memory) kinds += 'm';
  }
  return kinds;
}

bool has_width(x86::Op op, unsigned width) {
  if (width == 0) return has_width(op, 4) && has_width(op, 8);  // of the other type
  return (row(op).widths >> std::countr_zero(width) & 1) != 0;
}

// The row with this operand in memory, counted from the last; Op{}: none.
x86::Op memory_form(x86::Op op, size_t from_last) {
  std::span<const OperandSpec> operands = row(op).operands;
  if (from_last >= operands.size()) return {};
  return static_cast<x86::Op>(operands[operands.size() - 1 - from_last].memory_form);
}

TEST(Tiles, EachFormHasItsOperands) {
  for_each_tile([](const Tile& tile) {
    if (exists(tile.rr)) {
      EXPECT_EQ(sources(tile.rr).find('m'), std::string::npos);
    }
    if (exists(tile.ri)) {
      EXPECT_EQ(sources(tile.ri), "ri");
    }
    if (exists(tile.rm)) {
      EXPECT_NE(sources(tile.rm).find('m'), std::string::npos);
      EXPECT_EQ(row(tile.rm).properties & mir::instr::MayStore, 0u);
    }
    if (exists(tile.mr)) {
      EXPECT_EQ(sources(tile.mr)[0], 'm');
    }
    if (exists(tile.mi)) {
      EXPECT_EQ(sources(tile.mi), "mi");
    }
  });
}

// Of 32 bytes the forms with a VEX prefix do, of 64 those with an EVEX prefix. Some packed rows
// lack them: legalization leaves such operations parts.
TEST(Tiles, EachFormHasItsWidth) {
  for_each_tile([](const Tile& tile) {
    const auto is_encoded = [](x86::Op form, unsigned width) {
      if (width == 64) return has_width(x86::evex_form(form), width);
      return has_width(width == 32 ? x86::vex_form(form) : form, width);
    };
    if (exists(tile.rr)) {
      if (tile.register_width >= 32 && !is_encoded(tile.rr, tile.register_width)) return;
      const bool is_wide_only = tile.register_width == 16 && has_width(tile.rr, 32);
      EXPECT_TRUE(is_wide_only || is_encoded(tile.rr, tile.register_width));
    }
    if (exists(tile.ri)) {
      EXPECT_TRUE(is_encoded(tile.ri, tile.immediate_width));
    }
    for (x86::Op form : {tile.rm, tile.mr, tile.mi})
      if (exists(form)) {
        EXPECT_TRUE(is_encoded(form, tile.memory_width)) << row(form).name;
      }
  });
}

TEST(Tiles, FormsInMemoryAreThoseThatSpillsUse) {
  for_each_tile([](const Tile& tile) {
    if (!exists(tile.rr) || !exists(tile.rm)) return;
    x86::Op folded = memory_form(tile.rr, 0);
    if (!exists(folded)) folded = memory_form(tile.rr, 1);  // an immediate is last
    EXPECT_EQ(folded, tile.rm) << row(tile.rm).name;
  });
}

TEST(Tiles, OperandsThatCommuteDoSoInTheInstruction) {
  for_each_tile([](const Tile& tile) {
    if (!tile.has(Tile::Commutes) || sources(tile.rr) != "rr") return;
    bool defines = row(tile.rr).operands[0].is_def;
    if (defines) {
      EXPECT_NE(row(tile.rr).properties & mir::instr::Commutable, 0u) << row(tile.rr).name;
    }
  });
}

// The types at which legalized IR has the opcode, as letters of tiles.def.
std::string_view legal_types(ssa::Opcode opcode) {
  using enum ssa::Opcode;
  switch (opcode) {
    case Argument:  // of the walk itself, or without an instruction
    case Phi:
    case InsertValue:
    case AddrSpaceCast:
    case FRem:  // legalization replaces the rest
    case VAArg:
    case Invoke:  // a call and a branch
    case Resume:  // a call
      return "";
    case ExtractElement:
      return "wlqsd";
    case InsertElement:
      return "WLQSD";
    case ShuffleVector:
      return "BWLQSD";
    case Store:  // of an fp128: zeros
      return "1bwlqsdtBWLQSDv";
    case Load:
    case Freeze:
      return "1bwlqsdtBWLQSD";
    case Select:
      return "1bwlqsd";
    case Alloca:
    case GetElementPtr:
      return "q";
    case ICmp:
      return "1bwlq";
    case AtomicRMW:
      return "bwlq";
    case SIToFP:
    case FPToSI:
    case UIToFP:
    case FPToUI:
      return "sdtSD";
    case FCmp:
    case FNeg:
      return "sdt";
    case Mul:
    case Shl:
    case LShr:
    case AShr:
      return "1bwlqWLQ";
    case UDiv:
    case SDiv:
    case URem:
    case SRem:
      return "1bwlq";
    case FPExt:
    case FPTrunc:
      return "dt";
    case Trunc:  // conversions at other types are their operand
    case PtrToInt:
      return "1";
    case ZExt:
    case SExt:
    case IntToPtr:
      return "1bwl";
    case BitCast:
      return "lqsd";
    case Packed:
      return "lqkBWLQSD";
    case Call:
      return "1bwlqsdtBWLQSDv";
    case ExtractValue:
      return "1bwlqsdtBWLQSDv";
    default:
      if (!ssa::is_binary(opcode)) return "v";
      return ssa::has(opcode, ssa::property::Floating) ? "sdtSD" : "1bwlqBWLQ";
  }
}

TEST(Tiles, EachLegalTypeHasALastRow) {
  for (size_t opcode = 0; opcode < std::size(ssa::kOpcodes); ++opcode)
    for (size_t type = 0; type < kMachineTypes; ++type) {
      std::string_view legal = legal_types(static_cast<ssa::Opcode>(opcode));
      EXPECT_EQ(kChoices[opcode][type].last != nullptr, legal.find(letter_of(type)) != legal.npos)
          << name_of(opcode) << " at " << letter_of(type);
    }
}

TEST(Tiles, EachNamedOperationHasARow) {
  for (size_t operation = std::size(ssa::kOpcodes); operation < kOperations; ++operation) {
    bool has_row = false;
    for (const Tile& tile : kTiles[operation])
      has_row |= exists(tile.rr) || exists(tile.rm) || exists(tile.mr);
    EXPECT_TRUE(has_row) << name_of(operation);
  }
}

}  // namespace
}  // namespace lilt::backend::isel
