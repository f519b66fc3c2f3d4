// Byte memory of the default machine.
//
// Every allocation is a block with simulated addresses [base, base + size), disjoint from all
// others. It has host storage for its bytes, a mask of undefined bits for each byte, and, once a
// pointer is stored in it, a provenance for each word of eight bytes. Masks and provenance of a
// plain block (MemoryBlock::is_plain), such as an array of numbers, are never touched. A pointer
// names its block, so an access costs one index and a few comparisons; only the conversion of an
// integer to a pointer searches by address, and the heap's index by address is not built before the
// first such conversion.
//
// Memory use is proportional to live data: a block takes twice its size (three times with
// pointers), rounded up to 16 bytes, and a record of 48. A dead block keeps only its record.
// Records are reused after a while, under a new generation: a pointer with an older one dangles,
// whatever the record describes now. Addresses are never reused, but they are only numbers.
//
// Invariants: record 0 is "no block", record 1 the null pointer's; both have no bytes. A record's
// generation increases when its block dies. Stack blocks live and die in stack order.
#pragma once

#include <cstdint>
#include <cstring>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "ir/ssa/module.h"
#include "runtime/interpreter/cell.h"
#include "runtime/interpreter/fault.h"
#include "runtime/interpreter/storage.h"

namespace lilt::runtime {

enum class BlockKind : uint8_t {
  None,
  Null,
  Stack,
  Heap,
  Variable,
  Constant,
  Function,
  Label,  // the address of a basic block
  External,
};

struct MemoryBlock {
  uint64_t base = 0;
  uint64_t size = 0;         // of a dead block: the record that is reused after it
  uint8_t* bytes = nullptr;  // `words` words of 8 bytes later: a mask of undefined bits for each
  BlockRef* provenance = nullptr;  // for each word; null until a pointer is stored
  uint32_t generation = 0;
  SourceOffset allocated = kNoOffset;  // of a static block: the symbol, see symbol()
  union {
    uint32_t words = 0;  // of a living block: of bytes, of masks, and of provenance
    SourceOffset freed;  // of a dead one
  };
  BlockKind kind = BlockKind::None;
  bool is_writable = false;
  bool is_exposed = false;  // its address became an integer
  // All bytes are defined, and no pointer was ever stored: neither masks nor provenance are read.
  bool is_plain = false;

  uint8_t* undefined() const { return bytes + capacity(); }
  uint64_t capacity() const { return uint64_t{words} * 8; }
  bool is_static() const { return kind >= BlockKind::Variable; }
  // Whether a pointer, or a part of one, is there.
  bool has_pointer(uint64_t offset, uint64_t count) const {
    if (provenance == nullptr) return false;
    for (uint64_t word = offset / 8; word * 8 < offset + count; ++word)
      if (provenance[word].index != kNoBlock) return true;
    return false;
  }
  void put_mask(uint64_t offset, uint64_t mask, uint32_t count);
  ssa::SymbolId symbol() const {
    return is_static() ? ssa::SymbolId(allocated) : ssa::SymbolId::none();
  }
};
static_assert(sizeof(MemoryBlock) == 32 + 2 * sizeof(void*));

// Records by index. They move when the table grows, by whole pages if there are many.
class BlockRecords {
 public:
  BlockRecords() = default;
  ~BlockRecords();
  BlockRecords(const BlockRecords&) = delete;
  BlockRecords& operator=(const BlockRecords&) = delete;
  MemoryBlock& operator[](size_t index) { return records_[index]; }
  const MemoryBlock& operator[](size_t index) const { return records_[index]; }
  size_t size() const { return size_; }
  void push_back(const MemoryBlock& block);
  void forget_provenance(MemoryBlock& block, uint64_t offset, uint64_t count);
  const MemoryBlock* begin() const { return records_; }
  const MemoryBlock* end() const { return records_ + size_; }

