// Memory is all of one kind, and any place reaches any other.
#include "runtime/code_memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>

namespace lilt::runtime {

CodeMemory::~CodeMemory() = default;

std::optional<MemoryBlock> CodeMemory::allocate(MemoryKind, uint64_t size, uint64_t align,
                                                std::string& error) {
  const auto bytes = static_cast<size_t>((size + align - 1) / align * align);
  auto* block = size > INT32_MAX ? nullptr
                                 : static_cast<uint8_t*>(std::aligned_alloc(
                                       std::max<size_t>(static_cast<size_t>(align), 16), bytes));
  if (block == nullptr) {
    error = "it cannot be allocated";
    return std::nullopt;
  }
  std::memset(block, 0, bytes);
  return MemoryBlock{block, block, size};
}

void CodeMemory::free(MemoryKind, const MemoryBlock& block) { std::free(block.address); }

}  // namespace lilt::runtime
