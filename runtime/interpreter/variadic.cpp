// Functions with variable arguments, as in the System V ABI for x86-64 (3.5.7).
//
// clang expands va_arg in IR, so programs see the list itself: how many bytes of the register save
// area are used for general and for vector registers, where the arguments on the stack are, and
// where the save area is. A call of a function that contains va_start builds the two areas in
// blocks of the callee's frame, with the contents that the registers and the stack would have;
// everything else in them is undefined.
#include <utility>

#include "runtime/interpreter/machine.h"

namespace lilt::runtime {

using ssa::TypeId;

namespace {

constexpr uint64_t kGeneralEnd = 48, kSaveAreaSize = 176;
constexpr uint64_t kOverflowField = 8, kSaveAreaField = 16;

uint64_t align_up(uint64_t value, uint64_t align) { return (value + align - 1) / align * align; }

// The space for a value of a type: bytes of the general registers' part of the save area, or of the
// vector registers' part; if it uses neither or they are exhausted, bytes on the stack.
struct Passing {
  uint64_t general = 0, vector = 0;
  uint64_t stack = 8, align = 8;
};

Passing passing_of(const ssa::TypeTable& types, TypeId type) {
  uint32_t width = scalar_width(types, type);
  if (type == ssa::kX86Fp80) return {0, 0, 16, 16};
  if (type == ssa::kFloat || type == ssa::kDouble) return {0, 16, 8, 8};
  if (width != 0 && width <= 64) return {8, 0, 8, 8};
  if (width != 0 && width <= 128) return {16, 0, 16, 16};
  uint64_t size = types.is_sized(type) ? types.size_of(type) : 0;
  if (types.kind(type) == ssa::TypeKind::Vector && size <= 16 && !is_bit_packed(types, type))
    return {0, 16, align_up(size, 8), std::max<uint64_t>(8, size)};
  throw Fault{
      FaultKind::Unsupported,
      "the interpreter does not support variable arguments of type " + types.to_string(type),
      kNoOffset,
      {}};
}

// How much of each area is used.
struct Position {
  uint64_t general = 0, vector = kGeneralEnd, stack = 0;
};

struct Placed {
  bool is_saved = false;  // in the save area
  uint64_t offset = 0;
};

Placed take(Position& position, const Passing& passing) {
  bool is_general = passing.general != 0 && position.general + passing.general <= kGeneralEnd;
  bool is_vector = passing.vector != 0 && position.vector + passing.vector <= kSaveAreaSize;
  if (is_general)
    return {true, std::exchange(position.general, position.general + passing.general)};
  if (is_vector) return {true, std::exchange(position.vector, position.vector + passing.vector)};
  uint64_t offset = align_up(position.stack, passing.align);
  position.stack = offset + passing.stack;
  return {false, offset};
}

Passing passing_of(const ssa::TypeTable& types, const ArgumentPlace& argument) {
  if (!argument.by_value.valid()) return passing_of(types, argument.type);
  uint64_t align = std::max<uint64_t>(types.align_of(argument.by_value), argument.align);
  return {0, 0, align_up(types.size_of(argument.by_value), 8), std::max<uint64_t>(8, align)};
}

}  // namespace

void Machine::pass_variadic(const Code& code, const CallSite& site) {
  const ssa::TypeTable& types = module_.types();
  std::span<const ArgumentPlace> arguments{code_->arguments.data() + site.first, site.count};
  Position position;
  for (uint32_t i = 0; i < code.argument_count; ++i)
    take(position, passing_of(types, code.parameters[i]));
  Position start = position;
  std::vector<Placed> places;
  uint64_t align = 16;
  for (uint32_t i = code.argument_count; i < site.count; ++i) {
    Passing passing = passing_of(types, arguments[i]);
    align = std::max(align, passing.align);
    places.push_back(take(position, passing));
  }
  Cell saved = memory_.allocate_stack(kSaveAreaSize, 16, place());
  Cell overflow = memory_.allocate_stack(position.stack, align, place());
  for (size_t i = 0; i < places.size(); ++i) {
    const ArgumentPlace& argument = arguments[code.argument_count + i];
    Cell to = Memory::moved(places[i].is_saved ? saved : overflow, places[i].offset);
    const Cell* cells = cells_at(argument.place);
    if (argument.by_value.valid())
      memory_.copy(to, cells[0], types.size_of(argument.by_value));
    else
      store_parts(to, argument.type, cells);
  }
  Cell* hidden = &cell_at(frames_.next_slots(code), code.variadic_slot);
  hidden[0] = integer_cell(start.general | start.vector << 32);
  hidden[1] = Memory::moved(overflow, start.stack);
  hidden[2] = saved;
}

void Machine::store_parts(const Cell& to, TypeId type, const Cell* cells) {
  for (const Part& part : parts_of(module_.types(), type).value_or(std::vector<Part>{})) {
    Cell place_of_part = Memory::moved(to, part.offset);
    if (part.is_pointer)
      memory_.store_pointer(place_of_part, *cells++);
    else
      memory_.store_integer(place_of_part, *cells++, (part.width + 7) / 8);
  }
}

void Machine::start_variadic(const Cell& list) {
  const Cell* hidden = cells_at(code_->variadic_slot);
  memory_.store_integer(list, hidden[0], 8);
  memory_.store_pointer(Memory::moved(list, kOverflowField), hidden[1]);
  memory_.store_pointer(Memory::moved(list, kSaveAreaField), hidden[2]);
}

Cell Machine::next_variadic(const Cell& list, TypeId type) {
  Passing passing = passing_of(module_.types(), type);
  uint64_t bytes = passing.general + passing.vector;
  if (bytes != 0) {
    Cell field = Memory::moved(list, passing.general != 0 ? 0 : 4);
    Cell used = memory_.load_integer(field, 4);
    if (!used.is_defined()) memory_.fault_undefined(used, "the list of arguments");
    if (used.bits + bytes <= (passing.general != 0 ? kGeneralEnd : kSaveAreaSize)) {
      memory_.store_integer(field, integer_cell(used.bits + bytes), 4);
      return Memory::moved(memory_.load_pointer(Memory::moved(list, kSaveAreaField)), used.bits);
    }
  }
  Cell field = Memory::moved(list, kOverflowField);
  Cell next = memory_.load_pointer(field);
  next = Memory::moved(next, align_up(next.bits, passing.align) - next.bits);
  memory_.store_pointer(field, Memory::moved(next, passing.stack));
  return next;
}

void Machine::variadic_argument(const Operation& op) {
  TypeId type = code_->variadic_types[static_cast<size_t>(op.b)];
  load_parts(next_variadic(value(op.a), type), type, cells_at(op.result));
}

void Machine::load_parts(const Cell& from, TypeId type, Cell* cells) {
  for (const Part& part : parts_of(module_.types(), type).value_or(std::vector<Part>{})) {
    Cell place_of_part = Memory::moved(from, part.offset);
    Cell loaded = part.is_pointer ? memory_.load_pointer(place_of_part)
                                  : memory_.load_integer(place_of_part, (part.width + 7) / 8);
    loaded.bits &= width_mask(part.width);
    loaded.undefined &= width_mask(part.width);
    *cells++ = loaded;
  }
}

}  // namespace lilt::runtime