 private:
  MemoryBlock* records_ = nullptr;
  size_t size_ = 0, capacity_ = 0;
};

// Static and heap blocks by their addresses, for pointers that were integers.
class AddressIndex {
 public:
  explicit AddressIndex(const BlockRecords& blocks) : blocks_(blocks) {}
  void add_static(uint64_t base, BlockRef block);
  // The address is above all others.
  void add_heap(uint64_t base, BlockRef block, size_t live_count);
  // A pointer into the exposed block there; a number, if there is none.
  Cell find_static(uint64_t address) const { return find_in(statics_, address); }
  Cell find_heap(uint64_t address);

 private:
  struct Placed {
    uint64_t base;
    BlockRef block;
  };
  Cell find_in(const std::vector<Placed>& placed, uint64_t address) const;

  const BlockRecords& blocks_;
  std::vector<Placed> statics_, heap_;  // by base; heap_: also dead ones
  bool is_heap_indexed_ = false;        // heap_ is empty before it is needed
};

// Why a value is undefined other than by not being written: see Cell::block.
struct Cause {
  FaultKind kind;
  SourceOffset offset;
  bool is_pointer_arithmetic = false;  // inbounds: the bits are still the address
};

// An access to a living block, for traces.
struct MemoryAccess {
  BlockRef block;
  uint64_t offset = 0, count = 0;
  bool is_write = false;
};

// Address space that uses memory only where it is touched.
class ReservedSpace {
 public:
  explicit ReservedSpace(size_t bytes);
  ~ReservedSpace();
  ReservedSpace(const ReservedSpace&) = delete;
  ReservedSpace& operator=(const ReservedSpace&) = delete;
  uint8_t* data() const { return data_; }

 private:
  uint8_t* data_;
  size_t size_;
};

class Memory {
 public:
  explicit Memory(const ssa::Module& module);
  ~Memory();
  Memory(const Memory&) = delete;
  Memory& operator=(const Memory&) = delete;

  // --- blocks; each returns a pointer to the first byte
  Cell allocate_static(BlockKind kind, uint64_t size, uint64_t align, ssa::SymbolId symbol);
  // The null pointer if memory is exhausted.
  Cell allocate_heap(uint64_t size, uint64_t align, bool is_zeroed, SourceOffset place);
  Cell allocate_stack(uint64_t size, uint64_t align, SourceOffset place);
  void free_heap(const Cell& pointer, SourceOffset place);
  // Like realloc: moves the contents to a new block of that size and frees the old one. Returns the
  // null pointer if memory is exhausted; the old block then stays alive. Amortised O(1) if a large
  // block grows in small steps, else O(size).
  Cell reallocate_heap(const Cell& pointer, uint64_t size, SourceOffset place);
  // Size of a live heap block; the pointer must be its start, otherwise faults like free_heap.
  uint64_t heap_size(const Cell& pointer) const;

  // Of blocks and frames together: more is a stack overflow.
  static constexpr bool kIsWide = sizeof(void*) == 8;  // the address space
  static constexpr uint64_t kStackSize = uint64_t{1} << (kIsWide ? 30 : 26);
  static constexpr std::string_view kStackSizeText = kIsWide ? "1 GiB" : "64 MiB";
  struct StackMark {
    uint64_t used;
    size_t blocks;
  };
  StackMark stack_mark() const { return {stack_used_, live_stack_.size()}; }
  // No block was made since, for each takes some of the stack.
  bool is_stack_at(const StackMark& mark) const { return stack_used_ == mark.used; }
  void release_stack(const StackMark& mark, SourceOffset place) {
    if (!is_stack_at(mark)) end_blocks(mark, place);
  }
  // The lowest address in use at a mark, and the end of all blocks below such an address.
  static uint64_t stack_address(const StackMark& mark);
  void release_stack_below(uint64_t address, SourceOffset place);
  // Charges `bytes` of call frame against the stack's limit; faults if it is exceeded.
  void charge_frame(uint64_t bytes) {
    frames_used_ += bytes;
    if (frames_used_ > kStackSize) [[unlikely]]
      fault_full_stack(bytes);
  }
  void discharge_frame(uint64_t bytes) { frames_used_ -= bytes; }

