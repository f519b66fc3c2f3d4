// A block has its storage's address before it, so that a thread that ends finds it.
#include "runtime/thread_storage.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace lilt::runtime {

ThreadStorage::~ThreadStorage() {
  if (has_key_) ::pthread_key_delete(key_);
  for (void* block : blocks_) std::free(static_cast<uint8_t*>(block) - align_);
}

bool ThreadStorage::set_shape(uint64_t size, uint64_t align) {
  size_ = size;
  align_ = std::max<uint64_t>(align, alignof(std::max_align_t));
  if (size != 0 && !has_key_) has_key_ = ::pthread_key_create(&key_, free_block) == 0;
  return size == 0 || has_key_;
}

// A thread that had a block ends.
void ThreadStorage::free_block(void* block) {
  ThreadStorage* storage = static_cast<ThreadStorage**>(block)[-1];
  std::lock_guard lock(storage->mutex_);
  std::erase(storage->blocks_, block);
  std::free(static_cast<uint8_t*>(block) - storage->align_);
}

uint8_t* ThreadStorage::block() {
  void* known = has_key_ ? ::pthread_getspecific(key_) : nullptr;
  return known != nullptr ? static_cast<uint8_t*>(known) : make_block();
}

uint8_t* ThreadStorage::make_block() {
  if (finder_) return finder_();
  const uint64_t size = (align_ + size_ + align_ - 1) / align_ * align_;
  auto* memory = static_cast<uint8_t*>(has_key_ ? std::aligned_alloc(align_, size) : nullptr);
  uint8_t* block = memory == nullptr ? nullptr : memory + align_;
  if (block == nullptr || ::pthread_setspecific(key_, block) != 0) {
    std::fputs("lilt: no memory for the thread-local variables of a thread\n", stderr);
    std::abort();
  }
  reinterpret_cast<ThreadStorage**>(block)[-1] = this;
  std::memset(block, 0, size_);
  for (const Part& part : parts_) std::memcpy(block + part.offset, part.bytes, part.count);
  std::lock_guard lock(mutex_);
  blocks_.push_back(block);
  return block;
}

}  // namespace lilt::runtime
