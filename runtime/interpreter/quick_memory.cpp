// Quick operations for calls that copy or fill memory, and for addresses as integers.
#include <string_view>

#include "runtime/interpreter/quick.h"
#include "runtime/interpreter/quick_bodies.h"

namespace lilt::runtime {

namespace {

// The library's functions return their first argument, the intrinsics nothing.
void give_pointer(const Operation& op, Cell* cells) {
  if (op.width != 0) copy_cell(cell_at(cells, op.result), cell_at(cells, op.a));
}

template <unsigned kBytes>
bool copy_number(const Cell& to, const Cell& from, Memory& memory) {
  Cell number;
  return (to.undefined | from.undefined) == 0 &&
         memory.load_number<kBytes>(from.block, from.bits, number) &&
         memory.store_number<kBytes>(to.block, to.bits, number);
}

// As many bytes as a scalar has, if they are a defined number.
bool copy_few(const Cell& to, const Cell& from, const Cell& count, Memory& memory) {
  if (count.undefined != 0) return false;
  switch (count.bits) {
    case 4:
      return copy_number<4>(to, from, memory);
    case 8:
      return copy_number<8>(to, from, memory);
    default:
      return false;
  }
}

template <bool kMayOverlap>
bool copy(const Operation& op, Cell* cells, Memory& memory) {
  const Cell &to = cell_at(cells, op.a), &from = cell_at(cells, op.b),
             &count = cell_at(cells, op.c);
  if (!kMayOverlap && !Memory::are_apart(to, from, count.bits)) return false;
  if (!copy_few(to, from, count, memory)) {
    if (!count.is_defined() || !memory.can_write(to, count.bits) ||
        !memory.can_read(from, count.bits))
      return false;
    memory.copy(to, from, count.bits);
  }
  give_pointer(op, cells);
  return true;
}

bool fill(const Operation& op, Cell* cells, Memory& memory) {
  const Cell &to = cell_at(cells, op.a), &count = cell_at(cells, op.c);
  if (!count.is_defined() || !memory.can_write(to, count.bits)) return false;
  memory.fill(to, cell_at(cells, op.b), count.bits);
  give_pointer(op, cells);
  return true;
}

struct MemoryBody {
  std::string_view name;  // ends with a dot: of intrinsics with any suffix
  bool takes_two_pointers;
  QuickBody body;
};
constexpr MemoryBody kBodies[] = {
    {"llvm.memcpy.", true, copy<false>}, {"llvm.memmove.", true, copy<true>},
    {"llvm.memset.", false, fill},       {"memcpy", true, copy<false>},
    {"memmove", true, copy<true>},       {"memset", false, fill},
};

bool address_as_integer(const Operation& op, Cell* cells, Memory& memory) {
  const Cell& pointer = cell_at(cells, op.a);
  if (pointer.undefined != 0) return false;
  memory.expose(pointer);
  cell_at(cells, op.result) = integer_cell(pointer.bits);
  return true;
}

}  // namespace

QuickBody find_address_body(const Operation& full) {
  return full.code == OperationCode::PointerToInteger && full.width == 64 ? address_as_integer
                                                                          : nullptr;
}

QuickBody find_memory_body(std::string_view name, const ssa::TypeTable& types,
                           std::span<const ArgumentPlace> arguments) {
  for (const MemoryBody& body : kBodies) {
    bool is_intrinsic = body.name.ends_with('.');
    if (is_intrinsic ? !name.starts_with(body.name) : name != body.name) continue;
    bool fits = arguments.size() == (is_intrinsic ? 4 : 3) && types.is_pointer(arguments[0].type) &&
                types.is_pointer(arguments[1].type) == body.takes_two_pointers &&
                arguments[1].parts == 1 && arguments[2].type == ssa::kI64;
    return fits ? body.body : nullptr;
  }
  return nullptr;
}

}  // namespace lilt::runtime
