// Quick operations on numbers that two cells hold: integers of 65 to 128 bits, and x86_fp80.
#include <algorithm>
#include <cstring>
#include <iterator>

#include "ir/support/extended_number.h"
#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

namespace {

using ssa::IntPredicate;
using ssa::Opcode;
using Word = number::Word128;
constexpr uint32_t kMaxWidth = 128;
constexpr uint32_t kExtended = 80;

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
bool wide_binary(const Operation& op, Cell* cells, Memory&) {
  Word a, b, result;
  bool is_defined =
      read(&cell_at(cells, op.a), kMaxWidth, a) && read(&cell_at(cells, op.b), kMaxWidth, b);
  if (!is_defined || number::binary(kOpcode, kFlags, op.width, a, b, result) != Trouble::None)
    return false;
  write(&cell_at(cells, op.result), kMaxWidth, result);
  return true;
}

template <IntPredicate kPredicate>
bool compare(const Operation& op, Cell* cells, Memory&) {
  Word a, b;
  bool is_defined =
      read(&cell_at(cells, op.a), kMaxWidth, a) && read(&cell_at(cells, op.b), kMaxWidth, b);
  if (!is_defined) return false;
  cell_at(cells, op.result) = integer_cell(number::holds(kPredicate, op.width, a, b));
  return true;
}

// --- casts: c is the width of the operand

uint32_t operand_width(const Operation& op) { return static_cast<uint32_t>(op.c); }

template <Opcode kOpcode>
bool integer_cast(const Operation& op, Cell* cells, Memory&) {
  Word value, result;
  if (!read(&cell_at(cells, op.a), operand_width(op), value)) return false;
  if (number::integer_cast(kOpcode, op.flags, operand_width(op), op.width, value, result) !=
      Trouble::None)
    return false;
  write(&cell_at(cells, op.result), op.width, result);
  return true;
}

template <class Float, bool kSigned>
bool to_float(const Operation& op, Cell* cells, Memory&) {
  Word value;
  if (!read(&cell_at(cells, op.a), operand_width(op), value)) return false;
  cell_at(cells, op.result) =
      cell_of(number::integer_to_floating<Float>(kSigned, value, operand_width(op)));
  return true;
}

template <class Float, bool kSigned>
bool from_float(const Operation& op, Cell* cells, Memory&) {
  const Cell& cell = cell_at(cells, op.a);
  Word whole;
  if (cell.undefined != 0 || number::floating_to_integer(kSigned, number_of<Float>(cell, 0),
                                                         op.width, whole) != Trouble::None)
    return false;
  write(&cell_at(cells, op.result), op.width, whole);
  return true;
}

// --- x86_fp80: 64 bits in the first cell, 16 in the second

bool read(const Cell* cells, long double& value) {
  const uint64_t bits[2] = {cells[0].bits, cells[1].bits};
  value = read_extended_number(bits);
  return (cells[0].undefined | cells[1].undefined) == 0;
}

void write(Cell* cells, long double value) {
  uint64_t bits[2] = {};
  write_extended_number(value, bits);
  cells[0] = integer_cell(bits[0]);
  cells[1] = integer_cell(bits[1]);
}

template <Opcode kOpcode>
bool extended_binary(const Operation& op, Cell* cells, Memory&) {
  long double a, b;
  if (!(read(&cell_at(cells, op.a), a) && read(&cell_at(cells, op.b), b))) return false;
  write(&cell_at(cells, op.result), number::floating_binary(kOpcode, a, b));
  return true;
}

bool compare_extended(const Operation& op, Cell* cells, Memory&) {  // c: the predicate
  long double a, b;
  if (!(read(&cell_at(cells, op.a), a) && read(&cell_at(cells, op.b), b))) return false;
  bool holds = number::holds(static_cast<ssa::FloatPredicate>(op.c), a, b);
  cell_at(cells, op.result) = integer_cell(holds);
  return true;
}

template <class Number>
bool to_extended(const Operation& op, Cell* cells, Memory&) {
  const Cell& a = cell_at(cells, op.a);
  if (a.undefined != 0) return false;
  write(&cell_at(cells, op.result),
        static_cast<long double>(number_of<Number>(a, operand_width(op))));
  return true;
}

// --- their tables

struct BinaryBody {
  Opcode opcode;
  uint8_t flags;
  QuickBody body;
};
constexpr BinaryBody kBinaryBodies[] = {
#define X(name, opcode, flags) {Opcode::opcode, flags, wide_binary<Opcode::opcode, flags>},
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
  if (opcode == Opcode::Trunc) return integer_cast<Opcode::Trunc>;
  return opcode == Opcode::SExt ? integer_cast<Opcode::SExt> : integer_cast<Opcode::ZExt>;
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

QuickBody extended_binary_body(Opcode opcode) {
  switch (opcode) {
    case Opcode::FAdd:
      return extended_binary<Opcode::FAdd>;
    case Opcode::FSub:
      return extended_binary<Opcode::FSub>;
    case Opcode::FMul:
      return extended_binary<Opcode::FMul>;
    case Opcode::FDiv:
      return extended_binary<Opcode::FDiv>;
    default:
      return nullptr;
  }
}

// From a number of one cell.
QuickBody extension_body(Opcode opcode, int32_t operand_width) {
  if (operand_width > 64) return nullptr;
  if (opcode == Opcode::SIToFP) return to_extended<int64_t>;
  if (opcode == Opcode::UIToFP) return to_extended<uint64_t>;
  if (opcode != Opcode::FPExt || operand_width == 16) return nullptr;
  return operand_width == 32 ? to_extended<float> : to_extended<double>;
}

// Between float or double and an integer of more than 64 bits.
QuickBody float_cast_body(const Operation& full) {
  auto opcode = static_cast<Opcode>(full.c);
  bool to_float = opcode == Opcode::SIToFP || opcode == Opcode::UIToFP;
  uint32_t width = to_float ? full.width : static_cast<uint32_t>(full.b);
  if (width == 64) return float_cast_body<double>(opcode);
  return width == 32 ? float_cast_body<float>(opcode) : nullptr;
}

}  // namespace

QuickBody find_wide_body(const Operation& full) {
  bool is_cast = full.code == OperationCode::WideCast || full.code == OperationCode::ExtendedCast;
  if (full.width > kMaxWidth || (is_cast && full.b > static_cast<int32_t>(kMaxWidth)))
    return nullptr;
  switch (full.code) {
    case OperationCode::WideBinary:
      return binary_body(static_cast<Opcode>(full.c), full.flags);
    case OperationCode::WideCompare:
      return compare_body(static_cast<IntPredicate>(full.c));
    case OperationCode::WideCast:
      return integer_cast_body(static_cast<Opcode>(full.c));
    case OperationCode::ExtendedCast: {
      auto opcode = static_cast<Opcode>(full.c);
      bool is_extension =
          full.width == kExtended && opcode != Opcode::FPToSI && opcode != Opcode::FPToUI;
      return is_extension ? extension_body(opcode, full.b) : float_cast_body(full);
    }
    case OperationCode::ExtendedBinary:
      return full.width == kExtended ? extended_binary_body(static_cast<Opcode>(full.c)) : nullptr;
    case OperationCode::ExtendedCompare:
      return full.width == kExtended && (full.c & kSignals) == 0 ? compare_extended : nullptr;
    default:
      return nullptr;
  }
}

}  // namespace lilt::runtime
