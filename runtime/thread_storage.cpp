#include "runtime/thread_storage.h"

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>

namespace lilt::runtime {

ThreadStorage::~ThreadStorage() {
  if (!has_key_) return;
  std::free(::pthread_getspecific(key_));
  ::pthread_key_delete(key_);
}

void ThreadStorage::set_shape(uint64_t size, uint64_t align) {
  size_ = size;
  align_ = std::max<uint64_t>(align, alignof(std::max_align_t));
  if (size != 0 && !has_key_) has_key_ = ::pthread_key_create(&key_, std::free) == 0;
}

uint8_t* ThreadStorage::block() {
  void* known = has_key_ ? ::pthread_getspecific(key_) : nullptr;
  return known != nullptr ? static_cast<uint8_t*>(known) : make_block();
}

uint8_t* ThreadStorage::make_block() {
  void* block =
      has_key_ ? std::aligned_alloc(align_, (size_ + align_ - 1) / align_ * align_) : nullptr;
  if (block == nullptr || ::pthread_setspecific(key_, block) != 0) {
    std::fputs("lilt: no memory for the thread-local variables of a thread\n", stderr);
    std::abort();
  }
  std::memset(block, 0, size_);
  for (const Part& part : parts_)
    std::memcpy(static_cast<uint8_t*>(block) + part.offset, part.bytes, part.count);
  return static_cast<uint8_t*>(block);
}

}  // namespace lilt::runtime
