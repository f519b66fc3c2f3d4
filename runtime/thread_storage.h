// Blocks of memory that each thread has of its own, made when a thread first asks.
#pragma once

#include <pthread.h>

#include <cstddef>
#include <cstdint>
#include <vector>

namespace lilt::runtime {

class ThreadStorage {
 public:
  // Bytes at an offset of the block that are not zero at first. They must outlive the storage.
  struct Part {
    uint64_t offset;
    const void* bytes;
    size_t count;
  };
  ThreadStorage() = default;
  ~ThreadStorage();
  ThreadStorage(const ThreadStorage&) = delete;
  ThreadStorage& operator=(const ThreadStorage&) = delete;

  // Of every block; before the first is made. Alignment: a power of two.
  void set_shape(uint64_t size, uint64_t align);
  void set_initial(std::vector<Part> parts) { parts_ = std::move(parts); }
  // The block of the thread that calls. Ends the process when there is no memory for it: there is
  // no way to tell the program.
  uint8_t* block();

 private:
  uint8_t* make_block();

  uint64_t size_ = 0, align_ = 1;
  std::vector<Part> parts_;
  pthread_key_t key_ = 0;
  bool has_key_ = false;
};

}  // namespace lilt::runtime
