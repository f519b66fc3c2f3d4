// Per-thread blocks of memory, allocated on a thread's first use.
#pragma once

#include <pthread.h>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <mutex>
#include <utility>
#include <vector>

namespace lilt::runtime {

class ThreadStorage {
 public:
  // Initial nonzero bytes at an offset of the block. They must outlive the storage.
  struct Part {
    uint64_t offset;
    const void* bytes;
    size_t count;
  };
  ThreadStorage() = default;
  // Frees the blocks of all threads, none of which may use them, or end, at this time.
  ~ThreadStorage();
  ThreadStorage(const ThreadStorage&) = delete;
  ThreadStorage& operator=(const ThreadStorage&) = delete;

  // The layout of every block; set before the first is allocated. Alignment: a power of two. False
  // if the system has no more keys for threads' data (PTHREAD_KEYS_MAX).
  bool set_shape(uint64_t size, uint64_t align);
  void set_initial(std::vector<Part> parts) { parts_ = std::move(parts); }
  // In place of a shape: gives the block of the calling thread, which belongs to others.
  void set_finder(std::function<uint8_t*()> finder) { finder_ = std::move(finder); }
  // The block of the calling thread. Ends the process if memory runs out: the program cannot be
  // notified.
  uint8_t* block();

 private:
  uint8_t* make_block();
  static void free_block(void* block);

  std::function<uint8_t*()> finder_;
  uint64_t size_ = 0, align_ = 1;
  std::vector<Part> parts_;
  std::mutex mutex_;
  std::vector<void*> blocks_;  // of all threads
  pthread_key_t key_ = 0;
  bool has_key_ = false;
};

}  // namespace lilt::runtime