  // --- accesses; bytes ≤ 8. They fault if the pointer does not permit the access.
  Cell load_integer(const Cell& pointer, uint32_t bytes);
  Cell load_pointer(const Cell& pointer);
  void store_integer(const Cell& pointer, const Cell& value, uint32_t bytes);
  void store_pointer(const Cell& pointer, const Cell& value);
  // The same for quick operations: defined values, kBytes bytes at an address computed from a
  // pointer into that block. False, without effect, if the access needs a full operation.
  template <unsigned kBytes>
  bool load_number(BlockRef block, uint64_t address, Cell& value) const;
  bool load_reference(BlockRef block, uint64_t address, Cell& value) const;
  template <unsigned kBytes>
  bool store_number(BlockRef block, uint64_t address, const Cell& value);
  bool store_reference(BlockRef block, uint64_t address, const Cell& value);
  // The same for adjacent numbers.
  template <unsigned kBytes>
  bool load_numbers(BlockRef block, uint64_t address, std::span<Cell> values) const;
  template <unsigned kBytes>
  bool store_numbers(BlockRef block, uint64_t address, std::span<const Cell> values);
  // Whether the block lives and the address is in it or at its end.
  bool is_within(BlockRef block, uint64_t address) const {
    const MemoryBlock& record = blocks_[block.index];
    return record.generation == block.generation && address - record.base <= record.size;
  }
  // Whole ranges, for library functions. A range of no bytes is always accessible.
  void copy(const Cell& to, const Cell& from, uint64_t count);  // may overlap; keeps definedness
  void fill(const Cell& to, const Cell& byte, uint64_t count);
  const uint8_t* readable(const Cell& pointer, uint64_t count);  // faults on undefined bytes too
  // How many of `limit` bytes are readable without a fault.
  uint64_t readable_length(const Cell& pointer, uint64_t limit) const;
  void write(const Cell& to, std::string_view bytes);
  // Whether the pointer permits access to a whole range.
  bool can_read(const Cell& pointer, uint64_t count) const {
    return pointer.is_defined() && reached(pointer.block, pointer.bits, count) != nullptr;
  }
  bool can_write(const Cell& pointer, uint64_t count) const {
    return can_read(pointer, count) && blocks_[pointer.block.index].is_writable;
  }
  // False when [left, left+count) and [right, right+count) overlap and are not the same.
  static bool are_apart(const Cell& left, const Cell& right, uint64_t count) {
    uint64_t distance = left.bits > right.bits ? left.bits - right.bits : right.bits - left.bits;
    return left.block != right.block || distance == 0 || distance >= count;
  }
  // Faults unless are_apart.
  void require_apart(const Cell& left, const Cell& right, uint64_t count) const;
  // The bytes before the NUL, at most `limit` of them. Faults when the block ends before.
  std::string_view string_at(const Cell& pointer, uint64_t limit = UINT64_MAX);
  // Initialises a static block: allowed on constants too.
  void initialise(const Cell& pointer, const Cell& value, uint32_t bytes, bool is_pointer);
  void initialise_bytes(const Cell& pointer, std::string_view bytes);

  // --- pointers and integers
  void expose(const Cell& pointer) {
    if (pointer.is_defined()) blocks_[pointer.block.index].is_exposed = true;
  }
  Cell pointer_from_integer(const Cell& address);
  // The symbol of a function that the pointer is the start of; none() otherwise.
  ssa::SymbolId function_at(const Cell& pointer) const;
  // Whether the address is in the pointer's block or at its end; true also of dead or unknown
  // blocks.
  bool stays_within(const Cell& base, uint64_t address) const;
  static Cell moved(const Cell& pointer, uint64_t distance) {
    return {pointer.bits + distance, pointer.undefined, pointer.block};
  }

  // --- for traces
  const MemoryBlock& block_at(uint32_t index) const { return blocks_[index]; }
  // Appends accesses of full operations and library functions to the list from now on, while it is
  // not very long; null: no longer.
  std::vector<MemoryAccess>* record_accesses(std::vector<MemoryAccess>* accesses) {
    return std::exchange(accesses_, accesses);
  }

