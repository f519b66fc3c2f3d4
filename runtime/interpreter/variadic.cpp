// Calls of functions with variable arguments, and reading them.
#include "runtime/interpreter/variadic.h"

#include <algorithm>
#include <utility>

#include "ir/support/align_up.h"
#include "runtime/interpreter/operations.h"

namespace lilt::runtime {

using ssa::TypeId;

namespace {

constexpr uint64_t kGeneralEnd = 48, kSaveAreaSize = 176;
constexpr uint64_t kVectorField = 4, kOverflowField = 8, kSaveAreaField = 16;

}  // namespace

std::optional<Passing> passing_of(const ssa::TypeTable& types, TypeId type) {
  uint32_t width = scalar_width(types, type);
  if (type == ssa::kX86Fp80) return Passing{0, 0, 16, 16};
  if (type == ssa::kFp128) return Passing{0, 16, 16, 16};
  if (types.is_floating(type)) return Passing{0, 16, 8, 8};
  if (width != 0 && width <= 64) return Passing{8, 0, 8, 8};
  if (width != 0 && width <= 128) return Passing{16, 0, 16, 16};
  if (!types.is_sized(type)) return std::nullopt;
  uint64_t size = types.size_of(type);
  if (size == 0) return Passing{0, 0, 0, 1};
  if (types.kind(type) == ssa::TypeKind::Vector && size <= 16 && !is_bit_packed_vector(types, type))
    return Passing{0, 16, align_up(size, 8), std::max<uint64_t>(8, size)};
  return std::nullopt;
}

namespace {

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

Passing passing_of_argument(const ssa::TypeTable& types, const ArgumentPlace& argument) {
  if (argument.by_value.valid()) {
    uint64_t align = std::max<uint64_t>(types.align_of(argument.by_value), argument.align);
    return {0, 0, align_up(types.size_of(argument.by_value), 8), std::max<uint64_t>(8, align)};
  }
  std::optional<Passing> passing = passing_of(types, argument.type);
  if (passing) return *passing;
  throw Fault{FaultKind::Unsupported,
              "the interpreter does not support variable arguments of type " +
                  types.to_string(argument.type),
              kNoOffset,
              {}};
}

void add_pieces(const ssa::TypeTable& types, const ArgumentPlace& argument, const Placed& placed,
                std::vector<VariadicLayout::Piece>& pieces) {
  using Kind = VariadicLayout::Kind;
  if (argument.by_value.valid())
    return pieces.push_back({argument.place, Kind::Object, placed.is_saved, placed.offset,
                             types.size_of(argument.by_value)});
  Place from = argument.place;
  for (const Part& part : parts_of(types, argument.type).value_or(std::vector<Part>{})) {
    pieces.push_back({from, part.is_pointer ? Kind::Pointer : Kind::Integer, placed.is_saved,
                      placed.offset + part.offset, (part.width + 7) / 8});
    from += static_cast<Place>(sizeof(Cell));
  }
}

VariadicLayout layout_of(const ssa::TypeTable& types, const Code& callee,
                         std::span<const ArgumentPlace> arguments) {
  VariadicLayout layout;
  layout.callee = &callee;
  Position position;
  for (const ArgumentPlace& parameter : callee.parameters)
    take(position, passing_of_argument(types, parameter));
  layout.used_general = position.general;
  layout.used_vector = position.vector;
  layout.stack_start = position.stack;
  for (size_t i = callee.argument_count; i < arguments.size(); ++i) {
    Passing passing = passing_of_argument(types, arguments[i]);
    layout.align = std::max(layout.align, passing.align);
    add_pieces(types, arguments[i], take(position, passing), layout.pieces);
  }
  layout.stack_size = position.stack;
  return layout;
}

// --- scalars in memory, usually as in quick operations

void store_part(Memory& memory, const Cell& to, const Cell& value, uint64_t bytes,
                bool is_pointer) {
  bool is_stored = to.is_defined() &&
                   (is_pointer   ? memory.store_reference(to.block, to.bits, value)
                    : bytes == 8 ? memory.store_number<8>(to.block, to.bits, value)
                                 : bytes == 4 && memory.store_number<4>(to.block, to.bits, value));
  if (is_stored) return;
  if (is_pointer)
    memory.store_pointer(to, value);
  else
    memory.store_integer(to, value, static_cast<uint32_t>(bytes));
}

Cell load_part(Memory& memory, const Cell& from, uint64_t bytes, bool is_pointer) {
  Cell value;
  bool is_loaded =
      from.is_defined() &&
      (is_pointer   ? memory.load_reference(from.block, from.bits, value)
       : bytes == 8 ? memory.load_number<8>(from.block, from.bits, value)
                    : bytes == 4 && memory.load_number<4>(from.block, from.bits, value));
  if (is_loaded) return value;
  return is_pointer ? memory.load_pointer(from)
                    : memory.load_integer(from, static_cast<uint32_t>(bytes));
}

}  // namespace

const VariadicLayout& VariadicLayouts::find(const ssa::TypeTable& types, const Code& caller,
                                            const Code& callee, const CallSite& site) {
  if (site.layout == 0) {
    layouts_.emplace_back();
    site.layout = static_cast<uint32_t>(layouts_.size());
  }
  VariadicLayout& layout = layouts_[site.layout - 1];
  if (layout.callee != &callee)
    layout = layout_of(types, callee, {caller.arguments.data() + site.first, site.count});
  return layout;
}

void store_parts(Memory& memory, const Cell& to, std::span<const Part> parts, const Cell* cells) {
  for (const Part& part : parts)
    store_part(memory, Memory::moved(to, part.offset), *cells++, (part.width + 7) / 8,
               part.is_pointer);
}

Cell next_variadic(Memory& memory, const Cell& list, const Passing& passing) {
  uint64_t bytes = passing.general + passing.vector;
  if (bytes != 0) {
    Cell field = Memory::moved(list, passing.general != 0 ? 0 : kVectorField);
    Cell used = load_part(memory, field, 4, false);
    if (!used.is_defined()) memory.fault_undefined(used, "the list of arguments");
    if (used.bits + bytes <= (passing.general != 0 ? kGeneralEnd : kSaveAreaSize)) {
      store_part(memory, field, integer_cell(used.bits + bytes), 4, false);
      Cell area = load_part(memory, Memory::moved(list, kSaveAreaField), 8, true);
      return Memory::moved(area, used.bits);
    }
  }
  Cell field = Memory::moved(list, kOverflowField);
  Cell next = load_part(memory, field, 8, true);
  next = Memory::moved(next, align_up(next.bits, passing.align) - next.bits);
  store_part(memory, field, Memory::moved(next, passing.stack), 8, true);
  return next;
}

void load_parts(Memory& memory, const Cell& from, std::span<const Part> parts, Cell* cells) {
  for (const Part& part : parts) {
    Cell loaded =
        load_part(memory, Memory::moved(from, part.offset), (part.width + 7) / 8, part.is_pointer);
    loaded.bits &= low_mask(part.width);
    loaded.undefined &= low_mask(part.width);
    *cells++ = loaded;
  }
}

// Variable arguments that are passed on stay where they are: the named ones have the same types.
void pass_variadic(Execution& state, VariadicLayouts& layouts, const Code& code,
                   const CallSite& site) {
  if (site.forwards) [[unlikely]] {
    const Cell* own = state.cells_at(state.code->variadic_slot);
    std::copy_n(own, kVariadicCells, &cell_at(state.frames.next_slots(code), code.variadic_slot));
    return;
  }
  const VariadicLayout& layout = layouts.find(state.module.types(), *state.code, code, site);
  Cell saved = state.memory.allocate_stack(kSaveAreaSize, 16, state.place());
  Cell overflow = state.memory.allocate_stack(layout.stack_size, layout.align, state.place());
  for (const VariadicLayout::Piece& piece : layout.pieces) {
    Cell to = Memory::moved(piece.is_saved ? saved : overflow, piece.offset);
    const Cell& from = state.value(piece.from);
    if (piece.kind == VariadicLayout::Kind::Object)
      state.memory.copy(to, from, piece.bytes);
    else
      store_part(state.memory, to, from, piece.bytes, piece.kind == VariadicLayout::Kind::Pointer);
  }
  Cell* hidden = &cell_at(state.frames.next_slots(code), code.variadic_slot);
  hidden[0] = integer_cell(layout.used_general);
  hidden[1] = integer_cell(layout.used_vector);
  hidden[2] = Memory::moved(overflow, layout.stack_start);
  hidden[3] = saved;
}

// Stores what the running function's call left for it.
void operations::StartVariadic(Execution& state, const Operation& op) {
  const Cell& list = state.value(op.a);
  const Cell* hidden = state.cells_at(state.code->variadic_slot);
  store_part(state.memory, list, hidden[0], 4, false);
  store_part(state.memory, Memory::moved(list, kVectorField), hidden[1], 4, false);
  store_part(state.memory, Memory::moved(list, kOverflowField), hidden[2], 8, true);
  store_part(state.memory, Memory::moved(list, kSaveAreaField), hidden[3], 8, true);
}

void operations::VariadicArgument(Execution& state, const Operation& op) {
  const VariadicType& type = state.code->variadic_types[static_cast<size_t>(op.b)];
  load_parts(state.memory, next_variadic(state.memory, state.value(op.a), type.passing), type.parts,
             state.cells_at(op.result));
}

}  // namespace lilt::runtime
