// Quick operations on integers of 65 to 128 bits, which two cells hold.
#include <algorithm>
#include <cmath>
#include <iterator>

#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

namespace {

using ssa::IntPredicate;
using ssa::Opcode;
using Word = unsigned __int128;
constexpr uint32_t kWidest = 128;

// A number of up to 128 bits; false if a bit of it is undefined.
bool read(const Cell* cells, uint32_t width, Word& word) {
  word = cells[0].bits;
  uint64_t undefined = cells[0].undefined;
  if (width > 64) {
    word |= static_cast<Word>(cells[1].bits) << 64;
    undefined |= cells[1].undefined;
  }
  return undefined == 0;
}

void write(Cell* cells, uint32_t width, Word word) {
  cells[0] = integer_cell(static_cast<uint64_t>(word));
  if (width > 64) cells[1] = integer_cell(static_cast<uint64_t>(word >> 64));
}

template <Opcode kOpcode, unsigned kFlags>
bool binary(const Operation& op, Cell* cells, Memory&) {
  Word a, b, result;
  bool is_defined =
      read(&cell_at(cells, op.a), kWidest, a) & read(&cell_at(cells, op.b), kWidest, b);
  if (!is_defined || !quick_binary<kOpcode, kFlags>(op.width, a, b, result)) return false;
  write(&cell_at(cells, op.result), kWidest, result);
  return true;
}

template <IntPredicate kPredicate>
bool compare(const Operation& op, Cell* cells, Memory&) {
  Word a, b;
  bool is_defined =
      read(&cell_at(cells, op.a), kWidest, a) & read(&cell_at(cells, op.b), kWidest, b);
  if (!is_defined) return false;
  cell_at(cells, op.result) = integer_cell(quick_holds<kPredicate>(op.width, a, b));
  return true;
}

// --- casts: c is the width of the operand

uint32_t operand_width(const Operation& op) { return static_cast<uint32_t>(op.c); }

bool truncate(const Operation& op, Cell* cells, Memory&) {
  Word number, result;
  if (!read(&cell_at(cells, op.a), operand_width(op), number)) return false;
  if (!quick_truncate(op.flags, operand_width(op), op.width, number, result)) return false;
  write(&cell_at(cells, op.result), op.width, result);
  return true;
}

bool extend(const Operation& op, Cell* cells, Memory&) {
  Word number;
  if (!read(&cell_at(cells, op.a), operand_width(op), number)) return false;
  if (op.flags != 0 && signed_number(number, operand_width(op)) < 0) return false;  // nneg
  write(&cell_at(cells, op.result), op.width, number);
  return true;
}

bool extend_sign(const Operation& op, Cell* cells, Memory&) {
  Word number;
  if (!read(&cell_at(cells, op.a), operand_width(op), number)) return false;
  Word extended = static_cast<Word>(signed_number(number, operand_width(op)));
  write(&cell_at(cells, op.result), op.width, low_bits(extended, op.width));
  return true;
}

template <class Float, bool kSigned>
bool to_float(const Operation& op, Cell* cells, Memory&) {
  Word number;
  if (!read(&cell_at(cells, op.a), operand_width(op), number)) return false;
  cell_at(cells, op.result) =
      kSigned ? cell_of(static_cast<Float>(signed_number(number, operand_width(op))))
              : cell_of(static_cast<Float>(number));
  return true;
}

template <class Float, bool kSigned>
bool from_float(const Operation& op, Cell* cells, Memory&) {
  const Cell& cell = cell_at(cells, op.a);
  double number = number_of<Float>(cell, 0);
  double limit = std::ldexp(1.0, kSigned ? op.width - 1 : op.width);
  bool fits = kSigned ? number >= -limit && number < limit : number > -1 && number < limit;
  if (cell.undefined != 0 || !fits) return false;
  Word whole =
      kSigned ? static_cast<Word>(static_cast<__int128>(number)) : static_cast<Word>(number);
  write(&cell_at(cells, op.result), op.width, low_bits(whole, op.width));
  return true;
}

// --- their tables

struct BinaryBody {
  Opcode opcode;
  uint8_t flags;
  QuickBody body;
};
constexpr BinaryBody kBinaryBodies[] = {
#define X(name, opcode, flags) {Opcode::opcode, flags, binary<Opcode::opcode, flags>},
    LILT_QUICK_BINARY(X)
#undef X
};

QuickBody binary_body(Opcode opcode, uint8_t flags) {
  auto found = std::ranges::find_if(kBinaryBodies, [&](const BinaryBody& candidate) {
    return candidate.opcode == opcode && candidate.flags == flags;
  });
  return found != std::end(kBinaryBodies) ? found->body : nullptr;
}

QuickBody compare_body(IntPredicate predicate) {
  switch (predicate) {
#define X(p)            \
  case IntPredicate::p: \
    return compare<IntPredicate::p>;
    LILT_QUICK_COMPARE(X)
#undef X
  }
  return nullptr;
}

QuickBody integer_cast_body(Opcode opcode) {
  if (opcode == Opcode::Trunc) return truncate;
  return opcode == Opcode::SExt ? extend_sign : extend;
}

template <class Float>
QuickBody float_cast_body(Opcode opcode) {
  switch (opcode) {
    case Opcode::SIToFP:
      return to_float<Float, true>;
    case Opcode::UIToFP:
      return to_float<Float, false>;
    case Opcode::FPToSI:
      return from_float<Float, true>;
    case Opcode::FPToUI:
      return from_float<Float, false>;
    default:
      return nullptr;  // x86_fp80
  }
}

// Between float or double and an integer of more than 64 bits.
QuickBody float_cast_body(const Operation& full) {
  auto opcode = static_cast<Opcode>(full.c);
  bool to_float = opcode == Opcode::SIToFP || opcode == Opcode::UIToFP;
  uint32_t number = to_float ? full.width : static_cast<uint32_t>(full.b);
  if (number == 64) return float_cast_body<double>(opcode);
  return number == 32 ? float_cast_body<float>(opcode) : nullptr;
}

}  // namespace

QuickBody find_wide_body(const Operation& full) {
  bool is_cast = full.code == OperationCode::WideCast || full.code == OperationCode::ExtendedCast;
  if (full.width > kWidest || (is_cast && full.b > static_cast<int32_t>(kWidest))) return nullptr;
  switch (full.code) {
    case OperationCode::WideBinary:
      return binary_body(static_cast<Opcode>(full.c), full.flags);
    case OperationCode::WideCompare:
      return compare_body(static_cast<IntPredicate>(full.c));
    case OperationCode::WideCast:
      return integer_cast_body(static_cast<Opcode>(full.c));
    case OperationCode::ExtendedCast:
      return float_cast_body(full);
    default:
      return nullptr;
  }
}

}  // namespace lilt::runtime
