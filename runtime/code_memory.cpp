// Idea: pages for all addresses are mapped once, where they are written and, inaccessible, where
// they will be used; none has memory yet. Chunks of the addresses become usable as one of three
// kinds, code from the low end and the rest above one eighth; those for data get private memory;
// blocks are taken from the smallest free range of their kind that fits, and neighbours are joined
// when they are freed.
//
// Terms: a page is touched once a block lay in it, until its memory went back to the system; it is
// idle while it is touched and no block lies in it.
// Invariants: free ranges of a kind lie in its chunks; blocks and free ranges fill the chunks;
// pages that are not touched are zero.
//
// After fork, parent and child share the pages. The child takes a copy of them before it changes
// anything: a page that the system clears in children tells it that it must.
#include "runtime/code_memory.h"

#include <sys/mman.h>
#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <cstring>

#include "ir/support/align_up.h"

#ifndef MFD_NOEXEC_SEAL
#define MFD_NOEXEC_SEAL 8U
#endif

namespace lilt::runtime {

namespace {

constexpr uint64_t kGranule = 64;  // sizes of blocks are multiples of it: no two share a cache line
constexpr uint64_t kMaxAddresses = (uint64_t{1} << 31) - CodeMemory::kPageSize;
constexpr uint64_t kFewestAddresses = uint64_t{16} << 20;
constexpr int kReadWrite = PROT_READ | PROT_WRITE;

uint64_t round_down(uint64_t value, uint64_t align) { return value & ~(align - 1); }

// The whole pages in a range; begin ≥ end: none.
FreeRanges::Range whole_pages(const FreeRanges::Range& range) {
  return {align_up(range.begin, CodeMemory::kPageSize),
          round_down(range.end, CodeMemory::kPageSize)};
}

// The pages that a range is in.
FreeRanges::Range covering_pages(const FreeRanges::Range& range) {
  return {round_down(range.begin, CodeMemory::kPageSize),
          align_up(range.end, CodeMemory::kPageSize)};
}

FreeRanges::Range common_part(const FreeRanges::Range& a, const FreeRanges::Range& b) {
  return {std::max(a.begin, b.begin), std::min(a.end, b.end)};
}

uint64_t map(uint64_t address, uint64_t size, int protection, int flags, int file,
             uint64_t offset) {
  void* mapped = ::mmap(as_pointer(address), size, protection, flags | MAP_NORESERVE, file,
                        static_cast<off_t>(offset));
  return mapped == MAP_FAILED ? 0 : reinterpret_cast<uint64_t>(mapped);
}

// Addresses without memory.
uint64_t map_nothing(uint64_t size) {
  return map(0, size, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
}

// A file in memory. Systems may refuse files that could be executed as programs, and older ones do
// not know the flag that forbids that. A size above the process's limit would be a signal.
int make_file(uint64_t size) {
  rlimit limit;
  if (::getrlimit(RLIMIT_FSIZE, &limit) == 0 && limit.rlim_cur < size) {
    errno = EFBIG;
    return -1;
  }
  int file = ::memfd_create("lilt-code", MFD_CLOEXEC | MFD_NOEXEC_SEAL);
  if (file < 0 && errno == EINVAL) file = ::memfd_create("lilt-code", MFD_CLOEXEC);
  if (file >= 0 && ::ftruncate(file, static_cast<off_t>(size)) != 0) {
    ::close(file);
    file = -1;
  }
  return file;
}

// Where a chunk should be.
struct Wish {
  uint64_t size, from;
};

int use_of(MemoryKind kind) {
  return kind == MemoryKind::Executable ? PROT_READ | PROT_EXEC : PROT_READ;
}

// Keeps errno.
bool refuse(std::string_view action, std::string& error) {
  const int reason = errno;
  error = "cannot " + std::string(action) + ": " + std::strerror(reason);
  errno = reason;
  return false;
}

}  // namespace

// --- free ranges

std::optional<FreeRanges::Range> FreeRanges::find_smallest(uint64_t size) const {
  auto found = by_size_.lower_bound({size, 0});
  if (found == by_size_.end()) return std::nullopt;
  return Range{found->second, found->second + found->first};
}

std::optional<FreeRanges::Range> FreeRanges::find_lowest(uint64_t size, uint64_t from) const {
  for (const auto& [begin, end] : end_by_begin_)
    if (end > from && end - std::max(begin, from) >= size) return Range{begin, end};
  return std::nullopt;
}

void FreeRanges::insert(const Range& range) {
  if (range.begin == range.end) return;
  end_by_begin_.emplace(range.begin, range.end);
  by_size_.emplace(range.size(), range.begin);
}

void FreeRanges::erase(const Range& range) {
  end_by_begin_.erase(range.begin);
  by_size_.erase({range.size(), range.begin});
}

void FreeRanges::take(const Range& from, const Range& piece) {
  erase(from);
  insert({from.begin, piece.begin});
  insert({piece.end, from.end});
}

FreeRanges::Range FreeRanges::give(Range piece) {
  auto after = end_by_begin_.lower_bound(piece.begin);
  if (after != end_by_begin_.end() && after->first == piece.end) {
    const Range next{after->first, after->second};
    piece.end = next.end;
    erase(next);
    after = end_by_begin_.lower_bound(piece.begin);
  }
  if (after != end_by_begin_.begin()) {
    const auto before = std::prev(after);
    const Range previous{before->first, before->second};
    if (previous.end == piece.begin) {
      piece.begin = previous.begin;
      erase(previous);
    }
  }
  insert(piece);
  return piece;
}

// --- addresses and chunks

CodeMemory::~CodeMemory() {
  if (base_ == 0) return;
  ::munmap(as_pointer(base_), size_);
  ::munmap(as_pointer(write_base_), size_);
  ::munmap(fork_mark_, kPageSize);
}

// Pages without contents, mapped where they are written.
bool CodeMemory::make_pages(uint64_t size, Pages& pages, std::string& error) const {
  if (source_ != PageSource::Anonymous) {
    pages.file = make_file(size);
    if (pages.file < 0) return refuse("make a file in memory for code", error);
  }
  const int kind = MAP_SHARED | (pages.file < 0 ? MAP_ANONYMOUS : 0);
  pages.written = map(0, size, kReadWrite, kind, pages.file, 0);
  if (pages.written != 0) return true;
  refuse("reserve addresses for code", error);
  pages.close_file();
  return false;
}

void CodeMemory::Pages::close_file() {
  if (file >= 0) ::close(file);
  file = -1;
}

// Maps pages where they are used.
bool CodeMemory::show_pages(const Pages& pages, const Range& range, int use) const {
  const uint64_t offset = range.begin - base_;
  // A private page shows what is written to the file until a debugger writes to the page itself.
  const int sharing = source_ == PageSource::Debugged ? MAP_PRIVATE : MAP_SHARED;
  if (pages.file >= 0)
    return map(range.begin, range.size(), use, sharing | MAP_FIXED, pages.file, offset) != 0;
  // A size of zero asks for a second mapping of shared pages.
  return ::mremap(as_pointer(pages.written + offset), 0, range.size(),
                  MREMAP_MAYMOVE | MREMAP_FIXED, as_pointer(range.begin)) != MAP_FAILED &&
         ::mprotect(as_pointer(range.begin), range.size(), use) == 0;
}

// The file is closed at once, since a program may close all files that it does not know.
bool CodeMemory::reserve_addresses(uint64_t size, std::string& error) {
  Pages pages;
  base_ = map_nothing(size);
  if (base_ == 0) return refuse("reserve addresses for code", error);
  const bool is_made = make_pages(size, pages, error);
  if (is_made && show_pages(pages, {base_, base_ + size}, PROT_NONE)) {
    pages.close_file();
    write_base_ = pages.written;
    return true;
  }
  if (is_made) {
    refuse("map memory for code", error);
    pages.close_file();
    ::munmap(as_pointer(pages.written), size);
  }
  ::munmap(as_pointer(base_), size);
  base_ = 0;
  return false;
}

// Where the process may have few addresses (ulimit -v) or only small files, it makes do with fewer.
bool CodeMemory::reserve(std::string& error) {
  uint64_t size = kMaxAddresses;
  while (!reserve_addresses(size, error)) {
    if ((errno != ENOMEM && errno != EFBIG) || size < 2 * kFewestAddresses) return false;
    size = round_down(size / 2, kPageSize);
  }
  const uint64_t mark = map(0, kPageSize, kReadWrite, MAP_PRIVATE | MAP_ANONYMOUS, -1, 0);
  if (mark == 0) {
    refuse("reserve addresses for code", error);
    ::munmap(as_pointer(base_), size);
    ::munmap(as_pointer(write_base_), size);
    base_ = 0;
    return false;
  }
  fork_mark_ = static_cast<uint8_t*>(as_pointer(mark));
  ::madvise(fork_mark_, kPageSize, MADV_WIPEONFORK);
  *fork_mark_ = 1;
  size_ = size;
  unused_.give({base_, base_ + size});
  is_touched_.resize(size / kPageSize);
  code_.begin = base_;
  code_.end = base_;
  return true;
}

// Adds a chunk with room for that many bytes to the free ranges of its kind. Code and data grow in
// parts of their own as long as they can, so that the range of code has little else in it. Data is
// not at the far end, since code refers to places after it: an index that is constant and large.
bool CodeMemory::commit(MemoryKind kind, uint64_t size, std::string& error) {
  const bool is_code = kind == MemoryKind::Executable;
  size = align_up(size, kPageSize);
  uint64_t from = base_;
  std::optional<Range> room;
  for (const Wish& wish : {Wish{std::max(size, kChunkSize), is_code ? base_ : first_of_data()},
                           Wish{std::max(size, kChunkSize), base_}, Wish{size, base_}}) {
    room = unused_.find_lowest(wish.size, wish.from);
    if (!room) continue;
    size = wish.size;
    from = std::max(room->begin, wish.from);
    break;
  }
  if (!room) {
    error = size_ == kMaxAddresses
                ? "code and data in memory are larger than 2 GiB"
                : "code and data in memory are larger than the " + std::to_string(size_ >> 20) +
                      " MiB of addresses that the system allows";
    return false;
  }
  const Range chunk{from, from + size};
  const bool is_usable =
      kind == MemoryKind::Writable
          ? map(chunk.begin, size, kReadWrite, MAP_PRIVATE | MAP_ANONYMOUS | MAP_FIXED, -1, 0) != 0
          : ::mprotect(as_pointer(chunk.begin), size, use_of(kind)) == 0;
  if (!is_usable) return refuse("map memory for code", error);
  unused_.take(*room, chunk);
  chunks_.emplace(chunk.begin, std::pair(chunk.end, kind));
  free_[static_cast<size_t>(kind)].give(chunk);
  if (is_code) code_.end = std::max<uint64_t>(code_.end, chunk.end);
  return true;
}

// In a child process: from now on it has pages of its own.
bool CodeMemory::leave_parents_pages(std::string& error) {
  Pages pages;
  if (!make_pages(size_, pages, error)) return false;
  bool good = true;
  for (const auto& [begin, end] : unused_.all())
    good = good && show_pages(pages, {begin, end}, PROT_NONE);
  for (const auto& [begin, chunk] : chunks_) {
    if (chunk.second == MemoryKind::Writable) continue;
    copy_pages({begin, chunk.first}, pages.written);
    good = good && show_pages(pages, {begin, chunk.first}, use_of(chunk.second));
  }
  good = good && ::mremap(as_pointer(pages.written), size_, size_, MREMAP_MAYMOVE | MREMAP_FIXED,
                          as_pointer(write_base_)) != MAP_FAILED;
  if (!good) {
    refuse("copy code for a child process", error);
    ::munmap(as_pointer(pages.written), size_);
  }
  pages.close_file();
  if (good) *fork_mark_ = 1;
  return good;
}

// Copies the pages of a chunk that have contents, as they were written.
void CodeMemory::copy_pages(const Range& chunk, uint64_t to) const {
  for (uint64_t page = chunk.begin; page < chunk.end; page += kPageSize)
    if (is_touched_[page_of(page)])
      std::memcpy(as_pointer(to + (page - base_)), as_pointer(write_base_ + (page - base_)),
                  kPageSize);
}

// --- blocks

std::optional<MemoryBlock> CodeMemory::allocate(MemoryKind kind, uint64_t size, uint64_t align,
                                                std::string& error) {
  if (base_ == 0 && !reserve(error)) return std::nullopt;
  if (is_fresh_child() && !leave_parents_pages(error)) return std::nullopt;
  FreeRanges& free = free_[static_cast<size_t>(kind)];
  const bool has_own_pages = source_ == PageSource::Debugged && kind == MemoryKind::Executable;
  size = align_up(size, has_own_pages ? kPageSize : kGranule);
  if (has_own_pages) align = std::max(align, kPageSize);
  const uint64_t with_padding = size + (align > kGranule ? align - kGranule : 0);
  std::optional<Range> from = free.find_smallest(with_padding);
  if (!from) {
    if (!commit(kind, with_padding, error)) return std::nullopt;
    from = free.find_smallest(with_padding);
  }
  const uint64_t begin = align_up(from->begin, align);
  const Range block{begin, begin + size};
  free.take(*from, block);
  if (kind == MemoryKind::Writable) clear_used_pages(block);
  // What a debugger wrote into code that is gone.
  if (has_own_pages) ::madvise(as_pointer(begin), size, MADV_DONTNEED);
  note_use(*from, block);
  const uint64_t write_at = kind == MemoryKind::Writable ? begin : write_base_ + (begin - base_);
  return MemoryBlock{static_cast<uint8_t*>(as_pointer(begin)),
                     static_cast<uint8_t*>(as_pointer(write_at)), size};
}

void CodeMemory::free(MemoryKind kind, const MemoryBlock& block) {
  std::string error;
  if (is_fresh_child() && !leave_parents_pages(error)) return;  // the block is lost
  const auto begin = reinterpret_cast<uint64_t>(block.address);
  const Range range{begin, begin + block.size};
  note_release(free_[static_cast<size_t>(kind)].give(range), range);
  if (idle_ >= kMaxIdlePages) release_idle_pages();
}

void CodeMemory::clear_used_pages(const Range& block) {
  const Range pages = covering_pages(block);
  for (uint64_t page = pages.begin; page < pages.end; page += kPageSize) {
    if (!is_touched_[page_of(page)]) continue;
    const Range part = common_part(block, {page, page + kPageSize});
    std::memset(as_pointer(part.begin), 0, part.size());
  }
}

void CodeMemory::note_use(const Range& from, const Range& block) {
  const Range were_free = whole_pages(from), pages = covering_pages(block);
  for (uint64_t page = pages.begin; page < pages.end; page += kPageSize) {
    const bool is_touched = is_touched_[page_of(page)];
    if (is_touched && page >= were_free.begin && page < were_free.end) --idle_;
    if (is_touched) continue;
    is_touched_[page_of(page)] = true;
    ++touched_;
  }
  used_ += block.size();
}

void CodeMemory::note_release(const Range& free, const Range& block) {
  const Range pages = common_part(whole_pages(free), covering_pages(block));
  if (pages.begin < pages.end) idle_ += pages.size() / kPageSize;
  used_ -= block.size();
}

void CodeMemory::release_idle_pages() {
  for (size_t kind = 0; kind < kMemoryKinds; ++kind)
    for (const auto& [begin, end] : free_[kind].all())
      release(static_cast<MemoryKind>(kind), whole_pages({begin, end}));
}

// Gives the memory of free pages back: of each run of touched ones.
void CodeMemory::release(MemoryKind kind, const Range& pages) {
  for (uint64_t page = pages.begin; page < pages.end; page += kPageSize) {
    uint64_t end = page;
    for (; end < pages.end && is_touched_[page_of(end)]; end += kPageSize)
      is_touched_[page_of(end)] = false;
    if (end == page) continue;
    touched_ -= (end - page) / kPageSize;
    idle_ -= (end - page) / kPageSize;
    if (kind == MemoryKind::Writable)
      ::madvise(as_pointer(page), end - page, MADV_DONTNEED);
    else
      ::madvise(as_pointer(write_base_ + (page - base_)), end - page, MADV_REMOVE);
    page = end;
  }
}

}  // namespace lilt::runtime
