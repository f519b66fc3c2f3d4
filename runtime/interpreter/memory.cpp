#include "runtime/interpreter/memory.h"

#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <new>

#include "ir/support/align_up.h"

namespace lilt::runtime {

static_assert(std::is_trivially_copyable_v<MemoryBlock>);

namespace {

// The addresses of these regions in a Linux process, so that programs that print or order pointers
// behave as usual.
constexpr uint64_t kFunctionBase = 0x555555555140, kStaticBase = 0x555555658000,
                   kHeapBase = 0x5555c0000000, kStackTop = 0x7ffffffde000;
constexpr uint64_t kGap = 16;         // between blocks, so that no end is another block's start
constexpr uint64_t kRecordCost = 64;  // of one stack block, against the limit
constexpr size_t kQuarantine = 1024;  // dead records kept before the oldest is reused
constexpr uint64_t kMaxBlock = uint64_t{1} << 34;
constexpr uint64_t kGrowing = uint64_t{1} << 12;  // larger blocks get spare room when they grow

std::string bytes_text(uint64_t count) {
  return std::to_string(count) + (count == 1 ? " byte" : " bytes");
}

std::string describe(const ssa::Module& module, const MemoryBlock& block) {
  std::string size = bytes_text(block.size);
  std::string name(block.symbol().valid() ? "'@" + std::string(module[block.symbol()].name) + "'"
                                          : std::string("the program's arguments"));
  switch (block.kind) {
    case BlockKind::Stack:
      return "a stack block of " + size;
    case BlockKind::Heap:
      return "a heap block of " + size;
    case BlockKind::Function:
      return "the function " + name;
    case BlockKind::Label:
      return "a block of the function " + name;
    case BlockKind::Constant:
      return "the constant " + name + " of " + size;
    default:
      return name + " of " + size;
  }
}

void note_allocation(const ssa::Module& module, Fault& fault, const MemoryBlock& block) {
  bool is_known = block.symbol().valid(), is_static = block.is_static();
  SourceOffset place = !is_static ? block.allocated
                       : is_known ? module[block.symbol()].offset
                                  : kNoOffset;
  if (place != kNoOffset)
    fault.notes.push_back(
        {place, is_static ? "it is defined here" : "the block was allocated here"});
}

bool is_heap_address(uint64_t address) {
  return address >= kHeapBase && address < kStackTop - Memory::kStackSize;
}

[[noreturn]] void fault_dangling(const ssa::Module& module, const MemoryBlock& block,
                                 const Cell& pointer, std::string_view access) {
  bool is_known = block.generation == pointer.block.generation + 1;  // its record is not reused
  bool is_alive_again = block.bytes != nullptr;
  bool is_heap = is_heap_address(pointer.bits);
  Fault fault{FaultKind::Dangling,
              std::string(access) + (is_heap ? " in a heap block that was freed"
                                             : " in a stack block of a function that has returned"),
              kNoOffset,
              {}};
  if (is_known && !is_alive_again) {
    note_allocation(module, fault, block);
    if (block.freed != kNoOffset)
      fault.notes.push_back(
          {block.freed, is_heap ? "it was freed here" : "the function returned here"});
  }
  throw fault;
}

}  // namespace

BlockRecords::~BlockRecords() { std::free(records_); }

void BlockRecords::push_back(const MemoryBlock& block) {
  if (size_ == capacity_) {
    size_t capacity = std::max<size_t>(256, 2 * capacity_);
    void* records = std::realloc(static_cast<void*>(records_), capacity * sizeof(MemoryBlock));
    if (records == nullptr) throw std::bad_alloc();
    records_ = static_cast<MemoryBlock*>(records);
    capacity_ = capacity;
  }
  new (&records_[size_++]) MemoryBlock(block);
}

// Called when non-pointer bytes overwrite [offset, offset+count): the rest of a partly overwritten
// pointer is an integer from now on.
void BlockRecords::forget_provenance(MemoryBlock& block, uint64_t offset, uint64_t count) {
  for (uint64_t word = offset / 8; word * 8 < offset + count; ++word) {
    bool is_partial = word * 8 < offset || word * 8 + 8 > offset + count;
    if (is_partial) records_[block.provenance[word].index].is_exposed = true;
    block.provenance[word] = {};
  }
}

void AddressIndex::add_static(uint64_t base, BlockRef block) {
  statics_.insert(std::ranges::upper_bound(statics_, base, {}, &Placed::base), {base, block});
}

void AddressIndex::add_heap(uint64_t base, BlockRef block, size_t live_count) {
  if (!is_heap_indexed_) return;
  heap_.push_back({base, block});
  if (heap_.size() <= 2 * live_count + 4096) return;
  std::erase_if(heap_, [&](const Placed& placed) {
    return blocks_[placed.block.index].generation != placed.block.generation;
  });
}

Cell AddressIndex::find_heap(uint64_t address) {
  if (!std::exchange(is_heap_indexed_, true)) {
    for (uint32_t i = 0; i < blocks_.size(); ++i)
      if (blocks_[i].kind == BlockKind::Heap && blocks_[i].bytes != nullptr)
        heap_.push_back({blocks_[i].base, {i, blocks_[i].generation}});
    std::ranges::sort(heap_, {}, &Placed::base);
  }
  return find_in(heap_, address);
}

Cell AddressIndex::find_in(const std::vector<Placed>& placed, uint64_t address) const {
  auto after = std::ranges::upper_bound(placed, address, {}, &Placed::base);
  if (after == placed.begin()) return integer_cell(address);
  const Placed& candidate = *(after - 1);
  const MemoryBlock& block = blocks_[candidate.block.index];
  bool is_inside = address - candidate.base <= block.size && block.is_exposed &&
                   block.generation == candidate.block.generation;
  return is_inside ? Cell{address, 0, candidate.block} : integer_cell(address);
}

Memory::Memory(const ssa::Module& module)
    : module_(module),
      causes_(1),
      next_static_(kStaticBase),
      next_function_(kFunctionBase),
      next_heap_(kHeapBase),
      stack_bytes_(2 * kStackSize),
      stack_provenance_(kStackSize) {
  blocks_.push_back({});
  blocks_.push_back({});
  blocks_[kNullBlock].kind = BlockKind::Null;
}

Memory::~Memory() {
  for (const MemoryBlock& block : blocks_)
    if (block.kind != BlockKind::Stack && block.bytes != nullptr) free_storage(block);
}

// --- blocks

// The latest of the retired records are in the processor's cache, but the oldest is wanted.
BlockRef Memory::new_record() {
  if (retired_count_ < kQuarantine) {
    blocks_.push_back({});
    return {static_cast<uint32_t>(blocks_.size() - 1), 0};
  }
  uint32_t index = oldest_retired_;
  oldest_retired_ = static_cast<uint32_t>(blocks_[index].size);
  __builtin_prefetch(&blocks_[oldest_retired_]);
  --retired_count_;
  return {index, blocks_[index].generation};
}

BlockRef Memory::new_record(MemoryBlock&& block) {
  BlockRef ref = new_record();
  block.generation = ref.generation;
  blocks_[ref.index] = block;
  return ref;
}

void Memory::retire(uint32_t index, SourceOffset place) {
  MemoryBlock& block = blocks_[index];
  ++block.generation;
  block.freed = place;
  block.bytes = nullptr;
  block.provenance = nullptr;
  if (retired_count_++ == 0)
    oldest_retired_ = index;
  else
    blocks_[newest_retired_].size = index;
  newest_retired_ = index;
}

Cell Memory::allocate_static(BlockKind kind, uint64_t size, uint64_t align, ssa::SymbolId symbol) {
  MemoryBlock block;
  block.kind = kind;
  block.size = size;
  block.allocated = symbol.index();
  block.is_writable = kind == BlockKind::Variable;
  bool is_code = kind == BlockKind::Function || kind == BlockKind::Label;
  uint64_t& next = is_code ? next_function_ : next_static_;
  block.base = align_up(next, std::max<uint64_t>(align, 16));
  next = block.base + size + kGap;
  if (size != 0) {
    if (size >= kMaxBlock || !give_storage(block, align_up(size, 8), true))
      throw Fault{
          FaultKind::OutOfMemory, "no memory for the global variables", module_[symbol].offset, {}};
    block.is_plain = true;
  }
  uint64_t base = block.base;
  Cell pointer{base, 0, new_record(std::move(block))};
  addresses_.add_static(base, pointer.block);
  return pointer;
}

bool Memory::give_storage(MemoryBlock& block, uint64_t capacity, bool is_zeroed) {
  uint64_t held = 2 * capacity;
  block.bytes = is_zeroed ? storage_.take_zeroed(held) : storage_.take(held);
  block.words = static_cast<uint32_t>(capacity / 8);
  return block.bytes != nullptr;
}

void Memory::free_storage(const MemoryBlock& block) {
  storage_.give_back(block.bytes, 2 * block.capacity());
  if (block.provenance != nullptr)
    storage_.give_back(reinterpret_cast<uint8_t*>(block.provenance), block.capacity());
}

Cell Memory::allocate_heap(uint64_t size, uint64_t align, bool is_zeroed, SourceOffset place) {
  if (size >= kMaxBlock) return null_cell();
  MemoryBlock block;
  block.kind = BlockKind::Heap;
  block.size = size;
  block.is_writable = true;
  block.allocated = place;
  if (!give_storage(block, align_up(size, 8), is_zeroed)) return null_cell();
  block.is_plain = is_zeroed;
  if (!is_zeroed) std::memset(block.undefined(), 0xFF, size);
  return place_on_heap(std::move(block), align);
}

Cell Memory::place_on_heap(MemoryBlock&& block, uint64_t align) {
  uint64_t base = block.base = align_up(next_heap_, std::max<uint64_t>(align, 16));
  next_heap_ = base + block.size + kGap;
  Cell pointer{base, 0, new_record(std::move(block))};
  ++live_heap_count_;
  addresses_.add_heap(base, pointer.block, live_heap_count_);
  return pointer;
}

Cell Memory::reallocate_heap(const Cell& pointer, uint64_t size, SourceOffset place) {
  uint64_t old_size = heap_size(pointer);
  if (size >= kMaxBlock) return null_cell();
  MemoryBlock old = blocks_[pointer.block.index], block = old;
  block.size = size;
  block.allocated = place;
  block.is_exposed = false;
  if (!move_storage(block, old)) return null_cell();
  if (size > old_size) {
    block.is_plain = false;
    std::memset(block.undefined() + old_size, 0xFF, size - old_size);
    uint64_t first = (old_size + 7) / 8;
    if (block.provenance != nullptr)
      std::fill(block.provenance + first, block.provenance + block.words, BlockRef{});
  }
  retire(pointer.block.index, place);
  --live_heap_count_;
  return place_on_heap(std::move(block), 16);
}

// Keeps the block's storage, or moves it to a size that fits better.
bool Memory::move_storage(MemoryBlock& to, MemoryBlock& from) {
  uint64_t wanted = align_up(to.size, 8);
  bool suits = wanted <= from.capacity() && wanted >= from.capacity() / 4;
  if (suits) return true;
  bool has_room = to.size > from.size && to.size > kGrowing;
  if (!give_storage(to, has_room ? align_up(wanted + wanted / 2, 8) : wanted, false)) return false;
  uint64_t kept = std::min(from.size, to.size);
  std::memcpy(to.bytes, from.bytes, kept);
  std::memcpy(to.undefined(), from.undefined(), kept);
  if (from.provenance != nullptr) {
    to.provenance = nullptr;
    require_provenance(to, false);
    std::copy_n(from.provenance, kept / 8, to.provenance);
  }
  free_storage(from);
  return true;
}

Cell Memory::allocate_stack(uint64_t size, uint64_t align, SourceOffset place) {
  uint64_t limit = kStackSize - kGap;
  uint64_t used = stack_used_ + kGap;
  if (size >= limit || used + size + align >= limit)
    fault(FaultKind::StackOverflow, "the stack is full");
  uint64_t base = (kStackTop - used - size) & ~(std::max<uint64_t>(align, 16) - 1);
  charge_frame(kStackTop - base - stack_used_ + kRecordCost);
  stack_used_ = kStackTop - base;
  // Each field is set in place: a copy would wait until the fields are stored.
  BlockRef ref = new_record();
  MemoryBlock& block = blocks_[ref.index];
  block.base = base;
  block.size = size;
  block.bytes = stack_bytes_.data() + stack_storage_;
  block.provenance = nullptr;
  block.allocated = place;
  block.words = static_cast<uint32_t>(align_up(size, 8) / 8);
  block.kind = BlockKind::Stack;
  block.is_writable = true;
  block.is_exposed = block.is_plain = false;
  stack_storage_ += 2 * block.capacity();
  std::memset(block.undefined(), 0xFF, size);
  live_stack_.push_back(ref.index);
  return {base, 0, ref};
}

void Memory::fault_full_stack(uint64_t bytes) {
  frames_used_ -= bytes;
  fault(FaultKind::StackOverflow,
        "the stack is full: " + std::string(kStackSizeText) + " of frames");
}

void Memory::end_blocks(const StackMark& mark, SourceOffset place) {
  uint64_t records = live_stack_.size() - mark.blocks;
  frames_used_ -= stack_used_ - mark.used + records * kRecordCost;
  while (live_stack_.size() > mark.blocks) {
    const MemoryBlock& block = blocks_[live_stack_.back()];
    stack_storage_ = static_cast<uint64_t>(block.bytes - stack_bytes_.data());
    retire(live_stack_.back(), place);
    live_stack_.pop_back();
  }
  stack_used_ = mark.used;
}

uint64_t Memory::stack_address(const StackMark& mark) { return kStackTop - mark.used; }

void Memory::release_stack_below(uint64_t address, SourceOffset place) {
  size_t kept = live_stack_.size();
  while (kept > 0 && blocks_[live_stack_[kept - 1]].base < address) --kept;
  release_stack({kStackTop - address, kept}, place);
}

uint64_t Memory::heap_size(const Cell& pointer) const {
  const MemoryBlock& block = blocks_[pointer.block.index];
  bool is_start_of_live = pointer.is_defined() && block.generation == pointer.block.generation &&
                          block.kind == BlockKind::Heap && block.base == pointer.bits;
  if (!is_start_of_live) fault_free(pointer);
  return block.size;
}

void Memory::free_heap(const Cell& pointer, SourceOffset place) {
  if (pointer.is_defined() && pointer.bits == 0) return;
  heap_size(pointer);
  MemoryBlock& block = blocks_[pointer.block.index];
  free_storage(block);
  retire(pointer.block.index, place);
  --live_heap_count_;
}

// --- provenance in memory

void Memory::require_provenance(MemoryBlock& block, bool is_stack) {
  block.is_plain = false;
  if (is_stack) {
    uint64_t position = block.base - (kStackTop - kStackSize);
    block.provenance = reinterpret_cast<BlockRef*>(stack_provenance_.data() + position);
    std::memset(static_cast<void*>(block.provenance), 0, block.capacity());
    return;
  }
  block.provenance = reinterpret_cast<BlockRef*>(storage_.take_zeroed(block.capacity()));
  if (block.provenance == nullptr) throw std::bad_alloc();
}

void Memory::put_pointer(MemoryBlock& block, uint64_t offset, const Cell& value) {
  if (block.provenance == nullptr) require_provenance(block, block.kind == BlockKind::Stack);
  if (offset % 8 != 0) {  // not a whole word: the pointer can be found again by its address
    blocks_.forget_provenance(block, offset, 8);
    expose(value);
    return;
  }
  block.provenance[offset / 8] = value.is_defined() ? value.block : BlockRef{};
}

void Memory::copy_provenance(MemoryBlock& to, uint64_t to_offset, MemoryBlock& from,
                             uint64_t from_offset, uint64_t count) {
  if (from.provenance == nullptr) {
    if (to.provenance != nullptr) blocks_.forget_provenance(to, to_offset, count);
    return;
  }
  if (to.provenance == nullptr) require_provenance(to, to.kind == BlockKind::Stack);
  bool keeps_words = (to_offset - from_offset) % 8 == 0;
  uint64_t first = (from_offset + 7) / 8, last = (from_offset + count) / 8;
  bool has_whole = keeps_words && first < last;  // words that stay whole
  for (uint64_t word = from_offset / 8; word * 8 < from_offset + count; ++word) {
    if (has_whole && word == first) word = last;
    if (word * 8 < from_offset + count) blocks_[from.provenance[word].index].is_exposed = true;
  }
  if (!has_whole) return blocks_.forget_provenance(to, to_offset, count);
  uint64_t head = first * 8 - from_offset, tail = from_offset + count - last * 8;
  std::memmove(static_cast<void*>(to.provenance + (to_offset + head) / 8), from.provenance + first,
               (last - first) * sizeof(BlockRef));
  blocks_.forget_provenance(to, to_offset, head);
  blocks_.forget_provenance(to, to_offset + count - tail, tail);
}

// --- accesses

namespace {

// Sizes known to the compiler need no call.
void copy_few(void* to, const void* from, uint32_t bytes) {
  switch (bytes) {
    case 1:
      std::memcpy(to, from, 1);
      break;
    case 4:
      std::memcpy(to, from, 4);
      break;
    case 8:
      std::memcpy(to, from, 8);
      break;
    default:
      std::memcpy(to, from, bytes);
  }
}

// The first of `count` bytes that is not wholly defined, counted from `offset`; `count` if all are.
uint64_t find_undefined(const MemoryBlock& block, uint64_t offset, uint64_t count) {
  const uint8_t* begin = block.undefined() + offset;
  bool is_defined = count == 0 || (*begin == 0 && std::memcmp(begin, begin + 1, count - 1) == 0);
  if (is_defined) return count;  // as many zeros, each equal to the next
  auto is_undefined = [](uint8_t mask) { return mask != 0; };
  return static_cast<uint64_t>(std::find_if(begin, begin + count, is_undefined) - begin);
}

}  // namespace

// Of `bytes` bytes, as masks. Those of a plain block are zero.
void MemoryBlock::put_mask(uint64_t offset, uint64_t mask, uint32_t count) {
  if (is_plain && mask == 0) return;
  is_plain = false;
  copy_few(undefined() + offset, &mask, count);
}

void Memory::record_access(const Cell& pointer, uint64_t count, bool is_write) const {
  constexpr size_t kMaxRecorded = 1024;  // of one instruction: a library function may make millions
  if (accesses_->size() == kMaxRecorded) return;
  const uint64_t offset = pointer.bits - blocks_[pointer.block.index].base;
  accesses_->push_back({pointer.block, offset, count, is_write});
}

Cell Memory::load_integer(const Cell& pointer, uint32_t bytes) {
  note_access(pointer, bytes, false);
  MemoryBlock& block = checked(pointer, bytes, false);
  uint64_t offset = pointer.bits - block.base;
  Cell value;
  copy_few(&value.bits, block.bytes + offset, bytes);
  copy_few(&value.undefined, block.undefined() + offset, bytes);
  if (block.provenance != nullptr) {  // a pointer is read as an integer
    blocks_[block.provenance[offset / 8].index].is_exposed = true;
    if (offset % 8 + bytes > 8) blocks_[block.provenance[offset / 8 + 1].index].is_exposed = true;
  }
  return value;
}

Cell Memory::load_pointer(const Cell& pointer) {
  note_access(pointer, 8, false);
  MemoryBlock& block = checked(pointer, 8, false);
  uint64_t offset = pointer.bits - block.base;
  Cell value;
  std::memcpy(&value.bits, block.bytes + offset, 8);
  std::memcpy(&value.undefined, block.undefined() + offset, 8);
  if (!value.is_defined()) return value;
  if (block.provenance != nullptr && offset % 8 == 0) value.block = block.provenance[offset / 8];
  return value.block.index != kNoBlock ? value : pointer_from_integer(value);
}

void Memory::store_integer(const Cell& pointer, const Cell& value, uint32_t bytes) {
  note_access(pointer, bytes, true);
  MemoryBlock& block = checked(pointer, bytes, true);
  uint64_t offset = pointer.bits - block.base;
  copy_few(block.bytes + offset, &value.bits, bytes);
  block.put_mask(offset, value.undefined, bytes);
  if (block.provenance != nullptr) blocks_.forget_provenance(block, offset, bytes);
}

void Memory::store_pointer(const Cell& pointer, const Cell& value) {
  note_access(pointer, 8, true);
  MemoryBlock& block = checked(pointer, 8, true);
  uint64_t offset = pointer.bits - block.base;
  std::memcpy(block.bytes + offset, &value.bits, 8);
  block.put_mask(offset, value.undefined, 8);
  put_pointer(block, offset, value);
}

void Memory::initialise(const Cell& pointer, const Cell& value, uint32_t bytes, bool is_pointer) {
  MemoryBlock& block = checked(pointer, bytes, false);
  uint64_t offset = pointer.bits - block.base;
  std::memcpy(block.bytes + offset, &value.bits, bytes);
  block.put_mask(offset, value.undefined, bytes);
  if (is_pointer) put_pointer(block, offset, value);
}

void Memory::initialise_bytes(const Cell& pointer, std::string_view bytes) {
  if (bytes.empty()) return;
  MemoryBlock& block = checked(pointer, bytes.size(), false);
  std::memcpy(block.bytes + (pointer.bits - block.base), bytes.data(), bytes.size());
}

void Memory::copy(const Cell& to, const Cell& from, uint64_t count) {
  if (count == 0) return;
  if (accesses_ != nullptr) [[unlikely]] {
    record_access(from, count, false);
    record_access(to, count, true);
  }
  MemoryBlock& source = checked(from, count, false);
  MemoryBlock& target = checked(to, count, true);
  uint64_t to_offset = to.bits - target.base, from_offset = from.bits - source.base;
  std::memmove(target.bytes + to_offset, source.bytes + from_offset, count);
  bool keeps_plain =
      target.is_plain && (source.is_plain || find_undefined(source, from_offset, count) == count);
  if (!keeps_plain) {
    target.is_plain = false;
    std::memmove(target.undefined() + to_offset, source.undefined() + from_offset, count);
  }
  copy_provenance(target, to_offset, source, from_offset, count);
}

void Memory::fill(const Cell& to, const Cell& byte, uint64_t count) {
  if (count == 0) return;
  note_access(to, count, true);
  MemoryBlock& block = checked(to, count, true);
  uint64_t offset = to.bits - block.base;
  std::memset(block.bytes + offset, static_cast<int>(byte.bits & 0xFF), count);
  uint8_t mask = byte.undefined & 0xFF;
  if (!block.is_plain || mask != 0) std::memset(block.undefined() + offset, mask, count);
  block.is_plain = block.is_plain && mask == 0;
  if (block.provenance != nullptr) blocks_.forget_provenance(block, offset, count);
}

const uint8_t* Memory::readable(const Cell& pointer, uint64_t count) {
  if (count == 0) return nullptr;
  note_access(pointer, count, false);
  MemoryBlock& block = checked(pointer, count, false);
  uint64_t offset = pointer.bits - block.base;
  uint64_t found = block.is_plain ? count : find_undefined(block, offset, count);
  if (found == count) return block.bytes + offset;
  Fault fault{FaultKind::Uninitialised,
              "byte " + std::to_string(offset + found) + " of " + describe(module_, block) +
                  " is read but was never written",
              kNoOffset,
              {}};
  note_allocation(module_, fault, block);
  throw fault;
}

uint64_t Memory::readable_length(const Cell& pointer, uint64_t limit) const {
  const MemoryBlock* block =
      pointer.is_defined() ? reached(pointer.block, pointer.bits, 0) : nullptr;
  if (block == nullptr) return 0;
  uint64_t offset = pointer.bits - block->base, room = std::min(limit, block->size - offset);
  return block->is_plain ? room : find_undefined(*block, offset, room);
}

void Memory::write(const Cell& to, std::string_view bytes) {
  if (bytes.empty()) return;
  note_access(to, bytes.size(), true);
  MemoryBlock& block = checked(to, bytes.size(), true);
  uint64_t offset = to.bits - block.base;
  std::memcpy(block.bytes + offset, bytes.data(), bytes.size());
  if (!block.is_plain) std::memset(block.undefined() + offset, 0, bytes.size());
  if (block.provenance != nullptr) blocks_.forget_provenance(block, offset, bytes.size());
}

void Memory::require_apart(const Cell& left, const Cell& right, uint64_t count) const {
  if (!are_apart(left, right, count)) fault(FaultKind::OutOfBounds, "the two ranges overlap");
}

std::string_view Memory::string_at(const Cell& pointer, uint64_t limit) {
  if (limit == 0) return {};
  MemoryBlock& block = checked(pointer, 1, false);
  uint64_t offset = pointer.bits - block.base;
  uint64_t room = std::min(limit, block.size - offset);
  const char* text = reinterpret_cast<const char*>(block.bytes + offset);
  uint64_t length = ::strnlen(text, room);
  bool is_terminated = length < room;
  if (!is_terminated && room < limit) {
    readable(pointer, room);
    Fault fault{FaultKind::OutOfBounds,
                "the string in " + describe(module_, block) + " is not terminated",
                kNoOffset,
                {}};
    note_allocation(module_, fault, block);
    throw fault;
  }
  readable(pointer, length + (is_terminated ? 1 : 0));
  return {text, length};
}

// --- pointers and integers

Cell Memory::find_on_stack(uint64_t address) const {  // bases fall
  auto found =
      std::lower_bound(live_stack_.begin(), live_stack_.end(), address,
                       [&](uint32_t index, uint64_t a) { return blocks_[index].base > a; });
  if (found == live_stack_.end()) return integer_cell(address);
  const MemoryBlock& block = blocks_[*found];
  bool is_inside = block.is_exposed && address - block.base <= block.size;
  return is_inside ? Cell{address, 0, {*found, block.generation}} : integer_cell(address);
}

Cell Memory::pointer_from_integer(const Cell& address) {
  if (!address.is_defined()) return address;
  if (address.bits == 0) return null_cell();
  if (address.bits >= kStackTop - kStackSize) return find_on_stack(address.bits);
  return is_heap_address(address.bits) ? addresses_.find_heap(address.bits)
                                       : addresses_.find_static(address.bits);
}

ssa::SymbolId Memory::function_at(const Cell& pointer) const {
  const MemoryBlock& block = blocks_[pointer.block.index];
  bool is_function = block.kind == BlockKind::Function && block.base == pointer.bits;
  return is_function ? block.symbol() : ssa::SymbolId::none();
}

bool Memory::stays_within(const Cell& base, uint64_t address) const {
  const MemoryBlock& block = blocks_[base.block.index];
  if (base.block.index <= kNullBlock || block.generation != base.block.generation) return true;
  if (block.kind == BlockKind::Label) return true;  // C programs compute distances between labels
  return address - block.base <= block.size;
}

// --- faults

uint32_t Memory::add_cause(const Cause& cause) {
  causes_.push_back(cause);
  return static_cast<uint32_t>(causes_.size() - 1);
}

void Memory::fault_access(const Cell& pointer, uint64_t count, bool is_write) const {
  std::string access = (is_write ? "write of " : "read of ") + bytes_text(count);
  if (!pointer.is_defined()) fault_undefined_pointer(pointer, access);
  const MemoryBlock& block = blocks_[pointer.block.index];
  if (pointer.block.index == kNullBlock)
    fault(FaultKind::NullPointer, access + " through a null pointer");
  if (pointer.block.index == kNoBlock)
    fault(FaultKind::NoPointer, access + " through a number that is not a block's address");
  if (block.generation != pointer.block.generation) fault_dangling(module_, block, pointer, access);
  if (block.kind == BlockKind::External)
    fault(FaultKind::Unsupported, access + " at the external variable " + describe(module_, block) +
                                      ", which the interpreter lacks");
  uint64_t offset = pointer.bits - block.base;
  bool is_inside = (offset <= block.size && count <= block.size - offset) ||
                   (is_write && block.kind == BlockKind::Function);
  Fault fault{is_inside ? FaultKind::ReadOnly : FaultKind::OutOfBounds,
              access + " at offset " + std::to_string(static_cast<int64_t>(offset)) + " of " +
                  describe(module_, block),
              kNoOffset,
              {}};
  note_allocation(module_, fault, block);
  throw fault;
}

void Memory::fault_undefined_pointer(const Cell& pointer, std::string_view access) const {
  const Cause* cause = cause_of(pointer);
  if (cause == nullptr || !cause->is_pointer_arithmetic)
    fault_undefined(pointer, std::string(access) + " through the pointer");
  throw Fault{FaultKind::OutOfBounds,
              std::string(access) + " through a pointer outside its block",
              kNoOffset,
              {{cause->offset, "the pointer left its block here"}}};
}

void Memory::fault_free(const Cell& pointer) const {
  if (!pointer.is_defined()) fault_undefined(pointer, "the pointer to be freed");
  const MemoryBlock& block = blocks_[pointer.block.index];
  bool is_dead = block.generation != pointer.block.generation;
  if (!is_dead || !is_heap_address(pointer.bits)) {
    const std::string_view way = block.kind == BlockKind::Heap ? "into the middle of " : "to ";
    Fault fault{FaultKind::InvalidFree,
                "the pointer to be freed leads " +
                    (is_dead ? std::string("to a stack block of a function that has returned")
                             : std::string(way) + describe(module_, block)),
                kNoOffset,
                {}};
    note_allocation(module_, fault, block);
    throw fault;
  }
  Fault fault{FaultKind::DoubleFree, "the heap block is freed twice", kNoOffset, {}};
  if (block.generation == pointer.block.generation + 1 && block.bytes == nullptr) {
    note_allocation(module_, fault, block);
    if (block.freed != kNoOffset) fault.notes.push_back({block.freed, "it was freed here"});
  }
  throw fault;
}

void Memory::fault_undefined(const Cell& value, std::string_view use) const {
  std::string text(use);
  const Cause* cause = cause_of(value);
  if (cause == nullptr) fault(FaultKind::Uninitialised, text + " is uninitialised");
  std::string what =
      cause->kind == FaultKind::ShiftAmount ? "the shift amount is not less than the width"
      : cause->kind == FaultKind::Overflow  ? "the result does not fit, which its flags rule out"
                                            : "the value is undefined";
  throw Fault{cause->kind, what + ", and " + text + " depends on it", cause->offset, {}};
}

}  // namespace lilt::runtime
