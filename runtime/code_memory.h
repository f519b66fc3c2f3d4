// Memory for compiled code and its data, in one range of addresses of at most 2 GiB, so that any
// place in it reaches any other by a 32-bit distance.
//
// Code and constants are pages that are mapped twice: where they are executed or
// read, and where they are written. So no page is ever writable and executable at one address, and
// adding code changes the protection of no page that others use. Data is private memory, as in any
// program: a child process gets a copy.
#pragma once

#include <cstdint>
#include <map>
#include <optional>
#include <set>
#include <string>
#include <utility>
#include <vector>

#include "runtime/crash.h"

namespace lilt::runtime {

inline void* as_pointer(uint64_t address) { return reinterpret_cast<void*>(address); }
inline uint64_t as_address(const void* pointer) { return reinterpret_cast<uint64_t>(pointer); }

// Disjoint ranges of free addresses, of which no two touch.
class FreeRanges {
 public:
  struct Range {
    uint64_t begin = 0, end = 0;
    uint64_t size() const { return end - begin; }
  };

  // The smallest range that has room for so many bytes; nothing if none has. O(log ranges).
  std::optional<Range> find_smallest(uint64_t size) const;
  // The lowest range that has room for so many bytes at or above an address. O(ranges).
  std::optional<Range> find_lowest(uint64_t size, uint64_t from) const;
  // Takes a piece out of a range that is of this. O(log ranges).
  void take(const Range& from, const Range& piece);
  // Returns the range that the piece is in now. O(log ranges).
  Range give(Range piece);
  // In ascending order.
  const std::map<uint64_t, uint64_t>& all() const { return end_by_begin_; }

 private:
  void insert(const Range& range);
  void erase(const Range& range);

  std::map<uint64_t, uint64_t> end_by_begin_;
  std::set<std::pair<uint64_t, uint64_t>> by_size_;  // size, begin
};

enum class MemoryKind : uint8_t { Executable, ReadOnly, Writable };
inline constexpr size_t kMemoryKinds = 3;

struct MemoryBlock {
  uint8_t* address = nullptr;   // null: no block
  uint8_t* writable = nullptr;  // where its contents are written
  uint64_t size = 0;
};

// What the pages of code and constants are.
enum class PageSource : uint8_t {
  File,       // of a file in memory (memfd_create)
  Anonymous,  // shared memory without a name: perf takes only such code for compiled code. Valgrind
              // cannot map it twice
  Debugged,   // of a file in memory; debuggers can write breakpoints into code. Each block of code
              // has pages of its own
};

// Not thread-safe.
class CodeMemory {
 public:
  explicit CodeMemory(PageSource source = PageSource::File) : source_(source) {}
  ~CodeMemory();
  CodeMemory(const CodeMemory&) = delete;
  CodeMemory& operator=(const CodeMemory&) = delete;

  // A block that is aligned to a power of two; writable ones are zero, others hold anything. On
  // failure nothing, and the reason in `error`: the system refuses memory, or the range is full.
  // A small block costs no call of the system, except every kChunkSize bytes.
  std::optional<MemoryBlock> allocate(MemoryKind kind, uint64_t size, uint64_t align,
                                      std::string& error);
  // Nobody uses the block any more. Pages without blocks go back to the system once there are
  // kMaxIdlePages of them.
  void free(MemoryKind kind, const MemoryBlock& block);

  const CodeRange& code() const { return code_; }
  uint64_t used() const { return used_; }                     // bytes in blocks
  uint64_t resident() const { return touched_ * kPageSize; }  // bytes that may have memory

  static constexpr uint64_t kPageSize = 4096;
  static constexpr uint64_t kChunkSize = uint64_t{256} << 10;
  static constexpr uint64_t kMaxIdlePages = 256;

 private:
  using Range = FreeRanges::Range;
  struct Pages {
    int file = -1;         // open while they are mapped; -1: they have none
    uint64_t written = 0;  // where they are mapped for writing
    void close_file();
  };
  bool reserve(std::string& error);
  bool reserve_addresses(uint64_t size, std::string& error);
  bool make_pages(uint64_t size, Pages& pages, std::string& error) const;
  bool show_pages(const Pages& pages, const Range& range, int use) const;
  bool commit(MemoryKind kind, uint64_t size, std::string& error);
  bool leave_parents_pages(std::string& error);
  void copy_pages(const Range& chunk, uint64_t to) const;
  uint64_t first_of_data() const { return base_ + (size_ / 8 & ~(kPageSize - 1)); }
  bool is_fresh_child() const { return *fork_mark_ == 0; }
  void note_use(const Range& from, const Range& block);
  void note_release(const Range& free, const Range& block);
  void clear_used_pages(const Range& block);
  void release_idle_pages();
  void release(MemoryKind kind, const Range& pages);
  uint64_t page_of(uint64_t address) const { return (address - base_) / kPageSize; }

  const PageSource source_;
  uint64_t base_ = 0;             // where code and data are used; 0: nothing is reserved yet
  uint64_t write_base_ = 0;       // where code and constants are written, at the same distances
  uint64_t size_ = 0;             // of each of both
  uint8_t* fork_mark_ = nullptr;  // 1; the system makes it 0 in a child process
  FreeRanges unused_;             // of the reserved addresses
  FreeRanges free_[kMemoryKinds];
  std::map<uint64_t, std::pair<uint64_t, MemoryKind>> chunks_;  // by begin: end
  std::vector<bool> is_touched_;                                // by page: it may have memory
  uint64_t touched_ = 0;                                        // pages
  uint64_t idle_ = 0;                                           // touched pages without blocks
  uint64_t used_ = 0;
  CodeRange code_;
};

}  // namespace lilt::runtime
