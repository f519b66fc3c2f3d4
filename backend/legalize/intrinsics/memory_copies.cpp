#include "backend/legalize/intrinsics/memory_copies.h"
#include "backend/legalize/names.h"

#include <algorithm>

namespace lilt::backend {

namespace {

struct Piece {
  uint64_t offset;
  uint32_t size;
};

// Covers a length by pieces of 8, 4, 2 and 1 bytes. The last one may overlap the one before (not
// when the access is volatile: then each byte is touched once).
ArenaVector<Piece> pieces_of(uint64_t length, bool may_overlap, Arena& scratch) {
  ArenaVector<Piece> pieces(scratch);
  pieces.reserve(length / 8 + 3);
  for (uint64_t at = 0; at < length;) {
    uint64_t left = length - at;
    uint32_t size = piece_size(left);
    if (may_overlap && left != size && left < 8) {
      uint32_t wider = size * 2;
      if (at + left >= wider) {
        pieces.push_back({length - wider, wider});
        break;
      }
    }
    pieces.push_back({at, size});
    at += size;
  }
  return pieces;
}

Value load_piece(Emitter& emit, const MemoryOperand& from, const Piece& piece, uint16_t flags) {
  return emit.load(piece_type(piece.size), emit.address(from.pointer, piece.offset),
                   align_at(from.align, piece.offset), flags);
}

void store_piece(Emitter& emit, const MemoryOperand& to, const Piece& piece, Value value,
                 uint16_t flags) {
  emit.store(value, emit.address(to.pointer, piece.offset), align_at(to.align, piece.offset),
             flags);
}

bool is_short(const Emitter& emit, Value length, uint64_t longest) {
  return emit.is_integer(length) && emit.bits_of_constant(length) <= longest;
}

// Half of `longest` where size counts. Library functions take pointers of the default address space
// only.
uint64_t longest_for(const Emitter& emit, uint64_t longest, std::initializer_list<Value> pointers) {
  const ssa::Function& function = emit.function();
  if ((function.attributes() & ssa::function_attribute::ForSize) == 0) return longest;
  const bool may_call = std::ranges::all_of(
      pointers, [&](Value pointer) { return function.type_of(pointer) == ssa::kPtr; });
  return may_call ? longest / 2 : longest;
}

void call(Emitter& emit, std::string_view name, Value first, Value second, Value length) {
  emit.call(name, ssa::kPtr, {first, second, emit.resize_unsigned(length, ssa::kI64)});
}

// Emits a string instruction, repeated rcx times, as inline assembly. It advances its pointers.
void repeat(Emitter& emit, std::string_view instruction, std::string_view constraints,
            std::initializer_list<Value> arguments) {
  emit.assembly(instruction, constraints, ssa::kVoid,
                std::span(arguments.begin(), arguments.size()));
}

}  // namespace

uint32_t piece_size(uint64_t bytes) { return bytes >= 8 ? 8 : bytes >= 4 ? 4 : bytes >= 2 ? 2 : 1; }

TypeId piece_type(uint32_t size) {
  return size == 8 ? ssa::kI64 : size == 4 ? ssa::kI32 : size == 2 ? ssa::kI16 : ssa::kI8;
}

uint32_t align_at(uint32_t align, uint64_t offset) {
  uint64_t lowest = offset & -offset;
  return offset == 0 || lowest > align ? align : static_cast<uint32_t>(lowest);
}

void emit_memory_copy(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      Value length, uint16_t flags) {
  if (!is_short(emit, length, longest_for(emit, kMaxCopy, {to.pointer, from.pointer})))
    return call(emit, "memcpy", to.pointer, from.pointer, length);
  for (const Piece& piece : pieces_of(emit.bits_of_constant(length), flags == 0, emit.scratch()))
    store_piece(emit, to, piece, load_piece(emit, from, piece, flags), flags);
}

void emit_memory_move(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      Value length, uint16_t flags) {
  if (!is_short(emit, length, longest_for(emit, kMaxCopy, {to.pointer, from.pointer})))
    return call(emit, "memmove", to.pointer, from.pointer, length);
  const ArenaVector<Piece> pieces =
      pieces_of(emit.bits_of_constant(length), flags == 0, emit.scratch());
  ArenaVector<Value> loaded(emit.scratch());
  for (const Piece& piece : pieces) loaded.push_back(load_piece(emit, from, piece, flags));
  for (size_t i = 0; i < pieces.size(); ++i) store_piece(emit, to, pieces[i], loaded[i], flags);
}

void emit_memory_set(Emitter& emit, const MemoryOperand& to, Value byte, Value length,
                     uint16_t flags) {
  if (!is_short(emit, length, longest_for(emit, kMaxFill, {to.pointer}))) {
    Value value = emit.cast(Opcode::ZExt, byte, ssa::kI32);
    return call(emit, "memset", to.pointer, value, length);
  }
  uint64_t size = emit.bits_of_constant(length);
  Value repeated = byte;
  if (size > 1)
    repeated = emit.binary(Opcode::Mul, emit.cast(Opcode::ZExt, byte, ssa::kI64),
                           emit.i64(0x0101010101010101));
  for (const Piece& piece : pieces_of(size, flags == 0, emit.scratch()))
    store_piece(emit, to, piece, emit.resize_unsigned(repeated, piece_type(piece.size)), flags);
}

void emit_inline_copy(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      Value length, uint16_t flags) {
  if (is_short(emit, length, longest_for(emit, kMaxCopy, {to.pointer, from.pointer})))
    return emit_memory_copy(emit, to, from, length, flags);
  repeat(emit, "rep movsb", "{rdi},{rsi},{rcx},~{rdi},~{rsi},~{rcx}",
         {to.pointer, from.pointer, emit.resize_unsigned(length, ssa::kI64)});
}

void emit_inline_set(Emitter& emit, const MemoryOperand& to, Value byte, Value length,
                     uint16_t flags) {
  if (is_short(emit, length, longest_for(emit, kMaxFill, {to.pointer})))
    return emit_memory_set(emit, to, byte, length, flags);
  repeat(emit, "rep stosb", "{rdi},{rax},{rcx},~{rdi},~{rcx}",
         {to.pointer, byte, emit.resize_unsigned(length, ssa::kI64)});
}

}  // namespace lilt::backend