  // --- undefined values
  uint32_t add_cause(const Cause& cause);
  const Cause* cause_of(const Cell& value) const {  // null: read from memory that was not written
    return value.block.index == 0 ? nullptr : &causes_[value.block.index];
  }
  [[noreturn]] void fault_undefined(const Cell& value, std::string_view use) const;

 private:
  MemoryBlock& checked(const Cell& pointer, uint64_t count, bool is_write) {
    MemoryBlock& block = blocks_[pointer.block.index];
    uint64_t offset = pointer.bits - block.base;
    bool is_fine = pointer.undefined == 0 && block.generation == pointer.block.generation &&
                   offset <= block.size && count <= block.size - offset &&
                   (!is_write || block.is_writable);
    if (!is_fine) [[unlikely]]
      fault_access(pointer, count, is_write);
    return block;
  }
  // For traces; before the access, which may still fault.
  void note_access(const Cell& pointer, uint64_t count, bool is_write) const {
    if (accesses_ != nullptr) [[unlikely]]
      record_access(pointer, count, is_write);
  }
  void record_access(const Cell& pointer, uint64_t count, bool is_write) const;
  [[noreturn]] void fault_full_stack(uint64_t bytes);
  [[noreturn]] void fault_access(const Cell& pointer, uint64_t count, bool is_write) const;
  [[noreturn]] void fault_undefined_pointer(const Cell& pointer, std::string_view access) const;
  [[noreturn]] void fault_free(const Cell& pointer) const;
  // The block if it lives and has `count` bytes at the address, or null.
  const MemoryBlock* reached(BlockRef block, uint64_t address, uint64_t count) const {
    const MemoryBlock& record = blocks_[block.index];
    uint64_t rest;
    bool is_fine = record.generation == block.generation &&
                   !__builtin_sub_overflow(record.size, address - record.base, &rest) &&
                   count <= rest;
    return is_fine ? &record : nullptr;
  }
  // A record whose fields are those of the block it was for, but the generation.
  BlockRef new_record();
  BlockRef new_record(MemoryBlock&& block);
  bool give_storage(MemoryBlock& block, uint64_t capacity, bool is_zeroed);
  void free_storage(const MemoryBlock& block);
  bool move_storage(MemoryBlock& to, MemoryBlock& from);
  Cell place_on_heap(MemoryBlock&& block, uint64_t align);
  void end_blocks(const StackMark& mark, SourceOffset place);
  void retire(uint32_t index, SourceOffset place);
  void require_provenance(MemoryBlock& block, bool is_stack);
  void copy_provenance(MemoryBlock& to, uint64_t to_offset, MemoryBlock& from, uint64_t from_offset,
                       uint64_t count);
  void put_pointer(MemoryBlock& block, uint64_t offset, const Cell& value);
  Cell find_on_stack(uint64_t address) const;

