// Copying and filling memory: by loads and stores where the length is a short constant, otherwise
// by the C library's functions or, where calls are not allowed, by string instructions.
#pragma once

#include "backend/legalize/emitter.h"

namespace lilt::backend {

// The largest lengths in bytes that are copied or filled without a call; half where size counts.
inline constexpr uint64_t kMaxCopy = 64, kMaxFill = 64;

// The largest of 1, 2, 4 and 8 bytes that fits; an integer type of that size.
uint32_t piece_size(uint64_t bytes);
ssa::TypeId piece_type(uint32_t size);
// The known alignment `offset` bytes after an address with alignment `align`.
uint32_t align_at(uint32_t align, uint64_t offset);

struct MemoryOperand {
  ssa::Value pointer;
  uint32_t align = 1;
};

// The length, of any legal integer type, is unsigned. `flags`: ssa::flag::Volatile or 0.
void emit_memory_copy(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      ssa::Value length, uint16_t flags = 0);
// The two may overlap.
void emit_memory_move(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      ssa::Value length, uint16_t flags = 0);
// `byte` is an i8.
void emit_memory_set(Emitter& emit, const MemoryOperand& to, ssa::Value byte, ssa::Value length,
                     uint16_t flags = 0);

// The same without a call at any length: string instructions copy or fill long memory.
void emit_inline_copy(Emitter& emit, const MemoryOperand& to, const MemoryOperand& from,
                      ssa::Value length, uint16_t flags = 0);
void emit_inline_set(Emitter& emit, const MemoryOperand& to, ssa::Value byte, ssa::Value length,
                     uint16_t flags = 0);

}  // namespace lilt::backend