  const ssa::Module& module_;
  std::vector<MemoryAccess>* accesses_ = nullptr;
  Storage storage_;
  BlockRecords blocks_;
  uint32_t oldest_retired_ = 0, newest_retired_ = 0;  // a list through `size`
  size_t retired_count_ = 0;
  std::vector<Cause> causes_;
  AddressIndex addresses_{blocks_};
  std::vector<uint32_t> live_stack_;
  size_t live_heap_count_ = 0;
  uint64_t next_static_, next_function_, next_heap_;
  uint64_t stack_used_ = 0;     // bytes below the top used by stack blocks and gaps
  uint64_t frames_used_ = 0;    // bytes charged for frames
  uint64_t stack_storage_ = 0;  // bytes of the next that are in use
  ReservedSpace stack_bytes_, stack_provenance_;
};

// --- accesses of quick operations

template <unsigned kBytes>
inline bool Memory::load_number(BlockRef ref, uint64_t address, Cell& value) const {
  const MemoryBlock* block = reached(ref, address, kBytes);
  if (block == nullptr) [[unlikely]]
    return false;
  uint64_t offset = address - block->base, bits = 0;
  if (block->is_plain) {
    std::memcpy(&bits, block->bytes + offset, kBytes);
    value = {bits, 0, {}};
    return true;
  }
  if (block->provenance != nullptr &&
      (block->provenance[offset / 8].index != kNoBlock || offset % 8 + kBytes > 8)) [[unlikely]]
    return false;
  uint64_t undefined = 0;
  std::memcpy(&bits, block->bytes + offset, kBytes);
  std::memcpy(&undefined, block->undefined() + offset, kBytes);
  value = {bits, undefined, {}};
  return true;
}

inline bool Memory::load_reference(BlockRef ref, uint64_t address, Cell& value) const {
  const MemoryBlock* block = reached(ref, address, 8);
  if (block == nullptr || address % 8 != 0) [[unlikely]]
    return false;
  uint64_t offset = address - block->base, bits, undefined;
  std::memcpy(&bits, block->bytes + offset, 8);
  std::memcpy(&undefined, block->undefined() + offset, 8);
  BlockRef target = block->provenance != nullptr ? block->provenance[offset / 8] : BlockRef{};
  if (target.index == kNoBlock && bits == 0) target = null_cell().block;
  if (undefined != 0 || target.index == kNoBlock) [[unlikely]]
    return false;
  value = {bits, 0, target};
  return true;
}

template <unsigned kBytes>
inline bool Memory::store_number(BlockRef ref, uint64_t address, const Cell& value) {
  const MemoryBlock* block = reached(ref, address, kBytes);
  if (block == nullptr || !block->is_writable || value.undefined != 0) [[unlikely]]
    return false;
  uint64_t offset = address - block->base, undefined = 0;
  if (!block->is_plain) {
    if (block->provenance != nullptr &&
        (block->provenance[offset / 8].index != kNoBlock || offset % 8 + kBytes > 8)) [[unlikely]]
      return false;
    std::memcpy(&undefined, block->undefined() + offset, kBytes);
    if (undefined != 0) std::memset(block->undefined() + offset, 0, kBytes);  // spares clean pages
  }
  std::memcpy(block->bytes + offset, &value.bits, kBytes);
  return true;
}

template <unsigned kBytes>
inline bool Memory::load_numbers(BlockRef ref, uint64_t address, std::span<Cell> values) const {
  const MemoryBlock* block = reached(ref, address, kBytes * values.size());
  if (block == nullptr || block->has_pointer(address - block->base, kBytes * values.size()))
      [[unlikely]]
    return false;
  const uint8_t *bytes = block->bytes + (address - block->base),
                *masks = block->undefined() + (address - block->base);
  for (Cell& value : values) {
    uint64_t bits = 0, undefined = 0;
    std::memcpy(&bits, bytes, kBytes);
    std::memcpy(&undefined, masks, kBytes);
    value = {bits, undefined, {}};
    bytes += kBytes;
    masks += kBytes;
  }
  return true;
}

template <unsigned kBytes>
inline bool Memory::store_numbers(BlockRef ref, uint64_t address, std::span<const Cell> values) {
  const MemoryBlock* block = reached(ref, address, kBytes * values.size());
  if (block == nullptr || !block->is_writable ||
      block->has_pointer(address - block->base, kBytes * values.size())) [[unlikely]]
    return false;
  uint64_t undefined = 0;
  for (const Cell& value : values) undefined |= value.undefined;
  if (undefined != 0) return false;
  uint8_t* bytes = block->bytes + (address - block->base);
  for (const Cell& value : values) {
    std::memcpy(bytes, &value.bits, kBytes);
    bytes += kBytes;
  }
  if (!block->is_plain)
    std::memset(block->undefined() + (address - block->base), 0, kBytes * values.size());
  return true;
}

inline bool Memory::store_reference(BlockRef ref, uint64_t address, const Cell& value) {
  const MemoryBlock* block = reached(ref, address, 8);
  if (block == nullptr || !block->is_writable || value.undefined != 0 || address % 8 != 0 ||
      block->provenance == nullptr) [[unlikely]]
    return false;
  uint64_t offset = address - block->base;
  std::memcpy(block->bytes + offset, &value.bits, 8);
  std::memset(block->undefined() + offset, 0, 8);
  block->provenance[offset / 8] = value.block;
  return true;
}

}  // namespace lilt::runtime
